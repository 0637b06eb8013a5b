"""Why not this attack: attacks, wire, ambushes, barrages and air power, each labelled with its rule."""

from __future__ import annotations

from functools import cache

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import BOTH, Battle, battle, play, refused

Case = tuple[str, str, str]
"""What stands on the board with the attacker at G5, its target, and what is said."""

BY_TARGET: list[Case] = [
    ("I, G7 i", "H5", "no-enemy-there [ATK-03]"),
    ("I, H5 I, G7 i", "H5", "no-enemy-there [ATK-03]"),
    ("I, G7 i", "G5", "no-enemy-there [ATK-03]"),
    ("I, H5 i, E5 i", "E5", "enemy-adjacent [ATK-06]"),
    ("A, H5 i, D5 i", "D5", "enemy-adjacent [ATK-06]"),
    ("G, H5 i, A5 i", "A5", "enemy-adjacent [ATK-06]"),
    ("I, H5 =.., g6 i1, I5 i", "I5", "enemy-adjacent [ATK-06]"),
    ("A, H5 i, M9 i", "M9", "enemy-adjacent [ATK-06]"),
]

BY_RANGE: list[Case] = [
    ("I, K5 i", "K5", "out-of-range [ATK-14]"),
    ("E, K5 i", "K5", "out-of-range [ATK-14]"),
    ("R, C5 i", "C5", "out-of-range [ATK-14]"),
    ("A, K5 i", "K5", "out-of-range [ATK-14]"),
    ("T, C5 i", "C5", "out-of-range [ATK-14]"),
    ("G, M9 i", "M9", "out-of-range [ATK-14]"),
]

BY_SIGHT: list[Case] = [
    ("I, H5 f.., I5 i", "I5", "no-sight [LOS-03]"),
    ("A, H5 h.., I5 i", "I5", "no-sight [LOS-03]"),
    ("I, H5 t.., I5 i", "I5", "no-sight [LOS-03]"),
    ("A, I5 c.., J5 i", "J5", "no-sight [LOS-03]"),
    ("I, H5 ^.., I5 i", "I5", "no-sight [LOS-03]"),
    ("I, H5 u.., I5 i", "I5", "no-sight [LOS-03]"),
    ("A, H5 s.., I5 i", "I5", "no-sight [LOS-03]"),
    ("A, H5 .B., I5 i", "I5", "no-sight [LOS-03]"),
    ("I, H5 I, I5 i", "I5", "no-sight [LOS-03]"),
    ("A, I5 i, J5 i", "J5", "no-sight [LOS-03]"),
    ("I, g6 h6 f.., H7 i", "H7", "no-sight [LOS-03]"),
    ("I, H5 W.., I5 i", "I5", "no-sight [LOS-03]"),
    ("G, H5 M.., I5 i", "I5", "no-sight [LOS-03]"),
    ("^A, H5 ^I, I5 ^i", "I5", "no-sight [LOS-03]"),
    ("^A, H5 ^B., I5 ^i", "I5", "no-sight [LOS-03]"),
    ("^A, H5 f.., I5 i", "I5", "no-sight [LOS-03]"),
]

BY_DICE: list[Case] = [
    ("tA, H5 ^i", "H5", "no-dice [ATK-21]"),
    ("tA, H5 fi", "H5", "no-dice [ATK-21]"),
    ("cA, H5 .Bi", "H5", "no-dice [ATK-21]"),
    ("tA, I5 .oi", "I5", "no-dice [ATK-21]"),
    ("I, J5 fi", "J5", "no-dice [ATK-21]"),
    ("I, J5 .oi", "J5", "no-dice [ATK-21]"),
    (".wI, J5 i", "J5", "no-dice [ATK-21]"),
    (".wI, I5 ti", "I5", "no-dice [ATK-21]"),
    (".wE, I5 ^i", "I5", "no-dice [ATK-21]"),
]


def told(case: Case, edition: str) -> str:
    """What is said to the unit at G5 that is to attack what the case names."""
    picture, target, _ = case
    now = battle(f"G5 {picture}, A1 I, B1 i", step="fight", orders="G5 A1", edition=edition, discard="ambush")
    return refused(now, "allies", f"attack G5 {target}")


@rule("ATK-03", "ATK-06")
@pytest.mark.parametrize("case", BY_TARGET)
@pytest.mark.parametrize("edition", BOTH)
def test_no_enemy_or_another_one_first(case: Case, edition: str) -> None:
    assert told(case, edition) == case[2]


@rule("ATK-14")
@pytest.mark.parametrize("case", BY_RANGE)
@pytest.mark.parametrize("edition", BOTH)
def test_out_of_range(case: Case, edition: str) -> None:
    assert told(case, edition) == case[2]


@rule("LOS-03", "LOS-04", "LOS-05")
@pytest.mark.parametrize("case", BY_SIGHT)
@pytest.mark.parametrize("edition", BOTH)
def test_out_of_sight(case: Case, edition: str) -> None:
    assert told(case, edition) == case[2]


@rule("LOS-05", "RUL-15")
def test_out_of_sight_beyond_a_lake_of_the_revised_book() -> None:
    assert told(("A, H5 I5 l.., J5 i", "J5", ""), "revised") == "no-sight [LOS-03]"


@rule("ATK-21")
@pytest.mark.parametrize("case", BY_DICE)
@pytest.mark.parametrize("edition", BOTH)
def test_no_die_is_left(case: Case, edition: str) -> None:
    assert told(case, edition) == case[2]


# ------------------------------------------------------------------------------------ what a unit has done

AFTER_A_MOVE = [
    ("E5 I", "G5", "no-attack-after-march [MOV-04]"),
    ("E5 R", "G5", "no-attack-after-march [UNI-11]"),
    ("F5 G", "G5", "no-attack-after-march [MOV-07]"),
    ("F5 I, G5 f..", "G5", "no-attack-on-entry [TER-FOREST-2]"),
    ("F5 E, G5 h..", "G5", "no-attack-on-entry [TER-HEDGE-5]"),
    ("F5 A, G5 t..", "G5", "no-attack-on-entry [TER-TOWN-2]"),
    ("F5 T, G5 c..", "G5", "no-attack-on-entry [TER-CHURCH-1]"),
    ("E5 I, G5 f..", "G5", "no-attack-on-entry [TER-FOREST-2]"),
    ("E5 R, G5 f..", "G5", "no-attack-after-march [UNI-11]"),
    ("F5 bI, G5 u..", "G5", "no-attack-after-march [MOV-04]"),
    ("F5 R, G5 s..", "G5", "no-attack-after-march [UNI-11]"),
    ("F5 I, G5 ~..", "G5", "afloat [TER-SEA-5]"),
    ("F5 R, G5 ~..", "G5", "afloat [TER-SEA-5]"),
    ("F5 A, G5 ~..", "G5", "afloat [TER-SEA-5]"),
]


@rule("ATK-22", "MOV-04", "MOV-07", "UNI-11", "UNI-12", "Q-29", "TER-SEA-5")
@rule("TER-FOREST-2", "TER-HEDGE-5", "TER-TOWN-2", "TER-CHURCH-1")
@pytest.mark.parametrize(("picture", "to", "said"), AFTER_A_MOVE)
@pytest.mark.parametrize("edition", BOTH)
def test_what_its_move_has_cost_a_unit(picture: str, to: str, said: str, edition: str) -> None:
    now = battle(f"{picture}, H5 i, A1 I, B1 i", step="move", orders=f"{picture[:2]} A1", edition=edition)
    now = play(now, "allies", f"move {picture[:2]} {to}", "end-moves")
    assert refused(now, "allies", f"attack {to} H5") == said
    assert refused(now, "allies", f"clear-wire {to}") == said


@cache
def positions(edition: str) -> dict[str, Battle]:
    """The positions that the cases below speak of, by name."""
    some = battle(
        "G5 I, H5 i, E5 .wA, C5 ~I, A1 I, B1 i, d6 I",
        step="fight",
        orders="G5 E5 C5 A1",
        discard="ambush",
        edition=edition,
    )
    guns = battle("G3 G, I3 G, G7 i, I7 i", step="fight", card="artillery-bombard", edition=edition)
    once = play(guns, "allies", "attack G3 G7", dice="SS")
    assault = battle(
        "G5 I, H5 .wI, g6 i1, J5 i, A1 I, B1 i",
        step="fight",
        card="close-assault",
        discard="ambush",
        edition=edition,
    )
    fire = battle("F5 I, g8 I, F7 i, L9 i, L7 I", step="fight", card="firefight", edition=edition)
    driven = play(fire, "allies", "attack F5 F7", dice="FSS")
    hunt = battle(
        "G5 A, H5 i1, J5 i, M5 i, A1 I, B1 i", step="fight", orders="G5 A1", discard="ambush", edition=edition
    )
    waits = battle("G5 I, H5 i, A1 I, B1 i", step="fight", axis="ambush", edition=edition)
    empty = battle("G5 I, H5 i, A1 I, B1 i", step="fight", axis="barrage", edition=edition)
    air = battle("A1 I, E5 F5 G5 J5 i", allies="air-power", edition=edition)
    shot = battle("A1 I, E5 F5 G5 J5 i", allies="barrage", edition=edition)
    hill = {"spotters": {"side": "allies", "hexes": ["G3"]}}
    strike = battle("G3 I, A5 B5 J5 i", allies="recon-left", special=hill, edition=edition)
    aimed = play(air, "allies", "play air-power", "target E5")
    return {
        "some": some,
        "fought": play(some, "allies", "attack G5 H5", dice="SSS"),
        "cleared": play(
            battle("G5 .wI, H5 i, A1 I, B1 i", step="fight", discard="ambush", edition=edition),
            "allies",
            "clear-wire G5",
        ),
        "between": play(once, "allies", "attack I3 I7", dice="SS"),
        "twice": play(once, "allies", "attack G3 G7", dice="SS"),
        "apart": play(assault, "allies", "attack G5 g6", "stay", dice="GSSS"),
        "fire": play(driven, "axis", "retreat f8"),
        "overrun": play(hunt, "allies", "attack G5 H5", "take-ground", dice="GSS"),
        "ambush": play(waits, "allies", "attack G5 H5"),
        "no ambush": play(empty, "allies", "attack G5 H5"),
        "air": play(air, "allies", "play air-power"),
        "aimed": aimed,
        "shelling": play(aimed, "allies", "target F5", "end-targets"),
        "barrage": play(shot, "allies", "play barrage"),
        "strike": play(strike, "allies", "air-strike recon-left"),
    }


UNITS = [
    ("some", "attack B1 A1", "no-unit-there [ATK-01]"),
    ("some", "attack M9 G5", "no-unit-there [ATK-01]"),
    ("some", "attack d6 G5", "not-ordered [TRN-09]"),
    ("some", "clear-wire d6", "not-ordered [TRN-09]"),
    ("some", "attack C5 H5", "afloat [TER-SEA-5]"),
    ("some", "clear-wire C5", "afloat [TER-SEA-5]"),
    ("some", "clear-wire G5", "no-wire-to-clear [OBS-WIRE-3]"),
    ("some", "clear-wire E5", "no-wire-to-clear [OBS-WIRE-3]"),
    ("some", "clear-wire H5", "no-unit-there [ATK-01]"),
    ("fought", "attack G5 H5", "already-fought [ATK-02]"),
    ("fought", "clear-wire G5", "already-fought [ATK-02]"),
    ("cleared", "attack G5 H5", "already-fought [ATK-02]"),
    ("between", "attack G3 G7", "others-came-between [CARD-BOMBARD-3]"),
    ("twice", "attack G3 G7", "already-fought [ATK-02]"),
    ("apart", "attack H5 J5", "contact-changed [CARD-CLOSEASSAULT-2]"),
    ("apart", "attack G5 J5", "already-fought [ATK-02]"),
    ("fire", "attack g8 f8", "contact-changed [CARD-FIREFIGHT-2]"),
    ("fire", "attack F5 F7", "already-fought [ATK-02]"),
    ("overrun", "attack H5 M5", "out-of-range [ATK-14]"),
    ("overrun", "attack H5 I5", "no-enemy-there [ATK-03]"),
    ("overrun", "attack A1 B1", "overrun-first [GND-13]"),
    ("overrun", "end-battles", "overrun-first [GND-13]"),
    ("overrun", "take-ground", "overrun-first [GND-13]"),
]

REACTIONS = [
    ("ambush", "axis", "stand-fast", "answer-attack-first [CARD-AMBUSH-1]"),
    ("ambush", "axis", "play ambush", "answer-attack-first [CARD-AMBUSH-1]"),
    ("ambush", "axis", "attack H5 G5", "answer-attack-first [CARD-AMBUSH-1]"),
    ("ambush", "allies", "attack A1 B1", "not-your-turn [TRN-01]"),
    ("ambush", "allies", "no-ambush", "not-your-turn [TRN-01]"),
    ("no ambush", "axis", "ambush", "no-ambush-in-hand [CARD-AMBUSH-1]"),
    ("no ambush", "axis", "play barrage", "answer-attack-first [CARD-AMBUSH-1]"),
]

SALVOS = [
    ("air", "target A1", "no-enemy-there [CARD-AIRPOWER-1]"),
    ("air", "target M9", "no-enemy-there [CARD-AIRPOWER-1]"),
    ("air", "end-targets", "target-one-first [CARD-AIRPOWER-1]"),
    ("air", "strike E5", "aim-first [CARD-AIRPOWER-1]"),
    ("air", "order A1", "targets-first [CARD-AIRPOWER-1]"),
    ("aimed", "target E5", "already-a-target [CARD-AIRPOWER-1]"),
    ("aimed", "target G5", "not-next-to-target [CARD-AIRPOWER-6]"),
    ("aimed", "target J5", "not-next-to-target [CARD-AIRPOWER-6]"),
    ("shelling", "strike J5", "not-a-target [CARD-AIRPOWER-4]"),
    ("shelling", "strike A1", "not-a-target [CARD-AIRPOWER-4]"),
    ("shelling", "target J5", "targets-are-fixed [CARD-AIRPOWER-4]"),
    ("shelling", "end-targets", "targets-are-fixed [CARD-AIRPOWER-4]"),
    ("shelling", "end-battles", "targets-first [CARD-AIRPOWER-4]"),
    ("barrage", "target A1", "no-enemy-there [CARD-BARRAGE-1]"),
    ("barrage", "end-targets", "target-one-first [CARD-BARRAGE-1]"),
    ("barrage", "strike E5", "aim-first [CARD-BARRAGE-1]"),
    ("barrage", "move A1 A3", "targets-first [CARD-BARRAGE-1]"),
    ("strike", "target J5", "not-in-section [SPC-317]"),
    ("strike", "target G3", "no-enemy-there [CARD-AIRPOWER-1]"),
]


@rule("ATK-01", "ATK-02", "TRN-09", "TER-SEA-5", "OBS-WIRE-3", "CARD-BOMBARD-3", "CARD-CLOSEASSAULT-2")
@rule("CARD-FIREFIGHT-2", "GND-09", "GND-13", "ATK-14", "ATK-03")
@pytest.mark.parametrize(("name", "text", "said"), UNITS)
@pytest.mark.parametrize("edition", BOTH)
def test_units_that_do_not_attack(name: str, text: str, said: str, edition: str) -> None:
    assert refused(positions(edition)[name], "allies", text) == said


@rule("CARD-AMBUSH-1", "TRN-01")
@pytest.mark.parametrize(("name", "side", "text", "said"), REACTIONS)
@pytest.mark.parametrize("edition", BOTH)
def test_the_window_for_an_ambush(name: str, side: str, text: str, said: str, edition: str) -> None:
    assert refused(positions(edition)[name], side, text) == said


@rule("CARD-AIRPOWER-1", "CARD-AIRPOWER-4", "CARD-AIRPOWER-6", "CARD-BARRAGE-1", "SPC-317")
@pytest.mark.parametrize(("name", "text", "said"), SALVOS)
@pytest.mark.parametrize("edition", BOTH)
def test_targets_of_air_power_and_barrage(name: str, text: str, said: str, edition: str) -> None:
    assert refused(positions(edition)[name], "allies", text) == said
