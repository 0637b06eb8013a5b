"""What a seat may know of the Combat cards: its own, how many the others hold, and what lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bocage.kernel.chance import Dealer
from bocage.memoir44.combat.cards import COMBAT_KINDS, combat_deck
from bocage.memoir44.combat.table import CombatTable, boon_facts
from bocage.memoir44.hand_view import HandView
from bocage.memoir44.model import Hand, Pile

if TYPE_CHECKING:
    from bocage.memoir44.command.command import Command


class CombatView:
    """The table of the Combat cards as one seat sees it."""

    def __init__(self, table: CombatTable, command: Command, seat: i64) -> None:
        self.hands: list[HandView] = [  # QC-08
            HandView(hand, seat >= 0 and (command.seats_of[post] >> seat) & 1 == 1)
            for post, hand in enumerate(table.hands)
        ]
        self.deck_count: i64 = table.pile.deck_count
        self.discard: list[int] = table.pile.discard[:]
        self.boons: list[int] = table.boons

    def facts(self) -> dict[str, object]:
        """Tell it in plain values."""
        return {
            "hands": [hand.facts() for hand in self.hands],
            "deck_count": int(self.deck_count),
            "discard": self.discard[:],
            "boons": boon_facts(self.boons),
        }

    def laid_open(self) -> CombatTable:
        """Give a table on which nobody holds a card, for odds."""
        none = [0] * COMBAT_KINDS
        return CombatTable([Hand(none, none, 0) for _ in self.hands], Pile(none, none, 0, 0), self.boons)

    def deal(self, chance: Dealer) -> CombatTable:
        """Deal what cannot be seen anew (QC-08)."""
        unseen = self._unseen()
        hands = [self._dealt(hand, unseen, chance) for hand in self.hands]
        pile = Pile(unseen, self.discard[:], sum(unseen), sum(self.discard))
        return CombatTable(hands, pile, self.boons)

    def _unseen(self) -> list[int]:
        """Count the cards of which the view does not tell where they are."""
        unseen = combat_deck()
        for kind in range(COMBAT_KINDS):
            unseen[kind] -= self.discard[kind]
            for hand in self.hands:
                unseen[kind] -= hand.cards[kind] if hand.is_own else hand.known[kind]
        return unseen

    def _dealt(self, hand: HandView, unseen: list[int], chance: Dealer) -> Hand:
        cards = hand.cards[:] if hand.is_own else hand.known[:]
        for _ in range(hand.count - sum(cards)):
            kind: i64 = chance.pick(unseen, 0)
            unseen[kind] -= 1
            cards[kind] += 1
        return Hand(cards, hand.known, hand.count)
