"""One unit's battle from first to last: the attack, an ambush against it, ground taken, an overrun."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event, Fact
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import Pending
from bocage.memoir44.ambush import AmbushWindow, may_be_ambushed
from bocage.memoir44.attack import (
    Blow,
    Roll,
    bonus_for,
    dice_of,
    tally_of,
    target_refusal,
    targets_of,
)
from bocage.memoir44.combat.cards import GROUND, REACTION
from bocage.memoir44.combat.moment import Moment
from bocage.memoir44.combat.playing import VERBS, combat_offers, combat_refusal, own_posts, play_combat
from bocage.memoir44.combat.window import opens, window_for
from bocage.memoir44.kinds import NO_UNIT
from bocage.memoir44.losses import named
from bocage.memoir44.model import FOUGHT_TWICE, HALTED, HOLDS_FIRE, LEFT_HEDGEROW, Position
from bocage.memoir44.moves import walk
from bocage.memoir44.no_way import barrier
from bocage.memoir44.terrain.obstacles import WIRE
from bocage.memoir44.terrain.terrain import FROM_NEXT_HEX, HOLD_FIRE, ONE_HEX_OUT, STOP
from bocage.memoir44.verbs import ATTACK, STAY, TAKE_GROUND, VERB_NAMES

DECLARED: Final = 0
READY: Final = 1
FOUGHT_OUT: Final = 2


class Combat(Pending[Position]):
    """A declared attack: the window for an ambush, the dice, and what follows."""

    name = "combat"

    def __init__(self, unit: i64, victim: i64, start: i64, goal: i64, stage: i64, is_overrun: bool) -> None:
        self.unit: i64 = unit
        self.victim: i64 = victim
        self.start: i64 = start
        self.goal: i64 = goal
        self.stage: i64 = stage
        self.is_overrun: bool = is_overrun

    def is_exclusive(self) -> bool:
        """Pause all else until the attack is resolved (ATK-01)."""
        return True

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Go on to the next stage."""
        if self.stage == DECLARED:
            self._at(state, READY)
            self._open_window(state)
        elif self.stage == READY:
            self._strike(state, tell)
        else:
            state.pop()
            self._end(state)
            self._follow_up(state, tell)

    def facts(self) -> dict[str, object]:
        """Tell who attacks whom, where, and how far it has come."""
        return {
            "is": self.name,
            "unit": int(self.unit),
            "victim": int(self.victim),
            "start": int(self.start),
            "goal": int(self.goal),
            "stage": int(self.stage),
            "is_overrun": self.is_overrun,
        }

    def _at(self, state: Position, stage: i64) -> None:
        state.swap(Combat(self.unit, self.victim, self.start, self.goal, stage, self.is_overrun))

    def _is_close(self, state: Position) -> bool:
        return state.scenario.field.distance(self.start, self.goal) == 1  # ATK-05

    def _open_window(self, state: Position) -> None:
        """Let the attacked side react, if for all that everybody knows it could (QC-02)."""
        is_close = self._is_close(state)
        if state.combat is None:
            if is_close and may_be_ambushed(state, self.unit, self.victim):
                state.push(AmbushWindow(self.unit, self.victim, 0))
        elif opens(state, self.unit, self.victim, is_close):
            state.push(window_for(state, self.unit, self.victim, is_close))

    def _end(self, state: Position) -> None:
        """Let go what Combat cards have given for this attack alone."""
        if state.combat is not None:
            state.combat.end_attack(self.unit)  # QC-05
            state.combat.end_attack(self.victim)  # CBT-NOSTEP

    def _is_called_off(self, state: Position) -> bool:
        """Tell whether a Combat card has made the attack impossible."""
        if state.at[self.victim] != self.goal:  # CBT-PULLBACK
            return True
        return state.combat is not None and state.combat.is_silenced(self.unit)  # CBT-AMMO

    def _strike(self, state: Position, tell: list[Event] | None) -> None:
        """Throw the dice, unless an ambush has eliminated the attacker or driven it off."""
        is_driven_off = state.at[self.unit] != self.start  # CARD-AMBUSH-5, CARD-AMBUSH-6
        if is_driven_off:
            state.status[self.unit] |= FOUGHT_TWICE  # CARD-AMBUSH-9
        if is_driven_off or self._is_called_off(state):
            state.pop()
            self._end(state)
            return
        away = state.scenario.field.distance(self.start, self.goal)
        dice = dice_of(state, self.unit, self.victim, bonus_for(state, self.unit, away, self.is_overrun))
        self._at(state, FOUGHT_OUT)
        state.push(Roll(Blow(self.unit, self.victim, dice, False, True)))

    def _follow_up(self, state: Position, tell: list[Event] | None) -> None:
        """Let the unit take the ground it has won, if it may."""
        if state.at[self.unit] != self.start:
            return
        if not state.scenario.terms.ground_is_taken:  # YNG-03
            return
        if ground_refusal(state, self.unit, self.goal) is None:
            state.push(Ground(self.unit, self.goal, self.is_overrun))  # CARD-CLOSEASSAULT-3


def ground_refusal(state: Position, unit: i64, to: i64) -> Refusal | None:
    """Say why a unit may not take a hex it has fought for, or nothing if it may."""
    field, kind = state.scenario.field, state.scenario.types[unit]
    here = state.at[unit]
    status: i64 = state.status[unit]
    facts = {"unit": kind.name, "at": field.names[here], "to": field.names[to]}
    if state.unit_on[to] != NO_UNIT:
        return Refusal("ground-not-empty", "GND-01", facts)
    if not kind.takes_ground:
        return Refusal("takes-no-ground", "GND-03", facts)
    if status & HALTED:
        return Refusal("halted", "GND-06", facts)
    if status & LEFT_HEDGEROW and not state.edition.ground_after_hedgerow:
        return Refusal("left-hedgerow", "TER-HEDGE-4", facts)
    return _entry_refusal(state, unit, here, to, facts)


def _entry_refusal(state: Position, unit: i64, here: i64, to: i64, facts: dict[str, str]) -> Refusal | None:
    """Say why the terrain does not let a unit advance."""
    field, kind = state.scenario.field, state.scenario.types[unit]
    # GND-04: to a hex beside its own; climbs cost nothing here: TER-BLUFF-4, TER-STEEP-3
    ways = field.onward[kind.kind][here] + field.climbs[kind.kind][here]
    if to not in ways:  # GND-05, GND-07
        return Refusal("cannot-enter", "GND-07", {**facts, "terrain": barrier(state, kind.kind, to)[0]})
    if field.terrain[to].no_ground_from_shore and field.terrain[here].is_shore:
        return Refusal("no-ground-up-cliff", "TER-CLIFF-2", facts)
    if field.entry[to] & FROM_NEXT_HEX and not _stood_beside(state, unit, here, to):
        return Refusal("not-from-next-hex", "TER-HEDGE-2", {**facts, "terrain": field.terrain[to].name})
    return None


def _stood_beside(state: Position, unit: i64, here: i64, to: i64) -> bool:
    """Tell whether a unit stood next to a hedgerow when its movement began (Q-10)."""
    began: i64 = state.began[unit]
    if state.edition.hedgerow_is_first_step:
        return began == here
    return state.scenario.field.distance(began, to) == 1


class Ground(Pending[Position]):
    """A unit may advance into the hex it has emptied."""

    name = "ground"

    def __init__(self, unit: i64, to: i64, is_overrun: bool) -> None:
        self.unit: i64 = unit
        self.to: i64 = to
        self.is_overrun: bool = is_overrun

    def is_exclusive(self) -> bool:
        """Let nobody else act: the unit's battle is finished first (GND-13)."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask whoever acts with the unit."""
        return state.acting(self.unit)

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer both."""
        ground = [code(TAKE_GROUND), code(STAY)]  # GND-01, GND-02, Q-03
        return [*ground, *combat_offers(state, own_posts(state), seat, self._moment())]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that the ground has to be decided on first."""
        if verb_of(choice) in VERBS:
            return combat_refusal(state, own_posts(state), seat, choice, self._moment())
        if verb_of(choice) in (TAKE_GROUND, STAY):
            return None
        return Refusal("ground-first", "GND-13", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Advance or stay; armor that has advanced may overrun. A Combat card may come first."""
        if verb_of(choice) in VERBS:
            play_combat(state, own_posts(state), seat, choice, self._moment(), tell)
            return
        state.pop()
        if verb_of(choice) == STAY:
            return
        advance(state, self.unit, self.to, tell)
        if state.outcome is None and not self.is_overrun and may_overrun(state, self.unit):  # GND-12
            state.push(Overrun(self.unit))  # CARD-CLOSEASSAULT-3

    def facts(self) -> dict[str, object]:
        """Tell who may go where."""
        return {"is": self.name, "unit": int(self.unit), "to": int(self.to), "is_overrun": self.is_overrun}

    def _moment(self) -> Moment:
        """Let ground taken after an overrun be the end of it."""
        return Moment(REACTION + 1 if self.is_overrun else GROUND, self.unit)


def is_heated(state: Position, unit: i64) -> bool:
    """Tell whether a Combat card lets a unit attack again after it has taken ground (CBT-HEAT)."""
    return state.combat is not None and state.combat.overruns(unit)


def advance(state: Position, unit: i64, to: i64, tell: list[Event] | None) -> None:
    """Take ground, outside of any allowance."""
    field = state.scenario.field
    status: i64 = state.status[unit]
    entry: i64 = field.entry[to]
    if entry & HOLD_FIRE and not is_heated(state, unit):
        status |= HOLDS_FIRE  # GND-15
    if entry & STOP or state.laid[to] & WIRE:
        status |= HALTED
    if field.exit[state.at[unit]] & ONE_HEX_OUT:
        status |= LEFT_HEDGEROW
    state.status[unit] = int(status)
    if tell is not None:
        tell.append(Event("GroundTaken", {**named(state, unit), "to": field.names[to]}))
    walk(state, unit, to, tell)  # GND-18


def may_overrun(state: Position, unit: i64) -> bool:
    """Tell whether a unit that has taken ground may attack once more."""
    overruns = state.scenario.types[unit].overruns or is_heated(state, unit)
    if not overruns or state.status[unit] & HOLDS_FIRE:  # GND-15, GND-16
        return False
    return bool(targets_of(state, unit, True))  # GND-08


class Overrun(Pending[Position]):
    """Armor that has taken ground may attack once more, whomever the rules allow."""

    name = "overrun"

    def __init__(self, unit: i64) -> None:
        self.unit: i64 = unit

    def is_exclusive(self) -> bool:
        """Let nobody else act."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask whoever acts with the unit."""
        return state.acting(self.unit)

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every target, and to leave it at that."""
        here = state.at[self.unit]
        targets = targets_of(state, self.unit, True)
        offers = [code(ATTACK, here, state.at[enemy]) for enemy in targets]  # GND-09, CARD-CLOSEASSAULT-5
        offers.sort()
        offers.append(code(STAY))  # GND-17
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why somebody cannot be overrun."""
        if verb_of(choice) != ATTACK or argument(choice, 0) != state.at[self.unit]:
            return Refusal("overrun-first", "GND-13", {"verb": VERB_NAMES[verb_of(choice)]})
        names = state.scenario.field.names
        target = state.unit_on[argument(choice, 1)]
        if target == NO_UNIT or state.side_of(target) == state.side_of(self.unit):
            return Refusal("no-enemy-there", "ATK-03", {"at": names[argument(choice, 1)]})
        return target_refusal(state, self.unit, target, True)

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Attack again, or not."""
        state.pop()
        if verb_of(choice) == ATTACK:
            begin_combat(state, self.unit, state.unit_on[argument(choice, 1)], True, tell)

    def facts(self) -> dict[str, object]:
        """Tell who may overrun."""
        return {"is": self.name, "unit": int(self.unit)}


def begin_combat(state: Position, unit: i64, victim: i64, is_overrun: bool, tell: list[Event] | None) -> None:
    """Declare an attack."""
    if tell is not None:
        tell.append(Event("AttackDeclared", attack_facts(state, unit, victim, is_overrun)))
    state.push(Combat(unit, victim, state.at[unit], state.at[victim], DECLARED, is_overrun))


def attack_facts(state: Position, unit: i64, victim: i64, is_overrun: bool) -> dict[str, Fact]:
    """Tell who attacks whom with how many dice, and why so many."""
    enemy = named(state, victim)
    away = state.scenario.field.distance(state.at[unit], state.at[victim])
    lines = tally_of(state, unit, victim, bonus_for(state, unit, away, is_overrun), is_overrun).facts()
    return {
        **named(state, unit),
        "target": enemy["unit"],
        "target_side": enemy["side"],
        "target_at": enemy["at"],
        "dice": sum([amount for amount, _, _ in lines]),
        "amounts": [amount for amount, _, _ in lines],
        "reasons": [reason for _, reason, _ in lines],
        "rules": [rule for _, _, rule in lines],
        "overrun": "yes" if is_overrun else "",
    }
