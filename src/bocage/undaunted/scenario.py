"""A scenario: all about it that never changes in play, in tables by tile, side, unit and kind of card."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from mypy_extensions import i64

from bocage.grid.picture import draw_tiles
from bocage.grid.tiles import Tiles
from bocage.kernel.reading import Table
from bocage.undaunted.kinds import CONTROLLED, KINDS, NO_TILE, SCOUTED, SIDES, UNIT_NAMES, UNITS
from bocage.undaunted.scenarios.sections import (
    KEYS,
    PIN,
    Force,
    check_control,
    check_goal,
    read_map,
    read_objectives,
    read_radio,
)
from bocage.undaunted.tiles import TILES, number_of

HIGHEST_NUMBER: Final = 999


class Scenario:
    """One scenario. Tiles are numbered from 0 in reading order; a table by side has the US first.

    Made by `from_facts` from the plain facts of a scenario file or a record, which are checked on the way.
    Every state of a game shares these tables: read, never change.
    """

    number: i64
    name: str
    title: str  # the message with the name in every language; add "-briefing" for the briefing
    arc: str
    arc_title: str
    date: str  # 1944-06-15, or the first and the last day with a slash between
    offset: str
    tiles: list[str]
    index: dict[str, int]  # the way back, from the name of a tile to its number
    xs: list[int]
    ys: list[int]
    cover: list[int]
    cover_from_hill: list[int]  # against a shot from a hill, or a Blast
    hill: list[bool]
    near: bytes  # the distance from a to b stands at a * len(tiles) + b
    neighbours: list[list[int]]
    objective: list[int]
    objective_tiles: list[int]
    radio: i64
    first: i64
    goal: list[int]  # points, or 0 for pinning
    marks: list[list[int]]
    spawn: list[list[int]]
    spawn_words: list[list[list[str]]]  # per tile what the spawn marker says, for show
    start: list[list[int]]
    deck: list[list[int]]
    supply: list[list[int]]

    def __init__(self, page: Table) -> None:
        page.keys(KEYS, "key")
        self._name(page)
        tiles = read_map(page)
        self._lay_out(tiles)
        self.objective = read_objectives(page, tiles)  # UND-5.3
        self.objective_tiles = [tile for tile, value in enumerate(self.objective) if value > 0]
        self.radio = read_radio(page, tiles, self.objective)  # UND-5.4
        self.first = SIDES.index(page.one_of(SIDES, "first"))  # UND-5.7
        forces = [Force(page.table(key), tiles, side) for side, key in enumerate(SIDES)]  # UND-5.5
        check_control(page, forces)
        for force in forces:
            check_goal(force, self.objective, self.radio != NO_TILE)
        self._muster(forces)

    @staticmethod
    def from_facts(facts: dict[str, object]) -> Scenario:
        """Check plain facts and make the scenario of them; raise ScenarioError where they make no sense."""
        return Scenario(Table(facts))

    def _name(self, page: Table) -> None:
        self.number = page.number("number", 1, HIGHEST_NUMBER)  # UND-5.1
        self.name = page.line("name")
        self.title = message("undaunted", self.name)
        self.arc = page.line("arc") if "arc" in page else ""
        self.arc_title = message("undaunted-arc", self.arc)
        self.date = page.line("date") if "date" in page else ""

    def _lay_out(self, tiles: Tiles) -> None:
        self.offset = tiles.offset
        self.tiles = tiles.names
        self.index = tiles.by_name
        self.xs = [x for x, _ in tiles.positions]
        self.ys = [y for _, y in tiles.positions]
        self.cover = [TILES[name].cover for name in tiles.names]  # UND-5.2
        self.cover_from_hill = [TILES[name].cover_from_hill for name in tiles.names]  # UND-5.2
        self.hill = [TILES[name].hill for name in tiles.names]  # UND-5.2
        self.near = tiles.near  # UND-4.3, UND-A2
        self.neighbours = tiles.neighbours  # UND-4.2, UND-A1

    def _muster(self, forces: list[Force]) -> None:
        self.goal = [force.goal for force in forces]  # UND-12.1
        self.marks = [force.marks for force in forces]  # UND-5.6
        self.spawn = [force.spawn for force in forces]  # UND-5.6
        self.spawn_words = [force.spawn_words for force in forces]
        self.start = [force.start for force in forces]  # UND-5.6
        self.deck = [force.deck for force in forces]  # UND-5.8
        self.supply = [force.supply for force in forces]  # UND-5.9

    def distance(self, a: i64, b: i64) -> i64:
        """Give the fewest steps from tile a to tile b."""
        return self.near[a * len(self.tiles) + b]  # UND-4.3

    def facts(self) -> dict[str, object]:
        """Tell the scenario in plain values, as a record embeds it and `from_facts` takes it back."""
        facts: dict[str, object] = {"number": int(self.number), "name": self.name}
        if self.arc:
            facts["arc"] = self.arc
        if self.date:
            facts["date"] = self.date
        facts["offset"] = self.offset
        facts["first"] = SIDES[self.first]
        if self.radio != NO_TILE:
            facts["radio"] = self.tiles[self.radio]
        facts["map"] = draw_tiles(self._layout(), self.offset)
        facts["objectives"] = {name: value for name, value in self._sorted(self.objective) if value > 0}
        for side, key in enumerate(SIDES):
            facts[key] = self._force_facts(side)
        return facts

    def _layout(self) -> dict[str, tuple[int, int]]:
        return {name: (self.xs[tile], self.ys[tile]) for tile, name in enumerate(self.tiles)}

    def _sorted(self, values: list[int]) -> list[tuple[str, int]]:
        """Pair the tiles, by the number printed on them, with their values."""
        return [(name, values[self.index[name]]) for name in sorted(self.tiles, key=number_of)]

    def _force_facts(self, side: int) -> dict[str, object]:
        marks = self._sorted(self.marks[side])
        names = [name for name, _ in marks]
        spawn = {name: self.spawn_words[side][self.index[name]][:] for name in names}
        counters = {name: self._counters(side, self.index[name]) for name in names}
        return {
            "goal": "pin" if self.goal[side] == PIN else {"points": self.goal[side]},
            "scouted": [name for name, mark in marks if mark == SCOUTED],
            "controlled": [name for name, mark in marks if mark == CONTROLLED],
            "spawn": {name: words for name, words in spawn.items() if words},
            "counters": {name: units for name, units in counters.items() if units},
            "deck": cards_facts(self.deck[side]),
            "supply": cards_facts(self.supply[side]),
        }

    def _counters(self, side: int, tile: int) -> list[str]:
        return [UNIT_NAMES[unit] for unit in range(UNITS) if self.start[side][unit] == tile]


def cards_facts(counts: list[int]) -> dict[str, int]:
    """Tell how many cards of each kind there are, leaving out what is not there."""
    return {KINDS[kind]: count for kind, count in enumerate(counts) if count > 0}


def message(prefix: str, name: str) -> str:
    """Make the id of a message of a name: small plain letters and digits, with dashes for everything else."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode("ascii").lower()
    words = "".join([glyph if glyph.isalnum() else " " for glyph in plain]).split()
    return "-".join([prefix, *words])
