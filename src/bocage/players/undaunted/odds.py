"""The chance of a shot, in whole thousandths, worked out from what lies open."""

from __future__ import annotations

from typing import Final

from bocage.undaunted.cards import CARDS
from bocage.undaunted.counters import DEFENSE
from bocage.undaunted.kinds import UNITS
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.tiles import TILES
from bocage.undaunted.verbs import ATTACK, BLAST, SUPPRESS

CERTAIN: Final = 1000
FACES: Final = 10


def dice_of(unit: int, verb: int) -> int:
    """Tell how many dice a unit rolls for an action; none for one it has not."""
    return sum(action.amount for action in CARDS[unit].actions if action.verb == verb)


DICE: Final = {verb: [dice_of(unit, verb) for unit in range(UNITS)] for verb in (ATTACK, SUPPRESS, BLAST)}


def chance_of(dice: int, needed: int) -> int:
    """Give the chance that one die at least reaches a total defense; a 0 always does (UND-10.4)."""
    misses = min(max(needed - 1, 0), FACES - 1)
    return CERTAIN - int(CERTAIN * misses**dice // FACES**dice)


def shot_chance(scenario: Scenario, verb: int, unit: int, tile: int, target: int, at: int) -> int:
    """Give the chance of an Attack or Suppress by a unit on a tile against a target elsewhere (UND-10.3)."""
    cover = cover_from(scenario, at, scenario.hill[tile])
    needed = DEFENSE[target] + cover + int(scenario.distance(tile, at))
    return chance_of(DICE[verb][unit], needed)


def blast_chance(scenario: Scenario, unit: int, target: int, at: int) -> int:
    """Give the chance of a Blast against a counter on the target tile; range does not count."""
    return chance_of(DICE[BLAST][unit], DEFENSE[target] + cover_from(scenario, at, True))


def cover_from(scenario: Scenario, at: int, high: bool) -> int:
    """Give the cover of a tile, against a shot from a hill or a Blast where `high` (UND-11.1)."""
    return TILES[scenario.tiles[at]].cover_from_hill if high else scenario.cover[at]
