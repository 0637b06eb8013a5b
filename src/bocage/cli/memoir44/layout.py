"""The board of Memoir '44 on the screen, and the head of the panel beside it."""

from __future__ import annotations

from typing import Final, cast

from bocage.cli.canvas import FAINT, Canvas, Column
from bocage.cli.desk import Layout
from bocage.cli.items import Item
from bocage.cli.memoir44 import land, panels
from bocage.cli.memoir44.board import draw_board
from bocage.cli.memoir44.menu import lit_hexes
from bocage.cli.memoir44.plan import Plan, across, plan_for
from bocage.cli.memoir44.window import Focus, Window, focus_of
from bocage.cli.scene import Scene
from bocage.memoir44.view import BattleView

BESIDE: Final = 25
_ROOMY: Final = 30


class BattleLayout(Layout):
    """Hexes as cells or bricks."""

    beside = BESIDE
    log_below = 3

    def __init__(self, scene: Scene, width: int, rows: int) -> None:
        self.scene = scene
        self.view = cast(BattleView, scene.view)
        self.rows = rows
        field = self.view.scenario.field
        self.plan = plan_for(field, width, rows)
        if self.is_cut():
            focus = focus_of(self.view, scene.items, scene.shift, self.plan.window.span)
            still = plan_for(field, width, rows, Focus(focus.middle, 0))
            self.plan = plan_for(field, width, rows, focus)
            self.shift = (self.plan.window.first - still.window.first) // 2
        self.width = self.plan.width
        self.height = self.plan.height

    def is_cut(self) -> bool:
        """Tell whether the board is wider than its room."""
        return self.plan.window.span < across(self.view.scenario.field)

    def draw(self, canvas: Canvas, items: list[Item]) -> None:
        """Draw the map."""
        draw_board(canvas, self.plan, self.view, lit_hexes(items, self.view))

    def top(self, beside: int) -> Column:
        """Write how things stand, and the hand."""
        words = self.scene.words
        column = panels.status(self.view, words, beside)
        if self.is_cut():
            names = [self.view.scenario.field.names[hexagon] for hexagon in self.plan.hexes]
            letters = [name.rstrip("0123456789") for name in names if name[0].isupper()]
            said = words.say("terminal-m44-window", first=letters[0], last=letters[-1])
            column.add(said, FAINT)
        is_roomy = self.rows > _ROOMY
        if is_roomy:
            column.gap()
        column.rows += panels.hand(self.view, words, beside, is_roomy).rows
        return column

    def spare(self, beside: int) -> list[Column]:
        """Write what the glyphs of the map mean, and the medals to be won on it."""
        words = self.scene.words
        count = len(self.view.scenario.terms.objectives)
        goals = [land.objective_line(self.view, words, number) for number in range(count)]
        glyphs = [" · ".join(land.legend(self.view, words)), " · ".join(land.unit_legend(self.view, words))]
        return [_faint(lines, beside) for lines in ([*goals, "", *glyphs], glyphs, glyphs[:1])]


def _faint(lines: list[str], width: int) -> Column:
    column = Column(width)
    for line in lines:
        column.add(line, FAINT, hang=2)
    return column


def map_only(view: BattleView, width: int) -> list[str]:
    """Draw a map alone, as wide as there is room for; one that is too wide in parts, one below the other."""
    plan = plan_for(view.scenario.field, width + 6, 32)
    whole = across(view.scenario.field)
    if plan.window.span == whole:
        return _drawn(plan, view)
    span = (width - 2) // 2
    parts = [Window(first, span - span % 2) for first in (0, whole - span + span % 2)]
    plans = [Plan(plan.field, plan.wide, plan.high, plan.has_lower_rim, part) for part in parts]
    return [*_drawn(plans[0], view), "", *_drawn(plans[1], view)]


def _drawn(plan: Plan, view: BattleView) -> list[str]:
    canvas = Canvas(plan.width, plan.height)
    draw_board(canvas, plan, view)
    return canvas.lines(False)
