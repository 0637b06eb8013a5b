"""Two worlds over the wire: `python -m bench.wire_worlds --pairs 2000`, counted per hidden zone and seat.

Nothing is taken out of what is compared. The clock of windows and of games stands still instead, both houses
give the table the same name, and the dice are worked out beforehand.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.properties.worlds import Leak
from tests.server.pairs import ORDERS, Comparison
from tests.server.twins import twin_houses


def main() -> int:
    """Compare pairs at all kinds of tables; exit code 1 on the first leak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--table", choices=list(ORDERS), default="")
    asked = parser.parse_args()
    names = [asked.table] if asked.table else [*ORDERS]
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, twin_houses(Path(folder)) as places:
        comparison = Comparison(places, asked.seed)
        for number, name in enumerate(names):
            share = asked.pairs * (number + 1) // len(names) - asked.pairs * number // len(names)
            try:
                comparison.compare(name, share)
            except Leak as leak:
                print(f"LEAK at {name}: {leak}")
                return 1
            print(f"{name}: {share} pairs, no difference; so far {dict(comparison.counted)}", flush=True)
    for key, count in sorted(comparison.counted.items()):
        print(f"{key:32} {count:>10,}")
    print(f"{time.monotonic() - began:.0f} seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
