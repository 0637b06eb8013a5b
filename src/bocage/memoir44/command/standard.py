"""The usual command: two seats, each commands a side with a hand of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.memoir44.command.command import Command, Post
from bocage.memoir44.drawing import TO_HAND, Draw, hand_is_short
from bocage.memoir44.kinds import ALLIES, AXIS, SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.turn import Turn


class Standard(Command):
    """A side, a seat, a post and a hand are the same number."""

    def __init__(self, places: list[Post]) -> None:
        posts = [Post("", side, 1 << side) for side in (AXIS, ALLIES)]
        super().__init__(list(SIDES), [AXIS, ALLIES], [*posts, *places])

    def begin_turn(self, state: Position, tell: list[Event] | None) -> None:
        """Let the side play a card."""
        state.push(TURNS[state.side])

    def deal(self, state: Position) -> None:
        """Deal both hands."""
        for side in (ALLIES, AXIS):
            cards: i64 = state.scenario.terms.hands[side]  # SET-13
            if cards > 0:
                state.push(Draw(side, cards, TO_HAND))  # SET-13

    def dice_in_hand(self, state: Position, post: i64) -> i64:
        """Count the cards of whoever plays, the played one included."""
        held: i64 = state.hands[post].count + self.laid_aside(state, post)  # CARD-COUNTER-6
        return held + 1  # CARD-MEDICS-1, CARD-FINESTHOUR-1, CRD-05

    def grow(self, state: Position, side: i64) -> None:
        """Draw one more card while the hand is smaller than it will be."""
        if hand_is_short(state, side, side):  # PEG-08
            state.push(Draw(side, 1, TO_HAND))

    def after_reaction(self, state: Position, hand: i64) -> None:
        """Let the card be replaced at the end of the turn (CARD-AMBUSH-10)."""
        state.ambusher = hand


TURNS: Final = [Turn(side) for side in range(len(SIDES))]
STANDARD: Final = Standard([])
