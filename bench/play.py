"""One measurement in a fresh interpreter: random play, copies or python-chess. Prints one JSON line."""

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module

CHOICES = 60_000
LIMIT = 2_000


def random_play(with_events: bool) -> dict[str, float]:
    """Play the twelve scenarios at random in turn; chance and complete offers are part of it."""
    from bocage.catalogue import UNDAUNTED
    from bocage.kernel.chance import Seeded
    from bocage.kernel.event import Event
    from bocage.kernel.walk import wander

    game = UNDAUNTED.game
    scenarios = [UNDAUNTED.scenario(name) for name in UNDAUNTED.scenarios]
    events: list[Event] | None = [] if with_events else None
    made = games = ended = 0
    began = time.process_time()
    while made < CHOICES or games % len(scenarios):
        state = game.start(scenarios[games % len(scenarios)], game.rulings())
        made += wander(game, state, Seeded(games), LIMIT, events)
        ended += state.outcome is not None
        games += 1
        if events is not None:
            events.clear()
    spent = time.process_time() - began
    return {"per_second": made / spent, "games_per_second": games / spent, "ended": ended / games}


def copies() -> dict[str, float]:
    """Copy a position from the middle of the largest battle."""
    from bocage.catalogue import UNDAUNTED
    from bocage.kernel.chance import Seeded
    from bocage.kernel.walk import wander

    game = UNDAUNTED.game
    state = game.start(UNDAUNTED.scenario("mortain"), game.rulings())
    wander(game, state, Seeded(5), 100, None)
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


def engine_import() -> dict[str, float]:
    """Import the engine alone."""
    began = time.perf_counter()
    import_module("bocage.undaunted.game")
    return {"milliseconds": (time.perf_counter() - began) * 1e3}


MEASURES: dict[str, Callable[[], dict[str, float]]] = {
    "play": lambda: random_play(False),
    "events": lambda: random_play(True),
    "copy": copies,
    "chess": chess_play,
    "import": engine_import,
}

if __name__ == "__main__":
    print(json.dumps(MEASURES[sys.argv[1]]()))
