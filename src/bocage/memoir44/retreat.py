"""Retreating: flags, those that may be ignored, and the one way back (chapter on retreat)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.kinds import NO_UNIT
from bocage.memoir44.losses import lose_figures, named
from bocage.memoir44.medals import arrive, leave
from bocage.memoir44.model import Position
from bocage.memoir44.moves import drop_sandbags
from bocage.memoir44.no_way import barrier
from bocage.memoir44.terrain.obstacles import BAGS, SANDBAGS
from bocage.memoir44.terrain.terrain import AFLOAT
from bocage.memoir44.verbs import FALL_BACK, HALT, RETREAT, STAND_FAST, VERB_NAMES


def answer_flags(state: Position, unit: i64, flags: i64, ignorable: bool, tell: list[Event] | None) -> None:
    """Let a unit retreat, or its owner say first whether it stands fast against one flag."""
    if ignorable and spares_flag(state, unit):  # RET-11
        state.push(StandFast(unit, flags))  # RET-12, Q-22
    else:
        fall_back(state, unit, flags, tell)


def spares_flag(state: Position, unit: i64) -> bool:
    """Tell whether anything on its hex lets a unit ignore a flag."""
    field = state.scenario.field
    hexagon = state.at[unit]
    standing = field.standing[hexagon]
    if standing is not None and standing.spares_flag and field.serves(hexagon, state.scenario.sides[unit]):
        return True
    if state.laid[hexagon] & SANDBAGS and BAGS.spares_flag:  # OBS-GEN-3
        return True
    return field.terrain[hexagon].spares_flag and state.edition.terrain_spares_flags  # TER-GEN-4


def fall_back(state: Position, unit: i64, flags: i64, tell: list[Event] | None) -> None:
    """Retreat for so many flags: what cannot be carried out costs figures, before the first step."""
    if flags == 0:
        return
    most = flags * state.scenario.types[unit].flag_hexes  # RET-01, UNI-14, Q-23
    way = longest_way(state, unit, state.at[unit], most)
    if way < flags:  # RUL-54
        lose_figures(state, unit, flags - way, "no-way-back", tell)  # RET-09, RET-15
    if way > 0 and state.figures[unit] > 0 and state.outcome is None:
        must = min(flags, way)
        state.push(Retreat(unit, False, must, way, steps_back(state, unit, state.at[unit], must)))


def longest_way(state: Position, unit: i64, start: i64, most: i64) -> i64:
    """Tell how many hexes a unit can retreat from a hex, up to a number."""
    scenario = state.scenario
    if most == 0:
        return 0
    best: i64 = 0
    for to in scenario.field.ways_back[scenario.sides[unit]][scenario.types[unit].kind][start]:
        if state.unit_on[to] != NO_UNIT:  # RET-06
            continue
        best = max(best, 1 + longest_way(state, unit, to, most - 1))  # RET-10, Q-21
        if best == most:
            break
    return best


def steps_back(state: Position, unit: i64, start: i64, must: i64) -> list[int]:
    """List the next hexes of a retreat that let all of it be carried out."""
    scenario = state.scenario
    ways = scenario.field.ways_back[scenario.sides[unit]][scenario.types[unit].kind][start]
    free = [to for to in ways if state.unit_on[to] == NO_UNIT]
    rest = max(must - 1, 0)
    return [to for to in free if longest_way(state, unit, to, rest) >= rest]  # RET-10


class StandFast(Pending[Position]):
    """The owner of a unit that may ignore a flag says whether it does (RET-12)."""

    name = "stand-fast"

    def __init__(self, unit: i64, flags: i64) -> None:
        self.unit: i64 = unit
        self.flags: i64 = flags

    def is_exclusive(self) -> bool:
        """Let nobody else act."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask the unit's owner."""
        return state.owner(self.unit)

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer both answers."""
        return [code(STAND_FAST), code(FALL_BACK)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that the flag has to be answered first."""
        if verb_of(choice) in (STAND_FAST, FALL_BACK):
            return None
        return Refusal("answer-flag-first", "RET-12", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Ignore one flag or none, and retreat for the rest."""
        state.pop()
        flags = self.flags
        if verb_of(choice) == STAND_FAST:
            flags -= 1  # RET-13, OBS-GEN-2
            if tell is not None:
                tell.append(Event("FlagIgnored", {**named(state, self.unit)}))
        fall_back(state, self.unit, flags, tell)

    def facts(self) -> dict[str, object]:
        """Tell who answers for how many flags."""
        return {"is": self.name, "unit": int(self.unit), "flags": int(self.flags)}


class Retreat(Pending[Position]):
    """A unit on its way back: so many hexes it must go, so many it may, and the next ones."""

    name = "retreat"

    def __init__(self, unit: i64, begun: bool, must: i64, may: i64, ways: list[int]) -> None:
        self.unit: i64 = unit
        self.begun: bool = begun
        self.must: i64 = must
        self.may: i64 = may
        self.ways: list[int] = ways

    def is_exclusive(self) -> bool:
        """Let nobody else act."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask the unit's owner where there is a choice."""
        if self.must > 0 and len(self.ways) == 1:
            return NOBODY
        return state.owner(self.unit)  # RET-02

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer the next hexes, and to halt where enough has been retreated."""
        offers = [code(RETREAT, to) for to in self.ways]
        if self.must <= 0:
            offers.append(code(HALT))  # UNI-14
        offers.sort()
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a retreat does not lead there."""
        verb = verb_of(choice)
        if verb == HALT:
            return Refusal("retreat-not-done", "RET-10", {"left": str(self.must)})
        if verb != RETREAT:
            return Refusal("retreat-first", "RET-02", {"verb": VERB_NAMES[verb]})
        return self._step_refusal(state, argument(choice, 0))

    def _step_refusal(self, state: Position, to: i64) -> Refusal:
        field, side = state.scenario.field, state.scenario.sides[self.unit]
        here = state.at[self.unit]
        facts = {"from": field.names[here], "to": field.names[to]}
        if field.rows_back[side][to] >= field.rows_back[side][here]:
            return Refusal("not-toward-own-side", "RET-03", facts)
        if field.distance(here, to) != 1:
            return Refusal("one-hex-back", "RET-01", facts)
        if state.unit_on[to] != NO_UNIT:
            return Refusal("hex-taken", "RET-06", facts)
        return self._closed_refusal(state, to, facts)  # where two ways are open, both can be gone to the end

    def _closed_refusal(self, state: Position, to: i64, facts: dict[str, str]) -> Refusal:
        """Say what on a hex, or between it and the unit's own, closes it to a retreat."""
        field, kind = state.scenario.field, state.scenario.types[self.unit].kind
        terrain, here = field.terrain[to], field.terrain[state.at[self.unit]]
        if field.bars(kind, to):
            return Refusal("no-retreat-onto", "RET-05", {**facts, "terrain": barrier(state, kind, to)[0]})
        if terrain.entry & AFLOAT:
            return Refusal("no-retreat-onto", "RET-08", {**facts, "terrain": terrain.name})
        if terrain.is_water and here.is_bridge:
            return Refusal("no-retreat-onto", "TER-BRIDGE-4", {**facts, "terrain": terrain.name})
        facts = {"unit": state.kind(self.unit).name, **facts}
        if terrain.is_bridge and here.is_water:
            return Refusal("bridge-from-land", "TER-BRIDGE-2", {**facts, "over": facts["to"]})
        over = facts["to"] if terrain.is_bridge else facts["from"]
        return Refusal("bridge-ends-only", "SPC-BRIDGE", {**facts, "over": over})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Go a hex back, or halt."""
        if verb_of(choice) == HALT:
            state.pop()
            return
        self._step(state, argument(choice, 0), tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Go the only way there is."""
        self._step(state, self.ways[0], tell)

    def facts(self) -> dict[str, object]:
        """Tell who retreats how far and where to."""
        return {
            "is": self.name,
            "unit": int(self.unit),
            "begun": self.begun,
            "must": int(self.must),
            "may": int(self.may),
            "ways": self.ways[:],
        }

    def _step(self, state: Position, to: i64, tell: list[Event] | None) -> None:
        """Go back one hex; terrain does not matter, and wire stays."""
        here = state.at[self.unit]
        if tell is not None:
            facts = {**named(state, self.unit), "to": state.scenario.field.names[to]}
            tell.append(Event("UnitRetreated", {**facts}))
        state.put(self.unit, to)  # RET-04, RET-17, OBS-WIRE-7
        if not self.begun:
            drop_sandbags(state, here, tell)
        self._next(state, to)
        leave(state, here, tell)
        arrive(state, to, tell)

    def _next(self, state: Position, at: i64) -> None:
        """Ask on where more may be retreated."""
        must, may = self.must - 1, self.may - 1
        ways = steps_back(state, self.unit, at, must) if may > 0 else []
        if ways:
            state.swap(Retreat(self.unit, True, must, may, ways))
        else:
            state.pop()
