"""The map: every tile a box with its cover, its objective, and a line of marks and counters for each side.

The upper line of a box is the American one, the lower line the German one. What a line holds, from the
left: the control marker (a filled shape controls, a hollow one has scouted), the counters with `!` behind
a suppressed one, on a second row where they need it and there is one, and at the right end `×` where the
side's Mortar aims and `↓` where its counters come in.
"""

from __future__ import annotations

from typing import Final

from bocage.cli.canvas import BOLD, INK, PLAIN, VALUE, Canvas
from bocage.cli.frame import Frame
from bocage.undaunted.kinds import UNIT_NAMES, UNITS
from bocage.undaunted.model import Army
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.squads import SQUAD_OF
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
    """Write into a box."""
    box = Box(plan, view, tile)
    _draw_title(canvas, (box.left, box.title), box.room, view, tile, style)
    for side, line in enumerate(box.lines):
        line.draw(canvas, box.left, box.rows[side])


class Box:
    """Where everything in the box of a tile stands: the title, and the rows of both sides.

    Where boxes are low, the title stands on the upper edge; it also goes there to make room for counters.
    """

    def __init__(self, plan: Plan, view: PositionView, tile: int) -> None:
        left, top = plan.corner(tile)
        self.left = left + 1
        self.room = plan.wide - 1
        self.lines = [Line(view, side, tile, self.room) for side in (0, 1)]
        needs_row = any(line.counters.is_cut for line in self.lines)
        is_high = plan.high > 4 or (plan.high == 4 and not needs_row)
        self.title = top + 1 if is_high else top
        self._share(top + plan.high - self.title - 3)
        self.rows = (self.title + 1, self.title + 1 + len(self.lines[0].counters.rows))

    def _share(self, spare: int) -> None:
        """Give rows that are free to a side whose counters need them, the fuller one first."""
        for line in sorted(self.lines, key=lambda line: -len(line.units)):
            spare -= line.grow(spare)


class Line:
    """What one side has on a tile: its marker, its counters, and the signs at the right end."""

    def __init__(self, view: PositionView, side: int, tile: int, room: int) -> None:
        self.side = side
        self.army = view.armies[side]
        self.mark = MARKS[side][self.army.marks[tile]]
        self.is_aim = self.army.target == tile
        self.ends = ("×" if self.is_aim else "") + ("↓" if spawns(view.scenario, side, tile) else "")
        self.room = room
        self.units = [unit for unit in range(UNITS) if self.army.place[unit] == tile]
        self.counters = counters_in(self.army, self.units, [room - 1 - len(self.ends)])

    def grow(self, spare: int) -> int:
        """Take a second row where that shows the counters more plainly; tell how many rows it takes."""
        if spare < 1 or self.counters.is_plain:
            return 0
        self.counters = counters_in(self.army, self.units, [self.room - 1 - len(self.ends), self.room - 1])
        return len(self.counters.rows) - 1

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Write it; what a second row holds stands below the counters of the first."""
        ink = INK[self.side]
        canvas.put(x, y, self.mark, ink)
        for row, pieces in enumerate(self.counters.rows):
            place = x + 1
            for text, is_suppressed in pieces:
                canvas.put(place, y + row, text, _SUPPRESSED if is_suppressed else ink)
                place += len(text)
        canvas.put(x + self.room - len(self.ends), y, self.ends, ink if self.is_aim else PLAIN)


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


def spawns(scenario: Scenario, side: int, tile: int) -> bool:
    """Tell whether counters of a side come in on a tile."""
    return bool(scenario.spawn_words[side][tile])


Piece = tuple[str, bool]
"""Some letters, and whether they stand for a suppressed counter."""


class Counters:
    """Counters as they are written: their rows, whether each stands alone, and whether some are left out."""

    def __init__(self, rows: list[list[Piece]], is_plain: bool, is_cut: bool) -> None:
        self.rows = rows
        self.is_plain = is_plain
        self.is_cut = is_cut


def counters_in(army: Army, units: list[int], rooms: list[int]) -> Counters:
    """Write counters in the rows there are: one by one, squads of a type joined, without blanks, or cut."""
    apart = [_name(army, unit) for unit in units]
    joined = _joined(army, units)
    for pieces, gap in ((apart, " "), (joined, " "), (joined, "")):
        rows = _dealt(pieces, gap, rooms)
        if rows is not None:
            return Counters(rows, pieces is apart, False)
    return Counters(_cut(army, units, rooms), False, True)


def _name(army: Army, unit: int) -> Piece:
    is_suppressed = bool(army.suppressed[unit])
    return UNIT_NAMES[unit] + ("!" if is_suppressed else ""), is_suppressed


def _dealt(pieces: list[Piece], gap: str, rooms: list[int]) -> list[list[Piece]] | None:
    """Deal pieces out to rows; None if they do not fit."""
    rows: list[list[Piece]] = [[]]
    used = 0
    for text, is_suppressed in pieces:
        shown = gap + text if rows[-1] else text
        if used + len(shown) > rooms[len(rows) - 1]:
            if len(rows) == len(rooms) or len(text) > rooms[len(rows)]:
                return None
            rows.append([])
            used, shown = 0, text
        rows[-1].append((shown, is_suppressed))
        used += len(shown)
    return rows


def _joined(army: Army, units: list[int]) -> list[Piece]:
    """Join the squads of one type, RA RB SA to RAB SA; a suppressed counter always stands by itself."""
    pieces: list[Piece] = []
    last = -1
    for unit in sorted(units, key=lambda unit: (_type_of(unit), army.suppressed[unit])):
        text, is_suppressed = _name(army, unit)
        if _type_of(unit) == last and not is_suppressed:
            pieces[-1] = (pieces[-1][0] + text[1], False)
        else:
            pieces.append((text, is_suppressed))
        last = _type_of(unit) if SQUAD_OF[unit] else -1
    return pieces


def _type_of(unit: int) -> int:
    """Give the first unit of the same type; three squads of each type follow each other."""
    return unit - unit % 3 if SQUAD_OF[unit] else unit


def _cut(army: Army, units: list[int], rooms: list[int]) -> list[list[Piece]]:
    """Leave out what does not fit and say how many that are."""
    for kept in range(len(units) - 1, 0, -1):
        pieces = [*_joined(army, units[:kept]), (f"+{len(units) - kept}", False)]
        rows = _dealt(pieces, "", rooms)
        if rows is not None:
            return rows
    return [[(f"{len(units)}", False)]]


def cut_places(plan: Plan, view: PositionView) -> list[tuple[int, int]]:
    """List the tiles, with the side, on which not all counters can be shown."""
    boxes = [Box(plan, view, tile) for tile in range(len(plan.scenario.tiles))]
    return [
        (tile, side) for tile, box in enumerate(boxes) for side in (0, 1) if box.lines[side].counters.is_cut
    ]


def counters_apart(view: PositionView, side: int, tile: int) -> str:
    """List all counters of a side on a tile, the way the map marks them."""
    army = view.armies[side]
    return " ".join(_name(army, unit)[0] for unit in range(UNITS) if army.place[unit] == tile)
