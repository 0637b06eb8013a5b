"""The sixteen battles of the booklet once more, entered for tests apart from the scenario files.

An overview with hands and medals, and hex by hex what lies and stands on the map. The beach and the sea of a
beach board are not listed: they are rows 4 to 6 and 7 to 8 from the top, where nothing else lies.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from bocage.memoir44.scenario import Scenario
from bocage.memoir44.scenarios.build import Facts, scenario_of
from bocage.memoir44.scenarios.load import parse


@dataclass(frozen=True)
class Row:
    """One row of the overview; pairs have the Axis first."""

    slug: str
    name: str
    date: str
    face: str
    first: str
    cards: tuple[int, int]
    medals: int
    units: tuple[int, int]


OVERVIEW = {
    1: Row("pegasus-bridge", "Pegasus Bridge", "1944-06-06", "country", "allies", (2, 6), 4, (6, 9)),
    2: Row("sainte-mere-eglise", "Sainte-Mère-Église", "1944-06-06", "country", "allies", (4, 5), 4, (10, 6)),
    3: Row("sword-beach", "Sword Beach", "1944-06-06", "beach", "allies", (4, 5), 5, (8, 12)),
    4: Row("pointe-du-hoc", "Pointe du Hoc", "1944-06-06", "beach", "allies", (4, 6), 4, (6, 9)),
    5: Row("omaha-beach", "Omaha Beach", "1944-06-06", "beach", "axis", (5, 4), 6, (9, 13)),
    6: Row("mont-mouchet", "Mont Mouchet", "1944-06-10", "country", "allies", (4, 5), 4, (8, 7)),
    7: Row("vassieux", "Vassieux", "1944-07-21", "country", "axis", (4, 4), 4, (6, 10)),
    8: Row(
        "operation-cobra", "Operation Cobra", "1944-07-25/1944-07-26", "country", "allies", (4, 5), 5, (9, 14)
    ),
    9: Row(
        "operation-luttich",
        "Operation Lüttich",
        "1944-08-07/1944-08-11",
        "country",
        "axis",
        (5, 6),
        4,
        (13, 13),
    ),
    10: Row("toulon", "Toulon", "1944-08-20/1944-08-26", "country", "allies", (4, 6), 6, (11, 14)),
    11: Row(
        "liberation-of-paris", "Liberation of Paris", "1944-08-24", "country", "allies", (4, 5), 5, (8, 14)
    ),
    12: Row("montelimar", "Montélimar", "1944-08-25", "country", "axis", (5, 5), 6, (14, 13)),
    13: Row("arnhem-bridge", "Arnhem Bridge", "1944-09-17/1944-09-19", "country", "axis", (6, 6), 5, (14, 7)),
    14: Row("arracourt", "Arracourt", "1944-09-19", "country", "axis", (4, 6), 6, (14, 14)),
    15: Row("st-vith", "St. Vith", "1944-12-20/1944-12-22", "country", "axis", (5, 4), 6, (15, 13)),
    16: Row("saverne", "Saverne", "1944-11-19/1944-11-23", "country", "allies", (4, 6), 5, (9, 14)),
}

SPECIAL = {
    1: {"growing-hand": {"side": "axis", "to": 4}},
    2: {"air-drop": {"side": "allies", "figures": 4, "drift": 4}},
    7: {"no-reshuffle": {"winner": "axis"}},
    9: {"spotters": {"side": "allies", "hexes": ["L5", "k4"]}},
}
"""The rules of single battles; those on terrain and on medals show in what lies on the map."""

BUNKERS_OF_AXIS = (3, 4, 5)
SEA_WALLS_OF_ALLIES = (5,)

PIECES = {
    1: {
        "bridge": "D7 k4",
        "forest": "F5 F9 G9 I1 L1 f8 i2 j6 k2",
        "lake": "F3 G3 f4 g4",
        "river": "A1 B3 C5 E9 J1 K3 L5 M7 a2 b4 c6 d8 j2 l6",
        "sandbags": "d6",
        "town": "A5 A9 B9 C7",
        "wire": "D5 E5 F7 e6",
    },
    2: {
        "church": "G5",
        "forest": "C9 D9 E7 E9 I9 J7 J9 L5 L7 c8 d2 d8 g2 h8 i8 j8",
        "hedgerow": "E5 i2 j4",
        "hill": "b4",
        "sandbags": "b4",
        "town": "D7 H5 M7 c6 g6",
    },
    3: {
        "bunker": "G7 c6 i6",
        "forest": "K9 a8 b8 j8",
        "hedgehog": "B3 F3 K3 c4 d4 h4 i4",
        "town": "B9 F9 M9",
        "wire": "B5 C5 E5 F5 I5 J5 a6 g6 k6 l6",
    },
    4: {
        "bunker": "C7 H7 K3 l6",
        "cliff": "A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K3 L5 M5 j4 k4",
        "forest": "J9 K9",
        "hill": "K5",
        "sandbags": "d6 g8",
        "wire": "B7 G9 L7 b6 b8 f8 k6",
    },
    5: {
        "bluff": "A5 M5 b6 c6 e6 f6 g6 i6 j6 k6",
        "bunker": "M5 b6 e6 i6",
        "hedgehog": "D3 E3 I3 J3 L3 b4 f4 g4",
        "hill": "A7 D7 I7",
        "sandbags": "A5 k6",
        "sea-wall": "j4 k4",
        "town": "A9 F9 H7 k8 l8",
        "wire": "B5 H5 I5 L5 c4 d4 d6 e4 l4",
    },
    6: {
        "forest": "A5 B5 B7 C7 D5 E9 F5 G3 H1 K1 K5 L3 a8 b2 c6 e2 e6 g8 h4 k8",
        "hill": "C3 I5 J5 j4",
        "town": "E3 d8 f8 g6 l6",
    },
    7: {
        "forest": "B5 B7 E1 G3 J5 J7 b2 c6 d4 e8 i2 k2 k4 k8",
        "hill": "D5 F3 e4 g2 j6 k6 l6",
        "town": "G7 J9 g8 h8",
    },
    8: {
        "bridge": "a2",
        "forest": "B7 D1 D3 E3 I9 L3 d2 e2 g8",
        "hedgerow": "A5 G5 I3 K5 L5 L7 c8 d6 e4 g6 h8 i6",
        "river": "A3 B1 M3 M5 l4",
        "town": "A1 B5 J7 K9 e8",
    },
    9: {
        "bridge": "E9 a6",
        "forest": "M5 M7 d2 e2 i2 l4 l6",
        "hedgerow": "B5 H3 I3 I5 J7 b6 d4 d6",
        "river": "A5 B7 b8 c8 d8",
        "sandbags": "G5 L5 b2 f2",
        "steep-hill": "A9 B9 F5 G7 L5 e4 g8 k4",
        "town": "A7 C3 D9 G5 K5 L1",
    },
    10: {
        "forest": "B5 B7 D7 E3 E5 I1 I3 J3 J5 K5 d4 e4 i4 l4",
        "hill": "D3 M3 d2 f4 g4 h2 i6 j2 j4 j6 k4 l6",
        "sandbags": "E7 c6 f4 g4 l8",
        "town": "G7 G9 c6 h8 i8",
        "wire": "C5 D5",
    },
    11: {
        "forest": "E5 E7 F1 F3 H5 L3 a4 d4 d8 e4 f4 f6 g2 j4 k4",
        "sandbags": "B5 D5 K7 M7 h6 h8",
        "town": "C9 F9 J9 M7 h6 h8",
        "wire": "I5 b4 c4 k6 l6",
    },
    12: {
        "forest": "B5 D3 E7 L7 g2 i2 k4 k6 l8",
        "hill": "D5 E3 F3 F5 G5 H5 d6 e2 g4 h6",
        "impassable-hill": "J5 K3 K5 K7 j4 j6",
        "river": "G9 H9 I9 J9 K9",
        "town": "A9 B9 a8 b2 l2",
    },
    13: {
        "bridge": "H5 g4 h6",
        "forest": "C7 D9 E7 F7 G9 a4 b2 g8 k2 k6",
        "sandbags": "D5 F5 G1 K3 d2 g2 i2",
        "town": "D5 F5 G1 K3 d2 d4 g2 i2 i4",
        "wide-river": "G7 K7 L9 a8 b8 c8 d8 e8 f8 g6 i6 j6 k8",
    },
    14: {
        "bridge": "K9",
        "forest": "C1 D1 H7 I9 J7 K7 L9 a6 g4 i2 i8 j8",
        "hill": "I5 J5 a4 b4 b6 c4 c6 d4 e4",
        "river": "L7 M7 k8",
        "sandbags": "e2",
        "town": "B7 G1 G5 G7 J9 k4",
    },
    15: {
        "forest": "C5 D7 J7 M5 b2 b6 d6 f4 g4 h4 h6 i6 i8 k2 k8 l2",
        "hill": "B5 D5 I5 K5 L5 a4 b4 c4 d4 e4 i4 j4 k4 l4",
        "impassable-hill": "D3 E3 F3 G3 H3 I3",
        "sandbags": "c4 d4 f4 g4 i4 j4",
        "town": "E1 F1 G1 H1 I1",
    },
    16: {
        "blocking-hill": "A5 D3 E3 E5 E7 J3 J5 K5 L3 a4 c2 c4 c6 d4 d6 d8 i2 j4 j6 l2",
        "bridge": "i8",
        "forest": "M5 M7 b8 g6 j2 k6 k8",
        "river": "I1 I3 I5 J7 J9 h2 i4 i6",
        "sandbags": "F7 h6",
        "town": "B7 F9 G9 f4 g8 l4",
        "wire": "F3 G3 H3",
    },
}
UNITS = {
    1: {
        "allies infantry": "C3 D3 F1 H1 I1 c4 e2 f2 h2",
        "axis infantry": "A9 C7 E7 M3 d6 k8",
    },
    2: {
        "allies infantry": "E1 G3 H1 b4 h2 k2",
        "axis armor": "M9",
        "axis infantry": "A7 A9 B9 G5 K7 L9 a8 k8 l8",
    },
    3: {
        "allies armor": "b2 e2 j2",
        "allies elite-infantry": "A1 E1 M1",
        "allies infantry": "F1 G1 c2 f2 i2 k2",
        "axis armor": "A9",
        "axis artillery": "G7",
        "axis infantry": "B7 F9 M9 c6 i6 i8",
    },
    4: {
        "allies elite-infantry": "A3 H1 I1 a2 b2 d2 e2 f2 g2",
        "axis artillery": "l6",
        "axis infantry": "C7 H7 K3 d6 g8",
    },
    5: {
        "allies armor": "e2 h2 k2",
        "allies elite-infantry": "M1",
        "allies infantry": "A1 C1 G1 L1 a2 b2 c2 f2 l2",
        "axis artillery": "M5 b6",
        "axis infantry": "A5 F9 H7 e6 i6 k6 k8",
    },
    6: {
        "allies resistance": "D3 I3 L3 b4 d2 f2 i4",
        "axis elite-armor worth 2": "A9 b8",
        "axis infantry": "H9 I9 K7 c8 f6 l8",
    },
    7: {
        "allies resistance": "A5 B3 C3 E5 G1 J1 K1 f2 g4 l2",
        "axis infantry": "E7 I7 c8 d8 g6 i6",
    },
    8: {
        "allies armor": "E1 F1 L1 M1",
        "allies infantry": "C1 G1 b2 c2 f2 g2 h2 j2 k2 l2",
        "axis armor": "A5",
        "axis elite-armor": "H9",
        "axis infantry": "B5 G5 G9 K5 L5 d6 i6",
    },
    9: {
        "allies armor": "A1 B1",
        "allies artillery": "b2 f2",
        "allies infantry": "B5 G5 H3 I1 I5 L5 a2 d4 j2",
        "axis armor": "A9 F9 f8 k8",
        "axis elite-armor": "I9 L9",
        "axis elite-infantry": "K9",
        "axis infantry": "B9 C9 H9 M9 e8 i8",
    },
    10: {
        "allies armor": "A1 B1 L1 M1",
        "allies elite-infantry": "K1 b2",
        "allies infantry": "D1 E1 F1 G1 a2 c2 k2 l2",
        "axis artillery": "c6",
        "axis infantry": "B5 E7 G7 J5 J9 f4 f8 g4 h8 l8",
    },
    11: {
        "allies armor": "A1 B1 C1 D1 J1 K1 L1 M1",
        "allies infantry": "E1 I1 b2 d2 i2 k2",
        "axis armor": "B9 b6",
        "axis artillery": "M7 h8",
        "axis infantry": "B5 D5 K7 h6",
    },
    12: {
        "allies armor": "H1 I1",
        "allies artillery": "d2",
        "allies infantry": "D1 E3 F5 H3 H5 I3 J1 K1 b2 l2",
        "axis armor": "A9 E9 M7 b8",
        "axis artillery": "F9",
        "axis elite-infantry": "C7 g8 l6",
        "axis infantry of 3": "A7 b6 d8 e8 f8 k6",
    },
    13: {
        "allies artillery": "g2 i2",
        "allies elite-infantry": "D5 F5 G1 K3 d2",
        "axis armor": "J9 h8",
        "axis artillery": "H9",
        "axis elite-armor": "B9 C9 D9",
        "axis elite-infantry": "A9 E9",
        "axis infantry": "A1 L7 M9 a2 i8 l8",
    },
    14: {
        "allies armor": "C3 D3 I1 J1 b6 c6",
        "allies artillery": "e2 h2 j2",
        "allies infantry": "E3 G1 G7 J3 c2",
        "axis armor": "A9 B9 C9 F9 G9 M9 a8 l8",
        "axis infantry": "D9 E9 J9 L9 b8 d8",
    },
    15: {
        "allies armor": "F1 H1 c4 d4 i4 j4",
        "allies infantry": "B5 C5 G1 K5 L5 f4 g4",
        "axis artillery": "G9",
        "axis elite-armor": "E9 F9 I9 J9",
        "axis infantry": "B9 C9 K9 L9 c8 d8 e8 f8 h8 j8",
    },
    16: {
        "allies armor": "B3 J1 L1 M1 a2 b2",
        "allies infantry": "C1 D1 E1 F1 G1 H1 K1 d2",
        "axis armor": "D9 I9",
        "axis artillery": "F7",
        "axis infantry": "B7 F9 f4 h6 k8 l4",
    },
}
OBJECTIVES = {
    1: [
        ("temporary", "allies", "D7", 1),
        ("temporary", "allies", "k4", 1),
    ],
    2: [],
    3: [
        ("temporary", "allies", "B9", 1),
        ("temporary", "allies", "F9", 1),
        ("temporary", "allies", "M9", 1),
    ],
    4: [
        ("permanent", "allies", "J9", 1),
        ("permanent", "allies", "K9", 1),
    ],
    5: [
        ("temporary", "allies", "A9", 1),
        ("temporary", "allies", "F9", 1),
        ("temporary", "allies", "H7", 1),
        ("temporary", "allies", "k8", 1),
        ("temporary", "allies", "l8", 1),
    ],
    6: [],
    7: [],
    8: [
        ("temporary", "allies", "K9", 1),
        ("temporary", "allies", "e8", 1),
    ],
    9: [
        ("temporary", "axis", "L1", 1),
    ],
    10: [
        ("sudden-victory", "allies", "G7 G9 h8 i8", 3),
    ],
    11: [
        ("permanent", "allies", "C9", 1),
        ("permanent", "allies", "F9", 1),
        ("permanent", "allies", "J9", 1),
    ],
    12: [
        ("temporary", "allies", "F9 L9 f8 g8 h8 i8 j8 k8", 1),
        ("temporary", "axis", "b2", 1),
        ("temporary", "axis", "l2", 1),
    ],
    13: [],
    14: [],
    15: [],
    16: [
        ("sudden-victory", "allies", "F9 G9 g8", 2),
    ],
}


def text(number: int) -> str:
    """The file of a battle."""
    name = f"{OVERVIEW[number].slug}.toml"
    return files("bocage.memoir44.scenarios").joinpath(name).read_text(encoding="utf-8")


def facts(number: int) -> Facts:
    """The facts of a battle, to change at will."""
    return parse(text(number), f"{OVERVIEW[number].slug}.toml")


@cache
def scenario(number: int) -> Scenario:
    """A battle as it is played."""
    return scenario_of(facts(number))
