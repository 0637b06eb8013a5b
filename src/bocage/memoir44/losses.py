"""Losses: figures that fall, units that are eliminated, and the medal for it (chapter on hits)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.medals import leave, win_medals
from bocage.memoir44.model import Position
from bocage.memoir44.moves import drop_sandbags


def lose_figures(state: Position, unit: i64, number: i64, why: str, tell: list[Event] | None) -> None:
    """Take figures off a unit, as far as it has any; the last one is a medal for the enemy."""
    lost = min(number, state.figures[unit])  # HIT-09
    state.figures[unit] -= lost
    if tell is not None:
        numbers = {"number": int(lost), "left": int(state.figures[unit])}
        tell.append(Event("FiguresLost", {**named(state, unit), **numbers, "why": why}))
    if state.figures[unit] == 0:
        eliminate(state, unit, tell)


def eliminate(state: Position, unit: i64, tell: list[Event] | None) -> None:
    """Take a unit off the board and give the other side its medals."""
    hexagon = state.at[unit]
    if tell is not None:
        tell.append(
            Event("UnitEliminated", {**named(state, unit), "medals": int(state.scenario.worth[unit])})
        )
    state.lift(unit)  # HIT-10, RET-14
    state.status[unit] = 0
    if state.edition.sandbags_go_with_the_dead:
        drop_sandbags(state, hexagon, tell)
    # HIT-10, MED-02, MED-03; CARD-AMBUSH-8: in one's own turn too
    win_medals(state, 1 - state.scenario.sides[unit], state.scenario.worth[unit], tell)
    leave(state, hexagon, tell)


def named(state: Position, unit: i64) -> dict[str, str]:
    """Name a unit by side, type and hex."""
    scenario = state.scenario
    return {
        "side": SIDES[scenario.sides[unit]],
        "unit": scenario.types[unit].name,
        "at": scenario.field.names[state.at[unit]],
    }
