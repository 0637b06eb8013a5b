"""Objectives and medals: what they take, when they are lost again, and who has won."""

from __future__ import annotations

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    Battle,
    battle,
    offers,
    play,
    scenario_facts,
    score,
    show,
    stage,
    start,
    told,
    won,
)

ELSEWHERE = ", A9 i, M1 I"


def moved(picture: str, choice: str, objectives: list[dict[str, object]], turn: str = "allies") -> Battle:
    """A field with objectives after a move."""
    return play(battle(picture + ELSEWHERE, turn=turn, step="move", objectives=objectives), turn, choice)


def objective(kind: str, hexes: str, side: str = "allies", **more: object) -> list[dict[str, object]]:
    """One objective."""
    facts = {"kind": kind, "hexes": hexes.split(), **more}
    return [{**facts, "side": side} if side else facts]


@rule("MED-04", "MED-06", "RUL-110", "Q-27")
def test_a_unit_that_moves_onto_a_temporary_objective_has_its_medal() -> None:
    now = moved("G5 I", "move G5 g6", objective("temporary", "g6"))

    assert score(now) == (0, 1)
    assert told(now, "MedalsChanged") == ["MedalsChanged axis=0 allies=1"]


@rule("MED-07", "MED-08", "Q-50")
def test_it_is_lost_when_the_unit_moves_on() -> None:
    now = moved("G5 I", "move G5 g6", objective("temporary", "G5"))

    assert score(now) == (0, 0)
    assert told(now, "MedalsChanged") == ["MedalsChanged axis=0 allies=0"]


@rule("MED-08", "RUL-110")
@pytest.mark.parametrize(("glyph", "throw"), [("I", "FSS"), ("I1", "GSS")])
def test_it_is_lost_by_a_retreat_or_the_end_of_the_unit(glyph: str, throw: str) -> None:
    facts = objective("temporary", "G5")
    now = battle(f"G5 {glyph}, g6 i" + ELSEWHERE, turn="axis", step="fight", objectives=facts)
    assert score(now) == (0, 1)
    now = play(now, "axis", "attack g6 G5", dice=throw)
    if stage(now) == "retreat":
        now = play(now, "allies", "retreat g4")

    assert score(now)[1] == 0


@rule("RUL-114", "Q-27")
def test_a_unit_set_up_on_its_objective_has_the_medal() -> None:
    assert score(battle("G5 I, A9 i", objectives=objective("temporary", "G5"))) == (0, 1)
    sides = {"axis": {"cards": 1, "medals": 4}, "allies": {"cards": 1, "medals": 4}}
    begun = start(scenario_facts("G5 I, A9 i", objectives=objective("temporary", "G5"), **sides))
    assert begun.state.medals == [0, 1]


@rule("RUL-114", "Q-27", "MED-09")
def test_a_permanent_objective_is_won_for_good_by_who_is_set_up_on_it() -> None:
    objectives = [*objective("permanent", "G5"), *objective("permanent", "A9"), *objective("permanent", "B9")]
    now = start(scenario_facts("G5 I, H5 I, A9 i", objectives=objectives))
    assert score(now) == (0, 1)

    now.state.lift(now.state.unit_on[now.state.scenario.field.names.index("G5")])
    assert score(now) == (0, 1)


@rule("MED-05")
def test_an_objective_may_be_one_side_s_or_both_sides() -> None:
    axis_there = "G5 i, M1 I"
    assert score(battle(axis_there, objectives=objective("temporary", "G5"))) == (0, 0)
    assert score(battle(axis_there, objectives=objective("temporary", "G5", side=""))) == (1, 0)
    allies_there = "G5 I, A9 i"
    for side, medals in (("allies", (0, 1)), ("axis", (0, 0)), ("", (0, 1))):
        assert score(battle(allies_there, objectives=objective("temporary", "G5", side=side))) == medals


@rule("MED-09", "MED-10", "RUL-111")
def test_a_permanent_objective_stays_won_when_the_unit_leaves() -> None:
    now = moved("G5 I", "move G5 g6", objective("permanent", "g6"))
    assert score(now) == (0, 1)
    assert told(now, "ObjectiveTaken") == ["ObjectiveTaken side=allies at=g6"]
    assert score(moved("G5 I", "move G5 G7", objective("permanent", "g6"))) == (0, 0)

    after = battle("G5 I, H5 i, A9 i", turn="axis", objectives=objective("permanent", "G5"))
    after.state.taken = [1]
    after.state.lift(after.state.unit_on[after.state.scenario.field.names.index("G5")])
    assert score(after) == (0, 1)


@rule("MED-09")
def test_a_permanent_objective_of_the_other_side_is_not_taken() -> None:
    now = moved("G5 i", "move G5 g6", objective("permanent", "g6"), turn="axis")

    assert score(now) == (0, 0)


@rule("MED-11", "MED-12", "RUL-112", "Q-28")
@pytest.mark.parametrize(
    ("picture", "medals"),
    [
        ("G5 I, H5 I, I5 i", (0, 2)),
        ("G5 I, I5 i", (0, 0)),
        ("G5 i, H5 i, I5 I", (2, 0)),
        ("G5 i", (2, 0)),
        ("", (0, 0)),
    ],
)
def test_a_majority_needs_more_hexes_than_the_enemy(picture: str, medals: tuple[int, int]) -> None:
    facts = objective("majority", "G5 H5 I5", side="", medals=2)
    assert score(battle(picture + ELSEWHERE, objectives=facts)) == medals


@rule("MED-12")
def test_a_majority_is_lost_at_once() -> None:
    now = moved("G5 I, I5 i, H5 I", "move H5 h6", objective("majority", "G5 H5 I5", side=""))

    assert score(now) == (0, 0)
    assert told(now, "MedalsChanged") == ["MedalsChanged axis=0 allies=0"]


@rule("MED-13", "RUL-113", "Q-28")
def test_a_sudden_victory_ends_the_battle_at_once() -> None:
    facts = objective("sudden-victory", "G5 g6 H5", needs=2)
    assert won(moved("G5 I, h6 I", "move h6 H5", facts)) == "allies sudden-victory MED-13"
    assert won(moved("F5 I, h6 I", "move h6 H5", facts)) == ""


@rule("RUL-113", "MED-13")
def test_a_sudden_victory_at_the_end_of_the_turn_waits_for_it() -> None:
    facts = objective("sudden-victory", "G5 H5", "allies", needs=2, **{"at-end-of-turn": True})
    now = battle("G5 I, h6 I, A9 i", step="move", objectives=facts, allies="probe-left")
    now = play(now, "allies", "move h6 H5")
    assert won(now) == ""

    now = play(now, "allies", "end-moves", cards="general-advance")
    assert won(now) == "allies sudden-victory MED-13"


@rule("RUL-113")
def test_the_axis_may_win_at_the_end_of_its_turn_as_well() -> None:
    facts = objective("sudden-victory", "G5", "axis", needs=1, **{"at-end-of-turn": True})
    now = battle("G5 i, M1 I", turn="axis", step="move", objectives=facts, axis="probe-left")
    assert won(now) == ""

    assert won(play(now, "axis", "end-moves", cards="general-advance")) == "axis sudden-victory MED-13"


@rule("RUL-113")
def test_it_is_the_end_of_the_own_turn_that_counts() -> None:
    facts = objective("sudden-victory", "G5", "allies", needs=1, **{"at-end-of-turn": True})
    now = battle("G5 I, A9 i", turn="axis", step="move", objectives=facts)

    assert won(play(now, "axis", "end-moves", cards="general-advance")) == ""


@rule("MED-13", "Q-26", "RUL-69")
def test_a_sudden_victory_may_come_in_the_turn_of_the_enemy() -> None:
    facts = objective("sudden-victory", "g4", "allies", needs=1)
    now = battle("G5 I, G7 i, A1 I, A9 i", "axis", "fight", orders="G7", objectives=facts, discard="ambush")
    now = play(now, "axis", "attack G7 G5", dice="FS")
    assert won(now) == ""

    assert won(play(now, "allies", "retreat g4")) == "allies sudden-victory MED-13"
    assert won(play(now, "allies", "retreat f4")) == ""


@rule("MED-14", "MED-01")
def test_medals_count_whatever_they_are_for() -> None:
    facts = objective("temporary", "H5")
    now = battle("G5 I, H5 i1" + ELSEWHERE, step="fight", objectives=facts, won=(0, 2), needs=(4, 4))
    now = play(now, "allies", "attack G5 H5", dice="GSS")
    assert won(now) == ""

    assert won(play(now, "allies", "take-ground")) == "allies medals MED-01"


@rule("Q-26")
def test_of_two_that_have_enough_at_once_the_side_on_turn_wins() -> None:
    """One step leaves a hex that gave the enemy the majority's counterweight: both reach two."""
    facts = [
        *objective("temporary", "g6"),
        *objective("majority", "G5 A9", side=""),
    ]
    now = battle("G5 I, A9 i, M1 I", step="move", objectives=facts, won=(1, 1), needs=(2, 2))
    assert won(play(now, "allies", "move G5 g6")) == "allies medals MED-01"
    now = battle("G5 I, A9 i, M1 I", step="move", objectives=facts, won=(1, 0), needs=(2, 2))
    assert won(play(now, "allies", "move G5 g6")) == "axis medals MED-01"

    facts = [*objective("temporary", "g6", "axis"), *objective("majority", "G5 A1", side="")]
    now = battle("G5 i, A1 I, M1 I", "axis", "move", objectives=facts, won=(1, 1), needs=(2, 2))
    assert won(play(now, "axis", "move G5 g6")) == "axis medals MED-01"
    now = battle("G5 i, A1 I, M1 I", "axis", "move", objectives=facts, won=(0, 1), needs=(2, 2))
    assert won(play(now, "axis", "move G5 g6")) == "allies medals MED-01"


@rule("MED-02", "MED-03", "HIT-10")
@pytest.mark.parametrize("worth", [1, 2])
@pytest.mark.parametrize(("turn", "glyphs"), [("allies", "Ii"), ("axis", "iI")])
def test_the_last_figure_of_a_unit_is_a_medal_of_its_enemy(turn: str, glyphs: str, worth: int) -> None:
    now = battle(f"G5 {glyphs[0]}, H5 {glyphs[1]}2" + ELSEWHERE, turn=turn, step="fight")
    now.state.scenario.worth = [worth] * len(now.state.scenario.worth)
    now = play(now, turn, "attack G5 H5", dice="GSS")
    assert score(now) == (0, 0)

    fallen = battle(f"G5 {glyphs[0]}, H5 {glyphs[1]}1" + ELSEWHERE, turn=turn, step="fight")
    fallen.state.scenario.worth = [worth] * len(fallen.state.scenario.worth)
    fallen = play(fallen, turn, "attack G5 H5", dice="GSS")
    assert score(fallen) == ((0, worth) if turn == "allies" else (worth, 0))


@rule("RUL-119", "MED-02")
def test_a_unit_may_be_worth_two_medals() -> None:
    now = battle("G5 I, H5 i, A9 i", step="fight")
    now.state.scenario.worth = [2] * len(now.state.scenario.worth)
    now.state.figures[now.state.unit_on[now.state.scenario.field.names.index("H5")]] = 1

    assert score(play(now, "allies", "attack G5 H5", dice="GSS")) == (0, 2)


@rule("RUL-120", "Q-26")
def test_a_side_without_units_has_lost() -> None:
    both = play(battle("G5 I, H5 i1, A9 i", step="fight"), "allies", "attack G5 H5", dice="GSS")
    assert won(both) == ""

    now = play(battle("G5 I, H5 i1", step="fight"), "allies", "attack G5 H5", dice="GSS")

    assert won(now) == "allies no-units RUL-120"


@rule("RUL-33", "RUL-34", "MOV-16")
def test_a_unit_leaves_the_board_over_an_exit_with_a_hex_to_spare() -> None:
    facts = objective("exit", "G9")
    far = battle("G7 I, A9 i", step="move", objectives=facts)
    assert "exit G7" not in offers(far, "allies")
    near = battle("g8 I, A9 i, M1 I", step="move", objectives=facts, orders="g8")
    now = play(near, "allies", "exit g8")

    assert score(now) == (0, 1)
    assert show(now) == "A9 i, M1 I"
    assert told(now, "UnitExited") == ["UnitExited side=allies unit=infantry at=g8"]
    two = objective("exit", "G1", "axis", medals=2)
    back = battle("g2 i, A9 i, M1 I", turn="axis", step="move", objectives=two, orders="g2")
    assert score(play(back, "axis", "exit g2")) == (2, 0)


@rule("RUL-33")
def test_only_the_side_it_is_meant_for_may_leave() -> None:
    now = battle("g8 i, M1 I", turn="axis", step="move", objectives=objective("exit", "G9"))

    assert offers(now, "axis", "exit") == []
