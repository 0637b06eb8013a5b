"""The tree of pending records: a stack, lanes beside each other, and what lies above all lanes."""

from __future__ import annotations

import pytest

from bocage.kernel.choice import code
from bocage.kernel.event import Event
from bocage.kernel.game import Game
from bocage.kernel.state import CHANCE, NOBODY, Outcome, Pending, State, Together, seats_in

from tests.kernel.pot import STIR, Guest, Pot, PotGame, Spoon


class Note(Pending[State]):
    """A record with a name that asks somebody and notes what befell it."""

    def __init__(self, name: str, asked: int = 1, exclusive: bool = False) -> None:
        self.name = name
        self.asked = asked
        self.exclusive = exclusive

    def is_exclusive(self) -> bool:
        """Tell what the test says."""
        return self.exclusive

    def asks(self, state: State) -> int:
        """Ask whom the test says."""
        return self.asked

    def offer(self, state: State, seat: int) -> list[int]:
        """Offer a number that names the seat."""
        return [seat]


class Doing(Note):
    """A record that does what a test says when it decides, when chance falls, or when it goes on."""

    def __init__(self, name: str, asked: int, *acts: tuple[str, Pending[State] | None]) -> None:
        super().__init__(name, asked)
        self.acts = acts

    def decide(self, state: State, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Do it all."""
        for verb, record in self.acts:
            if verb == "pop":
                state.pop()
            elif verb == "push":
                assert record is not None
                state.push(record)
            else:
                assert record is not None
                state.swap(record)

    def befall(self, state: State, outcome: int, tell: list[Event] | None) -> None:
        """Do it all."""
        self.decide(state, 0, 0, tell)

    def resume(self, state: State, tell: list[Event] | None) -> None:
        """Do it all."""
        self.decide(state, 0, 0, tell)

    def weights(self, state: State) -> list[int]:
        """Let one thing be possible."""
        return [1]


def tree(state: State) -> list[object]:
    """Name the records, lanes as lists."""
    return [
        [[record.name for record in stack] for stack in record.stacks]
        if isinstance(record, Together)
        else record.name
        for record in state.trunk
    ]


def lanes(*records: Pending[State]) -> State:
    """Lay one lane for each record above a bottom."""
    state = State()
    state.push(Note("bottom"))
    state.push(Together(tuple((record,) for record in records)))
    return state


# ------------------------------------------------------------------------------------------------- a stack


def test_without_lanes_the_tree_is_a_stack() -> None:
    state = State()
    state.push(Note("a"))
    state.push(Note("b", exclusive=True))
    state.swap(Note("c"))
    assert tree(state) == ["a", "c"]
    state.pop()
    assert tree(state) == ["a"]


def test_a_set_of_deciders_lists_its_seats_without_chance() -> None:
    assert seats_in(CHANCE | 0b1011) == [0, 1, 3]
    assert seats_in(NOBODY) == []


def test_the_first_ending_stands() -> None:
    state = State()
    state.finish(0b10, "medals", "X-1")
    state.finish(0b01, "time", "X-2")
    assert isinstance(state.outcome, Outcome)
    assert state.outcome.facts() == {"winners": [1], "reason": "medals", "rule": "X-1"}


def test_a_record_says_what_it_must_and_nothing_else() -> None:
    record: Pending[State] = Pending()
    state = State()
    assert (record.asks(state), record.offer(state, 0), record.refusal(state, 0, 0)) == (NOBODY, [], None)
    assert (record.stirs(state), record.is_exclusive(), record.facts()) == (True, False, {"is": "pending"})
    assert record.spell_outcome(state, 7) == "7"
    for call in (
        lambda: record.decide(state, 0, 0, None),
        lambda: record.weights(state),
        lambda: record.befall(state, 0, None),
        lambda: record.resume(state, None),
    ):
        with pytest.raises(NotImplementedError):
            call()


# -------------------------------------------------------------------------------------------------- lanes


def test_a_lane_works_on_its_own_stack_alone() -> None:
    deeper = Doing("deeper", 0b10, ("swap", Note("swapped", 0b10)))
    state = lanes(Note("left", 0b01), Doing("right", 0b10, ("push", deeper)))
    state.trunk[-1].decide(state, 1, 1, None)
    assert tree(state) == ["bottom", [["left"], ["right", "deeper"]]]
    state.trunk[-1].decide(state, 1, 1, None)
    assert tree(state) == ["bottom", [["left"], ["right", "swapped"]]]
    assert state.lane == -1


def test_lanes_join_their_deciders_and_offer_each_its_own() -> None:
    state = lanes(Note("left", 0b001), Note("middle", 0b100), Note("right", CHANCE))
    top = state.trunk[-1]
    assert top.asks(state) == 0b101 | CHANCE
    assert top.asks_as_seen_by(state, 0) == 0b101 | CHANCE
    assert [top.offer(state, seat) for seat in (0, 2)] == [[0], [2]]
    with pytest.raises(LookupError, match="no lane asks"):
        top.offer(state, 1)


def test_an_exclusive_record_goes_above_all_lanes() -> None:
    state = lanes(Doing("left", 0b01, ("swap", Note("changed", 0b01)), ("push", Note("battle", 0b01, True))))
    state.trunk[-1].decide(state, 0, 0, None)
    assert tree(state) == ["bottom", [["changed"]], "battle"]


def test_what_a_step_lays_down_after_an_exclusive_record_lies_above_it() -> None:
    """A battle that opens its window at once: the window must not slip under it, into the lane."""
    battle, window, shut = Note("battle", 0b01, True), Note("window", 0b10), Note("shut", 0b10)
    attack = Doing("left", 0b01, ("push", battle), ("push", window), ("swap", shut))
    state = lanes(attack, Note("right", 0b10))
    state.trunk[-1].decide(state, 0, 0, None)
    assert tree(state) == ["bottom", [["left"], ["right"]], "battle", "shut"]
    assert state.lane == -1


def test_push_and_pop_cancel_also_for_an_exclusive_record() -> None:
    state = lanes(Doing("left", 0b01, ("push", Note("battle", 0b01, True)), ("pop", None)))
    state.trunk[-1].decide(state, 0, 0, None)
    assert tree(state) == ["bottom", [["left"]]]


def test_lanes_laid_down_from_a_lane_go_above_all_of_them() -> None:
    """Lanes do not nest: inside a battle each enemy seat may get a lane of its own, and all others wait."""
    inner = Together(((Doing("ask one", 0b100, ("pop", None)),), (Note("ask two", 0b1000),)))
    state = lanes(Doing("left", 0b01, ("push", inner)), Note("right", 0b10))
    state.trunk[-1].decide(state, 0, 0, None)
    assert tree(state) == ["bottom", [["left"], ["right"]], [["ask one"], ["ask two"]]]
    assert state.trunk[-1].asks(state) == 0b1100
    state.trunk[-1].decide(state, 2, 2, None)
    assert tree(state) == ["bottom", [["left"], ["right"]], [[], ["ask two"]]]


def test_lanes_above_an_exclusive_record_work_on_their_own_stacks() -> None:
    inner = Together(((Doing("ask", 0b100, ("push", Note("more", 0b100))),),))
    state = lanes(Note("left", 0b01))
    state.push(Note("battle", 0b01, True))
    state.push(inner)
    state.trunk[-1].decide(state, 2, 2, None)
    assert tree(state) == ["bottom", [["left"]], "battle", [["ask", "more"]]]


def test_chance_falls_in_the_first_lane_that_waits_for_it() -> None:
    roll = Doing("roll", CHANCE, ("pop", None))
    state = lanes(Note("left", 0b01), roll, Doing("again", CHANCE, ("pop", None)))
    assert state.trunk[-1].weights(state) == [1]
    assert state.trunk[-1].spell_outcome(state, 0) == "0"
    state.trunk[-1].befall(state, 0, None)
    assert tree(state) == ["bottom", [["left"], [], ["again"]]]


def test_lanes_that_ask_nobody_go_on_and_empty_lanes_leave() -> None:
    state = lanes(Doing("left", NOBODY, ("pop", None)), Doing("right", NOBODY, ("pop", None)))
    game: Game[State] = Game("none", 1, ["one"], PotGame().vocabulary)
    game.settle(state, None)
    assert tree(state) == ["bottom"]


def test_a_changed_lane_leaves_older_states_as_they_were() -> None:
    game = PotGame()
    before = game.start({}, {})
    facts = before.facts()
    after = game.apply(before, 1, game.choices(before, 1)[-1]).state
    assert isinstance(after, Pot)
    assert before.facts() == facts
    assert after.facts() != facts


def test_a_dice_roll_in_a_lane_makes_the_other_seats_wait() -> None:
    game = PotGame()
    state = game.start({}, {})
    stirred = game.apply(state, 0, code(STIR)).state
    assert isinstance(stirred.trunk[-1], Spoon)
    assert game.to_decide(stirred) == CHANCE
    for seat in (*range(-2, 3), 20, 63, 64, 200):
        assert game.choices(stirred, seat) == []
    assert isinstance(state.trunk[-1], Together)
    assert isinstance(state.trunk[-1].stacks[0][0], Guest)
