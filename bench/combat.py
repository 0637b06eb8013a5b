"""How strong is each Combat card? `python -m bench.combat --games 400` lets simple opponents try each one.

Every game is played twice by the same dice: once without any Combat card, and once by a side that holds a
single one. The table tells how much more often that side then wins, with a 95 % interval of the paired
differences; what is ours stands beside what is known. `--cards sniper,spotter` plays some alone.
"""

import argparse
import sys
from math import sqrt

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.state import CHANCE
from bocage.memoir44.combat.cards import ANY_SIDE, COMBAT_CARDS, COMBAT_KINDS, COMBAT_NAMES, CombatCard
from bocage.memoir44.model import Position
from bocage.players import player_named

BATTLES = [name for name in MEMOIR44.scenarios if not MEMOIR44.seatings(name)]
MOST_CHOICES = 6_000
WIDTH = 1.96


def played(number: int, side: int, kind: int) -> float:
    """Play a game by its number, a side with one Combat card or none; tell whether that side wins."""
    rulings = {**MEMOIR44.rulings(), "variant": {"combat": True}}
    game = MEMOIR44.game_for(rulings)
    state = game.start(MEMOIR44.scenario(BATTLES[number % len(BATTLES)]), rulings)
    players = [player_named("simple", "memoir44", seat) for seat in range(len(game.seats))]
    dealer = Seeded(number)
    while game.to_decide(state) & CHANCE:
        game.fall(state, dealer.pick(game.weights(state), 0), None)
    endow(state, side, kind)
    for _ in range(MOST_CHOICES):
        while game.to_decide(state) & CHANCE:
            game.fall(state, dealer.pick(game.weights(state), 0), None)
        seats = game.seats_to_decide(state)
        if not seats:
            break
        game.step(state, seats[0], players[seats[0]].choose(game.view(state, seats[0])), None)
    return 0.5 if state.outcome is None else float(state.outcome.winners >> side & 1)


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


def games_for(card: CombatCard, games: int) -> list[tuple[int, int]]:
    """List numbers of games and sides that hold the card: its own side, or both by turns."""
    if card.side != ANY_SIDE:
        return [(number, int(card.side)) for number in range(games)]
    return [(number // 2, number % 2) for number in range(games)]


def line(kind: int, games: int, bare: dict[tuple[int, int], float]) -> str:
    """Play all games of a card and write its line."""
    card = COMBAT_CARDS[kind]
    gains = []
    for number, side in games_for(card, games):
        if (number, side) not in bare:
            bare[number, side] = played(number, side, -1)
        gains.append(played(number, side, kind) - bare[number, side])
    mean = sum(gains) / len(gains)
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
    origin = "ours" if card.ours else "in part ours" if card.ours_in_part else "known"
    return f"{card.name:18} {origin:13} {100 * mean:+6.1f} % ± {100 * WIDTH * spread:4.1f}"


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--cards", default=",".join(COMBAT_NAMES))
    asked = parser.parse_args()
    bare: dict[tuple[int, int], float] = {}
    for name in asked.cards.split(","):
        print(line(COMBAT_NAMES.index(name), asked.games, bare), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
