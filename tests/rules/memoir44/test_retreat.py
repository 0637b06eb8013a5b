"""Retreating: flags, the way back, what cannot be carried out, and flags that are ignored."""

from __future__ import annotations

import pytest

from bocage.memoir44.retreat import steps_back

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    Battle,
    asked,
    battle,
    offers,
    play,
    refused,
    retreats,
    score,
    show,
    stage,
    told,
    won,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)


def fired(picture: str, dice: str) -> Battle:
    """A gun on G3 fires at G5."""
    return play(battle("G3 G, " + picture, step="fight"), "allies", "attack G3 G5", dice=dice)


@rule("EX-RET-1", "RET-05", "RET-06", "RET-09", "RUL-53")
@EDITIONS
def test_with_both_ways_blocked_a_flag_costs_a_figure(edition: str) -> None:
    now = battle("G3 I, G5 i, f6 a, g6 =..", step="fight", edition=edition)
    now = play(now, "allies", "attack G3 G5", dice="SF")

    assert show(now) == "f6 a, g6 =., G5 i3, G3 I"
    assert told(now, "FiguresLost")[0].endswith("why=no-way-back")


@rule("EX-RET-2", "RET-01", "RET-02", "RET-03", "Q-20", "RUL-51", "HIT-12", "Q-44")
@EDITIONS
def test_the_owner_chooses_among_two_hexes_toward_the_own_side(edition: str) -> None:
    now = play(battle("g4 I, G5 i", step="fight", edition=edition), "allies", "attack g4 G5", dice="FIS")

    assert asked(now) == "axis"
    assert retreats(now) == {"f6", "g6"}
    assert refused(now, "axis", "retreat H5") == "not-toward-own-side [RET-03]"
    assert refused(now, "axis", "retreat f4") == "not-toward-own-side [RET-03]"
    assert show(play(now, "axis", "retreat g6")).startswith("g6 i3, g4 I")


@rule("RET-03")
def test_the_other_side_retreats_to_the_other_edge() -> None:
    now = play(battle("G5 I, g6 i", turn="axis", step="fight"), "axis", "attack g6 G5", dice="FSS")

    assert asked(now) == "allies"
    assert retreats(now) == {"f4", "g4"}


@rule("EX-RET-3", "RET-06")
def test_with_one_way_free_the_unit_goes_there_without_being_asked() -> None:
    now = play(battle("g4 I, G5 i, f6 a", step="fight"), "allies", "attack g4 G5", dice="FIS")

    assert told(now, "UnitRetreated") == ["UnitRetreated side=axis unit=infantry at=G5 to=g6"]
    assert stage(now) == "ground"


@rule("RET-04", "RUL-55", "RET-17")
@pytest.mark.parametrize("way", ["f..", "t..", "h..", "c..", ".w.", "fw."])
def test_terrain_and_wire_do_not_hinder_a_retreat(way: str) -> None:
    now = fired(f"G5 i, f6 a, g6 {way}, H7 a", "SFF")

    assert told(now, "UnitRetreated")[:2] == [
        "UnitRetreated side=axis unit=infantry at=G5 to=g6",
        "UnitRetreated side=axis unit=infantry at=g6 to=G7",
    ]


@rule("RET-05", "RUL-57")
@pytest.mark.parametrize(
    ("glyph", "way"),
    [("i", "=.."), ("i", "l.."), ("i", "m.."), ("a", ".x."), ("a", ".B."), ("g", ".x."), ("g", ".B.")],
)
def test_no_retreat_onto_a_hex_that_is_impassable_to_the_unit(glyph: str, way: str) -> None:
    now = fired(f"G5 {glyph}, f6 a, g6 {way}", "SSF")

    left = {"i": 3, "a": 2, "g": 1}[glyph]
    assert f"G5 {glyph}{left}" in show(now)


@rule("RET-07", "RUL-68")
def test_no_retreat_leaves_the_board() -> None:
    now = play(battle("G7 I, G9 i", step="fight"), "allies", "attack G7 G9", dice="SF")

    assert show(now) == "G9 i3, G7 I"


@rule("RET-08", "TER-SEA-4", "EX-TER-SEA-2")
@EDITIONS
def test_no_retreat_onto_the_sea(edition: str) -> None:
    now = battle("g4 i, G3 bI, f2 ~.., g2 ~..", turn="axis", step="fight", edition=edition)
    now = play(now, "axis", "attack g4 G3", dice="SIF")

    assert told(now, "FiguresLost") == [
        "FiguresLost side=allies unit=infantry at=G3 number=1 left=3 why=hits",
        "FiguresLost side=allies unit=infantry at=G3 number=1 left=2 why=no-way-back",
    ]
    assert show(now) == "g4 i, G3 bI2, f2 ~., g2 ~."


@rule("RET-10", "Q-21")
def test_a_way_that_ends_early_is_not_offered() -> None:
    """Over f6 nothing leads on: both hexes behind it are taken."""
    now = fired("G5 i, F7 a, G7 a", "SFF")

    assert told(now, "UnitRetreated") == [
        "UnitRetreated side=axis unit=infantry at=G5 to=g6",
        "UnitRetreated side=axis unit=infantry at=g6 to=H7",
    ]
    assert stage(now) == "draw"


@rule("RET-10")
def test_a_hex_from_which_the_rest_cannot_be_retreated_is_no_step_back() -> None:
    state = fired("G5 i, F7 a, G7 a", "").state
    f6, g6 = (state.scenario.field.names.index(at) for at in ("f6", "g6"))
    unit = state.unit_on[state.scenario.field.names.index("G5")]
    assert steps_back(state, unit, state.at[unit], 2) == [g6]
    assert sorted(steps_back(state, unit, state.at[unit], 1)) == sorted([f6, g6])


@rule("RET-15", "RET-09", "RUL-54")
def test_what_can_be_carried_out_is_and_the_rest_costs_figures_first() -> None:
    now = play(battle("G7 I, g8 i", step="fight"), "allies", "attack G7 g8", dice="FFS")

    assert told(now, "FiguresLost", "UnitRetreated") == [
        "FiguresLost side=axis unit=infantry at=g8 number=1 left=3 why=no-way-back"
    ]
    assert retreats(now) == {"G9", "H9"}
    whole = play(battle("G5 I, g6 i", step="fight"), "allies", "attack G5 g6", dice="FFS")
    assert told(whole, "FiguresLost") == []


@rule("RET-14", "RUL-117", "RUL-54", "MED-02")
def test_a_unit_that_dies_of_its_retreat_is_a_medal_and_leaves_its_hex() -> None:
    now = play(battle("g8 I, G9 i1, A9 a", step="fight"), "allies", "attack g8 G9", dice="SSF")

    assert score(now) == (0, 1)
    assert offers(now, "allies") == ["take-ground", "stay"]


@rule("TER-CHURCH-2", "OBS-BUNKER-7", "OBS-HEDGEHOG-4", "OBS-SAND-6", "RUL-67", "RUL-66", "TER-GEN-4")
@rule("RET-11", "RET-12", "Q-22", "RUL-60")
@pytest.mark.parametrize(
    ("cover", "edition"),
    [*[(cover, edition) for cover in (".B", ".x", ".o", ".-", "fo") for edition in BOTH], ("c.", "revised")],
)
def test_the_owner_says_whether_a_flag_is_ignored(cover: str, edition: str) -> None:
    now = battle(f"G3 G, G5 {cover}i", step="fight", edition=edition)
    now = play(now, "allies", "attack G3 G5", dice="SFF")
    assert asked(now) == "axis"
    assert offers(now, "axis") == ["stand-fast", "fall-back"]
    bare = fired("G5 i", "SSF")
    assert (stage(bare), retreats(bare)) == ("retreat", {"f6", "g6"})
    shelled = battle(f"A1 I, G5 {cover}i, G7 i", step="order", edition=edition, card="barrage")
    shelled = play(shelled, "allies", "target G5", dice="SSSF")
    assert (stage(shelled), retreats(shelled)) == ("retreat", {"f6", "g6"})

    stays = play(now, "axis", "stand-fast")
    assert told(stays, "FlagIgnored") == ["FlagIgnored side=axis unit=infantry at=G5"]
    assert retreats(stays) == {"f6", "g6"}
    goes = play(now, "axis", "fall-back", "retreat f6")
    assert retreats(goes) == {"F7", "G7"}


@rule("RET-12")
def test_one_flag_that_is_ignored_leaves_the_unit_where_it_is() -> None:
    now = play(battle("G3 G, G5 .oi", step="fight"), "allies", "attack G3 G5", dice="SSF")

    assert show(play(now, "axis", "stand-fast")) == "G5 .oi, G3 G"


@rule("RET-12", "RUL-61")
def test_the_option_comes_again_with_every_attack() -> None:
    now = battle("G3 G, E5 G, G5 .oi", step="fight")
    now = play(now, "allies", "attack G3 G5", dice="SSF")
    now = play(now, "axis", "stand-fast")
    now = play(now, "allies", "attack E5 G5", dice="SSF")

    assert offers(now, "axis") == ["stand-fast", "fall-back"]


@rule("RET-13", "OBS-GEN-2", "RUL-61")
def test_two_reasons_ignore_one_flag_only() -> None:
    now = play(battle("G3 G, G5 coi", step="fight"), "allies", "attack G3 G5", dice="SFF")
    now = play(now, "axis", "stand-fast")

    assert retreats(now) == {"f6", "g6"}
    assert stage(play(now, "axis", "retreat f6")) == "draw"


@rule("RET-12", "TRN-02")
def test_the_flag_has_to_be_answered_first() -> None:
    now = play(battle("G3 G, G5 .oi", step="fight"), "allies", "attack G3 G5", dice="SSF")

    assert refused(now, "axis", "retreat f6") == "answer-flag-first [RET-12]"


@rule("OBS-BUNKER-4", "OBS-BUNKER-5", "Q-17", "RUL-63")
@pytest.mark.parametrize(("glyph", "full"), [("g", 2), ("a", 3)])
@EDITIONS
def test_a_gun_in_a_bunker_loses_a_figure_for_every_flag_but_the_ignored_one(
    glyph: str, full: int, edition: str
) -> None:
    now = battle(f"G3 G, G5 .B{glyph}, A9 i", step="fight", edition=edition)
    now = play(now, "allies", "attack G3 G5", dice="SFF")

    assert f"G5 .B{glyph}{full - 1}" in show(play(now, "axis", "stand-fast"))
    fell = play(now, "axis", "fall-back")
    assert (f"G5 .B{glyph}{full - 2}" in show(fell)) == (full > 2)


@rule("OBS-BUNKER-8", "OBS-BUNKER-9", "OBS-BUNKER-10", "OBS-BUNKER-11", "Q-18", "RUL-45")
@pytest.mark.parametrize(("bunkers", "spares"), [("axis", True), ("allies", False), ("", True)])
def test_a_bunker_serves_the_side_it_belongs_to(bunkers: str, spares: bool) -> None:
    field = "G3 G, G5 .Bi"
    now = battle(field, step="fight", bunkers=bunkers) if bunkers else battle(field, step="fight")
    now = play(now, "allies", "attack G3 G5", dice="SSF")

    assert (stage(now) == "stand-fast") == spares


@rule("EX-UNI-3", "UNI-14", "Q-23")
@EDITIONS
def test_the_resistance_retreats_one_to_three_hexes_for_every_flag(edition: str) -> None:
    now = battle("g8 i, G7 R, G3 t..", turn="axis", step="fight", edition=edition)
    now = play(now, "axis", "attack g8 G7", dice="FFS")
    assert "halt" not in retreats(now)
    now = play(now, "allies", "retreat g6")
    assert refused(now, "allies", "halt") == "retreat-not-done [RET-10]"
    now = play(now, "allies", "retreat G5")
    assert retreats(now) == {"f4", "g4", "halt"}
    now = play(now, "allies", "retreat g4", "retreat G3", "halt")

    assert "G3 tR" in show(now)


@rule("UNI-14")
def test_the_resistance_goes_six_hexes_at_the_most_for_two_flags() -> None:
    now = battle("G9 i, g8 R, M1 I", turn="axis", step="fight")
    now = play(now, "axis", "attack G9 g8", dice="FFS")
    for to in ("G7", "g6", "G5", "g4", "G3", "g2"):
        now = play(now, "allies", f"retreat {to}")

    assert stage(now) == "ground"


@rule("OBS-WIRE-7", "EX-OBS-3", "RUL-58", "RET-17", "Q-13")
@EDITIONS
def test_armor_that_retreats_over_wire_leaves_it_there(edition: str) -> None:
    now = battle("G3 G, G5 a, f6 i, g6 .w.", step="fight", edition=edition)
    now = play(now, "allies", "attack G3 G5", dice="SSF")

    assert "g6 .wa" in show(now)


@rule("TER-BRIDGE-4", "RUL-59")
def test_from_a_bridge_a_unit_retreats_to_land_only() -> None:
    now = play(battle("G3 G, G5 #i, f6 =..", step="fight"), "allies", "attack G3 G5", dice="SSF")

    assert told(now, "UnitRetreated") == ["UnitRetreated side=axis unit=infantry at=G5 to=g6"]


@rule("EX-TER-BLUFF-1", "TER-BLUFF-7", "RUL-56", "RET-16")
def test_armor_retreats_from_a_bluff_to_the_beach() -> None:
    now = battle("G7 i, G5 uA, f4 b.., g4 b..", turn="axis", step="fight")
    now = play(now, "axis", "attack G7 G5", dice="F")

    assert retreats(now) == {"f4", "g4"}


@rule("RUL-69", "MED-06")
def test_a_retreat_onto_an_objective_takes_it() -> None:
    objectives = [{"kind": "temporary", "side": "axis", "hexes": ["g6"]}]
    now = play(
        battle("G3 G, G5 i", step="fight", objectives=objectives), "allies", "attack G3 G5", dice="SSF"
    )

    assert score(play(now, "axis", "retreat g6")) == (1, 0)


@rule("Q-26", "RET-14", "RUL-88")
def test_a_battle_can_be_won_by_a_retreat_that_is_blocked() -> None:
    now = battle("g8 I, G9 i1, A9 a", step="fight", won=(0, 3), needs=(4, 4))

    assert won(play(now, "allies", "attack g8 G9", dice="SSF")) == "allies medals MED-01"
