"""No way: what stops a unit on the way to a hex, and by which rule (chapter on movement)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.refusal import Refusal
from bocage.memoir44.kinds import INFANTRY, NO_UNIT
from bocage.memoir44.model import Position
from bocage.memoir44.moves import SHORT, ignores_terrain, march_of, march_rule_of
from bocage.memoir44.terrain.obstacles import BARBED, WIRE
from bocage.memoir44.terrain.terrain import AFLOAT, FROM_NEXT_HEX, ONE_HEX_OUT, SHORT_MOVE, STOP

A_FAULT: Final = 100
A_HEX: Final = 10
"""What a fault and a hex weigh where ways are compared: fewer faults count more than fewer hexes."""
NO_HEX: Final = -1


def move_refusal(state: Position, unit: i64, to: i64) -> Refusal:
    """Say why a unit cannot move to a hex that it does not reach."""
    field, kind = state.scenario.field, state.scenario.types[unit]
    start, march = state.at[unit], march_of(state, unit)
    facts = {"unit": kind.name, "from": field.names[start], "to": field.names[to]}
    if to == start:
        return Refusal("already-there", "ORD-09", facts)
    if field.is_held(kind.kind, start):
        return Refusal("cannot-leave", "OBS-BUNKER-3", facts)
    if state.unit_on[to] != NO_UNIT:
        return Refusal("hex-taken", "MOV-08", facts)
    if field.bars(kind.kind, to):  # MOV-12
        name, rule = barrier(state, kind.kind, to)
        return Refusal("impassable", rule, {**facts, "terrain": name})
    must_begin_beside = field.entry[to] & FROM_NEXT_HEX and not ignores_terrain(state, unit)
    if must_begin_beside and field.distance(start, to) > 1:
        return Refusal("not-from-next-hex", "TER-HEDGE-1", {**facts, "terrain": field.terrain[to].name})
    if field.distance(start, to) > march:
        return Refusal("too-far", march_rule_of(state, unit), {**facts, "march": str(march)})
    tracks = Tracks(state, unit, to)
    if not tracks.ways:  # the outline of the board keeps them from each other
        return Refusal("too-far", march_rule_of(state, unit), {**facts, "march": str(march)})
    return tracks.refusal()


def barrier(state: Position, kind: i64, hexagon: i64) -> tuple[str, str]:
    """Name what keeps a class of unit off a hex, and its rule."""
    field = state.scenario.field
    obstacle = field.standing[hexagon]
    if obstacle is not None and (obstacle.bars >> kind) & 1:
        return obstacle.name, obstacle.bars_rule
    return field.terrain[hexagon].name, field.terrain[hexagon].bars_rule


class Tracks:
    """All the ways to a hex within a unit's allowance, none of which it may go.

    The way with the fewest faults is the one that was meant: of such ways the shortest, then the one that
    leads furthest before its first fault, and that fault is the reason.
    """

    def __init__(self, state: Position, unit: i64, to: i64) -> None:
        self.state: Position = state
        self.unit: i64 = unit
        self.kind: i64 = state.scenario.types[unit].kind
        self.to: i64 = to
        self.march: i64 = march_of(state, unit)
        self.ignores: bool = ignores_terrain(state, unit)  # CARD-BEHINDLINES-2
        self.ways: list[list[int]] = []
        self._follow([int(state.at[unit])])

    def refusal(self) -> Refusal:
        """Say what stops the unit on the way that was meant."""
        judged = [self._judged(way) for way in self.ways]
        return min(judged, key=_weight)[1]

    def _follow(self, way: list[int]) -> None:
        """Find every way on from a hex that can still end in time."""
        field, here = self.state.scenario.field, way[-1]
        if here == self.to:
            self.ways.append(way)
            return
        left = self.march - len(way)
        for onward in field.neighbours[here]:
            if onward not in way and field.distance(onward, self.to) <= left:
                self._follow([*way, onward])

    def _judged(self, way: list[int]) -> tuple[int, Refusal]:
        """Weigh a way, and give its first fault."""
        faults = [(place, fault) for place in range(1, len(way)) for fault in self._faults_at(way, place)]
        faults += self._limits(way)
        first = min(faults, key=_place)
        return A_FAULT * len(faults) + A_HEX * len(way) - first[0], first[1]

    def _faults_at(self, way: list[int], place: int) -> list[Refusal]:
        """Say what forbids a step: what has stopped the unit before it, and what it cannot enter."""
        start, to = way[place - 1], way[place]
        faults = [] if place == 1 or self.ignores else [*self._stops(start), *self._first_steps(to)]
        if self.state.unit_on[to] != NO_UNIT:
            faults.append(self._told("way-taken", "MOV-09", to))
        if self.state.scenario.field.bars(self.kind, to):
            name, rule = barrier(self.state, self.kind, to)
            faults.append(self._told("way-barred", rule, to, name))
        else:
            faults += self._closed_steps(start, to)
        return faults

    def _stops(self, here: int) -> list[Refusal]:
        """Say what ends a move on a hex."""
        terrain = self.state.scenario.field.terrain[here]
        if terrain.entry & AFLOAT and self.state.edition.leaving_sea_ends_move:
            return [self._told("way-stops", "TER-SEA-2", here, terrain.name)]
        if terrain.entry & STOP:
            return [self._told("way-stops", terrain.stop_rule, here, terrain.name)]
        if self.state.laid[here] & WIRE:
            return [self._told("way-stops", "OBS-WIRE-1", here, BARBED.name)]
        return []

    def _first_steps(self, to: int) -> list[Refusal]:
        """Say what can only be entered by the first step of a move (Q-10)."""
        terrain = self.state.scenario.field.terrain[to]
        if terrain.entry & FROM_NEXT_HEX and self.state.edition.hedgerow_is_first_step:
            return [self._told("not-from-next-hex", "TER-HEDGE-1", to, terrain.name)]
        return []

    def _closed_steps(self, start: int, to: int) -> list[Refusal]:
        """Say why no step leads between two hexes that the unit could both be on."""
        field = self.state.scenario.field
        a, b = field.terrain[start], field.terrain[to]
        if to in field.onward[self.kind][start] or to in field.climbs[self.kind][start]:
            return []
        if abs(field.height[start] - field.height[to]) > 1:
            return [self._told("too-steep", "ELE-04", to, b.name)]
        if b.is_bridge and a.is_water:
            return [self._told("bridge-from-land", "TER-BRIDGE-2", to, b.name)]
        if self.kind != INFANTRY and field.is_cliffside(start, to):
            bluff = a if b.is_shore else b
            return [self._told("no-climb", bluff.cliff_rule, to, bluff.name)]
        return [self._told("bridge-ends-only", "SPC-BRIDGE", to if b.is_bridge else start)]

    def _limits(self, way: list[int]) -> list[tuple[int, Refusal]]:
        """Say at which step the way is too long for the hexes it leads over, if it is."""
        field = self.state.scenario.field
        cost, climb, beach = 0, way[0], NO_HEX
        for place in range(1, len(way)):
            start, to = way[place - 1], way[place]
            cost += 1
            if not self.ignores and field.is_climb(start, to):
                cost, climb = cost + 1, to if field.height[to] > field.height[start] else start
            if field.entry[to] & SHORT_MOVE:
                beach = to
            found = self._limit(way[0], place, cost, climb, beach, beach == to)
            if found is not None:
                return [(place, found)]
        return []

    def _limit(
        self, start: int, place: int, cost: int, climb: int, beach: int, is_beach: bool
    ) -> Refusal | None:
        """Say what cuts the way short before a step that brings it to a cost."""
        terrain = self.state.scenario.field.terrain[start]
        edition = self.state.edition
        if not self.ignores and terrain.exit & ONE_HEX_OUT and place > 1:
            return self._told("one-hex-out", "TER-HEDGE-4", start, terrain.name)
        if not self.ignores and terrain.entry & AFLOAT and edition.leaving_sea_ends_move and cost > 1:
            return self._told("one-hex-out", "TER-SEA-2", start, terrain.name)
        if cost > self.march:
            high = self.state.scenario.field.terrain[climb]
            return self._told("climb-too-long", high.climb_rule, climb, high.name)
        if self.ignores or cost <= SHORT:
            return None
        return self._beach_limit(start, beach, is_beach)

    def _beach_limit(self, start: int, beach: int, is_beach: bool) -> Refusal | None:
        """Say that a way of more than two hexes leads over a beach, or from one in 2004."""
        entry: i64 = self.state.scenario.field.entry[start]
        if self.state.edition.beach_limits_who_starts_there:
            shore = start if entry & SHORT_MOVE else beach
            return None if shore == NO_HEX else self._told("beach-limit", "TER-BEACH-4", shore)
        rule = "TER-BEACH-2" if is_beach else "TER-BEACH-1"
        return None if beach == NO_HEX else self._told("beach-limit", rule, beach)

    def _told(self, key: str, rule: str, over: int, terrain: str = "") -> Refusal:
        names = self.state.scenario.field.names
        start = names[self.state.at[self.unit]]
        facts = {"from": start, "to": names[self.to], "over": names[over]}
        if terrain:
            facts["terrain"] = terrain
        return Refusal(key, rule, {"unit": self.state.kind(self.unit).name, **facts})


def _place(fault: tuple[int, Refusal]) -> int:
    return fault[0]


def _weight(judged: tuple[int, Refusal]) -> int:
    return judged[0]
