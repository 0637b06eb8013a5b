"""Pages to read during a game: the log, the last turn, the piles, the scenario, the rules at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocage.cli import news, pager, pages
from bocage.cli.report import Trouble
from bocage.cli.screen import Screen
from bocage.kernel.table import Table
from bocage.undaunted.view import PositionView

if TYPE_CHECKING:
    from bocage.words import Words

PAGES: Final = ("last", "log", "cards", "scenario", "rules")
"""The commands that show one."""


class Reading:
    """What a seat, or whoever watches, can look up at a table."""

    def __init__(self, table: Table[Any], seat: int, words: Words, screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.words = words
        self.screen = screen

    def show(self, command: str) -> None:
        """Show one of the pages."""
        title = self.words.say(f"terminal-title-{command}")
        pager.show(self.screen, self.words, title, self._page(command), from_end=command == "log")

    def help(self, keys: str = "") -> None:
        """Show the page that explains map and commands."""
        title, lines = self.words.say("terminal-title-legend"), pages.legend(self.words)
        pager.show(self.screen, self.words, title, [*([keys, ""] if keys else []), *lines])

    def _page(self, command: str) -> list[str]:
        match command:
            case "log":
                return news.told(self.table, self.seat, self.words)
            case "last":
                after = news.since_last_turn(self.table, self.seat)
                return news.told(self.table, self.seat, self.words, after)
            case "cards":
                return [*pages.piles(self._view(), self.words), "", pages.codes_line(self.words)]
            case "scenario":
                return pages.briefing(self._view().scenario, self.words)
            case "rules":
                return pages.rules(self.words)
        raise Trouble("terminal-not-understood", asked=command)

    def _view(self) -> PositionView:
        view = self.table.view(self.seat)
        assert isinstance(view, PositionView)
        return view
