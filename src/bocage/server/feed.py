"""What a seat is told: everything when it comes, and from then on only what has changed.

All of it is a function of what the table tells the seat, so that nothing else can get out.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from bocage.kernel.record import Facts
from bocage.kernel.table import Table
from bocage.kernel.talk import Talk
from bocage.wire.play import DOWN, Clock, News, Window

T = TypeVar("T")

ENCODER: Final = msgspec.json.Encoder()


class Listener(Protocol):
    """A connection of somebody at the table."""

    def tell(self, text: str) -> None:
        """Take a message, at once; a connection that cannot keep up is let go."""


def encoded(message: DOWN) -> str:
    """Write a message."""
    return ENCODER.encode(message).decode()


class Shown:
    """What a seat can see at a moment.

    In a window that lasts, whoever has nothing to decide in it is not asked (`is_spared`).
    """

    def __init__(self, table: Table[Any], talk: Talk[Any], seat: int, is_spared: bool) -> None:
        self.view: Facts = table.view(seat).facts()
        del self.view["offers"]  # told beside it, by name
        offer = table.offer(seat)
        self.number = offer.number
        self.offers = [] if is_spared else [repr(choice) for choice in offer.choices]
        self.channels = talk.open_channels(seat) if seat >= 0 else []
        self.stands = {
            window: repr(choice) for (who, window), choice in table.standing.answers.items() if who == seat
        }


class Feed:
    """What one seat, or everybody who watches, is told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.listeners: list[Listener] = []
        self.shown: Shown | None = None
        self.told = 0
        self._known = 0
        self.timing: tuple[object, ...] = ()
        """What the seat was told of clocks and windows, but the seconds."""

    def look(self, table: Table[Any], talk: Talk[Any], is_spared: bool) -> Shown:
        """Bring up to date what the seat can see."""
        self.shown = Shown(table, talk, self.seat, is_spared)
        self.told = len(table.events(self.seat))
        return self.shown

    def news(self, table: Table[Any], talk: Talk[Any], is_spared: bool) -> News:
        """Tell what has changed since the seat was told last."""
        before, told = self.shown, self.told
        now = self.look(table, talk, is_spared)
        assert before is not None
        self._known = before.number
        news = News(self.told, now.number, [{**event} for event in table.events(self.seat, told)])
        if now.view != before.view:
            news.changes = {key: now.view[key] for key in now.view if before.view.get(key) != now.view[key]}
            news.gone = [key for key in before.view if key not in now.view]
        news.offers = _if_new(now.offers, before.offers)
        news.channels = _if_new(now.channels, before.channels)
        news.stands = None if now.stands == before.stands else now.stands
        return news

    def tell(self, news: News, timing: Timing, by: Listener | None = None, ref: str | None = None) -> None:
        """Tell the news, if there are any; whoever asked for them is told that they answer the request.

        That time goes by is no news: a message for that alone would tell that somebody has done something.
        """
        is_new = news != News(news.told, self._known) or timing.is_other_than(self.timing)
        self.timing = timing.key()
        timing.add_to(news)
        if by in self.listeners:
            by.tell(encoded(replace(news, ref=ref)))
        if is_new:
            self.send(news, by)

    def send(self, message: DOWN, but: Listener | None = None) -> None:
        """Tell all listeners the same, but one."""
        others = [listener for listener in self.listeners if listener is not but]
        if others:
            text = encoded(message)
            for listener in others:
                listener.tell(text)

    def leave(self, listener: Listener) -> None:
        """Tell somebody nothing more."""
        self.listeners = [each for each in self.listeners if each is not listener]
        if not self.listeners:
            self.shown = None


class Timing:
    """What the room adds to the news of every seat: the clocks, and the window that lasts."""

    def __init__(self, clocks: list[Clock] | None, window: Window | None, vigil: object) -> None:
        self.clocks = clocks
        self.window = window
        self.vigil = vigil

    def key(self) -> tuple[object, ...]:
        """Give what does not change by itself: whose clocks run, and which window lasts, answered or not."""
        runs = [clock.runs for clock in self.clocks or []]
        return runs, self.vigil, self.window is not None and self.window.answered

    def is_other_than(self, key: tuple[object, ...]) -> bool:
        """Tell whether something else has changed than the seconds."""
        return self.key() != key

    def add_to(self, news: News) -> None:
        """Put it into the news."""
        news.clocks = self.clocks
        news.window = self.window


def _if_new(now: list[T], before: list[T]) -> list[T] | None:
    return None if now == before else now
