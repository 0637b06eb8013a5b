"""Battles of Memoir '44 that stop at every decision, and a second world that looks the same to a seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.state import CHANCE, seats_in
from bocage.memoir44.cards.deck import CARD_KINDS
from bocage.memoir44.game import Memoir44
from bocage.memoir44.model import Position
from bocage.memoir44.view import BattleView
from bocage.players import Player

GAME = Memoir44()


def decisions(
    scenario: str, players: list[Player], seed: int, most: int, edition: str = "revised"
) -> Iterator[tuple[Position, int]]:
    """Play a battle and stop before every decision that is one: the position and the seat that decides."""
    state = GAME.start(MEMOIR44.scenario(scenario), MEMOIR44.rulings(edition))
    dealer = Seeded(seed)
    made = 0
    while made < most and (asked := GAME.to_decide(state)):
        if asked & CHANCE:
            GAME.fall(state, dealer.pick(GAME.weights(state), 0), None)
            continue
        seat = seats_in(asked)[0]
        view = seen(state, seat)
        if len(view.offers) > 1:
            made += 1
            yield state, seat
        GAME.step(state, seat, players[seat].choose(view), None)


def seen(state: Position, seat: int) -> BattleView:
    """Show a position to a seat."""
    view = GAME.view(state, seat)
    assert isinstance(view, BattleView)
    return view


def second_world(state: Position, seat: int, lots: Random) -> tuple[Position, bool]:
    """Deal what a seat cannot know of a position anew; tell whether anything of it is different now.

    Written apart from the game's own guessing, so that the two cannot share a mistake.
    """
    other = state.copy()
    enemy = other.hands[1 - seat]
    hidden = [kind for kind in range(CARD_KINDS) for _ in range(enemy.cards[kind] - enemy.known[kind])]
    held = len(hidden)
    looked_at = other.looked_at if state.side != seat else []
    hidden += looked_at
    hidden += [kind for kind in range(CARD_KINDS) for _ in range(other.pile.deck[kind])]
    lots.shuffle(hidden)
    rest = hidden[held + len(looked_at) :]
    if looked_at:
        other.looked_at = sorted(hidden[held : held + len(looked_at)])
    enemy.cards = [enemy.known[kind] + hidden[:held].count(kind) for kind in range(CARD_KINDS)]
    other.pile.deck = [rest.count(kind) for kind in range(CARD_KINDS)]
    return other, enemy.cards != state.hands[1 - seat].cards
