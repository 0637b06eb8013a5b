"""The forty section cards."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.cards.card import BATTLE, MOVE, ORDER, Card, Orders
from bocage.memoir44.kinds import PLENTY, SECTIONS

STEPS: Final = [ORDER, MOVE, BATTLE]  # CARD-ANY-1


def _card(name: str, copies: int, ref: str, by_section: list[int]) -> Card:
    card = Card(name, copies, ref, STEPS, Orders(sum(by_section), by_section))
    card.is_section = True  # TRN-05
    return card


ALONE: Final = {
    "recon-in-force": "OVL-90",
    "general-advance": "OVL-92",
    "pincer-move": "OVL-95",
}
"""By card for several sections the rule by which a general of Overlord gets no other beside it."""


def _lone(name: str, copies: int, ref: str, by_section: list[int]) -> Card:
    """A card for several sections at once."""
    card = _card(name, copies, ref, by_section)
    card.alone_rule = ALONE[name]
    return card


def _three(name: str, copies: tuple[int, int, int], ref: str, orders: int) -> list[Card]:
    """The cards of one name for each of the three sections, left ones first."""
    cards = []
    for place, section in enumerate(SECTIONS):
        by_section = [orders if place == at else 0 for at in range(len(SECTIONS))]
        cards.append(_card(f"{name}-{section}", copies[place], ref, by_section))
    return cards


def _recon() -> list[Card]:
    cards = _three("recon", (2, 2, 2), "CARD-RECON", 1)  # CARD-RECON
    for card in cards:
        card.draws = 2
        card.brings_combat_card = True  # CBT-20, CBT-21, CBT-22, QC-10
    return cards


SECTION_CARDS: Final = [
    *_recon(),
    *_three("probe", (4, 5, 4), "CARD-PROBE", 2),  # CARD-PROBE
    *_three("attack", (3, 4, 3), "CARD-ATTACK", 3),  # CARD-ATTACK
    *_three("assault", (2, 2, 2), "CARD-ASSAULT", PLENTY),  # CARD-ASSAULT
    _lone("recon-in-force", 3, "CARD-RECONINFORCE", [1, 1, 1]),  # CARD-RECONINFORCE
    _lone("general-advance", 1, "CARD-GENERALADVANCE", [2, 2, 2]),  # CARD-GENERALADVANCE
    _lone("pincer-move", 1, "CARD-PINCERMOVE", [2, 0, 2]),  # CARD-PINCERMOVE
]
