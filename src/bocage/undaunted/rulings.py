"""The decisions on points the rulebook leaves open, as constants a record carries."""

from __future__ import annotations

from typing import Final

RULINGS: Final = {
    "adjacency": "shared edge",  # UND-A1
    "distance": "over tiles",  # UND-A2
    "round_limit": "none",  # UND-A4
    "empty_bid": "counts 0",  # UND-A6
    "guide": "own ready counters on the map",  # UND-A10
    "command": "number first",  # UND-A13
    "blast_order": "enemies, then own, by unit",  # UND-A19
    "hope": "no rifleman card left",  # UND-A22
    "unplayed_hand": "hidden",  # UND-A25
}
