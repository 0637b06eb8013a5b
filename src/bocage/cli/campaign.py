"""`bocage campaign`: the score sheet of a campaign."""

from __future__ import annotations

import click

from bocage.cli.door import Page, lang_option, words_of
from bocage.cli.report import Trouble


def campaign(file: str | None) -> int:
    """Show the score sheet of a file, or of the campaign or match played last."""
    from bocage.cli import match, saves, tour

    words = words_of(click.get_current_context())
    if file is None:
        folder = saves.data_folder()
        found = [*tour.all_in(folder), *match.all_in(folder)]
        if not found:
            raise Trouble("terminal-error-no-campaign", folder=str(folder))
        file = str(max(found, key=lambda path: path.stat().st_mtime_ns))
    path = saves.named(file, (tour.SUFFIX, match.SUFFIX))
    file = str(path)
    if not tour.is_campaign(path) and match.is_match(path):
        fought = match.read(path)
        match.collect(fought)
        match.tell_sheet(fought, words)
        click.echo(words.say("terminal-campaign-file", file=file))
        return 0
    chosen = tour.by_name(file)
    tour.collect(chosen)
    tour.tell_sheet(chosen, words)
    click.echo(words.say("terminal-campaign-file", file=file))
    return 0


page = Page(
    name="campaign",
    callback=campaign,
    help="terminal-command-campaign",
    params=[click.Argument(["file"], required=False), lang_option()],
)
