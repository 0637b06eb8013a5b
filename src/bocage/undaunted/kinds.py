"""The names and numbers of sides, units and kinds of card.

A unit and its combat cards share one number, so that a card finds its counter without a table.
"""

from __future__ import annotations

from typing import Final

US: Final = 0
GERMAN: Final = 1
SIDES: Final = ("us", "german")

UNITS: Final = 11
"""Kinds 0 to 10 have a counter; the rest are command cards and Fog of War."""

FOG: Final = 16

KINDS: Final = (
    "RA", "RB", "RC", "SA", "SB", "SC", "GA", "GB", "GC", "SN", "MO",
    "PS", "PG", "SLA", "SLB", "SLC", "FOW",
)  # fmt: skip
COPIES: Final = (5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 10)  # UND-1.1, UND-2.1, UND-A28
"""How many cards of each kind a side owns: 54 together."""

UNIT_NAMES: Final = KINDS[:UNITS]

NO_TILE: Final = -1
UNMARKED: Final = 0
SCOUTED: Final = 1
CONTROLLED: Final = 2
