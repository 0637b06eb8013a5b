"""The guard in front of everything: what is let in, with which headers all leaves, and what is noted."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterable
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bocage.server.caller import Caller
from bocage.server.no import TOO_BIG, No
from bocage.server.origins import Origins
from bocage.server.reply import not_kept, refuse
from bocage.server.settings import Settings
from bocage.server.store import StoreError
from bocage.words.texts import printable

BROKEN: Final = 500
BROKEN_SOCKET: Final = 1011
API: Final = "/api/"

Headers = list[tuple[bytes, bytes]]

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
FOR_LONG: Final = "max-age=31536000"

log = logging.getLogger("bocage.requests")


class Guard:
    """Stands in front of an application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = Origins(settings)
        self._most = settings.most_body
        headers = HEADERS | ({"Strict-Transport-Security": FOR_LONG} if settings.is_https else {})
        self._headers = written(headers.items())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in, or not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        call = Call(Caller(scope), send, self._headers)
        try:
            await self._let_in(call, receive)
        except No as no:
            await self._refuse(call, no, receive)
        except StoreError as error:
            await self._refuse(call, not_kept(error), receive)
        except Exception:
            log.exception("%s broke", call.id)
            await self._refuse(call, No("broken", BROKEN, id=call.id), receive)
        finally:
            call.note()

    async def _let_in(self, call: Call, receive: Receive) -> None:
        caller = call.caller
        self._origins.check(caller)
        call.house.limits.take("asking-from", caller.address)
        if not caller.is_socket:
            length = caller.headers.get("content-length", "0")
            if not length.isdigit() or int(length) > self._most:
                raise No("too-long", TOO_BIG, most=str(self._most))
            receive = bounded(receive, self._most)
        await self._app(caller.scope, receive, call.send)

    async def _refuse(self, call: Call, no: No, receive: Receive) -> None:
        if not call.has_begun:
            await refuse(no, call.caller.language, call.caller.scope, receive, call.send)
        elif call.caller.is_socket:
            await call.send({"type": "websocket.close", "code": BROKEN_SOCKET})


class Call:
    """A call while it is answered."""

    def __init__(self, caller: Caller, send: Send, headers: Headers) -> None:
        self.caller = caller
        self.house: Any = caller.scope["state"]["house"]
        self.id = secrets.token_hex(6)
        self.began = time.monotonic()
        self.status = 0
        self.has_begun = False
        self._send = send
        self._headers = [*headers, *written([("X-Request-Id", self.id)])]
        caller.scope["state"]["request_id"] = self.id

    async def send(self, message: Message) -> None:
        """Send something, with the headers that everything has."""
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status, self.has_begun = message["status"], True
            message = {**message, "headers": self._with_ours(message.get("headers", []))}
        elif message["type"] == "websocket.accept":
            self.status, self.has_begun = 101, True
            message = {**message, "headers": [*message.get("headers", []), *self._headers]}
        elif message["type"] == "websocket.close" and not self.has_begun:
            self.status = 403
        await self._send(message)

    def _with_ours(self, headers: Iterable[tuple[bytes, bytes]]) -> Headers:
        given = [*headers]
        if self.caller.scope["path"].startswith(API) and b"cache-control" not in [name for name, _ in given]:
            given.append((b"cache-control", b"no-store"))
        return [*given, *self._headers]

    def note(self) -> None:
        """Write down what came of it: never the query, a token or a cookie."""
        caller, seconds = self.caller, time.monotonic() - self.began
        if not caller.is_socket:
            metrics = self.house.metrics
            metrics.count("bocage_requests_total", "Requests by status.", status=str(self.status))
            metrics.time("bocage_request_seconds", "How long requests took.", seconds)
        facts = {
            "address": caller.address,
            "method": "SOCKET" if caller.is_socket else printable(caller.method)[:10],
            "path": printable(caller.scope["path"])[:200],
            "status": self.status,
            "ms": round(seconds * 1000, 1),
            "id": self.id,
        }
        log.info("%(address)s %(method)s %(path)s %(status)s %(ms)s ms %(id)s", facts)


def written(headers: Iterable[tuple[str, str]]) -> Headers:
    """Write headers as they are sent."""
    return [(name.lower().encode(), value.encode()) for name, value in headers]


def bounded(receive: Receive, most: int) -> Receive:
    """Read no more than so many bytes."""
    read = 0

    async def receive_some() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise No("too-long", TOO_BIG, most=str(most))
        return message

    return receive_some
