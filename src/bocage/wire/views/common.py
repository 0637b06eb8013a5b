"""What the views of all games share."""

from __future__ import annotations

from msgspec import UnsetType

from bocage.wire.common import Message

Maybe = int | UnsetType


class Record(Message, tag_field="is"):
    """A piece of unfinished business; only the last of a stack is alive."""


class End(Message):
    """How a game ended: the seats that won (nobody in a draw), why, and by which rule."""

    winners: list[int]
    reason: str
    rule: str


class AnyView(Message):
    """What a seat may know of any game."""

    seat: int
    """The seat that sees this; -1 for whoever watches."""
    asked: int
    """Who has something to decide as far as this seat may know: a bit for each seat; 1 << 20 is chance."""
    outcome: End | None


class AnyChart(Message):
    """What does not change during a game."""

    seats: list[str]
    """The names of the seats, by number."""
    sides: list[int]
    """The side of every seat."""
