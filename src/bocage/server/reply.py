"""Replies: what is sent back, and a No in the form that everybody understands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from bocage.catalogue import GAMES
from bocage.kernel.refusal import Refusal
from bocage.server.no import NOT_KEPT, NOT_NOW, TOO_MUCH, No, reason_of
from bocage.server.store import StoreBusy, StoreError, StoreFull
from bocage.wire.common import Why

JSON: Final = "application/json"
REFUSED: Final = 1008
"""How a socket is closed that is not let in."""


def refusal(no: No, language: str, headers: Mapping[str, str] | None = None) -> Response:
    """Say no."""
    more = dict(headers or {})
    if no.status == TOO_MUCH and "seconds" in no.facts:
        more["Retry-After"] = no.facts["seconds"]
    body = msgspec.json.encode(Why(no.reason(language)))
    return Response(body, no.status, more, JSON)


def refused(why: Refusal, language: str) -> Response:
    """Say no for a game, of which only what holds at every table is refused at a door."""
    body = msgspec.json.encode(Why(reason_of(why, next(iter(GAMES)), language)))
    return Response(body, NOT_NOW, media_type=JSON)


async def refuse(no: No, language: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Say no to whoever calls, also to a socket that is not let in."""
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await refusal(no, language)(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": REFUSED})


def not_kept(error: StoreError) -> No:
    """Say why something was not kept."""
    if isinstance(error, StoreFull):
        return No("disk-full", NOT_KEPT)
    return No("store-busy" if isinstance(error, StoreBusy) else "not-kept", NOT_KEPT)
