"""The types of unit of the base game."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.kinds import ARMOR, ARTILLERY, INFANTRY
from bocage.memoir44.units.unit import UnitType

FOOT: Final = [0, 3, 2, 1]  # ATK-11
TANK: Final = [0, 3, 3, 3]  # ATK-12
GUN: Final = [0, 3, 3, 2, 2, 1, 1]  # ATK-13


def _infantry(name: str, glyph: str, ref: str, figures: int, march_and_fight: int) -> UnitType:
    unit = UnitType(name, glyph, ref, INFANTRY, figures, 2, march_and_fight, FOOT)
    unit.march_rule = "MOV-04" if march_and_fight == 1 else "MOV-05"
    unit.clears_wire = True  # OBS-WIRE-3
    return unit


def _resistance() -> UnitType:
    unit = _infantry("resistance", "r", "UNI-10", 3, 1)  # UNI-10, UNI-11
    unit.minds_entry = False  # UNI-12
    unit.flag_hexes = 3  # UNI-14
    unit.march_rule = "UNI-11"
    return unit


def _armor(name: str, glyph: str, ref: str, figures: int) -> UnitType:
    unit = UnitType(name, glyph, ref, ARMOR, figures, 3, 3, TANK)  # MOV-06
    unit.overruns = True  # GND-16
    unit.march_rule = "MOV-06"
    unit.crushes_wire = True  # OBS-WIRE-4
    return unit


def _artillery() -> UnitType:
    unit = UnitType(
        "artillery", "g", "MOV-07", ARTILLERY, figures=2, march=1, march_and_fight=0, ladder=GUN
    )  # MOV-07
    unit.minds_protection = False  # ATK-16
    unit.takes_ground = False  # GND-03
    return unit


UNIT_TYPES: Final = [
    _infantry("infantry", "i", "MOV-04", 4, 1),  # MOV-04, SET-06
    _infantry("elite-infantry", "e", "UNI-07", 4, 2),  # MOV-05, UNI-07, UNI-08, UNI-09
    _resistance(),
    _armor("armor", "a", "MOV-06", 3),  # SET-06
    _armor("elite-armor", "t", "UNI-15", 4),  # UNI-15
    _artillery(),  # SET-06
]
