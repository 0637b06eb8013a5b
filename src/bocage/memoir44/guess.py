"""Guessing: a whole position that a view could be a view of, with the hidden cards dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.chance import Dealer
from bocage.memoir44.cards.deck import CARD_KINDS
from bocage.memoir44.model import Hand, Pile, Position
from bocage.memoir44.view import BattleView


def deal_guess(view: BattleView, chance: Dealer) -> Position:
    """Deal a position that the view could be a view of."""
    unseen = unseen_cards(view)
    hands = [_hand(view, number, unseen, chance) for number in range(len(view.hands))]
    none = [0] * CARD_KINDS
    looked_at = _looked_at(view, unseen, chance)
    pile = Pile(unseen, view.discard[:], sum(unseen), sum(view.discard))
    state = Position(view.scenario, view.edition, hands or [Hand(none, none, 0)], pile)
    state.at = view.at[:]
    state.figures = view.figures[:]
    state.status = view.status[:]
    state.began = view.began
    state.unit_on = view.unit_on[:]
    state.laid = view.laid
    state.won = view.won[:]
    state.medals = view.medals
    state.taken = view.taken
    state.side = view.side
    state.turn = view.turn
    state.plays = view.plays
    state.looker = view.looker
    state.last_plays = view.last_plays
    state.looked_at = looked_at
    state.ambusher = view.ambusher
    state.trunk = view.trunk[:]
    state.outcome = view.outcome
    return state


def unseen_cards(view: BattleView) -> list[int]:
    """Count the cards of which the view does not tell where they are."""
    unseen = view.scenario.deck[:]
    for kind in range(CARD_KINDS):
        unseen[kind] -= view.discard[kind]
        for hand in view.hands:
            unseen[kind] -= hand.cards[kind] if hand.is_own else hand.known[kind]
    for kind in view.looked_at:
        unseen[kind] -= 1
    for play in view.plays:
        if play.card >= 0:
            unseen[play.card] -= 1
    return unseen


def _hand(view: BattleView, number: int, unseen: list[int], chance: Dealer) -> Hand:
    """Give a hand as it is seen, or fill it up from what could be in it."""
    shown = view.hands[number]
    if shown.is_own:
        return Hand(shown.cards[:], shown.known, shown.count)
    cards = shown.known[:]
    for _ in range(shown.count - sum(shown.known)):
        cards[_draw(unseen, chance)] += 1
    return Hand(cards, shown.known, shown.count)


def _looked_at(view: BattleView, unseen: list[int], chance: Dealer) -> list[int]:
    """Give the cards somebody is looking at, as seen or dealt."""
    if view.looked_at:
        return view.looked_at[:]
    return sorted([_draw(unseen, chance) for _ in range(view.looked_at_count)])


def _draw(unseen: list[int], chance: Dealer) -> int:
    kind: i64 = chance.pick(unseen, 0)
    unseen[kind] -= 1
    return int(kind)
