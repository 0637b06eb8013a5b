"""What happens at two tables alike: as far as a seat can see the same, and beside it what it cannot see.

Everything is worked out beforehand on copies of both states, dice included, so that both tables can be told
what to do by their sockets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from bocage.kernel.game import Game
from bocage.kernel.state import CHANCE, OBSERVER

from tests.properties.disguise import Disguise
from tests.properties.worlds import _alike, _both, possible, probes, shown

MOVES = 3
MOST_STEPS = 40
COMING_AGAIN = 0.7
"""How often the seat comes once more while answers are held."""


@dataclass
class Deed:
    """Something done at a table: a message of a seat, or what is not done by message."""

    seat: int
    message: dict[str, Any]
    must: str = ""
    """The kind of the answer it must have."""


Both = tuple[Deed | None, Deed | None]


@dataclass
class Course:
    """What happens in both worlds, deed by deed; what a seat does not see may happen in one of them."""

    deeds: list[Both] = field(default_factory=list)
    outcomes: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))


class Foresight:
    """Works out what can happen in two worlds so that it looks the same to a seat."""

    def __init__(self, game: Game[Any], disguise: Disguise, states: tuple[Any, Any], seat: int, lots: Random):
        self.game = game
        self.disguise = disguise
        self.states = states
        self.seat = seat
        self.lots = lots
        self.course = Course()
        self.last = OBSERVER

    def owed(self) -> bool:
        """Let chance give what it owes; tell whether that can be the same in both worlds."""
        for _ in range(MOST_STEPS):
            one, two = self.states
            if one.outcome is not None or not self.game.to_decide(one) & CHANCE:
                return True
            unseen = self.disguise.is_outcome_unseen(one, self.seat)
            fallen = _both(
                possible(self.game.weights(one)), possible(self.game.weights(two)), unseen, self.lots
            )
            if fallen is None or not self._go(
                self.game.befallen(one, fallen[0]), self.game.befallen(two, fallen[1])
            ):
                return False
            for outcomes, outcome in zip(self.course.outcomes, fallen, strict=True):
                outcomes.append(outcome)
        return False

    def move(self, is_live: bool) -> bool:
        """Let some seat choose, or a window pass; tell whether that can look the same in both worlds."""
        before = self.states, [len(outcomes) for outcomes in self.course.outcomes], len(self.course.deeds)
        if self._moved(is_live):
            return True
        self.states = before[0]
        for outcomes, length in zip(self.course.outcomes, before[1], strict=True):
            del outcomes[length:]
        del self.course.deeds[before[2] :]
        return False

    def window_seats(self) -> list[int]:
        """List the seats that a window asks in the first world."""
        askers = {seat: self.game.asker(self.states[0], seat) for seat in self._asked()}
        return [seat for seat, asker in askers.items() if asker is not None and asker.is_window()]

    def _window_facts(self) -> dict[int, Any]:
        askers = {seat: self.game.asker(self.states[0], seat) for seat in self.window_seats()}
        return {seat: asker.facts() for seat, asker in askers.items() if asker is not None}

    def _asked(self) -> list[int]:
        return [] if self.states[0].outcome is not None else self.game.seats_to_decide(self.states[0])

    def _moved(self, is_live: bool) -> bool:
        asked = self._asked()
        if not asked:
            return False
        if is_live and self.window_seats():
            return self._window_passes()
        self.last = self.lots.choice(asked)
        chosen = self._choice_of(self.last)
        if chosen is None:
            return False
        self.course.deeds.append(self._choosing(self.last, chosen))
        return self._chosen(self.last, chosen) and self.owed()

    def _window_passes(self) -> bool:
        """Let the seats of a window answer, or not, and the window end."""
        opening = self._window_facts()
        for seat in self.window_seats():
            if self._window_facts().get(seat) != opening[seat]:
                return False  # what was held is for another window
            chosen = self._choice_of(seat)
            if chosen is None:
                return False
            self.course.deeds.append(self._held(seat, chosen))
            if not (self._chosen(seat, chosen) and self.owed()):
                return False
        closing = Deed(OBSERVER, {"is": "close-window"})
        if self.lots.random() < COMING_AGAIN:
            coming = Deed(self.seat, {"is": "come-again", "after": 0})
            self.course.deeds.append((coming, coming))
        self.course.deeds.append((closing, closing))
        return True

    def _held(self, seat: int, chosen: tuple[int, int]) -> Both:
        """Say an answer, or leave out to say that a window is let be, in one world or in both."""
        deeds = self._choosing(seat, chosen)
        lets_be = [self._lets_be(world, seat) == chosen[world] for world in (0, 1)]
        is_said = [not lets_be[world] or self.lots.random() < 0.5 for world in (0, 1)]
        if seat == self.seat:
            is_said = [is_said[0] and len(self.game.choices(self.states[0], seat)) > 1] * 2
        return deeds[0] if is_said[0] else None, deeds[1] if is_said[1] else None

    def _lets_be(self, world: int, seat: int) -> int:
        asker = self.game.asker(self.states[world], seat)
        assert asker is not None
        return int(asker.lets_be())

    def _choice_of(self, seat: int) -> tuple[int, int] | None:
        one, two = self.states
        offered = self.game.choices(one, seat), self.game.choices(two, seat)
        return _alike(self.disguise, one, self.seat, seat, offered, self.lots)

    def _choosing(self, seat: int, chosen: tuple[int, int]) -> tuple[Deed, Deed]:
        spelled = [
            repr(self.game.spell(state, code)) for state, code in zip(self.states, chosen, strict=True)
        ]
        one, two = [Deed(seat, {"is": "choose", "choice": text}, "news") for text in spelled]
        return one, two

    def _chosen(self, seat: int, chosen: tuple[int, int]) -> bool:
        one, two = self.states
        return self._go(self.game.apply(one, seat, chosen[0]), self.game.apply(two, seat, chosen[1]))

    def _go(self, one: Any, two: Any) -> bool:
        """Go on in both worlds, unless the rules themselves tell them apart."""
        self.states = one.state, two.state
        return shown(self.game, one.events) == shown(self.game, two.events)

    # What is asked and said beside it

    def questions(self) -> list[str]:
        """Make up choices to ask about, some of them on offer to somebody, most of them not."""
        one = self.states[0]
        spelled = [self.spelled(code) for code in probes(self.game, one, self.lots)]
        for seat in range(len(self.game.seats)):
            offered = self.game.choices(one, seat)
            spelled += [self.spelled(code) for code in self.lots.sample(offered, min(2, len(offered)))]
        return [text for text in spelled if text]

    def spelled(self, code: int) -> str:
        """Spell a choice; one that cannot be spelled is empty."""
        try:
            return repr(self.game.spell(self.states[0], code))
        except (IndexError, ValueError):
            return ""
