"""The twelve scenarios of the box once more, typed out for tests apart from the scenario files.

An overview as in the front of the scenario book, and per side its markers, counters and cards in short words.
The layouts are in tests/grid/twelve_layouts.py.
"""

from dataclasses import dataclass
from importlib.resources import files

from bocage.undaunted.scenario import Scenario
from bocage.undaunted.scenarios.load import parse

SIDES = ("us", "german")
PIN = 0

BOX = {
    **dict.fromkeys(("RA", "RB", "RC"), 5),
    **dict.fromkeys(("SA", "SB", "SC", "GA", "GB", "GC", "SN", "MO"), 3),
    **dict.fromkeys(("PS", "PG", "SLA", "SLB", "SLC"), 1),
    "FOW": 10,
}
"""Cards of each kind in the box of one side."""


@dataclass(frozen=True)
class Row:
    """One row of the overview; pairs have the US first."""

    name: str
    tiles: int
    first: str
    goals: tuple[int, int]
    points: int
    held: tuple[int, int]
    deck: tuple[int, int]
    supply: tuple[int, int]


OVERVIEW = {
    1: Row("La Raye", 12, "us", (5, 5), 10, (0, 3), (9, 9), (20, 20)),
    2: Row("Montmartin-en-Graignes", 15, "us", (1, PIN), 3, (0, 0), (11, 9), (18, 14)),
    3: Row("Raid Across the Canal", 16, "german", (6, 6), 12, (2, 0), (9, 9), (26, 26)),
    4: Row("Behind Enemy Lines", 17, "us", (5, 5), 8, (3, 4), (12, 11), (26, 24)),
    5: Row("Crossing the Vire", 16, "us", (2, PIN), 2, (0, 0), (10, 10), (29, 31)),
    6: Row("Desperate Withdrawal", 18, "german", (1, PIN), 1, (0, 0), (12, 9), (18, 32)),
    7: Row("La Huberderie", 18, "us", (10, 10), 20, (2, 3), (9, 9), (45, 45)),
    8: Row("Streets of Tessy-sur-Vire", 18, "us", (7, 7), 10, (0, 0), (9, 12), (45, 42)),
    9: Row("Reinforcements", 17, "german", (1, PIN), 3, (0, 0), (11, 12), (31, 29)),
    10: Row("Critical Intelligence", 18, "german", (5, 5), 7, (0, 0), (11, 8), (24, 30)),
    11: Row("Hill 314", 16, "german", (PIN, 1), 3, (3, 0), (9, 9), (45, 45)),
    12: Row("Mortain", 16, "german", (10, 10), 17, (6, 6), (9, 9), (45, 45)),
}

OBJECTIVES = {
    1: "2B=1 5B=3 6A=2 7A=1 13B=2 16B=1",
    2: "1B=1 5B=1 6B=1",
    3: "1A=2 5A=2 6A=2 13A=1 14A=1 15A=1 18A=3",
    4: "1B=1 10A=2 13B=1 14A=1 15A=1 17A=2",
    5: "17A=1 18A=1",
    6: "1A=1",
    7: "1B=2 2B=2 5B=2 6B=3 7A=2 8A=2 13B=1 14B=1 15B=1 16B=2 17B=1 18B=1",
    8: "1B=2 5B=2 6B=2 7B=1 8B=1 10A=1 12A=1",
    9: "2A=1 9A=1 16A=1",
    10: "1B=2 5B=1 6B=1 7B=1 8B=1 11A=1",
    11: "2A=1 9A=1 16A=1",
    12: "1B=2 2A=2 3A=2 4A=2 5B=1 6A=1 7B=1 16A=2 17B=2 18B=2",
}
"""Value of the objective on each tile that has one."""

# fmt: off
COLUMNS = {
    (1, "us"): ("PS SLA SLB RA RB SA SB 2FOW", ""),
    (1, "german"): ("PS SLA SLB RA RB SA SB 2FOW", ""),
    (2, "us"): ("PS SLA SLB 2RA 2RB SA SB 2FOW", ""),
    (2, "german"): ("PS SLA 2RA SA GA 3FOW", ""),
    (3, "us"): ("PS SLA SLB RA RB SA SB 2FOW", "GA GB"),
    (3, "german"): ("PS SLA SLB RA RB SA SB 2FOW", "GA GB"),
    (4, "us"): ("PS SLA SLB RA RB SA SB 3SN 2FOW", "GA GB"),
    (4, "german"): ("PS SLA SLB RA RB SA SB GA GB 2FOW", ""),
    (5, "us"): ("PS PG SLA SLB RA RB SA SB 2FOW", "GA GB SN"),
    (5, "german"): ("PS SLA SLB RA RB 2MO 3FOW", "SA SB GA GB SN"),
    (6, "us"): ("PS PG SLA SLB 2RA 2RB SA SB 2FOW", ""),
    (6, "german"): ("PS SLA SLB 2RA 2RB 2FOW", "SA SB GA GB MO SN"),
    (7, "us"): ("PS SLA SLB RA RB SA SB 2FOW", "PG SLC RC SC GA GB GC MO SN"),
    (7, "german"): ("PS SLA SLB RA RB SA SB 2FOW", "PG SLC RC SC GA GB GC MO SN"),
    (8, "us"): ("PS SLA SLB RA RB SA SB 2FOW", "PG SLC RC SC GA GB GC MO SN"),
    (8, "german"): ("PS SLA SLB RA RB RC 2GA 2MO 2FOW", "PG SLC SA SB SC GB GC SN"),
    (9, "us"): ("PS PG SLA SLB 2RA 2RB SA SB FOW", "GA GB MO SN"),
    (9, "german"): ("PS SLA SLB RA RB SA SB GA GB 3FOW", "MO SN"),
    (10, "us"): ("PS SLA SLB RA RB SA SB 4FOW", "GA GB"),
    (10, "german"): ("PS RA RB SA SB MO 2FOW", "SLA SLB GA GB"),
    (11, "us"): ("PS SLA SLB SLC RA RB RC 2FOW", "PG SA SB SC GA GB GC MO SN"),
    (11, "german"): ("PS SLA SLB SLC RA RB RC 2FOW", "PG SA SB SC GA GB GC MO SN"),
    (12, "us"): ("PS SLA SLB RA RB SA SB 2FOW", "PG SLC RC SC GA GB GC MO SN"),
    (12, "german"): ("PS SLA SLB RA RB SA SB 2FOW", "PG SLC RC SC GA GB GC MO SN"),
}
"""Cards that start in the deck, then kinds in the supply alone; the rest of the others is there as well."""

MARKERS = {
    (1, "us"): ("2B 17B", "", "17B:all", "17B:RA,RB,SA,SB"),
    (1, "german"): ("8A", "5B", "5B:all", "5B:RA,RB,SA,SB"),
    (2, "us"): ("4A 9B 10B 15B", "", "4A:B 15B:A", "4A:RB,SB 15B:RA,SA"),
    (2, "german"): ("18B", "", "18B:all", "18B:RA,SA,GA"),
    (3, "us"): ("3B 7A", "1A", "1A:all", "1A:RA,RB,SA,SB"),
    (3, "german"): ("2B 11B 14A", "", "11B:all", "11B:RA,RB,SA,SB"),
    (4, "us"): ("2B 5A", "10A 13B", "6A:SN 10A:B 13B:A", "6A:SN 10A:RB,SB 13B:RA,SA"),
    (4, "german"): ("", "14A 15A 17A", "14A:A 15A:B", "14A:RA,SA,GA 15A:RB,SB,GB"),
    (5, "us"): ("1A 3A 5A", "", "1A:B,SN 5A:A", "1A:RB,SB 5A:RA,SA"),
    (5, "german"): ("2B 4A 6A 7A 8B 16B 17A 18A", "", "2B:all", "2B:RA,RB,MO"),
    (6, "us"): ("2B 10B 15B", "", "15B:all", "15B:RA,RB,SA,SB"),
    (6, "german"): ("2B 3A 17B 18B", "", "3A:A,B 17B:SN,MO", "3A:RA,RB"),
    (7, "us"): ("2B 16B", "13B 18B", "13B:A 16B:C,SN,MO 18B:B", "13B:RA,SA 18B:RB,SB"),
    (7, "german"): ("3B 7A 14B", "6B", "6B:A,B,C 7A:SN 14B:MO", "6B:RA,RB,SA,SB"),
    (8, "us"): ("2A 3B 4B 11B 16A", "", "2A:A 16A:B,C,SN,MO", "2A:RA,SA 16A:RB,SB"),
    (8, "german"): ("7B 9A 10A 12A", "", "7B:B 9A:MO 10A:A 12A:C,SN", "7B:RB 9A:MO 10A:RA,GA 12A:RC"),
    (9, "us"): ("1B 5B 6B 8B", "", "8B:all", "8B:RA,RB,SA,SB"),
    (9, "german"): ("7B 14B 18B", "", "7B:SN,MO 14B:A 18B:B", "14B:RA,SA,GA 18B:RB,SB,GB"),
    (10, "us"): ("4B 6B", "", "4B:all", "4B:RA,RB,SA,SB"),
    (10, "german"): ("7B 8B 13B 14B", "", "13B:B,SN,MO 14B:A", "13B:RB,SB,MO 14B:RA,SA"),
    (11, "us"): ("4A 7A 15B", "2A 9A 16A", "2A:A 9A:B,SN,MO 16A:C", "2A:RA 9A:RB 16A:RC"),
    (11, "german"): ("1B 5A 6A 8A 11A 12A 14B", "", "1B:A 8A:B,SN,MO 14B:C", "1B:RA 8A:RB 14B:RC"),
    (12, "us"): ("10A", "4A 16A 17B", "16A:all", "4A:RA,RB,SA,SB"),
    (12, "german"): ("11A", "2A 3A 18B", "2A:all", "3A:RA,RB,SA,SB"),
}
"""Tiles scouted and tiles controlled at the start, then by tile the spawn markers, then the counters."""
# fmt: on


def deck_of(number: int, side: str) -> dict[str, int]:
    """How many cards of each kind start in the deck."""
    words = COLUMNS[number, side][0].split()
    return {word.lstrip("23456789"): int(word[0]) if word[0].isdigit() else 1 for word in words}


def supply_of(number: int, side: str) -> dict[str, int]:
    """How many cards of each kind start in the supply: all of the box that the deck leaves."""
    deck = deck_of(number, side)
    kinds = [*deck, *COLUMNS[number, side][1].split()]
    left = {kind: BOX[kind] - deck.get(kind, 0) for kind in kinds}
    return {kind: count for kind, count in left.items() if count > 0}


def placed(words: str) -> dict[str, list[str]]:
    """The lists by tile in words such as `17B:RA,RB 5B:MO`."""
    pairs = [word.split(":") for word in words.split()]
    return {tile: listed.split(",") for tile, listed in pairs}


def slug(number: int) -> str:
    """The name of a scenario as its file is called."""
    return OVERVIEW[number].name.lower().replace(" ", "-")


def text(number: int) -> str:
    """The scenario file as it is in the package."""
    file = files("bocage.undaunted.scenarios").joinpath(f"{slug(number)}.toml")
    return file.read_text(encoding="utf-8")


def scenario(number: int) -> Scenario:
    """The scenario as a game loads it."""
    return parse(text(number), f"{slug(number)}.toml")
