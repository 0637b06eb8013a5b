"""`bocage restore FROM`: put a copy of a house's file of data in place, when no server is at work with it."""

from __future__ import annotations

from pathlib import Path

import click

from bocage.cli.door import Page, lang_option, words_of
from bocage.cli.serve import house_file, trouble_of


def put_back(copy: str, file: str | None, replace: bool) -> int:
    """Put the copy in place."""
    from bocage.server.backup import restore
    from bocage.server.store import StoreRefused

    place = house_file(file)
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        aside = restore(Path(copy), place, replace)
    except StoreRefused as refused:
        raise trouble_of(refused) from None
    words = words_of(click.get_current_context())
    if aside is None:
        click.echo(words.say("terminal-restored", file=str(place)))
    else:
        click.echo(words.say("terminal-restored-aside", file=str(place), aside=str(aside)))
    return 0


page = Page(
    name="restore",
    callback=put_back,
    help="terminal-command-restore",
    params=[
        click.Argument(["copy"]),
        click.Option(["--file"], metavar="FILE", help="terminal-option-house-file"),
        click.Option(["--replace"], is_flag=True, help="terminal-option-replace"),
        lang_option(),
    ],
)
