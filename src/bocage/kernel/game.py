"""The contract every game keeps: who decides, what is on offer, what follows, what a seat may know."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from bocage.kernel.chance import Dealer
from bocage.kernel.choice import Choice, Vocabulary
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal, Refused
from bocage.kernel.state import CHANCE, NOBODY, AnyPending, Outcome, State, seats_in
from bocage.kernel.view import View

S = TypeVar("S", bound=State)

BEYOND_ALL: Final = 1 << 62
"""No packed choice is as large as this, and both builds can still say so."""


class Step(Generic[S]):
    """What became of a choice: the new state and what happened on the way."""

    def __init__(self, state: S, events: list[Event]) -> None:
        self.state: S = state
        self.events: list[Event] = events


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: the rules as questions about a state. It keeps nothing of its own between two calls."""

    def __init__(self, name: str, version: i64, seats: list[str], vocabulary: Vocabulary) -> None:
        self.name: str = name
        self.version: i64 = version
        self.seats: list[str] = seats
        self.vocabulary: Vocabulary = vocabulary

    def start(self, scenario: dict[str, object], rulings: dict[str, object]) -> S:
        """Set the game up; the scenario and its ruling constants come as plain values."""
        raise NotImplementedError

    def rulings(self) -> dict[str, object]:
        """Tell the decisions on open points that a new game is played by."""
        raise NotImplementedError

    def view(self, state: S, seat: i64) -> View:
        """Show what a seat may know; `OBSERVER` sits nowhere."""
        raise NotImplementedError

    def guess(self, view: View, chance: Dealer) -> S:
        """Deal a whole state that the view could be a view of."""
        raise NotImplementedError

    def not_asked(self, state: S, seat: i64) -> Refusal:
        """Say why a seat has nothing to decide now."""
        raise NotImplementedError

    def not_offered(self, state: S, seat: i64) -> Refusal:
        """Say the general thing about a choice that is not on offer; a rule's own reason is better."""
        return Refusal("not-on-offer", "TAB-4")

    def windows(self) -> list[str]:
        """Name the kinds of reaction windows that a seat may leave a standing answer for."""
        return []

    def with_what_was_seen(self, state: S, undone: S) -> S:
        """Keep in a state that is returned to what everybody saw in the one that is taken back."""
        return state

    def silence(self, state: S, seat: i64, listener: i64) -> Refusal | None:
        """Say why a seat may not talk to another now; most games mind nobody talking."""
        return None

    def silence_among(self, state: S, seat: i64, listeners: list[int]) -> Refusal | None:
        """Say why a seat may not talk to several others at once: the first reason for any of them."""
        for listener in listeners:
            refusal = self.silence(state, seat, listener)
            if refusal is not None:
                return refusal
        return None

    def resigned(self, state: S, seat: i64) -> Outcome:
        """Tell how the game ends when a seat gives up: every other seat wins."""
        others: i64 = ((1 << len(self.seats)) - 1) & ~(1 << seat)
        return Outcome(others, "resigned", "TAB-6")

    def to_decide(self, state: S) -> i64:
        """Name the deciders: a set of seats, `CHANCE`, or `NOBODY` when the game is over."""
        if state.outcome is not None:
            return NOBODY
        return state.trunk[-1].asks(state)

    def choices(self, state: S, seat: i64) -> list[int]:
        """List all that is on offer to a seat, sorted; the list is the caller's own."""
        if seat < 0 or seat >= len(self.seats) or not self.to_decide(state) & (1 << seat):
            return []
        return state.trunk[-1].offer(state, seat)[:]

    def asker(self, state: S, seat: i64) -> AnyPending | None:
        """Find the record that asks a seat now, if one does."""
        if seat < 0 or seat >= len(self.seats) or not self.to_decide(state) & (1 << seat):
            return None
        return state.trunk[-1].asker(state, seat)

    def step(self, state: S, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Change a state of one's own by a choice that is on offer."""
        state.trunk[-1].decide(state, seat, choice, tell)
        self.settle(state, tell)

    def weights(self, state: S) -> list[int]:
        """Give the weights of the chance step the state waits at."""
        return state.trunk[-1].weights(state)

    def fall(self, state: S, outcome: i64, tell: list[Event] | None) -> None:
        """Change a state of one's own by an outcome of chance."""
        state.trunk[-1].befall(state, outcome, tell)
        self.settle(state, tell)

    def settle(self, state: S, tell: list[Event] | None) -> None:
        """Let all go on that asks nobody."""
        while state.outcome is None:
            top = state.trunk[-1]
            if not top.stirs(state):
                return
            top.resume(state, tell)
        state.trunk = []

    def apply(self, state: S, seat: i64, choice: int) -> Step[S]:
        """Return the state after a choice, and the events; the old state is still good."""
        refusal = self.refusal(state, seat, choice)
        if refusal is not None:
            raise Refused(refusal)
        events: list[Event] = []
        after = cast(S, state.copy())
        self.step(after, seat, choice, events)
        return Step(after, events)

    def befallen(self, state: S, outcome: int) -> Step[S]:
        """Return the state after an outcome of chance that is asked for and possible, and the events."""
        if not self.to_decide(state) & CHANCE:
            raise LookupError("nothing waits for chance here")  # TAB-13
        weights = self.weights(state)
        if min(weights) < 0 or not 0 <= outcome < len(weights) or weights[outcome] == 0:  # TAB-14
            raise LookupError(f"outcome {outcome} is impossible here: {weights}")
        events: list[Event] = []
        after = cast(S, state.copy())
        self.fall(after, outcome, events)
        return Step(after, events)

    def refusal(self, state: S, seat: i64, choice: int) -> Refusal | None:
        """Say why a choice is not on offer; None exactly for those that are. Ask about any number."""
        offered = self.choices(state, seat)
        if choice in offered:
            return None
        if not offered:
            return self.not_asked(state, seat)
        if not 0 <= choice < BEYOND_ALL or not self.vocabulary.is_sound(state, choice):
            return Refusal("senseless-choice", self.not_offered(state, seat).rule)
        return state.trunk[-1].refusal(state, seat, choice) or self.not_offered(state, seat)

    def read(self, state: S, seat: i64, choice: Choice) -> int | Refusal:
        """Pack a named choice if it is on offer to a seat, or say why it is not."""
        if not self.choices(state, seat):
            return self.not_asked(state, seat)
        packed = self.vocabulary.read(state, choice)
        if isinstance(packed, Refusal):
            return packed
        refusal = self.refusal(state, seat, packed)
        return packed if refusal is None else refusal

    def spell(self, state: S, choice: i64) -> Choice:
        """Name a packed choice."""
        return self.vocabulary.spell(state, choice)

    def seats_to_decide(self, state: S) -> list[int]:
        """List the seats that have something to decide."""
        return seats_in(self.to_decide(state))
