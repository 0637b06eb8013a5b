"""A disk without room refuses what is new, loses nothing, and is good again when there is room."""

from __future__ import annotations

import asyncio
import resource
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bocage.server.sqlite import SqliteStore
from bocage.server.store import AddLines, StoreError, StoreFull

from tests.server.rows import choice, furnish, opened

BIG = "x" * 50_000


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """Let the system refuse, in this process, to make any file longer."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    deaf = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, deaf)


async def keep_until_full(store: SqliteStore, most: int = 400) -> tuple[int, StoreError]:
    """Add lines until one is refused; tell how many went in."""
    for number in range(most):
        try:
            await store.keep(AddLines("t1", number, (f"{number} {BIG}",)))
        except StoreError as error:
            return number, error
    raise AssertionError("there was always room")


def test_the_writer_goes_on_after_the_system_refused(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as store:
            await furnish(store)
            with no_file_longer_than(2_000_000):
                kept, _ = await keep_until_full(store)
                assert await store.lines("t1") == [f"{number} {BIG}" for number in range(kept)]
                some = [store.keep(AddLines("t1", kept + number, (BIG,))) for number in range(20)]
                answers = await asyncio.gather(*some, return_exceptions=True)
                assert {type(each) for each in answers} <= {StoreError, StoreFull}
            await store.keep(*choice(kept))
            assert len(await store.lines("t1")) == kept + 1

    asyncio.run(check())
    asyncio.run(count_lines(tmp_path / "a.db"))


async def count_lines(file: Path) -> None:
    """Open the file again: what was kept is there without a gap."""
    async with opened(file) as store:
        lines = await store.lines("t1")
        assert len(lines) > 10
        assert all(line.startswith(f"{number} ") for number, line in enumerate(lines[:-1]))


def test_a_database_that_may_not_grow_is_full(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as store:
            await furnish(store)
            connection = store._writer._connection
            connection.execute("PRAGMA max_page_count = 200")
            kept, error = await keep_until_full(store)
            assert isinstance(error, StoreFull)
            assert len(await store.lines("t1")) == kept > 3
            connection.execute("PRAGMA max_page_count = 100000")
            await store.keep(*choice(kept))

    asyncio.run(check())


@contextmanager
def small_disk(place: Path) -> Iterator[Path]:
    """Mount a small disk in memory, where that is allowed."""
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(place)]
    try:
        done = subprocess.run(mount, capture_output=True)
    except FileNotFoundError:
        pytest.skip("no mount here")
    if done.returncode:
        pytest.skip("mounting is not allowed here")
    try:
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)  # noqa: S607  wherever it is


def test_a_full_disk_refuses_what_is_new_and_loses_nothing(tmp_path: Path) -> None:
    async def check(disk: Path) -> None:
        async with opened(disk / "a.db") as store:
            await furnish(store)
            ballast = disk / "ballast"
            ballast.write_bytes(bytes(1_000_000))
            kept, error = await keep_until_full(store)
            assert isinstance(error, StoreFull)
            assert len(await store.lines("t1")) == kept
            ballast.unlink()
            await store.keep(*choice(kept))
        await count_lines(disk / "a.db")

    with small_disk(tmp_path / "disk") as disk:
        asyncio.run(check(disk))


def test_a_file_that_cannot_be_made_is_an_error_and_no_lock_stays(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        SqliteStore(tmp_path / "nowhere" / "a.db")
    (tmp_path / "nowhere").mkdir()
    asyncio.run(keep_and_close(tmp_path / "nowhere" / "a.db"))


async def keep_and_close(file: Path) -> None:
    async with opened(file) as store:
        await furnish(store)
