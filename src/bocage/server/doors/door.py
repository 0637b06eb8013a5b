"""What a door is: an address that takes a message and gives one, with all that its description tells.

The list of all doors makes the server's routes and its OpenAPI document alike.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bocage.server.caller import Caller
from bocage.server.store import PersonRow
from bocage.wire.common import Message


@dataclass(frozen=True)
class Visit:
    """Somebody at a door: who, with what in hand, and in which language to answer."""

    house: Any
    person: PersonRow | None
    session: str
    language: str
    address: str
    places: dict[str, str]
    query: dict[str, str]
    body: Any = None
    caller: Caller | None = None

    def somebody(self) -> PersonRow:
        """Tell who it is, at a door that lets nobody in unknown."""
        assert self.person is not None
        return self.person


@dataclass(frozen=True)
class Answer:
    """What a door gives back; a cookie is a token to set, or an empty one to forget."""

    message: Message | list[Message] | str | None
    cookie: str | None = None
    kind: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)
    status: int = 200


@dataclass(frozen=True)
class Door:
    """An address: how it is asked, by whom, what it takes and gives, and what it is for."""

    method: str
    path: str
    name: str
    about: str
    answer: Callable[[Visit], Awaitable[Answer]]
    takes: Any = None
    gives: Any = None
    for_anybody: bool = False
    cost: int = 1
    """How much of the caller's allowance a call takes."""
