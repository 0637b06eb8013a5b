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
    scenario: str, players: list[Player], seed: int, most: int, edition: str = "revised", seating: str = ""
) -> Iterator[tuple[Position, int]]:
    """Play a battle and stop before every decision that is one: the position and the seat that decides."""
    rulings = {**MEMOIR44.rulings(edition), **({"variant": {"seating": seating}} if seating else {})}
    game = MEMOIR44.game_for(rulings)
    state = game.start(MEMOIR44.scenario(scenario), rulings)
    dealer = Seeded(seed)
    made = 0
    while made < most and (asked := game.to_decide(state)):
        if asked & CHANCE:
            game.fall(state, dealer.pick(game.weights(state), 0), None)
            continue
        seat = seats_in(asked)[0]
        view = game.view(state, seat)
        if len(view.offers) > 1:
            made += 1
            yield state, seat
        game.step(state, seat, players[seat].choose(view), None)


def game_of(state: Position) -> Memoir44:
    """Give the game with the seats of a position."""
    seats = state.scenario.command.seats
    return GAME if seats == GAME.seats else Memoir44(seats)


def seen(state: Position, seat: int) -> BattleView:
    """Show a position to a seat."""
    view = game_of(state).view(state, seat)
    assert isinstance(view, BattleView)
    return view


def second_world(state: Position, seat: int, lots: Random) -> tuple[Position, bool]:
    """Deal what a seat cannot know of a position anew; tell whether anything of it is different now.

    Written apart from the game's own guessing, so that the two cannot share a mistake.
    """
    other = state.copy()
    sees = state.scenario.command.sees
    closed = [number for number in range(len(state.hands)) if not sees(seat, number)]
    looked_at = [] if state.looker < 0 or sees(seat, int(state.looker)) else state.looked_at
    hidden = [*_listed(state.pile.deck), *looked_at]
    for number in closed:
        hand = state.hands[number]
        hidden += _listed([count - known for count, known in zip(hand.cards, hand.known, strict=True)])
    lots.shuffle(hidden)
    for number in closed:
        hand = other.hands[number]
        dealt = [hidden.pop() for _ in range(int(hand.count) - sum(hand.known))]
        hand.cards = [known + dealt.count(kind) for kind, known in enumerate(hand.known)]
    if looked_at:
        other.looked_at = sorted([hidden.pop() for _ in looked_at])
    other.pile.deck = [hidden.count(kind) for kind in range(CARD_KINDS)]
    return other, any(other.hands[number].cards != state.hands[number].cards for number in closed)


def _listed(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
