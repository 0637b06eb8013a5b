"""Guessing: a whole position that a view could be a view of, dealt by chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.chance import Dealer
from bocage.undaunted.kinds import KINDS
from bocage.undaunted.model import Army, Cards, Position
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.view import CardsView, PositionView

HAND: Final = 0
DISCARD: Final = 1
DECK: Final = 2


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
    open_zones = [known.supply[:], known.losses[:], known.known_hand[:], known.known_discard[:]]
    hidden = [known.hand[:], known.deck[:], known.discard[:]] if known.is_own else [none[:], none[:], none[:]]
    cards = Cards([*hidden, known.play[:], *open_zones])
    cards.hand_count = known.hand_count
    cards.deck_count = known.deck_count
    cards.discard_count = known.discard_count
    cards.hand_lacks = known.hand_lacks
    cards.discard_lacks = known.discard_lacks
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
    for kind in range(len(KINDS)):
        cards.hand[kind] = cards.known_hand[kind]
        cards.discard[kind] = cards.known_discard[kind]
    places = [
        cards.hand_count - sum(cards.hand),
        cards.discard_count - sum(cards.discard),
        cards.deck_count,
    ]
    zones = [cards.hand, cards.discard, cards.deck]
    left = counts[:]
    for kind in range(len(KINDS)):
        while left[kind] > 0:
            left[kind] -= 1
            zone = _place_for(cards, kind, places, left, chance)
            places[zone] -= 1
            zones[zone][kind] += 1


def _place_for(cards: Cards, kind: i64, places: list[i64], left: list[int], chance: Dealer) -> i64:
    """Choose a zone for a card, as likely as it has places left."""
    weights: list[int] = []
    for zone in (HAND, DISCARD, DECK):
        weights.append(
            places[zone] if _may_lie(cards, kind, zone) and _fits(cards, zone, places, left) else 0
        )
    return chance.pick(weights, 0)


def _may_lie(cards: Cards, kind: i64, zone: i64) -> bool:
    """Tell whether nothing that was seen speaks against a card lying in a zone unseen."""
    if zone == HAND:
        return not cards.hand_lacks & (1 << kind)
    if zone == DISCARD:
        return not cards.discard_lacks & (1 << kind)
    return True


def _fits(cards: Cards, taken: i64, places: list[i64], left: list[int]) -> bool:
    """Tell whether the cards left can still be placed after one more place of a zone is taken."""
    free = places[:]
    free[taken] -= 1
    if free[taken] < 0:
        return False
    only_deck: i64 = 0
    not_hand: i64 = 0
    not_discard: i64 = 0
    for kind, count in enumerate(left):
        in_hand = _may_lie(cards, kind, HAND)
        in_discard = _may_lie(cards, kind, DISCARD)
        only_deck += 0 if in_hand or in_discard else count
        not_hand += 0 if in_hand else count
        not_discard += 0 if in_discard else count
    return (
        only_deck <= free[DECK]
        and not_hand <= free[DECK] + free[DISCARD]
        and not_discard <= free[DECK] + free[HAND]
    )
