"""The rota: who waits to be thought about. Tables take turns, and each table's questions keep their order."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Rota(Generic[T]):
    """Things that wait, by their table."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def __contains__(self, table: str) -> bool:
        return table in self._waiting

    def put(self, table: str, thing: T) -> None:
        """Let something wait behind whatever waits for the same table."""
        self._waiting.setdefault(table, deque()).append(thing)
        self._filled.set()

    async def take(self) -> T:
        """Take what is next as soon as there is something; its table then stands behind all others."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        table, things = self._waiting.popitem(last=False)
        thing = things.popleft()
        if things:
            self._waiting[table] = things
        return thing

    def drop(self, table: str, thing: T) -> None:
        """Forget something, if it still waits."""
        things = self._waiting.get(table, deque())
        if thing in things:
            things.remove(thing)
            if not things:
                del self._waiting[table]
