"""The map of Undaunted on the screen, and the head of the panel beside it."""

from __future__ import annotations

from typing import Final, cast

from bocage.cli.canvas import FAINT, Canvas, Column
from bocage.cli.desk import Layout
from bocage.cli.items import Item
from bocage.cli.scene import Scene
from bocage.cli.undaunted import panels
from bocage.cli.undaunted.board import Plan, cut_places, draw_board, plan_for
from bocage.cli.undaunted.menu import lit_tiles
from bocage.cli.undaunted.pages import PILES_HANG, piles
from bocage.undaunted.view import PositionView

BESIDE: Final = 34
"""So many columns are kept for the panels."""

_ROOMY: Final = 30
_NONE: Final[frozenset[int]] = frozenset()


class UndauntedLayout(Layout):
    """Tiles as boxes."""

    beside = BESIDE

    def __init__(self, scene: Scene, width: int, rows: int) -> None:
        self.scene = scene
        self.view = cast(PositionView, scene.view)
        self.rows = rows
        self.plan = plan_for(self.view.scenario, width - BESIDE + 1, rows)
        self.width = self.plan.width
        self.height = self.plan.height

    def draw(self, canvas: Canvas, items: list[Item]) -> None:
        """Draw the map; once the menu is down to tiles, those are lit."""
        is_aiming = all(item.level in ("", "to", "unit") for item in items)
        options = [option for item in items for option in item.options]
        draw_board(canvas, self.plan, self.view, lit_tiles(options, self.view) if is_aiming else _NONE)

    def top(self, beside: int) -> Column:
        """Write how things stand, the hand, and what is too crowded for the map."""
        words = self.scene.words
        column = panels.status(self.view, words, beside)
        is_roomy = self.rows > _ROOMY
        if is_roomy:
            column.gap()
        column.rows += panels.hand(self.view, words, beside, is_roomy).rows
        column.rows += panels.crowds(self.view, cut_places(self.plan, self.view), beside).rows
        return column

    def spare(self, beside: int) -> list[Column]:
        """Write both sides' piles, or the own ones."""
        lines = piles(self.view, self.scene.words)
        return [_faint(shown, beside) for shown in (lines, lines[: lines.index("")])]


def _faint(lines: list[str], width: int) -> Column:
    column = Column(width)
    for line in lines:
        column.add(line, FAINT, hang=PILES_HANG)
    return column


def map_only(view: PositionView, width: int) -> list[str]:
    """Draw a map alone, as wide as there is room for."""
    plan: Plan = plan_for(view.scenario, width, 32)
    canvas = Canvas(plan.width, plan.height)
    draw_board(canvas, plan, view)
    return canvas.lines(False)
