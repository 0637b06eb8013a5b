"""Where the simple opponent moves: towards objectives, onto threatened ones, into better shots and cover."""

from __future__ import annotations

from bocage.kernel.choice import argument
from bocage.players.undaunted.chances import best_shot
from bocage.players.undaunted.survey import PIN, Survey
from bocage.players.undaunted.ways import Aim, aims_of, marks_wanted, ways_to
from bocage.players.undaunted.weights import (
    AIMING,
    DITHER,
    FOG_COST,
    GUARD,
    MARK,
    NEVER,
    PLACED,
    SHELTER,
    STEP_COST,
    STEP_SHARE,
    STEP_WORTH,
    TOWARDS_MARK,
)
from bocage.undaunted.actions.movement import MARKING, March
from bocage.undaunted.counters import HOLDERS
from bocage.undaunted.kinds import FOG, NO_TILE, UNMARKED


class Plan:
    """A survey, with what the side means to do on the map."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.aims: dict[int, Aim] = aims_of(survey)
        self.marks: set[int] = marks_wanted(survey, self.aims)
        self.leads: list[int] = ways_to(survey, sorted(self.marks), [STEP_COST] * len(survey.own.marks))
        self._stations: dict[tuple[int, int], int] = {}

    def station(self, unit: int, tile: int) -> int:
        """Weigh what it is worth that a unit stands on a tile."""
        key = (unit, tile)
        if key not in self._stations:
            self._stations[key] = station_value(self.survey, unit, tile)
        return self._stations[key]


def station_value(survey: Survey, unit: int, tile: int) -> int:
    """Weigh a place: what it guards, what can be shot at from it, and its cover."""
    value = SHELTER * survey.scenario.cover[tile]
    if survey.threats[tile] and survey.guards(tile, unit) == 0:
        value += survey.threats[tile] * GUARD // 100
    return value + best_shot(survey, unit, tile) * AIMING // 100


def travel(plan: Plan, unit: int, start: int, to: int) -> int:
    """Weigh a step of a unit that needs own control markers, or would."""
    value = plan.station(unit, to) - plan.station(unit, start)
    aim = plan.aims.get(unit)
    if aim is not None:
        value += progress(aim, start, to)
    return value - DITHER


def progress(aim: Aim, start: int, to: int) -> int:
    """Weigh a step towards an objective, or away from it."""
    gained = max(-2 * STEP_COST, min(2 * STEP_COST, aim.ways[start] - aim.ways[to]))
    return gained * (STEP_WORTH + min(aim.worth, 400) * STEP_SHARE // 100) // STEP_COST


def move(plan: Plan, choice: int) -> int:
    """Weigh Move and Stalk."""
    unit, to = argument(choice, 0), argument(choice, 1)
    return travel(plan, unit, plan.survey.stand(unit), to) + placing(plan, unit)


def placing(plan: Plan, unit: int) -> int:
    """Weigh that a missing counter comes back to the map."""
    if plan.survey.own.place[unit] != NO_TILE:
        return 0
    is_needed = unit in HOLDERS and plan.survey.goal(plan.survey.foe) == PIN
    return DITHER + (PLACED if is_needed else 0)


def guide(plan: Plan, choice: int) -> int:
    """Weigh Guide: a step of any counter."""
    unit, to = argument(choice, 1), argument(choice, 2)
    return travel(plan, unit, plan.survey.own.place[unit], to)


def scout(plan: Plan, choice: int) -> int:
    """Weigh the first step of Scout."""
    unit, to = argument(choice, 0), argument(choice, 1)
    return open_ground(plan, unit, plan.survey.stand(unit), to) + placing(plan, unit)


def open_ground(plan: Plan, unit: int, start: int, to: int) -> int:
    """Weigh a step of Scouts: ground they open, or the way to ground they are to open."""
    survey = plan.survey
    value = plan.station(unit, to) - plan.station(unit, start) - DITHER
    if plan.marks:
        value += TOWARDS_MARK * (plan.leads[start] - plan.leads[to]) // STEP_COST
    if survey.own.marks[to] != UNMARKED:
        return value
    fog = FOG_COST if survey.cards.supply[FOG] > 0 else 0
    return value + (MARK if to in plan.marks else 0) - fog


def step(plan: Plan, choice: int) -> int:
    """Weigh a further step of the unit that is under way."""
    march = plan.survey.view.pending[-1]
    if not isinstance(march, March):
        return NEVER
    unit, to = int(march.unit), argument(choice, 0)
    start = plan.survey.own.place[unit]
    if march.manner == MARKING:
        return open_ground(plan, unit, start, to) + DITHER
    return travel(plan, unit, start, to) + DITHER
