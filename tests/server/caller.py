"""Somebody who plays through a real socket, as a program does."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.parlour import Ear


class Caller:
    """A connection to a table: what it was told, and what it may choose."""

    def __init__(self, port: int, table: str, seat: int, token: str, after: int = 0) -> None:
        self.where = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/socket?seat={seat}&after={after}"
        self.token = token
        self.seat = seat
        self.ear = Ear()
        self.count = 0
        self.news = asyncio.Event()
        self.is_closed = False

    async def __aenter__(self) -> Self:
        head = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self.socket: ClientConnection = await connect(
            self.where, additional_headers=head, compression=None, max_size=None
        )
        self.listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self.listening

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.ear.tell(text)
                self.news.set()
        except ConnectionClosed:
            pass
        self.is_closed = True
        self.news.set()

    async def send(self, **message: Any) -> str:
        """Send a message under a name of its own; tell the name."""
        self.count += 1
        ref = message.setdefault("ref", f"{self.seat}-{self.count}")
        await self.socket.send(json.dumps(message))
        return str(ref)

    async def answer(self, ref: str, patience: float = 20.0) -> dict[str, Any]:
        """Wait for the answer to a message."""
        async with asyncio.timeout(patience):
            while True:
                for message in reversed(self.ear.told):
                    if message.get("ref") == ref:
                        return dict(message)
                self.news.clear()
                await self.news.wait()

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        return await self.answer(await self.send(**message))

    async def choose(self, choice: str) -> dict[str, Any]:
        """Make a choice under the number the seat was told."""
        return await self.ask(**{"is": "choose", "number": self.ear.number, "choice": choice})

    async def told(self, kind: str, patience: float = 20.0) -> dict[str, Any]:
        """Wait for a message of a kind."""
        async with asyncio.timeout(patience):
            while True:
                for message in self.ear.told:
                    if message["is"] == kind:
                        return dict(message)
                self.news.clear()
                await self.news.wait()

    def is_over(self) -> bool:
        """Tell whether the secret of the dice was shown."""
        return any(event["event"] == "SecretShown" for event in self.ear.events[-3:])
