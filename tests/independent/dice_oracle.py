"""Dice, targets and odds judged anew: every way in which n dice can fall, one after another."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from tests.independent.retreat_oracle import FACES, End, Strike, hits, may_ignore, retreats
from tests.independent.sight_oracle import Watcher
from tests.independent.world import Spot, World, class_of

LADDERS = {"i": (3, 2, 1), "a": (3, 3, 3), "g": (3, 3, 2, 2, 1, 1)}  # ATK-11, ATK-12, ATK-13
HILLS = "^uksmM"


@dataclass
class Count:
    """Ways counted by what they lead to, if the owner always answers flags alike."""

    by_hits: Counter[int] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    retreats: int = 0


def every_throw(number: int) -> Iterator[str]:
    """All ways so many dice can fall."""
    return ("".join(faces) for faces in product(FACES, repeat=number))


def count(world: World, spot: Spot, figures: int, number: int, strike: Strike, stands_fast: bool) -> Count:
    """Count every throw of so many dice at a unit whose owner ignores a flag where it may, or never."""
    unit, found = world.unit[spot], Count()
    ignored = int(stands_fast and strike.flags_ignorable and may_ignore(world, spot, strike.churches_spare))
    for faces in every_throw(number):
        by_hits = min(figures, hits(faces, unit, strike))
        found.by_hits[by_hits] += 1
        end = end_of(world, spot, figures - by_hits, max(0, faces.count("F") - ignored))
        found.lost[figures - end.figures] += 1
        found.retreats += end.figures > 0 and end.at != spot
    return found


def end_of(world: World, spot: Spot, left: int, flags: int) -> End:
    """One end of a throw; however the owner retreats, the figures are the same."""
    if left == 0:
        return End(0, None)
    found = retreats(world, spot, left, flags)
    assert len({end.figures for end in found}) == 1
    return next(iter(found))


def dice(world: World, start: Spot, target: Spot, bonus: int) -> int:
    """The dice of an attack; 0 or fewer allow none (ATK-23)."""
    unit = world.unit[start]
    kind = class_of(unit)
    away = distance(start, target)
    if away > len(LADDERS[kind]):
        return 0
    number = LADDERS[kind][away - 1] + bonus
    if kind == "i" and world.stands(start, "w"):  # OBS-WIRE-2
        number -= 1
    if kind == "a" and world.terrain[start] in "tc":  # TER-TOWN-3
        number -= 2
    return number - (0 if kind == "g" else protection(world, kind, start, target))  # ATK-16


def protection(world: World, kind: str, start: Spot, target: Spot) -> int:
    """What a hex takes off: the most of terrain and obstacle (OBS-GEN-1)."""
    cover = {"i": 1, "a": 2}[kind]
    there = world.terrain[target]
    found = [0]
    if there in "fhtc":
        found.append(cover)
    if there in HILLS and world.terrain[start] not in HILLS:  # TER-HILL-4, TER-HILL-5
        found.append(1)
    if world.is_served(target, "B"):  # OBS-BUNKER-6, OBS-BUNKER-9
        found.append(cover)
    if world.stands(target, "o") or world.is_served(target, "-"):  # OBS-SAND-4, OBS-SEAWALL-1
        found.append(1)
    return max(found)


def distance(a: Spot, b: Spot) -> int:
    """The hexes from one to the other (ATK-10)."""
    across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
    return max(down, (across + down) // 2)


def targets(world: World, watcher: Watcher, start: Spot, bonus: int) -> set[Spot]:
    """Whom a unit that has not moved may attack (ATK-06, ATK-14, ATK-21, LOS-01)."""
    unit = world.unit[start]
    if world.terrain[start] == "~":  # TER-SEA-5
        return set()
    enemies = [spot for spot, other in world.unit.items() if other.islower() != unit.islower()]
    close = [spot for spot in enemies if distance(start, spot) == 1]
    return {
        spot
        for spot in close or enemies
        if dice(world, start, spot, bonus) > 0 and watcher.sees(class_of(unit), start, spot)
    }
