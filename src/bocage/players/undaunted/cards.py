"""What the simple opponent's cards are good for now: which to bid, and which to inspire."""

from __future__ import annotations

from collections.abc import Callable

from bocage.kernel.chance import Seeded
from bocage.kernel.choice import argument, verb_of
from bocage.players.undaunted.moving import Plan
from bocage.players.undaunted.weights import AGAIN, CLOSENESS, FATAL, PIP, URGENT_PIP, WIN
from bocage.undaunted.cards import CARDS
from bocage.undaunted.guess import deal_guess
from bocage.undaunted.kinds import KINDS
from bocage.undaunted.squads import SQUAD_OF
from bocage.undaunted.turn import Turn
from bocage.undaunted.verbs import END_TURN

Weigh = Callable[[Plan, int], int]


def uses(plan: Plan, hand: list[int]) -> list[int]:
    """List what a hand of cards could be used for in a turn now.

    The rules answer, on a position guessed from the view: what a side may do with its own cards hangs on
    nothing it cannot see, so that any guess will do.
    """
    guessed = deal_guess(plan.survey.view, Seeded(0))
    guessed.cards[plan.survey.me].hand = hand[:]
    return [int(offer) for offer in Turn(plan.survey.me).offer(guessed, plan.survey.me)]


def best_uses(plan: Plan, hand: list[int], weigh: Weigh) -> list[int]:
    """Weigh the best use of every kind of card in a hand; a card without use is worth nothing."""
    best = [0] * len(KINDS)
    for offer in uses(plan, hand):
        if verb_of(offer) != END_TURN:
            card = argument(offer, 0)
            best[card] = max(best[card], weigh(plan, offer))
    return best


def squad_in_play(plan: Plan, leader: int) -> list[int]:
    """Count the cards in play that a Squad Leader could inspire."""
    play = plan.survey.cards.play
    return [
        min(count, 1) if SQUAD_OF[kind] == SQUAD_OF[leader] and kind != leader else 0
        for kind, count in enumerate(play)
    ]


def inspire(plan: Plan, choice: int, weigh: Weigh) -> int:
    """Weigh Inspire by the best second use of a card of the squad."""
    return max(best_uses(plan, squad_in_play(plan, argument(choice, 0)), weigh)) - AGAIN


def inspired(plan: Plan, kind: int, weigh: Weigh) -> int:
    """Weigh taking a card back from the play area."""
    hand = [0] * len(KINDS)
    hand[kind] = 1
    return 1 + best_uses(plan, hand, weigh)[kind]


def bids(plan: Plan, weigh: Weigh) -> list[int]:
    """Weigh bidding each kind of card: its initiative, less the use it would have in the turn."""
    hand = plan.survey.cards.hand
    keep = best_uses(plan, hand, weigh)
    pip = URGENT_PIP if is_urgent(plan, keep) else PIP
    return [
        pip * int(CARDS[kind].initiative) - keep[kind] // (1 if hand[kind] < 2 else 2)
        for kind in range(len(KINDS))
    ]


def is_urgent(plan: Plan, keep: list[int]) -> bool:
    """Tell whether the first turn may decide the game: by a card of this side, or by enemy Riflemen."""
    fatal = FATAL * CLOSENESS[1] // 100
    return max(keep) >= WIN or max(plan.survey.threats) >= fatal
