"""The room left in the hidden zones while a guess is dealt, and whether all cards left still find room.

The cards left fill the places left, and no bound may break. Every zone is thought closed by one of its
doors: to all cards, or to the kinds of one of its bounds. Whatever is shut out of all zones must fit behind
the doors that were closed. If that is so for every combination of doors, the cards fit: this is the theorem
of the narrowest cut.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from mypy_extensions import i64

from bocage.undaunted.bounds import ALL_KINDS, Bound
from bocage.undaunted.kinds import KINDS

_NONE_KNOWN: Final = [0] * len(KINDS)


class Door:
    """A way to close a zone: to which kinds, how many fit behind it, and known cards that still come in."""

    def __init__(self, kinds: i64, most: i64, known: list[int]) -> None:
        self.kinds: i64 = kinds
        self.most: i64 = most
        self.known: list[int] = known


class Room:
    """The places left in a zone, what its bounds still allow, and known cards they do not speak of."""

    def __init__(self, pile: list[int], places: i64, bounds: list[Bound], known: list[int]) -> None:
        self.pile: list[int] = pile
        self.places: i64 = places
        self.bounds: list[Bound] = bounds
        self.known: list[int] = known

    def put(self, kind: i64) -> None:
        """Lay a card of a kind into the zone."""
        self.pile[kind] += 1
        self._count(kind)

    def suits(self, kind: i64, rooms: list[Room], left: list[int]) -> bool:
        """Tell whether a card may lie here, so that the cards left still find room."""
        if self.places == 0:
            return False
        places, bounds, known = self.places, self.bounds, self.known
        self._count(kind)
        suits = not any([bound.most < 0 for bound in self.bounds]) and all_fit(rooms, left)
        self.places, self.bounds, self.known = places, bounds, known
        return suits

    def doors(self) -> list[Door]:
        """List the ways to close the zone."""
        doors = [Door(ALL_KINDS, self.places, _NONE_KNOWN)]
        for bound in self.bounds:
            doors.append(Door(bound.kinds, bound.most, self.known))
        return doors

    def _count(self, kind: i64) -> None:
        """Let a card take a place, as one of the known cards as long as there are any of its kind."""
        self.places -= 1
        if self.known[kind] > 0:
            self.known = self.known[:]
            self.known[kind] -= 1
            return
        bit: i64 = 1 << kind
        self.bounds = [
            Bound(bound.kinds, bound.most - 1) if bound.kinds & bit else bound for bound in self.bounds
        ]


def all_fit(rooms: list[Room], left: list[int]) -> bool:
    """Tell whether cards fit into the rooms, which have as many places as there are cards."""
    if not any([room.bounds for room in rooms]):
        return True
    return all([_fit_behind(doors, left) for doors in product(*[room.doors() for room in rooms])])


def _fit_behind(doors: tuple[Door, ...], left: list[int]) -> bool:
    """Tell whether the cards that are shut out of all rooms fit behind the doors."""
    shut: i64 = ALL_KINDS
    places: i64 = 0
    for door in doors:
        shut &= door.kinds
        places += door.most
    for kind, count in enumerate(left):
        if count and shut & (1 << kind):
            places -= max(0, count - sum([door.known[kind] for door in doors]))
    return places >= 0
