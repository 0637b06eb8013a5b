"""Line of sight: from centre to centre, what it crosses, what it only touches, and who is in the way."""

from __future__ import annotations

import pytest

from bocage.memoir44 import attack

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import BOTH, Battle, battle, refused, targets

EDITIONS = pytest.mark.parametrize("edition", BOTH)
CLASSES = pytest.mark.parametrize("glyph", ["I", "A"])
ELSEWHERE = "M1 I, L1 i"
"""A pair of units that can always attack, so that the battles do not end by themselves."""

HIDING = ["f..", "h..", "t..", "c..", "^..", "u..", "k..", "s..", "m..", "M..", ".B."]
OPEN = ["b..", "#..", "=..", "~..", "l..", ".x.", ".w.", ".o.", ".-."]


def sees(now: Battle, unit: str, target: str) -> bool:
    """Whether the unit on a hex has the one on another in sight, however far away it is."""
    names = now.state.scenario.field.names
    a, b = [now.state.unit_on[names.index(at)] for at in (unit, target)]
    return attack.sees(now.state, a, b)


def both_see(now: Battle, one: str, other: str) -> bool:
    """Whether two units see each other; it is never one of them alone (LOS-11)."""
    there, back = sees(now, one, other), sees(now, other, one)
    assert there == back
    return there


# ------------------------------------------------------------------------------------------ the pictures


@rule("EX-LOS-1", "LOS-03", "LOS-04")
@CLASSES
@EDITIONS
def test_the_unit_in_the_middle_hides_the_one_behind(glyph: str, edition: str) -> None:
    now = battle(f"E5 {glyph}, F5 I, G5 i, {ELSEWHERE}", step="fight", edition=edition)

    assert targets(now, "E5") == set()
    assert targets(now, "F5") == {"G5"}
    assert refused(now, "allies", "attack E5 G5") == "no-sight [LOS-03]"


@rule("EX-LOS-2", "LOS-03", "LOS-05", "LOS-07", "TER-FOREST-4")
@CLASSES
@EDITIONS
def test_a_unit_in_a_forest_is_seen_and_the_one_behind_it_is_not(glyph: str, edition: str) -> None:
    now = battle(f"E5 {glyph}, G5 fi, H5 i, {ELSEWHERE}", step="fight", edition=edition)
    assert targets(now, "E5") == {"G5"}

    empty = battle(f"E5 {glyph}, F5 f.., G5 i, {ELSEWHERE}", step="fight", edition=edition)
    assert targets(empty, "E5") == set()
    assert refused(empty, "allies", "attack E5 G5") == "no-sight [LOS-03]"


@rule("EX-LOS-3", "LOS-09", "LOS-10", "Q-04")
@pytest.mark.parametrize("side", ["f4", "g4"])
@pytest.mark.parametrize("block", ["f..", ".B.", "f.I", "I"])
@EDITIONS
def test_along_an_edge_a_block_on_one_side_is_none(side: str, block: str, edition: str) -> None:
    now = battle(f"G3 I, G5 i, {side} {block}", step="fight", edition=edition)

    assert targets(now, "G3") == {"G5"}
    assert both_see(now, "G3", "G5")


@rule("EX-LOS-4", "LOS-09", "LOS-10", "Q-04")
@pytest.mark.parametrize(
    "blocks", ["f4 g4 f..", "f4 f.., g4 I", "f4 I, g4 f..", "f4 g4 I", "f4 .B., g4 t..", "f4 ^.., g4 h.."]
)
@CLASSES
@EDITIONS
def test_along_an_edge_blocks_on_both_sides_close_the_view(blocks: str, glyph: str, edition: str) -> None:
    now = battle(f"G3 {glyph}, G5 i, {blocks}, {ELSEWHERE}", step="fight", edition=edition)

    assert targets(now, "G3") == set()
    assert refused(now, "allies", "attack G3 G5") == "no-sight [LOS-03]"
    assert not both_see(now, "G3", "G5")


@rule("EX-LOS-5", "LOS-10", "LOS-14", "Q-04")
@pytest.mark.parametrize("blocks", ["f4 g6 f..", "f4 f.., g6 I", "f4 i, g6 t..", "f4 I, g6 i", "g4 f6 f.."])
@EDITIONS
def test_staggered_blocks_to_the_left_and_right_close_the_view(blocks: str, edition: str) -> None:
    assert not both_see(battle(f"G3 I, G7 i, {blocks}", edition=edition), "G3", "G7")


@rule("EX-LOS-3", "EX-LOS-4", "EX-LOS-5", "LOS-09", "LOS-10", "Q-04", "Q-05", "LOS-14")
@pytest.mark.parametrize(
    ("target", "walls", "is_open"),
    [
        ("G7", "f6", True),
        ("G7", "g6", True),
        ("G7", "f6 g6", False),
        ("G9", "f6 f8", True),
        ("G9", "g6 g8", True),
        ("G9", "f6 g8", False),
        ("k6", "h6", True),
        ("k6", "J5", True),
        ("k6", "h6 J5", False),
    ],
)
@EDITIONS
def test_for_artillery_a_wall_of_rock_on_both_sides(
    target: str, walls: str, is_open: bool, edition: str
) -> None:
    """It reaches six hexes; nothing but the hills over which no fire passes is in its way."""
    now = battle(f"G5 G, {target} i, {walls} M.., {ELSEWHERE}", step="fight", edition=edition)

    assert targets(now, "G5") == ({target} if is_open else set())


# ------------------------------------------------------------------------------------------ the line


@rule("LOS-09", "LOS-10", "LOS-14", "Q-04")
@pytest.mark.parametrize("blocks", ["f4 f6 f..", "g4 g6 f..", "f4 f6 I", "g4 f.., g6 i"])
def test_a_row_of_blocks_on_one_side_leaves_the_view_open(blocks: str) -> None:
    assert both_see(battle(f"G3 I, G7 i, {blocks}"), "G3", "G7")


@rule("LOS-02", "LOS-03", "LOS-14")
@pytest.mark.parametrize(
    ("target", "crossed"),
    [
        ("I5", {"H5"}),
        ("J5", {"H5", "I5"}),
        ("f8", {"f6", "G7"}),
        ("g8", {"g6", "G7"}),
        ("h6", set()),
        ("i6", {"H5", "h6"}),
        ("d4", {"F5", "e4"}),
        ("G7", set()),
        ("G9", {"G7"}),
        ("K5", {"H5", "I5", "J5"}),
        ("M5", {"H5", "I5", "J5", "K5", "L5"}),
        ("k6", {"H5", "I5", "i6", "j6"}),
    ],
)
@pytest.mark.parametrize("block", ["f..", "I"])
@CLASSES
def test_the_line_crosses_these_hexes_from_g5_and_no_others(
    target: str, crossed: set[str], block: str, glyph: str
) -> None:
    """In each of them a block is in the way, anywhere else it is not."""
    others = {"F5", "H5", "e4", "f4", "f6", "g4", "g6", "G7", "h6", "I5", "i6", "j6", "J5", "K5", "L5"} - {
        target
    }
    assert sees(battle(f"G5 {glyph}, {target} i"), "G5", target)
    hidden = {at for at in others if not sees(battle(f"G5 {glyph}, {target} i, {at} {block}"), "G5", target)}
    assert hidden == crossed


@rule("Q-05", "LOS-14")
@pytest.mark.parametrize("left", ["", "f..", "I"])
@pytest.mark.parametrize("right", ["", "f..", "I"])
@EDITIONS
def test_to_touch_a_corner_is_to_touch_that_side(left: str, right: str, edition: str) -> None:
    """The line from G5 to k6 passes a corner of h6 to its left, and one of J5 to its right."""
    now = battle(f"G5 I, k6 i, h6 {left or '...'}, J5 {right or '...'}", edition=edition)

    assert both_see(now, "G5", "k6") == (not left or not right)


@rule("LOS-06")
@CLASSES
@EDITIONS
def test_the_half_hexes_of_the_rim_block(glyph: str, edition: str) -> None:
    """Up the rim, a half hex is on one side of the line all the way."""
    for block in ("f..", "I"):
        now = battle(f"A1 {glyph}, A3 i, a2 {block}, {ELSEWHERE}", step="fight", edition=edition)
        assert targets(now, "A1") == set()
        assert not both_see(now, "A1", "A3")
        east = battle(f"M1 {glyph}, M3 i, l2 {block}, A1 I, B1 i", step="fight", edition=edition)
        assert targets(east, "M1") == set()
    assert targets(battle(f"A1 {glyph}, A3 i", step="fight", edition=edition), "A1") == {"A3"}
    within_the_board = battle(f"B1 {glyph}, B3 i, b2 f..", step="fight", edition=edition)
    assert targets(within_the_board, "B1") == {"B3"}


@rule("LOS-06", "ATK-15")
def test_the_rim_is_nothing_to_artillery() -> None:
    """On the other side of the line stands the only thing that stops its fire."""
    assert targets(battle("A1 G, A3 i, a2 M..", step="fight"), "A1") == {"A3"}


# ------------------------------------------------------------------------------------------ what blocks


@rule("LOS-05", "TER-GEN-3", "TER-HEDGE-7", "TER-TOWN-5", "TER-HILL-6", "TER-BLUFF-6", "TER-CHURCH-1")
@pytest.mark.parametrize("block", HIDING)
@CLASSES
@EDITIONS
def test_what_hides_whoever_is_behind_it(block: str, glyph: str, edition: str) -> None:
    now = battle(f"E5 {glyph}, F5 {block}, G5 i, {ELSEWHERE}", step="fight", edition=edition)

    assert targets(now, "E5") == set()
    assert refused(now, "allies", "attack E5 G5") == "no-sight [LOS-03]"


@rule("LOS-05", "TER-GEN-3", "TER-BRIDGE-7", "TER-BEACH-7", "TER-RIVER-2", "TER-SEA-7", "Q-45")
@pytest.mark.parametrize("low", OPEN)
@CLASSES
@EDITIONS
def test_what_hides_nobody(low: str, glyph: str, edition: str) -> None:
    now = battle(f"E5 {glyph}, F5 {low}, G5 i", step="fight", edition=edition)

    assert targets(now, "E5") == {"G5"}


@rule("LOS-04", "TER-BRIDGE-7", "TER-BEACH-7", "TER-SEA-7", "Q-45")
@pytest.mark.parametrize("ground", ["", "#", "b", "~", "f"])
@pytest.mark.parametrize("between", ["i", "I", "g1", "R1"])
def test_units_of_either_side_hide_wherever_they_stand(ground: str, between: str) -> None:
    """The unit in the middle of the line, two hexes away from the one that looks."""
    now = battle(f"D5 I, F5 {ground}{between}, G5 i, {ELSEWHERE}", step="fight")

    assert "G5" not in targets(now, "D5")
    assert refused(now, "allies", "attack D5 G5") == "no-sight [LOS-03]"


@rule("LOS-07", "LOS-08")
@pytest.mark.parametrize("cover", ["f.", "h.", "t.", "c.", "^.", "u.", "k.", "s."])
@CLASSES
@EDITIONS
def test_what_hides_others_hides_neither_of_the_two_on_it(cover: str, glyph: str, edition: str) -> None:
    seen = battle(f"E5 {glyph}, G5 {cover}i", step="fight", edition=edition)
    assert targets(seen, "E5") == {"G5"}
    seeing = battle(f"E5 {cover}I, G5 i", step="fight", edition=edition)
    assert targets(seeing, "E5") == {"G5"}
    assert sees(battle(f"E5 {cover}{glyph}, G5 {cover}i", edition=edition), "E5", "G5")

    between = battle(f"E5 {glyph}, F5 {cover}., G5 i, {ELSEWHERE}", step="fight", edition=edition)
    assert targets(between, "E5") == set()


@rule("LOS-07", "LOS-08")
@pytest.mark.parametrize("cover", [".B", "^B", ".x", ".o", ".w"])
@EDITIONS
def test_obstacles_hide_neither_of_the_two_on_them(cover: str, edition: str) -> None:
    assert targets(battle(f"E5 {cover}I, G5 i", step="fight", edition=edition), "E5") == {"G5"}
    assert targets(battle(f"E5 I, G5 {cover}i", step="fight", edition=edition), "E5") == {"G5"}
    assert targets(battle(f"E5 {cover}I, G5 {cover}i", step="fight", edition=edition), "E5") == {"G5"}


@rule("LOS-11")
@pytest.mark.parametrize(
    ("between", "level", "mixed", "raised"),
    [
        ("f..", False, False, True),
        (".B.", False, False, True),
        ("i", False, False, True),
        ("l..", True, True, True),
        ("^..", False, False, True),
        ("^.i", False, False, False),
        ("^B.", False, False, False),
    ],
)
@EDITIONS
def test_whoever_is_seen_sees(between: str, level: bool, mixed: bool, raised: bool, edition: str) -> None:
    for one, other, is_open in [("", "", level), ("^", "", mixed), ("", "^", mixed), ("^", "^", raised)]:
        for left, right in ("Ii", "Ai", "Ia"):
            now = battle(f"E5 {one}{left}, F5 {between}, G5 {other}{right}", edition=edition)
            assert both_see(now, "E5", "G5") == is_open


@rule("LOS-11")
def test_up_the_rim_whoever_is_seen_sees() -> None:
    assert both_see(battle("A1 I, A3 i"), "A1", "A3")
    assert not both_see(battle("A1 I, A3 i, a2 I"), "A1", "A3")


@rule("LOS-12", "ATK-06")
@pytest.mark.parametrize("cover", ["", "f.", "h.", "t.", "c.", "^.", "u.", "s.", ".B", "^B"])
@pytest.mark.parametrize("at", ["F5", "H5", "f4", "g4", "f6", "g6"])
def test_neighbors_always_see_each_other(cover: str, at: str) -> None:
    now = battle(f"G5 {cover}I, {at} {cover}i", step="fight")

    assert targets(now, "G5") == {at}
    assert both_see(now, "G5", at)


@rule("LOS-12")
def test_among_neighbors_only_the_dice_decide() -> None:
    """Armor in a town: against the unit uphill no die is left, against the other one there is."""
    now = battle("G5 tA, H5 ^i, F5 i", step="fight")

    assert targets(now, "G5") == {"F5"}
