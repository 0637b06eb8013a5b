"""What was begun in a room is settled before anybody else comes in, whoever goes away meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bocage.server.acting import Acting
from bocage.server.hall import Hall
from bocage.server.settling import to_the_end
from bocage.server.store import StoreError
from bocage.wire.play import Choose, Stand, TakeBack

from tests.server.parlour import does, hall_on, plays, table_of, until
from tests.server.test_windows import PEGASUS, over, window_for

UNDAUNTED: dict[str, Any] = {"game": "undaunted", "scenario": "la-raye"}


class Gate:
    """Stands between a hall and its store: lets nothing through until it opens, or refuses."""

    def __init__(self, hall: Hall) -> None:
        self.is_open = asyncio.Event()
        self.waiting = 0
        self.refuses = 0
        self._keep = hall.store.keep
        hall.store.keep = self.keep  # type: ignore[method-assign]

    async def keep(self, *changes: Any) -> None:
        """Keep changes when the gate is open."""
        self.waiting += 1
        await self.is_open.wait()
        if self.refuses:
            self.refuses -= 1
            raise StoreError("no")
        await self._keep(*changes)


def test_whoever_is_cancelled_while_something_is_kept_goes_when_it_is(tmp_path: Path) -> None:
    async def check(refuses: int) -> None:
        async with hall_on(tmp_path / f"{refuses}.db") as hall:
            room, ears = await table_of(hall, **UNDAUNTED)
            gate, act = Gate(hall), Choose("mine", ears[0].number, ears[0].offers[0])
            gate.refuses = refuses
            task = asyncio.create_task(Acting(room, hall.go_on).act(0, act, ears[0]))
            await until(lambda: gate.waiting == 1)
            for _ in range(3):
                task.cancel()
                await asyncio.sleep(0.01)
            assert room.lock.locked(), "nobody else comes in"
            assert "ref" not in ears[0].last()
            gate.is_open.set()
            await asyncio.wait([task])
            assert task.cancelled() or refuses
            assert room.play is not None
            assert room.play.table.record.lines == await hall.store.lines(room.id)
            assert [act.ref for act in await hall.store.acts(room.id)] == ["mine"] * (1 - refuses)
            assert (ears[1].last()["is"] == "news") != bool(refuses), (
                "who is there was told, or has not to be"
            )
            assert await does(hall, room, 0, act, ears[0]) == ""
            assert ears[0].last()["ref"] == "mine"
            await plays(hall, room, ears, 10)
            lines = await hall.store.lines(room.id)
            assert sum(f'"choice":"{act.choice}"' in line for line in lines[:10]) == 1

    asyncio.run(check(0))
    asyncio.run(check(1))


def test_a_window_that_could_not_be_closed_is_closed_later(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears, seat = await window_for(hall, True, **PEGASUS)
            gate, ear = Gate(hall), ears[seat]
            gate.refuses = 2
            gate.is_open.set()
            late = Choose("late", ear.number, ear.offers[0])
            assert await does(hall, room, seat, late, ear) == "not-kept"
            assert await hall.store.held(room.id) == []
            await until(lambda: room.vigil is None or gate.waiting > 1)
            await until(lambda: room.vigil is None and not room.lock.locked())
            assert gate.waiting >= 3
            assert any("no-combat" in line for line in (await hall.store.lines(room.id))[-3:])

    asyncio.run(check())


def test_what_was_answered_in_a_window_comes_before_what_was_left(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears, seat = await window_for(hall, True, **{**PEGASUS, "window": 1.0})
            ear = ears[seat]
            [none] = [offer for offer in ear.offers if offer.startswith("no-")]
            card = next(offer for offer in ear.offers if offer != none)
            assert room.vigil is not None
            assert await does(hall, room, seat, Choose("held", ear.number, card), ear) == ""
            assert await does(hall, room, seat, Stand("left", room.vigil.name, none), ear) == ""
            assert ear.last()["window"]["answered"]
            await over(room)
            assert any(f'"choice":"{card}"' in line for line in await hall.store.lines(room.id))

    asyncio.run(check())


def test_an_answer_counts_for_the_window_it_was_given_in_and_no_other(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears, seat = await window_for(hall, True, **{**PEGASUS, "window": 1.0})
            ear, other = ears[seat], ears[1 - seat]
            opened_by = json.loads((await hall.store.lines(room.id))[-1])["choice"]
            assert await does(hall, room, seat, Choose("one", ear.number, ear.offers[0]), ear) == ""
            assert await does(hall, room, seat, Choose("one", ear.number, ear.offers[0]), ear) == ""
            assert ear.last()["window"]["answered"], "also where the request came twice"
            assert await does(hall, room, 1 - seat, TakeBack("back"), other) == ""
            assert other.last().get("window") is None
            assert await does(hall, room, 1 - seat, Choose("again", other.number, opened_by), other) == ""
            assert room.vigil is not None
            assert not room.has_answered(seat)
            assert not ear.last()["window"].get("answered")

    asyncio.run(check())


def test_facts_that_were_not_kept_are_as_before_even_if_nothing_can_be_read(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **UNDAUNTED)
            gate, before = Gate(hall), repr(room.facts)
            gate.refuses = 1
            gate.is_open.set()
            read, hall.store.lines = hall.store.lines, _unreadable  # type: ignore[assignment, method-assign]
            room.facts.muted = ["ann"]
            assert await _refused(room.keep_facts) == "not-kept"
            hall.store.lines = read  # type: ignore[method-assign]
            assert repr(room.facts) == before
            assert room.play is None
            await until(lambda: room.play is not None)
            await plays(hall, room, ears, 3)

    asyncio.run(check())


async def _unreadable(_: str) -> list[str]:
    raise StoreError("cannot be read")


async def _refused(work: Callable[[], Any]) -> str:
    try:
        await work()
    except Exception as error:
        return str(error)
    return ""


def test_what_is_cancelled_fails_as_it_would_have() -> None:
    async def fails() -> None:
        raise LookupError

    async def check() -> tuple[bool, bool]:
        done, failed = (
            asyncio.create_task(to_the_end(asyncio.sleep(0.05))),
            asyncio.create_task(to_the_end(fails())),
        )
        await asyncio.sleep(0.01)
        done.cancel()
        await asyncio.wait([done, failed])
        return done.cancelled(), isinstance(failed.exception(), LookupError)

    assert asyncio.run(check()) == (True, True)
