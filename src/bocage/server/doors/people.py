"""The doors of people: come in, be somebody, come back, and go, taking everything along."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

from bocage.server.belongings import all_about, forget, moment, tell_name
from bocage.server.doors.door import Answer, Door, Visit
from bocage.server.no import NOT_THERE, NOT_UNDERSTOOD, No
from bocage.server.notices import is_muted
from bocage.server.store import DropHook, HookRow, PersonRow, PutHook, SessionRow
from bocage.wire import lobby as wire


async def arrive(visit: Visit) -> Answer:
    """Come in as a guest."""
    visit.house.limits.take("arriving", visit.address)
    return _passed(visit, *await visit.house.people.arrive(visit.body.name, _device(visit)))


async def recover(visit: Visit) -> Answer:
    """Come in again under a kept name, with the personal recovery code."""
    visit.house.limits.take("recovering", visit.address)
    return _passed(visit, *await visit.house.people.recover(visit.body.code, _device(visit)))


def _passed(visit: Visit, person: PersonRow, token: str) -> Answer:
    """Give the token to a program; to a browser only as a cookie, which no script can read."""
    if visit.caller is not None and visit.caller.is_browser:
        return Answer(wire.Pass(_shown(person), ""), cookie=token)
    return Answer(wire.Pass(_shown(person), token))


def _device(visit: Visit) -> str:
    return visit.caller.device if visit.caller is not None else ""


def _shown(person: PersonRow) -> wire.Person:
    return wire.Person(person.id, person.name)


async def show_me(visit: Visit) -> Answer:
    """Tell who I am."""
    return Answer(_shown(visit.somebody()))


async def rename_me(visit: Visit) -> Answer:
    """Be called something else, also at tables already joined."""
    person = await visit.house.people.rename(visit.somebody().id, visit.body.name)
    await tell_name(visit.house, person)
    return Answer(_shown(person))


async def new_recovery(visit: Visit) -> Answer:
    """Get a new recovery code, shown this once; the one before is useless from now on."""
    return Answer(wire.Recovery(await visit.house.people.new_recovery(visit.somebody().id)))


async def my_sessions(visit: Visit) -> Answer:
    """List the devices and programs I came in with."""
    rows: list[SessionRow] = await visit.house.store.sessions(visit.somebody().id)
    return Answer(
        wire.SessionList(
            [
                wire.Session(row.id, moment(row.began), moment(row.seen), row.device, row.id == visit.session)
                for row in rows
            ]
        )
    )


async def end_one(visit: Visit) -> Answer:
    """End one of my sessions."""
    return await _ended(visit, visit.places["id"])


async def end_this(visit: Visit) -> Answer:
    """End the session I am here with."""
    return await _ended(visit, visit.session)


async def _ended(visit: Visit, session: str) -> Answer:
    await visit.house.people.end_session(visit.somebody().id, session)
    visit.house.sockets.end(session=session)
    return Answer(None, cookie="" if session == visit.session else None)


async def end_others(visit: Visit) -> Answer:
    """End all my sessions but this one."""
    for session in await visit.house.people.end_others(visit.somebody().id, visit.session):
        visit.house.sockets.end(session=session)
    return Answer(None)


async def export_me(visit: Visit) -> Answer:
    """Give me everything that belongs to me, as one document."""
    document = await all_about(visit.house, visit.somebody())
    headers = {"Content-Disposition": 'attachment; filename="bocage.json"'}
    return Answer(json.dumps(document, ensure_ascii=False, indent=2), headers=headers)


async def erase_me(visit: Visit) -> Answer:
    """Forget me: my name, my sessions, what I said. Games I played stay, without me."""
    await forget(visit.house, visit.somebody())
    return Answer(None, cookie="")


# Webhooks


async def put_hook(visit: Visit) -> Answer:
    """Say where to knock when it is my turn; the answer shows, this once, the secret that signs notices."""
    row = HookRow(visit.somebody().id, fit_url(visit.body.url), secrets.token_urlsafe(32))
    await visit.house.store.keep(PutHook(row))
    return Answer(wire.HookCard(row.url, "working", secret=row.secret))


async def show_hook(visit: Visit) -> Answer:
    """Show where I am told, and how that fares."""
    row: HookRow | None = await visit.house.store.hook(visit.somebody().id)
    if row is None:
        raise No("no-hook", NOT_THERE)
    state: Any = "muted" if is_muted(row) else "failing" if row.failures else "working"
    return Answer(wire.HookCard(row.url, state, row.trouble))


async def drop_hook(visit: Visit) -> Answer:
    """Tell me nothing more."""
    await visit.house.store.keep(DropHook(visit.somebody().id))
    return Answer(None)


def fit_url(url: str) -> str:
    """Refuse an address that is none of the web, or that has a name and password in it."""
    try:
        parts = urlsplit(url)
        is_fit = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_fit = False
    if not is_fit or "@" in parts.netloc or not url.isascii() or not url.isprintable() or " " in url:
        raise No("unfit-url", NOT_UNDERSTOOD)
    return url


def _door(
    method: str, path: str, name: str, answer: Any, takes: Any = None, gives: Any = None, cost: int = 1
) -> Door:
    return Door(method, path, name, (answer.__doc__ or "").strip(), answer, takes, gives, cost=cost)


def _open_door(method: str, path: str, name: str, answer: Any, takes: Any, gives: Any) -> Door:
    about = (answer.__doc__ or "").strip()
    return Door(method, path, name, about, answer, takes, gives, for_anybody=True)


DOORS: Final = [
    _open_door("POST", "/guests", "arrive", arrive, wire.Arrive, wire.Pass),
    _open_door("POST", "/recover", "recover", recover, wire.Recover, wire.Pass),
    _door("GET", "/me", "showMe", show_me, gives=wire.Person),
    _door("DELETE", "/me", "eraseMe", erase_me, cost=20),
    _door("POST", "/me/name", "renameMe", rename_me, wire.Rename, wire.Person, cost=20),
    _door("POST", "/me/recovery", "newRecovery", new_recovery, gives=wire.Recovery),
    _door("GET", "/me/sessions", "mySessions", my_sessions, gives=wire.SessionList),
    _door("DELETE", "/me/sessions", "endOtherSessions", end_others),
    _door("DELETE", "/me/sessions/{id}", "endSession", end_one),
    _door("DELETE", "/me/session", "endThisSession", end_this),
    _door("GET", "/me/export", "exportMe", export_me, cost=20),
    _door("PUT", "/me/hook", "putHook", put_hook, wire.Hook, wire.HookCard),
    _door("GET", "/me/hook", "showHook", show_hook, gives=wire.HookCard),
    _door("DELETE", "/me/hook", "dropHook", drop_hook),
]
