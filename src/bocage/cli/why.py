"""`?`: why something is not on offer, what a card can do now, and what lies on a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocage.cli.board import MARKS, spawns, value_of
from bocage.cli.chances import details
from bocage.cli.lexicon import is_rule, phrases, plain, rulebook
from bocage.cli.menu import GAME, Item, own_hand
from bocage.cli.panels import action_text
from bocage.cli.report import nearest
from bocage.cli.wish import Wish, candidates, understand
from bocage.kernel.refusal import Refusal
from bocage.kernel.table import Table
from bocage.undaunted.cards import CARDS
from bocage.undaunted.counters import COUNTERS
from bocage.undaunted.kinds import CONTROLLED, FOG, KINDS, NO_TILE, SCOUTED, SIDES, UNIT_NAMES, UNITS
from bocage.undaunted.model import Position
from bocage.undaunted.verbs import VERB_NAMES
from bocage.undaunted.view import PositionView

if TYPE_CHECKING:
    from bocage.words import Words

MOST: Final = 8
"""So many ways, or reasons, are told one by one."""


class Answer:
    """Answers what a seat asks at a table."""

    def __init__(self, table: Table[Any], view: PositionView, words: Words) -> None:
        self.table = table
        self.view = view
        self.words = words
        self.lines: list[str] = []

    def to(self, text: str, items: list[Item]) -> list[str]:
        """Answer a question, about a line of the menu too; the lines of the answer."""
        state = self.table.state
        assert isinstance(state, Position)
        if text.isascii() and text.isdigit():
            self._line(int(text[:6]), items)
        elif is_rule(text):
            self._rule(text.upper().strip("[]"))
        else:
            self._wish(understand(text, state, self.words), state)
        return self.lines

    def _wish(self, wish: Wish, state: Position) -> None:
        """Answer what was asked in words."""
        if wish.unknown:
            is_known = wish.verb or wish.names or wish.topics
            for asked in wish.unknown if is_known else [" ".join(wish.unknown)]:
                self._say("terminal-why-unknown", asked=asked[:40], nearest=self._nearest(asked))
        elif wish.verb:
            self._why(wish, state)
        else:
            for name in wish.names:
                self._thing(name)
        self.lines += [self.words.help(GAME, topic) for topic in wish.topics]

    def _line(self, number: int, items: list[Item]) -> None:
        """Explain a line of the menu: the card, or the choice with its chances."""
        if not 1 <= number <= len(items):
            self._say("terminal-no-such-number", asked=str(number), count=len(items))
            return
        item = items[number - 1]
        option = item.options[0]
        if item.level == "card" and not item.is_choice():
            self._card(option.value("card"))
            return
        named = self.words.choice(GAME, option.choice, self.view) if item.is_choice() else ""
        self.lines += [named, *details(item, self.view, self.words), ""] if named else []
        self.lines.append(self.words.help(GAME, option.choice.verb))

    def _rule(self, rule: str) -> None:
        """Tell where the rulebook states a rule, and what the rules at hand say by it."""
        from bocage.words.undaunted import TOPICS

        if rule not in rulebook():
            self._say("terminal-why-no-rule", rule=rule[:40], nearest=nearest_rule(rule))
            return
        page, _, heading = rulebook()[rule].partition(", ")
        if page.strip("0123456789-"):
            self._say("terminal-why-rule-elsewhere", rule=rule, place=rulebook()[rule])
        else:
            self._say("terminal-why-rule", rule=rule, page=page, heading=heading)
        helps = dict.fromkeys(self.words.help(GAME, topic) for topic in TOPICS)
        told = [text for text in helps if rule in text.rpartition("[")[2].rstrip("]").split(", ")]
        self.lines += ["", *told] if told else []

    def _say(self, key: str, **values: str | int) -> None:
        self.lines.append(self.words.say(key, **values))

    # A verb

    def _why(self, wish: Wish, state: Position) -> None:
        """Explain an action: what it does, in which ways it is on offer, and why not in others."""
        self.lines += [self.words.help(GAME, wish.verb), ""]
        offered, refused = self._tried(wish, state)
        self._tell_offered(offered)
        self._tell_refused(refused, bool(offered))

    def _tried(self, wish: Wish, state: Position) -> tuple[list[str], list[Refusal]]:
        """Try every choice a wish can mean, without making any."""
        offered: list[str] = []
        refused: list[Refusal] = []
        for choice in candidates(wish, state, own_hand(self.view)):
            answer = self.table.game.read(self.table.state, self.view.seat, choice)
            if isinstance(answer, Refusal):
                refused.append(answer)
            else:
                offered.append(self.words.choice(GAME, choice, self.view))
        return offered, refused

    def _tell_offered(self, offered: list[str]) -> None:
        if not offered:
            return
        self._say("terminal-why-offered", count=len(offered))
        self.lines += [f"  {text}" for text in offered[:MOST]]
        if len(offered) > MOST:
            self._say("terminal-why-more", count=len(offered) - MOST)

    def _tell_refused(self, refused: list[Refusal], is_some_offered: bool) -> None:
        """Tell the reasons, each once; one example speaks for others of its kind."""
        if not refused:
            return
        if is_some_offered:
            self.lines.append("")
        self._say("terminal-why-refused" if is_some_offered else "terminal-why-none", count=len(refused))
        self.lines += [f"  {self.words.refusal(refusal)}" for refusal in kinds_of(refused)[:MOST]]

    # A thing

    def _thing(self, name: str) -> None:
        if name in KINDS:
            self._card(name)
        elif name in self.view.scenario.index:
            self._tile(name)
        else:
            self._say("terminal-why-unknown", asked=name, nearest=self._nearest(name))

    def _card(self, name: str) -> None:
        """Tell what a card is, where its counter stands, and what it could do now."""
        kind = KINDS.index(name)
        card = CARDS[kind]
        self._say("terminal-why-card", code=name, card=self.words.card(name), initiative=int(card.initiative))
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
            if not any((self.view.scenario.deck[side][unit], self.view.scenario.supply[side][unit])):
                continue
            tile = self.view.armies[side].place[unit]
            if tile == NO_TILE:
                home = self.view.scenario.tiles[self.view.scenario.spawn[side][unit]]
                self._counter("terminal-why-counter-missing", side, unit, home)
            else:
                is_down = self.view.armies[side].suppressed[unit]
                key = "terminal-why-counter-suppressed" if is_down else "terminal-why-counter"
                self._counter(key, side, unit, self.view.scenario.tiles[tile])

    def _counter(self, key: str, side: int, unit: int, tile: str) -> None:
        names = {"unit": self.words.unit(UNIT_NAMES[unit]), "side": self.words.side(SIDES[side])}
        self._say(key, tile=tile, defense=COUNTERS[unit].defense, **names)

    def _uses(self, kind: int) -> None:
        """Tell for each use of a card in how many ways it is on offer, or why it is not."""
        state = self.table.state
        assert isinstance(state, Position)
        if self.view.seat < 0:
            return
        self.lines.append("")
        reasons: dict[str, list[str]] = {}
        for verb in uses_of(kind):
            offered, refused = self._tried(Wish(verb, [KINDS[kind]], []), state)
            name = self.words.say(f"terminal-verb-{verb}")
            if offered:
                self._say("terminal-why-ways", verb=name, count=len(offered))
            else:
                why = " ".join([self.words.refusal(refusal) for refusal in kinds_of(refused)[:2]])
                reasons.setdefault(why, []).append(name)
        for why, names in reasons.items():
            self._say("terminal-why-not", verb=", ".join(names), why=why)

    def _tile(self, name: str) -> None:
        """Tell all about a tile."""
        scenario = self.view.scenario
        tile = scenario.index[name]
        key = "terminal-why-tile-hill" if scenario.hill[tile] else "terminal-why-tile"
        self._say(key, tile=name, cover=scenario.cover[tile])
        if scenario.objective[tile]:
            self._say("terminal-why-objective", value=value_of(self.view, tile))
        if tile == scenario.radio:
            self.lines.append(self.words.help(GAME, "radio"))
        for side in (0, 1):
            self._side_of_tile(side, tile)
        near = ", ".join(scenario.tiles[other] for other in scenario.neighbours[tile])
        self._say("terminal-why-neighbours", tiles=near)

    def _side_of_tile(self, side: int, tile: int) -> None:
        army, scenario = self.view.armies[side], self.view.scenario
        who = self.words.side(SIDES[side])
        mark = army.marks[tile]
        if mark in (SCOUTED, CONTROLLED):
            key = "terminal-why-controlled" if mark == CONTROLLED else "terminal-why-scouted"
            self._say(key, side=self.words.the_side(SIDES[side]), mark=MARKS[side][mark])
        units = [unit for unit in range(UNITS) if army.place[unit] == tile]
        for unit in units:
            is_down = army.suppressed[unit]
            key = "terminal-why-here-suppressed" if is_down else "terminal-why-here"
            self._say(key, side=who, unit=self.words.unit(UNIT_NAMES[unit]), defense=COUNTERS[unit].defense)
        if spawns(scenario, side, tile):
            here = [unit for unit in range(UNITS) if scenario.spawn[side][unit] == tile]
            self._say(
                "terminal-why-spawn", side=self.words.the_side(SIDES[side]), units=self._owned(side, here)
            )
        if army.target == tile:
            self._say("terminal-why-aim", side=who)

    def _owned(self, side: int, units: list[int]) -> str:
        """Name those of some units that a side has cards of in this scenario."""
        scenario = self.view.scenario
        owned = [unit for unit in units if scenario.deck[side][unit] or scenario.supply[side][unit]]
        return ", ".join(self.words.unit(UNIT_NAMES[unit]) for unit in owned) or "–"

    def _nearest(self, asked: str) -> str:
        """Find what comes nearest to a word nobody knows."""
        tiles = {name.lower(): name for name in self.view.scenario.tiles}
        found = nearest(plain(asked), [*phrases(self.words.language), *tiles])
        return tiles.get(found, found.upper() if found.upper() in KINDS else found)


def uses_of(kind: int) -> list[str]:
    """List the verbs a card could be used for in a turn."""
    verbs = [VERB_NAMES[action.verb] for action in CARDS[kind].actions]
    return [*verbs, *(["ready"] if kind < UNITS else []), "hunker"]


def kinds_of(refusals: list[Refusal]) -> list[Refusal]:
    """Choose one refusal of every kind, the rarest kind first: it says most."""
    groups: dict[str, list[Refusal]] = {}
    for refusal in refusals:
        groups.setdefault(refusal.key, []).append(refusal)
    return [group[0] for group in sorted(groups.values(), key=len)]


def nearest_rule(rule: str) -> str:
    """Find the rule whose name comes nearest."""
    return nearest(rule.lower(), [known.lower() for known in rulebook()]).upper()
