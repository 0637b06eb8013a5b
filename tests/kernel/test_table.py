"""The table on its own: taking back, draws, standing answers, and a line that cannot be written."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bocage.kernel.chance import Scripted
from bocage.kernel.choice import code, parse
from bocage.kernel.event import Event
from bocage.kernel.record import load
from bocage.kernel.refusal import Refusal, Refused
from bocage.kernel.replay import replay
from bocage.kernel.state import Pending, Together
from bocage.kernel.table import Sink, Table, header_for

from tests.kernel.pot import LEAVE, LOOK, End, Guest, Pot, PotGame
from tests.ledger_marks import rule

LEFT, RIGHT, WATCHER = 0, 1, -1


def pot(falls: list[int] | None = None, sink: Sink | None = None) -> Table[Pot]:
    """Set a table with the pot on it."""
    game = PotGame()
    header = header_for(game, {}, {"kind": "scripted"}, ["Ann", "Ben"])
    return Table(game, header, Scripted(falls or []), sink)


def submit(table: Table[Pot], seat: int, text: str, number: int | None = None) -> Refusal | None:
    """Make a choice given as text."""
    choice = parse(text)
    assert not isinstance(choice, Refusal)
    return table.submit(seat, choice, number)


def names(table: Table[Pot], seat: int) -> list[object]:
    """Name the events a seat was told of."""
    return [event["event"] for event in table.events(seat)]


def everything(table: Table[Pot]) -> tuple[object, ...]:
    """Tell all that a refused act must leave alone."""
    return table.record.text(), table.state.facts(), list(table.numbers), names(table, WATCHER)


# ------------------------------------------------------------------------------------------- taking back


@rule("TAB-5")
def test_an_independent_choice_of_another_seat_stays_and_only_my_own_is_undone() -> None:
    table = pot()
    submit(table, LEFT, "pour amount=two")
    submit(table, RIGHT, "pour amount=three")
    assert table.take_back(LEFT) is None
    assert table.state.total == 3
    assert table.take_back(LEFT) == Refusal("nothing-to-take-back", "TAB-5")
    assert table.take_back(RIGHT) is None
    assert table.state.total == 0


@rule("TAB-5")
def test_a_choice_rests_on_mine_when_it_would_tell_something_else_without_it() -> None:
    """To look is on offer either way, but what was seen would not be true any more."""
    table = pot()
    submit(table, LEFT, "pour amount=two")
    submit(table, RIGHT, "look")
    assert table.take_back(LEFT) == Refusal("others-rest-on-it", "TAB-5")
    assert table.state.total == 2
    assert table.take_back(RIGHT) is None
    assert table.take_back(LEFT) is None


@rule("TAB-5")
def test_chance_and_what_came_before_it_stay() -> None:
    table = pot([1])
    submit(table, LEFT, "pour amount=two")
    submit(table, RIGHT, "stir")
    assert table.state.total == 1
    for seat in (LEFT, RIGHT):
        assert table.take_back(seat) == Refusal("nothing-to-take-back", "TAB-5")
    submit(table, LEFT, "pour amount=one")
    assert table.take_back(LEFT) is None
    assert table.state.total == 1


def test_only_who_saw_a_choice_sees_it_taken_back() -> None:
    table = pot()
    submit(table, LEFT, "peek")
    assert table.take_back(LEFT) is None
    assert [names(table, seat) for seat in (LEFT, RIGHT, WATCHER)] == [["Peeked", "TakenBack"], [], []]
    submit(table, LEFT, "pour amount=one")
    assert table.take_back(LEFT) is None
    assert [names(table, seat)[-2:] for seat in (RIGHT, WATCHER)] == [["Poured", "TakenBack"]] * 2


def test_taking_back_is_added_to_the_record_and_nothing_is_erased() -> None:
    table = pot()
    submit(table, LEFT, "pour amount=two")
    table.take_back(LEFT)
    assert [entry.get("choice") or entry.get("act") for entry in table.record.entries] == [
        "pour amount=two",
        "take-back",
    ]


class Lid(Pending[Pot]):
    """The right seat lifts the lid: all are told that it did, it alone what it saw."""

    def __init__(self) -> None:
        self.name = "lid"

    def asks(self, state: Pot) -> int:
        """Ask the right seat."""
        return 1 << RIGHT

    def offer(self, state: Pot, seat: int) -> list[int]:
        """Offer to lift it."""
        return [code(LOOK)]

    def decide(self, state: Pot, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Show what is below."""
        state.pop()
        if tell is not None:
            tell.append(Event("Lifted", {"seat": seat}, {"total": state.total}, 1 << RIGHT, reveals=True))


class LidGame(PotGame):
    """The pot has a lid."""

    def start(self, scenario: dict[str, object], rulings: dict[str, object]) -> Pot:
        """Let the left seat act at once, and the right one lift the lid."""
        state = Pot()
        state.push(End())
        state.push(Together(((Guest(LEFT),), (Lid(),))))
        return state


@rule("TAB-15")
def test_whoever_cannot_take_back_any_more_has_been_told_of_what_forbids_it() -> None:
    game = LidGame()
    table = Table(game, header_for(game, {}, {"kind": "scripted"}, ["Ann", "Ben"]), Scripted([]))
    submit(table, LEFT, "pour amount=two")
    submit(table, RIGHT, "look")

    assert table.take_back(LEFT) == Refusal("nothing-to-take-back", "TAB-5")
    assert table.events(LEFT)[-1] == {"event": "Lifted", "seat": RIGHT}
    assert table.events(WATCHER)[-1] == {"event": "Lifted", "seat": RIGHT}
    assert table.events(RIGHT)[-1] == {"event": "Lifted", "seat": RIGHT, "total": 2}


@rule("TAB-15")
def test_what_a_seat_may_not_know_of_does_not_keep_it_from_taking_back() -> None:
    table = pot()
    submit(table, LEFT, "pour amount=two")
    submit(table, RIGHT, "peek")

    assert names(table, LEFT) == ["Poured"]
    assert table.take_back(LEFT) is None


@rule("TAB-15")
@pytest.mark.parametrize("witnesses", [0, 1 << LEFT, 1 << RIGHT, 0b11])
def test_nothing_is_revealed_behind_somebody_s_back(witnesses: int) -> None:
    with pytest.raises(
        ValueError, match="Peeked reveals something, so everybody has to know that it happened"
    ):
        Event("Peeked", {}, witnesses=witnesses, reveals=True)

    assert not Event("Peeked", {}, witnesses=witnesses).reveals
    assert Event("Peeked", {}, reveals=True).reveals


# --------------------------------------------------------------------------------------- decision numbers


@rule("TAB-2")
def test_a_repeat_is_harmless_and_a_late_choice_is_refused_with_both_numbers() -> None:
    table = pot()
    assert submit(table, LEFT, "pour amount=one", 0) is None
    assert submit(table, LEFT, "pour amount=one", 0) == Refusal("stale", "TAB-2", {"asked": "0", "now": "1"})
    assert table.state.total == 1
    assert submit(table, RIGHT, "pour amount=one", 0) is None, "what the other did is not my question"


class Knock(Pending[Pot]):
    """Whoever answers first answers for both, whatever the answer."""

    def __init__(self, number: int) -> None:
        self.name, self.number = "knock", number

    def asks(self, state: Pot) -> int:
        """Ask both."""
        return 0b11

    def offer(self, state: Pot, seat: int) -> list[int]:
        """Offer the same each time."""
        return [code(LOOK), code(LEAVE)]

    def decide(self, state: Pot, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Close."""
        state.pop()
        if tell is not None:
            tell.append(Event("Opened", {"number": self.number}))

    def facts(self) -> dict[str, object]:
        """Tell which one it is."""
        return {"is": self.name, "number": self.number}


class KnockGame(PotGame):
    """It knocks twice."""

    def start(self, scenario: dict[str, object], rulings: dict[str, object]) -> Pot:
        """Lay both down."""
        state = Pot()
        for record in (End(), Knock(2), Knock(1)):
            state.push(record)
        return state


@rule("TAB-2")
def test_a_late_answer_is_not_taken_for_another_question_that_offers_the_same() -> None:
    game = KnockGame()
    table = Table(game, header_for(game, {}, {"kind": "scripted"}, ["Ann", "Ben"]), Scripted([]))
    number = table.offer(RIGHT).number
    submit(table, LEFT, "look")
    assert [repr(choice) for choice in table.offer(RIGHT).choices] == ["look", "leave"]
    assert submit(table, RIGHT, "leave", number) == Refusal("stale", "TAB-2", {"asked": "0", "now": "1"})
    assert submit(table, RIGHT, "leave", number + 1) is None


@rule("TAB-4")
def test_a_refused_choice_leaves_everything_as_it_was() -> None:
    table = pot()
    before = everything(table)
    for text in ("pour", "pour amount=many", "fly", "pour amount=none", "look amount=one"):
        assert submit(table, LEFT, text) is not None
    assert everything(table) == before


# ------------------------------------------------------------------------------------------ ending early


@rule("TAB-7")
def test_an_offer_of_a_draw_lapses_when_another_seat_plays_on_and_not_when_its_own_does() -> None:
    table = pot()
    table.offer_draw(LEFT)
    submit(table, RIGHT, "pour amount=one")
    table.offer_draw(RIGHT)
    assert table.outcome() is None
    submit(table, RIGHT, "pour amount=one")
    table.offer_draw(LEFT)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("draw-agreed", "TAB-7")


@rule("TAB-7")
def test_a_draw_is_offered_once_and_whoever_takes_a_seat_over_is_not_bound_by_it() -> None:
    table = pot()
    assert table.offer_draw(LEFT) is None
    assert table.offer_draw(LEFT) == Refusal("draw-already-offered", "TAB-7")
    assert table.hand_over(LEFT, "Eve") is None
    table.offer_draw(RIGHT)
    assert table.outcome() is None
    assert table.offer_draw(LEFT) is None
    assert table.outcome() is not None


@rule("TAB-6")
def test_a_seat_is_given_up_in_one_of_two_ways() -> None:
    table = pot()
    with pytest.raises(ValueError, match="resigned or timed-out"):
        table.resign(LEFT, "bored")
    assert table.outcome() is None
    assert table.resign(LEFT, "timed-out") is None


@rule("TAB-6", "TAB-8")
def test_by_default_all_others_win_when_a_seat_resigns_and_its_state_says_so() -> None:
    table = pot()
    assert table.resign(RIGHT) is None
    assert table.state.outcome is not None
    assert table.state.outcome.facts() == {"winners": [0], "reason": "resigned", "rule": "TAB-6"}
    assert table.events(WATCHER)[-1] == {"event": "GameEnded", "winners": [0], "reason": "resigned"}
    assert submit(table, LEFT, "leave") == Refusal("game-over", "TAB-8")
    assert table.hand_over(LEFT, "Eve") == Refusal("game-over", "TAB-8")


def test_a_game_that_ends_by_its_rules_leaves_nothing_pending() -> None:
    table = pot()
    submit(table, LEFT, "leave")
    submit(table, RIGHT, "leave")
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.reason == "empty"
    assert table.state.trunk == []


# ------------------------------------------------------------------------------------------ strangers


@rule("TAB-1")
def test_who_sits_nowhere_is_told_what_everybody_may_know_and_offered_nothing() -> None:
    table = pot()
    submit(table, LEFT, "peek")
    submit(table, LEFT, "look")
    for stranger in (WATCHER, 2, 99):
        assert names(table, stranger) == ["Looked"]
        assert table.offer(stranger).choices == []


# ------------------------------------------------------------------------------- what cannot be written down


class FullDisk(Exception):
    """There is no room left."""


@rule("TAB-9")
def test_what_cannot_be_written_down_does_not_happen() -> None:
    kept: list[str] = []
    room = 3

    def sink(line: str) -> None:
        if len(kept) >= room:
            raise FullDisk
        kept.append(line)

    table = pot([1, 1], sink)
    submit(table, LEFT, "pour amount=two")
    submit(table, RIGHT, "pour amount=two")
    before = everything(table)
    acts: list[Callable[[], object]] = [
        lambda: submit(table, LEFT, "stir"),
        lambda: table.take_back(LEFT),
        lambda: table.offer_draw(LEFT),
        lambda: table.resign(LEFT),
        lambda: table.hand_over(LEFT, "Eve"),
    ]
    for act in acts:
        with pytest.raises(FullDisk):
            act()
        assert everything(table) == before
    room = 99
    assert submit(table, LEFT, "stir") is None
    assert "".join(line + "\n" for line in kept) == table.record.text()


@rule("TAB-5")
def test_a_choice_that_is_written_down_stays_when_its_outcome_is_not() -> None:
    kept: list[str] = []

    def sink(line: str) -> None:
        if len(kept) == 2:
            kept.append("")
            raise FullDisk
        kept.append(line)

    table = pot([1, 0], sink)
    with pytest.raises(FullDisk):
        submit(table, LEFT, "stir")
    assert table.waits_for_chance()
    assert table.take_back(LEFT) == Refusal("chance-is-next", "TAB-5"), "it would bring a second roll"
    assert submit(table, LEFT, "stir", 0) == Refusal("stale", "TAB-2", {"asked": "0", "now": "1"})
    assert table.waits_for_chance(), "a repeat changes nothing"
    assert submit(table, RIGHT, "look") is None
    assert [sorted(entry) for entry in table.record.entries][1] == ["chance", "events", "n"], "what was owed"
    assert [line for line in kept if line] == table.record.lines
    again = replay(table.game, load(table.record.text()), Scripted([]))
    assert again.state.facts() == table.state.facts()


@rule("TAB-11", "TAB-13")
@pytest.mark.parametrize("act", ["draw", "hand-over", "choose"])
def test_nothing_takes_the_number_of_an_outcome_that_is_owed(act: str) -> None:
    """A die that could not be written down falls under the same number later, whatever is done before."""
    kept: list[str] = []
    is_full = True

    def sink(line: str) -> None:
        if is_full and "chance" in line:
            raise FullDisk
        kept.append(line)

    table = pot([1, 1, 1], sink)
    with pytest.raises(FullDisk):
        submit(table, LEFT, "stir")
    before = everything(table)
    with pytest.raises(Refused, match="chance-is-next") if act == "choose" else pytest.raises(FullDisk):
        _act(table, act)
    assert everything(table) == before
    is_full = False
    if act != "choose":
        assert _act(table, act) is None
        assert [list(entry)[1] for entry in table.record.entries] == ["seat", "chance", "act"]
    assert table.resign(LEFT) is None


def _act(table: Table[Pot], act: str) -> Refusal | None:
    if act == "choose":
        table.choose(RIGHT, code(LOOK))
        return None
    return table.offer_draw(RIGHT) if act == "draw" else table.hand_over(RIGHT, "Eve")


@rule("TAB-13")
def test_an_outcome_that_nobody_asked_for_does_not_fall() -> None:
    table = pot()
    before = everything(table)
    with pytest.raises(LookupError, match="nothing waits for chance"):
        table.befall(0)
    assert everything(table) == before


@rule("TAB-6")
def test_an_ending_at_the_table_leaves_nothing_pending() -> None:
    resigned, drawn = pot(), pot()
    resigned.resign(LEFT)
    drawn.offer_draw(LEFT)
    drawn.offer_draw(RIGHT)
    for table in (resigned, drawn):
        assert table.state.trunk == []
        assert table.game.to_decide(table.state) == 0
        assert table.state.facts()["pending"] == []


@rule("TAB-19")
def test_a_game_that_is_closed_is_won_by_nobody_and_replays() -> None:
    table = pot()
    submit(table, LEFT, "pour amount=two")
    assert table.abandon() is None
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.facts() == {"winners": [], "reason": "abandoned", "rule": "TAB-19"}
    assert names(table, WATCHER)[-1] == "GameEnded"
    assert table.abandon() == Refusal("game-over", "TAB-8")
    again = replay(table.game, load(table.record.text()), Scripted([]))
    assert again.outcome() is not None
    assert again.record.text() == table.record.text()
