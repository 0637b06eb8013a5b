"""One measurement in a fresh interpreter: random play, copies or python-chess. Prints one JSON line."""

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

CHOICES = 60_000
LIMIT = 2_000
STRETCH = 40
"""So many choices are made in a row before what has happened is let go."""
OVERLORD_SEATINGS = ("c/l/m/r c/l/m/r", "cm/l/r cm/l/r", "clmr clmr")
MIDDLE = 100
"""So many choices into a game its position is copied."""


Battle = tuple[Any, dict[str, object], dict[str, object]]
"""A game, a scenario of its, and the decisions it is played by."""


def battles_of(name: str) -> list[Battle]:
    """List the scenarios of a game that fit on one board, or those of Overlord in its usual seatings."""
    from bocage.catalogue import GAMES

    entry = GAMES["memoir44" if name == "overlord" else name]
    facts = [entry.scenario(scenario) for scenario in entry.scenarios]
    rulings = entry.game.rulings()
    if name != "overlord":
        return [(entry.game, scenario, rulings) for scenario in facts if "flanks" not in scenario]
    seatings = [{**rulings, "variant": {"seating": text}} for text in OVERLORD_SEATINGS]
    fields = [scenario for scenario in facts if "flanks" in scenario]
    return [(entry.game_for(seating), field, seating) for field in fields for seating in seatings]


def random_play(name: str, with_events: bool) -> dict[str, float]:
    """Play the scenarios of a game at random in turn; chance and complete offers are part of it."""
    from bocage.kernel.chance import Seeded
    from bocage.kernel.event import Event
    from bocage.kernel.walk import wander

    shelf = battles_of(name)
    events: list[Event] | None = [] if with_events else None
    made = games = ended = 0
    began = time.process_time()
    while made < CHOICES or games % len(shelf):
        game, scenario, rulings = shelf[games % len(shelf)]
        state, dealer = game.start(scenario, rulings), Seeded(games)
        for _ in range(LIMIT // STRETCH):
            made += wander(game, state, dealer, STRETCH, events)
            if events is not None:
                events.clear()
            if state.outcome is not None:
                break
        ended += state.outcome is not None
        games += 1
    spent = time.process_time() - began
    return {"per_second": made / spent, "games_per_second": games / spent, "ended": ended / games}


def copies(name: str) -> dict[str, float]:
    """Copy a position from the middle of a large battle."""
    from bocage.kernel.chance import Seeded
    from bocage.kernel.walk import wander

    game, scenario, rulings = battles_of(name)[-1]
    state = game.start(scenario, rulings)
    wander(game, state, Seeded(5), MIDDLE, None)
    rounds = 50_000
    began = time.process_time()
    for _ in range(rounds):
        state.copy()
    return {"microseconds": (time.process_time() - began) / rounds * 1e6}


def chess_play() -> dict[str, float]:
    """Play chess at random with python-chess, the yardstick."""
    import random

    import chess

    lots = random.Random(1)
    made = 0
    began = time.process_time()
    while made < CHOICES // 3:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[lots.randrange(len(moves))])
            made += 1
    return {"per_second": made / (time.process_time() - began)}


def engine_import(name: str) -> dict[str, float]:
    """Import the engine of a game alone."""
    began = time.process_time()
    import_module(f"bocage.{name}.game")
    return {"milliseconds": (time.process_time() - began) * 1e3}


MEASURES: dict[str, Callable[[str], dict[str, float]]] = {
    "play": lambda name: random_play(name, False),
    "events": lambda name: random_play(name, True),
    "copy": copies,
    "import": engine_import,
    "chess": lambda _: chess_play(),
}

if __name__ == "__main__":
    what, name = sys.argv[1:]
    print(json.dumps(MEASURES[what](name)))
