"""Objectives: the kinds of medals a scenario awards, as plain records."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TEMPORARY: Final = 0
PERMANENT: Final = 1
MAJORITY: Final = 2
SUDDEN: Final = 3
EXIT: Final = 4
OBJECTIVE_KINDS: Final = ("temporary", "permanent", "majority", "sudden-victory", "exit")

EITHER: Final = -1
"""An objective that is open to both sides."""


class Objective:
    """Medals for standing on hexes, or for leaving the board from them.

    `needs` is the number of hexes to hold at once, for a sudden victory; `at_end` tells that it counts at
    the end of the side's turn only.
    """

    def __init__(self, kind: i64, side: i64, hexes: list[int], medals: i64, needs: i64, at_end: bool) -> None:
        self.kind: i64 = kind
        self.side: i64 = side
        self.hexes: list[int] = hexes
        self.medals: i64 = medals
        self.needs: i64 = needs
        self.at_end: bool = at_end

    def is_open_to(self, side: i64) -> bool:
        """Tell whether a side may win it (MED-05)."""
        return self.side in (EITHER, side)
