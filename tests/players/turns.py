"""Positions at the start of a turn, with a hand of one's choice, and walks that stop at every decision."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.catalogue import UNDAUNTED
from bocage.kernel.chance import Seeded
from bocage.kernel.state import CHANCE, seats_in
from bocage.players import Player
from bocage.undaunted.kinds import KINDS
from bocage.undaunted.model import Position, set_up
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.turn import begin_turn, opening
from bocage.undaunted.view import PositionView, look

GAME = UNDAUNTED.game


def at_turn(scenario: str, side: int, hand: str) -> Position:
    """Set up a scenario at the beginning of a side's turn; its hand comes from deck and supply."""
    state = set_up(Scenario.from_facts(UNDAUNTED.scenario(scenario)))
    cards = state.cards[side]
    for kind in (KINDS.index(name) for name in hand.split()):
        if cards.deck[kind] == 0:
            cards.supply[kind] -= 1
            cards.deck[kind] += 1
            cards.deck_count += 1
        cards.draw(kind)
    state.push(opening())
    begin_turn(state, side, None)
    return state


def at_bid(scenario: str, side: int, hand: str) -> Position:
    """The same before the initiative: both sides have drawn, the hand of one is as asked for."""
    state = GAME.start(UNDAUNTED.scenario(scenario), GAME.rulings())
    dealer = Seeded(1)
    while GAME.to_decide(state) & CHANCE:
        GAME.fall(state, dealer.pick(GAME.weights(state), 0), None)
    state.cards[side] = at_turn(scenario, side, hand).cards[side]
    assert isinstance(state, Position)
    return state


def seen(state: Position, seat: int) -> PositionView:
    """Show a position to a seat that decides."""
    return look(state, seat, 1 << seat, GAME.choices(state, seat))


def spelled(state: Position, player: Player, seat: int) -> str:
    """Let a player choose, in words."""
    return repr(GAME.spell(state, player.choose(seen(state, seat))))


def decisions(scenario: str, players: list[Player], seed: int, most: int) -> Iterator[tuple[Position, int]]:
    """Play a game and stop before every decision: the position and the seat that decides."""
    state = GAME.start(UNDAUNTED.scenario(scenario), GAME.rulings())
    dealer = Seeded(seed)
    made = 0
    while made < most and (asked := GAME.to_decide(state)):
        if asked & CHANCE:
            GAME.fall(state, dealer.pick(GAME.weights(state), 0), None)
            continue
        seat = seats_in(asked)[0]
        yield state, seat
        GAME.step(state, seat, players[seat].choose(seen(state, seat)), None)
        made += 1
