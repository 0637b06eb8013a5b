"""The map: every tile a box with its cover, its objective, and a line of marks and counters for each side.

The upper line of a box is the American one, the lower line the German one. What a line holds, from the
left: the control marker (a filled shape controls, a hollow one has scouted), the counters with `!` behind
a suppressed one, and at the right end `×` where the side's Mortar aims and `↓` where its counters come in.
"""

from __future__ import annotations

from typing import Final

from bocage.cli.canvas import BOLD, INK, PLAIN, VALUE, Canvas
from bocage.cli.frame import Frame
from bocage.undaunted.kinds import CONTROLLED, NO_TILE, SCOUTED, UNIT_NAMES, UNITS
from bocage.undaunted.model import Army
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.view import PositionView

MARKS: Final = ((" ", "☆", "★"), (" ", "□", "■"))
"""By side: nothing, scouted, controlled."""

LIT: Final = "1;7"
_SUPPRESSED: Final = "2"
_WIDTHS: Final = (14, 13, 12, 11, 10, 9)
_HEIGHTS: Final = (6, 5, 4, 3)
_ROOM_BELOW: Final = 6
"""Boxes higher than they need to be are drawn only if the log still has room below the map."""


class Plan:
    """Where the tiles of a scenario lie on the screen."""

    def __init__(self, scenario: Scenario, wide: int, high: int) -> None:
        self.scenario = scenario
        self.wide = wide
        self.high = high
        self.width = (max(scenario.xs) + 2) * wide // 2 + 1
        self.height = (max(scenario.ys) + 2) * high // 2 + 1

    def corner(self, tile: int) -> tuple[int, int]:
        """Find the upper left corner of a tile's box."""
        return self.scenario.xs[tile] * self.wide // 2, self.scenario.ys[tile] * self.high // 2


def plan_for(scenario: Scenario, width: int, height: int) -> Plan:
    """Lay a map out as large as there is room for; never smaller than can be read."""
    across, down = max(scenario.xs) + 2, max(scenario.ys) + 2
    wide = next((w for w in _sizes(_WIDTHS, scenario.xs) if across * w // 2 < width), None)
    high = next((h for h in _sizes(_HEIGHTS, scenario.ys) if down * h // 2 < height - _spare(h)), None)
    return Plan(scenario, wide or _sizes(_WIDTHS, scenario.xs)[-1], high or _sizes(_HEIGHTS, scenario.ys)[-1])


def _sizes(sizes: tuple[int, ...], places: list[int]) -> list[int]:
    """List the sizes a tile can have; half a tile must be whole where rows or columns are shifted."""
    is_shifted = any(place % 2 for place in places)
    return [size for size in sizes if not (is_shifted and size % 2)]


def _spare(high: int) -> int:
    return _ROOM_BELOW if high > 4 else 0


def draw_board(canvas: Canvas, plan: Plan, view: PositionView, lit: frozenset[int] = frozenset()) -> None:
    """Draw the map; tiles that can be chosen now are lit."""
    frame = Frame()
    for tile in range(len(plan.scenario.tiles)):
        left, top = plan.corner(tile)
        frame.box(left, top, left + plan.wide, top + plan.high)
    frame.draw(canvas)
    for tile in range(len(plan.scenario.tiles)):
        _draw_tile(canvas, plan, view, tile, LIT if tile in lit else BOLD)


def _draw_tile(canvas: Canvas, plan: Plan, view: PositionView, tile: int, style: str) -> None:
    """Write into a box; where boxes are low, the first line stands on the upper edge."""
    left, top = plan.corner(tile)
    first = top if plan.high == 3 else top + 1
    room = plan.wide - 1
    _draw_title(canvas, (left + 1, first), room, view, tile, style)
    for side in (0, 1):
        _draw_side(canvas, (left + 1, first + 1 + side), room, view, side, tile)


def _draw_title(
    canvas: Canvas, at: tuple[int, int], room: int, view: PositionView, tile: int, style: str
) -> None:
    """Write the tile's name, its cover and the value of its objective."""
    x, y = at
    name = view.scenario.tiles[tile]
    value = value_text(view, tile)
    cover = cover_text(view.scenario, tile, room - len(name) - len(value))
    gap = " " if len(name) + len(cover) + len(value) + 1 <= room else ""
    canvas.put(x, y, name, style)
    canvas.put(x + len(name), y, gap + cover)
    canvas.put(x + room - len(value), y, value, VALUE)


def cover_text(scenario: Scenario, tile: int, room: int) -> str:
    """Write the cover: what it adds, or a hill with both of its values where there is room."""
    if not scenario.hill[tile]:
        return f"+{scenario.cover[tile]}"
    return "▲3/1" if room >= 6 else "▲3"


def value_of(view: PositionView, tile: int) -> int:
    """Give the value of the objective on a tile; the radio may have raised it."""
    return int(view.scenario.objective[tile] + (view.radio if tile == view.scenario.radio else 0))


def value_text(view: PositionView, tile: int) -> str:
    """Write the value of an objective; an R tells the radio."""
    value = value_of(view, tile)
    if value == 0:
        return ""
    return f"[{value}R]" if tile == view.scenario.radio else f"[{value}]"


def _draw_side(
    canvas: Canvas, at: tuple[int, int], room: int, view: PositionView, side: int, tile: int
) -> None:
    """Write one side's line of a box."""
    x, y = at
    army = view.armies[side]
    aim = "×" if army.target == tile else ""
    groups = counters_text(army, tile, room - 1 - len(aim))
    canvas.put(x, y, MARKS[side][army.marks[tile]], INK[side])
    place = x + 1
    for text, is_suppressed in groups:
        canvas.put(place, y, text, _SUPPRESSED if is_suppressed else INK[side])
        place += len(text)
    ends = aim + ("↓" if spawns(view.scenario, side, tile) and place + len(aim) < x + room else "")
    canvas.put(x + room - len(ends), y, ends, INK[side] if aim else PLAIN)


def spawns(scenario: Scenario, side: int, tile: int) -> bool:
    """Tell whether counters of a side come in on a tile."""
    return bool(scenario.spawn_words[side][tile])


def counters_text(army: Army, tile: int, room: int) -> list[tuple[str, bool]]:
    """Write the counters of a tile in the room there is: one by one, or squads joined, or with a rest."""
    units = [unit for unit in range(UNITS) if army.place[unit] == tile]
    apart = [_name(army, unit, UNIT_NAMES[unit]) for unit in units]
    spaced = _spaced(apart)
    if _length(spaced) <= room:
        return spaced
    joined = _joined(army, units)
    if _length(joined) <= room:
        return joined
    return _cut(apart, room)


def _name(army: Army, unit: int, name: str) -> tuple[str, bool]:
    return (name + "!", True) if army.suppressed[unit] else (name, False)


def _spaced(names: list[tuple[str, bool]]) -> list[tuple[str, bool]]:
    return [(name if place == 0 else f" {name}", flag) for place, (name, flag) in enumerate(names)]


def _joined(army: Army, units: list[int]) -> list[tuple[str, bool]]:
    """Join the squads of one type: RA RB SA become RAB SA."""
    pieces: list[tuple[str, bool]] = []
    before = ""
    for unit in units:
        name = UNIT_NAMES[unit]
        is_same = name[0] == before and name[0] in "RSG" and name != "SN"
        shown = name[1:] if is_same else (f" {name}" if pieces else name)
        pieces.append(_name(army, unit, shown))
        before = name[0]
    return pieces


def _cut(names: list[tuple[str, bool]], room: int) -> list[tuple[str, bool]]:
    """Leave out what does not fit and say how many that are."""
    kept = names[:]
    while kept:
        kept = kept[:-1]
        shown = [*_spaced(kept), (f"+{len(names) - len(kept)}", False)]
        if _length(shown) <= room:
            return shown
    return [(f"{len(names)}", False)]


def _length(pieces: list[tuple[str, bool]]) -> int:
    return sum(len(text) for text, _ in pieces)


def mark_of(army: Army, tile: int) -> str:
    """Name a side's marker on a tile, as the messages call it."""
    return {SCOUTED: "scouted", CONTROLLED: "controlled"}.get(army.marks[tile], "none")


def tile_of(army: Army, unit: int) -> int | None:
    """Find the tile a counter stands on."""
    return None if army.place[unit] == NO_TILE else army.place[unit]
