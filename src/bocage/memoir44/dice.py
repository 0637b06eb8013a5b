"""Battle dice: what they can show together, how likely that is, and how it is written down.

Dice are thrown together, so a throw is one chance step over what the faces can add up to.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from mypy_extensions import i64

FACE_INFANTRY: Final = 0
FACE_ARMOR: Final = 1
FACE_GRENADE: Final = 2
FACE_STAR: Final = 3
FACE_FLAG: Final = 4
FACES: Final = "IAGSF"
SIDES_WITH: Final = (2, 1, 1, 1, 1)
"""How many of the six sides show each face (HIT-01)."""


class Throw:
    """How many dice show each face."""

    def __init__(self, counts: list[int]) -> None:
        self.counts: list[int] = counts
        self.flags: i64 = counts[FACE_FLAG]
        self.stars: i64 = counts[FACE_STAR]
        self.grenades: i64 = counts[FACE_GRENADE]
        self.name: str = "".join([FACES[face] * count for face, count in enumerate(counts)]) or "-"


class Throws:
    """All throws of a number of dice, with their weights out of six to the power of that number."""

    def __init__(self, dice: i64) -> None:
        self.throws: list[Throw] = [Throw(counts) for counts in _splits(dice, len(FACES))]
        self.weights: list[int] = [_weight(throw.counts) for throw in self.throws]


_KNOWN: Final[dict[int, Throws]] = {}


def throws_of(dice: i64) -> Throws:
    """Give all throws of so many dice; worked out when first asked for."""
    known = _KNOWN.get(dice)
    if known is None:
        known = Throws(dice)
        _KNOWN[dice] = known
    return known


def _splits(total: i64, parts: i64) -> list[list[int]]:
    """Give all ways to share a number out among so many parts, the first part's largest shares first."""
    if parts == 1:
        return [[total]]
    return [[first, *rest] for first in range(total, -1, -1) for rest in _splits(total - first, parts - 1)]


def _weight(counts: list[int]) -> int:
    """Give the ways in which dice that can be told apart show these counts (HIT-01)."""
    ways = factorial(sum(counts))
    for face, count in enumerate(counts):
        ways = ways // factorial(count) * SIDES_WITH[face] ** count
    return ways
