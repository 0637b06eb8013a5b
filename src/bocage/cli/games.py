"""`bocage games`: the games and campaigns that are kept, the one played last before all others."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bocage.cli import film, saves
from bocage.cli.canvas import folded
from bocage.cli.desk import desk_for
from bocage.cli.door import Page, lang_option, words_of
from bocage.cli.report import Trouble
from bocage.kernel.record import BadRecord, Record
from bocage.words.texts import printable

if TYPE_CHECKING:
    from bocage.words import Words

WIDTH: Final = 79


def games() -> int:
    """List what is kept."""
    words = words_of(click.get_current_context())
    folder = saves.data_folder()
    kept = kept_in(folder)
    if not kept:
        click.echo(words.say("terminal-error-no-games", folder=str(folder)))
        return 0
    for path in kept:
        click.echo(path.name)
        for row in folded(f"    {about(path, words)}", WIDTH, 4):
            click.echo(row)
    click.echo()
    for row in folded(words.say("terminal-games-hint", folder=str(folder)), WIDTH):
        click.echo(row)
    return 0


def kept_in(folder: Path) -> list[Path]:
    """List games and campaigns by the time they were touched."""
    from bocage.cli import match, tour

    kept = [*saves.games_in(folder), *tour.all_in(folder), *match.all_in(folder)]
    return sorted(kept, key=lambda path: -path.stat().st_mtime_ns)


def about(path: Path, words: Words) -> str:
    """Tell what a file holds and when it was written."""
    when = f"{datetime.fromtimestamp(path.stat().st_mtime).astimezone():%Y-%m-%d %H:%M}"
    return f"{_content(path, words)} · {when}"


def _content(path: Path, words: Words) -> str:
    """Tell what a file holds: what is played, by whom, and how it stands."""
    from bocage.cli import match, tour

    try:
        if path.suffix == match.SUFFIX:
            return match.title_line(match.read(path), words)
        if path.suffix == tour.SUFFIX:
            campaign = tour.read(path)
            played, count = len(campaign.games), len(campaign.scenarios)
            return words.say("terminal-campaign-title", played=played, games=count)
        record, _ = saves.read_record(path)
        return " · ".join([title_of(record, words), seats_of(record, words), state_of(record, words)])
    except (BadRecord, Trouble, OSError, *film.GARBLED):
        return words.say("terminal-games-damaged")


def title_of(record: Record, words: Words) -> str:
    """Name the scenario of a game."""
    scenario = str(film.notes_of(record).get("scenario", ""))
    entry = film.entry_of(record)
    if scenario in entry.scenarios:
        return desk_for(entry.game.name).title(scenario, words)
    facts = record.header.get("scenario")
    return printable(str(facts.get("name"))) if isinstance(facts, dict) else ""


def seats_of(record: Record, words: Words) -> str:
    """Tell who sits where."""
    from bocage.cli.play import seats_now

    game = film.game_of(record)
    table = words.at_table(game.seats)
    return ", ".join(
        words.say("terminal-film-seat", side=table.seat(seat, game.name), player=words.player(player))
        for seat, player in enumerate(seats_now(record)[: len(game.seats)])
    )


def state_of(record: Record, words: Words) -> str:
    """Tell whether a game goes on, or how it ended."""
    if film.is_over(record):
        return film.end_line(record, words).rstrip(".")
    return desk_for(film.entry_of(record).game.name).running(record, words)


page = Page(name="games", callback=games, help="terminal-command-games", params=[lang_option()])
