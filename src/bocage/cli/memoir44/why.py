"""What a card of Memoir '44 does, what stands and lies on a hex, and what a unit there could do."""

from __future__ import annotations

from typing import cast

from bocage.cli.items import Item
from bocage.cli.memoir44 import land
from bocage.cli.memoir44.lexicon import ALL_SECTIONS, GAME
from bocage.cli.memoir44.menu import unit_label
from bocage.cli.why import Answer, kinds_of
from bocage.cli.wish import Wish
from bocage.kernel.refusal import Refusal
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.command.seating import ROLES
from bocage.memoir44.kinds import NO_UNIT, SIDES
from bocage.memoir44.model import FOUGHT, HOLDS_FIRE, MOVED, ORDERED
from bocage.memoir44.view import BattleView
from bocage.words.memoir44 import TOPICS, card_help, ground, role, section

_STATUS = ((ORDERED, "ordered"), (MOVED, "moved"), (HOLDS_FIRE, "holds-fire"), (FOUGHT, "fought"))
_PLAYING = {"hand-out": "give", "deploying": "deploy"}
"""What is done with a card, where it is not just played."""

_DEEDS = ("order", "move", "attack")


class BattleAnswer(Answer):
    """Answers what a seat asks in Memoir '44."""

    topics = TOPICS

    @property
    def battle(self) -> BattleView:
        """Give the view as what it is."""
        return cast(BattleView, self.view)

    def places(self) -> list[str]:
        """List the names of all hexes."""
        return self.battle.scenario.field.names

    def group(self, item: Item) -> bool:
        """Explain a unit."""
        if item.level != "unit":
            return False
        self.thing(item.value)
        return True

    def thing(self, name: str) -> None:
        """Tell about a card, a section or a hex."""
        if name in CARD_NAMES:
            self._card(name)
        elif name in ROLES and name not in self.battle.scenario.field.section_names:
            self.lines += [role(self.words, name), self.words.help(GAME, "command-chain")]
        elif name in ALL_SECTIONS:
            self.lines += [section(self.words, name), self.words.help(GAME, "sections")]
        else:
            self._hex(name)

    def _card(self, name: str) -> None:
        """Tell what a card does, and whether it can be played."""
        self.lines += [self.words.card(name, GAME), card_help(self.words, name, self.battle), ""]
        asker = self.battle.asker
        verb = _PLAYING.get(asker.name, "play") if asker is not None else "play"
        offered, refused = self.tried(Wish(verb, [name], []))
        self._told(offered, refused)

    def _hex(self, name: str) -> None:
        """Tell all about a hex: what lies there, who stands there, and what that unit could do."""
        at = self.battle.scenario.field.names.index(name)
        terrain = self.battle.scenario.field.terrain[at].name
        self.lines.append(
            f"{name}, {ground(self.words, terrain)}: {self.words.help(GAME, f'terrain-{terrain}')}"
        )
        for thing in land.obstacle_names(self.battle, at):
            self.lines.append(f"{ground(self.words, thing)}: {self.words.help(GAME, f'obstacle-{thing}')}")
        for number, objective in enumerate(self.battle.scenario.terms.objectives):
            if at in objective.hexes:
                self.lines.append(land.objective_line(self.battle, self.words, number))
        self._sections(at)
        unit = self.battle.unit_on[at]
        if unit != NO_UNIT:
            self._unit(unit, name)

    def _sections(self, at: int) -> None:
        """Tell to which sections a hex belongs, for each side."""
        field = self.battle.scenario.field
        for side, name in enumerate(SIDES):
            parts = [
                section(self.words, each)
                for bit, each in enumerate(field.section_names)
                if field.sections[side][at] >> bit & 1
            ]
            self.say("terminal-m44-why-section", side=self.words.side(name, GAME), sections=", ".join(parts))

    def _unit(self, unit: int, name: str) -> None:
        """Tell a unit's type, what it has done, and what it can do now."""
        scenario = self.battle.scenario
        side = scenario.sides[unit]
        self.lines += [
            "",
            f"{self.words.side(SIDES[side], GAME)}: {unit_label(self.battle, self.words, name)}",
        ]
        self.lines.append(self.words.help(GAME, f"unit-{scenario.types[unit].name}"))
        done = [
            self.words.say(f"terminal-m44-status-{word}")
            for bit, word in _STATUS
            if self.battle.status[unit] & bit
        ]
        if done:
            self.say("terminal-m44-why-status", status=", ".join(done))
        if scenario.worth[unit] > 1:
            self.say("terminal-m44-why-worth", medals=scenario.worth[unit])
        command = self.battle.scenario.command
        if self.view.seat >= 0 and side == command.side(self.view.seat):
            self.lines.append("")
            self._deeds(name)

    def _deeds(self, name: str) -> None:
        """Tell for each deed in how many ways it is on offer, or why it is not."""
        reasons: dict[str, list[str]] = {}
        for verb in _DEEDS:
            offered, refused = self.tried(Wish(verb, [name], []))
            named = self.words.say(f"terminal-m44-verb-{verb}")
            if offered:
                self.say("terminal-why-ways", verb=named, count=len(offered))
            else:
                why = " ".join([self.words.refusal(each, GAME) for each in kinds_of(refused)[:1]])
                reasons.setdefault(why, []).append(named)
        for why, names in reasons.items():
            self.say("terminal-why-not", verb=", ".join(names), why=why)

    def _told(self, offered: list[str], refused: list[Refusal]) -> None:
        if offered:
            self.say("terminal-why-offered", count=len(offered))
            self.lines += [f"  {text}" for text in offered]
        elif refused:
            self.say("terminal-why-none")
            self.lines += [f"  {self.words.refusal(each, GAME)}" for each in kinds_of(refused)]
