"""`bocage backup TO`: copy a house's file of data, also while it is open."""

from __future__ import annotations

from pathlib import Path

import click

from bocage.cli.door import Page, lang_option, words_of
from bocage.cli.serve import house_file, trouble_of


def copy(to: str, file: str | None) -> int:
    """Copy the file."""
    from bocage.server.backup import backup
    from bocage.server.store import StoreRefused

    try:
        backup(house_file(file), Path(to))
    except StoreRefused as refused:
        raise trouble_of(refused) from None
    click.echo(words_of(click.get_current_context()).say("terminal-backed-up", file=to))
    return 0


page = Page(
    name="backup",
    callback=copy,
    help="terminal-command-backup",
    params=[
        click.Argument(["to"]),
        click.Option(["--file"], metavar="FILE", help="terminal-option-house-file"),
        lang_option(),
    ],
)
