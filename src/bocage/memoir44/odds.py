"""What dice may do to a unit, exact: how many of all the ways they can fall cost it figures, or its hex.

Nothing here is a chance in itself; all are counts out of six to the power of the dice. The throws, the hits
and the way back are those of the game's own pages.
"""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, verb_of
from bocage.kernel.tally import Tally
from bocage.memoir44.ambush import AmbushWindow
from bocage.memoir44.attack import Blow, bonus_for, dice_of, hits_of, tally_of
from bocage.memoir44.battle import Overrun
from bocage.memoir44.dice import throws_of
from bocage.memoir44.kinds import NO_UNIT
from bocage.memoir44.model import Hand, Pile, Position
from bocage.memoir44.retreat import longest_way, spares_flag
from bocage.memoir44.salvo import BY_NOBODY, Salvos, Shelling
from bocage.memoir44.verbs import AMBUSH, ATTACK, STRIKE, TARGET
from bocage.memoir44.view import BattleView


class Toll:
    """What all the ways the dice can fall cost a unit, if its owner always answers flags alike.

    `by_hits` counts the ways by figures lost to hits, `lost` by figures lost in all; the last of each counts
    those in which none is left. `retreats` counts those in which it lives and goes back.
    """

    def __init__(self, figures: i64) -> None:
        self.by_hits: list[int] = [0] * (figures + 1)
        self.lost: list[int] = [0] * (figures + 1)
        self.retreats: i64 = 0

    def eliminated(self) -> i64:
        """Count the ways that eliminate the unit, by hits or because it cannot retreat (HIT-10, RET-14)."""
        return self.lost[-1]

    def emptied(self) -> i64:
        """Count the ways that leave its hex empty (GND-01)."""
        return self.eliminated() + self.retreats

    def figures_lost(self) -> i64:
        """Add up the figures lost over all ways; divided by the ways it is what to expect."""
        total: i64 = 0
        for number, count in enumerate(self.lost):
            total += number * count
        return total

    def facts(self) -> dict[str, object]:
        """Tell it in plain values."""
        return {"by_hits": self.by_hits[:], "lost": self.lost[:], "retreats": int(self.retreats)}


class Odds:
    """A blow before it falls: who is struck, with how many dice, and the toll by the owner's answer to flags.

    Without a flag that may be ignored both answers are the same. The tally is that of an attack, and has no
    lines where dice fall from afar.
    """

    def __init__(self, state: Position, blow: Blow, tally: Tally) -> None:
        self.victim: i64 = blow.victim
        self.dice: i64 = max(blow.dice, 0)
        self.tally: Tally = tally
        self.ways: i64 = sum(throws_of(self.dice).weights)
        self.can_stand_fast: bool = blow.flags_ignorable and spares_flag(state, blow.victim)
        self.falling_back: Toll = toll_of(state, blow, 0)
        self.standing_fast: Toll = toll_of(state, blow, 1) if self.can_stand_fast else self.falling_back

    def percent(self, count: i64) -> i64:
        """Give a count of ways in hundredths of all, rounded to the nearest."""
        return (200 * count + self.ways) // (2 * self.ways)

    def facts(self) -> dict[str, object]:
        """Tell it in plain values."""
        return {
            "dice": int(self.dice),
            "ways": int(self.ways),
            "can_stand_fast": self.can_stand_fast,
            "falling_back": self.falling_back.facts(),
            "standing_fast": self.standing_fast.facts(),
        }


def toll_of(state: Position, blow: Blow, ignored: i64) -> Toll:
    """Count all throws of a blow at a unit that ignores so many flags."""
    victim = blow.victim
    figures: i64 = state.figures[victim]
    kind = state.scenario.types[victim].kind
    throws = throws_of(max(blow.dice, 0))
    toll = Toll(figures)
    ways_back = ways_by_flags(state, victim, max(blow.dice, 0))
    for place, throw in enumerate(throws.throws):
        weight = throws.weights[place]
        hits = min(hits_of(throw, kind, blow.stars_hit), figures)  # HIT-09
        flags = max(throw.flags - ignored, 0)  # RET-12
        way: i64 = ways_back[flags]
        lost = min(hits + max(flags - way, 0), figures)  # RET-09
        toll.by_hits[hits] += weight
        toll.lost[lost] += weight
        if lost < figures and way > 0:  # HIT-12
            toll.retreats += weight
    return toll


def ways_by_flags(state: Position, unit: i64, most: i64) -> list[int]:
    """Give by number of flags how many hexes a unit could go back."""
    per_flag = state.scenario.types[unit].flag_hexes  # RET-01, UNI-14
    start = state.at[unit]
    return [0] + [int(longest_way(state, unit, start, flags * per_flag)) for flags in range(1, most + 1)]


def odds_of_attack(state: Position, unit: i64, target: i64, bonus: i64, is_overrun: bool = False) -> Odds:
    """Tell the odds of an attack with what a card adds to its dice; with no dice nothing happens."""
    dice = dice_of(state, unit, target, bonus)
    tally = tally_of(state, unit, target, bonus, is_overrun) if dice > 0 else Tally()
    return Odds(state, Blow(unit, target, dice, False, True), tally)


def odds_of_salvo(state: Position, target: i64, dice: i64, stars_hit: bool) -> Odds:
    """Tell the odds of dice that fall from afar, against which no flag is ignored (CARD-AIRPOWER-3)."""
    return Odds(state, Blow(BY_NOBODY, target, dice, stars_hit, False), Tally())


def odds_of(state: Position, choice: i64) -> Odds | None:
    """Tell the odds of what a choice that is on offer sets going; nothing if it throws no dice at a unit."""
    verb, top = verb_of(choice), state.trunk[-1]
    if verb == ATTACK:
        unit, target = state.unit_on[argument(choice, 0)], state.unit_on[argument(choice, 1)]
        away = state.scenario.field.distance(state.at[unit], state.at[target])
        is_overrun = isinstance(top, Overrun)
        bonus = bonus_for(state, unit, away, is_overrun)
        return odds_of_attack(state, unit, target, bonus, is_overrun)
    if verb == AMBUSH and isinstance(top, AmbushWindow):
        return odds_of_attack(state, top.victim, top.unit, 0)  # CARD-AMBUSH-2
    if verb in (TARGET, STRIKE) and isinstance(top, (Salvos, Shelling)):
        target = state.unit_on[argument(choice, 0)]
        return None if target == NO_UNIT else odds_of_salvo(state, target, top.dice, top.stars_hit)
    return None


def laid_open(view: BattleView) -> Position:
    """Give a position of what a view shows of the board, for odds: nobody holds a card in it.

    It shares the lists of the view, so nothing may be played on from here; for that there is the guess.
    """
    state = Position(view.scenario, view.edition, [Hand([], [], 0) for _ in view.hands], Pile([], [], 0, 0))
    state.at = view.at
    state.figures = view.figures
    state.status = view.status
    state.began = view.began
    state.unit_on = view.unit_on
    state.laid = view.laid
    state.won = view.won
    state.taken = view.taken
    state.side = view.side
    state.turn = view.turn
    state.plays = view.plays
    state.trunk = view.trunk
    if view.combat is not None:
        state.combat = view.combat.laid_open()
    state.outcome = view.outcome
    return state
