"""Combat actions: Attack, Suppress and Blast, all by one resolver."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, Pending
from bocage.kernel.tally import Tally
from bocage.undaunted.actions.action import Action, is_missing
from bocage.undaunted.counters import COUNTERS
from bocage.undaunted.kinds import NO_TILE, SIDES, UNIT_NAMES, UNITS
from bocage.undaunted.model import NOWHERE, ZONES, Army, Position
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.verbs import ATTACK, BLAST, SUPPRESS, VERB_NAMES
from bocage.undaunted.victory import judge

FACES: Final = 10
_EVEN: Final = [1] * FACES


class Shot(Action):
    """Attack or Suppress X: one enemy counter on the map, at any distance (UND-10.1)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer every enemy counter; suppressing one that is suppressed already has no effect (UND-A18)."""
        enemy = state.armies[1 - side]  # UND-13.2
        base = code(self.verb, card)
        for unit in range(UNITS):
            if enemy.place[unit] != NO_TILE and not (self.verb == SUPPRESS and enemy.suppressed[unit]):
                offers.append(base | (unit << 20))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say why a counter cannot be shot at."""
        unit = argument(choice, 1)
        facts = {"target": UNIT_NAMES[unit]}
        if is_missing(state, 1 - side, unit):
            return Refusal("target-not-on-map", "UND-10.1", facts)
        if self.verb == SUPPRESS and state.armies[1 - side].suppressed[unit]:
            return Refusal("already-suppressed", "UND-A18", facts)
        return None

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Roll for it."""
        shot = Fire(self.verb, side, argument(choice, 0), 1 - side, argument(choice, 1))
        open_fire(state, shot, self.amount, tell)


class Blast(Action):
    """Blast X: every counter on the tile with the side's target marker, own ones included (UND-10.2)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer it when the Mortar is aimed at a tile with a counter on it."""
        if self.refusal(state, side, code(self.verb, card)) is None:
            offers.append(code(self.verb, card))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say that the Mortar is not aimed, or at nobody."""
        tile = state.armies[side].target
        if tile == NO_TILE:
            return Refusal("not-aimed", "UND-10.2", {})
        if state.armies[0].stands_on(tile) or state.armies[1].stands_on(tile):
            return None
        return Refusal("nobody-on-target", "UND-A19", {"tile": state.scenario.tiles[tile]})

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Attack one after the other."""
        victims = victims_on(state.armies, side)
        state.push(Barrage(side, argument(choice, 0), self.amount, victims))


class Barrage(Pending[Position]):
    """The counters on the target tile that a Blast still has to attack, in a fixed order (UND-A19)."""

    name = "barrage"

    def __init__(self, side: i64, unit: i64, dice: i64, victims: list[int]) -> None:
        self.side: i64 = side
        self.unit: i64 = unit
        self.dice: i64 = dice
        self.victims: list[int] = victims

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Attack the next counter."""
        if not self.victims:
            state.pop()
            return
        victim: i64 = self.victims[0]
        state.swap(Barrage(self.side, self.unit, self.dice, self.victims[1:]))
        shot = Fire(BLAST, self.side, self.unit, victim // UNITS, victim % UNITS)
        open_fire(state, shot, self.dice, tell)

    def facts(self) -> dict[str, object]:
        """Tell who is still to be attacked."""
        return {
            "is": self.name,
            "side": int(self.side),
            "unit": int(self.unit),
            "dice": int(self.dice),
            "victims": self.victims[:],
        }


class Fire:
    """Who shoots at whom, and how."""

    def __init__(self, verb: i64, side: i64, unit: i64, victim_side: i64, victim: i64) -> None:
        self.verb: i64 = verb
        self.side: i64 = side
        self.unit: i64 = unit
        self.victim_side: i64 = victim_side
        self.victim: i64 = victim


class Roll(Pending[Position]):
    """Dice are falling, one at a time, against a total defense."""

    name = "roll"

    def __init__(self, fire: Fire, left: i64, needed: i64, hit: bool) -> None:
        self.fire: Fire = fire
        self.left: i64 = left
        self.needed: i64 = needed
        self.hit: bool = hit

    def asks(self, state: Position) -> i64:
        """Ask chance."""
        return CHANCE

    def weights(self, state: Position) -> list[int]:
        """Weigh the ten faces alike."""
        return _EVEN

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Let a die fall; after the last one the target suffers or not."""
        hit = self.hit or is_success(outcome, self.needed)
        if tell is not None:
            facts = {"side": SIDES[self.fire.side], "die": int(outcome), "needed": int(self.needed)}
            tell.append(Event("DieRolled", {**facts}))
        if self.left > 1:
            state.swap(Roll(self.fire, self.left - 1, self.needed, hit))
            return
        state.pop()
        resolve(state, self.fire, hit, tell)

    def facts(self) -> dict[str, object]:
        """Tell the shot and the dice."""
        fire = self.fire
        return {
            "is": self.name,
            "verb": VERB_NAMES[fire.verb],
            "side": int(fire.side),
            "unit": int(fire.unit),
            "victim_side": int(fire.victim_side),
            "victim": int(fire.victim),
            "left": int(self.left),
            "needed": int(self.needed),
            "hit": self.hit,
        }


def is_success(die: i64, needed: i64) -> bool:
    """Tell whether a die hits: the total defense or more, and a 0 always (UND-10.4)."""
    return die >= needed or die == 0


def victims_on(armies: list[Army], side: i64) -> list[int]:
    """List the counters on the target tile: enemies first, then own, by unit (UND-A19)."""
    tile = armies[side].target
    victims = []
    for owner in (1 - side, side):
        place = armies[owner].place
        for unit in range(UNITS):
            if place[unit] == tile:
                victims.append(owner * UNITS + unit)
    return victims


def defense(state: Position, fire: Fire, tile: i64) -> Tally:
    """Add up the total defense against a shot from a tile (UND-10.3)."""
    return total_defense(state.scenario, state.armies, fire, tile)


def total_defense(scenario: Scenario, armies: list[Army], fire: Fire, tile: i64) -> Tally:
    """Add it up from what lies open, so that whoever only sees a view reads the same tally."""
    at = armies[fire.victim_side].place[fire.victim]
    tally = Tally()
    tally.add(COUNTERS[fire.victim].defense, "base", "UND-10.3")
    tally.add(cover(scenario, fire, tile, at), "cover", cover_rule(scenario, at))
    if fire.verb != BLAST:  # UND-10.3: range does not help against a Blast
        tally.add(scenario.distance(tile, at), "range", "UND-10.3")
    return tally


def cover(scenario: Scenario, fire: Fire, tile: i64, at: i64) -> i64:
    """Give the cover of the target's tile; a hill gives less to a shot from a hill and to a Blast."""
    if scenario.hill[at] and (fire.verb == BLAST or scenario.hill[tile]):
        return HILL_FROM_HILL  # UND-11.1
    return scenario.cover[at]


def cover_rule(scenario: Scenario, at: i64) -> str:
    """Name the rule the cover follows."""
    return "UND-11.1" if scenario.hill[at] else "UND-10.3"


HILL_FROM_HILL: Final = 1


def open_fire(state: Position, fire: Fire, dice: i64, tell: list[Event] | None) -> None:
    """Announce a shot, add up the defense and let the dice fall."""
    tally = defense(state, fire, state.armies[fire.side].place[fire.unit])
    needed = tally.total()
    if tell is not None:
        tell.append(Event("ShotFired", shot_facts(fire, dice, tally)))
    state.push(Roll(fire, dice, needed, False))


def shot_facts(fire: Fire, dice: i64, tally: Tally) -> dict[str, str | int | list[str] | list[int]]:
    """Tell a shot: who, how, at whom, with how many dice, against which tally."""
    return {
        "side": SIDES[fire.side],
        "unit": UNIT_NAMES[fire.unit],
        "how": VERB_NAMES[fire.verb],
        "victim_side": SIDES[fire.victim_side],
        "victim": UNIT_NAMES[fire.victim],
        "dice": int(dice),
        "needed": int(tally.total()),
        "amounts": [int(line.amount) for line in tally.lines],
        "reasons": [line.reason for line in tally.lines],
        "rules": [line.rule for line in tally.lines],
    }


def resolve(state: Position, fire: Fire, hit: bool, tell: list[Event] | None) -> None:
    """Let the target suffer what the shot does to it; how many dice succeeded does not matter."""
    facts = {"side": SIDES[fire.victim_side], "unit": UNIT_NAMES[fire.victim]}
    if not hit:
        if tell is not None:
            tell.append(Event("ShotMissed", {**facts}))
    elif fire.verb == SUPPRESS:
        state.armies[fire.victim_side].suppressed[fire.victim] = 1  # UND-10.6
        if tell is not None:
            tell.append(Event("UnitSuppressed", {**facts}))
    else:
        _take_casualty(state, fire, facts, tell)


def _take_casualty(state: Position, fire: Fire, facts: dict[str, str], tell: list[Event] | None) -> None:
    """Remove a card of the unit from the game, or its counter from the map (UND-10.5)."""
    zone = state.cards[fire.victim_side].lose(fire.victim)
    if zone == NOWHERE:
        state.armies[fire.victim_side].remove(fire.victim)  # UND-11.2
        if tell is not None:
            tell.append(Event("CounterRemoved", {**facts}))
    elif tell is not None:
        tell.append(Event("CardLost", {**facts, "zone": ZONES[zone]}))
    judge(state, tell)  # UND-A21


def attack(amount: i64) -> Action:
    """Attack X."""
    return Shot(ATTACK, amount)


def suppress(amount: i64) -> Action:
    """Suppress X."""
    return Shot(SUPPRESS, amount)


def blast(amount: i64) -> Action:
    """Blast X."""
    return Blast(BLAST, amount)
