"""The doors of tables: open one, find one, sit down, get ready, and what its host may do."""

from __future__ import annotations

from typing import Any, Final

from bocage.server.doors.door import Answer, Door, Visit
from bocage.server.facts import read
from bocage.server.lobby import Lobby
from bocage.server.no import NOT_NOW, NOT_THERE, NOT_UNDERSTOOD, NOT_YOURS, No
from bocage.server.room import Room
from bocage.server.store import TableRow
from bocage.server.tables import card_of, may_see, open_next, open_table
from bocage.wire import lobby as wire

MOST_SHOWN: Final = 50

JSON_LINES: Final = "application/x-ndjson"


async def room_of(visit: Visit) -> Room:
    """Find the table of an address; whoever may not see it is told that there is none."""
    room: Room = await visit.house.hall.room(visit.places["id"])
    if not may_see(room, visit.person):
        raise No("no-such-table", NOT_THERE)
    return room


async def lobby_of(visit: Visit) -> Lobby:
    """Have somebody at the table of an address."""
    room = await room_of(visit)
    return Lobby(visit.house.hall.acting(room), visit.somebody())


def shown(room: Room, visit: Visit) -> Answer:
    """Show the table as it is now."""
    return Answer(card_of(room, visit.person))


async def open_one(visit: Visit) -> Answer:
    """Open a table."""
    visit.house.limits.take("opening", visit.somebody().id)
    room = await open_table(visit.house.hall, visit.somebody(), visit.body)
    return shown(room, visit)


async def show_mine(visit: Visit) -> Answer:
    """List the tables of whoever asks."""
    rows = await visit.house.store.tables_of(visit.somebody().id, MOST_SHOWN)
    return await _listed(visit, rows)


async def show_listed(visit: Visit) -> Answer:
    """List the tables that are shown to everybody."""
    return await _listed(visit, await visit.house.store.tables_listed(MOST_SHOWN))


async def _listed(visit: Visit, rows: list[TableRow]) -> Answer:
    hall = visit.house.hall
    cards = []
    for row in rows:
        room = hall.rooms.get(row.id) or Room(row.id, read(row.facts), hall, row.made)
        cards.append(card_of(room, visit.person, row.clocks))
    return Answer(wire.TableList(cards))


async def show_one(visit: Visit) -> Answer:
    """Show a table."""
    room = await room_of(visit)
    row = await visit.house.store.table(room.id) if room.play is None else None
    return Answer(card_of(room, visit.person, "" if row is None else row.clocks))


async def take_seat(visit: Visit) -> Answer:
    """Sit down, by invitation or on an open seat of a listed table."""
    room: Room = await visit.house.hall.room(visit.places["id"])
    lobby = Lobby(visit.house.hall.acting(room), visit.somebody())
    if visit.body.token is not None:
        table, seat, serial = visit.house.seal.opened(visit.body.token)
        if table != room.id:
            raise No("bad-invitation", NOT_YOURS)
        await lobby.accept(seat, serial)
    elif visit.body.seat is None:
        raise No("which-seat", NOT_UNDERSTOOD)
    else:
        await _sit_openly(room, lobby, visit.body.seat)
    return shown(room, visit)


async def _sit_openly(room: Room, lobby: Lobby, seat: int) -> None:
    """Sit down without an invitation: at a listed table, or as the host."""
    is_own = seat in room.facts.seats_of(lobby.person.id)
    if room.facts.phase == "playing" and is_own:
        await lobby.come_back(seat)
    elif room.facts.order.listed or room.facts.host == lobby.person.id:
        await lobby.sit(seat)
    else:
        raise No("by-invitation", NOT_YOURS)


async def leave_seat(visit: Visit) -> Answer:
    """Get up."""
    lobby = await lobby_of(visit)
    await lobby.leave(visit.body.seat)
    return shown(lobby.room, visit)


async def put_on_seat(visit: Visit) -> Answer:
    """Put an opponent on a seat, or open it."""
    lobby = await lobby_of(visit)
    await lobby.put(visit.body.seat, visit.body.occupant)
    return shown(lobby.room, visit)


async def invite(visit: Visit) -> Answer:
    """Write an invitation to a seat."""
    lobby = await lobby_of(visit)
    seat = visit.body.seat
    serial = await lobby.invite(seat)
    return Answer(wire.Invitation(seat, visit.house.seal.sealed(lobby.room.id, seat, serial)))


async def ready(visit: Visit) -> Answer:
    """Say that the game may begin."""
    lobby = await lobby_of(visit)
    await lobby.ready(visit.body.seat, visit.body.nonce)
    return shown(lobby.room, visit)


async def open_following(visit: Visit) -> Answer:
    """Open the table that follows one that is over."""
    visit.house.limits.take("opening", visit.somebody().id)
    room = await room_of(visit)
    following = await open_next(visit.house.hall, room, visit.somebody(), visit.body.swap)
    return shown(following, visit)


async def mute(visit: Visit) -> Answer:
    """Mute somebody, or not any more."""
    lobby = await lobby_of(visit)
    await lobby.mute(visit.body.seat, visit.body.muted)
    return shown(lobby.room, visit)


async def remove(visit: Visit) -> Answer:
    """Ask somebody to leave for good; whatever they look through is closed."""
    lobby = await lobby_of(visit)
    person = await lobby.remove(visit.body.seat)
    visit.house.let_go(lobby.room.id, person)
    return shown(lobby.room, visit)


async def close(visit: Visit) -> Answer:
    """Close a table."""
    lobby = await lobby_of(visit)
    await lobby.close()
    return shown(lobby.room, visit)


async def export(visit: Visit) -> Answer:
    """Give the record of a game that is over, with the proof of its dice."""
    room = await room_of(visit)
    lines: list[str] = await visit.house.store.lines(room.id)
    if room.facts.phase not in ("over", "closed") or not lines:
        raise No("not-over", NOT_NOW)
    return Answer("".join([f"{line}\n" for line in lines]), kind=JSON_LINES)


def _door(
    method: str, path: str, name: str, answer: Any, takes: Any = None, gives: Any = wire.TableCard
) -> Door:
    about = (answer.__doc__ or "").strip()
    return Door(method, path, name, about, answer, takes, gives)


DOORS: Final = [
    Door("POST", "/tables", "openTable", "Open a table.", open_one, wire.NewTable, wire.TableCard, cost=10),
    _door("GET", "/tables", "myTables", show_mine, gives=wire.TableList),
    Door("GET", "/tables/listed", "listedTables", "List tables.", show_listed, None, wire.TableList, True),
    Door("GET", "/tables/{id}", "showTable", "Show a table.", show_one, None, wire.TableCard, True),
    _door("POST", "/tables/{id}/seat", "takeSeat", take_seat, wire.TakeSeat),
    _door("POST", "/tables/{id}/leave", "leaveSeat", leave_seat, wire.WhichSeat),
    _door("POST", "/tables/{id}/occupant", "putOnSeat", put_on_seat, wire.Seat),
    _door("POST", "/tables/{id}/invitation", "invite", invite, wire.WhichSeat, wire.Invitation),
    _door("POST", "/tables/{id}/ready", "ready", ready, wire.Ready),
    _door("POST", "/tables/{id}/next", "openNext", open_following, wire.Rematch),
    _door("POST", "/tables/{id}/mute", "mute", mute, wire.Mute),
    _door("POST", "/tables/{id}/remove", "remove", remove, wire.Remove),
    _door("POST", "/tables/{id}/close", "closeTable", close),
    Door("GET", "/tables/{id}/record", "exportRecord", "Give a record.", export, None, None, True),
]
