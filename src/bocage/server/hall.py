"""The hall: all rooms that are awake. It wakes them, lets them doze, and lets games go on by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import math
import time
from collections.abc import Coroutine
from typing import Any, Final

from bocage.server.acting import STAND_IN, Acting
from bocage.server.crew import Crew, Overworked, Question, Thoughtless
from bocage.server.facts import read
from bocage.server.house import HouseTime
from bocage.server.lobby import begin
from bocage.server.no import NOT_THERE, No
from bocage.server.room import Room
from bocage.server.store import Store, StoreError

DOZE_AFTER: Final = 60.0
"""Seconds without anything done after which a game leaves memory; its room stays while somebody is there."""
PATIENCE: Final = 5.0
"""Seconds until an opponent that could not think is asked again."""
AGAIN: Final = 1.0
"""Seconds until a game goes on by itself of which something could not be kept."""

log = logging.getLogger("bocage.hall")


class Hall:
    """The rooms of a house."""

    def __init__(self, store: Store, house: HouseTime, crew: Crew, pace: float = 0.3) -> None:
        self.store = store
        self.time = house
        self.crew = crew
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarms: list[tuple[float, str]] = []
        self._alarm_set = asyncio.Event()
        self._is_closed = False

    # Rooms

    async def room(self, id: str) -> Room:
        """Find a room, awake; raise No where there is none."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        async with self._waking.setdefault(id, asyncio.Lock()):
            return self.rooms.get(id) or await self._awakened(id)

    async def _awakened(self, id: str) -> Room:
        row = await self.store.table(id)
        self._waking.pop(id, None)
        if row is None:
            raise No("no-such-table", NOT_THERE)
        return self.enter(Room(id, read(row.facts), self, row.made))

    def enter(self, room: Room) -> Room:
        """Have a room in the hall."""
        self.rooms[room.id] = room
        return room

    def acting(self, room: Room) -> Acting:
        """Do something in a room."""
        return Acting(room, self.go_on)

    async def up(self, room: Room) -> None:
        """Have the game of a room at hand, and let it go on where it stopped."""
        async with room.lock:
            if room.facts.phase == "waiting":
                if room.facts.is_ready():  # the house was shut between the last word and the beginning
                    await begin(self.acting(room))
            else:
                was_asleep = room.play is None
                await room.wake()
                if was_asleep:
                    self.go_on(room)

    # Going on

    def go_on(self, room: Room) -> None:
        """See that what is not for a person to do is done, as long as the house is open."""
        if self._is_closed:
            return
        if room.play is None or room.play.is_over():
            return
        if room.vigil is not None:
            vigil = room.vigil
            vigil.begin(lambda: self.spawn(self.acting(room).close_window(vigil)))
        for seat in room.play.asked():
            if not room.is_person(seat) and seat not in room.thinking and not room.has_answered(seat):
                room.thinking.add(seat)
                self.spawn(self._think(room, seat))
        self._set_alarm(room)

    def go_on_soon(self, room: Room) -> None:
        """Let a game go on by itself again, after something of it could not be kept."""
        if not self._is_closed:
            self.spawn(self._go_on_soon(room))

    async def _go_on_soon(self, room: Room) -> None:
        await asyncio.sleep(AGAIN)
        try:
            await self.up(room)
        except StoreError:
            self.go_on_soon(room)
        else:
            self.go_on(room)

    async def _think(self, room: Room, seat: int) -> None:
        """Let an opponent choose, not quicker than people can follow and always after the same time.

        One that takes longer answers after twice or thrice that time, so as not to show how much it thought.
        """
        began = time.monotonic()
        try:
            play = room.play
            if play is None or seat not in play.asked():
                return
            number = play.table.numbers[seat]
            question = Question(room.id, seat, room.facts.chairs[seat].plays(), play.table.record.lines[:])
            thought = await self.crew.think(question)
            await asyncio.sleep(self._until_pace(time.monotonic() - began))
            await self.acting(room).follow(seat, number, thought)
        except (Thoughtless, Overworked):
            log.warning("table %s: no opponent for seat %d, trying again", room.id, seat)
            await asyncio.sleep(PATIENCE)
        except Exception:
            log.exception("table %s: seat %d could not go on, trying again", room.id, seat)
            await asyncio.sleep(PATIENCE)
        finally:
            room.thinking.discard(seat)
            self.go_on(room)

    def _until_pace(self, thought: float) -> float:
        return math.ceil(thought / self.pace) * self.pace - thought if self.pace else 0.0

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done meanwhile; what goes wrong is told in the log, and stops nothing else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something went wrong meanwhile", exc_info=task.exception())

    # Clocks

    async def take_up(self) -> None:
        """Learn when the clocks of all games run out, and let those go on that wait for nobody."""
        self._alarms = [(due, id) for id, due in await self.store.playing() if due is not None]
        heapq.heapify(self._alarms)

    def due_at_once(self) -> list[str]:
        """List the tables at which something is due already."""
        return [id for due, id in sorted(self._alarms) if due <= self.time.now()]

    def _set_alarm(self, room: Room) -> None:
        due = None if room.clocks is None else room.clocks.due()
        if due is not None:
            heapq.heappush(self._alarms, (due, room.id))
            self._alarm_set.set()

    async def mind_clocks(self) -> None:
        """Wake the rooms whose time is up, as long as the house is open."""
        while True:
            wait = self._alarms[0][0] - self.time.now() if self._alarms else 3600.0
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._alarm_set.wait(), wait)
                self._alarm_set.clear()
                continue
            self.spawn(self._ring(heapq.heappop(self._alarms)[1]))

    async def _ring(self, id: str) -> None:
        try:
            room = await self.room(id)
            await self.up(room)
            await self.acting(room).run_out()
        except No as no:
            log.warning("table %s: %s", id, no.reason("en").text)

    # Sleep

    async def mind_sleep(self, every: float = 5.0) -> None:
        """Let games leave memory that nobody plays on, as long as the house is open."""
        while True:
            await asyncio.sleep(every)
            before = time.monotonic() - DOZE_AFTER
            for room in [room for room in self.rooms.values() if room.touched < before]:
                self.let_sleep(room)

    def let_sleep(self, room: Room) -> None:
        """Let a room doze, and leave the hall when it is empty, unless something happens in it."""
        if room.lock.locked() or room.thinking or room.vigil is not None:
            return
        room.doze()
        if room.audience.is_empty():
            self.rooms.pop(room.id, None)

    async def close(self) -> None:
        """Stop everything that goes on meanwhile."""
        self._is_closed = True
        for vigil in [room.vigil for room in self.rooms.values() if room.vigil is not None]:
            vigil.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.doze()


__all__ = ["STAND_IN", "Hall"]
