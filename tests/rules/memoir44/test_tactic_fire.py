"""Tactic cards that shoot: air power, barrage, artillery bombard, firefight."""

from __future__ import annotations

import pytest

from bocage.kernel.choice import Choice
from bocage.kernel.refusal import Refusal
from bocage.memoir44.odds import odds_of

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    GAME,
    Battle,
    asked,
    battle,
    dice,
    discard,
    facts_of_refusal,
    fight,
    full,
    hand,
    is_ordered,
    offers,
    ordered,
    play,
    refused,
    retreats,
    score,
    show,
    stage,
    tally,
    targets,
    told,
    ways,
    within,
    won,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)
SALVOS = pytest.mark.parametrize("card", ["air-power", "barrage"])


def salvo(picture: str, card: str = "air-power", **more: object) -> Battle:
    """The Allies play a salvo."""
    now = battle(picture, allies=card, axis="probe-left", **more)  # type: ignore[arg-type]
    return play(now, "allies", f"play {card}")


# ---------------------------------------------------------------------------------------------- air power


@rule("CARD-AIRPOWER-1", "CARD-BARRAGE-1")
@EDITIONS
@SALVOS
def test_any_enemy_anywhere_is_a_target_and_nobody_is_ordered(card: str, edition: str) -> None:
    now = salvo("A1 I, B1 A, A9 i, g8 i, M9 tg, l2 fa", card, edition=edition)

    assert stage(now) == "salvos"
    assert offers(now, "allies") == ["target A9", "target M9", "target g8", "target l2"]
    assert not is_ordered(now, "A1")
    assert not is_ordered(now, "B1")


@rule("CARD-AIRPOWER-1", "CARD-AIRPOWER-4", "CARD-AIRPOWER-7")
@pytest.mark.parametrize(
    ("verb", "nearest", "ref"),
    [
        ("target", "target", "CARD-AIRPOWER-1"),
        ("end-targets", "", "CARD-AIRPOWER-7"),
        ("strike", "target", "CARD-AIRPOWER-4"),
    ],
)
def test_who_speaks_of_targets_wrongly_is_told_the_rule(verb: str, nearest: str, ref: str) -> None:
    said = GAME.read(salvo("A1 I, G5 i").state, 1, Choice(verb, {"whom": "G5"}))

    assert isinstance(said, Refusal)
    assert (said.key, said.rule, said.facts["nearest"]) == ("unknown-argument", ref, nearest)


@rule("CARD-AIRPOWER-1", "CARD-AIRPOWER-4")
def test_four_targets_that_hang_together_are_the_most() -> None:
    now = salvo("A1 I, F5 i, G5 i, H5 i, I5 i, J5 i")
    now = play(now, "allies", "target F5", "target G5", "target H5")
    assert offers(now, "allies") == ["target I5", "end-targets"]
    now = play(now, "allies", "target I5")

    assert stage(now) == "shelling"
    assert sorted(offers(now, "allies")) == ["strike F5", "strike G5", "strike H5", "strike I5"]


@rule("CARD-AIRPOWER-6", "CARD-AIRPOWER-1")
def test_a_group_need_not_be_a_chain() -> None:
    """G5 in the middle of three that do not touch each other."""
    now = salvo("A1 I, G5 i, F5 i, g6 i, g4 i, M9 i")
    now = play(now, "allies", "target F5")
    assert offers(now, "allies") == ["target G5", "end-targets"]
    now = play(now, "allies", "target G5", "target g6")
    assert offers(now, "allies", "target") == ["target g4"]

    assert stage(play(now, "allies", "target g4")) == "shelling"


@rule("CARD-AIRPOWER-6", "CARD-AIRPOWER-4")
def test_in_which_order_targets_are_chosen_makes_no_difference() -> None:
    now = salvo("A1 I, F5 i, G5 i, H5 i, I5 i, J5 i")
    one = play(now, "allies", "target F5", "target G5", "target H5")
    other = play(now, "allies", "target H5", "target G5", "target F5")
    assert one.state.facts() == other.state.facts()

    done = [play(picked, "allies", "end-targets").state.facts() for picked in (one, other)]
    assert done[0] == done[1]


@rule("CARD-AIRPOWER-6")
def test_an_enemy_that_touches_no_target_does_not_belong() -> None:
    now = play(salvo("A1 I, G5 i, I5 i, H5 i"), "allies", "target G5")

    assert offers(now, "allies") == ["target H5", "end-targets"]
    assert refused(now, "allies", "target I5") == "not-next-to-target [CARD-AIRPOWER-6]"
    assert facts_of_refusal(now, "allies", "target I5") == {"side": "axis", "unit": "infantry", "at": "I5"}


@rule("CARD-AIRPOWER-1", "CARD-BARRAGE-1")
@pytest.mark.parametrize(("card", "ref"), [("air-power", "CARD-AIRPOWER-1"), ("barrage", "CARD-BARRAGE-1")])
def test_targets_are_enemies_and_one_there_must_be(card: str, ref: str) -> None:
    now = salvo("A1 I, G5 i, I5 i", card)

    assert refused(now, "allies", "target A1") == f"no-enemy-there [{ref}]"
    assert refused(now, "allies", "target A3") == f"no-enemy-there [{ref}]"
    assert facts_of_refusal(now, "allies", "target A3") == {"at": "A3"}
    assert refused(now, "allies", "end-targets") == f"target-one-first [{ref}]"
    assert refused(now, "allies", "end-moves") == f"targets-first [{ref}]"
    assert facts_of_refusal(now, "allies", "end-moves") == {"verb": "end-moves"}


@rule("CARD-AIRPOWER-1")
def test_a_target_is_named_once() -> None:
    now = play(salvo("A1 I, G5 i, H5 i"), "allies", "target G5")

    assert told(now) == ["TargetChosen side=axis unit=infantry at=G5"]
    assert refused(now, "allies", "target G5") == "already-a-target [CARD-AIRPOWER-1]"
    assert facts_of_refusal(now, "allies", "target G5") == {"side": "axis", "unit": "infantry", "at": "G5"}


@rule("CARD-AIRPOWER-7")
@EDITIONS
def test_fewer_targets_will_do(edition: str) -> None:
    now = salvo("A1 I, F5 i, G5 i, H5 i", edition=edition)
    assert "end-targets" not in offers(now, "allies")
    now = play(now, "allies", "target G5")
    assert offers(now, "allies") == ["target F5", "target H5", "end-targets"]

    one = play(now, "allies", "end-targets", dice="SG", cards="general-advance")
    assert show(one) == "F5 i, G5 i2, H5 i, A1 I"
    assert asked(one) == "axis"
    two = play(now, "allies", "target F5", "end-targets")
    assert sorted(offers(two, "allies")) == ["strike F5", "strike G5"]


@rule("CARD-AIRPOWER-7")
@SALVOS
def test_without_an_enemy_on_the_board_nothing_happens(card: str) -> None:
    now = play(
        battle("A1 I", allies=card, axis="probe-left"), "allies", f"play {card}", cards="general-advance"
    )

    assert asked(now) == "axis"
    assert (discard(now), hand(now, "allies")) == (card, "general-advance")


@rule("CARD-AIRPOWER-4")
def test_targets_are_fixed_before_the_first_dice_fall_and_struck_in_any_order() -> None:
    now = salvo("A1 I, F5 i, G5 i, H5 i, M9 i")
    now = play(now, "allies", "target F5", "target G5", "target H5")
    assert offers(now, "allies") == ["strike F5", "strike G5", "strike H5"]
    assert refused(now, "allies", "strike M9") == "not-a-target [CARD-AIRPOWER-4]"
    assert facts_of_refusal(now, "allies", "strike M9") == {"at": "M9"}
    assert refused(now, "allies", "end-moves") == "targets-first [CARD-AIRPOWER-4]"
    assert facts_of_refusal(now, "allies", "end-moves") == {"verb": "end-moves"}

    now = play(now, "allies", "strike G5", dice="II")
    assert show(now) == "M9 i, F5 i, G5 i2, H5 i, A1 I"
    assert offers(now, "allies") == ["strike F5", "strike H5"]
    now = play(now, "allies", "strike H5", dice="IS")
    assert stage(now) == "roll", "the last one is struck without asking"


@rule("CARD-AIRPOWER-4")
def test_hits_and_retreat_of_one_target_come_before_the_next_which_is_struck_wherever_it_is() -> None:
    now = salvo("A1 I, G5 i, H5 i")
    now = play(now, "allies", "target G5", "target H5", "strike G5", dice="IF")
    assert asked(now) == "axis"
    assert retreats(now) == {"f6", "g6"}
    now = play(now, "axis", "retreat f6", dice="SS", cards="general-advance")

    assert show(now) == "f6 i3, H5 i2, A1 I"


@rule("CARD-AIRPOWER-4")
def test_a_target_that_no_longer_touches_another_is_struck_all_the_same() -> None:
    now = salvo("A1 I, G5 i, H5 i, I5 i")
    now = play(now, "allies", "target G5", "target H5", "target I5", "strike H5", dice="GF")
    now = play(now, "axis", "retreat h6")

    assert offers(now, "allies") == ["strike G5", "strike I5"]


@rule("CARD-AIRPOWER-3", "CRD-03", "RUL-64", "HIT-07", "AIR-01")
@EDITIONS
@pytest.mark.parametrize("cover", ["t", "f", "c", ".B", ".o", ".x", "^"])
def test_nothing_protects_from_the_air_and_stars_hit(cover: str, edition: str) -> None:
    now = salvo(f"A1 I, G5 {cover + 'i' if len(cover) == 2 else cover + '.i'}", edition=edition)
    now = play(now, "allies", "target G5")
    assert dice(now) == 2

    struck = play(now, "allies", dice="SF")
    assert told(struck, "DiceRolled", "FiguresLost") == [
        "DiceRolled unit=infantry side=axis at=G5 dice=SF hits=1 flags=1",
        "FiguresLost side=axis unit=infantry at=G5 number=1 left=3 why=hits",
    ]
    assert stage(struck) == "retreat", "no flag can be ignored"
    assert retreats(struck) == {"f6", "g6"}


@rule("CARD-AIRPOWER-3", "CARD-BARRAGE-1")
@pytest.mark.parametrize(
    ("card", "ways"), [("air-power", [4, 16, 16, 0, 0]), ("barrage", [81, 324, 486, 324, 81])]
)
def test_the_odds_are_those_of_dice_that_hit_by_the_card(card: str, ways: list[int]) -> None:
    """Four sides of a die hit infantry from the air, three under a barrage."""
    now = salvo("A1 I, G5 ci, M9 i", card)
    choice = GAME.read(now.state, 1, full("target G5"))
    assert isinstance(choice, int)
    odds = odds_of(now.state, choice)
    assert odds is not None

    assert not odds.can_stand_fast
    assert odds.falling_back.by_hits == ways


@rule("CARD-AIRPOWER-3")
@pytest.mark.parametrize(
    ("unit", "thrown", "left"), [("a", "AI", 2), ("i", "AI", 3), ("i", "GS", 2), ("g", "IA", 2)]
)
def test_symbols_hit_their_class_from_the_air(unit: str, thrown: str, left: int) -> None:
    now = play(salvo(f"A1 I, G5 {unit}"), "allies", "target G5", dice=thrown, cards="general-advance")

    full = {"i": 4, "a": 3, "g": 2}[unit]
    assert show(now) == f"G5 {unit}{left if left < full else ''}, A1 I"


@rule("CARD-AIRPOWER-3")
def test_a_retreat_that_is_blocked_costs_figures() -> None:
    now = play(salvo("A1 I, G9 i"), "allies", "target G9", dice="FF", cards="general-advance")

    assert show(now) == "G9 i2, A1 I"


@rule("CARD-AIRPOWER-8", "RUL-64")
@EDITIONS
@pytest.mark.parametrize("edge", ["bunker", "open"])
def test_a_gun_in_a_bunker_pays_for_each_flag(edge: str, edition: str) -> None:
    now = salvo(f"A1 I, G5 {'.Bg' if edge == 'bunker' else 'g'}, M9 i", edition=edition)
    now = play(now, "allies", "target G5", dice="FI")
    if edge == "open":
        assert retreats(now) == {"f6", "g6"}
        return
    now = play(now, "allies", cards="general-advance")
    assert show(now) == "M9 i, G5 .Bg1, A1 I"

    both = salvo("A1 I, G5 .Bg, M9 i", edition=edition)
    both = play(both, "allies", "target G5", dice="FF", cards="general-advance")
    assert show(both) == "M9 i, G5 .B., A1 I"
    assert score(both) == (0, 1)


@rule("CARD-AIRPOWER-5", "CARD-BARRAGE-2")
@EDITIONS
@SALVOS
def test_no_ground_is_taken_and_no_ambush_laid(card: str, edition: str) -> None:
    """The Axis holds the ambush, and the Allies stand next to the hex that is emptied."""
    now = battle("g4 I, H5 i1, M9 i", allies=card, axis="ambush", edition=edition)
    now = play(now, "allies", f"play {card}", "target H5")
    assert stage(now) == "roll"
    thrown = "GG" if card == "air-power" else "GGGG"
    now = play(now, "allies", dice=thrown, cards="general-advance")

    assert asked(now) == "axis"
    assert stage(now) == "turn"
    assert show(now) == "M9 i, g4 I"


@rule("CARD-AIRPOWER-5")
def test_a_last_medal_from_the_air_ends_the_battle_before_the_next_target() -> None:
    now = salvo("A1 I, G5 i1, H5 i, M9 i", won=(0, 3), needs=(4, 4))
    now = play(now, "allies", "target G5", "target H5", "strike G5", dice="GG")

    assert won(now) == "allies medals MED-01"


# ------------------------------------------------------------------------------------------------ barrage


@rule("CARD-BARRAGE-1", "CRD-03")
@EDITIONS
@pytest.mark.parametrize("cover", ["t.", ".B", "c.", "..", "^."])
def test_a_barrage_is_four_dice_on_one_enemy_whatever_it_hides_in_and_stars_miss(
    cover: str, edition: str
) -> None:
    now = salvo(f"A1 I, M9 i, G5 {cover}i, H5 i", "barrage", edition=edition)
    now = play(now, "allies", "target G5")
    assert stage(now) == "roll", "one target is all"
    assert dice(now) == 4
    now = play(now, "allies", dice="IGSF")

    assert told(now, "DiceRolled") == ["DiceRolled unit=infantry side=axis at=G5 dice=IGSF hits=2 flags=1"]
    assert stage(now) == "retreat", "no flag can be ignored"


@rule("CARD-BARRAGE-1")
@pytest.mark.parametrize("turn", ["axis", "allies"])
def test_the_air_does_not_matter_to_a_barrage(turn: str) -> None:
    target = {"axis": "G3", "allies": "G7"}[turn]
    hands = {turn: "barrage"}
    now = battle("G3 I, G7 i", turn=turn, front="east", date="1941-06-22", **hands)  # type: ignore[arg-type]

    assert dice(play(now, turn, "play barrage", f"target {target}")) == 4


@rule("CARD-BARRAGE-1", "RUL-64")
def test_a_gun_in_a_bunker_pays_for_the_flag_of_a_barrage() -> None:
    now = play(
        salvo("A1 I, G5 .Bg, M9 i", "barrage"), "allies", "target G5", dice="SSSF", cards="general-advance"
    )

    assert show(now) == "M9 i, G5 .Bg1, A1 I"


# ---------------------------------------------------------------------------------------------- bombard


def bombard(picture: str, edition: str = "revised", **more: object) -> Battle:
    """The Allies bombard, and nobody has moved."""
    return battle(picture, step="fight", card="artillery-bombard", edition=edition, **more)  # type: ignore[arg-type]


@rule("CARD-BOMBARD-1", "CARD-COUNTER-4")
@EDITIONS
@pytest.mark.parametrize("last", ["", "artillery-bombard"])
def test_all_artillery_is_ordered_and_moves_three_hexes(last: str, edition: str) -> None:
    card = "counter-attack" if last else "artillery-bombard"
    picture = "A1 G, B1 G, G3 G, J1 G, L1 G, M1 G, C1 I, D1 A, G9 i"
    now = play(battle(picture, allies=card, last=last, edition=edition), "allies", f"play {card}")

    assert stage(now) == "marching"
    guns = [at for at in ["A1", "B1", "G3", "J1", "L1", "M1", "C1", "D1"] if is_ordered(now, at)]
    assert guns == ["A1", "B1", "G3", "J1", "L1", "M1"]
    assert ways(now, "G3") == within("G3", 3) - {"D1", "J1"}
    assert refused(now, "allies", "move G3 K3") == "too-far [CARD-BOMBARD-1]"


@rule("CARD-BOMBARD-1")
@pytest.mark.parametrize("to", ["H3", "I3", "J3"])
def test_a_gun_that_moves_does_not_battle(to: str) -> None:
    now = battle("G3 G, A1 G, G7 i, A5 i", step="move", card="artillery-bombard")
    now = fight(play(now, "allies", f"move G3 {to}"))

    assert stage(now) == "fighting"
    assert targets(now, to) == set()


@rule("CARD-BOMBARD-1", "CARD-BOMBARD-2")
@EDITIONS
def test_a_gun_that_stays_battles_twice_and_picks_its_target_each_time(edition: str) -> None:
    now = bombard("G3 G, G7 i, I5 i, A9 i", edition)
    assert targets(now, "G3") == {"G7", "I5"}
    now = play(now, "allies", "attack G3 G7", dice="SS")
    assert targets(now, "G3") == {"G7", "I5"}
    again = play(now, "allies", "attack G3 G7", dice="GS", cards="general-advance")
    assert "G7 i3" in show(again)
    other = play(now, "allies", "attack G3 I5", dice="GS", cards="general-advance")
    assert "I5 i3" in show(other)

    assert asked(other) != "allies", "there is no third battle"


@rule("CARD-BOMBARD-1")
def test_there_is_no_third_battle() -> None:
    now = bombard("G3 G, A1 G, G7 i, A5 i")
    now = play(now, "allies", "attack G3 G7", "attack G3 G7", dice="SS SS")

    assert offers(now, "allies") == ["attack A1 A5", "end-battles"]


@rule("CARD-BOMBARD-2")
def test_an_enemy_beside_the_gun_comes_first_in_either_battle() -> None:
    now = bombard("G3 G, H3 i1, I5 i")
    assert targets(now, "G3") == {"H3"}
    now = play(now, "allies", "attack G3 H3", dice="GSS")

    assert stage(now) == "fighting", "guns take no ground"
    assert targets(now, "G3") == {"I5"}


@rule("CARD-BOMBARD-2")
def test_an_enemy_that_comes_beside_the_gun_ties_its_second_battle() -> None:
    """The gun at G7 stands behind the enemy's lines; what it drives back lands beside it."""
    now = bombard("G7 G, G5 i, I5 i")
    now = play(now, "allies", "attack G7 G5", dice="FSS")
    now = play(now, "axis", "retreat g6")

    assert targets(now, "G7") == {"g6"}


@rule("CARD-BOMBARD-3")
def test_both_battles_of_a_gun_follow_upon_each_other() -> None:
    now = bombard("G3 G, I3 G, G7 i, I7 i", axis="probe-left")
    now = play(now, "allies", "attack G3 G7", dice="SS")
    assert {"attack G3 G7", "attack I3 I7"} <= set(offers(now, "allies"))
    now = play(now, "allies", "attack I3 I7", dice="SS")

    assert targets(now, "G3") == set()
    assert refused(now, "allies", "attack G3 G7") == "others-came-between [CARD-BOMBARD-3]"
    assert facts_of_refusal(now, "allies", "attack G3 G7") == {
        "side": "allies",
        "unit": "artillery",
        "at": "G3",
    }
    now = play(now, "allies", "attack I3 G7", dice="SS", cards="general-advance")
    assert stage(now) == "turn"


@rule("CARD-BOMBARD-3", "CARD-BOMBARD-1")
def test_other_cards_give_one_battle() -> None:
    now = battle("G3 G, I3 G, G7 i, I7 i", step="fight")
    now = play(now, "allies", "attack G3 G7", dice="SS")

    assert targets(now, "G3") == set()


@rule("CARD-BOMBARD-4")
@EDITIONS
def test_terrain_binds_the_move_of_a_gun(edition: str) -> None:
    now = battle(
        "A3 G, B3 f., a2 =., a4 =., M3 G, L3 b., l2 =., l4 =., G9 i",
        step="move",
        card="artillery-bombard",
        edition=edition,
    )

    assert ways(now, "A3") == {"B3"}
    assert "K3" in ways(now, "M3")
    assert "J3" not in ways(now, "M3")


@rule("CARD-BOMBARD-4", "RUL-41")
@EDITIONS
def test_a_gun_in_a_bunker_cannot_move_and_battles_twice(edition: str) -> None:
    now = battle("G3 .BG, A1 G, G7 i", step="move", card="artillery-bombard", edition=edition)
    assert ways(now, "G3") == set()
    now = play(fight(now), "allies", "attack G3 G7", "attack G3 G7", dice="GS GS", cards="general-advance")

    assert show(now) == "G7 i2, G3 .BG, A1 G"


# ------------------------------------------------------------------------------------------------ firefight


def firefight(picture: str, orders: str = "", edition: str = "revised", **more: object) -> Battle:
    """The Allies have ordered units by the firefight."""
    now = battle(picture, step="order", card="firefight", edition=edition, **more)  # type: ignore[arg-type]
    return ordered(now, "allies", orders) if stage(now) == "ordering" else now


@rule("CARD-FIREFIGHT-1")
@EDITIONS
def test_four_units_of_any_kind_without_an_enemy_beside_them_are_ordered(edition: str) -> None:
    picture = "A1 I, C1 A, G3 G, I3 E, K3 R, G5 I, H5 i, M9 i"
    now = battle(picture, step="order", card="firefight", edition=edition)
    assert offers(now, "allies", "order") == [f"order {at}" for at in ["G3", "I3", "K3", "A1", "C1"]]
    assert refused(now, "allies", "order G5") == "in-contact [CARD-FIREFIGHT-1]"
    assert facts_of_refusal(now, "allies", "order G5") == {"side": "allies", "unit": "infantry", "at": "G5"}
    now = play(now, "allies", "order A1", "order C1", "order G3")
    assert offers(now, "allies", "order") == ["order I3", "order K3"]
    now = play(now, "allies", "order I3")

    assert stage(now) == "fighting"


@rule("CARD-FIREFIGHT-1", "CARD-FIREFIGHT-3")
@EDITIONS
@pytest.mark.parametrize(
    ("unit", "at", "lines"),
    [
        ("I", "I3", "3: +2 base [ATK-11], +1 card [CARD-ANY-9]"),
        ("I", "J3", "2: +1 base [ATK-11], +1 card [CARD-ANY-9]"),
        ("A", "J3", "4: +3 base [ATK-12], +1 card [CARD-ANY-9]"),
        ("G", "M3", "2: +1 base [ATK-13], +1 card [CARD-ANY-9]"),
    ],
)
def test_nobody_moves_and_all_battle_with_a_die_more(unit: str, at: str, lines: str, edition: str) -> None:
    now = firefight(f"G3 {unit}, {at} i", edition=edition)

    assert stage(now) == "fighting"
    assert offers(now, "allies", "move") == []
    assert refused(now, "allies", "move G3 g4") == "nobody-moves [CARD-FIREFIGHT-1]"
    assert tally(now, "G3", at) == lines
    thrown = int(lines.split(":")[0])
    assert dice(play(now, "allies", f"attack G3 {at}")) == thrown


@rule("CARD-FIREFIGHT-2")
@EDITIONS
def test_an_enemy_that_comes_to_stand_beside_a_unit_silences_it(edition: str) -> None:
    """The infantry at G3 drives an enemy back next to the armor at G7."""
    now = firefight("G3 I, G7 .wI, G5 i, I5 i, A9 i", edition=edition)
    assert targets(now, "G7") == {"G5", "I5"}
    assert "clear-wire G7" in offers(now, "allies")
    now = play(now, "allies", "attack G3 G5", dice="FSS")
    now = play(now, "axis", "retreat g6", cards="general-advance")

    assert asked(now) != "allies", "it may not even attack what stands beside it, nor remove its wire"
    assert "G7 .wI" in show(now)


@rule("CARD-FIREFIGHT-2")
def test_a_silenced_unit_is_told_why() -> None:
    now = firefight("G3 I, A1 I, G7 .wI, G5 i, A3 i, I5 i")
    now = play(now, "allies", "attack G3 G5", dice="FSS")
    now = play(now, "axis", "retreat g6")

    assert offers(now, "allies", "attack") == ["attack A1 A3"]
    for choice in ("attack G7 g6", "attack G7 I5", "clear-wire G7"):
        assert refused(now, "allies", choice) == "contact-changed [CARD-FIREFIGHT-2]"
        assert facts_of_refusal(now, "allies", choice) == {"side": "allies", "unit": "infantry", "at": "G7"}


@rule("CARD-FIREFIGHT-2")
def test_other_cards_silence_nobody() -> None:
    now = battle("G3 I, G7 .wI, G5 i, I5 i, A9 i", step="fight")
    now = play(now, "allies", "attack G3 G5", dice="FS")
    now = play(now, "axis", "retreat g6")

    assert targets(now, "G7") == {"g6"}
    assert "clear-wire G7" in offers(now, "allies")


@rule("CARD-FIREFIGHT-3")
@EDITIONS
def test_sight_range_and_cover_count_and_no_ground_is_taken(edition: str) -> None:
    now = firefight("G3 I, H3 f., I3 i, G5 fi, C3 i, A1 I", edition=edition)
    assert targets(now, "G3") == {"G5"}
    assert tally(now, "G3", "G5") == "2: +2 base [ATK-11], +1 card [CARD-ANY-9], -1 forest [TER-FOREST]"

    last = firefight("G3 I, G5 i1, A1 I, A3 i", edition=edition)
    last = play(last, "allies", "attack G3 G5", dice="GSS")
    assert stage(last) == "fighting"
    assert show(last) == "A3 i, G3 I, A1 I"


@rule("CARD-FIREFIGHT-3")
def test_armor_does_not_overrun_in_a_firefight() -> None:
    now = firefight("G3 A, G5 a1, I5 i, A9 i")
    now = play(now, "allies", "attack G3 G5", dice="ASSS", cards="general-advance")

    assert asked(now) != "allies"
    assert "G3 A" in show(now)


@rule("CARD-FIREFIGHT-4")
@EDITIONS
def test_nobody_takes_the_place_of_units_out_of_contact(edition: str) -> None:
    now = battle("B3 I, G3 G, H3 i, a4 i", allies="firefight", axis="probe-left", edition=edition)
    now = play(now, "allies", "play firefight", cards="general-advance")

    assert told(now, "CardPlayed") == ["CardPlayed side=allies card=firefight acts_as= plain="]
    assert asked(now) == "axis"

    free = battle("B3 I, G3 G, H3 i, a4 i, A9 A", allies="firefight", axis="probe-left", edition=edition)
    free = play(free, "allies", "play firefight")
    assert offers(free, "allies") == ["order A9", "end-orders"]
