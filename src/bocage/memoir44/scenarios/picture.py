"""The map of a scenario, read glyph by glyph, so that each wrong one is told with its row and column."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bocage.grid.cells import Position
from bocage.grid.hexes import columns, name_of
from bocage.grid.picture import Word, places, words
from bocage.kernel.reading import Faults, Table, quoted
from bocage.memoir44.kinds import CLASSES, OF_ANY
from bocage.memoir44.scenarios.build import GLYPHS, NOTHING, OBSTACLE_GLYPHS
from bocage.memoir44.scenarios.legend import Legend
from bocage.memoir44.terrain.obstacles import Obstacle
from bocage.memoir44.terrain.shelf import TERRAIN_GLYPHS, TERRAIN_NUMBERS, TERRAINS
from bocage.memoir44.terrain.terrain import Terrain
from bocage.memoir44.units.unit import UnitType

WIDEST: Final = 39
HIGHEST: Final = 17
"""The largest boards there are: three side by side, and two lengthwise (OVL-02)."""

LAYERS: Final = ("terrain", "obstacle", "unit")
SIGNS: Final = ("a terrain", "an obstacle", "a unit")


class Picture:
    """What the map shows, as far as it can be read."""

    def __init__(self, page: Table, legend: Legend, faults: Faults) -> None:
        self.page = page
        self.legend = legend
        self.faults = faults
        self.wide = 0
        self.height = 0
        self.cells: dict[Position, str] = {}
        self.broken: set[int] = set()
        self.shifted: set[int] = set()
        text = faults.take(page.text, "map")
        if text is not None:
            self._read(text)
            self._look_up()

    def names(self) -> dict[str, Position]:
        """The hexes by their names in the booklets; none while the board is not whole."""
        return {name_of(x, self.height - y): (x, y) for x, y in self.cells} if self.wide else {}

    def shows(self, layer: int, glyph: str) -> bool:
        """Whether a glyph stands anywhere on a layer."""
        return any([cell[layer] == glyph for cell in self.cells.values()])

    def _read(self, text: str) -> None:
        """Find the hexes, and the board they make up."""
        try:
            found = words(text)
        except ValueError as error:
            self._note(0, str(error)[:200])
            return
        if not found or len(found) > WIDEST * HIGHEST:
            self._note(0, f"a map shows 1 to {WIDEST * HIGHEST} hexes, not {len(found)}")
            return
        for word in found:
            self._place(word)
        self._measure(found[0][0], found[-1][0])

    def _place(self, word: Word) -> None:
        line, column, glyphs = word
        shift = line % 2 * GLYPHS
        if len(glyphs) != GLYPHS:
            self._note(line + 1, f"column {column + 1}: {quoted(glyphs)} is not {GLYPHS} glyphs")
        elif (column - shift) % (2 * GLYPHS):
            self._shift(line, column, places(shift, 2 * GLYPHS))
        else:
            self.cells[(column // GLYPHS, line)] = glyphs
            return
        self.broken.add(line)

    def _shift(self, line: int, column: int, where: str) -> None:
        """Note the first hex of a row that stands between two places; those behind it share its fault."""
        if line not in self.shifted:
            self._note(line + 1, f"column {column + 1}: a hex of this row begins {where}")
        self.shifted.add(line)

    def _measure(self, first: int, last: int) -> None:
        """Compare the rows with those of the board that most of them fit."""
        rows: dict[int, list[int]] = {y: [] for y in range(last + 1)}
        for x, y in self.cells:
            rows[y].append(x)
        whole = [len(xs) + y % 2 for y, xs in rows.items() if y not in self.broken]
        wide = Counter(whole).most_common(1)[0][0] if whole else 0
        before = len(self.faults.found)
        if not (1 < wide <= WIDEST and 1 < last + 1 <= HIGHEST and first == 0):
            self._note(
                0, f"a board has rows of 2 to {WIDEST} hexes, and 2 to {HIGHEST} rows from the first line on"
            )
        else:
            self._compare(rows, wide)
        if len(self.faults.found) == before and not self.broken:
            self.wide, self.height = wide, last + 1

    def _compare(self, rows: dict[int, list[int]], wide: int) -> None:
        for y, xs in rows.items():
            number = wide - y % 2
            if y not in self.broken and xs != list(columns((y % 2, number))):
                start = y % 2 * GLYPHS
                self._note(y + 1, f"{len(xs)} hexes where {number} belong, {places(start, 2 * GLYPHS)}")

    def _look_up(self) -> None:
        """Check every glyph, and what stands on what."""
        for (x, y), glyphs in self.cells.items():
            for fault in self._faults_in(glyphs):
                self._note(y + 1, f"column {x * GLYPHS + 1}{self._named(x, y)}: {fault}")

    def _named(self, x: int, y: int) -> str:
        return f" ({name_of(x, self.height - y)})" if self.wide else ""

    def _faults_in(self, glyphs: str) -> list[str]:
        layers = known_glyphs(self.legend)
        found = [
            unknown(glyph, layer, layers)
            for layer, glyph in enumerate(glyphs)
            if glyph != NOTHING and glyph not in layers[layer]
        ]
        if found:
            return found
        terrain = TERRAINS[TERRAIN_NUMBERS[TERRAIN_GLYPHS[glyphs[0]]]]
        obstacle, unit = OBSTACLE_GLYPHS.get(glyphs[1]), self.legend.units.get(glyphs[2])
        return [*misplaced_obstacle(obstacle, terrain), *misplaced_unit(unit, terrain, obstacle)]

    def _note(self, row: int, sentence: str) -> None:
        where = f"row {row}, " if row else ""
        self.faults.note(self.page.wrong(where + sentence, "map", below=row))


def known_glyphs(legend: Legend) -> list[list[str]]:
    """The glyphs of each layer."""
    return [list(TERRAIN_GLYPHS), [NOTHING, *OBSTACLE_GLYPHS], [NOTHING, *legend.units]]


def unknown(glyph: str, layer: int, layers: list[list[str]]) -> str:
    """Tell that a glyph means nothing here, and where it would."""
    sentence = f"no {LAYERS[layer]} is drawn as {quoted(glyph)}, glyph {layer + 1} of the hex"
    for other, glyphs in enumerate(layers):
        if glyph in glyphs:
            return f"{sentence}; as glyph {other + 1} it is {SIGNS[other]}"
    return f"{sentence}; known are {' '.join(layers[layer])}"


def misplaced_obstacle(obstacle: Obstacle | None, terrain: Terrain) -> list[str]:
    """Refuse what is built on water, or where nobody can ever be."""
    if obstacle is not None and (terrain.is_water or terrain.bars == OF_ANY):
        return [f"{obstacle.name} cannot stand on {terrain.name}"]
    return []


def misplaced_unit(unit: UnitType | None, terrain: Terrain, obstacle: Obstacle | None) -> list[str]:
    """Refuse a unit where it may not be; only a bunker may hold what could not have entered it."""
    if unit is None:
        return []
    if terrain.bars >> unit.kind & 1:
        return [f"no {CLASSES[unit.kind]} can be on {terrain.name}"]
    if obstacle is not None and obstacle.bars >> unit.kind & 1 and not obstacle.holds_fast:
        return [f"no {CLASSES[unit.kind]} can be on {obstacle.name}"]
    return []
