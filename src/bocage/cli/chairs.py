"""Who sits where: a person, or a computer opponent by its name."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bocage.cli.report import Trouble
from bocage.cli.screen import Screen

if TYPE_CHECKING:
    from bocage.players import Player
    from bocage.words import Words

PERSON: Final = "person"
KINDS: Final = (PERSON, "simple", "random")


def seat_players(game: str, names: list[str]) -> list[Player | None]:
    """Put a player on every chair that is not a person's."""
    from bocage.players import player_named

    return [None if name == PERSON else player_named(name, game, secrets.randbits(31)) for name in names]


def check_screen(names: list[str], screen: Screen) -> None:
    """Refuse two people where hands could not be hidden from each other."""
    if names.count(PERSON) > 1 and not screen.is_live:
        raise Trouble("terminal-error-two-need-terminal")


def ask_names(asked: list[str | None], sides: list[str], words: Words, screen: Screen) -> list[str]:
    """Complete who sits where: a person against the simple opponent, unless somebody says otherwise.

    The sides come as they are called.
    """
    if not any(asked):
        return _chosen(sides, words, screen) if screen.is_live else _one_person(0, len(sides))
    other = "simple" if PERSON in asked else PERSON
    return [name or other for name in asked]


def _chosen(sides: list[str], words: Words, screen: Screen) -> list[str]:
    """Let somebody choose one of the usual ways to sit."""
    count = len(sides)
    one, all_people, nobody = ("one", "two", "none") if count == 2 else ("seat", "all", "nobody")
    ways = [
        (words.say(f"terminal-seats-{one}", side=side), _one_person(seat, count))
        for seat, side in enumerate(sides)
    ]
    ways += [
        (words.say(f"terminal-seats-{all_people}"), [PERSON] * count),
        (words.say(f"terminal-seats-{nobody}"), ["simple"] * count),
    ]
    lines = [f"{number:>3}  {text}" for number, (text, _) in enumerate(ways, start=1)]
    menu = FirstMenu(
        words.say("terminal-seats-question"), lines, lambda _: [words.say("terminal-seats-help")]
    )
    return ways[menu.ask(words, screen) - 1][1]


def _one_person(seat: int, count: int) -> list[str]:
    """Give one seat to a person, all others to simple opponents."""
    return [PERSON if each == seat else "simple" for each in range(count)]


class Back(Exception):
    """Whoever was asked wants to go back to the question before."""


class Declined(Exception):
    """Whoever was asked wants no game after all."""


class FirstMenu:
    """A list to choose from before a game begins; only lines that begin with a number can be chosen."""

    def __init__(self, title: str, lines: list[str], about: Callable[[int], list[str]]) -> None:
        self.title = title
        self.lines = lines
        self.about = about
        self.count = sum(1 for line in lines if line[:3].strip().isdigit())

    def ask(self, words: Words, screen: Screen) -> int:
        """Ask until a line is chosen; `?` explains the list, or with a number one line of it."""
        message = ""
        while True:
            screen.paint(["", self.title, "", *self.lines, "", message])
            answer = screen.ask(words.say("terminal-choose-prompt", count=self.count))
            number = int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 7 else 0
            if 1 <= number <= self.count:
                return number
            message = words.say("terminal-no-such-number", asked=answer[:40] or "–", count=self.count)
            if self._is_command(answer, words, screen):
                message = ""

    def _is_command(self, answer: str, words: Words, screen: Screen) -> bool:
        """Leave, go back or explain, if that is what was typed."""
        from bocage.cli import pager
        from bocage.cli.wish import command_of

        command = command_of(answer, words)
        if command == "quit":
            raise Declined
        if command == "back":
            raise Back
        if command != "help" and not answer.startswith("?"):
            return False
        asked = answer[1:].strip()
        number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 7 else 0
        lines = self.about(number if number <= self.count else 0)
        pager.show(screen, words, self.title, lines, key="terminal-page-to-list")
        return True
