"""Engine and oracles over random worlds: `python -m bench.boards moves --worlds 20000`, more another day.

Subjects are those of tests/independent: sight, moves, retreats, odds. What is done is kept, so a stopped run
goes on where it was, as long as neither engine nor oracles have changed; a world that does not agree is
printed as a picture and looked at again.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tests.independent.comparisons import SUBJECTS, over

BATCH = {"sight": 5, "moves": 250, "retreats": 250, "odds": 25}
SHOWN = 5
ROOMS = [
    Path("src/bocage/grid"),
    Path("src/bocage/kernel"),
    Path("src/bocage/memoir44"),
    Path("tests/independent"),
]


def sources() -> str:
    """A digest of all that is compared: what other code has found counts for nothing."""
    pages = sorted(page for folder in ROOMS for page in folder.rglob("*.py"))
    return hashlib.sha256(b"".join([page.read_bytes() for page in pages])).hexdigest()[:16]


def batch(subject: str, first: int, last: int) -> dict[str, Any]:
    """Compare some worlds in a row."""
    report = over(subject, range(first, last))
    return {"first": first, "last": last, "compared": report.compared, "faults": report.faults}


def known(path: Path, of: str) -> dict[tuple[int, int], dict[str, Any]]:
    """The parts that earlier runs of the same sources have done and found good."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    parts = [part for part in map(json.loads, lines) if part["sources"] == of and not part["faults"]]
    return {(part["first"], part["last"]): part for part in parts}


def run(subject: str, worlds: int, jobs: int, folder: Path) -> int:
    """Compare what is missing of so many worlds; exit code 1 when any did not agree."""
    folder.mkdir(parents=True, exist_ok=True)
    path, size, of = folder / f"{subject}.jsonl", BATCH[subject], sources()
    parts, before = [(first, min(first + size, worlds)) for first in range(0, worlds, size)], known(path, of)
    done = [before[part] for part in parts if part in before]
    with path.open("a", encoding="utf-8") as log:
        for part in compared(subject, [part for part in parts if part not in before], jobs):
            done.append(part)
            log.write(json.dumps({**part, "sources": of}) + "\n")
            log.flush()
    return report(subject, sorted(done, key=lambda part: int(part["first"])))


def compared(subject: str, todo: list[tuple[int, int]], jobs: int) -> Iterator[dict[str, Any]]:
    """Compare parts side by side, and tell now and then how far that has come."""
    began = time.monotonic()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(batch, subject, first, last) for first, last in todo]
        for number, future in enumerate(as_completed(waiting), start=1):
            if future.exception() is not None:
                pool.shutdown(cancel_futures=True)
            yield future.result()
            if number % 20 == 0 or number == len(todo):
                spent = time.monotonic() - began
                print(f"{number} of {len(todo)} batches, {spent:.0f} s", file=sys.stderr, flush=True)


def report(subject: str, done: list[dict[str, Any]]) -> int:
    """Print what was compared, and the first worlds that did not agree."""
    faults = [line for part in done for line in part["faults"]]
    worlds = sum(part["last"] - part["first"] for part in done)
    answers = sum(part["compared"] for part in done)
    print(f"{subject}: {worlds:,} worlds, {answers:,} comparisons, {len(faults):,} lines of disagreement")
    pictures = [place for place, line in enumerate(faults) if line.startswith("seed ")]
    end = pictures[SHOWN] if len(pictures) > SHOWN else len(faults)
    print("\n".join(faults[:end]), end="\n" if faults else "")
    return 1 if faults else 0


def arguments(worlds: int) -> argparse.ArgumentParser:
    """The settings that every subject has."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--worlds", type=int, default=worlds)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/boards"))
    return parser


def main() -> int:
    """Compare one subject."""
    parser = arguments(20_000)
    parser.add_argument("subject", choices=list(SUBJECTS))
    asked = parser.parse_args()
    return run(asked.subject, asked.worlds, asked.jobs, asked.folder)


if __name__ == "__main__":
    sys.exit(main())
