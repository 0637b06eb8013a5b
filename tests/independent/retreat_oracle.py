"""Hits and retreats judged anew by the rulebook (chapters HIT, RET): every end that a throw may have."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.independent.world import AXIS, NO_ENTRY, Spot, World, class_of, side_of

WATER = "=Wl~"
FACES = "IIAGSF"  # HIT-01


@dataclass(frozen=True)
class End:
    """How a throw ends for the unit it falls on: figures left, and where it stands; nowhere if it is gone."""

    figures: int
    at: Spot | None


@dataclass(frozen=True)
class Strike:
    """A throw against a unit: what hits, and whether its owner may ignore a flag, also in a church."""

    stars_hit: bool
    flags_ignorable: bool
    churches_spare: bool = True


def hits(faces: str, unit: str, strike: Strike) -> int:
    """The hits among the faces (HIT-03 to HIT-07)."""
    good = {"i": "IG", "a": "AG", "g": "G"}[class_of(unit)] + ("S" if strike.stars_hit else "")
    return sum(face in good for face in faces)


def may_ignore(world: World, spot: Spot, churches_spare: bool) -> bool:
    """Whether the unit on a hex may ignore a flag (RET-11, OBS-BUNKER-9); in 2004 not so in a church."""
    if world.terrain[spot] == "c" and churches_spare:  # TER-CHURCH-2, RUL-67
        return True
    if world.stands(spot, "o"):  # OBS-SAND-6
        return True
    if world.stands(spot, "x"):  # OBS-HEDGEHOG-4
        return class_of(world.unit[spot]) == "i"
    return world.is_served(spot, "B") or world.is_served(spot, "-")  # OBS-BUNKER-7, OBS-SEAWALL-1


def ends(world: World, spot: Spot, figures: int, faces: str, strike: Strike) -> set[End]:
    """Every end a throw may have, over all that the owner may choose."""
    unit = world.unit[spot]
    left = figures - hits(faces, unit, strike)
    flags = faces.count("F")
    if left <= 0:  # HIT-09, HIT-12
        return {End(0, None)}
    found = retreats(world, spot, left, flags)
    if flags and strike.flags_ignorable and may_ignore(world, spot, strike.churches_spare):  # RET-12, RET-13
        found |= retreats(world, spot, left, flags - 1)
    return found


def retreats(world: World, spot: Spot, figures: int, flags: int) -> set[End]:
    """Every end of a retreat for so many flags."""
    if flags == 0:
        return {End(figures, spot)}
    most = flags * (3 if world.unit[spot] in "rR" else 1)  # RET-01, UNI-14
    ways = [way for way in ways_back(world, [spot]) if len(way) - 1 <= most]
    longest = max(len(way) - 1 for way in ways)
    must = min(flags, longest)  # RET-10, Q-21
    left = figures - (flags - must)  # RET-09, RET-15
    if left <= 0:  # RET-14, RUL-54
        return {End(0, None)}
    return {End(left, way[-1]) for way in ways if len(way) - 1 >= must}


def ways_back(world: World, way: list[Spot]) -> Iterator[list[Spot]]:
    """Every way back that begins like this, itself included."""
    yield way
    unit = world.unit[way[0]]
    toward = -1 if side_of(unit) == AXIS else 1
    if world.stands(way[0], "B") and class_of(unit) != "i":  # OBS-BUNKER-4
        return
    x, y = way[-1]
    for to in ((x - 1, y + toward), (x + 1, y + toward)):  # RET-03, Q-20
        if world.has(to) and may_retreat(world, unit, way[-1], to):
            yield from ways_back(world, [*way, to])


def may_retreat(world: World, unit: str, here: Spot, to: Spot) -> bool:
    """Whether a retreat may take a step (RET-05, RET-06, RET-08)."""
    there = world.terrain[to]
    if to in world.unit or there in NO_ENTRY or there == "~":
        return False
    if class_of(unit) != "i" and (world.stands(to, "B") or world.stands(to, "x")):
        return False
    if there == "#" and world.terrain[here] in WATER:  # TER-BRIDGE-2
        return False
    return to in world.ends.get(here, [to]) and here in world.ends.get(to, [here])
