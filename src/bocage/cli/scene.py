"""One page of a game: the map on the left, everything else beside it and below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.cli import panels
from bocage.cli.canvas import ALERT, BOLD, FAINT, Canvas, Column
from bocage.cli.desk import Desk
from bocage.cli.items import NOTHING, Item
from bocage.kernel.view import View

if TYPE_CHECKING:
    from bocage.words import Words

SHIFTS: Final = ("west", "east")
"""Commands that move the window of a map that is wider than the screen."""

WINDOW_STEP: Final = 4
"""So many columns of the map it moves."""

_LEAST_MENU: Final = 3
_RULES: Final = 2
"""The log between two panels is set off by a line above and below."""


def moved(command: str, sheet: Sheet) -> int:
    """Tell how far the window of a map has been moved after one more step of it."""
    return sheet.map.shift + (WINDOW_STEP if command == "east" else -WINDOW_STEP)


class Scene:
    """What there is to show: a view, the log with what is new in it, a message, and a menu."""

    def __init__(self, desk: Desk, view: View, words: Words) -> None:
        self.desk = desk
        self.view = view
        self.words = words
        self.sentences: list[str] = []
        self.fresh = 0
        self.message = ""
        self.heading = ""
        self.items: list[Item] = []
        self.named = NOTHING
        self.page = 0
        self.shift = 0


class Sheet:
    """A scene laid out for a size of screen.

    Where room is short, this gives way in turn: the log, the pages of the menu, the message; never the hand.
    """

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.scene = scene
        self.width = width
        self.rows = height - 1
        self.map = scene.desk.layout(scene, width, self.rows)
        self.left = self.map.width + 1
        self.beside = width - self.left
        self.notice = self._notice()
        self.floor = self.rows - len(self.notice.rows)
        self.below = self.floor - self.map.height - 1
        self.top = self.map.top(self.beside)
        self.menu = panels.Menu(scene.desk, scene.view, scene.words, self.beside)
        self.fixed = self.menu.fixed(scene.items)
        self.pages = self._paged_menu()
        self.bottom = self._bottom()

    def lines(self, colored: bool) -> list[str]:
        """Draw everything."""
        canvas = Canvas(self.width, self.rows)
        self.map.draw(canvas, self.scene.items)
        start = self.floor - len(self.bottom.rows)
        self.top.draw(canvas, self.left, 0, max(0, start))
        self.bottom.draw(canvas, self.left, start, len(self.bottom.rows))
        self._draw_log(canvas, len(self.top.rows), start)
        self._draw_spare(canvas, len(self.top.rows) + 1, start - 1)
        self.notice.draw(canvas, 0, self.floor, len(self.notice.rows))
        return canvas.lines(colored)

    def log_room(self) -> int:
        """Count the rows the log has, to tell whether all that is new can be seen."""
        if self._is_log_below():
            return self.below
        return max(0, self.floor - len(self.top.rows) - len(self.bottom.rows) - _RULES)

    def log_width(self) -> int:
        """Tell how wide the log is."""
        return self.map.width if self._is_log_below() else self.beside

    def page(self) -> int:
        """Tell which page of the menu is shown."""
        return self.scene.page % len(self.pages)

    def _is_log_below(self) -> bool:
        return self.rows - self.map.height - 1 >= self.map.log_below

    def _notice(self) -> Column:
        """Write the message across the screen, if it fits below the map."""
        column = Column(self.width - 1)
        if self.scene.message:
            column.add(self.scene.message, ALERT)
        return column if len(column.rows) <= self.rows - self.map.height else Column(self.width)

    def _bottom(self) -> Column:
        """Write the message, the heading and the page of the menu that is shown."""
        column = Column(self.beside)
        column.rows = self._heading().rows
        for item in self.pages[self.page()]:
            column.rows += item.rows
        column.rows += self.fixed.rows
        if len(self.pages) > 1:
            column.rows += self._footer(self.page() + 1, len(self.pages)).rows
        room = self.floor - len(self.top.rows) - len(column.rows)
        column.rows = self._message().rows[: max(0, room)] + column.rows
        return column

    def _message(self) -> Column:
        """Write the message above the menu, where it does not fit below the map."""
        column = Column(self.beside)
        if self.scene.message and not self.notice.rows:
            column.add(self.scene.message, ALERT)
        return column

    def _heading(self) -> Column:
        column = Column(self.beside)
        if self.scene.heading:
            column.add(self.scene.heading, BOLD)
        return column

    def _footer(self, page: int, pages: int) -> Column:
        column = Column(self.beside)
        column.add(self.scene.words.say("terminal-menu-page", page=page, pages=pages), FAINT)
        return column

    def _paged_menu(self) -> list[list[Column]]:
        """Deal the menu out to pages, if it does not fit even without the log."""
        columns = self.menu.lines(self.scene.items, self.scene.named)
        taken = len(self.top.rows) + len(self._heading().rows) + len(self.fixed.rows)
        room = self.floor - taken
        if sum(len(column.rows) for column in columns) <= room - len(self._message().rows):
            return [columns]
        room -= len(self._footer(9, 9).rows) + len(self._message().rows)
        return panels.paged(columns, max(_LEAST_MENU, room))

    def _draw_log(self, canvas: Canvas, top: int, bottom: int) -> None:
        """Draw the log below the map, or else between the panels as far as there is room."""
        scene = self.scene
        room, width = self.log_room(), self.log_width()
        column = panels.log(scene.sentences, scene.fresh, width, room)
        if self._is_log_below():
            column.draw(canvas, 0, self.map.height + 1, room)
            return
        for row in (top, bottom - 1):
            if top <= row < bottom:
                canvas.put(self.left, row, "─" * width, FAINT)
        column.draw(canvas, self.left, top + 1, room)

    def _draw_spare(self, canvas: Canvas, top: int, bottom: int) -> None:
        """Draw the longest of what is shown only where nothing else needs the room."""
        for column in self.map.spare(self.beside):
            if self._is_log_below() and len(column.rows) <= bottom - top:
                column.draw(canvas, self.left, top, bottom - top)
                return
