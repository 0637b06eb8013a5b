"""Why not there: moves nobody may make, each labelled by hand with the rule that a referee would name."""

from __future__ import annotations

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import BOTH, Battle, battle, play, refused, ways

Case = tuple[str, str, str]
"""What stands on the board with the mover at G5, where it is to go, and what is said."""

BY_ALLOWANCE: list[Case] = [
    ("I", "J5", "too-far [MOV-04]"),
    ("I1", "M9", "too-far [MOV-04]"),
    ("E", "J5", "too-far [MOV-05]"),
    ("R", "J5", "too-far [UNI-11]"),
    ("A", "K5", "too-far [MOV-06]"),
    ("T", "K5", "too-far [MOV-06]"),
    ("G", "I5", "too-far [MOV-07]"),
    ("G", "G7", "too-far [MOV-07]"),
    ("I", "G5", "already-there [ORD-09]"),
]

BY_UNITS: list[Case] = [
    ("I, H5 I", "H5", "hex-taken [MOV-08]"),
    ("I, H5 i", "H5", "hex-taken [MOV-08]"),
    ("I2, H5 I1", "H5", "hex-taken [MOV-08]"),
    ("A, J5 i", "J5", "hex-taken [MOV-08]"),
    ("A, H5 =G", "H5", "hex-taken [MOV-08]"),
    ("I, H5 I", "I5", "way-taken [MOV-09]"),
    ("I, H5 i", "I5", "way-taken [MOV-09]"),
    ("E, H5 i", "I5", "way-taken [MOV-09]"),
    ("A, H5 I", "J5", "way-taken [MOV-09]"),
    ("A, I5 g", "J5", "way-taken [MOV-09]"),
    ("A, f6 F5 f4 g4 H5 g6 I", "I5", "way-taken [MOV-09]"),
    ("I, H5 fi", "I5", "way-taken [MOV-09]"),
]

BY_WHAT_NOBODY_ENTERS: list[Case] = [
    ("I, H5 =..", "H5", "impassable [TER-RIVER-1]"),
    ("A, H5 =..", "H5", "impassable [TER-RIVER-1]"),
    ("I, H5 W..", "H5", "impassable [TER-RIVER-1]"),
    ("I, H5 l..", "H5", "impassable [TER-LAKE-2]"),
    ("A, J5 l..", "J5", "impassable [TER-LAKE-2]"),
    ("I, H5 m..", "H5", "impassable [SPC-SLOPE]"),
    ("I, H5 M..", "H5", "impassable [SPC-GAP]"),
    ("A, H5 .B.", "H5", "impassable [OBS-BUNKER-1]"),
    ("G, H5 ^B.", "H5", "impassable [OBS-BUNKER-1]"),
    ("A, H5 .x.", "H5", "impassable [OBS-HEDGEHOG-2]"),
    ("G, H5 bx.", "H5", "impassable [OBS-HEDGEHOG-2]"),
    ("I, H5 =..", "I5", "way-barred [TER-RIVER-1]"),
    ("A, H5 l..", "J5", "way-barred [TER-LAKE-2]"),
    ("I, H5 m..", "I5", "way-barred [SPC-SLOPE]"),
    ("A, I5 M..", "J5", "way-barred [SPC-GAP]"),
    ("A, H5 .B.", "J5", "way-barred [OBS-BUNKER-1]"),
    ("A, I5 .x.", "J5", "way-barred [OBS-HEDGEHOG-2]"),
]

BY_WHERE_A_MOVE_STOPS: list[Case] = [
    ("I, H5 f..", "I5", "way-stops [TER-FOREST-1]"),
    ("R, H5 f..", "I5", "way-stops [TER-FOREST-1]"),
    ("A, I5 f..", "J5", "way-stops [TER-FOREST-1]"),
    ("I, H5 h..", "I5", "way-stops [TER-HEDGE-3]"),
    ("A, H5 h..", "J5", "way-stops [TER-HEDGE-3]"),
    ("E, H5 t..", "I5", "way-stops [TER-TOWN-1]"),
    ("I, H5 c..", "I5", "way-stops [TER-CHURCH-1]"),
    ("I, H5 .w.", "I5", "way-stops [OBS-WIRE-1]"),
    ("A, H5 .w.", "J5", "way-stops [OBS-WIRE-1]"),
    ("A, I5 bw.", "J5", "way-stops [OBS-WIRE-1]"),
]

BY_HEDGEROWS_AND_BUNKERS: list[Case] = [
    ("I, I5 h..", "I5", "not-from-next-hex [TER-HEDGE-1]"),
    ("A, I5 h..", "I5", "not-from-next-hex [TER-HEDGE-1]"),
    ("T, J5 h..", "J5", "not-from-next-hex [TER-HEDGE-1]"),
    ("I, M9 h..", "M9", "not-from-next-hex [TER-HEDGE-1]"),
    ("hI", "I5", "one-hex-out [TER-HEDGE-4]"),
    ("hE", "G7", "one-hex-out [TER-HEDGE-4]"),
    ("hA", "J5", "one-hex-out [TER-HEDGE-4]"),
    ("hA, H5 i", "I5", "one-hex-out [TER-HEDGE-4]"),
    (".BG", "H5", "cannot-leave [OBS-BUNKER-3]"),
    (".BA", "J5", "cannot-leave [OBS-BUNKER-3]"),
    (".BA, H5 =..", "H5", "cannot-leave [OBS-BUNKER-3]"),
    ("^BG, H5 i", "H5", "cannot-leave [OBS-BUNKER-3]"),
]

BY_HEIGHTS_AND_BRIDGES: list[Case] = [
    ("bA, F5 H5 f6 g6 f4 g4 u..", "H5", "no-climb [TER-BLUFF-2]"),
    ("uG, H5 b..", "H5", "no-climb [TER-BLUFF-2]"),
    ("bT, F5 H5 f6 g6 f4 g4 k..", "H5", "no-climb [TER-CLIFF-1]"),
    ("kG, H5 b..", "H5", "no-climb [TER-CLIFF-1]"),
    ("bI, H5 u..", "I5", "climb-too-long [TER-BLUFF-3]"),
    ("uE, H5 b..", "I5", "climb-too-long [TER-BLUFF-3]"),
    ("I, H5 b.., I5 u..", "I5", "climb-too-long [TER-BLUFF-3]"),
    ("bI, H5 k..", "I5", "climb-too-long [TER-CLIFF-1]"),
    ("G, H5 s..", "H5", "climb-too-long [TER-STEEP-2]"),
    ("I, H5 s..", "I5", "climb-too-long [TER-STEEP-2]"),
    ("I, I5 s..", "I5", "climb-too-long [TER-STEEP-2]"),
    ("A, H5 s..", "J5", "climb-too-long [TER-STEEP-2]"),
    ("A, J5 s..", "J5", "climb-too-long [TER-STEEP-2]"),
    ("~I, H5 #.., g6 g4 =..", "H5", "bridge-from-land [TER-BRIDGE-2]"),
    ("~G, H5 #..", "H5", "bridge-from-land [TER-BRIDGE-2]"),
]

BY_THE_SHORE_REVISED: list[Case] = [
    ("A, H5 b..", "J5", "beach-limit [TER-BEACH-1]"),
    ("A, I5 b..", "J5", "beach-limit [TER-BEACH-1]"),
    ("bA, H5 b..", "J5", "beach-limit [TER-BEACH-1]"),
    ("A, J5 b..", "J5", "beach-limit [TER-BEACH-2]"),
    ("T, H5 b.., J5 b..", "J5", "beach-limit [TER-BEACH-2]"),
    ("I, H5 ~..", "I5", "way-stops [TER-SEA-1]"),
    ("A, H5 ~..", "J5", "way-stops [TER-SEA-1]"),
    ("~A, H5 ~..", "J5", "way-stops [TER-SEA-1]"),
]

BY_THE_SHORE_2004: list[Case] = [
    ("bA", "J5", "beach-limit [TER-BEACH-4]"),
    ("A, H5 b..", "J5", "beach-limit [TER-BEACH-4]"),
    ("A, J5 b..", "J5", "beach-limit [TER-BEACH-4]"),
    ("I, H5 ~..", "I5", "way-stops [TER-SEA-2]"),
    ("A, I5 ~..", "J5", "way-stops [TER-SEA-2]"),
    ("~I", "I5", "one-hex-out [TER-SEA-2]"),
    ("~A", "I5", "one-hex-out [TER-SEA-2]"),
    ("~E, H5 s..", "H5", "one-hex-out [TER-SEA-2]"),
]


def told(case: Case, edition: str) -> str:
    """What is said to the unit at G5 that is to go where the case wants it."""
    picture, to, _ = case
    now = battle(f"G5 {picture}, A9 i, A1 I", step="move", orders="G5 A1", edition=edition)
    return refused(now, "allies", f"move G5 {to}")


@rule("MOV-04", "MOV-05", "MOV-06", "MOV-07", "UNI-11", "ORD-09")
@pytest.mark.parametrize("case", BY_ALLOWANCE)
@pytest.mark.parametrize("edition", BOTH)
def test_the_allowance_of_its_type_ends_a_move(case: Case, edition: str) -> None:
    assert told(case, edition) == case[2]


@rule("MOV-08", "MOV-09")
@pytest.mark.parametrize("case", BY_UNITS)
@pytest.mark.parametrize("edition", BOTH)
def test_units_are_in_the_way(case: Case, edition: str) -> None:
    assert told(case, edition) == case[2]


@rule("TER-RIVER-1", "TER-LAKE-2", "SPC-SLOPE", "SPC-GAP", "OBS-BUNKER-1", "OBS-HEDGEHOG-2")
@pytest.mark.parametrize("case", BY_WHAT_NOBODY_ENTERS)
@pytest.mark.parametrize("edition", BOTH)
def test_terrain_or_obstacle_keeps_a_unit_out(case: Case, edition: str) -> None:
    assert told(case, edition) == case[2]


@rule("TER-FOREST-1", "TER-HEDGE-3", "TER-TOWN-1", "TER-CHURCH-1", "OBS-WIRE-1")
@pytest.mark.parametrize("case", BY_WHERE_A_MOVE_STOPS)
@pytest.mark.parametrize("edition", BOTH)
def test_what_lies_on_the_way_ends_the_move(case: Case, edition: str) -> None:
    assert told(case, edition) == case[2]


@rule("TER-HEDGE-1", "TER-HEDGE-4", "OBS-BUNKER-3")
@pytest.mark.parametrize("case", BY_HEDGEROWS_AND_BUNKERS)
@pytest.mark.parametrize("edition", BOTH)
def test_hedgerows_and_bunkers_hold(case: Case, edition: str) -> None:
    assert told(case, edition) == case[2]


@rule("TER-BLUFF-2", "TER-BLUFF-3", "TER-CLIFF-1", "TER-STEEP-2", "TER-BRIDGE-2")
@pytest.mark.parametrize("case", BY_HEIGHTS_AND_BRIDGES)
@pytest.mark.parametrize("edition", BOTH)
def test_heights_cost_or_forbid_and_water_leads_to_no_bridge(case: Case, edition: str) -> None:
    assert told(case, edition) == case[2]


@rule("TER-BEACH-1", "TER-BEACH-2", "TER-SEA-1")
@pytest.mark.parametrize("case", BY_THE_SHORE_REVISED)
def test_beach_and_sea_end_moves_that_enter_them(case: Case) -> None:
    assert told(case, "revised") == case[2]


@rule("TER-BEACH-4", "TER-SEA-2")
@pytest.mark.parametrize("case", BY_THE_SHORE_2004)
def test_in_2004_beach_and_sea_shorten_the_moves_of_who_is_there(case: Case) -> None:
    assert told(case, "2004") == case[2]


# ------------------------------------------------------------------------ cards and special rules

ENDS = {"F5": ["E5", "G5"], "G5": ["F5", "H5"], "H5": ["G5", "I5"]}
EXITS = [{"kind": "exit", "hexes": ["G9"], "side": "allies"}]
ASSAULT = "play infantry-assault", "section center"

BEHIND_THE_LINES: list[Case] = [
    ("I", "K5", "too-far [CARD-BEHINDLINES-1]"),
    ("E", "K5", "too-far [CARD-BEHINDLINES-1]"),
    ("I, H5 i", "J5", "way-taken [MOV-09]"),
    ("I, H5 =..", "J5", "way-barred [TER-RIVER-1]"),
    ("hI, I5 i, J5 h..", "J5", "way-taken [MOV-09]"),
    ("I, H5 f.., I5 I, J5 b..", "J5", "way-taken [MOV-09]"),
]


@rule("CARD-BEHINDLINES-1", "CARD-BEHINDLINES-2", "MOV-09")
@pytest.mark.parametrize("case", BEHIND_THE_LINES)
@pytest.mark.parametrize("edition", BOTH)
def test_behind_enemy_lines_units_and_rivers_still_stop(case: Case, edition: str) -> None:
    picture, to, said = case
    card = "behind-enemy-lines"
    now = battle(f"G5 {picture}, A9 i, A1 I", step="move", card=card, orders="G5", edition=edition)
    assert refused(now, "allies", f"move G5 {to}") == said


def under_way(name: str, edition: str) -> Battle:
    """The positions that the cases below speak of, in the Allies' step of moving."""
    match name:
        case "some":
            now = battle("G5 I, E5 I, C5 A, I7 i", step="move", orders="G5 C5", edition=edition)
            return play(now, "allies", "move C5 D5")
        case "bridge":
            return battle(
                "F5 H5 #.., G5 #I, f6 I, g4 b.., A9 i", step="move", bridge_ends=ENDS, edition=edition
            )
        case "exit":
            return battle("G5 I, G7 A, c8 .BG, A9 i", step="move", objectives=EXITS, edition=edition)
        case "assault":
            now = battle("G5 I, E5 E, A1 I, I7 i", allies="infantry-assault", edition=edition)
            return play(now, "allies", *ASSAULT)
        case _:
            return battle("G5 G, I7 i", step="move", card="artillery-bombard", edition=edition)


UNDER_WAY = [
    ("some", "move H5 I5", "no-unit-there [MOV-01]"),
    ("some", "move I7 I9", "no-unit-there [MOV-01]"),
    ("some", "move E5 E7", "not-ordered [TRN-09]"),
    ("some", "move D5 C5", "already-moved [MOV-03]"),
    ("some", "exit E5", "not-ordered [TRN-09]"),
    ("some", "exit D5", "already-moved [MOV-03]"),
    ("some", "exit G5", "no-exit-here [MOV-16]"),
    ("bridge", "move f6 G5", "hex-taken [MOV-08]"),
    ("bridge", "move f6 F5", "bridge-ends-only [SPC-BRIDGE]"),
    ("bridge", "move G5 g6", "bridge-ends-only [SPC-BRIDGE]"),
    ("bridge", "move G5 g4", "bridge-ends-only [SPC-BRIDGE]"),
    ("exit", "exit G5", "no-way-off [RUL-33]"),
    ("exit", "exit c8", "cannot-leave [OBS-BUNKER-3]"),
    ("exit", "exit A9", "no-unit-there [MOV-01]"),
    ("assault", "move G5 K5", "too-far [CARD-INFANTRYASSAULT-1]"),
    ("assault", "move E5 A5", "too-far [CARD-INFANTRYASSAULT-1]"),
    ("assault", "move A1 B1", "not-ordered [TRN-09]"),
    ("bombard", "move G5 K5", "too-far [CARD-BOMBARD-1]"),
]


@rule("TER-HEDGE-1", "SPC-BRIDGE", "Q-10")
def test_a_hedgerow_beside_a_bridge_that_is_left_at_its_ends_only() -> None:
    """Round the end of the bridge it is no first step, which it has to be in 2004."""
    field, ends = "G5 #A, g6 h.., A9 i", {"G5": ["F5", "H5"]}
    revised = battle(field, step="move", bridge_ends=ends)
    assert "g6" in ways(revised, "G5")

    first = battle(field, step="move", bridge_ends=ends, edition="2004")
    assert refused(first, "allies", "move G5 g6") == "bridge-ends-only [SPC-BRIDGE]"


@rule("TER-HEDGE-1", "Q-10")
@pytest.mark.parametrize(
    ("edition", "said"), [("revised", "way-stops [TER-HEDGE-3]"), ("2004", "not-from-next-hex [TER-HEDGE-1]")]
)
def test_a_hedgerow_on_the_way_is_entered_by_the_first_step_in_2004(edition: str, said: str) -> None:
    now = battle("B5 A, D5 h., A9 i", step="move", edition=edition)
    assert refused(now, "allies", "move B5 E5") == said


@rule("MOV-01", "MOV-03", "TRN-09", "MOV-16", "SPC-BRIDGE", "RUL-33", "OBS-BUNKER-3")
@rule("CARD-INFANTRYASSAULT-1", "CARD-BOMBARD-1")
@pytest.mark.parametrize(("name", "text", "said"), UNDER_WAY)
@pytest.mark.parametrize("edition", BOTH)
def test_moves_and_exits_that_are_none(name: str, text: str, said: str, edition: str) -> None:
    assert refused(under_way(name, edition), "allies", text) == said


@rule("Q-10", "TER-HEDGE-1")
@pytest.mark.parametrize("edition", BOTH)
def test_only_a_hedgerow_asks_for_the_first_step(edition: str) -> None:
    now = battle("G5 I, E7 t., F7 G7 h., J5 f., A9 i", step="move", edition=edition)
    assert refused(now, "allies", "move G5 J5") == "too-far [MOV-04]"
    assert refused(now, "allies", "move G5 G7") == "not-from-next-hex [TER-HEDGE-1]"
    walls = "A5 a6 b6 c6 d6 a4 b4 c4 d4 =."
    behind = battle(f"B5 A, D5 I, {walls}, A9 i", step="move", orders="B5", edition=edition)
    assert refused(behind, "allies", "move B5 E5") == "way-taken [MOV-09]"
