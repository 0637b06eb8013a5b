"""Air superiority: who rolls how many dice for a strike from the air (chapter on air superiority)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.kinds import ALLIES, AXIS
from bocage.memoir44.model import Position

NONE: Final = -1
FIRST_YEAR: Final = 1939

TABLE: Final[dict[str, tuple[int, ...]]] = {
    "west": (AXIS, AXIS, AXIS, AXIS, AXIS),  # AIR-06
    "east": (AXIS, AXIS, AXIS, AXIS, NONE, NONE, NONE),  # AIR-07
    "pacific": (AXIS, AXIS, AXIS, AXIS, NONE),  # AIR-08
    "mediterranean": (NONE, AXIS, AXIS, NONE, NONE),  # AIR-09
}
"""Who has the air on a front, by year from 1939 on; where a row has ended the Allies do."""


def superior(state: Position) -> i64:
    """Tell which side has the air; without a table, or a front and year to look up, it is as printed.

    Front and year are those of the scenario (AIR-02).
    """
    terms = state.scenario.terms
    years = TABLE.get(terms.front)
    place = terms.year - FIRST_YEAR
    if not state.edition.has_air_table or years is None or not 0 <= place < len(years):
        return ALLIES  # AIR-05, Q-38
    return years[place]


def air_dice(state: Position, side: i64) -> i64:
    """Give the dice per target hex (CARD-AIRPOWER-2, CARD-COUNTER-7, AIR-01, AIR-03, AIR-04)."""
    return 2 if superior(state) == side else 1
