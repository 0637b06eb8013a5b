"""Random legal play: the loop that fuzzing, benchmarks and play-outs share."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from bocage.kernel.chance import Seeded
from bocage.kernel.event import Event
from bocage.kernel.game import Game
from bocage.kernel.state import CHANCE, NOBODY, State

S = TypeVar("S", bound=State)


def wander(game: Game[S], state: S, dealer: Seeded, limit: i64, tell: list[Event] | None) -> i64:
    """Play a state of one's own at random, to its end or for so many choices; return how many were made."""
    made: i64 = 0
    while made < limit:
        asked = game.to_decide(state)
        if asked & CHANCE:
            game.fall(state, dealer.pick(game.weights(state), 0), tell)
        elif asked == NOBODY:
            break
        else:
            seat = one_of(asked, dealer)
            offered = state.trunk[-1].offer(state, seat)
            game.step(state, seat, offered[dealer.below(len(offered))], tell)
            made += 1
    return made


def one_of(seats: i64, dealer: Seeded) -> i64:
    """Choose a seat of a set, each as likely as the other; draw lots only where there are several."""
    rest = seats & (seats - 1)
    if rest == 0:
        return _place(seats)
    count: i64 = 1
    while rest != 0:
        rest &= rest - 1
        count += 1
    for _ in range(dealer.below(count)):
        seats &= seats - 1
    return _place(seats & -seats)


def _place(bit: i64) -> i64:
    place: i64 = 0
    while bit > 1:
        bit >>= 1
        place += 1
    return place
