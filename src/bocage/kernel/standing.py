"""Standing answers: what a seat says in advance whenever a kind of reaction window asks it (TAB-12)."""

from __future__ import annotations

from typing import TypeVar

from bocage.kernel.choice import Choice
from bocage.kernel.game import Game
from bocage.kernel.record import Facts
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import State

S = TypeVar("S", bound=State)


class Standing:
    """The answers left by all seats, by seat and kind of window, and the openings that have had theirs."""

    def __init__(self) -> None:
        self.answers: dict[tuple[int, str], Choice] = {}
        self._answered: dict[int, Facts] = {}

    def put(self, seat: int, window: str, choice: Choice | None) -> None:
        """Leave an answer, or take it away."""
        if choice is None:
            self.answers.pop((seat, window), None)
        else:
            self.answers[seat, window] = choice
        self._answered.pop(seat, None)

    def forget(self, seat: int) -> None:
        """Take all answers of a seat away."""
        self.answers = {key: answer for key, answer in self.answers.items() if key[0] != seat}
        self._answered.pop(seat, None)

    def next_of(self, game: Game[S], state: S) -> tuple[int, int] | None:
        """Find a seat whose answer is due now, and the choice it has left."""
        for seat, window in sorted(self.answers):
            packed = self._due(game, state, seat, window)
            if packed is not None:
                return seat, packed
        return None

    def has_chosen(self, game: Game[S], state: S, seat: int) -> None:
        """Note before a choice that its window is answered; each opening is answered in advance only once."""
        facts = window_facts(game, state, seat)
        if facts is not None:
            self._answered[seat] = facts

    def look_again(self, game: Game[S], state: S) -> None:
        """Forget the openings that are over: the next one, however much like them, is another."""
        for seat, facts in list(self._answered.items()):
            if window_facts(game, state, seat) != facts:
                del self._answered[seat]

    def _due(self, game: Game[S], state: S, seat: int, window: str) -> int | None:
        asker = game.asker(state, seat)
        if asker is None or not asker.is_window() or asker.name != window:
            return None
        if self._answered.get(seat) == asker.facts():
            return None
        packed = game.read(state, seat, self.answers[seat, window])
        return packed if isinstance(packed, int) else None


def window_facts(game: Game[S], state: S, seat: int) -> Facts | None:
    """Tell the reaction window that asks a seat in plain values, if one does."""
    asker = game.asker(state, seat)
    return asker.facts() if asker is not None and asker.is_window() else None


def unfit(game: Game[S], state: S, window: str, choice: Choice | None) -> Refusal | None:
    """Refuse a window the game does not have, and an answer that means nothing in it."""
    known = game.windows()
    if window not in known:
        return Refusal("no-such-window", "TAB-12", {"window": window[:40], "known": ", ".join(known)})
    packed = None if choice is None else game.vocabulary.read(state, choice)
    return packed if isinstance(packed, Refusal) else None
