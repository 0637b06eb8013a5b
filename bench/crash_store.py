"""Crashes the store, thousands of times, and judges what is left: `python -m bench.crash_store every`.

`every`: the program dies at each point at which it writes or syncs, once with a disk that has lost all that
was not synced, once with one that has kept some of it. `moments --count 500`: it is killed at any time,
ten times in a row on the same data.
`errors`: at each point the disk fails instead, once or for a while; then the program goes on, or dies at
once, and nothing that was refused may come back. After every crash the next program plays on, dies once
more on its way, and a last one finishes.

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
CHAIN = 10
"""So many in a row."""
MANY = 60
LAST = 0.25
"""Seconds after which it is killed at the latest."""
SLACK = 1.2
"""Groups come out differently from run to run, so that the last points lie further in some."""
EIO, ENOSPC = 5, 28


@dataclass
class Step:
    """How a program ends: at a point, at a failing disk, or so many seconds after it has begun."""

    settings: dict[str, int]
    after: float | None = None
    dies: bool = False
    choices: int = 2
    """How many more it makes at each table than the one before."""


@dataclass
class Case:
    """One attempt: programs that play on one after another, and by what seed the disk keeps what it keeps."""

    name: str
    steps: list[Step]
    seed: int | None = None


WHOLE = Step({})
ALL = -1
"""Instead of a seed: the system goes on, and so all that was written is there."""


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

    def run(self, history: History, choices: int, step: Step) -> int:
        """Let a program play until it ends, one way or another; tell how."""
        prepare(self.data)
        command = [sys.executable, "-m", "bench.crash_play", str(self.data / "a.db"), str(choices)]
        command.append("dies" if step.dies else "lives")
        env = {**os.environ, **environment(self.library, self.data, **step.settings)}
        with subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout is not None
            told = program.stdout.readline()
            if step.after is not None:
                time.sleep(step.after)
                program.kill()
            history.add(told + program.communicate(timeout=120)[0])
        return program.returncode

    def count(self) -> int:
        """Count the points of a run that nothing happens to."""
        self.clear()
        history = History()
        if self.run(history, CHOICES + WHOLE.choices, WHOLE) or judge(self.data / "a.db", history):
            raise SystemExit("bench.crash_store: it fails without a crash")
        return points(self.data)

    def cut_power(self, seed: int | None, number: int) -> int:
        """Let the disk lose what was not synced, or some of it; or nothing, where only the program died."""
        if seed == ALL:
            prepare(self.data)
            return 0
        return discard_unsynced(self.data, None if seed is None else seed + number)

    def attempt(self, case: Case) -> dict[str, object]:
        """Let one program after another crash, and a last one finish; judge after each."""
        self.clear()
        history, found = History(), []
        ends, lost = [], 0
        choices = CHOICES
        for number, step in enumerate([*case.steps, WHOLE]):
            choices += step.choices
            ends.append(self.run(history, choices, step))
            lost += self.cut_power(case.seed, number)
            found += judge(self.data / "a.db", history)
            # Who was refused asks again after the crash, and is then right to find it.
            history.refused.clear()
        if ends[-1]:
            found.append(f"the last program ended with {ends[-1]}")
        return {"case": case.name, "ends": ends, "lost": lost, "acks": history.count(), "faults": found}


def cases(kind: str, count: int, reach: int) -> list[Case]:
    """List what is to be tried."""
    reached = range(1, reach + 1)
    if kind == "every":
        return [dying(point, seed) for point in reached for seed in (None, point)]
    if kind == "errors":
        return [failing(point, dies) for point in reached for dies in (False, True)]
    return moments(count // CHAIN)


def dying(point: int, seed: int | None) -> Case:
    """Let a program die at a point, and the next one on its way."""
    nested = random.Random(point).randint(1, NESTED)
    return Case(f"point {point} seed {seed}", [Step({"crash_at": point}), Step({"crash_at": nested})], seed)


def failing(point: int, dies: bool) -> Case:
    """Let the disk fail at a point: once where the program dies of it, else for a while."""
    chance = random.Random(point)
    settings = {
        "fail_at": point,
        "fail_with": chance.choice((EIO, ENOSPC)),
        "fail_for": 1 if dies else chance.choice((1, 2, 10)),
    }
    nested = Step({"crash_at": chance.randint(1, NESTED)})
    seed = ALL if dies and point % 2 else point
    return Case(f"error {point} dies {dies}", [Step(settings, dies=dies), nested], seed)


def moments(count: int, length: int = CHAIN) -> list[Case]:
    """Kill programs by the clock, many in a row on the same data."""
    chance = random.Random(length)
    slow = {"crash_sync_micros": SYNC}
    rows = [[Step(slow, chance.uniform(0, LAST), choices=MANY) for _ in range(length)] for _ in range(count)]
    return [Case(f"moments {at}", steps, chance.choice((None, at))) for at, steps in enumerate(rows)]


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
        "acknowledged": sum(each["acks"] for each in results),
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
        todo = cases(given.kind, given.count, int(SLACK * crashes.count()))
        print(f"{len(todo)} cases, kept in {book}", flush=True)
        work(crashes, todo[: given.most], book)
    finally:
        prepare(crashes.data)
        shutil.rmtree(crashes.folder)
    return report(book)


if __name__ == "__main__":
    sys.exit(main())
