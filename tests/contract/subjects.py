"""What the contract suite is held against: every game of the catalogue, and the probe.

A new game is checked as soon as the catalogue lists it. `BOCAGE_LONG=1` takes every scenario, not a few.
"""

from __future__ import annotations

import os
from typing import Any, Final

from bocage.catalogue import GAMES, MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.game import Game, Step
from bocage.kernel.record import Facts
from bocage.kernel.state import CHANCE, NOBODY, State
from bocage.kernel.walk import one_of
from bocage.memoir44.command.seating import EIGHT, SIX

from tests.contract.probe import PROBE, SCENARIOS

IS_LONG: Final = bool(os.environ.get("BOCAGE_LONG"))
A_FEW: Final = 3
SEATINGS: Final = {"eight": EIGHT, "six": SIX, "five": "c/lmr cl/m/r"}
"""Seatings of Overlord; that of two is the usual one, which its scenario has anyway."""


class Subject:
    """A game with one of its scenarios, and the decisions it is played by."""

    def __init__(self, game: Game[Any], name: str, scenario: Facts, rulings: Facts | None = None) -> None:
        self.game = game
        self.rulings: Facts = game.rulings() if rulings is None else rulings
        self.name = f"{game.name}-{name}"
        self.scenario = scenario
        self.seats = range(len(game.seats))

    def start(self) -> Any:
        """Set the game up."""
        return self.game.start(self.scenario, self.rulings)


class Stop:
    """One step of a walk: the state before it, who decided what, and what became of it."""

    def __init__(self, before: Any, seat: int | None, choice: int, step: Step[Any]) -> None:
        self.before: Any = before
        self.seat = seat  # None is chance
        self.choice = choice
        self.after: Any = step.state
        self.events = step.events


def walk(subject: Subject, seed: int, limit: int) -> list[Stop]:
    """Play at random from the start, to the end or for so many steps, and keep everything."""
    game, dealer = subject.game, Seeded(seed)
    stops: list[Stop] = []
    state: State = subject.start()
    while len(stops) < limit and game.to_decide(state) != NOBODY:
        stops.append(_step(game, state, dealer))
        state = stops[-1].after
    return stops


def _step(game: Game[Any], state: State, dealer: Seeded) -> Stop:
    asked = game.to_decide(state)
    if asked & CHANCE:
        outcome = int(dealer.pick(game.weights(state), 0))
        return Stop(state, None, outcome, game.befallen(state, outcome))
    seat = int(one_of(asked, dealer))
    offered = game.choices(state, seat)
    choice = offered[dealer.below(len(offered))]
    return Stop(state, seat, choice, game.apply(state, seat, choice))


def _subjects() -> list[Subject]:
    found = [Subject(PROBE, name, facts) for name, facts in SCENARIOS.items()]
    for entry in GAMES.values():
        # First, middle and last: the scenarios of a box grow with their numbers.
        every = max(1, (len(entry.scenarios) - 1) // (A_FEW - 1))
        names = entry.scenarios if IS_LONG else entry.scenarios[::every][:A_FEW]
        found += [Subject(entry.game, name, entry.scenario(name)) for name in names]
    found += [_seated(seats, seating) for seats, seating in SEATINGS.items()]
    return [*found, *[_party(*each) for each in PARTIES]]


def _seated(seats: str, seating: str) -> Subject:
    """Give Overlord with a seating."""
    rulings: Facts = {**MEMOIR44.rulings(), "variant": {"seating": seating}}
    game, name = MEMOIR44.game_for(rulings), "omaha-beach-overlord"
    return Subject(game, f"{name}-{seats}", MEMOIR44.scenario(name), rulings)


def _party(name: str, scenario: str, edition: str, variant: Facts) -> Subject:
    """A battle with more seats than two, or for young generals."""
    rulings = {**MEMOIR44.rulings(edition), "variant": variant}
    return Subject(MEMOIR44.game_for(rulings), name, MEMOIR44.scenario(scenario), rulings)


PARTIES: Final[list[tuple[str, str, str, Facts]]] = [
    ("alliance", "pegasus-bridge", "revised", {"mode": "alliance"}),
    ("teams", "operation-luttich", "2004", {"mode": "teams", "members": [2, 3]}),
    ("young-teams", "toulon", "revised", {"mode": "teams", "young": True, "tactics": 15}),
]

SUBJECTS: Final = _subjects()
