"""The legend of a scenario: what the glyphs of the map stand for."""

from __future__ import annotations

from typing import Final

from bocage.kernel.reading import Faults, Table, quoted
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.scenarios.build import NOTHING, UNIT_GLYPHS, UNITS_BY_NAME
from bocage.memoir44.units.unit import UnitType

MOST_FIGURES: Final = 6
MOST_MEDALS: Final = 6
"""More than any unit of any book has, or is worth."""

LISTED: Final = 40
"""Entries of a legend that are looked at."""


class Legend:
    """The units by their glyphs; None for an entry that is wrong itself."""

    def __init__(self, page: Table, faults: Faults) -> None:
        self.units: dict[str, UnitType | None] = {glyph: unit for glyph, (unit, _) in UNIT_GLYPHS.items()}
        self.own: list[str] = []
        table = faults.take(page.table, "units") if "units" in page else None
        if table is not None and len(table.facts) > LISTED:
            faults.note(table.wrong(f"a legend has {LISTED} entries at the most, not {len(table.facts)}"))
        elif table is not None:
            self._read(table, faults)

    def _read(self, table: Table, faults: Faults) -> None:
        for glyph in table.facts:
            if len(glyph) != 1 or not glyph.isprintable() or glyph in (" ", NOTHING):
                faults.note(
                    table.wrong(f"{quoted(glyph)} is not one printed sign other than {NOTHING}", glyph)
                )
                continue
            self.own.append(glyph)
            entry = faults.take(table.table, glyph)
            self.units[glyph] = None if entry is None else read_unit(entry, faults)


def read_unit(entry: Table, faults: Faults) -> UnitType | None:
    """Check what a glyph is said to stand for; give its type."""
    faults.keys(entry, ("side", "type", "figures", "medals"), "key")
    faults.take(entry.one_of, SIDES, "side")
    if "figures" in entry:
        faults.take(entry.number, "figures", 1, MOST_FIGURES)
    if "medals" in entry:
        faults.take(entry.number, "medals", 0, MOST_MEDALS)
    kind = faults.take(entry.one_of, list(UNITS_BY_NAME), "type")
    return None if kind is None else UNITS_BY_NAME[kind]
