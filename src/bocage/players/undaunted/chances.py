"""The chance that a shot or a blast hits, in whole thousandths, and what a hit is worth."""

from __future__ import annotations

from typing import Final

from bocage.players.undaunted.survey import PIN, Survey
from bocage.players.undaunted.weights import (
    HIT,
    IN_HAND,
    IN_THE_WAY,
    LAST_CARDS,
    OWN_HIT,
    QUARRY,
    REMOVAL,
    SUPPRESSED,
    WIN,
)
from bocage.undaunted.actions.fire import FACES, Fire, total_defense
from bocage.undaunted.counters import COUNTERS, HOLDERS
from bocage.undaunted.kinds import NO_TILE, UNITS
from bocage.undaunted.odds import dice_of, good_faces
from bocage.undaunted.verbs import ATTACK, BLAST, SUPPRESS

CERTAIN: Final = 1000
HIGHEST: Final = 20
"""No total defense is higher: base 6, cover 3, and a range of a few tiles."""
DICE: Final = {
    verb: [int(dice_of(unit, verb)) for unit in range(UNITS)] for verb in (ATTACK, SUPPRESS, BLAST)
}


GUN: Final = next(unit for unit, counter in enumerate(COUNTERS) if counter.aims)
"""The unit that fires a Blast."""


def chance_of(dice: int, needed: int) -> int:
    """Give the chance that at least one of some dice is a success."""
    misses = FACES - int(good_faces(needed))
    return CERTAIN - CERTAIN * misses**dice // FACES**dice  # type: ignore[no-any-return]  # int ** int


CHANCES: Final = [[chance_of(dice, needed) for needed in range(HIGHEST)] for dice in range(5)]


def shot_chance(survey: Survey, verb: int, unit: int, tile: int, target: int) -> int:
    """Give the chance of an Attack, Suppress or Blast by an own unit on a tile against an enemy counter."""
    return fire_chance(survey, Fire(verb, survey.me, unit, survey.foe, target), tile)


def fire_chance(survey: Survey, fire: Fire, tile: int) -> int:
    """Give the chance of a shot from a tile."""
    needed = total_defense(survey.scenario, survey.view.armies, fire, tile).total()
    return CHANCES[DICE[fire.verb][fire.unit]][needed]


def hit_worth(survey: Survey, unit: int) -> int:
    """Weigh a casualty of an enemy unit: it loses a card, or its counter."""
    left = survey.findable(survey.foe, unit)
    worth = HIT[unit] + in_the_way(survey, unit)
    if unit in HOLDERS and survey.goal(survey.me) == PIN:
        worth += QUARRY
    if survey.view.cards[survey.foe].hand_count > 0:
        worth += IN_HAND
    if left == 0:
        return WIN if is_decisive(survey, survey.foe, unit) else worth + REMOVAL
    return worth + LAST_CARDS // left


def in_the_way(survey: Survey, unit: int) -> int:
    """Weigh that a counter stands on an objective worth having, or worth keeping."""
    tile = survey.enemy.place[unit]
    is_wanted = survey.scenario.objective[tile] > 0 and (survey.prize(tile) > 0 or survey.threats[tile] > 0)
    return IN_THE_WAY if is_wanted else 0


def is_decisive(survey: Survey, side: int, unit: int) -> bool:
    """Tell whether a side without one of its counters would be pinned, and that is the other's goal."""
    place = survey.view.armies[side].place
    others = [other for other in HOLDERS if other != unit and place[other] != NO_TILE]
    return survey.goal(1 - side) == PIN and unit in HOLDERS and not others


def own_hit_worth(survey: Survey, unit: int) -> int:
    """Weigh a casualty among one's own."""
    is_lost = survey.findable(survey.me, unit) == 0
    return WIN if is_lost and is_decisive(survey, survey.me, unit) else OWN_HIT


def suppress_worth(survey: Survey, unit: int) -> int:
    """Weigh that an enemy unit must spend a card to be ready again; without cards it has none to spend."""
    if survey.circulating[survey.foe][unit] == 0:
        return 0
    urgent = survey.threats[survey.enemy.place[unit]] if unit in HOLDERS else 0
    return (HIT[unit] + in_the_way(survey, unit)) * SUPPRESSED // 100 + urgent


def attack_value(survey: Survey, unit: int, tile: int, target: int) -> int:
    """Weigh an Attack from a tile by its chance."""
    return hit_worth(survey, target) * shot_chance(survey, ATTACK, unit, tile, target) // CERTAIN


def suppress_value(survey: Survey, unit: int, tile: int, target: int) -> int:
    """Weigh a Suppress from a tile by its chance."""
    return suppress_worth(survey, target) * shot_chance(survey, SUPPRESS, unit, tile, target) // CERTAIN


def best_shot(survey: Survey, unit: int, tile: int) -> int:
    """Weigh the best Attack a unit would have from a tile."""
    if DICE[ATTACK][unit] == 0:
        return 0
    targets = [target for target in range(UNITS) if survey.enemy.place[target] != NO_TILE]
    return max((attack_value(survey, unit, tile, target) for target in targets), default=0)


def blast_value(survey: Survey, tile: int) -> int:
    """Weigh a Blast on a tile: enemies hit, less own counters hit."""
    value = 0
    for unit in range(UNITS):
        if survey.enemy.place[unit] == tile:
            value += hit_worth(survey, unit) * shot_chance(survey, BLAST, GUN, tile, unit) // CERTAIN
        if survey.own.place[unit] == tile:
            own = Fire(BLAST, survey.me, GUN, survey.me, unit)
            value -= own_hit_worth(survey, unit) * fire_chance(survey, own, tile) // CERTAIN
    return value
