"""A room: one table with those who sit and watch there. Everything at it happens one after the other.

What is done is on the disk before anybody is told of it: the game runs ahead in memory, unseen, until the
store says that it is kept. If it cannot be kept, the room goes back to what is, and nobody has seen it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from typing import Protocol

from bocage.kernel.refusal import Refused
from bocage.kernel.state import OBSERVER
from bocage.server.audience import Audience
from bocage.server.clocks import Clocks, kept_clocks
from bocage.server.clocks import written as written_clocks
from bocage.server.facts import PERSON, RoomFacts, read, written
from bocage.server.house import HouseTime
from bocage.server.no import NOT_KEPT, No, words_in
from bocage.server.playing import Play, taken_up
from bocage.server.settling import to_the_end
from bocage.server.store import (
    AddLines,
    Change,
    NoticeRow,
    PutClocks,
    PutTable,
    Store,
    StoreError,
    StoreFull,
    TableRow,
)
from bocage.server.vigil import Vigil, opened

MOST_SAID = 500
"""Messages that a table is shown again."""


class Keeper(Protocol):
    """What a room needs of its house."""

    store: Store
    time: HouseTime

    def go_on_soon(self, room: Room) -> None:
        """Let a game go on by itself again, in a while."""


class Room:
    """A table of the server."""

    def __init__(self, id: str, facts: RoomFacts, keeper: Keeper, made: float | None = None) -> None:
        self.id = id
        self.facts = facts
        self._kept_facts = written(facts)
        self.keeper = keeper
        self.made = time.time() if made is None else made
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.clocks: Clocks | None = None
        self.vigil: Vigil | None = None
        self.thinking: set[int] = set()
        self.noticed: set[int] = set()
        self.audience = Audience(self)

    # Who is here

    def is_person(self, seat: int) -> bool:
        """Tell whether a person plays a seat now."""
        return self.facts.chairs[seat].plays() == PERSON

    # What is kept

    async def wake(self) -> Play:
        """Have the game at hand, taken up as it was kept if need be."""
        self.touched = time.monotonic()
        if self.play is None:
            self.play = await self._taken_up()
            self.watch()
            self.set_clocks()
            self.audience.look_again()
        return self.play

    def doze(self) -> None:
        """Let go of the game while nobody plays; it is kept."""
        if self.vigil is not None:
            self.vigil.stop()
        self.play = self.clocks = self.vigil = None
        self.audience.forget()

    async def keep(self, *changes: Change) -> None:
        """Keep what was done, with the lines it wrote; raise `No` when it is not kept, and undo it.

        Whoever does not want to wait any longer has to: nobody may find the room before it is settled.
        """
        await to_the_end(self._keep(changes))

    async def keep_facts(self, *changes: Change) -> None:
        """Keep what has changed about the table."""
        await self.keep(self.row_change(), *changes)

    def row_change(self) -> PutTable:
        """Write the table as it is kept."""
        facts = self.facts
        row = TableRow(self.id, facts.phase, facts.order.listed, self.made, time.time(), written(facts))
        return PutTable(row, facts.people())

    def clock_change(self) -> PutClocks:
        """Write down what the clocks say; a game that goes on without people is due at once."""
        asked = [] if self.play is None else self.play.asked()
        due = None if self.clocks is None else self.clocks.due()
        text = written_clocks(asked, self.clocks)
        return PutClocks(self.id, text, 0.0 if self.stirs() else due, time.time())

    def stirs(self) -> bool:
        """Tell whether the game goes on by itself: an opponent is to move, or a window is open."""
        if self.play is None or self.play.is_over():
            return False
        asked = self.play.asked()
        return self.vigil is not None or any([not self.is_person(seat) for seat in asked])

    async def _keep(self, changes: tuple[Change, ...]) -> None:
        try:
            await self.keeper.store.keep(*self._lines(), *changes)
        except StoreError as error:
            await self._restore()
            raise No("disk-full" if isinstance(error, StoreFull) else "not-kept", NOT_KEPT) from error
        for change in changes:
            if isinstance(change, PutTable):
                self._kept_facts = change.row.facts

    def _lines(self) -> list[Change]:
        if self.play is None or not self.play.fresh:
            return []
        first, lines = self.play.take_fresh()
        return [AddLines(self.id, first, tuple(lines))]

    async def _taken_up(self) -> Play:
        store = self.keeper.store
        row = await store.table(self.id)
        lines, secret = await store.lines(self.id), await store.secret(self.id)
        if not lines:
            raise No("not-begun")
        acts, held = await store.acts(self.id), await store.held(self.id)
        said = await store.said(self.id, MOST_SAID)
        self.clocks = kept_clocks(self.facts.order.clock, row.clocks if row else "", len(self.facts.chairs))
        try:
            play = await asyncio.to_thread(taken_up, lines, secret, acts, held, said)
        except Refused as refused:
            # It stays as it is: today's rules cannot go on with it.
            raise No("not-playable", why=words_in("en").refused(refused)) from refused
        play.table.answers_at_once = self.facts.order.pace != "live"
        return play

    async def _restore(self) -> None:
        """Go back to what is kept, the facts of the table as well; where it cannot be read now, later."""
        self.doze()
        self.facts = read(self._kept_facts)
        if self.facts.phase != "waiting":
            with contextlib.suppress(StoreError, No):
                await self.wake()
        self.keeper.go_on_soon(self)

    # Windows and clocks

    def watch(self) -> None:
        """Begin to watch a window that has opened, and stop where it is no longer open."""
        assert self.play is not None
        is_lasting = self.facts.order.pace == "live" and self.hides_something()
        open_now = opened(self.play, self.facts.order.window) if is_lasting else None
        if self.vigil is not None and (open_now is None or open_now.facts != self.vigil.facts):
            self.vigil.stop()
            self.vigil = None
        if self.vigil is None:
            self.vigil = open_now

    def hides_something(self) -> bool:
        """Tell whether a window asks a person, and somebody could learn from how long that takes."""
        assert self.play is not None
        asked = set(self.play.windows())
        others = [
            seat for seat in range(len(self.facts.chairs)) if seat not in asked and self.is_person(seat)
        ]
        return any([self.is_person(seat) for seat in asked]) and bool(
            others or self.audience.is_here(OBSERVER)
        )

    def has_answered(self, seat: int) -> bool:
        """Tell whether a seat's answer to the window that lasts is held already."""
        return self.vigil is not None and self.play is not None and self.play.answer_held(seat) is not None

    def set_clocks(self) -> None:
        """Let the clocks of those run who are asked; while a window lasts, nobody's does."""
        if self.clocks is not None and self.play is not None:
            asked = set() if self.vigil is not None else set(self.play.asked())
            self.clocks.ask(asked, self.keeper.time.now())

    def notice_for(self, seat: int) -> NoticeRow:
        """Write the notice that it is the turn of whoever has a seat."""
        body = json.dumps({"table": self.id, "title": self.facts.order.title, "seat": seat})
        return NoticeRow(secrets.token_hex(8), self.facts.chairs[seat].person, self.id, body, time.time())
