"""`bocage scenarios`: the list, or one scenario with its map."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bocage.catalogue import GAMES, UNDAUNTED
from bocage.cli.desk import desk_for
from bocage.cli.door import OneOf, Page, lang_option, words_of

if TYPE_CHECKING:
    from bocage.words import Words

WIDTH = 80


def scenarios(name: str | None, edition: str | None) -> int:
    """List all scenarios, or show one."""
    words = words_of(click.get_current_context())
    for line in rows(words, WIDTH - 1) if name is None else details(name, words, edition or ""):
        click.echo(line)
    return 0


def rows(words: Words, width: int) -> list[str]:
    """List the scenarios of all games."""
    lines: list[str] = []
    for entry in reversed(GAMES.values()):
        game = entry.game.name
        lines += [*([""] if lines else []), words.say(f"terminal-game-{game}"), ""]
        shown = desk_for(game).rows(words, width)
        lines += shown if entry is UNDAUNTED else [f"   {row[3:]}" for row in shown]  # called by name only
    return [*lines, "", words.say("terminal-scenarios-hint")]


def details(name: str, words: Words, edition: str) -> list[str]:
    """Show a scenario."""
    from bocage.cli.play import entry_of, numbered
    from bocage.cli.report import Trouble

    scenario = numbered(name)
    entry = entry_of(scenario)
    if edition and edition not in entry.editions:
        raise Trouble("terminal-error-no-editions", 2, asked=edition)
    return desk_for(entry.game.name).details_of(scenario, words, edition)


EDITIONS = tuple(dict.fromkeys(name for entry in GAMES.values() for name in entry.editions))

page = Page(
    name="scenarios",
    callback=scenarios,
    help="terminal-command-scenarios",
    params=[
        click.Argument(["name"], required=False),
        click.Option(["--edition"], type=OneOf(EDITIONS), help="terminal-option-play-edition"),
        lang_option(),
    ],
)
