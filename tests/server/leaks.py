"""Holes to plant in a server, in what it sends: each tells a seat something that it cannot know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace

from bocage.kernel.state import OBSERVER
from bocage.server.audience import Audience
from bocage.server.doors.socket import Seat
from bocage.server.feed import Feed, Shown
from bocage.wire.play import Because, Chair, News, Pong, Seated, Spoken, Told, Welcome, Window

Plant = Callable[[pytest.MonkeyPatch], None]
Change = Callable[[Any, Any, Any], Any]
"""Changes what came out, given the object that made it and the first thing that it was given."""


def after(owner: Any, name: str, change: Change) -> Plant:
    """Change what a method gives."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = getattr(owner, name)

        def leaky(self: Any, *given: Any, **named: Any) -> Any:
            return change(self, given[0] if given else None, real(self, *given, **named))

        patch.setattr(owner, name, leaky)

    return plant


def others_of(table: Any, seat: int) -> list[int]:
    """List the other seats of a table."""
    return [other for other in range(len(table.game.seats)) if other != seat]


def sum_of_views(table: Any) -> int:
    """Make one number of all that all seats see."""
    views = [repr(table.view(seat).facts()) for seat in range(len(table.game.seats))]
    return crc32("".join(views).encode())


def offers_of_others(feed: Any, table: Any, news: News) -> News:
    """Count what is on offer to others."""
    counts = [len(table.offer(other).choices) for other in others_of(table, feed.seat)]
    return replace(news, changes={**news.changes, "busy": counts})


def entry_number(_: Any, table: Any, news: News) -> News:
    """Number the news as the record does."""
    return replace(news, changes={**news.changes, "entry": table.record.next_number})


def all_talk(audience: Any, _: Any, __: Any) -> list[Spoken]:
    """Show all that was said to anybody."""
    said = audience.room.play.talk._said
    return [Spoken(each.seat, each.listeners, each.text, "") for each in said]


def others_number(feed: Any, table: Any, news: News) -> News:
    """Show the decision number of another seat."""
    numbers = [table.numbers[other] for other in others_of(table, feed.seat)]
    return replace(news, changes={**news.changes, "numbers": numbers})


def held_by_anybody(audience: Any, _: int, window: Window | None) -> Window | None:
    """Show a window as answered by whoever has answered."""
    return None if window is None else replace(window, answered=bool(audience.room.play.held))


def ready_when_held(audience: Any, _: Any, chairs: Any) -> list[Chair]:
    """Show as ready who has left a standing answer."""
    play = audience.room.play
    stands = {seat for seat, _ in play.table.standing.answers} if play is not None else set()
    return [replace(chair, ready=chair.seat in stands) for chair in chairs]


def nonces_in_names(audience: Any, _: Any, chairs: Any) -> list[Chair]:
    """Call people by what they added to the dice."""
    facts = audience.room.facts.chairs
    return [replace(chair, player=chair.player + facts[chair.seat].nonce) for chair in chairs]


def why_for_others(seat: Any, message: Any, answer: Because) -> Because:
    """Answer with how many others could make the choice."""
    table = seat.room.play.table
    can = [
        other
        for other in others_of(table, seat.seat)
        if message.choice in [repr(choice) for choice in table.offer(other).choices]
    ]
    reason = answer.reason
    return replace(answer, reason=reason and replace(reason, facts={**reason.facts, "by": str(can)}))


def reason_by_hands(seat: Any, _: Any, reason: Any) -> Any:
    """Say no in the words that go with what others hold."""
    table = seat.room.play.table
    busy = sum(len(table.offer(other).choices) for other in others_of(table, seat.seat))
    return replace(reason, text=reason.text + "!" * (busy % 7))


def events_of_others(seat: Any, _: Any, told: Told) -> Told:
    """Tell how much everybody has been told."""
    table = seat.room.play.table
    return replace(told, after=sum(len(table.events(other)) for other in range(len(table.game.seats))))


def welcome_with_hands(audience: Any, _: int, welcome: Welcome) -> Welcome:
    """Show whoever comes the views of others, in a number."""
    return replace(welcome, chart={**welcome.chart, "sum": sum_of_views(audience.room.play.table)})


def offers_in_order(shown: Any, table: Any, _: None) -> None:
    """Sort the offers by what all seats see together."""
    shown.offers = shown.offers[:: 1 if sum_of_views(table) % 2 else -1]


def stands_of_all(shown: Any, table: Any, _: None) -> None:
    """Show the standing answers of all."""
    shown.stands = {
        f"{seat} {window}": repr(choice) for (seat, window), choice in table.standing.answers.items()
    }


def _anybody(*_: object) -> bool:
    return True


def refs_of_others(patch: pytest.MonkeyPatch) -> None:
    """Send everybody the name that a request had."""
    real = Feed.tell

    def leaky(self: Any, news: Any, timing: Any, by: Any = None, ref: Any = None) -> None:
        real(self, replace(news, ref=ref), timing, by, ref)

    patch.setattr(Feed, "tell", leaky)


def told_of_everything(patch: pytest.MonkeyPatch) -> None:
    """Send news for everything that is kept, as if the clocks were news."""
    patch.setattr("bocage.server.feed.Timing.is_other_than", _anybody)


def order_of_messages(patch: pytest.MonkeyPatch) -> None:
    """Tell who is here before the news, where somebody has much to choose from."""
    real = Audience.publish

    def leaky(self: Any, by: Any = None, ref: Any = None) -> None:
        table = self.room.play.table
        busy = sum(len(table.offer(seat).choices) for seat in range(len(table.game.seats)))
        if busy % 2:
            self.tell_chairs()
        real(self, by, ref)
        if not busy % 2:
            self.tell_chairs()

    patch.setattr(Audience, "publish", leaky)


def message_for_holders(patch: pytest.MonkeyPatch) -> None:
    """Send one message more where somebody who is asked has a choice."""
    real = Audience.publish

    def leaky(self: Any, by: Any = None, ref: Any = None) -> None:
        real(self, by, ref)
        table = self.room.play.table
        if any(len(table.offer(seat).choices) > 1 for seat in self.room.play.windows()):
            for feed in self.feeds.values():
                feed.send(Seated([]))

    patch.setattr(Audience, "publish", leaky)


def held_is_told(patch: pytest.MonkeyPatch) -> None:
    """Tell everybody that an answer is held."""
    real = Audience.tell_window

    def leaky(self: Any, seat: int, by: Any, ref: str) -> None:
        real(self, seat, by, ref)
        for feed in self.feeds.values():
            feed.send(Pong("held"), by)

    patch.setattr(Audience, "tell_window", leaky)


def whispers_are_heard(patch: pytest.MonkeyPatch) -> None:
    """Let everybody hear everything."""
    patch.setattr("bocage.server.speaking._hears", _anybody)


def only_watching(change: Change) -> Change:
    """Plant a leak for those alone who watch."""

    def changed(feed: Any, table: Any, news: Any) -> Any:
        return change(feed, table, news) if feed.seat == OBSERVER else news

    return changed


LEAKS: dict[str, tuple[str, Plant]] = {
    "how many offers others have": ("one board", after(Feed, "news", offers_of_others)),
    "the same, for whoever watches": ("undaunted", after(Feed, "news", only_watching(offers_of_others))),
    "the number of an entry": ("one board", after(Feed, "news", entry_number)),
    "the decision number of others": ("undaunted", after(Feed, "news", others_number)),
    "what others have said": ("alliance of four", after(Audience, "said_to", all_talk)),
    "whispers": ("alliance of four", whispers_are_heard),
    "the name of a request": ("one board", refs_of_others),
    "that an answer is held": ("combat", after(Audience, "window_for", held_by_anybody)),
    "a message for an answer that is held": ("combat", held_is_told),
    "ready who left an answer": ("one board", after(Audience, "chairs_shown", ready_when_held)),
    "nonces": ("one board", after(Audience, "chairs_shown", nonces_in_names)),
    "why not, with the hands of others": ("one board", after(Seat, "_why", why_for_others)),
    "the text of a refusal": ("one board", after(Seat, "_reason", reason_by_hands)),
    "how much others were told": ("one board", after(Seat, "_told", events_of_others)),
    "a welcome by the views of others": ("undaunted", after(Audience, "welcome", welcome_with_hands)),
    "the order of offers": ("one board", after(Shown, "__init__", offers_in_order)),
    "the standing answers of others": ("combat", after(Shown, "__init__", stands_of_all)),
    "the order of messages": ("undaunted", order_of_messages),
    "a message where somebody holds a card": ("combat", message_for_holders),
    "a message for whatever is kept": ("one board", told_of_everything),
}
"""By what they tell: at which table they are looked for, and how they are planted."""
