"""Water, what lies beside it, and what leads over it."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.kinds import OF_INFANTRY
from bocage.memoir44.terrain.terrain import AFLOAT, HOLD_FIRE, SHORT_MOVE, STOP, Terrain, impassable


def _water(name: str, glyph: str, ref: str) -> Terrain:
    water = Terrain(name, glyph, ref)
    water.is_water = True
    return water


def _river(name: str, glyph: str, ref: str) -> Terrain:
    return impassable(_water(name, glyph, ref))


def _wide_river() -> Terrain:
    river = _river("wide-river", "W", "SPC-WIDE")
    river.bars_rule = "TER-RIVER-1"
    river.blocks = OF_INFANTRY  # SPC-WIDE
    return river


def _lake() -> Terrain:
    lake = _river("lake", "l", "TER-LAKE-2")
    lake.is_lake = True  # TER-LAKE-1, TER-LAKE-3, Q-32
    return lake


def _sea() -> Terrain:
    sea = _water("sea", "~", "TER-SEA")
    sea.entry = STOP  # TER-SEA-1
    sea.entry |= HOLD_FIRE | AFLOAT  # TER-SEA-4, TER-SEA-5
    sea.stop_rule = "TER-SEA-1"
    return sea


def _beach() -> Terrain:
    beach = Terrain("beach", "b", "TER-BEACH")
    beach.entry = SHORT_MOVE  # TER-BEACH-1
    beach.is_shore = True
    return beach


def _bridge(name: str, glyph: str, ref: str) -> Terrain:
    bridge = Terrain(name, glyph, ref)
    bridge.is_bridge = True  # TER-BRIDGE-2, TER-BRIDGE-3, TER-BRIDGE-4
    return bridge


WATER: Final = [
    _river("river", "=", "TER-RIVER-1"),
    _wide_river(),
    _lake(),
    _sea(),
    _beach(),
    _bridge("bridge", "#", "TER-BRIDGE"),
]
