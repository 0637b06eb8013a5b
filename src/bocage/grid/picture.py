"""Boards as pictures in text, in and out: one line per row, a word of glyphs per cell, else only spaces.

Hex (x, y) takes `width` glyphs from column `x * width` of line y, so that every second row is shifted by half
a cell. Tile (x, y) has its name in column 3x; layouts of shifted columns have a line per half unit of y,
layouts of shifted rows a line per row of tiles.
"""

from typing import Final

from bocage.grid.cells import Position
from bocage.grid.tiles import COLUMNS, ROWS

TILE_WIDTH: Final = 3
"""Columns of text per half unit of a tile layout."""

Word = tuple[int, int, str]
"""The line, the column (both from 0) and the glyphs of a word."""


def parse(text: str, width: int = 2) -> dict[Position, str]:
    """The glyphs of every hex in the picture, by position, in reading order."""
    check_width(width)
    return {hex_position(word, width): word[2] for word in words(text)}


def draw(glyphs: dict[Position, str], width: int = 2) -> str:
    """The picture that `parse` reads as these glyphs, without a newline at its end."""
    check_width(width)
    return laid_out([hex_word(position, glyphs[position], width) for position in glyphs])


def parse_tiles(text: str, offset: str) -> dict[str, Position]:
    """The position of every tile in the picture, by name."""
    height = line_height(offset)
    layout: dict[str, Position] = {}
    for line, column, name in words(text):
        if name in layout:
            raise ValueError(f"{spot(line, column)}: tile {name} is in the picture twice")
        if column % TILE_WIDTH:
            raise ValueError(f"{spot(line, column)}: tile {name} must begin {places(0, TILE_WIDTH)}")
        layout[name] = (column // TILE_WIDTH, line * height)
    return layout


def draw_tiles(layout: dict[str, Position], offset: str) -> str:
    """The picture that `parse_tiles` reads as this layout, without a newline at its end."""
    height = line_height(offset)
    for name, (x, y) in layout.items():
        if x < 0 or y < 0 or y % height:
            raise ValueError(f"tile {name} at ({x}, {y}) has no place in a picture of shifted {offset}")
    return laid_out([(y // height, x * TILE_WIDTH, name) for name, (x, y) in layout.items()])


def trimmed(text: str) -> str:
    """A picture as it stands in source code, without its left margin and its first and last line if blank."""
    lines = [line.rstrip() for line in text.split("\n")]
    if not lines[0]:
        del lines[0]
    if lines and not lines[-1]:
        del lines[-1]
    margin = min([len(line) - len(line.lstrip()) for line in lines if line], default=0)
    return "\n".join([line[margin:] for line in lines])


def check_width(width: int) -> None:
    """Refuse hexes of no glyphs."""
    if width < 1:
        raise ValueError(f"a hex takes at least one glyph, not {width}")


def hex_position(word: Word, width: int) -> Position:
    """Which hex a word stands for."""
    line, column, glyphs = word
    if len(glyphs) != width:
        raise ValueError(f"{spot(line, column)}: {glyphs!r} has {len(glyphs)} glyphs, a hex takes {width}")
    shift = line % 2 * width
    if (column - shift) % (2 * width):
        raise ValueError(f"{spot(line, column)}: a hex of this row must begin {places(shift, 2 * width)}")
    return (column // width, line)


def hex_word(position: Position, glyphs: str, width: int) -> Word:
    """Where a hex is drawn."""
    x, y = position
    if x < 0 or y < 0 or (x + y) % 2:
        raise ValueError(f"there is no hex at {position}: x + y must be even, and neither may be below 0")
    if len(glyphs) != width:
        raise ValueError(f"hex {position} is drawn as {glyphs!r}: {len(glyphs)} glyphs, a hex takes {width}")
    return (y, x * width, glyphs)


def line_height(offset: str) -> int:
    """Half units of y per line of a tile picture."""
    if offset not in (COLUMNS, ROWS):
        raise ValueError(f"a layout is shifted by {COLUMNS} or by {ROWS}, not by {offset!r}")
    return 1 if offset == COLUMNS else 2


def words(text: str) -> list[Word]:
    """The words of a text in reading order."""
    found: list[Word] = []
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n")):
        column = 0
        for word in line.split(" "):
            if word:
                check_glyphs(word, spot(number, column))
                found.append((number, column, word))
            column += len(word) + 1
    return found


def laid_out(drawn: list[Word]) -> str:
    """The text that has these words at their places."""
    lines: list[str] = []
    for line, column, word in sorted(drawn):
        check_glyphs(word, spot(line, column))
        lines += [""] * (line + 1 - len(lines))
        if lines[line] and len(lines[line]) >= column:
            before = lines[line].split()[-1]
            raise ValueError(f"{spot(line, column)}: there is no room for {word!r} after {before!r}")
        lines[line] = lines[line].ljust(column) + word
    return "\n".join(lines)


def check_glyphs(word: str, where: str) -> None:
    """Refuse what would not read back as the same word."""
    if not word or " " in word or not word.isprintable():
        raise ValueError(f"{where}: {word!r} is not made of printed signs; only spaces may part them")


def spot(line: int, column: int) -> str:
    """A place in a text as people count."""
    return f"line {line + 1}, column {column + 1}"


def places(first: int, pitch: int) -> str:
    """The columns in which a word may begin."""
    return f"in column {first + 1}, {first + pitch + 1}, {first + 2 * pitch + 1} and so on"
