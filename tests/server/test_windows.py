"""Reaction windows at a table: they last whatever is answered, and only who holds something is asked."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from bocage.server.hall import Hall
from bocage.server.room import Room
from bocage.wire.lobby import ClockTerms
from bocage.wire.play import Choose, Stand

from tests.ledger_marks import rule
from tests.server.parlour import Ear, does, hall_on, table_of, until

LASTS = 0.5
PEGASUS: dict[str, Any] = {
    "game": "memoir44",
    "scenario": "pegasus-bridge",
    "window": LASTS,
    "variant": {"combat": True},
}
"""With Combat cards windows open often, and somebody often holds a card that fits."""
MOST = 3_000
TABLES = 10


async def goes_on(hall: Hall, room: Room, ears: list[Ear], made: int) -> bool:
    """Let whoever is asked attack if possible, else make the first choice; tell whether anybody was asked."""
    for seat, ear in enumerate(ears):
        if ear.offers:
            attacks = [offer for offer in ear.offers if offer.startswith("attack")]
            choice = (attacks or ear.offers)[made % len(attacks or ear.offers)]
            assert await does(hall, room, seat, Choose(f"m{made}", ear.number, choice), ear) == ""
            return True
    return False


async def over(room: Room) -> None:
    """Wait until the window that is open now has been closed, and everybody told."""
    vigil = room.vigil
    await until(lambda: room.vigil is not vigil and not room.lock.locked())


async def window_at(hall: Hall, room: Room, ears: list[Ear], holds: bool) -> int | None:
    """Play on until a window asks a seat that holds something for it, or nothing; tell which seat that is."""
    for made in range(MOST):
        if room.vigil is not None and room.play is not None:
            seat = min(room.play.windows())
            if (len(room.play.table.offer(seat).choices) > 1) == holds:
                return seat
            await over(room)
        elif not await goes_on(hall, room, ears, made):
            break
    assert room.facts.phase == "over", "somebody should have been asked"
    return None


async def window_for(hall: Hall, holds: bool, **order: Any) -> tuple[Room, list[Ear], int]:
    """Open tables until such a window opens at one before its game is over: the dice fall as they like."""
    for _ in range(TABLES):
        room, ears = await table_of(hall, **order)
        seat = await window_at(hall, room, ears, holds)
        if seat is not None:
            return room, ears, seat
    raise AssertionError("no such window opened")


@rule("TAB-20")
def test_a_window_lasts_its_time_and_who_holds_nothing_is_not_asked(tmp_path: Path) -> None:
    async def check(holds: bool) -> tuple[float, int]:
        async with hall_on(tmp_path / f"{holds}.db") as hall:
            room, ears, seat = await window_for(hall, holds, **PEGASUS)
            began, heard = time.monotonic(), len(ears[1 - seat].told)
            assert bool(ears[seat].offers) == holds
            assert ears[seat].last()["window"]["lasts"] == LASTS
            await over(room)
            return time.monotonic() - began, len(ears[1 - seat].told) - heard

    holds, holds_not = asyncio.run(check(True)), asyncio.run(check(False))
    assert holds[1] == holds_not[1] == 1, "one message, at the end"
    assert min(holds[0], holds_not[0]) > LASTS * 0.8
    assert abs(holds[0] - holds_not[0]) < LASTS * 0.5


@rule("TAB-20")
def test_an_early_answer_is_held_and_told_to_nobody_else(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears, seat = await window_for(hall, True, **PEGASUS)
            heard, ear = len(ears[1 - seat].told), ears[seat]
            play, number = ear.offers[0], ear.number
            assert await does(hall, room, seat, Choose("late", number - 1, play), ear) == "stale"
            assert await does(hall, room, seat, Choose("wrong", number, "order unit=a1"), ear) != ""
            assert await does(hall, room, seat, Choose("x", number, play), ear) == ""
            assert ear.last()["window"]["answered"] is True
            assert len(ears[1 - seat].told) == heard
            assert [row.choice for row in await hall.store.held(room.id)] == [play]
            before = len(await hall.store.lines(room.id))
            await over(room)
            assert ears[1 - seat].told[heard]["events"], "now it is known"
            assert await hall.store.held(room.id) == []
            assert f'"choice":"{play}"' in "".join((await hall.store.lines(room.id))[before:])

    asyncio.run(check())


@rule("TAB-20")
def test_a_held_answer_is_there_after_a_restart(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears, seat = await window_for(hall, True, **PEGASUS)
            play = ears[seat].offers[0]
            await does(hall, room, seat, Choose("x", ears[seat].number, play), ears[seat])
        async with hall_on(tmp_path / "a.db") as hall:
            await hall.take_up()
            assert hall.due_at_once() == [room.id], "a window that was open has to be closed"
            again = await hall.room(room.id)
            await hall.up(again)
            assert again.vigil is not None
            await over(again)
            assert any(f'"choice":"{play}"' in line for line in (await hall.store.lines(room.id))[-4:])

    asyncio.run(check())


@rule("TAB-12", "TAB-20")
def test_by_the_day_everybody_is_asked_and_may_have_answered_beforehand(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **{**PEGASUS, "pace": "by-the-day"})
            stand = Stand("s", "reaction-window", "no-combat")
            assert await does(hall, room, 1, stand, ears[1]) == ""
            assert ears[1].last()["stands"] == {"reaction-window": "no-combat"}
            for made in range(MOST):
                if "no-combat" in ears[0].offers or not await goes_on(hall, room, ears, made):
                    break
                assert "no-combat" not in ears[1].offers
            assert "no-combat" in ears[0].offers, "holder or not, the seat is asked"
            assert room.vigil is None

    asyncio.run(check())


@rule("TAB-20")
def test_alone_against_opponents_nobody_waits(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db", workers=1) as hall:
            room, ears = await table_of(hall, **PEGASUS, chairs=["me", "simple"])
            for made in range(400):
                assert room.vigil is None
                if room.facts.phase == "over" or "no-combat" in ears[0].offers:
                    break
                if not await goes_on(hall, room, ears[:1], made):
                    await asyncio.sleep(0.01)

    asyncio.run(check())


@rule("TAB-12", "TAB-20")
@pytest.mark.parametrize("clock", [None, ClockTerms(600.0)])
@pytest.mark.parametrize("pace", ["live", "by-the-day"])
def test_nobody_is_told_that_somebody_leaves_an_answer(
    tmp_path: Path, pace: str, clock: ClockTerms | None
) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            order = {**PEGASUS, "pace": pace, "clock": clock}
            if pace == "live":
                room, ears, seat = await window_for(hall, True, **order)
            else:
                room, ears = await table_of(hall, **order)
                seat = 0
            heard = len(ears[1 - seat].told)
            stand = Stand("s", "ambush-window", "no-ambush")
            assert await does(hall, room, seat, stand, ears[seat]) == ""
            assert ears[seat].last()["stands"]
            assert len(ears[1 - seat].told) == heard

    asyncio.run(check())
