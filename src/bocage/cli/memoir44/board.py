"""The map: every hex with its terrain, obstacle and medal, and the unit that stands there.

A hex has two lines, or three where there is room. Its terrain fills the upper line, with the medal at the
left and an obstacle at the right; the unit takes the lower one: a mark for what it has done this turn, its
figures, and its letter. A hex that can be chosen shows its name in the upper line.
"""

from __future__ import annotations

from typing import Final

from bocage.cli.canvas import FAINT, Canvas
from bocage.cli.memoir44 import glyphs
from bocage.cli.memoir44.plan import Plan
from bocage.memoir44.kinds import ALLIES, NO_UNIT
from bocage.memoir44.objectives import EITHER, EXIT, PERMANENT
from bocage.memoir44.terrain.obstacles import BAGS, BARBED, SANDBAGS, WIRE
from bocage.memoir44.view import BattleView

LIT: Final = "1;7"
_NONE: Final[frozenset[int]] = frozenset()
_LETTERS_FROM: Final = 5
"""A hex so wide has room for a letter for every figure."""


def draw_board(canvas: Canvas, plan: Plan, view: BattleView, lit: frozenset[int] = _NONE) -> None:
    """Draw the map; hexes that can be chosen now are lit."""
    plan.draw_rims(canvas)
    plan.draw_edges(canvas)
    for hexagon in plan.hexes:
        Hex(canvas, plan, view, hexagon, hexagon in lit).draw()
    draw_section_lines(canvas, plan)


class Hex:
    """One hex on the canvas."""

    def __init__(self, canvas: Canvas, plan: Plan, view: BattleView, hexagon: int, is_lit: bool) -> None:
        self.canvas = canvas
        self.plan = plan
        self.view = view
        self.hexagon = hexagon
        self.is_lit = is_lit
        self.left, self.top = plan.corner(hexagon)
        self.name = view.scenario.field.names[hexagon]

    def draw(self) -> None:
        """Draw it line by line."""
        unit = self.view.unit_on[self.hexagon]
        last = self.top + self.plan.rows - 1
        for row in range(self.top, last + 1):
            if row != last or unit == NO_UNIT:
                self._fill(row)
        if self.is_lit or self.plan.rows > 2:
            self._name()
        self._signs(last - 1)
        if unit != NO_UNIT:
            self._unit(unit, last)

    def _fill(self, row: int) -> None:
        """Fill a line with the terrain; open ground is a dot."""
        glyph, style = glyphs.texture(self.view.scenario.field.terrain[self.hexagon])
        if glyph != glyphs.OPEN:
            self.canvas.put(self.left, row, glyph * self.plan.room, style)
        elif row == self.top + self.plan.rows - 2:
            self.canvas.put(self.left + self.plan.room // 2, row, glyph, style)

    def _name(self) -> None:
        """Write the name of the hex; behind a lit one the terrain goes on."""
        style = LIT if self.is_lit else FAINT
        glyph, _ = glyphs.texture(self.view.scenario.field.terrain[self.hexagon])
        rest = self.plan.room - len(self.name)
        behind = " " * rest if glyph == glyphs.OPEN or not self.is_lit else glyph * rest
        self.canvas.put(self.left, self.top, self.name + behind, style)

    def _signs(self, row: int) -> None:
        """Write the medal and the obstacles; where the name takes the line, the medal gives way."""
        medal, style = medal_of(self.view, self.hexagon)
        is_named = self.is_lit and row == self.top
        if medal and not is_named:
            self.canvas.put(self.left, row, medal, style)
        obstacles = obstacles_of(self.view, self.hexagon)
        room = self.plan.room - (len(self.name) if is_named else 0)
        shown = obstacles[:room]
        self.canvas.put(self.left + self.plan.room - len(shown), row, shown, glyphs.OBSTACLE_STYLE)

    def _unit(self, unit: int, row: int) -> None:
        """Write the unit with its figures."""
        side = self.view.scenario.sides[unit]
        text = unit_text(self.view, unit, self.plan.room)
        style = glyphs.SIDE_INK[side]
        self.canvas.put(self.left, row, text.ljust(self.plan.room), f"{style};7" if self.is_lit else style)


def unit_text(view: BattleView, unit: int, room: int) -> str:
    """Write a unit: what it has done this turn, and its figures as a number or as letters."""
    side = view.scenario.sides[unit]
    letter = glyphs.unit_letter(view.scenario.types[unit].glyph, side)
    figures = view.figures[unit]
    mark = glyphs.status_mark(view.status[unit])
    return mark + (letter * figures if 1 + figures <= room >= _LETTERS_FROM else f"{figures}{letter}")


def obstacles_of(view: BattleView, hexagon: int) -> str:
    """Write the obstacles of a hex, those that stay first."""
    standing = view.scenario.field.standing[hexagon]
    names = [] if standing is None else [standing.name]
    names += [BARBED.name] if view.laid[hexagon] & WIRE else []
    names += [BAGS.name] if view.laid[hexagon] & SANDBAGS else []
    return "".join(glyphs.OBSTACLES[name] for name in names)


def medal_of(view: BattleView, hexagon: int) -> tuple[str, str]:
    """Write the medal of a hex with its color: that of whoever has it for good, or may win it."""
    for number, objective in enumerate(view.scenario.terms.objectives):
        if hexagon not in objective.hexes:
            continue
        if objective.kind == EXIT:
            return glyphs.EXIT_MARK, glyphs.MEDAL_STYLE
        taken = view.taken[number] if objective.kind == PERMANENT else EITHER
        if taken != EITHER:
            return glyphs.SIDE_MARKS[taken], glyphs.SIDE_INK[taken]
        is_open = objective.side == EITHER
        return glyphs.EITHER_MARK if is_open else glyphs.SIDE_MARKS[objective.side], glyphs.MEDAL_STYLE
    return "", ""


def draw_section_lines(canvas: Canvas, plan: Plan) -> None:
    """Draw the lines between the sections where no unit or terrain is in the way (SET-19)."""
    sections = plan.field.sections[ALLIES]
    for hexagon in plan.hexes:
        x, y = plan.field.board.positions[hexagon]
        left, top = plan.corner(hexagon)
        has_both = sections[hexagon] & (sections[hexagon] - 1)
        is_first = x == plan.field.board.rows[y][0]
        is_new = not is_first and not sections[hexagon] & sections[hexagon - 1]
        for row in range(top, top + plan.rows):
            place = left + plan.room // 2
            if has_both and canvas.glyph(place, row) in (" ", glyphs.OPEN):
                _line(canvas, place, row)
            if is_new:
                _line(canvas, left - 1, row)


def _line(canvas: Canvas, x: int, y: int) -> None:
    canvas.put(x, y, glyphs.SECTION_LINE, FAINT)
