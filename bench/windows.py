"""Does a reaction window tell who holds a card? `python -m bench.windows --trials 1000`, by real sockets.

People who hesitate are asked at live tables, or have left an answer at tables by the day, or are computer
opponents. Of two worlds that look the same to the attacker, one in which a card could be played is compared
with one in which none could; all let it be, so that what is seen is the same. Measured is what the attacker's
socket and a watcher's are sent, and when. Exit code 1 where an AUC is above 0.55.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bench.telling_apart import Row, auc, combined, either_way, spread
from bench.window_trials import FEATURES, SORTS, Trial, trial
from tests.server.twins import Place, place_in
from tests.server.visitor import opened

MOST = 0.55


@dataclass
class Found:
    """What was measured in trials of a sort, without a card to play and with one."""

    rows: tuple[list[Row], list[Row]] = field(default_factory=lambda: ([], []))

    def told(self, sort: str) -> bool:
        """Print the figures; tell whether nothing can be told apart."""
        others, ones = [[[row[place] for place in places(sort)] for row in rows] for rows in self.rows]
        names = [FEATURES[place] for place in places(sort)]
        print(f"{sort}: {len(ones)} holders, {len(others)} others")
        values = [
            either_way(auc([row[place] for row in ones], [row[place] for row in others]))
            for place in range(len(names))
        ]
        values.append(either_way(combined(ones[:], others[:], Random(1))))
        for name, value in zip([*names, "all together, by halves"], values, strict=True):
            print(f"  {name:34} {value:.3f} ± {spread(value, len(ones), len(others)):.3f}")
        return max(values) <= MOST


def places(sort: str) -> list[int]:
    """List the features to look at; no two games of opponents are the same, so bytes tell nothing there."""
    return [n for n, name in enumerate(FEATURES) if sort != "opponents" or "bytes" not in name]


async def run(place: Place, sort: str, trials: list[Trial], at_once: int) -> Found:
    """Make trials, many at once."""
    found, room = Found(), asyncio.Semaphore(at_once)

    async def one(number: int, each: Trial) -> None:
        async with room:
            row = await trial(place, f"{sort}-{number}", each)
            if row is not None:
                found.rows[each.holds].append(row)

    await asyncio.gather(*[one(number, each) for number, each in enumerate(trials)])
    return found


def main() -> int:
    """Make the trials of all sorts, and print what could be told apart."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=1000)
    parser.add_argument("--at-once", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sort", choices=list(SORTS), default="")
    asked = parser.parse_args()
    is_well = True
    for sort in [asked.sort] if asked.sort else [*SORTS]:
        began = time.monotonic()
        trials = SORTS[sort](asked.trials, Random(asked.seed))
        with tempfile.TemporaryDirectory() as folder:
            workers, pace = (1, 0.3) if sort == "opponents" else (0, 0.0)
            with opened(Path(folder) / "windows.db", workers=workers, pace=pace) as house:
                found = asyncio.run(run(place_in(house), sort, trials, asked.at_once))
        is_well &= found.told(sort)
        print(f"  {time.monotonic() - began:.0f} seconds", flush=True)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
