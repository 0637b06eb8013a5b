"""Deck lists: which cards, and how many of each, a game is played with."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.cards.deck import CARDS

BOXES: Final = "boxes"
"""The decks of all boxes that the field is made of, shuffled together."""
DEDICATED: Final = "overlord"
"""The deck of the expansion for the wide field: two decks alike, whose air sorties need the air rules."""

OF_ONE_BOX: Final = [int(card.copies) for card in CARDS]
DECK_LISTS: Final[dict[str, list[int]]] = {
    BOXES: OF_ONE_BOX,  # SET-26, OVL-17, QO-28
    DEDICATED: [2 * copies for copies in OF_ONE_BOX],  # OVL-12, QO-28
}
"""By name the copies of every card: of one box, or of the whole deck where it is not made of boxes."""


def deck_for(name: str, boxes: int) -> list[int]:
    """Give the copies of every card; raise ValueError for a deck that is not known or not for this field."""
    if name not in DECK_LISTS:
        raise ValueError(f"there is no deck {name[:40]!r}, but {', '.join(DECK_LISTS)}")
    if name == DEDICATED and boxes == 1:
        raise ValueError(f"the deck {DEDICATED!r} is for a field of several boards")
    return DECK_LISTS[name][:] if name == DEDICATED else [copies * boxes for copies in DECK_LISTS[name]]
