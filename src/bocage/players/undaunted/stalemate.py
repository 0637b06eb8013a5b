"""Whether a game is dead: neither side has a combat card left to play, nor a card to bring one in."""

from __future__ import annotations

from bocage.players.undaunted.survey import can_bolster, circulating
from bocage.undaunted.kinds import GERMAN, UNITS, US
from bocage.undaunted.view import PositionView


def is_dead(view: PositionView) -> bool:
    """Tell whether neither side can ever do anything any more; all it takes to know lies open."""
    return not can_act(view, US) and not can_act(view, GERMAN)


def can_act(view: PositionView, side: int) -> bool:
    """Tell whether a side has a combat card in circulation, or could bolster one."""
    if any(circulating(view, side)[:UNITS]):
        return True
    return can_bolster(view, side) and any(view.cards[side].supply[:UNITS])
