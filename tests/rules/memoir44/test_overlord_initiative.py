"""Own initiative: two dice for a general without a card, for every pair of faces, and what they cost."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from bocage.memoir44.command.seating import SIX, TWO

from tests.ledger_marks import rule
from tests.rules.memoir44.field import (
    Field,
    all_ordered,
    asked,
    deal,
    dice,
    field,
    handed,
    offers,
    orders_of,
    play,
    refused,
    score,
    sent,
    stages,
    told,
    unit_on,
    until,
    ways,
)

UNITS = "A3 B3 F3 G3 I, C3 H3 A, D3 G, K3 I, L3 A, Z9 i"
"""The left has four infantry, two armor and a gun; the center an infantry and an armor."""
INFANTRY = {"A3", "B3", "F3", "G3"}
ARMOR = {"C3", "H3"}
ALL = INFANTRY | ARMOR | {"D3"}
SPARE = "3*recon-right"


def rolled(throw: str, picture: str = UNITS, **told: Any) -> Field:
    """The left general has got no card, and rolls."""
    now = handed(field(picture, allies=f"recon-right {SPARE}", **told), right="recon-right")
    now = until(all_ordered(play(now, "right", "deploy recon-right right-1")), "initiatives")
    return play(now, "left", "take-initiative left", dice=throw)


def can(now: Field, verb: str) -> set[str]:
    """The units for which the left general has a choice."""
    if "allies-left" not in asked(now):
        return set()
    return {each.removeprefix(f"{verb} ") for each in offers(now, "left", verb)}


@rule("OVL-50", "OVL-51")
def test_a_general_without_a_card_may_act_on_his_own() -> None:
    """He says so before he rolls; others are not asked."""
    now = sent(field(UNITS, allies=f"recon-center {SPARE}"), center="recon-center center-1")
    now = until(all_ordered(now), "initiatives")

    assert stages(now) == {"allies-left": "initiatives"}
    assert offers(now, "left") == ["take-initiative left", "stand-by"]
    assert refused(now, "left", "take-initiative center") == "no-initiative [OVL-50]"
    assert refused(now, "center", "take-initiative center") == "not-your-turn [TRN-01]"


@rule("OVL-51")
def test_a_general_may_stand_by() -> None:
    """Nothing is rolled then."""
    now = sent(field(UNITS, allies=f"recon-center {SPARE}"), center="recon-center center-1")
    now = play(until(all_ordered(now), "initiatives"), "left", "stand-by")

    assert "initiatives" not in stages(now).values()
    assert orders_of(now) <= {"K3", "L3"}


@rule("OVL-50")
def test_a_general_without_units_is_not_asked() -> None:
    """There is nothing he could do."""
    now = sent(field("K3 I, Z9 i", allies=f"recon-center {SPARE}"), center="recon-center center-1")

    assert stages(all_ordered(now)) == {"allies-center": "marching"}


@rule("OVL-52")
def test_two_dice_are_rolled() -> None:
    """For everybody to see."""
    now = rolled("")

    assert dice(now) == 2
    assert told(deal(now, dice="IA")) == ["InitiativeRolled side=allies general=left dice=IA"]


@rule("OVL-52", "OVL-60", "OVL-61", "OVL-62", "OVL-63", "OVL-64", "QO-03")
def test_symbols_and_flags_are_effects_of_their_own_and_no_cards() -> None:
    """Whoever is ordered by a symbol acts under one of them, whom a flag moves under the other."""
    laid = [play for play in rolled("FS").state.plays if play.acts_as >= 0 and play.card < 0]
    cards = [play.fact_card() for play in laid]

    assert [(card.name, card.ref, int(card.copies)) for card in cards] == [
        ("initiative", "OVL-52", 0),
        ("initiative-march", "OVL-63", 0),
    ]
    assert [play.fights() for play in laid] == [True, False]


@rule("EX-OVL-3", "OVL-60", "OVL-61", "OVL-62", "OVL-63", "OVL-65", "OVL-67", "OVL-68", "QO-02", "QO-04")
@pytest.mark.parametrize("throw", ["".join(pair) for pair in combinations_with_replacement("IASFG", 2)])
def test_every_pair_of_dice_does_what_the_table_says(throw: str) -> None:
    """Faces are told apart: a grenade is paid first, then units are ordered, then flags move others."""
    now = rolled(throw)

    if throw.count("G") == 1:
        assert can(now, "sacrifice") == ALL
        now = play(now, "left", "sacrifice B3")
    kinds = {"I": INFANTRY, "A": ARMOR, "S": ALL, "F": set(), "G": set()}
    expected = (kinds[throw[0]] | kinds[throw[1]]) - ({"B3"} if throw.count("G") == 1 else set())
    assert can(now, "order") == (
        expected or (ALL - {"B3"} if throw in ("FG",) else ALL if throw == "FF" else set())
    )
    now = all_ordered(now)
    left = {at for at in orders_of(now) if at in ALL}
    assert len(left) == sum([face in "IASF" for face in throw])
    assert "B3" not in left or "G" not in throw


@rule("EX-OVL-3", "OVL-60")
def test_infantry_faces_order_infantry() -> None:
    """Two of them two units, in either section of the general, and none of the neighbour's."""
    now = play(rolled("II"), "left", "order A3", "order G3")

    assert orders_of(now) == {"A3", "G3"}
    assert "rally" not in stages(now).values()


@rule("QO-05", "OVL-53")
def test_only_units_under_ones_own_command_act() -> None:
    """The center's are none of his."""
    assert refused(rolled("II"), "left", "order K3") == "not-under-command [QO-05]"
    assert refused(rolled("FI"), "left", "order L3") == "not-under-command [QO-05]"


@rule("EX-OVL-3", "OVL-60", "OVL-61")
def test_an_infantry_and_an_armor_face_order_one_of_each() -> None:
    """The second infantry unit has no face left."""
    now = play(rolled("IA"), "left", "order A3")

    assert can(now, "order") == ARMOR
    assert refused(now, "left", "order B3") == "no-face-left [CARD-FINESTHOUR-2]"


@rule("EX-OVL-3", "OVL-53", "QO-02")
def test_a_face_without_such_a_unit_does_nothing() -> None:
    """Two armor faces and no armor in the area: the gun and the infantry stay."""
    now = rolled("AA", "A3 I, D3 G, L3 A, Z9 i")

    assert orders_of(now) == set()
    assert "allies-left" not in asked(now)


@rule("EX-OVL-3", "OVL-62")
def test_stars_order_any_units() -> None:
    """Also artillery, which no other face does."""
    now = play(rolled("SS"), "left", "order D3", "order C3")

    assert orders_of(now) == {"D3", "C3"}


@rule("OVL-44", "OVL-45", "QO-05")
def test_a_unit_of_the_neighbour_s_card_is_not_ordered_again() -> None:
    """It stands on the line between both, and the center has been first."""
    now = field("i2 A3 I, Z9 i", allies=f"recon-center {SPARE}")
    now = play(sent(now, center="recon-center center-1"), "center", "order i2")
    now = play(until(now, "initiatives"), "left", "take-initiative left", dice="II")

    assert can(now, "order") == {"A3"}
    assert refused(now, "left", "order i2") == "already-ordered [ORD-02]"


# ------------------------------------------------------------------------------------------ flags


@rule("EX-OVL-3", "OVL-63", "QO-03")
def test_a_flag_moves_a_unit_that_may_not_attack() -> None:
    """The one ordered by an infantry face may."""
    now = rolled("FI", "A3 B3 I, a4 b4 i, Z9 i", discard="2*ambush")
    now = play(now, "left", "order A3", "order B3")
    assert orders_of(now) == {"A3", "B3"}
    now = until(now, "fighting")

    assert {each.split()[1] for each in offers(now, "left", "attack")} == {"A3"}
    assert refused(now, "left", "attack B3 b4") == "moves-only [OVL-63]"


@rule("OVL-63", "QO-03")
def test_a_flag_moves_as_far_as_the_unit_can() -> None:
    """Infantry two hexes, armor three; wire under it stays."""
    now = play(rolled("FG", "A3 I, D3 G, F3 A, Z9 i"), "left", "sacrifice D3", "order F3")
    now = until(now, "marching")

    assert "I3" in ways(now, "left", "F3")


@rule("QO-03")
def test_a_flag_does_not_let_wire_be_removed() -> None:
    """That would be instead of an attack."""
    now = play(rolled("FG", "A3 .wI, D3 I, a4 i, Z9 i"), "left", "sacrifice D3", "order A3")

    assert stages(until(now, "marching")) == {"allies-left": "marching"}
    assert "fighting" not in stages(play(until(now, "marching"), "left", "end-moves")).values()


@rule("EX-OVL-3", "OVL-64", "QO-03")
def test_two_flags_move_two_units_or_lay_sandbags() -> None:
    """It is one choice: who has moved one does not dig in."""
    now = rolled("FF")
    assert can(now, "order") == ALL
    assert can(now, "dig-in") == INFANTRY

    now = play(now, "left", "order C3")
    assert can(now, "dig-in") == set()
    assert refused(now, "left", "dig-in A3") == "no-digging-with-flags [OVL-64]"
    assert can(play(now, "left", "order D3"), "order") == set()


@rule("OVL-64", "QO-03")
def test_two_flags_move_two_units_of_whichever_general() -> None:
    """Here of the center."""
    now = handed(field(UNITS, allies=f"recon-right {SPARE}"), right="recon-right")
    now = until(all_ordered(play(now, "right", "deploy recon-right right-1")), "initiatives")
    now = play(now, "center", "take-initiative center", "order K3", dice="FF")
    assert offers(now, "center", "order", "end-orders") == ["order L3", "end-orders"]
    now = play(now, "center", "order L3")
    assert orders_of(now) == {"K3", "L3"}
    assert "allies-center" not in asked(now)


@rule("OVL-64", "QO-03")
def test_two_flags_lay_sandbags_around_one_infantry_unit() -> None:
    """After which nobody moves."""
    now = play(rolled("FF"), "left", "dig-in A3")

    assert told(now) == ["SandbagsLaid side=allies unit=infantry at=A3"]
    assert can(now, "order") == set()
    assert orders_of(now) == set()


@rule("OVL-64", "QO-03")
def test_sandbags_are_laid_where_none_lie_and_not_at_sea() -> None:
    """Nor around armor."""
    now = rolled("FF", "A3 .oI, B3 ~I, C3 I, D3 A, Z9 i")

    assert can(now, "dig-in") == {"C3"}


@rule("QO-03", "OVL-64")
def test_two_flags_do_not_move_one_unit_twice() -> None:
    """One move for one unit."""
    now = play(rolled("FF"), "left", "order C3")

    assert refused(now, "left", "order C3") == "already-ordered [OVL-44]"


@rule("OVL-64", "QO-50")
def test_sandbags_may_be_laid_around_whoever_has_orders() -> None:
    """They are no order; he leaves them behind when he moves."""
    now = field("i2 I, Z9 i", allies=f"recon-center {SPARE}")
    now = play(sent(now, center="recon-center center-1"), "center", "order i2")
    now = play(until(now, "initiatives"), "left", "take-initiative left", dice="FF")

    assert sorted(offers(now, "left")) == ["dig-in i2", "end-orders"]


@rule("OVL-63")
def test_a_flag_moves_somebody_who_is_there() -> None:
    """Not an empty hex, and not an enemy."""
    assert refused(rolled("FF"), "left", "order A1") == "no-unit-there [OVL-63]"
    assert refused(rolled("FF"), "left", "order Z9") == "no-unit-there [OVL-63]"
    assert refused(rolled("FF"), "left", "order K3") == "not-under-command [QO-05]"


@rule("OVL-63")
def test_flags_need_not_be_used() -> None:
    """They may be used."""
    now = play(rolled("FF"), "left", "end-orders")

    assert orders_of(now) == set()


# ------------------------------------------------------------------------------------------ grenades


@rule("EX-OVL-3", "OVL-65", "OVL-66", "OVL-68", "QO-04")
def test_a_grenade_costs_a_figure_of_a_unit_that_is_not_ordered() -> None:
    """Another infantry unit is."""
    now = rolled("GI")
    assert offers(now, "left", "end-orders") == []

    now = play(now, "left", "sacrifice A3")

    assert told(now) == [
        "FiguresLost side=allies unit=infantry at=A3 number=1 left=3 why=initiative",
    ]
    assert can(now, "order") == INFANTRY - {"A3"}
    assert refused(now, "left", "order A3") == "barred [OVL-66]"
    flag = play(rolled("GF"), "left", "sacrifice A3")
    assert refused(flag, "left", "order A3") == "barred [OVL-66]"


@rule("OVL-65", "QO-04")
def test_a_grenade_may_cost_the_last_figure_and_a_medal() -> None:
    """The enemy scores."""
    now = play(rolled("GS", "A3 I1, B3 I, Z9 i"), "left", "sacrifice A3")

    assert score(now) == (1, 0)
    assert "UnitEliminated side=allies unit=infantry at=A3 medals=1" in told(now)
    assert can(now, "order") == {"B3"}


@rule("OVL-65", "QO-04")
def test_a_grenade_may_lose_the_battle() -> None:
    """With the last medal of the enemy all is over at once."""
    now = rolled("GS", "A3 I1, B3 I, Z9 i")
    now.state.scenario.terms.goal = [1, 9]

    now = play(now, "left", "sacrifice A3")

    assert now.state.outcome is not None
    assert asked(now) == []


@rule("OVL-65", "QO-43")
def test_a_grenade_is_not_paid_by_whoever_has_orders() -> None:
    """The shared unit has been ordered by the center; where there is no other, nothing is lost."""
    now = field("i2 I, Z9 i", allies=f"recon-center {SPARE}")
    now = play(sent(now, center="recon-center center-1"), "center", "order i2")
    now = play(until(now, "initiatives"), "left", "take-initiative left", dice="GI")

    assert now.state.figures[unit_on(now, "i2")] == 4
    assert "sacrificing" not in stages(now).values()

    now = field("i2 A3 I, Z9 i", allies=f"recon-center {SPARE}")
    now = play(sent(now, center="recon-center center-1"), "center", "order i2")
    now = play(until(now, "initiatives"), "left", "take-initiative left", dice="GI")
    assert can(now, "sacrifice") == {"A3"}


@rule("OVL-66")
def test_the_neighbour_cannot_order_whom_a_grenade_has_struck() -> None:
    """The unit on the line may not be ordered by anybody this turn."""
    now = field("i2 A3 K3 I, R3 I, Z9 i", allies=f"recon-right {SPARE}")
    now = until(all_ordered(sent(now, right="recon-right right-1")), "initiatives")
    now = play(now, "left", "take-initiative left", dice="GI")
    now = play(now, "left", "sacrifice i2")
    now = play(now, "center", "take-initiative center", dice="II")

    assert refused(now, "center", "order i2") == "barred [OVL-66]"


@rule("EX-OVL-3", "OVL-67")
def test_two_grenades_do_nothing() -> None:
    """No loss, no order."""
    now = rolled("GG")

    assert told(now)[0].startswith("InitiativeRolled")
    assert not [each for each in told(now) if each.startswith("FiguresLost")]
    assert orders_of(now) == set()
    assert "allies-left" not in asked(now)


# ------------------------------------------------------------------------------------------ when


@rule("QO-06", "OVL-50")
def test_a_card_of_the_commander_gives_nobody_a_card() -> None:
    """All three may act on their own beside a barrage."""
    now = play(
        field("A3 K3 T3 I, Z9 i", allies=f"barrage {SPARE}"), "commander", "carry-out barrage", "end-hand-out"
    )
    now = play(now, "commander", "target Z9", dice="AAAA")

    assert stages(now) == dict.fromkeys(["allies-left", "allies-center", "allies-right"], "initiatives")


@rule("QO-06")
def test_nobody_acts_on_his_own_beside_the_finest_hour() -> None:
    """All roll for it already."""
    now = field("A3 K3 T3 I, Z9 i", allies=f"their-finest-hour {SPARE}")
    now = play(now, "commander", "carry-out their-finest-hour", "end-hand-out", dice="FFFF FFFF FFFF")

    assert "initiatives" not in stages(now).values()


@rule("QO-07")
def test_an_ambush_in_the_enemy_s_turn_is_no_card_of_the_turn() -> None:
    """The general whose unit struck first may still act on his own in his turn."""
    now = field("B5 I, B9 I, b6 i", turn="axis", axis=f"recon-right {SPARE}", allies="ambush 4*recon-right")
    now = play(sent(now, right="recon-right right-2"), "right", "order b6")
    now = until(now, "fighting")
    now = play(now, "right", "attack b6 B5")
    now = play(now, "allies-commander", "ambush", dice="FFF")
    now = _settled(now)
    now = until(all_ordered(sent(now, right="recon-right right-1")), "initiatives")

    assert "take-initiative left" in offers(now, "left")


def _settled(now: Field) -> Field:
    """Let dice, retreats and draws of a turn run their course until the other side hands out."""
    side = now.state.side
    for _ in range(40):
        if now.state.side != side and "hand-out" in stages(now).values():
            return now
        if asked(now) == ["chance"]:
            now = (
                deal(now, cards="general-advance")
                if now.state.trunk[-1].name == "draw"
                else deal(now, dice="AAAA"[: dice(now)])
            )
            continue
        who = asked(now)[0]
        now = play(now, who, offers(now, who)[-1])
    raise AssertionError("the turn does not end")


@rule("OVL-20", "OVL-51")
def test_initiative_comes_before_all_moves() -> None:
    """Whoever has to decide is asked for that first."""
    now = sent(field(UNITS, allies=f"recon-center {SPARE}"), center="recon-center center-1")
    now = until(all_ordered(now), "initiatives")
    assert refused(now, "left", "move A3 A5") == "initiative-first [OVL-20]"


@rule("OVL-50", "OVL-10", "OVL-11")
@pytest.mark.parametrize(("seating", "who"), [(SIX, "allies-commander-center"), (TWO, "allies")])
def test_one_with_several_roles_rolls_for_each_of_them(seating: str, who: str) -> None:
    """Each general without a card has his own two dice."""
    now = field("A3 K3 R3 I, Z9 i", seating=seating, allies=f"recon-right {SPARE}")
    now = until(all_ordered(sent(now, right="recon-right right-1")), "initiatives")

    assert "take-initiative center" in offers(now, who)
    now = play(now, who, "take-initiative center", dice="II")
    assert offers(now, who, "order") == ["order K3"]
