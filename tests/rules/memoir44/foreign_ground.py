"""Terrain that the base game does not have, for the rules that provide for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bocage.memoir44.terrain.shelf import TERRAIN_GLYPHS, TERRAIN_NUMBERS, TERRAINS
from bocage.memoir44.terrain.terrain import Terrain


def mountain() -> Terrain:
    """Twice as high as a hill, and otherwise without effect."""
    terrain = Terrain("mountain", "V", "ELE-03")
    terrain.height = 2
    return terrain


def ford() -> Terrain:
    """A river that a scenario lets everybody wade."""
    terrain = Terrain("ford", "%", "TER-RIVER")
    terrain.is_water = True
    return terrain


@contextmanager
def on_the_shelf(terrain: Terrain) -> Iterator[None]:
    """Let maps have this terrain too."""
    TERRAIN_NUMBERS[terrain.name] = len(TERRAINS)
    TERRAIN_GLYPHS[terrain.glyph] = terrain.name
    TERRAINS.append(terrain)
    try:
        yield
    finally:
        TERRAINS.pop()
        del TERRAIN_NUMBERS[terrain.name], TERRAIN_GLYPHS[terrain.glyph]
