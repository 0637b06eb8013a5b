"""The shape of a card action: what it offers, why not, and what it does."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.undaunted.kinds import NO_TILE, SIDES
from bocage.undaunted.model import Position


class Action:
    """One action printed on a card, with its number X where it has one."""

    def __init__(self, verb: i64, amount: i64) -> None:
        self.verb: i64 = verb
        self.amount: i64 = amount

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Add every way the card can be used for this action."""
        raise NotImplementedError

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say which rule forbids a use of it; None for what is on offer."""
        raise NotImplementedError

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Do it; the card lies in the play area and a missing counter has been put on the map."""
        raise NotImplementedError


def is_missing(state: Position, side: i64, unit: i64) -> bool:
    """Tell whether a unit's counter is off the map, so that using its card brings it in (UND-7.6)."""
    return state.armies[side].place[unit] == NO_TILE


def tell_of_tile(name: str, state: Position, side: i64, tile: i64, tell: list[Event] | None) -> None:
    """Tell what happened to a tile."""
    if tell is not None:
        tell.append(Event(name, {"side": SIDES[side], "tile": state.scenario.tiles[tile]}))
