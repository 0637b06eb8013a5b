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
BUILDS = ("interpreted", "compiled")
IMPORT = 150.0
OVERLORD = 1 / 3
"""Of the choices a second in battles on one board, so many at least in Overlord."""
EVENTS = 0.5

Figures = dict[str, list[float]]


class Marks:
    """What a game has to reach in a build: times python-chess, and microseconds for a copy."""

    def __init__(self, times: float, copy: float) -> None:
        self.times = times
        self.copy = copy


MARKS = {
    "memoir44": {"interpreted": Marks(1.5, 12.0), "compiled": Marks(6.0, 2.5)},
    "undaunted": {"interpreted": Marks(1.5, 10.0), "compiled": Marks(7.0, 2.0)},
}


def measure(what: str, game: str, compiled: bool) -> dict[str, float]:
    """Run one measurement in a fresh process."""
    place = {"PYTHONPATH": str(FAST)} if compiled else {}
    env = {**os.environ, "PYTHONHASHSEED": "0", **place}
    command = [sys.executable, str(ROOT / "bench" / "play.py"), what, game]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def gather() -> Figures:
    """Measure everything in turn, several times over."""
    figures: Figures = {}
    builds = [build for build in BUILDS if build == "interpreted" or FAST.exists()]
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        keep(figures, "python-chess", measure("chess", "", False))
        for game in MARKS:
            for build in builds:
                for what in ("play", "events", "copy", "import"):
                    keep(figures, f"{game} {build} {what}", measure(what, game, build == "compiled"))
        for build in builds:
            keep(figures, f"overlord {build} play", measure("play", "overlord", build == "compiled"))
    return figures


def keep(figures: Figures, name: str, found: dict[str, float]) -> None:
    """Add what one measurement found."""
    for unit, value in found.items():
        figures.setdefault(f"{name} {unit}", []).append(value)


def verdicts(middle: dict[str, float]) -> list[tuple[str, bool]]:
    """Hold the medians against the marks."""
    found: list[tuple[str, bool]] = []
    for game, builds in MARKS.items():
        for build, marks in builds.items():
            name = f"{game} {build}"
            if f"{name} play per_second" in middle:
                found += judged(middle, name, marks)
            else:
                found.append((f"{name}: not built, not measured", True))
    return found + overlord_verdicts(middle)


def overlord_verdicts(middle: dict[str, float]) -> list[tuple[str, bool]]:
    """Hold Overlord against the battles on one board."""
    found = []
    for build in BUILDS:
        name = f"overlord {build} play per_second"
        if name in middle:
            share = middle[name] / middle[f"memoir44 {build} play per_second"]
            found.append(
                (f"overlord {build}: {share:.2f} of one board (at least {OVERLORD:.2f})", share >= OVERLORD)
            )
    return found


def judged(middle: dict[str, float], name: str, marks: Marks) -> list[tuple[str, bool]]:
    """Hold the medians of one game in one build against its marks."""
    play, events = middle[f"{name} play per_second"], middle[f"{name} events per_second"]
    times = play / middle["python-chess per_second"]
    copied, imported = middle[f"{name} copy microseconds"], middle[f"{name} import milliseconds"]
    return [
        (f"{name}: {times:.1f} times python-chess (at least {marks.times})", times >= marks.times),
        (f"{name}: with events {events / play:.2f} of that (at least {EVENTS})", events >= EVENTS * play),
        (f"{name}: copy {copied:.2f} us (under {marks.copy:g})", copied < marks.copy),
        (f"{name}: import {imported:.0f} ms (under {IMPORT:.0f})", imported < IMPORT),
    ]


def main() -> int:
    """Measure, print, judge."""
    figures = gather()
    middle = {name: statistics.median(values) for name, values in figures.items()}
    for name, value in middle.items():
        low, high = min(figures[name]), max(figures[name])
        print(f"{name:46} {value:14,.2f}   [{low:,.2f} .. {high:,.2f}]")
    marks = verdicts(middle)
    for text, reached in marks:
        print(f"{'reached' if reached else 'MISSED '}  {text}")
    return 0 if all(reached for _, reached in marks) else 1


if __name__ == "__main__":
    sys.exit(main())
