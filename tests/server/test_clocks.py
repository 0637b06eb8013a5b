"""Clocks run for those who are asked, by a time that counts only while the house is open."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from bocage.server.clocks import kept_clocks, new_clocks, written
from bocage.server.house import HouseTime, house_time, write_down
from bocage.server.sqlite import SqliteStore
from bocage.wire.lobby import ClockTerms

from tests.server.parlour import Clockwork

TERMS = ClockTerms(1_000, 10)

Span = tuple[set[int], float, bool]
"""Who is asked, for how long, and whether the house is opened anew after it."""

spans = st.lists(
    st.tuples(st.sets(st.integers(0, 2)), st.floats(0, 20), st.booleans()), max_size=30
)  # fmt: skip


@given(spans)
def test_nobody_loses_time_that_was_not_used(spans: list[Span]) -> None:
    clocks, now = new_clocks(TERMS, 3), 0.0
    used, rests, asked = [0.0] * 3, [0] * 3, set[int]()
    assert clocks is not None
    for seats, seconds, is_anew in spans:
        clocks.ask(seats, now)
        rests = [count + (seat in asked and seat not in seats) for seat, count in enumerate(rests)]
        asked, now = seats, now + seconds
        used = [spent + seconds * (seat in seats) for seat, spent in enumerate(used)]
        if is_anew:
            clocks = kept_clocks(TERMS, written(sorted(asked), clocks), 3)
            assert clocks is not None
    for clock in clocks.shown(now):
        left = TERMS.reserve - used[clock.seat] + TERMS.increment * rests[clock.seat]
        assert abs(clock.left - left) < 0.1
        assert clock.runs == (clock.seat in asked)


def test_an_outage_and_a_jump_of_the_clock_on_the_wall_cost_nothing(tmp_path: Path) -> None:
    async def check() -> None:
        clockwork = Clockwork()
        store = SqliteStore(tmp_path / "a.db")
        house = HouseTime(tick=clockwork)
        clockwork.seconds += 60
        await write_down(store, house)
        clockwork.seconds += 86_400  # a day during which the house is shut
        again = await house_time(store)
        assert 60 <= again.now() < 61
        await store.close()

    asyncio.run(check())


def test_the_first_clock_to_run_out_is_known_and_named() -> None:
    clocks = new_clocks(ClockTerms(10, 0), 2)
    assert clocks is not None
    assert clocks.due() is None
    clocks.ask({0, 1}, 5.0)
    clocks.ask({1}, 8.0)
    assert clocks.due() == 15.0
    assert clocks.expired(14.9) == []
    assert clocks.expired(15.0) == [1]
    assert [clock.left for clock in clocks.shown(20.0)] == [7.0, 0.0]
