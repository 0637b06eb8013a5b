"""The commissar's chip: how many of some cards can be used together in a turn, and which may lie under it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.cards.card import MUSTER
from bocage.memoir44.cards.deck import CARD_KINDS, CARDS
from bocage.memoir44.command.chain import GENERALS
from bocage.memoir44.command.handing_out import MAY_HAVE, goes_with

MOST_UNDER: Final = 3
"""The cards that may lie under the chip in Overlord (COM-06)."""

FLANKS: Final = range(len(GENERALS))

EVER_TAKEN: Final = [[flank for flank in FLANKS if MAY_HAVE[flank][kind]] for kind in range(CARD_KINDS)]
"""By card, the flanks whose general may ever be given it; a counter-attack too (COM-13)."""
EVER_OWN: Final = [bool(card.commander_rule) for card in CARDS]
"""By card, whether the commander carries it out himself."""
ALONE: Final = [MUSTER in card.steps for card in CARDS]
"""By card, whether no other may be used beside it (OVL-116)."""


class Uses:
    """Who may use each card in a turn: the generals of some flanks, or the commander himself."""

    def __init__(self, takers: list[list[int]], is_own: list[bool]) -> None:
        self.takers: list[list[int]] = takers
        self.is_own: list[bool] = is_own

    def most(self, cards: list[int], held: list[list[int]], is_first: bool) -> i64:
        """Count the cards that can all be used in one turn, beside those that generals have (QO-32)."""
        kinds = unfold(cards)
        together = self._most([kind for kind in kinds if not ALONE[kind]], held, 0)
        if together == 0 and is_first and any([ALONE[kind] for kind in kinds]):
            return 1
        return together

    def _most(self, kinds: list[int], held: list[list[int]], at: int) -> i64:
        """Try everybody who may use the card at a place, and to leave it."""
        if at == len(kinds):
            return 0
        kind = kinds[at]
        best = self._most(kinds, held, at + 1)
        if self.is_own[kind]:
            best += 1
        for flank in self.takers[kind]:
            if best == len(kinds) - at:
                break
            if goes_with(held[flank], kind):  # COM-15
                held[flank][kind] += 1
                best = max(best, 1 + self._most(kinds, held, at + 1))
                held[flank][kind] -= 1
        return best


EVER: Final = Uses(EVER_TAKEN, EVER_OWN)
"""What could be done with each card in some turn, whatever the enemy does."""


def unfold(cards: list[int]) -> list[int]:
    """List cards that are counted by kind."""
    return [kind for kind, count in enumerate(cards) for _ in range(count)]


def nothing_held() -> list[list[int]]:
    """Give the cards of generals who have none."""
    return [[0] * CARD_KINDS for _ in FLANKS]


def may_all_be_used(cards: list[int]) -> bool:
    """Tell whether cards under the chip could all be used in the next turn (QO-32)."""
    return EVER.most(cards, nothing_held(), True) == sum(cards)
