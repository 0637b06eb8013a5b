"""Spare figures: what the box has beside those on the board, and the units that can be made of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.kinds import ARMOR, ARTILLERY, INFANTRY, NO_UNIT, OFF_BOARD, SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.scenario import Scenario
from bocage.memoir44.terrain.terrain import AFLOAT
from bocage.memoir44.units.roster import UNIT_TYPES
from bocage.memoir44.units.unit import UnitType

BOX: Final = (42, 24, 6)
"""Figures of each class in a box, for either side (SET-23)."""

RESERVES: Final = (4, 4, 3)
"""As many units of each class may be made anew that are on the board together (QC-11)."""
SNIPERS: Final = 2
"""The same of snipers (QC-11)."""


def _sniper() -> UnitType:
    sniper = UnitType("lone-sniper", "s", "CBT-SNIPER", INFANTRY, 1, 2, 2, [0, 1, 1, 1, 1])  # CBT-SNIPER
    sniper.takes_ground = False  # CBT-SNIPER
    return sniper


SNIPER: Final = _sniper()
RECRUITS: Final[list[UnitType]] = [
    next(kind for kind in UNIT_TYPES if kind.kind == each) for each in (INFANTRY, ARMOR, ARTILLERY)
]
"""The plain unit of each class."""


def enlist(scenario: Scenario) -> None:
    """Give a scenario units that are not on the board, for cards to put there."""
    types, sides = scenario.types[:], scenario.sides[:]
    for side in range(len(SIDES)):
        for kind in RECRUITS:
            types += [kind] * RESERVES[kind.kind]
            sides += [side] * RESERVES[kind.kind]
        types += [SNIPER] * SNIPERS
        sides += [side] * SNIPERS
    added = types[len(scenario.types) :]
    scenario.types, scenario.sides = types, sides
    scenario.start = scenario.start + [OFF_BOARD] * len(added)
    scenario.strength = scenario.strength + [0] * len(added)
    scenario.full_strength = scenario.full_strength + [int(kind.figures) for kind in added]  # CBT-33
    scenario.worth = scenario.worth + [0 if kind is SNIPER else 1 for kind in added]  # CBT-SNIPER
    scenario.units_of = [
        [unit for unit, owner in enumerate(sides) if owner == side] for side in range(len(SIDES))
    ]


def spare_figures(state: Position, side: i64, kind: i64) -> i64:
    """Count the figures of a class that were never deployed, or have been eliminated (CBT-31)."""
    scenario = state.scenario
    left: i64 = BOX[kind] * scenario.boxes
    for unit in scenario.units_of[side]:
        if scenario.types[unit].kind == kind:
            left -= state.figures[unit]  # who has left the board keeps them
    return max(left, 0)


def recruit(state: Position, side: i64, kind: UnitType) -> i64:
    """Find a unit of a type that can come at full strength; -1 where none can (CBT-32, QC-11)."""
    if spare_figures(state, side, kind.kind) < kind.figures:  # CBT-32
        return NO_UNIT
    scenario = state.scenario
    for unit in scenario.units_of[side]:
        is_free = state.at[unit] == OFF_BOARD and state.figures[unit] == 0
        if unit >= scenario.regulars and is_free and scenario.types[unit] is kind:
            return unit
    return NO_UNIT


def can_recruit(state: Position, side: i64, kind: UnitType) -> bool:
    """Tell whether a unit of a type can come at full strength."""
    return recruit(state, side, kind) != NO_UNIT


# ------------------------------------------------------------------------------------------ places


def is_near_building(state: Position, hexagon: i64) -> bool:
    """Tell whether a hex is a building hex, or next to one (CBT-41, QC-05)."""
    field = state.scenario.field
    if field.terrain[hexagon].is_building:
        return True
    return any([field.terrain[beside].is_building for beside in field.neighbours[hexagon]])


def is_vacant(state: Position, kind: i64, hexagon: i64) -> bool:
    """Tell whether a unit of a class can be put on a hex."""
    field = state.scenario.field
    if state.unit_on[hexagon] != NO_UNIT or field.bars(kind, hexagon):
        return False
    return not field.entry[hexagon] & AFLOAT


def baseline(state: Position, side: i64, kind: i64) -> list[int]:
    """List the vacant hexes of a side's own baseline (SET-21)."""
    rows = state.scenario.field.rows_back[side]
    nearest = min(rows)
    return [at for at, row in enumerate(rows) if row == nearest and is_vacant(state, kind, at)]


def beside_own(state: Position, side: i64, kind: i64, classes: i64) -> list[int]:
    """List the vacant hexes next to own units of some classes."""
    found: set[int] = set()
    types = state.scenario.types
    for unit in state.scenario.units_of[side]:
        if state.at[unit] != OFF_BOARD and (classes >> types[unit].kind) & 1:
            found.update(state.scenario.field.neighbours[state.at[unit]])
    return [at for at in sorted(found) if is_vacant(state, kind, at)]


def factories(state: Position, side: i64) -> list[int]:
    """List the vacant building hexes next to an own unit and to no enemy (CBT-FACTORY)."""
    field = state.scenario.field
    found = [at for at in beside_own(state, side, ARMOR, 7) if field.terrain[at].is_building]
    return [at for at in found if not state.is_touched(at, side)]  # CBT-FACTORY
