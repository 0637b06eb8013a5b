"""Rivers, lakes, the sea and its beaches."""

from __future__ import annotations

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    Battle,
    battle,
    dice,
    facts_of_refusal,
    fight,
    play,
    refused,
    retreats,
    show,
    tally,
    targets,
    ways,
    within,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)
CLASSES = pytest.mark.parametrize("glyph", ["I", "A", "G"])
ELSEWHERE = "M1 I, L1 i"
"""A pair of units that can always attack, so that the battles do not end by themselves."""

RING = "F5 H5 f6 g6 f4 g4"
SEA = "A1 B1 C1 D1 E1 F1 H1 I1 J1 K1 L1 M1 a2 b2 c2 d2 e2 f2 h2 i2 j2 k2 l2 ~.."
"""The two rows of the Allied edge but for G1 and g2."""

BEACH = "A3 B3 C3 D3 E3 F3 H3 I3 J3 K3 L3 M3 a4 b4 c4 d4 e4 f4 g4 h4 i4 j4 k4 l4 b.."
"""The two rows before them but for G3."""

BASE = {"I": "ATK-11", "A": "ATK-12", "G": "ATK-13"}


def moved(picture: str, move: str, edition: str = "revised") -> Battle:
    """The battles of the Allies after one of them has moved."""
    now = battle(f"{picture}, {ELSEWHERE}", step="move", edition=edition)
    return fight(play(now, "allies", f"move {move}"))


# ------------------------------------------------------------------------------------------ river


@rule("TER-RIVER-1", "TER-LAKE-2")
@pytest.mark.parametrize(("glyph", "name"), [("=", "river"), ("W", "wide-river"), ("l", "lake")])
@pytest.mark.parametrize("unit", ["I", "E", "R", "A", "G"])
@EDITIONS
def test_nobody_enters_a_river_or_a_lake(glyph: str, name: str, unit: str, edition: str) -> None:
    now = battle(f"G5 {unit}, {RING} {glyph}.., A1 I, A9 i", step="move", edition=edition)

    assert ways(now, "G5") == set()
    said = "impassable [TER-LAKE-2]" if name == "lake" else "impassable [TER-RIVER-1]"
    assert refused(now, "allies", "move G5 H5") == said
    assert facts_of_refusal(now, "allies", "move G5 H5")["terrain"] == name


@rule("EX-TER-RIVER-1", "TER-RIVER-2", "TER-RIVER-3")
@pytest.mark.parametrize(("glyph", "said"), [("I", "2: +2"), ("A", "3: +3"), ("G", "3: +3")])
@EDITIONS
def test_fire_passes_over_a_river(glyph: str, said: str, edition: str) -> None:
    now = battle(f"F5 {glyph}, G5 =.., H5 i", step="fight", edition=edition)
    assert targets(now, "F5") == {"H5"}
    assert tally(now, "F5", "H5") == f"{said} base [{BASE[glyph]}]"
    assert dice(play(now, "allies", "attack F5 H5")) == int(said[0])

    wide = battle("F5 I, G5 H5 =.., I5 i", step="fight", edition=edition)
    assert targets(wide, "F5") == {"I5"}


# ------------------------------------------------------------------------------------------ lake


@rule("TER-LAKE-3", "Q-32")
@pytest.mark.parametrize(
    ("target", "water", "is_open"),
    [
        ("J5", "H5 I5 l..", False),
        ("J5", "H5 l..", True),
        ("J5", "I5 l..", True),
        ("J5", "H5 =.., I5 l..", True),
        ("J5", "H5 I5 =..", True),
        ("J5", "H5 h6 i6 l..", True),
        ("G7", "f6 g6 l..", False),
        ("G7", "f6 l..", True),
        ("G7", "g6 l..", True),
        ("G7", "f6 =.., g6 l..", True),
        ("G7", "f6 F7 l..", True),
        ("f8", "f6 G7 l..", False),
        ("f8", "f6 F7 l..", True),
    ],
)
@pytest.mark.parametrize("glyph", ["I", "A"])
@EDITIONS
def test_two_lake_hexes_side_by_side_close_the_view(
    target: str, water: str, is_open: bool, glyph: str, edition: str
) -> None:
    """In 2004 a lake is river tiles, which hide nothing."""
    now = battle(f"G5 {glyph}, {target} i, {water}, {ELSEWHERE}", step="fight", edition=edition)

    assert targets(now, "G5") == ({target} if is_open or edition == "2004" else set())


@rule("TER-LAKE-3", "ATK-15")
def test_artillery_fires_over_lakes() -> None:
    assert targets(battle("G5 G, H5 I5 l.., J5 i", step="fight"), "G5") == {"J5"}


# ------------------------------------------------------------------------------------------ beach


@rule("EX-TER-BEACH-1", "TER-BEACH-1")
@EDITIONS
def test_with_its_first_step_onto_a_beach_armor_goes_two_hexes(edition: str) -> None:
    """All around is beach, so every way leads over it."""
    now = battle(f"G5 A, {RING} b.., A9 i", step="move", edition=edition)
    assert ways(now, "G5") == within("G5", 2)

    one = battle("G5 A, f6 g6 F5 H5 f4 =.., g4 b.., A9 i, A1 I", step="move", edition=edition)
    assert ways(one, "G5") == within("g4", 1) - {"G5", "H5", "f4"} | {"g4"}
    limit = "TER-BEACH-1" if edition == "revised" else "TER-BEACH-4"
    assert refused(one, "allies", "move G5 h2") == f"beach-limit [{limit}]"


@rule("EX-TER-BEACH-2", "TER-BEACH-3", "TER-BEACH-4", "Q-09")
@pytest.mark.parametrize(("edition", "reach"), [("revised", 3), ("2004", 2)])
def test_from_a_beach_inland(edition: str, reach: int) -> None:
    now = battle("g4 bA, A9 i, A1 I", step="move", edition=edition)
    assert ways(now, "g4") == within("g4", reach)
    assert ("F7" in ways(now, "g4")) == (edition == "revised")
    fought = fight(play(now, "allies", f"move g4 {'F7' if edition == 'revised' else 'G5'}"))
    assert "A" in show(fought)


@rule("TER-BEACH-4", "TER-BEACH-3")
@pytest.mark.parametrize(("glyph", "reach"), [("I", 2), ("E", 2), ("G", 1)])
@EDITIONS
def test_the_limit_of_beaches_lets_nobody_go_further_than_usual(glyph: str, reach: int, edition: str) -> None:
    now = battle(f"G5 b{glyph}, A9 i", step="move", edition=edition)
    assert ways(now, "G5") == within("G5", reach)


@rule("TER-BEACH-4", "TER-BEACH-3")
@pytest.mark.parametrize("ground", [".", "f", "t", "^", "#"])
@EDITIONS
def test_who_begins_elsewhere_has_all_its_hexes(ground: str, edition: str) -> None:
    now = battle(f"G5 {ground}A, A9 i", step="move", edition=edition)
    assert ways(now, "G5") == within("G5", 3)


@rule("EX-TER-BEACH-3", "TER-BEACH-2")
@EDITIONS
def test_a_beach_is_no_third_hex(edition: str) -> None:
    picture = "G7 a, h4 b.., h6 b.., A1 I, A9 i"
    now = battle(picture, turn="axis", step="move", edition=edition)
    assert within("G7", 3) - ways(now, "G7") == {"h4"}
    limit = "TER-BEACH-2" if edition == "revised" else "TER-BEACH-4"
    assert refused(now, "axis", "move G7 h4") == f"beach-limit [{limit}]"

    forest = battle("G7 a, h4 f.., A1 I, A9 i", turn="axis", step="move", edition=edition)
    assert "h4" in ways(forest, "G7")


@rule("TER-BEACH-5", "TER-BEACH-1")
@CLASSES
@EDITIONS
def test_on_beaches_one_attacks_and_is_attacked_with_all_dice(glyph: str, edition: str) -> None:
    off = battle(f"G5 b{glyph}, H5 i", step="fight", edition=edition)
    assert tally(off, "G5", "H5") == f"3: +3 base [{BASE[glyph]}]"
    onto = battle(f"G5 {glyph}, H5 bi", step="fight", edition=edition)
    assert tally(onto, "G5", "H5") == f"3: +3 base [{BASE[glyph]}]"

    if glyph != "G":
        assert targets(moved(f"F5 {glyph}, G5 b.., H5 i", "F5 G5", edition), "G5") == {"H5"}


@rule("TER-BEACH-6", "TER-BLUFF-7")
@pytest.mark.parametrize("own", ["b", "u"])
@pytest.mark.parametrize("unit", ["I", "A", "G"])
@EDITIONS
def test_from_beach_and_bluff_all_retreat_onto_beaches_but_not_into_water(
    own: str, unit: str, edition: str
) -> None:
    """Of the two hexes behind it, one is a beach."""
    for other, ends in (("b", {"f4", "g4"}), (".", {"f4", "g4"}), ("~", set()), ("=", set())):
        picture = f"G7 g, G5 {own}{unit}, f4 b.., g4 {other}.., A9 i, A1 I"
        now = battle(picture, turn="axis", step="fight", edition=edition)
        now = play(now, "axis", "attack G7 G5", dice="SSF")
        assert retreats(now) == ends
        assert ends or f"f4 b{unit}" in show(now)


@rule("TER-BEACH-7", "TER-SEA-7", "TER-BRIDGE-7", "TER-RIVER-2", "TER-RIVER-3")
@pytest.mark.parametrize("low", ["b", "~", "#", "=", "l", "."])
@CLASSES
@EDITIONS
def test_beach_sea_bridge_and_river_hide_nobody(low: str, glyph: str, edition: str) -> None:
    now = battle(f"F5 {glyph}, G5 {low}.., H5 i", step="fight", edition=edition)

    assert targets(now, "F5") == {"H5"}


# ------------------------------------------------------------------------------------------ sea


@rule("EX-TER-SEA-1", "TER-SEA-1", "TER-SEA-2", "TER-SEA-3", "TER-BEACH-1", "Q-08")
def test_a_swimming_tank_lands() -> None:
    """One hex at sea; next turn two over the beach, and it may attack."""
    for edition in BOTH:
        first = battle(f"G1 ~A, g2 ~.., G3 b.., {SEA}, {BEACH}, A9 i", step="move", edition=edition)
        assert ways(first, "G1") == within("G1", 1)

    second = battle(f"G1 ~.., g2 ~A, G3 b.., {SEA}, {BEACH}, h6 i, A9 I", step="move")
    assert ways(second, "g2") == within("g2", 2) - {"F1", "I1", "e2", "i2"}
    assert targets(fight(play(second, "allies", "move g2 g4")), "g4") == {"h6"}


@rule("EX-TER-SEA-1", "TER-SEA-2", "TER-BEACH-4", "Q-08")
def test_in_2004_a_swimming_tank_leaves_the_sea_by_one_hex() -> None:
    second = battle(f"G1 ~.., g2 ~A, G3 b.., {SEA}, {BEACH}, A9 i", step="move", edition="2004")
    assert ways(second, "g2") == within("g2", 1)

    third = battle(f"G1 g2 ~.., G3 bA, {SEA}, {BEACH}, A9 i", step="move", edition="2004")
    assert ways(third, "G3") == within("G3", 2) - {"E1", "F1", "G1", "H1", "I1"} | {"f2", "g2"}


@rule("TER-SEA-2", "Q-08")
@pytest.mark.parametrize("glyph", ["I", "E", "R", "A"])
def test_from_the_sea_over_land(glyph: str) -> None:
    """In 2004 one hex, in the revised edition as far as the unit goes."""
    reach = 3 if glyph == "A" else 2
    revised = battle(f"G5 ~{glyph}, A9 i", step="move")
    assert ways(revised, "G5") == within("G5", reach)
    first = battle(f"G5 ~{glyph}, A9 i", step="move", edition="2004")
    assert ways(first, "G5") == within("G5", 1)
    dry = battle(f"G5 {glyph}, A9 i", step="move", edition="2004")
    assert ways(dry, "G5") == within("G5", reach)


@rule("TER-SEA-1")
@pytest.mark.parametrize("glyph", ["I", "E", "R", "A"])
@EDITIONS
def test_who_enters_the_sea_goes_no_further(glyph: str, edition: str) -> None:
    now = battle(f"G5 {glyph}, {RING} ~.., A9 i", step="move", edition=edition)
    assert ways(now, "G5") == within("G5", 1)


@rule("TER-SEA-3")
@pytest.mark.parametrize("around", ["~", "b", "."])
@CLASSES
@EDITIONS
def test_units_at_sea_move_in_any_direction(around: str, glyph: str, edition: str) -> None:
    now = battle(f"G5 ~{glyph}, {RING} {around}.., A9 i", step="move", edition=edition)
    assert within("G5", 1) <= ways(now, "G5")


@rule("TER-SEA-5")
@pytest.mark.parametrize("glyph", ["I", "E", "R", "A", "G"])
@EDITIONS
def test_from_the_sea_nobody_attacks(glyph: str, edition: str) -> None:
    for at in ("H5", "I5"):
        now = battle(f"G5 ~{glyph}, {at} i, {ELSEWHERE}", step="fight", edition=edition)
        assert targets(now, "G5") == set()
        assert refused(now, "allies", f"attack G5 {at}") == "afloat [TER-SEA-5]"
        ashore = battle(f"G5 b{glyph}, {at} i, {ELSEWHERE}", step="fight", edition=edition)
        assert targets(ashore, "G5") == {at}

    if glyph != "G":
        entered = moved(f"F5 {glyph}, G5 ~.., H5 i", "F5 G5", edition)
        assert targets(entered, "G5") == set()
        landed = moved(f"F5 ~{glyph}, G5 b.., H5 i", "F5 G5", edition)
        assert targets(landed, "G5") == {"H5"}


@rule("TER-SEA-6")
@pytest.mark.parametrize("victim", ["i", "a", "g"])
@EDITIONS
def test_the_sea_covers_nobody(victim: str, edition: str) -> None:
    now = battle(f"F5 I, G5 ~{victim}, H5 A, g6 G", step="fight", edition=edition)

    assert [tally(now, at, "G5") for at in ("F5", "H5", "g6")] == [
        "3: +3 base [ATK-11]",
        "3: +3 base [ATK-12]",
        "3: +3 base [ATK-13]",
    ]
