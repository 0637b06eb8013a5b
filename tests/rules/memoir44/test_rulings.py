"""Single cases that were asked and answered elsewhere: sight, moves, and cards under odd circumstances."""

from __future__ import annotations

import pytest

from bocage.grid.hexes import Hexes
from bocage.memoir44.battlefield import Battlefield, Layout
from bocage.memoir44.kinds import CLASSES
from bocage.memoir44.terrain.shelf import TERRAIN_NUMBERS, TERRAINS

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    PLACES,
    ROWS,
    Battle,
    battle,
    fight,
    offers,
    play,
    refused,
    retreats,
    show,
    stage,
    tally,
    targets,
    ways,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)
FARAWAY = ", A9 i, M1 I, L1 i"
"""An enemy, and a pair of units that can always battle."""


def sees(now: Battle, start: str, goal: str, kind: str = "infantry") -> bool:
    """Whether one hex sees another, however far away it is; it is never one of them alone."""
    field = now.state.scenario.field
    a, b = field.names.index(start), field.names.index(goal)
    there, back = [field.sight.sees(CLASSES.index(kind), *way, now.state.unit_on) for way in ((a, b), (b, a))]
    assert there == back
    return there


def clear(picture: str, start: str, goal: str, edition: str = "revised") -> bool:
    """Whether infantry and armor see from one hex to another over what a picture shows."""
    now = battle(f"{picture}{FARAWAY}", edition=edition)
    assert sees(now, start, goal) == sees(now, start, goal, "armor")
    return sees(now, start, goal)


# ------------------------------------------------------------------------------------------------- sight


@rule("RUL-1")
@pytest.mark.parametrize("block", ["f..", ".B.", "..I", "..i", "^.."])
@EDITIONS
def test_only_what_the_line_crosses_blocks(block: str, edition: str) -> None:
    """From E5 to g6 the line crosses F5 and f6 and only passes all others."""
    near = ["F5", "f6", "D5", "d4", "e4", "f4", "g4", "G5", "H5", "e6", "E7", "F7", "G7", "h6", "d6"]

    assert {at for at in near if not clear(f"{at} {block}", "E5", "g6", edition)} == {"F5", "f6"}


@rule("RUL-2")
@pytest.mark.parametrize("ground", ["f.", "h.", "t.", "c.", "^.", ".B"])
@EDITIONS
def test_neither_end_of_a_line_blocks_it(ground: str, edition: str) -> None:
    picture = f"G5 {ground}I, I5 {ground}i{FARAWAY}"
    now = battle(picture, step="fight", edition=edition)
    assert targets(now, "G5") == {"I5"}

    assert clear(f"E5 {ground}I, g6 {ground}i", "E5", "g6", edition)


@rule("RUL-3")
@pytest.mark.parametrize("block", ["f..", ".B.", "..I", "..i"])
@EDITIONS
def test_an_edge_is_closed_from_both_sides_only(block: str, edition: str) -> None:
    assert clear("", "G3", "G5", edition)
    assert clear(f"f4 {block}", "G3", "G5", edition)
    assert clear(f"g4 {block}", "G3", "G5", edition)
    assert not clear(f"f4 g4 {block}", "G3", "G5", edition)
    assert not clear(f"f4 {block}, g4 t..", "G3", "G5", edition)


@rule("RUL-4")
@pytest.mark.parametrize("block", ["f..", "..I", "..i"])
@EDITIONS
def test_blocks_on_both_sides_of_a_line_need_not_face_each_other(block: str, edition: str) -> None:
    assert not clear(f"f4 g6 {block}", "G3", "G7", edition)
    assert not clear(f"g4 f6 {block}", "G3", "G7", edition)
    assert clear(f"f4 f6 {block}", "G3", "G7", edition)
    assert clear(f"g4 g6 {block}", "G3", "G7", edition)


@rule("RUL-6")
@pytest.mark.parametrize("block", ["f..", "..I", "..i"])
@EDITIONS
def test_a_corner_is_a_side_of_the_line_like_an_edge(block: str, edition: str) -> None:
    """Over five hexes, from E5 to i6: it touches a corner of H5 and one of f6."""
    assert clear(f"H5 {block}", "E5", "i6", edition)
    assert clear(f"f6 {block}", "E5", "i6", edition)
    assert not clear(f"H5 f6 {block}", "E5", "i6", edition)


@rule("RUL-6")
def test_nearer_than_five_hexes_no_line_touches_a_corner() -> None:
    field = battle("A9 i, M1 I").state.scenario.field
    pairs = [(a, b) for a in range(field.count) for b in range(field.count) if 0 < field.distance(a, b) < 5]

    assert pairs
    assert all(not field.sight.lines.between(*pair).corners() for pair in pairs)


@rule("RUL-7")
@pytest.mark.parametrize(
    ("start", "beside", "goal"), [("A3", "a4", "A5"), ("M3", "l4", "M5"), ("A7", "a6", "A5")]
)
@EDITIONS
def test_the_half_hexes_of_the_rim_block(start: str, beside: str, goal: str, edition: str) -> None:
    assert clear("", start, goal, edition)
    assert not clear(f"{beside} f..", start, goal, edition)
    gun = battle(f"{start} G, {beside} f.., {goal} i, A1 i, M1 I", step="fight", edition=edition)
    assert goal in targets(gun, start)


@rule("RUL-7")
@pytest.mark.parametrize(("start", "beside"), [("A5", {"B5", "a4", "a6"}), ("M5", {"L5", "l4", "l6"})])
def test_the_half_hexes_of_the_rim_are_never_entered(start: str, beside: set[str]) -> None:
    assert ways(battle(f"{start} G, G9 i", step="move"), start) == beside


@rule("RUL-10")
@pytest.mark.parametrize("ground", ["f.", "h.", "t.", "c.", "^.", "u.", "k.", "s.", ".B"])
@EDITIONS
def test_what_hides_a_unit_behind_it(ground: str, edition: str) -> None:
    assert not clear(f"H5 {ground}.", "G5", "I5", edition)


@rule("RUL-10")
@pytest.mark.parametrize("ground", ["..", "=.", "~.", "b.", "#.", "l.", ".w", ".o", ".x", ".-"])
@EDITIONS
def test_what_hides_nobody(ground: str, edition: str) -> None:
    assert clear(f"H5 {ground}.", "G5", "I5", edition)


@rule("RUL-12")
@pytest.mark.parametrize("between", ["f..", "t..", ".B.", "..I", "..i", "h..", "^..", "s..", "u.."])
@pytest.mark.parametrize("ends", ["^", "s", "u"])
@EDITIONS
def test_two_raised_units_look_over_all_that_is_low_and_over_hills(
    between: str, ends: str, edition: str
) -> None:
    """The hills do not hang together: there is open ground between."""
    assert clear(f"E5 {ends}.I, H5 {ends}.i, F5 {between}", "E5", "H5", edition)
    assert clear(f"E5 {ends}.I, G5 {ends}.i, F5 {between}", "E5", "G5", edition)
    assert not clear(f"E5 {ends}.I, H5 ..i, F5 {between}", "E5", "H5", edition)


@rule("RUL-12")
@pytest.mark.parametrize("between", ["^.I", "^.i", "^B."])
@EDITIONS
def test_what_stands_on_a_hill_as_high_as_they_are_hides_them(between: str, edition: str) -> None:
    assert not clear(f"E5 ^.I, H5 ^.i, F5 {between}", "E5", "H5", edition)


@rule("RUL-14")
@pytest.mark.parametrize("between", ["f..", "t..", "h..", ".B.", "..I", "..i", "^.."])
@pytest.mark.parametrize(("high", "low"), [("E5", "G5"), ("G5", "E5")])
@EDITIONS
def test_to_look_down_a_hill_is_not_free(between: str, high: str, low: str, edition: str) -> None:
    assert clear(f"{high} ^.I, {low} i", "E5", "G5", edition)
    assert not clear(f"{high} ^.I, {low} i, F5 {between}", "E5", "G5", edition)


@rule("RUL-15")
@EDITIONS
def test_lake_hexes_hide_where_two_of_them_touch(edition: str) -> None:
    """In 2004 there are no lakes, only river tiles, over which one always sees."""
    assert clear("F5 G5 l..", "E5", "H5", edition) == (edition == "2004")
    assert clear("F5 l..", "E5", "H5", edition)
    assert clear("F5 l.., G5 =..", "E5", "H5", edition)
    assert clear("F5 H5 l..", "E5", "I5", edition), "they do not touch"
    assert clear("f4 g4 l..", "G3", "G5", edition) == (edition == "2004"), "it runs between them"
    gun = battle(f"E5 G, F5 G5 l.., H5 i{FARAWAY}", step="fight", edition=edition)
    assert "H5" in targets(gun, "E5")


@rule("RUL-16")
@EDITIONS
def test_a_unit_moves_out_of_the_way_before_another_battles(edition: str) -> None:
    now = battle(f"E5 I, F5 I, G5 i{FARAWAY}", step="move", edition=edition)
    assert targets(fight(now), "E5") == set()

    now = fight(play(now, "allies", "move F5 f6"))
    assert targets(now, "E5") == {"G5"}


@rule("RUL-16")
@EDITIONS
def test_sight_is_looked_at_when_a_battle_comes_up(edition: str) -> None:
    """The tanks on g6 clear the way for the infantry on E5, but not before they have."""
    now = battle(f"E5 I, g6 A, G5 i1, F5 =.., H5 i{FARAWAY}", step="fight", edition=edition)
    assert targets(now, "E5") == {"G5"}
    assert refused(now, "allies", "attack E5 H5") == "no-sight [LOS-03]"

    now = play(now, "allies", "attack g6 G5", "stay", dice="GSS")
    assert targets(now, "E5") == {"H5"}


# ------------------------------------------------------------------------------------------------- moves


@rule("RUL-18")
@pytest.mark.parametrize(
    ("glyph", "ground"), [("I", ".w"), ("E", ".w"), ("R", "f."), ("R", "t."), ("R", "c.")]
)
@EDITIONS
def test_after_a_stop_a_unit_may_battle_but_take_no_ground(glyph: str, ground: str, edition: str) -> None:
    moved = battle(f"F5 {glyph}, G5 {ground}., H5 i1{FARAWAY}", step="move", edition=edition)
    moved = fight(play(moved, "allies", "move F5 G5"))
    throw = "GS" if ground == ".w" else "GSS"
    assert "take-ground" not in offers(play(moved, "allies", "attack G5 H5", dice=throw), "allies")

    stood = battle(f"G5 {ground}{glyph}, H5 i1{FARAWAY}", step="fight", edition=edition)
    assert "take-ground" in offers(play(stood, "allies", "attack G5 H5", dice=throw), "allies")


@rule("RUL-19")
@EDITIONS
def test_a_move_over_a_beach_is_two_hexes_long_and_no_third_one_leads_there(edition: str) -> None:
    over = ways(battle("E5 A, F5 b.., A9 i", step="move", edition=edition), "E5")
    assert {"F5", "G5", "f6"} <= over
    beach = "G3 G5 G7 g2 g4 g6 f4 f6 H5 H3"
    far = battle(f"E5 A, {beach} b.., A9 i", step="move", edition=edition)
    assert "H5" not in ways(far, "E5"), "the third hex"
    assert {"f6", "G5", "f4"} <= ways(far, "E5")


@rule("RUL-19", "TER-BEACH-3", "TER-BEACH-4")
@pytest.mark.parametrize(("edition", "third"), [("revised", True), ("2004", False)])
def test_who_starts_on_a_beach_and_leaves_it_is_free_of_it(edition: str, third: bool) -> None:
    now = battle("E5 bA, A9 i", step="move", edition=edition)

    assert "G5" in ways(now, "E5")
    assert ("H5" in ways(now, "E5")) == third


@rule("RUL-21")
@pytest.mark.parametrize("glyph", ["I", "A"])
@pytest.mark.parametrize(("edition", "second"), [("revised", True), ("2004", False)])
def test_out_of_the_sea_the_beach_limit_counts(glyph: str, edition: str, second: bool) -> None:
    now = battle(f"E5 ~{glyph}, d4 e4 e6 ~.., F5 G5 H5 f4 f6 g4 g6 b.., A9 i", step="move", edition=edition)

    assert "F5" in ways(now, "E5")
    assert ("G5" in ways(now, "E5")) == second
    assert "H5" not in ways(now, "E5")


@rule("RUL-21", "RUL-22")
@pytest.mark.parametrize("glyph", ["I", "A"])
@EDITIONS
def test_at_sea_a_unit_goes_one_hex_in_any_direction(glyph: str, edition: str) -> None:
    sea = " ".join([at for at in PLACES if at not in ("G5", "A9", "M1")])
    now = battle(f"G5 ~{glyph}, {sea} ~.., A9 i, M1 I", step="move", edition=edition)

    assert ways(now, "G5") == {"F5", "H5", "f4", "g4", "f6", "g6"}


@rule("RUL-21")
@EDITIONS
def test_into_the_sea_a_move_ends(edition: str) -> None:
    now = battle("E5 A, F5 F3 F7 e4 e6 f4 f6 d4 d6 D5 ~.., A9 i", step="move", edition=edition)

    assert ways(now, "E5") == {"F5", "e4", "e6", "d4", "d6", "D5"}


@rule("RUL-23")
@pytest.mark.parametrize("glyph", ["I", "E", "A"])
@EDITIONS
def test_into_a_hedgerow_from_beside_it_and_out_by_one(glyph: str, edition: str) -> None:
    beside = battle(f"F5 {glyph}, G5 h.., A9 i", step="move", edition=edition)
    assert "G5" in ways(beside, "F5")
    assert "H5" not in ways(
        battle(f"F5 {glyph}, G5 h.., f4 f6 =.., A9 i", step="move", edition=edition), "F5"
    )
    far = battle(f"E5 {glyph}, G5 h.., A9 i", step="move", edition=edition)
    assert refused(far, "allies", "move E5 G5") == "not-from-next-hex [TER-HEDGE-1]"
    out = battle(f"G5 h{glyph}, A9 i", step="move", edition=edition)
    assert ways(out, "G5") == {"F5", "H5", "f4", "g4", "f6", "g6"}


@rule("RUL-26")
@pytest.mark.parametrize("cliff", ["u", "k"])
@pytest.mark.parametrize(("start", "goal"), [("b", "c"), ("c", "b")])
@EDITIONS
def test_a_climb_silences_infantry_and_not_elite_infantry(
    cliff: str, start: str, goal: str, edition: str
) -> None:
    a, b = [ground.replace("c", cliff) for ground in (start, goal)]
    for glyph, fires in (("I", False), ("R", False), ("E", True)):
        now = battle(f"F5 {a}{glyph}, G5 {b}.., H5 i{FARAWAY}", step="move", edition=edition)
        now = fight(play(now, "allies", "move F5 G5"))
        assert targets(now, "G5") == ({"H5"} if fires else set())


@rule("RUL-26")
@pytest.mark.parametrize("cliff", ["u", "k"])
@EDITIONS
def test_the_climb_takes_the_whole_move_and_only_infantry_can(cliff: str, edition: str) -> None:
    rim, beach = "A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5", "a4 b4 c4 d4 e4 g4 h4 i4 j4 k4 l4"
    for glyph, climbs in (("I", True), ("E", True), ("A", False), ("T", False), ("G", False)):
        now = battle(f"f4 b{glyph}, {beach} b.., {rim} {cliff}.., A9 i", step="move", edition=edition)
        above = {at for at in ways(now, "f4") if int(at[1:]) >= 5}
        assert above == ({"F5", "G5"} if climbs else set())


@rule("RUL-26")
@pytest.mark.parametrize("cliff", ["u", "k"])
@EDITIONS
def test_from_elsewhere_a_bluff_is_a_hill(cliff: str, edition: str) -> None:
    now = battle(f"F5 A, G5 {cliff}.., I5 i{FARAWAY}", step="move", edition=edition)
    assert {"G5", "H5"} <= ways(now, "F5")
    foot = battle(f"F5 I, G5 {cliff}.., I5 i{FARAWAY}", step="move", edition=edition)
    assert targets(fight(play(foot, "allies", "move F5 G5")), "G5") == {"I5"}


@rule("RUL-27")
@EDITIONS
def test_a_steep_hill_costs_two_from_below_and_one_along_or_down(edition: str) -> None:
    wall = "A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5 s"
    up = battle(f"f4 A, {wall}.., A9 i", step="move", edition=edition)
    assert {at for at in ways(up, "f4") if int(at[1:]) > 5} == {"e6", "f6", "g6"}, "one hex is left"
    for at in ("F5", "G5"):
        assert at in ways(battle(f"f4 I, {wall}.., A9 i", step="move", edition=edition), "f4")
    gun = battle(f"f4 G, {wall}.., A9 i", step="move", edition=edition)
    assert {at for at in ways(gun, "f4") if int(at[1:]) >= 5} == set()


@rule("RUL-27")
@pytest.mark.parametrize("hill", ["s", "^", "u"])
@EDITIONS
def test_along_and_down_a_steep_hill_costs_one(hill: str, edition: str) -> None:
    now = battle(f"E5 {hill}G, F5 s.., A9 i", step="move", edition=edition)
    assert "F5" in ways(now, "E5")
    down = battle("E5 sG, F5 ..., A9 i", step="move", edition=edition)
    assert "F5" in ways(down, "E5")
    foot = fight(play(battle(f"E5 {hill}I, F5 s.., H5 i{FARAWAY}", step="move"), "allies", "move E5 F5"))
    assert targets(foot, "F5") == {"H5"}


@rule("RUL-28")
@pytest.mark.parametrize(("start", "may"), [("open", False), ("hill", True), ("church", True)])
def test_from_the_plain_no_step_leads_up_a_mountain(
    start: str, may: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no mountain in the box; here churches are as high as one."""
    monkeypatch.setattr(TERRAINS[TERRAIN_NUMBERS["church"]], "height", 2)
    layout = Layout(Hexes(ROWS))
    plain, mountain = [int(layout.board.index_of(name)) for name in ("F5", "G5")]
    layout.terrain[plain], layout.terrain[mountain] = TERRAIN_NUMBERS[start], TERRAIN_NUMBERS["church"]
    field = Battlefield(layout)

    for kind in range(len(CLASSES)):
        assert (mountain in field.onward[kind][plain] + field.climbs[kind][plain]) == may
        assert (plain in field.onward[kind][mountain] + field.climbs[kind][mountain]) == may


@rule("RUL-31")
@EDITIONS
def test_no_bridge_is_entered_out_of_water(edition: str) -> None:
    now = battle("F5 ~G, G5 #.., f6 ~.., A9 i", step="move", edition=edition)
    assert ways(now, "F5") == {"E5", "e4", "e6", "f4", "f6"}
    land = battle("F5 I, G5 #.., g4 g6 =.., A9 i", step="move", edition=edition)
    assert {"G5", "H5"} <= ways(land, "F5")


@rule("RUL-31")
def test_one_bridge_leads_onto_the_next() -> None:
    now = battle("F5 #I, G5 #.., e4 e6 f4 f6 g4 g6 =.., A9 i", step="move")

    assert {"G5", "H5"} <= ways(now, "F5")


# ------------------------------------------------------------------------------------------------- cards


@rule("RUL-98")
@EDITIONS
def test_close_assault_counts_who_was_beside_an_enemy_at_first(edition: str) -> None:
    now = battle("G5 I, H5 i1, E5 A, F7 A, M1 I", allies="close-assault", edition=edition)
    now = play(now, "allies", "play close-assault")
    assert stage(now) == "fighting", "nobody moves, and whoever is beside an enemy is ordered"

    assert offers(now, "allies") == ["attack G5 H5", "end-battles"]
    assert tally(now, "G5", "H5") == "4: +3 base [ATK-11], +1 card [CARD-ANY-9]"
    assert refused(now, "allies", "attack E5 H5") == "not-ordered [TRN-09]"


@rule("RUL-98")
@EDITIONS
def test_beside_whom_an_enemy_comes_later_has_no_close_assault(edition: str) -> None:
    now = battle("G5 I, g6 i, h8 I, M1 I, L1 i", allies="close-assault", edition=edition)
    now = play(now, "allies", "play close-assault", "attack G5 g6", dice="FSSS")
    assert retreats(now) == {"G7", "H7"}
    now = play(play(now, "axis", "retreat H7"), "allies", "stay")

    assert "H7 i" in show(now)
    assert refused(now, "allies", "attack h8 H7") == "not-ordered [TRN-09]"
