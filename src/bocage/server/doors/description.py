"""The door behind which the doors are described."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from bocage.server.doors.door import Answer, Door, Visit
from bocage.wire.openapi import document

ABOUT: Final = "Describe all doors, and the messages of the socket, in OpenAPI."


def description(doors: Sequence[Door], address: str, cookie: str) -> Door:
    """Make the door that describes others, and itself."""

    async def describe(_: Visit) -> Answer:
        return Answer(text)

    door = Door("GET", "/openapi.json", "describe", ABOUT, describe, for_anybody=True)
    text = json.dumps(document([*doors, door], address, cookie), ensure_ascii=False)
    return door
