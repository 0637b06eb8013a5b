"""When the simple opponent would call it a draw: the game is dead, or has dragged on beyond all patience."""

from __future__ import annotations

from typing import Final

from bocage.players.undaunted.survey import circulating, has_any
from bocage.undaunted.kinds import GERMAN, UNITS, US
from bocage.undaunted.view import PositionView

PATIENCE: Final = 400
"""Rounds after which a draw is welcome; no rule, only the opponent's manners."""


def is_stalemate(view: PositionView) -> bool:
    """Tell whether nobody can do anything any more, or nobody has got anywhere for too long."""
    return is_dead(view) or view.round > PATIENCE


def is_dead(view: PositionView) -> bool:
    """Tell whether neither side can ever act any more; all it takes to know lies open."""
    return not can_act(view, US) and not can_act(view, GERMAN)


def can_act(view: PositionView, side: int) -> bool:
    """Tell whether a side has a combat card, or can bolster one; its only card is always bid."""
    is_more_than_a_bid = view.acting == side or sum(circulating(view, side)) > 1
    return is_more_than_a_bid and has_any(view, side, range(UNITS))
