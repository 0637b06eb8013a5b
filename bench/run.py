"""All figures of speed, as medians of five interleaved rounds in one run on one machine (`make bench`).

Rates are per second of processor time of a process of its own, so that what else runs disturbs little.
Exit code 1 when a figure misses its mark.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / "build" / "fast" / "site"
ROUNDS = 5

Figures = dict[str, list[float]]


def measure(what: str, compiled: bool) -> dict[str, float]:
    """Run one measurement in a fresh process."""
    place = {"PYTHONPATH": str(FAST)} if compiled else {}
    env = {**os.environ, "PYTHONHASHSEED": "0", **place}
    command = [sys.executable, str(ROOT / "bench" / "play.py"), what]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def gather() -> Figures:
    """Measure everything in turn, several times over."""
    figures: Figures = {}
    builds = [("interpreted", False), *([("compiled", True)] if FAST.exists() else [])]
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        keep(figures, "python-chess", measure("chess", False))
        for build, compiled in builds:
            for what in ("play", "events", "copy", "import"):
                keep(figures, f"{build} {what}", measure(what, compiled))
    return figures


def keep(figures: Figures, name: str, found: dict[str, float]) -> None:
    """Add what one measurement found."""
    for unit, value in found.items():
        figures.setdefault(f"{name} {unit}", []).append(value)


def verdicts(middle: dict[str, float]) -> list[tuple[str, bool]]:
    """Hold the medians against the marks."""
    chess = middle["python-chess per_second"]
    marks: list[tuple[str, bool]] = []
    for build, times, copy in (("interpreted", 1.5, 10.0), ("compiled", 7.0, 2.0)):
        if f"{build} play per_second" not in middle:
            marks.append((f"{build}: not built, not measured", True))
            continue
        play = middle[f"{build} play per_second"]
        events = middle[f"{build} events per_second"]
        copied = middle[f"{build} copy microseconds"]
        imported = middle[f"{build} import milliseconds"]
        marks += [
            (f"{build}: {play / chess:.1f} times python-chess (at least {times})", play >= times * chess),
            (f"{build}: with events {events / play:.2f} of that (at least 0.50)", events >= 0.5 * play),
            (f"{build}: copy {copied:.2f} us (under {copy:g})", copied < copy),
            (f"{build}: import {imported:.0f} ms (under 150)", imported < 150),
        ]
    return marks


def main() -> int:
    """Measure, print, judge."""
    figures = gather()
    middle = {name: statistics.median(values) for name, values in figures.items()}
    for name, value in middle.items():
        low, high = min(figures[name]), max(figures[name])
        print(f"{name:42} {value:14,.2f}   [{low:,.2f} .. {high:,.2f}]")
    marks = verdicts(middle)
    for text, reached in marks:
        print(f"{'reached' if reached else 'MISSED '}  {text}")
    return 0 if all(reached for _, reached in marks) else 1


if __name__ == "__main__":
    sys.exit(main())
