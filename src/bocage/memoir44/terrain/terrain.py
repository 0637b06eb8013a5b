"""The shape of a terrain's fact card: absence means open ground."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.kinds import OF_ANY, OF_ARMOR, OF_INFANTRY

STOP: Final = 1
"""A unit that moves in moves no further this turn."""
HOLD_FIRE: Final = 2
"""A unit that moves in may not attack this turn."""
FROM_NEXT_HEX: Final = 4
"""A unit must have been next to it when its movement began."""
SHORT_MOVE: Final = 8
"""A move that enters it takes two hexes at the most."""
AFLOAT: Final = 16
"""No retreat leads onto it, and no attack starts from it."""

ONE_HEX_OUT: Final = 1
"""A unit that leaves it goes one hex, and no further."""

SEES: Final = OF_INFANTRY | OF_ARMOR
"""The classes that need to see their target (LOS-01)."""


class Terrain:
    """What lies on a hex.

    `shelter` are the dice it takes off an attacker, infantry or armor, since artillery minds none;
    `burden` those it takes off a unit that attacks from it, by class. `blocks` and `bars` are sets of
    classes: who does not see through it, and who may not enter. What is overlooked hides nothing between two
    units that both stand high. The rules are those that a refusal names.
    """

    def __init__(self, name: str, glyph: str, ref: str) -> None:
        self.name: str = name
        self.glyph: str = glyph
        self.ref: str = ref
        self.entry: i64 = 0  # TER-HILL-2, TER-BRIDGE-1
        self.exit: i64 = 0
        self.bars: i64 = 0  # TER-SEA-3
        # TER-BRIDGE-7, TER-BEACH-7, TER-RIVER-2, TER-RIVER-3, TER-SEA-7
        self.blocks: i64 = 0
        self.shelter: list[int] = [0, 0]  # TER-BRIDGE-6, TER-BEACH-5, TER-SEA-6
        self.burden: list[int] = [0, 0, 0]  # TER-FOREST-5, TER-HILL-3, TER-BRIDGE-5, TER-BEACH-5
        self.height: i64 = 0  # ELE-01
        self.shelters_uphill_only: bool = False
        self.is_overlooked: bool = False
        self.spares_flag: bool = False
        self.is_water: bool = False
        self.is_lake: bool = False
        self.is_shore: bool = False
        self.is_bridge: bool = False
        self.is_building: bool = False
        self.climb_from_shore: bool = False
        self.no_ground_from_shore: bool = False
        self.climb_from_below: bool = False
        self.bars_rule: str = ref
        self.stop_rule: str = ref
        self.hold_rule: str = ref
        self.climb_rule: str = ref
        self.cliff_rule: str = ref


def impassable(terrain: Terrain) -> Terrain:
    """Let nobody in."""
    terrain.bars = OF_ANY  # TER-RIVER-1, TER-LAKE-2
    return terrain
