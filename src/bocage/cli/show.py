"""`bocage show [FILE]`: the film of a game as text, from what the record says happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bocage.cli import film
from bocage.cli.canvas import folded
from bocage.cli.door import EyeOf, Page, lang_option, words_of
from bocage.cli.report import Trouble
from bocage.kernel.record import Record

if TYPE_CHECKING:
    from bocage.words import Words

WIDTH = 96


def show(file: str | None, eye: str | None) -> int:
    """Show a record; one that today's rules do not follow is shown from its stored events."""
    from bocage.cli.saves import last_game, named, read_record

    words = words_of(click.get_current_context())
    record, was_cut = read_record(named(file) if file else last_game())
    for line in [*film.title_lines(record, words), "", *lines_of(record, film.eye_for(eye, record), words)]:
        click.echo(line)
    if was_cut:
        raise Trouble("terminal-error-cut", line=str(len(record.lines) + 1))
    return 0


def lines_of(record: Record, eye: int, words: Words) -> list[str]:
    """Write the film, and where today's rules leave it."""
    difference = film.first_difference(record)
    differs_at = difference[0] if difference else len(record.entries) + 1
    lines: list[str] = []
    has_said = False
    for number, text in film.frames(record, eye, words):
        if number >= differs_at and not has_said:
            lines += ["", words.say("terminal-film-differs", entry=differs_at), ""]
            has_said = True
        lines += folded(f"{number:>5}  {text}", WIDTH, 7)
    return [*lines, "", film.end_line(record, words)]


page = Page(
    name="show",
    callback=show,
    help="terminal-command-show",
    params=[
        click.Argument(["file"], required=False),
        click.Option(["--as", "eye"], type=EyeOf(film.EYES), help="terminal-option-as"),
        lang_option(),
    ],
)
