"""The catalogue: the only place that lists the games, with their scenarios."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from bocage.kernel.game import Game
from bocage.kernel.record import Facts
from bocage.undaunted.game import Undaunted
from bocage.undaunted.scenarios.load import parse as parse_undaunted

AnyGame = Game[Any]


class Entry:
    """A game on the shelf: its rules, and its scenarios by name."""

    def __init__(
        self, game: AnyGame, folder: str, order: list[str], parse: Callable[[str, str], Facts]
    ) -> None:
        self.game = game
        self.scenarios = order
        self._folder = folder
        self._parse = parse

    def scenario(self, name: str) -> Facts:
        """Read a scenario of the game; the name is one of `scenarios`."""
        if name not in self.scenarios:
            raise LookupError(f"{self.game.name} has no scenario {name!r}, but {', '.join(self.scenarios)}")
        text = files(self._folder).joinpath(f"{name}.toml").read_text(encoding="utf-8")
        return self._parse(text, f"{name}.toml")


UNDAUNTED: Final = Entry(
    Undaunted(),
    "bocage.undaunted.scenarios",
    [
        "la-raye",
        "montmartin-en-graignes",
        "raid-across-the-canal",
        "behind-enemy-lines",
        "crossing-the-vire",
        "desperate-withdrawal",
        "la-huberderie",
        "streets-of-tessy-sur-vire",
        "reinforcements",
        "critical-intelligence",
        "hill-314",
        "mortain",
    ],
    lambda text, source: parse_undaunted(text, source).facts(),
)

GAMES: Final = {"undaunted": UNDAUNTED}


def entry_for(game: str) -> Entry:
    """Find a game by its name; raises KeyError for an unknown one."""
    return GAMES[game]


def find_scenario(name: str) -> Entry | None:
    """Find the game that has a scenario."""
    for entry in GAMES.values():
        if name in entry.scenarios:
            return entry
    return None
