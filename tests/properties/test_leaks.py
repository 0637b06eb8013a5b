"""The two-worlds test is only worth something if it finds leaks: each of these is planted, and found."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.event import Event
from bocage.kernel.record import digest
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, Outcome
from bocage.undaunted.cards import CARDS
from bocage.undaunted.kinds import FOG, SIDES
from bocage.undaunted.model import Cards, Position

from tests.properties import planted
from tests.properties.planted import Look, blurt
from tests.properties.worlds import Leak, pairs

GAME = UNDAUNTED.game
PAIRS = 1500


class Leaky(planted.Leaky):
    """The game with a hole in it."""

    real = GAME


in_view = partial(planted.in_view, Leaky)
in_events = partial(planted.in_events, Leaky)


def of_enemies(look: Callable[[Cards], object]) -> Look:
    """Look at the cards of every side that is not the seat's own."""
    return lambda state, seat: [look(cards) for side, cards in enumerate(state.cards) if side != seat]


def hand_at_the_end(before: Position, event: Event) -> list[Event]:
    """Tell what was not played."""
    if event.name != "TurnEnded":
        return [event]
    hand = before.cards[SIDES.index(str(event.facts["side"]))].hand
    return [Event("TurnEnded", {**event.facts, "unplayed": [int(copies) for copies in hand]})]


def cough_at_fog(_: Position, event: Event) -> list[Event]:
    """Tell everybody something, whatever it is, when a Fog of War was drawn."""
    is_fog = event.name == "CardDrawn" and event.secrets is not None and event.secrets["card"] == "FOW"
    return [event, Event("Cough", {})] if is_fog else [event]


class OffersFewer(Leaky):
    """Leaves an offer out when the enemy holds a Fog of War."""

    def choices(self, state: Position, seat: int) -> list[int]:
        """Offer too little."""
        offered = GAME.choices(state, seat)
        return (offered[1:] or offered) if seat in (0, 1) and state.cards[1 - seat].hand[FOG] else offered


class OffersInAnotherOrder(Leaky):
    """Sorts the offers by the enemy's hand."""

    def choices(self, state: Position, seat: int) -> list[int]:
        """Offer in a telling order."""
        offered = GAME.choices(state, seat)
        return offered[::-1] if seat in (0, 1) and state.cards[1 - seat].hand[FOG] else offered


class RefusesTellingly(Leaky):
    """Mentions the hands in a refusal."""

    def refusal(self, state: Position, seat: int, choice: int) -> Refusal | None:
        """Refuse with too many facts."""
        found = GAME.refusal(state, seat, choice)
        hands = str([cards.hand for cards in state.cards])
        return found and Refusal(found.key, found.rule, {**found.facts, "hands": hands})


class RefusesForAnotherReason(Leaky):
    """Gives another reason when a deck holds no Fog of War."""

    def refusal(self, state: Position, seat: int, choice: int) -> Refusal | None:
        """Refuse with a telling key."""
        found = GAME.refusal(state, seat, choice)
        enemies = [cards for side, cards in enumerate(state.cards) if side != seat]
        return found and (found if enemies[0].deck[FOG] else Refusal("other", found.rule, found.facts))


class ErrsTellingly(Leaky):
    """Mentions the hands where a seat has nothing to decide."""

    def not_asked(self, state: Position, seat: int) -> Refusal:
        """Say too much."""
        found = GAME.not_asked(state, seat)
        return Refusal(found.key, found.rule, {"hands": str([cards.hand for cards in state.cards])})


class ResignsTellingly(Leaky):
    """Ends a game that is given up by another rule when a hand is good."""

    def resigned(self, state: Position, seat: int) -> Outcome:
        """End it tellingly."""
        found = GAME.resigned(state, seat)
        return Outcome(found.winners, found.reason, str([cards.hand for cards in state.cards]))


class AsksTellingly(Leaky):
    """Shows somebody as deciding who only holds a card."""

    def view(self, state: Position, seat: int) -> Any:
        """Show too many deciders."""
        view = GAME.view(state, seat)
        view.asked |= sum(cards.hand[FOG] for cards in state.cards) << 4
        return view


class HoldsTellingly(Leaky):
    """Puts the enemy's hand into a view whose facts keep silent about it."""

    def view(self, state: Position, seat: int) -> Any:
        """Show what is not told."""
        view: Any = GAME.view(state, seat)
        for side, cards in enumerate(state.cards):
            view.cards[side].hand = cards.hand[:]
        return view


LEAKS: dict[str, planted.Leaky] = {
    "the deck's composition": in_view(of_enemies(lambda cards: cards.deck)),
    "the hand": in_view(of_enemies(lambda cards: cards.hand)),
    "the discard pile": in_view(of_enemies(lambda cards: cards.discard)),
    "the bid": in_view(of_enemies(lambda cards: int(cards.bid))),
    "one bit of the hand": in_view(of_enemies(lambda cards: cards.hand[FOG] > 0)),
    "a sum over the hand": in_view(
        of_enemies(lambda cards: sum(n * int(CARDS[kind].initiative) for kind, n in enumerate(cards.hand)))
    ),
    "the digest of the state": in_view(lambda state, _: digest(state.facts())),
    "how many choices the enemy has": in_view(
        lambda state, seat: [len(GAME.choices(state, other)) for other in (0, 1) if other != seat]
    ),
    "the weights of chance": in_view(
        lambda state, _: GAME.weights(state) if GAME.to_decide(state) & CHANCE else None
    ),
    "what nobody saw go into the hand": in_view(
        of_enemies(
            lambda cards: [
                max(copies, known) for copies, known in zip(cards.hand, cards.known_hand, strict=True)
            ]
        )
    ),
    "the hand, where the facts do not tell it": HoldsTellingly(),
    "the order of the offers": OffersInAnotherOrder(),
    "the number of offers": OffersFewer(),
    "the facts of a refusal": RefusesTellingly(),
    "the reason of a refusal": RefusesForAnotherReason(),
    "the text of an error": ErrsTellingly(),
    "the end after resigning": ResignsTellingly(),
    "who decides": AsksTellingly(),
    "the card drawn": in_events(blurt("CardDrawn")),
    "the card bid": in_events(blurt("BidPlaced")),
    "the cards not played": in_events(hand_at_the_end),
    "the number of events": in_events(cough_at_fog),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    """Two worlds come apart as soon as a seat can tell them apart."""
    game: Any = LEAKS[leak]

    with pytest.raises(Leak):
        pairs(game, UNDAUNTED.scenario("mortain"), 2, PAIRS)
