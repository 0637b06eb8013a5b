"""Obstacles: bunkers, hedgehogs, wire, sandbags and sea walls on the move, in battle and in sight."""

from __future__ import annotations

import pytest

from bocage.kernel.choice import Choice
from bocage.kernel.refusal import Refusal

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    GAME,
    Battle,
    asked,
    battle,
    drawn,
    fight,
    offers,
    play,
    refused,
    show,
    stage,
    tally,
    targets,
    told,
    ways,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)
FARAWAY = ", A9 i, M1 I, L1 i"
"""An enemy, and a pair of units that can always battle."""
AROUND_G5 = "F5 H5 f6 g6 f4 g4"


def under_attack(cover: str, throw: str, edition: str = "revised") -> Battle:
    """Allied infantry on G5 behind some cover, against which armor on G7 has thrown its dice."""
    now = battle(f"G5 {cover}I, G7 a{FARAWAY}", turn="axis", step="fight", edition=edition)
    return play(now, "axis", "attack G7 G5", dice=throw)


# ------------------------------------------------------------------------------------------- in general


@rule("OBS-GEN-3", "EX-OBS-2", "RUL-43")
@EDITIONS
def test_sandbags_in_a_town_let_a_flag_be_ignored_and_take_no_more_dice(edition: str) -> None:
    now = battle(f"G5 toI, G7 a, I5 i{FARAWAY}", turn="axis", step="fight", edition=edition)
    assert tally(now, "G7", "G5") == "1: +3 base [ATK-12], -2 town [TER-TOWN]"
    assert tally(now, "I5", "G5") == "1: +2 base [ATK-11], -1 town [TER-TOWN]"
    now = play(now, "axis", "attack G7 G5", dice="F")
    assert stage(now) == "stand-fast"
    assert "G5 toI" in show(play(now, "allies", "stand-fast"))


@rule("OBS-GEN-3")
@pytest.mark.parametrize(("cover", "is_asked"), [("to", True), ("t.", False), ("tw", False), ("tx", True)])
def test_terrain_alone_does_not_do_what_an_obstacle_on_it_does(cover: str, is_asked: bool) -> None:
    assert (stage(under_attack(cover, "F")) == "stand-fast") == is_asked


@rule("OBS-GEN-4", "OBS-SEAWALL-2", "RUL-92", "RUL-89", "OBS-WIRE-1")
@pytest.mark.parametrize(
    ("obstacle", "left"),
    [("B", ["G5 .B."]), ("x", ["G5 .x."]), ("-", ["G5 .-."]), ("w", ["G5 .w."]), ("o", [])],
)
@EDITIONS
def test_of_what_a_unit_leaves_only_sandbags_go(obstacle: str, left: list[str], edition: str) -> None:
    now = battle(f"G5 .{obstacle}I, A9 i", step="move", edition=edition)
    now = play(now, "allies", "move G5 g4")

    assert show(now) == ", ".join(["A9 i", *left, "g4 I"])
    assert told(now, "SandbagsRemoved") == ([] if left else ["SandbagsRemoved at=G5"])


@rule("OBS-GEN-4", "OBS-SEAWALL-2", "RUL-92", "RUL-89")
@pytest.mark.parametrize(("obstacle", "left"), [("B", True), ("x", True), ("-", True), ("o", False)])
def test_a_retreat_leaves_behind_what_stays_too(obstacle: str, left: bool) -> None:
    throw = {"B": "F", "x": "FSS"}.get(obstacle, "FS")
    now = play(under_attack(f".{obstacle}", throw), "allies", "fall-back", "retreat g4")

    assert (f"G5 .{obstacle}." in show(now)) == left
    assert "g4 I" in show(now)


@rule("OBS-GEN-4", "RUL-90", "Q-15", "OBS-SEAWALL-2", "RUL-92")
@pytest.mark.parametrize(
    ("obstacle", "left"), [("B", True), ("x", True), ("-", True), ("w", True), ("o", False)]
)
@EDITIONS
def test_sandbags_go_with_the_dead_and_nothing_else_does(obstacle: str, left: bool, edition: str) -> None:
    now = battle(f"G5 .{obstacle}I1, G7 a{FARAWAY}", turn="axis", step="fight", edition=edition)
    throw = {"B": "G", "x": "GSS", "w": "GSS"}.get(obstacle, "GS")
    now = play(now, "axis", "attack G7 G5", dice=throw)

    assert (f"G5 .{obstacle}." in show(now)) == left
    assert ("G5" in show(now)) == left
    assert told(now, "SandbagsRemoved") == ([] if left else ["SandbagsRemoved at=G5"])


@rule("OBS-SAND-2", "Q-15", "RUL-91")
def test_a_retreat_takes_the_sandbags_it_starts_from_and_none_that_it_passes() -> None:
    picture = f"G5 .oI, f4 g4 .o., F3 G3 H3 .o., G7 a{FARAWAY}"
    now = play(battle(picture, turn="axis", step="fight"), "axis", "attack G7 G5", dice="FF")
    now = play(now, "allies", "fall-back", "retreat g4", "retreat G3")

    assert told(now, "SandbagsRemoved") == ["SandbagsRemoved at=G5"]
    assert drawn(f"f4 g4 .o., F3 H3 .o., G3 .oI, G7 a{FARAWAY}") == show(now)


@rule("RUL-90", "Q-15")
def test_sandbags_go_with_whoever_dies_of_a_blocked_retreat() -> None:
    picture = f"G5 .oI1, f4 g4 =.., G7 a{FARAWAY}"
    now = play(battle(picture, turn="axis", step="fight"), "axis", "attack G7 G5", dice="FS")
    now = play(now, "allies", "fall-back")

    assert "G5" not in show(now)


# ------------------------------------------------------------------------------------------------ bunker


@rule("OBS-BUNKER-1", "OBS-BUNKER-2", "Q-19")
@EDITIONS
def test_infantry_enters_a_bunker_goes_through_it_and_battles(edition: str) -> None:
    now = battle(f"F5 I, G5 .B., I5 i, E5 A, f6 G{FARAWAY}", step="move", edition=edition)
    assert {"G5", "H5"} <= ways(now, "F5")
    assert "G5" not in ways(now, "E5") | ways(now, "f6")

    assert targets(fight(play(now, "allies", "move F5 G5")), "G5") == {"I5"}


@rule("OBS-BUNKER-3", "RUL-32")
@pytest.mark.parametrize("glyph", ["A", "T", "G"])
@EDITIONS
def test_armor_and_guns_never_leave_the_bunker_they_began_in(glyph: str, edition: str) -> None:
    now = battle(f"G5 .B{glyph}, C1 I, H5 i1{FARAWAY}", step="move", edition=edition)
    assert ways(now, "G5") == set()
    assert refused(now, "allies", "move G5 g4") == "cannot-leave [OBS-BUNKER-3]"

    now = play(fight(now), "allies", "attack G5 H5", dice="GSS")
    assert stage(now) == "fighting", "nor do they take ground"


@rule("OBS-BUNKER-3")
def test_infantry_leaves_a_bunker_as_it_likes() -> None:
    assert ways(battle("G5 .BI, A9 i", step="move"), "G5") >= set(AROUND_G5.split())


@rule("OBS-BUNKER-3", "OBS-BUNKER-4", "RUL-32", "RUL-63")
@pytest.mark.parametrize(("glyph", "left"), [("A", "2"), ("G", "1")])
@EDITIONS
def test_nor_do_they_retreat(glyph: str, left: str, edition: str) -> None:
    now = battle(f"G5 .B{glyph}, G7 g{FARAWAY}", turn="axis", step="fight", edition=edition)
    now = play(now, "axis", "attack G7 G5", dice="FSS")

    assert f"G5 .B{glyph}{left}" in show(play(now, "allies", "fall-back"))


@rule("OBS-BUNKER-6", "RUL-40", "ATK-16")
@EDITIONS
def test_a_bunker_takes_one_die_off_infantry_two_off_armor_and_none_off_guns(edition: str) -> None:
    now = battle("G5 .BI, H5 i, f6 a, g6 g", turn="axis", edition=edition)

    assert tally(now, "H5", "G5") == "2: +3 base [ATK-11], -1 bunker [OBS-BUNKER]"
    assert tally(now, "f6", "G5") == "1: +3 base [ATK-12], -2 bunker [OBS-BUNKER]"
    assert tally(now, "g6", "G5") == "3: +3 base [ATK-13]"


@rule("OBS-BUNKER-6", "OBS-SAND-4", "OBS-WIRE-8", "OBS-HEDGEHOG-3")
@pytest.mark.parametrize(
    ("obstacle", "thrown"), [("B", (2, 1, 3)), ("o", (2, 2, 3)), ("w", (3, 3, 3)), ("x", (3, 3, 3))]
)
@EDITIONS
def test_as_many_dice_are_thrown_as_the_obstacle_leaves(
    obstacle: str, thrown: tuple[int, ...], edition: str
) -> None:
    now = battle(f"G5 .{obstacle}I, H5 i, f6 a, g6 g", turn="axis", step="fight", edition=edition)
    for attacker, dice in zip(("H5", "f6", "g6"), thrown, strict=True):
        rolled = play(now, "axis", f"attack {attacker} G5", dice="S" * dice)
        assert told(rolled, "DiceRolled") == [
            f"DiceRolled unit=infantry side=allies at=G5 dice={'S' * dice} hits=0 flags=0"
        ]


@rule("OBS-BUNKER-8", "OBS-BUNKER-9", "OBS-BUNKER-10", "OBS-BUNKER-11", "Q-18", "RUL-45")
@pytest.mark.parametrize("ground", [".", "^"])
@pytest.mark.parametrize(("owner", "serves"), [("allies", True), ("axis", False), ("", True)])
@EDITIONS
def test_a_bunker_takes_dice_for_the_side_it_belongs_to(
    owner: str, serves: bool, ground: str, edition: str
) -> None:
    """Whoever it does not serve has the cover of the ground below it alone."""
    owners = {"bunkers": owner} if owner else {}
    now = battle(f"G5 {ground}BI, H5 i, f6 a, g6 g", turn="axis", edition=edition, **owners)  # type: ignore[arg-type]
    hill = ", -1 hill [TER-HILL]" if ground == "^" else ""
    foot = hill or (", -1 bunker [OBS-BUNKER]" if serves else "")
    tank = ", -2 bunker [OBS-BUNKER]" if serves else hill

    assert tally(now, "H5", "G5").endswith(f"+3 base [ATK-11]{foot}")
    assert tally(now, "f6", "G5").endswith(f"+3 base [ATK-12]{tank}")
    assert tally(now, "g6", "G5") == "3: +3 base [ATK-13]"


@rule("OBS-GEN-2", "RET-13")
@pytest.mark.parametrize(
    ("cover", "ignored"),
    [
        ("..", 0),
        ("f.", 0),
        (".w", 0),
        ("c.", 1),
        (".x", 1),
        ("cx", 1),
        ("c-", 1),
        ("co", 1),
        ("cB", 1),
        ("tB", 1),
    ],
)
@EDITIONS
def test_of_several_flags_one_is_ignored_whatever_lies_there(cover: str, ignored: int, edition: str) -> None:
    now = battle(f"G5 {cover}I, e6 g{FARAWAY}", turn="axis", step="fight", edition=edition)
    now = play(now, "axis", "attack e6 G5", dice="FFF")
    if cover == "c." and edition == "2004":
        ignored = 0  # RUL-67
    assert (stage(now) == "stand-fast") == (ignored == 1)
    if ignored:
        now = play(now, "allies", "stand-fast")

    for _ in range(3 - ignored):
        assert stage(now) == "retreat"
        now = play(now, "allies", offers(now, "allies", "retreat")[0])
    assert stage(now) == "fighting"


@rule("OBS-GEN-2", "OBS-BUNKER-9")
@pytest.mark.parametrize(("owner", "stage_then"), [("allies", "stand-fast"), ("axis", "retreat")])
def test_a_bunker_of_the_enemy_ignores_no_flag(owner: str, stage_then: str) -> None:
    now = battle(f"G5 .BI, e6 g{FARAWAY}", turn="axis", step="fight", bunkers=owner)

    assert stage(play(now, "axis", "attack e6 G5", dice="FSS")) == stage_then


@rule("OBS-BUNKER-12", "OBS-HEDGEHOG-5", "OBS-WIRE-9", "OBS-SAND-8", "RUL-10")
@pytest.mark.parametrize(
    ("obstacle", "hides"), [("B", True), ("x", False), ("w", False), ("o", False), ("-", False)]
)
@pytest.mark.parametrize("glyph", ["I", "A"])
@EDITIONS
def test_bunkers_hide_what_is_behind_them_and_nothing_else_does(
    obstacle: str, hides: bool, glyph: str, edition: str
) -> None:
    crossed = battle(f"G5 {glyph}, H5 .{obstacle}., I5 i{FARAWAY}", step="fight", edition=edition)
    assert targets(crossed, "G5") == (set() if hides else {"I5"})

    beside = battle(f"G5 {glyph}, f6 g6 .{obstacle}., G7 i{FARAWAY}", step="fight", edition=edition)
    assert targets(beside, "G5") == (set() if hides else {"G7"})
    if hides:
        assert refused(beside, "allies", "attack G5 G7") == "no-sight [LOS-03]"


@rule("OBS-BUNKER-12", "RUL-41")
@EDITIONS
def test_over_a_bunker_guns_fire_and_out_of_one_they_fire_all_round(edition: str) -> None:
    now = battle(f"G5 .BG, I5 .B., K5 i{FARAWAY}", step="fight", edition=edition)
    assert "K5" in targets(now, "G5")
    for at in AROUND_G5.split():
        assert targets(battle(f"G5 .BG, {at} i, M1 I", step="fight", edition=edition), "G5") == {at}


@rule("RUL-41")
@pytest.mark.parametrize("at", ["A5", "M5", "G9", "G1", "D9", "J1"])
def test_a_gun_in_a_bunker_fires_as_far_to_every_side(at: str) -> None:
    assert targets(battle(f"G5 .BG, {at} i", step="fight"), "G5") == {at}


# ---------------------------------------------------------------------------------------------- hedgehog


@rule("OBS-HEDGEHOG-1", "OBS-HEDGEHOG-3")
@EDITIONS
def test_infantry_goes_through_hedgehogs_and_battles_there(edition: str) -> None:
    now = battle(f"F5 I, G5 .x., I5 i, E5 A, f6 G{FARAWAY}", step="move", edition=edition)
    assert {"G5", "H5"} <= ways(now, "F5")
    assert "G5" not in ways(now, "E5") | ways(now, "f6")

    now = fight(play(now, "allies", "move F5 G5"))
    assert targets(now, "G5") == {"I5"}
    assert tally(now, "G5", "I5") == "2: +2 base [ATK-11]"


@rule("OBS-HEDGEHOG-3", "OBS-WIRE-2", "OBS-WIRE-10", "OBS-SAND-3")
@pytest.mark.parametrize(("obstacle", "thrown"), [("x", 3), ("o", 3), ("-", 3), ("B", 3), ("w", 2)])
@EDITIONS
def test_only_wire_takes_a_die_off_who_attacks_from_it(obstacle: str, thrown: int, edition: str) -> None:
    now = battle(f"G5 .{obstacle}I, H5 i{FARAWAY}", step="fight", edition=edition)
    now = play(now, "allies", "attack G5 H5", dice="S" * thrown)
    assert f"dice={'S' * thrown} " in told(now, "DiceRolled")[0]


@rule("OBS-HEDGEHOG-3", "OBS-WIRE-8")
@pytest.mark.parametrize("obstacle", ["x", "w"])
@EDITIONS
def test_hedgehogs_and_wire_cover_nobody(obstacle: str, edition: str) -> None:
    now = battle(f"G5 .{obstacle}I, H5 i, f6 a, g6 g", turn="axis", edition=edition)

    assert [tally(now, at, "G5") for at in ("H5", "f6", "g6")] == [
        "3: +3 base [ATK-11]",
        "3: +3 base [ATK-12]",
        "3: +3 base [ATK-13]",
    ]


# -------------------------------------------------------------------------------------------------- wire


@rule("OBS-WIRE-3", "Q-14", "OBS-GEN-4")
@pytest.mark.parametrize("glyph", ["I", "E", "R"])
@EDITIONS
def test_infantry_removes_its_wire_instead_of_a_battle(glyph: str, edition: str) -> None:
    now = battle(f"G5 .w{glyph}, H5 i{FARAWAY}", step="fight", edition=edition)
    assert set(offers(now, "allies")) >= {"clear-wire G5", "attack G5 H5"}
    after = play(now, "allies", "clear-wire G5")

    assert told(after, "WireRemoved") == ["WireRemoved at=G5"]
    assert f"G5 {glyph}" in show(after)
    assert refused(after, "allies", "attack G5 H5") == "already-fought [ATK-02]"
    fought = play(now, "allies", "attack G5 H5", dice="SS")
    assert refused(fought, "allies", "clear-wire G5") == "already-fought [ATK-02]"


@rule("OBS-WIRE-3", "Q-14")
def test_no_enemy_need_be_in_range_to_remove_wire() -> None:
    now = battle("G5 .wI, A9 i", step="fight")

    assert offers(now, "allies") == ["clear-wire G5", "end-battles"]
    bare = GAME.read(now.state, 1, Choice("clear-wire"))
    missing = {"verb": "clear-wire", "argument": "unit"}
    assert repr(bare) == repr(Refusal("missing-argument", "OBS-WIRE-3", missing))


@rule("OBS-WIRE-3", "RUL-29", "OBS-WIRE-10")
@pytest.mark.parametrize("glyph", ["A", "G"])
@EDITIONS
def test_neither_armor_nor_guns_remove_wire_by_hand(glyph: str, edition: str) -> None:
    now = battle(f"G5 .w{glyph}, H5 i{FARAWAY}", step="fight", edition=edition)

    assert offers(now, "allies", "clear-wire") == []
    assert refused(now, "allies", "clear-wire G5") == "no-wire-to-clear [OBS-WIRE-3]"
    assert "G5 .w" in show(play(now, "allies", "attack G5 H5", dice="SSS"))


@rule("OBS-WIRE-3")
def test_without_wire_there_is_nothing_to_remove() -> None:
    now = battle(f"G5 .oI, H5 i{FARAWAY}", step="fight")

    assert offers(now, "allies", "clear-wire") == []
    assert refused(now, "allies", "clear-wire G5") == "no-wire-to-clear [OBS-WIRE-3]"


@rule("OBS-WIRE-3", "RUL-30", "Q-14")
@EDITIONS
def test_who_could_not_battle_cannot_remove_wire(edition: str) -> None:
    near = battle("F5 I, G5 .w., A9 i, M1 I, L1 i", step="move", edition=edition)
    assert "clear-wire G5" in offers(fight(play(near, "allies", "move F5 G5")), "allies")
    far = battle("E5 I, G5 .w., A9 i, M1 I, L1 i", step="move", edition=edition)
    far = fight(play(far, "allies", "move E5 G5"))
    assert offers(far, "allies", "clear-wire") == []
    elite = battle("E5 E, G5 .w., A9 i", step="move", edition=edition)
    assert "clear-wire G5" in offers(fight(play(elite, "allies", "move E5 G5")), "allies")


@rule("OBS-WIRE-3", "TRN-09")
def test_who_was_not_ordered_does_not_remove_wire() -> None:
    now = battle(f"G5 .wI{FARAWAY}", step="fight", orders="M1", card="probe-right")

    assert refused(now, "allies", "clear-wire G5") == "not-ordered [TRN-09]"


@rule("RUL-29", "OBS-WIRE-1", "OBS-WIRE-4", "OBS-WIRE-5", "OBS-WIRE-6")
@pytest.mark.parametrize(("glyph", "left"), [("I", "G5 .wI"), ("A", "G5 A"), ("T", "G5 T"), ("G", "G5 .wG")])
@EDITIONS
def test_wire_stops_all_and_goes_under_armor_only(glyph: str, left: str, edition: str) -> None:
    """A row of wire from edge to edge: nobody gets behind it."""
    row = "a6 b6 c6 d6 e6 f6 g6 h6 i6 j6 k6 l6"
    now = battle(f"G5 {glyph}, {row} .w., G9 i", step="move", edition=edition)
    assert {at for at in ways(now, "G5") if int(at[1:]) > 6} == set()

    now = play(
        battle(f"F5 {glyph}, G5 .w., I5 i{FARAWAY}", step="move", edition=edition), "allies", "move F5 G5"
    )
    assert left in show(now)
    assert targets(fight(now), "G5") == (set() if glyph == "G" else {"I5"})


@rule("OBS-WIRE-5", "OBS-WIRE-6", "GND-06")
@EDITIONS
def test_armor_that_drives_into_wire_battles_but_goes_no_further(edition: str) -> None:
    for ground, goes_on in ((".w", False), ("bw", False), ("b.", True), ("bo", True), ("..", True)):
        now = battle(f"E5 A, F5 {ground}., e4 e6 =.., G3 i1{FARAWAY}", step="move", edition=edition)
        assert ("G5" in ways(now, "E5")) == goes_on

    for ground, takes in ((".w", False), ("..", True)):
        now = battle(f"F5 A, G5 {ground}., H5 i1{FARAWAY}", step="move", edition=edition)
        now = fight(play(now, "allies", "move F5 G5"))
        now = play(now, "allies", "attack G5 H5", dice="GSS")
        assert ("take-ground" in offers(now, "allies")) == takes


# ---------------------------------------------------------------------------------------------- sandbags


@rule("OBS-SAND-1", "OBS-WIRE-1", "RUL-91", "Q-15")
@pytest.mark.parametrize(("obstacle", "goes_on"), [("o", True), ("-", True), ("w", False)])
@pytest.mark.parametrize("ground", [".", "b"])
@EDITIONS
def test_sandbags_do_not_hinder_a_move(obstacle: str, goes_on: bool, ground: str, edition: str) -> None:
    now = battle(f"E5 I, F5 {ground}{obstacle}., A9 i", step="move", edition=edition)
    assert "F5" in ways(now, "E5")
    assert ("G5" in ways(now, "E5")) == goes_on
    if goes_on:
        assert f"F5 {ground}{obstacle}." in show(play(now, "allies", "move E5 G5")), "who passes leaves them"


@rule("RUL-91", "Q-15", "OBS-SAND-2", "RUL-89")
@EDITIONS
def test_empty_sandbags_wait_for_somebody_to_come_and_go(edition: str) -> None:
    now = battle("F5 I, G5 .o., L1 i, A9 i", step="move", edition=edition, allies="probe-center probe-center")
    assert "G5 .o." in show(now)
    now = play(now, "allies", "move F5 G5")
    assert "G5 .oI" in show(now)
    assert told(now, "SandbagsRemoved") == []

    gone = play(battle("G5 .oI, L1 i, A9 i", step="move", edition=edition), "allies", "move G5 H5")
    assert show(gone) == "A9 i, H5 I, L1 i"
    assert told(gone, "SandbagsRemoved") == ["SandbagsRemoved at=G5"]


@rule("OBS-SAND-3")
@EDITIONS
def test_who_comes_to_sandbags_battles_over_them(edition: str) -> None:
    now = battle(f"F5 I, G5 .o., H5 i{FARAWAY}", step="move", edition=edition)
    now = fight(play(now, "allies", "move F5 G5"))

    assert tally(now, "G5", "H5") == "3: +3 base [ATK-11]"


@rule("OBS-SAND-4", "RUL-43", "Q-16")
@EDITIONS
def test_sandbags_take_a_die_off_infantry_and_armor_that_attack_the_unit_behind_them(edition: str) -> None:
    now = battle("G5 .oI, H5 i, f6 a, g6 g", turn="axis", edition=edition)

    assert tally(now, "H5", "G5") == "2: +3 base [ATK-11], -1 sandbags [OBS-SAND]"
    assert tally(now, "f6", "G5") == "2: +3 base [ATK-12], -1 sandbags [OBS-SAND]"
    assert tally(now, "g6", "G5") == "3: +3 base [ATK-13]"


@rule("OBS-SAND-7", "RUL-44")
@pytest.mark.parametrize("at", AROUND_G5.split())
@pytest.mark.parametrize(("glyph", "base"), [("i", "ATK-11"), ("a", "ATK-12")])
@EDITIONS
def test_sandbags_cover_all_round(at: str, glyph: str, base: str, edition: str) -> None:
    now = battle(f"G5 .oI, {at} {glyph}", turn="axis", step="fight", edition=edition)
    assert tally(now, at, "G5") == f"2: +3 base [{base}], -1 sandbags [OBS-SAND]"

    now = play(now, "axis", f"attack {at} G5", dice="FS")
    assert stage(now) == "stand-fast"
    assert asked(now) == "allies"


@rule("OBS-SAND-9", "RUL-93")
@pytest.mark.parametrize("ground", [".", "f", "h", "t", "c", "^", "b", "#"])
@EDITIONS
def test_units_dig_in_on_any_ground(ground: str, edition: str) -> None:
    now = battle(f"G5 {ground}I, A9 i", allies="dig-in", edition=edition)
    now = play(now, "allies", "play dig-in", "dig-in G5")

    assert f"G5 {ground}oI" in show(now)


@rule("OBS-SAND-9", "RUL-93")
@EDITIONS
def test_nobody_digs_in_at_sea(edition: str) -> None:
    now = battle("G5 ~I, H5 I, A9 i", allies="dig-in", edition=edition)
    now = play(now, "allies", "play dig-in")

    assert offers(now, "allies", "dig-in") == ["dig-in H5"]
    assert refused(now, "allies", "dig-in G5") == "no-digging-at-sea [CARD-DIGIN-2]"


@rule("RUL-93", "OBS-SAND-9")
@EDITIONS
def test_whoever_has_dug_in_does_nothing_else(edition: str) -> None:
    now = battle("G5 I, H5 i", allies="dig-in probe-center", edition=edition)
    now = play(now, "allies", "play dig-in", "dig-in G5")

    assert stage(now) == "draw"
    assert "G5 .oI" in show(now)


@rule("RUL-93")
@pytest.mark.parametrize(("laid", "dug"), [(12, 0), (11, 1), (10, 2)])
def test_sandbags_can_run_out_whoever_laid_them(laid: int, dug: int) -> None:
    bags = " ".join([f"{letter}{row}" for row in (8, 6) for letter in "abcdefghijkl"][:laid])
    now = battle(f"{bags} .o., G1 I, H1 I, I1 I, A9 i", allies="dig-in probe-center")
    now = play(now, "allies", "play dig-in")
    for unit in ("G1", "H1", "I1")[:dug]:
        now = play(now, "allies", f"dig-in {unit}")

    assert offers(now, "allies", "dig-in") == []
    assert show(now).count("oI") == dug


# ---------------------------------------------------------------------------------------------- sea wall


@rule("OBS-SEAWALL-2", "OBS-SEAWALL-1", "RUL-92")
@EDITIONS
def test_a_sea_wall_covers_the_next_unit_as_well(edition: str) -> None:
    now = battle("G5 .-I, H5 I, A9 i, J5 i", step="move", edition=edition, sea_walls="allies", orders="G5 H5")
    now = play(now, "allies", "move G5 g4", "move H5 G5")
    assert "G5 .-I" in show(now)
    assert tally(now, "J5", "G5") == "0: +1 base [ATK-11], -1 sea-wall [OBS-SEAWALL]"


@rule("OBS-SEAWALL-2", "RUL-92")
def test_a_sea_wall_serves_its_owner_only() -> None:
    now = battle("G5 .-i, H5 I", step="fight", sea_walls="allies")
    assert tally(now, "H5", "G5") == "3: +3 base [ATK-11]"
    now = play(now, "allies", "attack H5 G5", dice="FSS")

    assert stage(now) == "retreat"
