"""Hills, sea bluffs, cliffs and steep hills: how they are climbed, whom they cover, and fighting on them."""

from __future__ import annotations

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    Battle,
    battle,
    dice,
    fight,
    play,
    refused,
    tally,
    targets,
    ways,
    within,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)
CLASSES = pytest.mark.parametrize("glyph", ["I", "A", "G"])
RING = "F5 H5 f6 g6 f4 g4"
ELSEWHERE = "M1 I, L1 i"
"""A pair of units that can always attack, so that the battles do not end by themselves."""

NAMES = {
    "^": "hill [TER-HILL]",
    "u": "bluff [TER-BLUFF]",
    "k": "cliff [TER-CLIFF]",
    "s": "steep-hill [TER-STEEP]",
}
KINDS = pytest.mark.parametrize("hill", list(NAMES))
BASE = {"I": "ATK-11", "A": "ATK-12", "G": "ATK-13"}


def moved(picture: str, move: str, edition: str = "revised") -> Battle:
    """The battles of the Allies after one of them has moved."""
    now = battle(f"{picture}, {ELSEWHERE}", step="move", edition=edition)
    return fight(play(now, "allies", f"move {move}"))


# ------------------------------------------------------------------------------------------ hill


@rule("EX-TER-HILL-1", "TER-HILL-4")
@EDITIONS
def test_from_below_a_unit_on_a_hill_is_attacked_with_two_dice(edition: str) -> None:
    now = battle("g4 I, G5 ^i", step="fight", edition=edition)

    assert tally(now, "g4", "G5") == "2: +3 base [ATK-11], -1 hill [TER-HILL]"
    assert dice(play(now, "allies", "attack g4 G5")) == 2


@rule("EX-TER-HILL-2", "TER-HILL-4", "TER-HILL-5")
@EDITIONS
def test_from_another_hill_it_is_attacked_with_three(edition: str) -> None:
    now = battle("g4 ^I, G5 ^i", step="fight", edition=edition)

    assert tally(now, "g4", "G5") == "3: +3 base [ATK-11]"
    assert dice(play(now, "allies", "attack g4 G5")) == 3


@rule("TER-HILL-4", "TER-BLUFF-6", "TER-BLUFF-1", "TER-CLIFF-1", "TER-STEEP-1")
@KINDS
@pytest.mark.parametrize("victim", ["i", "a", "g"])
@EDITIONS
def test_a_hill_covers_from_infantry_and_armor_below_and_not_from_artillery(
    hill: str, victim: str, edition: str
) -> None:
    now = battle(f"F5 I, G5 {hill}{victim}, H5 A, g6 G", step="fight", edition=edition)

    assert tally(now, "F5", "G5") == f"2: +3 base [ATK-11], -1 {NAMES[hill]}"
    assert tally(now, "H5", "G5") == f"2: +3 base [ATK-12], -1 {NAMES[hill]}"
    assert tally(now, "g6", "G5") == "3: +3 base [ATK-13]"
    assert [dice(play(now, "allies", f"attack {at} G5")) for at in ("F5", "H5", "g6")] == [2, 2, 3]


@rule("TER-HILL-5", "TER-BLUFF-6", "TER-STEEP-1")
@KINDS
@pytest.mark.parametrize("own", list(NAMES))
@CLASSES
@EDITIONS
def test_whoever_stands_as_high_is_not_hampered(hill: str, own: str, glyph: str, edition: str) -> None:
    now = battle(f"F5 {own}{glyph}, G5 {hill}i", step="fight", edition=edition)

    assert tally(now, "F5", "G5") == f"3: +3 base [{BASE[glyph]}]"


@rule("TER-HILL-5")
@EDITIONS
def test_standing_high_is_no_help_against_other_cover(edition: str) -> None:
    now = battle("F5 ^I, G5 fi", step="fight", edition=edition)

    assert tally(now, "F5", "G5") == "2: +3 base [ATK-11], -1 forest [TER-FOREST]"


@rule("TER-HILL-3", "TER-BLUFF-6", "TER-STEEP-1")
@KINDS
@CLASSES
@EDITIONS
def test_from_a_hill_a_unit_attacks_with_all_its_dice(hill: str, glyph: str, edition: str) -> None:
    now = battle(f"F5 {hill}{glyph}, G5 i", step="fight", edition=edition)

    assert tally(now, "F5", "G5") == f"3: +3 base [{BASE[glyph]}]"


@rule("TER-HILL-2", "TER-HILL-3", "TER-BLUFF-5")
@pytest.mark.parametrize("hill", ["^", "u", "k"])
@pytest.mark.parametrize("glyph", ["I", "A", "G"])
@EDITIONS
def test_hills_are_moved_over_like_open_ground(hill: str, glyph: str, edition: str) -> None:
    """Bluffs and cliffs too, unless the other hex is a beach."""
    reach = {"I": 2, "A": 3, "G": 1}[glyph]
    ring = battle(f"G5 {glyph}, {RING} {hill}.., A9 i", step="move", edition=edition)
    assert ways(ring, "G5") == within("G5", reach)
    inside = battle(f"G5 {hill}{glyph}, F5 f6 ^.., A9 i", step="move", edition=edition)
    assert ways(inside, "G5") == within("G5", reach)


@rule("TER-HILL-2", "TER-HILL-3")
@pytest.mark.parametrize("hill", ["^", "u", "k"])
@EDITIONS
def test_a_unit_that_moves_onto_a_hill_may_attack(hill: str, edition: str) -> None:
    assert targets(moved(f"F5 I, G5 {hill}.., H5 i", "F5 G5", edition), "G5") == {"H5"}
    assert targets(moved(f"F5 {hill}I, G5 {hill}.., H5 i", "F5 G5", edition), "G5") == {"H5"}
    assert targets(moved(f"E5 A, F5 G5 {hill}.., H5 i", "E5 G5", edition), "G5") == {"H5"}


# ------------------------------------------------------------------------------------------ bluff


@rule("TER-BLUFF-3", "TER-BLUFF-1", "TER-CLIFF-1", "Q-29", "Q-30", "MOV-15")
@pytest.mark.parametrize("bluff", ["u", "k"])
@pytest.mark.parametrize("glyph", ["I", "E", "R"])
@EDITIONS
def test_between_beach_and_bluff_infantry_takes_its_whole_move(bluff: str, glyph: str, edition: str) -> None:
    up = battle(f"G5 b{glyph}, {RING} {bluff}.., A9 i", step="move", edition=edition)
    assert ways(up, "G5") == within("G5", 1)

    down = battle(f"G5 {bluff}{glyph}, {RING} b.., A9 i", step="move", edition=edition)
    assert ways(down, "G5") == within("G5", 1)


@rule("TER-BLUFF-3", "TER-BLUFF-5", "Q-30")
@pytest.mark.parametrize("bluff", ["u", "k"])
@EDITIONS
def test_a_climb_fits_into_no_move_that_has_begun(bluff: str, edition: str) -> None:
    """One hex along the beach, then the bluff; one hex over open ground up the bluff, then the beach."""
    walls = "A5 a6 a4 b6 b4 =.."
    up = battle(f"B5 bI, C5 b.., D5 {bluff}.., c6 c4 {bluff}.., {walls}, A9 i", step="move", edition=edition)
    assert ways(up, "B5") == {"C5"}

    down = battle(f"B5 I, C5 {bluff}.., D5 b.., c6 c4 b.., {walls}, A9 i", step="move", edition=edition)
    assert ways(down, "B5") == {"C5"}


@rule("TER-BLUFF-3", "TER-BLUFF-5", "Q-29")
@pytest.mark.parametrize("bluff", ["u", "k"])
@pytest.mark.parametrize(("glyph", "may"), [("I", False), ("R", False), ("E", True)])
@EDITIONS
def test_who_has_climbed_a_bluff_has_moved_two_hexes(bluff: str, glyph: str, may: bool, edition: str) -> None:
    up = moved(f"F5 b{glyph}, G5 {bluff}.., H5 i", "F5 G5", edition)
    assert targets(up, "G5") == ({"H5"} if may else set())
    down = moved(f"F5 {bluff}{glyph}, G5 b.., H5 i", "F5 G5", edition)
    assert targets(down, "G5") == ({"H5"} if may else set())

    level = moved(f"F5 {glyph}, G5 {bluff}.., H5 i", "F5 G5", edition)
    assert targets(level, "G5") == {"H5"}


@rule("TER-BLUFF-2", "TER-CLIFF-1")
@pytest.mark.parametrize(("start", "to"), [("b", "u"), ("u", "b"), ("b", "k"), ("k", "b")])
@pytest.mark.parametrize("glyph", ["A", "T", "G"])
@EDITIONS
def test_armor_and_artillery_climb_no_bluff(start: str, to: str, glyph: str, edition: str) -> None:
    now = battle(f"G5 {start}{glyph}, {RING} {to}.., A1 I, A9 i", step="move", edition=edition)

    assert ways(now, "G5") == set()
    said = "no-climb [TER-CLIFF-1]" if "k" in start + to else "no-climb [TER-BLUFF-2]"
    assert refused(now, "allies", "move G5 H5") == said


# ------------------------------------------------------------------------------------------ steep hill


@rule("TER-STEEP-2", "TER-STEEP-1", "Q-29", "MOV-15")
@pytest.mark.parametrize(("glyph", "reach"), [("I", 1), ("E", 1), ("R", 1), ("A", 2), ("T", 2)])
@EDITIONS
def test_from_below_a_steep_hill_counts_as_two_hexes(glyph: str, reach: int, edition: str) -> None:
    now = battle(f"G5 {glyph}, {RING} s.., A9 i", step="move", edition=edition)

    assert ways(now, "G5") == within("G5", reach)


@rule("TER-STEEP-2", "Q-29")
@EDITIONS
def test_artillery_climbs_no_steep_hill(edition: str) -> None:
    now = battle(f"G5 G, {RING} s.., A1 I, A9 i", step="move", edition=edition)

    assert ways(now, "G5") == set()


@rule("TER-STEEP-2", "TER-STEEP-1")
@pytest.mark.parametrize(("own", "ring"), [("^", "s"), ("s", "s"), ("s", "^"), ("s", "."), ("u", "s")])
@pytest.mark.parametrize("glyph", ["I", "A", "G"])
@EDITIONS
def test_from_as_high_and_down_a_steep_hill_is_a_hill(own: str, ring: str, glyph: str, edition: str) -> None:
    now = battle(f"G5 {own}{glyph}, {RING} {ring}.., A9 i", step="move", edition=edition)

    assert within("G5", 1) <= ways(now, "G5")
    assert (ways(now, "G5") == within("G5", 1)) == (glyph == "G")


@rule("TER-STEEP-2", "Q-29")
@pytest.mark.parametrize(("glyph", "may"), [("I", False), ("R", False), ("E", True), ("A", True)])
@EDITIONS
def test_who_has_climbed_a_steep_hill_has_moved_two_hexes(glyph: str, may: bool, edition: str) -> None:
    up = moved(f"F5 {glyph}, G5 s.., H5 i", "F5 G5", edition)
    assert targets(up, "G5") == ({"H5"} if may else set())

    level = moved(f"F5 ^{glyph}, G5 s.., H5 i", "F5 G5", edition)
    assert targets(level, "G5") == {"H5"}
