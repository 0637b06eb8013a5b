"""Copies of the file of data, made while a server is at work, and put back when none is."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bocage.server.lock import Lock
from bocage.server.migrate import OURS, check_shape
from bocage.server.sqlite import open_to_read, unreadable
from bocage.server.store import StoreRefused

BESIDE = ("-wal", "-journal", "-shm")
"""What belongs to a file of data besides itself while it is in use, or after a crash."""


def backup(file: Path, to: Path) -> None:
    """Copy a file of data as it is at one moment; the copy has been read through before it gets its name."""
    if not file.exists():
        raise StoreRefused("store-no-file", file=str(file))
    if to.exists():
        raise StoreRefused("store-exists", file=str(to))
    with _beside(to) as part:
        _copy(open_to_read(file), part, file)
        check(part, to)
        _settle(part)
        _name(part, to)
    _settle(to.parent)


def restore(backup: Path, to: Path, replace: bool = False) -> Path | None:
    """Put a copy in place; what was there before is kept aside, and its new name given.

    No server may be at work with the place, and none can begin to be meanwhile.
    """
    if not backup.exists():
        raise StoreRefused("store-no-file", file=str(backup))
    lock = Lock(to)
    try:
        return _put_back(backup, to, replace)
    finally:
        lock.release()


def check(file: Path, name: Path | None = None) -> None:
    """Read a file of data that nobody writes to from end to end, and refuse it unless all is well."""
    told = str(name or file)
    with closing(_open_at_rest(file)) as connection:
        try:
            check_shape(connection, told)
            _check_content(connection, told)
        except sqlite3.DatabaseError as error:
            raise unreadable(error, Path(told)) from error


def _check_content(connection: sqlite3.Connection, name: str) -> None:
    if connection.execute("PRAGMA application_id").fetchone()[0] != OURS:
        raise StoreRefused("store-not-ours", file=name)
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone():
        raise StoreRefused("store-damaged", file=name, trouble=found)


def _copy(source: sqlite3.Connection, part: Path, name: Path) -> None:
    """Copy in one go: who writes is not kept waiting, and what is written meanwhile is not in it."""
    try:
        with closing(source), closing(sqlite3.connect(part)) as target:
            check_shape(source, str(name))
            target.execute("PRAGMA synchronous = OFF")
            source.backup(target)
    except sqlite3.DatabaseError as error:
        raise unreadable(error, name) from error


def _name(part: Path, to: Path) -> None:
    """Give a copy its name, unless somebody took it meanwhile; some file systems know no links."""
    try:
        os.link(part, to)
    except FileExistsError:
        raise StoreRefused("store-exists", file=str(to)) from None
    except OSError:
        os.rename(part, to)


def _open_at_rest(file: Path) -> sqlite3.Connection:
    """Open a copy, as it lies there, without leaving anything beside it; one with a log is read with it."""
    if file.with_name(file.name + "-wal").exists():
        return open_to_read(file)
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", isolation_level=None, uri=True)


def _put_back(backup: Path, to: Path, replace: bool) -> Path | None:
    if to.exists() and not replace:
        raise StoreRefused("store-exists", file=str(to))
    with _beside(to) as part:
        _copy(_open_at_rest(backup), part, backup)
        check(part, backup)
        _settle(part)
        aside = _keep_aside(to)
        os.replace(part, to)
    _settle(to.parent)
    return aside


def _keep_aside(to: Path) -> Path | None:
    """Give what is there a second name, and take away what would be taken for a part of what comes."""
    _fold(to)
    aside = _fresh_name(to)
    for ending in ("", *BESIDE):
        old = to.with_name(to.name + ending)
        if old.exists():
            os.link(old, aside.with_name(aside.name + ending))
            if ending:
                old.unlink()
    _settle(to.parent)
    return aside if aside.exists() else None


def _fold(file: Path) -> None:
    """Put the log a crash has left into its file, if it can be; then the file is all there is."""
    if file.exists():
        with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _fresh_name(to: Path) -> Path:
    number = 1
    while (name := to.with_name(f"{to.name}.old-{number}")).exists():
        number += 1
    return name


@contextmanager
def _beside(to: Path) -> Iterator[Path]:
    """Give a name in the same folder, for as long as it takes; nothing stays there."""
    part = to.with_name(f".{to.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, 0o600))
        yield part
    finally:
        for ending in ("", *BESIDE):
            part.with_name(part.name + ending).unlink(missing_ok=True)


def _settle(path: Path) -> None:
    """Wait until a file or a folder is safe on the disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
