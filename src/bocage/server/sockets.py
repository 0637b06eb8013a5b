"""The open sockets, so that they can be closed when a session ends, somebody goes, or the house shuts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

from starlette.websockets import WebSocket

from bocage.server.no import TOO_MUCH, No
from bocage.wire.common import Reason

GOING_AWAY: Final = 1012
NO_LONGER: Final = 4401
"""Closed since whoever was there is no longer who they were."""


class Connection(Protocol):
    """A socket with somebody at its end."""

    socket: WebSocket
    language: str

    def close(self, reason: Reason, code: int, again: bool) -> None:
        """Say why the connection ends, and end it."""


class Sockets:
    """All sockets at tables."""

    def __init__(self, most_from: int) -> None:
        self._most_from = most_from
        self._open: set[Connection] = set()
        self._from: Counter[str] = Counter()

    def add(self, connection: Connection) -> None:
        """Have one more."""
        self._open.add(connection)

    def discard(self, connection: Connection) -> None:
        """Have one less."""
        self._open.discard(connection)

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def held(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; raise No where there are too many from its address."""
        if self._from[address] >= self._most_from:
            raise No("too-many-sockets", TOO_MUCH, most=str(self._most_from))
        self._from[address] += 1
        try:
            yield
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def end(self, **what: str) -> None:
        """Close all sockets of a `person`, of a `session`, at a `table`, or of all that is named."""
        for connection in [each for each in self._open if what.items() <= facts_of(each).items()]:
            connection.close(No("no-longer").reason(connection.language), NO_LONGER, again=False)

    async def take_leave(self, patience: float) -> None:
        """Tell everybody that the house shuts, and wait until they know."""
        for connection in list(self._open):
            connection.close(No("closing").reason(connection.language), GOING_AWAY, again=True)
        for _ in range(round(patience / 0.02)):
            if not self._open:
                return
            await asyncio.sleep(0.02)


def facts_of(connection: Connection) -> dict[str, Any]:
    """Tell who is at the end of a socket, and at which table."""
    known = connection.socket.state.known
    table = connection.socket.path_params.get("id", "")
    if known is None:
        return {"table": table}
    return {"table": table, "person": known.person.id, "session": known.session.id}
