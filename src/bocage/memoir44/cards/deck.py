"""The deck of sixty cards: kinds by number, and how many there are of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.cards.card import Card
from bocage.memoir44.cards.initiative import INITIATIVE_DEEDS
from bocage.memoir44.cards.section import SECTION_CARDS
from bocage.memoir44.cards.tactic import TACTIC_CARDS

CARDS: Final = [*SECTION_CARDS, *TACTIC_CARDS]
CARD_NAMES: Final = [card.name for card in CARDS]
CARD_KINDS: Final = len(CARDS)
EFFECTS: Final = [*CARDS, *INITIATIVE_DEEDS]
"""All that units can act under: the cards by their numbers, then what is no card."""
EFFECT_NAMES: Final = [effect.name for effect in EFFECTS]
INITIATIVE: Final = CARD_KINDS
INITIATIVE_MARCH: Final = CARD_KINDS + 1
REACTIONS: Final = [kind for kind, card in enumerate(CARDS) if card.is_reaction]


def full_deck() -> list[int]:
    """Give the copies of every kind (SET-26, SET-27)."""
    return [int(card.copies) for card in CARDS]


def mirrored(kind: i64) -> i64:
    """Give the same card for the section across the board: left and right change places (CARD-COUNTER-2)."""
    return _MIRROR[kind]


def _facing(card: Card) -> int:
    name = card.name
    if name.endswith("-left"):
        return CARD_NAMES.index(name[: -len("left")] + "right")  # CARD-COUNTER-2, CARD-COUNTER-8
    if name.endswith("-right"):
        return CARD_NAMES.index(name[: -len("right")] + "left")  # CARD-COUNTER-2, CARD-COUNTER-8
    return CARD_NAMES.index(name)  # CARD-COUNTER-4


_MIRROR: Final = [_facing(card) for card in CARDS]
