"""`bocage fuzz`: random legal games over all scenarios, checked, until the time is up or one fails."""

from __future__ import annotations

import secrets
from pathlib import Path
from time import monotonic
from typing import Final

import click

from bocage.catalogue import GAMES, Entry
from bocage.cli.door import Count, OneOf, Page, lang_option, words_of
from bocage.cli.report import Trouble
from bocage.cli.saves import replace_file
from bocage.cli.trial import Failure, Trial

SECONDS: Final = 10

USUAL: Final = 3
"""So many ways to share a side out among commanders have a number of their own."""


def fuzz(seconds: int | None, games: int | None, seed: int | None, out: Path, game: str | None) -> int:
    """Play; say how many games it were, or where the record of the failure lies."""
    words = words_of(click.get_current_context())
    first = secrets.randbits(31) if seed is None else seed
    if seconds is None and games is None:
        seconds = SECONDS
    tally = Tally(first, seconds, games, game)
    try:
        tally.run()
    except Failure as failure:
        path = out / f"fuzz-{tally.seed()}.bocage"
        replace_file(path, failure.record.text())
        raise Trouble("terminal-fuzz-failed", file=str(path), failure=failure.why) from None
    click.echo(
        words.say(
            "terminal-fuzz-done",
            games=tally.played,
            ended=tally.ended,
            choices=tally.choices,
            seed=str(first),
        )
    )
    return 0


class Tally:
    """How much has been played, and when it is enough."""

    def __init__(self, first: int, seconds: int | None, games: int | None, game: str | None) -> None:
        self.shelf = shelf_of(game)
        self.first = first
        self.games = games
        self.end = None if seconds is None else monotonic() + seconds
        self.played = 0
        self.ended = 0
        self.choices = 0

    def seed(self) -> int:
        """Give the seed of the game at hand."""
        return self.first + self.played

    def run(self) -> None:
        """Play one scenario after the other."""
        while not self._is_enough():
            entry, name, edition, seating = self.shelf[self.seed() % len(self.shelf)]
            trial = Trial(entry, name, self.seed(), edition, seating)
            self.ended += trial.run()
            self.choices += trial.made
            self.played += 1

    def _is_enough(self) -> bool:
        if self.games is not None and self.played >= self.games:
            return True
        return self.end is not None and monotonic() >= self.end


def shelf_of(game: str | None) -> list[tuple[Entry, str, str, str]]:
    """List all scenarios of a game, or of all games, by each of its editions and by the usual seatings."""
    return [
        (entry, name, edition, seating)
        for entry in GAMES.values()
        if game in (None, entry.game.name)
        for edition in entry.editions or [""]
        for name in entry.scenarios
        for seating in entry.seatings(name)[:USUAL] or [""]
    ]


page = Page(
    name="fuzz",
    callback=fuzz,
    help="terminal-command-fuzz",
    params=[
        click.Option(["--seconds"], type=Count(0), help="terminal-option-seconds"),
        click.Option(["--games"], type=Count(1), help="terminal-option-games"),
        click.Option(["--seed"], type=Count(0), help="terminal-option-seed"),
        click.Option(
            ["--out"],
            type=click.Path(path_type=Path),
            default=Path(),
            metavar="DIR",
            help="terminal-option-out",
        ),
        click.Option(["--game"], type=OneOf(tuple(GAMES)), help="terminal-option-fuzz-game"),
        lang_option(),
    ],
)
