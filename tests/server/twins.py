"""Two worlds over the wire: two houses that are really open, and the same table in both, each in its world.

Time stands still at these tables, so that nothing has to be taken out of what is compared.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from bocage.catalogue import entry_for
from bocage.kernel.chance import Dealer
from bocage.kernel.committed import commitment
from bocage.kernel.record import Facts
from bocage.kernel.table import Table, header_for
from bocage.kernel.talk import Message, Talk
from bocage.server import vigil
from bocage.server.clocks import new_clocks
from bocage.server.facts import PERSON, ChairFacts, RoomFacts
from bocage.server.house import HouseTime
from bocage.server.playing import Play
from bocage.server.room import Room
from bocage.server.seats import rulings_of
from bocage.server.store import PutSecret
from bocage.wire.lobby import NewTable

from tests.server.visitor import OpenHouse, opened

SEATS = 8
SECRET = "5" * 64
STILL = SimpleNamespace(monotonic=lambda: 1000.0)
"""A clock that stands still."""

T = TypeVar("T")


@dataclass
class World:
    """What one world of a table is made of: its state, its dice, and what only some seats know of it."""

    state: Any
    dealer: Dealer
    said: list[Message] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    nonces: list[str] = field(default_factory=list)


@dataclass
class Place:
    """A house with people whom it knows, one for each seat that a table can have."""

    house: OpenHouse
    people: list[tuple[str, str]]
    """Who they are, and their tokens."""

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the thread of the house."""
        return asyncio.run_coroutine_threadsafe(work, self.house.loop).result(30)

    async def soon(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the thread of the house, and let others go on meanwhile."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.house.loop))

    async def put(self, id: str, order: NewTable, world: World) -> Room:
        """Put a world into a room of the house; to be done in its thread."""
        return await self.put_play(id, self.facts(order, world.nonces), _play(order, world))

    async def put_play(self, id: str, facts: RoomFacts, play: Play) -> Room:
        """Put a game into a room of the house; to be done in its thread."""
        hall = self.house.house.hall
        room = Room(id, facts, hall, made=0.0)
        await room.keep_facts(PutSecret(id, SECRET))
        room.play = play
        room.play.table.answers_at_once = facts.order.pace != "live"
        room.clocks = new_clocks(facts.order.clock, len(room.facts.chairs))
        hall.enter(room)
        room.watch()
        room.set_clocks()
        return room

    async def begin(self, room: Room) -> None:
        """Deal what is owed to the world, and tell everybody; to be done in the thread of the house."""
        acting = self.house.house.hall.acting(room)
        async with room.lock:
            assert room.play is not None
            room.play.table.deal()
            await acting.finish()

    async def close_window(self, room: Room) -> None:
        """Let the time of a window be up; to be done in the thread of the house."""
        watched = room.vigil
        assert watched is not None
        watched.stop()
        await self.house.house.hall.acting(room).close_window(watched)

    async def clear(self, room: Room) -> None:
        """Put everything away; to be done in the thread of the house."""
        room.doze()
        self.house.house.hall.rooms.pop(room.id, None)

    def facts(self, order: NewTable, nonces: list[str]) -> RoomFacts:
        """Seat a person on every seat."""
        seats = entry_for(order.game).game_for(rulings_of(order)).seats
        chairs = [
            ChairFacts(self.people[seat][0], f"P{seat}", PERSON, ready=True, nonce=nonces[seat])
            for seat in range(len(seats))
        ]
        return RoomFacts(self.people[0][0], "P0", order, chairs, commitment(SECRET), "playing")


def _play(order: NewTable, world: World) -> Play:
    entry, rulings = entry_for(order.game), rulings_of(order)
    game = entry.game_for(rulings)
    dealer: Facts = {"kind": "committed", "commitment": commitment(SECRET), "game": "twin", "nonces": []}
    header = header_for(game, entry.scenario(order.scenario), dealer, [PERSON] * len(game.seats), {}, rulings)
    table: Table[Any] = Table(game, header, world.dealer)
    table.state = world.state.copy()
    table.numbers = world.numbers[:]
    table._asked = [table._question(seat) for seat in range(len(game.seats))]
    play = Play(table, Talk(table, world.said[:]), SECRET)
    play.fresh.append(table.record.lines[0])
    return play


def place_in(house: OpenHouse) -> Place:
    """Have people arrive in a house."""
    people = []
    for seat in range(SEATS):
        found = house.visitor().post("/guests", name=f"P{seat}")
        people.append((found["person"]["id"], found["token"]))
    return Place(house, people)


def still(place: Place) -> Place:
    """Let no clock run in a house."""
    place.house.house.hall.time = HouseTime(tick=STILL.monotonic)
    return place


@contextmanager
def twin_houses(folder: Path) -> Iterator[list[Place]]:
    """Open two houses in which the time of tables stands still."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(vigil, "time", STILL)
        with ExitStack() as stack:
            names = ("one", "two")
            yield [still(place_in(stack.enter_context(opened(folder / f"{name}.db")))) for name in names]
