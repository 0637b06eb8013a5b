"""How strong the simple opponent is: matches against uniform random, and against itself.

    python bench/strength.py                 every scenario, both sides, 20 games each: 480 games
    python bench/strength.py --mirror        simple against simple: who wins, and how long it takes

Ends with 1 when simple wins fewer than 95 of 100 against random. A game that does not end counts as not won.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import median
from time import perf_counter

from bocage.catalogue import UNDAUNTED
from bocage.kernel.chance import Seeded
from bocage.kernel.state import CHANCE, NOBODY, seats_in
from bocage.players import Player, player_named

REQUIRED = 95
CONFIDENCE = 1.959964
SIDES = ("us", "german")


class Task:
    """A game to be played: who sits where, on which scenario, with which seed."""

    def __init__(self, scenario: str, names: tuple[str, str], seed: int, cap: int) -> None:
        self.scenario = scenario
        self.names = names
        self.seed = seed
        self.cap = cap


class Played:
    """A game that was played; the winner is a seat, or -1 when nobody won."""

    def __init__(self, task: Task, winner: int, reason: str) -> None:
        self.task = task
        self.winner = winner
        self.reason = reason
        self.rounds = 0
        self.choices = 0
        self.simple_choices = 0
        self.simple_seconds = 0.0


def play(task: Task) -> Played:
    """Play one game to its end, to an agreed draw, or for as many choices as it may take."""
    game = UNDAUNTED.game
    state = game.start(UNDAUNTED.scenario(task.scenario), game.rulings())
    dealer = Seeded(task.seed)
    players = [player_named(name, game.name, 1000 + task.seed) for name in task.names]
    played = Played(task, -1, "not ended")
    while played.choices < task.cap:
        asked = game.to_decide(state)
        if asked == NOBODY:
            break
        if asked & CHANCE:
            game.fall(state, dealer.pick(game.weights(state), 0), None)
            continue
        seat = seats_in(asked)[0]
        views = [game.view(state, one) for one in (0, 1)]
        if all(player.wants_draw(view) for player, view in zip(players, views, strict=True)):
            played.reason = "draw agreed"
            break
        began = perf_counter()
        choice = players[seat].choose(views[seat])
        count(played, players[seat], perf_counter() - began)
        game.step(state, seat, choice, None)
    if state.outcome is not None:
        winners = seats_in(state.outcome.winners)
        played.winner, played.reason = winners[0] if winners else -1, state.outcome.reason
    played.rounds = int(state.round)
    return played


def count(played: Played, player: Player, seconds: float) -> None:
    """Count a choice, and the time of it if the simple opponent made it."""
    played.choices += 1
    if player.name == "simple":
        played.simple_choices += 1
        played.simple_seconds += seconds


def wilson(won: int, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a share by Wilson, in percent."""
    share, z = won / games, CONFIDENCE
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return 100 * (middle - spread) / whole, 100 * (middle + spread) / whole


def tasks_for(options: argparse.Namespace) -> list[Task]:
    """List the games to be played; the seed of a game hangs on its place alone."""
    seatings = [("simple", "simple")] if options.mirror else [("simple", "random"), ("random", "simple")]
    tasks = []
    for place, scenario in enumerate(UNDAUNTED.scenarios):
        for seating, names in enumerate(seatings):
            for number in range(options.games):
                seed = options.seed + 10_000 * place + 1000 * seating + number
                tasks.append(Task(scenario, names, seed, options.cap))
    return [task for task in tasks if options.scenario in (None, task.scenario)]


def play_all(tasks: list[Task], jobs: int) -> Iterator[Played]:
    """Play the games, in their order, on so many processes."""
    if jobs == 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, tasks, chunksize=4)


def with_progress(games: Iterator[Played], total: int) -> list[Played]:
    """Gather the games and show on the terminal how far it is."""
    done: list[Played] = []
    for played in games:
        done.append(played)
        if sys.stderr.isatty() or len(done) % 40 == 0:
            print(f"\r{len(done)} of {total} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return done


def is_won(played: Played) -> bool:
    """Tell whether the simple opponent won against the random one."""
    return played.winner >= 0 and played.task.names[played.winner] == "simple"


def report_match(games: list[Played]) -> int:
    """Print the table against random; return 1 when that is not enough."""
    print(f"{'scenario':28} {'as US':>8} {'as German':>10} {'not ended':>10} {'rounds':>7}")
    for scenario in UNDAUNTED.scenarios:
        row = [played for played in games if played.task.scenario == scenario]
        if row:
            won = [share(row, ("simple", "random")), share(row, ("random", "simple"))]
            unended = sum(played.winner < 0 for played in row)
            print(f"{scenario:28} {won[0]:>8} {won[1]:>10} {unended:>10} {rounds_of(row):>7}")
    won_games = sum(is_won(played) for played in games)
    low, high = wilson(won_games, len(games))
    percent = 100 * won_games / len(games)
    print(f"simple won {won_games} of {len(games)}: {percent:.1f} %, 95 % interval {low:.1f} to {high:.1f} %")
    report_speed(games)
    for played in games:
        if not is_won(played):
            print(
                f"  not won: {played.task.scenario} {'-'.join(played.task.names)} seed {played.task.seed}: "
            )
            print(f"           {played.reason}, {played.rounds} rounds, {played.choices} choices")
    return 0 if 100 * won_games >= REQUIRED * len(games) else 1


def share(games: list[Played], names: tuple[str, str]) -> str:
    """Tell how many games of a seating simple won."""
    seated = [played for played in games if played.task.names == names]
    return f"{sum(is_won(played) for played in seated)}/{len(seated)}"


def rounds_of(games: list[Played]) -> int:
    """Give the median length in rounds."""
    return int(median(played.rounds for played in games))


def report_mirror(games: list[Played]) -> int:
    """Print how simple fares against itself; return 1 when more than 1 in 20 games has no winner."""
    print(f"{'scenario':28} {'US':>5} {'German':>7} {'nobody':>7} {'median rounds':>14} {'longest':>8}")
    for scenario in UNDAUNTED.scenarios:
        row = [played for played in games if played.task.scenario == scenario]
        if row:
            won = [sum(played.winner == seat for played in row) for seat in (0, 1, -1)]
            longest = max(played.rounds for played in row)
            print(f"{scenario:28} {won[0]:>5} {won[1]:>7} {won[2]:>7} {rounds_of(row):>14} {longest:>8}")
    for seat, side in enumerate(SIDES):
        won_by = sum(played.winner == seat for played in games)
        low, high = wilson(won_by, len(games))
        print(f"{side}: {won_by} of {len(games)}, 95 % interval {low:.1f} to {high:.1f} %")
    report_speed(games)
    return 1 if 20 * sum(played.winner < 0 for played in games) > len(games) else 0


def report_speed(games: list[Played]) -> None:
    """Print how quickly the simple opponent chose."""
    choices = sum(played.simple_choices for played in games)
    seconds = sum(played.simple_seconds for played in games)
    print(f"the simple opponent made {choices} choices, {choices / seconds:.0f} a second")


def main() -> int:
    """Read the options, play, report."""
    parser = argparse.ArgumentParser(description="How strong the simple opponent of Undaunted is.")
    parser.add_argument("--games", type=int, default=20, help="games per scenario and seating (20)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--cap", type=int, default=10_000, help="choices after which a game is broken off")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--scenario", choices=UNDAUNTED.scenarios, help="only this one")
    parser.add_argument("--mirror", action="store_true", help="simple against simple")
    options = parser.parse_args()
    if min(options.games, options.cap, options.jobs) < 1:
        parser.error("--games, --cap and --jobs are at least 1")
    tasks = tasks_for(options)
    games = with_progress(play_all(tasks, options.jobs), len(tasks))
    return report_mirror(games) if options.mirror else report_match(games)


if __name__ == "__main__":
    sys.exit(main())
