"""The cheapest ways over the map, and which objective each Riflemen counter goes for."""

from __future__ import annotations

from typing import Final

from bocage.players.undaunted.survey import Survey, has_any
from bocage.players.undaunted.weights import (
    BARE_COST,
    BLOCKER_COST,
    NEARNESS,
    NO_WAY,
    STEP_COST,
    UNSCOUTED_COST,
)
from bocage.undaunted.counters import HOLDERS
from bocage.undaunted.kinds import UNITS, UNMARKED

SCOUTS: Final = (3, 4, 5)
BEST_COVER: Final = 3


class Aim:
    """An objective that a unit goes for: what it is worth, and the cost of the way to it from every tile."""

    def __init__(self, tile: int, worth: int, ways: list[int]) -> None:
        self.tile = tile
        self.worth = worth
        self.ways = ways


def entering_costs(survey: Survey) -> list[int]:
    """Give the cost of entering each tile for a unit that needs own control markers."""
    unscouted = UNSCOUTED_COST if has_any(survey.view, survey.me, SCOUTS) else NO_WAY
    return [
        STEP_COST
        + (unscouted if mark == UNMARKED else 0)
        + BARE_COST * (BEST_COVER - survey.scenario.cover[tile])
        for tile, mark in enumerate(survey.own.marks)
    ]


def ways_to(survey: Survey, goals: list[int], costs: list[int]) -> list[int]:
    """Give the cheapest cost to reach the nearest of some tiles from every tile."""
    ways = [NO_WAY * NO_WAY] * len(costs)
    for goal in goals:
        ways[goal] = 0
    changed = list(goals)
    while changed:
        tile = changed.pop(0)
        for other in survey.scenario.neighbours[tile]:
            if ways[tile] + costs[tile] < ways[other]:
                ways[other] = ways[tile] + costs[tile]
                changed.append(other)
    return ways


def aims_of(survey: Survey) -> dict[int, Aim]:
    """Give each Riflemen unit an objective of its own, the best pair first; who is left joins the best."""
    wanted = wanted_objectives(survey)
    units = [unit for unit in HOLDERS if survey.circulating[survey.me][unit] > 0]
    pairs = [(appeal(survey, unit, aim), -unit, -aim.tile, aim) for unit in units for aim in wanted]
    pairs.sort(key=lambda pair: pair[:3], reverse=True)
    aims: dict[int, Aim] = {}
    for _, minus_unit, _, aim in pairs:
        if -minus_unit not in aims and aim not in aims.values():
            aims[-minus_unit] = aim
    for _, minus_unit, _, aim in pairs:
        aims.setdefault(-minus_unit, aim)
    return aims


def wanted_objectives(survey: Survey) -> list[Aim]:
    """List the objectives worth controlling, or worth standing on."""
    costs = entering_costs(survey)
    wanted = []
    for tile in survey.scenario.objective_tiles:
        worth = survey.prize(tile) + survey.threats[tile]
        if worth > 0:
            wanted.append(Aim(tile, worth, ways_to(survey, [tile], costs)))
    return wanted


def appeal(survey: Survey, unit: int, aim: Aim) -> int:
    """Weigh an objective for a unit: its worth over the cost of getting there and clearing it."""
    cost = aim.ways[survey.stand(unit)] + clearing_cost(survey, aim.tile)
    return 1000 * min(aim.worth, 1000) // (cost + NEARNESS)


def clearing_cost(survey: Survey, tile: int) -> int:
    """Give the cost of driving all enemy counters off a tile."""
    hits = [
        survey.findable(survey.foe, unit) + 1 for unit in range(UNITS) if survey.enemy.place[unit] == tile
    ]
    return BLOCKER_COST * sum(hits)


def marks_wanted(survey: Survey, aims: dict[int, Aim]) -> set[int]:
    """Collect the tiles that must be scouted before the Riflemen can reach their objectives."""
    costs = entering_costs(survey)
    wanted: set[int] = set()
    for unit, aim in aims.items():
        tile = survey.stand(unit)
        while tile != aim.tile:
            tile = next_tile(survey, tile, aim, costs)
            if survey.own.marks[tile] == UNMARKED:
                wanted.add(tile)
    return wanted


def next_tile(survey: Survey, tile: int, aim: Aim, costs: list[int]) -> int:
    """Find the next tile on the cheapest way to an objective."""
    return min(survey.scenario.neighbours[tile], key=lambda to: (aim.ways[to] + costs[to], to))
