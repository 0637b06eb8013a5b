"""Young generals: section cards only, six cards in the revised edition, ground taken or not (chapter YNG)."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.cards.deck import CARD_NAMES, CARDS
from bocage.memoir44.cards.tactic import STEP_BY_STEP
from bocage.memoir44.scenario import Scenario
from bocage.memoir44.variants import Variant

HAND: Final = 6
"""The cards of a hand in the revised edition."""


def make_young(scenario: Scenario, variant: Variant, edition: str) -> None:
    """Change what a scenario fixes to what young generals play with."""
    known = STEP_BY_STEP[: variant.tactics]
    for kind, card in enumerate(CARDS):
        if not card.is_section and CARD_NAMES[kind] not in known:  # YNG-12
            scenario.deck[kind] = 0  # YNG-01, Q-39
    if edition == "revised":
        scenario.terms.hands = [HAND, HAND]  # YNG-02
        scenario.terms.grown_hands = [0, 0]
    scenario.terms.ground_is_taken = variant.ground
