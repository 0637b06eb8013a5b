"""The terminal: the alternate screen, what is painted on it, and the line a person types.

Where input or output is no terminal, pages are printed one after the other, and nothing is colored or wiped.
"""

from __future__ import annotations

import codecs
import os
import signal
import sys
import termios
from collections.abc import Callable, Mapping
from io import TextIOWrapper
from time import sleep
from types import FrameType
from typing import TYPE_CHECKING, Final

from bocage.cli.canvas import folded
from bocage.cli.report import Trouble

if TYPE_CHECKING:
    from bocage.words import Words

LEAST: Final = (80, 24)

_ENTER: Final = "\x1b[?1049h\x1b[H\x1b[2J"
_WIPE: Final = "\x1b[H\x1b[2J"
_FORGET: Final = "\x1b[3J"
_LEAVE: Final = "\x1b[0m\x1b[H\x1b[2J\x1b[?1049l"

POOR: Final = "bocage-poor"
"""The way to write for streams that know few letters, as `codecs` calls it."""

_PLAIN: Final = "bocage_plain"

_HUSH: Final = 0.5
"""So many seconds what is typed ahead is thrown away, where it could be meant for the page before."""

_ASCII: Final = {
    "┌": "+", "┬": "+", "┐": "+", "├": "+", "┼": "+", "┤": "+", "└": "+", "┴": "+", "┘": "+",
    "─": "-", "│": "|", "▲": "^", "★": "U", "☆": "u", "■": "G", "□": "g", "◄": "<",
    "“": '"', "”": '"', "„": '"',
    "ä": "a", "ö": "o", "ü": "u", "Ä": "A", "Ö": "O", "Ü": "U", "ß": "s", "ë": "e", "é": "e",
    "·": ".", "–": "-", "×": "x", "…": "~", "⌖": "x", "≥": ">", "’": "'", "↓": "v", "»": ">",
    "É": "E", "è": "e", "ê": "e", "ï": "i", "â": "a", "û": "u", "\N{MINUS SIGN}": "-",
    "♣": "Y", "▒": "%", "⌂": "n", "†": "T", "∩": "m", "▀": "=", "▓": "&", "△": "/", "█": "@", "≈": "(",
    "≋": "{", "≡": "_", "░": ",", "═": "H", "◘": "B", "▬": "M", "┊": ":", "◆": "V", "↑": "!", "•": "+",
}  # fmt: skip
"""For streams that know no more, one for one, so that columns stay; what is missing becomes `?`."""


def _poorer(error: UnicodeError) -> tuple[str, int]:
    """Put plain letters in the place of what a stream cannot show."""
    assert isinstance(error, UnicodeEncodeError)
    glyphs = error.object[error.start : error.end]
    return "".join(_ASCII.get(glyph, "?") for glyph in glyphs), error.end


def _plain_ascii(name: str) -> codecs.CodecInfo | None:
    """Give ASCII another name: where a stream says ASCII, click takes it for a mistake and writes UTF-8."""
    if name != _PLAIN:
        return None
    ascii_ = codecs.lookup("ascii")
    return codecs.CodecInfo(
        ascii_.encode,
        ascii_.decode,
        ascii_.streamreader,
        ascii_.streamwriter,
        ascii_.incrementalencoder,
        ascii_.incrementaldecoder,
        name=_PLAIN,
    )


codecs.register_error(POOR, _poorer)
codecs.register(_plain_ascii)


def spare(stream: TextIOWrapper) -> None:
    """Let a stream write plain letters where it cannot show better ones."""
    is_ascii = codecs.lookup(stream.encoding).name == "ascii"
    stream.reconfigure(encoding=_PLAIN if is_ascii else None, errors=POOR)


Page = Callable[[], list[str]]
"""Makes the lines of a page for the size the screen has."""


def _nothing() -> list[str]:
    return []


class InputEnded(Trouble):
    """Nobody can answer any more."""

    def __init__(self) -> None:
        super().__init__("terminal-error-input-ended")


class Screen:
    """A terminal, or what stands in its place."""

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty() and environ.get("TERM", "dumb") != "dumb"
        self.has_color = self.is_live and not environ.get("NO_COLOR")
        self.keeps_secrets = False
        self._encoding = sys.stdout.encoding or "ascii"
        self.too_small = ""
        self.words_to_leave: tuple[str, ...] = ()
        self._page: Page = _nothing
        self._prompt = ""
        self._is_in = False

    def size(self) -> tuple[int, int]:
        """Tell columns and rows; never less than the game needs."""
        columns, rows = self._real_size()
        return max(columns, LEAST[0]), max(rows, LEAST[1])

    def _real_size(self) -> tuple[int, int]:
        if not self.is_live:
            return LEAST
        try:
            found = os.get_terminal_size(sys.stdout.fileno())
        except OSError:
            return LEAST  # a terminal that is gone, or does not know
        return found if found.columns and found.lines else LEAST

    def __enter__(self) -> Screen:
        self._enter()
        if self.is_live:
            signal.signal(signal.SIGWINCH, self._repaint)
            signal.signal(signal.SIGTSTP, self._step_aside)
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Give the terminal back as it was."""
        if self._is_in:
            signal.signal(signal.SIGWINCH, signal.SIG_DFL)
            signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        self._leave()

    def paint(self, lines: list[str]) -> None:
        """Show a page in place of the one before."""
        self.draw(lambda: lines)

    def draw(self, page: Page) -> None:
        """Show a page, and make it anew whenever the window changes its size."""
        self._page = page
        self._prompt = ""
        self._show()

    def _show(self) -> None:
        if self._is_in:
            lines = self._page() if self._is_large_enough() else self._apology()
            text = "\r\n".join(lines)
            self._write(f"{_WIPE}{text}\r\n{self._prompt}")
        else:
            self._write("\n".join(self._page()) + "\n")

    def _is_large_enough(self) -> bool:
        columns, rows = self._real_size()
        return columns >= LEAST[0] and rows >= LEAST[1]

    def _apology(self) -> list[str]:
        """Say that the window is too small, in whatever width it has."""
        return folded(self.too_small, max(1, self._real_size()[0] - 1))

    def ask(self, prompt: str) -> str:
        """Ask for a line and return it without blanks around it.

        While the window is too small to show what is asked, only leaving is an answer.
        """
        self._prompt = f"{prompt} "
        self._write(self._prompt)
        answer = self._line()
        while self._is_in and not self._is_large_enough() and answer.lower() not in self.words_to_leave:
            self._show()
            answer = self._line()
        return answer

    def hush(self) -> None:
        """Throw away what was typed for a page that is gone, also by a key that is still held down."""
        if self.is_live:
            sleep(_HUSH)
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def _line(self) -> str:
        """Read a line as it was meant: without what cannot be seen, and without blanks around it."""
        try:
            line = sys.stdin.buffer.readline()
        except OSError:
            line = b""  # a terminal that is gone
        if not line:
            raise InputEnded
        if not self.is_live:
            self._write("\n")
        return "".join(glyph for glyph in line.decode(errors="replace") if glyph.isprintable()).strip()

    def wipe(self) -> None:
        """Leave nothing on the screen, nor anything to scroll back to."""
        self._page = _nothing
        if self._is_in:
            self._write(_WIPE + _FORGET)

    def _enter(self) -> None:
        if self.is_live:
            self._is_in = True
            self._write(_ENTER)

    def _leave(self) -> None:
        if not self._is_in:
            return
        self._is_in = False
        forget = _FORGET if self.keeps_secrets else ""
        try:
            self._write(_WIPE + forget + _LEAVE + forget)
        except OSError:
            self.is_live = False  # the terminal is gone, and with it what it showed

    def _repaint(self, number: int, frame: FrameType | None) -> None:
        """Show the page anew after the window has changed its size."""
        self._show()

    def _step_aside(self, number: int, frame: FrameType | None) -> None:
        """Give the terminal back while the program is stopped, and take it again afterwards."""
        self._leave()
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, self._step_aside)
        self._enter()
        self._show()

    def _write(self, text: str) -> None:
        """Write past all buffers, so that a signal may write as well."""
        data = text.encode(self._encoding, errors=POOR)
        while data:
            data = data[os.write(sys.stdout.fileno(), data) :]


def screen_for(words: Words) -> Screen:
    """Make a screen that can say in a language what it needs."""
    screen = Screen()
    screen.too_small = words.say("terminal-too-small", columns=LEAST[0], rows=LEAST[1])
    screen.words_to_leave = tuple(words.say("terminal-keys-quit").split())
    return screen
