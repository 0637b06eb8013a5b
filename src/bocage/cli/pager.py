"""Text that is longer than the screen, a page at a time, and short text in the middle of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bocage.cli.canvas import folded
from bocage.cli.screen import Screen
from bocage.cli.wish import command_of

if TYPE_CHECKING:
    from bocage.words import Words

_COLUMNS: Final = re.compile(r" +\S.*? {2,}(?=\S)(?:\d+ {2,})?")


def centered(lines: list[str], size: tuple[int, int]) -> list[str]:
    """Put a few lines into the middle of the screen."""
    width, height = size
    rows = [row for line in lines for row in folded(line, width - 8)]
    above = max(0, (height - 1 - len(rows)) // 2)
    return [""] * above + [row.center(width - 1).rstrip() for row in rows]


def show_centered(screen: Screen, lines: list[str]) -> None:
    """Show a few lines in the middle of the screen, whatever its size becomes."""
    screen.draw(lambda: centered(lines, screen.size()))


def show(
    screen: Screen,
    words: Words,
    title: str,
    lines: list[str],
    from_end: bool = False,
    key: str = "terminal-page-to-game",
) -> None:
    """Show a text page by page until its end, or until somebody goes back to where the key says."""
    if not screen.is_live:
        screen.paint([title, "", *lines])
        return
    place = -1 if from_end else 0
    while True:
        pages = pages_of(lines, screen.size())
        place = len(pages) - 1 if place < 0 else min(place, len(pages) - 1)
        screen.paint([title, "", *pages[place]])
        answer = screen.ask(_prompt(words, place, len(pages), words.say(key)))
        if answer == "-":
            place = max(0, place - 1)
        elif command_of(answer, words) in ("back", "quit") or place == len(pages) - 1:
            return
        else:
            place += 1


def pages_of(lines: list[str], size: tuple[int, int]) -> list[list[str]]:
    """Break a text into pages that fit the screen."""
    width, height = size
    rows = [row for line in lines for row in folded(line, width - 1, _hang(line))]
    room = height - 4
    return [rows[start : start + room] for start in range(0, len(rows), room)] or [[]]


def _hang(line: str) -> int:
    """Let the later rows of a line hang in below its text, or below its last column."""
    columns = _COLUMNS.match(line)
    if columns:
        return len(columns[0])
    return len(line) - len(line.lstrip()) + 2 if line.startswith(" ") else 0


def _prompt(words: Words, place: int, count: int, to: str) -> str:
    if count == 1:
        return words.say("terminal-page-only", to=to)
    key = "terminal-page-last" if place == count - 1 else "terminal-page"
    return words.say(key, page=place + 1, pages=count, to=to)
