"""Support: who should dig in, whom the medics should see, and where figures should be dropped."""

from __future__ import annotations

from bocage.kernel.choice import argument, verb_of
from bocage.memoir44.dice import throws_of
from bocage.memoir44.kinds import ARTILLERY, INFANTRY, NO_UNIT
from bocage.memoir44.model import Position
from bocage.memoir44.special.air_drop import AirDrop
from bocage.memoir44.tactics import Digging, can_dig
from bocage.memoir44.terrain.obstacles import SANDBAGS
from bocage.memoir44.verbs import END_ORDERS
from bocage.players.memoir44.places import Places
from bocage.players.memoir44.survey import Survey
from bocage.players.memoir44.weights import DROP_REACH, FIGURE, LANDED


def relief(survey: Survey, state: Position, unit: int) -> int:
    """Weigh sandbags for a unit: how much less it would have to fear."""
    hexagon = state.at[unit]
    bare, laid = survey.danger(unit, hexagon), state.laid
    survey.state.lay(hexagon, SANDBAGS)
    covered = survey.feared(unit, hexagon)
    survey.state.laid = laid
    return bare - covered


def dig(survey: Survey, choice: int) -> int:
    """Weigh digging in with a unit."""
    if verb_of(choice) == END_ORDERS:
        return 0
    return relief(survey, survey.state, survey.view.unit_on[argument(choice, 0)])


def dig_worth(survey: Survey, step: Digging, state: Position) -> int:
    """Weigh digging in with those who need it most."""
    diggers = [
        unit
        for unit in survey.on_board(survey.me)
        if survey.scenario.types[unit].kind == INFANTRY and can_dig(state, state.at[unit])
    ]
    return sum(sorted([relief(survey, state, unit) for unit in diggers])[-int(step.left) :])


def heal(places: Places, choice: int) -> int:
    """Weigh sending the medics to a unit."""
    state = places.survey.state
    return healed(places, state, state.unit_on[argument(choice, 0)])


def heal_worth(places: Places, state: Position) -> int:
    """Weigh the medics by whoever needs them most."""
    survey = places.survey
    hurt = [
        unit
        for unit in survey.on_board(survey.me)
        if survey.view.figures[unit] < survey.scenario.full_strength[unit]
    ]
    return max([healed(places, state, unit) for unit in hurt], default=0)


def healed(places: Places, state: Position, unit: int) -> int:
    """Weigh the figures that come back, and the order that goes with them."""
    kind, figures = state.scenario.types[unit].kind, state.figures[unit]
    throws = throws_of(state.scenario.command.dice_in_hand(state, places.survey.me))
    brought = ordered = 0
    for throw, weight in zip(throws.throws, throws.weights, strict=True):
        found = throw.stars + (throw.counts[kind] if kind != ARTILLERY else 0)
        brought += weight * min(int(found), state.scenario.full_strength[unit] - figures)
        ordered += weight if found else 0
    total = sum(throws.weights)
    return (2 * FIGURE * brought // figures + max(0, places.gain(state, unit)) * ordered) // total


def drop(places: Places, choice: int) -> int:
    """Weigh a hex to aim a figure at: the free places around it, the nearest most of all."""
    survey, aim = places.survey, argument(choice, 0)
    dropping = survey.state.trunk[-1]
    assert isinstance(dropping, AirDrop)
    unit = dropping.units[0]
    around = [to for to in range(survey.field.count) if survey.field.distance(aim, to) <= DROP_REACH]
    free = [to for to in around if can_land(survey, unit, to)]
    return sum(LANDED + places.stand(unit, to) for to in free)


def can_land(survey: Survey, unit: int, hexagon: int) -> bool:
    """Tell whether a figure would become a unit on a hex."""
    return survey.view.unit_on[hexagon] == NO_UNIT and not survey.field.bars(
        survey.scenario.types[unit].kind, hexagon
    )
