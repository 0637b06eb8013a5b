"""What dice do to a unit, in thousandths: figures lost, the unit eliminated, the unit driven back."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.attack import hits_of
from bocage.memoir44.dice import throws_of

CERTAIN: Final = 1000


class Odds:
    """The outlook of one throw."""

    def __init__(self, lost: int, killed: int, driven: int) -> None:
        self.lost = lost
        self.killed = killed
        self.driven = driven


_KNOWN: Final[dict[tuple[int, int, int, bool, bool], Odds]] = {}


def odds_of(dice: int, kind: int, figures: int, stars_hit: bool, is_cornered: bool) -> Odds:
    """Give the outlook of dice against a class with so many figures; to the cornered flags are hits."""
    key = (dice, kind, figures, stars_hit, is_cornered)
    known = _KNOWN.get(key)
    if known is None:
        known = _work_out(*key)
        _KNOWN[key] = known
    return known


def _work_out(dice: int, kind: int, figures: int, stars_hit: bool, is_cornered: bool) -> Odds:
    """Add all throws up, each by its weight."""
    throws = throws_of(dice)
    lost = killed = driven = 0
    for throw, weight in zip(throws.throws, throws.weights, strict=True):
        hits = int(hits_of(throw, kind, stars_hit)) + (int(throw.flags) if is_cornered else 0)
        lost += weight * min(hits, figures)
        if hits >= figures:
            killed += weight
        elif throw.flags:
            driven += weight
    total = sum(throws.weights)
    return Odds(CERTAIN * lost // total, CERTAIN * killed // total, CERTAIN * driven // total)
