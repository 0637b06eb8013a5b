"""The shape of a unit's fact card; what a card does not say is as for standard infantry."""

from __future__ import annotations

from mypy_extensions import i64


class UnitType:
    """A type of unit and what it can do.

    `ladder` holds the dice by distance, from 0, which is never used; `march` the hexes of a move, and
    `march_and_fight` those after which it may still battle.
    """

    def __init__(
        self,
        name: str,
        glyph: str,
        ref: str,
        kind: i64,
        figures: i64,
        march: i64,
        march_and_fight: i64,
        ladder: list[int],
    ) -> None:
        self.name: str = name
        self.glyph: str = glyph
        self.ref: str = ref
        self.kind: i64 = kind
        self.figures: i64 = figures
        self.march: i64 = march
        self.march_and_fight: i64 = march_and_fight
        self.ladder: list[int] = ladder
        self.reach: i64 = len(ladder) - 1
        self.minds_protection: bool = True
        self.takes_ground: bool = True
        self.overruns: bool = False
        self.minds_entry: bool = True
        self.flag_hexes: i64 = 1
        self.clears_wire: bool = False
        self.crushes_wire: bool = False
        self.march_rule: str = ref
