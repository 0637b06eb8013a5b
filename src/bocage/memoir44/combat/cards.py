"""The Combat cards: one fact card for each kind, and what is known of it or our own.

The rules sheet prints no card. Names and copies are facts. Where an effect is known only in part or not at
all, what fills the gap is ours, and the card says so: `ours` for the whole effect, `ours_in_part` for part
of it. The sides that some cards are bound to and the symbols for a street fight are ours throughout.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.kinds import ALLIES, AXIS, NOBODY_OF, OF_ARMOR, OF_ARTILLERY, OF_INFANTRY

ANY_SIDE: Final = -1

BEFORE_ORDERS: Final = 0
MARCH: Final = 1
BATTLE: Final = 2
GROUND: Final = 3
REACTION: Final = 4
"""When a card is played: what is neither before orders nor a reaction goes with ordered units."""
TIMINGS: Final = ("before-orders", "march", "battle", "ground", "reaction")

BOON: Final = 0
ENLIST: Final = 1
SQUADRON: Final = 2
SNIPE: Final = 3
FACTORY: Final = 4
INFILTRATE: Final = 5
BOMB: Final = 6
RETURN: Final = 7
FORTIFY: Final = 8
REPOSITION: Final = 9
AMBUSCADE: Final = 10
PULL_BACK: Final = 11
OUT_OF_AMMO: Final = 12
"""What a card does: it gives one unit or several a boon, or a deed of its own follows."""

PLENTY: Final = 99


class Boon:
    """What a card changes for a unit, until the turn is over or, if it is `brief`, for one attack."""

    def __init__(self, ref: str, brief: bool = False) -> None:
        self.ref: str = ref
        self.brief: bool = brief
        self.dice: i64 = 0
        self.close_dice: i64 = 0
        self.march: i64 = -1
        self.march_and_fight: i64 = -1
        self.ignores_terrain: bool = False
        self.fires_from_buildings: bool = False
        self.ends_in_building: bool = False
        self.overruns: bool = False
        self.ignores_flags: bool = False
        self.silences: bool = False


class CombatCard:
    """A kind of Combat card.

    `classes` are those of the units it goes with, of which it takes `most`; of one `side` alone its text can
    be used, and with `street_fight` it can be used for that instead.
    """

    def __init__(self, name: str, copies: i64, ref: str, timing: i64, deed: i64) -> None:
        self.name: str = name
        self.copies: i64 = copies
        self.ref: str = ref
        self.timing: i64 = timing
        self.deed: i64 = deed
        self.classes: i64 = NOBODY_OF
        self.most: i64 = 1
        self.near_building: bool = False
        self.side: i64 = ANY_SIDE
        self.street_fight: bool = False
        self.boon: Boon = Boon(ref)
        self.ours: bool = False
        self.ours_in_part: bool = False


def _rattenkrieg() -> CombatCard:
    card = CombatCard("rattenkrieg", 2, "CBT-RATTENKRIEG", MARCH, BOON)
    card.classes = OF_INFANTRY
    card.near_building = True  # CBT-RATTENKRIEG
    card.street_fight = True  # CBT-OURS
    boon = card.boon
    boon.march = 3  # CBT-RATTENKRIEG
    boon.march_and_fight = 3
    boon.ignores_terrain = True
    boon.fires_from_buildings = True
    boon.ends_in_building = True
    return card


def _reinforcements() -> CombatCard:
    card = CombatCard("reinforcements", 1, "CBT-REINFORCEMENTS", BEFORE_ORDERS, ENLIST)
    card.ours_in_part = True
    return card


def _house_to_house() -> CombatCard:
    card = CombatCard("house-to-house", 2, "CBT-HOUSES", MARCH, BOON)
    card.classes = OF_INFANTRY
    card.street_fight = True  # CBT-OURS
    card.boon.fires_from_buildings = True  # CBT-HOUSES
    return card


def _heat_of_battle() -> CombatCard:
    card = CombatCard("heat-of-battle", 1, "CBT-HEAT", GROUND, BOON)
    card.classes = OF_INFANTRY  # CBT-HEAT
    card.street_fight = True  # CBT-OURS
    card.boon.overruns = True  # CBT-HEAT
    return card


def _not_a_step_back() -> CombatCard:
    card = CombatCard("not-a-step-back", 1, "CBT-NOSTEP", REACTION, BOON)
    card.side = ALLIES  # CBT-OURS, CBT-44
    card.street_fight = True  # CBT-OURS
    card.boon = Boon("CBT-NOSTEP", True)
    card.boon.ignores_flags = True  # CBT-NOSTEP
    return card


def _ambuscade() -> CombatCard:
    card = CombatCard("ambuscade", 1, "CBT-AMBUSCADE", REACTION, AMBUSCADE)
    card.street_fight = True  # CBT-OURS
    return card


def _pull_back() -> CombatCard:
    card = CombatCard("pull-back", 1, "CBT-PULLBACK", REACTION, PULL_BACK)
    card.most = 2  # CBT-PULLBACK
    card.ours_in_part = True
    return card


def _out_of_ammo() -> CombatCard:
    card = CombatCard("out-of-ammo", 1, "CBT-AMMO", REACTION, OUT_OF_AMMO)
    card.boon.silences = True  # CBT-AMMO
    card.ours_in_part = True
    return card


def _infiltrators() -> CombatCard:
    card = CombatCard("infiltrators", 1, "CBT-INFILTRATORS", BEFORE_ORDERS, INFILTRATE)
    card.classes = OF_INFANTRY
    card.street_fight = True  # CBT-OURS
    card.boon = Boon("CBT-INFILTRATORS", True)
    card.boon.ignores_terrain = True  # CBT-INFILTRATORS: over two hexes, as far as infantry goes anyway
    card.ours = True
    return card


def _sniper() -> CombatCard:
    card = CombatCard("sniper", 1, "CBT-SNIPER", BEFORE_ORDERS, SNIPE)
    card.street_fight = True  # CBT-OURS
    card.boon.silences = True  # CBT-SNIPER
    card.ours_in_part = True
    return card


def _reposition() -> CombatCard:
    card = CombatCard("reposition", 1, "CBT-REPOSITION", BATTLE, REPOSITION)
    card.classes = OF_ARTILLERY
    card.most = PLENTY
    card.boon.march = 2  # CBT-REPOSITION
    card.boon.silences = True  # CBT-REPOSITION
    card.ours_in_part = True
    return card


def _fortify() -> CombatCard:
    card = CombatCard("fortify", 2, "CBT-FORTIFY", BATTLE, FORTIFY)
    card.classes = OF_INFANTRY | OF_ARTILLERY  # CBT-FORTIFY
    card.street_fight = True  # CBT-OURS
    card.boon.silences = True  # CBT-FORTIFY
    card.ours_in_part = True
    return card


def _spotter() -> CombatCard:
    card = CombatCard("spotter", 1, "CBT-SPOTTER", BATTLE, BOON)
    card.classes = OF_ARTILLERY
    card.boon.dice = 1  # CBT-SPOTTER
    card.ours_in_part = True
    return card


def _return_to_duty() -> CombatCard:
    card = CombatCard("return-to-duty", 1, "CBT-DUTY", BATTLE, RETURN)
    card.classes = OF_INFANTRY
    card.most = PLENTY
    return card


def _armor_factory() -> CombatCard:
    card = CombatCard("armor-factory", 1, "CBT-FACTORY", BEFORE_ORDERS, FACTORY)
    card.side = ALLIES  # CBT-OURS, CBT-44
    card.street_fight = True  # CBT-OURS
    card.boon.silences = True  # CBT-FACTORY
    card.ours = True
    return card


def _armor_forward() -> CombatCard:
    card = CombatCard("armor-forward", 1, "CBT-FORWARD", MARCH, SQUADRON)
    card.classes = OF_ARMOR
    card.most = 3  # CBT-FORWARD
    card.boon.ignores_terrain = True  # CBT-FORWARD
    return card


def _air_bombardment() -> CombatCard:
    card = CombatCard("air-bombardment", 1, "CBT-BOMBS", BEFORE_ORDERS, BOMB)
    card.side = AXIS  # CBT-OURS, CBT-44
    card.street_fight = True  # CBT-OURS
    card.most = 2  # CBT-BOMBS
    card.ours_in_part = True
    return card


COMBAT_CARDS: Final = [
    _rattenkrieg(),
    _reinforcements(),
    _house_to_house(),
    _heat_of_battle(),
    _not_a_step_back(),
    _ambuscade(),
    _pull_back(),
    _out_of_ammo(),
    _infiltrators(),
    _sniper(),
    _reposition(),
    _fortify(),
    _spotter(),
    _return_to_duty(),
    _armor_factory(),
    _armor_forward(),
    _air_bombardment(),
]
COMBAT_NAMES: Final = [card.name for card in COMBAT_CARDS]
COMBAT_KINDS: Final = len(COMBAT_CARDS)


def _street_fight() -> Boon:
    boon = Boon("CBT-41", True)
    boon.close_dice = 1  # CBT-41
    return boon


STREET: Final = COMBAT_KINDS
"""The number under which a street fight is remembered, whatever card it was."""
BOONS: Final = [*[card.boon for card in COMBAT_CARDS], _street_fight()]
BOON_NAMES: Final = [*COMBAT_NAMES, "street-fight"]


def combat_deck() -> list[int]:
    """Give the copies of every kind (CBT-02)."""
    return [int(card.copies) for card in COMBAT_CARDS]
