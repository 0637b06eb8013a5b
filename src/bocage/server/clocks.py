"""Clocks: how long every seat may still think. They run while a seat is asked, by the house's own time."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bocage.wire.lobby import ClockTerms
from bocage.wire.play import Clock


class Face(Struct):
    """The clock of a seat: what was left when it last stopped or started, and since when it runs."""

    left: float
    since: float | None = None

    def left_at(self, now: float) -> float:
        """Tell what is left."""
        return self.left if self.since is None else self.left - (now - self.since)


class Clocks:
    """The clocks of all seats of a table."""

    def __init__(self, terms: ClockTerms, faces: list[Face]) -> None:
        self.terms = terms
        self.faces = faces

    def ask(self, seats: set[int], now: float) -> None:
        """Let the clocks of those who are asked run, and those of all others rest.

        A clock that comes to rest is given what the terms add.
        """
        for seat, face in enumerate(self.faces):
            if seat in seats and face.since is None:
                face.since = now
            elif seat not in seats and face.since is not None:
                face.left = max(0.0, face.left_at(now)) + self.terms.increment
                face.since = None

    def rest(self, seat: int) -> None:
        """Wind a seat's clock up again: somebody else plays it from now on."""
        self.faces[seat] = Face(max(self.faces[seat].left, self.terms.reserve))

    def due(self) -> float | None:
        """Tell when the first clock runs out."""
        ends = [face.since + face.left for face in self.faces if face.since is not None]
        return min(ends, default=None)

    def expired(self, now: float) -> list[int]:
        """List the seats whose time is up."""
        return [
            seat for seat, face in enumerate(self.faces) if face.left_at(now) <= 0 and face.since is not None
        ]

    def shown(self, now: float) -> list[Clock]:
        """Tell what every clock shows."""
        return [
            Clock(seat, round(max(0.0, face.left_at(now)), 2), face.since is not None)
            for seat, face in enumerate(self.faces)
        ]


def new_clocks(terms: ClockTerms | None, seats: int) -> Clocks | None:
    """Wind up the clocks of a table, if it has any."""
    return None if terms is None else Clocks(terms, [Face(terms.reserve) for _ in range(seats)])


class Kept(Struct, omit_defaults=True):
    """What is kept of a game as it stands: whom it asks, and what the clocks say."""

    asked: list[int] = []
    faces: list[Face] = []


def written(asked: list[int], clocks: Clocks | None) -> str:
    """Write down how a game stands."""
    return msgspec.json.encode(Kept(asked, [] if clocks is None else clocks.faces)).decode()


def read(text: str) -> Kept:
    """Read how a game stands."""
    return msgspec.json.decode(text.encode(), type=Kept) if text else Kept()


def kept_clocks(terms: ClockTerms | None, text: str, seats: int) -> Clocks | None:
    """Take up clocks that were kept."""
    faces = read(text).faces
    return Clocks(terms, faces) if terms is not None and faces else new_clocks(terms, seats)
