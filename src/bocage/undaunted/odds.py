"""The chance to hit, exact: how many of all the ways the dice can fall are a success."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, verb_of
from bocage.kernel.tally import Tally
from bocage.undaunted.actions.combat import victims_on
from bocage.undaunted.actions.fire import FACES, Fire, is_success, total_defense
from bocage.undaunted.cards import CARDS
from bocage.undaunted.kinds import NO_TILE, UNITS
from bocage.undaunted.verbs import ATTACK, BLAST, SUPPRESS
from bocage.undaunted.view import PositionView

SHOTS: Final = (ATTACK, SUPPRESS, BLAST)


class Odds:
    """One attack before it is made: at whom, with how many dice, against which tally."""

    def __init__(self, fire: Fire, dice: i64, tally: Tally) -> None:
        self.victim_side: i64 = fire.victim_side
        self.victim: i64 = fire.victim
        self.dice: i64 = dice
        self.tally: Tally = tally
        self.needed: i64 = tally.total()

    def ways(self) -> i64:
        """Count the ways the dice can fall."""
        return power(FACES, self.dice)

    def hits(self) -> i64:
        """Count those of them with one success at least (UND-10.4)."""
        return self.ways() - power(FACES - good_faces(self.needed), self.dice)

    def percent(self) -> i64:
        """Give the chance in hundredths, rounded to the nearest."""
        ways = self.ways()
        return (200 * self.hits() + ways) // (2 * ways)


def odds_of(view: PositionView, choice: i64) -> list[Odds]:
    """Tell every attack that a choice of the acting side would make; none if it is no combat action."""
    verb = verb_of(choice)
    if verb not in SHOTS or view.acting < 0:
        return []
    card = argument(choice, 0)
    dice = dice_of(card, verb)
    tile = stand(view, view.acting, card)
    found: list[Odds] = []
    for fire in shots_of(view, view.acting, choice):
        found.append(Odds(fire, dice, total_defense(view.scenario, view.armies, fire, tile)))
    return found


def shots_of(view: PositionView, side: i64, choice: i64) -> list[Fire]:
    """List who would be shot at: one counter, or everybody on the target tile (UND-10.2)."""
    verb = verb_of(choice)
    unit = argument(choice, 0)
    if verb != BLAST:
        return [Fire(verb, side, unit, 1 - side, argument(choice, 1))]
    shots: list[Fire] = []
    for victim in victims_on(view.armies, side):
        shots.append(Fire(verb, side, unit, victim // UNITS, victim % UNITS))
    return shots


def stand(view: PositionView, side: i64, unit: i64) -> i64:
    """Find the tile a unit would shoot from: its counter's, or the one it comes in at (UND-7.6)."""
    tile: i64 = view.armies[side].place[unit]
    if tile == NO_TILE:
        tile = view.scenario.spawn[side][unit]
    return tile


def dice_of(card: i64, verb: i64) -> i64:
    """Read the number of dice off the card."""
    for action in CARDS[card].actions:
        if action.verb == verb:
            return action.amount
    return 0


def good_faces(needed: i64) -> i64:
    """Count the faces of a die that are a success."""
    count: i64 = 0
    for face in range(FACES):
        if is_success(face, needed):
            count += 1
    return count


def power(base: i64, exponent: i64) -> i64:
    """Multiply a number with itself, at most as often as there are dice."""
    product: i64 = 1
    for _ in range(exponent):
        product *= base
    return product
