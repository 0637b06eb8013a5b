"""Crews for tests: real ones, with a look at their processes from outside."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic

from bocage.server.crew import Crew

from tests.server.battles import Sitting

LONG = 30.0


def workers_of(house: int) -> list[int]:
    """List the workers of a process, dead ones that nobody has buried included."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == house and b"bocage.server.thinker" in (place / "cmdline").read_bytes():
                found.append(int(place.name))
    return found


def workers() -> list[int]:
    """List the workers of this process."""
    return workers_of(os.getpid())


def is_running(pid: int) -> bool:
    """Tell whether a process is there and not just unburied."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = monotonic() + LONG
    while not is_so():
        assert monotonic() < end
        await asyncio.sleep(0.005)


@asynccontextmanager
async def crew_of(count: int = 1, patience: float = LONG, most_waiting: int = 1000) -> AsyncIterator[Crew]:
    """Have a crew at work; none of it is left afterwards."""
    crew = Crew(count, patience, most_waiting=most_waiting)
    await crew.start()
    try:
        assert len(workers()) == count
        yield crew
    finally:
        await crew.close()
        assert workers() == []
        assert crew.facts()["workers"] == 0


async def play(crew: Crew, sitting: Sitting, is_enough: Callable[[], bool], player: str = "simple") -> None:
    """Play on by what the crew says, which is what a player here would say."""
    while not is_enough():
        question = sitting.question(player)
        thought = await crew.think(question)
        assert thought == sitting.thought(question)
        sitting.make(thought.choice)
