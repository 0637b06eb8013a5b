"""What goes through the pipes between the house and a worker: messages, each behind its length."""

from __future__ import annotations

from typing import Final

import msgspec

HEAD: Final = 4
"""So many bytes say how long a message is."""
REPLICAS: Final = 64
"""A worker keeps no more tables in mind than this; the one not asked about for longest goes first."""


class Ask(msgspec.Struct, tag="ask", array_like=True):
    """Think for a seat; `lines` are those of the record from the one numbered `first` on, 0 the header."""

    table: str
    seat: int
    player: str
    first: int
    lines: list[str]


class Ready(msgspec.Struct, tag="ready", array_like=True):
    """The worker is up and can be asked."""


class Made(msgspec.Struct, tag="made", array_like=True):
    """What the player makes of it."""

    choice: str
    wants_draw: bool
    resigns: bool


class Lacking(msgspec.Struct, tag="lacking", array_like=True):
    """The table is not in mind, or not up to that line; `why` tells of lines that could not be followed."""

    why: str = ""


class Failed(msgspec.Struct, tag="failed", array_like=True):
    """The player could not choose."""

    why: str


Answer = Made | Lacking | Failed
Frame = Ask | Ready | Answer

_writer: Final = msgspec.msgpack.Encoder()
_reader: Final[msgspec.msgpack.Decoder[Frame]] = msgspec.msgpack.Decoder(Frame)


def packed(frame: Frame) -> bytes:
    """Write a message with its length in front."""
    body = _writer.encode(frame)
    return len(body).to_bytes(HEAD, "big") + body


def length_in(head: bytes) -> int:
    """Read how long the message is."""
    return int.from_bytes(head, "big")


def unpacked(body: bytes) -> Frame:
    """Read a message; raise ValueError for what is none."""
    return _reader.decode(body)
