"""Lanes in play: chance in a lane, a stack of two that ask different seats, a seal beside a question."""

from __future__ import annotations

from bocage.kernel.chance import Scripted
from bocage.kernel.choice import code
from bocage.kernel.record import load
from bocage.kernel.refusal import Refusal
from bocage.kernel.replay import replay
from bocage.kernel.state import CHANCE, Together

from tests.kernel.pot import LEAVE, LOOK, PEEK, STIR, End, Guest, Pot, PotGame
from tests.kernel.toast import Die, Host, Toast, ToastGame, said, toast_table

LEFT, RIGHT, WATCHER = 0, 1, -1


def test_chance_falls_in_the_lane_that_waits_and_the_other_may_still_see_its_offer() -> None:
    game = ToastGame()
    state = game.start({}, {})
    game.step(state, RIGHT, code(STIR), None)
    assert game.to_decide(state) == CHANCE | 1 << LEFT
    assert game.weights(state) == [1, 2, 1]
    assert state.trunk[-1].spell_outcome(state, 2) == "1-2"
    told: list[object] = []
    game.fall(state, 2, told)  # type: ignore[arg-type]
    assert len(told) == 1
    assert state.total == 12
    assert state.lane == -1, "nobody is acting between two steps"
    assert state.copy().facts() == state.facts()


def test_the_top_of_a_lane_asks_and_what_lies_below_it_waits() -> None:
    """Left's lane holds a toast for right: right answers it first, then its own lane asks again."""
    game = ToastGame()
    state = game.start({}, {})
    game.step(state, LEFT, code(STIR), None)
    game.fall(state, 0, None)
    assert [game.choices(state, seat) for seat in (LEFT, RIGHT)] == [[], [code(LOOK), code(LEAVE)]]
    assert isinstance(game.asker(state, RIGHT), Toast)
    assert [game.asker(state, seat) for seat in (LEFT, WATCHER, 2)] == [None] * 3
    assert game.refusal(state, RIGHT, code(PEEK)) == Refusal("toast-first", "POT-5", {"seat": "1"})
    for _ in range(2):
        game.step(state, RIGHT, code(LEAVE), None)
    assert [isinstance(game.asker(state, seat), Host) for seat in (LEFT, RIGHT)] == [True, True]


def test_a_seal_in_a_lane_hides_who_is_asked_from_all_but_the_one_who_is() -> None:
    game = ToastGame()
    state = game.start({}, {})
    game.step(state, LEFT, code(STIR), None)
    game.fall(state, 0, None)
    top = state.trunk[-1]
    assert top.asks(state) == 1 << RIGHT
    assert [top.asks_as_seen_by(state, seat) for seat in (LEFT, RIGHT, WATCHER)] == [0b11, 1 << RIGHT, 0b11]


def test_a_die_in_each_lane_falls_one_after_the_other() -> None:
    game = ToastGame()
    state = game.start({}, {})
    together = state.trunk[-1]
    assert isinstance(together, Together)
    state.trunk[-1] = together.with_lane(0, (Host(0), Die(0))).with_lane(1, (Host(1), Die(1)))
    assert [state.trunk[-1].spell_outcome(state, 1)] == ["0-1"]
    game.fall(state, 1, None)
    assert state.trunk[-1].spell_outcome(state, 1) == "1-1"
    assert state.total == 11


def test_a_game_of_lanes_comes_back_from_its_record() -> None:
    table = toast_table("21")
    for seat, text in ((LEFT, "stir"), (RIGHT, "look"), (RIGHT, "leave"), (RIGHT, "leave"), (RIGHT, "stir")):
        assert table.submit(seat, said(text)) is None
    assert table.state.total == 23
    again = replay(table.game, load(table.record.text()), Scripted([]))
    assert again.state.facts() == table.state.facts()
    assert (again.told, again.numbers) == (table.told, table.numbers)


class Idler(Guest):
    """A guest who only waits for what the other might do."""

    def is_idle(self, state: Pot) -> bool:
        """Wait."""
        return True


def test_lanes_that_only_wait_for_each_other_are_done() -> None:
    state = Pot()
    state.trunk = [End(), Together(((Idler(0),), (Guest(1),)))]
    game = PotGame()
    game.settle(state, None)
    assert game.to_decide(state) == 0b11

    state.trunk = [End(), Together(((Idler(0),), (Idler(1),)))]
    game.settle(state, None)

    assert game.to_decide(state) == 0
