"""When the simple opponent would call it a draw: the game is dead, or has dragged on beyond all patience."""

from __future__ import annotations

from typing import Final

from bocage.players.undaunted.survey import has_any
from bocage.undaunted.kinds import GERMAN, UNITS, US
from bocage.undaunted.view import PositionView

PATIENCE: Final = 400
"""Rounds after which a draw is welcome; no rule, only the opponent's manners (UND-A4)."""


def is_stalemate(view: PositionView) -> bool:
    """Tell whether nobody can do anything any more, or nobody has got anywhere for too long."""
    return is_dead(view) or view.round > PATIENCE


def is_dead(view: PositionView) -> bool:
    """Tell whether neither side has, or could bolster, a combat card; all it takes to know lies open."""
    return not any(has_any(view, side, range(UNITS)) for side in (US, GERMAN))
