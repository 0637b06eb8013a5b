"""The commissar: a side that must choose one turn ahead what it will play (COM-01, COM-02, COM-20).

The chip is a place beside the posts that only holds cards. In Overlord those of last turn are taken up to
another such place before new ones are placed, since they are handed out from there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.memoir44.battlefield import Battlefield
from bocage.memoir44.cards.deck import CARDS
from bocage.memoir44.command.chain import commander_of
from bocage.memoir44.command.chip import MOST_UNDER, may_all_be_used
from bocage.memoir44.command.command import Post
from bocage.memoir44.command.overlord import Overlord
from bocage.memoir44.command.phases import begin_overlord_turn
from bocage.memoir44.command.placing import Placing
from bocage.memoir44.command.seating import ROLES, Chair
from bocage.memoir44.command.standard import Standard
from bocage.memoir44.command.under_watch import WatchedHandOut, WatchedTurn
from bocage.memoir44.drawing import TO_HAND, Draw
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.played import Play

CHIP: Final = "chip"
TAKEN_UP: Final = "taken-up"
"""The places for cards."""


class WatchedStandard(Standard):
    """The usual command, in which one side plays the card it has placed the turn before (COM-20)."""

    def __init__(self, side: i64) -> None:
        super().__init__([Post(CHIP, side, 0)])
        self.watched: i64 = side
        self.chip: i64 = len(self.posts) - 1
        self.eyes[self.chip] = self.seats_of[side]
        self.turn_ahead: WatchedTurn = WatchedTurn(side, self.chip)

    def begin_turn(self, state: Position, tell: list[Event] | None) -> None:
        """Let the side play a card, the watched one from under the chip."""
        if state.side == self.watched:
            state.push(self.turn_ahead)
        else:
            super().begin_turn(state, tell)

    def deal(self, state: Position) -> None:
        """Deal both hands, and let the first card be placed before the game (COM-20, QO-35)."""
        state.push(Placing(self.watched, self.chip, 1, 0))
        super().deal(state)

    def grow(self, state: Position, side: i64) -> None:
        """Draw one more card while the hand, with the chip's, is smaller than it will be (QO-33)."""
        goal: i64 = state.scenario.terms.grown_hands[side]
        if state.hands[side].count + self.laid_aside(state, side) < goal:
            state.push(Draw(side, 1, TO_HAND))

    def laid_aside(self, state: Position, side: i64) -> i64:
        """Count the card under the chip with the hand (COM-24)."""
        return state.hands[self.chip].count if side == self.watched else 0

    def is_choosy(self, hand: i64) -> bool:
        """Tell whether a hand is the chip, under which no ambush lies."""
        return hand == self.chip

    def fits(self, last_plays: list[list[Play]], hand: i64, cards: list[int], kind: i64) -> bool:
        """Tell whether a card could lie under the chip (COM-23)."""
        return hand != self.chip or not CARDS[kind].is_reaction


class WatchedOverlord(Overlord):
    """The chain of command, in which one commander hands out what he has placed the turn before."""

    def __init__(self, field: Battlefield, chairs: list[Chair], side: i64) -> None:
        super().__init__(field, chairs, [Post(CHIP, side, 0, 0), Post(TAKEN_UP, side, 0, 0)])
        self.watched: i64 = side
        self.chip: i64 = len(SIDES) * len(ROLES)
        self.taken_up: i64 = self.chip + 1
        for place in (self.chip, self.taken_up):
            self.eyes[place] = self.seats_of[commander_of(side)]

    def begin_turn(self, state: Position, tell: list[Event] | None) -> None:
        """Take up last turn's cards, place new ones, and hand out those taken up (COM-05)."""
        if state.side != self.watched:
            super().begin_turn(state, tell)
            return
        hands = state.hands
        hands[self.chip], hands[self.taken_up] = hands[self.taken_up], hands[self.chip]
        if tell is not None:
            facts = {"side": SIDES[state.side], "cards": int(hands[self.taken_up].count)}
            tell.append(Event("ChipTakenUp", {**facts}))
        # COM-02
        begin_overlord_turn(state, WatchedHandOut(state.side, 0, -1, self.chip, self.taken_up))
        state.push(self._placing())

    def deal(self, state: Position) -> None:
        """Deal to both commanders; the first turn's cards are placed before the game (COM-03, QO-35)."""
        state.push(self._placing())
        super().deal(state)

    def combat_cards(self, post: i64) -> i64:
        """Count the Combat cards of a general; none lie in the places for cards."""
        return 0 if post in (self.chip, self.taken_up) else super().combat_cards(post)

    def laid_aside(self, state: Position, side: i64) -> i64:
        """Count the cards under the chip with the hand (QO-33)."""
        return state.hands[self.chip].count if side == self.watched else 0

    def is_choosy(self, hand: i64) -> bool:
        """Tell whether a hand can hold only what can be handed out."""
        return hand in (self.chip, self.taken_up) or super().is_choosy(hand)

    def fits(self, last_plays: list[list[Play]], hand: i64, cards: list[int], kind: i64) -> bool:
        """Tell whether a card could lie under the chip beside others, or be given to a general."""
        if hand not in (self.chip, self.taken_up):
            return super().fits(last_plays, hand, cards, kind)
        together = cards[:]
        together[kind] += 1
        return may_all_be_used(together)  # QO-32

    def _placing(self) -> Placing:
        return Placing(commander_of(self.watched), self.chip, MOST_UNDER, 1)  # OVL-28


WATCHED: Final = [WatchedStandard(side) for side in range(len(SIDES))]
