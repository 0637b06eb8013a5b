"""Places: what it is worth that a unit stands on a hex, and what an order would gain it."""

from __future__ import annotations

from bocage.memoir44.attack import bonus_for, dice_of, targets_of
from bocage.memoir44.cards.card import IN_CONTACT
from bocage.memoir44.kinds import ARTILLERY
from bocage.memoir44.marching import exit_medals, way_off
from bocage.memoir44.model import FOUGHT, HOLDS_FIRE, Position
from bocage.memoir44.moves import Ways, fires_from, march_and_fight_of
from bocage.memoir44.terrain.terrain import HOLD_FIRE
from bocage.players.memoir44.ahead import still_fights, still_moves
from bocage.players.memoir44.paths import steps_beside
from bocage.players.memoir44.survey import Survey
from bocage.players.memoir44.weights import EXIT, FAR, HEADSTART, STANDOFF, STEP, WEAK_STEP


class Places:
    """The worth of places on one board, worked out when first asked for."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self._goals = [(survey.view.at[enemy], 0) for enemy in survey.enemies]
        self._goals += [(hexagon, HEADSTART) for hexagon in survey.wanted()]
        self._stands: dict[tuple[int, int], int] = {}
        self._gaps: dict[tuple[int, int], int] = {}

    def stand(self, unit: int, hexagon: int) -> int:
        """Weigh that a unit stands on a hex at the end of the turn, whatever it did before."""
        key = (unit, hexagon)
        if key not in self._stands:
            survey = self.survey
            worth = survey.hold_worth(unit, hexagon) - survey.danger(unit, hexagon)
            self._stands[key] = worth - self._step(unit) * self._gap(unit, hexagon)
        return self._stands[key]

    def _step(self, unit: int) -> int:
        """Weigh a hex of the way to the enemy: units that could not stand another hit keep back."""
        is_weak = self.survey.view.figures[unit] == 1 and self.survey.scenario.full_strength[unit] > 1
        is_gun = self.survey.scenario.types[unit].kind == ARTILLERY
        return WEAK_STEP if is_weak and not is_gun else STEP

    def _gap(self, unit: int, hexagon: int) -> int:
        """Count the hexes a unit would still like to go."""
        kind = int(self.survey.scenario.types[unit].kind)
        key = (kind, hexagon)
        if key not in self._gaps:
            field = self.survey.field
            gaps = [steps_beside(field, kind, hexagon, goal) - start for goal, start in self._goals]
            self._gaps[key] = max(0, min(gaps, default=FAR) - STANDOFF[kind])
        return self._gaps[key]

    def shot(self, state: Position, unit: int, hexagon: int, is_overrun: bool = False) -> int:
        """Weigh the best attack a unit would have from a hex under the card that is played."""
        start = state.at[unit]
        if hexagon != start:
            state.put(unit, hexagon)
        best = 0
        if is_overrun or fits_contact(state, unit):
            targets = targets_of(state, unit, is_overrun)
            best = max([attack(self.survey, state, unit, enemy, is_overrun) for enemy in targets], default=0)
        if hexagon != start:
            state.put(unit, start)
        return best

    def halt(self, state: Position, unit: int) -> int:
        """Weigh that an ordered unit does not move."""
        here = state.at[unit]
        worth = self.stand(unit, here)
        if still_fights(state, unit) and not state.status[unit] & (HOLDS_FIRE | FOUGHT):
            worth += int(state.play_of(unit).grants().battles) * self.shot(state, unit, here)
        return worth

    def move(self, state: Position, unit: int, to: int, cost: int) -> int:
        """Weigh that an ordered unit moves to a hex, and attacks from there if it may."""
        worth = self.stand(unit, to)
        holds_fire = self.survey.field.entry[to] & HOLD_FIRE and self.survey.scenario.types[unit].minds_entry
        if holds_fire and fires_from(state, unit, to):
            holds_fire = False
        if still_fights(state, unit) and cost <= march_and_fight_of(state, unit) and not holds_fire:
            worth += int(state.play_of(unit).grants().battles) * self.shot(state, unit, to)
        return worth

    def leave(self, state: Position) -> int:
        """Weigh that a unit leaves the board over an exit."""
        return EXIT + self.survey.medal_worth(self.survey.me, int(exit_medals(state)))

    def gain(self, state: Position, unit: int) -> int:
        """Weigh an order for a unit: the best it could do, over standing where it is and doing nothing."""
        best = self.halt(state, unit)
        if still_moves(state, unit):
            ways = Ways(state, unit)
            best = max([best, *[self.move(state, unit, to, ways.cost[to]) for to in ways.found]])
            if way_off(state, ways):
                best = max(best, self.leave(state))
        return best - self.stand(unit, state.at[unit])


def attack(survey: Survey, state: Position, unit: int, enemy: int, is_overrun: bool) -> int:
    """Weigh an attack from where a unit stands."""
    away = survey.field.distance(state.at[unit], state.at[enemy])
    return survey.blow(enemy, int(dice_of(state, unit, enemy, bonus_for(state, unit, away, is_overrun))))


def fits_contact(state: Position, unit: int) -> bool:
    """Tell whether a unit stands as near to or far from the enemy as the card asks."""
    contact = state.play_of(unit).orders().contact
    return contact == 0 or state.is_touched(state.at[unit], state.side) == (contact == IN_CONTACT)
