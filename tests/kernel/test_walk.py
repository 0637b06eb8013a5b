"""Random play: fair to every seat that may act, and stopped where it should be."""

from __future__ import annotations

from collections import Counter

from bocage.kernel.chance import Seeded
from bocage.kernel.event import Event
from bocage.kernel.walk import one_of, wander

from tests.kernel.pot import PotGame


def test_a_single_seat_is_chosen_without_drawing_lots() -> None:
    dealer, untouched = Seeded(3), Seeded(3)
    assert [one_of(1 << seat, dealer) for seat in (0, 5, 19)] == [0, 5, 19]
    assert dealer.word() == untouched.word()


def test_every_seat_of_a_set_is_chosen_and_no_other() -> None:
    dealer = Seeded(4)
    chosen = Counter(one_of(0b101101, dealer) for _ in range(800))
    assert sorted(chosen) == [0, 2, 3, 5]
    assert min(chosen.values()) > 60


def test_play_ends_with_the_game_or_with_the_limit() -> None:
    game, told = PotGame(), list[Event]()
    state = game.start({}, {})
    assert wander(game, state, Seeded(1), 3, told) == 3
    assert len([event for event in told if event.name != "Spilled"]) == 3
    made = wander(game, state, Seeded(2), 10_000, None)
    assert made < 10_000
    assert state.outcome is not None
    assert wander(game, state, Seeded(2), 10, None) == 0
