"""The twenty tactic cards."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.cards.card import (
    BATTLE,
    CHOOSE_SECTION,
    DIG,
    HEAL,
    IN_CONTACT,
    MOVE,
    MUSTER,
    NO_ORDERS,
    ORDER,
    OUT_OF_CONTACT,
    STRIKE,
    Card,
    Salvo,
    anywhere,
)
from bocage.memoir44.kinds import OF_ANY, OF_ARMOR, OF_ARTILLERY, OF_INFANTRY, PLENTY

PLAIN: Final = [ORDER, MOVE, BATTLE]
UNMOVED: Final = [ORDER, BATTLE]  # CARD-CLOSEASSAULT-1, CARD-FIREFIGHT-1


def _air_power() -> Card:
    card = Card("air-power", 1, "CARD-AIRPOWER", [STRIKE], NO_ORDERS)
    card.salvo = salvo = Salvo()
    salvo.targets = 4  # CARD-AIRPOWER-1
    salvo.stars_hit = True  # CARD-AIRPOWER-3
    card.commander_rule = "OVL-103"
    return card


def _ambush() -> Card:
    card = Card("ambush", 1, "CARD-AMBUSH", [], NO_ORDERS)
    card.is_reaction = True  # CARD-ANY-13
    return card


def _armor_assault() -> Card:
    orders = anywhere(4, OF_ARMOR)  # CARD-ARMORASSAULT-1
    card = Card("armor-assault", 2, "CARD-ARMORASSAULT", PLAIN, orders)
    card.grants.close_bonus = 1  # CARD-ARMORASSAULT-1
    card.fallback = OF_ARMOR  # CARD-ARMORASSAULT-3
    return card


def _artillery_bombard() -> Card:
    orders = anywhere(PLENTY, OF_ARTILLERY)
    card = Card("artillery-bombard", 1, "CARD-BOMBARD", PLAIN, orders)
    card.grants.march = 3  # CARD-BOMBARD-1
    card.grants.march_rule = "CARD-BOMBARD-1"
    card.grants.battles = 2  # CARD-BOMBARD-1
    card.fallback = OF_ARTILLERY  # CARD-BOMBARD-5
    return card


def _barrage() -> Card:
    card = Card("barrage", 1, "CARD-BARRAGE", [STRIKE], NO_ORDERS)
    card.salvo = salvo = Salvo()
    salvo.dice = 4  # CARD-BARRAGE-1
    card.commander_rule = "OVL-106"
    return card


def _behind_enemy_lines() -> Card:
    steps = [ORDER, MOVE, BATTLE, MOVE]  # CARD-BEHINDLINES-1, CARD-BEHINDLINES-4, CARD-BEHINDLINES-5
    orders = anywhere(1, OF_INFANTRY)
    card = Card("behind-enemy-lines", 1, "CARD-BEHINDLINES", steps, orders)
    card.grants.march = 3  # CARD-BEHINDLINES-1
    card.grants.march_rule = "CARD-BEHINDLINES-1"
    card.grants.march_and_fight = card.grants.march  # CARD-BEHINDLINES-3
    card.grants.any_bonus = 1  # CARD-BEHINDLINES-1
    card.grants.ignores_terrain = True  # CARD-BEHINDLINES-2
    card.fallback = OF_INFANTRY  # CARD-BEHINDLINES-6
    return card


def _close_assault() -> Card:
    orders = anywhere(PLENTY, OF_INFANTRY | OF_ARMOR, IN_CONTACT)  # CARD-CLOSEASSAULT-6
    card = Card("close-assault", 1, "CARD-CLOSEASSAULT", UNMOVED, orders)
    card.grants.close_bonus = 1  # CARD-CLOSEASSAULT-1
    card.grants.bonus_lasts = False  # CARD-CLOSEASSAULT-4
    card.unmoved_rule = "CARD-CLOSEASSAULT-1"
    return card


def _counter_attack() -> Card:
    card = Card("counter-attack", 2, "CARD-COUNTER", [], NO_ORDERS)
    card.copies_enemy = True  # CARD-COUNTER-1
    return card


def _dig_in() -> Card:
    orders = anywhere(4, OF_INFANTRY)  # CARD-DIGIN-1
    card = Card("dig-in", 1, "CARD-DIGIN", [DIG], orders)
    card.fallback = OF_INFANTRY  # CARD-DIGIN-6
    return card


def _direct_from_hq() -> Card:
    orders = anywhere(4)  # CARD-HQ-1
    return Card("direct-from-hq", 2, "CARD-HQ", PLAIN, orders)


def _firefight() -> Card:
    orders = anywhere(4, OF_ANY, OUT_OF_CONTACT)  # CARD-FIREFIGHT-1
    card = Card("firefight", 1, "CARD-FIREFIGHT", UNMOVED, orders)
    card.grants.any_bonus = 1  # CARD-FIREFIGHT-1
    card.unmoved_rule = "CARD-FIREFIGHT-1"
    return card


def _infantry_assault() -> Card:
    steps = [CHOOSE_SECTION, ORDER, MOVE, BATTLE]
    card = Card("infantry-assault", 2, "CARD-INFANTRYASSAULT", steps, anywhere(PLENTY, OF_INFANTRY))
    card.grants.march = 3  # CARD-INFANTRYASSAULT-1
    card.grants.march_rule = "CARD-INFANTRYASSAULT-1"
    card.grants.march_and_fight = 2  # CARD-INFANTRYASSAULT-1, CARD-INFANTRYASSAULT-2
    card.fallback = OF_INFANTRY  # CARD-INFANTRYASSAULT-5
    return card


def _medics() -> Card:
    steps = [HEAL, MOVE, BATTLE]  # CARD-MEDICS-3
    return Card("medics-and-mechanics", 1, "CARD-MEDICS", steps, NO_ORDERS)


def _move_out() -> Card:
    orders = anywhere(4, OF_INFANTRY)  # CARD-MOVEOUT-1
    card = Card("move-out", 2, "CARD-MOVEOUT", PLAIN, orders)
    card.fallback = OF_INFANTRY  # CARD-MOVEOUT-1
    return card


def _finest_hour() -> Card:
    steps = [MUSTER, MOVE, BATTLE]  # CARD-FINESTHOUR-3
    card = Card("their-finest-hour", 1, "CARD-FINESTHOUR", steps, NO_ORDERS)
    card.grants.any_bonus = 1  # CARD-FINESTHOUR-3, OVL-120
    card.reshuffles = True  # CARD-FINESTHOUR-4
    card.commander_rule = "OVL-115"
    return card


TACTIC_CARDS: Final = [
    _air_power(),
    _ambush(),
    _armor_assault(),
    _artillery_bombard(),
    _barrage(),
    _behind_enemy_lines(),
    _close_assault(),
    _counter_attack(),
    _dig_in(),
    _direct_from_hq(),
    _firefight(),
    _infantry_assault(),
    _medics(),
    _move_out(),
    _finest_hour(),
]

STEP_BY_STEP: Final = (
    "direct-from-hq", "dig-in", "move-out", "armor-assault", "infantry-assault", "barrage", "air-power",
    "firefight", "close-assault", "artillery-bombard", "medics-and-mechanics", "ambush", "counter-attack",
    "behind-enemy-lines", "their-finest-hour",
)  # fmt: skip
"""Tactic cards from the simplest to the hardest: both ends as in the book (CRD-07), the rest is ours."""
