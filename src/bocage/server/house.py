"""The house's own time: seconds during which this server has been up, over all its starts.

Clocks of games run by it, so that neither a jump of the machine's clock nor a night's outage costs anybody
time. It is written down now and then; a crash forgets the seconds since, in favour of whoever was thinking.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from bocage.server.store import PutMeta, Store

KEY: Final = "uptime"
EVERY: Final = 30.0
"""Seconds between two times it is written down."""


class HouseTime:
    """Counts on from where the last start stopped."""

    def __init__(self, before: float = 0.0, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._start = tick() - before

    def now(self) -> float:
        """Tell the time."""
        return self._tick() - self._start


async def house_time(store: Store) -> HouseTime:
    """Take the time up again where it was written down last."""
    return HouseTime(float(await store.meta(KEY) or 0))


async def write_down(store: Store, house: HouseTime) -> None:
    """Write the time down."""
    await store.keep(PutMeta(KEY, f"{house.now():.3f}"))
