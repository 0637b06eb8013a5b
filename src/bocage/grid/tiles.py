"""Layouts of square tiles in columns or rows that are shifted by half a tile.

A tile is two half units wide and high, and its position is its top left corner. Tiles are next to each other
when they share a piece of an edge, so that each has six neighbours at most.
"""

from typing import Final

from bocage.grid.cells import Cells, Position, near_by_steps, steps_from

COLUMNS: Final = "columns"
ROWS: Final = "rows"

STEPS: Final = (
    (0, -2), (1, -2), (2, -1), (2, 0), (2, 1), (1, 2), (0, 2), (-1, 2), (-2, 1), (-2, 0), (-2, -1), (-1, -2),
)  # fmt: skip
"""Where a neighbour can lie, clockwise from straight above."""


class Tiles(Cells):
    """A layout of tiles in reading order; `offset` says whether its columns or its rows are shifted."""

    offset: str

    def __init__(self, layout: dict[str, Position]) -> None:
        names = sorted(layout, key=lambda name: (layout[name][1], layout[name][0]))
        positions = [layout[name] for name in names]
        check_contacts(names, positions)
        neighbours = neighbours_of(positions)
        check_connected(names, neighbours)
        self.offset = offset_of(positions)
        super().__init__("tile", names, positions, neighbours, near_by_steps(neighbours))


def neighbours_of(positions: list[Position]) -> list[list[int]]:
    """Per tile the tiles that share a piece of an edge with it, clockwise from straight above."""
    index = {position: tile for tile, position in enumerate(positions)}
    return [[index[x + dx, y + dy] for dx, dy in STEPS if (x + dx, y + dy) in index] for x, y in positions]


def check_contacts(names: list[str], positions: list[Position]) -> None:
    """Refuse tiles that overlap or meet at a corner only."""
    if not names:
        raise ValueError("a layout needs at least one tile")
    for tile, (x, y) in enumerate(positions):
        if x < 0 or y < 0:
            raise ValueError(f"tile {names[tile]} lies at ({x}, {y}): positions start at (0, 0)")
        for other in range(tile):
            fault = fault_between(positions[other], (x, y))
            if fault:
                pair = f"{names[other]} at {positions[other]} and {names[tile]} at {(x, y)}"
                raise ValueError(f"tiles {pair} {fault}")


def fault_between(one: Position, other: Position) -> str:
    """What is wrong with two tiles at these positions, or nothing."""
    across, down = abs(other[0] - one[0]), abs(other[1] - one[1])
    if across < 2 and down < 2:
        return "overlap: a tile takes 2 by 2 half units"
    if across == 2 and down == 2:
        return "touch at a corner only: shift a row or column by 1, half a tile"
    return ""


def check_connected(names: list[str], neighbours: list[list[int]]) -> None:
    """Refuse layouts in several pieces."""
    steps = steps_from(neighbours, 0)
    if min(steps) < 0:
        lost = names[steps.index(-1)]
        raise ValueError(f"tile {lost} cannot be reached from tile {names[0]}: tiles must share edges")


def offset_of(positions: list[Position]) -> str:
    """Whether columns or rows are shifted against the next ones; a tile on its own makes a column."""
    if are_columns(positions):
        return COLUMNS
    if are_columns([(y, x) for x, y in positions]):
        return ROWS
    raise ValueError("the tiles lie neither in columns nor in rows, the next always shifted by half a tile")


def are_columns(positions: list[Position]) -> bool:
    """Whether all columns are two half units apart, each with its tiles half a tile off the next one's."""
    first_x, first_y = positions[0]
    for x, y in positions:
        if (x - first_x) % 2 or ((x - first_x) // 2 + y - first_y) % 2:
            return False
    return True
