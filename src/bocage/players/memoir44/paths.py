"""How many steps lead from hex to hex for a class of unit, whoever stands in between."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.battlefield import Battlefield
from bocage.players.memoir44.weights import FAR

_ROWS: Final[dict[int, tuple[Battlefield, dict[tuple[int, int], list[int]]]]] = {}
"""Rows that were worked out, by battlefield; it is kept beside them, so that its number is not given away."""
_MOST: Final = 40
"""No more battlefields than this are remembered."""


def steps_from(field: Battlefield, kind: int, start: int) -> list[int]:
    """Count the steps of a class of unit from a hex to every hex."""
    if id(field) not in _ROWS:
        if len(_ROWS) >= _MOST:
            _ROWS.clear()
        _ROWS[id(field)] = (field, {})
    rows = _ROWS[id(field)][1]
    if (kind, start) not in rows:
        rows[kind, start] = _walk(field, kind, start)
    return rows[kind, start]


def _walk(field: Battlefield, kind: int, start: int) -> list[int]:
    row = [FAR] * field.count
    row[start] = 0
    edge = [start]
    for steps in range(1, FAR):
        ways = [to for hexagon in edge for to in _next(field, kind, hexagon) if row[to] == FAR]
        edge = sorted(set(ways))
        for to in edge:
            row[to] = steps
    return row


def _next(field: Battlefield, kind: int, hexagon: int) -> list[int]:
    return field.onward[kind][hexagon] + field.climbs[kind][hexagon]


def steps_beside(field: Battlefield, kind: int, start: int, goal: int) -> int:
    """Count the steps to a hex by way of the nearest hex beside it; nobody need be able to enter it."""
    if start == goal:
        return 0
    row = steps_from(field, kind, start)
    return 1 + min([row[beside] for beside in field.neighbours[goal]])
