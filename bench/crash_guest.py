"""A guest of the house that `bench.crash_house` lets crash: plays a seat, and writes down all of it.

Knows the messages of the house and nothing of its code. A request whose answer did not come is sent again,
word for word, when the guest is back; so is now and then one that was answered, or one twice at once.
"""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE: Final = 4.0
"""Seconds without news after which a guest goes."""
LONG: Final = 30.0
"""Seconds in which a window closes, even if the disk fails for a while."""
TRIES: Final = 40
"""Connections after which a guest does not come back."""
BREATH: Final = 0.05
"""Seconds until somebody who was refused asks again."""

COMING: Final = -1
GONE: Final = -2
"""Decision numbers of who has not been told of any yet, and of who is not connected any more."""

Facts = dict[str, Any]


class Book:
    """What happened, in the order in which it was heard of; the file outlives the house."""

    def __init__(self, file: str) -> None:
        self._file = open(file, "a", encoding="utf-8")  # noqa: SIM115  open as long as its guests are

    def note(self, do: str, **facts: Any) -> None:
        """Write something down."""
        self._file.write(json.dumps({"do": do, **facts}) + "\n")
        self._file.flush()


class Party:
    """What all guests share: the book, and how many requests are still to be made."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.left = 0
        self.made = 0
        self.ends_in_window = False
        self.waiting: list[asyncio.Event] = []

    def end(self) -> None:
        """Tell everybody that no more is to be made."""
        self.left = 0
        for news in self.waiting:
            news.set()

    def spend(self) -> None:
        """Make one request of those that are left."""
        self.left -= 1
        if self.is_over():
            self.end()

    def is_over(self) -> bool:
        """Tell whether all have been made."""
        return self.left <= 0


class Guest:
    """Somebody with a seat, or who watches (-1)."""

    def __init__(self, run: str, party: Party, table: str, seat: int, token: str) -> None:
        self.run = run
        self.party = party
        self.table = table
        self.seat = seat
        self.token = token
        self.lots = random.Random(f"{run} {seat}")
        self.events = 0
        self.number = 0
        self.count = 0
        self.answered = COMING
        self.offers: list[str] = []
        self.windows: list[str] = []
        self.channels: list[int] = []
        self.said: set[str] = set()
        self.window: Facts | None = None
        self.pending: Facts | None = None
        self.done: list[Facts] = []
        self.answers: dict[str, list[Facts]] = {}
        self.news = asyncio.Event()
        party.waiting.append(self.news)

    def note(self, do: str, **facts: Any) -> None:
        """Write something down."""
        self.party.book.note(do, table=self.table, seat=self.seat, **facts)

    # Coming and going

    async def visit(self, port: int) -> None:
        """Play until all requests have been made or nobody answers any more."""
        patience = TRIES
        where = f"ws://127.0.0.1:{port}/api/v1/tables/{self.table}/socket"
        head = {"Authorization": f"Bearer {self.token}"}
        while not self.party.is_over() and (patience := patience - 1):
            try:
                address = f"{where}?seat={self.seat}&after={self.events}"
                async with connect(
                    address, additional_headers=head, compression=None, ping_interval=None, max_size=None
                ) as socket:
                    if await self._stay(socket):
                        return
            except WebSocketException:
                await asyncio.sleep(BREATH)  # perhaps this connection alone was lost
            except OSError:
                return

    async def _stay(self, socket: ClientConnection) -> bool:
        """Play through a socket; tell whether there is nothing more to do."""
        listening = asyncio.create_task(self._listen(socket))
        self.offers, self.number = [], COMING
        try:
            return await self._play(socket)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(json.loads(text))
                self.news.set()
        finally:
            self.number = GONE
            self.news.set()

    # What is heard

    def _hear(self, message: Facts) -> None:
        kind = message["is"]
        if kind == "welcome":
            self._be_welcome(message)
        elif kind == "news":
            self._take(message)
        if kind in ("news", "refused", "heard") and message.get("ref") is not None:
            self.answers.setdefault(message["ref"], []).append(message)

    def _be_welcome(self, message: Facts) -> None:
        if message["after"] != self.events:
            self.note("trouble", what=f"had {self.events} events, is told from {message['after']} on")
        self._told(message["after"], message["events"])
        self.number, self.offers = message["number"], message["offers"]
        self.windows, self.channels = message["windows"], message["channels"]
        self.said = {each["text"] for each in message["said"]}
        self.window = message.get("window")

    def _take(self, news: Facts) -> None:
        self._told(self.events, news.get("events", []))
        if news["told"] != self.events:
            self.note("trouble", what=f"has {self.events} events of {news['told']}")
        self.number = news["number"]
        self.offers = news["offers"] if news.get("offers") is not None else self.offers
        self.channels = news["channels"] if news.get("channels") is not None else self.channels
        self.window = news.get("window")
        if self.party.ends_in_window and self.window and len(self.offers) > 1:
            self.party.end()

    def _told(self, after: int, events: list[Facts]) -> None:
        if events:
            self.note("told", after=after, events=events)
        self.events = after + len(events)

    # What is done

    async def _play(self, socket: ClientConnection) -> bool:
        while not self.party.is_over():
            if self.number == GONE:
                return False
            self.news.clear()
            if self.number == COMING or self.seat < 0 or not await self._do_something(socket):
                try:
                    await asyncio.wait_for(self.news.wait(), PATIENCE)
                except TimeoutError:
                    break
        await self._see_window_end()
        return True

    async def _see_window_end(self) -> None:
        """Wait until the window that is open has ended, as it must by itself."""
        patience = LONG / BREATH
        while self.window and self.number != GONE and not self.party.ends_in_window:
            await asyncio.sleep(BREATH)
            patience -= 1
            if patience < 0:
                self.note("trouble", what=f"waits for ever in {self.window}")
                return

    async def _do_something(self, socket: ClientConnection) -> bool:
        """Make a request and wait for its answer; tell whether there was one to make."""
        message = self._again() or self._thought_of()
        if message is None:
            return False
        self.party.spend()
        copies = 2 if message["is"] != "say" and self.lots.random() < 0.1 else 1
        self.answers.clear()
        for _ in range(copies):
            await socket.send(json.dumps(message))
        if self.lots.random() < 0.04:
            await socket.close()
        await self._until_answered(message["ref"], copies)
        return True

    async def _until_answered(self, ref: str, copies: int) -> None:
        """Wait for all answers; where the connection is lost, one that it was done is as good."""
        while len(self.answers.get(ref, [])) < copies and self.number != GONE:
            self.news.clear()
            await self.news.wait()
        answers = self.answers.get(ref, [])
        done = [answer for answer in answers if answer["is"] != "refused"]
        if done or len(answers) == copies:
            await self._answered([*done, *answers][0])

    async def _answered(self, answer: Facts) -> None:
        request, self.pending = self.pending, None
        if answer["is"] == "refused":
            self.note("refused", ref=answer["ref"], key=answer["reason"]["key"])
            await asyncio.sleep(BREATH)
        elif request is not None:
            self.party.made += 1
            self.note("ok", ref=answer["ref"], told=answer.get("told", self.events))
            if request["is"] != "say":
                self.done.append(request)

    def _again(self) -> Facts | None:
        """Send again what has not been answered; what was said need not be where it was heard."""
        if self.pending is not None and self.pending["is"] == "say":
            if self.pending["text"] in self.said:
                self.note("ok", ref=self.pending["ref"], told=self.events)
                self.pending = None
        elif self.pending is None and self.done and self.lots.random() < 0.05:
            self.pending = self.lots.choice(self.done)
        return self.pending

    def _thought_of(self) -> Facts | None:
        """Think of a request, and write it down before it is made."""
        ways: list[Callable[[], Facts | None]] = [self._choose] * 20
        ways += [self._say, self._draw, self._stand, self._stale] + [self._take_back] * 2
        message = self.lots.choice(ways)() or self._choose()
        if message is None:
            return None
        self.count += 1
        self.pending = {**message, "ref": f"{self.run}-{self.seat}-{self.count}"}
        self.note("invoke", told=self.events, open=bool(self.window), **self.pending)
        return self.pending

    def _choose(self) -> Facts | None:
        has_answered = self.window is not None and self.answered == self.number
        if not self.offers or (has_answered and self.lots.random() < 0.95):
            return None
        self.answered = self.number
        wild = [offer for offer in self.offers if offer.startswith(("attack", "combat"))]
        choice = self.lots.choice(wild if wild and self.lots.random() < 0.7 else self.offers)
        return {"is": "choose", "number": self.number, "choice": choice}

    def _stale(self) -> Facts | None:
        message = self._choose()
        return message and {**message, "number": self.number - 1}

    def _say(self) -> Facts | None:
        text = f"{self.table} {self.run} {self.seat} {self.count}"
        return {"is": "say", "text": text} if self.channels else None

    def _draw(self) -> Facts | None:
        return {"is": "draw"} if self.offers and self.seat == 0 else None

    def _take_back(self) -> Facts | None:
        return {"is": "take-back"} if self.events else None

    def _stand(self) -> Facts | None:
        choice = self.lots.choice(("no-combat", None))
        return {"is": "stand", "window": "reaction-window", "choice": choice} if self.windows else None
