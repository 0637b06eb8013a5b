"""The long run of the two-worlds test: `python -m bench.worlds --pairs 10000`, counted per hidden zone."""

import argparse
import sys
from collections import Counter

from bench.shelf import SHELF, agreed, battles
from tests.properties.worlds import Leak, pairs


def main() -> int:
    """Compare pairs over all scenarios; exit code 1 on the first leak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(SHELF), default="")
    asked = parser.parse_args()
    scenarios = battles(asked.game)
    counted: Counter[str] = Counter()
    for number, (entry, name, rulings) in enumerate(scenarios):
        share = asked.pairs * (number + 1) // len(scenarios) - asked.pairs * number // len(scenarios)
        try:
            found = pairs(entry.game_for(rulings), entry.scenario(name), asked.seed + number, share, rulings)
        except Leak as leak:
            print(f"{name}: {leak}")
            return 1
        counted += Counter({f"{entry.game.name} {key}": count for key, count in found.items()})
        print(f"{name} {agreed(rulings)}: {share} pairs, no difference", flush=True)
    for key, number in sorted(counted.items()):
        print(f"{key:20} {number}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
