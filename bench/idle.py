"""What a house costs while nobody plays: `python -m bench.idle`.

How long it takes to open with many stored games, and how much memory an open game takes at which nothing is
done: with both seats looking on, right after its last choice and when it has left memory; then with nobody.
"""

import argparse
import asyncio
import http.client
import json
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from bocage.server.hall import DOZE_AFTER
from bocage.server.sqlite import SqliteStore
from bocage.server.store import AddLines, PutClocks, PutTable, TableRow

from bench.load import Pair, Server, close, process, tables, volley

MOST_START = 3.0
MOST_MEMORY = 100.0
LINES = 60


async def fill(file: Path, games: int) -> None:
    """Store so many games that are under way."""
    lines = tuple(f'{{"chain":"{number:032}","choice":"order unit=a1","seat":0}}' for number in range(LINES))
    order = {"game": "undaunted", "scenario": "la-raye"}
    chairs = [{"person": "ann", "kind": "person"}, {"person": "ben", "kind": "person"}]
    facts = {"host": "ann", "host_name": "Ann", "order": order, "chairs": chairs, "phase": "playing"}
    store = SqliteStore(file)
    for first in range(0, games, 100):
        await asyncio.gather(
            *[
                store.keep(
                    PutTable(
                        TableRow(f"game{number}", "playing", False, 1.0, 1.0, json.dumps(facts)),
                        ("ann", "ben"),
                    ),
                    AddLines(f"game{number}", 0, lines),
                    PutClocks(f"game{number}", "", 1e9 + number, 1.0),
                )
                for number in range(first, min(first + 100, games))
            ]
        )
    await store.close()


def memory(house: Server) -> float:
    """Tell how much memory the house itself takes, in kilobytes."""
    status = Path(f"/proc/{house.pid}/status").read_text(encoding="ascii")
    return float(status.partition("VmRSS:")[2].split()[0])


def healthy(port: int) -> bool:
    """Ask whether the house is well."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    line.request("GET", "/api/v1/health")
    return line.getresponse().status == 200


def start(folder: Path, games: int) -> float:
    """Time the opening of a house with many stored games, until it answers that it is well."""
    file = folder / "many.db"
    asyncio.run(fill(file, games))
    began = time.perf_counter()
    house, port = process("bench.load_house", str(file), str(folder / "many.port"))
    assert healthy(port)
    took = time.perf_counter() - began
    house.send_signal(signal.SIGTERM)
    house.wait(30)
    return took


async def idle(folder: Path, games: int) -> dict[str, float]:
    """Measure the memory of open games at which nothing is done, in kilobytes for each.

    Memory that a game has left is used again and not given back. So as many games are played once before, and
    what counts is what the next ones add to that.
    """
    house, port = process("bench.load_house", str(folder / "a.db"), str(folder / "a.port"))
    try:
        played, _ = await batch(house, port, games)
        before = memory(house)
        await close(played)
        dozing, awake = await batch(house, port, games)
        more, _ = await batch(house, port, games)
        figures = {
            "choices a game": sum(pair.made for pair in more) / games,
            "awake": (awake - before) / games,
            "dozing, both seats looking on": (memory(house) - before) / games / 2,
        }
        await close([*dozing, *more])
        return figures
    finally:
        house.send_signal(signal.SIGTERM)
        house.wait(30)


async def batch(house: Server, port: int, games: int) -> tuple[list[Pair], float]:
    """Open so many games, play a little, and wait until they doze; tell the memory while they were awake."""
    pairs = await tables(port, games)
    for pair in pairs:
        await volley([pair], 1, 0.1)
    awake = memory(house)
    await asyncio.sleep(DOZE_AFTER + 10)
    return pairs, awake


def main() -> int:
    """Measure; exit code 1 where it is too slow or too large."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--open", type=int, default=200)
    asked = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="bocage-idle-"))
    try:
        took = start(folder, asked.stored)
        print(f"{asked.stored} stored games: open after {took:.2f} s", flush=True)
        figures = asyncio.run(idle(folder, asked.open))
        for what, amount in figures.items():
            print(f"{what:32} {amount:8.1f}{'' if 'choices' in what else ' kB a game'}")
    finally:
        shutil.rmtree(folder)
    return 0 if took < MOST_START and figures["dozing, both seats looking on"] < MOST_MEMORY else 1


if __name__ == "__main__":
    sys.exit(main())
