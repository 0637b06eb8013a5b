"""Durable choices per second by how many play at once: `python -m bench.commits --folder DIR`.

A choice is what a room keeps for one: a line of the record, the request that was done, the clocks of the
table. Everybody waits for the last choice to be safe before making the next. What a group costs in time of
the processor alone is told beside it, and how long a question takes while others write.
"""

import argparse
import asyncio
import json
import os
import shutil
import statistics
import tempfile
import time
from pathlib import Path

from bocage.server.sqlite import SqliteStore
from bocage.server.store import ActRow, AddAct, AddLines, PutClocks, PutTable, TableRow

SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000)
LINE = '{"chain":"0123456789abcdef0123456789abcdef","choice":"move from=D5 to=D6 unit=inf","seat":1}'
CLOCKS = '{"0":{"left":1800.0,"since":1763595000.0},"1":{"left":1790.5,"since":null}}'


def bare(folder: Path, seconds: float) -> float:
    """Count how often a second the disk alone makes a page safe."""
    file = (folder / "bare").open("wb", buffering=0)
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        os.pwrite(file.fileno(), b"x" * 4096, done % 100 * 4096)
        os.fdatasync(file.fileno())
        done += 1
    file.close()
    return done / (time.perf_counter() - start)


class Round:
    """So many tables at which choices are made for a while."""

    def __init__(self, store: SqliteStore, size: int, seconds: float) -> None:
        self.store = store
        self.size = size
        self.seconds = seconds
        self.waits: list[float] = []
        self.asked: list[float] = []

    async def run(self) -> dict[str, float]:
        """Play, and give the figures."""
        await asyncio.gather(*[self.open(f"{self.size}-{number}") for number in range(self.size)])
        self.end = time.perf_counter() + self.seconds
        start, used = time.perf_counter(), time.process_time()
        asking = asyncio.create_task(self.ask())
        await asyncio.gather(*[self.play(f"{self.size}-{number}") for number in range(self.size)])
        took, used = time.perf_counter() - start, time.process_time() - used
        await asking
        return self.figures(took, used)

    def figures(self, took: float, used: float) -> dict[str, float]:
        """Sum up."""
        waits = sorted(self.waits)
        return {
            "at once": self.size,
            "choices/s": round(len(waits) / took),
            "p50 ms": round(waits[len(waits) // 2] * 1e3, 1),
            "p99 ms": round(waits[len(waits) * 99 // 100] * 1e3, 1),
            "cpu us": round(used / len(waits) * 1e6),
            "question ms": round(statistics.median(self.asked) * 1e3, 2),
        }

    async def open(self, table: str) -> None:
        """Write a table down, with a header."""
        row = TableRow(table, "playing", True, 0.0, 0.0, "{}" * 200)
        await self.store.keep(PutTable(row, ("ann", "bob")), AddLines(table, 0, (LINE * 40,)))

    async def play(self, table: str) -> None:
        """Make one choice after another."""
        number, now = 1, time.perf_counter()
        while now < self.end:
            await self.store.keep(
                AddLines(table, number, (LINE,)),
                AddAct(ActRow(table, number & 1, f"{number * 7919 % 1_000_003:020d}")),
                PutClocks(table, CLOCKS, 1e9 + number, now),
            )
            number, before, now = number + 1, now, time.perf_counter()
            self.waits.append(now - before)

    async def ask(self) -> None:
        """Ask for a table now and then."""
        while (now := time.perf_counter()) < self.end:
            await self.store.table(f"{self.size}-0")
            self.asked.append(time.perf_counter() - now)
            await asyncio.sleep(0.02)


async def measure(folder: Path, sizes: list[int], seconds: float) -> list[dict[str, float]]:
    """Measure every size on one store."""
    store = SqliteStore(folder / "bench.db")
    figures = []
    for size in sizes:
        figures.append(await Round(store, size, seconds).run())
        print(json.dumps(figures[-1]), flush=True)
    await store.close()
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--folder", type=Path, default=Path.cwd() / "build", help="on the disk to be measured"
    )
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--sizes", type=int, nargs="*", default=list(SIZES))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(dir=given.folder))
    try:
        print(json.dumps({"bare syncs/s": round(bare(folder, given.seconds))}), flush=True)
        asyncio.run(measure(folder, given.sizes, given.seconds))
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
