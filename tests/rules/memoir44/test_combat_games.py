"""Whole games with Combat cards: nothing crashes, figures and cards add up, and every record replays."""

from __future__ import annotations

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.record import load
from bocage.kernel.replay import replay
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table, header_for
from bocage.kernel.walk import one_of
from bocage.memoir44.combat.cards import combat_deck
from bocage.memoir44.combat.stock import BOX
from bocage.memoir44.model import Position

from tests.ledger_marks import rule

SETTINGS = [
    ("pegasus-bridge", {}),
    ("sainte-mere-eglise", {}),
    ("liberation-of-paris", {"mode": "alliance", "members": [2, 2]}),
    ("arnhem-bridge", {}),
    ("vassieux", {}),
    ("omaha-beach-overlord", {"seating": "c/l/m/r c/l/m/r"}),
]


def add_up(state: Position) -> None:
    """Every card is somewhere, and no side has more figures than its box."""
    assert state.combat is not None
    pile = state.combat.pile
    hands = [hand.cards for hand in state.combat.hands]
    assert [sum(kinds) for kinds in zip(pile.deck, pile.discard, *hands, strict=True)] == combat_deck()
    assert [int(hand.count) for hand in state.combat.hands] == [sum(cards) for cards in hands]
    scenario = state.scenario
    for side in (0, 1):
        for kind, most in enumerate(BOX):
            units = [unit for unit in scenario.units_of[side] if scenario.types[unit].kind == kind]
            assert sum(state.figures[unit] for unit in units) <= most * scenario.boxes


@rule("CBT-06", "CBT-31", "CBT-32")
@pytest.mark.parametrize(("scenario", "variant"), SETTINGS)
def test_random_games_with_combat_cards_replay(scenario: str, variant: dict[str, object]) -> None:
    rulings = {**MEMOIR44.rulings(), "variant": {"combat": True, **variant}}
    game = MEMOIR44.game_for(rulings)
    dealer = Seeded(7)
    facts: dict[str, object] = {"kind": "seeded", "seed": "7"}
    header = header_for(game, MEMOIR44.scenario(scenario), facts, list(game.seats), rulings=rulings)
    table: Table[Position] = Table(game, header, dealer)
    table.deal()
    for _ in range(400):
        if table.outcome() is not None:
            break
        seat = one_of(game.to_decide(table.state), dealer)
        offered = game.choices(table.state, seat)
        assert offered == sorted(set(offered))
        table.choose(seat, offered[dealer.below(len(offered))])
        table.deal()
        if table.outcome() is None:
            add_up(table.state)
    again = replay(game, load(table.record.text()), Seeded(0))
    assert again.state.facts() == table.state.facts()
    for each in range(OBSERVER, len(game.seats)):
        assert again.view(each).facts() == table.view(each).facts()
