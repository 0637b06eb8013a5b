"""What the single Combat cards do: before orders, for ordered units, and where ground is taken."""

from __future__ import annotations

import pytest

from bocage.memoir44.combat.cards import COMBAT_CARDS, COMBAT_NAMES
from bocage.memoir44.combat.stock import RECRUITS, SNIPER, recruit, spare_figures
from bocage.memoir44.kinds import ARMOR, ARTILLERY, INFANTRY, NO_UNIT

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    Battle,
    asked,
    battle,
    combat_hand,
    dice,
    fight,
    offers,
    play,
    refused,
    score,
    show,
    stage,
    tally,
    targets,
    told,
    ways,
    within,
)
from tests.rules.memoir44.test_combat_cards import start

FAR = "A9 i, A1 I"


def before(picture: str, card: str, turn: str = "allies", play_card: str = "probe-center") -> Battle:
    """A turn of a side that holds a Combat card and has a command card to play."""
    hands = (card, "") if turn == "axis" else ("", card)
    axis, allies = (play_card, "") if turn == "axis" else ("", play_card)
    return battle(picture, turn=turn, axis=axis, allies=allies, combat=hands)


def at_step(picture: str, card: str, step: str, orders: str = "", by: str = "direct-from-hq") -> Battle:
    """A step of an Allied turn in which a Combat card is held."""
    return battle(picture, step=step, orders=orders, card=by, combat=("", card))


CARDS = {
    "rattenkrieg": (2, "CBT-RATTENKRIEG"),
    "reinforcements": (1, "CBT-REINFORCEMENTS"),
    "house-to-house": (2, "CBT-HOUSES"),
    "heat-of-battle": (1, "CBT-HEAT"),
    "not-a-step-back": (1, "CBT-NOSTEP"),
    "ambuscade": (1, "CBT-AMBUSCADE"),
    "pull-back": (1, "CBT-PULLBACK"),
    "out-of-ammo": (1, "CBT-AMMO"),
    "infiltrators": (1, "CBT-INFILTRATORS"),
    "sniper": (1, "CBT-SNIPER"),
    "reposition": (1, "CBT-REPOSITION"),
    "fortify": (2, "CBT-FORTIFY"),
    "spotter": (1, "CBT-SPOTTER"),
    "return-to-duty": (1, "CBT-DUTY"),
    "armor-factory": (1, "CBT-FACTORY"),
    "armor-forward": (1, "CBT-FORWARD"),
    "air-bombardment": (1, "CBT-BOMBS"),
}
"""The copies of every card, as they are printed, and the rule that its refusals and its dice name."""


@rule("CBT-RATTENKRIEG", "CBT-REINFORCEMENTS", "CBT-HOUSES", "CBT-HEAT", "CBT-NOSTEP", "CBT-AMBUSCADE")
@rule("CBT-PULLBACK", "CBT-AMMO", "CBT-INFILTRATORS", "CBT-SNIPER", "CBT-REPOSITION", "CBT-FORTIFY")
@rule("CBT-SPOTTER", "CBT-DUTY", "CBT-FACTORY", "CBT-FORWARD", "CBT-BOMBS")
def test_every_card_has_its_copies_and_names_its_rule() -> None:
    assert {card.name: (int(card.copies), card.ref) for card in COMBAT_CARDS} == CARDS
    assert {card.name: card.boon.ref for card in COMBAT_CARDS} == {
        name: ref for name, (_, ref) in CARDS.items()
    }


# ------------------------------------------------------------------------------------------ moves


@rule("CBT-RATTENKRIEG", "CBT-12")
def test_rattenkrieg_leads_three_hexes_over_any_terrain_into_a_building_and_lets_attack() -> None:
    picture = f"{FAR}, A5 t.., E5 I, e6 t.., F5 f.., G5 f.., H5 t.., I5 i, K5 t.."
    now = at_step(picture, "rattenkrieg", "move", "E5")
    assert "H5" not in ways(now, "E5")
    now = play(now, "allies", "combat-unit rattenkrieg E5")
    assert ways(now, "E5") == {"e6", "H5"}
    now = fight(play(now, "allies", "move E5 H5"))
    assert targets(now, "H5") == {"I5"}


@rule("CBT-RATTENKRIEG", "CBT-12", "CARD-ANY-8")
def test_rattenkrieg_begins_on_or_beside_a_building_with_infantry_that_has_not_moved() -> None:
    now = at_step(f"{FAR}, E5 I, G5 I, K3 I, e6 t.., g6 t.., f4 A", "rattenkrieg", "move", "E5 G5 f4 K3")
    assert refused(now, "allies", "combat-unit rattenkrieg K3") == "card-does-not-fit [CBT-RATTENKRIEG]"
    assert offers(now, "allies", "combat-unit") == [
        "combat-unit rattenkrieg E5",
        "combat-unit rattenkrieg G5",
    ]
    now = play(now, "allies", "move E5 F5")
    assert offers(now, "allies", "combat-unit") == ["combat-unit rattenkrieg G5"]
    assert refused(now, "allies", "combat-unit rattenkrieg F5") == "card-does-not-fit [CBT-RATTENKRIEG]"
    assert refused(now, "allies", "combat-unit rattenkrieg f4") == "not-this-kind [CARD-ANY-8]"


@rule("CBT-HOUSES")
def test_house_to_house_lets_infantry_enter_a_building_and_attack() -> None:
    picture = f"{FAR}, F5 I, G5 t.., H5 i"
    plain = fight(play(at_step(picture, "", "move", "F5"), "allies", "move F5 G5"))
    assert offers(plain, "allies", "attack") == []
    now = play(at_step(picture, "house-to-house", "move", "F5"), "allies", "combat-unit house-to-house F5")
    now = fight(play(now, "allies", "move F5 G5"))
    assert targets(now, "G5") == {"H5"}


@rule("CBT-HOUSES")
def test_house_to_house_changes_nothing_about_forests_and_long_moves() -> None:
    picture = f"{FAR}, F5 I, G5 f.., H5 i, E5 t.., D5 t.."
    now = play(at_step(picture, "house-to-house", "move", "F5"), "allies", "combat-unit house-to-house F5")
    assert "D5" not in ways(now, "F5")
    now = fight(play(now, "allies", "move F5 G5"))
    assert offers(now, "allies", "attack") == []
    far = play(
        at_step(f"{FAR}, F5 I, H5 t.., I5 i", "house-to-house", "move", "F5"),
        "allies",
        "combat-unit house-to-house F5",
    )
    assert offers(fight(play(far, "allies", "move F5 H5")), "allies", "attack") == []


@rule("CBT-FORWARD", "CBT-12")
def test_armor_forward_lets_three_armor_units_pass_where_terrain_would_stop_them() -> None:
    picture = f"{FAR}, D5 A, D3 A, D7 A, D1 A, E5 f.., F5 f.., G5 f.."
    now = at_step(picture, "armor-forward", "move", "D5 D3 D7 D1")
    assert "G5" not in ways(now, "D5")
    now = play(now, "allies", "combat armor-forward")
    assert offers(now, "allies") == ["pick D7", "pick D5", "pick D3", "pick D1"]
    now = play(now, "allies", "pick D5", "pick D3")
    assert offers(now, "allies") == ["pick D7", "pick D1", "end-picks"]
    now = play(now, "allies", "pick D7")
    assert stage(now) == "marching"
    assert "G5" in ways(now, "D5")
    assert ways(now, "D1") <= within("D1", 3)
    now = fight(play(now, "allies", "move D5 G5"))
    assert offers(now, "allies", "attack") == []


@rule("CBT-FORWARD")
def test_picking_in_another_order_comes_to_the_same() -> None:
    picture = f"{FAR}, D5 A, D3 A, D7 A"
    now = play(at_step(picture, "armor-forward", "move", "D5 D3 D7"), "allies", "combat armor-forward")
    one = play(now, "allies", "pick D5", "pick D3", "end-picks")
    two = play(now, "allies", "pick D3", "pick D5", "end-picks")
    assert one.state.facts() == two.state.facts()
    assert refused(now, "allies", "end-picks") == "pick-one-first [CBT-FORWARD]"
    assert refused(now, "allies", "pick A9") == "cannot-be-picked [CBT-FORWARD]"
    assert refused(now, "allies", "end-moves") == "combat-card-first [CBT-FORWARD]"


# ------------------------------------------------------------------------------------------ attacks


@rule("CBT-SPOTTER", "CBT-16", "CARD-ANY-8")
def test_a_spotter_adds_a_die_to_an_artillery_unit() -> None:
    now = at_step(f"{FAR}, D5 G, D3 G, H5 i, e2 I", "spotter", "fight", "D5 e2")
    assert offers(now, "allies", "combat-unit") == ["combat-unit spotter D5"]
    now = play(now, "allies", "combat-unit spotter D5")
    assert tally(now, "D5", "H5") == "3: +2 base [ATK-13], +1 spotter [CBT-SPOTTER]"
    assert dice(play(now, "allies", "attack D5 H5")) == 3
    now = play(now, "allies", "attack D5 H5", dice="SSS")
    assert tally(now, "D5", "H5") == "3: +2 base [ATK-13], +1 spotter [CBT-SPOTTER]"


@rule("CBT-16")
def test_dice_of_a_card_and_of_a_spotter_and_a_street_fight_add_up() -> None:
    now = at_step(f"{FAR}, G5 G, H5 i, g6 t..", "spotter rattenkrieg", "fight", "", by="close-assault")
    assert offers(now, "allies", "combat-unit") == []
    finest = battle(
        f"{FAR}, G5 G, H5 i, g6 t..", allies="their-finest-hour", combat=("", "spotter rattenkrieg")
    )
    finest = play(finest, "allies", "play their-finest-hour", "order G5", "end-moves", dice="S")
    finest = play(finest, "allies", "combat-unit spotter G5", "street-fight rattenkrieg G5")
    told_as = "+1 card [CARD-ANY-9], +1 spotter [CBT-SPOTTER], +1 street-fight [CBT-41]"
    assert tally(finest, "G5", "H5") == f"6: +3 base [ATK-13], {told_as}"


@rule("CBT-HEAT")
def test_heat_of_battle_lets_infantry_attack_again_from_the_ground_it_takes() -> None:
    picture = f"{FAR}, G5 I, H5 fi1, I5 i"
    now = play(at_step(picture, "heat-of-battle", "fight", "G5"), "allies", "attack G5 H5", dice="GS")
    assert offers(now, "allies") == ["take-ground", "stay", "combat-unit heat-of-battle G5"]
    plain = play(now, "allies", "take-ground")
    assert offers(plain, "allies", "attack") == []
    hot = play(now, "allies", "combat-unit heat-of-battle G5")
    assert offers(hot, "allies") == ["take-ground", "stay"]
    hot = play(hot, "allies", "take-ground")
    assert stage(hot) == "overrun"
    assert offers(hot, "allies") == ["attack H5 I5", "stay"]
    hot = play(hot, "allies", "attack H5 I5", dice="GGG", cards="general-advance")
    assert combat_hand(hot, "allies") == ""


@rule("CBT-HEAT")
def test_heat_of_battle_is_for_infantry_and_once() -> None:
    now = play(
        at_step(f"{FAR}, G5 A, H5 i1, I5 i, K5 i", "heat-of-battle", "fight", "G5"),
        "allies",
        "attack G5 H5",
        dice="GSS",
    )
    assert offers(now, "allies") == ["take-ground", "stay"]
    picture = f"{FAR}, G5 I, H5 i1, I5 i1, J5 i"
    now = play(at_step(picture, "heat-of-battle", "fight", "G5"), "allies", "attack G5 H5", dice="GSS")
    now = play(now, "allies", "combat-unit heat-of-battle G5", "take-ground", "attack H5 I5", dice="GSS")
    now = play(now, "allies", "take-ground", cards="general-advance")
    assert "overrun" not in stage(now)


@rule("CBT-FORTIFY", "CARD-DIGIN-4")
def test_fortify_lays_sandbags_under_a_unit_that_attacks_no_more() -> None:
    now = at_step(f"{FAR}, D5 G, F5 I, F3 A, H5 i", "fortify", "fight", "D5 F5 F3")
    assert set(offers(now, "allies", "combat-unit")) == {"combat-unit fortify D5", "combat-unit fortify F5"}
    now = play(now, "allies", "combat-unit fortify F5")
    assert "F5 .oI" in show(now)
    assert targets(now, "F5") == set()
    assert targets(now, "F3") == {"H5"}
    assert refused(now, "allies", "attack F5 H5") == "silenced [CBT-FORTIFY]"


@rule("CBT-REPOSITION")
def test_reposition_moves_ordered_artillery_up_to_two_hexes_after_it_has_fired() -> None:
    now = at_step(f"{FAR}, D5 G, D3 G, D7 G, H5 i", "reposition", "fight", "D5 D3")
    now = play(now, "allies", "attack D5 H5", "combat reposition", dice="SS")
    assert ways(now, "D5") == within("D5", 2) - {"D7"} - {"D3"}
    assert ways(now, "D7") == set()
    now = play(now, "allies", "move D5 B5", "end-moves")
    assert targets(now, "D3") == set()


@rule("CBT-REPOSITION")
def test_reposition_is_finished_first() -> None:
    now = play(at_step(f"{FAR}, D5 G, H5 i", "reposition", "fight", "D5"), "allies", "combat reposition")
    assert asked(now) == "allies"
    assert refused(now, "allies", "attack D5 H5") == "combat-card-first [CBT-REPOSITION]"
    assert refused(now, "allies", "move A1 A3") == "cannot-be-picked [CBT-REPOSITION]"
    assert refused(now, "allies", "move D5 G5") == "too-far [CBT-REPOSITION]"


@rule("CBT-DUTY", "CBT-31")
def test_return_to_duty_rolls_two_dice_for_each_ordered_infantry_unit_with_losses() -> None:
    now = at_step(f"{FAR}, D5 I2, D3 I3, F5 I1, F3 A1, G3 I", "return-to-duty", "fight", "D5 D3 F3 G3")
    now = play(now, "allies", "combat return-to-duty", dice="IS IG")
    assert told(now, "FiguresHealed") == [
        "FiguresHealed side=allies unit=infantry at=D5 dice=IS number=2",
        "FiguresHealed side=allies unit=infantry at=D3 dice=IG number=1",
    ]
    assert show(now) == "A9 i, D5 I, F5 I1, D3 I, F3 A1, G3 I, A1 I"


@rule("CBT-DUTY")
def test_return_to_duty_never_goes_beyond_full_strength() -> None:
    now = at_step(f"{FAR}, D5 I3", "return-to-duty", "fight", "D5")
    now = play(now, "allies", "combat return-to-duty", dice="II")
    assert "D5 I," in show(now)


# ------------------------------------------------------------------------------------------ before orders


def take_again(now: Battle, card: str) -> None:
    """Let the Allies have a card that was played once more."""
    assert now.state.combat is not None
    now.state.combat.hands[1].take(COMBAT_NAMES.index(card))


@rule("CBT-REINFORCEMENTS", "CBT-14", "CBT-31", "CBT-33", "SET-21")
@pytest.mark.parametrize(("face", "unit"), [("I", "I"), ("G", "I"), ("A", "A"), ("S", "G")])
def test_reinforcements_come_to_the_baseline_by_a_die_at_full_strength(face: str, unit: str) -> None:
    now = play(before("A9 i, B1 I, C1 f..", "reinforcements"), "allies", "combat reinforcements")
    assert now.state.trunk[-1].facts() == {"is": "recruiting", "post": 1}
    now = play(now, "allies", dice=face)
    assert told(now)[0] == f"RecruitsRolled side=allies dice={face}"
    placed = {each.removeprefix("place ") for each in offers(now, "allies")}
    assert placed == {f"{column}1" for column in "ACDEFGHIJKLM"}
    now = play(now, "allies", "place E1")
    assert f"E1 {unit}" in show(now).split(", ")
    assert stage(now) == "turn"
    now = play(now, "allies", "play probe-center")
    assert "order E1" in offers(now, "allies")


@rule("CBT-REINFORCEMENTS", "CBT-14", "CBT-32")
def test_reinforcements_are_put_down_by_their_own_side_on_its_own_baseline() -> None:
    now = play(before("A9 i, B1 I", "reinforcements", turn="axis"), "axis", "combat reinforcements", dice="A")
    assert (stage(now), asked(now)) == ("placing", "axis")
    assert offers(now, "axis") == [f"place {column}9" for column in "BCDEFGHIJKLM"]


@rule("CBT-REINFORCEMENTS", "CBT-32")
def test_reinforcements_need_room_on_the_baseline() -> None:
    row = ", ".join([f"{column}1 =.." for column in "ABCDEFGHIJKLM"])
    now = before(f"A9 i, B3 I, {row}", "reinforcements")
    assert refused(now, "allies", "combat reinforcements") == "of-no-use-now [CBT-REINFORCEMENTS]"


@rule("CBT-REINFORCEMENTS")
def test_a_flag_brings_no_reinforcement() -> None:
    now = before(FAR, "reinforcements")
    later = play(now, "allies", "combat reinforcements", dice="F")
    assert show(later) == show(now)
    assert stage(later) == "turn"


@rule("CBT-31", "CBT-32", "SET-23")
def test_a_new_unit_comes_only_if_enough_spare_figures_are_there() -> None:
    guns = "A1 G, C1 G, E1 G"
    now = before(f"A9 i, B1 I, {guns}", "reinforcements")
    assert [int(spare_figures(now.state, 1, kind)) for kind in (INFANTRY, ARMOR, ARTILLERY)] == [38, 24, 0]
    none = play(now, "allies", "combat reinforcements", dice="S")
    assert stage(none) == "turn"
    assert told(none)[1:] == ["RecruitsRolled side=allies dice=S"]
    lost = before("A9 i, B1 I, A1 G, C1 G, E1 G1", "reinforcements")
    assert int(spare_figures(lost.state, 1, ARTILLERY)) == 1
    assert stage(play(lost, "allies", "combat reinforcements", dice="S")) == "turn"
    more = before("A9 i, B1 I, A1 G1, C1 G, E1 G1", "reinforcements")
    assert int(spare_figures(more.state, 1, ARTILLERY)) == 2
    assert stage(play(more, "allies", "combat reinforcements", dice="S")) == "placing"


@rule("CBT-32")
def test_without_any_spare_figure_a_card_is_refused() -> None:
    now = before(f"{FAR}, C1 I, d2 t..", "armor-factory sniper")
    state = now.state
    crowd = [unit for unit in state.scenario.units_of[1] if unit >= state.scenario.regulars]
    for unit in crowd:
        state.figures[unit] = 30
    assert refused(now, "allies", "combat armor-factory") == "no-spare-figures [CBT-32]"
    assert refused(now, "allies", "combat sniper") == "no-spare-figures [CBT-32]"


@rule("QC-11", "CBT-32")
@pytest.mark.parametrize(("face", "most"), [("G", 4), ("A", 4), ("S", 3)])
def test_so_many_new_units_of_a_class_are_on_the_board_at_once(face: str, most: int) -> None:
    now = before("A9 i, B1 I", "reinforcements")
    for column in "CDEF"[:most]:
        now = play(now, "allies", "combat reinforcements", f"place {column}1", dice=face)
        take_again(now, "reinforcements")
    assert stage(play(now, "allies", "combat reinforcements", dice=face)) == "turn"

    kind = {"G": INFANTRY, "A": ARMOR, "S": ARTILLERY}[face]
    assert bool(spare_figures(now.state, 1, kind)) == (kind != ARTILLERY)


@rule("QC-11")
def test_so_many_new_units_wait_beside_the_board() -> None:
    scenario = before("A9 i, B1 I", "sniper").state.scenario
    first = int(scenario.regulars)
    new = list(zip(scenario.sides[first:], scenario.types[first:], strict=True))
    for side in (0, 1):
        assert [new.count((side, kind)) for kind in (*RECRUITS, SNIPER)] == [4, 4, 3, 2]


@rule("QC-11", "CBT-32")
def test_the_first_that_waits_comes_and_whoever_has_left_with_figures_does_not() -> None:
    state = before("A9 i, B1 I", "sniper").state
    waiting = [unit for unit in state.scenario.units_of[0] if unit >= state.scenario.regulars]
    assert recruit(state, 0, RECRUITS[INFANTRY]) == waiting[0] == state.scenario.regulars
    state.figures = [1 if unit in waiting else figures for unit, figures in enumerate(state.figures)]
    assert recruit(state, 0, RECRUITS[INFANTRY]) == NO_UNIT


@rule("CBT-31")
def test_two_boxes_have_twice_the_figures() -> None:
    state = start("omaha-beach-overlord")[1]
    types = state.scenario.types
    for side in (0, 1):
        guns = sum([state.figures[n] for n in state.scenario.units_of[side] if types[n].kind == ARTILLERY])
        assert spare_figures(state, side, ARTILLERY) == 12 - guns


@rule("CBT-SNIPER")
def test_a_sniper_is_a_single_figure_that_takes_no_ground() -> None:
    assert (SNIPER.name, SNIPER.glyph, SNIPER.ref) == ("lone-sniper", "s", "CBT-SNIPER")
    assert (int(SNIPER.figures), int(SNIPER.march), int(SNIPER.march_and_fight)) == (1, 2, 2)
    assert (SNIPER.ladder, SNIPER.takes_ground) == ([0, 1, 1, 1, 1], False)
    scenario = before("A9 i, B1 I", "sniper").state.scenario
    worth = {kind.name: scenario.worth[unit] for unit, kind in enumerate(scenario.types)}
    assert worth == {"infantry": 1, "armor": 1, "artillery": 1, "lone-sniper": 0}


@rule("QC-11", "CBT-32")
def test_a_third_sniper_comes_when_one_is_gone() -> None:
    now = before("A9 i, E5 I, J5 i", "sniper")
    for to in ("F5", "D5"):
        now = play(now, "allies", "combat sniper", f"place {to}")
        take_again(now, "sniper")
    assert refused(now, "allies", "combat sniper") == "of-no-use-now [CBT-SNIPER]"

    sniper = now.state.unit_on[now.state.scenario.field.names.index("F5")]
    now.state.figures[sniper] = 0
    now.state.lift(sniper)
    assert offers(now, "allies", "combat") == ["combat sniper"]


@rule("CBT-SNIPER", "CBT-14")
def test_a_sniper_comes_next_to_own_infantry_and_holds_his_fire_this_turn() -> None:
    now = before("A9 i, E5 I, J5 A, G5 i", "sniper")
    now = play(now, "allies", "combat sniper")
    assert {each.removeprefix("place ") for each in offers(now, "allies")} == within("E5", 1)
    now = fight(play(now, "allies", "place e6", "play probe-center", "order e6", "order E5"))
    assert "e6 S" in show(now)
    assert {each.split()[1] for each in offers(now, "allies", "attack")} == {"E5"}
    assert refused(now, "allies", "attack e6 G5") == "silenced [CBT-SNIPER]"


@rule("CBT-SNIPER")
def test_a_sniper_has_one_die_at_four_hexes_and_is_worth_no_medal() -> None:
    now = play(before("A9 i, E5 I, J5 i", "sniper"), "allies", "combat sniper", "place F5")
    now.state.combat.boons = []  # type: ignore[union-attr]  # the next turn
    assert tally(now, "F5", "J5") == "1: +1 base [ATK-11]"
    now = play(now, "allies", "play probe-center", "end-orders", cards="general-advance")
    assert score(now) == (0, 0)


@rule("CBT-FACTORY", "CBT-14", "CBT-32")
def test_an_armor_factory_sends_out_a_unit_from_a_building_away_from_the_enemy() -> None:
    picture = "A9 i, E5 I, F5 t.., f4 t.., G5 i, d4 t.., K5 t.., E7 i"
    now = play(before(picture, "armor-factory"), "allies", "combat armor-factory")
    assert "d4 tA" in show(now)
    now = fight(play(now, "allies", "play probe-center", "order d4", "order E5"))
    assert {each.split()[1] for each in offers(now, "allies", "attack")} == {"E5"}
    assert refused(now, "allies", "attack d4 E7") == "silenced [CBT-FACTORY]"


@rule("CBT-FACTORY", "CBT-45")
def test_the_axis_cannot_use_an_armor_factory() -> None:
    now = before("A1 I, E5 i, d4 t..", "armor-factory", turn="axis")
    assert refused(now, "axis", "combat armor-factory") == "bound-to-other-side [CBT-45]"


@rule("CBT-INFILTRATORS", "CBT-14")
def test_infiltrators_go_two_hexes_over_any_terrain_before_orders_and_can_be_ordered() -> None:
    now = before("A9 i, C3 A, E5 I, F5 f.., G5 f.., H5 i, K1 I, L1 i", "infiltrators")
    assert offers(now, "allies", "combat-unit") == ["combat-unit infiltrators E5"]
    now = play(now, "allies", "combat-unit infiltrators E5")
    assert ways(now, "E5") == within("E5", 2)
    now = play(now, "allies", "move E5 G5")
    assert stage(now) == "turn"
    assert now.state.status[now.state.unit_on[now.state.scenario.field.names.index("G5")]] == 0
    now = play(now, "allies", "play probe-center", "order G5")
    assert "E5" not in ways(now, "G5"), "the forest between stops them again"
    assert {"F5", "H3"} <= ways(now, "G5")
    assert targets(fight(now), "G5") == {"H5"}


@rule("CBT-INFILTRATORS")
def test_infiltrators_may_stay_after_all() -> None:
    now = before("A9 i, E5 I, F5 f..", "infiltrators")
    later = play(now, "allies", "combat-unit infiltrators E5", "end-moves")
    assert show(later) == show(now)
    later = play(later, "allies", "play probe-center", "order E5")
    assert ways(later, "E5") == within("E5", 2) - {"G5"}


@rule("CBT-BOMBS", "CBT-14")
def test_bombs_fall_on_two_enemies_side_by_side_and_next_to_none_of_ones_own() -> None:
    now = before(
        "A1 i, J5 I, j6 I, H5 I, K5 tI, B1 I",
        "air-bombardment",
        turn="axis",
    )
    now = play(now, "axis", "combat air-bombardment")
    assert set(offers(now, "axis")) == {"pick J5", "pick j6", "pick H5", "pick K5"}
    now = play(now, "axis", "pick J5")
    assert offers(now, "axis") == ["pick j6", "pick K5", "end-picks"]
    assert refused(now, "axis", "pick H5") == "cannot-be-picked [CBT-BOMBS]"
    now = play(now, "axis", "pick K5")
    assert offers(now, "axis") == ["strike J5", "strike K5"]
    now = play(now, "axis", "strike K5", dice="SS FF")
    assert told(now, "DiceRolled") == [
        "DiceRolled unit=infantry side=allies at=K5 dice=SS hits=2 flags=0",
        "DiceRolled unit=infantry side=allies at=J5 dice=FF hits=0 flags=2",
    ]


@rule("CBT-BOMBS")
def test_an_enemy_alone_is_bombed_alone() -> None:
    now = before("A1 i, J5 I, H5 I, B1 I", "air-bombardment", turn="axis")
    now = play(now, "axis", "combat air-bombardment", "pick J5", dice="SS")
    assert [each.split(" dice=")[0] for each in told(now, "DiceRolled")] == [
        "DiceRolled unit=infantry side=allies at=J5"
    ]
