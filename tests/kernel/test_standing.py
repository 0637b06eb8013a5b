"""Standing answers: left for windows alone, given once for each, and part of the record."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bocage.kernel.chance import Scripted
from bocage.kernel.record import load
from bocage.kernel.refusal import Refusal
from bocage.kernel.replay import replay
from bocage.kernel.table import Table

from tests.kernel.pot import Pot
from tests.kernel.toast import said, toast_table
from tests.ledger_marks import rule

LEFT, RIGHT, WATCHER = 0, 1, -1


def entries(table: Table[Pot]) -> list[object]:
    """Tell the entries in short."""
    return [entry.get("choice") or entry.get("chance") or entry.get("act") for entry in table.record.entries]


def reloaded(table: Table[Pot], falls: str = "") -> Table[Pot]:
    """Save and load a table."""
    again = replay(table.game, load(table.record.text()), Scripted([int(figure) for figure in falls]))
    assert again.record.text() == table.record.text()
    assert again.told == table.told
    assert again.numbers == table.numbers
    assert again.standing.answers == table.standing.answers
    return again


@rule("TAB-12")
def test_a_standing_answer_is_given_in_every_window_of_its_kind_and_in_nothing_else() -> None:
    table = toast_table("1")
    assert table.stand(RIGHT, "toast", said("leave")) is None
    assert entries(table) == ["stand"], "an ordinary question is not answered"
    assert table.submit(LEFT, said("stir")) is None
    assert entries(table) == ["stand", "stir", "0-1", "leave", "leave"]
    assert table.state.total == 11
    assert len(table.offer(LEFT).choices) == len(table.offer(RIGHT).choices) == 7


@rule("TAB-12")
def test_where_windows_last_a_standing_answer_waits_for_their_end() -> None:
    table = toast_table("1")
    table.answers_at_once = False
    assert table.stand(RIGHT, "toast", said("leave")) is None
    assert table.submit(LEFT, said("stir")) is None
    assert entries(table) == ["stand", "stir", "0-1"], "the window is open, and stays so"
    table.answers_at_once = True
    table.deal()
    assert entries(table) == ["stand", "stir", "0-1", "leave", "leave"]


@rule("TAB-12")
def test_each_window_is_answered_in_advance_only_once() -> None:
    """To look leaves the window open: an answer that were given for as long as it is would never end."""
    table = toast_table("1")
    table.stand(RIGHT, "toast", said("look"))
    table.submit(LEFT, said("stir"))
    assert entries(table)[3:] == ["look"]
    table.submit(RIGHT, said("look"))
    assert entries(table)[3:] == ["look", "look"]
    table.submit(RIGHT, said("leave"))
    assert entries(table)[3:] == ["look", "look", "leave", "look"], "the second toast is another window"
    reloaded(table).deal()


@rule("TAB-12")
def test_a_standing_answer_left_while_its_window_is_open_answers_at_once() -> None:
    table = toast_table("1")
    table.submit(LEFT, said("stir"))
    assert table.game.seats_to_decide(table.state) == [RIGHT]
    table.stand(RIGHT, "toast", said("leave"))
    assert table.game.seats_to_decide(table.state) == [LEFT, RIGHT]


@rule("TAB-12")
def test_an_answer_that_is_not_on_offer_waits_and_a_cleared_one_is_gone() -> None:
    table = toast_table("11")
    table.stand(RIGHT, "toast", said("peek"))
    table.submit(LEFT, said("stir"))
    assert entries(table)[-1] == "0-1"
    table.stand(RIGHT, "toast", None)
    assert table.standing.answers == {}
    assert reloaded(table).standing.answers == {}
    assert [event["event"] for event in table.events(RIGHT)] == ["AnswerLeft", "Rolled", "AnswerCleared"]
    table.submit(RIGHT, said("leave"))
    assert entries(table)[-1] == "leave"
    assert table.game.seats_to_decide(table.state) == [RIGHT]


@rule("TAB-12")
def test_only_its_seat_is_told_of_a_standing_answer() -> None:
    table = toast_table()
    before = table.view(LEFT).facts()
    table.stand(RIGHT, "toast", said("pour amount=two"))
    left = {"event": "AnswerLeft", "seat": 1, "window": "toast", "answer": "pour amount=two"}
    assert [table.events(seat) for seat in (LEFT, RIGHT, WATCHER)] == [[], [left], []]
    assert table.numbers == [0, 0]
    assert table.view(LEFT).facts() == before


@rule("TAB-12")
def test_a_standing_answer_is_refused_to_strangers_for_unknown_windows_and_after_the_end() -> None:
    table = toast_table()
    leave = said("leave")
    unknown = {"window": "together", "known": "toast"}
    assert table.stand(9, "toast", leave) == Refusal("no-such-seat", "TAB-1", {"seat": "9"})
    assert table.stand(WATCHER, "toast", leave) == Refusal("no-such-seat", "TAB-1", {"seat": "-1"})
    assert table.stand(LEFT, "together", leave) == Refusal("no-such-window", "TAB-12", unknown)
    nonsense = table.stand(LEFT, "toast", said("fly to=moon"))
    assert nonsense is not None
    assert nonsense.key == "unknown-verb"
    table.resign(LEFT)
    assert table.stand(RIGHT, "toast", leave) == Refusal("game-over", "TAB-8")
    assert table.standing.answers == {}


@rule("TAB-12")
def test_a_standing_answer_survives_saving_and_goes_on_where_it_stopped() -> None:
    table = toast_table("1")
    table.stand(RIGHT, "toast", said("leave"))
    table.choose(LEFT, table.game.choices(table.state, LEFT)[5])
    again = reloaded(table, "2")
    again.deal()
    assert entries(again) == ["stand", "stir", "0-2", "leave", "leave"], "a bare deal gives it as well"
    reloaded(again)


@rule("TAB-12")
def test_a_standing_answer_does_not_outlive_its_player_or_a_choice_taken_back() -> None:
    ends: list[Callable[[Table[Pot]], Refusal | None]] = [
        lambda table: table.hand_over(RIGHT, "Eve"),
        lambda table: table.take_back(RIGHT),
    ]
    for end in ends:
        table = toast_table("1")
        table.submit(RIGHT, said("pour amount=one"))
        table.stand(RIGHT, "toast", said("leave"))
        table.stand(LEFT, "toast", said("leave"))
        assert end(table) is None
        assert list(table.standing.answers) == [(LEFT, "toast")]
        reloaded(table)


class FullDisk(Exception):
    """There is no room left."""


@rule("TAB-9", "TAB-12")
def test_a_standing_answer_that_cannot_be_written_down_does_not_stand() -> None:
    kept: list[str] = []

    def sink(line: str) -> None:
        if kept:
            raise FullDisk
        kept.append(line)

    table = toast_table(sink=sink)
    with pytest.raises(FullDisk):
        table.stand(LEFT, "toast", said("leave"))
    assert table.standing.answers == {}
    assert table.events(LEFT) == []
