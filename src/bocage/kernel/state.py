"""A position of a game, and the tree of small records that say what is still to be done in it.

The trunk is a stack. Its topmost record alone is alive: it asks seats or chance, or goes on by itself.
A `Together` on top holds one stack (a lane) for each of several seats, which then act in any order; an
exclusive record is laid on the trunk above it and so pauses every lane until it is done.

Records hold nothing that is hidden from anybody: what a seat holds or has answered in secret lies in the
state, where views leave it out.

Records never change once they lie in the tree: progress is a new record in the place of the old one.
That is why a copy of a state may share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from bocage.kernel.event import Event
    from bocage.kernel.refusal import Refusal

OBSERVER: Final = -1
"""The seat of someone who only watches."""

CHANCE: Final = 1 << 20
"""The bit in a set of deciders that stands for the dice and the piles."""

NOBODY: Final = 0


def seats_in(deciders: i64) -> list[int]:
    """List the seats of a set of deciders; chance is not a seat."""
    return [seat for seat in range(20) if deciders & (1 << seat)]


class Outcome:
    """How a game ended: who won (a set of seats, empty for a draw), why, and by which rule."""

    def __init__(self, winners: i64, reason: str, rule: str) -> None:
        self.winners: i64 = winners
        self.reason: str = reason
        self.rule: str = rule

    def facts(self) -> dict[str, object]:
        """Tell the outcome in plain values."""
        return {"winners": seats_in(self.winners), "reason": self.reason, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: a value, as far as anyone outside `step` can tell."""

    def __init__(self) -> None:
        self.trunk: list[AnyPending] = []
        self.lane: i64 = -1
        self.outcome: Outcome | None = None

    def copy(self) -> State:
        """Return an equal state that shares nothing that can change."""
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """Tell all of the state, hidden things included, in plain values; equal states tell equal facts."""
        raise NotImplementedError

    def push(self, record: AnyPending) -> None:
        """Lay a record on top of the stack that is acting.

        An exclusive one goes above all lanes; from then on the trunk acts, so what the same step lays down
        after it lies above it. A lane that leaves its own record changed therefore swaps before it pushes.
        """
        if self.lane >= 0 and record.is_exclusive():
            self.lane = -1
        if self.lane < 0:
            self.trunk.append(record)
            return
        together = self._together()
        self._set_lane(together, (*together.stacks[self.lane], record))

    def pop(self) -> None:
        """Take the top record off the stack that is acting."""
        if self.lane < 0:
            self.trunk.pop()
        else:
            together = self._together()
            self._set_lane(together, together.stacks[self.lane][:-1])

    def swap(self, record: AnyPending) -> None:
        """Put a record in the place of the top one of the stack that is acting."""
        if self.lane < 0:
            self.trunk[-1] = record
        else:
            together = self._together()
            self._set_lane(together, (*together.stacks[self.lane][:-1], record))

    def has_company(self) -> bool:
        """Tell whether the stack that is acting is a lane, and another lane is not done yet."""
        if self.lane < 0:
            return False
        stacks = self._together().stacks
        return any([bool(stack) for lane, stack in enumerate(stacks) if lane != self.lane])

    def finish(self, winners: i64, reason: str, rule: str) -> None:
        """End the game; what was pending falls away as soon as the current step is over."""
        if self.outcome is None:
            self.outcome = Outcome(winners, reason, rule)

    def pending_facts(self) -> list[object]:
        """Tell the tree of pending records in plain values."""
        return [record.facts() for record in self.trunk]

    def _together(self) -> Together:
        """Find the `Together` whose lane is acting: it is on top, since going above it ends the acting."""
        found = self.trunk[-1]
        assert isinstance(found, Together)
        return found

    def _set_lane(self, together: Together, stack: tuple[AnyPending, ...]) -> None:
        self.trunk[-1] = together.with_lane(self.lane, stack)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending(Generic[S]):
    """One piece of unfinished business: who decides, what is allowed, what follows.

    Everything has a default, so that a record states only what concerns it. A record whose class is not
    compiled sets its `name` in `__init__`: compiled code does not see a class attribute of its.
    """

    name: str = "pending"

    def is_exclusive(self) -> bool:
        """Tell whether the record pauses all lanes while it lies above them."""
        return False

    def is_window(self) -> bool:
        """Tell whether the record is a reaction window, which a seat may answer in advance (TAB-12).

        Two windows that could follow each other at once tell different facts: so the second is a new one.
        """
        return False

    def lets_be(self) -> i64:
        """Name the choice by which a seat lets a reaction window be; every seat it asks may make that one."""
        return -1

    def asks(self, state: S) -> i64:
        """Name the deciders: a set of seats, `CHANCE`, or `NOBODY` when the record goes on by itself."""
        return NOBODY

    def asker(self, state: S, seat: i64) -> AnyPending:
        """Find the record that asks a seat: this one, unless it holds others."""
        return self

    def asks_as_seen_by(self, state: S, seat: i64) -> i64:
        """Name the deciders as far as a seat may know; a reaction window shows all it was opened for."""
        return self.asks(state)

    def offer(self, state: S, seat: i64) -> list[int]:
        """List every choice the seat has, sorted, none twice; the caller only reads the list."""
        return []

    def refusal(self, state: S, seat: i64, choice: i64) -> Refusal | None:
        """Say why a choice is not on offer, in the words of the rule that forbids it."""
        return None

    def decide(self, state: S, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Carry out a choice that is on offer."""
        raise NotImplementedError

    def weights(self, state: S) -> list[int]:
        """Give the weight of every outcome 0, 1, 2, ... of a chance step; the caller only reads the list."""
        raise NotImplementedError

    def befall(self, state: S, outcome: i64, tell: list[Event] | None) -> None:
        """Carry out an outcome of chance."""
        raise NotImplementedError

    def spell_outcome(self, state: S, outcome: i64) -> str:
        """Name an outcome of chance as a record writes it."""
        return str(outcome)

    def is_idle(self, state: S) -> bool:
        """Tell whether a record in a lane only waits for what others might do: it offers but to be done."""
        return False

    def stirs(self, state: S) -> bool:
        """Tell whether the record goes on by itself now."""
        return self.asks(state) == NOBODY

    def resume(self, state: S, tell: list[Event] | None) -> None:
        """Go on: nothing lies above this record any more, and it asks nobody."""
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """Tell the record in plain values."""
        return {"is": self.name}


AnyPending: TypeAlias = Pending[Any]
"""A record of whatever game; the game that laid it down knows its own."""


class Together(Pending[State]):
    """Several seats act at once, each with a stack of its own; it goes when all stacks are empty.

    A seat has one lane, also when it acts for several commands. Lanes do not nest: a `Together` laid down
    from a lane goes above all of them.
    """

    name = "together"

    def __init__(self, stacks: tuple[tuple[AnyPending, ...], ...]) -> None:
        self.stacks: tuple[tuple[AnyPending, ...], ...] = stacks

    def is_exclusive(self) -> bool:
        """Pause the lanes below."""
        return True

    def with_lane(self, lane: i64, stack: tuple[AnyPending, ...]) -> Together:
        """Return the same with one lane changed."""
        stacks = list(self.stacks)
        stacks[lane] = stack
        return Together(tuple(stacks))

    def asks(self, state: State) -> i64:
        """Join the deciders of every lane."""
        deciders: i64 = NOBODY
        for stack in self.stacks:
            if stack:
                deciders |= stack[-1].asks(state)
        return deciders

    def asker(self, state: State, seat: i64) -> AnyPending:
        """Find the record that asks a seat: the top of its lane."""
        return self._top(self._lane_of(state, 1 << seat))

    def asks_as_seen_by(self, state: State, seat: i64) -> i64:
        """Join the deciders of every lane as far as the seat may know them."""
        deciders: i64 = NOBODY
        for stack in self.stacks:
            if stack:
                deciders |= stack[-1].asks_as_seen_by(state, seat)
        return deciders

    def offer(self, state: State, seat: i64) -> list[int]:
        """Offer what the seat's lane offers."""
        return self._top(self._lane_of(state, 1 << seat)).offer(state, seat)

    def refusal(self, state: State, seat: i64, choice: i64) -> Refusal | None:
        """Refuse for the reason the seat's lane gives."""
        return self._top(self._lane_of(state, 1 << seat)).refusal(state, seat, choice)

    def decide(self, state: State, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Act in the seat's own lane."""
        lane = self._lane_of(state, 1 << seat)
        state.lane = lane
        self._top(lane).decide(state, seat, choice, tell)
        state.lane = -1

    def weights(self, state: State) -> list[int]:
        """Weigh the chance step of the first lane that waits for chance."""
        return self._top(self._lane_of(state, CHANCE)).weights(state)

    def befall(self, state: State, outcome: i64, tell: list[Event] | None) -> None:
        """Let chance fall in the first lane that waits for it."""
        lane = self._lane_of(state, CHANCE)
        state.lane = lane
        self._top(lane).befall(state, outcome, tell)
        state.lane = -1

    def spell_outcome(self, state: State, outcome: i64) -> str:
        """Name the outcome as its lane does."""
        return self._top(self._lane_of(state, CHANCE)).spell_outcome(state, outcome)

    def stirs(self, state: State) -> bool:
        """Stir when some lane goes on by itself, or when all are empty or wait for each other."""
        return self._stirring(state) >= 0 or self._is_done(state)

    def resume(self, state: State, tell: list[Event] | None) -> None:
        """Let the first lane that stirs go on; leave when all are empty or idle."""
        lane = self._stirring(state)
        if lane < 0:
            state.pop()
            return
        state.lane = lane
        self._top(lane).resume(state, tell)
        state.lane = -1

    def facts(self) -> dict[str, object]:
        """Tell every lane."""
        return {"is": self.name, "lanes": [[record.facts() for record in stack] for stack in self.stacks]}

    def _top(self, lane: i64) -> AnyPending:
        return self.stacks[lane][-1]

    def _lane_of(self, state: State, decider: i64) -> i64:
        """Find the lane that asks a decider: a seat is asked by one lane at a time, the first."""
        for lane, stack in enumerate(self.stacks):
            if stack and stack[-1].asks(state) & decider:
                return lane
        raise LookupError(f"no lane asks {decider}")

    def _stirring(self, state: State) -> i64:
        for lane, stack in enumerate(self.stacks):
            if stack and stack[-1].stirs(state):
                return lane
        return -1

    def _is_done(self, state: State) -> bool:
        return all([not stack or (len(stack) == 1 and stack[0].is_idle(state)) for stack in self.stacks])
