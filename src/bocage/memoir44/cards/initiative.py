"""What no card says: the deeds of a general who got none and acts on his own initiative (OVL-50)."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.cards.card import BATTLE, MOVE, NO_ORDERS, ORDER, Card

ALL_STEPS: Final = [ORDER, MOVE, BATTLE]
NO_BATTLE: Final = ALL_STEPS[:-1]

INITIATIVE_DEEDS: Final = [
    Card("initiative", 0, "OVL-52", ALL_STEPS, NO_ORDERS),  # OVL-60, OVL-61, OVL-62
    Card("initiative-march", 0, "OVL-63", NO_BATTLE, NO_ORDERS),  # OVL-63, OVL-64, QO-03
]
