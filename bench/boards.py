"""Engine and oracles over many random worlds: `python -m bench.boards moves --worlds 20000`, more another day.

Subjects are those of tests/independent: sight, moves, retreats, odds. What is done is kept, so a stopped run
goes on where it was; a world that does not agree is printed as a picture and stays on the list.
"""

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tests.independent.comparisons import SUBJECTS, over

BATCH = {"sight": 5, "moves": 250, "retreats": 250, "odds": 25}
SHOWN = 5


def batch(subject: str, first: int, last: int) -> dict[str, Any]:
    """Compare some worlds in a row."""
    report = over(subject, range(first, last))
    return {"first": first, "worlds": last - first, "compared": report.compared, "faults": report.faults}


def known(path: Path, worlds: int) -> list[dict[str, Any]]:
    """The parts of this run that earlier runs have done and found good."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    parts = [json.loads(line) for line in lines]
    return [part for part in parts if not part["faults"] and part["first"] + part["worlds"] <= worlds]


def run(subject: str, worlds: int, jobs: int, folder: Path) -> int:
    """Compare what is missing of so many worlds; exit code 1 when any did not agree."""
    folder.mkdir(parents=True, exist_ok=True)
    path, size, began = folder / f"{subject}.jsonl", BATCH[subject], time.monotonic()
    done = known(path, worlds)
    have = {(part["first"], part["first"] + part["worlds"]) for part in done}
    parts = [(first, min(first + size, worlds)) for first in range(0, worlds, size)]
    todo = [part for part in parts if part not in have]
    with (
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool,
        path.open("a", encoding="utf-8") as log,
    ):
        waiting = [pool.submit(batch, subject, first, last) for first, last in todo]
        for number, future in enumerate(waiting, start=1):
            done.append(future.result())
            log.write(json.dumps(done[-1]) + "\n")
            log.flush()
            if number % 20 == 0:
                spent = time.monotonic() - began
                print(f"{number} of {len(todo)} batches, {spent:.0f} s", file=sys.stderr, flush=True)
    return report(subject, done)


def report(subject: str, done: list[dict[str, Any]]) -> int:
    """Print what was compared, and the first worlds that did not agree."""
    faults = [line for part in done for line in part["faults"]]
    worlds, compared = sum(part["worlds"] for part in done), sum(part["compared"] for part in done)
    print(f"{subject}: {worlds:,} worlds, {compared:,} comparisons, {len(faults):,} lines of disagreement")
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
