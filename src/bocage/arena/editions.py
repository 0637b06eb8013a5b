"""The editions a game can be played by."""

from __future__ import annotations

from typing import Final

from bocage.catalogue import GAMES
from bocage.kernel.record import Facts
from bocage.memoir44.editions import EDITIONS

EDITIONS_OF: Final[dict[str, dict[str, Facts]]] = {"memoir44": EDITIONS}
"""By game and name, what an edition decides; games that are not listed have one edition only."""


def usual_edition(game: str) -> str:
    """Name the edition a new game is played by, nothing where there is one alone."""
    rulings = GAMES[game].game.rulings()
    return next((name for name, facts in EDITIONS_OF.get(game, {}).items() if facts == rulings), "")


def rulings_for(game: str, edition: str) -> Facts:
    """Give the decisions of an edition, or those a new game is played by; KeyError for an unknown one."""
    return EDITIONS_OF[game][edition] if edition else GAMES[game].game.rulings()
