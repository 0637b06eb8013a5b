"""The panels beside any map: the menu, the log, and how a long menu is dealt out to pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.cli.canvas import FAINT, PLAIN, Column
from bocage.cli.desk import Desk
from bocage.cli.items import NOTHING, Item, numbered
from bocage.kernel.view import View

if TYPE_CHECKING:
    from bocage.words import Words


class Menu:
    """Writes the lines of a menu for a game, a view and a width."""

    def __init__(self, desk: Desk, view: View, words: Words, width: int) -> None:
        self.desk = desk
        self.view = view
        self.words = words
        self.width = width

    def lines(self, items: list[Item], named: frozenset[str]) -> list[Column]:
        """Write the numbered lines, a column for each."""
        return [self._line(str(number), item, named) for number, item in enumerate(numbered(items), start=1)]

    def fixed(self, items: list[Item]) -> Column:
        """Write the lines that have a key of their own."""
        column = Column(self.width)
        for item in items:
            if item.key:
                column.rows += self._line(item.key, item, NOTHING).rows
        return column

    def _line(self, key: str, item: Item, named: frozenset[str]) -> Column:
        """Write a line, and below it what more there is to say."""
        column = Column(self.width)
        column.add(f"{key:>2} {self.desk.label(item, self.view, self.words, named)}", hang=3)
        for detail in self.desk.details(item, self.view, self.words, self.width - 3):
            column.add(f"   {detail}", FAINT, hang=3)
        return column


def log(sentences: list[str], fresh: int, width: int, height: int) -> Column:
    """Show the end of the log; what is new is marked."""
    column = Column(width)
    first_fresh = len(sentences) - fresh
    for place, text in enumerate(sentences):
        is_fresh = place >= first_fresh
        column.add(("» " if is_fresh else "  ") + text, PLAIN if is_fresh else FAINT, hang=2)
    column.rows = column.rows[-height:] if height > 0 else []
    return column


def paged(columns: list[Column], height: int) -> list[list[Column]]:
    """Deal the lines of a menu out to pages of so many rows."""
    pages: list[list[Column]] = [[]]
    used = 0
    for column in columns:
        if pages[-1] and used + len(column.rows) > height:
            pages.append([])
            used = 0
        pages[-1].append(column)
        used += len(column.rows)
    return pages
