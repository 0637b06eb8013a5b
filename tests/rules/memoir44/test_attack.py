"""Attacking: who may be attacked, from how far, and with how many dice."""

from __future__ import annotations

import pytest

from bocage.memoir44.attack import dice_of
from bocage.memoir44.units.roster import UNIT_TYPES

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    asked,
    battle,
    dice,
    offers,
    play,
    refused,
    show,
    stage,
    tally,
    targets,
    told,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)


@rule("EX-ATK-1", "ATK-06", "RUL-38", "RUL-39")
@EDITIONS
def test_a_unit_with_an_enemy_adjacent_attacks_no_other(edition: str) -> None:
    now = battle("G5 I, H5 i, E5 i", step="fight", edition=edition)

    assert targets(now, "G5") == {"H5"}
    assert refused(now, "allies", "attack G5 E5") == "enemy-adjacent [ATK-06]"


@rule("ATK-06", "RUL-39")
def test_among_several_adjacent_enemies_the_choice_is_free() -> None:
    assert targets(battle("G5 I, H5 i, F5 a, g6 g, E5 i", step="fight"), "G5") == {"H5", "F5", "g6"}


@rule("ATK-08", "ATK-06")
def test_artillery_is_bound_by_an_adjacent_enemy_too() -> None:
    assert targets(battle("G5 G, H5 i, D5 i", step="fight"), "G5") == {"H5"}


@rule("ATK-06", "ATK-08", "ATK-21", "GND-10", "CARD-ANY-9", "Q-24")
@pytest.mark.parametrize(("card", "found"), [("close-assault", {"H5"}), ("direct-from-hq", set())])
def test_the_die_of_a_close_assault_may_be_the_one_that_allows_it(card: str, found: set[str]) -> None:
    """Armor in a town against a unit uphill: 3 - 2 - 1, and 1 by the card; a gun has its dice anyhow."""
    now = battle("A9 B9 i, G5 tA, H5 ^i, E5 i, B1 a", step="fight", card=card, orders="G5")
    assert targets(now, "G5") == found
    gun = battle("G5 G, H5 ^i, E5 i", step="fight")
    assert targets(gun, "G5") == {"H5"}


@rule("ATK-06", "CARD-ANY-9")
@EDITIONS
@pytest.mark.parametrize(("card", "found"), [("firefight", {"I5"}), ("armor-assault", set())])
def test_the_die_of_a_card_for_close_assault_allows_no_fire(card: str, found: set[str], edition: str) -> None:
    now = battle("G5 tA, I5 ^i, A9 i", step="fight", card=card, orders="G5", edition=edition)
    assert targets(now, "G5") == found


@rule("Q-24", "RUL-38", "ATK-21", "EX-ATK-5")
def test_an_adjacent_enemy_against_whom_no_die_is_left_still_forbids_fire() -> None:
    """Armor in a town against a unit uphill: 3 - 2 - 1 = 0, even though it is adjacent."""
    now = battle("G5 tA, H5 ^i, E5 i, A1 I, B1 a", step="fight")
    assert targets(now, "G5") == set()
    assert refused(now, "allies", "attack G5 H5") == "no-dice [ATK-21]"
    assert refused(now, "allies", "attack G5 E5") == "enemy-adjacent [ATK-06]"


@rule("Q-43", "ATK-06")
def test_an_enemy_across_a_river_or_a_cliff_counts_as_adjacent() -> None:
    now = battle("G5 bI, H5 ki, E5 i", step="fight")

    assert targets(now, "G5") == {"H5"}
    assert refused(now, "allies", "attack G5 E5") == "enemy-adjacent [ATK-06]"
    alone = battle("G5 I, g4 I, E5 i, M5 i, A1 i", step="fight")
    assert refused(alone, "allies", "attack G5 M5") == "out-of-range [ATK-14]"


@rule("ATK-07", "ORD-10")
def test_nobody_is_forced_to_attack() -> None:
    now = play(battle("G5 I, H5 i", step="fight"), "allies", "end-battles")

    assert show(now) == "G5 I, H5 i"


@rule("EX-ATK-2", "ATK-10", "ATK-11")
def test_infantry_has_two_dice_two_hexes_away() -> None:
    now = battle("G5 I, I5 i", step="fight")

    assert tally(now, "G5", "I5") == "2: +2 base [ATK-11]"
    assert dice(play(now, "allies", "attack G5 I5")) == 2


@rule("EX-ATK-3", "ATK-14")
def test_four_hexes_are_beyond_the_range_of_infantry() -> None:
    now = battle("G5 I, K5 i, A1 I, B1 i", step="fight")

    assert refused(now, "allies", "attack G5 K5") == "out-of-range [ATK-14]"


UNITS_BY_GLYPH = {unit.glyph.upper(): unit for unit in UNIT_TYPES}
LADDERS = [("I", [3, 2, 1]), ("A", [3, 3, 3]), ("G", [3, 3, 2, 2, 1, 1])]
BASE = {"I": "ATK-11", "A": "ATK-12", "G": "ATK-13"}
EASTWARD = ["H5", "I5", "J5", "K5", "L5", "M5"]


@rule("EX-ATK-4", "ATK-11", "ATK-12", "ATK-13", "ATK-14", "LOS-01")
@pytest.mark.parametrize(("glyph", "ladder"), LADDERS)
@EDITIONS
def test_dice_go_by_type_and_distance_and_end_with_the_range(
    glyph: str, ladder: list[int], edition: str
) -> None:
    assert UNITS_BY_GLYPH[glyph].ladder == [0, *ladder]
    for away, at in enumerate(EASTWARD, 1):
        now = battle(f"G5 {glyph}, {at} i, A1 I, B1 i", step="fight", edition=edition)
        if away <= len(ladder):
            assert dice(play(now, "allies", f"attack G5 {at}")) == ladder[away - 1]
            assert tally(now, "G5", at) == f"{ladder[away - 1]}: +{ladder[away - 1]} base [{BASE[glyph]}]"
        else:
            assert refused(now, "allies", f"attack G5 {at}") == "out-of-range [ATK-14]"


@rule("ATK-10")
def test_distance_is_the_shortest_way_whatever_lies_on_it() -> None:
    """The river between is counted like any hex."""
    now = battle("G5 A, H5 =.., h6 =.., h4 =.., J5 i", step="fight")

    assert targets(now, "G5") == {"J5"}
    assert tally(now, "G5", "J5") == "3: +3 base [ATK-12]"


@rule("ATK-04", "RUL-47")
def test_a_unit_with_one_figure_left_has_all_its_dice() -> None:
    assert dice(play(battle("G5 I1, H5 i", step="fight"), "allies", "attack G5 H5")) == 3


@rule("EX-ATK-6", "ATK-05", "EX-GND-1")
@pytest.mark.parametrize(("at", "is_close"), [("H5", True), ("I5", False)])
def test_an_attack_on_an_adjacent_hex_is_a_close_assault_and_any_other_is_fire(
    at: str, is_close: bool
) -> None:
    """Only after a close assault ground can be taken."""
    now = play(
        battle(f"G5 I, {at} i1, A9 a", step="fight"),
        "allies",
        f"attack G5 {at}",
        dice="G" * (3 - (not is_close)),
    )

    assert ("take-ground" in offers(now, "allies")) == is_close


@rule("ATK-02")
def test_a_unit_attacks_once() -> None:
    now = battle("G5 I, I5 i, A1 I, B1 i", step="fight")
    now = play(now, "allies", "attack G5 I5", dice="SS")

    assert refused(now, "allies", "attack G5 I5") == "already-fought [ATK-02]"
    assert targets(now, "A1") == {"B1"}


@rule("ATK-01", "GND-13")
def test_an_attack_is_resolved_before_the_next_is_announced() -> None:
    now = battle("G5 I, H5 i, A1 I, B1 i", step="fight")
    now = play(now, "allies", "attack G5 H5", dice="SSF")

    assert stage(now) == "retreat"
    assert asked(now) == "axis"
    assert refused(now, "allies", "attack A1 B1") == "not-your-turn [TRN-01]"
    pausing = [pending.name for pending in now.state.trunk if pending.is_exclusive()]
    assert pausing == ["combat", "retreat"]


@rule("ATK-03")
def test_an_attack_has_one_enemy_as_its_target() -> None:
    now = battle("G5 I, H5 i, F5 i, g4 I", step="fight")

    assert refused(now, "allies", "attack G5 g4") == "no-enemy-there [ATK-03]"
    after = play(now, "allies", "attack G5 H5", dice="III")
    assert show(after) == "F5 i, G5 I, H5 i1, g4 I"


@rule("ATK-09", "LOS-01", "ATK-14", "ATK-21")
def test_range_sight_and_dice_are_asked_for_in_this_order() -> None:
    """E5 and h2 are fair game: not who is hidden, in a forest three hexes off, or too far away."""
    now = battle(
        "A9 i, G5 I, E5 i, h2 i, H5 f., I5 g, J5 fi, f8 fi, M5 fi, A1 I, B1 i", step="fight", orders="G5 A1"
    )
    assert targets(now, "G5") == {"E5", "h2"}
    assert refused(now, "allies", "attack G5 I5") == "no-sight [LOS-03]"
    assert refused(now, "allies", "attack G5 J5") == "no-sight [LOS-03]"
    assert refused(now, "allies", "attack G5 f8") == "no-dice [ATK-21]"
    assert refused(now, "allies", "attack G5 M5") == "out-of-range [ATK-14]"
    units = now.state.unit_on
    me, away = (units[now.state.scenario.field.names.index(at)] for at in ("G5", "M5"))
    assert dice_of(now.state, me, away, 1) == 0


@rule("ATK-09")
def test_an_attack_is_announced_with_its_dice_and_their_reasons() -> None:
    now = play(battle("G5 A, H5 fi", step="fight"), "allies", "attack G5 H5")

    assert told(now, "AttackDeclared") == [
        "AttackDeclared side=allies unit=armor at=G5 target=infantry target_side=axis target_at=H5 dice=1 "
        "amounts=3,-2 reasons=base,forest rules=ATK-12,TER-FOREST overrun="
    ]
    assert dice(now) == 1


@rule("ATK-15", "RUL-8")
def test_artillery_needs_no_sight() -> None:
    now = battle("G5 G, H5 f.., I5 i, A1 I, B1 i", step="fight")

    assert targets(now, "G5") == {"I5"}
    assert targets(battle("G5 G, H5 I, I5 i", step="fight"), "G5") == {"I5"}
    for glyph in "IA":
        hidden = battle(f"G5 {glyph}, H5 I, I5 i, A1 I, B1 i", step="fight")
        assert refused(hidden, "allies", "attack G5 I5") == "no-sight [LOS-03]"


@rule("LOS-01")
@pytest.mark.parametrize("glyph", ["I", "A"])
def test_everybody_else_needs_it(glyph: str) -> None:
    now = battle(f"G5 {glyph}, H5 f.., I5 i, A1 I, B1 i", step="fight")

    assert refused(now, "allies", "attack G5 I5") == "no-sight [LOS-03]"


@rule("ATK-16", "RUL-40")
@pytest.mark.parametrize("cover", ["f.", "h.", "t.", "c.", "^.", ".o", "fB", "u."])
def test_nothing_protects_from_artillery(cover: str) -> None:
    assert tally(battle(f"G5 G, I5 {cover}i", step="fight"), "G5", "I5") == "3: +3 base [ATK-13]"


@rule("ATK-17", "TER-GEN-5")
@pytest.mark.parametrize(
    ("glyph", "cover", "said"),
    [
        ("I", "f.", "2: +3 base [ATK-11], -1 forest [TER-FOREST]"),
        ("A", "f.", "1: +3 base [ATK-12], -2 forest [TER-FOREST]"),
        ("I", "t.", "2: +3 base [ATK-11], -1 town [TER-TOWN]"),
        ("A", "t.", "1: +3 base [ATK-12], -2 town [TER-TOWN]"),
        ("I", "h.", "2: +3 base [ATK-11], -1 hedgerow [TER-HEDGE]"),
        ("A", "h.", "1: +3 base [ATK-12], -2 hedgerow [TER-HEDGE]"),
        ("I", ".o", "2: +3 base [ATK-11], -1 sandbags [OBS-SAND]"),
        ("A", ".o", "2: +3 base [ATK-12], -1 sandbags [OBS-SAND]"),
        ("I", "b.", "3: +3 base [ATK-11]"),
        ("A", ".w", "3: +3 base [ATK-12]"),
        ("A", ".x", "3: +3 base [ATK-12]"),
    ],
)
def test_the_target_s_hex_takes_dice_off(glyph: str, cover: str, said: str) -> None:
    assert tally(battle(f"G5 {glyph}, H5 {cover}i", step="fight"), "G5", "H5") == said


@rule("ATK-18", "TER-TOWN-3", "OBS-WIRE-2", "OBS-WIRE-10", "RUL-46")
@pytest.mark.parametrize(
    ("attacker", "total"),
    [("t.A", 1), ("c.A", 1), ("t.I", 3), ("t.G", 3), (".wI", 2), (".wA", 3), (".wG", 3), ("twI", 2)],
)
def test_the_attacker_s_own_hex_may_take_dice_off(attacker: str, total: int) -> None:
    assert tally(battle(f"G5 {attacker}, H5 i", step="fight"), "G5", "H5").startswith(f"{total}:")


@rule("ATK-19", "ATK-23", "RUL-35")
def test_both_reductions_add_up() -> None:
    now = battle("G5 tA, H5 .oi", step="fight", card="armor-assault")

    said = tally(now, "G5", "H5")
    assert (
        said == "1: +3 base [ATK-12], +1 card [CARD-ANY-9], -2 from-town [TER-TOWN], -1 sandbags [OBS-SAND]"
    )
    assert dice(play(now, "allies", "attack G5 H5")) == 1


@rule("ATK-20", "OBS-GEN-1", "EX-OBS-1", "EX-OBS-2", "RUL-36", "OBS-SAND-5", "RUL-43", "Q-49")
@pytest.mark.parametrize(
    ("attacker", "cover", "said"),
    [
        ("A", "^B", "1: +3 base [ATK-12], -2 bunker [OBS-BUNKER]"),
        ("I", "^B", "2: +3 base [ATK-11], -1 hill [TER-HILL]"),
        ("^A", "^B", "1: +3 base [ATK-12], -2 bunker [OBS-BUNKER]"),
        ("^I", "^B", "2: +3 base [ATK-11], -1 bunker [OBS-BUNKER]"),
        ("A", "to", "1: +3 base [ATK-12], -2 town [TER-TOWN]"),
        ("I", "to", "2: +3 base [ATK-11], -1 town [TER-TOWN]"),
        ("A", "^o", "2: +3 base [ATK-12], -1 hill [TER-HILL]"),
        ("^A", "^o", "2: +3 base [ATK-12], -1 sandbags [OBS-SAND]"),
    ],
)
def test_terrain_and_obstacle_do_not_add_up(attacker: str, cover: str, said: str) -> None:
    assert tally(battle(f"G5 {attacker}, H5 {cover}i", step="fight"), "G5", "H5") == said


@rule("ATK-22", "TER-FOREST-2", "EX-TER-FOREST-1", "EX-UNI-2", "UNI-08")
@pytest.mark.parametrize("glyph", ["I", "E", "A"])
@pytest.mark.parametrize("terrain", ["f", "h", "t", "c"])
def test_who_moved_into_cover_may_not_attack(glyph: str, terrain: str) -> None:
    now = battle(f"F5 {glyph}, G5 {terrain}.., H5 i, A1 I, B1 i", step="move", orders="F5 A1")
    now = play(now, "allies", "move F5 G5", "end-moves")

    hold = {"f": "TER-FOREST-2", "h": "TER-HEDGE-5", "t": "TER-TOWN-2", "c": "TER-CHURCH-1"}[terrain]
    assert refused(now, "allies", "attack G5 H5") == f"no-attack-on-entry [{hold}]"


@rule("UNI-12", "UNI-13")
@pytest.mark.parametrize("terrain", ["f", "h", "t", "c"])
def test_the_resistance_attacks_from_cover_it_moved_into_but_takes_no_ground(terrain: str) -> None:
    now = battle(f"F5 R, G5 {terrain}.., H5 i1, A9 i", step="move")
    now = play(now, "allies", "move F5 G5")
    assert targets(now, "G5") == {"H5"}

    after = play(now, "allies", "attack G5 H5", dice="GSS")
    assert "take-ground" not in offers(after, "allies")


@rule(
    "EX-MOV-5", "EX-MOV-6", "EX-MOV-7", "EX-UNI-1", "MOV-04", "MOV-05", "MOV-06", "MOV-07", "UNI-07", "UNI-11"
)
@pytest.mark.parametrize(
    ("glyph", "steps", "fights"),
    [
        ("I", 1, True),
        ("I", 2, False),
        ("E", 2, True),
        ("R", 1, True),
        ("R", 2, False),
        ("A", 3, True),
        ("T", 3, True),
        ("G", 1, False),
    ],
)
@EDITIONS
def test_how_far_a_unit_may_have_moved_to_attack(glyph: str, steps: int, fights: bool, edition: str) -> None:
    ends = ["B5", "C5", "D5", "E5"]
    enemy = ["", "D5", "E5", "F5"][steps]
    now = battle(f"B5 {glyph}, {enemy} i, L1 I, M1 i", step="move", orders="B5 L1", edition=edition)
    now = play(now, "allies", f"move B5 {ends[steps]}", "end-moves")

    assert (targets(now, ends[steps]) == {enemy}) == fights
