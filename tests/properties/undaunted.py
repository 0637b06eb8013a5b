"""Deals a second world for Undaunted: the same to a seat, different in what the seat cannot know.

Written apart from the game's own guessing, so that the two cannot share a mistake.
"""

from random import Random

from bocage.undaunted.kinds import KINDS
from bocage.undaunted.model import NO_BID, Cards, Position

from tests.properties.disguise import Disguise

TRIES = 60


class TwoPlatoons(Disguise):
    """Hand, deck, discard pile and a bid under seal."""

    zones = ("hand", "deck", "discard", "bid")
    # A bid that is shown, and the place where a casualty was found, tell worlds apart by the rules.
    revealing = ("InitiativeTaken", "CardLost", "CounterRemoved")

    def second_world(self, state: Position, seat: int, lots: Random) -> tuple[Position, set[str]]:
        """Deal the cards of all other sides anew."""
        other = state.copy()
        differs: set[str] = set()
        for side, cards in enumerate(other.cards):
            if side != seat and redeal(cards, lots):
                differs |= zones_that_differ(state.cards[side], cards)
        return other, differs

    def is_choice_unseen(self, state: Position, seat: int, actor: int) -> bool:
        """Nobody sees what another side bids."""
        return state.acting < 0 and actor != seat

    def is_outcome_unseen(self, state: Position, seat: int) -> bool:
        """Nobody sees what another side draws."""
        top = state.trunk[-1].facts()
        return top["is"] == "draw" and top["side"] != seat


def zones_that_differ(one: Cards, two: Cards) -> set[str]:
    """Name the hidden zones that are not the same."""
    pairs = {
        "hand": (one.hand, two.hand),
        "deck": (one.deck, two.deck),
        "discard": (one.discard, two.discard),
        "bid": ([int(one.bid)], [int(two.bid)]),
    }
    return {name for name, (first, second) in pairs.items() if first != second}


def redeal(cards: Cards, lots: Random) -> bool:
    """Deal the hidden cards of a side anew, keeping all that is known of them; tell whether it worked."""
    hidden = _hidden_cards(cards)
    for _ in range(TRIES):
        lots.shuffle(hidden)
        dealt = _cut(cards, hidden)
        if _is_possible(cards, dealt):
            _lay(cards, dealt)
            _bid_anew(cards, lots)
            return True
    return False


def _hidden_cards(cards: Cards) -> list[int]:
    """List the cards of hand, deck and discard pile of which nobody knows where they are."""
    hidden: list[int] = []
    for kind in range(len(KINDS)):
        known = cards.known_hand[kind] + cards.known_discard[kind]
        hidden += [kind] * (cards.hand[kind] + cards.deck[kind] + cards.discard[kind] - known)
    return hidden


def _cut(cards: Cards, hidden: list[int]) -> tuple[list[int], list[int], list[int]]:
    in_hand = sum(cards.hand) - sum(cards.known_hand)
    in_discard = sum(cards.discard) - sum(cards.known_discard)
    return hidden[:in_hand], hidden[in_hand : in_hand + in_discard], hidden[in_hand + in_discard :]


def _is_possible(cards: Cards, dealt: tuple[list[int], list[int], list[int]]) -> bool:
    """Tell whether a deal agrees with where casualties were sought in vain, and with what was shuffled in."""
    beyond = dealt[2][:]
    for kind, copies in enumerate(cards.known_deck):
        for _ in range(min(copies, beyond.count(kind))):
            beyond.remove(kind)
    unseen = (cards.hand_bounds, dealt[0]), (cards.discard_bounds, dealt[1]), (cards.deck_bounds, beyond)
    return all(
        sum(bound.kinds >> kind & 1 for kind in pile) <= bound.most
        for bounds, pile in unseen
        for bound in bounds
    )


def _lay(cards: Cards, dealt: tuple[list[int], list[int], list[int]]) -> None:
    for kind in range(len(KINDS)):
        cards.hand[kind] = cards.known_hand[kind] + dealt[0].count(kind)
        cards.discard[kind] = cards.known_discard[kind] + dealt[1].count(kind)
        cards.deck[kind] = dealt[2].count(kind)


def _bid_anew(cards: Cards, lots: Random) -> None:
    if cards.bid != NO_BID:
        cards.bid = lots.choice([kind for kind, copies in enumerate(cards.hand) if copies])
