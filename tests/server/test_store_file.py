"""The file of data: one server at a time, today's shape, and only ours."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bocage.server import migrate
from bocage.server.lock import Lock
from bocage.server.sqlite import SqliteStore, open_to_read, open_to_write
from bocage.server.store import PutMeta, StoreRefused

from tests.server.rows import choice, furnish, opened

HOLDER = """
import sys, time
from pathlib import Path
from bocage.server.sqlite import SqliteStore
store = SqliteStore(Path(sys.argv[1]))
print("open", flush=True)
time.sleep(60)
"""


@contextmanager
def held_by_another(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Let another process open a file of data."""
    command = [sys.executable, "-c", HOLDER, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        try:
            yield other
        finally:
            other.kill()


def why_not(file: Path) -> str:
    """Try to open a file of data, and give the key of what is said against it."""
    with pytest.raises(StoreRefused) as refused:
        SqliteStore(file)
    assert refused.value.facts["file"] == str(file)
    return refused.value.key


# One at a time


def test_a_second_process_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with held_by_another(file) as other:
        assert why_not(file) == "store-in-use"
        other.send_signal(signal.SIGKILL)
        other.wait()
        asyncio.run(keep_something(file))


async def keep_something(file: Path) -> None:
    async with opened(file) as store:
        await furnish(store)
        await store.keep(*choice(0))


def test_a_second_store_in_the_same_process_is_refused(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "a.db")
    assert why_not(tmp_path / "a.db") == "store-in-use"
    lock.release()
    lock.release()
    asyncio.run(keep_something(tmp_path / "a.db"))


def test_a_refused_file_is_let_go(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    file.write_bytes(b"not a database, but long enough to be read as one" * 100)
    assert why_not(file) == why_not(file) == "store-not-ours"
    assert file.read_bytes().startswith(b"not a database")


# Shape


def use_steps(monkeypatch: pytest.MonkeyPatch, *more: str) -> None:
    """Let today's shape have more steps than it has."""
    known = migrate.steps()
    monkeypatch.setattr(migrate, "steps", lambda: [*known, *more])


def test_an_older_file_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.db"
    asyncio.run(keep_something(file))
    use_steps(monkeypatch, "-- More; of it.\nALTER TABLE meta ADD COLUMN more TEXT NOT NULL DEFAULT 'x';\n")

    async def check() -> None:
        async with opened(file) as store:
            await store.keep(PutMeta("key", "value"))
            assert await store.lines("t1") == ["line 0"]

    asyncio.run(check())
    asyncio.run(check())
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT * FROM meta").fetchall() == [("key", "value", "x")]
        assert migrate.version_of(connection) == 2


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.db"
    asyncio.run(keep_something(file))
    with monkeypatch.context() as patch:
        use_steps(patch, "CREATE TABLE more (a);", "CREATE TABLE another (a);\nCREATE TABLE meta (b);")
        assert why_not(file) == "store-unreadable"
    asyncio.run(keep_nothing_anew(file))
    with closing(sqlite3.connect(file)) as connection:
        assert migrate.version_of(connection) == 1
        assert connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'more'").fetchall() == []


async def keep_nothing_anew(file: Path) -> None:
    async with opened(file) as store:
        assert await store.lines("t1") == ["line 0"]


def test_a_newer_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    asyncio.run(keep_something(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    with pytest.raises(StoreRefused) as refused:
        SqliteStore(file)
    assert (refused.value.key, refused.value.facts["found"]) == ("store-newer", "99")
    assert refused.value.facts["known"] == str(len(migrate.steps()))
    assert file.read_bytes() == before


def test_somebody_elses_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE bookmarks (title TEXT)")
        connection.commit()
    before = file.read_bytes()
    assert why_not(file) == "store-not-ours"
    assert file.read_bytes() == before


def test_two_who_come_at_once_make_one_shape(tmp_path: Path) -> None:
    """Without the lock beside the file, as on a shelf that knows no locks, the steps are still taken once."""
    script = (
        "import sys\nfrom pathlib import Path\nfrom bocage.server.sqlite import open_to_write\n"
        "open_to_write(Path(sys.argv[1])).close()"
    )
    command = [sys.executable, "-c", script, str(tmp_path / "a.db")]
    others = [subprocess.Popen(command) for _ in range(3)]
    assert [other.wait() for other in others] == [0, 0, 0]


def test_the_file_is_safe_and_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with closing(open_to_write(file)) as connection:
        for name, wanted in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
            assert connection.execute(f"PRAGMA {name}").fetchone() == (wanted,)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        assert modes == {"a.db": 0o600, "a.db-wal": 0o600, "a.db-shm": 0o600}


def test_the_reader_cannot_write(tmp_path: Path) -> None:
    file = tmp_path / "a b#?.db"
    asyncio.run(keep_something(file))
    with closing(open_to_read(file)) as connection, pytest.raises(sqlite3.OperationalError):
        connection.execute("DELETE FROM lines")


def test_the_shape_travels_with_the_package() -> None:
    assert len(migrate.steps()) >= 1
    assert "CREATE TABLE lines" in migrate.steps()[0]
    assert os.path.exists(migrate.__file__)
