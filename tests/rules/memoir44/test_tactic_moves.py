"""Tactic cards that send units forward: the assaults, behind enemy lines, direct from HQ."""

from __future__ import annotations

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    Battle,
    asked,
    battle,
    dice,
    facts_of_refusal,
    fight,
    is_ordered,
    offers,
    play,
    refused,
    show,
    stage,
    tally,
    targets,
    told,
    ways,
    within,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)


def in_orders(now: Battle, *places: str) -> list[str]:
    """Those of some hexes whose units are ordered."""
    return [at for at in places if is_ordered(now, at)]


# ------------------------------------------------------------------------------------------ direct from HQ


@rule("CARD-HQ-1")
@EDITIONS
def test_any_four_units_are_ordered_wherever_they_stand(edition: str) -> None:
    now = battle("A1 I, C1 A, G3 G, K3 E, M5 R, G5 T, H5 i", edition=edition, allies="direct-from-hq")
    now = play(now, "allies", "play direct-from-hq")
    assert offers(now, "allies", "order") == [f"order {at}" for at in ["G5", "M5", "G3", "K3", "A1", "C1"]]
    now = play(now, "allies", "order A1", "order G3", "order G5")
    assert stage(now) == "ordering"
    now = play(now, "allies", "order M5")

    assert stage(now) == "marching"
    assert in_orders(now, "A1", "C1", "G3", "K3", "M5", "G5") == ["A1", "G3", "M5", "G5"]


@rule("CARD-HQ-1")
def test_orders_from_hq_are_plain() -> None:
    now = battle("G3 I, H3 i, A1 I, A9 i", step="move")

    assert ways(now, "A1") == within("A1", 2)
    assert tally(now, "G3", "H3") == "3: +3 base [ATK-11]"


# ------------------------------------------------------------------------------------------------ move out


@rule("CARD-MOVEOUT-1", "CARD-ANY-8")
@EDITIONS
def test_four_infantry_units_move_out_from_anywhere(edition: str) -> None:
    now = battle("A1 I, C1 E, E1 R, G1 I, M1 I, H1 A, I1 G, A9 i", edition=edition, allies="move-out")
    now = play(now, "allies", "play move-out")
    assert offers(now, "allies", "order") == [f"order {at}" for at in ["A1", "C1", "E1", "G1", "M1"]]
    assert refused(now, "allies", "order H1") == "not-this-kind [CARD-ANY-8]"
    now = play(now, "allies", "order A1", "order C1", "order E1")
    assert stage(now) == "ordering"
    now = play(now, "allies", "order M1")

    assert stage(now) == "marching"
    assert in_orders(now, "A1", "C1", "E1", "G1", "M1") == ["A1", "C1", "E1", "M1"]
    assert ways(now, "A1") == within("A1", 2) - {"C1"}
    assert tally(battle("G3 I, H3 i", step="fight", card="move-out"), "G3", "H3") == "3: +3 base [ATK-11]"


# ------------------------------------------------------------------------------------------- armor assault


@rule("CARD-ARMORASSAULT-1")
@EDITIONS
def test_four_armor_units_are_ordered_anywhere(edition: str) -> None:
    now = battle("A1 A, C1 T, E1 A, G1 A, M1 T, H1 I, I1 G, A9 i", edition=edition, allies="armor-assault")
    now = play(now, "allies", "play armor-assault")
    assert offers(now, "allies", "order") == [f"order {at}" for at in ["A1", "C1", "E1", "G1", "M1"]]
    assert refused(now, "allies", "order H1") == "not-this-kind [CARD-ANY-8]"
    now = play(now, "allies", "order A1", "order C1", "order M1")
    assert stage(now) == "ordering"
    now = play(now, "allies", "order G1")

    assert stage(now) == "marching"
    assert in_orders(now, "A1", "C1", "E1", "G1", "M1", "H1", "I1") == ["A1", "C1", "G1", "M1"]


@rule("CARD-ARMORASSAULT-1", "CARD-ANY-9")
@EDITIONS
@pytest.mark.parametrize(("at", "thrown"), [("H3", 4), ("I3", 3), ("J3", 3)])
@pytest.mark.parametrize("unit", ["A", "T"])
def test_it_gives_a_die_more_in_close_assault_and_none_from_afar(
    unit: str, at: str, thrown: int, edition: str
) -> None:
    now = battle(f"G3 {unit}, {at} i", step="fight", card="armor-assault", edition=edition)

    assert dice(play(now, "allies", f"attack G3 {at}")) == thrown


@rule("CARD-ARMORASSAULT-1")
def test_armor_moves_as_usual_under_an_assault() -> None:
    now = battle("G3 A, K3 i, H3 f.", step="move", card="armor-assault")
    assert ways(now, "G3") == within("G3", 3) - {"J3", "K3"}
    now = play(now, "allies", "move G3 I3")

    assert stage(now) == "fighting"
    assert targets(now, "I3") == {"K3"}


@rule("CARD-ARMORASSAULT-2", "CARD-ANY-10", "RUL-99")
@EDITIONS
@pytest.mark.parametrize(("second", "thrown"), [("I3", 4), ("J3", 3)])
def test_the_die_lasts_for_a_close_assault_by_overrun(second: str, thrown: int, edition: str) -> None:
    now = battle(f"G3 A, H3 i1, {second} i", step="fight", card="armor-assault", edition=edition)
    now = play(now, "allies", "attack G3 H3", "take-ground", f"attack H3 {second}", dice="GSSS")

    assert dice(now) == thrown


# -------------------------------------------------------------------------------------- behind enemy lines


def behind(picture: str, edition: str = "revised", step: str = "move", **more: object) -> Battle:
    """The Allies go behind enemy lines."""
    return battle(picture, step=step, card="behind-enemy-lines", edition=edition, **more)  # type: ignore[arg-type]


@rule("CARD-BEHINDLINES-1")
@EDITIONS
def test_one_infantry_unit_is_ordered(edition: str) -> None:
    now = behind("A1 I, C1 E, G3 R, H3 A, M1 G, A9 i", edition, "order")
    assert offers(now, "allies") == ["order G3", "order A1", "order C1", "end-orders"]
    assert refused(now, "allies", "order H3") == "not-this-kind [CARD-ANY-8]"
    now = play(now, "allies", "order C1")

    assert stage(now) == "marching"
    assert in_orders(now, "A1", "C1", "G3", "H3", "M1") == ["C1"]


@rule("CARD-BEHINDLINES-1", "CARD-BEHINDLINES-3")
@EDITIONS
@pytest.mark.parametrize("unit", ["I", "E", "R"])
def test_three_hexes_a_battle_with_a_die_more_three_hexes_again(unit: str, edition: str) -> None:
    now = behind(f"G1 {unit}, h6 i, M9 i", edition)
    assert ways(now, "G1") == within("G1", 3)
    assert refused(now, "allies", "move G1 K1") == "too-far [CARD-BEHINDLINES-1]"
    now = play(now, "allies", "move G1 h4")
    assert stage(now) == "fighting", "it has moved"
    assert targets(now, "h4") == {"h6"}
    now = play(now, "allies", "attack h4 h6")
    assert dice(now) == 3
    now = play(now, "allies", dice="GGS")
    assert stage(now) == "marching"
    assert ways(now, "h4") == within("h4", 3) - {"h6"}
    now = play(now, "allies", "move h4 K5", cards="general-advance")

    assert show(now) == f"M9 i, h6 i2, K5 {unit}"
    assert asked(now) != "allies", "that was its second move"


@rule("CARD-BEHINDLINES-1")
@pytest.mark.parametrize(("at", "lines"), [("H3", "4: +3"), ("I3", "3: +2"), ("J3", "2: +1")])
def test_the_die_more_counts_at_any_range(at: str, lines: str) -> None:
    now = behind(f"G3 I, {at} i", step="fight")

    assert tally(now, "G3", at) == f"{lines} base [ATK-11], +1 card [CARD-ANY-9]"
    assert dice(play(now, "allies", f"attack G3 {at}")) == int(lines[0])


@rule("CARD-BEHINDLINES-2", "CARD-ANY-11")
@EDITIONS
@pytest.mark.parametrize("start", ["A3 I", "A3 hI", "A3 ~I", "A3 bI", "A3 .wI"])
@pytest.mark.parametrize("first", ["B3 f.", "B3 t.", "B3 h.", "B3 b.", "B3 ~.", "B3 .w.", "B3 s.", "B3 u."])
def test_its_moves_do_not_mind_the_terrain(start: str, first: str, edition: str) -> None:
    """Between two rivers the only way leads over B3."""
    now = behind(f"{start}, a2 =., a4 =., {first}, M9 i", edition)
    far = {"B3", "C3", "D3", "b2", "b4", "c2", "c4", "B1", "C1", "B5", "C5"}
    assert ways(now, "A3") == far

    now = play(now, "allies", "end-moves")
    if stage(now) == "fighting":  # it could remove the wire it stands on
        now = play(now, "allies", "end-battles")
    assert stage(now) == "marching"
    assert ways(now, "A3") == far


@rule("CARD-BEHINDLINES-2", "CARD-ANY-11")
@pytest.mark.parametrize("first", ["f", "t", "h", ".w", "b", "s"])
def test_others_do_mind_it(first: str) -> None:
    """Infantry that may go three hexes by another card."""
    picture = f"A3 I, a2 =., a4 =., B3 {first}., M9 i"
    now = play(battle(picture, allies="infantry-assault"), "allies", "play infantry-assault", "section left")

    assert "D3" not in ways(now, "A3")
    assert ("C3" in ways(now, "A3")) == (first in ("b", "s"))


@rule("CARD-BEHINDLINES-2")
@EDITIONS
def test_what_is_impassable_or_taken_stays_so(edition: str) -> None:
    closed = behind("A3 I, a2 =., a4 l., B3 I, M9 i", edition, orders="A3")
    assert ways(closed, "A3") == set()
    through = behind("A3 I, a2 =., a4 =., B3 i, M9 i", edition)
    assert ways(through, "A3") == set()


@rule("CARD-BEHINDLINES-2")
@EDITIONS
@pytest.mark.parametrize(
    ("goal", "key"), [("f", "holds"), ("t", "holds"), ("h", "holds"), ("~", "holds"), (".w", "wire")]
)
def test_its_battle_minds_the_terrain_it_has_entered(goal: str, key: str, edition: str) -> None:
    now = behind(f"G3 I, G5 {goal}., H5 i, A9 i", edition)
    now = play(now, "allies", "move G3 G5")

    if key == "holds":
        assert stage(now) == "marching", "no battle, but the second move"
        return
    assert tally(now, "G5", "H5") == "3: +3 base [ATK-11], +1 card [CARD-ANY-9], -1 from-wire [OBS-WIRE]"
    assert dice(play(now, "allies", "attack G5 H5")) == 3


@rule("CARD-BEHINDLINES-2")
def test_the_resistance_battles_from_where_it_has_come() -> None:
    now = play(behind("G3 R, G5 f., H5 i"), "allies", "move G3 G5")

    assert targets(now, "G5") == {"H5"}


@rule("CARD-BEHINDLINES-3")
@EDITIONS
@pytest.mark.parametrize("to", ["G3", "H3", "I3", "J3"])
def test_it_battles_however_far_it_went(to: str, edition: str) -> None:
    now = behind("G3 I, g6 i, K3 i", edition)
    now = play(now, "allies", "end-moves" if to == "G3" else f"move G3 {to}")

    assert stage(now) == "fighting"
    assert targets(now, to)


@rule("CARD-BEHINDLINES-4")
@EDITIONS
@pytest.mark.parametrize("answer", ["take-ground", "stay"])
def test_it_may_take_ground_and_still_has_its_second_move(answer: str, edition: str) -> None:
    now = behind("G1 I, G5 i1, M9 i", edition)
    now = play(now, "allies", "move G1 g4", "attack g4 G5", dice="GSSS")
    assert stage(now) == "ground"
    now = play(now, "allies", answer)
    here = "G5" if answer == "take-ground" else "g4"

    assert stage(now) == "marching"
    assert ways(now, here) == within(here, 3)


@rule("CARD-BEHINDLINES-4")
@EDITIONS
def test_without_a_battle_it_moves_again_all_the_same(edition: str) -> None:
    now = behind("G1 I, G5 i, M9 i", edition)
    now = play(now, "allies", "move G1 G3", "end-battles")
    assert ways(now, "G3") == within("G3", 3) - {"G5"}
    now = play(now, "allies", "move G3 J3", cards="general-advance")

    assert show(now) == "M9 i, G5 i, J3 I"


@rule("CARD-BEHINDLINES-4")
def test_ground_in_a_forest_does_not_end_its_way() -> None:
    now = play(behind("g4 I, G5 fi1, M9 i", step="fight"), "allies", "attack g4 G5", dice="GSS")
    now = play(now, "allies", "take-ground")

    assert ways(now, "G5") == within("G5", 3)


@rule("CARD-BEHINDLINES-5")
@EDITIONS
def test_driven_back_by_an_ambush_it_still_moves(edition: str) -> None:
    now = behind("G1 I, G5 i, M9 i", edition, axis="ambush")
    now = play(now, "allies", "move G1 g4", "attack g4 G5")
    now = play(now, "axis", "ambush", dice="FSS")
    now = play(now, "allies", "retreat G3")

    assert stage(now) == "marching", "the battle is over"
    assert ways(now, "G3") == within("G3", 3) - {"G5"}


@rule("CARD-BEHINDLINES-5")
def test_eliminated_by_an_ambush_it_does_not() -> None:
    cards = "2*general-advance"
    now = behind("G1 I1, A1 I, G5 i, M9 i", axis="ambush probe-left", orders="G1", deck=cards)
    now = play(now, "allies", "move G1 g4", "attack g4 G5")
    now = play(now, "axis", "ambush", dice="GSS", cards=cards)

    assert asked(now) == "axis"
    assert show(now) == "M9 i, G5 i, A1 I"


# ---------------------------------------------------------------------------------------------- close assault


def close_assault(picture: str, edition: str = "revised", **more: object) -> Battle:
    """The Allies play close assault."""
    now = battle(picture, allies="close-assault", edition=edition, **more)  # type: ignore[arg-type]
    return play(now, "allies", "play close-assault")


@rule("CARD-CLOSEASSAULT-1", "CARD-CLOSEASSAULT-6", "RUL-98")
@EDITIONS
def test_all_infantry_and_armor_beside_an_enemy_are_ordered_without_asking(edition: str) -> None:
    picture = "A1 I, B1 i, C3 A, D3 i, F3 R, G3 i, H3 E, G5 G, H5 i, I5 T, K5 I, M9 I"
    now = close_assault(picture, edition)

    assert stage(now) == "fighting"
    places = ["A1", "C3", "F3", "H3", "G5", "I5", "K5", "M9"]
    assert in_orders(now, *places) == ["A1", "C3", "F3", "H3", "I5"]


@rule("CARD-CLOSEASSAULT-1", "CARD-ANY-9")
@EDITIONS
@pytest.mark.parametrize(("unit", "base"), [("I", "ATK-11"), ("A", "ATK-12")])
def test_nobody_moves_and_each_battles_with_a_die_more(unit: str, base: str, edition: str) -> None:
    now = close_assault(f"G5 {unit}, H5 i, I5 i", edition)

    assert offers(now, "allies", "move") == []
    assert refused(now, "allies", "move G5 G3") == "nobody-moves [CARD-CLOSEASSAULT-1]"
    assert targets(now, "G5") == {"H5"}
    assert tally(now, "G5", "H5") == f"4: +3 base [{base}], +1 card [CARD-ANY-9]"
    assert dice(play(now, "allies", "attack G5 H5")) == 4


@rule("CARD-CLOSEASSAULT-2", "RUL-98")
@EDITIONS
def test_a_unit_that_comes_beside_an_enemy_later_gets_nothing(edition: str) -> None:
    now = close_assault("G5 I, g6 i, h8 A, A1 I, B1 i", edition)
    now = play(now, "allies", "attack G5 g6", dice="FSSS")
    now = play(now, "axis", "retreat H7")
    if stage(now) == "ground":
        now = play(now, "allies", "stay")

    assert not is_ordered(now, "h8")
    assert offers(now, "allies") == ["attack A1 B1", "end-battles"]


@rule("CARD-CLOSEASSAULT-2")
@EDITIONS
def test_a_unit_whose_enemy_has_gone_does_not_fire_instead(edition: str) -> None:
    now = close_assault("G5 I, H5 .wI, g6 i1, J5 i, A1 I, B1 i", edition)
    now = play(now, "allies", "attack G5 g6", "stay", dice="GSSS")

    assert targets(now, "H5") == set()
    assert refused(now, "allies", "attack H5 J5") == "contact-changed [CARD-CLOSEASSAULT-2]"
    assert facts_of_refusal(now, "allies", "attack H5 J5") == {
        "side": "allies",
        "unit": "infantry",
        "at": "H5",
    }
    assert "clear-wire H5" in offers(now, "allies"), "removing wire needs no enemy (Q-14)"


@rule("CARD-CLOSEASSAULT-2")
def test_a_unit_may_battle_another_enemy_than_the_one_it_stood_beside() -> None:
    """The one beside H7 falls to i8, and another is driven back to it by g4."""
    now = close_assault("H7 I, h8 i1, i8 I, g4 I, G5 i")
    assert targets(now, "H7") == {"h8"}
    now = play(now, "allies", "attack i8 h8", "stay", dice="GSSS")
    assert targets(now, "H7") == set()
    now = play(now, "allies", "attack g4 G5", dice="FSSS")
    now = play(play(now, "axis", "retreat g6"), "allies", "stay")

    assert targets(now, "H7") == {"g6"}


@rule("CARD-CLOSEASSAULT-3")
@EDITIONS
@pytest.mark.parametrize("unit", ["I", "A"])
def test_ground_is_taken_and_armor_overruns_as_usual(unit: str, edition: str) -> None:
    now = close_assault(f"G5 {unit}, H5 i1, I5 i, A1 I, B1 i", edition)
    now = play(now, "allies", "attack G5 H5", dice="GSSS")
    assert offers(now, "allies") == ["take-ground", "stay"]
    now = play(now, "allies", "take-ground")

    assert stage(now) == ("fighting" if unit == "I" else "overrun")
    assert ("attack H5 I5" in offers(now, "allies")) == (unit == "A")


@rule("CARD-CLOSEASSAULT-3", "CARD-CLOSEASSAULT-5")
@EDITIONS
def test_without_a_target_there_is_no_overrun(edition: str) -> None:
    now = close_assault("G5 A, H5 i1, M9 i, A1 I, B1 i", edition)

    assert stage(play(now, "allies", "attack G5 H5", "take-ground", dice="GSSS")) == "fighting"


@rule("CARD-CLOSEASSAULT-4", "CARD-ANY-9", "CARD-ANY-10")
@pytest.mark.parametrize(("edition", "thrown"), [("revised", 4), ("2004", 3)])
def test_the_die_lasts_for_the_overrun_by_the_revised_book_only(edition: str, thrown: int) -> None:
    now = close_assault("G5 A, H5 i1, I5 i", edition)
    now = play(now, "allies", "attack G5 H5", "take-ground", dice="GSSS")
    assert tally(now, "H5", "I5", is_overrun=True).startswith(f"{thrown}: ")
    now = play(now, "allies", "attack H5 I5")

    assert dice(now) == thrown


@rule("CARD-CLOSEASSAULT-5", "CARD-CLOSEASSAULT-4")
@EDITIONS
def test_an_overrun_may_be_fire_without_the_die_more(edition: str) -> None:
    now = close_assault("G5 A, H5 i1, K5 i", edition)
    now = play(now, "allies", "attack G5 H5", "take-ground", dice="GSSS")
    assert stage(now) == "overrun"
    assert offers(now, "allies") == ["attack H5 K5", "stay"]

    assert dice(play(now, "allies", "attack H5 K5")) == 3


@rule("CARD-CLOSEASSAULT-6")
@EDITIONS
def test_nobody_takes_the_place_of_units_in_contact(edition: str) -> None:
    now = battle("G5 G, H5 i, A1 I, C1 A, M9 i", allies="close-assault", axis="probe-left", edition=edition)
    now = play(now, "allies", "play close-assault", cards="general-advance")

    assert told(now, "CardPlayed") == ["CardPlayed side=allies card=close-assault acts_as= plain="]
    assert asked(now) == "axis"


@rule("CARD-CLOSEASSAULT-7")
@EDITIONS
def test_wire_may_be_removed_in_place_of_the_battle(edition: str) -> None:
    now = close_assault("G5 .wI, H5 i, A1 .wA, B1 i", edition)
    assert sorted(offers(now, "allies")) == ["attack A1 B1", "attack G5 H5", "clear-wire G5", "end-battles"]
    now = play(now, "allies", "clear-wire G5")

    assert "G5 I" in show(now)
    assert offers(now, "allies") == ["attack A1 B1", "end-battles"]


# ------------------------------------------------------------------------------------------- infantry assault


def assault(picture: str, section: str = "center", edition: str = "revised", **more: object) -> Battle:
    """The Allies play infantry assault in a section."""
    now = battle(picture, allies="infantry-assault", edition=edition, **more)  # type: ignore[arg-type]
    return play(now, "allies", "play infantry-assault", f"section {section}")


@rule("CARD-INFANTRYASSAULT-1", "CARD-INFANTRYASSAULT-4")
@EDITIONS
@pytest.mark.parametrize(
    ("section", "units"), [("left", "B3 C3 d4"), ("center", "d4 G3 H3"), ("right", "L3 M3")]
)
def test_all_infantry_of_one_section_is_ordered(section: str, units: str, edition: str) -> None:
    """d4 lies under the line of left and center."""
    picture = "B3 I, C3 E, d4 R, G3 I, H3 R, L3 E, M3 I, A3 A, F3 A, K3 G, A9 i"
    now = battle(picture, allies="infantry-assault", edition=edition)
    now = play(now, "allies", "play infantry-assault")
    assert offers(now, "allies") == ["section left", "section center", "section right"]
    assert refused(now, "allies", "order B3") == "section-first [CARD-INFANTRYASSAULT-1]"
    assert facts_of_refusal(now, "allies", "order B3") == {"verb": "order"}
    now = play(now, "allies", f"section {section}")

    assert told(now, "SectionChosen") == [f"SectionChosen side=allies section={section}"]
    assert stage(now) == "marching"
    places = ["B3", "C3", "d4", "G3", "H3", "L3", "M3", "A3", "F3", "K3"]
    assert in_orders(now, *places) == units.split()


@rule("CARD-INFANTRYASSAULT-1", "CARD-INFANTRYASSAULT-2")
@EDITIONS
@pytest.mark.parametrize("unit", ["I", "E", "R"])
@pytest.mark.parametrize(("to", "battles"), [("H3", True), ("I3", True), ("J3", False)])
def test_two_hexes_and_a_battle_or_three(unit: str, to: str, battles: bool, edition: str) -> None:
    """Elite infantry battles after two hexes anyway, and gains the third only."""
    now = assault(f"G3 {unit}, K3 i, A9 i", edition=edition)
    assert ways(now, "G3") == within("G3", 3)
    assert refused(now, "allies", "move G3 C3") == "too-far [CARD-INFANTRYASSAULT-1]"
    now = fight(play(now, "allies", f"move G3 {to}"))

    assert (stage(now) == "fighting") == battles
    if battles:
        assert targets(now, to) == {"K3"}


@rule("CARD-INFANTRYASSAULT-1")
def test_it_gives_no_die_and_whoever_stays_battles() -> None:
    now = fight(assault("G3 I, H3 i"))

    assert tally(now, "G3", "H3") == "3: +3 base [ATK-11]"
    assert dice(play(now, "allies", "attack G3 H3")) == 3


@rule("CARD-INFANTRYASSAULT-1")
def test_a_section_without_infantry_may_be_chosen_to_no_effect() -> None:
    now = battle("B3 I, G3 A, B7 i", allies="infantry-assault", axis="probe-left")
    now = play(now, "allies", "play infantry-assault", "section center", cards="general-advance")

    assert asked(now) == "axis"


@rule("CARD-INFANTRYASSAULT-3", "CARD-ANY-11")
@EDITIONS
def test_terrain_binds_the_assault(edition: str) -> None:
    picture = "A3 I, a2 =., a4 =., B3 f., C3 i, B1 I, C1 i"
    now = assault(picture, "left", edition)
    assert ways(now, "A3") == {"B3"}
    now = play(now, "allies", "move A3 B3", "end-moves")

    assert offers(now, "allies", "attack") == ["attack B1 C1"]


@rule("CARD-INFANTRYASSAULT-6")
@EDITIONS
@pytest.mark.parametrize(("wire", "may"), [("H3", True), ("I3", True), ("J3", False)])
def test_after_two_hexes_wire_may_be_removed(wire: str, may: bool, edition: str) -> None:
    now = assault(f"G3 I, {wire} .w., A9 i, B3 I", edition=edition)
    now = fight(play(now, "allies", f"move G3 {wire}"))

    assert (f"clear-wire {wire}" in offers(now, "allies")) == may
    if may:
        assert show(play(now, "allies", f"clear-wire {wire}")) == f"A9 i, B3 I, {wire} I"


@rule("CARD-INFANTRYASSAULT-5", "CARD-COUNTER-3", "CARD-ANY-7")
@EDITIONS
def test_the_one_unit_in_its_place_is_any_unit_also_under_a_counter_attack(edition: str) -> None:
    """The Axis assaulted on its left, the Allies' right; without infantry they order whom they like."""
    now = battle(
        "B3 A, G3 A, L3 A, M9 i, A9 i",
        turn="axis",
        axis="infantry-assault",
        allies="counter-attack",
        edition=edition,
    )
    now = play(now, "axis", "play infantry-assault", "section left", "end-moves", cards="general-advance")
    now = play(now, "allies", "play counter-attack")

    assert offers(now, "allies") == ["order B3", "order G3", "order L3", "end-orders"]
    assert stage(play(now, "allies", "order B3")) == "marching"
