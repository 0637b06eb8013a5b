"""How strong is each Combat card? `python -m bench.combat --games 400` lets simple opponents try each one.

Every game is played twice by the same dice: once without any Combat card, and once by a side that holds a
single one. The table tells how much more often that side then wins, with a 95 % interval of the paired
differences; what is ours stands beside what is known. `--cards sniper,spotter` plays some alone.

`--against lots` tells instead how often the simple opponent wins against itself when the other side draws
lots about its Combat cards and nothing else; `--against random` the same against a player that draws lots
about everything. Every deal is played from both sides. `--jobs 2` shares the games out among two processes.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Dealer, Seeded
from bocage.kernel.choice import verb_of
from bocage.kernel.state import CHANCE
from bocage.kernel.view import View
from bocage.memoir44.combat.cards import ANY_SIDE, COMBAT_CARDS, COMBAT_KINDS, COMBAT_NAMES, CombatCard
from bocage.memoir44.game import Memoir44
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import COMBAT, COMBAT_UNIT, NO_COMBAT, STREET_FIGHT
from bocage.players import Player, player_named
from bocage.players.memoir44.simple import SimpleMemoir44

BATTLES = [name for name in MEMOIR44.scenarios if not MEMOIR44.seatings(name)]
MOST_CHOICES = 6_000
WIDTH = 1.96
PLAYS = (COMBAT, COMBAT_UNIT, STREET_FIGHT)


class CombatByLots(SimpleMemoir44):
    """The simple opponent, but whether it plays a Combat card, which and how, is drawn by lots."""

    def __init__(self, seed: int) -> None:
        self._lots = Seeded(seed)

    def pick(self, view: View) -> int:
        """Draw lots among all offers that play a Combat card and one that plays none."""
        plays = [offer for offer in view.offers if verb_of(offer) in PLAYS]
        lot = self._lots.below(len(plays) + 1)
        if lot < len(plays):
            return plays[lot]
        view.offers = [offer for offer in view.offers if verb_of(offer) not in PLAYS]
        quiet = [offer for offer in view.offers if verb_of(offer) == NO_COMBAT]
        return quiet[0] if quiet else super().pick(view)


# ------------------------------------------------------------------------------------------ games


def deal(number: int) -> tuple[Memoir44, Position, Dealer]:
    """Set a battle up by the number of the game, cards and all."""
    rulings = {**MEMOIR44.rulings(), "variant": {"combat": True}}
    game = MEMOIR44.game_for(rulings)
    assert isinstance(game, Memoir44)
    state = game.start(MEMOIR44.scenario(BATTLES[number % len(BATTLES)]), rulings)
    dealer = Seeded(number)
    roll(game, state, dealer)
    return game, state, dealer


def roll(game: Memoir44, state: Position, dealer: Dealer) -> None:
    """Let chance fall until somebody has to decide."""
    while game.to_decide(state) & CHANCE:
        game.fall(state, dealer.pick(game.weights(state), 0), None)


def points(dealt: tuple[Memoir44, Position, Dealer], players: Sequence[Player], side: int) -> float:
    """Play a game to its end and tell whether a side wins: 1, 0, or a half where nobody does."""
    game, state, dealer = dealt
    for _ in range(MOST_CHOICES):
        roll(game, state, dealer)
        seats = game.seats_to_decide(state)
        if not seats:
            break
        game.step(state, seats[0], players[seats[0]].choose(game.view(state, seats[0])), None)
    return 0.5 if state.outcome is None else float(state.outcome.winners >> side & 1)


def simple() -> Player:
    """Make the simple opponent."""
    return player_named("simple", "memoir44", 0)


# ------------------------------------------------------------------------------------------ one card alone


def endow(state: Position, side: int, kind: int) -> None:
    """Leave nobody a Combat card but the one, and none in the pile."""
    table = state.combat
    assert table is not None
    none = [0] * COMBAT_KINDS
    for hand in table.hands:
        hand.cards, hand.known, hand.count = none[:], none, 0
    table.pile.discard = [int(card.copies) for card in COMBAT_CARDS]
    table.pile.deck, table.pile.deck_count, table.pile.discard_count = none[:], 0, 0
    if kind >= 0:
        table.hands[side].take(kind)
        table.pile.discard[kind] -= 1


def holding(number: int, side: int, kind: int) -> float:
    """Play a game by its number, a side with one Combat card or none; tell whether that side wins."""
    dealt = deal(number)
    endow(dealt[1], side, kind)
    return points(dealt, (simple(), simple()), side)


def gains(kinds: list[int], turn: int) -> list[float]:
    """Tell what each of some cards brings the side that holds it in a game."""
    bare: dict[tuple[int, int], float] = {}
    found = []
    for kind in kinds:
        number, side = lot_of(COMBAT_CARDS[kind], turn)
        if (number, side) not in bare:
            bare[number, side] = holding(number, side, -1)
        found.append(holding(number, side, kind) - bare[number, side])
    return found


def lot_of(card: CombatCard, turn: int) -> tuple[int, int]:
    """Give the number of a game and the side that holds the card: its own side, or both by turns."""
    return (turn, int(card.side)) if card.side != ANY_SIDE else (turn // 2, turn % 2)


# ------------------------------------------------------------------------------------------ who plays better


def share(rival: str, number: int) -> float:
    """Play a deal from both sides against a rival; tell the simple opponent's share."""
    total = 0.0
    for side in (0, 1):
        other = CombatByLots(number) if rival == "lots" else player_named("random", "memoir44", number)
        players = (simple(), other) if side == 0 else (other, simple())
        total += points(deal(number), players, side)
    return total / 2


# ------------------------------------------------------------------------------------------ tables


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Give the mean and half of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return mean, WIDTH * spread


def strengths(runs: Callable[..., object], kinds: list[int], games: int) -> None:
    """Print what each card brings."""
    rows: list[list[float]] = list(runs(partial(gains, kinds), range(games)))  # type: ignore[call-overload]
    for kind, values in zip(kinds, zip(*rows, strict=True), strict=True):
        card = COMBAT_CARDS[kind]
        mean, width = interval(values)
        origin = "ours" if card.ours else "in part ours" if card.ours_in_part else "known"
        print(f"{card.name:18} {origin:13} {100 * mean:+6.1f} % ± {100 * width:4.1f}")


def main() -> int:
    """Print the table, or the share of wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--cards", default=",".join(COMBAT_NAMES))
    parser.add_argument("--against", choices=("lots", "random"))
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        if asked.against is None:
            kinds = [COMBAT_NAMES.index(name) for name in asked.cards.split(",")]
            strengths(pool.map, kinds, asked.games)
        else:
            mean, width = interval(list(pool.map(partial(share, asked.against), range(asked.games // 2))))
            won = f"{100 * mean:.1f} % ± {100 * width:.1f} of {asked.games} games"
            print(f"simple against {asked.against}: {won}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
