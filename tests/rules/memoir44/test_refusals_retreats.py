"""Why not back, why not forward: flags, retreats, taking ground, overruns and the air drop."""

from __future__ import annotations

from functools import cache

import pytest

from bocage.kernel.refusal import Refusal
from bocage.memoir44.battle import ground_refusal
from bocage.memoir44.terrain.shelf import TERRAIN_GLYPHS

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    Battle,
    battle,
    deal,
    dice,
    offers,
    play,
    refused,
    retreats,
    scenario_facts,
    start,
)
from tests.rules.memoir44.foreign_ground import ford, on_the_shelf

FAR = ", A9 i, M1 I, L1 i"
DROP = {"air-drop": {"side": "allies", "figures": 2, "drift": 1}}


@cache
def positions(edition: str) -> dict[str, Battle]:
    """The positions that the cases below speak of, by name."""

    def hit(picture: str, attack: str, thrown: str, side: str = "allies", axis: str = "") -> Battle:
        now = battle(picture + FAR, turn=side, step="fight", axis=axis, discard="ambush", edition=edition)
        return play(now, side, f"attack {attack}", dice=thrown)

    ground = hit("G5 I, H5 i1, G7 I", "G5 H5", "GSS", axis="barrage")
    dropping = scenario_facts(
        "A1 I, A9 i", special=DROP, axis={"cards": 1, "medals": 4}, allies={"cards": 1, "medals": 4}
    )
    return {
        "back": hit("G5 i, G3 A", "G3 G5", "FSS"),
        "resistance": hit("G5 R, G7 a", "G7 G5", "FSS", "axis"),
        "sandbags": hit("G5 .oi, G3 A", "G3 G5", "FS"),
        "bunker": hit("G5 .Bg, G3 G, H3 I", "G3 G5", "FFS"),
        "church": hit("G5 ci, g4 I", "g4 G5", "FS"),
        "ground": ground,
        "stayed": play(ground, "allies", "stay"),
        "still there": hit("G5 I, H5 i, G7 I, G9 i", "G5 H5", "GSS"),
        "overrun": play(hit("G5 A, H5 i1, J5 i", "G5 H5", "GSS"), "allies", "take-ground"),
        "drop": deal(start(dropping, edition), cards="2*probe-left"),
    }


FLAGS = [
    ("back", "axis", "retreat F5", "not-toward-own-side [RET-03]"),
    ("back", "axis", "retreat H5", "not-toward-own-side [RET-03]"),
    ("back", "axis", "retreat f4", "not-toward-own-side [RET-03]"),
    ("back", "axis", "retreat A1", "not-toward-own-side [RET-03]"),
    ("back", "axis", "retreat G5", "not-toward-own-side [RET-03]"),
    ("back", "axis", "retreat G7", "one-hex-back [RET-01]"),
    ("back", "axis", "retreat a6", "one-hex-back [RET-01]"),
    ("back", "axis", "halt", "retreat-not-done [RET-10]"),
    ("back", "axis", "stand-fast", "retreat-first [RET-02]"),
    ("back", "axis", "move G5 g6", "retreat-first [RET-02]"),
    ("back", "axis", "ambush", "retreat-first [RET-02]"),
    ("back", "allies", "take-ground", "not-your-turn [TRN-01]"),
    ("back", "allies", "retreat g6", "not-your-turn [TRN-01]"),
    ("resistance", "allies", "retreat G3", "one-hex-back [RET-01]"),
    ("resistance", "allies", "retreat g6", "not-toward-own-side [RET-03]"),
    ("resistance", "allies", "halt", "retreat-not-done [RET-10]"),
    ("sandbags", "axis", "retreat f6", "answer-flag-first [RET-12]"),
    ("sandbags", "axis", "halt", "answer-flag-first [RET-12]"),
    ("sandbags", "allies", "fall-back", "not-your-turn [TRN-01]"),
    ("still there", "allies", "fall-back", "nothing-calls-for [RET-12]"),
    ("bunker", "axis", "move G5 G7", "answer-flag-first [RET-12]"),
    ("bunker", "allies", "stand-fast", "not-your-turn [TRN-01]"),
]

FORWARD = [
    ("ground", "allies", "attack G7 A9", "ground-first [GND-13]"),
    ("ground", "allies", "end-battles", "ground-first [GND-13]"),
    ("ground", "allies", "move G5 H5", "ground-first [GND-13]"),
    ("ground", "allies", "halt", "ground-first [GND-13]"),
    ("ground", "axis", "take-ground", "not-your-turn [TRN-01]"),
    ("ground", "axis", "stay", "not-your-turn [TRN-01]"),
    ("still there", "allies", "take-ground", "nothing-calls-for [GND-01]"),
    ("still there", "allies", "stay", "nothing-calls-for [GND-02]"),
    ("overrun", "allies", "attack H5 A9", "out-of-range [ATK-14]"),
    ("overrun", "allies", "attack M1 L1", "overrun-first [GND-13]"),
    ("overrun", "allies", "attack H5 H5", "no-enemy-there [ATK-03]"),
    ("overrun", "allies", "end-battles", "overrun-first [GND-13]"),
    ("overrun", "axis", "stay", "not-your-turn [TRN-01]"),
    ("drop", "allies", "play probe-left", "drop-first [SPC-DROP]"),
    ("drop", "allies", "move A1 A3", "drop-first [SPC-DROP]"),
    ("drop", "allies", "order A1", "drop-first [SPC-DROP]"),
    ("drop", "axis", "drop A1", "not-your-turn [TRN-01]"),
    ("drop", "axis", "play probe-left", "not-your-turn [TRN-01]"),
]


@rule("RET-01", "RET-02", "RET-03", "RET-10", "RET-12", "TRN-01")
@pytest.mark.parametrize(("name", "side", "text", "said"), FLAGS)
@pytest.mark.parametrize("edition", BOTH)
def test_what_a_retreat_refuses(name: str, side: str, text: str, said: str, edition: str) -> None:
    assert refused(positions(edition)[name], side, text) == said


@rule("RET-12", "TER-CHURCH-2", "RUL-67")
def test_a_flag_has_to_be_answered_in_a_church_of_the_revised_book_alone() -> None:
    revised, first = positions("revised")["church"], positions("2004")["church"]

    assert refused(revised, "axis", "retreat g6") == "answer-flag-first [RET-12]"
    assert refused(first, "axis", "stand-fast") == "retreat-first [RET-02]"


@rule("GND-01", "GND-02", "GND-09", "GND-13", "ATK-03", "ATK-14", "SPC-DROP", "TRN-01")
@pytest.mark.parametrize(("name", "side", "text", "said"), FORWARD)
@pytest.mark.parametrize("edition", BOTH)
def test_what_ground_overrun_and_drop_refuse(
    name: str, side: str, text: str, said: str, edition: str
) -> None:
    assert refused(positions(edition)[name], side, text) == said


# Resistance has been driven from G5 to g4 and may go on: what lies at G3, with H3 open behind it.
CLOSED = [
    ("G3 =..", "no-retreat-onto [RET-05]"),
    ("G3 l..", "no-retreat-onto [RET-05]"),
    ("G3 m..", "no-retreat-onto [RET-05]"),
    ("G3 ~..", "no-retreat-onto [RET-08]"),
    ("G3 I", "hex-taken [RET-06]"),
    ("G3 a", "hex-taken [RET-06]"),
    ("G3 =I", "hex-taken [RET-06]"),
]


@rule("RET-05", "RET-06", "RET-08")
@pytest.mark.parametrize(("there", "said"), CLOSED)
@pytest.mark.parametrize("edition", BOTH)
def test_hexes_that_are_closed_to_a_retreat(there: str, said: str, edition: str) -> None:
    now = battle(f"G5 R, G7 a, f4 =.., {there}{FAR}", turn="axis", step="fight", edition=edition)
    now = play(now, "axis", "attack G7 G5", dice="FSS")
    assert retreats(now) == {"H3", "halt"}
    assert refused(now, "allies", "retreat G3") == said


@rule("SPC-BRIDGE")
@pytest.mark.parametrize("edition", BOTH)
def test_a_retreat_leaves_a_bridge_at_its_end(edition: str) -> None:
    picture = f"G5 R, G7 a, f4 =.., g4 #..{FAR}"
    ends = {"g4": ["G5", "H3"]}
    now = battle(picture, turn="axis", step="fight", bridge_ends=ends, edition=edition)
    now = play(now, "axis", "attack G7 G5", dice="FSS")
    assert refused(now, "allies", "retreat G3") == "bridge-ends-only [SPC-BRIDGE]"


@rule("TER-BRIDGE-2", "TER-BRIDGE-4")
@pytest.mark.parametrize(
    ("picture", "said"),
    [
        ("g4 #.., G3 %..", "no-retreat-onto [TER-BRIDGE-4]"),
        ("g4 %.., G3 #..", "bridge-from-land [TER-BRIDGE-2]"),
    ],
)
def test_nor_does_it_go_between_a_bridge_and_a_ford(picture: str, said: str) -> None:
    with on_the_shelf(ford()):
        now = battle(f"G5 R, G7 a, f4 =.., {picture}{FAR}", turn="axis", step="fight")
        now = play(now, "axis", "attack G7 G5", dice="FSS")
        assert refused(now, "allies", "retreat G3") == said
    assert "%" not in TERRAIN_GLYPHS


# What stands where, the move to G5, if any, and why H5 is not taken once it is empty.
GROUND = [
    ("G5 G, H5 i1", "", "takes-no-ground [GND-03]"),
    ("F5 R, G5 f.., H5 i1", "F5 G5", "halted [GND-06]"),
    ("F5 R, G5 t.., H5 i1", "F5 G5", "halted [GND-06]"),
    ("F5 I, G5 .w., H5 i1", "F5 G5", "halted [GND-06]"),
    ("F5 A, G5 .w., H5 i1", "F5 G5", "halted [GND-06]"),
    ("F5 hI, H5 i1", "F5 G5", "left-hedgerow [TER-HEDGE-4]"),
    ("F5 hA, H5 i1", "F5 G5", "left-hedgerow [TER-HEDGE-4]"),
    ("G5 A, H5 .Bi1", "", "cannot-enter [GND-07]"),
    ("G5 A, H5 .xi1", "", "cannot-enter [GND-07]"),
    ("G5 .BA, H5 i1", "", "cannot-enter [GND-07]"),
    ("G5 bA, H5 ui1", "", "cannot-enter [GND-07]"),
    ("G5 uA, H5 bi1", "", "cannot-enter [GND-07]"),
    ("G5 bI, H5 ki1", "", "no-ground-up-cliff [TER-CLIFF-2]"),
    ("G5 I, H5 i2", "", "ground-not-empty [GND-01]"),
]
GROUND_REVISED = [
    ("F5 A, E5 I, H5 hi1", "F5 G5", "not-from-next-hex [TER-HEDGE-2]"),
    ("f6 I, H5 hi1", "f6 G5", "not-from-next-hex [TER-HEDGE-2]"),
]


def why_not_taken(picture: str, move: str, edition: str) -> Refusal | None:
    """Why the unit at G5 may not take H5 after its close assault."""
    now = battle(picture + FAR, step="move" if move else "fight", discard="ambush", edition=edition)
    if move:
        now = play(now, "allies", f"move {move}")
    now = play(now, "allies", "end-moves") if "end-moves" in offers(now, "allies") else now
    field = now.state.scenario.field
    unit, goal = now.state.unit_on[field.names.index("G5")], field.names.index("H5")
    now = play(now, "allies", "attack G5 H5")
    after = deal(now, dice="G" + "S" * (dice(now) - 1))
    return ground_refusal(after.state, unit, goal)


@rule("GND-01", "GND-03", "GND-05", "GND-06", "GND-07", "TER-HEDGE-4", "Q-11", "TER-CLIFF-2", "UNI-13")
@pytest.mark.parametrize(("picture", "move", "said"), GROUND)
@pytest.mark.parametrize("edition", BOTH)
def test_ground_that_is_not_taken(picture: str, move: str, said: str, edition: str) -> None:
    why = why_not_taken(picture, move, edition)
    assert why is not None
    assert f"{why.key} [{why.rule}]" == said


@rule("TER-HEDGE-2", "Q-10")
@pytest.mark.parametrize(("picture", "move", "said"), GROUND_REVISED)
@pytest.mark.parametrize("edition", BOTH)
def test_a_hedgerow_is_taken_only_from_beside_it(picture: str, move: str, said: str, edition: str) -> None:
    why = why_not_taken(picture, move, edition)
    assert why is not None
    assert f"{why.key} [{why.rule}]" == said


@rule("GND-07", "OBS-BUNKER-1", "OBS-HEDGEHOG-2")
@pytest.mark.parametrize(("obstacle", "name"), [("B", "bunker"), ("x", "hedgehog")])
def test_what_armor_cannot_take_is_called_by_its_obstacle(obstacle: str, name: str) -> None:
    why = why_not_taken(f"G5 A, H5 .{obstacle}i1", "", "revised")
    assert why is not None
    assert why.facts["terrain"] == name
