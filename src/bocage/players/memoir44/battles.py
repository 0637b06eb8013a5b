"""Moves, attacks and ground: whatever gains most is done first."""

from __future__ import annotations

from bocage.kernel.choice import argument, verb_of
from bocage.memoir44.battle import Ground, Overrun
from bocage.memoir44.moves import Ways
from bocage.memoir44.terrain.terrain import HOLD_FIRE
from bocage.memoir44.verbs import CLEAR_WIRE, END_BATTLES, END_MOVES, EXIT, STAY, TAKE_GROUND
from bocage.players.memoir44.places import Places, attack
from bocage.players.memoir44.weights import CLEARED, DITHER


def best_move(places: Places, offers: list[int]) -> int:
    """Choose the move that gains most over standing still, or to be done."""
    halts: dict[int, int] = {}
    ways: dict[int, Ways] = {}
    state = places.survey.state

    def gain(choice: int) -> int:
        if verb_of(choice) == END_MOVES:
            return 0
        unit = state.unit_on[argument(choice, 0)]
        if unit not in halts:
            halts[unit], ways[unit] = places.halt(state, unit), Ways(state, unit)
        if verb_of(choice) == EXIT:
            return places.leave(state) - halts[unit]
        to = argument(choice, 1)
        return places.move(state, unit, to, ways[unit].cost[to]) - halts[unit] - DITHER

    return max(offers, key=gain)


def fight(places: Places, choice: int) -> int:
    """Weigh an attack, or what is done instead of one."""
    verb = verb_of(choice)
    if verb in (END_BATTLES, STAY):
        return 0
    if verb == CLEAR_WIRE:
        return CLEARED
    state = places.survey.state
    unit, enemy = state.unit_on[argument(choice, 0)], state.unit_on[argument(choice, 1)]
    return attack(places.survey, state, unit, enemy, isinstance(state.trunk[-1], Overrun))


def ground(places: Places, choice: int) -> int:
    """Weigh taking ground, with the attack that may follow, or staying."""
    state = places.survey.state
    record = state.trunk[-1]
    assert isinstance(record, Ground)
    unit, to = int(record.unit), int(record.to)
    if verb_of(choice) != TAKE_GROUND:
        return places.stand(unit, state.at[unit])
    kind = places.survey.scenario.types[unit]
    may_overrun = kind.overruns and not record.is_overrun and not places.survey.field.entry[to] & HOLD_FIRE
    return places.stand(unit, to) + (places.shot(state, unit, to, is_overrun=True) if may_overrun else 0)
