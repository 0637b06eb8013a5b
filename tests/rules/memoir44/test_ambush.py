"""The ambush: the card that is played in the enemy's turn."""

from __future__ import annotations

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    Battle,
    asked,
    battle,
    deal,
    dice,
    discard,
    hand,
    offers,
    play,
    refused,
    show,
    stage,
    told,
    won,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)


def declared(
    picture: str, attack: str, card: str = "direct-from-hq", edition: str = "revised", **more: object
) -> Battle:
    """A close assault by the Allies, declared against a side that holds the ambush."""
    now = battle(picture, step="fight", card=card, axis="ambush probe-left", edition=edition, **more)  # type: ignore[arg-type]
    return play(now, "allies", attack)


@rule("CARD-AMBUSH-1", "CRD-04", "RUL-95", "ATK-05")
@EDITIONS
def test_a_close_assault_may_be_ambushed_before_the_dice_fall(edition: str) -> None:
    now = declared("G5 I, H5 i", "attack G5 H5", edition=edition)

    assert stage(now) == "ambush-window"
    assert asked(now) == "axis"
    assert offers(now, "axis") == ["ambush", "no-ambush"]


@rule("CARD-AMBUSH-1", "ATK-05")
def test_fire_is_not_ambushed() -> None:
    assert stage(declared("G5 I, I5 i", "attack G5 I5")) == "roll"


@rule("CARD-AMBUSH-1", "CARD-AIRPOWER-5", "CARD-BARRAGE-2")
@pytest.mark.parametrize("card", ["air-power", "barrage"])
def test_no_salvo_is_ambushed(card: str) -> None:
    now = battle("G5 I, H5 i", axis="ambush", allies=card)
    now = play(now, "allies", f"play {card}", "target H5")

    assert stage(now) == "roll"


@rule("CARD-AMBUSH-1", "GND-09")
def test_the_close_assault_of_an_overrun_may_be_ambushed_too() -> None:
    now = declared("G5 A, H5 i1, I5 i, A9 i", "attack G5 H5")
    now = play(now, "axis", "no-ambush", dice="GSS")
    now = play(now, "allies", "take-ground", "attack H5 I5")

    assert stage(now) == "ambush-window"


@rule("CARD-AMBUSH-1")
def test_the_window_opens_whatever_the_hand_holds_and_offers_what_it_holds() -> None:
    """Nobody can tell a holder by it; only a card that lies open closes it."""
    now = battle("G5 I, H5 i", step="fight", axis="probe-left")
    now = play(now, "allies", "attack G5 H5")
    assert stage(now) == "ambush-window"
    assert offers(now, "axis") == ["no-ambush"]
    assert refused(now, "axis", "ambush") == "no-ambush-in-hand [CARD-AMBUSH-1]"

    gone = battle("G5 I, H5 i", step="fight", axis="probe-left", discard="ambush")
    assert stage(play(gone, "allies", "attack G5 H5")) == "roll"
    bare = battle("G5 I, H5 i", step="fight")
    assert stage(play(bare, "allies", "attack G5 H5")) == "roll"


@rule("CARD-AMBUSH-2", "RUL-46")
@pytest.mark.parametrize(
    ("attacker", "ambusher", "thrown"),
    [
        ("I", "i", 3),
        ("fI", "i", 2),
        ("fI", "a", 1),
        ("I", ".wi", 2),
        ("I", "ta", 1),
        ("I", "g", 3),
        (".oI", "i", 2),
    ],
)
def test_the_attacked_unit_strikes_with_its_own_dice_against_the_attacker_s_hex(
    attacker: str, ambusher: str, thrown: int
) -> None:
    now = play(declared(f"G5 {attacker}, H5 {ambusher}", "attack G5 H5"), "axis", "ambush")

    assert dice(now) == thrown
    behind = play(declared(f"A9 i, B9 a, G5 {attacker}, H5 {ambusher}", "attack G5 H5"), "axis", "ambush")
    assert dice(behind) == thrown


@rule("CARD-AMBUSH-2")
def test_the_attacker_s_card_gives_the_ambusher_nothing() -> None:
    now = play(declared("G5 I, H5 i", "attack G5 H5", card="close-assault"), "axis", "ambush")

    assert dice(now) == 3


@rule("CARD-AMBUSH-3", "RUL-49")
@pytest.mark.parametrize("victim", ["~i", "~a"])
def test_a_unit_at_sea_or_without_dice_cannot_ambush(victim: str) -> None:
    assert stage(declared(f"G5 bI, H5 {victim}", "attack G5 H5")) == "roll"
    assert stage(declared("G5 ^I, H5 ta, A9 i", "attack G5 H5")) == "roll"
    assert stage(declared("G5 I, H5 ta, A9 i", "attack G5 H5")) == "ambush-window", "one die is enough"
    assert stage(declared(f"G5 bI, H5 {victim[1]}, A9 i", "attack G5 H5")) == "ambush-window"


@rule("CARD-AMBUSH-4", "CARD-AMBUSH-5", "RUL-96")
def test_hits_and_flags_fall_on_the_attacker_who_attacks_if_it_still_stands_there() -> None:
    now = play(declared("G5 I, H5 i", "attack G5 H5"), "axis", "ambush", dice="IGS")

    assert stage(now) == "roll"
    assert dice(now) == 3
    assert show(now) == "G5 I2, H5 i"
    assert show(deal(now, dice="SSA")) == "G5 I2, H5 i"
    assert show(deal(now, dice="SIG")) == "G5 I2, H5 i2"


@rule("CARD-AMBUSH-5", "RUL-96")
def test_an_attacker_that_is_driven_off_attacks_no_more_even_if_still_adjacent() -> None:
    now = play(declared("G5 I, g6 i, A1 I, B1 i", "attack G5 g6"), "axis", "ambush", dice="FSS")
    now = play(now, "allies", "retreat g4")

    assert stage(now) == "fighting"
    assert refused(now, "allies", "attack g4 g6") == "already-fought [ATK-02]"


@rule("CARD-AMBUSH-5")
def test_an_attacker_that_is_eliminated_attacks_no_more() -> None:
    now = play(declared("G5 I1, H5 i, A1 I, B1 i", "attack G5 H5"), "axis", "ambush", dice="GSS")

    assert stage(now) == "fighting"
    assert "H5 i" in show(now)


@rule("CARD-AMBUSH-5", "RUL-96")
def test_an_attacker_whose_retreat_is_blocked_loses_figures_and_attacks() -> None:
    now = play(declared("G1 I, H1 i", "attack G1 H1"), "axis", "ambush", dice="FSS")

    assert stage(now) == "roll"
    assert show(now) == "G1 I3, H1 i"


@rule("CARD-AMBUSH-6")
def test_an_attacker_that_retreats_part_of_the_way_has_moved() -> None:
    now = play(declared("g2 I, h2 i, A1 I, B1 i", "attack g2 h2"), "axis", "ambush", dice="FFS")
    now = play(now, "allies", "retreat G1")

    assert show(now) == "h2 i, A1 I, B1 i, G1 I3"
    assert stage(now) == "fighting"


@rule("CARD-AMBUSH-4", "RUL-97")
def test_the_attacker_may_ignore_a_flag_by_its_own_hex() -> None:
    now = play(declared("G5 .oI, H5 i", "attack G5 H5"), "axis", "ambush", dice="FS")
    assert offers(now, "allies") == ["stand-fast", "fall-back"]

    now = play(now, "allies", "stand-fast")
    assert stage(now) == "roll"


@rule("CARD-AMBUSH-7")
def test_only_one_attack_is_ambushed_and_the_player_may_wait_for_it() -> None:
    now = declared("G5 I, H5 i, A1 I, B1 i, A9 i", "attack G5 H5")
    now = play(now, "axis", "no-ambush", dice="SSS")
    now = play(now, "allies", "attack A1 B1")
    assert offers(now, "axis") == ["ambush", "no-ambush"]
    now = play(now, "axis", "ambush", dice="SSS")

    assert discard(now) == "ambush"
    assert hand(now, "axis") == "probe-left"


@rule("CARD-AMBUSH-8", "Q-26")
def test_the_last_medal_by_an_ambush_ends_the_battle() -> None:
    now = declared("G5 I1, H5 i, A1 I", "attack G5 H5", won=(3, 0), needs=(4, 4))

    assert won(play(now, "axis", "ambush", dice="GSS")) == "axis medals MED-01"


@rule("CARD-AMBUSH-8", "Q-26", "RUL-120")
def test_an_ambush_that_takes_the_last_unit_of_the_side_on_turn_ends_the_battle() -> None:
    now = declared("G5 I1, H5 i", "attack G5 H5")

    assert won(play(now, "axis", "ambush", dice="GSS")) == "axis no-units RUL-120"


@rule("CARD-AMBUSH-9")
def test_a_gun_that_is_driven_off_loses_its_second_battle() -> None:
    now = declared("G5 G, g6 i, A1 G, C1 i", "attack G5 g6", card="artillery-bombard")
    now = play(now, "axis", "ambush", dice="FSS")
    now = play(now, "allies", "retreat g4")

    assert refused(now, "allies", "attack g4 g6") == "already-fought [ATK-02]"


@rule("CARD-AMBUSH-10")
@EDITIONS
def test_the_ambusher_draws_before_the_side_whose_turn_ends(edition: str) -> None:
    now = declared("G5 I, H5 i, A9 i", "attack G5 H5", edition=edition, deck="recon-left recon-right")
    now = play(now, "axis", "ambush", dice="SSS")
    now = deal(now, dice="SSS", cards="recon-left recon-right")

    assert [event.split(" (")[0] for event in told(now, "CardDrawn")] == [
        "CardDrawn side=axis",
        "CardDrawn side=allies",
    ]
    assert hand(now, "axis") == "recon-left probe-left"
    assert now.state.ambusher == -1, "it is replaced once"


@rule("CARD-ANY-13", "CARD-AMBUSH-1")
def test_an_ambush_is_not_played_in_the_own_turn() -> None:
    now = battle("G5 I, H5 i", allies="ambush probe-left")

    assert offers(now, "allies") == ["play probe-left"]
    assert refused(now, "allies", "play ambush") == "reaction-only [CARD-ANY-13]"


@rule("CARD-ANY-14", "TRN-04")
def test_a_hand_of_nothing_else_lays_it_down_without_effect() -> None:
    now = battle("G5 I, H5 i", allies="ambush", axis="probe-left")
    assert offers(now, "allies") == ["play ambush"]
    now = play(now, "allies", "play ambush", cards="general-advance")

    assert discard(now) == "ambush"
    assert asked(now) == "axis"


@rule("CARD-AMBUSH-11", "CARD-COUNTER-9", "RUL-95")
def test_an_ambush_is_not_copied_but_the_card_of_the_enemy_s_own_turn() -> None:
    hands = {"allies": "probe-center counter-attack", "axis": "ambush probe-left"}
    now = battle("G5 I, H5 i, A9 i", deck="9*recon-left", **hands)  # type: ignore[arg-type]
    now = play(now, "allies", "play probe-center", "order G5", "end-moves", "attack G5 H5")
    now = play(now, "axis", "ambush", dice="SSS SSS", cards="2*recon-left")
    now = play(now, "axis", "play probe-left", cards="recon-left")
    now = play(now, "allies", "play counter-attack")

    assert told(now, "CardPlayed")[0].endswith("card=counter-attack acts_as=probe-right plain=")
