"""Measure the crew: choices a second of a worker, what it costs the house, and bytes sent for a choice.

    python -m bench.thinking
    python -m bench.thinking --tables 4 --workers 2

The games are played before; then every question of theirs is put to the crew as it stood, all tables at once.
`worker` is choices per second of a worker's processor time, replaying included; `round` is the milliseconds
from question to answer when nobody else asks; `whole` is those for a fresh worker that is sent a whole game.
On the compiled build: PYTHONPATH=build/fast/site python -m bench.thinking
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import statistics
from time import perf_counter, process_time

from bocage.arena.fixture import Fixture
from bocage.arena.playing import Match
from bocage.kernel.state import seats_in
from bocage.server.crew import Crew, Question

BATTLES = [
    ("undaunted", "la-raye", "", 0),
    ("memoir44", "pegasus-bridge", "revised", 0),
    ("memoir44", "omaha-beach-overlord", "revised", 8),
]


def questions(battle: tuple[str, str, str, int], number: int) -> list[Question]:
    """Play a game and keep every question that was asked in it."""
    game, scenario, edition, commanders = battle
    match = Match(Fixture(game, scenario, edition, ("simple", "simple"), number, 8, commanders))
    table, asked = match.table, []
    table.deal()
    while table.outcome() is None:
        seat = seats_in(table.game.to_decide(table.state))[0]
        asked.append(Question(f"{scenario} {number}", seat, "simple", table.record.lines[:]))
        table.choose(seat, match.players[seat].choose(table.view(seat)))
        table.deal()
    return asked


def spent() -> float:
    """Tell the processor time of all workers that have gone."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


async def answered(crew: Crew, game: list[Question]) -> list[float]:
    """Put the questions of a game one after the other; give the milliseconds each took."""
    took = []
    for question in game:
        began = perf_counter()
        await crew.think(question)
        took.append(1000 * (perf_counter() - began))
    return took


async def worker_seconds(workers: int, games: list[list[Question]]) -> tuple[float, float, float, Crew]:
    """Put the questions of all games at once; give seconds by the clock, of the workers, of the house."""
    crew, before = Crew(workers), spent()
    await crew.start()
    began, busy = perf_counter(), process_time()
    await asyncio.gather(*(answered(crew, game) for game in games))
    clock, house = perf_counter() - began, process_time() - busy
    await crew.close()
    return clock, spent() - before, house, crew


async def alone(game: list[Question]) -> tuple[float, float]:
    """Give the milliseconds for a choice when nobody else asks, and for a whole game sent at once."""
    crew = Crew()
    await crew.start()
    whole = (await answered(crew, game[-1:]))[0]
    took = await answered(crew, game)
    await crew.close()
    return statistics.median(took[1:]), whole


async def starting() -> float:
    """Give the processor time that a worker takes to come up."""
    before, crew = spent(), Crew()
    await crew.start()
    await crew.close()
    return spent() - before


async def measure(asked: argparse.Namespace) -> None:
    """Print a line for each battle."""
    start = await starting()
    print(f"a worker comes up in {start:.2f} s of processor time")
    print(f"{'battle':22}{'choices':>8}{'/s clock':>10}{'/s worker':>10}{'house us':>10}", end="")
    print(f"{'bytes':>7}{'round ms':>10}{'whole ms':>10}{'lines':>7}")
    for battle in BATTLES:
        games = [questions(battle, number) for number in range(asked.tables)]
        choices = sum(map(len, games))
        clock, busy, house, crew = await worker_seconds(asked.workers, games)
        typical, whole = await alone(games[0])
        print(f"{battle[1]:22}{choices:8}{choices / clock:10.0f}", end="")
        print(f"{choices / (busy - asked.workers * start):10.0f}{1e6 * house / choices:10.0f}", end="")
        print(f"{crew.facts()['sent'] / choices:7.0f}{typical:10.2f}{whole:10.0f}{len(games[0][-1].lines):7}")


def main() -> None:
    """Read what is asked."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--workers", type=int, default=1)
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
