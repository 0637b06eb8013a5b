"""One measurement in a fresh interpreter: random play, copies or python-chess. Prints one JSON line."""

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module

CHOICES = 60_000
LIMIT = 2_000
STRETCH = 40
"""So many choices are made in a row before what has happened is let go."""
MIDDLE = 100
"""So many choices into a game its position is copied."""


def random_play(name: str, with_events: bool) -> dict[str, float]:
    """Play the scenarios of a game at random in turn; chance and complete offers are part of it."""
    from bocage.catalogue import GAMES
    from bocage.kernel.chance import Seeded
    from bocage.kernel.event import Event
    from bocage.kernel.walk import wander

    game = GAMES[name].game
    scenarios = [GAMES[name].scenario(scenario) for scenario in GAMES[name].scenarios]
    events: list[Event] | None = [] if with_events else None
    made = games = ended = 0
    began = time.process_time()
    while made < CHOICES or games % len(scenarios):
        state, dealer = game.start(scenarios[games % len(scenarios)], game.rulings()), Seeded(games)
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
    from bocage.catalogue import GAMES
    from bocage.kernel.chance import Seeded
    from bocage.kernel.walk import wander

    entry = GAMES[name]
    state = entry.game.start(entry.scenario(entry.scenarios[-1]), entry.game.rulings())
    wander(entry.game, state, Seeded(5), MIDDLE, None)
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
