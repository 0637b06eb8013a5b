"""A mutant: one small change of a text, told by the lines it changes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    """Replace text[start:end], which begins on `line`, by `new`."""

    line: int
    start: int
    end: int
    new: str
    what: str

    def applied(self, text: str) -> str:
        """The text with the change made."""
        return text[: self.start] + self.new + text[self.end :]

    def before(self, text: str) -> str:
        """The changed line or lines as they are."""
        return _squeezed(text[_line_start(text, self.start) : _line_end(text, self.end)])

    def after(self, text: str) -> str:
        """The same place once changed."""
        head = text[_line_start(text, self.start) : self.start]
        return _squeezed(head + self.new + text[self.end : _line_end(text, self.end)])


def _line_start(text: str, at: int) -> int:
    return text.rfind("\n", 0, at) + 1


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _squeezed(lines: str) -> str:
    """Several lines as one, cut to what a reader can take in."""
    line = " ".join(lines.split())
    return line if len(line) <= 160 else f"{line[:157]}..."
