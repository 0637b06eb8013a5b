"""Boxes that share their edges: lines meet in the right joint, whatever boxes lie beside each other."""

from __future__ import annotations

from typing import Final

from bocage.cli.canvas import FAINT, Canvas

_UP: Final = 1
_RIGHT: Final = 2
_DOWN: Final = 4
_LEFT: Final = 8
_JOINTS: Final = {
    _RIGHT | _DOWN: "┌",
    _LEFT | _DOWN: "┐",
    _UP | _RIGHT: "└",
    _UP | _LEFT: "┘",
    _UP | _RIGHT | _DOWN: "├",
    _UP | _LEFT | _DOWN: "┤",
    _LEFT | _RIGHT | _DOWN: "┬",
    _LEFT | _RIGHT | _UP: "┴",
    _UP | _RIGHT | _DOWN | _LEFT: "┼",
    _LEFT | _RIGHT: "─",
    _UP | _DOWN: "│",
}


class Frame:
    """Edges collected from all boxes before any is drawn."""

    def __init__(self) -> None:
        self._edges: dict[tuple[int, int], int] = {}

    def box(self, left: int, top: int, right: int, bottom: int) -> None:
        """Add the four edges of a box, corners included."""
        for x in range(left, right):
            self._line(x, top, 1, 0)
            self._line(x, bottom, 1, 0)
        for y in range(top, bottom):
            self._line(left, y, 0, 1)
            self._line(right, y, 0, 1)

    def draw(self, canvas: Canvas) -> None:
        """Draw every edge as its joint."""
        for (x, y), edges in self._edges.items():
            canvas.put(x, y, _JOINTS.get(edges, "┼"), FAINT)

    def _line(self, x: int, y: int, dx: int, dy: int) -> None:
        """Join a cell with the next one to the right or below."""
        out, back = (_RIGHT, _LEFT) if dx else (_DOWN, _UP)
        self._edges[x, y] = self._edges.get((x, y), 0) | out
        self._edges[x + dx, y + dy] = self._edges.get((x + dx, y + dy), 0) | back
