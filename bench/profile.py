"""Where the time of compiled random play goes: `python -m bench.profile memoir44`, by Linux's perf.

Samples are grouped by what the machine was doing: the engine's own compiled code, Python's lists, memory
garbage collection, numbers and so on. Needs `make fast`, and perf (on Debian: apt install linux-perf).
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bench.run import FAST, ROOT

GROUPS = {
    "compiled engine": r"^CPyDef_|^CPyPy_|___traverse|___dealloc|__Pending_glue|mypyc",
    "lists and tuples": r"(?i)list|tuple|CPySequence",
    "garbage collection": r"(?i)gc_collect|visit_|_traverse|GC_(Track|UnTrack|Del|Link)",
    "memory": r"(?i)alloc|free|_Py_NewReference|memset|memmove|dealloc|arena|pool|trash",
    "numbers": r"(?i)long|CPyTagged|int64",
    "sorting": r"(?i)sort|unsafe_.*_compare|binarysort|merge|gallop",
    "dictionaries and attributes": r"(?i)dict|lookup|keys|attr",
    "comparing and calling": r"(?i)richcompare|vectorcall|call|eval|subtype",
}
SHOWN = 25


def group_of(symbol: str) -> str:
    """Name the group of a function by its name; the first that fits."""
    return next((group for group, pattern in GROUPS.items() if re.search(pattern, symbol)), "other")


def sampled(game: str) -> list[tuple[float, str]]:
    """Run the measurement under perf and give share and name of every function."""
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "perf.data")
        play = [sys.executable, str(ROOT / "bench" / "play.py"), "play", game]
        env = {**os.environ, "PYTHONPATH": str(FAST)}
        record = ["perf", "record", "-q", "-F", "1999", "-o", data, "--", *play]
        subprocess.run(record, env=env, check=True, stdout=subprocess.DEVNULL)
        report = ["perf", "report", "-i", data, "--stdio", "--no-children", "-q", "-F", "overhead,sym"]
        text = subprocess.run(report, check=True, capture_output=True, text=True).stdout
    lines = [re.match(r"\s*([\d.]+)%\s+\[.\] (\S+)", line) for line in text.splitlines()]
    return [(float(line[1]), line[2]) for line in lines if line]


def main() -> int:
    """Sample, group and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="memoir44")
    asked = parser.parse_args()
    if shutil.which("perf") is None or not FAST.exists():
        print("bench.profile needs perf (on Debian: apt install linux-perf) and `make fast`", file=sys.stderr)
        return 1
    found = sampled(asked.game)
    groups: Counter[str] = Counter()
    for share, symbol in found:
        groups[group_of(symbol)] += share  # type: ignore[assignment]
    for group, share in groups.most_common():
        print(f"{share:6.1f} %  {group}")
    print()
    for share, symbol in found[:SHOWN]:
        print(f"{share:6.1f} %  {symbol}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
