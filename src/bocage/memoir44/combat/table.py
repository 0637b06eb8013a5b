"""What lies on the table of the Combat cards: hands, both piles, and what cards have changed for units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bocage.memoir44.combat.cards import BOON_NAMES, BOONS, COMBAT_CARDS, Boon

if TYPE_CHECKING:
    from bocage.memoir44.model import Hand, Pile


NO_BOON: Final = -1


class CombatTable:
    """Hands by post, the draw pile as a bag with its open discards, and the boons of units.

    A boon is a number, the unit's times as many as there are boons and its own, so that they sort.
    """

    def __init__(self, hands: list[Hand], pile: Pile, boons: list[int]) -> None:
        self.hands: list[Hand] = hands
        self.pile: Pile = pile
        self.boons: list[int] = boons

    def copy(self) -> CombatTable:
        """Return the same with lists of its own; boons are never changed in place."""
        return CombatTable([hand.copy() for hand in self.hands], self.pile.copy(), self.boons)

    def facts(self) -> dict[str, object]:
        """Tell it all in plain values."""
        hands = [hand.facts() for hand in self.hands]
        return {"hands": hands, "pile": self.pile.facts(), "boons": boon_facts(self.boons)}

    def is_at_large(self, kind: i64) -> bool:
        """Tell whether not every copy of a kind lies open in the discard pile."""
        return self.pile.discard[kind] < COMBAT_CARDS[kind].copies

    # Boons

    def bless(self, unit: i64, boon: i64) -> None:
        """Give a unit a boon."""
        self.boons = sorted([*self.boons, int(unit * len(BOONS) + boon)])

    def boons_of(self, unit: i64) -> list[int]:
        """List the numbers of a unit's boons."""
        return [mark % len(BOONS) for mark in self.boons if mark // len(BOONS) == unit]

    def has(self, unit: i64, boon: i64) -> bool:
        """Tell whether a unit has a boon."""
        return int(unit * len(BOONS) + boon) in self.boons

    def end_attack(self, unit: i64) -> None:
        """Let the boons of a unit go that last for one attack."""
        self.boons = [mark for mark in self.boons if not self._is_over(mark, unit)]

    def strip(self, unit: i64, boon: i64) -> None:
        """Take a boon from a unit."""
        self.boons = [mark for mark in self.boons if mark != unit * len(BOONS) + boon]

    def _is_over(self, mark: int, unit: i64) -> bool:
        return mark // len(BOONS) == unit and BOONS[mark % len(BOONS)].brief

    # What they change

    def dice(self, unit: i64, away: i64, is_overrun: bool) -> i64:
        """Count the dice that cards add to an attack (CBT-16)."""
        total: i64 = 0
        for number in self.boons_of(unit):
            total += dice_by(number, away, is_overrun)
        return total

    def march(self, unit: i64) -> i64:
        """Give the hexes a card lets a unit move; -1 where none does."""
        return max([BOONS[number].march for number in self.boons_of(unit)], default=-1)

    def march_and_fight(self, unit: i64) -> i64:
        """Give the hexes after which a card still lets a unit attack; -1 where none does."""
        return max([BOONS[number].march_and_fight for number in self.boons_of(unit)], default=-1)

    def march_rule(self, unit: i64) -> str:
        """Name the rule of the card that lets a unit move so far; nothing where none does."""
        return "".join([BOONS[number].ref for number in self.boons_of(unit) if BOONS[number].march >= 0][:1])

    def ignores_terrain(self, unit: i64) -> bool:
        """Tell whether terrain does not slow a unit down."""
        return any([BOONS[number].ignores_terrain for number in self.boons_of(unit)])

    def fires_from_buildings(self, unit: i64) -> bool:
        """Tell whether a unit may attack although it has moved into a building."""
        return any([BOONS[number].fires_from_buildings for number in self.boons_of(unit)])

    def ends_in_building(self, unit: i64) -> bool:
        """Tell whether the move of a unit must end in a building."""
        return any([BOONS[number].ends_in_building for number in self.boons_of(unit)])

    def overruns(self, unit: i64) -> bool:
        """Tell whether a unit may attack again after it has taken ground."""
        return any([BOONS[number].overruns for number in self.boons_of(unit)])

    def ignores_flags(self, unit: i64) -> bool:
        """Tell whether a unit ignores all flags."""
        return any([BOONS[number].ignores_flags for number in self.boons_of(unit)])

    def is_silenced(self, unit: i64) -> bool:
        """Tell whether a card keeps a unit from attacking."""
        return self.silencer(unit) != NO_BOON

    def silencer(self, unit: i64) -> i64:
        """Give the card that keeps a unit from attacking; NO_BOON where none does."""
        for number in self.boons_of(unit):
            if BOONS[number].silences:
                return number
        return NO_BOON


def dice_by(number: i64, away: i64, is_overrun: bool) -> i64:
    """Count the dice that one boon adds; a street fight goes with the one close assault alone (QC-05)."""
    boon: Boon = BOONS[number]
    if is_overrun and boon.brief:  # QC-05
        return 0
    return boon.dice + (boon.close_dice if away == 1 else 0)


def boon_facts(boons: list[int]) -> list[object]:
    """Tell who has which boon."""
    return [[mark // len(BOONS), BOON_NAMES[mark % len(BOONS)]] for mark in boons]
