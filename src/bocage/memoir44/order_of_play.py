"""The order of play: what comes too early or too late in a turn, and what nothing calls for (TRN-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import Verb
from bocage.kernel.refusal import Refusal
from bocage.memoir44.verbs import (
    AIR_STRIKE,
    ATTACK,
    CLEAR_WIRE,
    DEFER,
    END_BATTLES,
    END_MOVES,
    END_ORDERS,
    EXIT,
    MOVE,
    ORDER,
    PLAY,
    PLAY_SHARED,
    PROPOSE,
    SHARED_STRIKE,
    VOCABULARY,
)

ORDERING: Final = 1
MOVING: Final = 2
BATTLING: Final = 3
"""The steps of a turn in which units are chosen; before them a card is played."""

_STEPS: Final = {
    PLAY: 0,
    AIR_STRIKE: 0,
    PLAY_SHARED: 0,
    SHARED_STRIKE: 0,
    PROPOSE: 0,
    DEFER: 0,
    ORDER: ORDERING,
    END_ORDERS: ORDERING,
    MOVE: MOVING,
    EXIT: MOVING,
    END_MOVES: MOVING,
    ATTACK: BATTLING,
    CLEAR_WIRE: BATTLING,
    END_BATTLES: BATTLING,
}


def misplaced(verb: i64, now: i64) -> Refusal:
    """Say why a choice does not belong in a step of the turn."""
    asked: Verb = VOCABULARY.verbs[verb]
    facts = {"verb": asked.name}
    step = _STEPS.get(int(verb))
    if step is None:
        return Refusal("nothing-calls-for", asked.rule, facts)
    if step == 0:
        return Refusal("one-card-a-turn", "TRN-03", facts)
    if step == ORDERING and now > ORDERING:
        return Refusal("orders-are-given", "ORD-01", facts)
    if now == ORDERING:
        return Refusal("order-first", "ORD-01", facts)
    return Refusal("moves-first" if now == MOVING else "battles-now", "TRN-10", facts)
