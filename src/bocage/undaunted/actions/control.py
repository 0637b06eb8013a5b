"""Control: Riflemen take the tile they stand on."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.undaunted.actions.action import Action, tell_of_tile
from bocage.undaunted.kinds import CONTROLLED, SCOUTED, UNMARKED, US
from bocage.undaunted.model import Position
from bocage.undaunted.verbs import CONTROL
from bocage.undaunted.victory import judge


class Control(Action):
    """Control: take the tile the unit stands on (UND-9.4)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer it where it changes something."""
        if self._refusal_on(state, side, state.stand(side, card)) is None:
            offers.append(code(self.verb, card))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say what stands in the way."""
        return self._refusal_on(state, side, state.stand(side, argument(choice, 0)))

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Flip the markers, or raise the value at the radio, and see who has won."""
        tile = state.armies[side].place[argument(choice, 0)]
        if state.armies[side].marks[tile] == CONTROLLED:
            state.radio += 1  # UND-12.7
            tell_of_tile("RadioRaised", state, side, tile, tell)
        else:
            self._flip(state, side, tile)
            tell_of_tile("TileControlled", state, side, tile, tell)
        judge(state, tell)  # UND-A21

    def _flip(self, state: Position, side: i64, tile: i64) -> None:
        enemy_marks = state.armies[1 - side].marks
        state.armies[side].marks[tile] = CONTROLLED
        if enemy_marks[tile] == CONTROLLED:  # UND-3.3
            enemy_marks[tile] = SCOUTED

    def _refusal_on(self, state: Position, side: i64, tile: i64) -> Refusal | None:
        facts = {"tile": state.scenario.tiles[tile]}
        if state.armies[1 - side].stands_on(tile):  # UND-9.4, suppressed ones too: UND-A14
            return Refusal("enemy-on-tile", "UND-9.4", facts)
        mark = state.armies[side].marks[tile]
        if mark == UNMARKED:
            return Refusal("control-unmarked", "UND-A14", facts)
        if mark == CONTROLLED and not _may_raise(state, side, tile):
            return Refusal("already-controlled", "UND-A14", facts)
        return None


def _may_raise(state: Position, side: i64, tile: i64) -> bool:
    """Tell whether a Control action here raises the radio's value (UND-12.7, UND-A23)."""
    return side == US and tile == state.scenario.radio


def control() -> Action:
    """Control."""
    return Control(CONTROL, 0)
