"""A moment in which Combat cards may be played, and who could hold one then."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.memoir44.kinds import NO_UNIT
from bocage.memoir44.model import Position


class Moment:
    """A step of the turn; in a reaction, or where ground is taken, the unit that attacks and its victim."""

    def __init__(self, timing: i64, unit: i64 = NO_UNIT, victim: i64 = NO_UNIT) -> None:
        self.timing: i64 = timing
        self.unit: i64 = unit
        self.victim: i64 = victim


def holders(state: Position, posts: i64, seats: i64) -> list[int]:
    """List those of some posts that hold Combat cards, as everybody knows, and that some seats act for."""
    table = state.combat
    if table is None:
        return []
    seats_of = state.scenario.command.seats_of
    return [
        post
        for post, hand in enumerate(table.hands)
        if (posts >> post) & 1 and hand.count > 0 and seats_of[post] & seats
    ]


def backers(state: Position, posts: i64) -> i64:
    """Name the posts whose Combat cards can be used for units that some posts order, as a set."""
    command = state.scenario.command
    found: i64 = 0
    for holder in command.posts_of[state.side]:
        if any(
            [
                (posts >> post) & 1 == 1 and command.backs(holder, post)
                for post in command.posts_of[state.side]
            ]
        ):
            found |= 1 << holder
    return found


def is_backed(state: Position, holder: i64, unit: i64) -> bool:
    """Tell whether the Combat cards of a post go with whatever has ordered a unit."""
    return state.scenario.command.backs(holder, state.play_of(unit).post)


def posts_of(state: Position, side: i64) -> i64:
    """Name the posts of a side as a set."""
    return sum([1 << post for post in state.scenario.command.posts_of[side]])


def defenders(state: Position, victim: i64) -> i64:
    """Name the posts that may answer an attack on a unit, as a set (CBT-11, CBT-15)."""
    command, side = state.scenario.command, state.scenario.sides[victim]
    sections = state.sections_of(victim)
    seats = command.owner(state, side, sections)
    posts: i64 = 0
    for post in command.posts_of[side]:
        if command.areas[post] & sections and command.seats_of[post] & seats:
            posts |= 1 << post
    return posts
