"""What a side reads off the board before it chooses: medals, objectives, and where enemies could strike."""

from __future__ import annotations

from bocage.kernel.chance import Seeded
from bocage.kernel.state import AnyPending, Together
from bocage.memoir44.attack import shelter
from bocage.memoir44.guess import deal_guess
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD
from bocage.memoir44.medals import held_by
from bocage.memoir44.objectives import MAJORITY, PERMANENT, SUDDEN, TEMPORARY, Objective
from bocage.memoir44.retreat import longest_way, spares_flag
from bocage.memoir44.view import BattleView
from bocage.players.memoir44.memory import findings
from bocage.players.memoir44.odds import CERTAIN, odds_of
from bocage.players.memoir44.weights import (
    DANGER,
    FATAL,
    FIGURE,
    GUARD,
    GUARD_REACH,
    IN_THE_WAY,
    LAST,
    MEDAL,
    PUSH,
    SHARE,
    WIN,
)


class Survey:
    """A view, seen from the side that decides; `state` is a position guessed from it, to ask the rules with.

    Nothing here hangs on the cards that were guessed.
    """

    def __init__(self, view: BattleView) -> None:
        self.view = view
        self.state = deal_guess(view, Seeded(0))
        self.scenario = view.scenario
        self.field = view.scenario.field
        self.me = int(view.scenario.command.side(view.seat))
        self.foe = 1 - self.me
        self.missing = [view.scenario.terms.goal[side] - view.medals[side] for side in (0, 1)]
        self.enemies = self.on_board(self.foe)
        self._dangers = findings(
            self.scenario, "dangers", self.me, *map(tuple, (view.at, view.figures, view.laid, view.medals))
        )

    @property
    def asking(self) -> AnyPending:
        """Give the record that asks: the one on top, or the one on top of the seat's own lane."""
        return self.state.trunk[-1].asker(self.state, self.view.seat)

    def is_in_lane(self) -> bool:
        """Tell whether others act at the same time."""
        return isinstance(self.state.trunk[-1], Together)

    def on_board(self, side: int) -> list[int]:
        """List the units of a side that are in play."""
        return [unit for unit in self.scenario.units_of[side] if self.view.at[unit] != OFF_BOARD]

    def medal_worth(self, side: int, count: int) -> int:
        """Weigh medals of a side."""
        missing = max(1, self.missing[side])
        if count >= missing:
            return WIN if side == self.me else FATAL
        return count * (MEDAL + LAST // missing)

    # Blows

    def blow(self, victim: int, dice: int, stars_hit: bool = False, ignorable: bool = True) -> int:
        """Weigh dice that fall on an enemy."""
        is_steady = ignorable and spares_flag(self.state, victim)
        is_cornered = not is_steady and longest_way(self.state, victim, self.view.at[victim], 1) == 0
        kind = int(self.scenario.types[victim].kind)
        odds = odds_of(int(dice), kind, self.view.figures[victim], stars_hit, is_cornered)
        released = self.release_worth(victim)
        killed = self.medal_worth(self.me, self.scenario.worth[victim]) + released
        driven = 0 if is_steady else PUSH + released
        return (FIGURE * odds.lost + killed * odds.killed + driven * odds.driven) // CERTAIN

    def release_worth(self, victim: int) -> int:
        """Weigh that an enemy leaves its hex: what it holds there, and what it keeps others from."""
        worth = 0
        for number in self.scenario.objectives_at[self.view.at[victim]]:
            objective = self.scenario.terms.objectives[number]
            if objective.kind in (TEMPORARY, SUDDEN) and objective.is_open_to(self.foe):
                worth += MEDAL
            elif objective.is_open_to(self.me):
                worth += IN_THE_WAY
        return worth

    # Places

    def danger(self, unit: int, hexagon: int) -> int:
        """Weigh what enemies could do next turn to a unit on a hex."""
        key = (unit, hexagon)
        if key not in self._dangers:
            self._dangers[key] = self.feared(unit, hexagon)
        return self._dangers[key]

    def feared(self, unit: int, hexagon: int) -> int:
        """Weigh the same anew, in case the board of the guess was changed."""
        blows = sorted([self._blow_from(unit, hexagon, enemy) for enemy in self.enemies], reverse=True)
        return sum(blow * percent for blow, percent in zip(blows, DANGER, strict=False)) // 100

    def _blow_from(self, unit: int, hexagon: int, enemy: int) -> int:
        """Weigh what an enemy could do to a unit on a hex, as near as it can come and still fight."""
        kind = self.scenario.types[enemy]
        there = self.view.at[enemy]
        away = max(1, self.field.distance(hexagon, there) - kind.march_and_fight)
        if away > kind.reach:
            return 0
        dice = kind.ladder[away]
        if kind.minds_protection:
            dice -= shelter(self.state, kind.kind, there, hexagon, self.me)
        return self.loss(unit, hexagon, int(dice)) if dice > 0 else 0

    def loss(self, unit: int, hexagon: int, dice: int) -> int:
        """Weigh dice that fall on an own unit on a hex."""
        kind = int(self.scenario.types[unit].kind)
        is_cornered = not self.field.ways_back[self.me][kind][hexagon]
        figures = self.view.figures[unit] or self.scenario.full_strength[unit]
        odds = odds_of(dice, kind, figures, False, is_cornered)
        killed = self.medal_worth(self.foe, self.scenario.worth[unit])
        return (FIGURE * odds.lost + killed * odds.killed + PUSH * odds.driven) // CERTAIN

    def hold_worth(self, unit: int, hexagon: int) -> int:
        """Weigh that a unit holds a hex: objectives won there, or kept from the enemy."""
        return sum(
            self._claim(unit, hexagon, number, self.scenario.terms.objectives[number])
            for number in self.scenario.objectives_at[hexagon]
        )

    def _claim(self, unit: int, hexagon: int, number: int, objective: Objective) -> int:
        if not objective.is_open_to(self.me):
            return self._guard(hexagon) if self.view.taken[number] < 0 else 0
        others = self._held_by_others(unit, objective)
        if objective.kind == SUDDEN:
            return WIN if others + 1 >= objective.needs else SHARE * (others + 1)
        if objective.kind == PERMANENT:
            is_free = self.view.taken[number] < 0
        else:
            is_free = others == 0 or objective.kind == MAJORITY
        return self.medal_worth(self.me, int(objective.medals)) if is_free else 0

    def _guard(self, hexagon: int) -> int:
        nearest = min(
            [self.field.distance(hexagon, self.view.at[enemy]) for enemy in self.enemies], default=99
        )
        return GUARD if nearest <= GUARD_REACH else 0

    def _held_by_others(self, unit: int, objective: Objective) -> int:
        held = int(held_by(self.state, objective, self.me))
        return held - 1 if self.view.at[unit] in objective.hexes else held

    def wanted(self) -> list[int]:
        """List the hexes of objectives that are still to be had."""
        found = []
        for number, objective in enumerate(self.scenario.terms.objectives):
            if objective.is_open_to(self.me) and self._is_wanted(number, objective):
                found += [hexagon for hexagon in objective.hexes if not self._is_own(hexagon)]
        return found

    def _is_wanted(self, number: int, objective: Objective) -> bool:
        if objective.kind == TEMPORARY:
            return held_by(self.state, objective, self.me) == 0
        return self.view.taken[number] < 0

    def _is_own(self, hexagon: int) -> bool:
        unit = self.view.unit_on[hexagon]
        return unit != NO_UNIT and self.scenario.sides[unit] == self.me
