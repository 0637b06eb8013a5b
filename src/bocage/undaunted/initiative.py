"""Who acts first: both sides bid a card in secret, the higher number takes the marker."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.undaunted.cards import CARDS
from bocage.undaunted.kinds import GERMAN, KINDS, SIDES, US
from bocage.undaunted.model import NO_BID, Position
from bocage.undaunted.verbs import BID, VERB_NAMES


class Bid(Pending[Position]):
    """A side chooses the card it bids; the card stays in the hand until both are shown (UND-6.4)."""

    name = "bid"

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def asks(self, state: Position) -> i64:
        """Ask the side, unless its hand is empty (UND-A6)."""
        return 1 << self.side if state.cards[self.side].hand_count > 0 else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every kind of card in hand; Fog of War may be bid (UND-2.5)."""
        hand = state.cards[self.side].hand
        offers: list[int] = []
        for kind in range(len(KINDS)):
            if hand[kind] > 0:
                offers.append(code(BID, kind))
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that it is time to bid, or that the card is not in hand."""
        if verb_of(choice) != BID:
            return Refusal("bid-first", "UND-6.4", {"verb": VERB_NAMES[verb_of(choice)]})
        kind = argument(choice, 0)
        if state.cards[self.side].hand[kind] > 0:
            return None
        return Refusal("not-in-hand", "UND-6.4", {"card": KINDS[kind]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Put the card aside, unseen."""
        state.cards[self.side].bid = argument(choice, 0)
        state.pop()
        if tell is not None:
            card, owner = KINDS[argument(choice, 0)], 1 << self.side
            tell.append(Event("BidPlaced", {"side": SIDES[self.side]}, {"card": card}, owner))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Pass by a side with nothing to bid."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell who bids."""
        return {"is": self.name, "side": int(self.side)}


def bid_refusal(state: Position, side: i64) -> Refusal:
    """Say why a side has nothing to bid while the other still has."""
    if state.cards[side].bid == NO_BID:
        return Refusal("nothing-to-bid", "UND-A6")
    return Refusal("bid-already-placed", "UND-6.4")


def award_initiative(state: Position, tell: list[Event] | None) -> None:
    """Show both bids, give the marker to the higher one and discard them (UND-6.4)."""
    us = _strength(state, US)
    german = _strength(state, GERMAN)
    shown = [_name_of_bid(state, US), _name_of_bid(state, GERMAN)]
    if us > german:  # UND-6.4: on a tie the marker stays
        state.first = US
    elif us < german:
        state.first = GERMAN
    for side in (US, GERMAN):
        _discard_bid(state, side)
    if tell is not None:
        facts = {"us": shown[US], "german": shown[GERMAN], "first": SIDES[state.first]}
        tell.append(Event("InitiativeTaken", {**facts}, reveals=True))


def _strength(state: Position, side: i64) -> i64:
    """Give the number of a bid; nothing in hand counts as nothing (UND-A6)."""
    bid = state.cards[side].bid
    return 0 if bid == NO_BID else CARDS[bid].initiative


def _name_of_bid(state: Position, side: i64) -> str:
    bid = state.cards[side].bid
    return "" if bid == NO_BID else KINDS[bid]


def _discard_bid(state: Position, side: i64) -> None:
    cards = state.cards[side]
    if cards.bid != NO_BID:
        cards.leave_hand(cards.bid)
        cards.to_discard(cards.bid)
        cards.bid = NO_BID
