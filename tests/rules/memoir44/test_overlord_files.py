"""Scenario files of several boards side by side: their lines, their flanks, their hands, and each mistake."""

from __future__ import annotations

from importlib.resources import files

import pytest

from bocage.catalogue import MEMOIR44
from bocage.memoir44.scenarios.build import Facts, scenario_of
from bocage.memoir44.scenarios.load import ScenarioFaults, parse

from tests.ledger_marks import rule

OMAHA = files("bocage.memoir44.scenarios").joinpath("omaha-beach-overlord.toml").read_text(encoding="utf-8")
LINES = "sections = [7, 17, 25, 33, 43]"
FLANKS = "flanks = [2, 2, 2]"
ROWS = "a board has rows of 2 to 39 hexes, and 2 to 17 rows"
THREE = "sections = [7, 17, 25, 33, 43, 51, 59, 69]\nflanks = [3, 3, 3]"


def changed(old: str, new: str, source: str = OMAHA) -> str:
    """A file with a change."""
    assert source.count(old) == 1
    return source.replace(old, new)


def mistakes_in(source: str) -> list[str]:
    """What is wrong with a file."""
    with pytest.raises(ScenarioFaults) as caught:
        parse(source, "battle.toml")
    return [str(fault) for fault in caught.value.faults]


def mistake_in(source: str) -> str:
    """The one thing that is wrong with a file."""
    (fault,) = mistakes_in(source)
    return fault


def bare(wide: int, lines: str, high: int = 9) -> str:
    """A file with a board that is empty but for a unit in two of its corners."""
    rows = [["..."] * (wide - y % 2) for y in range(high)]
    rows[0][0], rows[-1][-1] = "..i", "..I"
    drawn = "\n".join(["   " * (y % 2) + "   ".join(row) for y, row in enumerate(rows)])
    head = 'number = 1\nname = "A field"\ndate = "1944-06-06"\nfront = "west"\nface = "country"\n'
    sides = "".join([f"[{side}]\ncards = 5\nmedals = 1\n" for side in ("axis", "allies")])
    return f'{head}first = "axis"\n{lines}\nmap = """\n{drawn}\n"""\n{sides}'


def built(source: str) -> Facts:
    """The facts of a file without mistakes."""
    return parse(source, "battle.toml")


@rule("OVL-05", "QO-01")
@pytest.mark.parametrize("battle", ["omaha-beach-overlord", "vuzha"])
def test_the_lines_of_two_boards_are_those_of_each_and_the_seam(battle: str) -> None:
    facts = MEMOIR44.scenario(battle)
    assert (facts["sections"], facts["flanks"]) == ([7, 17, 25, 33, 43], [2, 2, 2])


@rule("OVL-02", "OVL-05")
def test_three_boards_are_the_most_side_by_side() -> None:
    assert len(scenario_of(built(bare(39, THREE))).field.names) == 5 * 39 + 4 * 38
    assert ROWS in " ".join(mistakes_in(bare(40, THREE)))
    high = bare(26, f"{LINES}\n{FLANKS}", 17)
    assert len(scenario_of(built(high)).field.names) == 9 * 26 + 8 * 25
    assert ROWS in " ".join(mistakes_in(bare(26, f"{LINES}\n{FLANKS}", 18)))


@rule("QO-01")
def test_only_the_usual_board_knows_its_lines_by_itself() -> None:
    assert scenario_of(built(bare(13, ""))).field.section_names == ["left", "center", "right"]
    assert "a board 26 hexes wide needs the key sections" in mistake_in(changed(LINES, ""))
    assert "a board 12 hexes wide needs the key sections" in mistake_in(bare(12, ""))
    assert "a board 13 hexes wide needs the key sections" in mistake_in(bare(13, FLANKS))


@rule("QO-01")
@pytest.mark.parametrize(
    "lines",
    [
        "[7, 17, 25, 33]",
        "[7, 17, 25, 33, 43, 45]",
        "[7, 17, 25, 43, 33]",
        "[7, 17, 17, 33, 43]",
        '[7, 17, 25, 33, "43"]',
        "[0, 17, 25, 33, 43]",
        "[7, 17, 25, 33, 50]",
    ],
)
def test_lines_run_from_left_to_right_inside_the_board_one_less_than_sections(lines: str) -> None:
    said = mistake_in(changed(LINES, f"sections = {lines}"))
    assert f"{lines} is not the x of 5 lines across the board, from left to right" in said.replace("'", '"')


@rule("QO-01")
@pytest.mark.parametrize("lines", ["[1, 17, 25, 33, 43]", "[7, 17, 25, 33, 49]"])
def test_a_line_may_run_next_to_the_edge(lines: str) -> None:
    facts = built(changed(LINES, f"sections = {lines}"))
    assert f"{facts['sections']}" == lines


@rule("OVL-05")
@pytest.mark.parametrize("flanks", ["[2, 2]", "[2, 2, 2, 3]", "[0, 3, 3]", "[2, 2, 1]", '[2, 2, "2"]'])
def test_flanks_and_center_have_one_section_each_or_several_as_boards_have_three(flanks: str) -> None:
    said = mistake_in(changed(FLANKS, f"flanks = {flanks}"))
    sentence = "is not the sections of left flank, center and right flank, such as [2, 2, 2]"
    assert f"{flanks} {sentence}" in said.replace("'", '"')


@rule("OVL-05", "QO-01")
def test_without_flanks_there_are_three_sections_and_two_lines() -> None:
    said = mistake_in(changed(FLANKS, ""))
    assert "[7, 17, 25, 33, 43] is not the x of 2 lines across the board" in said
    assert built(bare(26, "sections = [17, 33]"))["sections"] == [17, 33]


@rule("OVL-07", "OVL-17")
def test_a_hand_is_dealt_from_the_cards_of_all_boxes() -> None:
    hand = "[axis]\ncards = 8"
    assert "121 is not a whole number from 1 to 120" in mistake_in(changed(hand, "[axis]\ncards = 121"))
    assert "119 and 8 cards are more than the 120 of the deck" in mistake_in(
        changed(hand, "[axis]\ncards = 119")
    )
    assert built(changed(hand, "[axis]\ncards = 112"))["axis"] == {"cards": 112, "medals": 8}
    for flanks in ('[2, 2, "2"]', '"2, 2, 2"'):
        assert [fault.split(" ")[3] for fault in mistakes_in(changed(FLANKS, f"flanks = {flanks}"))] == [
            "flanks:"
        ]
    usual = bare(13, "").replace("cards = 5", "cards = 61", 1)
    assert "61 is not a whole number from 1 to 60" in mistake_in(usual)
