"""All terrain by number, name and glyph."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.terrain.land import LAND
from bocage.memoir44.terrain.water import WATER

TERRAINS: Final = [*LAND, *WATER]
TERRAIN_NUMBERS: Final = {terrain.name: number for number, terrain in enumerate(TERRAINS)}
TERRAIN_GLYPHS: Final = {terrain.glyph: terrain.name for terrain in TERRAINS}
