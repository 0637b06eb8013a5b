"""People: guests who come in with a name, are known again by a token, and come back with a code.

Of tokens and codes only hashes are kept. Whoever is known is remembered in memory, so that asking for
somebody costs the disk nothing; what changes about a person is done one thing after the other, and forgets
that.
"""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakValueDictionary

from bocage.server.limits import Limits
from bocage.server.no import NOT_THERE, NOT_UNDERSTOOD, UNKNOWN_PERSON, No
from bocage.server.store import EndSession, ErasePerson, PersonRow, PutPerson, PutSession, SessionRow, Store
from bocage.server.tokens import digest, digest_of_code, new_code, new_id, new_token

MOST_KNOWN: Final = 10_000
"""Sessions that are remembered."""
SEEN_EVERY: Final = 3600.0
"""Seconds after which it is noted again that a session is in use."""


@dataclass(frozen=True)
class Known:
    """Somebody who is known by a session."""

    person: PersonRow
    session: SessionRow


class People:
    """All who have come in."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._changes = 0
        """Grows when somebody's sessions change, so that nothing read before is remembered after."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Coming in

    async def arrive(self, name: str, device: str) -> tuple[PersonRow, str]:
        """Come in as a guest; give the person and the token."""
        person = PersonRow(new_id(), fit_name(name), time.time())
        session, token = _new_session(person.id, device)
        await self._store.keep(PutPerson(person), PutSession(session))
        return person, token

    async def recover(self, code: str, device: str) -> tuple[PersonRow, str]:
        """Come in again with a recovery code."""
        hashed = digest_of_code(code)
        found = await self._store.person_recovering(hashed)
        if found is None:
            raise No("wrong-code", UNKNOWN_PERSON)
        async with self._lock(found.id):
            person = await self._still_there(found.id)
            if person.recovery != hashed:
                raise No("wrong-code", UNKNOWN_PERSON)
            session, token = _new_session(person.id, device)
            await self._store.keep(PutSession(session))
            return person, token

    async def by_token(self, token: str, address: str) -> Known | None:
        """Find out who shows a token; nobody where it is not one of ours, or was given back."""
        hashed = digest(token)
        known = self._known.get(hashed)
        if known is None:
            # Only what is not in memory costs something; so whoever tries tokens out stops nobody else.
            self._limits.check("wrong-token", address)
            known = await self._read(hashed)
        if known is None:
            self._limits.take("wrong-token", address)
            return None
        return await self._seen(known)

    async def _read(self, hashed: str) -> Known | None:
        """Read a session, once more where something changed meanwhile."""
        while True:
            changes = self._changes
            session = await self._store.session(hashed)
            person = await self._store.person(session.person) if session is not None else None
            if changes == self._changes:
                break
        if session is None or person is None:
            return None
        return self._remember(Known(person, session))

    def _remember(self, known: Known) -> Known:
        self._known[known.session.hash] = known
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return known

    async def _seen(self, known: Known) -> Known:
        """Note now and then that a session is in use."""
        now, hashed = time.time(), known.session.hash
        if now - known.session.seen < SEEN_EVERY:
            return known
        async with self._lock(known.person.id):
            session = await self._store.session(hashed)
            if session is None:
                return known
            seen = Known(known.person, replace(session, seen=now))
            await self._store.keep(PutSession(seen.session))
            return self._remember(seen) if hashed in self._known else seen

    # What people change about themselves

    async def rename(self, id: str, name: str) -> PersonRow:
        """Be called something else."""
        fit = fit_name(name)
        async with self._lock(id):
            person = replace(await self._still_there(id), name=fit)
            await self._change(id, PutPerson(person))
            return person

    async def new_recovery(self, id: str) -> str:
        """Give a new recovery code, which makes the old one useless."""
        code = new_code()
        async with self._lock(id):
            person = replace(await self._still_there(id), recovery=digest_of_code(code))
            await self._change(id, PutPerson(person))
        return code

    async def end_session(self, person: str, session: str) -> None:
        """Give a session back."""
        async with self._lock(person):
            if session not in [row.id for row in await self._store.sessions(person)]:
                raise No("no-such-session", NOT_THERE)
            await self._change(person, EndSession(person, session))

    async def end_others(self, person: str, kept: str) -> list[str]:
        """Give all sessions back but one; name those that ended."""
        async with self._lock(person):
            ended = [row.id for row in await self._store.sessions(person) if row.id != kept]
            await self._change(person, *[EndSession(person, session) for session in ended])
            return ended

    async def erase(self, id: str) -> None:
        """Forget somebody."""
        async with self._lock(id):
            await self._change(id, ErasePerson(id))

    # Parts

    async def _change(self, person: str, *changes: PutPerson | EndSession | ErasePerson) -> None:
        """Keep changes, and forget who was known before them."""
        try:
            if changes:
                await self._store.keep(*changes)
        finally:
            self._changes += 1
            for hashed in [each for each, known in self._known.items() if known.person.id == person]:
                del self._known[hashed]

    async def _still_there(self, id: str) -> PersonRow:
        person = await self._store.person(id)
        if person is None:
            raise No("not-known", UNKNOWN_PERSON)
        return person

    def _lock(self, person: str) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())


def _new_session(person: str, device: str) -> tuple[SessionRow, str]:
    token, now = new_token(), time.time()
    return SessionRow(digest(token), new_id(), person, device, now, now), token


def fit_name(name: str) -> str:
    """Tidy a name up; refuse one of which nothing can be seen, or that would garble what stands around it."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy or any([unicodedata.category(glyph)[0] == "C" for glyph in tidy]):
        raise No("unfit-name", NOT_UNDERSTOOD)
    return tidy
