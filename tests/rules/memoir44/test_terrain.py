"""Forests, hedgerows, towns and churches, and what the symbols on terrain cards mean."""

from __future__ import annotations

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    Battle,
    battle,
    dice,
    fight,
    offers,
    play,
    refused,
    show,
    stage,
    tally,
    targets,
    ways,
    within,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)
CLASSES = pytest.mark.parametrize("glyph", ["I", "A", "G"])
COVER = pytest.mark.parametrize("cover", ["f", "h", "t", "c"])
ELSEWHERE = "M1 I, L1 i"
"""A pair of units that can always attack, so that the battles do not end by themselves."""


def moved(picture: str, move: str, edition: str = "revised") -> Battle:
    """The battles of the Allies after one of them has moved."""
    now = battle(f"{picture}, {ELSEWHERE}", step="move", edition=edition)
    return fight(play(now, "allies", f"move {move}"))


# ------------------------------------------------------------------------------------------ symbols


@rule("TER-GEN-1", "TER-FOREST-1", "TER-HEDGE-3", "TER-TOWN-1", "TER-CHURCH-1")
@pytest.mark.parametrize("stop", ["f..", "h..", "t..", "c..", ".w."])
@pytest.mark.parametrize("glyph", ["I", "E", "R", "A"])
@EDITIONS
def test_who_enters_goes_no_further(stop: str, glyph: str, edition: str) -> None:
    """With the like all around, a unit comes one hex far."""
    ring = f"F5 H5 f6 g6 f4 g4 {stop}"
    assert ways(battle(f"G5 {glyph}, {ring}, A9 i", step="move", edition=edition), "G5") == within("G5", 1)

    one = battle(f"G5 A, H5 {stop}, A9 i", step="move", edition=edition)
    assert within("G5", 3) - ways(one, "G5") == {"J5"}


@rule("TER-GEN-1")
@EDITIONS
def test_who_enters_other_ground_goes_on(edition: str) -> None:
    ring = "F5 H5 f6 g6 f4 g4 b.."
    now = battle(f"G5 A, {ring}, A9 i", step="move", edition=edition)

    assert ways(now, "G5") == within("G5", 2)


@rule("TER-GEN-2", "TER-GEN-6", "TER-FOREST-1", "TER-HEDGE-5", "TER-TOWN-2", "TER-CHURCH-1")
@COVER
@pytest.mark.parametrize("glyph", ["I", "E", "A", "T"])
@EDITIONS
def test_who_enters_cover_attacks_nobody_this_turn(cover: str, glyph: str, edition: str) -> None:
    now = moved(f"F5 {glyph}, G5 {cover}.., H5 i", "F5 G5", edition)

    assert targets(now, "G5") == set()
    hold = {"f": "TER-FOREST-2", "h": "TER-HEDGE-5", "t": "TER-TOWN-2", "c": "TER-CHURCH-1"}[cover]
    assert refused(now, "allies", "attack G5 H5") == f"no-attack-on-entry [{hold}]"


@rule("TER-GEN-2", "TER-GEN-6")
@COVER
def test_the_resistance_may_attack_from_cover_it_enters(cover: str) -> None:
    assert targets(moved(f"F5 R, G5 {cover}.., H5 i", "F5 G5"), "G5") == {"H5"}
    assert targets(moved("F5 R, H5 i, I5 i", "F5 D5"), "D5") == set()


@rule("TER-GEN-2", "TER-GEN-6")
@pytest.mark.parametrize("ground", ["...", "^..", "b..", "#..", ".w.", ".o."])
@EDITIONS
def test_who_enters_other_ground_may_attack(ground: str, edition: str) -> None:
    for glyph in ("I", "E", "A", "R"):
        assert targets(moved(f"F5 {glyph}, G5 {ground}, H5 i", "F5 G5", edition), "G5") == {"H5"}


@rule("TER-GEN-6", "TER-FOREST-5", "TER-HEDGE-5", "TER-TOWN-2", "TER-CHURCH-1")
@COVER
@CLASSES
@EDITIONS
def test_who_began_in_cover_may_attack_out_of_it(cover: str, glyph: str, edition: str) -> None:
    now = battle(f"G5 {cover}{glyph}, I5 i", step="fight", edition=edition)

    assert targets(now, "G5") == {"I5"}


@rule("TER-GEN-6", "TER-GEN-2")
@COVER
@EDITIONS
def test_what_cover_forbids_to_those_who_enter_it_lets_others_leave(cover: str, edition: str) -> None:
    """A unit that leaves may attack, and but for hedgerows moves as far as it can."""
    now = moved(f"F5 {cover}I, H5 i", "F5 G5", edition)
    assert targets(now, "G5") == {"H5"}

    leaving = battle(f"G5 {cover}A, A9 i", step="move", edition=edition)
    assert ways(leaving, "G5") == within("G5", 1 if cover == "h" else 3)


@rule("TER-GEN-3", "TER-FOREST-4", "TER-HEDGE-7", "TER-TOWN-5", "TER-CHURCH-1")
@COVER
@pytest.mark.parametrize("glyph", ["I", "A"])
@EDITIONS
def test_cover_hides_whoever_is_behind_it(cover: str, glyph: str, edition: str) -> None:
    now = battle(f"E5 {glyph}, F5 {cover}.., G5 i, {ELSEWHERE}", step="fight", edition=edition)
    assert targets(now, "E5") == set()
    assert targets(battle(f"E5 {glyph}, G5 i", step="fight", edition=edition), "E5") == {"G5"}
    assert targets(battle(f"E5 G, F5 {cover}.., G5 i", step="fight", edition=edition), "E5") == {"G5"}


@rule("TER-GEN-5", "TER-FOREST-3", "TER-HEDGE-6", "TER-TOWN-4", "TER-CHURCH-1")
@pytest.mark.parametrize(
    ("cover", "name"),
    [
        ("f", "forest [TER-FOREST]"),
        ("h", "hedgerow [TER-HEDGE]"),
        ("t", "town [TER-TOWN]"),
        ("c", "church [TER-CHURCH]"),
    ],
)
@pytest.mark.parametrize("victim", ["i", "a", "g"])
@EDITIONS
def test_cover_protects_from_infantry_by_one_and_from_armor_by_two(
    cover: str, name: str, victim: str, edition: str
) -> None:
    now = battle(f"F5 I, G5 {cover}{victim}, H5 A, g6 G", step="fight", edition=edition)

    assert tally(now, "F5", "G5") == f"2: +3 base [ATK-11], -1 {name}"
    assert tally(now, "H5", "G5") == f"1: +3 base [ATK-12], -2 {name}"
    assert tally(now, "g6", "G5") == "3: +3 base [ATK-13]"
    assert [dice(play(now, "allies", f"attack {at} G5")) for at in ("F5", "H5", "g6")] == [2, 1, 3]


# ------------------------------------------------------------------------------------------ forest


@rule("EX-TER-FOREST-1", "TER-FOREST-1")
@EDITIONS
def test_infantry_enters_a_forest_stops_and_does_not_attack(edition: str) -> None:
    now = battle(f"F5 I, G5 f.., I5 i, {ELSEWHERE}", step="move", edition=edition)
    assert "H5" not in ways(now, "F5")

    now = fight(play(now, "allies", "move F5 G5"))
    assert targets(now, "G5") == set()


@rule("EX-TER-FOREST-2", "TER-FOREST-3")
@EDITIONS
def test_whoever_comes_near_and_attacks_the_forest_has_two_dice(edition: str) -> None:
    now = battle("G5 fI, I5 i", turn="axis", step="move", edition=edition)
    now = fight(play(now, "axis", "move I5 H5"), "axis")

    assert tally(now, "H5", "G5") == "2: +3 base [ATK-11], -1 forest [TER-FOREST]"
    assert dice(play(now, "axis", "attack H5 G5")) == 2


@rule("EX-TER-FOREST-3", "TER-FOREST-5")
@pytest.mark.parametrize(("glyph", "base"), [("I", "ATK-11"), ("A", "ATK-12"), ("G", "ATK-13")])
@EDITIONS
def test_out_of_a_forest_a_unit_strikes_back_with_three(glyph: str, base: str, edition: str) -> None:
    now = battle(f"G5 f{glyph}, H5 i", step="fight", edition=edition)

    assert tally(now, "G5", "H5") == f"3: +3 base [{base}]"
    assert dice(play(now, "allies", "attack G5 H5")) == 3


# ------------------------------------------------------------------------------------------ hedgerow


@rule("EX-TER-HEDGE-1", "TER-HEDGE-1", "TER-HEDGE-3", "TER-HEDGE-4")
@EDITIONS
def test_four_turns_through_a_hedgerow(edition: str) -> None:
    """Up to it, into it, out of it, and on."""
    first = battle("E5 A, H5 h.., A9 i, A1 I", step="move", edition=edition)
    assert ways(first, "E5") == within("E5", 3) - {"H5"}
    assert refused(first, "allies", "move E5 H5") == "not-from-next-hex [TER-HEDGE-1]"
    assert show(play(first, "allies", "move E5 G5")) == "A9 i, G5 A, H5 h., A1 I"

    second = battle("G5 A, H5 h.., A9 i, A1 I", step="move", edition=edition)
    assert ways(second, "G5") == within("G5", 3) - {"J5"}
    assert refused(play(second, "allies", "move G5 H5"), "allies", "move H5 I5") == "already-moved [MOV-03]"

    third = battle("H5 hA, A9 i, A1 I", step="move", edition=edition)
    assert ways(third, "H5") == within("H5", 1)

    fourth = battle("I5 A, H5 h.., A9 i, A1 I", step="move", edition=edition)
    assert ways(fourth, "I5") == within("I5", 3) - {"F5"}


@rule("TER-HEDGE-1")
@pytest.mark.parametrize("glyph", ["I", "E", "A", "R"])
@EDITIONS
def test_a_hedgerow_is_entered_from_the_next_hex_only(glyph: str, edition: str) -> None:
    now = battle(f"G5 {glyph}, H5 I5 F5 E5 g4 h.., A9 i", step="move", edition=edition)

    assert {"H5", "I5", "F5", "E5", "g4"} & ways(now, "G5") == {"H5", "F5", "g4"}


@rule("TER-HEDGE-1", "Q-10")
@pytest.mark.parametrize(("edition", "may"), [("revised", True), ("2004", False)])
@pytest.mark.parametrize("glyph", ["I", "A"])
def test_a_hedgerow_beside_a_bridge_with_two_ends(edition: str, may: bool, glyph: str) -> None:
    """The bridge lets nobody step aside, so the way into the hedgerow beside it leads over its end.

    The unit was next to the hedgerow when it began to move, but it is not its first step.
    """
    ends = {"G5": ["F5", "H5"]}
    now = battle(f"G5 #{glyph}, g6 h.., A9 i", step="move", edition=edition, bridge_ends=ends)
    assert ("g6" in ways(now, "G5")) == may

    direct = battle(f"G5 {glyph}, g6 h.., A9 i", step="move", edition=edition)
    assert "g6" in ways(direct, "G5")


@rule("TER-HEDGE-1", "TER-HEDGE-4")
@EDITIONS
def test_from_hedgerow_to_hedgerow_is_one_hex(edition: str) -> None:
    now = battle("G5 hA, H5 I5 f4 h.., A9 i", step="move", edition=edition)

    assert ways(now, "G5") == within("G5", 1)


@rule("TER-HEDGE-8", "TER-HEDGE-4")
@EDITIONS
def test_who_leaves_a_hedgerow_may_attack(edition: str) -> None:
    for glyph in ("I", "E", "A"):
        now = moved(f"F5 h{glyph}, H5 i", "F5 G5", edition)
        assert stage(now) == "fighting"
        assert targets(now, "G5") == {"H5"}
        leaving = battle(f"F5 h{glyph}, A9 i", step="move", edition=edition)
        assert ways(leaving, "F5") == within("F5", 1)


# ------------------------------------------------------------------------------------------ town and church


@rule("TER-TOWN-3", "TER-CHURCH-1")
@pytest.mark.parametrize(("cover", "name"), [("t", "town [TER-TOWN]"), ("c", "church [TER-CHURCH]")])
@EDITIONS
def test_armor_attacks_out_of_a_town_with_two_dice_less(cover: str, name: str, edition: str) -> None:
    now = battle(f"G5 {cover}A, I5 i, A1 I", step="fight", edition=edition)
    assert tally(now, "G5", "I5") == f"1: +3 base [ATK-12], -2 from-{name}"

    others = battle(f"G5 {cover}I, H5 i, C5 {cover}G, D5 i", step="fight", edition=edition)
    assert tally(others, "G5", "H5") == "3: +3 base [ATK-11]"
    assert tally(others, "C5", "D5") == "3: +3 base [ATK-13]"


@rule("TER-CHURCH-1", "TER-CHURCH-2", "RUL-67")
@pytest.mark.parametrize(("edition", "in_church"), [("revised", "stand-fast"), ("2004", "retreat")])
def test_a_church_is_a_town_but_for_the_flag(edition: str, in_church: str) -> None:
    """In 2004 it is a town that is drawn otherwise, in that as well."""
    for cover, asked_for in (("t", "retreat"), ("c", in_church)):
        now = battle(f"G3 G, G5 {cover}i", step="fight", edition=edition)
        now = play(now, "allies", "attack G3 G5", dice="SSF")
        assert offers(now, "axis")[0].startswith(asked_for)
