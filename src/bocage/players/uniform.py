"""The opponent that draws lots: every offer is as likely as the next, in every game."""

from __future__ import annotations

from bocage.kernel.chance import Seeded
from bocage.kernel.view import View
from bocage.players.player import Player


class Uniform(Player):
    """Chooses uniformly at random; the same seed and the same offers give the same choices."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._lots = Seeded(seed)

    def pick(self, view: View) -> int:
        """Draw lots among the offers."""
        return view.offers[self._lots.below(len(view.offers))]
