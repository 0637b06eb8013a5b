"""Plays whole games at random, with their records: `python -m bench.soak --games 20000`, more another day.

All battles of all games and editions take turns, then Overlord with two, six and eight seats; `--game
memoir44` plays one game's alone, `--game overlord` Overlord. Every game is played by random choices first;
what has not ended by then is ended by directed play, the simple opponent on all seats, which may agree on a
draw where nobody can do anything any more. Every record is then loaded and replayed: the end, every seat's
view and all that every seat was told must be the same.
A game that fails is kept as a record that `bocage replay` opens. What is done is kept, so a stopped run
goes on where it was.
"""

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bocage.kernel.chance import Seeded
from bocage.kernel.record import load
from bocage.kernel.replay import replay
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table, header_for
from bocage.kernel.walk import one_of
from bocage.players import Player, player_named

from bench.shelf import SHELF, battles

RANDOM_CHOICES = 1_000
DIRECTED_CHOICES = 6_000
BATCH = 24


def play(game: str, number: int) -> tuple[Table[Any], str]:
    """Play one game to its end, at random and then directed; tell which of the two ended it."""
    entry, scenario, rulings = battles(game)[number % len(battles(game))]
    played = entry.game_for(rulings)
    dealer = Seeded(number)
    facts: dict[str, object] = {"kind": "seeded", "seed": str(number)}
    header = header_for(played, entry.scenario(scenario), facts, list(played.seats), rulings=rulings)
    table = Table(played, header, dealer)
    table.deal()
    for _ in range(RANDOM_CHOICES):
        if table.outcome() is not None:
            return table, "random"
        seat = one_of(played.to_decide(table.state), dealer)
        offered = played.choices(table.state, seat)
        table.choose(seat, offered[dealer.below(len(offered))])
        table.deal()
    return table, direct(table, dealer)


def direct(table: Table[Any], dealer: Seeded) -> str:
    """Let the simple opponent play every seat until the game is over."""
    players = [player_named("simple", table.game.name, seat) for seat in range(len(table.game.seats))]
    for _ in range(DIRECTED_CHOICES):
        if table.outcome() is not None:
            return "directed"
        seat = one_of(table.game.to_decide(table.state), dealer)
        if not agree(table, players):
            table.choose(seat, players[seat].choose(table.view(seat)))
            table.deal()
    return "open" if table.outcome() is None else "directed"


def agree(table: Table[Any], players: list[Player]) -> bool:
    """End the game as a draw if every seat wants that."""
    if not all(player.wants_draw(table.view(seat)) for seat, player in enumerate(players)):
        return False
    for seat in range(len(players)):
        table.offer_draw(seat)
    return True


def faults(table: Table[Any]) -> list[str]:
    """Rebuild a game from its record and name what is not the same."""
    again = replay(table.game, load(table.record.text()), Seeded(0))
    found = [] if again.state.facts() == table.state.facts() else ["state"]
    for seat in range(OBSERVER, len(table.game.seats)):
        if again.view(seat).facts() != table.view(seat).facts():
            found.append(f"view of {seat}")
        if again.events(seat) != table.events(seat):
            found.append(f"events of {seat}")
    ends = [None if outcome is None else outcome.facts() for outcome in (again.outcome(), table.outcome())]
    return found if ends[0] == ends[1] else [*found, "end"]


def one_game(game: str, number: int, shelf: Path) -> tuple[str, int]:
    """Play and check a game; tell how it ended and how many entries it took."""
    table, ended_by = play(game, number)
    found = faults(table)
    if found or ended_by == "open":
        (shelf / f"game-{game}{number}.bocage").write_text(table.record.text(), encoding="utf-8")
        return f"FAILED: {', '.join(found) or 'did not end'}", len(table.record.entries)
    outcome = table.outcome()
    assert outcome is not None
    return f"{ended_by}: {outcome.reason}", len(table.record.entries)


def batch(game: str, first: int, last: int, shelf: Path) -> dict[str, Any]:
    """Play some games in a row."""
    ends: Counter[str] = Counter()
    entries = 0
    for number in range(first, last):
        try:
            end, length = one_game(game, number, shelf)
        except Exception as trouble:  # a soak reports whatever goes wrong, and goes on
            end, length = f"CRASHED: game {number}: {trouble!r}", 0
        ends[end] += 1
        entries += length
    return {"first": first, "games": last - first, "ends": dict(ends), "entries": entries}


def main() -> int:
    """Play what is missing of so many games; exit code 1 when any game failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/soak"))
    parser.add_argument("--game", choices=list(SHELF), default="")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    kept = asked.folder / f"done{asked.game and '-' + asked.game}.jsonl"
    done = [json.loads(line) for line in _lines(kept)]
    known = {part["first"] for part in done}
    todo = [first for first in range(0, asked.games, BATCH) if first not in known]
    began = time.monotonic()
    with (
        ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool,
        kept.open("a", encoding="utf-8") as log,
    ):
        waiting = [
            pool.submit(batch, asked.game, first, min(first + BATCH, asked.games), asked.folder)
            for first in todo
        ]
        for number, future in enumerate(waiting, start=1):
            part = future.result()
            done.append(part)
            log.write(json.dumps(part) + "\n")
            log.flush()
            if number % 20 == 0:
                spent = time.monotonic() - began
                print(f"{number} of {len(todo)} batches, {spent:.0f} s", file=sys.stderr, flush=True)
    return report(done)


def report(done: list[dict[str, Any]]) -> int:
    """Print how the games ended."""
    ends: Counter[str] = Counter()
    for part in done:
        ends.update(part["ends"])
    print(f"{sum(part['games'] for part in done):,} games, {sum(part['entries'] for part in done):,} entries")
    for end, number in ends.most_common():
        print(f"{number:>8,}  {end}")
    return 1 if any(end.startswith(("FAILED", "CRASHED")) for end in ends) else 0


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


if __name__ == "__main__":
    sys.exit(main())
