"""What stands for what on the map: a glyph for every terrain, obstacle, unit and mark, and its color."""

from __future__ import annotations

from typing import Final

from bocage.cli.canvas import BOLD, FAINT, INK, PLAIN, VALUE
from bocage.memoir44.kinds import AXIS
from bocage.memoir44.model import FOUGHT, HOLDS_FIRE, MOVED, ORDERED
from bocage.memoir44.terrain.terrain import Terrain

OPEN: Final = "·"
SECTION_LINE: Final = "┊"

_GREEN: Final = "32"
_BROWN: Final = "33"
_BLUE: Final = "34"
_STONE: Final = "35"

TERRAIN: Final[dict[str, tuple[str, str]]] = {
    "open": (OPEN, FAINT),
    "forest": ("♣", _GREEN),
    "hedgerow": ("▒", _GREEN),
    "town": ("⌂", _STONE),
    "church": ("†", _STONE),
    "hill": ("∩", _BROWN),
    "bluff": ("▀", _BROWN),
    "cliff": ("▓", _BROWN),
    "steep-hill": ("^", _BROWN),
    "impassable-hill": ("△", _BROWN),
    "blocking-hill": ("█", _BROWN),
    "river": ("≈", _BLUE),
    "wide-river": ("≋", _BLUE),
    "lake": ("≡", _BLUE),
    "sea": ("~", _BLUE),
    "beach": ("░", _BROWN),
    "bridge": ("═", _BROWN),
}
"""Glyph and color of every terrain."""

OBSTACLES: Final = {"bunker": "◘", "hedgehog": "*", "wire": "#", "sandbags": "o", "sea-wall": "▬"}
OBSTACLE_STYLE: Final = BOLD

SIDE_INK: Final = (INK[1], INK[0])
SIDE_MARKS: Final = ("■", "★")
"""By side; the medal of a hex bears the mark of the side that may win it."""

EITHER_MARK: Final = "◆"
EXIT_MARK: Final = "↑"
MEDAL_STYLE: Final = VALUE

ORDERED_MARK: Final = "•"
MOVED_MARK: Final = "»"
DONE_MARK: Final = "×"
"""A unit that was ordered, has moved, and has attacked or may not any more."""


def texture(terrain: Terrain) -> tuple[str, str]:
    """Give glyph and color of a terrain."""
    return TERRAIN.get(terrain.name, (terrain.glyph, PLAIN))


def unit_letter(glyph: str, side: int) -> str:
    """Write a type of unit: small for the Axis, a capital for the Allies, as in the maps of scenarios."""
    return glyph if side == AXIS else glyph.upper()


def status_mark(status: int) -> str:
    """Tell how far a unit has come this turn."""
    if status & FOUGHT or (status & MOVED and status & HOLDS_FIRE):
        return DONE_MARK
    if status & MOVED:
        return MOVED_MARK
    return ORDERED_MARK if status & ORDERED else " "
