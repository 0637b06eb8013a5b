"""Reactions out of turn: an ambush to spring, flags to ignore, and the way back."""

from __future__ import annotations

from bocage.kernel.choice import argument, verb_of
from bocage.memoir44.ambush import AmbushWindow
from bocage.memoir44.attack import bonus_for, dice_of
from bocage.memoir44.retreat import Retreat, StandFast, longest_way, steps_back
from bocage.memoir44.verbs import FALL_BACK, HALT, NO_AMBUSH
from bocage.players.memoir44.odds import CERTAIN, odds_of
from bocage.players.memoir44.places import Places
from bocage.players.memoir44.survey import Survey
from bocage.players.memoir44.weights import AMBUSH


def ambush(survey: Survey, choice: int) -> int:
    """Weigh an ambush: what it does to the attacker, and the attack that may be spared."""
    if verb_of(choice) == NO_AMBUSH:
        return AMBUSH
    state, window = survey.state, survey.state.trunk[-1]
    assert isinstance(window, AmbushWindow)
    enemy, unit = int(window.unit), int(window.victim)
    dice = int(dice_of(state, unit, enemy, 0))
    odds = odds_of(dice, int(state.kind(enemy).kind), state.figures[enemy], False, False)
    threat = survey.loss(
        unit, state.at[unit], max(0, int(dice_of(state, enemy, unit, bonus_for(state, enemy, 1, False))))
    )
    return survey.blow(enemy, dice) + threat * (odds.killed + odds.driven) // CERTAIN


def flag(places: Places, choice: int) -> int:
    """Weigh standing fast against falling back; figures that no way back would cost count as well."""
    state, record = places.survey.state, places.survey.state.trunk[-1]
    assert isinstance(record, StandFast)
    unit = int(record.unit)
    flags = int(record.flags) - (0 if verb_of(choice) == FALL_BACK else 1)
    here = state.at[unit]
    way = int(longest_way(state, unit, here, flags))
    lost = places.survey.loss(unit, here, 2) * (flags - way)
    if way == 0:
        return places.stand(unit, here) - lost
    return max(places.stand(unit, to) for to in steps_back(state, unit, here, way)) - lost


def retreat(places: Places, choice: int) -> int:
    """Weigh the next hex of a retreat, or to halt."""
    state, record = places.survey.state, places.survey.state.trunk[-1]
    assert isinstance(record, Retreat)
    unit = int(record.unit)
    to = state.at[unit] if verb_of(choice) == HALT else argument(choice, 0)
    return places.stand(unit, to)
