"""Salvos: air power and barrage, dice from afar on enemies that are chosen first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.air import air_dice
from bocage.memoir44.attack import Blow, Roll
from bocage.memoir44.cards.card import Salvo
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD
from bocage.memoir44.losses import named
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import END_TARGETS, STRIKE, TARGET, VERB_NAMES

BY_NOBODY: Final = -1


def dice_per_target(state: Position, salvo: Salvo) -> i64:
    """Give the dice for each target: those of the card, or those that the air allows."""
    return salvo.dice or air_dice(state, state.side)  # QO-25


class Salvos(Pending[Position]):
    """Targets are being chosen: one group of enemies, each next to another (CARD-AIRPOWER-6)."""

    name = "salvos"

    def __init__(
        self, post: i64, most: i64, dice: i64, stars_hit: bool, section: i64, targets: list[int]
    ) -> None:
        self.post: i64 = post
        self.most: i64 = most
        self.dice: i64 = dice
        self.stars_hit: bool = stars_hit
        self.section: i64 = section
        self.targets: list[int] = targets

    def asks(self, state: Position) -> i64:
        """Ask whoever carries it out, while somebody can be aimed at."""
        if len(self.targets) < self.most and self._candidates(state):
            return state.scenario.command.seats_of[self.post]
        return NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every enemy that fits, and to leave it at that once there is one."""
        offers = [code(TARGET, state.at[unit]) for unit in self._candidates(state)]
        offers.sort()
        if self.targets:  # CARD-AIRPOWER-7
            offers.append(code(END_TARGETS))
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why an enemy cannot be a target."""
        verb = verb_of(choice)
        if verb == END_TARGETS:
            return Refusal("target-one-first", self._rule(), {})
        if verb == STRIKE:
            return Refusal("aim-first", self._rule(), {"verb": VERB_NAMES[verb]})
        if verb != TARGET:
            return Refusal("targets-first", self._rule(), {"verb": VERB_NAMES[verb]})
        names = state.scenario.field.names
        unit = state.unit_on[argument(choice, 0)]
        if unit == NO_UNIT or state.side_of(unit) == state.side:
            return Refusal("no-enemy-there", self._rule(), {"at": names[argument(choice, 0)]})
        if unit in self.targets:
            return Refusal("already-a-target", self._rule(), {**named(state, unit)})
        if not self.targets:
            return Refusal("not-in-section", "SPC-317", {**named(state, unit)})
        return Refusal("not-next-to-target", "CARD-AIRPOWER-6", {**named(state, unit)})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Add a target, or open fire."""
        if verb_of(choice) == END_TARGETS:
            self._open_fire(state)
            return
        unit = state.unit_on[argument(choice, 0)]
        targets = sorted([*self.targets, unit])
        state.swap(Salvos(self.post, self.most, self.dice, self.stars_hit, self.section, targets))
        if tell is not None:
            tell.append(Event("TargetChosen", {**named(state, unit)}))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Open fire when nobody more can be aimed at."""
        self._open_fire(state)

    def facts(self) -> dict[str, object]:
        """Tell the targets so far."""
        return {
            "is": self.name,
            "post": int(self.post),
            "most": int(self.most),
            "dice": int(self.dice),
            "stars_hit": self.stars_hit,
            "section": int(self.section),
            "targets": self.targets[:],
        }

    def _rule(self) -> str:
        if self.most == 1:
            return "CARD-BARRAGE-1"
        return "CARD-AIRPOWER-1"

    def _open_fire(self, state: Position) -> None:
        state.swap(Shelling(self.post, self.dice, self.stars_hit, self.targets))

    def _candidates(self, state: Position) -> list[int]:
        """List the enemies that may be added: any first one, then those next to one of them."""
        found = []
        for unit in state.scenario.units_of[1 - state.side]:
            if state.at[unit] != OFF_BOARD and unit not in self.targets and self._fits(state, unit):
                found.append(unit)
        return found

    def _fits(self, state: Position, unit: i64) -> bool:
        field = state.scenario.field
        here = state.at[unit]
        if not self.targets:  # the first one lies in the section, where there is one
            return self.section == 0 or field.sections[state.side][here] & self.section != 0
        beside = [other for other in self.targets if field.distance(here, state.at[other]) == 1]
        return bool(beside)  # CARD-AIRPOWER-6


class Shelling(Pending[Position]):
    """The chosen targets are struck, one at a time, in the order the player likes (CARD-AIRPOWER-4)."""

    name = "shelling"

    def __init__(self, post: i64, dice: i64, stars_hit: bool, targets: list[int]) -> None:
        self.post: i64 = post
        self.dice: i64 = dice
        self.stars_hit: bool = stars_hit
        self.targets: list[int] = targets

    def asks(self, state: Position) -> i64:
        """Ask whoever carries it out, while the order matters."""
        return state.scenario.command.seats_of[self.post] if len(self.targets) > 1 else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every target that is left, wherever it is by now."""
        return sorted([code(STRIKE, state.at[unit]) for unit in self.targets])

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that the targets have been fixed."""
        if verb_of(choice) == STRIKE:
            at = state.scenario.field.names[argument(choice, 0)]
            return Refusal("not-a-target", "CARD-AIRPOWER-4", {"at": at})
        facts = {"verb": VERB_NAMES[verb_of(choice)]}
        if verb_of(choice) in (TARGET, END_TARGETS):
            return Refusal("targets-are-fixed", "CARD-AIRPOWER-4", facts)
        return Refusal("targets-first", "CARD-AIRPOWER-4", facts)

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Strike a target."""
        self._strike(state, state.unit_on[argument(choice, 0)])

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Strike the last one, or go on."""
        if self.targets:
            self._strike(state, self.targets[0])
        else:
            state.pop()

    def facts(self) -> dict[str, object]:
        """Tell who is still to be struck."""
        return {
            "is": self.name,
            "post": int(self.post),
            "dice": int(self.dice),
            "stars_hit": self.stars_hit,
            "targets": self.targets[:],
        }

    def _strike(self, state: Position, unit: i64) -> None:
        """Throw the dice; terrain does not protect, and no flag can be ignored."""
        rest = [target for target in self.targets if target != unit]
        state.swap(Shelling(self.post, self.dice, self.stars_hit, rest))
        blow = Blow(BY_NOBODY, unit, self.dice, self.stars_hit, False)  # CARD-AIRPOWER-3, CARD-AIRPOWER-8
        state.push(Roll(blow))  # CARD-AIRPOWER-5, CARD-BARRAGE-2: no window for an ambush, and no ground
