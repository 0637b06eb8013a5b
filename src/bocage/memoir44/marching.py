"""The step of a turn in which ordered units move, one after another (TRN-10, MOV-01)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.combat.cards import MARCH
from bocage.memoir44.combat.moment import Moment, backers
from bocage.memoir44.combat.playing import VERBS, combat_offers, combat_refusal, play_combat
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD
from bocage.memoir44.losses import named
from bocage.memoir44.medals import leave, win_medals
from bocage.memoir44.model import MOVED, ORDERED, Position
from bocage.memoir44.moves import Ways, drop_sandbags, march_of, move
from bocage.memoir44.no_way import move_refusal
from bocage.memoir44.objectives import EXIT as EXIT_MEDALS
from bocage.memoir44.order_of_play import MOVING, misplaced
from bocage.memoir44.orders import orders_refusal
from bocage.memoir44.verbs import END_MOVES, EXIT, MOVE, VERB_NAMES


class Muster(Pending[Position]):
    """The units that some posts have ordered get ready to move, for the first time or once more."""

    name = "muster"

    def __init__(self, posts: i64, march: i64) -> None:
        self.posts: i64 = posts
        self.march: i64 = march

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Let them move."""
        fall_in(state)
        state.swap(Marching(self.posts, self.march, [], {}, 0))

    def facts(self) -> dict[str, object]:
        """Tell whose units get ready for which march."""
        return {"is": self.name, "posts": int(self.posts), "march": int(self.march)}


def fall_in(state: Position) -> None:
    """Let all units of a side be ready to move, and remember where each stands now."""
    for unit in state.scenario.units_of[state.side]:
        state.status[unit] &= ~MOVED
    state.began = state.at[:]
    state.trail = []


class Marching(Pending[Position]):
    """Units ordered by some posts move, each once in a `march`, of which a card can have two (MOV-03).

    `known` are the moves found so far, by unit; those near the hexes of the trail that have not been `seen`
    have to be found anew.
    """

    name = "marching"

    def __init__(
        self, posts: i64, march: i64, offers: list[int], known: dict[int, list[int]], seen: i64
    ) -> None:
        self.posts: i64 = posts
        self.march: i64 = march
        self.offers: list[int] = offers
        self.known: dict[int, list[int]] = known
        self.seen: i64 = seen

    def asks(self, state: Position) -> i64:
        """Ask whoever acts for the posts, once it is worked out who can go where."""
        return state.scenario.command.actors(self.posts) if self.offers else NOBODY

    def stirs(self, state: Position) -> bool:
        """Go on as long as it is not worked out who can go where."""
        return not self.offers or self.seen != len(state.trail)

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every way of every unit, and to end moving."""
        if state.combat is None:
            return self.offers
        return [
            *self.offers,
            *combat_offers(state, backers(state, self.posts), seat, Moment(MARCH)),
        ]  # CBT-12

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot go there."""
        verb = verb_of(choice)
        if verb in VERBS:
            return combat_refusal(state, backers(state, self.posts), seat, choice, Moment(MARCH))
        if verb not in (MOVE, EXIT):
            return misplaced(verb, MOVING)
        unit = state.unit_on[argument(choice, 0)]
        if unit == NO_UNIT or state.side_of(unit) != state.side:
            return Refusal("no-unit-there", "MOV-01", {"at": state.scenario.field.names[argument(choice, 0)]})
        refusal = orders_refusal(state, unit, self.posts) or self._march_refusal(state, unit)
        if refusal is not None:
            return refusal
        if verb == EXIT:
            return exit_refusal(state, unit)
        return move_refusal(state, unit, argument(choice, 1))

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Move a unit, let it leave the board, or end moving."""
        verb = verb_of(choice)
        if verb == END_MOVES:
            state.pop()
            return
        if verb in VERBS:
            state.swap(self._anew())
            play_combat(state, backers(state, self.posts), seat, choice, Moment(MARCH), tell)  # QC-06
            return
        start, to = argument(choice, 0), argument(choice, 1)
        unit = state.unit_on[start]
        if verb == EXIT:
            state.swap(self._anew())
            leave_board(state, unit, tell)
        else:
            state.swap(self._anew())
            move(state, unit, to, Ways(state, unit).cost[to], tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """See who can go where, or go on when nobody can, unless others could still make way."""
        known: dict[int, list[int]] = {}
        offers: list[int] = []
        waiting = movers(state, self.posts, self.march)
        for unit in waiting:
            known[unit] = moves_of(state, unit) if self._is_stale(state, unit) else self.known[unit]
            offers += known[unit]
        if not offers and not (waiting and state.has_company()):  # OVL-70
            state.pop()
            return
        offers.sort()
        offers.append(code(END_MOVES))  # ORD-09
        state.swap(Marching(self.posts, self.march, offers, known, len(state.trail)))

    def is_idle(self, state: Position) -> bool:
        """Tell whether nobody can move now, as long as others make no way."""
        return len(self.offers) == 1 and state.combat is None

    def facts(self) -> dict[str, object]:
        """Tell whose units move."""
        return {"is": self.name, "posts": int(self.posts), "march": int(self.march)}

    def _anew(self) -> Marching:
        """Give the same before a change."""
        return Marching(self.posts, self.march, [], self.known, self.seen)

    def _march_refusal(self, state: Position, unit: i64) -> Refusal | None:
        """Say that a unit has moved, or that those of its card do not."""
        if state.status[unit] & MOVED:
            return Refusal("already-moved", "MOV-03", {**named(state, unit)})
        if state.play_of(unit).marches() > self.march:
            return None
        rule = state.play_of(unit).fact_card().unmoved_rule or "CARD-ANY-1"
        return Refusal("nobody-moves", rule, {"verb": VERB_NAMES[MOVE]})

    def _is_stale(self, state: Position, unit: i64) -> bool:
        """Tell whether a unit's moves are not known, or something has changed within its reach."""
        if unit not in self.known:
            return True
        here, reach = state.at[unit], march_of(state, unit)
        for hexagon in state.trail[self.seen :]:
            if state.scenario.field.distance(here, hexagon) <= reach:
                return True
        return False


def moves_of(state: Position, unit: i64) -> list[int]:
    """List every move of a unit, and its way off the board."""
    ways = Ways(state, unit)
    base = code(MOVE, ways.start)
    offers = [base | to << 20 for to in ways.found]
    if way_off(state, ways):
        offers.append(code(EXIT, ways.start))
    return offers


def movers(state: Position, posts: i64, march: i64) -> list[int]:
    """List the units ordered by some posts that have not moved and may."""
    status, at = state.status, state.at
    found = []
    for unit in state.scenario.units_of[state.side]:
        if status[unit] & (ORDERED | MOVED) != ORDERED or at[unit] == OFF_BOARD:
            continue
        play = state.play_of(unit)
        if (posts >> play.post) & 1 and play.marches() > march:
            found.append(unit)
    return found


def way_off(state: Position, ways: Ways) -> bool:
    """Tell whether a unit can leave the board: a hex further than an exit hex it can go on from."""
    exits, kind = state.scenario.exits[state.side], state.scenario.types[ways.unit].kind
    if not state.scenario.has_exit[state.side]:
        return False
    if state.scenario.field.is_held(kind, ways.start):  # OBS-BUNKER-3
        return False
    return any([exits[hexagon] for hexagon in ways.halfway()])  # RUL-33


def exit_refusal(state: Position, unit: i64) -> Refusal:
    """Say why a unit cannot leave the board."""
    facts = {**named(state, unit)}
    if not state.scenario.has_exit[state.side]:
        return Refusal("no-exit-here", "MOV-16", facts)
    if state.scenario.field.is_held(state.kind(unit).kind, state.at[unit]):
        return Refusal("cannot-leave", "OBS-BUNKER-3", {**facts, "from": facts["at"]})
    return Refusal("no-way-off", "RUL-33", facts)


def leave_board(state: Position, unit: i64, tell: list[Event] | None) -> None:
    """Take a unit off the board over an exit; it is no loss, and its medals are won at once."""
    hexagon = state.at[unit]
    if tell is not None:
        tell.append(Event("UnitExited", {**named(state, unit)}))
    state.lift(unit)
    state.status[unit] = 0
    drop_sandbags(state, hexagon, tell)
    win_medals(state, state.side, exit_medals(state), tell)  # RUL-34
    leave(state, hexagon, tell)


def exit_medals(state: Position) -> i64:
    """Tell what a unit that leaves the board is worth to its side."""
    best: i64 = 0
    for objective in state.scenario.terms.objectives:
        if objective.medals > best and objective.kind == EXIT_MEDALS and objective.is_open_to(state.side):
            best = objective.medals
    return best
