"""Moving: where a unit may go, what the way costs, and what follows from it (chapter on movement)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.memoir44.kinds import NO_UNIT, SIDES
from bocage.memoir44.medals import arrive, leave
from bocage.memoir44.model import HALTED, HOLDS_FIRE, LEFT_HEDGEROW, MOVED, Position
from bocage.memoir44.terrain.obstacles import SANDBAGS, WIRE
from bocage.memoir44.terrain.terrain import (
    AFLOAT,
    FROM_NEXT_HEX,
    HOLD_FIRE,
    ONE_HEX_OUT,
    SHORT_MOVE,
    STOP,
)

SHORT: Final = 2
"""The hexes of a move that enters a beach (TER-BEACH-1)."""


class Ways:
    """How far a unit can go: by hex what the way there costs, 0 where none leads."""

    def __init__(self, state: Position, unit: i64) -> None:
        self.state: Position = state
        self.start: i64 = state.at[unit]
        self.unit: i64 = unit
        self.ignores: bool = ignores_terrain(state, unit)  # CARD-BEHINDLINES-2
        self.climb: i64 = 1 if self.ignores else 2  # CARD-BEHINDLINES-2
        self.one_step: bool = False
        self.limit: i64 = march_of(state, unit)
        self.cost: list[int] = [0] * state.scenario.field.count
        self.found: list[int] = []
        self.layers: list[list[int]] = [[self.start], [], [], [], []]
        self.short: list[int] = []
        self._shorten()
        for spent in range(self.limit):
            self._spread(spent)
        if state.combat is not None and state.combat.ends_in_building(unit):  # CBT-RATTENKRIEG
            self.found = [to for to in self.found if state.scenario.field.terrain[to].is_building]

    def _shorten(self) -> None:
        """Cut the move short where the hex it starts from does."""
        if self.ignores:
            return
        field, edition = self.state.scenario.field, self.state.edition
        entry: i64 = field.entry[self.start]
        if field.exit[self.start] & ONE_HEX_OUT:  # TER-HEDGE-4
            self.one_step = True
        if entry & AFLOAT and edition.leaving_sea_ends_move:  # TER-SEA-2
            self.limit = min(self.limit, 1)
        if entry & SHORT_MOVE and edition.beach_limits_who_starts_there:  # TER-BEACH-4
            self.limit = min(self.limit, SHORT)

    def _spread(self, spent: i64) -> None:
        """Reach what costs one more: by a level step, or by a climb begun earlier."""
        field = self.state.scenario.field
        kind = self.state.scenario.types[self.unit].kind
        below = spent + 1 - self.climb  # MOV-15
        if spent == 0 or not self.one_step:
            self._step(self.layers[spent], field.onward[kind], spent + 1)  # MOV-15
        if field.is_steep[kind] and (below == 0 or (below > 0 and not self.one_step)):
            self._step(self.layers[below], field.climbs[kind], spent + 1)  # MOV-15
        if spent == 1 and self.short and not self.one_step:
            self._end_short(field.onward[kind])

    def _step(self, starts: list[int], ways: list[list[int]], cost: i64) -> None:
        """Take one step from every hex reached before to all that may be entered."""
        entry, laid, unit_on = self.state.scenario.field.entry, self.state.laid, self.state.unit_on
        costs, found, layer = self.cost, self.found, self.layers[cost]
        for hexagon in starts:
            for to in ways[hexagon]:
                if unit_on[to] != NO_UNIT or costs[to]:  # MOV-08, MOV-09
                    continue
                if self.ignores or not (entry[to] or laid[to] & WIRE):
                    layer.append(to)
                elif self._may_enter(to, cost):
                    self._go_on(to, cost)
                else:
                    continue
                costs[to] = int(cost)
                found.append(to)

    def _may_enter(self, to: i64, cost: i64) -> bool:
        """Tell whether the terrain of a hex lets a unit in that comes this far."""
        flags: i64 = self.state.scenario.field.entry[to]
        if flags & FROM_NEXT_HEX and not self._is_first_step(to, cost):  # TER-HEDGE-1
            return False
        return not (flags & SHORT_MOVE and cost > SHORT)  # TER-BEACH-2

    def _go_on(self, to: int, cost: i64) -> None:
        """Let the way go on from a hex, unless its terrain or wire ends the move there or soon."""
        flags: i64 = self.state.scenario.field.entry[to]
        if flags & STOP or self.state.laid[to] & WIRE:  # TER-GEN-1, OBS-WIRE-1, OBS-WIRE-6, OBS-SAND-1
            return
        if not flags & SHORT_MOVE:
            self.layers[cost].append(to)
        elif cost == 1:
            self.short.append(to)

    def _end_short(self, onward: list[list[int]]) -> None:
        """Take the second and last step of the ways that lead over a beach (TER-BEACH-1)."""
        unit_on = self.state.unit_on
        for hexagon in self.short:
            for to in onward[hexagon]:
                if not self.cost[to] and unit_on[to] == NO_UNIT and self._may_enter(to, SHORT):
                    self.cost[to] = SHORT
                    self.found.append(to)

    def halfway(self) -> list[int]:
        """List the hexes from which the move can go on, the one it starts from among them."""
        if self.one_step:
            return [self.start]
        hexes = [hexagon for layer in self.layers[: self.limit] for hexagon in layer]
        return hexes + self.short if self.limit > 1 else hexes

    def _is_first_step(self, to: i64, cost: i64) -> bool:
        """Tell whether a unit comes from the next hex: where it began, or, in 2004, goes first (Q-10)."""
        if self.state.edition.hedgerow_is_first_step:
            return cost == 1
        return self.state.scenario.field.distance(self.start, to) == 1


def ignores_terrain(state: Position, unit: i64) -> bool:
    """Tell whether a card lets a unit move as if all terrain that it can enter were open."""
    if state.combat is not None and state.combat.ignores_terrain(unit):
        return True
    return state.play_of(unit).grants().ignores_terrain


def fires_from(state: Position, unit: i64, hexagon: i64) -> bool:
    """Tell whether a Combat card lets a unit attack although it has entered a building (CBT-HOUSES)."""
    if state.combat is None or not state.scenario.field.terrain[hexagon].is_building:
        return False
    return state.combat.fires_from_buildings(unit)


def march_of(state: Position, unit: i64) -> i64:
    """Give the hexes a unit may move this turn, by its type or by what the card grants."""
    march: i64 = state.scenario.types[unit].march
    granted: i64 = state.play_of(unit).grants().march
    if state.combat is not None:
        granted = max(granted, state.combat.march(unit))
    return march if granted < march else granted


def march_rule_of(state: Position, unit: i64) -> str:
    """Name the rule that gives a unit the hexes of its move and those after which it may attack."""
    kind, grants = state.scenario.types[unit], state.play_of(unit).grants()
    if state.combat is not None and state.combat.march(unit) > max(grants.march, kind.march):
        return state.combat.march_rule(unit)
    return kind.march_rule if grants.march < kind.march else grants.march_rule


def march_and_fight_of(state: Position, unit: i64) -> i64:
    """Give the hexes after which a unit may still attack."""
    own: i64 = state.scenario.types[unit].march_and_fight
    granted: i64 = state.play_of(unit).grants().march_and_fight
    if state.combat is not None:
        granted = max(granted, state.combat.march_and_fight(unit))
    return max(own, granted)  # MOV-04 to MOV-07


def move(state: Position, unit: i64, to: i64, cost: i64, tell: list[Event] | None) -> None:
    """Carry out a move, with all that follows for the turn."""
    field, kind = state.scenario.field, state.scenario.types[unit]
    start = state.at[unit]
    status: i64 = state.status[unit] | MOVED
    entry: i64 = field.entry[to]
    ignores = ignores_terrain(state, unit)
    if cost > march_and_fight_of(state, unit) or (
        entry & HOLD_FIRE and kind.minds_entry and not fires_from(state, unit, to)
    ):  # MOV-04, TER-GEN-2, TER-GEN-6, UNI-12
        status |= HOLDS_FIRE
    if not ignores and (entry & STOP or state.laid[to] & WIRE):  # UNI-13
        status |= HALTED  # GND-06; nothing more, though: OBS-WIRE-5
    if field.exit[start] & ONE_HEX_OUT and not ignores:
        status |= LEFT_HEDGEROW
    state.status[unit] = int(status)
    if tell is not None:
        names = field.names
        side = SIDES[state.scenario.sides[unit]]
        facts = {"side": side, "unit": kind.name, "from": names[start], "to": names[to]}
        tell.append(Event("UnitMoved", {**facts}))
    walk(state, unit, to, tell)


def walk(state: Position, unit: i64, to: i64, tell: list[Event] | None) -> None:
    """Put a unit on a hex by a move or by taking ground, and change what its coming and going changes."""
    start = state.at[unit]
    state.put(unit, to)
    drop_sandbags(state, start, tell)
    if state.scenario.types[unit].crushes_wire and state.laid[to] & WIRE:
        state.clear(to, WIRE)  # OBS-WIRE-4
        _tell_at("WireRemoved", state, to, tell)
    leave(state, start, tell)
    arrive(state, to, tell)


def drop_sandbags(state: Position, hexagon: i64, tell: list[Event] | None) -> None:
    """Remove the sandbags of a hex whose unit has gone; passing leaves them (OBS-SAND-2, Q-15)."""
    if state.laid[hexagon] & SANDBAGS:
        state.clear(hexagon, SANDBAGS)
        _tell_at("SandbagsRemoved", state, hexagon, tell)


def _tell_at(name: str, state: Position, hexagon: i64, tell: list[Event] | None) -> None:
    if tell is not None:
        tell.append(Event(name, {"at": state.scenario.field.names[hexagon]}))
