"""The counters: one for every unit, with its base defense."""

from __future__ import annotations

from typing import Final

DEFENSE: Final = [
    4,
    4,
    4,  # Riflemen A B C
    5,
    5,
    5,  # Scouts A B C
    4,
    4,
    4,  # Machine Gunners A B C
    6,  # Sniper: the highest of all
    4,  # Mortar
]  # UND-3.8
