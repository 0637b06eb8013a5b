"""What is still ahead in a turn for a unit: whether it will move and attack, in one lane or in several."""

from __future__ import annotations

from bocage.memoir44.cards.card import BATTLE, MOVE
from bocage.memoir44.command.joint import Joint
from bocage.memoir44.command.phases import FIGHT, MARCH, Phase
from bocage.memoir44.fighting import Fighting
from bocage.memoir44.marching import Marching, Muster
from bocage.memoir44.model import Position


def still_moves(state: Position, unit: int) -> bool:
    """Tell whether a unit will still move this turn, if it is ordered."""
    if any(isinstance(record, Muster | Marching) for record in state.trunk) or has_joint(state, MOVE):
        return True
    return has_phase(state, MARCH) and state.play_of(unit).marches() > 0


def still_fights(state: Position, unit: int) -> bool:
    """Tell whether a unit will still attack this turn, if it is ordered."""
    if any(isinstance(record, Fighting) for record in state.trunk) or has_joint(state, BATTLE):
        return True
    return has_phase(state, FIGHT) and state.play_of(unit).fights()


def has_phase(state: Position, step: int) -> bool:
    """Tell whether a step that all generals take together is still to come."""
    return any(isinstance(record, Phase) and record.step == step for record in state.trunk)


def has_joint(state: Position, step: int) -> bool:
    """Tell whether a step that members of a team take together is still to come."""
    return any(isinstance(record, Joint) and record.step == step for record in state.trunk)
