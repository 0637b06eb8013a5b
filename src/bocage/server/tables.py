"""Tables: opening one, opening the next one after it, and how a table is shown."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec.structs import replace

from bocage.kernel.committed import commitment
from bocage.server.clocks import read
from bocage.server.facts import OPEN, PERSON, ChairFacts, RoomFacts
from bocage.server.hall import Hall
from bocage.server.lobby import begin
from bocage.server.no import NOT_UNDERSTOOD, No
from bocage.server.room import Room
from bocage.server.seats import check_order, new_secret, seats_of
from bocage.server.store import PersonRow, PutSecret
from bocage.wire.lobby import NewTable, TableCard

ME: Final = "me"


async def open_table(hall: Hall, person: PersonRow, order: NewTable) -> Room:
    """Open a table as somebody asks for it; where nobody has to be waited for, the game begins."""
    check_order(order)
    chairs = seated_as_asked(order, person)
    return await _opened(hall, RoomFacts(person.id, person.name, replace(order, chairs=[]), chairs))


async def open_next(hall: Hall, room: Room, person: PersonRow, swap: bool) -> Room:
    """Open the table after one that is over: the second battle of a match, or a rematch."""
    async with room.lock:
        facts = room.facts
        if facts.after:
            return await hall.room(facts.after)
        if facts.phase != "over":
            raise No("not-over")
        if not facts.seats_of(person.id) and facts.host != person.id:
            raise No("not-your-table")
        next_one = next_facts(room, swap)
        if not next_one.host:
            next_one.host, next_one.host_name = person.id, person.name
        following = await _opened(hall, next_one)
        facts.after = following.id
        await room.keep_facts()
        return following


async def _opened(hall: Hall, facts: RoomFacts) -> Room:
    """Keep a new table with the secret of its dice, of which the hash is published from now on."""
    secret = new_secret()
    facts.commitment = commitment(secret)
    room = hall.enter(Room(secrets.token_urlsafe(9), facts, hall))
    async with room.lock:
        await room.keep_facts(PutSecret(room.id, secret))
        if facts.is_ready():
            await begin(hall.acting(room))
    return room


def seated_as_asked(order: NewTable, person: PersonRow) -> list[ChairFacts]:
    """Seat whoever opens a table, and the opponents, as was asked; all other seats are open."""
    names, _ = seats_of(order)
    if len(order.chairs) > len(names):
        raise No("too-many-chairs", NOT_UNDERSTOOD, seats=str(len(names)))
    kinds = [*order.chairs, *([OPEN] * (len(names) - len(order.chairs)))]
    return [
        ChairFacts(person.id, person.name, PERSON) if kind == ME else ChairFacts(kind=kind) for kind in kinds
    ]


def next_facts(room: Room, swap: bool) -> RoomFacts:
    """Write the table that follows: the other battle of a match has its sides changed, a rematch as asked."""
    facts = room.facts
    is_match = len(facts.medals) < facts.order.battles
    chairs = [_same(chair) for chair in facts.chairs]
    order = facts.order
    if is_match or swap:
        order, chairs = _swapped(order, chairs)
    medals = facts.medals if is_match else []
    return RoomFacts(
        facts.host, facts.host_name, order, chairs, before=room.id, medals=medals, removed=facts.removed
    )


def _same(chair: ChairFacts) -> ChairFacts:
    """Seat the same again; the seat of somebody who is no longer known is open."""
    is_gone = chair.kind == PERSON and not chair.person
    return ChairFacts() if is_gone else ChairFacts(chair.person, chair.name, chair.kind)


def _swapped(order: NewTable, chairs: list[ChairFacts]) -> tuple[NewTable, list[ChairFacts]]:
    """Change the sides: teams keep their split (SET-12)."""
    first = seats_of(order)[1].count(0)
    variant = dict(order.variant)
    if isinstance(variant.get("members"), list):
        variant["members"] = variant["members"][::-1]  # type: ignore[index]
    seating = " ".join(reversed(order.seating.split(" ")))
    return replace(order, seating=seating, variant=variant), chairs[first:] + chairs[:first]


def may_see(room: Room, person: PersonRow | None) -> bool:
    """Tell whether somebody may look at a table: who belongs to it, and others if guests are welcome."""
    id = person.id if person is not None else ""
    if id in room.facts.removed:
        return False
    return room.facts.guests_welcome() or id in room.facts.people()


def card_of(room: Room, person: PersonRow | None, kept: str = "") -> TableCard:
    """Show a table to somebody; of a game that is not in memory, by what is kept of how it stands."""
    facts, order = room.facts, room.facts.order
    mine = facts.seats_of(person.id) if person is not None else []
    asked = read(kept).asked if room.play is None else room.play.asked() * (room.vigil is None)
    return TableCard(
        id=room.id,
        phase=facts.phase,
        title=order.title,
        host=facts.host_name,
        game=order.game,
        scenario=order.scenario,
        edition=order.edition,
        seating=order.seating,
        variant=order.variant,
        battles=order.battles,
        pace=order.pace,
        window=order.window,
        clock=order.clock,
        guests=order.guests,
        listed=order.listed,
        chairs=room.audience.chairs_shown(),
        mine=mine,
        my_turn=bool({*mine} & {*asked}),
        commitment=facts.commitment,
        nonces=[chair.nonce for chair in facts.chairs],
        outcome=facts.outcome,
        before=facts.before,
        after=facts.after,
    )
