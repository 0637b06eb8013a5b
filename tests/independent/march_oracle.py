"""Moves judged anew by the rulebook (chapters MOV, TER, OBS, the cards): every path, one step at a time."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from tests.independent.world import NO_ENTRY, Spot, World, class_of, side_of

REVISED, FIRST = "revised", "2004"
BEHIND_LINES, INFANTRY_ASSAULT, BOMBARD = "behind-enemy-lines", "infantry-assault", "artillery-bombard"

MARCH = {"i": 2, "e": 2, "r": 2, "a": 3, "t": 3, "g": 1}  # MOV-04 to MOV-07, UNI-07, UNI-11
MARCH_AND_BATTLE = {"i": 1, "e": 2, "r": 1, "a": 3, "t": 3, "g": 0}

WATER = "=Wl~"
HILLS = "^uksmM"
SHORE_HILLS = "uk"
STOPPING = "fhtc~"
NO_BATTLE = "fhtc~"


@dataclass(frozen=True)
class Orders:
    """What is known before the first step: the unit, the card it is ordered by, and the edition."""

    unit: str
    card: str
    edition: str

    def ignores_terrain(self) -> bool:
        """Whether the card lifts all that slows a march (CARD-BEHINDLINES-2)."""
        return self.card == BEHIND_LINES

    def march(self) -> int:
        """The hexes of a move."""
        is_longer = (self.card in (BEHIND_LINES, INFANTRY_ASSAULT) and class_of(self.unit) == "i") or (
            self.card == BOMBARD and self.unit.lower() == "g"
        )  # CARD-BEHINDLINES-1, CARD-INFANTRYASSAULT-1, CARD-BOMBARD-1
        return 3 if is_longer else MARCH[self.unit.lower()]

    def march_and_battle(self) -> int:
        """The hexes after which the unit may still battle."""
        if class_of(self.unit) == "i" and self.card == BEHIND_LINES:
            return 3  # CARD-BEHINDLINES-3
        if class_of(self.unit) == "i" and self.card == INFANTRY_ASSAULT:
            return 2  # CARD-INFANTRYASSAULT-1
        return MARCH_AND_BATTLE[self.unit.lower()]


@dataclass(frozen=True)
class Arrival:
    """What a unit may still do where it has come to."""

    may_battle: bool
    may_take_ground: bool


def arrivals(world: World, start: Spot, orders: Orders) -> dict[Spot, Arrival]:
    """Every hex a move may end on, with the most that the unit may still do there by any path."""
    found: dict[Spot, Arrival] = {}
    for path in paths(world, orders, [start]):
        arrival = arrived(world, orders, path)
        before = found.get(path[-1], Arrival(False, False))
        battle = before.may_battle or arrival.may_battle
        found[path[-1]] = Arrival(battle, before.may_take_ground or arrival.may_take_ground)
    return found


def can_leave(world: World, start: Spot, orders: Orders) -> bool:
    """Whether a unit can go off the board: one hex further than an exit that does not stop it (RUL-33)."""
    if side_of(orders.unit) != world.exit_side or is_held(world, orders, start):
        return False
    ways = [[start], *paths(world, orders, [start])]
    return any(leads_off(world, orders, way) for way in ways if way[-1] in world.exits)


def leads_off(world: World, orders: Orders, way: list[Spot]) -> bool:
    """Whether a hex is left to go on with, once at an exit."""
    if len(way) > 1 and must_stop(world, orders, way[-1]):
        return False
    if len(way) > 1 and world.terrain[way[0]] == "h" and not orders.ignores_terrain():
        return False
    return cost_of(world, orders, way) < longest_move(world, orders, way)


def paths(world: World, orders: Orders, path: list[Spot]) -> Iterator[list[Spot]]:
    """Every legal path that begins like this, itself left out."""
    if is_held(world, orders, path[0]) or (len(path) > 1 and must_stop(world, orders, path[-1])):
        return
    for to in world.around(path[-1]):
        longer = [*path, to]
        if to not in path and may_enter(world, orders, path, to) and fits(world, orders, longer):
            yield longer
            yield from paths(world, orders, longer)


def is_held(world: World, orders: Orders, start: Spot) -> bool:
    """Armor and artillery never leave a bunker (OBS-BUNKER-3)."""
    return world.stands(start, "B") and class_of(orders.unit) != "i"


def must_stop(world: World, orders: Orders, spot: Spot) -> bool:
    """Whether what a unit has moved onto ends its move (TER-GEN-1, OBS-WIRE-1)."""
    return not orders.ignores_terrain() and stops(world, spot)


def stops(world: World, spot: Spot) -> bool:
    """Whether a hex has the sign to stop."""
    return world.terrain[spot] in STOPPING or world.stands(spot, "w")


def may_enter(world: World, orders: Orders, path: list[Spot], to: Spot) -> bool:
    """Whether a step may be taken, whatever it costs."""
    here, there = world.terrain[path[-1]], world.terrain[to]
    is_infantry = class_of(orders.unit) == "i"
    if to in world.unit or there in NO_ENTRY:  # MOV-08, MOV-09, TER-RIVER-1, TER-LAKE-2
        return False
    if not is_infantry and (world.stands(to, "B") or world.stands(to, "x")):  # OBS-BUNKER-1, OBS-HEDGEHOG-2
        return False
    if not is_infantry and is_up_the_shore(here, there):  # TER-BLUFF-2
        return False
    if there == "#" and here in WATER:  # TER-BRIDGE-2
        return False
    if not is_open(world, path[-1], to):
        return False
    return there != "h" or orders.ignores_terrain() or may_enter_hedgerow(world, orders, path, to)


def is_open(world: World, here: Spot, to: Spot) -> bool:
    """Whether a bridge that is entered and left at its ends only lets a step pass."""
    return to in world.ends.get(here, [to]) and here in world.ends.get(to, [here])


def is_up_the_shore(here: str, there: str) -> bool:
    """Whether a step leads between a beach and a bluff or cliff, up or down."""
    return (here == "b" and there in SHORE_HILLS) or (there == "b" and here in SHORE_HILLS)


def may_enter_hedgerow(world: World, orders: Orders, path: list[Spot], to: Spot) -> bool:
    """Revised: it was next to where the move began. 2004: it is the first step (TER-HEDGE-1, Q-10)."""
    if orders.edition == FIRST:
        return len(path) == 1
    return to in world.around(path[0])


def fits(world: World, orders: Orders, path: list[Spot]) -> bool:
    """Whether the whole way is within what the unit may move."""
    if cost_of(world, orders, path) > longest_move(world, orders, path):
        return False
    is_from_hedgerow = world.terrain[path[0]] == "h" and not orders.ignores_terrain()
    return not is_from_hedgerow or len(path) == 2  # TER-HEDGE-4: to an adjacent hex, and no further


def longest_move(world: World, orders: Orders, path: list[Spot]) -> int:
    """The hexes that a way through these may count."""
    first, most = world.terrain[path[0]], orders.march()
    if orders.ignores_terrain():
        return most
    if any(world.terrain[spot] == "b" for spot in path[1:]):  # TER-BEACH-1, TER-BEACH-2
        most = min(most, 2)
    if orders.edition == FIRST and first == "b":  # TER-BEACH-4
        most = min(most, 2)
    if orders.edition == FIRST and first == "~":  # TER-SEA-2
        most = min(most, 1)
    return most


def cost_of(world: World, orders: Orders, path: list[Spot]) -> int:
    """The hexes a way counts as (MOV-15)."""
    return sum(2 if is_double(world, orders, here, to) else 1 for here, to in pairwise(path))


def is_double(world: World, orders: Orders, here: Spot, to: Spot) -> bool:
    """Whether a step is a move of two hexes (TER-BLUFF-3, TER-STEEP-2); not for who ignores terrain."""
    if orders.ignores_terrain():
        return False
    before, after = world.terrain[here], world.terrain[to]
    return is_up_the_shore(before, after) or (after == "s" and before not in HILLS)


def arrived(world: World, orders: Orders, path: list[Spot]) -> Arrival:
    """What may be done after a way."""
    there = world.terrain[path[-1]]
    holds_fire = there == "~" or (there in NO_BATTLE and orders.unit.lower() != "r")  # UNI-12, TER-SEA-5
    is_far = cost_of(world, orders, path) > orders.march_and_battle()
    left_hedgerow = world.terrain[path[0]] == "h" and not orders.ignores_terrain()
    is_stopped = must_stop(world, orders, path[-1])
    takes = orders.unit.lower() != "g" and not is_stopped and not left_hedgerow  # GND-03, GND-06
    return Arrival(not holds_fire and not is_far, takes)
