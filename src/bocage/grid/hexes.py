"""Boards of hex rows in doubled columns: rows of any width, six directions, sections, edges, the half turn.

Hexes stand on a corner. A step to the side changes x by 2, a step to the row above or below changes x by 1,
so that x + y is even on the whole board. y = 0 is the top row.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from bocage.grid.cells import FARTHEST, TABLE_CELLS, Cells, Position

Row = tuple[int, int]
"""The first x of a row and its number of hexes."""

NORTH_EAST: Final = 0
EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH_WEST: Final = 3
WEST: Final = 4
NORTH_WEST: Final = 5
STEPS: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
"""What a step adds to x and y, by direction, clockwise; the opposite of a direction is three further."""

TOP: Final = 0
BOTTOM: Final = 1


class Hexes(Cells):
    """A board of hex rows from the top; `beside` holds where direction d leads from hex h at `6 * h + d`."""

    rows: list[Row]
    beside: list[int]

    def __init__(self, rows: list[Row]) -> None:
        check_rows(rows)
        positions = [(x, y) for y, row in enumerate(rows) for x in columns(row)]
        index = {position: hexagon for hexagon, position in enumerate(positions)}
        off = len(positions)
        names = [name_of(x, len(rows) - y) for x, y in positions]
        beside = [index.get((x + dx, y + dy), off) for x, y in positions for dx, dy in STEPS]
        neighbours = [[to for to in beside[6 * h : 6 * h + 6] if to != off] for h in range(off)]
        super().__init__("hex", names, positions, neighbours, near_of(rows))
        self.rows = rows
        self.beside = beside

    def step(self, hexagon: i64, direction: i64) -> i64:
        """The hex next to this one in a direction, or `count` where the board ends."""
        return self.beside[6 * hexagon + direction]

    def count_steps(self, a: i64, b: i64) -> i64:
        """The distance without the table."""
        (ax, ay), (bx, by) = self.positions[a], self.positions[b]
        return hex_distance(bx - ax, by - ay)


def staggered(wide: int, height: int) -> list[Row]:
    """The usual board: rows of `wide` hexes and of one hex fewer take turns, and the first is a wide one."""
    return [(y % 2, wide - y % 2) for y in range(height)]


def rows_of(positions: Iterable[Position]) -> list[Row]:
    """The rows that these hexes make up, as of a picture; every row must be whole, from y = 0 down."""
    found: dict[int, list[int]] = {}
    for x, y in positions:
        found.setdefault(y, []).append(x)
    if min(found, default=0) < 0:
        raise ValueError(f"there is no row {min(found)}: the top row is y = 0")
    return [row_of(y, sorted(found.get(y, []))) for y in range(max(found, default=-1) + 1)]


def row_of(y: int, xs: list[int]) -> Row:
    """The row that has hexes at these x and nowhere else."""
    row = (min(xs, default=0), len(xs))
    if xs != list(columns(row)):
        raise ValueError(f"row {y} has a gap: its hexes stand at x = {xs}, not each 2 from the next")
    return row


def check_rows(rows: list[Row]) -> None:
    """Refuse rows that make no board."""
    if not rows:
        raise ValueError("a board needs at least one row of hexes")
    for y, (first, number) in enumerate(rows):
        if number < 1:
            raise ValueError(f"row {y} has {number} hexes: every row needs at least one")
        if first < 0 or (first + y) % 2:
            parity = "odd" if y % 2 else "even"
            raise ValueError(f"row {y} starts at x = {first}: its first x must be {parity} and not below 0")


def columns(row: Row) -> range:
    """The x of every hex of a row."""
    first, number = row
    return range(first, first + 2 * number, 2)


def hex_distance(dx: int, dy: int) -> int:
    """Steps between two hexes that lie dx and dy apart, over the plane, whatever the board's outline."""
    dx, dy = abs(dx), abs(dy)
    return max(dy, (dx + dy) // 2)


def near_of(rows: list[Row]) -> bytes:
    """The table of distances, cut out of one ruler per difference in y; empty where it does not fit."""
    span = max(first + 2 * (number - 1) for first, number in rows)
    cells = sum(number for _, number in rows)
    if cells > TABLE_CELLS or hex_distance(span, len(rows) - 1) > FARTHEST:
        return b""
    rulers = [bytes([hex_distance(dx, dy) for dx in range(-span, span + 1)]) for dy in range(len(rows))]
    table = bytearray()
    for y, row in enumerate(rows):
        for x in columns(row):
            for to_y, (first, number) in enumerate(rows):
                start = span + first - x
                table += rulers[abs(to_y - y)][start : start + 2 * number - 1 : 2]
    return bytes(table)


def name_of(x: int, number: int) -> str:
    """The booklets' name of a hex: A, B, C for x = 0, 2, 4; a, b, c for x = 1, 3, 5; 1 is the bottom row."""
    letters = ""
    column = x // 2
    while column >= 0:
        letters = chr(ord("A") + column % 26) + letters
        column = column // 26 - 1
    return f"{letters.lower() if x % 2 else letters}{number}"


def sections(board: Hexes, lines: list[int], edge: int) -> list[int]:
    """Per hex the sections it is in, as bits: bit 0 is the leftmost as seen from the edge.

    The lines are the x at which the board is parted. A hex whose centre is on a line is in the sections on
    both sides of it.
    """
    if sorted(set(lines)) != lines:
        raise ValueError(f"section lines must rise from left to right: {lines} do not")
    masks = [section_bits(x, lines) for x, _ in board.positions]
    return masks if edge == BOTTOM else [reversed_bits(mask, len(lines) + 1) for mask in masks]


def section_bits(x: int, lines: list[int]) -> int:
    """The sections of a column, counted from x = 0."""
    bits = 0
    for section in range(len(lines) + 1):
        begins = section == 0 or lines[section - 1] <= x
        ends = section == len(lines) or x <= lines[section]
        if begins and ends:
            bits |= 1 << section
    return bits


def reversed_bits(mask: int, width: int) -> int:
    """The lowest `width` bits in opposite order."""
    turned = 0
    for bit in range(width):
        turned |= (mask >> bit & 1) << (width - 1 - bit)
    return turned


def rows_from(board: Hexes, edge: int) -> list[int]:
    """Per hex how many rows lie between it and a seat's edge; 0 on the baseline."""
    if edge == TOP:
        return [y for _, y in board.positions]
    return [len(board.rows) - 1 - y for _, y in board.positions]


def baseline(board: Hexes, edge: int) -> list[int]:
    """The hexes of the row at a seat's edge, from x = 0."""
    return [hexagon for hexagon, row in enumerate(rows_from(board, edge)) if row == 0]


def half_turn(board: Hexes) -> list[int]:
    """Per hex the one that takes its place when the board is turned round, as the seat at the top sees it."""
    left = min(first for first, _ in board.rows)
    right = max(first + 2 * (number - 1) for first, number in board.rows)
    turned = [board.at(left + right - x, len(board.rows) - 1 - y) for x, y in board.positions]
    if board.count in turned:
        name = board.names[turned.index(board.count)]
        raise ValueError(f"the board does not match itself when turned round: nothing is opposite hex {name}")
    return [int(hexagon) for hexagon in turned]
