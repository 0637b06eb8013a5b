"""The battlefield: all of a scenario's map that never changes in play, as tables by hex, side and class."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.grid.hexes import BOTTOM, TOP, Hexes, reversed_bits, rows_from, sections
from bocage.memoir44.kinds import INFANTRY, SECTIONS, SIDES
from bocage.memoir44.sight import Sight
from bocage.memoir44.terrain.obstacles import NOBODYS, Obstacle
from bocage.memoir44.terrain.shelf import TERRAINS
from bocage.memoir44.terrain.terrain import AFLOAT, Terrain

EDGES: Final = (TOP, BOTTOM)
"""The edge at which each side sits: the Axis at the top (SET-11)."""


class Layout:
    """What a scenario puts on the board: terrain, obstacles that stay, and the sides of broken hexes."""

    def __init__(self, board: Hexes) -> None:
        self.board: Hexes = board
        self.terrain: list[int] = [0] * board.count
        self.standing: list[Obstacle | None] = [None] * board.count
        self.owner: list[int] = [NOBODYS] * board.count
        self.ends: dict[int, list[int]] = {}
        self.section_lines: list[int] = []
        self.lakes_hide: bool = True
        self.flanks: list[int] = [1, 1, 1]


def names_of(flanks: list[int]) -> list[str]:
    """Name the sections from the left; where flanks and center have several they are numbered (OVL-05)."""
    if max(flanks) == 1:
        return list(SECTIONS)
    return [f"{name}-{number + 1}" for place, name in enumerate(SECTIONS) for number in range(flanks[place])]


class Battlefield:
    """Tables made once per scenario; read, never change."""

    def __init__(self, layout: Layout) -> None:
        board = layout.board
        self.board: Hexes = board
        self.count: i64 = board.count
        self.names: list[str] = board.names
        self.near: bytes = board.near
        self.neighbours: list[list[int]] = board.neighbours
        self.terrain: list[Terrain] = [TERRAINS[number] for number in layout.terrain]
        self.standing: list[Obstacle | None] = layout.standing
        self.owner: list[int] = layout.owner
        self.height: list[int] = [int(terrain.height) for terrain in self.terrain]
        self.entry: list[int] = [int(terrain.entry) for terrain in self.terrain]
        self.exit: list[int] = [int(terrain.exit) for terrain in self.terrain]
        # SET-20
        self.sections: list[list[int]] = [sections(board, layout.section_lines, edge) for edge in EDGES]
        self.flanks: list[int] = layout.flanks
        self.section_names: list[str] = names_of(layout.flanks)
        self.rows_back: list[list[int]] = [rows_from(board, edge) for edge in EDGES]  # SET-21
        self.onward: list[list[list[int]]] = []
        self.climbs: list[list[list[int]]] = []
        self.ways_back: list[list[list[list[int]]]] = []
        self._lay_ways(layout)
        self.is_steep: list[bool] = [any([bool(hexes) for hexes in by_hex]) for by_hex in self.climbs]
        self.sight: Sight = Sight(board, self.terrain, self.standing, layout.lakes_hide)

    def flank(self, side: i64, place: i64) -> i64:
        """Give the sections of a flank or the center, counted from a side's own left, as bits (OVL-05)."""
        parts = self.flanks if EDGES[side] == BOTTOM else self.flanks[::-1]
        first: i64 = sum(parts[:place])
        return ((1 << parts[place]) - 1) << first

    def across(self, sections: i64) -> i64:
        """Give the same sections as the other side names them (QO-20)."""
        return reversed_bits(sections, len(self.section_names))

    def distance(self, a: i64, b: i64) -> i64:
        """Give the hexes from a to b, the shortest way, whatever lies between (ATK-10)."""
        return self.near[a * self.count + b]

    def bars(self, kind: i64, hexagon: i64) -> bool:
        """Tell whether a class of unit may never be on a hex."""
        obstacle = self.standing[hexagon]
        barred: i64 = self.terrain[hexagon].bars
        if obstacle is not None:
            barred |= obstacle.bars
        return (barred >> kind) & 1 == 1

    def serves(self, hexagon: i64, side: i64) -> bool:
        """Tell whether the standing obstacle on a hex protects a side (OBS-BUNKER-8, OBS-BUNKER-11, Q-18)."""
        owner: i64 = self.owner[hexagon]
        return owner in (NOBODYS, side)

    def _lay_ways(self, layout: Layout) -> None:
        for kind in range(3):
            self.onward.append([self._steps(layout, kind, hexagon, False) for hexagon in range(self.count)])
            self.climbs.append([self._steps(layout, kind, hexagon, True) for hexagon in range(self.count)])
        for side in range(len(SIDES)):
            back = [[self._steps_back(layout, side, k, h) for h in range(self.count)] for k in range(3)]
            self.ways_back.append(back)

    def _steps(self, layout: Layout, kind: int, hexagon: int, climbing: bool) -> list[int]:
        """List the hexes a class of unit may step to from a hex, at the usual cost or at that of a climb."""
        if self.is_held(kind, hexagon):
            return []
        return [
            to
            for to in self.neighbours[hexagon]
            if self._may_step(layout, kind, hexagon, to) and self.is_climb(hexagon, to) == climbing
        ]

    def _may_step(self, layout: Layout, kind: int, start: int, to: int) -> bool:
        if self.bars(kind, to) or not self._is_open_between(layout, start, to):
            return False
        if abs(self.height[start] - self.height[to]) > 1:  # ELE-04, ELE-09, MOV-14; not so a retreat: Q-46
            return False
        if self.terrain[to].is_bridge and self.terrain[start].is_water:  # TER-BRIDGE-2, TER-BRIDGE-3, Q-31
            return False
        is_cliffside = self.is_cliffside(start, to)
        return kind == INFANTRY or not is_cliffside  # TER-BLUFF-2

    def _is_open_between(self, layout: Layout, start: int, to: int) -> bool:
        """Tell whether a bridge that is entered at its ends only lets a step pass (SPC-BRIDGE)."""
        ends, entered = layout.ends.get(start), layout.ends.get(to)
        return (ends is None or to in ends) and (entered is None or start in entered)

    def is_held(self, kind: i64, hexagon: i64) -> bool:
        """Tell whether a unit that was set up in a bunker can never leave it (OBS-BUNKER-3)."""
        obstacle = self.standing[hexagon]
        return obstacle is not None and obstacle.holds_fast and (obstacle.bars >> kind) & 1 == 1

    def is_cliffside(self, start: i64, to: i64) -> bool:
        """Tell whether a step goes up or down between a shore and a bluff beside it."""
        a, b = self.terrain[start], self.terrain[to]
        return (a.is_shore and b.climb_from_shore) or (b.is_shore and a.climb_from_shore)

    def is_climb(self, start: i64, to: i64) -> bool:
        """Tell whether a step counts as two hexes."""
        if self.is_cliffside(start, to):
            return True  # TER-BLUFF-3, Q-29, Q-30
        # TER-STEEP-2, Q-29
        return self.terrain[to].climb_from_below and self.height[start] < self.height[to]

    def _steps_back(self, layout: Layout, side: int, kind: int, hexagon: int) -> list[int]:
        """List the hexes in the next row toward a side's own edge to which it may retreat."""
        if self.is_held(kind, hexagon):  # OBS-BUNKER-4, OBS-BUNKER-5, Q-17
            return []
        rows = self.rows_back[side]
        behind = [to for to in self.neighbours[hexagon] if rows[to] < rows[hexagon]]  # RET-03, Q-20
        return [to for to in behind if self._may_retreat(layout, kind, hexagon, to)]

    def _may_retreat(self, layout: Layout, kind: int, start: int, to: int) -> bool:
        """Tell whether a retreat may step from a hex to another, if nobody stands there."""
        terrain = self.terrain[to]
        if self.bars(kind, to) or terrain.entry & AFLOAT:  # RET-05, RET-08, TER-BEACH-6, TER-BLUFF-7
            return False
        if terrain.is_water and self.terrain[start].is_bridge:  # TER-BRIDGE-4
            return False
        if terrain.is_bridge and self.terrain[start].is_water:  # TER-BRIDGE-2
            return False
        return self._is_open_between(layout, start, to)
