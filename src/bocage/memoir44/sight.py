"""Line of sight: what stands for good is worked out once per pair of hexes, units are looked at in play.

What the line crosses blocks; what it only touches, along an edge or at a corner, blocks when there is a block
on either side of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.grid.hexes import Hexes
from bocage.grid.lines import Line, Lines
from bocage.memoir44.kinds import CLASSES, NO_UNIT
from bocage.memoir44.terrain.obstacles import Obstacle
from bocage.memoir44.terrain.terrain import SEES, Terrain

BLOCKED: Final = 0
CLEAR: Final = 1
DEPENDS: Final = 2
UNKNOWN: Final = 3


class Watch:
    """The hexes on which a unit would matter to a line: those it crosses, and those on either side.

    `left_blocked` and `right_blocked` tell that something stands on that side for good.
    """

    def __init__(
        self, crossed: list[int], left: list[int], right: list[int], left_blocked: bool, right_blocked: bool
    ) -> None:
        self.crossed: list[int] = crossed
        self.left: list[int] = left
        self.right: list[int] = right
        self.left_blocked: bool = left_blocked
        self.right_blocked: bool = right_blocked

    def is_clear(self, unit_on: list[int]) -> bool:
        """Tell whether the units where they stand now leave the line open."""
        for hexagon in self.crossed:
            if unit_on[hexagon] != NO_UNIT:  # LOS-04
                return False
        if not self.left and not self.right:
            return True
        left = self.left_blocked or _is_any(unit_on, self.left)  # LOS-09
        return not (left and (self.right_blocked or _is_any(unit_on, self.right)))  # LOS-10, Q-04, Q-05


class Sight:
    """Who sees what, by class; rows are worked out when first asked for."""

    fills_when_asked: Final = True
    """Nothing in it depends on a position, so a position is the same before and after it was asked."""

    def __init__(
        self, board: Hexes, terrain: list[Terrain], standing: list[Obstacle | None], lakes_hide: bool
    ) -> None:
        self.board: Hexes = board
        self.count: i64 = board.count
        self.lines: Lines = lines_of(board)
        self.terrain: list[Terrain] = terrain
        self.standing: list[Obstacle | None] = standing
        self.lakes_hide: bool = lakes_hide
        self.rows: list[list[int]] = [[] for _ in range(len(CLASSES) * len(terrain))]
        self.watches: dict[int, Watch] = {}

    def sees(self, kind: i64, a: i64, b: i64, unit_on: list[int]) -> bool:
        """Tell whether a class of unit on hex a sees hex b."""
        place = kind * self.count + a
        row = self.rows[place]
        if not row:
            row = [UNKNOWN] * self.count
            self.rows[place] = row
        state: i64 = row[b]
        if state == UNKNOWN:
            state = self._judge(kind, a, b)
            row[b] = state
        if state != DEPENDS:
            return state == CLEAR
        return self.watches[place * self.count + b].is_clear(unit_on)

    def _judge(self, kind: i64, a: i64, b: i64) -> i64:
        """Work out one line for one class."""
        line = self.lines.from_hex(a)[b]
        low: i64 = min(self.terrain[a].height, self.terrain[b].height)
        # LOS-02, LOS-03, LOS-14; a line leaves out its ends: LOS-07, LOS-08
        if any([self.blocks(kind, low, hexagon) for hexagon in line.crossed]):
            return BLOCKED
        left = any([self.blocks(kind, low, hexagon) for hexagon in line.left])
        right = any([self.blocks(kind, low, hexagon) for hexagon in line.right])
        if left and right:  # LOS-09, LOS-10, Q-04, Q-05
            return BLOCKED
        if not (SEES >> kind) & 1:  # ATK-15: units hide nothing from a class that needs no sight
            return CLEAR
        if low == 0 and self.lakes_hide and self._crosses_lake(line):  # ELE-06
            return BLOCKED
        crossed = self._high(low, line.crossed)
        on_left, on_right = self._high(low, line.left), self._high(low, line.right)
        if not crossed and not on_left and not on_right:
            return CLEAR
        place = (kind * self.count + a) * self.count + b
        self.watches[place] = Watch(crossed, on_left, on_right, left, right)
        return DEPENDS

    def _high(self, low: i64, hexes: list[int]) -> list[int]:
        """Leave the hexes on which a unit would stand as high as the lower of both ends."""
        # ELE-05, ELE-06, ELE-08, TER-HILL-7, LOS-11
        return [hexagon for hexagon in hexes if hexagon != self.count and self.terrain[hexagon].height >= low]

    def blocks(self, kind: i64, low: i64, hexagon: i64) -> bool:
        """Tell whether a hex holds something that blocks for good, given the height of the lower end."""
        if hexagon == self.count:  # LOS-06: the half hexes of the rim
            return (SEES >> kind) & 1 == 1
        terrain = self.terrain[hexagon]
        obstacle = self.standing[hexagon]
        if terrain.height < low:  # ELE-05, ELE-06, TER-HILL-7, LOS-11, LOS-13
            return False
        # What was laid hides nothing: OBS-WIRE-9, OBS-SAND-8
        if obstacle is not None and (obstacle.blocks >> kind) & 1:  # ELE-08, Q-07, Q-45
            return True
        if not (terrain.blocks >> kind) & 1:  # TER-GEN-3
            return False
        return not (terrain.is_overlooked and low > 0)  # ELE-07, TER-HILL-6, Q-06, Q-07

    def _crosses_lake(self, line: Line) -> bool:
        """Tell whether the line meets two lake hexes that lie next to each other (TER-LAKE-3)."""
        met = [*line.crossed, *line.left, *line.right]
        lakes = [hexagon for hexagon in met if hexagon != self.count and self.terrain[hexagon].is_lake]
        return any([other in self.board.neighbours[lake] for lake in lakes for other in lakes])


SHAPES: Final = 4
"""How many shapes of board have their lines kept; those of the largest take tens of megabytes."""

_LINES: Final[dict[tuple[tuple[int, int], ...], Lines]] = {}
"""The lines of the shapes of board seen last, which all battlefields of a shape share."""


def lines_of(board: Hexes) -> Lines:
    """Find the lines of a board, or draw them when first asked for."""
    key = tuple(board.rows)
    known = _LINES.get(key)
    if known is None:
        known = Lines(board)
        if len(_LINES) == SHAPES:
            del _LINES[next(iter(_LINES))]
        _LINES[key] = known
    return known


def _is_any(unit_on: list[int], hexes: list[int]) -> bool:
    for hexagon in hexes:
        if unit_on[hexagon] != NO_UNIT:
            return True
    return False
