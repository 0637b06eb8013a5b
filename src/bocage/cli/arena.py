"""`bocage arena`: computer players against each other, as often as you like, and how sure the result is."""

from __future__ import annotations

import os
import secrets
from contextlib import closing
from datetime import datetime
from pathlib import Path

import click

from bocage.arena.crew import GameFailed, play_all
from bocage.arena.fixture import Fixture, fixtures_for, pairings
from bocage.arena.folder import RECORDS, Folder, Unfit, open_folder
from bocage.arena.playing import LIMIT
from bocage.catalogue import GAMES, entry_for, find_scenario
from bocage.cli.door import Count, Page, lang_option, words_of
from bocage.cli.report import FAILED, INTERRUPTED, USAGE, Trouble, nearest
from bocage.cli.saves import data_folder
from bocage.cli.standings import Bar, closing_lines, table
from bocage.players import PLAYERS

GAMES_EACH = 10
"""Games per battle and way to sit."""


def arena(
    players: str,
    scenarios: str | None,
    games: int,
    edition: str | None,
    jobs: int | None,
    seed: int | None,
    out: Path | None,
) -> int:
    """Play what is missing in the folder, and show the table of all that was asked for."""
    words = words_of(click.get_current_context())
    pairs = pairings(known_players(players))
    battles = battles_for(scenarios, edition)
    path = out or fresh_folder()
    try:
        folder = open_folder(path, seed, secrets.randbits(31), LIMIT)
    except Unfit as unfit:
        raise Trouble(f"terminal-arena-{unfit.key}", FAILED, **unfit.facts) from None
    fixtures = fixtures_for(battles, pairs, games, folder.terms.seed)
    with closing(folder):
        try:
            play_missing(folder, fixtures, jobs or os.cpu_count() or 1)
        except KeyboardInterrupt:
            show(folder, fixtures)
            raise Trouble("terminal-arena-stopped", INTERRUPTED, folder=str(path)) from None
        show(folder, fixtures)
    click.echo(words.say("terminal-arena-kept", folder=str(path / RECORDS), seed=str(folder.terms.seed)))
    return 0


def play_missing(folder: Folder, fixtures: list[Fixture], jobs: int) -> None:
    """Play whatever has not been played, and keep each game as soon as it is over."""
    missing = [fixture for fixture in fixtures if not folder.is_done(fixture)]
    bar = Bar(len(fixtures), len(fixtures) - len(missing))
    try:
        with closing(play_all(missing, jobs)) as games:
            for played, record in games:
                folder.keep(played, record)
                bar.advance()
    except GameFailed as failed:
        path = folder.keep_failed(failed)
        name = failed.fixture.name()
        raise Trouble("terminal-arena-failed", game=name, failure=failed.why, file=str(path)) from None
    finally:
        bar.clear()


def show(folder: Folder, fixtures: list[Fixture]) -> None:
    """Show how it stands, for each game and pair."""
    words = words_of(click.get_current_context())
    results = [played for played in map(folder.result, fixtures) if played is not None]
    groups = dict.fromkeys((fixture.game, tuple(sorted(fixture.players))) for fixture in fixtures)
    for game, pair in groups:
        among = [
            each
            for each in results
            if each.fixture.game == game and tuple(sorted(each.fixture.players)) == pair
        ]
        if among:
            order: list[str] = [name for name in PLAYERS if name in pair]
            for line in [*table(entry_for(game), order, among, words), *closing_lines(order, among, words)]:
                click.echo(line)
            click.echo()


def known_players(text: str) -> list[str]:
    """Read the names of players."""
    found = listed(text)
    for name in found:
        if name not in PLAYERS:
            near, known = nearest(name, list(PLAYERS)), ", ".join(PLAYERS)
            raise Trouble("terminal-arena-no-player", USAGE, asked=name, nearest=near, known=known)
    return found or list(PLAYERS)


def battles_for(text: str | None, edition: str | None) -> list[tuple[str, str, str]]:
    """List the battles that are asked for, each with its edition; the name of a game means all of its own."""
    shelf: dict[tuple[str, str], None] = {}
    for name in listed(text or ",".join(GAMES)):
        for each in named_by(name):
            shelf[each] = None
    battles = [(game, name, edition_for(game, edition)) for game, name in shelf]
    if edition is not None and not any(found for _, _, found in battles):
        raise Trouble("terminal-arena-no-editions", USAGE, asked=edition)
    return battles


def named_by(name: str) -> list[tuple[str, str]]:
    """List the battles a name means."""
    if name in GAMES:
        return [(name, scenario) for scenario in GAMES[name].scenarios]
    entry = find_scenario(name)
    if entry is None:
        known = [*GAMES, *[scenario for each in GAMES.values() for scenario in each.scenarios]]
        raise Trouble("terminal-error-no-scenario", USAGE, asked=name, nearest=nearest(name, known))
    return [(entry.game.name, name)]


def edition_for(game: str, asked: str | None) -> str:
    """Name the edition a game is to be played by; a game that has no other than its own keeps it."""
    editions = GAMES[game].editions
    if asked is None or not editions:
        return GAMES[game].usual_edition()
    if asked not in editions:
        near, known = nearest(asked, list(editions)), ", ".join(editions)
        raise Trouble("terminal-arena-no-edition", USAGE, asked=asked, nearest=near, known=known)
    return asked


def listed(text: str) -> list[str]:
    """Read words that are parted by commas, each of them once."""
    return list(dict.fromkeys(word.strip().lower() for word in text.split(",") if word.strip()))


def fresh_folder() -> Path:
    """Name a folder nobody has used yet."""
    home = data_folder().parent / "arena"
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path, count = home / stem, 2
    while path.exists():
        path, count = home / f"{stem}-{count}", count + 1
    return path


page = Page(
    name="arena",
    callback=arena,
    help="terminal-command-arena",
    params=[
        click.Option(["--players"], default=",".join(PLAYERS), metavar="A,B", help="terminal-option-players"),
        click.Option(["--scenarios"], metavar="A,B", help="terminal-option-scenarios"),
        click.Option(["--games"], type=Count(1), default=GAMES_EACH, help="terminal-option-games-each"),
        click.Option(["--edition"], metavar="NAME", help="terminal-option-edition"),
        click.Option(["--jobs"], type=Count(1), help="terminal-option-jobs"),
        click.Option(["--seed"], type=Count(0), help="terminal-option-arena-seed"),
        click.Option(
            ["--out"], type=click.Path(path_type=Path), metavar="DIR", help="terminal-option-arena-out"
        ),
        lang_option(),
    ],
)
