"""Obstacles: those that stay are told by the scenario, wire and sandbags come and go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.kinds import OF_ARMOR, OF_ARTILLERY
from bocage.memoir44.terrain.terrain import SEES

WIRE: Final = 1
SANDBAGS: Final = 2
"""What can be removed, as bits of a hex (OBS-GEN-4)."""

NOBODYS: Final = -1
"""The owner of an obstacle that serves both sides."""


class Obstacle:
    """An obstacle; what it takes off the dice counts instead of less by the terrain."""

    def __init__(self, name: str, glyph: str, ref: str) -> None:
        self.name: str = name
        self.glyph: str = glyph
        self.ref: str = ref
        self.bars: i64 = 0
        self.blocks: i64 = 0  # OBS-HEDGEHOG-5
        self.shelter: list[int] = [0, 0]
        self.burden: list[int] = [0, 0, 0]
        self.spares_flag: bool = False
        self.removable: i64 = 0
        self.holds_fast: bool = False
        self.bars_rule: str = ref


def _bunker() -> Obstacle:
    bunker = Obstacle("bunker", "B", "OBS-BUNKER")
    bunker.bars = OF_ARMOR | OF_ARTILLERY  # OBS-BUNKER-1, OBS-BUNKER-2, Q-19
    bunker.bars_rule = "OBS-BUNKER-1"
    bunker.blocks = SEES  # OBS-BUNKER-12, LOS-05
    bunker.shelter = [1, 2]  # OBS-BUNKER-6
    bunker.spares_flag = True  # OBS-BUNKER-7
    bunker.holds_fast = True  # OBS-BUNKER-3, OBS-BUNKER-4
    return bunker


def _hedgehog() -> Obstacle:
    hedgehog = Obstacle("hedgehog", "x", "OBS-HEDGEHOG")
    hedgehog.bars = OF_ARMOR | OF_ARTILLERY  # OBS-HEDGEHOG-1, OBS-HEDGEHOG-2
    hedgehog.bars_rule = "OBS-HEDGEHOG-2"
    hedgehog.spares_flag = True  # OBS-HEDGEHOG-4
    return hedgehog


def _wire() -> Obstacle:
    wire = Obstacle("wire", "w", "OBS-WIRE")
    wire.burden = [1, 0, 0]  # OBS-WIRE-2, OBS-WIRE-10
    wire.removable = WIRE
    return wire


def _sandbags(name: str, glyph: str, ref: str, removable: int) -> Obstacle:
    bags = Obstacle(name, glyph, ref)
    bags.shelter = [1, 1]  # OBS-SAND-4, OBS-SAND-7, Q-16
    bags.spares_flag = True  # OBS-SAND-6
    bags.removable = removable
    return bags


BARBED: Final = _wire()
BAGS: Final = _sandbags("sandbags", "o", "OBS-SAND", SANDBAGS)
OBSTACLES: Final = [
    _bunker(),
    _hedgehog(),
    BARBED,
    BAGS,
    _sandbags("sea-wall", "-", "OBS-SEAWALL", 0),  # OBS-SEAWALL-1, OBS-SEAWALL-2
]
