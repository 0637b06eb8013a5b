"""Measure opponents in games of teams: a side of one kind against another, and a single seat of it.

    python -m bench.parties --battle montelimar --mode alliance --games 100
    python -m bench.parties --mode teams --edition 2004 --seats axis-left,axis-right

Every battle is played twice with the same dice, once from each side. `--seats` puts the player that is
measured on these seats of a side only, random ones on the rest, and tells besides how a side of random
players alone fares: the difference is what these seats are worth. The seat names are those of the Axis;
those of the Allies follow from them.
"""

from __future__ import annotations

import argparse
from typing import Any

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.record import Facts
from bocage.kernel.state import CHANCE, seats_in
from bocage.memoir44.kinds import SIDES
from bocage.players import Player, player_named

LIMIT = 5_000


def rulings_of(asked: argparse.Namespace) -> Facts:
    """Put together what is played."""
    variant: Facts = {"mode": asked.mode} if asked.mode else {}
    if asked.young:
        variant["young"] = True
    if asked.members:
        variant["members"] = [int(number) for number in asked.members.split(",")]
    return {**MEMOIR44.rulings(asked.edition), "variant": variant}


def winner(rulings: Facts, scenario: Facts, names: list[str], seed: int) -> int:
    """Play a game with a kind of player on each seat; give the side that has won, -1 for none."""
    game = MEMOIR44.game_for(rulings)
    state: Any = game.start(scenario, rulings)
    dealer = Seeded(seed)
    players: list[Player] = [
        player_named(name, game.name, seed * 31 + seat) for seat, name in enumerate(names)
    ]
    for _ in range(LIMIT):
        while game.to_decide(state) & CHANCE:
            game.fall(state, int(dealer.pick(game.weights(state), 0)), None)
        if state.outcome is not None:
            return int(state.scenario.command.side(seats_in(state.outcome.winners)[0]))
        asked = seats_in(game.to_decide(state))
        seat = asked[dealer.below(len(asked))]
        view = game.view(state, seat)
        game.step(state, seat, players[seat].choose(view), None)
    return -1


def share(asked: argparse.Namespace, seats: set[str], player: str) -> float:
    """Count the share of games that a side wins with a player on some of its seats, random on all others."""
    rulings = rulings_of(asked)
    names = MEMOIR44.game_for(rulings).seats
    scenario = MEMOIR44.scenario(asked.battle)
    won: float = 0
    for number in range(asked.games):
        side = number % 2
        its = {seat.replace("axis", SIDES[side], 1) for seat in seats}
        chosen = [player if name in its else "random" for name in names]
        found = winner(rulings, scenario, chosen, asked.seed + number // 2)
        won += 0.5 if found < 0 else float(found == side)
    return float(won / asked.games)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--battle", default="montelimar")
    parser.add_argument("--mode", default="alliance")
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--members", default="")
    parser.add_argument("--young", action="store_true")
    parser.add_argument("--seats", default="")
    parser.add_argument("--player", default="simple")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    axis = [name for name in MEMOIR44.game_for(rulings_of(asked)).seats if name.startswith("axis")]
    seats = set(asked.seats.split(",")) if asked.seats else set(axis)
    print(
        f"{asked.battle} {asked.mode} {asked.edition}, {asked.games} games, {asked.player}: {sorted(seats)}"
    )
    print(f"  won {share(asked, seats, asked.player):.0%} against random")
    if seats != set(axis):
        print(f"  won {share(asked, set(), asked.player):.0%} with random players alone")


if __name__ == "__main__":
    main()
