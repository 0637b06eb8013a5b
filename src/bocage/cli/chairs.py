"""Who sits where: a person, or a computer opponent by its name."""

from __future__ import annotations

import secrets
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
    """Complete who sits where: a person against the simple opponent, unless somebody says otherwise."""
    if not any(asked):
        return _chosen(sides, words, screen) if screen.is_live else [PERSON, "simple"]
    other = "simple" if PERSON in asked else PERSON
    return [name or other for name in asked]


def _chosen(sides: list[str], words: Words, screen: Screen) -> list[str]:
    """Let somebody choose one of the usual ways to sit."""
    first, second = [words.side(side) for side in sides]
    ways = [
        (words.say("terminal-seats-one", side=first), [PERSON, "simple"]),
        (words.say("terminal-seats-one", side=second), ["simple", PERSON]),
        (words.say("terminal-seats-two"), [PERSON, PERSON]),
        (words.say("terminal-seats-none"), ["simple", "simple"]),
    ]
    lines = [f"{number:>3}  {text}" for number, (text, _) in enumerate(ways, start=1)]
    return ways[choose(words.say("terminal-seats-question"), lines, words, screen) - 1][1]


def choose(title: str, lines: list[str], words: Words, screen: Screen) -> int:
    """Let somebody choose a line by its number; only lines that begin with one can be."""
    count = sum(1 for line in lines if line[:3].strip().isdigit())
    message = ""
    while True:
        screen.paint(["", title, "", *lines, "", message])
        answer = screen.ask(words.say("terminal-choose-prompt", count=count))
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:6]) <= count:
            return int(answer[:6])
        message = words.say("terminal-no-such-number", asked=answer[:40] or "–", count=count)
