"""Bridges: who comes onto them from where, and fighting on them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    Battle,
    battle,
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
from tests.rules.memoir44.foreign_ground import ford, on_the_shelf

EDITIONS = pytest.mark.parametrize("edition", BOTH)
CLASSES = pytest.mark.parametrize("glyph", ["I", "A", "G"])
ELSEWHERE = "M1 I, L1 i"
"""A pair of units that can always attack, so that the battles do not end by themselves."""

RING = "F5 H5 f6 g6 f4 g4"
RIVER = "G9 g8 G7 g6 g4 G3 g2 G1 =.."
"""A river from edge to edge that leaves out G5."""

BASE = {"I": "ATK-11", "A": "ATK-12", "G": "ATK-13"}


@pytest.fixture
def fords() -> Iterator[None]:
    """Maps may have rivers that are passable, `%`."""
    with on_the_shelf(ford()):
        yield


def moved(picture: str, move: str, edition: str = "revised") -> Battle:
    """The battles of the Allies after one of them has moved."""
    now = battle(f"{picture}, {ELSEWHERE}", step="move", edition=edition)
    return fight(play(now, "allies", f"move {move}"))


@rule("EX-TER-BRIDGE-1", "TER-BRIDGE-1", "TER-RIVER-1")
@EDITIONS
def test_armor_crosses_a_river_over_the_bridge_only(edition: str) -> None:
    now = battle(f"F5 A, G5 #.., {RIVER}, A9 i", step="move", edition=edition)
    beyond = {"G5", "H5", "I5", "h6", "h4"}

    assert {at for at in ways(now, "F5") if at.upper() >= "G1"} == beyond
    assert show(play(now, "allies", "move F5 I5")).count("I5 A") == 1
    without = battle(f"F5 A, G5 =.., {RIVER}, A9 i", step="move", edition=edition)
    assert {at for at in ways(without, "F5") if at.upper() >= "G1"} == set()


@rule("TER-BRIDGE-1", "TER-BRIDGE-2")
@pytest.mark.parametrize(("glyph", "reach"), [("I", 2), ("E", 2), ("A", 3), ("G", 1)])
@EDITIONS
def test_a_bridge_is_moved_over_like_open_ground(glyph: str, reach: int, edition: str) -> None:
    now = battle(f"G5 {glyph}, {RING} #.., A9 i", step="move", edition=edition)
    assert ways(now, "G5") == within("G5", reach)
    on_it = battle(f"G5 #{glyph}, A9 i", step="move", edition=edition)
    assert ways(on_it, "G5") == within("G5", reach)


@rule("TER-BRIDGE-2", "Q-31")
@CLASSES
@EDITIONS
def test_a_bridge_is_entered_from_land_and_from_another_bridge_but_not_from_water(
    glyph: str, edition: str
) -> None:
    """Whoever is at sea beside a bridge comes onto it over land at the soonest."""
    sea = battle(f"F5 ~{glyph}, f6 f4 ~.., G5 #.., A9 i", step="move", edition=edition)
    assert "G5" not in ways(sea, "F5")
    assert ways(sea, "F5")

    for ground in (".", "b", "f", "^", "#"):
        land = battle(f"F5 {ground}{glyph}, f6 f4 ~.., G5 #.., A9 i", step="move", edition=edition)
        assert "G5" in ways(land, "F5")


@rule("TER-BRIDGE-2", "TER-BRIDGE-3", "Q-31")
@pytest.mark.usefixtures("fords")
@CLASSES
@EDITIONS
def test_no_bridge_is_entered_from_a_river_that_can_be_waded(glyph: str, edition: str) -> None:
    now = battle(f"F5 %{glyph}, f6 f4 g6 g4 %.., G5 #.., A9 i", step="move", edition=edition)
    assert ways(now, "F5") & within("F5", 1) == within("F5", 1) - {"G5"}

    beside = battle(f"H5 {glyph}, G5 #.., g6 g4 %.., A9 i", step="move", edition=edition)
    assert ways(beside, "H5") & within("H5", 1) == within("H5", 1)
    off_it = battle(f"G5 #{glyph}, {RING} %.., A9 i", step="move", edition=edition)
    assert within("G5", 1) <= ways(off_it, "G5")


@rule("TER-BRIDGE-4", "TER-BRIDGE-3")
@pytest.mark.usefixtures("fords")
@pytest.mark.parametrize("water", ["=", "%", "~", "l"])
@EDITIONS
def test_from_a_bridge_no_retreat_leads_onto_water(water: str, edition: str) -> None:
    one = battle(f"G7 g, G5 #I, f4 {water}.., A9 i", turn="axis", step="fight", edition=edition)
    assert show(play(one, "axis", "attack G7 G5", dice="SSF")).count("g4 I") == 1

    both = battle(f"G7 g, G5 #I, f4 g4 {water}.., A9 i", turn="axis", step="fight", edition=edition)
    assert "G5 #I3" in show(play(both, "axis", "attack G7 G5", dice="SSF"))


@rule("TER-BRIDGE-2", "TER-BRIDGE-3", "TER-BRIDGE-4")
@pytest.mark.usefixtures("fords")
@pytest.mark.parametrize(
    ("own", "behind", "ends"),
    [
        ("%", "#", set()),
        ("~", "#", set()),
        ("%", ".", {"f4", "g4"}),
        ("%", "%", {"f4", "g4"}),
        (".", "#", {"f4", "g4"}),
        ("#", ".", {"f4", "g4"}),
        ("#", "#", {"f4", "g4"}),
    ],
)
def test_retreats_go_onto_bridges_from_land_only(own: str, behind: str, ends: set[str]) -> None:
    now = battle(f"G7 g, G5 {own}I, f4 g4 {behind}.., A9 i", turn="axis", step="fight")

    assert retreats(play(now, "axis", "attack G7 G5", dice="SSF")) == ends


@rule("TER-BRIDGE-5", "TER-BRIDGE-6")
@CLASSES
@EDITIONS
def test_from_a_bridge_and_onto_it_one_attacks_with_all_dice(glyph: str, edition: str) -> None:
    off = battle(f"G5 #{glyph}, H5 i", step="fight", edition=edition)
    assert tally(off, "G5", "H5") == f"3: +3 base [{BASE[glyph]}]"

    onto = battle(f"G5 {glyph}, H5 #i", step="fight", edition=edition)
    assert tally(onto, "G5", "H5") == f"3: +3 base [{BASE[glyph]}]"


@rule("TER-BRIDGE-5", "TER-BRIDGE-1")
@EDITIONS
def test_a_unit_that_moves_onto_a_bridge_may_attack(edition: str) -> None:
    for glyph in ("I", "E", "A"):
        assert targets(moved(f"F5 {glyph}, G5 #.., H5 i", "F5 G5", edition), "G5") == {"H5"}


@rule("TER-BRIDGE-2", "TER-BRIDGE-3")
@pytest.mark.usefixtures("fords")
@EDITIONS
def test_a_retreat_onto_a_bridge_is_refused_for_the_water_it_leaves(edition: str) -> None:
    """The Resistance has come through a ford, and may go on or halt."""
    now = battle("G7 g, G5 R, f4 =.., g4 %.., G3 #.., A9 i", turn="axis", step="fight", edition=edition)
    now = play(now, "axis", "attack G7 G5", dice="SSF")

    assert retreats(now) == {"H3", "halt"}
    assert refused(now, "allies", "retreat G3") == "bridge-from-land [TER-BRIDGE-2]"
