"""Rows for tests of what is kept, and a store to keep them in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bocage.server.sqlite import SqliteStore
from bocage.server.store import (
    ActRow,
    AddAct,
    AddLines,
    Change,
    HookRow,
    NoticeRow,
    PersonRow,
    PutClocks,
    PutPerson,
    PutTable,
    SaidRow,
    SessionRow,
    Store,
    TableRow,
)


@asynccontextmanager
async def opened(file: Path, waiting: int = 10_000, tidy: int = 4_000) -> AsyncIterator[SqliteStore]:
    """Open a store for a while."""
    store = SqliteStore(file, waiting, tidy)
    try:
        yield store
    finally:
        await store.close()


def person(id: str = "ann", recovery: str = "") -> PersonRow:
    return PersonRow(id, id.title(), 1.5, recovery)


def session(hash: str = "h1", person: str = "ann", seen: float = 2.0) -> SessionRow:
    return SessionRow(hash, f"id-{hash}", person, "a browser", 1.0, seen)


def table(id: str = "t1", phase: str = "playing", touched: float = 3.0, listed: bool = True) -> TableRow:
    return TableRow(id, phase, listed, 1.0, touched, '{"name": "Würfel 🎲"}', "{}", None)


def said(number: int, person: str = "ann") -> SaidRow:
    return SaidRow("t1", number, 0, person, "0,1", f"line {number}\n\x00", 5.0)


def hook(person: str = "ann") -> HookRow:
    return HookRow(person, "https://example.org/hook", "secret", 2, "timed out")


def notice(person: str = "ann", table: str = "t1", due: float = 10.0, id: str = "n1") -> NoticeRow:
    return NoticeRow(id, person, table, "your turn", due, 1)


async def furnish(store: Store) -> None:
    """Write down two people and a table of theirs."""
    await store.keep(
        PutPerson(person("ann", "r-ann")), PutPerson(person("bob")), PutTable(table(), ("ann", "bob"))
    )


def choice(number: int, table: str = "t1", text: str = "line") -> tuple[Change, ...]:
    """What a choice leaves behind."""
    return (
        AddLines(table, number, (f"{text} {number}",)),
        AddAct(ActRow(table, number % 2, f"ref-{number}")),
        PutClocks(table, f'{{"after":{number}}}', float(number), float(number)),
    )
