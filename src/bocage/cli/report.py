"""Troubles: what went wrong as a sentence for people, and as an exit code that is not zero."""

from __future__ import annotations

import errno
import os
import signal
import sys
import traceback
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

import click

from bocage.kernel.refusal import Refused

if TYPE_CHECKING:
    from bocage.words import Words

FAILED: Final = 1
USAGE: Final = 2
BUG: Final = 70
INTERRUPTED: Final = 130

_SYSTEM: Final = {
    errno.ENOENT: "terminal-error-no-file",
    errno.EACCES: "terminal-error-not-allowed",
    errno.EPERM: "terminal-error-not-allowed",
    errno.EISDIR: "terminal-error-is-folder",
    errno.ENOTDIR: "terminal-error-no-file",
    errno.EEXIST: "terminal-error-exists",
    errno.ENOSPC: "terminal-error-disk-full",
    errno.EDQUOT: "terminal-error-disk-full",
    errno.EFBIG: "terminal-error-disk-full",
    errno.EROFS: "terminal-error-read-only",
    errno.EPIPE: "terminal-error-pipe",
}


class Trouble(Exception):
    """Something a person can be told: a message and what it speaks of."""

    def __init__(self, key: str, code: int = FAILED, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.facts = facts


class HungUp(BaseException):
    """A signal to go: the terminal is gone, or somebody ends the program."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number

    def is_terminal_gone(self) -> bool:
        """Tell whether it was the terminal that went."""
        return self.code == 128 + signal.SIGHUP


def nearest(word: str, known: list[str]) -> str:
    """Find the known word that is most like one that was asked for."""
    found = get_close_matches(word.lower()[:60], known, n=1, cutoff=0)
    return found[0] if found else ""


def sentence(words: Words, error: BaseException) -> str | None:
    """Tell an error in a sentence; None for what only a fault of the program can bring about."""
    match error:
        case Trouble():
            return words.say(error.key, **error.facts)
        case Refused():
            return words.refusal(error.refusal)
        case OSError():
            return system_sentence(words, error)
        case click.ClickException():
            return usage_sentence(words, error)
        case KeyboardInterrupt() | click.Abort():
            return words.say("terminal-error-interrupted")
        case HungUp():
            return words.say(
                "terminal-error-hung-up" if error.is_terminal_gone() else "terminal-error-told-to-end"
            )
    return None


def system_sentence(words: Words, error: OSError) -> str:
    """Tell what the system would not do, and with which file."""
    name = os.fsdecode(error.filename) if isinstance(error.filename, str | bytes) else ""
    key = _SYSTEM.get(error.errno or 0, "terminal-error-system")
    code = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return words.say(key, file=name or words.say("terminal-the-output"), code=code)


def usage_sentence(words: Words, error: click.ClickException) -> str:
    """Tell what the command line asked for that does not exist."""
    match error:
        case click.NoSuchOption():
            asked, near = error.option_name, nearest(error.option_name, known_options(error))
            return words.say("terminal-usage-no-option", asked=asked, nearest=near)
        case click.NoSuchCommand():
            asked = error.command_name
            return words.say(
                "terminal-usage-no-command", asked=asked, nearest=nearest(asked, known_commands(error))
            )
        case click.MissingParameter():
            name = error.param.human_readable_name if error.param else ""
            return words.say("terminal-usage-missing", asked=name)
        case click.BadOptionUsage():
            return words.say("terminal-usage-option-value", asked=error.option_name)
    return words.say("terminal-usage-general")


def known_options(error: click.UsageError) -> list[str]:
    """List the options of the command that was called."""
    params = error.ctx.command.get_params(error.ctx) if error.ctx else []
    return [name for param in params if isinstance(param, click.Option) for name in param.opts]


def known_commands(error: click.UsageError) -> list[str]:
    """List the commands there are where an unknown one was asked for."""
    if error.ctx is None or not isinstance(error.ctx.command, click.Group):
        return []
    return error.ctx.command.list_commands(error.ctx)


def exit_code(error: BaseException) -> int:
    """Give the exit code of an error; never zero."""
    match error:
        case Trouble() | HungUp():
            return error.code
        case click.UsageError():
            return USAGE
        case KeyboardInterrupt() | click.Abort():
            return INTERRUPTED
        case Refused() | OSError():
            return FAILED
    return BUG


def report(words: Words, error: BaseException) -> int:
    """Tell an error on the way out and return the exit code; the streams may be gone already."""
    told = sentence(words, error)
    if told is None:
        told = words.say("terminal-error-bug", kind=type(error).__name__, file=keep_traceback(error))
    say_and_let_go(harmless(told))
    return exit_code(error)


def harmless(told: str) -> str:
    """Keep what somebody typed, or a file is called, from doing anything to the terminal."""
    from bocage.words.texts import printable

    return "\n".join(printable(line) for line in told.split("\n"))


def say_and_let_go(told: str) -> None:
    """Write a last sentence, and keep the interpreter from tripping over a stream that is gone or full."""
    try:
        print(told, file=sys.stderr, flush=True)  # noqa: T201  the last word, when click may be no help
    except (OSError, ValueError):
        _to_nowhere(2)
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        _to_nowhere(1)


def _to_nowhere(number: int) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), number)


def keep_traceback(error: BaseException) -> str:
    """Write down where the program itself went wrong, for whoever mends it; name the file."""
    from bocage.cli.saves import data_folder

    try:
        path = data_folder().parent / "fault.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return "–"
    return str(path)
