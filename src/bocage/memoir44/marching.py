"""The step of a turn in which ordered units move, one after another (TRN-10, MOV-01)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD
from bocage.memoir44.losses import named
from bocage.memoir44.medals import leave, win_medals
from bocage.memoir44.model import MOVED, ORDERED, Position
from bocage.memoir44.moves import Ways, drop_sandbags, move, move_refusal
from bocage.memoir44.objectives import EXIT as EXIT_MEDALS
from bocage.memoir44.verbs import END_MOVES, EXIT, MOVE, VERB_NAMES


class Muster(Pending[Position]):
    """The ordered units get ready to move: where each stands now is remembered (Q-10)."""

    name = "muster"

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Let them move."""
        for unit in state.scenario.units_of[state.side]:
            state.status[unit] &= ~MOVED
        state.began = state.at[:]
        state.swap(MARCHING)


class Marching(Pending[Position]):
    """Ordered units move; a unit moves once (MOV-03)."""

    name = "marching"

    def __init__(self, offers: list[int]) -> None:
        self.offers: list[int] = offers

    def asks(self, state: Position) -> i64:
        """Ask whoever plays the turn, once it is worked out who can go where."""
        return state.scenario.command.player(state.side) if self.offers else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every way of every unit, and to end moving (ORD-09)."""
        return self.offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot go there."""
        verb = verb_of(choice)
        if verb not in (MOVE, EXIT):
            return Refusal("moves-first", "TRN-10", {"verb": VERB_NAMES[verb]})
        unit = state.unit_on[argument(choice, 0)]
        if unit == NO_UNIT or state.side_of(unit) != state.side:
            return Refusal("no-unit-there", "MOV-01", {"at": state.scenario.field.names[argument(choice, 0)]})
        if not state.status[unit] & ORDERED:
            return Refusal("not-ordered", "TRN-09", {**named(state, unit)})
        if state.status[unit] & MOVED:
            return Refusal("already-moved", "MOV-03", {**named(state, unit)})
        if verb == EXIT:
            return Refusal("no-way-off", "RUL-33", {**named(state, unit)})
        return move_refusal(state, unit, argument(choice, 1))

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Move a unit, let it leave the board, or end moving."""
        verb = verb_of(choice)
        if verb == END_MOVES:
            state.pop()
            return
        unit = state.unit_on[argument(choice, 0)]
        state.swap(MARCHING)
        if verb == EXIT:
            leave_board(state, unit, tell)
            return
        to = argument(choice, 1)
        move(state, unit, to, Ways(state, unit).cost[to], tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """See who can go where, or go on when nobody can."""
        offers = ways_of_all(state)
        if offers:
            state.swap(Marching([*offers, code(END_MOVES)]))
        else:
            state.pop()


MARCHING = Marching([])
MUSTER = Muster()


def ways_of_all(state: Position) -> list[int]:
    """List every move of every unit that has one left."""
    offers: list[int] = []
    for unit in movers(state):
        ways = Ways(state, unit)
        base = code(MOVE, ways.start)
        offers += [base | to << 20 for to in ways.found]
        if way_off(state, ways):
            offers.append(code(EXIT, ways.start))
    offers.sort()
    return offers


def movers(state: Position) -> list[int]:
    """List the ordered units that have not moved."""
    status, at = state.status, state.at
    found = []
    for unit in state.scenario.units_of[state.side]:
        if status[unit] & (ORDERED | MOVED) == ORDERED and at[unit] != OFF_BOARD:
            found.append(unit)
    return found


def way_off(state: Position, ways: Ways) -> bool:
    """Tell whether a unit can leave the board: a hex further than an exit hex it can go on from (RUL-33)."""
    exits = state.scenario.exits[state.side]
    if True not in exits or state.scenario.field.is_held(state.scenario.types[ways.unit].kind, ways.start):
        return False
    return any([exits[hexagon] for hexagon in ways.halfway()])


def leave_board(state: Position, unit: i64, tell: list[Event] | None) -> None:
    """Take a unit off the board over an exit; it is no loss, and its medals are won at once (RUL-34)."""
    hexagon = state.at[unit]
    if tell is not None:
        tell.append(Event("UnitExited", {**named(state, unit)}))
    state.lift(unit)
    state.status[unit] = 0
    drop_sandbags(state, hexagon, tell)
    win_medals(state, state.side, exit_medals(state), tell)
    leave(state, hexagon, tell)


def exit_medals(state: Position) -> i64:
    """Tell what a unit that leaves the board is worth to its side."""
    best: i64 = 0
    for objective in state.scenario.terms.objectives:
        if objective.medals > best and objective.kind == EXIT_MEDALS and objective.is_open_to(state.side):
            best = objective.medals
    return best
