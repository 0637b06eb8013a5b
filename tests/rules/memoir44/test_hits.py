"""Dice and hits: what every face does to every kind of unit."""

from __future__ import annotations

import pytest

from bocage.memoir44.dice import throws_of

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import asked, battle, lost_units, offers, play, score, show, stage, told, won


@rule("HIT-01")
def test_a_die_has_two_infantry_faces_and_one_of_each_other() -> None:
    one = throws_of(1)
    assert [throw.name for throw in one.throws] == ["I", "A", "G", "S", "F"]
    assert one.weights == [2, 1, 1, 1, 1]


@rule("HIT-01")
@pytest.mark.parametrize("dice", range(1, 8))
def test_throws_weigh_all_that_the_dice_can_show(dice: int) -> None:
    throws = throws_of(dice)
    assert sum(throws.weights) == 6**dice
    assert len({throw.name for throw in throws.throws}) == len(throws.weights)
    assert all(len(throw.name) == dice for throw in throws.throws)


HITS = [
    ("i", {"I": 1, "A": 0, "G": 1, "S": 0}),
    ("e", {"I": 1, "A": 0, "G": 1, "S": 0}),
    ("r", {"I": 1, "A": 0, "G": 1, "S": 0}),
    ("a", {"I": 0, "A": 1, "G": 1, "S": 0}),
    ("t", {"I": 0, "A": 1, "G": 1, "S": 0}),
    ("g", {"I": 0, "A": 0, "G": 1, "S": 0}),
]
FULL = {"i": 4, "e": 4, "r": 3, "a": 3, "t": 4, "g": 2}


@rule(
    "HIT-03",
    "HIT-04",
    "HIT-05",
    "HIT-06",
    "HIT-07",
    "HIT-13",
    "RUL-48",
    "EX-UNI-4",
    "UNI-15",
    "UNI-10",
    "SET-06",
)
@pytest.mark.parametrize(("glyph", "hits"), HITS)
def test_each_face_hits_its_kind_and_a_grenade_everybody(glyph: str, hits: dict[str, int]) -> None:
    for face, number in hits.items():
        now = play(battle(f"G5 I, J5 {glyph}", step="fight"), "allies", "attack G5 J5", dice=face)
        left = FULL[glyph] - number
        assert show(now) == f"G5 I, J5 {glyph}" + (str(left) if number else "")


@rule("HIT-08")
def test_a_figure_falls_for_every_hit() -> None:
    now = play(battle("G5 I, H5 i", step="fight"), "allies", "attack G5 H5", dice="IIG")

    assert show(now) == "G5 I, H5 i1"
    assert told(now, "FiguresLost") == ["FiguresLost side=axis unit=infantry at=H5 number=3 left=1 why=hits"]


@rule("HIT-09", "HIT-10", "MED-02", "MED-03")
def test_hits_beyond_the_last_figure_are_lost_and_the_last_one_is_a_medal() -> None:
    now = play(battle("G5 I, H5 i2, A9 i", step="fight"), "allies", "attack G5 H5", dice="IIG")

    assert told(now, "FiguresLost", "UnitEliminated") == [
        "FiguresLost side=axis unit=infantry at=H5 number=2 left=0 why=hits",
        "UnitEliminated side=axis unit=infantry at=H5 medals=1",
    ]
    assert score(now) == (0, 1)
    assert lost_units(now) == 1


@rule("HIT-11")
def test_a_throw_without_hits_or_flags_changes_nothing() -> None:
    now = play(battle("G5 I, H5 i", step="fight"), "allies", "attack G5 H5", dice="ASS")

    assert show(now) == "G5 I, H5 i"
    assert told(now, "DiceRolled") == ["DiceRolled unit=infantry side=axis at=H5 dice=ASS hits=0 flags=0"]


@rule("HIT-12", "Q-44", "RUL-50")
def test_an_eliminated_unit_does_not_retreat() -> None:
    now = play(battle("G5 I, H5 i1, A9 i", step="fight"), "allies", "attack G5 H5", dice="GFF")

    assert stage(now) == "ground"
    assert told(now, "UnitRetreated") == []
    alive = play(battle("G5 I, H5 i2, A9 i", step="fight"), "allies", "attack G5 H5", dice="GSF")
    assert (stage(alive), asked(alive)) == ("retreat", "axis")
    no_flag = play(battle("G5 I, H5 .oi, A9 i", step="fight"), "allies", "attack G5 H5", dice="IS")
    assert stage(no_flag) == "draw"
    fallen = battle("G5 i, H5 I1, A1 I, M9 i", "axis", "fight")
    fallen = play(fallen, "axis", "attack G5 H5", dice="GFF")
    assert score(fallen) == (1, 0)
    assert len(told(fallen, "FiguresLost", "UnitEliminated")) == 2


@rule("HIT-02", "RUL-50")
def test_hits_are_taken_before_the_retreat() -> None:
    now = play(battle("G5 I, H5 i2", step="fight"), "allies", "attack G5 H5", dice="IFS")

    assert show(now) == "G5 I, H5 i1"
    assert [event.split()[0] for event in now.told[-2:]] == ["DiceRolled", "FiguresLost"]
    assert offers(now, "axis") == ["retreat g6", "retreat h6"]
    missed = play(battle("G5 I, H5 i2", step="fight"), "allies", "attack G5 H5", dice="AFS")
    assert [event.split()[0] for event in missed.told[-1:]] == ["DiceRolled"]
    assert offers(missed, "axis") == ["retreat g6", "retreat h6"]


@rule("HIT-10", "MED-01", "Q-26", "RUL-107")
def test_the_last_medal_ends_the_battle_in_the_middle_of_an_attack() -> None:
    now = battle("G5 I, H5 i1, A9 i", step="fight", won=(0, 3), needs=(4, 4))
    now = play(now, "allies", "attack G5 H5", dice="GSS")

    assert won(now) == "allies medals MED-01"
    assert offers(now, "allies") == []
