"""What the simple opponent does with Combat cards in plain cases."""

from tests.players.test_battle_conduct import chosen
from tests.rules.memoir44.battle import battle, play

FAR = "A9 i, A1 I"


def test_new_units_are_welcome_at_once() -> None:
    now = battle("A9 i, B1 I, C1 I", allies="probe-left recon-left", combat=("", "reinforcements"))
    assert chosen(now) == "combat reinforcements"


def test_a_die_more_is_spent_where_it_counts() -> None:
    now = battle(f"{FAR}, G5 I, H5 i2, g6 t..", step="fight", orders="G5", combat=("", "rattenkrieg"))
    assert chosen(now) == "street-fight rattenkrieg G5"


def test_a_die_more_is_kept_where_it_decides_nothing() -> None:
    now = battle(f"{FAR}, G5 I, H5 i, g6 t..", step="fight", orders="G5", combat=("", "rattenkrieg"))
    assert chosen(now) == "attack G5 H5"


def test_what_can_be_nothing_else_is_sooner_used_for_a_street_fight() -> None:
    now = battle(f"{FAR}, G5 I, H5 i4, g6 t..", step="fight", orders="G5", combat=("", "air-bombardment"))
    assert chosen(now) == "street-fight air-bombardment G5"


def test_bombs_fall_on_those_that_would_suffer_most() -> None:
    now = battle("B1 i, E5 I4, H5 I1, L1 A", turn="axis", axis="probe-left", combat=("air-bombardment", ""))
    now = play(now, "axis", "combat air-bombardment")
    assert chosen(now, "axis") == "pick H5"


def test_the_last_figure_pulls_back() -> None:
    now = battle(f"{FAR}, G5 A, H5 i1", step="fight", orders="G5", combat=("pull-back", ""))
    now = play(now, "allies", "attack G5 H5")
    assert chosen(now, "axis") == "combat pull-back"


def test_an_attack_on_a_strong_unit_is_let_come() -> None:
    now = battle(f"{FAR}, G5 fA1, H5 ti", step="fight", orders="G5", combat=("pull-back", ""))
    now = play(now, "allies", "attack G5 H5")
    assert chosen(now, "axis") == "no-combat"


def test_sandbags_are_not_bought_with_a_good_attack() -> None:
    now = battle(f"{FAR}, G5 I, H5 i1", step="fight", orders="G5", combat=("", "fortify"))
    assert chosen(now) == "attack G5 H5"


def test_infantry_takes_a_town_and_attacks_from_it() -> None:
    now = battle(f"{FAR}, F5 I, G5 t.., H5 i1", step="move", orders="F5", combat=("", "house-to-house"))
    assert chosen(now) == "combat-unit house-to-house F5"


def test_an_attack_that_is_no_danger_is_not_called_off() -> None:
    now = battle(f"{FAR}, G5 I, H5 i, K5 i", step="fight", orders="G5", combat=("out-of-ammo", ""))
    now = play(now, "allies", "attack G5 H5")
    assert chosen(now, "axis") == "no-combat"


def test_an_attack_on_the_last_figure_is_called_off() -> None:
    now = battle(f"{FAR}, G5 A, H5 i1", step="fight", orders="G5", combat=("out-of-ammo", ""))
    now = play(now, "allies", "attack G5 H5")
    assert chosen(now, "axis") == "combat out-of-ammo"
