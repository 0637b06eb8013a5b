"""The lobby: what is done at a table beside its game, by whoever sits there and by its host."""

from __future__ import annotations

from bocage.server.acting import STAND_IN, Acting
from bocage.server.clocks import new_clocks
from bocage.server.facts import OPEN, PERSON, ChairFacts
from bocage.server.no import NOT_UNDERSTOOD, NOT_YOURS, No
from bocage.server.seats import begun, seats_of
from bocage.server.store import DropSecret, PersonRow


class Lobby:
    """What a person does at a table."""

    def __init__(self, acting: Acting, person: PersonRow) -> None:
        self.acting = acting
        self.room = acting.room
        self.person = person

    # Seats

    async def sit(self, seat: int) -> None:
        """Sit down on an open seat."""
        async with self.room.lock:
            facts = self.room.facts
            self._be_welcome()
            self._be("waiting", "begun-already")
            if self._chair(seat).kind != OPEN:
                raise No("seat-taken", seat=self._seat_name(seat))
            facts.sit(seat, self.person.id, self.person.name)
            await self._changed()

    async def accept(self, seat: int, serial: int) -> None:
        """Sit down by an invitation, also in the place of an opponent or of somebody else who left."""
        async with self.room.lock:
            chair = self._chair(seat)
            if chair.person == self.person.id:
                return
            self._be_welcome()
            if chair.serial != serial:
                raise No("old-invitation")
            self.room.facts.sit(seat, self.person.id, self.person.name)
            if self.room.facts.phase == "playing":
                await self.acting.seated(seat, PERSON)
            await self._changed()

    async def leave(self, seat: int) -> None:
        """Get up; while a game runs an opponent takes over, and the seat can be had back."""
        async with self.room.lock:
            self._own(seat)
            if self.room.facts.phase == "playing":
                await self.acting.seated(seat, STAND_IN)
            elif self.room.facts.phase == "waiting":
                self.room.facts.put(seat, OPEN)
            await self._changed()

    async def come_back(self, seat: int) -> None:
        """Take a seat back from the opponent that stands in."""
        async with self.room.lock:
            self._own(seat)
            self._be("playing", "not-begun")
            if self._chair(seat).stand_in:
                await self.acting.seated(seat, PERSON)
            await self._changed()

    async def put(self, seat: int, occupant: str) -> None:
        """Put an opponent on a seat, or open it; while a game runs, let one stand in for somebody."""
        async with self.room.lock:
            self._host()
            chair = self._chair(seat)
            if self.room.facts.phase == "waiting":
                self.room.facts.put(seat, occupant)
            elif self.room.facts.phase != "playing" or occupant == OPEN or chair.plays() != PERSON:
                raise No("not-now")
            elif self.room.audience.is_here(seat):
                raise No("seat-not-away", seat=self._seat_name(seat))
            else:
                await self.acting.seated(seat, occupant)
            await self._changed()

    async def invite(self, seat: int) -> int:
        """Write a new invitation to a seat, which makes older ones useless; tell its serial number."""
        async with self.room.lock:
            self._host()
            chair = self._chair(seat)
            chair.serial += 1
            await self.room.keep_facts()
            return chair.serial

    async def ready(self, seat: int, nonce: str) -> None:
        """Say that the game may begin, and add to the dice; when all have, it begins."""
        async with self.room.lock:
            self._own(seat)
            self._be("waiting", "begun-already")
            chair = self._chair(seat)
            chair.ready, chair.nonce = True, nonce
            await self._changed()

    # The host

    async def mute(self, seat: int, is_muted: bool) -> None:
        """Let nobody hear whoever has a seat, or everybody again."""
        async with self.room.lock:
            self._host()
            person = self._person_on(seat)
            muted = [each for each in self.room.facts.muted if each != person]
            self.room.facts.muted = [*muted, person] if is_muted else muted
            await self.room.keep_facts()

    async def remove(self, seat: int) -> str:
        """Ask whoever has a seat to leave for good; tell who that was."""
        async with self.room.lock:
            self._host()
            person = self._person_on(seat)
            if person == self.room.facts.host:
                raise No("not-the-host")
            self.room.facts.removed.append(person)
            for each in self.room.facts.seats_of(person):
                await self._empty(each)
            await self._changed()
            return person

    async def close(self) -> None:
        """Close the table; a game that runs is won by nobody."""
        async with self.room.lock:
            self._host()
            if self.room.facts.phase == "playing" and await self._can_go_on():
                await self.acting.abandon()
            elif self.room.facts.phase in ("playing", "waiting"):
                self.room.facts.phase = "closed"
                await self.room.keep_facts(DropSecret(self.room.id))
                self.room.audience.tell_chairs()

    # Parts

    async def _can_go_on(self) -> bool:
        """Tell whether today's rules can go on with the game."""
        try:
            await self.room.wake()
        except No:
            return False
        return True

    async def _empty(self, seat: int) -> None:
        if self.room.facts.phase == "playing":
            await self.acting.seated(seat, STAND_IN)
            self.room.facts.put(seat, STAND_IN)
        else:
            self.room.facts.put(seat, OPEN)

    async def _changed(self) -> None:
        """Keep who sits where, tell it, and begin when everybody is ready."""
        await self.room.keep_facts()
        self.room.audience.tell_chairs()
        if self.room.facts.phase == "waiting" and self.room.facts.is_ready():
            await begin(self.acting)

    def _person_on(self, seat: int) -> str:
        person = self._chair(seat).person
        if not person:
            raise No("nobody-there", seat=self._seat_name(seat))
        return person

    def _chair(self, seat: int) -> ChairFacts:
        if not 0 <= seat < len(self.room.facts.chairs):
            raise No("no-such-seat", NOT_UNDERSTOOD, seat=str(seat))
        return self.room.facts.chairs[seat]

    def _own(self, seat: int) -> None:
        if self._chair(seat).person != self.person.id:
            raise No("not-your-seat", NOT_YOURS, seat=self._seat_name(seat))

    def _host(self) -> None:
        if self.room.facts.host != self.person.id:
            raise No("host-only", NOT_YOURS)

    def _be_welcome(self) -> None:
        if self.person.id in self.room.facts.removed:
            raise No("removed", NOT_YOURS)

    def _be(self, phase: str, otherwise: str) -> None:
        if self.room.facts.phase != phase:
            raise No(otherwise)

    def _seat_name(self, seat: int) -> str:
        return seats_of(self.room.facts.order)[0][seat]


async def begin(acting: Acting) -> None:
    """Begin the game of a table at which everybody is ready."""
    room = acting.room
    secret = await room.keeper.store.secret(room.id)
    room.facts.phase = "playing"
    room.play = begun(room.id, room.facts, secret)
    room.clocks = new_clocks(room.facts.order.clock, len(room.facts.chairs))
    await acting.finish(room.row_change())
    room.audience.welcome_all()
