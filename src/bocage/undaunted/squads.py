"""Which squad a card or counter belongs to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ANY_SQUAD: Final = 0
SQUAD_A: Final = 1
SQUAD_B: Final = 2
SQUAD_C: Final = 3
SQUAD_NAMES: Final = ("", "A", "B", "C")

SQUAD_OF: Final = [1, 2, 3, 1, 2, 3, 1, 2, 3, 0, 0, 0, 0, 1, 2, 3, 0]
"""The squad of every kind of card; Sniper, Mortar, Sergeant, Guide and Fog have none (UND-2.3)."""


def is_of_squad(kind: i64, squad: i64) -> bool:
    """Tell whether a card may be taken by an action for a squad, or for any."""
    return squad == ANY_SQUAD or SQUAD_OF[kind] == squad
