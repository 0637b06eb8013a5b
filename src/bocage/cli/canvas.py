"""A sheet of character cells to draw on, and how it becomes lines of text, with color or without."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

PLAIN: Final = ""
BOLD: Final = "1"
FAINT: Final = "2"
ALERT: Final = "1;35"
HEADING: Final = "1;4"
VALUE: Final = "1;33"
INK: Final = ("1;36", "1;31")
"""The inks of the two sides; place, letters and marks tell the sides apart without them."""

_RESET: Final = "\x1b[0m"


class Canvas:
    """Cells in rows and columns, each with a character and a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._glyphs = [[" "] * width for _ in range(height)]
        self._styles = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = PLAIN) -> None:
        """Write a text from a cell to the right; what lies outside the sheet is lost."""
        if not 0 <= y < self.height:
            return
        for place, glyph in enumerate(text, start=x):
            if 0 <= place < self.width:
                self._glyphs[y][place] = glyph
                self._styles[y][place] = style

    def glyph(self, x: int, y: int) -> str:
        """Read the character of a cell."""
        return self._glyphs[y][x]

    def lines(self, colored: bool) -> list[str]:
        """Give the rows as text without trailing blanks."""
        return [self._line(y, colored) for y in range(self.height)]

    def _line(self, y: int, colored: bool) -> str:
        text = "".join(self._glyphs[y]).rstrip()
        if not colored:
            return text
        styles = self._styles[y][: len(text)]
        pieces: list[str] = []
        before = PLAIN
        for glyph, style in zip(text, styles, strict=True):
            if style != before:
                pieces.append(_RESET + (f"\x1b[{style}m" if style else ""))
                before = style
            pieces.append(glyph)
        return "".join(pieces) + (_RESET if before else "")


class Column:
    """A column of text that is written from the top down and wraps its lines."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows: list[list[tuple[str, str]]] = []

    def add(self, text: str, style: str = PLAIN, hang: int = 0) -> None:
        """Add a text, broken into rows; the later ones hang in by so many blanks."""
        for row in folded(text, self.width, hang):
            self.rows.append([(row, style)])

    def add_parts(self, parts: list[tuple[str, str]]) -> None:
        """Add one row of several styles; it is cut where it is too long."""
        self.rows.append(parts)

    def gap(self) -> None:
        """Leave a row empty."""
        self.rows.append([])

    def draw(self, canvas: Canvas, x: int, y: int, height: int) -> None:
        """Draw as many rows as there is room for."""
        for row, parts in enumerate(self.rows[:height]):
            place = x
            for text, style in parts:
                room = max(0, x + self.width - place)
                canvas.put(place, y + row, text[:room], style)
                place += len(text)


def folded(text: str, width: int, hang: int = 0) -> list[str]:
    """Break a text into rows; a text that fits stays as it is, blanks and all."""
    rows: list[str] = []
    for line in text.split("\n"):
        if len(line) <= width:
            rows.append(line)
        else:
            rows += wrap(line, width, subsequent_indent=" " * hang, break_on_hyphens=False)
    return rows
