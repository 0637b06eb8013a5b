"""Straight lines from centre to centre over a hex board, in whole numbers: what they cross, follow and touch.

The plane is stretched so that the centre of hex (x, y) is at (x, 3y) and its corners are at (0, ±2) and
(±1, ±1) from there. Stretching changes neither which points are on a line nor their order on it. Seen along
the line from (0, 0) to (dx, 3dy), a hex at (x, 3y) lies `3 * (dx * y - dy * x)` to the right, and by the same
measure its outermost corner is `reach` away from its own centre. Nearer than `reach`: the line passes through
the inside. Exactly `reach`: the line touches it.

A line that follows edges starts through a corner of its first hex: such directions have dx = 0 or
|dx| = 3|dy|, and all that they touch they touch along an edge. In all other directions a touch is one corner.

What is met comes in the order of the centres' feet on the line, in the plane as it is, not stretched. A hex
lies between the ends if and only if its centre's foot does: a foot is at most half a side away from the piece
of line that meets its hex, and the pieces in the first and last hex reach farther than that from the centres.
"""

from typing import Final

from mypy_extensions import i64

from bocage.grid.hexes import Hexes

CROSSED: Final = 0
LEFT: Final = -1
RIGHT: Final = 1

Meeting = tuple[int, int, int, int]
"""How far along the line, dx, dy and side of a hex it meets."""


class Line:
    """What the line between two hexes meets on its way, the two hexes themselves left out.

    `crossed` lists the hexes whose inside it passes through, `left` and `right` those it only touches, on
    that side as one walks along, all in order. The board's `count` stands for any hex off the board.
    """

    __slots__ = ("crossed", "follows_edges", "left", "right")
    crossed: list[int]
    left: list[int]
    right: list[int]
    follows_edges: bool

    def __init__(self, crossed: list[int], left: list[int], right: list[int], follows_edges: bool) -> None:
        self.crossed = crossed
        self.left = left
        self.right = right
        self.follows_edges = follows_edges

    def edges(self) -> list[tuple[int, int]]:
        """The hexes to the left and right of every edge that the line follows."""
        return list(zip(self.left, self.right, strict=True)) if self.follows_edges else []

    def corners(self) -> list[int]:
        """The hexes of which the line touches only a corner: those to the left, then those to the right."""
        return [] if self.follows_edges else self.left + self.right


class Lines:
    """The lines of one board, worked out per starting hex when first asked for."""

    board: Hexes
    stride: i64
    grid: list[int]
    patterns: dict[tuple[int, int], Line]
    origins: list[list[Line]]

    def __init__(self, board: Hexes) -> None:
        self.board = board
        # One column to spare on either side: a line up the rim touches the half hexes there.
        self.stride = max(x for x, _ in board.positions) + 3
        self.grid = [int(board.count)] * (int(self.stride) * len(board.rows))
        for hexagon, (x, y) in enumerate(board.positions):
            self.grid[y * self.stride + x + 1] = hexagon
        self.patterns = {}
        self.origins = [[] for _ in board.positions]

    def between(self, a: i64, b: i64) -> Line:
        """The line from hex a to hex b."""
        return self.from_hex(a)[b]

    def from_hex(self, a: i64) -> list[Line]:
        """The lines from hex a to every hex, by its number."""
        lines = self.origins[a]
        if not lines:
            lines = self.drawn_from(a)
            self.origins[a] = lines
        return lines

    def drawn_from(self, a: i64) -> list[Line]:
        """Lay the pattern of each direction and length on the board."""
        ax, ay = self.board.positions[a]
        start = ay * self.stride + ax + 1
        return [self.laid(start, self.pattern(x - ax, y - ay)) for x, y in self.board.positions]

    def laid(self, start: i64, pattern: Line) -> Line:
        """A pattern's hexes as they are numbered from this start."""
        grid = self.grid
        crossed = [grid[start + offset] for offset in pattern.crossed]
        left = [grid[start + offset] for offset in pattern.left] if pattern.left else pattern.left
        right = [grid[start + offset] for offset in pattern.right] if pattern.right else pattern.right
        return Line(crossed, left, right, pattern.follows_edges)

    def pattern(self, dx: int, dy: int) -> Line:
        """What a line of this direction and length meets, as offsets in the grid."""
        pattern = self.patterns.get((dx, dy))
        if pattern is None:
            met = meetings(dx, dy)
            left, right = self.offsets(met, LEFT), self.offsets(met, RIGHT)
            pattern = Line(self.offsets(met, CROSSED), left, right, follows(dx, dy))
            self.patterns[dx, dy] = pattern
        return pattern

    def offsets(self, met: list[Meeting], side: int) -> list[int]:
        """The hexes met in one way, as offsets in the grid."""
        return [int(y * self.stride) + x for _, x, y, how in met if how == side]


def follows(dx: int, dy: int) -> bool:
    """Whether lines of this direction touch hexes along their edges, and not at single corners."""
    return dx == 0 or abs(dx) == 3 * abs(dy)


def meetings(dx: int, dy: int) -> list[Meeting]:
    """The hexes strictly between (0, 0) and (dx, dy) that the line meets, in order."""
    reach = max(2 * abs(dx), abs(dx) + 3 * abs(dy))
    length = dx * dx + 3 * dy * dy
    met: list[Meeting] = []
    for y in range(min(0, dy), max(0, dy) + 1):
        left = min(0, dx) - 1
        for x in range(left + (left + y) % 2, max(0, dx) + 2, 2):
            aside = 3 * (dx * y - dy * x)
            along = dx * x + 3 * dy * y
            if abs(aside) <= reach and 0 < along < length:
                met.append((along, x, y, side_of(aside, reach)))
    met.sort()
    return met


def side_of(aside: int, reach: int) -> int:
    """Where a hex lies whose centre is this far to the right of the line."""
    if abs(aside) < reach:
        return CROSSED
    return RIGHT if aside > 0 else LEFT
