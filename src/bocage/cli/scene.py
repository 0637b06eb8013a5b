"""One page of a game: the map on the left, everything else beside it and below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.cli import panels
from bocage.cli.board import Plan, draw_board, plan_for
from bocage.cli.canvas import ALERT, BOLD, FAINT, Canvas, Column
from bocage.cli.menu import Item, lit_tiles
from bocage.cli.pages import PILES_HANG, piles
from bocage.undaunted.view import PositionView

if TYPE_CHECKING:
    from bocage.words import Words

BESIDE: Final = 34
"""So many columns are kept for the panels."""

_LEAST_LOG: Final = 3
_LOG_BELOW: Final = 5


class Scene:
    """What there is to show: a view, the log with what is new in it, a message, and a menu."""

    def __init__(self, view: PositionView, words: Words) -> None:
        self.view = view
        self.words = words
        self.sentences: list[str] = []
        self.fresh = 0
        self.message = ""
        self.heading = ""
        self.items: list[Item] = []
        self.headings = 0
        self.page = 0


class Sheet:
    """A scene laid out for a size of screen."""

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.scene = scene
        self.width = width
        self.rows = height - 1
        self.plan = plan_for(scene.view.scenario, width - BESIDE + 1, self.rows)
        self.left = self.plan.width + 1
        self.beside = width - self.left
        self.below = self.rows - self.plan.height - 1
        self.pages = self._paged_menu()

    def lines(self, colored: bool) -> list[str]:
        """Draw everything."""
        canvas = Canvas(self.width, self.rows)
        scene = self.scene
        options = [option for item in scene.items for option in item.options]
        draw_board(
            canvas, self.plan, scene.view, lit_tiles(options, scene.view) if self._is_aiming() else _NONE
        )
        top = self._top()
        top.draw(canvas, self.left, 0, self.rows)
        bottom = self._bottom()
        start = self.rows - len(bottom.rows)
        bottom.draw(canvas, self.left, start, len(bottom.rows))
        self._draw_log(canvas, len(top.rows), start)
        self._draw_piles(canvas, len(top.rows) + 1, start - 1)
        return canvas.lines(colored)

    def log_room(self) -> int:
        """Count the rows the log has, to tell whether all that is new can be seen."""
        if self._is_log_below():
            return self.below
        return self.rows - len(self._top().rows) - len(self._bottom().rows) - 2

    def log_width(self) -> int:
        """Tell how wide the log is."""
        return self.plan.width if self._is_log_below() else self.beside

    def page(self) -> int:
        """Tell which page of the menu is shown."""
        return self.scene.page % len(self.pages)

    def _is_aiming(self) -> bool:
        """Tell whether the menu is down to tiles."""
        return all(item.level in ("", "to", "unit") for item in self.scene.items)

    def _is_log_below(self) -> bool:
        return self.below >= _LOG_BELOW

    def _top(self) -> Column:
        """Write how things stand and the hand."""
        scene = self.scene
        column = panels.status(scene.view, scene.words, self.beside)
        is_roomy = self.rows > 30
        if is_roomy:
            column.gap()
        column.rows += panels.hand(scene.view, scene.words, self.beside, is_roomy).rows
        return column

    def _bottom(self) -> Column:
        """Write the message, the heading and the page of the menu that is shown."""
        scene = self.scene
        column = Column(self.beside)
        if scene.message:
            column.add(scene.message, ALERT)
        if scene.heading:
            column.add(scene.heading, BOLD)
        for item in self.pages[self.page()]:
            column.rows += item.rows
        if len(self.pages) > 1:
            shown, pages = self.page() + 1, len(self.pages)
            column.add(scene.words.say("terminal-menu-page", page=shown, pages=pages), FAINT)
        return column

    def _paged_menu(self) -> list[list[Column]]:
        """Deal the menu out to pages that leave room for the rest."""
        scene = self.scene
        columns = panels.menu(scene.items, scene.view, scene.words, self.beside, scene.headings)
        message = Column(self.beside)
        message.add(scene.message)
        taken = len(self._top().rows) + (len(message.rows) if scene.message else 0) + 2
        if not self._is_log_below():
            taken += _LEAST_LOG + 2
        return panels.paged(columns, max(4, self.rows - taken))

    def _draw_log(self, canvas: Canvas, top: int, bottom: int) -> None:
        """Draw the log below the map, or else between the panels."""
        scene = self.scene
        room, width = self.log_room(), self.log_width()
        column = panels.log(scene.sentences, scene.fresh, width, room)
        if self._is_log_below():
            column.draw(canvas, 0, self.plan.height + 1, room)
        else:
            canvas.put(self.left, top, "─" * width, FAINT)
            canvas.put(self.left, bottom - 1, "─" * width, FAINT)
            column.draw(canvas, self.left, top + 1, room)

    def _draw_piles(self, canvas: Canvas, top: int, bottom: int) -> None:
        """Draw the piles where there is room that nothing else needs: both sides', or the own ones."""
        lines = piles(self.scene.view, self.scene.words)
        for shown in (lines, lines[: lines.index("")]):
            column = Column(self.beside)
            for line in shown:
                column.add(line, FAINT, hang=PILES_HANG)
            if self._is_log_below() and len(column.rows) <= bottom - top:
                column.draw(canvas, self.left, top, bottom - top)
                return


_NONE: Final[frozenset[int]] = frozenset()


def map_only(view: PositionView, width: int) -> list[str]:
    """Draw a map alone, as wide as there is room for."""
    plan: Plan = plan_for(view.scenario, width, 32)
    canvas = Canvas(plan.width, plan.height)
    draw_board(canvas, plan, view)
    return canvas.lines(False)
