"""Movement actions: Move, Guide, Scout and Stalk, step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import Pending
from bocage.undaunted.actions.action import Action, is_missing
from bocage.undaunted.counters import COUNTERS
from bocage.undaunted.kinds import FOG, NO_TILE, SCOUTED, SIDES, UNIT_NAMES, UNMARKED
from bocage.undaunted.model import Position
from bocage.undaunted.verbs import GUIDE, HALT, MOVE, SCOUT, STALK, STEP, VERB_NAMES

ONLY_MARKED: Final = 0
MARKING: Final = 1
UNSEEN: Final = 2
"""How a unit goes: onto own control markers only, scouting as it goes, or leaving no trace."""


class Movement(Action):
    """Move, Scout or Stalk X: the unit of the card goes up to X tiles."""

    def __init__(self, verb: i64, amount: i64, manner: i64) -> None:
        super().__init__(verb, amount)
        self.manner: i64 = manner

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer every first step; staying only where it brings a counter in (UND-A9)."""
        tile = state.stand(side, card)
        if is_missing(state, side, card):
            offers.append(code(self.verb, card, tile))  # UND-A9
        base = code(self.verb, card)
        offer_steps(state, side, tile, self.manner, base, 20, offers)

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot go there."""
        card = argument(choice, 0)
        to = argument(choice, 1)
        tile = state.stand(side, card)
        if to == tile and is_missing(state, side, card):
            return None
        return step_refusal(state, side, tile, to, self.manner, "UND-8.2")

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Make the first step and leave the others to be decided."""
        unit = argument(choice, 0)
        to = argument(choice, 1)
        if to != state.armies[side].place[unit]:
            enter(state, side, unit, to, self.manner, tell)
            march_on(state, side, unit, self.amount - 1, self.manner)


class Guide(Action):
    """Guide X: like Move, for any own counter on the map that is not suppressed (UND-8.3, UND-A10)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer every first step of every counter that can be led."""
        army = state.armies[side]
        for unit, tile in enumerate(army.place):
            if tile != NO_TILE and not army.suppressed[unit]:
                offer_steps(state, side, tile, ONLY_MARKED, code(self.verb, card, unit), 10, offers)

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say why a counter cannot be led there."""
        unit = argument(choice, 1)
        facts = {"unit": UNIT_NAMES[unit]}
        if is_missing(state, side, unit):
            return Refusal("guide-missing", "UND-A10", facts)
        if state.armies[side].suppressed[unit]:
            return Refusal("guide-suppressed", "UND-8.3", facts)
        tile = state.armies[side].place[unit]
        return step_refusal(state, side, tile, argument(choice, 2), ONLY_MARKED, "UND-8.3")

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Make the first step and leave the others to be decided."""
        unit = argument(choice, 1)
        enter(state, side, unit, argument(choice, 2), ONLY_MARKED, tell)
        march_on(state, side, unit, self.amount - 1, ONLY_MARKED)


class March(Pending[Position]):
    """A unit is under way and may go on or halt (UND-8.1)."""

    name = "march"

    def __init__(self, side: i64, unit: i64, left: i64, manner: i64) -> None:
        self.side: i64 = side
        self.unit: i64 = unit
        self.left: i64 = left
        self.manner: i64 = manner

    def asks(self, state: Position) -> i64:
        """Ask the side that moves."""
        return 1 << self.side

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every next tile, also one already left (UND-A9), and to halt."""
        offers: list[int] = []
        tile = state.armies[self.side].place[self.unit]
        offer_steps(state, self.side, tile, self.manner, code(STEP), 30, offers)
        offers.sort()
        offers.append(code(HALT))  # UND-13.8
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why the unit cannot go there, or that it is under way."""
        if verb_of(choice) == STEP:
            tile = state.armies[self.side].place[self.unit]
            return step_refusal(state, self.side, tile, argument(choice, 0), self.manner, "UND-8.2")
        facts = {"unit": UNIT_NAMES[self.unit], "verb": VERB_NAMES[verb_of(choice)]}
        return Refusal("finish-march", "UND-7.3", facts)

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Go one tile further, or halt."""
        state.pop()
        if verb_of(choice) == STEP:
            enter(state, self.side, self.unit, argument(choice, 0), self.manner, tell)
            march_on(state, self.side, self.unit, self.left - 1, self.manner)

    def facts(self) -> dict[str, object]:
        """Tell who is under way."""
        return {
            "is": self.name,
            "side": int(self.side),
            "unit": int(self.unit),
            "left": int(self.left),
            "manner": int(self.manner),
        }


def offer_steps(
    state: Position, side: i64, tile: i64, manner: i64, base: i64, shift: i64, offers: list[int]
) -> None:
    """Add a choice for every neighbouring tile the unit may enter."""
    marks = state.armies[side].marks
    for to in state.scenario.neighbours[tile]:
        if manner != ONLY_MARKED or marks[to] != UNMARKED:  # UND-8.2 UND-3.1 UND-3.2
            offers.append(base | (to << shift))


def step_refusal(state: Position, side: i64, tile: i64, to: i64, manner: i64, rule: str) -> Refusal | None:
    """Say why a step is not allowed; the rule is the one that keeps the unit to marked tiles."""
    names = state.scenario.tiles
    facts = {"from": names[tile], "to": names[to]}
    if to == tile:
        return Refusal("already-there", "UND-A9", facts)
    if to not in state.scenario.neighbours[tile]:
        return Refusal("not-adjacent", "UND-4.2", facts)
    if manner == ONLY_MARKED and state.armies[side].marks[to] == UNMARKED:
        return Refusal("not-scouted", rule, facts)
    return None


def enter(state: Position, side: i64, unit: i64, to: i64, manner: i64, tell: list[Event] | None) -> None:
    """Let a counter enter a tile, with all that follows from it."""
    army = state.armies[side]
    army.place[unit] = to  # UND-4.4 UND-A3: whoever stands there
    if tell is not None:
        facts = {"side": SIDES[side], "unit": UNIT_NAMES[unit], "to": state.scenario.tiles[to]}
        tell.append(Event("UnitMoved", {**facts}))
    if COUNTERS[unit].aims and manner == ONLY_MARKED:
        _lose_aim(state, side, tell)
    if manner == MARKING and army.marks[to] == UNMARKED:  # UND-8.4 UND-13.3 UND-A11
        _scout(state, side, to, tell)


def march_on(state: Position, side: i64, unit: i64, left: i64, manner: i64) -> None:
    """Let a unit that has steps left decide where to go next."""
    if left > 0:
        state.push(March(side, unit, left, manner))


def _lose_aim(state: Position, side: i64, tell: list[Event] | None) -> None:
    """Take the target marker off: the Mortar has moved (UND-8.6)."""
    army = state.armies[side]
    if army.target != NO_TILE:
        army.target = NO_TILE
        if tell is not None:
            tell.append(Event("AimLost", {"side": SIDES[side]}))


def _scout(state: Position, side: i64, tile: i64, tell: list[Event] | None) -> None:
    """Mark a tile as scouted and take a Fog of War from the supply, if one is left (UND-8.4)."""
    state.armies[side].marks[tile] = SCOUTED
    taken = state.cards[side].reinforce(FOG)
    if tell is not None:
        facts = {"side": SIDES[side], "tile": state.scenario.tiles[tile], "fog": int(taken)}
        tell.append(Event("TileScouted", {**facts}))


def move(amount: i64) -> Action:
    """Move X."""
    return Movement(MOVE, amount, ONLY_MARKED)


def guide(amount: i64) -> Action:
    """Guide X."""
    return Guide(GUIDE, amount)


def scout(amount: i64) -> Action:
    """Scout X."""
    return Movement(SCOUT, amount, MARKING)


def stalk(amount: i64) -> Action:
    """Stalk X."""
    return Movement(STALK, amount, UNSEEN)
