"""A copy made under load is one moment of the whole, and can be put back where no server is at work."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bocage.server.backup import backup, check, restore
from bocage.server.lock import Lock
from bocage.server.sqlite import SqliteStore
from bocage.server.store import PutTable, StoreRefused

from tests.server.rows import choice, furnish, opened, table

COPY = """
import sys
from pathlib import Path
from bocage.server.backup import backup
for to in sys.argv[2:]:
    backup(Path(sys.argv[1]), Path(to))
"""
TABLES = 8


def refused(key: str) -> pytest.RaisesExc[StoreRefused]:
    """Expect to be refused, and for that reason."""
    return pytest.RaisesExc(StoreRefused, check=lambda error: error.key == key)


async def make(file: Path, choices: int = 3) -> None:
    """Make a file of data with a table and some choices."""
    async with opened(file) as store:
        await furnish(store)
        for number in range(choices):
            await store.keep(*choice(number))


async def lines_in(file: Path) -> list[str]:
    async with opened(file) as store:
        return await store.lines("t1")


async def play(store: SqliteStore, name: str, done: asyncio.Event) -> int:
    """Make choices at a table until it is enough."""
    for number in itertools.count():
        if done.is_set():
            return number
        await store.keep(*choice(number, name))
    raise AssertionError


async def backup_under_load(file: Path, copies: list[Path]) -> list[int]:
    """Let another process make copies while all tables play; tell how far each table came."""
    async with opened(file, tidy=300) as store:
        await furnish(store)
        names = [f"p{number}" for number in range(TABLES)]
        await asyncio.gather(*[store.keep(PutTable(table(name), ())) for name in names])
        done = asyncio.Event()
        playing = asyncio.gather(*[play(store, name, done) for name in names])
        command = [sys.executable, "-c", COPY, str(file), *map(str, copies)]
        other = await asyncio.create_subprocess_exec(*command)
        assert await other.wait() == 0
        done.set()
        return await playing


def test_copies_made_under_load_are_whole_and_can_be_put_back(tmp_path: Path) -> None:
    copies = [tmp_path / f"copy-{number}.db" for number in range(4)]
    came = asyncio.run(backup_under_load(tmp_path / "a.db", copies))
    before = [0] * TABLES
    for copy in copies:
        check(copy)
        restore(copy, tmp_path / "back.db", replace=True)
        found = asyncio.run(whole_choices(tmp_path / "back.db"))
        assert all([low <= high for low, high in zip(before, found, strict=True)])
        before = found
    assert all([low <= high for low, high in zip(before, came, strict=True)])
    assert before != came
    assert sum(before) > 0


async def whole_choices(file: Path) -> list[int]:
    """Count the choices at each table; each must be there with all it brought."""
    found = []
    async with opened(file) as store:
        for number in range(TABLES):
            name = f"p{number}"
            lines, row = await store.lines(name), await store.table(name)
            assert row is not None
            assert lines == [f"line {each}" for each in range(len(lines))]
            assert len(await store.acts(name)) == len(lines)
            assert row.clocks == (f'{{"after":{len(lines) - 1}}}' if lines else "{}")
            found.append(len(lines))
    return found


def test_a_copy_is_one_file_its_owners_alone(tmp_path: Path) -> None:
    asyncio.run(make(tmp_path / "a.db"))
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    backup(tmp_path / "a.db", copy)
    restore(copy, tmp_path / "back.db")
    assert list(copy.parent.iterdir()) == [copy]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert asyncio.run(lines_in(tmp_path / "back.db")) == ["line 0", "line 1", "line 2"]


def test_a_copy_takes_nobodys_place(tmp_path: Path) -> None:
    asyncio.run(make(tmp_path / "a.db"))
    (tmp_path / "copy.db").write_text("something dear")
    with refused("store-exists"):
        backup(tmp_path / "a.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "something dear"


def test_nothing_to_copy_is_said(tmp_path: Path) -> None:
    with refused("store-no-file"):
        backup(tmp_path / "a.db", tmp_path / "copy.db")
    with refused("store-no-file"):
        restore(tmp_path / "copy.db", tmp_path / "a.db")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_put_back_under_a_server(tmp_path: Path) -> None:
    asyncio.run(make(tmp_path / "a.db"))
    backup(tmp_path / "a.db", tmp_path / "copy.db")
    lock = Lock(tmp_path / "a.db")
    with refused("store-in-use"):
        restore(tmp_path / "copy.db", tmp_path / "a.db", replace=True)
    lock.release()


def test_what_is_there_is_replaced_only_when_asked_and_kept_aside(tmp_path: Path) -> None:
    file, copy = tmp_path / "a.db", tmp_path / "copy.db"
    asyncio.run(make(file))
    backup(file, copy)
    asyncio.run(add(file, 3))
    with refused("store-exists"):
        restore(copy, file)
    assert restore(copy, file, replace=True) == tmp_path / "a.db.old-1"
    assert asyncio.run(lines_in(file)) == ["line 0", "line 1", "line 2"]
    assert restore(tmp_path / "a.db.old-1", file, replace=True) == tmp_path / "a.db.old-2"
    assert asyncio.run(lines_in(file)) == ["line 0", "line 1", "line 2", "line 3"]


async def add(file: Path, number: int) -> None:
    async with opened(file) as store:
        await store.keep(*choice(number))


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from tests.server.rows import choice
from bocage.server.sqlite import SqliteStore
async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.keep(*choice(3))
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


def test_what_a_crash_left_in_the_log_is_kept_aside_too(tmp_path: Path) -> None:
    file, copy = tmp_path / "a.db", tmp_path / "copy.db"
    asyncio.run(make(file))
    backup(file, copy)
    subprocess.run([sys.executable, "-c", KILLED, str(file)], cwd=Path(__file__).parents[2])
    assert (tmp_path / "a.db-wal").stat().st_size > 0
    aside = restore(copy, file, replace=True)
    assert aside is not None
    assert asyncio.run(lines_in(file)) == ["line 0", "line 1", "line 2"]
    assert asyncio.run(lines_in(aside)) == ["line 0", "line 1", "line 2", "line 3"]


@pytest.mark.parametrize("place", [0, 40, 2 * 4_096, 15 * 4_096])
def test_a_damaged_copy_is_refused_and_changes_nothing(tmp_path: Path, place: int) -> None:
    file, copy = tmp_path / "a.db", tmp_path / "copy.db"
    asyncio.run(make(file, 20))
    backup(file, copy)
    data = bytearray(copy.read_bytes())
    data[place : place + 3_000] = b"\x5a" * 3_000
    copy.write_bytes(data)
    with pytest.raises(StoreRefused):
        restore(copy, file, replace=True)
    assert len(asyncio.run(lines_in(file))) == 20
    assert not list(tmp_path.glob("*.old-*"))


def test_a_copy_of_a_newer_bocage_is_refused(tmp_path: Path) -> None:
    asyncio.run(make(tmp_path / "a.db"))
    backup(tmp_path / "a.db", tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        connection.execute("PRAGMA user_version = 99")
    with refused("store-newer"):
        restore(tmp_path / "copy.db", tmp_path / "back.db")
    assert not (tmp_path / "back.db").exists()
