"""What all messages share: a base that knows no field but its own, and the words for common things."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Facts = dict[str, object]

Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""What a person or a table is called."""
Ref = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]*$")]
"""The sender's own name for a request: sent again, it is answered again and done only once."""
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Text = Annotated[str, Meta(max_length=1_000)]
Word = Annotated[str, Meta(max_length=80)]
"""The name of a thing of a game, of a scenario, an edition, a window."""


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A message, or a part of one."""


class Reason(Message):
    """Why not: a key and the facts for those who have words of their own, and the sentence."""

    key: str
    rule: str = ""
    facts: dict[str, str] = {}
    text: str = ""


class Why(Message):
    """What a door gives that has done nothing."""

    reason: Reason
