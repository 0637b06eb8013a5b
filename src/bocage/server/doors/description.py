"""The door behind which the doors are described."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import cache
from typing import Final

from bocage.server.doors.door import Answer, Door, Visit
from bocage.wire.openapi import document

ABOUT: Final = "Describe all doors, and the messages of the socket, in OpenAPI."


def description(doors: Sequence[Door], address: str, cookie: str) -> Door:
    """Make the door that describes others, and itself."""

    @cache
    def text() -> str:
        return json.dumps(document([*doors, door], address, cookie), ensure_ascii=False)

    async def describe(_: Visit) -> Answer:
        return Answer(await asyncio.to_thread(text))

    door = Door("GET", "/openapi.json", "describe", ABOUT, describe, for_anybody=True)
    return door
