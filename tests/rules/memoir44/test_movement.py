"""Movement: one unit at a time, once a turn, as far as its type goes, and through nobody."""

from __future__ import annotations

import pytest

from bocage.kernel.choice import Choice, code
from bocage.kernel.refusal import Refusal
from bocage.memoir44.marching import Marching
from bocage.memoir44.verbs import MOVE

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    GAME,
    Battle,
    battle,
    facts_of_refusal,
    fight,
    offers,
    play,
    refused,
    retreats,
    show,
    stage,
    targets,
    told,
    ways,
    within,
)

RING_OF_FRIENDS = "F5 H5 f6 g6 f4 g4 I"


def after(now: Battle, *moves: str) -> Battle:
    """The battles of the Allies after some of their moves."""
    return fight(play(now, "allies", *moves))


@rule("MOV-01")
def test_units_move_one_after_another_in_any_order() -> None:
    now = battle("G5 I, C5 A, K7 i", step="move")
    assert {choice.split()[1] for choice in offers(now, "allies", "move")} == {"G5", "C5"}
    now = play(now, "allies", "move G5 H5")
    assert told(now) == ["UnitMoved side=allies unit=infantry from=G5 to=H5"]
    assert {choice.split()[1] for choice in offers(now, "allies", "move")} == {"C5"}
    assert show(play(now, "allies", "move C5 F5")) == "K7 i, F5 A, H5 I"
    other = play(battle("G5 I, C5 A, K7 i", step="move"), "allies", "move C5 F5", "move G5 H5")
    assert show(other) == "K7 i, F5 A, H5 I"


@rule("MOV-01")
def test_only_own_units_move() -> None:
    now = battle("G5 I, K7 i", step="move")
    assert refused(now, "allies", "move K7 J7") == "no-unit-there [MOV-01]"
    assert refused(now, "allies", "move C5 D5") == "no-unit-there [MOV-01]"


@rule("MOV-02")
def test_moves_cross_the_lines_between_sections() -> None:
    assert {"d6", "C5"} <= ways(battle("E5 I, K7 i", step="move"), "E5")


@rule("MOV-03")
def test_a_unit_moves_once() -> None:
    now = play(battle("G5 A, C5 A, K7 i", step="move"), "allies", "move G5 H5")
    assert ways(now, "H5") == set()
    assert refused(now, "allies", "move H5 I5") == "already-moved [MOV-03]"


@rule("MOV-04", "MOV-15", "EX-MOV-5")
def test_infantry_goes_two_hexes_and_battles_after_one() -> None:
    now = battle("G5 I, G7 i", step="move")
    assert ways(now, "G5") == within("G5", 2) - {"G7"}
    assert targets(fight(now), "G5") == {"G7"}
    assert targets(after(now, "move G5 F5"), "F5") == {"G7"}
    assert stage(after(now, "move G5 E5")) == "draw"
    assert refused(now, "allies", "move G5 J5") == "too-far [MOV-04]"
    assert facts_of_refusal(now, "allies", "move G5 J5")["march"] == "2"


@rule("MOV-04")
def test_a_second_hex_costs_the_battle() -> None:
    now = after(battle("G5 I, C5 I, E7 i", step="move"), "move G5 E5")
    assert targets(now, "C5") == {"E7"}
    assert targets(now, "E5") == set()
    assert refused(now, "allies", "attack E5 E7") == "no-attack-after-march [MOV-04]"


@rule("MOV-05", "UNI-07", "EX-UNI-1")
def test_elite_infantry_battles_after_two_hexes() -> None:
    now = battle("G5 E, G7 i", step="move")
    assert ways(now, "G5") == within("G5", 2) - {"G7"}
    assert targets(after(now, "move G5 E5"), "E5") == {"G7"}


@rule("MOV-06", "EX-MOV-7", "UNI-15")
@pytest.mark.parametrize("glyph", ["A", "T"])
def test_armor_goes_three_hexes_and_battles(glyph: str) -> None:
    now = battle(f"G5 {glyph}, G7 i", step="move")
    assert ways(now, "G5") == within("G5", 3) - {"G7"}
    assert targets(after(now, "move G5 D5"), "D5") == set()
    assert targets(after(now, "move G5 E7"), "E7") == {"G7"}
    assert targets(after(now, "move G5 e8"), "e8") == {"G7"}
    assert refused(now, "allies", "move G5 C5") == "too-far [MOV-06]"


@rule("MOV-07", "EX-MOV-6")
def test_artillery_moves_one_hex_or_battles() -> None:
    now = battle("G5 G, E5 I, F7 i", step="move")
    assert ways(now, "G5") == within("G5", 1)
    assert targets(fight(now), "G5") == {"F7"}
    moved = after(now, "move G5 F5")
    assert targets(moved, "F5") == set()
    assert refused(moved, "allies", "attack F5 F7") == "no-attack-after-march [MOV-07]"
    assert refused(play(fight(now), "allies", "attack G5 F7", dice="SSS"), "allies", "move G5 F5") == (
        "battles-now [TRN-10]"
    )


@rule("UNI-11")
def test_resistance_moves_and_battles_like_infantry() -> None:
    now = battle("G5 R, G7 i", step="move")
    assert ways(now, "G5") == within("G5", 2) - {"G7"}
    assert targets(after(now, "move G5 F5"), "F5") == {"G7"}
    assert stage(after(now, "move G5 E5")) == "draw"


@rule("UNI-02", "UNI-08", "EX-UNI-2")
@pytest.mark.parametrize("edition", BOTH)
def test_elite_infantry_obeys_terrain(edition: str) -> None:
    now = battle("G5 E, C5 I, f4 F5 f6 g6 g4 f., H5 t., G7 i, C7 i", step="move", edition=edition)
    assert ways(now, "G5") == within("G5", 1)
    now = after(now, "move G5 f6")
    assert refused(now, "allies", "attack f6 G7") == "no-attack-on-entry [TER-FOREST-2]"


@rule("MOV-08", "MOV-11", "EX-MOV-3", "RUL-17")
def test_two_units_never_share_a_hex_however_weak_they_are() -> None:
    now = battle("G5 I1, H5 I1, I5 i, A9 i", step="move")
    assert refused(now, "allies", "move G5 H5") == "hex-taken [MOV-08]"
    assert refused(now, "allies", "move H5 I5") == "hex-taken [MOV-08]"
    assert ways(now, "G5") == within("G5", 2) - {"H5", "I5"}
    assert ways(now, "H5").isdisjoint({"G5", "I5"})


@rule("MOV-09", "RUL-17")
@pytest.mark.parametrize("around", [RING_OF_FRIENDS, RING_OF_FRIENDS.lower()])
def test_nobody_passes_a_unit_of_whatever_side(around: str) -> None:
    ring = " ".join([*["F5", "H5", "f6", "g6", "f4", "g4"], around[-1]])
    now = battle(f"G5 A, {ring}, A9 i, A1 I", step="move", orders="G5 A1")
    assert ways(now, "G5") == set()
    assert refused(now, "allies", "move G5 I5") == "way-taken [MOV-09]"


@rule("MOV-10", "MOV-11")
def test_a_unit_moves_with_all_its_figures_and_no_others() -> None:
    now = battle("G5 I3, F5 I2, A9 i", step="move")
    assert show(play(now, "allies", "move G5 H5")) == "A9 i, F5 I2, H5 I3"


@rule("EX-MOV-1", "MOV-09", "RUL-17")
def test_a_unit_that_has_gone_leaves_the_way_open() -> None:
    now = battle("F5 I, G5 I, H5 f., e6 e4 f6 f4 =., G7 i", step="move")
    assert "H5" not in ways(now, "F5")
    now = play(now, "allies", "move G5 g4")
    assert "H5" in ways(now, "F5")
    now = after(now, "move F5 H5")
    assert show(now).endswith("H5 fI, e4 =., f4 =., g4 I")
    assert targets(now, "H5") == set()


@rule("MOV-08", "MOV-09", "RUL-17")
@pytest.mark.parametrize(("glyph", "at"), [("I", "H5"), ("A", "I5"), ("G", "G5")])
def test_what_others_do_at_the_end_of_its_reach_counts_too(glyph: str, at: str) -> None:
    """A hex is free for a unit once it has been left, and taken once somebody has come."""
    now = battle(f"F5 {glyph}, {at} I, A9 i", step="move", orders=f"F5 {at}")
    assert at not in ways(now, "F5")
    gone = play(now, "allies", f"move {at} {beyond(at)}")
    assert at in ways(gone, "F5")

    back = battle(f"F5 {glyph}, {beyond(at)} I, A9 i", step="move", orders=f"F5 {beyond(at)}")
    assert at in ways(back, "F5")
    assert at not in ways(play(back, "allies", f"move {beyond(at)} {at}"), "F5")


def beyond(at: str) -> str:
    """The hex to the right of one in a row of capitals."""
    return chr(ord(at[0]) + 1) + at[1]


@rule("EX-MOV-4", "ATK-10")
def test_armor_goes_round_a_unit() -> None:
    now = battle("F5 A, G5 I, A9 i", step="move", orders="F5")
    assert "H5" in ways(now, "F5")
    assert "H5" not in ways(battle("F5 I, G5 I, A9 i", step="move", orders="F5"), "F5")
    walled = battle("F5 A, G5 I, f6 f4 =., A9 i", step="move", orders="F5")
    assert "H5" not in ways(walled, "F5")


@rule("MOV-12")
def test_terrain_and_obstacles_close_hexes_and_a_refusal_names_them() -> None:
    now = battle("G5 A, H5 =., g6 .x., f6 ^B., A9 i", step="move")
    hedgehog, bunker = ("g6", "hedgehog", "OBS-HEDGEHOG-2"), ("f6", "bunker", "OBS-BUNKER-1")
    for to, name, rule_id in (("H5", "river", "TER-RIVER-1"), hedgehog, bunker):
        assert refused(now, "allies", f"move G5 {to}") == f"impassable [{rule_id}]"
        assert facts_of_refusal(now, "allies", f"move G5 {to}")["terrain"] == name


@rule("MOV-12")
def test_a_unit_walled_in_by_terrain_is_not_said_to_be_held_by_a_bunker() -> None:
    closed = battle("A1 G, a2 B1 =., A9 i, M1 I", step="move")
    assert refused(closed, "allies", "move A1 B3") == "too-far [MOV-07]"


@rule("OBS-BUNKER-3")
@pytest.mark.parametrize("glyph", ["G", "A"])
def test_a_unit_held_by_its_bunker_hears_so(glyph: str) -> None:
    held = battle(f"G5 .B{glyph}, A9 i, M1 I", step="move")
    assert ways(held, "G5") == set()
    assert refused(held, "allies", "move G5 F5") == "cannot-leave [OBS-BUNKER-3]"


@rule("TER-HEDGE-4")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("glyph", ["I", "E", "A"])
def test_one_hex_leads_out_of_a_hedgerow_whatever_lies_there(glyph: str, edition: str) -> None:
    now = battle(f"G5 h{glyph}, F5 b., f6 ^., A9 i", step="move", edition=edition)
    assert ways(now, "G5") == within("G5", 1)
    assert refused(now, "allies", "move G5 E5") == "one-hex-out [TER-HEDGE-4]"
    beside = battle(f"G5 {glyph}, F5 h., A9 i", step="move", edition=edition)
    assert ways(beside, "G5") > within("G5", 1)


@rule("TER-BEACH-1", "EX-TER-BEACH-1")
@pytest.mark.parametrize("edition", BOTH)
def test_a_way_over_a_beach_is_two_hexes_long(edition: str) -> None:
    walls = "A5 b6 b4 c6 c4 d6 d4 e6 e4 =."
    now = battle(f"B5 A, a6 a4 =., C5 b., {walls}, A9 i", step="move", edition=edition)
    assert ways(now, "B5") == {"C5", "D5"}
    limit = "TER-BEACH-1" if edition == "revised" else "TER-BEACH-4"
    assert refused(now, "allies", "move B5 E5") == f"beach-limit [{limit}]"


@rule("TER-BEACH-1", "MOV-04", "TER-BEACH-5")
@pytest.mark.parametrize(("glyph", "at_d5"), [("I", set()), ("E", {"F5"})])
def test_each_hex_of_a_way_over_beaches_counts(glyph: str, at_d5: set[str]) -> None:
    now = battle(f"B5 {glyph}, C5 D5 b., F5 i, J5 I, K5 i", step="move")
    assert targets(after(now, "move B5 C5"), "C5") == {"F5"}
    assert targets(after(now, "move B5 D5"), "D5") == at_d5


@rule("TER-BEACH-1", "TER-HEDGE-1")
@pytest.mark.parametrize("edition", BOTH)
def test_no_way_over_a_beach_leads_into_a_hedgerow_further_on(edition: str) -> None:
    now = battle("B5 I, C5 b., D5 h., F5 i", step="move", edition=edition)
    assert "D5" not in ways(now, "B5")
    wood = battle("B5 I, D5 f., F5 i", step="move", edition=edition)
    assert "D5" in ways(wood, "B5")


@rule("MOV-13", "RET-17")
def test_a_retreat_is_no_move_and_minds_no_stop() -> None:
    shot = battle("G7 I, f6 g6 f., f8 i, A9 i", turn="axis", step="fight", orders="f8")
    shot = play(shot, "axis", "attack f8 G7", dice="FFS")
    assert retreats(shot) == {"f6", "g6"}
    shot = play(shot, "allies", "retreat f6")
    assert retreats(shot) == {"F5", "G5"}
    assert show(play(shot, "allies", "retreat G5")).endswith("G5 I")


@rule("MOV-16", "RUL-33")
def test_moves_stay_on_the_board() -> None:
    assert ways(battle("A9 A, M1 i", step="move"), "A9") == within("A9", 3)
    assert ways(battle("M1 A, A9 i", step="move"), "M1") == within("M1", 3)
    assert refused(battle("A9 A, M1 i", step="move"), "allies", "exit A9") == "no-exit-here [MOV-16]"


@rule("CARD-ANY-1")
def test_who_has_no_march_left_under_its_card_does_not_move() -> None:
    now = battle("G5 I, A9 i", step="move")
    names = now.state.scenario.field.names
    third = Marching(1 << 1, 1, [], {}, 0)
    said = third.refusal(now.state, 1, code(MOVE, names.index("G5"), names.index("H5")))
    assert said is not None
    assert (said.key, said.rule) == ("nobody-moves", "CARD-ANY-1")


@rule("MOV-15")
def test_each_hex_costs_one() -> None:
    walls = "A5 b6 c6 d6 e6 b4 c4 d4 e4 =."
    now = battle(f"B5 A, a6 a4 =., {walls}, A9 i", step="move")
    assert ways(now, "B5") == {"C5", "D5", "E5"}
    assert refused(now, "allies", "move B5 F5") == "too-far [MOV-06]"


@rule("RUL-33")
def test_who_leaves_the_board_is_told_by_its_hex() -> None:
    now = battle("A9 A, M1 i", step="move")
    said = [GAME.read(now.state, 1, choice) for choice in (Choice("exit", {}), Choice("exit", {"at": "A9"}))]
    assert [str(no) for no in said if isinstance(no, Refusal)] == [
        "missing-argument [RUL-33] argument=unit, verb=exit",
        "unknown-argument [RUL-33] nearest=unit, word=at",
    ]


def leavers(picture: str, edition: str = "revised") -> list[str]:
    """Which Allied units may leave the board over an exit at G9."""
    exits = [{"kind": "exit", "side": "allies", "hexes": ["G9"], "medals": 1}]
    now = battle(f"{picture}, A9 i, M1 I", step="move", edition=edition, objectives=exits)
    return offers(now, "allies", "exit")


@rule("RUL-33", "TER-BEACH-1")
@pytest.mark.parametrize("edition", BOTH)
def test_the_second_hex_of_a_way_over_a_beach_may_lead_off_the_board(edition: str) -> None:
    assert leavers("g8 I, G9 b.", edition) == ["exit g8"]
    assert leavers("G7 A, G9 b.", edition) == []
    assert leavers("G7 A", edition) == ["exit G7"]
    assert leavers("g8 A, G9 b.", edition) == ["exit g8"]
    assert leavers("g8 G, G9 b.", edition) == []


@rule("RUL-33", "TER-HEDGE-4")
def test_from_a_hedgerow_only_an_exit_on_the_spot_leads_off_the_board() -> None:
    assert leavers("g8 hA") == []
    assert leavers("G9 hA") == ["exit G9"]


@rule("RUL-33", "OBS-BUNKER-3")
def test_a_unit_held_by_its_bunker_does_not_leave_the_board() -> None:
    assert leavers("G9 .BG") == []
    assert leavers("G9 .BI") == ["exit G9"]


@rule("RUL-33", "TER-SEA-2", "Q-08")
@pytest.mark.parametrize(("edition", "offered"), [("revised", ["exit g8"]), ("2004", [])])
def test_a_unit_that_comes_from_the_sea_leaves_as_far_as_it_may_go(edition: str, offered: list[str]) -> None:
    assert leavers("g8 ~A", edition) == offered
    assert leavers("G9 ~A", edition) == ["exit G9"]


@rule("RUL-33", "TER-BEACH-4")
@pytest.mark.parametrize(("edition", "offered"), [("revised", ["exit G7"]), ("2004", [])])
def test_a_unit_that_comes_from_a_beach_leaves_as_far_as_it_may_go(edition: str, offered: list[str]) -> None:
    assert leavers("G7 bA", edition) == offered
    assert leavers("g8 bA", edition) == ["exit g8"]


@rule("RUL-33", "TER-GEN-1")
@pytest.mark.parametrize("ground", ["f.", "t.", ".w."])
def test_who_has_to_stop_at_the_exit_stays(ground: str) -> None:
    assert leavers(f"g8 A, G9 {ground}") == []
    assert leavers(f"G9 {ground[:-1]}A") == ["exit G9"]
