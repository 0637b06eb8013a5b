"""Elevation: what heights there are, which steps they allow, and what they do to the line of sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import BOTH, battle, play, refused, retreats, tally, targets, ways, within
from tests.rules.memoir44.foreign_ground import mountain, on_the_shelf

EDITIONS = pytest.mark.parametrize("edition", BOTH)
CLASSES = pytest.mark.parametrize("glyph", ["I", "A"])
ELSEWHERE = "M1 I, L1 i"
HILLS = ["^", "u", "k", "s"]
AROUND = "F5 H5 f6 g6 f4 g4"


@pytest.fixture
def mountains() -> Iterator[None]:
    """Maps may have mountains, `V`, which are twice as high as hills."""
    with on_the_shelf(mountain()):
        yield


# ------------------------------------------------------------------------------------------ steps


@rule("EX-ELE-1", "ELE-04", "ELE-09", "MOV-14", "TER-HILL-1")
@pytest.mark.usefixtures("mountains")
@pytest.mark.parametrize(
    ("start", "to", "may"),
    [
        (".", ".", True),
        (".", "^", True),
        ("^", ".", True),
        ("^", "^", True),
        ("^", "V", True),
        ("V", "^", True),
        ("V", "V", True),
        (".", "V", False),
        ("V", ".", False),
    ],
)
@pytest.mark.parametrize("glyph", ["I", "A", "G"])
@EDITIONS
def test_a_step_goes_up_or_down_by_one_height(
    start: str, to: str, may: bool, glyph: str, edition: str
) -> None:
    now = battle(f"G5 {start}{glyph}, {AROUND} {to}.., A1 I, A9 i", step="move", edition=edition)

    assert ways(now, "G5") & within("G5", 1) == (within("G5", 1) if may else set())
    if not may:
        assert refused(now, "allies", "move G5 H5") == "too-steep [ELE-04]"


@rule("Q-46", "ELE-04")
@pytest.mark.usefixtures("mountains")
@pytest.mark.parametrize(
    ("start", "behind", "may_move"),
    [("V", ".", False), ("^", "^", True), (".", "^", True), (".", "V", False)],
)
@EDITIONS
def test_a_retreat_minds_no_height(start: str, behind: str, may_move: bool, edition: str) -> None:
    """Even where no move leads, a retreat does."""
    picture = f"G5 {start}G, f4 g4 {behind}.., G7 g, A1 I"
    moves = ways(battle(picture, step="move", edition=edition), "G5")
    assert {"f4", "g4"} & moves == ({"f4", "g4"} if may_move else set())

    now = battle(picture, turn="axis", step="fight", edition=edition)
    now = play(now, "axis", "attack G7 G5", dice="SSF")
    assert retreats(now) == {"f4", "g4"}


# ------------------------------------------------------------------------------------------ sight


@rule("EX-ELE-2", "ELE-05", "ELE-06", "LOS-13", "TER-HILL-7")
@pytest.mark.parametrize("low", ["t..", "f..", "h..", "c..", ".B.", "=..", "l.."])
@pytest.mark.parametrize("hill", ["^", "s"])
@CLASSES
@EDITIONS
def test_from_hill_to_hill_one_sees_over_a_town(low: str, hill: str, glyph: str, edition: str) -> None:
    picture = f"E5 {hill}{glyph}, F5 {low}, G5 ^a"
    assert targets(battle(picture, step="fight", edition=edition), "E5") == {"G5"}
    assert targets(battle(picture, turn="axis", step="fight", edition=edition), "G5") == {"E5"}


@rule("EX-ELE-3", "ELE-05", "ELE-06", "ELE-08", "LOS-13", "TER-HILL-7", "ATK-06")
@EDITIONS
def test_from_hill_to_hill_one_sees_over_a_unit_but_minds_the_one_beside(edition: str) -> None:
    picture = "E5 ^A, F5 i, G5 ^a"
    allies = battle(picture, step="fight", edition=edition)
    assert targets(allies, "E5") == {"F5"}
    assert refused(allies, "allies", "attack E5 G5") == "enemy-adjacent [ATK-06]"

    axis = battle(picture, turn="axis", step="fight", edition=edition)
    assert targets(axis, "F5") == {"E5"}
    assert targets(axis, "G5") == {"E5"}


@rule("EX-ELE-4", "ELE-05", "LOS-13", "TER-HILL-7")
@pytest.mark.parametrize("low", ["f..", "t..", "I", ".B."])
@pytest.mark.parametrize("hill", ["^", "s"])
@CLASSES
@EDITIONS
def test_from_a_hill_down_to_level_ground_a_low_block_counts(
    low: str, hill: str, glyph: str, edition: str
) -> None:
    now = battle(f"E5 {hill}{glyph}, F5 {low}, G5 a, {ELSEWHERE}", step="fight", edition=edition)
    assert targets(now, "E5") == set()
    assert refused(now, "allies", "attack E5 G5") == "no-sight [LOS-03]"

    up = battle(f"E5 {glyph}, F5 {low}, G5 {hill}a, {ELSEWHERE}", step="fight", edition=edition)
    assert targets(up, "E5") == set()


@rule("EX-TER-HILL-3", "ELE-07", "TER-HILL-6", "Q-06", "Q-07")
@pytest.mark.parametrize("between", HILLS)
@CLASSES
@EDITIONS
def test_on_a_plateau_all_see_each_other(between: str, glyph: str, edition: str) -> None:
    picture = f"E5 ^{glyph}, F5 {between}.., G5 ^a"
    assert targets(battle(picture, step="fight", edition=edition), "E5") == {"G5"}
    assert targets(battle(picture, turn="axis", step="fight", edition=edition), "G5") == {"E5"}
    long = battle(f"E5 ^{glyph}, F5 G5 {between}.., H5 ^a", step="fight", edition=edition)
    assert targets(long, "E5") == {"H5"}


@rule("TER-HILL-6", "ELE-07", "Q-06", "Q-07")
@pytest.mark.parametrize(("one", "other"), [(".", "."), ("^", "."), (".", "^")])
@pytest.mark.parametrize("between", HILLS)
@CLASSES
@EDITIONS
def test_a_hill_hides_whoever_is_behind_it_unless_both_stand_high(
    one: str, other: str, between: str, glyph: str, edition: str
) -> None:
    """From a hill down, too: only the hill on which one stands is not in the way."""
    now = battle(f"E5 {one}{glyph}, F5 {between}.., G5 {other}a, {ELSEWHERE}", step="fight", edition=edition)

    assert targets(now, "E5") == set()
    assert refused(now, "allies", "attack E5 G5") == "no-sight [LOS-03]"


@rule("TER-HILL-6", "ELE-07", "Q-06", "Q-07")
@CLASSES
def test_a_mountain_face_is_not_overlooked(glyph: str) -> None:
    assert targets(battle(f"E5 ^{glyph}, F5 M.., G5 ^a, {ELSEWHERE}", step="fight"), "E5") == set()


@rule("ELE-05", "ELE-06", "ELE-08", "TER-HILL-7", "Q-07", "Q-45")
@pytest.mark.parametrize("block", ["^.I", "^B.", "^BI", "s.I", "uB.", "k.R"])
@CLASSES
@EDITIONS
def test_what_stands_on_a_hill_is_as_high_as_the_hill(block: str, glyph: str, edition: str) -> None:
    now = battle(f"E5 ^{glyph}, F5 {block}, G5 ^a, {ELSEWHERE}", step="fight", edition=edition)
    assert targets(now, "E5") == set()
    assert refused(now, "allies", "attack E5 G5") == "no-sight [LOS-03]"


@rule("ELE-08", "Q-07", "Q-45")
@pytest.mark.parametrize("low", ["^x.", "^w.", "^o.", "^-."])
@CLASSES
def test_what_hides_nobody_hides_nobody_on_a_hill_either(low: str, glyph: str) -> None:
    assert targets(battle(f"E5 ^{glyph}, F5 {low}, G5 ^a", step="fight"), "E5") == {"G5"}


@rule("Q-45")
@pytest.mark.parametrize(
    ("ground", "is_open"), [("fB.", True), ("fBI", True), ("f.I", True), ("f..", True), ("^B.", False)]
)
@CLASSES
def test_each_thing_on_a_hex_counts_for_itself_at_the_height_of_the_hex(
    ground: str, is_open: bool, glyph: str
) -> None:
    """Between two hills; on level ground any of these things is enough."""
    high = battle(f"E5 ^{glyph}, F5 {ground}, G5 ^a, {ELSEWHERE}", step="fight")
    assert targets(high, "E5") == ({"G5"} if is_open else set())
    level = battle(f"E5 {glyph}, F5 {ground}, G5 a, {ELSEWHERE}", step="fight")
    assert targets(level, "E5") == set()


@rule("ELE-05", "ELE-06", "ELE-08", "TER-HILL-7", "LOS-11")
@pytest.mark.parametrize(
    ("beside", "is_open"), [("f..", True), ("I", True), ("^..", True), ("^.I", False), ("^B.", False)]
)
def test_up_the_rim_from_hill_to_hill_only_high_things_count(beside: str, is_open: bool) -> None:
    now = battle(f"A1 ^I, A3 ^i, a2 {beside}, {ELSEWHERE}", step="fight")

    assert targets(now, "A1") == ({"A3"} if is_open else set())


@rule("ELE-05", "ELE-07", "TER-HILL-6")
@pytest.mark.usefixtures("mountains")
@pytest.mark.parametrize(
    ("one", "between", "other", "is_open"),
    [
        ("V", "^..", "^", True),
        ("V", "^B.", "^", False),
        ("V", "^B.", "V", True),
        ("V", "^.I", "^", False),
        ("V", "^.I", "V", True),
        ("V", "f..", "^", True),
        ("V", "f..", ".", False),
        ("^", "V.I", "^", False),
    ],
)
@CLASSES
def test_the_lower_of_the_two_decides_what_is_high(
    one: str, between: str, other: str, is_open: bool, glyph: str
) -> None:
    now = battle(f"E5 {one}{glyph}, F5 {between}, G5 {other}a, {ELSEWHERE}", step="fight")

    assert targets(now, "E5") == ({"G5"} if is_open else set())


@rule("TER-LAKE-3", "ELE-06", "Q-32")
@pytest.mark.parametrize(("one", "other", "is_open"), [("", "", False), ("^", "", False), ("^", "^", True)])
@pytest.mark.parametrize("low", ["l", "="])
@CLASSES
def test_over_two_lake_hexes_only_two_on_hills_see_each_other(
    one: str, other: str, is_open: bool, low: str, glyph: str
) -> None:
    now = battle(f"E5 {one}{glyph}, F5 G5 {low}.., H5 {other}a, {ELSEWHERE}", step="fight")

    assert targets(now, "E5") == ({"H5"} if is_open or low == "=" else set())


# ------------------------------------------------------------------------------------------ heights


@rule("ELE-01", "ELE-02", "TER-HILL-1", "TER-BLUFF-1", "TER-STEEP-1", "TER-BLUFF-6")
@pytest.mark.parametrize(
    ("ground", "is_raised"),
    [*[(glyph, True) for glyph in HILLS], *[(glyph, False) for glyph in ".fhtcb#"]],
)
@EDITIONS
def test_hills_and_their_kin_are_raised_and_nothing_else(ground: str, is_raised: bool, edition: str) -> None:
    """From whatever is raised, one sees over a unit to a hill."""
    now = battle(f"E5 {ground}I, F5 I, G5 ^a, {ELSEWHERE}", step="fight", edition=edition)

    assert targets(now, "E5") == ({"G5"} if is_raised else set())


@rule("ELE-01", "ELE-02", "TER-HILL-1")
@pytest.mark.usefixtures("mountains")
@pytest.mark.parametrize("hill", HILLS)
def test_a_hill_is_one_higher_than_open_ground_and_one_lower_than_a_mountain(hill: str) -> None:
    now = battle(f"G5 {hill}I, F5 V.., f6 V.., A9 i", step="move")
    assert within("G5", 1) <= ways(now, "G5")
    up = battle(f"E5 {hill}I, F5 I, G5 Va, {ELSEWHERE}", step="fight")
    assert targets(up, "E5") == {"G5"}
    hidden = battle(f"E5 {hill}I, F5 ^.I, G5 Va, {ELSEWHERE}", step="fight")
    assert targets(hidden, "E5") == set()


@rule("ELE-09", "ELE-01", "TER-HILL-5")
@pytest.mark.usefixtures("mountains")
@pytest.mark.parametrize(
    ("attacker", "cover", "said"),
    [
        ("I", "^.", "2: +3 base [ATK-11], -1 hill [TER-HILL]"),
        ("^I", "^.", "3: +3 base [ATK-11]"),
        ("V.I", "^.", "3: +3 base [ATK-11]"),
        ("A", "t.", "1: +3 base [ATK-12], -2 town [TER-TOWN]"),
        ("^A", "t.", "1: +3 base [ATK-12], -2 town [TER-TOWN]"),
        ("A", "..", "3: +3 base [ATK-12]"),
    ],
)
@EDITIONS
def test_height_counts_for_the_cover_of_hills_and_for_no_other(
    attacker: str, cover: str, said: str, edition: str
) -> None:
    now = battle(f"G5 {attacker}, H5 {cover}i", step="fight", edition=edition)

    assert tally(now, "G5", "H5") == said
