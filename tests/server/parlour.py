"""A hall on a real file, with people who play in it: what the tests of rooms share."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bocage.server.acting import Refusing
from bocage.server.crew import Crew
from bocage.server.hall import Hall
from bocage.server.house import HouseTime
from bocage.server.lobby import Lobby
from bocage.server.no import No
from bocage.server.playing import AnyAct
from bocage.server.room import Room
from bocage.server.sqlite import SqliteStore
from bocage.server.store import PersonRow, PutPerson
from bocage.server.tables import open_table
from bocage.wire.lobby import NewTable
from bocage.wire.play import Choose

ANN = PersonRow("ann", "Ann", 1.0)
BEN = PersonRow("ben", "Ben", 2.0)
PATIENCE = 20.0


class Ear:
    """Somebody at a table: what they were told, and what they may choose now."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.offers: list[str] = []
        self.number = 0
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []

    def tell(self, text: str) -> None:
        """Take a message as a client does."""
        message = json.loads(text)
        self.texts.append(text)
        self.told.append(message)
        if message["is"] == "welcome":
            self.view, self.offers, self.events = message["view"], message["offers"], message["events"]
            self.number = message["number"]
        elif message["is"] == "news":
            self._take_news(message)

    def _take_news(self, news: dict[str, Any]) -> None:
        self.offers = news.get("offers", self.offers)
        self.number = news["number"]
        self.events += news.get("events", [])
        self.view.update(news.get("changes", {}))
        for key in news.get("gone", []):
            del self.view[key]

    def kinds(self) -> list[str]:
        """Name the messages in order."""
        return [message["is"] for message in self.told]

    def last(self) -> dict[str, Any]:
        """Give the last message."""
        return self.told[-1]


class Clockwork:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.seconds


@asynccontextmanager
async def hall_on(
    file: Path, workers: int = 0, clockwork: Callable[[], float] | None = None
) -> AsyncIterator[Hall]:
    """Open a hall on a file, with Ann and Ben known to it."""
    store = SqliteStore(file)
    crew = Crew(max(workers, 1))
    if workers:
        await crew.start()
    hall = Hall(store, HouseTime(tick=clockwork) if clockwork else HouseTime(), crew, pace=0.0)
    await store.keep(PutPerson(ANN), PutPerson(BEN))
    try:
        yield hall
    finally:
        await hall.close()
        if workers:
            await crew.close()
        await store.close()


async def table_of(hall: Hall, *, begin: bool = True, **order: Any) -> tuple[Room, list[Ear]]:
    """Open a table at which Ann has every seat that is not somebody else's, with an ear on each of hers."""
    order.setdefault("chairs", ["me", "me"])
    room = await open_table(hall, ANN, NewTable(**order))
    ears = [Ear() for _ in room.facts.chairs]
    for seat in room.facts.seats_of(ANN.id):
        room.audience.join(seat, ears[seat], 0)
        if begin:
            await Lobby(hall.acting(room), ANN).ready(seat, f"nonce-{seat}")
    return room, ears


async def does(hall: Hall, room: Room, seat: int, act: AnyAct, ear: Ear) -> str:
    """Let a seat do something; name what stood against it, or nothing."""
    try:
        await hall.acting(room).act(seat, act, ear)
    except Refusing as refusing:
        return refusing.refusal.key
    except No as no:
        return no.key
    return ""


async def plays(hall: Hall, room: Room, ears: list[Ear], choices: int, prefix: str = "r") -> int:
    """Let all seats play their last offers in turn; tell how many choices were made."""
    for made in range(choices):
        asked = [seat for seat, ear in enumerate(ears) if ear.offers]
        if not asked:
            return made
        ear = ears[asked[0]]
        act = Choose(f"{prefix}{made}", ear.number, ear.offers[-1])
        assert await does(hall, room, asked[0], act, ear) == ""
    return choices


async def until(is_so: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until something is so, but not for ever."""
    for _ in range(int(patience / 0.01)):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to that")
