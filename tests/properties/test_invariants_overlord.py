"""What always holds in Overlord, after every step of random games with any seating."""

from random import Random
from typing import Any

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.record import load
from bocage.kernel.replay import replay
from bocage.kernel.state import CHANCE, OBSERVER, Together, seats_in
from bocage.kernel.table import Table, header_for
from bocage.kernel.walk import one_of
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.command.seating import EIGHT, SIX, TWO
from bocage.memoir44.model import FOUGHT, MOVED, ORDERED, SLOT, Position

from tests.ledger_marks import rule

FACTS = MEMOIR44.scenario("omaha-beach-overlord")
SEATINGS = (EIGHT, SIX, TWO, "c/lmr cl/m/r")
SECTION = ("recon-left", "recon-center", "recon-right", "probe-", "attack-", "assault-")
STEPS = 500


class Watch:
    """One random game, watched at every step."""

    def __init__(self, seating: str, seed: int) -> None:
        self.rulings: dict[str, object] = {**MEMOIR44.rulings(), "variant": {"seating": seating}}
        self.game: Any = MEMOIR44.game_for(self.rulings)
        self.state: Position = self.game.start(FACTS, self.rulings)
        self.lots, self.chance = Random(seed), Seeded(seed)
        self.turn = 0
        self.slots: dict[int, int] = {}

    def step(self) -> None:
        """Go on by one choice or outcome, and see whether all still holds."""
        asked = self.game.to_decide(self.state)
        verb = ""
        if asked & CHANCE:
            self.game.fall(self.state, int(self.chance.pick(self.game.weights(self.state), 0)), None)
        else:
            seat = self.lots.choice(seats_in(asked))
            choice = self.lots.choice(self.game.choices(self.state, seat))
            verb = self.game.spell(self.state, choice).verb
            self.game.step(self.state, seat, choice, None)
        if self.state.outcome is None:
            self._see(verb)

    def _see(self, verb: str) -> None:
        state = self.state
        if state.turn != self.turn:
            self.turn, self.slots = int(state.turn), {}
        self._see_cards()
        self._see_trays()
        self._see_units(verb)
        self._see_asked()

    def _see_cards(self) -> None:
        """No card is lost, three at most are used, and one is kept; hands stay within their number."""
        state = self.state
        hands = [sum(hand.cards) for hand in state.hands]
        table = len([play for play in state.plays if play.card >= 0])
        assert sum(hands) + sum(state.pile.deck) + sum(state.pile.discard) + table == 120
        assert hands == [int(hand.count) for hand in state.hands]
        assert max(hands[0], hands[4]) <= 8
        assert min(hands[0], hands[4]) >= 1 or state.turn == 0
        top = state.trunk[-1].facts()
        given = top.get("given", 0)
        assert isinstance(given, int)
        assert 0 <= given <= 3

    def _see_trays(self) -> None:
        """A general has two cards at most, and two only of those that name one flank."""
        for number, hand in enumerate(self.state.hands):
            names = [CARD_NAMES[kind] for kind, count in enumerate(hand.cards) for _ in range(count)]
            if number % 4:
                assert len(names) <= 2
                assert len(names) < 2 or all(name.startswith(SECTION) for name in names)
                assert number // 4 == self.state.side or not names

    def _see_units(self, verb: str) -> None:
        """A unit keeps the play it was ordered by, and nobody moves once somebody has fought."""
        state = self.state
        if len(state.plays) == 1:
            return  # all cards have been collected
        own = state.scenario.units_of[state.side]
        for unit in own:
            if state.status[unit] & ORDERED:
                slot = state.status[unit] >> SLOT
                assert self.slots.setdefault(unit, slot) == slot
                assert state.plays[slot].acts_as >= 0
        if verb == "move" and any(state.status[unit] & FOUGHT for unit in own):
            assert all(state.play_of(unit).marches() == 2 for unit in own if state.status[unit] & MOVED)

    def _see_asked(self) -> None:
        """Somebody is asked, and everybody who is has a choice; only the side's generals act side by side."""
        state = self.state
        asked = self.game.to_decide(state)
        assert asked
        for seat in seats_in(asked):
            choices = self.game.choices(state, seat)
            assert choices
            assert len(choices) == len(set(choices))
        top = state.trunk[-1]
        if isinstance(top, Together):
            sides = {state.scenario.command.sides[seat] for seat in seats_in(asked)}
            assert sides <= {int(state.side)}


@rule("OVL-21", "OVL-23", "OVL-24", "OVL-28", "OVL-44", "OVL-46", "OVL-74", "OVL-76")
@pytest.mark.parametrize("seating", SEATINGS)
@pytest.mark.parametrize("seed", range(6))
def test_what_always_holds_holds_after_every_step(seating: str, seed: int) -> None:
    """Cards, trays, orders, phases and who is asked."""
    watch = Watch(seating, seed)
    for _ in range(STEPS):
        if watch.state.outcome is not None:
            break
        watch.step()
    assert watch.turn > 0


@pytest.mark.parametrize("seating", SEATINGS)
def test_saved_is_loaded_is_replayed(seating: str) -> None:
    """A record brings back the table to its last detail, for every seat and whoever watches."""
    rulings: dict[str, object] = {**MEMOIR44.rulings(), "variant": {"seating": seating}}
    game = MEMOIR44.game_for(rulings)
    dealer = Seeded(5)
    header = header_for(game, FACTS, {"kind": "seeded", "seed": "5"}, list(game.seats), rulings=rulings)
    table = Table(game, header, dealer)
    table.deal()
    for _ in range(220):
        if table.outcome() is not None:
            break
        seat = one_of(game.to_decide(table.state), dealer)
        offered = game.choices(table.state, seat)
        table.choose(seat, offered[dealer.below(len(offered))])
        table.deal()

    again = replay(game, load(table.record.text()), Seeded(0))

    assert again.state.facts() == table.state.facts()
    for seat in range(OBSERVER, len(game.seats)):
        assert again.view(seat).facts() == table.view(seat).facts()
        assert again.events(seat) == table.events(seat)
