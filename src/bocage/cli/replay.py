"""`bocage replay [FILE]`: a record played again by today's rules, at once or step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from bocage.cli import film
from bocage.cli.desk import desk_for
from bocage.cli.door import EyeOf, Page, lang_option, words_of
from bocage.cli.report import Trouble
from bocage.cli.scene import SHIFTS, Scene, Sheet, moved
from bocage.kernel.record import Record
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table

if TYPE_CHECKING:
    from bocage.cli.screen import Screen
    from bocage.words import Words


def replay(file: str | None, step: bool, eye: str | None) -> int:
    """Play a record again, and say how it ended; a failure found by fuzzing is tried once more."""
    from bocage.cli.saves import last_game, named, read_record

    words = words_of(click.get_current_context())
    record, was_cut = read_record(named(file) if file else last_game())
    if step:
        return Stepper(record, film.eye_for(eye or "observer", record), words).run()
    table = film.replayed(record)
    for line in [*film.title_lines(record, words), "", *end_lines(table, words)]:
        click.echo(line)
    if was_cut:
        raise Trouble("terminal-error-cut", line=str(len(record.lines) + 1))
    return try_failure(table, record, words) if "fuzz" in film.notes_of(record) else 0


def end_lines(table: Table[Any], words: Words) -> list[str]:
    """Show the map at the end, and how the game ended."""
    shown = desk_for(table.game.name).map_only(table.view(OBSERVER), 80)
    count = len(table.record.entries)
    said = words.say("terminal-replay-followed", entries=count)
    return [*shown, "", said, film.end_line(table.record, words)]


def try_failure(table: Table[Any], record: Record, words: Words) -> int:
    """Do once more what failed when the record was written; tell whether it still does."""
    from bocage.cli.trial import once_more

    found = film.notes_of(record)["fuzz"]
    assert isinstance(found, dict)
    click.echo(words.say("terminal-replay-fuzz", failure=str(found.get("failure"))))
    trouble = once_more(table, found)
    if trouble is None:
        click.echo(words.say("terminal-replay-mended"))
        return 0
    raise Trouble("terminal-replay-still-fails", failure=trouble)


LOG: Final = 60
"""So many sentences of the log are looked at for the panel."""


class Stepper:
    """Pages through a record as an eye saw it."""

    def __init__(self, record: Record, eye: int, words: Words) -> None:
        self.record = record
        self.eye = max(eye, -1)
        self.words = words.at_table(film.game_of(record).seats)
        self.stops = stops_of(record)
        self.shift = 0

    def run(self) -> int:
        """Show step after step, forward or back, until somebody has seen enough."""
        from bocage.cli.screen import screen_for

        screen = screen_for(self.words)
        place = 0
        with screen:
            while 0 <= place < len(self.stops):
                screen.paint(self._lines(place, screen))
                if not screen.is_live:
                    place += 1
                    continue
                prompt = self.words.say("terminal-step-prompt", step=place + 1, steps=len(self.stops))
                place = self._after(screen.ask(prompt), place, screen)
        return 0

    def _after(self, answer: str, place: int, screen: Screen) -> int:
        """Find the next step: by number, back, on, or none."""
        from bocage.cli.wish import command_of

        last = len(self.stops) - 1
        if answer.isascii() and answer.isdigit():
            return min(max(int(answer[:6]) - 1, 0), last)
        if answer == "-":
            return max(place - 1, 0)
        command = command_of(answer, self.words)
        if command in SHIFTS:
            self.shift = moved(command, self._sheet(place, screen))
            return place
        if command in ("quit", "back"):
            return -1
        return place + 1

    def _lines(self, place: int, screen: Screen) -> list[str]:
        return self._sheet(place, screen).lines(screen.has_color)

    def _sheet(self, place: int, screen: Screen) -> Sheet:
        table = film.replayed(self.record, self.stops[place])
        scene = Scene(desk_for(table.game.name), table.view(self.eye), self.words)
        sentences = self._told(table.record)
        before = self._told(film.prefix(self.record, self.stops[place - 1] if place else 0))
        scene.sentences = sentences[-LOG:]
        scene.shift = self.shift
        scene.fresh = min(LOG, len(sentences) - len(before))
        scene.heading = self.words.say("terminal-step-heading", entry=self.stops[place])
        return Sheet(scene, *screen.size())

    def _told(self, record: Record) -> list[str]:
        """Tell a record for the log of a page; the secret of the dice is not for reading."""
        return [text for _, text in film.frames(record, self.eye, self.words, hides="SecretShown")]


def stops_of(record: Record) -> list[int]:
    """List the entries after which to stop: each choice with the chance that follows it."""
    stops = [number for number, entry in enumerate(record.entries) if "chance" not in entry]
    return [*(number for number in stops if number > 0), len(record.entries)]


page = Page(
    name="replay",
    callback=replay,
    help="terminal-command-replay",
    params=[
        click.Argument(["file"], required=False),
        click.Option(["--step"], is_flag=True, help="terminal-option-step"),
        click.Option(["--as", "eye"], type=EyeOf(film.EYES), help="terminal-option-as"),
        lang_option(),
    ],
)
