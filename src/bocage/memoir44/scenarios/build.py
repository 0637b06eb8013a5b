"""Building a scenario from its plain facts, which have been checked."""

from __future__ import annotations

from typing import Any, Final

from bocage.grid.hexes import Hexes, rows_of
from bocage.grid.picture import parse
from bocage.memoir44.battlefield import Battlefield, Layout
from bocage.memoir44.cards.decks import BOXES, deck_for
from bocage.memoir44.command.standard import STANDARD
from bocage.memoir44.kinds import OFF_BOARD, SIDES
from bocage.memoir44.objectives import EITHER, OBJECTIVE_KINDS, Objective
from bocage.memoir44.scenario import Army, Scenario, Terms
from bocage.memoir44.terrain.obstacles import NOBODYS, OBSTACLES, Obstacle
from bocage.memoir44.terrain.shelf import TERRAIN_GLYPHS, TERRAIN_NUMBERS
from bocage.memoir44.units.roster import UNIT_TYPES
from bocage.memoir44.units.unit import UnitType

Facts = dict[str, Any]

GLYPHS: Final = 3
"""Glyphs of a hex in the map: terrain, obstacle, unit."""
NOTHING: Final = "."
SECTION_LINES: Final = [7, 17]
"""Where the dotted lines of the standard board run (Q-02)."""
FLANKS: Final = [1, 1, 1]
"""How many sections make up the left flank, the center and the right flank, as seen from the bottom."""

OBSTACLE_GLYPHS: Final = {obstacle.glyph: obstacle for obstacle in OBSTACLES}
UNITS_BY_NAME: Final = {unit.name: unit for unit in UNIT_TYPES}
UNIT_GLYPHS: Final[dict[str, tuple[UnitType, int]]] = {
    **{unit.glyph: (unit, 0) for unit in UNIT_TYPES},
    **{unit.glyph.upper(): (unit, 1) for unit in UNIT_TYPES},
}
"""Small letters are the Axis, capitals the Allies."""

FIELDS: Final = 40
"""How many battlefields are kept: all battles of the book in both editions, and some others."""

_FIELDS: Final[dict[tuple[object, ...], Battlefield]] = {}
"""The battlefields made last by what makes them, since their tables take long to work out."""


def scenario_of(facts: Facts, lakes_hide: bool = True) -> Scenario:
    """Build a scenario; raise ValueError, KeyError or TypeError where the facts make none."""
    glyphs = parse(str(facts["map"]), GLYPHS)
    board_rows = rows_of(glyphs)
    cells = list(glyphs.values())
    field = _field(facts, tuple(board_rows), cells, lakes_hide)
    army, terms = _army(facts, cells), _terms(facts, field)
    scenario = Scenario(str(facts["name"]), field, army, _laid(cells), terms, STANDARD)
    scenario.boxes = len(field.section_names) // len(FLANKS)  # OVL-07
    scenario.deck = deck_for(BOXES, int(scenario.boxes))
    scenario.page = facts
    return scenario


def _field(
    facts: Facts, rows: tuple[tuple[int, int], ...], cells: list[str], lakes_hide: bool
) -> Battlefield:
    """Make the battlefield, or find the one that was made of the same facts before."""
    key = (
        rows,
        tuple(cell[:2] for cell in cells),
        repr(sorted(facts.get("bridge-ends", {}).items())),
        str(facts.get("bunkers", "")),
        str(facts.get("sea-walls", "")),
        tuple(facts.get("sections", SECTION_LINES)),
        tuple(facts.get("flanks", FLANKS)),
        lakes_hide,
    )
    known = _FIELDS.get(key)
    if known is None:
        layout = _layout(facts, Hexes(list(rows)), cells)
        layout.lakes_hide = lakes_hide
        known = Battlefield(layout)
        if len(_FIELDS) == FIELDS:
            del _FIELDS[next(iter(_FIELDS))]
        _FIELDS[key] = known
    return known


def _layout(facts: Facts, board: Hexes, cells: list[str]) -> Layout:
    layout = Layout(board)
    layout.section_lines = list(facts.get("sections", SECTION_LINES))
    layout.flanks = list(facts.get("flanks", FLANKS))
    for hexagon, cell in enumerate(cells):
        layout.terrain[hexagon] = TERRAIN_NUMBERS[TERRAIN_GLYPHS[cell[0]]]  # SET-03
        obstacle = OBSTACLE_GLYPHS.get(cell[1])
        if obstacle is not None and not obstacle.removable:
            layout.standing[hexagon] = obstacle  # SET-04
            layout.owner[hexagon] = _owner(facts, obstacle)
    for name, ends in facts.get("bridge-ends", {}).items():
        layout.ends[int(board.index_of(name))] = [int(board.index_of(end)) for end in ends]  # SPC-BRIDGE
    return layout


def _owner(facts: Facts, obstacle: Obstacle) -> int:
    """Tell whom a standing obstacle serves."""
    key = {"bunker": "bunkers", "sea-wall": "sea-walls"}.get(obstacle.name, "")
    return SIDES.index(facts[key]) if key in facts else NOBODYS  # OBS-BUNKER-8, OBS-BUNKER-11


def _laid(cells: list[str]) -> list[int]:
    """Tell the wire and sandbags of every hex."""
    obstacles = [OBSTACLE_GLYPHS.get(cell[1]) for cell in cells]
    return [0 if obstacle is None else int(obstacle.removable) for obstacle in obstacles]  # SET-04


def _army(facts: Facts, cells: list[str]) -> Army:
    army = Army()
    legend: Facts = facts.get("units", {})
    for hexagon, cell in enumerate(cells):
        if cell[2] != NOTHING:
            _enlist(army, legend, cell[2], hexagon)  # SET-05
    drop: Facts = facts.get("special", {}).get("air-drop", {})
    for _ in range(drop.get("figures", 0)):
        kind = UNITS_BY_NAME["infantry"]
        army.add(kind, SIDES.index(drop["side"]), OFF_BOARD, int(kind.figures), 1)
    return army


def _enlist(army: Army, legend: Facts, glyph: str, hexagon: int) -> None:
    entry: Facts = legend.get(glyph, {})
    if entry:
        kind, side = UNITS_BY_NAME[entry["type"]], SIDES.index(entry["side"])  # SET-07
    else:
        kind, side = UNIT_GLYPHS[glyph]
    figures = entry.get("figures", int(kind.figures))  # SET-06, UNI-04
    army.add(kind, side, hexagon, figures, entry.get("medals", 1))  # RUL-119


def _terms(facts: Facts, field: Battlefield) -> Terms:
    terms = Terms()
    terms.first = SIDES.index(facts["first"])  # SET-17, TEAM-12
    terms.front = str(facts.get("front", ""))
    terms.year = int(str(facts.get("date", "0"))[:4])
    terms.hands = [int(facts[side]["cards"]) for side in SIDES]  # SET-01
    terms.goal = [int(facts[side]["medals"]) for side in SIDES]  # SET-01
    terms.objectives = [_objective(entry, field) for entry in facts.get("objectives", [])]  # SET-08
    _special(facts.get("special", {}), field, terms)
    return terms


def _objective(entry: Facts, field: Battlefield) -> Objective:
    hexes = [int(field.board.index_of(name)) for name in entry["hexes"]]
    side = SIDES.index(entry["side"]) if "side" in entry else EITHER
    kind = OBJECTIVE_KINDS.index(entry["kind"])
    at_end = bool(entry.get("at-end-of-turn", False))
    return Objective(kind, side, hexes, entry.get("medals", 1), entry.get("needs", 1), at_end)


def _special(special: Facts, field: Battlefield, terms: Terms) -> None:
    """Note the special rules."""
    if "growing-hand" in special:
        grown = special["growing-hand"]
        terms.grown_hands[SIDES.index(grown["side"])] = grown["to"]
    if "no-reshuffle" in special:
        terms.no_reshuffle_winner = SIDES.index(special["no-reshuffle"]["winner"])
    if "air-drop" in special:
        terms.drop_side = SIDES.index(special["air-drop"]["side"])
        terms.drop_steps = special["air-drop"]["drift"]
    if "spotters" in special:
        terms.spotter_side = SIDES.index(special["spotters"]["side"])
        terms.spotters = [int(field.board.index_of(name)) for name in special["spotters"]["hexes"]]
    if "commissar" in special:
        terms.commissar = SIDES.index(special["commissar"]["side"])
    terms.recon_bombards = "recon-barrage" in special
