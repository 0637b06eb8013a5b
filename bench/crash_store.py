"""Crashes the store, thousands of times, and judges what is left: `python -m bench.crash_store every`.

`every`: the program dies at each point at which it writes or syncs, once with a disk that has lost all that
was not synced, once with one that has kept some of it. `moments --count 500`: it is killed at any time.
`errors`: at each point the disk fails instead, once or for a while; then the program goes on, or dies at
once, and nothing that was refused may ever come back. After every crash the next program plays on, dies
once more on its way, and a last one finishes.

What is done is kept in a file, so a stopped run goes on where it was. What failed is kept as a folder.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from bench.crash_judge import History, judge
from tools.unsynced import compiled, discard_unsynced, environment, points, prepare

ROOT = Path(__file__).resolve().parent.parent
CHOICES = 8
NESTED = 120
"""The second crash comes at one of so many points after the first."""
SYNC = 1_500
"""Microseconds a sync takes where a program is killed by the clock."""
EIO, ENOSPC = 5, 28


@dataclass
class Case:
    """One attempt: how the program ends first, and what the disk does."""

    name: str
    settings: dict[str, int]
    after: float = 0.0
    dies: bool = False
    seed: int | None = None


class Crashes:
    """Attempts in a folder, each in an empty one of its own."""

    def __init__(self, library: Path, folder: Path) -> None:
        self.library = library
        self.folder = folder
        self.kept = folder.parent
        self.data = folder / "data"

    def clear(self) -> None:
        """Begin anew."""
        shutil.rmtree(self.data, ignore_errors=True)
        prepare(self.data)
        self.data.mkdir(parents=True)

    def run(
        self, history: History, choices: int, after: float = 0.0, dies: bool = False, **settings: int
    ) -> int:
        """Let a program play until it ends, one way or another; tell how."""
        prepare(self.data)
        command = [sys.executable, "-m", "bench.crash_play", str(self.data / "a.db"), str(choices)]
        env = {**os.environ, **environment(self.library, self.data, **settings)}
        with subprocess.Popen(
            [*command, "dies" if dies else "lives"], env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as program:
            if after:
                time.sleep(after)
                program.kill()
            told, _ = program.communicate(timeout=120)
        history.add(told)
        return program.returncode

    def count(self) -> int:
        """Count the points of a run that nothing happens to."""
        self.clear()
        history = History()
        if self.run(history, CHOICES) or judge(self.data / "a.db", history):
            raise SystemExit("bench.crash_store: it fails without a crash")
        return points(self.data)

    def attempt(self, case: Case) -> dict[str, object]:
        """Crash, judge, play on and crash again, judge, finish, judge."""
        self.clear()
        history, chance = History(), random.Random(case.name)
        ends = [self.run(history, CHOICES, case.after, case.dies, **case.settings)]
        lost = discard_unsynced(self.data, case.seed)
        acknowledged, found = history.count(), judge(self.data / "a.db", history)
        history.refused.clear()
        ends.append(self.run(history, CHOICES + 2, crash_at=chance.randint(1, NESTED)))
        lost += discard_unsynced(self.data, None if case.seed is None else case.seed + 1)
        found += judge(self.data / "a.db", history)
        ends.append(self.run(history, CHOICES + 4))
        found += judge(self.data / "a.db", history)
        if ends[-1]:
            found.append(f"the last program ended with {ends[-1]}")
        return {"case": case.name, "ends": ends, "lost": lost, "acks": acknowledged, "faults": found}


def cases(kind: str, count: int, reach: int) -> list[Case]:
    """List what is to be tried."""
    if kind == "every":
        return [
            Case(f"point {point} seed {seed}", {"crash_at": point}, seed=seed)
            for point in range(1, reach + 1)
            for seed in (None, point)
        ]
    if kind == "errors":
        return [failing(point, dies) for point in range(1, reach + 1) for dies in (False, True)]
    chance = random.Random(count)
    slow = {"crash_sync_micros": SYNC}
    return [
        Case(f"moment {number}", slow, chance.uniform(0.12, 0.7), seed=chance.choice((None, number)))
        for number in range(count)
    ]


def failing(point: int, dies: bool) -> Case:
    """Let the disk fail at a point: once where the program dies of it, else for a while."""
    chance = random.Random(point)
    settings = {
        "fail_at": point,
        "fail_with": chance.choice((EIO, ENOSPC)),
        "fail_for": 1 if dies else chance.choice((1, 2, 10)),
    }
    return Case(f"error {point} dies {dies}", settings, dies=dies, seed=point)


def work(crashes: Crashes, todo: list[Case], book: Path) -> None:
    """Try all that has not been tried."""
    done = {json.loads(line)["case"] for line in book.read_text().splitlines()} if book.exists() else set()
    with book.open("a") as lines:
        for case in todo:
            if case.name in done:
                continue
            result = crashes.attempt(case)
            print(json.dumps(result), file=lines, flush=True)
            if result["faults"]:
                print(json.dumps(result), flush=True)
                shutil.copytree(crashes.data, crashes.kept / case.name.replace(" ", "-"), dirs_exist_ok=True)


def report(book: Path) -> int:
    """Sum up, and tell whether anything was wrong."""
    results = [json.loads(line) for line in book.read_text().splitlines()]
    figures = {
        "attempts": len(results),
        "first ends": dict(Counter(str(each["ends"][0]) for each in results)),
        "crashes": sum(end == -9 for each in results for end in each["ends"]),
        "unsynced writes taken away": sum(each["lost"] for each in results),
        "acknowledged before the first crash": sum(each["acks"] for each in results),
        "with faults": sum(bool(each["faults"]) for each in results),
    }
    print(json.dumps(figures))
    return 1 if figures["with faults"] else 0


def main() -> int:
    """Crash, and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kind", choices=("every", "moments", "errors"))
    parser.add_argument("--count", type=int, default=500, help="moments")
    parser.add_argument("--most", type=int, help="stop after so many attempts, for now")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "crashes")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    library = compiled(given.folder)
    if library is None:
        return 3
    book = given.folder / f"{given.kind}.jsonl"
    crashes = Crashes(library, Path(tempfile.mkdtemp(dir=given.folder)))
    try:
        todo = cases(given.kind, given.count, 0 if given.kind == "moments" else crashes.count())
        print(f"{len(todo)} cases, kept in {book}", flush=True)
        work(crashes, todo[: given.most], book)
    finally:
        prepare(crashes.data)
        shutil.rmtree(crashes.folder)
    return report(book)


if __name__ == "__main__":
    sys.exit(main())
