"""Lists of hexes, as a scenario names them."""

from __future__ import annotations

from typing import Final

from bocage.grid.cells import Position
from bocage.kernel.reading import Faults, Table, quoted

Names = dict[str, Position]
"""The hexes of the map by their names; empty while the map cannot be read."""

MOST_HEXES: Final = 40


def known_hexes(table: Table, key: str, names: Names, faults: Faults) -> list[str]:
    """The hexes that a list names; all that is wrong with the list is noted."""
    values = faults.take(table.values, key)
    if values is None:
        return []
    if not 0 < len(values) <= MOST_HEXES:
        faults.note(table.wrong(f"a list of 1 to {MOST_HEXES} hexes belongs here, not of {len(values)}", key))
        return []
    for place, value in enumerate(values):
        if names:
            faults.take(table.check_known, value, list(names), "hex", key)
        if value in values[:place]:
            faults.note(table.wrong(f"hex {quoted(value)} is listed twice", key))
    return [value for value in values if isinstance(value, str) and value in names]
