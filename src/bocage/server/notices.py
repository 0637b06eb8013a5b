"""Notices: tells people by their webhooks that it is their turn.

A notice is kept until it was taken, given up, or is no longer true, so one that was sent right before a crash
is sent again: its id says that it is the same. Nobody's slow webhook holds up those of others.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from bocage.server.addresses import Network
from bocage.server.knocking import PATIENCE, Knock, Unheard, knock
from bocage.server.store import DeferNotice, EndNotice, HookRow, NoticeRow, PutHook, Store

MUTED_AFTER: Final = 10
"""A webhook that failed for so many notices in a row is no longer tried, until its owner sets it again."""

log = logging.getLogger("bocage.notices")


@dataclass(frozen=True)
class Terms:
    """How notices are sent."""

    link: Callable[[str], str] = str
    """Gives the address of a table's page."""
    allowed: Sequence[Network] = ()
    """Networks that webhooks may be in, besides all that is public."""
    waits: tuple[float, ...] = (15.0, 120.0)
    """Seconds before each further try."""
    every: float = 1.0
    """Seconds between two looks at what is due."""
    at_once: int = 8
    most: int = 500
    patience: float = PATIENCE


class Postman:
    """Brings notices; each person is brought one at a time."""

    def __init__(self, store: Store, terms: Terms, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._terms = terms
        self._now = now
        self._threads = ThreadPoolExecutor(terms.at_once, thread_name_prefix="notices")
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self.facts = {"notices_sent": 0, "notices_failed": 0}

    async def work(self) -> None:
        """Bring what is due, on and on."""
        while True:
            await self.bring_due()
            await asyncio.sleep(self._terms.every)

    async def bring_due(self) -> None:
        """Set out with what is due, to all who are not being visited already."""
        for row in await self._store.notices(self._now(), self._terms.most):
            if len(self._under_way) >= self._terms.at_once:
                return
            if row.person not in self._under_way:
                task = asyncio.create_task(self._bring(row))
                self._under_way[row.person] = task
                task.add_done_callback(lambda _, person=row.person: self._under_way.pop(person))  # type: ignore[misc]

    async def close(self) -> None:
        """Wait for whoever is on the way; it takes no longer than their patience."""
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        self._threads.shutdown(wait=False)

    # One notice

    async def _bring(self, row: NoticeRow) -> None:
        """Bring a notice, and note what came of it."""
        try:
            hook = await self._store.hook(row.person)
            if hook is None or is_muted(hook):
                await self._store.keep(EndNotice(row.person, row.table, row.id))
            else:
                await self._try(row, hook)
        except Exception:
            log.exception("a notice could not be brought")

    async def _try(self, row: NoticeRow, hook: HookRow) -> None:
        message = Knock(hook.url, hook.secret, row.id, body_of(row, self._terms.link(row.table)))
        terms, loop = self._terms, asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, knock, message, terms.allowed, terms.patience)
        except Unheard as unheard:
            self.facts["notices_failed"] += 1
            await self._failed(row, hook, str(unheard))
        else:
            self.facts["notices_sent"] += 1
            await self._judge(row, hook, 0, "")

    async def _failed(self, row: NoticeRow, hook: HookRow, trouble: str) -> None:
        """Try again later, as often as is agreed; then give up, and count it."""
        if row.tries < len(self._terms.waits):
            due = self._now() + self._terms.waits[row.tries]
            await self._store.keep(DeferNotice(row.person, row.table, row.id, due, row.tries + 1))
        else:
            await self._judge(row, hook, hook.failures + 1, trouble)

    async def _judge(self, row: NoticeRow, hook: HookRow, failures: int, trouble: str) -> None:
        """Be done with a notice, and write down how the webhook fares, if it is still the same one."""
        fares = replace(hook, failures=failures, trouble=trouble)
        is_news = fares != hook and await self._store.hook(row.person) == hook
        await self._store.keep(
            EndNotice(row.person, row.table, row.id), *([PutHook(fares)] if is_news else [])
        )


def is_muted(hook: HookRow) -> bool:
    """Tell whether a webhook has failed too often to be tried."""
    return hook.failures >= MUTED_AFTER


def body_of(row: NoticeRow, link: str) -> bytes:
    """Write what is sent: what happened, at which table and seat, and where its page is."""
    told = {"what": "your-turn", "notice": row.id, **json.loads(row.body), "link": link}
    return json.dumps(told, ensure_ascii=False).encode()
