"""A real terminal for tests: the real command in a pseudo-terminal, and the screen a person would see."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import resource
import select
import signal
import struct
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Mapping
from pathlib import Path
from time import monotonic

BOCAGE = [str(Path(sys.executable).with_name("bocage"))]
PATIENCE = 20.0

_OWN_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Makes the terminal the program's own, so that closing it hangs up."""

_CODE = re.compile(r"\x1b\[(\??)([\d;]*)([A-Za-z])")
_UNFINISHED = re.compile(r"\x1b(?:\[\??[\d;]*)?$")


class Display:
    """As much of a terminal as the game uses: two screens, and what the main one has scrolled away."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.main: list[str] = [""]
        self.scrolled: list[str] = []
        self.other: list[str] = [""]
        self.is_other = False
        self.column = 0
        self.has_color = False
        self.was_forgotten = 0
        self._unfinished = ""

    def feed(self, text: str) -> None:
        """Take what a program wrote."""
        text = self._unfinished + text
        rest = _UNFINISHED.search(text)
        self._unfinished = rest[0] if rest else ""
        text = text.removesuffix(self._unfinished)
        place = 0
        for code in _CODE.finditer(text):
            self._write(text[place : code.start()])
            self._obey(code[1], code[2], code[3])
            place = code.end()
        self._write(text[place:])

    def rows(self) -> list[str]:
        """Show the screen as it is now."""
        return self._lines()[-self.height :]

    def _lines(self) -> list[str]:
        return self.other if self.is_other else self.main

    def _obey(self, private: str, numbers: str, letter: str) -> None:
        if private and numbers == "1049":
            self.is_other = letter == "h"
            if self.is_other:
                self.other = [""]
        elif letter == "J" and numbers == "3":
            self.scrolled.clear()
            self.was_forgotten += 1
        elif letter == "J":
            self._lines()[:] = [""]
        elif letter == "m":
            self.has_color = self.has_color or numbers not in ("", "0")
        elif letter != "H":
            raise AssertionError(f"the display does not know {private}{numbers}{letter}")

    def _write(self, text: str) -> None:
        lines = self._lines()
        for glyph in text:
            if glyph == "\n":
                lines.append("")
                self._scroll(lines)
            elif glyph == "\r":
                self.column = 0
            elif glyph != "\x07":
                lines[-1] += glyph

    def _scroll(self, lines: list[str]) -> None:
        """Only the main screen keeps what leaves it at the top."""
        while len(lines) > self.height:
            gone = lines.pop(0)
            if not self.is_other:
                self.scrolled.append(gone)


class Terminal:
    """The command in a terminal of its own."""

    def __init__(
        self,
        arguments: list[str],
        env: Mapping[str, str],
        size: tuple[int, int] = (80, 24),
    ) -> None:
        self.display = Display(*size)
        self.seen = ""
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

        self.process = subprocess.Popen(
            [sys.executable, "-c", _OWN_TERMINAL, *BOCAGE, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=dict(env),
            start_new_session=True,
        )
        os.close(slave)

    def expect(self, *texts: str) -> str:
        """Wait until one of some texts stands on the screen; return the screen."""
        end = monotonic() + PATIENCE
        while not any(text in self.screen() for text in texts):
            if not self._take(end - monotonic()):
                raise AssertionError(f"none of {texts} came; the screen:\n{self.screen()}")
        while self._take(0.02):  # the rest of the page
            pass
        return self.screen()

    def say(self, line: str, *then: str) -> str:
        """Type a line and wait for a text, or one of several, on the page that follows."""
        self.type(line)
        return self.expect(*then)

    def type(self, line: str) -> None:
        """Type a line; what stood on the screen before no longer counts."""
        if self.display.is_other:
            self.display.other = [""]
        os.write(self.master, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        """Press a key such as Ctrl-C."""
        os.write(self.master, key)

    def screen(self) -> str:
        """The screen as one text."""
        return "\n".join(self.display.rows())

    def resize(self, width: int, height: int) -> None:
        """Drag the window to another size."""
        self.display.width, self.display.height = width, height
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def limit_files(self, size: int) -> None:
        """Let no file grow beyond a size, as on a disk that is full; -1 lifts the limit."""
        hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, hard))

    def send(self, number: signal.Signals) -> None:
        """Send a signal."""
        self.process.send_signal(number)

    def hang_up(self) -> int:
        """Close the terminal as a window is closed, and wait for the program to go."""
        os.close(self.master)
        self.master = -1
        return self.process.wait(PATIENCE)

    def leave(self) -> int:
        """Wait for the program to end by itself."""
        end = monotonic() + PATIENCE
        while self._take(end - monotonic()):
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Make sure that nothing is left."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        if self.master >= 0:
            os.close(self.master)
            self.master = -1

    def _take(self, patience: float) -> bool:
        """Take in what was written; False if nothing more comes."""
        if not select.select([self.master], [], [], max(0.0, patience))[0]:
            return False
        data = b""
        with contextlib.suppress(OSError):  # what a terminal says when nobody writes to it any more
            data = os.read(self.master, 65536)
        text = self._decoder.decode(data)
        self.seen += text
        self.display.feed(text)
        return bool(data)
