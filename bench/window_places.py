"""Places where a window opens: an attack that can be announced, and two worlds after it.

In one of them whoever is asked holds a card that fits, in the other nothing; the attacker cannot know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bocage.catalogue import entry_for
from bocage.kernel.chance import Seeded
from bocage.kernel.choice import verb_of
from bocage.kernel.state import CHANCE
from bocage.kernel.walk import wander
from bocage.memoir44.verbs import ATTACK
from bocage.server.seats import rulings_of
from bocage.wire.lobby import NewTable

from tests.properties.memoir44 import TwoHands
from tests.properties.worlds import advance

SHORT = 0.5
LIVE = NewTable("memoir44", "pegasus-bridge", variant={"combat": True}, window=SHORT)
BY_THE_DAY = NewTable("memoir44", "pegasus-bridge", variant={"combat": True}, pace="by-the-day")
STEPS = 60
TRIES = 12


@dataclass
class Opening:
    """An attack by a seat, in two worlds: in the second, the seat that is asked can do something."""

    worlds: tuple[Any, Any]
    attacker: int
    attack: str


def openings(lots: Random) -> Iterator[Opening]:
    """Walk through battles, and find attacks that open a window."""
    rulings = rulings_of(LIVE)
    entry = entry_for(LIVE.game)
    game = entry.game_for(rulings)
    while True:
        state = game.start(entry.scenario(LIVE.scenario), rulings)
        wander(game, state, Seeded(lots.randrange(1 << 30)), lots.randrange(20, 200), None)
        for _ in range(STEPS):
            if state.outcome is not None:
                break
            opening = opening_in(game, state, lots)
            if opening is not None:
                yield opening
            advance(game, state, lots)


def opening_in(game: Any, state: Any, lots: Random) -> Opening | None:
    """Find an attack that can be announced now, if there is one and both worlds of it."""
    if game.to_decide(state) & CHANCE:
        return None
    for seat in game.seats_to_decide(state):
        attacks = [choice for choice in game.choices(state, seat) if verb_of(choice) == ATTACK]
        if attacks:
            attack = lots.choice(attacks)
            worlds = _both_worlds(game, state, seat, attack, lots)
            return worlds and Opening(worlds, seat, repr(game.spell(state, attack)))
    return None


def _both_worlds(game: Any, state: Any, seat: int, attack: int, lots: Random) -> tuple[Any, Any] | None:
    """Deal anew until there is a world for either."""
    found: dict[bool, Any] = {}
    for _ in range(TRIES):
        world, _ = TwoHands().second_world(state, seat, lots)
        after = game.apply(world, seat, attack).state
        if not asks_another(game, after, seat):
            return None
        found[can_do_something(game, after, 1 - seat)] = world
        if len(found) == len((True, False)):
            return found[False], found[True]
    return None


def asks_another(game: Any, state: Any, seat: int) -> bool:
    """Tell whether a window asks the other seat now, and nothing has to be dealt."""
    asker = game.asker(state, 1 - seat)
    return asker is not None and asker.is_window()


def can_do_something(game: Any, state: Any, seat: int) -> bool:
    """Tell whether a seat may do more in a window than let it be."""
    return len(game.choices(state, seat)) > 1
