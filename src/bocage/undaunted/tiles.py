"""The 18 tiles of the box, 36 faces, and the cover each gives to a defender."""

from typing import Final

HILL: Final = "3/1"


class Tile:
    """One face of a tile: its name for setting up, and what it adds to a defense."""

    def __init__(self, name: str, cover: int, hill: bool = False) -> None:
        self.name = name
        self.cover = cover
        self.hill = hill
        self.cover_from_hill = 1 if hill else cover  # UND-11.1: against a shot from a hill, or a blast


# The shields as printed, by tile number: (number, shield of side A, shield of side B).
# What the picture shows stands behind each row for whoever proofreads it; it never matters to the rules.
# UND-1.2, UND-4.1
FACES: Final[tuple[tuple[int, str, str], ...]] = (
    (1, "0", "1"),  # open ground with haystacks | church
    (2, HILL, "2"),  # wooded hill | hedged field
    (3, "3", "0"),  # light woods | bare field
    (4, "3", "0"),  # light woods | crops
    (5, "1", "1"),  # farm | hamlet
    (6, "1", "1"),  # farmhouse | ruined hamlet
    (7, "2", "1"),  # hedged fields | hamlet
    (8, "2", "1"),  # hedged fields | village street
    (9, HILL, "0"),  # bare hill | open ground
    (10, "1", "0"),  # hamlet | high crops
    (11, "1", "0"),  # hamlet | open ground
    (12, "1", "0"),  # village houses | scorched ground
    (13, "0", "1"),  # river | large farmhouse
    (14, "0", "1"),  # river | orchard
    (15, "0", "2"),  # river | hedged field
    (16, HILL, "2"),  # wooded hill | hedged field
    (17, "0", "3"),  # wooden bridge over the river | woods
    (18, "0", "3"),  # stone bridge over the river | dense woods
)


def _face(name: str, shield: str) -> Tile:
    return Tile(name, 3, hill=True) if shield == HILL else Tile(name, int(shield))  # UND-4.1, UND-11.1


def _table() -> dict[str, Tile]:
    table: dict[str, Tile] = {}
    for number, a, b in FACES:
        for name, shield in ((f"{number}A", a), (f"{number}B", b)):
            table[name] = _face(name, shield)
    return table


TILES: Final = _table()


def number_of(name: str) -> int:
    """The number both faces of one cardboard tile share: 17 for 17A and 17B."""
    return int(name[:-1])
