"""Seatings: how the roles of both sides are shared out among the seats (OVL-08 to OVL-11, QO-29)."""

from __future__ import annotations

from itertools import product
from typing import Final

from bocage.memoir44.kinds import SIDES

COMMANDER: Final = 0
LEFT_GENERAL: Final = 1
CENTER_GENERAL: Final = 2
RIGHT_GENERAL: Final = 3
ROLES: Final = ("commander", "left", "center", "right")
"""The commander-in-chief and the generals of the flanks and the center (OVL-06)."""

LETTERS: Final = "clmr"
"""How a seating is written: commander, left, middle, right; a stroke parts the seats, a blank the sides."""

EIGHT: Final = "c/l/m/r c/l/m/r"  # OVL-09
SIX: Final = "cm/l/r cm/l/r"  # OVL-10
TWO: Final = "clmr clmr"  # OVL-11
SEATINGS: Final = {2: TWO, 6: SIX, 8: EIGHT}
"""The usual seatings by the number of players."""


class Chair:
    """A seat of a seating: its side, and the roles that it plays."""

    def __init__(self, side: int, roles: list[int]) -> None:
        self.side = side
        self.roles = roles

    def name(self) -> str:
        """Name the seat: by its side alone where it plays all of it."""
        side = SIDES[self.side]
        if len(self.roles) == len(ROLES):
            return side
        return "-".join([side, *[ROLES[role] for role in self.roles]])


def chairs_of(text: str) -> list[Chair]:
    """Read a seating; raise ValueError where a role belongs to nobody or to two."""
    sides = text.split(" ")
    if len(sides) != len(SIDES):
        raise ValueError(f"a seating tells of {len(SIDES)} sides, not of {len(sides)}: {text[:40]!r}")
    return [
        Chair(side, sorted([LETTERS.index(letter) for letter in chair]))
        for side, chairs in enumerate(sides)
        for chair in _checked(chairs)
    ]


def _checked(chairs: str) -> list[str]:
    """Take the seats of a side apart, four at most; each role belongs to exactly one (OVL-08, QO-29)."""
    if sorted(chairs.replace("/", "")) != sorted(LETTERS) or "" in chairs.split("/"):
        raise ValueError(f"each role of {LETTERS} belongs to one seat: {chairs[:40]!r} does not do")
    return sorted(chairs.split("/"), key=_first_role)


def _first_role(chair: str) -> int:
    return min([LETTERS.index(letter) for letter in chair])


def _splits(letters: str) -> list[list[str]]:
    """List all ways to share letters out."""
    if not letters:
        return [[]]
    first, rest = letters[0], _splits(letters[1:])
    alone = [[first, *split] for split in rest]
    joined = [
        [*split[:at], first + split[at], *split[at + 1 :]] for split in rest for at in range(len(split))
    ]
    return alone + joined


def all_seatings() -> list[str]:
    """List every split of the roles among the seats of both sides, the usual ones first."""
    sides = ["/".join(sorted(split, key=_first_role)) for split in _splits(LETTERS)]
    usual = [EIGHT, SIX, TWO]
    return usual + [text for text in (" ".join(pair) for pair in product(sides, sides)) if text not in usual]
