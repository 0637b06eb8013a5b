"""Hill 317: spotters on a hill call in air power instead of a reconnaissance (SPC-317)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.memoir44.cards.deck import CARDS
from bocage.memoir44.kinds import NO_UNIT
from bocage.memoir44.model import Position


def may_spot(state: Position, kind: i64) -> bool:
    """Tell whether a card can be played as a strike on its section: a recon, with spotters on the hill."""
    terms = state.scenario.terms
    card = CARDS[kind]
    if terms.spotter_side != state.side or not card.is_section or card.draws < 2:
        return False
    for hexagon in terms.spotters:
        unit = state.unit_on[hexagon]
        if unit != NO_UNIT and state.scenario.sides[unit] == state.side:
            return True
    return False
