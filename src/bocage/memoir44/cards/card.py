"""The shape of a command card: what it orders, what it grants, and the steps its turn goes through."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.kinds import NOBODY_OF, OF_ANY, PLENTY

ORDER: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
CHOOSE_SECTION: Final = 3
STRIKE: Final = 4
DIG: Final = 5
HEAL: Final = 6
MUSTER: Final = 7
"""The steps of a turn, between playing the card and drawing."""

ANYWHERE: Final = 0
IN_CONTACT: Final = 1
OUT_OF_CONTACT: Final = 2
"""Where the units stand that a card orders, as to their enemies."""


class Orders:
    """Who may be ordered: so many of some classes, in all or by section.

    Sets of sections are bits: `room` are the orders for a set, `around` the sets with orders that hold it,
    `within` those inside it.
    """

    def __init__(
        self, total: i64, by_section: list[int], classes: i64 = OF_ANY, contact: i64 = ANYWHERE
    ) -> None:
        self.total: i64 = total
        self.by_section: list[int] = by_section
        self.sections: i64 = sum([1 << place for place, orders in enumerate(by_section) if orders > 0])
        sets = range(1 << len(by_section))
        groups = [group for group in sets if group and not group & ~self.sections]
        self.room: list[int] = [_added_up(by_section, group) for group in sets]
        self.around: list[list[int]] = [[group for group in groups if not mask & ~group] for mask in sets]
        self.within: list[list[int]] = [[among for among in groups if not among & ~group] for group in sets]
        self.classes: i64 = classes
        self.contact: i64 = contact


def _added_up(by_section: list[int], group: int) -> int:
    """Add up the orders for a set of sections, given as bits."""
    return sum([orders for place, orders in enumerate(by_section) if group >> place & 1])


class Grants:
    """What a card changes for the units it orders."""

    def __init__(self) -> None:
        self.close_bonus: i64 = 0
        self.any_bonus: i64 = 0
        self.march: i64 = -1
        self.march_and_fight: i64 = -1
        self.march_rule: str = ""
        self.ignores_terrain: bool = False  # CARD-ANY-11, CARD-BOMBARD-4, CARD-INFANTRYASSAULT-3
        self.battles: i64 = 1
        self.bonus_lasts: bool = True  # CARD-ANY-10, CARD-ARMORASSAULT-2


class Salvo:
    """Dice that fall on enemies from afar: on how many targets, and whether stars hit.

    Where the card does not tell the dice for each, the air does.
    """

    def __init__(self) -> None:
        self.targets: i64 = 1
        self.dice: i64 = 0
        self.stars_hit: bool = False


class Card:
    """A kind of command card; what it does not say is as for a plain section card.

    A card with a `commander_rule` is carried out by the commander-in-chief, where there is one; a general
    who is given one with an `alone_rule` gets no other.
    """

    def __init__(self, name: str, copies: i64, ref: str, steps: list[int], orders: Orders) -> None:
        self.name: str = name
        self.copies: i64 = copies
        self.ref: str = ref
        self.steps: list[int] = steps
        self.marches: i64 = sum([step == MOVE for step in steps])
        self.fights: bool = BATTLE in steps
        self.orders: Orders = orders
        self.grants: Grants = Grants()
        self.is_section: bool = False
        self.flanks: i64 = sum([orders > 0 for orders in orders.by_section])
        self.fallback: i64 = NOBODY_OF
        self.draws: i64 = 1
        self.brings_combat_card: bool = False
        self.reshuffles: bool = False
        self.is_reaction: bool = False
        self.copies_enemy: bool = False
        self.salvo: Salvo | None = None
        self.unmoved_rule: str = ""
        self.commander_rule: str = ""
        self.alone_rule: str = ""


NO_ORDERS: Final = Orders(0, [0, 0, 0])


def anywhere(total: i64, classes: i64 = OF_ANY, contact: i64 = ANYWHERE) -> Orders:
    """So many orders, wherever the units stand."""
    return Orders(total, [PLENTY, PLENTY, PLENTY], classes, contact)
