"""One attack, by whatever action: its defense, its dice, and what it does to the target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.kernel.state import CHANCE, Pending
from bocage.kernel.tally import Tally
from bocage.undaunted.counters import COUNTERS
from bocage.undaunted.kinds import SIDES, UNIT_NAMES
from bocage.undaunted.model import NOWHERE, ZONES, Army, Position
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.verbs import BLAST, SUPPRESS, VERB_NAMES
from bocage.undaunted.victory import judge

FACES: Final = 10
_EVEN: Final = [1] * FACES


class Fire:
    """Who shoots at whom, and how."""

    def __init__(self, verb: i64, side: i64, unit: i64, victim_side: i64, victim: i64) -> None:
        self.verb: i64 = verb
        self.side: i64 = side
        self.unit: i64 = unit
        self.victim_side: i64 = victim_side
        self.victim: i64 = victim


def open_fire(state: Position, fire: Fire, dice: i64, tell: list[Event] | None) -> None:
    """Announce a shot, add up the defense and let the dice fall."""
    tile = state.armies[fire.side].place[fire.unit]
    tally = total_defense(state.scenario, state.armies, fire, tile)
    needed = tally.total()
    if tell is not None:
        tell.append(Event("ShotFired", shot_facts(fire, dice, tally)))
    state.push(Roll(fire, dice, needed, False))


def total_defense(scenario: Scenario, armies: list[Army], fire: Fire, tile: i64) -> Tally:
    """Add up the total defense against a shot from a tile (UND-10.3).

    It takes only what lies open, so that whoever sees no more than a view reads the same tally.
    """
    at = armies[fire.victim_side].place[fire.victim]
    tally = Tally()
    tally.add(COUNTERS[fire.victim].defense, "base", "UND-10.3")
    tally.add(cover(scenario, fire, tile, at), "cover", cover_rule(scenario, at))
    if fire.verb != BLAST:  # UND-10.3: range does not help against a Blast
        tally.add(scenario.distance(tile, at), "range", "UND-10.3")
    return tally


def cover(scenario: Scenario, fire: Fire, tile: i64, at: i64) -> i64:
    """Give the cover of the target's tile; a hill gives less to a shot from a hill and to a Blast."""
    if fire.verb == BLAST or scenario.hill[tile]:
        return scenario.cover_from_hill[at]  # UND-11.1
    return scenario.cover[at]


def cover_rule(scenario: Scenario, at: i64) -> str:
    """Name the rule the cover follows."""
    return "UND-11.1" if scenario.hill[at] else "UND-10.3"


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
