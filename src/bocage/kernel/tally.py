"""Numbers that explain themselves: a sum whose every line names its reason and its rule."""

from __future__ import annotations

from mypy_extensions import i64


class Line:
    """One addend of a tally."""

    def __init__(self, amount: i64, reason: str, rule: str) -> None:
        self.amount: i64 = amount
        self.reason: str = reason
        self.rule: str = rule


class Tally:
    """A number made of lines; log, tooltip and test read the same ones."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def add(self, amount: i64, reason: str, rule: str) -> None:
        """Add a line."""
        self.lines.append(Line(amount, reason, rule))

    def total(self) -> i64:
        """Add the lines up."""
        total: i64 = 0
        for line in self.lines:
            total += line.amount
        return total

    def facts(self) -> list[tuple[int, str, str]]:
        """Tell amount, reason and rule of every line."""
        return [(int(line.amount), line.reason, line.rule) for line in self.lines]
