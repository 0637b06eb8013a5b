"""Taking back: which choices may still be undone, and what becomes of those that others made since."""

from __future__ import annotations

from typing import Generic, TypeVar

from bocage.kernel.event import EVERYBODY, Event
from bocage.kernel.game import Game, Step
from bocage.kernel.state import State

S = TypeVar("S", bound=State)


class Undoable(Generic[S]):
    """A choice that may still be taken back, the state before it, and what was told of it."""

    def __init__(self, seat: int, before: S, choice: int, events: list[Event]) -> None:
        self.seat = seat
        self.before = before
        self.choice = choice
        self.events = events

    def witnesses(self) -> int:
        """Name those who saw anything of it: they see it taken back, and nobody else does."""
        seen = 1 << self.seat
        for event in self.events:
            if event.witnesses == EVERYBODY:
                return EVERYBODY
            seen |= event.witnesses
        return seen


def last_of(choices: list[Undoable[S]], seat: int) -> int | None:
    """Find the last choice of a seat among those that may still be taken back."""
    for place in range(len(choices) - 1, -1, -1):
        if choices[place].seat == seat:
            return place
    return None


def without(game: Game[S], choices: list[Undoable[S]], place: int) -> tuple[S, list[Undoable[S]]] | None:
    """Play the choices after one again without it; None if one of them would not be the same (TAB-5)."""
    state, kept = choices[place].before, choices[:place]
    for later in choices[place + 1 :]:
        step = _again(game, state, later)
        if step is None:
            return None
        kept.append(Undoable(later.seat, state, later.choice, step.events))
        state = step.state
    return state, kept


def _again(game: Game[S], state: S, later: Undoable[S]) -> Step[S] | None:
    """Make a choice again in another state, if it is still on offer there and tells the same."""
    if game.refusal(state, later.seat, later.choice) is not None:
        return None
    step = game.apply(state, later.seat, later.choice)
    told = [event.whole() for event in step.events]
    return step if told == [event.whole() for event in later.events] else None
