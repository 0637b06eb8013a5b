"""The audience of a room: who looks through the eyes of which seat, and what they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.kernel.state import OBSERVER
from bocage.server.chart import chart_of
from bocage.server.facts import OPEN, PERSON
from bocage.server.feed import Feed, Listener, Timing, encoded
from bocage.server.seats import seats_of
from bocage.wire import VERSION
from bocage.wire.play import Chair, Clock, News, Seated, Spoken, Welcome, Window

if TYPE_CHECKING:
    from bocage.server.room import Room


class Audience:
    """Those who are told what happens in a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.feeds = {seat: Feed(seat) for seat in range(OBSERVER, len(room.facts.chairs))}

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody looks through the eyes of a seat."""
        return bool(self.feeds[seat].listeners)

    def is_empty(self) -> bool:
        """Tell whether nobody is here."""
        return not any([feed.listeners for feed in self.feeds.values()])

    def look_again(self) -> None:
        """Note what everybody who is here was shown last, when a game is taken up again."""
        for feed in self.feeds.values():
            if feed.listeners:
                self.look(feed)

    def forget(self) -> None:
        """Forget what was shown; it follows from the game."""
        for feed in self.feeds.values():
            feed.shown = None

    def join(self, seat: int, listener: Listener, after: int) -> None:
        """Let somebody look through the eyes of a seat, and tell all it may know, if a game has begun."""
        feed = self.feeds[seat]
        feed.listeners = [*feed.listeners, listener]
        if self.room.play is not None:
            self.look(feed)
            listener.tell(encoded(self.welcome(seat, after)))
        self.tell_chairs()

    def leave(self, seat: int, listener: Listener) -> None:
        """Tell somebody nothing more."""
        self.feeds[seat].leave(listener)
        self.tell_chairs()

    def look(self, feed: Feed) -> None:
        """Bring up to date what a feed shows."""
        assert self.room.play is not None
        feed.look(self.room.play.table, self.room.play.talk, self.is_spared(feed.seat))

    def is_spared(self, seat: int) -> bool:
        """Tell whether a window lasts in which a seat has nothing to decide, so that it is not asked."""
        return self.room.vigil is not None and self.room.vigil.spares(seat)

    def publish(self, by: Listener | None = None, ref: str | None = None) -> None:
        """Tell everybody what has changed; whoever asked for it is told that it is kept."""
        assert self.room.play is not None
        for feed in self.feeds.values():
            if feed.listeners and feed.shown is not None:
                self._tell_news(feed, by, ref)

    def _tell_news(self, feed: Feed, by: Listener | None, ref: str | None) -> None:
        assert self.room.play is not None
        news = feed.news(self.room.play.table, self.room.play.talk, self.is_spared(feed.seat))
        feed.tell(news, self._timing_for(feed.seat), by, ref)

    def _timing_for(self, seat: int) -> Timing:
        return Timing(self.clocks_shown() or None, self.window_for(seat), self.room.vigil)

    def welcome(self, seat: int, after: int) -> Welcome:
        """Tell a seat all it may know; events only those after so many, if there were so many."""
        assert self.room.play is not None
        table, feed = self.room.play.table, self.feeds[seat]
        shown = feed.shown
        assert shown is not None
        after = after if 0 <= after <= feed.told else 0
        feed.timing = self._timing_for(seat).key()
        return Welcome(
            version=VERSION,
            table=self.room.id,
            seat=seat,
            chart=chart_of(table),
            chairs=self.chairs_shown(),
            view=shown.view,
            number=shown.number,
            offers=shown.offers,
            told=feed.told,
            events=[{**event} for event in table.events(seat, after)],
            after=after,
            windows=table.game.windows(),
            stands=shown.stands,
            channels=shown.channels,
            said=self.said_to(seat),
            clocks=self.clocks_shown(),
            window=self.window_for(seat),
        )

    def welcome_all(self) -> None:
        """Tell everybody who is here that a game has begun, and all about it."""
        for seat, feed in self.feeds.items():
            if feed.listeners:
                self.look(feed)
                feed.send(self.welcome(seat, 0))

    def said_to(self, seat: int) -> list[Spoken]:
        """List what a seat has heard."""
        assert self.room.play is not None
        names = [chair.name for chair in self.room.facts.chairs]
        heard = self.room.play.talk.heard(seat)
        return [Spoken(each.seat, each.listeners, each.text, names[each.seat]) for each in heard]

    def window_for(self, seat: int) -> Window | None:
        """Tell a seat of the window that lasts, if one does."""
        if self.room.vigil is None or self.room.play is None:
            return None
        return self.room.vigil.shown(self.room.has_answered(seat))

    def tell_window(self, seat: int, by: Listener, ref: str) -> None:
        """Tell a seat alone that its answer is held."""
        self._tell_news(self.feeds[seat], by, ref)

    def answer(self, seat: int, by: Listener, ref: str) -> None:
        """Tell somebody again that a request was done."""
        assert self.room.play is not None
        number, window = self.room.play.table.numbers[seat], self.window_for(seat)
        by.tell(encoded(News(self.feeds[seat].told, number, ref=ref, window=window)))

    def tell_chairs(self) -> None:
        """Tell everybody who sits where, and who is here."""
        for feed in self.feeds.values():
            feed.send(Seated(self.chairs_shown()))

    def chairs_shown(self) -> list[Chair]:
        """Tell who sits where."""
        names, sides = seats_of(self.room.facts.order)
        return [
            Chair(
                seat,
                names[seat],
                sides[seat],
                chair.name,
                chair.plays(),
                self.is_here(seat) or chair.plays() not in (OPEN, PERSON),
                chair.ready,
            )
            for seat, chair in enumerate(self.room.facts.chairs)
        ]

    def clocks_shown(self) -> list[Clock]:
        """Tell what the clocks show."""
        return [] if self.room.clocks is None else self.room.clocks.shown(self.room.keeper.time.now())
