"""Lets two worlds happen at tables of two houses, and compares every byte that a seat is told."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

from bocage.kernel.state import OBSERVER
from bocage.server.room import Room
from bocage.wire.lobby import NewTable

from tests.properties.worlds import Leak
from tests.server.caller import Caller
from tests.server.happenings import Both, Deed
from tests.server.twins import Place, World


class Astray(Exception):
    """A table did something else than was worked out for it; that is no leak, but has to be looked into."""


class Telling:
    """A table in one of the worlds, with everybody at their sockets."""

    def __init__(self, place: Place, room: Room, seat: int) -> None:
        self.place = place
        self.room = room
        self.seat = seat
        self.callers: dict[int, Caller] = {}
        self.heard: list[Caller] = []
        self.stack = AsyncExitStack()

    async def come(self) -> None:
        """Connect everybody, the seat that is listened to in the middle."""
        seats = range(len(self.room.facts.chairs))
        for seat in [*seats, OBSERVER]:
            self.callers[seat] = await self._caller(seat, 0)
        self.heard.append(self.callers[self.seat])
        await self.place.soon(self.place.begin(self.room))

    async def do(self, deed: Deed | None) -> None:
        """Do something, and wait until all that follows has been told."""
        if deed is not None:
            await self._do(deed)
        for caller in self.heard:
            await caller.ask(**{"is": "ping"})

    async def go(self) -> None:
        """Leave the table, and put it away."""
        await self.stack.aclose()
        await self.place.soon(self.place.clear(self.room))

    async def _caller(self, seat: int, after: int) -> Caller:
        token = "" if seat == OBSERVER else self.place.people[seat][1]
        caller = Caller(self.place.house.port, self.room.id, seat, token, after)
        await self.stack.enter_async_context(caller)
        await caller.told("welcome")
        return caller

    async def _do(self, deed: Deed) -> None:
        kind, caller = deed.message["is"], self.callers[deed.seat]
        if kind == "close-window":
            await self.place.soon(self.place.close_window(self.room))
        elif kind == "come-again":
            self.heard.append(await self._caller(deed.seat, int(deed.message["after"])))
        elif kind == "raw":
            await caller.socket.send(deed.message["text"])
        else:
            await self._ask(caller, deed)

    async def _ask(self, caller: Caller, deed: Deed) -> None:
        message = dict(deed.message)
        if message["is"] == "choose":
            message.setdefault("number", caller.ear.number)
        answer = await caller.ask(**message)
        if deed.must and answer["is"] != deed.must:
            raise Astray(f"seat {deed.seat}: {message} was answered by {answer}")


async def tell(
    places: list[Place], id: str, order: NewTable, worlds: list[World], deeds: list[Both], seat: int
) -> list[list[str]]:
    """Let both worlds happen; give all that a seat was told in each."""
    tellings = []
    for place, world in zip(places, worlds, strict=True):
        room = await place.soon(place.put(id, order, world))
        tellings.append(Telling(place, room, seat))
    try:
        await asyncio.gather(*[telling.come() for telling in tellings])
        for both in deeds:
            await asyncio.gather(*[telling.do(deed) for telling, deed in zip(tellings, both, strict=True)])
    finally:
        await asyncio.gather(*[telling.go() for telling in tellings])
    return [[text for caller in telling.heard for text in caller.ear.texts] for telling in tellings]


def same_bytes(one: list[str], two: list[str]) -> None:
    """Insist that the same was told, message for message."""
    for number, (here, there) in enumerate(zip(one, two, strict=False)):
        if here != there:
            raise Leak(f"message {number} differs: {differing(here, there)}")
    if len(one) != len(two):
        longer = max(one, two, key=len)
        raise Leak(f"{len(one)} messages, not {len(two)}: {longer[min(len(one), len(two))][:300]}")


def differing(here: str, there: str) -> str:
    """Show where two messages differ, shortly."""
    one, two = json.loads(here), json.loads(there)
    keys = [key for key in {**one, **two} if one.get(key) != two.get(key)]
    shown: dict[str, Any] = {key: (str(one.get(key))[:300], str(two.get(key))[:300]) for key in keys}
    return f"{one['is']} and {two['is']}, {shown}"
