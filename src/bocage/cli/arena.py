"""`bocage arena`: computer players against each other, as often as you like, and how sure the result is."""

from __future__ import annotations

import os
import secrets
from contextlib import closing
from datetime import datetime
from pathlib import Path

import click

from bocage.arena.crew import Done, Failed, Lost, Report, play_all
from bocage.arena.fixture import Fixture, fixtures_for, pairings
from bocage.arena.folder import RECORDS, Folder, Unfit, open_folder
from bocage.arena.playing import LIMIT
from bocage.catalogue import GAMES, find_scenario
from bocage.cli.door import Count, Page, lang_option, words_of
from bocage.cli.report import FAILED, INTERRUPTED, USAGE, HungUp, Trouble, nearest
from bocage.cli.saves import data_folder
from bocage.cli.seat_standings import seat_standings
from bocage.cli.standings import Bar, standings
from bocage.players import PLAYERS

GAMES_EACH = 10
"""Games per battle and way to sit."""


def arena(
    players: tuple[str, ...],
    scenarios: str | None,
    games: int,
    edition: str | None,
    jobs: int | None,
    seed: int | None,
    out: Path | None,
    commanders: int | None,
    seat: str | None,
) -> int:
    """Play what is missing in the folder, and show the table of all that was asked for."""
    pairs = pairings(known_players(players))
    battles = seating(battles_for(scenarios, edition), commanders or 0, scenarios is not None)
    check_seat(battles, commanders or 0, seat)
    with closing(opened(out or fresh_folder(), seed)) as folder:
        fixtures = fixtures_for(battles, pairs, games, folder.terms.seed, commanders or 0, seat or "")
        left_out = play_or_stop(folder, fixtures, jobs or os.cpu_count() or 1)
        show(folder, fixtures)
    if left_out:
        raise Trouble("terminal-arena-left-out", FAILED, count=left_out, folder=str(folder.path))
    tell("terminal-arena-kept", folder=str(folder.path / RECORDS), seed=str(folder.terms.seed))
    return 0


def opened(path: Path, seed: int | None) -> Folder:
    """Open the folder, or say why it cannot be gone on with."""
    try:
        return open_folder(path, seed, secrets.randbits(31), LIMIT)
    except Unfit as unfit:
        raise Trouble(f"terminal-arena-{unfit.key}", FAILED, **unfit.facts) from None


def play_or_stop(folder: Folder, fixtures: list[Fixture], jobs: int) -> int:
    """Play what is missing; whoever is stopped shows how it stands, and says how to go on."""
    try:
        return play_missing(folder, fixtures, jobs)
    except (KeyboardInterrupt, HungUp) as stop:
        if isinstance(stop, HungUp) and stop.is_terminal_gone():
            raise
        show(folder, fixtures)
        code = stop.code if isinstance(stop, HungUp) else INTERRUPTED
        raise Trouble("terminal-arena-stopped", code, folder=str(folder.path)) from None


def play_missing(folder: Folder, fixtures: list[Fixture], jobs: int) -> int:
    """Play what has not been played, and keep each game as soon as it is over; count those left out."""
    missing = [fixture for fixture in fixtures if not folder.is_done(fixture)]
    bar = Bar(len(fixtures), len(fixtures) - len(missing))
    left_out = 0
    try:
        with closing(play_all(missing, jobs)) as reports:
            for report in reports:
                if isinstance(report, Done):
                    folder.keep(report)
                    bar.advance()
                else:
                    bar.clear()
                    left_out += complain(folder, report)
    finally:
        bar.clear()
    return left_out


def complain(folder: Folder, report: Report) -> bool:
    """Say what became of a game that is not over; tell whether it is left out."""
    game = report.fixture.name()
    if isinstance(report, Lost):
        tell("terminal-arena-lost", err=True, game=game)
    elif isinstance(report, Failed) and report.why:
        path = folder.keep_failed(report)
        tell("terminal-arena-failed", err=True, game=game, failure=report.why, file=str(path))
    else:
        tell("terminal-arena-given-up", err=True, game=game)
    return isinstance(report, Failed)


def show(folder: Folder, fixtures: list[Fixture]) -> None:
    """Show how it stands."""
    words = words_of(click.get_current_context())
    results = [played for played in map(folder.result, fixtures) if played is not None]
    compared = any(fixture.seat for fixture in fixtures)
    for line in (seat_standings if compared else standings)(results, list(PLAYERS), words):
        click.echo(line)


def tell(key: str, err: bool = False, **facts: str) -> None:
    """Say something, among the troubles if it is one."""
    click.echo(words_of(click.get_current_context()).say(key, **facts), err=err)


# What is asked for


def known_players(asked: tuple[str, ...]) -> list[str]:
    """Read the names of players; without any, all are meant."""
    found = listed(",".join(asked))
    for name in found:
        if name not in PLAYERS:
            near, known = nearest(name, list(PLAYERS)), ", ".join(PLAYERS)
            raise Trouble("terminal-arena-no-player", USAGE, asked=name, nearest=near, known=known)
    return found or list(PLAYERS)


def battles_for(text: str | None, edition: str | None) -> list[tuple[str, str, str]]:
    """List the battles that are asked for, with game and edition; the name of a game means all of its own."""
    shelf = dict.fromkeys(each for name in listed(text or ",".join(GAMES)) for each in named_by(name))
    editions = {game: editions_for(game, listed(edition or "")) for game, _ in shelf}
    if edition is not None and not any(GAMES[game].editions for game in editions):
        raise Trouble("terminal-arena-no-editions", USAGE, asked=edition)
    return [(game, name, each) for game, name in shelf for each in editions[game]]


def seating(
    battles: list[tuple[str, str, str]], commanders: int, are_named: bool
) -> list[tuple[str, str, str]]:
    """Leave the battles that seat so many commanders; one that is asked for by name has to."""
    fitting = [each for each in battles if GAMES[each[0]].seats_so_many(each[1], commanders)]
    if not fitting or (are_named and fitting != battles):
        misfit = next(each[1] for each in battles if each not in fitting)
        raise Trouble("terminal-arena-no-table", USAGE, scenario=misfit, count=commanders)
    return fitting


def check_seat(battles: list[tuple[str, str, str]], commanders: int, seat: str | None) -> None:
    """See that there is such a seat in every battle."""
    for game, _, edition in battles if seat is not None else []:
        entry = GAMES[game]
        seats = entry.game_for(entry.seated(entry.rulings(edition), entry.seating_of(commanders))).seats
        if seat not in seats:
            near, known = nearest(str(seat), seats), ", ".join(seats)
            raise Trouble("terminal-arena-no-seat", USAGE, asked=str(seat), nearest=near, known=known)


def named_by(name: str) -> list[tuple[str, str]]:
    """List the battles a name means."""
    if name in GAMES:
        return [(name, scenario) for scenario in GAMES[name].scenarios]
    entry = find_scenario(name)
    if entry is None:
        known = [*GAMES, *[scenario for each in GAMES.values() for scenario in each.scenarios]]
        raise Trouble("terminal-error-no-scenario", USAGE, asked=name, nearest=nearest(name, known))
    return [(entry.game.name, name)]


def editions_for(game: str, asked: list[str]) -> list[str]:
    """Name the editions a game is to be played by; a game that has no other than its own keeps it."""
    editions = GAMES[game].editions
    if not asked or not editions:
        return [GAMES[game].usual_edition()]
    for name in asked:
        if name not in editions:
            near, known = nearest(name, list(editions)), ", ".join(editions)
            raise Trouble("terminal-arena-no-edition", USAGE, asked=name, nearest=near, known=known)
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
        click.Argument(["players"], nargs=-1, metavar="[PLAYER]..."),
        click.Option(["--scenarios"], metavar="A,B", help="terminal-option-scenarios"),
        click.Option(["--games"], type=Count(1), default=GAMES_EACH, help="terminal-option-games-each"),
        click.Option(["--edition"], metavar="A,B", help="terminal-option-edition"),
        click.Option(["--jobs"], type=Count(1), help="terminal-option-jobs"),
        click.Option(["--seed"], type=Count(0), help="terminal-option-arena-seed"),
        click.Option(
            ["--out"], type=click.Path(path_type=Path), metavar="DIR", help="terminal-option-arena-out"
        ),
        click.Option(["--commanders"], type=Count(2), help="terminal-option-arena-commanders"),
        click.Option(["--seat"], metavar="A", help="terminal-option-arena-seat"),
        lang_option(),
    ],
)
