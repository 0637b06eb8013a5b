"""The chain of command in numbers: the posts of Overlord, and where the plays of each lie."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.command.seating import (
    CENTER_GENERAL,
    COMMANDER,
    LEFT_GENERAL,
    RIGHT_GENERAL,
    ROLES,
)
from bocage.memoir44.model import Position
from bocage.memoir44.played import NO_CARD, NO_PLAY, Play

GENERALS: Final = (LEFT_GENERAL, CENTER_GENERAL, RIGHT_GENERAL)

PLACES: Final = 3
"""A general has as many places for plays as a flank can have sections; the commander comes last."""
OWN_PLACE: Final = len(GENERALS) * PLACES
MOST_CARDS: Final = 3
"""The cards a side may play in a turn (OVL-21, QO-08)."""

DICE: Final = 4
"""The dice of cards that count a hand in the usual game (OVL-111, OVL-117)."""

_NOTHING: Final = [NO_PLAY] * (OWN_PLACE + MOST_CARDS)


def post_of(side: i64, role: i64) -> i64:
    """Number the post of a role."""
    return side * len(ROLES) + role


def commander_of(side: i64) -> i64:
    """Number the post, and hand, of a commander-in-chief."""
    return side * len(ROLES) + COMMANDER


def role_of(post: i64) -> i64:
    """Give the role of a post."""
    return post % len(ROLES)


def flank_of(post: i64) -> i64:
    """Give the flank of a general from his own left: 0, 1 or 2."""
    return max(post % len(ROLES) - 1, 0)


def clear_table(state: Position) -> None:
    """Begin a turn without any card on the table, and forget the last ones of the side."""
    state.plays = _NOTHING
    state.last_plays = state.last_plays[:]
    state.last_plays[state.side] = []


def place_of(state: Position, post: i64, section: i64) -> i64:
    """Give the place of a general's play: by its section, so that the order of playing leaves no trace."""
    field, side = state.scenario.field, state.scenario.command.side_of_post[post]
    place = flank_of(post) * PLACES
    area: i64 = field.flank(side, flank_of(post))
    bit = area & -area
    while section and bit != section:
        bit <<= 1
        place += 1
    return place


def put_play(state: Position, place: i64, play: Play) -> None:
    """Lay a play on its place on the table; a card can be copied in the enemy's next turn."""
    state.plays = state.plays[:]
    state.plays[place] = play
    if play.card != NO_CARD:
        state.last_plays = state.last_plays[:]
        played = [*state.last_plays[state.side], play]  # QO-19
        played.sort(key=_rank)
        state.last_plays[state.side] = played


def _rank(play: Play) -> tuple[int, int, int]:
    """Sort plays, so that the order of playing leaves no trace."""
    return (int(play.post), int(play.section), int(play.card))


def own_plays(state: Position) -> list[int]:
    """List the places of the cards that the commander carries out himself."""
    return [place for place in range(OWN_PLACE, len(state.plays)) if state.plays[place].card >= 0]


def played_cards(state: Position) -> list[int]:
    """List the cards on the table."""
    return [int(play.card) for play in state.plays if play.card >= 0]
