"""What a seat may know of a position: all that lies open, its own piles, and what it saw of the others."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.state import OBSERVER, AnyPending, Outcome
from bocage.kernel.view import View
from bocage.undaunted.bounds import Bound
from bocage.undaunted.kinds import GERMAN, US
from bocage.undaunted.model import NO_BID, Army, Cards, Position
from bocage.undaunted.scenario import Scenario


class CardsView:
    """One side's cards. `hand`, `deck` and `discard` are there for their owner only.

    `losses` is what everybody saw leave the game; nobody looks through the enemy's removed pile (UND-2.4,
    UND-A24). Cards known to be in a hand or discard pile were laid there openly.
    """

    def __init__(self, cards: Cards, is_own: bool) -> None:
        self.supply: list[int] = cards.supply[:]
        self.play: list[int] = cards.play[:]
        self.losses: list[int] = cards.removed[:]
        self.hand_count: i64 = cards.hand_count
        self.deck_count: i64 = cards.deck_count
        self.discard_count: i64 = cards.discard_count
        self.known_hand: list[int] = cards.known_hand[:]
        self.known_discard: list[int] = cards.known_discard[:]
        self.known_deck: list[int] = cards.known_deck
        self.hand_bounds: list[Bound] = cards.hand_bounds
        self.discard_bounds: list[Bound] = cards.discard_bounds
        self.deck_bounds: list[Bound] = cards.deck_bounds
        self.has_bid: bool = cards.bid != NO_BID
        self.is_own: bool = is_own
        self.hand: list[int] = cards.hand[:] if is_own else []
        self.deck: list[int] = cards.deck[:] if is_own else []
        self.discard: list[int] = cards.discard[:] if is_own else []
        self.bid: i64 = cards.bid if is_own else NO_BID

    def facts(self) -> dict[str, object]:
        """Tell it in plain values."""
        told: dict[str, object] = {
            "supply": self.supply,
            "play": self.play,
            "losses": self.losses,
            "hand_count": int(self.hand_count),
            "deck_count": int(self.deck_count),
            "discard_count": int(self.discard_count),
            "known_hand": self.known_hand,
            "known_discard": self.known_discard,
            "known_deck": self.known_deck,
            "hand_bounds": [bound.facts() for bound in self.hand_bounds],
            "discard_bounds": [bound.facts() for bound in self.discard_bounds],
            "deck_bounds": [bound.facts() for bound in self.deck_bounds],
            "has_bid": self.has_bid,
        }
        if self.is_own:
            told.update({"hand": self.hand, "deck": self.deck, "discard": self.discard, "bid": int(self.bid)})
        return told


class PositionView(View):
    """A position as a seat may know it."""

    def __init__(self, state: Position, seat: i64, asked: i64, offers: list[int]) -> None:
        super().__init__(seat, asked, offers)
        self.scenario: Scenario = state.scenario
        self.round: i64 = state.round
        self.first: i64 = state.first
        self.acting: i64 = state.acting
        self.radio: i64 = state.radio
        self.armies: list[Army] = [army.copy() for army in state.armies]
        self.cards: list[CardsView] = [
            CardsView(state.cards[US], seat == US),
            CardsView(state.cards[GERMAN], seat == GERMAN),
        ]
        self.pending: list[AnyPending] = state.trunk[:]
        self.outcome: Outcome | None = state.outcome

    def facts(self) -> dict[str, object]:
        """Tell it in plain values."""
        return {
            "seat": int(self.seat),
            "asked": int(self.asked),
            "offers": self.offers,
            "scenario": self.scenario.name,
            "round": int(self.round),
            "first": int(self.first),
            "acting": int(self.acting),
            "radio": int(self.radio),
            "armies": [army.facts() for army in self.armies],
            "cards": [cards.facts() for cards in self.cards],
            "pending": [record.facts() for record in self.pending],
            "outcome": None if self.outcome is None else self.outcome.facts(),
        }


def look(state: Position, seat: i64, asked: i64, offers: list[int]) -> PositionView:
    """Show a position to a seat; whoever watches sits nowhere and owns nothing."""
    return PositionView(state, seat if seat in (US, GERMAN) else OBSERVER, asked, offers)
