"""Target: the Mortar is aimed at a tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.undaunted.actions.action import Action, tell_of_tile
from bocage.undaunted.model import Position
from bocage.undaunted.verbs import TARGET

LEAST_AIM: Final = 3
"""A Mortar aims at tiles at least this far away (UND-9.7)."""


class Target(Action):
    """Target: aim the Mortar at a tile three or more away (UND-9.7)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer every tile far enough, other than the one aimed at (UND-A17)."""
        tile = state.stand(side, card)
        for to in range(len(state.scenario.tiles)):
            if self._refusal_at(state, side, tile, to) is None:
                offers.append(code(self.verb, card, to))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say why a tile cannot be aimed at."""
        return self._refusal_at(state, side, state.stand(side, argument(choice, 0)), argument(choice, 1))

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Put the target marker there."""
        state.armies[side].target = argument(choice, 1)  # UND-3.6
        tell_of_tile("MortarAimed", state, side, argument(choice, 1), tell)

    def _refusal_at(self, state: Position, side: i64, tile: i64, to: i64) -> Refusal | None:
        if state.armies[side].target == to:
            return Refusal("already-aimed", "UND-A17", {"to": state.scenario.tiles[to]})
        away = state.scenario.distance(tile, to)
        if away >= LEAST_AIM:
            return None
        return Refusal("too-near", "UND-9.7", {"to": state.scenario.tiles[to], "away": str(away)})


def target() -> Action:
    """Target."""
    return Target(TARGET, 0)
