"""Cells of a board, whatever their shape: names, positions, neighbours, distances, in tables built once."""

from typing import Final

from mypy_extensions import i64

Position = tuple[int, int]

FARTHEST: Final = 255
"""The longest distance one byte of the table can hold."""
TABLE_CELLS: Final = 1024
"""Boards of more cells keep no table: it would take a megabyte and more."""
LISTED_NAMES: Final = 40


class Cells:
    """Cells numbered from 0 in reading order; the number `count` means "off the board" in every table.

    `neighbours` lists the cells next to each one, clockwise. `near` holds the distance from a to b at
    `a * count + b`, and is empty where the board is too large for it. All tables are shared: read them, never
    change them.
    """

    noun: str
    count: i64
    names: list[str]
    positions: list[Position]
    neighbours: list[list[int]]
    near: bytes
    by_name: dict[str, int]
    by_position: dict[Position, int]

    def __init__(
        self, noun: str, names: list[str], positions: list[Position], neighbours: list[list[int]], near: bytes
    ) -> None:
        self.noun = noun
        self.count = len(positions)
        self.names = names
        self.positions = positions
        self.neighbours = neighbours
        self.near = near
        self.by_name = {}
        self.by_position = {}
        for cell in range(len(positions)):
            self.enter(cell)

    def enter(self, cell: int) -> None:
        """Make a cell findable by name and position, of which no other may have the same."""
        name, position = self.names[cell], self.positions[cell]
        if name in self.by_name:
            raise ValueError(f"more than one {self.noun} is named {name!r}")
        if position in self.by_position:
            raise ValueError(f"more than one {self.noun} lies at {position}")
        self.by_name[name] = cell
        self.by_position[position] = cell

    def distance(self, a: i64, b: i64) -> i64:
        """The number of steps from cell a to cell b."""
        if self.near:
            return self.near[a * self.count + b]
        return self.count_steps(a, b)

    def count_steps(self, a: i64, b: i64) -> i64:
        """The distance without the table."""
        return steps_from(self.neighbours, a)[b]

    def at(self, x: int, y: int) -> i64:
        """The cell at this position, or `count` where the board has none."""
        return self.by_position.get((x, y), self.count)

    def index_at(self, x: int, y: int) -> i64:
        """The cell at this position, which must be on the board."""
        cell = self.at(x, y)
        if cell == self.count:
            raise ValueError(f"there is no {self.noun} at ({x}, {y}): {self.described()}")
        return cell

    def index_of(self, name: str) -> i64:
        """The cell of this name, which must be on the board."""
        cell = self.by_name.get(name)
        if cell is None:
            raise ValueError(f"there is no {self.noun} named {name!r}: {self.described()}")
        return cell

    def described(self) -> str:
        """Which cells there are, for an error: by name where they are few."""
        if self.count <= LISTED_NAMES:
            return f"the board has {', '.join(sorted(self.names))}"
        first, last = self.positions[0], self.positions[-1]
        return f"the board runs from {self.names[0]} at {first} to {self.names[-1]} at {last}"


def steps_from(neighbours: list[list[int]], origin: i64) -> list[int]:
    """How many steps each cell is away from the origin, breadth first; -1 where no way leads."""
    steps = [-1] * len(neighbours)
    steps[origin] = 0
    reached: list[int] = [origin]
    for cell in reached:
        for neighbour in neighbours[cell]:
            if steps[neighbour] < 0:
                steps[neighbour] = steps[cell] + 1
                reached.append(neighbour)
    return steps


def near_by_steps(neighbours: list[list[int]]) -> bytes:
    """The table of distances of connected cells, counted in steps; empty where it does not fit."""
    if len(neighbours) > TABLE_CELLS:
        return b""
    table = bytearray()
    for origin in range(len(neighbours)):
        steps = steps_from(neighbours, origin)
        if max(steps) > FARTHEST:
            return b""
        table += bytes(steps)
    return bytes(table)
