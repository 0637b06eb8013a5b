"""Taking ground and overrunning: what a unit may do with the hex it has fought for."""

from __future__ import annotations

import pytest

from bocage.memoir44.battle import may_overrun

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    Battle,
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


def emptied(
    picture: str, attack: str, throw: str = "GSS", edition: str = "revised", card: str = "direct-from-hq"
) -> Battle:
    """An attack by the Allies after which the target's hex is empty."""
    return play(battle(picture, step="fight", edition=edition, card=card), "allies", attack, dice=throw)


@rule("EX-GND-1", "GND-01", "GND-02", "Q-03", "RUL-70")
@EDITIONS
def test_infantry_takes_the_forest_it_has_emptied_if_it_likes(edition: str) -> None:
    now = play(battle("G3 I, f4 fi", step="fight", edition=edition), "allies", "attack G3 f4", dice="IF")
    now = play(now, "axis", "retreat F5")

    assert offers(now, "allies") == ["take-ground", "stay"]
    assert show(play(now, "allies", "take-ground")) == "F5 i3, f4 fI"
    assert show(play(now, "allies", "stay")) == "F5 i3, f4 f., G3 I"


@rule("GND-01", "RET-14")
def test_an_eliminated_unit_leaves_its_hex_to_be_taken_too() -> None:
    assert offers(emptied("G5 I, H5 i1, A9 i", "attack G5 H5"), "allies") == ["take-ground", "stay"]


@rule("GND-01")
def test_a_hex_that_is_not_emptied_cannot_be_taken() -> None:
    assert stage(emptied("G5 I, H5 i, A1 I, B1 i", "attack G5 H5", "III")) == "fighting"


@rule("GND-03", "RUL-70")
def test_artillery_never_takes_ground() -> None:
    assert "take-ground" not in offers(emptied("G5 G, H5 i1, A9 i, A1 I, B1 i", "attack G5 H5"), "allies")


@rule("GND-04")
@pytest.mark.parametrize("glyph", ["I", "A"])
def test_fire_never_lets_a_unit_take_ground(glyph: str) -> None:
    throw = "GS" if glyph == "I" else "GSS"
    now = emptied(f"G5 {glyph}, I5 i1, A9 i, A1 I, B1 i", "attack G5 I5", throw)

    assert stage(now) == "fighting"


@rule("GND-06", "RUL-72", "OBS-WIRE-1")
def test_a_unit_that_moved_onto_wire_may_attack_but_not_take_ground() -> None:
    now = battle("F5 I, G5 .w., H5 i1, A9 i", step="move")
    now = play(now, "allies", "move F5 G5", "attack G5 H5", dice="GS")

    assert "take-ground" not in offers(now, "allies")


@rule("GND-06")
def test_a_unit_that_stood_on_wire_may_take_ground() -> None:
    assert "take-ground" in offers(emptied("G5 .wI, H5 i1, A9 i", "attack G5 H5", "GS"), "allies")


@rule("GND-05", "GND-07", "RUL-86", "OBS-BUNKER-1", "OBS-HEDGEHOG-2")
@pytest.mark.parametrize("goal", [".B", ".x"])
def test_armor_takes_no_hex_it_may_not_enter(goal: str) -> None:
    now = emptied(f"G5 A, H5 {goal}i1, A9 i, A1 I, B1 i", "attack G5 H5", "G" if goal == ".B" else "GSS")

    assert "take-ground" not in offers(now, "allies")


@rule("TER-CLIFF-2", "GND-07")
def test_infantry_on_a_beach_takes_a_bluff_but_not_a_cliff() -> None:
    assert "take-ground" in offers(emptied("G5 bI, H5 ui1, A9 i", "attack G5 H5", "GS"), "allies")
    assert "take-ground" not in offers(
        emptied("G5 bI, H5 ki1, A9 i, A1 I, B1 i", "attack G5 H5", "GS"), "allies"
    )


@rule("TER-BLUFF-4", "TER-CLIFF-1", "GND-18")
@pytest.mark.parametrize(("start", "goal"), [("b", "u"), ("u", "b"), ("k", "b")])
def test_ground_is_taken_between_beach_and_bluff_both_ways(start: str, goal: str) -> None:
    throw = "GS" if goal == "u" else "GSS"
    assert "take-ground" in offers(
        emptied(f"G5 {start}I, H5 {goal}i1, A9 i", "attack G5 H5", throw), "allies"
    )


@rule("TER-BLUFF-2", "GND-07")
@pytest.mark.parametrize(("start", "goal"), [("b", "u"), ("u", "b")])
def test_armor_takes_no_ground_between_beach_and_bluff(start: str, goal: str) -> None:
    throw = "GS" if goal == "u" else "GSS"
    now = emptied(f"G5 {start}A, H5 {goal}i1, A9 i, A1 I, B1 i", "attack G5 H5", throw)

    assert "take-ground" not in offers(now, "allies")


@rule("TER-STEEP-3", "RUL-84")
@pytest.mark.parametrize("glyph", ["I", "A"])
def test_a_steep_hill_is_taken_as_usual(glyph: str) -> None:
    assert "take-ground" in offers(emptied(f"G5 {glyph}, H5 si1, A9 i", "attack G5 H5", "GS"), "allies")


@rule("TER-HEDGE-2", "Q-10", "RUL-75", "GND-05")
def test_a_hedgerow_is_taken_only_by_who_began_next_to_it() -> None:
    beside = battle("G5 I, H5 hi1, A9 i", step="move")
    stood = play(beside, "allies", "end-moves", "attack G5 H5", dice="GS")
    assert "take-ground" in offers(stood, "allies")

    came = play(battle("F5 I, H5 hi1, A9 i", step="move"), "allies", "move F5 G5", "attack G5 H5", dice="GS")
    assert "take-ground" not in offers(came, "allies")


@rule("TER-HEDGE-2", "Q-10")
@pytest.mark.parametrize(("edition", "may"), [("revised", True), ("2004", False)])
def test_who_moved_from_one_hex_beside_a_hedgerow_to_another(edition: str, may: bool) -> None:
    """Revised: it began next to the hedgerow. 2004: it has moved."""
    now = battle("G5 I, H5 hi1, A9 i", step="move", edition=edition)
    now = play(now, "allies", "move G5 g6", "attack g6 H5", dice="GS")

    assert ("take-ground" in offers(now, "allies")) == may


@rule("TER-HEDGE-2", "Q-10", "RUL-75")
@EDITIONS
def test_who_was_driven_next_to_a_hedgerow_may_take_it_under_a_card_that_moves_nobody(edition: str) -> None:
    """It counts where the unit stood when its own turn began, not when the enemy's did."""
    field = "F5 A, G5 i, E3 hi1, A9 i"
    now = battle(field, "axis", "fight", edition, orders="G5", allies="close-assault", discard="ambush")
    now = play(now, "axis", "attack G5 F5", dice="FSS")
    now = play(play(now, "allies", "retreat e4"), "axis", "stay", cards="general-advance")
    now = play(now, "allies", "play close-assault", "attack e4 E3", dice="GS")

    assert offers(now, "allies") == ["take-ground", "stay"]


@rule("TER-HEDGE-4", "Q-11", "TER-HEDGE-8")
@EDITIONS
def test_who_left_a_hedgerow_may_attack_but_not_take_ground(edition: str) -> None:
    now = battle("F5 hI, H5 i1, A9 i", step="move", edition=edition)
    now = play(now, "allies", "move F5 G5", "attack G5 H5", dice="GSS")

    assert "take-ground" not in offers(now, "allies")


@rule("Q-11", "TER-HEDGE-4", "GND-11")
@pytest.mark.parametrize(("start", "may"), [("h", False), (".", True)])
@EDITIONS
def test_who_left_a_hedgerow_by_taking_ground_takes_none_after_its_overrun(
    start: str, may: bool, edition: str
) -> None:
    now = battle(f"G5 {start}A, H5 i1, I5 i1, A9 i", step="fight", edition=edition)
    now = play(now, "allies", "attack G5 H5", "take-ground", "attack H5 I5", dice="GSS GSS")

    assert ("take-ground" in offers(now, "allies")) == may


@rule("TER-BEACH-6", "TER-SEA-3", "RUL-87", "GND-18", "Q-09")
@EDITIONS
def test_ground_is_taken_on_beaches_outside_of_any_limit(edition: str) -> None:
    now = battle("E5 bA, F5 b.., G5 b.., H5 bi1, A9 i", step="move", edition=edition)
    now = play(now, "allies", "move E5 G5", "attack G5 H5", "take-ground", dice="GSS")

    assert "H5 bA" in show(now)


@rule("GND-18")
@pytest.mark.parametrize(("start", "glyph"), [("F5", "I"), ("D5", "A")])
def test_ground_is_no_part_of_the_move(start: str, glyph: str) -> None:
    now = battle(f"{start} {glyph}, H5 i1, A9 i", step="move")
    now = play(now, "allies", f"move {start} G5", "attack G5 H5", "take-ground", dice="GSS")

    assert f"H5 {glyph}" in show(now)


@rule("EX-GND-2", "GND-08", "GND-09", "GND-17", "ATK-02")
@EDITIONS
def test_armor_that_has_taken_ground_may_attack_once_more(edition: str) -> None:
    now = play(
        battle("G5 A, H5 i, A9 i", step="fight", edition=edition), "allies", "attack G5 H5", dice="IFS"
    )
    now = play(now, "axis", "retreat h6")
    now = play(now, "allies", "take-ground")

    assert stage(now) == "overrun"
    assert now.state.trunk[-1].is_exclusive()
    assert offers(now, "allies") == ["attack H5 h6", "stay"]
    assert dice(play(now, "allies", "attack H5 h6")) == 3
    assert show(play(now, "allies", "stay")).endswith("h6 i3, H5 A")


@rule("GND-08")
def test_armor_that_stays_does_not_overrun() -> None:
    now = emptied("G5 A, H5 i1, I5 i, A9 i, A1 I, B1 i", "attack G5 H5")

    assert stage(play(now, "allies", "stay")) == "fighting"


@rule("GND-16")
def test_infantry_does_not_overrun() -> None:
    now = play(emptied("G5 I, H5 i1, I5 i, A1 I, B1 i", "attack G5 H5"), "allies", "take-ground")

    assert stage(now) == "fighting"
    assert targets(now, "H5") == set()
    armor = play(emptied("G5 A, H5 i1, I5 i, A1 I, B1 i", "attack G5 H5"), "allies", "take-ground")
    assert stage(armor) == "overrun"


@rule("GND-08", "GND-14", "CARD-CLOSEASSAULT-4")
@EDITIONS
@pytest.mark.parametrize(("card", "lasts"), [("close-assault", False), ("armor-assault", True)])
def test_a_die_that_does_not_last_allows_no_overrun(card: str, lasts: bool, edition: str) -> None:
    """Armor in a town against a unit uphill: 3 - 2 - 1, and 1 by the card, if that still counts."""
    now = battle("G5 tA, H5 ^i", step="fight", edition=edition, card=card, orders="G5")
    unit = now.state.unit_on[now.state.scenario.field.names.index("G5")]
    assert targets(now, "G5") == {"H5"}
    assert may_overrun(now.state, unit) == (lasts or edition == "revised")


@rule("GND-10", "RUL-80")
def test_an_overrun_is_a_close_assault_where_an_enemy_is_adjacent() -> None:
    now = play(emptied("G5 A, H5 i1, I5 i, L5 i", "attack G5 H5"), "allies", "take-ground")
    assert targets(now, "H5") == {"I5"}
    assert refused(now, "allies", "attack H5 L5") == "enemy-adjacent [ATK-06]"

    alone = play(emptied("G5 A, H5 i1, J5 i, A9 i", "attack G5 H5"), "allies", "take-ground")
    assert targets(alone, "H5") == {"J5"}


@rule("GND-11", "GND-12", "GND-13", "GND-15", "GND-16", "RUL-80", "RUL-81", "RUL-82", "Q-12")
@EDITIONS
def test_after_an_overrun_ground_may_be_taken_again_and_then_it_is_over(edition: str) -> None:
    now = battle("G5 A, H5 i1, I5 i1, J5 i, A9 i, A1 I, B1 i", step="fight", edition=edition)
    now = play(now, "allies", "attack G5 H5", "take-ground", "attack H5 I5", dice="GSS GSS")
    assert stage(now) == "ground"
    assert refused(now, "allies", "attack A1 B1") == "ground-first [GND-13]"
    assert now.state.trunk[-1].is_exclusive()

    now = play(now, "allies", "take-ground")
    assert stage(now) == "fighting"
    assert targets(now, "I5") == set()


@rule("GND-13")
def test_nobody_else_acts_before_the_overrun_is_decided() -> None:
    now = play(emptied("G5 A, H5 i1, I5 i, A9 i, A1 I, B1 i", "attack G5 H5"), "allies", "take-ground")
    assert refused(now, "allies", "attack A1 B1") == "overrun-first [GND-13]"
    assert refused(now, "allies", "end-battles") == "overrun-first [GND-13]"
    assert refused(now, "allies", "move H5 I5") == "overrun-first [GND-13]"


@rule("GND-04", "GND-11")
def test_after_an_overrun_by_fire_no_ground_is_taken() -> None:
    now = play(emptied("G5 A, H5 i1, J5 i1, A9 i, A1 I, B1 i", "attack G5 H5"), "allies", "take-ground")
    now = play(now, "allies", "attack H5 J5", dice="GSS")

    assert stage(now) == "fighting"


@rule("GND-15", "EX-TER-FOREST-1")
@pytest.mark.parametrize("goal", ["f", "h", "t", "c"])
def test_no_overrun_from_ground_that_forbids_attacks(goal: str) -> None:
    now = play(emptied(f"G5 A, H5 {goal}i1, I5 i, A1 I, B1 i", "attack G5 H5", "G"), "allies", "take-ground")

    assert stage(now) == "fighting"
    bare = play(emptied("G5 A, H5 i1, I5 i, A1 I, B1 i", "attack G5 H5"), "allies", "take-ground")
    assert stage(bare) == "overrun"


@rule("Q-12", "RUL-77", "OBS-WIRE-4", "OBS-WIRE-5", "OBS-WIRE-6")
@EDITIONS
def test_armor_that_takes_wire_crushes_it_overruns_and_goes_no_further(edition: str) -> None:
    now = play(
        emptied("G5 A, H5 .wi1, I5 i1, A9 i", "attack G5 H5", edition=edition), "allies", "take-ground"
    )
    assert told(now, "WireRemoved") == ["WireRemoved at=H5"]
    assert stage(now) == "overrun"

    now = play(now, "allies", "attack H5 I5", dice="GSS")
    assert stage(now) != "ground"


@rule("RUL-79", "OBS-WIRE-1")
def test_infantry_takes_ground_onto_wire_which_stays() -> None:
    now = play(emptied("G5 I, H5 .wi1, A9 i", "attack G5 H5"), "allies", "take-ground")

    assert "H5 .wI" in show(now)


@rule("OBS-SAND-2", "RUL-89", "Q-15")
def test_sandbags_stay_behind_when_ground_is_taken_and_are_gone() -> None:
    now = play(emptied("G5 .oI, H5 i1, A9 i", "attack G5 H5"), "allies", "take-ground")

    assert show(now) == "A9 i, H5 I"


@rule("GND-14", "CARD-ANY-10", "CARD-ARMORASSAULT-2", "RUL-99")
@EDITIONS
def test_a_card_s_bonus_counts_in_the_overrun_while_its_condition_holds(edition: str) -> None:
    """Armor assault: one die more in close assault, none when the overrun fires."""
    close = emptied("G5 A, H5 i1, I5 i, A9 i", "attack G5 H5", "GSSS", edition, "armor-assault")
    close = play(close, "allies", "take-ground")
    assert tally(close, "H5", "I5", is_overrun=True) == "4: +3 base [ATK-12], +1 card [CARD-ANY-9]"

    far = emptied("G5 A, H5 i1, J5 i, A9 i", "attack G5 H5", "GSSS", edition, "armor-assault")
    far = play(far, "allies", "take-ground")
    assert tally(far, "H5", "J5", is_overrun=True) == "3: +3 base [ATK-12]"


@rule("Q-48", "CARD-AMBUSH-7", "RUL-95")
def test_who_attacks_out_of_turn_takes_no_ground() -> None:
    now = battle("G5 I1, H5 i, A1 I, B1 a", step="fight", axis="ambush")
    now = play(now, "allies", "attack G5 H5")
    now = play(now, "axis", "ambush", dice="GSS")

    assert stage(now) == "fighting"
    assert "H5 i" in show(now)
