"""Messages about the house itself: whether it is well."""

from __future__ import annotations

from bocage.wire.common import Message


class Health(Message):
    """Whether the house is well: it answers, it can keep what happens, and its opponents are there."""

    alive: bool
    writable: bool
    workers: int
    rooms: int
    sockets: int
    version: int
