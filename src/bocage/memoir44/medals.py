"""Medals: what eliminated units and objectives are worth, and who has won (chapter on objectives).

Medals for standing somewhere are read off the board, so that they come and go by themselves.
"""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD, SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.objectives import EITHER, MAJORITY, PERMANENT, SUDDEN, TEMPORARY, Objective


def medals(state: Position, side: i64) -> i64:
    """Count a side's medals from whatever source (MED-14)."""
    total: i64 = state.won[side]  # MED-02
    terms = state.scenario.terms
    for number, objective in enumerate(terms.objectives):  # MED-04
        if holds(state, number, objective, side):
            total += objective.medals
    return total


def holds(state: Position, number: i64, objective: Objective, side: i64) -> bool:
    """Tell whether a side holds an objective's medals now."""
    if objective.kind == TEMPORARY:
        return objective.is_open_to(side) and held_by(state, objective, side) > 0  # MED-06, MED-07, Q-27
    if objective.kind == PERMANENT:
        return state.taken[number] == side  # MED-10
    if objective.kind == MAJORITY and objective.is_open_to(side):
        return held_by(state, objective, side) > held_by(state, objective, 1 - side)  # MED-11
    return False


def held_by(state: Position, objective: Objective, side: i64) -> i64:
    """Count the hexes of an objective on which a side has a unit (Q-28)."""
    held: i64 = 0
    sides = state.scenario.sides
    for hexagon in objective.hexes:
        unit = state.unit_on[hexagon]
        if unit != NO_UNIT and sides[unit] == side:
            held += 1
    return held


def arrive(state: Position, hexagon: i64, tell: list[Event] | None) -> None:
    """Take what a unit that has come to a hex takes for good, and see who has won."""
    if state.scenario.objectives_at[hexagon]:
        claim(state, hexagon, tell)
        judge(state, tell)


def claim(state: Position, hexagon: i64, tell: list[Event] | None) -> None:
    """Take for good what the unit on a hex takes by being there."""
    unit = state.unit_on[hexagon]
    side: i64 = state.scenario.sides[unit] if unit != NO_UNIT else EITHER
    for number in state.scenario.objectives_at[hexagon]:
        objective = state.scenario.terms.objectives[number]
        if (
            objective.kind == PERMANENT
            and side >= 0
            and state.taken[number] < 0
            and objective.is_open_to(side)
        ):
            state.taken = state.taken[:]
            state.taken[number] = int(side)  # MED-09
            if tell is not None:
                tell.append(
                    Event("ObjectiveTaken", {"side": SIDES[side], "at": state.scenario.field.names[hexagon]})
                )


def score_at_start(state: Position) -> None:
    """Give the medals for what units stand on from the start (RUL-114, Q-27)."""
    for hexagon in range(state.scenario.field.count):
        claim(state, hexagon, None)
    count(state, None)


def leave(state: Position, hexagon: i64, tell: list[Event] | None) -> None:
    """See who has won now that a hex is empty: the majority may have changed."""
    if state.scenario.objectives_at[hexagon]:
        judge(state, tell)


def win_medals(state: Position, side: i64, number: i64, tell: list[Event] | None) -> None:
    """Give a side medals it keeps."""
    state.won[side] += number
    judge(state, tell)


def judge(state: Position, tell: list[Event] | None) -> None:
    """End the game if a side has the medals it needs; of two at once, the side whose turn it is."""
    if state.outcome is not None:
        return
    count(state, tell)
    order = [state.side, 1 - state.side]
    for side in order:
        if state.medals[side] >= state.scenario.terms.goal[side]:  # MED-01
            win(state, side, "medals", "MED-01", tell)
            return
    for side in order:
        if _has_sudden_victory(state, side, False):
            win(state, side, "sudden-victory", "MED-13", tell)
            return
    for side in order:
        if not any([state.at[unit] != OFF_BOARD for unit in state.scenario.units_of[1 - side]]):
            win(state, side, "no-units", "RUL-120", tell)
            return


def count(state: Position, tell: list[Event] | None) -> None:
    """Count both sides' medals anew, and tell when that has changed anything."""
    now = [int(medals(state, side)) for side in range(len(SIDES))]  # MED-08, MED-12, Q-50
    if now == state.medals:
        return
    state.medals = now
    if tell is not None:
        tell.append(Event("MedalsChanged", {SIDES[side]: number for side, number in enumerate(now)}))


def judge_end_of_turn(state: Position, tell: list[Event] | None) -> None:
    """End the game if the side whose turn ends holds what wins at once then (RUL-113)."""
    if state.outcome is None and _has_sudden_victory(state, state.side, True):
        win(state, state.side, "sudden-victory", "MED-13", tell)


def _has_sudden_victory(state: Position, side: i64, at_end: bool) -> bool:
    for objective in state.scenario.terms.objectives:
        is_due = objective.kind == SUDDEN and objective.at_end == at_end and objective.is_open_to(side)
        if is_due and held_by(state, objective, side) >= objective.needs:
            return True
    return False


def win(state: Position, side: i64, reason: str, rule: str, tell: list[Event] | None) -> None:
    """End the game for a side."""
    state.finish(state.scenario.command.teams[side], reason, rule)
    if tell is not None:
        tell.append(Event("BattleWon", {"side": SIDES[side], "reason": reason, "medals": state.medals[:]}))
