"""Following a record line by line: the same table as from the whole record, and no line is taken on trust."""

from __future__ import annotations

import pytest

from bocage.kernel.chance import Scripted
from bocage.kernel.choice import parse
from bocage.kernel.record import BadRecord, load
from bocage.kernel.refusal import Refusal
from bocage.kernel.replay import Differs, follow, replay
from bocage.kernel.table import Table, header_for

from tests.kernel.pot import Pot, PotGame
from tests.ledger_marks import rule

LEFT, RIGHT = 0, 1


def party() -> Table[Pot]:
    """Play a little of everything: choices, chance, a choice taken back, an offered draw, a new player."""
    game = PotGame()
    table = Table(game, header_for(game, {}, {"kind": "scripted"}, ["Ann", "Ben"]), Scripted([1]))
    for seat, text in ((LEFT, "pour amount=two"), (RIGHT, "look"), (LEFT, "stir"), (LEFT, "pour amount=one")):
        choice = parse(text)
        assert not isinstance(choice, Refusal)
        assert table.submit(seat, choice) is None
    assert table.take_back(LEFT) is None
    assert table.offer_draw(LEFT) is None
    assert table.hand_over(RIGHT, "Cas") is None
    assert table.resign(RIGHT) is None
    return table


def begun(lines: list[str], entries: int = 0) -> Table[Pot]:
    """Set up the table that a record's first lines tell of; its dealer has nothing to deal."""
    return replay(PotGame(), load("\n".join(lines[: entries + 1]) + "\n"), Scripted([]))


def everything(table: Table[Pot]) -> tuple[object, ...]:
    """Tell all that two tables with the same record share."""
    return table.record.text(), table.state.facts(), table.numbers, table.told


@rule("TAB-9")
def test_a_record_followed_line_by_line_is_the_table_it_was_written_at() -> None:
    whole = party()
    lines = whole.record.lines
    table = begun(lines)
    for number, line in enumerate(lines[1:], start=1):
        follow(table, line)
        assert everything(table) == everything(begun(lines, number))
    assert everything(table) == everything(whole)


@rule("TAB-9")
@pytest.mark.parametrize(
    ("old", "new"), [('"seat":0', '"seat":1'), ("two", "three"), ("two", "ten"), ('"chain":"', '"chain":"0')]
)
def test_a_line_that_does_not_come_out_again_is_refused_with_its_number(old: str, new: str) -> None:
    lines = party().record.lines
    table = begun(lines)
    with pytest.raises(Differs) as trouble:
        follow(table, lines[1].replace(old, new))
    assert (trouble.value.refusal.rule, trouble.value.refusal.facts["line"]) == ("TAB-9", "2")


@rule("TAB-9")
def test_a_line_left_out_is_missed() -> None:
    lines = party().record.lines
    table = begun(lines)
    with pytest.raises(Differs):
        follow(table, lines[2])


@rule("TAB-9")
@pytest.mark.parametrize("line", ["", "{", "7", "[" * 100_000, '{"n":1'])
def test_a_garbled_line_is_refused_with_its_number(line: str) -> None:
    table = begun(party().record.lines, 2)
    with pytest.raises(BadRecord) as trouble:
        follow(table, line)
    refusal = trouble.value.refusal
    assert (refusal.key, refusal.facts["line"]) == ("record-garbled", "4")
    assert table.record.next_number == 3
