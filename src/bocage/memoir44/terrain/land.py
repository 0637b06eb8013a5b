"""Terrain on land: woods, hedgerows, buildings, hills and what is steep about them."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.kinds import OF_ANY
from bocage.memoir44.terrain.terrain import (
    FROM_NEXT_HEX,
    HOLD_FIRE,
    ONE_HEX_OUT,
    SEES,
    STOP,
    Terrain,
    impassable,
)

COVER: Final = [1, 2]  # TER-FOREST-3, TER-HEDGE-6, TER-TOWN-4, TER-GEN-5


def _cover(name: str, glyph: str, ref: str) -> Terrain:
    """What stops, hides and shelters whoever moves in."""
    terrain = Terrain(name, glyph, ref)
    # TER-FOREST-1, TER-FOREST-2, TER-HEDGE-3, TER-HEDGE-5, TER-TOWN-1, TER-TOWN-2
    terrain.entry = STOP | HOLD_FIRE
    terrain.shelter = COVER
    terrain.blocks = SEES  # LOS-05, TER-GEN-3, TER-FOREST-4, TER-HEDGE-7, TER-TOWN-5
    return terrain


def _forest() -> Terrain:
    forest = _cover("forest", "f", "TER-FOREST")
    forest.stop_rule = "TER-FOREST-1"
    forest.hold_rule = "TER-FOREST-2"
    return forest


def _hedgerow() -> Terrain:
    hedge = _cover("hedgerow", "h", "TER-HEDGE")
    hedge.stop_rule = "TER-HEDGE-3"
    hedge.hold_rule = "TER-HEDGE-5"
    hedge.entry |= FROM_NEXT_HEX  # TER-HEDGE-1
    hedge.exit = ONE_HEX_OUT  # TER-HEDGE-4, TER-HEDGE-8
    return hedge


def _built_up(name: str, glyph: str, ref: str) -> Terrain:
    town = _cover(name, glyph, ref)
    town.burden = [0, 2, 0]  # TER-TOWN-3
    town.is_building = True  # CBT-30, QC-04
    return town


def _town() -> Terrain:
    town = _built_up("town", "t", "TER-TOWN")
    town.stop_rule = "TER-TOWN-1"
    town.hold_rule = "TER-TOWN-2"
    return town


def _church() -> Terrain:
    church = _built_up("church", "c", "TER-CHURCH")  # TER-CHURCH-1
    church.stop_rule = "TER-CHURCH-1"
    church.hold_rule = "TER-CHURCH-1"
    church.spares_flag = True  # TER-CHURCH-2
    return church


def _hill(name: str, glyph: str, ref: str) -> Terrain:
    hill = Terrain(name, glyph, ref)
    hill.height = 1  # TER-HILL-1, ELE-02
    hill.shelter = [1, 1]  # TER-HILL-4
    hill.shelters_uphill_only = True  # TER-HILL-5
    hill.blocks = SEES  # LOS-05, TER-HILL-6
    hill.is_overlooked = True  # ELE-07
    return hill


def _bluff(name: str, glyph: str, ref: str) -> Terrain:
    bluff = _hill(name, glyph, ref)  # TER-BLUFF-1, TER-BLUFF-5, TER-BLUFF-6
    bluff.climb_from_shore = True  # TER-BLUFF-2, TER-BLUFF-3
    bluff.climb_rule = "TER-BLUFF-3"
    bluff.cliff_rule = "TER-BLUFF-2"
    return bluff


def _cliff() -> Terrain:
    cliff = _bluff("cliff", "k", "TER-CLIFF")  # TER-CLIFF-1
    cliff.no_ground_from_shore = True  # TER-CLIFF-2
    cliff.climb_rule = cliff.cliff_rule = "TER-CLIFF-1"
    return cliff


def _steep_hill() -> Terrain:
    hill = _hill("steep-hill", "s", "TER-STEEP")  # TER-STEEP-1
    hill.climb_from_below = True  # TER-STEEP-2
    hill.climb_rule = "TER-STEEP-2"
    return hill


def _mountain_wall() -> Terrain:
    """An impassable hill that no fire passes over either (SPC-GAP)."""
    wall = impassable(_hill("blocking-hill", "M", "SPC-GAP"))
    wall.blocks = OF_ANY
    wall.is_overlooked = False
    return wall


LAND: Final = [
    Terrain("open", ".", "SET-29"),
    _forest(),
    _hedgerow(),
    _town(),
    _church(),
    _hill("hill", "^", "TER-HILL"),
    _bluff("bluff", "u", "TER-BLUFF"),
    _cliff(),
    _steep_hill(),
    impassable(_hill("impassable-hill", "m", "SPC-SLOPE")),
    _mountain_wall(),
]
