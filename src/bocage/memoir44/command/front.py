"""The front: generals act at the same time, whoever comes first on record; a hold brings the commander in."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, AnyPending, Pending, State, Together, seats_in
from bocage.memoir44.command.chain import GENERALS, commander_of, post_of
from bocage.memoir44.command.seating import ROLES
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import HOLD, LIFT, SETTLE, VERB_NAMES

NOBODY_FIRST: Final = -1


class Front(Together):
    """A lane for each seat that acts for generals.

    `held` are the seats that have asked for a hold in this step. Where the commander has settled who goes
    `first`, nobody else is asked until that seat has chosen.
    """

    name = "front"

    def __init__(self, stacks: tuple[tuple[AnyPending, ...], ...], held: i64, first: i64) -> None:
        super().__init__(stacks)
        self.held: i64 = held
        self.first: i64 = first

    def with_lane(self, lane: i64, stack: tuple[AnyPending, ...]) -> Front:
        """Return the same with one lane changed."""
        stacks = list(self.stacks)
        stacks[lane] = stack
        return Front(tuple(stacks), self.held, self.first)

    def asks(self, state: State) -> i64:
        """Ask all that have not done, or the one that goes first."""
        deciders: i64 = Together.asks(self, state)  # OVL-70, OVL-71
        if self.first == NOBODY_FIRST:
            return deciders
        alone = deciders & (1 << self.first | CHANCE)
        return alone if alone else deciders

    def asks_as_seen_by(self, state: State, seat: i64) -> i64:
        """Show the same to all."""
        return self.asks(state)

    def offer(self, state: State, seat: i64) -> list[int]:
        """Offer what the lane offers, and a hold while there is anybody to hold."""
        offers = Together.offer(self, state, seat)
        return sorted([*offers, int(code(HOLD))]) if self._may_hold(cast(Position, state), seat) else offers

    def refusal(self, state: State, seat: i64, choice: i64) -> Refusal | None:
        """Say why there can be no hold, or what the lane says."""
        if verb_of(choice) == HOLD:
            used = (self.held >> seat) & 1 == 1
            return Refusal("one-hold-a-step" if used else "nobody-to-hold", "OVL-72", {})
        return Together.refusal(self, state, seat, choice)

    def decide(self, state: State, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Act in the seat's own lane, or ask for a hold."""
        position = cast(Position, state)
        if verb_of(choice) == HOLD:
            state.trunk[-1] = Front(self.stacks, self.held | 1 << seat, self.first)
            if tell is not None:
                facts = {"side": SIDES[position.side], "seat": position.scenario.command.seats[seat]}
                tell.append(Event("HoldPlaced", {**facts}))
            state.push(Hold(position.side, seat))
            return
        front = Front(self.stacks, self.held, NOBODY_FIRST)
        state.trunk[-1] = front
        Together.decide(front, state, seat, choice, tell)

    def facts(self) -> dict[str, object]:
        """Tell every lane, who has asked for a hold, and who goes first."""
        return {**Together.facts(self), "held": int(self.held), "first": int(self.first)}

    def step(self) -> str:
        """Name what the generals are at: the record at the bottom of every lane that is left."""
        return next((stack[0].name for stack in self.stacks if stack), "")

    def led_by(self, first: i64) -> Front:
        """Return the same with a seat that goes first."""
        return Front(self.stacks, self.held, first)

    def _may_hold(self, state: Position, seat: i64) -> bool:
        """Let each general hold the others once a step; the commander needs no hold (OVL-72, QO-46)."""
        chief = state.scenario.command.seats_of[commander_of(state.side)]
        if (self.held >> seat) & 1 or (chief >> seat) & 1:
            return False
        return sum([bool(stack) for stack in self.stacks]) > 1


class Hold(Pending[Position]):
    """All generals wait until the commander settles a dispute, or the hold is lifted (OVL-73)."""

    name = "hold"

    def __init__(self, side: i64, by: i64) -> None:
        self.side: i64 = side
        self.by: i64 = by

    def is_exclusive(self) -> bool:
        """Pause every lane."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask the commander, and whoever has asked for the hold."""
        return self._chief(state) | 1 << self.by

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer to lift the hold; the commander may also say who goes first."""
        offers = []
        if (self._chief(state) >> seat) & 1:
            offers = [code(SETTLE, role) for role in GENERALS if self._is_asked(state, role)]
        return [*offers, code(LIFT)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that the dispute comes first, and who settles it."""
        if verb_of(choice) == SETTLE:
            settles = (self._chief(state) >> seat) & 1 == 1
            facts = {"role": ROLES[argument(choice, 0)]}
            if settles and argument(choice, 0) not in GENERALS:
                return Refusal("no-general", "OVL-73", facts)
            return Refusal("already-done" if settles else "commander-settles", "OVL-73", facts)
        return Refusal("hold-first", "OVL-73", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Lift the hold, and let somebody go first."""
        state.pop()
        first, told = NOBODY_FIRST, ""
        if verb_of(choice) == SETTLE:
            first, told = self._seat_of(state, argument(choice, 0)), ROLES[argument(choice, 0)]
        front = state.trunk[-1]
        assert isinstance(front, Front)
        state.trunk[-1] = front.led_by(first)
        if tell is not None:
            tell.append(Event("HoldLifted", {"side": SIDES[self.side], "to": told}))

    def facts(self) -> dict[str, object]:
        """Tell who has asked for it."""
        return {"is": self.name, "side": int(self.side), "by": int(self.by)}

    def _chief(self, state: Position) -> i64:
        return state.scenario.command.seats_of[commander_of(self.side)]

    def _seat_of(self, state: Position, role: i64) -> i64:
        return seats_in(state.scenario.command.seats_of[post_of(self.side, role)])[0]

    def _is_asked(self, state: Position, role: i64) -> bool:
        """Tell whether a general has anything left to do in this step, whoever was to go first so far."""
        front = state.trunk[-2]
        assert isinstance(front, Front)
        return (front.led_by(NOBODY_FIRST).asks(state) >> self._seat_of(state, role)) & 1 == 1


def keep_holds(state: Position, undone: Position) -> None:
    """Let holds count that were asked for in a position taken back, if the step is the same (QO-46)."""
    before, after = front_of(state), front_of(undone)
    if before is None or after is None or before.step() != after.step() or state.turn != undone.turn:
        return
    place = state.trunk.index(before)
    state.trunk[place] = Front(before.stacks, before.held | after.held, before.first)


def front_of(state: Position) -> Front | None:
    """Find the front that generals act in, also below a hold."""
    for record in reversed(state.trunk[-2:]):
        if isinstance(record, Front):
            return record
    return None
