"""Everything kept in one file of SQLite: one who writes, one who reads, and a lock beside it.

What is written goes to a log first, which is on the disk before anybody is told; readers are never kept
waiting by the writer. One connection alone writes the log and the file.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from bocage.server import statements as say
from bocage.server.lock import Lock
from bocage.server.migrate import check_shape, migrate
from bocage.server.store import (
    ActRow,
    Change,
    HeldRow,
    HookRow,
    NoticeRow,
    PersonRow,
    SaidRow,
    SessionRow,
    StoreError,
    StoreRefused,
    TableRow,
)
from bocage.server.writer import TIDY, WAITING, Writer

PATIENCE: Final = 5.0
"""Seconds to wait for somebody who looks after the file by hand."""
LOG: Final = 64 * 1024 * 1024
"""The log is cut back to so many bytes after it had to grow."""

SETTINGS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 0",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA cache_size = -32000",
    f"PRAGMA journal_size_limit = {LOG}",
)

Rows = list[Any]


class SqliteStore:
    """A file of data that is open; nobody else can open it meanwhile."""

    def __init__(self, file: Path, waiting: int = WAITING, tidy: int = TIDY) -> None:
        self.file = file
        self._lock = Lock(file)
        try:
            self._writer = Writer(open_to_write(file), waiting, tidy)
        except BaseException:
            self._lock.release()
            raise
        self._reading = open_to_read(file)
        self._reader = ThreadPoolExecutor(1, "bocage-reader")

    async def keep(self, *changes: Change) -> None:
        """Keep changes, all or none; who stops waiting does not stop them."""
        await self._writer.keep(changes)

    def facts(self) -> dict[str, int]:
        """Count what was to be kept, in how many groups, and how much waits."""
        return self._writer.facts()

    async def close(self) -> None:
        """Finish what is being kept, and let go of the file."""
        self._writer.stop()
        await asyncio.to_thread(self.close_now)

    def close_now(self) -> None:
        """Do the same, where nothing else goes on."""
        self._writer.stop()
        self._reader.shutdown()
        self._reading.close()
        # The last one to close puts the log away, which only the writer may do.
        self._writer.join()
        self._lock.release()

    # Questions

    async def meta(self, key: str) -> str:
        """Remember something about the house; nothing where it was never told."""
        return await self._word(say.META, key)

    async def person(self, id: str) -> PersonRow | None:
        """Find a person."""
        return next((PersonRow(*row) for row in await self._rows(say.PERSON, id)), None)

    async def person_recovering(self, recovery: str) -> PersonRow | None:
        """Find a person by the hash of the recovery code."""
        return next((PersonRow(*row) for row in await self._rows(say.PERSON_RECOVERING, recovery)), None)

    async def session(self, hash: str) -> SessionRow | None:
        """Find a session by the hash of its token."""
        return next((SessionRow(*row) for row in await self._rows(say.SESSION, hash)), None)

    async def sessions(self, person: str) -> list[SessionRow]:
        """List the sessions of a person, the latest first."""
        return [SessionRow(*row) for row in await self._rows(say.SESSIONS, person)]

    async def table(self, id: str) -> TableRow | None:
        """Find a table."""
        return next((_table(row) for row in await self._rows(say.TABLE, id)), None)

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """List the tables a person belongs to, the latest first."""
        return [_table(row) for row in await self._rows(say.TABLES_OF, person, most)]

    async def tables_listed(self, most: int) -> list[TableRow]:
        """List the tables that are shown to everybody and wait or play, the latest first."""
        return [_table(row) for row in await self._rows(say.TABLES_LISTED, most)]

    async def playing(self) -> list[tuple[str, float | None]]:
        """List all tables at which a game is played, with the time their first clock runs out."""
        return await self._rows(say.PLAYING)

    async def secret(self, table: str) -> str:
        """Find the secret of a table's dice; nothing where it is no longer kept."""
        return await self._word(say.SECRET, table)

    async def lines(self, table: str) -> list[str]:
        """Read a table's record, the header first; nothing where no game has begun."""
        return [line for (line,) in await self._rows(say.LINES, table)]

    async def acts(self, table: str) -> list[ActRow]:
        """List the requests that have been done at a table."""
        return [ActRow(*row) for row in await self._rows(say.ACTS, table)]

    async def held(self, table: str) -> list[HeldRow]:
        """List the answers held at a table."""
        return [HeldRow(*row) for row in await self._rows(say.HELD, table)]

    async def said(self, table: str, most: int) -> list[SaidRow]:
        """List what was said last at a table, the oldest first."""
        return [SaidRow(*row) for row in reversed(await self._rows(say.SAID, table, most))]

    async def said_by(self, person: str) -> list[SaidRow]:
        """List everything a person has said, the oldest first."""
        return [SaidRow(*row) for row in await self._rows(say.SAID_BY, person)]

    async def hook(self, person: str) -> HookRow | None:
        """Find a person's webhook."""
        return next((HookRow(*row) for row in await self._rows(say.HOOK, person)), None)

    async def notices(self, due: float, most: int) -> list[NoticeRow]:
        """List the notices to be sent by a time, the longest due first."""
        return [NoticeRow(*row) for row in await self._rows(say.NOTICES, due, most)]

    async def _word(self, query: str, key: str) -> str:
        rows = await self._rows(query, key)
        return rows[0][0] if rows else ""

    async def _rows(self, query: str, *values: object) -> Rows:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._ask, query, values)

    def _ask(self, query: str, values: tuple[Any, ...]) -> Rows:
        """Ask in the reader's thread, and to the end, so that the log is free to begin anew."""
        try:
            return self._reading.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error


def open_to_write(file: Path) -> sqlite3.Connection:
    """Open a file of data, made if there is none, and bring it into today's shape."""
    # Made here, so that nobody but its owner ever reads it: there are secrets in it.
    os.close(os.open(file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
    connection = sqlite3.connect(file, PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        check_shape(connection, str(file))
        for setting in SETTINGS:
            connection.execute(setting)
        migrate(connection, str(file))
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.DatabaseError):
            raise unreadable(error, file) from error
        raise
    return connection


def open_to_read(file: Path) -> sqlite3.Connection:
    """Open a file of data to read it only, also from another program, while a server is at work with it."""
    address = f"{file.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, PATIENCE, isolation_level=None, check_same_thread=False, uri=True)


def unreadable(error: sqlite3.DatabaseError, file: Path) -> StoreRefused:
    is_none = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB
    key = "store-not-ours" if is_none else "store-unreadable"
    return StoreRefused(key, file=str(file), trouble=str(error))


def _table(row: tuple[Any, ...]) -> TableRow:
    id, phase, listed, *rest = row
    return TableRow(id, phase, bool(listed), *rest)
