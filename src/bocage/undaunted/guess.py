"""Guessing: a whole position that a view could be a view of, dealt by chance."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.chance import Dealer
from bocage.undaunted.kinds import KINDS
from bocage.undaunted.model import Army, Cards, Position
from bocage.undaunted.room import Room
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.view import CardsView, PositionView


def deal_guess(view: PositionView, chance: Dealer) -> Position:
    """Deal what the seat cannot see, so that the seat's view of the result is the view given."""
    cards = [guess_cards(view.scenario, side, known, chance) for side, known in enumerate(view.cards)]
    armies: list[Army] = [army.copy() for army in view.armies]
    state = Position(view.scenario, armies, cards)
    state.round = view.round
    state.first = view.first
    state.acting = view.acting
    state.radio = view.radio
    state.trunk = view.pending[:]
    state.outcome = view.outcome
    return state


def guess_cards(scenario: Scenario, side: i64, known: CardsView, chance: Dealer) -> Cards:
    """Give one side's cards: its own as they are, the enemy's dealt."""
    none = [0] * len(KINDS)
    open_zones = [known.supply[:], known.losses[:]]
    known_zones = [known.known_hand[:], known.known_discard[:], known.known_deck]
    hidden = [known.hand[:], known.deck[:], known.discard[:]] if known.is_own else [none[:], none[:], none[:]]
    cards = Cards([*hidden, known.play[:], *open_zones, *known_zones])
    cards.hand_count = known.hand_count
    cards.deck_count = known.deck_count
    cards.discard_count = known.discard_count
    cards.hand_bounds = known.hand_bounds
    cards.discard_bounds = known.discard_bounds
    cards.deck_bounds = known.deck_bounds
    cards.bid = known.bid
    if not known.is_own:
        _deal_hidden(cards, unseen(scenario, side, known), chance)
        if known.has_bid:
            cards.bid = chance.pick(cards.hand, 0)
    return cards


def unseen(scenario: Scenario, side: i64, known: CardsView) -> list[int]:
    """Count the cards of each kind that are in hand, deck or discard pile without anybody knowing which."""
    counts: list[int] = []
    for kind in range(len(KINDS)):
        owned = scenario.deck[side][kind] + scenario.supply[side][kind]
        seen = known.supply[kind] + known.play[kind] + known.losses[kind]
        counts.append(owned - seen - known.known_hand[kind] - known.known_discard[kind])
    return counts


def _deal_hidden(cards: Cards, counts: list[int], chance: Dealer) -> None:
    """Deal each unseen card to hand, discard pile or deck, never so that the rest no longer fits."""
    cards.hand = cards.known_hand[:]
    cards.discard = cards.known_discard[:]
    none = [0] * len(KINDS)
    rooms = [
        Room(cards.hand, cards.unseen_in_hand(), cards.hand_bounds, none),
        Room(cards.discard, cards.unseen_in_discard(), cards.discard_bounds, none),
        Room(cards.deck, cards.deck_count, cards.deck_bounds, cards.known_deck[:]),
    ]
    left = counts[:]
    for kind in range(len(KINDS)):
        while left[kind] > 0:
            left[kind] -= 1
            weights = [room.places if room.suits(kind, rooms, left) else 0 for room in rooms]
            rooms[chance.pick(weights, 0)].put(kind)
