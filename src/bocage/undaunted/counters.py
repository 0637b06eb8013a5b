"""The counters: one for every unit, with its base defense and what it alone can do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Counter:
    """A counter: its defense, and what sets it apart.

    A side without any that `holds` is pinned; one that `roams` may go where its side has no marker; one
    that `aims` has a target marker.
    """

    def __init__(
        self, name: str, defense: i64, holds: bool = False, roams: bool = False, aims: bool = False
    ) -> None:
        self.name: str = name
        self.defense: i64 = defense
        self.holds: bool = holds
        self.roams: bool = roams
        self.aims: bool = aims


COUNTERS: Final = [
    Counter("Riflemen A", 4, holds=True),
    Counter("Riflemen B", 4, holds=True),
    Counter("Riflemen C", 4, holds=True),
    Counter("Scouts A", 5, roams=True),
    Counter("Scouts B", 5, roams=True),
    Counter("Scouts C", 5, roams=True),
    Counter("Machine Gunners A", 4),
    Counter("Machine Gunners B", 4),
    Counter("Machine Gunners C", 4),
    Counter("Sniper", 6, roams=True),
    Counter("Mortar", 4, aims=True),
]  # UND-3.8
"""In the order of the units."""

HOLDERS: Final = [unit for unit, counter in enumerate(COUNTERS) if counter.holds]
"""The units of which one has to be on the map, or the side is pinned (UND-12.3)."""
