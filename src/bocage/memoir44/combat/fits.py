"""Whom a Combat card fits: the units its text can be used for, and those that can fight in the streets."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.memoir44.ambush import strikes_first
from bocage.memoir44.attack import bonus_for, can_fight, dice_of
from bocage.memoir44.cards.card import OUT_OF_CONTACT
from bocage.memoir44.combat.cards import (
    AMBUSCADE,
    ANY_SIDE,
    BATTLE,
    BEFORE_ORDERS,
    BOMB,
    BOON,
    COMBAT_CARDS,
    ENLIST,
    FACTORY,
    FORTIFY,
    GROUND,
    MARCH,
    PULL_BACK,
    REACTION,
    REPOSITION,
    RETURN,
    SNIPE,
    CombatCard,
)
from bocage.memoir44.combat.moment import Moment, is_backed
from bocage.memoir44.combat.stock import (
    RECRUITS,
    SNIPER,
    baseline,
    beside_own,
    can_recruit,
    factories,
    is_near_building,
)
from bocage.memoir44.kinds import ARMOR, INFANTRY, NO_UNIT, OF_INFANTRY, OFF_BOARD
from bocage.memoir44.model import FOUGHT, FOUGHT_TWICE, MOVED, ORDERED, Position
from bocage.memoir44.retreat import longest_way
from bocage.memoir44.tactics import can_dig, has_sandbags


def is_for_side(kind: i64, side: i64) -> bool:
    """Tell whether a side can use the text of a card (CBT-44, CBT-45)."""
    return COMBAT_CARDS[kind].side in (ANY_SIDE, side)


def units_for(state: Position, post: i64, kind: i64, moment: Moment) -> list[int]:
    """List the units of a post that a card's text can be used for in a moment, if it goes with units."""
    card = COMBAT_CARDS[kind]
    if moment.timing == REACTION:
        is_own = is_backed(state, post, moment.unit)
        return [moment.unit] if is_own and _improves(state, kind, moment.unit) else []
    if card.timing != moment.timing:  # CBT-13, QC-06
        return []
    if card.timing == GROUND:
        return [moment.unit] if _fits(state, card, kind, moment.unit) else []
    if card.timing == BEFORE_ORDERS:
        return [unit for unit in state.commanded(post) if _may_infiltrate(state, card, unit)]
    return [unit for unit in ordered_by(state, post) if _fits(state, card, kind, unit)]


def ordered_by(state: Position, post: i64) -> list[int]:
    """List the units on the board that a post has ordered (CBT-12)."""
    found = []
    for unit in state.scenario.units_of[state.side]:
        if not state.status[unit] & ORDERED or state.at[unit] == OFF_BOARD:
            continue
        if is_backed(state, post, unit):
            found.append(unit)
    return found


def is_of(state: Position, card: CombatCard, unit: i64) -> bool:
    """Tell whether a unit is of a class that a card goes with (CARD-ANY-8)."""
    return (card.classes >> state.scenario.types[unit].kind) & 1 == 1


def _improves(state: Position, kind: i64, unit: i64) -> bool:
    """Tell whether a card adds dice to an attack that has been declared (QC-06, QC-02)."""
    card = COMBAT_CARDS[kind]
    return card.timing == BATTLE and card.boon.dice > 0 and is_of(state, card, unit)


def _fits(state: Position, card: CombatCard, kind: i64, unit: i64) -> bool:
    """Tell whether the text of a card can be used for an ordered unit now."""
    table = state.combat
    assert table is not None
    if not is_of(state, card, unit) or table.has(unit, kind):
        return False
    if card.timing == MARCH:
        return not state.status[unit] & MOVED and _may_start(state, card, unit)  # CBT-12
    if card.deed == FORTIFY:
        return can_dig(state, state.at[unit]) and has_sandbags(state)
    if card.deed == RETURN:
        return state.figures[unit] < state.scenario.full_strength[unit]
    return card.timing == GROUND or card.deed == REPOSITION or may_battle(state, unit)


def _may_start(state: Position, card: CombatCard, unit: i64) -> bool:
    return not card.near_building or is_near_building(state, state.at[unit])  # CBT-RATTENKRIEG


def _may_infiltrate(state: Position, card: CombatCard, unit: i64) -> bool:
    """Tell whether a unit out of contact could go anywhere unseen (CBT-INFILTRATORS)."""
    here, field = state.at[unit], state.scenario.field
    if not is_of(state, card, unit) or state.is_touched(here, state.scenario.sides[unit]):
        return False
    return any([state.unit_on[to] == NO_UNIT for to in field.onward[INFANTRY][here]])


def may_battle(state: Position, unit: i64) -> bool:
    """Tell whether an ordered unit has an attack left."""
    status, play = state.status[unit], state.play_of(unit)
    if not play.fights() or not can_fight(state, unit) or status & FOUGHT_TWICE:
        return False
    return not status & FOUGHT or play.grants().battles > 1


# ------------------------------------------------------------------------------------------ street fights


def may_fight_in_street(state: Position, unit: i64) -> bool:
    """Tell whether an ordered unit can make a close assault on or next to a building (CBT-41, QC-05)."""
    if not is_near_building(state, state.at[unit]) or not may_battle(state, unit):
        return False
    if state.play_of(unit).orders().contact == OUT_OF_CONTACT:
        return False
    bonus = bonus_for(state, unit, 1, False) + 1
    return any([dice_of(state, unit, enemy, bonus) > 0 for enemy in enemies_beside(state, unit)])


def enemies_beside(state: Position, unit: i64) -> list[int]:
    """List the enemies next to a unit."""
    sides = state.scenario.sides
    beside = [state.unit_on[at] for at in state.scenario.field.neighbours[state.at[unit]]]
    return [enemy for enemy in beside if enemy != NO_UNIT and sides[enemy] != sides[unit]]


def street_fighters(state: Position, post: i64, moment: Moment) -> list[int]:
    """List the units of a post that could fight in the streets: in its own turn only."""
    if moment.timing == BATTLE:
        return [unit for unit in ordered_by(state, post) if may_fight_in_street(state, unit)]
    if moment.timing != REACTION:
        return []
    if not is_backed(state, post, moment.unit):  # QC-07
        return []
    is_close = moment.victim in enemies_beside(state, moment.unit)
    return [moment.unit] if is_close and is_near_building(state, state.at[moment.unit]) else []


# ------------------------------------------------------------------------------------------ without a unit


def is_of_use(state: Position, post: i64, kind: i64, moment: Moment) -> bool:
    """Tell whether the text of a card that names no unit can be used in a moment."""
    card = COMBAT_CARDS[kind]
    if card.timing != moment.timing:  # CBT-13
        return False
    side = state.scenario.command.side_of_post[post]
    if card.timing == BEFORE_ORDERS:
        return _is_of_use_before(state, side, card)
    if card.timing == REACTION:
        return side == state.scenario.sides[moment.victim] and _answers(state, card, moment)
    return bool(units_for(state, post, kind, moment))


def _is_of_use_before(state: Position, side: i64, card: CombatCard) -> bool:
    if card.deed == ENLIST:  # CBT-REINFORCEMENTS, CBT-32
        return any(
            [bool(baseline(state, side, kind.kind)) and can_recruit(state, side, kind) for kind in RECRUITS]
        )
    if card.deed == SNIPE:
        return can_recruit(state, side, SNIPER) and bool(beside_own(state, side, INFANTRY, OF_INFANTRY))
    if card.deed == FACTORY:
        return can_recruit(state, side, RECRUITS[ARMOR]) and bool(factories(state, side))
    return card.deed == BOMB and bool(bombed(state, side))


def bombed(state: Position, side: i64) -> list[int]:
    """List the enemies that bombs can fall on: next to none of one's own units (CBT-BOMBS)."""
    sides = state.scenario.sides
    enemies = [unit for unit, its in enumerate(sides) if its != side and state.at[unit] != OFF_BOARD]
    return [unit for unit in enemies if not state.is_touched(state.at[unit], sides[unit])]


def _answers(state: Position, card: CombatCard, moment: Moment) -> bool:
    """Tell whether a card can answer the attack that has been declared."""
    unit, victim = moment.unit, moment.victim
    if card.deed == AMBUSCADE:  # CBT-AMBUSCADE
        return victim in enemies_beside(state, unit) and strikes_first(state, unit, victim)
    if card.deed == PULL_BACK:  # CBT-PULLBACK
        return longest_way(state, victim, state.at[victim], 1) > 0
    table = state.combat
    assert table is not None
    return card.deed != BOON or not table.ignores_flags(victim)
