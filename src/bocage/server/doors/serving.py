"""Serving: doors as routes. Who comes is found out, what is brought is read, and the answer is written."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from bocage.server.acting import Refusing
from bocage.server.caller import COOKIE, Caller
from bocage.server.doors.door import Answer, Door, Visit
from bocage.server.no import NOT_THERE, NOT_UNDERSTOOD, UNKNOWN_PERSON, WRONG, No
from bocage.server.people import Known
from bocage.server.reply import JSON, not_kept, refusal, refuse, refused
from bocage.server.store import PersonRow, StoreError
from bocage.wire import VERSION

if TYPE_CHECKING:
    from bocage.server.app import House

ROOT: Final = f"/api/v{VERSION}"
READ_WITHIN: Final = 20.0
"""Seconds that a request may take to arrive."""
FOR_LONG: Final = 60 * 60 * 24 * 400
"""Seconds for which a browser keeps the cookie; no browser keeps one longer."""

Serve = Callable[[Any, WebSocket, PersonRow | None, str, "Meter"], Awaitable[None]]


class Meter:
    """Counts what somebody sends through a socket, and stops what is too much."""

    def __init__(self, house: House, who: str) -> None:
        self._house = house
        self._who = who

    def take(self, kind: str) -> None:
        """Let something be sent; raise No where it is too much."""
        self._house.limits.take(kind, self._who)

    def count(self, kind: str, is_done: bool) -> None:
        """Count a message."""
        outcome = "done" if is_done else "refused"
        self._house.metrics.count("bocage_messages_total", "Messages of seats.", kind=kind, outcome=outcome)


def routes_of(doors: Iterable[Door]) -> list[BaseRoute]:
    """Turn doors into routes, those at one address into one."""
    at: dict[str, list[Door]] = {}
    for door in doors:
        at.setdefault(door.path, []).append(door)
    return [Route(f"{ROOT}{path}", DoorsAt(those)) for path, those in at.items()]


def socket_route(path: str, serve: Serve) -> BaseRoute:
    """Turn what serves a socket into a route."""

    async def at_socket(socket: WebSocket) -> None:
        house, caller = socket.state.house, Caller(socket.scope)
        known = socket.state.known = await known_of(house, caller)
        person = known.person if known is not None else None
        meter = Meter(house, person.id if person is not None else caller.address)
        with house.sockets.held(caller.address):
            await serve(house, socket, person, caller.language, meter)

    return WebSocketRoute(f"{ROOT}{path}", at_socket)


async def no_such_address(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer where there is nothing."""
    await refuse(No("no-such-address", NOT_THERE), Caller(scope).language, scope, receive, send)


async def known_of(house: House, caller: Caller) -> Known | None:
    """Find out who calls."""
    return await house.people.by_token(caller.token, caller.address) if caller.token else None


class DoorsAt:
    """The doors at one address, each for its way of asking."""

    def __init__(self, doors: list[Door]) -> None:
        self.doors = {door.method: door for door in doors}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer whoever comes."""
        caller = Caller(scope)
        try:
            response = await self._response(caller, Request(scope, receive))
        except No as no:
            response = refusal(no, caller.language)
        except Refusing as refusing:
            response = refused(refusing.refusal, caller.language)
        except StoreError as error:
            response = refusal(not_kept(error), caller.language)
        await response(scope, receive, send)

    async def _response(self, caller: Caller, request: Request) -> Response:
        door = self.doors.get("GET" if caller.method == "HEAD" else caller.method)
        if door is None:
            no = No("no-such-method", HTTPStatus.METHOD_NOT_ALLOWED, known=", ".join(self.doors))
            return refusal(no, caller.language, {"Allow": ", ".join(self.doors)})
        house: House = request.state.house
        known = await known_of(house, caller)
        if known is not None:
            house.limits.take("asking", known.person.id, door.cost)
        elif not door.for_anybody:
            return _stranger(caller)
        body = await read(request, door.takes) if door.takes is not None else None
        answer = await door.answer(_visit(house, caller, known, request.path_params, body))
        return written(answer, house.settings.is_https or request.url.scheme == "https")


def _stranger(caller: Caller) -> Response:
    """Send somebody away who is not known, and let a browser forget a token that is worth nothing."""
    if not caller.token:
        return refusal(No("who-are-you", UNKNOWN_PERSON), caller.language)
    response = refusal(No("not-known", UNKNOWN_PERSON), caller.language)
    if caller.cookie:
        _set_cookie(response, "", is_secure=False)
    return response


def _visit(house: House, caller: Caller, known: Known | None, places: dict[str, str], body: Any) -> Visit:
    person, session = (known.person, known.session.id) if known is not None else (None, "")
    place = (caller.language, caller.address, places, caller.query)
    return Visit(house, person, session, *place, body, caller)


async def read(request: Request, kind: Any) -> Any:
    """Read what somebody brings; it is exactly what the door takes, or raises No."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise No("json-only", HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    try:
        async with asyncio.timeout(READ_WITHIN):
            body = await request.body()
    except TimeoutError:
        raise No("too-slow", HTTPStatus.REQUEST_TIMEOUT) from None
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise No("unfit-message", NOT_UNDERSTOOD, where=where.strip("`") or "$", why=what[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise No("not-json", WRONG) from None


def written(answer: Answer, is_secure: bool) -> Response:
    """Write an answer."""
    if answer.message is None:
        response = Response(status_code=HTTPStatus.NO_CONTENT, headers=answer.headers)
    else:
        is_text = isinstance(answer.message, str)
        body: Any = answer.message if is_text else msgspec.json.encode(answer.message)
        response = Response(body, answer.status, answer.headers, answer.kind)
    if answer.cookie is not None:
        _set_cookie(response, answer.cookie, is_secure)
    return response


def _set_cookie(response: Response, token: str, is_secure: bool) -> None:
    age = FOR_LONG if token else 0
    response.set_cookie(COOKIE, token, age, path="/", secure=is_secure, httponly=True, samesite="strict")
