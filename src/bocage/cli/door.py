"""The front door: the list of commands, and help pages that come from the words like everything else."""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from io import TextIOWrapper
from types import FrameType
from typing import TYPE_CHECKING, Final, cast

import click

from bocage.cli.report import HungUp, Trouble, nearest, report

if TYPE_CHECKING:
    from bocage.words import Words

LANGUAGES: Final = ("en", "de", "nl")
_ITSELF: Final = (
    "bocage", "play", "replay", "show", "verify", "games", "scenarios", "check", "campaign", "arena", "fuzz",
    "serve", "backup", "restore",
)  # fmt: skip


class OneOf(click.ParamType[str]):
    """A word out of a list; a wrong one is answered with the nearest right one."""

    name = "word"

    def __init__(self, known: tuple[str, ...]) -> None:
        self.known = known

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Take the word, or say which are known."""
        if value.lower() in self.known:
            return value.lower()
        asked = (param.opts[0] if param else "", value)
        raise Trouble(
            "terminal-usage-one-of",
            2,
            option=asked[0],
            asked=asked[1],
            known=", ".join(self.known),
            nearest=nearest(value, list(self.known)),
        )

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Show all words."""
        return "|".join(self.known)


class EyeOf(OneOf):
    """Whose eyes see a record: a side, a seat of one such as `axis-left`, or whoever watches."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Take the name of a seat; whether there is one only the record can tell."""
        side, _, roles = value.lower().partition("-")
        return value.lower() if roles and side in self.known else super().convert(value, param, ctx)


class Count(click.ParamType[int]):
    """A whole number from a smallest one up."""

    name = "N"

    def __init__(self, least: int) -> None:
        self.least = least

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Take the number, or say what is allowed."""
        text = str(value)
        if text.isascii() and text.isdigit() and self.least <= int(text[:18]):
            return int(text[:18])
        option = param.opts[0] if param else ""
        raise Trouble("terminal-usage-number", 2, option=option, asked=text, least=str(self.least))

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Show that it is a number."""
        return "N"


class Page(click.Command):
    """A command whose help texts are messages; `help` holds the name of the message."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Give the help option a message, too."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "terminal-option-help"
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the line that shows how to call it."""
        pieces = [piece for piece in self.collect_usage_pieces(ctx) if piece != self.options_metavar]
        usage = words_of(ctx).say("terminal-help-usage")
        options = "[" + words_of(ctx).say("terminal-help-options") + "]"
        formatter.write_usage(ctx.command_path, " ".join([options, *pieces]), f"{usage}: ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words_of(ctx).say(str(self.help)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, each with its message."""
        rows = []
        for param in self.get_params(ctx):
            shown = param.get_help_record(ctx)
            if shown is not None and isinstance(param, click.Option):
                rows.append((shown[0], words_of(ctx).say(str(param.help))))
        with formatter.section(words_of(ctx).say("terminal-help-options")):
            formatter.write_dl(rows)


class Door(Page, click.Group):
    """All commands; each is read in only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands in the order of use."""
        return list(_ITSELF[1:])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Read a command's page."""
        if cmd_name not in _ITSELF[1:]:
            return None
        return cast(click.Command, import_module(f"bocage.cli.{cmd_name}").page)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands without reading their pages."""
        super().format_options(ctx, formatter)
        words = words_of(ctx)
        rows = [(name, words.say(f"terminal-command-{name}")) for name in self.list_commands(ctx)]
        with formatter.section(words.say("terminal-help-commands")):
            formatter.write_dl(rows)


def words_of(ctx: click.Context) -> Words:
    """Find the words every command was started with."""
    return cast("Words", ctx.find_root().obj)


def lang_option() -> click.Option:
    """Let every command take the language; it was read before, so that errors are in it as well."""
    return click.Option(["--lang"], type=OneOf(LANGUAGES), expose_value=False, help="terminal-option-lang")


def version_option() -> click.Option:
    """Tell which version this is."""
    return click.Option(
        ["--version"],
        is_flag=True,
        expose_value=False,
        is_eager=True,
        callback=_show_version,
        help="terminal-option-version",
    )


def _show_version(ctx: click.Context, _: click.Parameter, value: bool) -> None:
    if value:
        from importlib.metadata import version

        click.echo(f"bocage {version('bocage')}")
        ctx.exit()


def _help_or_go_on() -> None:
    """Show the help page where no command was named."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def door() -> Door:
    """Make the command that holds all others."""
    return Door(
        name="bocage",
        callback=_help_or_go_on,
        invoke_without_command=True,
        params=[lang_option(), version_option()],
        help="terminal-command-bocage",
        subcommand_metavar="COMMAND ...",
    )


def run(arguments: list[str]) -> int:
    """Run a command line; whatever goes wrong becomes a sentence and an exit code."""
    from bocage.words import Words, pick_language

    words = Words(pick_language(language_asked(arguments), os.environ))
    try:
        _spare_poor_streams()
        watch_signals()
        code = door().main(arguments, prog_name="bocage", standalone_mode=False, obj=words)
        sys.stdout.flush()
    except click.Abort as abort:
        return report(words, abort.__cause__ or abort)
    except (Exception, KeyboardInterrupt, HungUp) as error:
        return report(words, error)
    return code if isinstance(code, int) else 0


def _spare_poor_streams() -> None:
    """Write plain letters where a stream cannot show better ones."""
    from bocage.cli.screen import spare

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            spare(stream)


def language_asked(arguments: list[str]) -> str | None:
    """Find the language on the command line before anything else is read, for errors are told in it."""
    for place, word in enumerate(arguments):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        if asked.lower() in LANGUAGES:
            return asked.lower()
    return None


def watch_signals() -> None:
    """Let a terminal that closes, or a polite request to end, unwind the program as Ctrl-C does."""
    for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGQUIT):
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _hang_up)


def _hang_up(number: int, _: FrameType | None) -> None:
    raise HungUp(number)
