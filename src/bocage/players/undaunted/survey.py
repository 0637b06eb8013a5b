"""What a side reads from its view before it chooses: cards left, points, enemies near objectives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bocage.players.undaunted.weights import CLOSENESS, FATAL, POINT, SHARE, SPOIL, WIN
from bocage.undaunted.counters import HOLDERS
from bocage.undaunted.kinds import CONTROLLED, FOG, NO_TILE, UNITS, UNMARKED, US
from bocage.undaunted.squads import SQUAD_OF, is_of_squad
from bocage.undaunted.view import PositionView

PIN: Final = 0
"""The goal of a side that must pin the enemy."""


class Survey:
    """A view, seen from the seat that decides."""

    def __init__(self, view: PositionView) -> None:
        self.view = view
        self.scenario = view.scenario
        self.me = int(view.seat)
        self.foe = 1 - self.me
        self.own = view.armies[self.me]
        self.enemy = view.armies[self.foe]
        self.cards = view.cards[self.me]
        self.circulating = [circulating(view, side) for side in (0, 1)]
        self.points = [points_of(view, side) for side in (0, 1)]
        self.threats = [threat(self, tile) for tile in range(len(self.scenario.tiles))]

    def stand(self, unit: int) -> int:
        """Find the tile an own unit acts from: its counter's, or its spawn tile."""
        tile = self.own.place[unit]
        return self.scenario.spawn[self.me][unit] if tile == NO_TILE else tile

    def findable(self, side: int, unit: int) -> int:
        """Count the cards of a unit that a hit would find in hand, discard pile or deck."""
        return self.circulating[side][unit] - self.view.cards[side].play[unit]

    def goal(self, side: int) -> int:
        """Tell how many points a side needs, or PIN."""
        return self.scenario.goal[side]

    def guards(self, tile: int, but: int) -> int:
        """Count the own counters on a tile, leaving out one unit."""
        return sum(place == tile for unit, place in enumerate(self.own.place) if unit != but)

    def prize(self, tile: int) -> int:
        """Weigh a Control action on a tile."""
        brought = gain(self, self.me, tile)
        goal = self.goal(self.me)
        if brought == 0 or goal == PIN:
            return self._spoils(tile)
        missing = goal - self.points[self.me]
        if brought >= missing:
            return WIN
        return POINT * brought + SHARE * brought // missing + self._spoils(tile)

    def _spoils(self, tile: int) -> int:
        held = self.enemy.marks[tile] == CONTROLLED and self.goal(self.foe) != PIN
        return SPOIL * value_of(self.view, tile) if held else 0


def circulating(view: PositionView, side: int) -> list[int]:
    """Count a side's cards of each kind that are neither in the supply nor out of the game.

    Everybody can know this: the scenario says what a side owns, supply and losses lie open.
    """
    owned = zip(view.scenario.deck[side], view.scenario.supply[side], strict=True)
    cards = view.cards[side]
    return [
        deck + supply - cards.supply[kind] - cards.losses[kind] for kind, (deck, supply) in enumerate(owned)
    ]


def can_bolster(view: PositionView, side: int, units: Iterable[int]) -> bool:
    """Tell whether a side has a card in circulation that can bring in a card of one of some units."""
    left = circulating(view, side)
    supply = view.cards[side].supply
    squads = {SQUAD_OF[kind] for kind in range(UNITS, FOG) if left[kind]}
    return any(supply[unit] and is_of_squad(unit, squad) for unit in units for squad in squads)


def has_any(view: PositionView, side: int, units: Iterable[int]) -> bool:
    """Tell whether a side has a card of one of some units in circulation, or could bring one in."""
    left = circulating(view, side)
    return any(left[unit] for unit in units) or can_bolster(view, side, units)


def value_of(view: PositionView, tile: int) -> int:
    """Give the value of the objective on a tile."""
    value = view.scenario.objective[tile]
    return value + view.radio if tile == view.scenario.radio else value


def points_of(view: PositionView, side: int) -> int:
    """Add up the objectives a side controls."""
    marks = view.armies[side].marks
    return sum(value_of(view, tile) for tile in view.scenario.objective_tiles if marks[tile] == CONTROLLED)


def gain(survey: Survey, side: int, tile: int) -> int:
    """Tell how many points a Control action on a tile brings a side; the radio brings one more each time."""
    if survey.view.armies[side].marks[tile] != CONTROLLED:
        return value_of(survey.view, tile)
    return 1 if side == US and tile == survey.scenario.radio else 0


def threat(survey: Survey, tile: int) -> int:
    """Weigh the danger that the enemy takes the objective on a tile."""
    loss = gain(survey, survey.foe, tile)
    goal = survey.goal(survey.foe)
    if loss == 0 or goal == PIN:
        return 0
    missing = goal - survey.points[survey.foe]
    harm = FATAL if loss >= missing else POINT * loss + SHARE * loss // missing
    return harm * closeness(survey, tile) // 100


def closeness(survey: Survey, tile: int) -> int:
    """Tell how near enemy Riflemen are to a tile; one they have not scouted is a step further."""
    far = 0 if survey.enemy.marks[tile] != UNMARKED else 1
    near = [
        survey.scenario.distance(survey.enemy.place[unit], tile) + far
        for unit in HOLDERS
        if survey.enemy.place[unit] != NO_TILE
    ]
    nearest = min(near, default=len(CLOSENESS))
    return CLOSENESS[nearest] if nearest < len(CLOSENESS) else 0
