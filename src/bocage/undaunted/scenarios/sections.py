"""The sections of a scenario's facts, each read and checked: map, objectives, radio, both forces."""

from typing import Final

from bocage.grid.picture import parse_tiles
from bocage.grid.tiles import COLUMNS, ROWS, Tiles
from bocage.kernel.reading import Table
from bocage.undaunted.counters import COUNTERS, HOLDERS
from bocage.undaunted.kinds import (
    CONTROLLED,
    COPIES,
    KINDS,
    NO_TILE,
    SCOUTED,
    SIDES,
    UNIT_NAMES,
    UNITS,
    UNMARKED,
)
from bocage.undaunted.tiles import TILES, number_of

KEYS: Final = ("number", "name", "arc", "date", "offset", "first", "radio", "map", "objectives", *SIDES)
FORCE_KEYS: Final = ("goal", "scouted", "controlled", "spawn", "counters", "deck", "supply")

OBJECTIVE_MARKERS: Final = 14  # UND-1.2
HIGHEST_VALUE: Final = 3  # UND-3.4
SPAWN_MARKERS: Final = (4, 5)  # UND-1.1: the one thing of which the Germans have more

PIN: Final = 0
"""A goal that is no number of points: pinning the enemy."""

SPAWN_WORDS: Final = ("all", "A", "B", "C", "SN", "MO")


def read_map(page: Table) -> Tiles:
    """The layout of tiles drawn in the map."""
    offset = page.one_of((ROWS, COLUMNS), "offset")
    text = page.text("map")
    try:
        layout = parse_tiles(text, offset)
    except ValueError as error:
        raise page.wrong(f"in the picture, {str(error)[:200]}", "map") from error
    check_faces(page, list(layout))
    try:
        tiles = Tiles(layout)
    except ValueError as error:
        raise page.wrong(str(error), "map") from error
    if tiles.offset != offset:
        raise page.wrong(f"the picture shows shifted {tiles.offset}, not shifted {offset}", "offset")
    return tiles


def check_faces(page: Table, names: list[str]) -> None:
    """Refuse tiles that are not in the box, and both faces of one tile."""
    other_face: dict[int, str] = {}
    for name in names:
        page.check_known(name, list(TILES), "tile", "map")
        other = other_face.setdefault(number_of(name), name)  # UND-4.1: one number, two sides
        if other != name:
            raise page.wrong(f"{other} and {name} are the two sides of one tile", "map", name)


def read_objectives(page: Table, tiles: Tiles) -> list[int]:
    """The value of the objective on each tile, 0 where there is none."""
    table = page.table("objectives")
    values = [0] * len(tiles.names)
    for name in table.keys(tiles.names, "tile of the map"):
        values[tiles.by_name[name]] = table.number(name, 1, HIGHEST_VALUE)
    if len(table.facts) > OBJECTIVE_MARKERS:
        raise table.wrong(f"{len(table.facts)} objectives, but the box holds {OBJECTIVE_MARKERS} markers")
    return values


def read_radio(page: Table, tiles: Tiles, objectives: list[int]) -> int:
    """The tile with the radio marker, which must have an objective whose value it can raise."""
    if "radio" not in page:
        return NO_TILE
    tile = tiles.by_name[page.one_of(tiles.names, "radio")]
    if not objectives[tile]:
        raise page.wrong(
            f"tile {tiles.names[tile]} has no objective whose value a radio could raise", "radio"
        )
    return tile


def serves(word: str, unit: int) -> bool:
    """Whether a spawn marker brings in this unit: all of them, those of a squad, or one by its name."""
    name = UNIT_NAMES[unit]
    return word in ("all", name) or name[1:] == word  # UND-3.5


class Force:
    """What one side brings: goal, markers, spawn tiles, counters and cards, by tile, unit or kind of card."""

    def __init__(self, page: Table, tiles: Tiles, side: int) -> None:
        page.keys(FORCE_KEYS, "key")
        self.page = page
        self.tiles = tiles
        self.goal = self._goal()
        self.marks = [UNMARKED] * len(tiles.names)
        self._mark("scouted", SCOUTED)
        self._mark("controlled", CONTROLLED)
        self.deck = self._cards("deck")
        self.supply = self._cards("supply")
        self._check_cards()
        self.spawn_words: list[list[str]] = [[] for _ in tiles.names]
        self.spawn = [NO_TILE] * UNITS
        self._place_spawns(SPAWN_MARKERS[side])
        self.start = [NO_TILE] * UNITS
        self._place_counters()

    def _goal(self) -> int:
        if isinstance(self.page.facts.get("goal"), str):
            self.page.one_of(("pin",), "goal")
            return PIN
        goal = self.page.table("goal")
        goal.keys(("points",), "goal")
        return goal.number("points", 1, OBJECTIVE_MARKERS * HIGHEST_VALUE)

    def _mark(self, key: str, mark: int) -> None:
        for name in self.page.words(key, self.tiles.names, "tile of the map"):
            tile = self.tiles.by_name[name]
            if self.marks[tile] != UNMARKED:
                raise self.page.wrong(
                    f"{name} is listed as scouted already; a marker has one side up", key, name
                )
            self.marks[tile] = mark

    def _cards(self, key: str) -> list[int]:
        table = self.page.table(key)
        counts = [0] * len(KINDS)  # UND-5.10: a kind that is not named stays in the box
        for name in table.keys(KINDS, "card"):
            kind = KINDS.index(name)
            counts[kind] = table.number(name, 1, COPIES[kind])
        return counts

    def _check_cards(self) -> None:
        if sum(self.deck) == 0:
            raise self.page.wrong("a deck needs a card at least", "deck")
        for kind, name in enumerate(KINDS):
            total = self.deck[kind] + self.supply[kind]
            if total > COPIES[kind]:
                sentence = f"with the deck that makes {total} cards {name}, but the box holds {COPIES[kind]}"
                raise self.page.wrong(sentence, "supply", name)

    def has_cards(self, unit: int) -> bool:
        """Whether any card of the unit takes part."""
        return self.deck[unit] + self.supply[unit] > 0

    def _place_spawns(self, markers: int) -> None:
        table = self.page.table("spawn")
        names = table.keys(self.tiles.names, "tile of the map")
        if len(names) > markers:
            raise table.wrong(
                f"spawn markers on {len(names)} tiles, but the box holds {markers} for this side"
            )
        for name in names:
            self._place_spawn(table, name)
        for unit in range(UNITS):
            if self.has_cards(unit) and self.spawn[unit] == NO_TILE:
                raise table.wrong(f"{UNIT_NAMES[unit]} has cards, but no tile where its counter enters")

    def _place_spawn(self, table: Table, name: str) -> None:
        tile = self.tiles.by_name[name]
        words = table.words(name, SPAWN_WORDS, "spawn marker")
        self.spawn_words[tile] = words
        for unit in range(UNITS):
            if self.has_cards(unit) and any(serves(word, unit) for word in words):
                if self.spawn[unit] != NO_TILE:
                    raise table.wrong(
                        f"{UNIT_NAMES[unit]} would enter here and on another tile", name
                    )  # UND-A8
                self._check_footing(table, unit, name)
                self.spawn[unit] = tile

    def _place_counters(self) -> None:
        table = self.page.table("counters")
        for name in table.keys(self.tiles.names, "tile of the map"):
            for word in table.words(name, UNIT_NAMES, "counter"):
                self._place_counter(table, name, UNIT_NAMES.index(word))
        if all(self.start[unit] == NO_TILE for unit in HOLDERS):
            raise table.wrong("a side without a Riflemen counter is pinned before the first card")  # UND-12.3

    def _place_counter(self, table: Table, name: str, unit: int) -> None:
        counter = UNIT_NAMES[unit]
        if self.start[unit] != NO_TILE:
            raise table.wrong(f"the counter {counter} stands on another tile already", name, counter)
        if not self.has_cards(unit):
            raise table.wrong(
                f"the counter {counter} has no card in deck or supply", name, counter
            )  # UND-2.1
        self._check_footing(table, unit, name)
        self.start[unit] = self.tiles.by_name[name]

    def _check_footing(self, table: Table, unit: int, name: str) -> None:
        if self.marks[self.tiles.by_name[name]] == UNMARKED and not COUNTERS[unit].roams:  # UND-3.1
            sentence = f"{UNIT_NAMES[unit]} needs a tile that its side has scouted or controls"
            raise table.wrong(sentence, name)


def check_control(page: Table, forces: list[Force]) -> None:
    """Refuse a tile that both sides control."""
    for tile, name in enumerate(forces[0].tiles.names):
        if forces[0].marks[tile] == CONTROLLED and forces[1].marks[tile] == CONTROLLED:  # UND-3.3
            raise page.wrong(f"tile {name} cannot be controlled by both sides", SIDES[1], "controlled", name)


def check_goal(force: Force, objectives: list[int], has_radio: bool) -> None:
    """Refuse a goal of points that is reached at the start, or never can be."""
    total = sum(objectives)
    held = 0
    for tile, value in enumerate(objectives):
        if force.marks[tile] == CONTROLLED:  # UND-3.4
            held += value
    if force.goal == PIN:
        return
    if held >= force.goal:  # UND-12.2
        raise force.page.wrong(f"{force.goal} points are reached at the start: the side holds {held}", "goal")
    if force.goal > total and not has_radio:  # UND-12.7: a radio raises without limit
        raise force.page.wrong(f"{force.goal} points, but all objectives together are worth {total}", "goal")
