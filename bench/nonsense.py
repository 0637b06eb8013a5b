"""A round of nonsense: messages nobody should send, to tables of a house that is open, and to its doors."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from bocage.kernel.record import digest
from bocage.kernel.state import OBSERVER
from bocage.server.app import DOORS

from bench.mutations import KINDS, ODD, changed, raw, template
from tests.server.caller import Caller
from tests.server.visitor import OpenHouse, Visitor, call

BATTLES: list[dict[str, Any]] = [
    {"game": "undaunted", "scenario": "la-raye"},
    {"game": "memoir44", "scenario": "pegasus-bridge", "variant": {"combat": True}, "window": 0.5},
    {"game": "memoir44", "scenario": "pegasus-bridge", "variant": {"combat": True}, "pace": "by-the-day"},
    {"game": "memoir44", "scenario": "omaha-beach-overlord", "seating": "clmr clmr", "pace": "by-the-day"},
]
BATCH = 20
HONEST_EVERY = 8
LATE = 1.0


class Wrong(AssertionError):
    """Something was accepted, went down, or was late."""


class Troubles(logging.Handler):
    """Hears of everything that went wrong in the house."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note it."""
        self.lines.append(logging.Formatter().format(record))


@dataclass
class Look:
    """What a game is like: its record, the digest of its state, and whether a window lasts."""

    lines: list[str]
    digest: str
    is_window: bool


class Table:
    """A table with Ann on both its seats, and somebody who watches."""

    def __init__(self, house: OpenHouse, ann: Visitor, order: dict[str, Any]) -> None:
        self.house = house
        self.token = ann.token
        self.id = str(ann.post("/tables", chairs=["me", "me"], **order)["id"])
        for seat in (0, 1):
            ann.post(f"/tables/{self.id}/ready", seat=seat)
        self.callers: dict[int, Caller] = {}
        self.stack = AsyncExitStack()

    async def caller(self, seat: int) -> Caller:
        """Give a socket that is open."""
        known = self.callers.get(seat)
        if known is None or known.is_closed:
            token = "" if seat == OBSERVER else self.token
            known = Caller(self.house.port, self.id, seat, token)
            await self.stack.enter_async_context(known)
            await known.told("welcome")
            self.callers[seat] = known
        return known

    async def look(self) -> Look:
        """Tell what the game is like; to be done in the thread of the house."""

        async def look() -> Look:
            room = await self.house.house.hall.room(self.id)
            play = await room.wake()
            lines = play.table.record.lines[:]
            return Look(lines, digest(play.table.state.facts()), room.vigil is not None)

        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(look(), self.house.loop))


class Nonsense:
    """Sends nonsense to a house, and judges what becomes of it."""

    def __init__(self, house: OpenHouse, seed: int) -> None:
        self.house = house
        self.lots = Random(seed)
        self.counted: Counter[str] = Counter()
        self.slowest = 0.0
        self.sent = 0
        ann, self.eve = house.visitor("Ann"), house.visitor("Eve")
        order = self.lots.choice(BATTLES)
        self.tables = [Table(house, ann, order), Table(house, ann, order)]

    async def round(self, messages: int) -> None:
        """Send so many messages."""
        running, over = self.tables
        await (await over.caller(0)).ask(**{"is": "resign"})
        try:
            batches = 0
            while self.sent < messages:
                before = [await table.look() for table in self.tables]
                for _ in range(HONEST_EVERY):
                    await self._batch()
                    batches += 1
                await self._judge(before)
                await self._move(running)
        finally:
            for table in self.tables:
                await table.stack.aclose()

    async def _judge(self, before: list[Look]) -> None:
        for old, table in zip(before, self.tables, strict=True):
            new = await table.look()
            # A window that lasts ends by itself, upon which the record grows with nobody's help.
            if not old.is_window and (old.lines, old.digest) != (new.lines, new.digest):
                raise Wrong(f"accepted: {new.lines[len(old.lines) :]}")
            self.counted["looks at a game"] += 1
            self.counted["of them during a window"] += old.is_window

    async def _move(self, table: Table) -> None:
        """Make honest moves, so that there are other states to try."""
        for seat in (0, 1):
            caller = await table.caller(seat)
            if caller.ear.offers:
                answer = await caller.choose(self.lots.choice(caller.ear.offers))
                self.counted["honest moves"] += answer["is"] == "news"
        self.counted["states"] += 1

    async def _batch(self) -> None:
        """Send some messages at once, and wait until all have been answered."""
        table = self.lots.choice(self.tables[:1] * 4 + self.tables[1:])
        seat = self.lots.choice([0, 1, OBSERVER])
        caller = await table.caller(seat)
        texts = [self._text(table, seat) for _ in range(BATCH)]
        began = time.perf_counter()
        try:
            for text in texts:
                await caller.socket.send(text)
            await self._answered(caller, await caller.send(**{"is": "ping"}))
        except (ConnectionClosed, TimeoutError) as error:
            if isinstance(error, TimeoutError) and not caller.is_closed:
                raise Wrong(f"no answer to one of {[repr(text)[:200] for text in texts]}") from error
            self.counted["connections ended"] += 1
        self._took(time.perf_counter() - began, "a batch at a socket")
        caller.ear.told, caller.ear.texts = caller.ear.told[-40:], []
        self.sent += len(texts)
        for _ in range(self.lots.randrange(3)):
            await self._knock()

    async def _answered(self, caller: Caller, ref: str) -> None:
        """Wait until a message is answered, or the connection ends."""
        async with asyncio.timeout(20):
            while not any([message.get("ref") == ref for message in reversed(caller.ear.told)]):
                if caller.is_closed:
                    self.counted["connections ended"] += 1
                    return
                caller.news.clear()
                await caller.news.wait()

    def _took(self, seconds: float, what: str) -> None:
        self.slowest = max(self.slowest, seconds)
        if seconds > LATE:
            self.counted[f"later than a second: {what}"] += 1

    def _text(self, table: Table, seat: int) -> str | bytes:
        sort = self.lots.choices(["changed", "raw", "stale", "foreign", "big"], [60, 20, 10, 10, 0.1])[0]
        self.counted[sort] += 1
        ref = f"n{self.sent}-{self.lots.randrange(1 << 30)}"
        if sort == "raw":
            return raw(self.lots)
        if sort == "big":
            return '{"is":"ping","ref":"' + "a" * 70_000 + '"}'
        if sort == "changed":
            return changed(template(self.lots.choice(KINDS), self.lots, ref), self.lots)
        return self._untimely(table, seat, ref, sort)

    def _untimely(self, table: Table, seat: int, ref: str, sort: str) -> str:
        """Make a sound choice that somebody else has, or had before."""
        running = self.tables[0]
        one = self.lots.choice([*running.callers.values()] or [None])
        offers = one.ear.offers if one is not None else []
        number = one.ear.number if one is not None else 0
        is_own = one is not None and one.seat == seat and table is running
        number = number - 1 - self.lots.randrange(3) if sort == "stale" or is_own else number
        if seat == OBSERVER and self.lots.random() < 0.5:
            return json.dumps({"is": self.lots.choice(["resign", "draw", "take-back"]), "ref": ref})
        if seat != OBSERVER and table is running:
            number = -1 - self.lots.randrange(5)  # the seat itself may have the same number
        choice = self.lots.choice(offers or ["end"])
        return json.dumps({"is": "choose", "ref": ref, "number": number, "choice": choice})

    async def _knock(self) -> None:
        """Ask at a door, as a stranger."""
        door = self.lots.choice(DOORS)
        table = self.lots.choice(self.tables).id
        path = door.path.replace("{id}", self.lots.choice([table, table, "x" * 40, "%00", "..", "-"]))
        token = self.lots.choice([self.eve.token, "", "a" * 50, "\u00e9", self.eve.token[:-1]])
        head = {"Content-Type": self.lots.choice(["application/json", "text/plain"])}
        head |= {"Authorization": f"Bearer {token}".encode().decode("latin-1")} if token else {}
        body = self._body()
        began = time.perf_counter()
        reply = await asyncio.to_thread(
            call, self.house.port, door.method, f"/api/v1{path}{self._query()}", body, head
        )
        self._took(time.perf_counter() - began, "a door")
        self.counted["at doors"] += 1
        if reply.status >= 500:
            raise Wrong(f"{door.method} {path} {body[:200]!r}: {reply.status} {reply.body[:200]!r}")

    def _query(self) -> str:
        return self.lots.choice(
            ["", "", "?after=-1", "?language=%00", "?seat=99999999999", "?=&&=", "?a" * 50]
        )

    def _body(self) -> bytes:
        fields = {name: self.lots.choice(ODD) for name in self.lots.sample(_FIELDS, 2)}
        text = self.lots.choice([json.dumps(fields), raw(self.lots), "", "{}"])
        return text if isinstance(text, bytes) else text.encode("utf-8", "replace")


_FIELDS = [
    "name",
    "code",
    "seat",
    "token",
    "occupant",
    "nonce",
    "swap",
    "muted",
    "url",
    "game",
    "scenario",
    "chairs",
]
