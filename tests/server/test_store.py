"""A store keeps what it is told, all or none, and tells it again: on real files, with real threads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bocage.server.store import Change, PutMeta, Store, StoreBusy, StoreClash, StoreError

from tests.server.conforming import PROMISES
from tests.server.rows import choice, furnish, opened


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_file_keeps_every_promise(promise: Callable[[Store], Awaitable[None]], tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as store:
            await promise(store)

    asyncio.run(check())


def test_everything_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as store:
            await furnish(store)
            await store.keep(*choice(0), *choice(1))
        async with opened(tmp_path / "a.db") as store:
            assert await store.lines("t1") == ["line 0", "line 1"]
            assert [row.id for row in await store.tables_of("bob", 9)] == ["t1"]

    asyncio.run(check())


async def trouble_of(store: Store, *changes: Change) -> str:
    """Keep changes, and name what came of it."""
    try:
        await store.keep(*changes)
    except StoreError as error:
        return type(error).__name__
    return ""


def test_what_waits_together_is_kept_together(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as store:
            await furnish(store)
            log = tmp_path / "a.db-wal"
            before = log.stat().st_size
            await asyncio.gather(*[store.keep(*choice(number)) for number in range(200)])
            # One by one, each would have written three pages of its own at least.
            assert log.stat().st_size - before < 100 * 4096
            assert await store.lines("t1") == [f"line {number}" for number in range(200)]

    asyncio.run(check())


def test_a_clash_is_only_of_those_who_clash(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as store:
            await furnish(store)
            await store.keep(*choice(7))
            troubles = await asyncio.gather(*[trouble_of(store, *choice(number)) for number in range(20)])
            assert troubles == ["StoreClash" if number == 7 else "" for number in range(20)]
            assert len(await store.lines("t1")) == len(await store.acts("t1")) == 20

    asyncio.run(check())


def test_two_who_want_the_same_place_get_it_once(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as store:
            await furnish(store)
            wishes = [choice(number // 2, text=f"by {number % 2}:") for number in range(40)]
            troubles = await asyncio.gather(*[trouble_of(store, *wish) for wish in wishes])
            assert troubles == ["", "StoreClash"] * 20
            assert await store.lines("t1") == [f"by 0: {number}" for number in range(20)]

    asyncio.run(check())


def test_what_is_kept_for_choices_is_not_overtaken(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as store:
            await furnish(store)
            wishes = [
                wish for number in range(50) for wish in (choice(number), (PutMeta("last", str(number)),))
            ]
            await asyncio.gather(*[store.keep(*wish) for wish in wishes])
            row = await store.table("t1")
            assert row is not None
            assert (row.clocks, row.due, await store.meta("last")) == ('{"after":49}', 49.0, "49")

    asyncio.run(check())


def test_more_than_may_wait_is_refused_at_once(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db", waiting=10) as store:
            await furnish(store)
            troubles = await asyncio.gather(*[trouble_of(store, *choice(number)) for number in range(15)])
            assert troubles == [""] * 10 + ["StoreBusy"] * 5
            with pytest.raises(StoreClash):
                await store.keep(*choice(9))
            assert await trouble_of(store, *choice(10)) == ""
            assert issubclass(StoreBusy, StoreError)

    asyncio.run(check())


def test_who_stops_waiting_stops_nobody(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as store:
            await furnish(store)
            tasks = [asyncio.create_task(store.keep(*choice(number))) for number in range(3)]
            await asyncio.sleep(0)
            tasks[1].cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(each) for each in done] == [type(None), asyncio.CancelledError, type(None)]
            assert len(await store.lines("t1")) == 3

    asyncio.run(check())


def test_closing_keeps_what_waits_and_then_nothing_more(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db") as store:
            await furnish(store)
            tasks = [asyncio.create_task(store.keep(*choice(number))) for number in range(2_000)]
            await asyncio.sleep(0)
        assert await asyncio.gather(*tasks) == [None] * 2_000
        with pytest.raises(StoreError):
            await store.keep(PutMeta("late", "1"))
        assert sorted(path.name for path in tmp_path.iterdir()) == ["a.db", "a.db.lock"]

    asyncio.run(check())


def test_the_log_flows_into_the_file_and_begins_anew(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path / "a.db", tidy=50) as store:
            await furnish(store)
            for number in range(200):
                await store.keep(*choice(number))
            assert (tmp_path / "a.db-wal").stat().st_size < 200 * 4096
            assert len(await store.lines("t1")) == 200

    asyncio.run(check())
