"""Where the hexes lie on the screen: bare cells where it is small, bricks with edges where there is room.

Rows of hexes are shifted by half a hex against each other, which bricks do as well. Letters name the columns
above the map, capitals and small ones in turn, and numbers the rows at its left.
"""

from __future__ import annotations

from typing import Final

from bocage.cli.canvas import ALERT, FAINT, Canvas
from bocage.cli.frame import Frame
from bocage.cli.memoir44.glyphs import SIDE_INK
from bocage.cli.memoir44.window import Focus, Window, window_for
from bocage.memoir44.battlefield import Battlefield
from bocage.memoir44.kinds import ALLIES, AXIS

WIDTHS: Final = (8, 6, 4)
HEIGHTS: Final = (4, 3)
BARE: Final = 2
"""The rows of a hex without edges."""

RIM: Final = 1
_BESIDE: Final = 32
"""So many columns stay free beside the map before hexes grow wider."""
_LEAST_BESIDE: Final = 26
"""So many stay free before a part of the board is left out."""


class Plan:
    """Where the hexes of a board lie, each `wide` columns and `high` rows from the next."""

    def __init__(
        self, field: Battlefield, wide: int, high: int, has_lower_rim: bool, window: Window | None = None
    ) -> None:
        self.field = field
        self.window = window or Window(0, across(field))
        self.hexes = self.window.hexes(field)
        self.wide = wide
        self.high = high
        self.has_edges = high > BARE
        self.has_lower_rim = has_lower_rim
        self.width = width_of(self.window.span, wide)
        self.height = height_of(field, high) + (RIM if has_lower_rim else 0)
        self.room = wide - 1
        self.rows = high - 1 if self.has_edges else high

    def corner(self, hexagon: int) -> tuple[int, int]:
        """Find the first cell inside a hex."""
        x, y = self.field.board.positions[hexagon]
        return RIM + (x - self.window.first) * self.wide // 2 + 1, RIM + y * self.high + (
            1 if self.has_edges else 0
        )

    def draw_rims(self, canvas: Canvas) -> None:
        """Write the names of columns and rows; the upper rim is the Axis side, the lower the Allied one."""
        rows = self.field.board.rows
        below = RIM + len(rows) * self.high + (1 if self.has_edges else 0)
        for hexagon in self.hexes:
            y = self.field.board.positions[hexagon][1]
            left, top = self.corner(hexagon)
            name = self.field.names[hexagon]
            letter, middle = name.rstrip("0123456789"), left + self.room // 2
            if y < 2:
                canvas.put(middle, 0, letter, SIDE_INK[AXIS])
            if y >= len(rows) - 2 and self.has_lower_rim:
                canvas.put(middle, below, letter, SIDE_INK[ALLIES])
            canvas.put(0, top + self.rows - 1, name[len(letter) :], FAINT)
        if self.window.first > 0:
            canvas.put(0, 0, "<", ALERT)
        if self.window.last < across(self.field):
            canvas.put(self.width - 1, 0, ">", ALERT)

    def draw_edges(self, canvas: Canvas) -> None:
        """Draw the edges of the hexes, where they have any."""
        if not self.has_edges:
            return
        frame = Frame()
        for hexagon in self.hexes:
            left, top = self.corner(hexagon)
            frame.box(left - 1, top - 1, left - 1 + self.wide, top - 1 + self.high)
        frame.draw(canvas)


def across(field: Battlefield) -> int:
    """Count the half hexes from one end of a board to the other."""
    return max(first + 2 * number for first, number in field.board.rows)


def width_of(span: int, wide: int) -> int:
    """Tell how many columns so many half hexes take."""
    return RIM + span * wide // 2 + 1


def height_of(field: Battlefield, high: int) -> int:
    """Tell how many rows a board takes with its upper rim."""
    return RIM + len(field.board.rows) * high + (1 if high > BARE else 0)


def plan_for(field: Battlefield, width: int, rows: int, focus: Focus | None = None) -> Plan:
    """Lay a board out as large as there is room for; never smaller than can be read, but then cut."""
    whole = across(field)
    wide = next((w for w in WIDTHS if width_of(whole, w) + _BESIDE <= width), WIDTHS[-1])
    beside = max(_LEAST_BESIDE, width * 3 // 10)
    room = (width - beside - RIM - 1) * 2 // wide
    span = whole if width_of(whole, wide) + _LEAST_BESIDE <= width else room - room % 2
    high = next((h for h in HEIGHTS if height_of(field, h) <= rows), BARE)
    has_lower_rim = height_of(field, high) + RIM <= rows - (0 if high > BARE else 4)
    return Plan(field, wide, high, has_lower_rim, window_for(whole, span, focus))
