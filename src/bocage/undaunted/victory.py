"""The end of the game: objective points, pinning, and the rare case beyond all hope.

Tested after every change that could matter: a control marker flipped, the radio raised, a counter or a
card removed (UND-A21).
"""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.undaunted.counters import HOLDERS
from bocage.undaunted.kinds import GERMAN, NO_TILE, SIDES, US
from bocage.undaunted.model import Position


def judge(state: Position, tell: list[Event] | None) -> None:
    """End the game if a side has reached its goal, or if neither can go on."""
    for side in (US, GERMAN):
        reason = reached(state, side)
        if reason != "":
            _win(state, side, reason, tell)
            return
    if is_pinned(state, US) and is_pinned(state, GERMAN):  # UND-13.9
        _judge_double_pin(state, tell)


def reached(state: Position, side: i64) -> str:
    """Tell how a side has reached its goal, or the empty string (UND-12.1)."""
    enemy = 1 - side
    goal: i64 = state.scenario.goal[side]
    if goal == 0:
        if not has_riflemen(state, enemy):
            return "pinned"  # UND-12.3 UND-12.5
        return "beyond-hope-pinned" if is_beyond_hope(state, enemy) else ""  # UND-12.6
    points = state.points(side)
    if points >= goal:
        return "objectives"  # UND-12.2
    if is_beyond_hope(state, enemy) and points > state.points(enemy):
        return "beyond-hope"  # UND-12.6
    return ""


def is_pinned(state: Position, side: i64) -> bool:
    """Tell whether a side has no Riflemen on the map, or no hope (UND-12.3, UND-12.6)."""
    return not has_riflemen(state, side) or is_beyond_hope(state, side)


def has_riflemen(state: Position, side: i64) -> bool:
    """Tell whether a Riflemen counter of a side is on the map."""
    place = state.armies[side].place
    return any([place[unit] != NO_TILE for unit in HOLDERS])


def is_beyond_hope(state: Position, side: i64) -> bool:
    """Tell whether a side can provably never reach its points: short of them, and no Rifleman card left.

    The text gives no test; this one never speaks too early (UND-A22).
    """
    goal: i64 = state.scenario.goal[side]
    if goal == 0 or state.points(side) >= goal:
        return False
    cards = state.cards[side]
    return all([cards.left_of(unit) == 0 for unit in HOLDERS])


def _judge_double_pin(state: Position, tell: list[Event] | None) -> None:
    """Both sides are pinned: more points win, on a tie the holder of the initiative (UND-12.4)."""
    lead = state.points(US) - state.points(GERMAN)
    if lead > 0:
        _win(state, US, "double-pin", tell)
    elif lead < 0:
        _win(state, GERMAN, "double-pin", tell)
    else:
        _win(state, state.first, "double-pin-initiative", tell)  # UND-A29: bids are over by now


_RULES = {
    "objectives": "UND-12.2",
    "pinned": "UND-12.3",
    "beyond-hope": "UND-12.6",
    "beyond-hope-pinned": "UND-12.6",
    "double-pin": "UND-12.4",
    "double-pin-initiative": "UND-12.4",
}


def _win(state: Position, side: i64, reason: str, tell: list[Event] | None) -> None:
    state.finish(1 << side, reason, _RULES[reason])
    if tell is not None:
        tell.append(Event("GameWon", {"side": SIDES[side], "reason": reason}))
