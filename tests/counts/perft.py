"""Counts every way to go on from a position for so many choices.

Chance is answered twice, by the lowest and by the highest outcome that is possible, so that dice hit and
miss and different cards are drawn, while the numbers stay small enough to count.
"""

from hashlib import sha256
from typing import Any

from bocage.kernel.chance import Seeded
from bocage.kernel.game import Game
from bocage.kernel.record import Facts
from bocage.kernel.state import CHANCE, State, seats_in
from bocage.kernel.walk import wander


class Count:
    """The leaves below a position, the leaves below each first choice, and a digest that pins the order."""

    def __init__(self) -> None:
        self.leaves = 0
        self.split: dict[str, int] = {}
        self._order = sha256()

    def note(self, path: str) -> None:
        """Take a leaf in."""
        self.leaves += 1
        self._order.update(f"{path}\n".encode())

    def order(self) -> str:
        """Give the digest of all paths in their order."""
        return self._order.hexdigest()[:16]


def opening(game: Game[Any], scenario: Facts, seed: int, choices: int, rulings: Facts) -> State:
    """Give the position after so many random choices."""
    state: State = game.start(scenario, rulings)
    wander(game, state, Seeded(seed), choices, None)
    return state


def perft(game: Game[Any], state: State, depth: int) -> Count:
    """Count the ways to go on for `depth` choices."""
    count = Count()
    _below(game, state, depth, "", count)
    return count


def _below(game: Game[Any], state: State, depth: int, path: str, count: Count) -> None:
    asked = game.to_decide(state)
    if asked & CHANCE:
        for outcome in _ends(game.weights(state)):
            _below(game, game.befallen(state, outcome).state, depth, f"{path} {outcome}", count)
    elif depth == 0 or not asked:
        count.note(path)
    else:
        for seat in seats_in(asked):
            for choice in game.choices(state, seat):
                _after(game, state, seat, choice, depth, path, count)


def _after(
    game: Game[Any], state: State, seat: int, choice: int, depth: int, path: str, count: Count
) -> None:
    before = count.leaves
    name = f"{seat}:{game.spell(state, choice)}"
    _below(game, game.apply(state, seat, choice).state, depth - 1, f"{path} {name}", count)
    if path == "":
        count.split[name] = count.leaves - before


def _ends(weights: list[int]) -> list[int]:
    """Give the lowest and the highest possible outcome."""
    possible = [outcome for outcome, weight in enumerate(weights) if weight]
    return sorted({possible[0], possible[-1]})
