"""Crashes a whole house with guests in it, again and again, and judges: `python -m bench.crash_house every`.

Guests play a number of games at once through real sockets, live and by the day, with people and opponents.
`every`: the house dies at each point at which it writes or syncs, on a disk that has then lost all that was
not synced, or some of it. `moments --count 500`: it is killed at any time, ten times in a row on the same
data. `errors`: at each point the disk is full or broken for a while, and the house has to live through it.
After every crash the guests come back, ask again for what was not answered, and play on; the house dies once
more on its way, and a last one closes as it should. What everybody was told and asked for is compared with
what is there, after each (`bench.crash_verdict`); at the end all dice are proved.

`--kind unsynced` and `--kind early` crash houses that are wrong on purpose: there the judge must find faults.
What is done is kept in a file, so a stopped run goes on where it was. What failed is kept as a folder.
"""

import argparse
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from bench.crash_houses import FILE, Case, Furnished, Houses, Step
from bench.crash_proof import unproved
from bench.crash_store import CHAIN, EIO, ENOSPC, SYNC
from bench.crash_verdict import Verdict
from tools.unsynced import compiled, discard_unsynced, points

ROOT = Path(__file__).resolve().parent.parent
REQUESTS = 24
"""Requests of all guests together until a house closes."""
MANY = 400
CLOSED = (0, -15)
"""How a house ends that was asked to close: it dies of the signal when all is done."""
NESTED = 250
"""The second crash comes at one of so many points after the first."""
LAST = 2.5
"""Seconds after which a house is killed by the clock at the latest."""
SLACK = 1.3
"""Runs differ in how guests and groups fall together, so that the last points lie further in some."""
WHOLE = Step({}, requests=REQUESTS)


class Attempts:
    """Attempts that all begin with the same furnished house."""

    def __init__(self, houses: Houses, furnished: Furnished) -> None:
        self.houses = houses
        self.furnished = furnished

    def count(self) -> int:
        """Count the points of a run that nothing happens to."""
        self.houses.begin(self.furnished, "count")
        ended = self.houses.run(WHOLE)
        verdict = Verdict()
        verdict.read(self.houses.book)
        found = verdict.judge(self.houses.data / FILE)
        if ended not in CLOSED or found:
            raise SystemExit(f"bench.crash_house: it fails without a crash: {ended} {found}")
        return points(self.houses.data)

    def attempt(self, case: Case) -> dict[str, Any]:
        """Let one house after another crash, and a last one close; judge after each."""
        self.houses.begin(self.furnished, case.name)
        verdict, found = Verdict(), list[str]()
        ends, lost = [], 0
        for number, step in enumerate([*case.steps, WHOLE]):
            ends.append(self.houses.run(step))
            lost += discard_unsynced(self.houses.data, None if case.seed is None else case.seed + number)
            verdict.read(self.houses.book)
            found += verdict.judge(self.houses.data / FILE)
        found += [*unproved(self.houses.data / FILE), *self.houses.trouble]
        if ends[-1] not in CLOSED:
            found.append(f"the last house ended with {ends[-1]}")
        return {"case": case.name, "ends": ends, "lost": lost, **verdict.counts, "faults": found[:20]}


def cases(kind: str, count: int, reach: int) -> list[Case]:
    """List what is to be tried, in an order that leaves no large gap wherever it is stopped."""
    reached = random.Random(1).sample(range(1, reach + 1), reach)
    if kind == "every":
        return [dying(point, seed) for seed in (False, True) for point in reached]
    if kind == "errors":
        return [failing(point) for point in reached]
    return moments(count // CHAIN)


def dying(point: int, keeps_some: bool) -> Case:
    """Let a house die at a point, and the next one on its way."""
    nested = random.Random(point).randint(1, NESTED)
    steps = [Step({"crash_at": point}, REQUESTS), Step({"crash_at": nested}, REQUESTS)]
    return Case(f"point {point} some {keeps_some}", steps, point if keeps_some else None)


def failing(point: int) -> Case:
    """Let the disk fail at a point and for a while; then the house dies on its way."""
    chance = random.Random(point)
    settings = {
        "fail_at": point,
        "fail_with": chance.choice((EIO, ENOSPC)),
        "fail_for": chance.choice((1, 2, 10, 30)),
    }
    nested = Step({"crash_at": chance.randint(1, NESTED)}, REQUESTS)
    return Case(
        f"error {point}", [Step(settings, REQUESTS, goes_on=True), nested], chance.choice((None, point))
    )


def moments(count: int, length: int = CHAIN) -> list[Case]:
    """Kill houses by the clock, many in a row on the same data; one in five is asked to close instead."""
    chance = random.Random(length)
    slow = {"crash_sync_micros": SYNC}
    rows = [
        [Step(slow, MANY, chance.uniform(0, LAST), chance.random() < 0.2) for _ in range(length)]
        for _ in range(count)
    ]
    return [Case(f"moments {at}", steps, chance.choice((None, at))) for at, steps in enumerate(rows)]


def work(attempts: Attempts, todo: list[Case], book: Path) -> None:
    """Try all that has not been tried."""
    done = {json.loads(line)["case"] for line in book.read_text().splitlines()} if book.exists() else set()
    with book.open("a") as lines:
        for case in [case for case in todo if case.name not in done]:
            result = attempts.attempt(case)
            print(json.dumps(result), file=lines, flush=True)
            if result["faults"]:
                print(json.dumps(result), flush=True)
                attempts.houses.keep(book.parent / f"{book.stem}-{case.name.replace(' ', '-')}")


def report(book: Path) -> int:
    """Sum up, and tell whether anything was wrong."""
    results = [json.loads(line) for line in book.read_text().splitlines()]
    names = ("lost", "acknowledged", "refused", "unknown", "events", "looks")
    figures: dict[str, Any] = {
        "attempts": len(results),
        "first ends": dict(Counter(str(each["ends"][0]) for each in results)),
        "crashes": sum(end == -9 for each in results for end in each["ends"]),
        **{name: sum(each[name] for each in results) for name in names},
        "with faults": sum(bool(each["faults"]) for each in results),
    }
    print(json.dumps(figures))
    return 1 if figures["with faults"] else 0


def main() -> int:
    """Crash, and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("every", "moments", "errors"))
    parser.add_argument("--kind", choices=("sound", "unsynced", "early"), default="sound")
    parser.add_argument("--count", type=int, default=500, help="moments")
    parser.add_argument("--most", type=int, help="stop after so many attempts, for now")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "crashed-houses")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    library = compiled(given.folder)
    if library is None:
        return 3
    book = given.folder / f"{given.what}-{given.kind}.jsonl"
    with Houses(library, Path(tempfile.mkdtemp(dir=given.folder)), given.kind) as houses:
        attempts = Attempts(houses, houses.furnished())
        todo = cases(given.what, given.count, 0 if given.what == "moments" else int(SLACK * attempts.count()))
        print(f"{len(todo)} cases, kept in {book}", flush=True)
        work(attempts, todo[: given.most], book)
    return report(book)


if __name__ == "__main__":
    sys.exit(main())
