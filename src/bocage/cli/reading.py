"""Pages to read during a game: the log, the last turn, the piles, the scenario, the rules at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocage.cli import news, pager, pages
from bocage.cli.desk import desk_for
from bocage.cli.screen import Screen
from bocage.kernel.table import Table

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
        self.desk = desk_for(table.game.name)

    def show(self, command: str) -> None:
        """Show one of the pages."""
        title = self.words.say(f"terminal-title-{command}")
        pager.show(self.screen, self.words, title, self._page(command), from_end=command == "log")

    def help(self, keys: str = "") -> None:
        """Show the page that explains how to ask, the commands, and the map."""
        legend = self.desk.legend(self.table.view(self.seat), self.words)
        ask = self.words.say(f"terminal-ask-{self.desk.game}")
        lines = [*([keys, ""] if keys else []), ask, "", *pages.commands(self.words), "", *legend]
        pager.show(self.screen, self.words, self.words.say("terminal-title-legend"), lines)

    def _page(self, command: str) -> list[str]:
        match command:
            case "log":
                return news.told(self.table, self.seat, self.words)
            case "last":
                after = news.since_last_turn(self.table, self.seat)
                return news.told(self.table, self.seat, self.words, after)
        return self.desk.page(command, self.table.view(self.seat), self.words)
