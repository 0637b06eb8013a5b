"""What a card of Undaunted can do now, and what lies on a tile."""

from __future__ import annotations

from typing import cast

from bocage.cli.items import Item
from bocage.cli.undaunted.board import MARKS, spawns, value_of
from bocage.cli.undaunted.menu import GAME
from bocage.cli.undaunted.panels import action_text
from bocage.cli.why import Answer, kinds_of
from bocage.cli.wish import Wish
from bocage.undaunted.cards import CARDS
from bocage.undaunted.counters import COUNTERS
from bocage.undaunted.kinds import CONTROLLED, FOG, KINDS, NO_TILE, SCOUTED, SIDES, UNIT_NAMES, UNITS
from bocage.undaunted.verbs import VERB_NAMES
from bocage.undaunted.view import PositionView
from bocage.words.undaunted import TOPICS


class UndauntedAnswer(Answer):
    """Answers what a seat asks in Undaunted."""

    topics = TOPICS

    @property
    def position(self) -> PositionView:
        """Give the view as what it is."""
        return cast(PositionView, self.view)

    def group(self, item: Item) -> bool:
        """Explain a card."""
        if item.level != "card":
            return False
        self._card(item.value)
        return True

    def places(self) -> list[str]:
        """List the names of all tiles."""
        return self.position.scenario.tiles

    def nearest(self, asked: str) -> str:
        """Find what comes nearest; cards are written in capitals."""
        found = super().nearest(asked)
        return found.upper() if found.upper() in KINDS else found

    def thing(self, name: str) -> None:
        if name in KINDS:
            self._card(name)
        elif name in self.position.scenario.index:
            self._tile(name)
        else:
            self.say("terminal-why-unknown", asked=name, nearest=self.nearest(name))

    def _card(self, name: str) -> None:
        """Tell what a card is, where its counter stands, and what it could do now."""
        kind = KINDS.index(name)
        card = CARDS[kind]
        self.say("terminal-why-card", code=name, card=self.words.card(name), initiative=int(card.initiative))
        if kind < UNITS:
            self._counters(kind)
        self._uses(kind)
        self.lines.append("")
        for action in card.actions:
            text = action_text(self.words, action.verb, action.amount)
            self.lines.append(f"  {text}: {self.words.help(GAME, VERB_NAMES[action.verb])}")
        if kind == FOG:
            self.lines.append(f"  {self.words.help(GAME, 'fog')}")

    def _counters(self, unit: int) -> None:
        """Tell where both sides' counters of a unit stand."""
        for side in (0, 1):
            if not any((self.position.scenario.deck[side][unit], self.position.scenario.supply[side][unit])):
                continue
            tile = self.position.armies[side].place[unit]
            if tile == NO_TILE:
                home = self.position.scenario.tiles[self.position.scenario.spawn[side][unit]]
                self._counter("terminal-why-counter-missing", side, unit, home)
            else:
                is_down = self.position.armies[side].suppressed[unit]
                key = "terminal-why-counter-suppressed" if is_down else "terminal-why-counter"
                self._counter(key, side, unit, self.position.scenario.tiles[tile])

    def _counter(self, key: str, side: int, unit: int, tile: str) -> None:
        names = {"unit": self.words.unit(UNIT_NAMES[unit]), "side": self.words.side(SIDES[side])}
        self.say(key, tile=tile, defense=COUNTERS[unit].defense, **names)

    def _uses(self, kind: int) -> None:
        """Tell for each use of a card in how many ways it is on offer, or why it is not."""
        if self.position.seat < 0:
            return
        self.lines.append("")
        reasons: dict[str, list[str]] = {}
        for verb in uses_of(kind):
            offered, refused = self.tried(Wish(verb, [KINDS[kind]], []))
            name = self.words.say(f"terminal-verb-{verb}")
            if offered:
                self.say("terminal-why-ways", verb=name, count=len(offered))
            else:
                why = " ".join([self.words.refusal(refusal) for refusal in kinds_of(refused)[:2]])
                reasons.setdefault(why, []).append(name)
        for why, names in reasons.items():
            self.say("terminal-why-not", verb=", ".join(names), why=why)

    def _tile(self, name: str) -> None:
        """Tell all about a tile."""
        scenario = self.position.scenario
        tile = scenario.index[name]
        key = "terminal-why-tile-hill" if scenario.hill[tile] else "terminal-why-tile"
        self.say(key, tile=name, cover=scenario.cover[tile])
        if scenario.objective[tile]:
            self.say("terminal-why-objective", value=value_of(self.position, tile))
        if tile == scenario.radio:
            self.lines.append(self.words.help(GAME, "radio"))
        for side in (0, 1):
            self._side_of_tile(side, tile)
        near = ", ".join(scenario.tiles[other] for other in scenario.neighbours[tile])
        self.say("terminal-why-neighbours", tiles=near)

    def _side_of_tile(self, side: int, tile: int) -> None:
        army, scenario = self.position.armies[side], self.position.scenario
        who = self.words.side(SIDES[side])
        mark = army.marks[tile]
        if mark in (SCOUTED, CONTROLLED):
            key = "terminal-why-controlled" if mark == CONTROLLED else "terminal-why-scouted"
            self.say(key, side=self.words.the_side(SIDES[side]), mark=MARKS[side][mark])
        units = [unit for unit in range(UNITS) if army.place[unit] == tile]
        for unit in units:
            is_down = army.suppressed[unit]
            key = "terminal-why-here-suppressed" if is_down else "terminal-why-here"
            self.say(key, side=who, unit=self.words.unit(UNIT_NAMES[unit]), defense=COUNTERS[unit].defense)
        if spawns(scenario, side, tile):
            here = [unit for unit in range(UNITS) if scenario.spawn[side][unit] == tile]
            self.say(
                "terminal-why-spawn", side=self.words.the_side(SIDES[side]), units=self._owned(side, here)
            )
        if army.target == tile:
            self.say("terminal-why-aim", side=who)

    def _owned(self, side: int, units: list[int]) -> str:
        """Name those of some units that a side has cards of in this scenario."""
        scenario = self.position.scenario
        owned = [unit for unit in units if scenario.deck[side][unit] or scenario.supply[side][unit]]
        return ", ".join(self.words.unit(UNIT_NAMES[unit]) for unit in owned) or "–"


def uses_of(kind: int) -> list[str]:
    """List the verbs a card could be used for in a turn."""
    verbs = [VERB_NAMES[action.verb] for action in CARDS[kind].actions]
    return [*verbs, *(["ready"] if kind < UNITS else []), "hunker"]
