"""Talk at a table: kept, and heard by those it was meant for."""

from __future__ import annotations

import time

from bocage.kernel.state import OBSERVER
from bocage.server.acting import insist
from bocage.server.feed import Listener, encoded
from bocage.server.no import NOT_YOURS, No
from bocage.server.room import Room
from bocage.server.store import ActRow, AddAct, AddSaid, SaidRow
from bocage.wire.play import Heard, Say, Spoken


async def say(room: Room, seat: int, message: Say, by: Listener) -> None:
    """Say something, if the channels of the game are open and the host has not muted who speaks."""
    async with room.lock:
        chair = room.facts.chairs[seat]
        if room.facts.phase == "waiting":
            raise No("not-begun")
        if chair.person in room.facts.muted:
            raise No("muted", NOT_YOURS)
        play = await room.wake()
        if (seat, message.ref) in play.done:
            room.audience.answer(seat, by, message.ref)
            return
        listeners = message.to or [other for other in range(len(room.facts.chairs)) if other != seat]
        insist(play.talk.say(seat, listeners, message.text))
        play.said += 1
        kept = ",".join(map(str, listeners))
        row = SaidRow(room.id, play.said, seat, chair.person, kept, message.text, time.time())
        await room.keep(AddSaid(row), AddAct(ActRow(room.id, seat, message.ref)))
        play.done.add((seat, message.ref))
        _tell(room, Spoken(seat, listeners, message.text, chair.name), by, message.ref)


def _tell(room: Room, spoken: Spoken, by: Listener, ref: str) -> None:
    for seat, feed in room.audience.feeds.items():
        if _hears(room, seat, spoken):
            feed.send(Heard(spoken), by)
    by.tell(encoded(Heard(spoken, ref)))


def _hears(room: Room, seat: int, spoken: Spoken) -> bool:
    """Whoever watches hears what is said to all (TAB-17)."""
    together = {spoken.seat, *spoken.to}
    return len(together) == len(room.facts.chairs) if seat == OBSERVER else seat in together
