"""The socket: one connection, one seat, or somebody who watches; its messages are in `bocage.wire.play`."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from bocage.kernel.choice import parse
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import OBSERVER
from bocage.server.acting import Acting, Refusing
from bocage.server.feed import encoded
from bocage.server.no import NOT_UNDERSTOOD, NOT_YOURS, TOO_MUCH, No, reason_of, words_in
from bocage.server.room import Room
from bocage.server.speaking import say
from bocage.server.store import PersonRow
from bocage.server.tables import may_see
from bocage.wire.common import Reason
from bocage.wire.play import ACTS, DOWN, UP, AskWhy, Because, Closing, Ping, Pong, Refused, Say, Tell, Told

MOST_WAITING: Final = 200
"""Messages that may wait for a connection; one that falls further behind is let go, and may come back."""
TOO_SLOW: Final = 1013
GOING_AWAY: Final = 1012
NOT_HERE: Final = 4404
TOO_LOUD: Final = 4429
PATH: Final = "/tables/{id}/socket"

_READER: Final = msgspec.json.Decoder(UP)


class Connection:
    """Somebody at a table."""

    def __init__(self, socket: WebSocket, language: str) -> None:
        self.socket = socket
        self.language = language
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.code = 1000

    def tell(self, text: str) -> None:
        """Take a message, at once; whoever falls too far behind is let go."""
        if self._waiting.qsize() >= MOST_WAITING:
            self.let_go(TOO_SLOW)
        else:
            self._waiting.put_nowait(text)

    def let_go(self, code: int) -> None:
        """End the connection when what waits has been sent; one that is too slow at once."""
        if code == TOO_SLOW:
            self._waiting = asyncio.Queue()
        self.code = code
        self._waiting.put_nowait(None)

    def close(self, reason: Reason, code: int, again: bool) -> None:
        """Say why the connection ends, and end it."""
        self.tell(encoded(Closing(reason, again)))
        self.let_go(code)

    async def send_all(self) -> None:
        """Send what waits, until the connection ends."""
        while (text := await self._waiting.get()) is not None:
            await self.socket.send_text(text)
        await self.socket.close(self.code)


class Seat:
    """A connection with the seat it looks through."""

    def __init__(
        self, acting: Acting, seat: int, person: PersonRow | None, connection: Connection, meter: Any
    ) -> None:
        self.acting = acting
        self.meter = meter
        self.room: Room = acting.room
        self.seat = seat
        self.person = person
        self.connection = connection

    async def take(self, text: str | bytes) -> None:
        """Do what a message asks for; whatever is wrong with it is answered."""
        ref, kind, is_done = None, "garbled", False
        try:
            message = _READER.decode(text)
            ref, kind = message.ref, str(message.__struct_config__.tag)
            await self._do(message)
            is_done = True
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(ref, No("garbled", NOT_UNDERSTOOD, why=str(error)[:200]).reason(self._language()))
        except No as no:
            self._refuse(ref, no.reason(self._language()))
        except Refusing as refusing:
            self._refuse(ref, self._reason(refusing.refusal))
        finally:
            self.meter.count(kind, is_done)

    async def _do(self, message: Any) -> None:
        if isinstance(message, ACTS):
            self._sits()
            await self.acting.act(self.seat, message, self.connection)
        elif isinstance(message, Say):
            self._sits()
            self.meter.take("talking")
            await say(self.room, self.seat, message, self.connection)
        elif isinstance(message, Ping):
            self._tell(Pong(message.ref))
        else:
            await self._ask(message)

    async def _ask(self, message: AskWhy | Tell) -> None:
        async with self.room.lock:
            await self.acting.playing()
            self._tell(self._why(message) if isinstance(message, AskWhy) else self._told(message))

    def _why(self, message: AskWhy) -> Because:
        play, choice = self.room.play, parse(message.choice)
        assert play is not None
        read = choice
        if not isinstance(choice, Refusal):
            read = play.table.game.read(play.table.state, self.seat, choice)  # type: ignore[assignment]
        return Because(message.ref, self._reason(read) if isinstance(read, Refusal) else None)

    def _told(self, message: Tell) -> Told:
        play = self.room.play
        assert play is not None
        game = play.table.game
        words = words_in(message.language).at_table(game.seats)
        events = play.table.events(self.seat, message.after)[: message.most]
        return Told(message.ref, message.after, [words.event(game.name, event) for event in events])

    def _sits(self) -> None:
        """Refuse what only a seat may do to whoever watches, or has lost the seat meanwhile."""
        if self.seat == OBSERVER:
            raise No("only-watching", NOT_YOURS)
        chair = self.room.facts.chairs[self.seat]
        if self.person is None or chair.person != self.person.id:
            raise No("not-your-seat", NOT_YOURS, seat=str(self.seat))
        if chair.stand_in:
            raise No("stood-in", NOT_YOURS)

    def _refuse(self, ref: str | None, reason: Reason) -> None:
        self._tell(Refused(ref, reason))

    def _reason(self, refusal: Refusal) -> Reason:
        return reason_of(refusal, self.room.facts.order.game, self._language())

    def _language(self) -> str:
        return self.connection.language

    def _tell(self, message: DOWN) -> None:
        self.connection.tell(encoded(message))


async def serve(house: Any, socket: WebSocket, person: PersonRow | None, language: str, meter: Any) -> None:
    """Let somebody play or watch through a socket, until it ends."""
    connection = Connection(socket, language)
    house.sockets.add(connection)  # before anything is waited for, in which the session could end
    try:
        await socket.accept()
        await _attend(house, connection, person, meter)
    finally:
        house.sockets.discard(connection)


async def _attend(house: Any, connection: Connection, person: PersonRow | None, meter: Any) -> None:
    socket, language = connection.socket, connection.language
    sending = asyncio.create_task(connection.send_all())
    try:
        seat = await _enter(house, socket, person, connection, meter)
        try:
            await _listen(socket, seat, connection, meter)
        finally:
            seat.room.audience.leave(seat.seat, connection)
    except No as no:
        is_too_much = no.status == TOO_MUCH
        connection.close(no.reason(language), TOO_LOUD if is_too_much else NOT_HERE, again=is_too_much)
        await sending
    except (WebSocketDisconnect, WebSocketDisconnected):
        pass  # whichever of reading and sending found out first
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, RuntimeError, WebSocketDisconnect):
            await sending


async def _enter(
    house: Any, socket: WebSocket, person: PersonRow | None, connection: Connection, meter: Any
) -> Seat:
    """Find the table and the seat, and tell all that may be known there."""
    room: Room = await house.hall.room(socket.path_params["id"])
    seat = number_in(socket.query_params.get("seat"), OBSERVER)
    if not may_see(room, person):
        raise No("not-your-table", NOT_YOURS)
    if seat != OBSERVER and (person is None or seat not in room.facts.seats_of(person.id)):
        raise No("not-your-seat", NOT_YOURS, seat=str(seat))
    await house.hall.up(room)
    async with room.lock:
        room.audience.join(seat, connection, number_in(socket.query_params.get("after"), 0))
    return Seat(house.hall.acting(room), seat, person, connection, meter)


async def _listen(socket: WebSocket, seat: Seat, connection: Connection, meter: Any) -> None:
    while connection.code == 1000:
        text = await _received(socket)
        meter.take("messages")
        await seat.take(text)


async def _received(socket: WebSocket) -> str | bytes:
    """Wait for a message; one that comes as bytes is read like any other."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received["code"], received.get("reason"))
    text: str | bytes = received.get("text") or received.get("bytes") or ""
    return text


def number_in(text: str | None, otherwise: int) -> int:
    """Read a number out of an address; anything else counts as not given."""
    plain = (text or "").removeprefix("-")
    return int(text or "") if plain.isascii() and plain.isdigit() and len(plain) < 10 else otherwise
