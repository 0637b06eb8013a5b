"""Where the hexes lie on the screen: bare cells where it is small, bricks with edges where there is room.

Rows of hexes are shifted by half a hex against each other, which bricks do as well. Letters name the columns
above the map, capitals and small ones in turn, and numbers the rows at its left.
"""

from __future__ import annotations

from typing import Final

from bocage.cli.canvas import FAINT, Canvas
from bocage.cli.frame import Frame
from bocage.cli.memoir44.glyphs import SIDE_INK
from bocage.memoir44.battlefield import Battlefield
from bocage.memoir44.kinds import ALLIES, AXIS

WIDTHS: Final = (8, 6, 4)
HEIGHTS: Final = (4, 3)
BARE: Final = 2
"""The rows of a hex without edges."""

RIM: Final = 1
_BESIDE: Final = 32
"""So many columns stay free beside the map before hexes grow wider."""


class Plan:
    """Where the hexes of a board lie, each `wide` columns and `high` rows from the next."""

    def __init__(self, field: Battlefield, wide: int, high: int, has_lower_rim: bool) -> None:
        self.field = field
        self.wide = wide
        self.high = high
        self.has_edges = high > BARE
        self.has_lower_rim = has_lower_rim
        self.width = width_of(field, wide)
        self.height = height_of(field, high) + (RIM if has_lower_rim else 0)
        self.room = wide - 1
        self.rows = high - 1 if self.has_edges else high

    def corner(self, hexagon: int) -> tuple[int, int]:
        """Find the first cell inside a hex."""
        x, y = self.field.board.positions[hexagon]
        return RIM + x * self.wide // 2 + 1, RIM + y * self.high + (1 if self.has_edges else 0)

    def draw_rims(self, canvas: Canvas) -> None:
        """Write the names of columns and rows; the upper rim is the Axis side, the lower the Allied one."""
        rows = self.field.board.rows
        below = RIM + len(rows) * self.high + (1 if self.has_edges else 0)
        for hexagon, (_, y) in enumerate(self.field.board.positions):
            left, top = self.corner(hexagon)
            name = self.field.names[hexagon]
            letter, middle = name.rstrip("0123456789"), left + self.room // 2
            if y < 2:
                canvas.put(middle, 0, letter, SIDE_INK[AXIS])
            if y >= len(rows) - 2 and self.has_lower_rim:
                canvas.put(middle, below, letter, SIDE_INK[ALLIES])
            canvas.put(0, top + self.rows - 1, name[len(letter) :], FAINT)

    def draw_edges(self, canvas: Canvas) -> None:
        """Draw the edges of the hexes, where they have any."""
        if not self.has_edges:
            return
        frame = Frame()
        for hexagon in range(self.field.count):
            left, top = self.corner(hexagon)
            frame.box(left - 1, top - 1, left - 1 + self.wide, top - 1 + self.high)
        frame.draw(canvas)


def width_of(field: Battlefield, wide: int) -> int:
    """Tell how many columns a board takes."""
    across = max(first + 2 * number for first, number in field.board.rows)
    return RIM + across * wide // 2 + 1


def height_of(field: Battlefield, high: int) -> int:
    """Tell how many rows a board takes with its upper rim."""
    return RIM + len(field.board.rows) * high + (1 if high > BARE else 0)


def plan_for(field: Battlefield, width: int, rows: int) -> Plan:
    """Lay a board out as large as there is room for; never smaller than can be read."""
    wide = next((w for w in WIDTHS if width_of(field, w) + _BESIDE <= width), WIDTHS[-1])
    high = next((h for h in HEIGHTS if height_of(field, h) <= rows), BARE)
    return Plan(field, wide, high, height_of(field, high) + RIM <= rows - (0 if high > BARE else 4))
