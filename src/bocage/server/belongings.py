"""A person at all tables at once: everything as one document, another name, and a farewell.

Records of games never hold names, so they stay as they are.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from bocage.server.acting import STAND_IN
from bocage.server.facts import OPEN, PERSON, RoomFacts, read
from bocage.server.no import No
from bocage.server.room import Room
from bocage.server.store import DropSecret, PersonRow, SaidRow, TableRow

if TYPE_CHECKING:
    from bocage.server.app import House

MOST_TABLES: Final = 1_000_000

Document = dict[str, Any]


def moment(at: float) -> str:
    """Write a time as everybody reads it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


# One document


async def all_about(house: House, person: PersonRow) -> Document:
    """Give everything the house knows of somebody, but what would open its doors."""
    tables = await house.store.tables_of(person.id, MOST_TABLES)
    said: dict[str, list[SaidRow]] = {}
    for row in await house.store.said_by(person.id):
        said.setdefault(row.table, []).append(row)
    return {
        "person": {"id": person.id, "name": person.name, "since": moment(person.made)},
        "has_recovery": bool(person.recovery),
        "sessions": await _sessions(house, person),
        "tables": [_table(person, row) for row in tables],
        "said": {table: [_said(row) for row in rows] for table, rows in said.items()},
        "hook": await _hook(house, person),
    }


async def _sessions(house: House, person: PersonRow) -> list[Document]:
    rows = await house.store.sessions(person.id)
    return [
        {"id": row.id, "device": row.device, "began": moment(row.began), "seen": moment(row.seen)}
        for row in rows
    ]


def _table(person: PersonRow, row: TableRow) -> Document:
    facts = read(row.facts)
    return {
        "id": row.id,
        "title": facts.order.title,
        "game": facts.order.game,
        "scenario": facts.order.scenario,
        "phase": row.phase,
        "opened": moment(row.made),
        "last": moment(row.touched),
        "is_host": facts.host == person.id,
        "seats": facts.seats_of(person.id),
    }


def _said(row: SaidRow) -> Document:
    return {"at": moment(row.at), "seat": row.seat, "to": row.listeners, "text": row.text}


async def _hook(house: House, person: PersonRow) -> Document | None:
    row = await house.store.hook(person.id)
    return None if row is None else {"url": row.url, "failures": row.failures, "trouble": row.trouble}


# Another name


async def tell_name(house: House, person: PersonRow) -> None:
    """Call somebody by a new name at all their tables."""
    for row in await house.store.tables_of(person.id, MOST_TABLES):
        room = await house.hall.room(row.id)
        async with room.lock:
            rename(room.facts, person)
            await room.keep_facts()
            room.audience.tell_chairs()


def rename(facts: RoomFacts, person: PersonRow) -> None:
    """Write a person's name anew wherever it stands."""
    for seat in facts.seats_of(person.id):
        facts.chairs[seat].name = person.name
    if facts.host == person.id:
        facts.host_name = person.name


# Out of the house


async def forget(house: House, person: PersonRow) -> None:
    """Take somebody out of all tables, and then out of the house; broken off, it can be done again."""
    for row in await house.store.tables_of(person.id, MOST_TABLES):
        await _leave(house, await house.hall.room(row.id), person.id)
    talked_at = {row.table for row in await house.store.said_by(person.id)}
    await house.people.erase(person.id)
    house.sockets.end(person=person.id)
    for id in talked_at:
        await _unsay(house, house.hall.rooms.get(id))


async def _leave(house: House, room: Room, person: str) -> None:
    """Take somebody away from a table; opponents go on in a game that is running."""
    async with room.lock:
        facts = room.facts
        for seat in facts.seats_of(person):
            if facts.phase == "playing" and facts.chairs[seat].plays() == PERSON:
                await house.hall.acting(room).seated(seat, STAND_IN)
        is_hosts = facts.host == person and facts.phase == "waiting"
        blank(facts, person)
        if is_hosts:
            facts.phase = "closed"
        await room.keep_facts(*([DropSecret(room.id)] if is_hosts else []))
        room.audience.tell_chairs()


def blank(facts: RoomFacts, person: str) -> None:
    """Take a person's name out of a table's facts, and what tells that it was this person."""
    for seat in facts.seats_of(person):
        if facts.phase == "waiting":
            facts.put(seat, OPEN)
        chair = facts.chairs[seat]
        chair.person = chair.name = ""
        if chair.stand_in:
            chair.kind, chair.stand_in = chair.stand_in, ""
    if facts.host == person:
        facts.host = facts.host_name = ""
    facts.muted = [each for each in facts.muted if each != person]
    facts.removed = [each for each in facts.removed if each != person]


async def _unsay(house: House, room: Room | None) -> None:
    """Take what somebody said out of a room's memory: it is read again from what is kept."""
    if room is None or room.play is None:
        return
    async with room.lock:
        try:
            room.doze()
            await room.wake()
        except No:
            return
    house.hall.go_on(room)
