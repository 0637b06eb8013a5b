"""Counter-attack: what it copies, mirrored for the player across the board."""

from __future__ import annotations

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    Battle,
    asked,
    battle,
    dice,
    hand,
    offers,
    play,
    stage,
    told,
)

FIELD = "B3 I, G3 I, L3 I, B7 a, G7 i, L7 g"


def countered(last: str, picture: str = FIELD, **more: object) -> Battle:
    """The Allies counter the card that the Axis played last."""
    now = battle(picture, allies="counter-attack probe-left probe-right", last=last, **more)  # type: ignore[arg-type]
    return play(now, "allies", "play counter-attack")


@rule("CARD-COUNTER-1", "CARD-COUNTER-2", "SET-19")
@pytest.mark.parametrize(
    ("last", "ordered"),
    [
        ("attack-left", ["L3"]),
        ("attack-right", ["B3"]),
        ("attack-center", ["G3"]),
        ("recon-in-force", ["B3", "G3", "L3"]),
        ("general-advance", ["B3", "G3", "L3"]),
        ("pincer-move", ["B3", "L3"]),
    ],
)
def test_a_section_card_is_mirrored(last: str, ordered: list[str]) -> None:
    """What is left to the Axis at the top is the right of the board, and so right to the Allies."""
    assert sorted(offers(countered(last), "allies", "order")) == [f"order {at}" for at in ordered]


@rule("CARD-COUNTER-1")
def test_the_log_says_what_it_acts_as() -> None:
    assert told(countered("attack-left"), "CardPlayed") == [
        "CardPlayed side=allies card=counter-attack acts_as=attack-right plain="
    ]


@rule("CARD-COUNTER-3", "CARD-INFANTRYASSAULT-4")
def test_an_infantry_assault_is_copied_in_the_same_part_of_the_board() -> None:
    now = battle("B3 I, L3 I, B7 i, L7 i", turn="axis", axis="infantry-assault", allies="counter-attack")
    now = play(now, "axis", "play infantry-assault", "section left", "end-moves", cards="general-advance")
    now = play(now, "allies", "play counter-attack")

    assert stage(now) == "marching"
    assert {choice.split()[1] for choice in offers(now, "allies", "move")} == {"L3"}


@rule("CARD-COUNTER-4", "CARD-COUNTER-7", "CARD-AIRPOWER-2")
def test_a_strike_is_copied_with_the_own_dice() -> None:
    """The Allies have two dice in the air where the Axis had one."""
    now = play(countered("air-power", front="west", date="1944-06-06"), "allies", "target G7")

    assert dice(now) == 2


@rule("CARD-COUNTER-4")
def test_bonus_dice_are_copied() -> None:
    now = countered("close-assault", "G5 I, H5 i")

    assert dice(play(play(now, "allies", "attack G5 H5"), "axis")) == 4


@rule("CARD-COUNTER-5", "RUL-100", "CARD-RECON")
def test_recon_is_copied_with_its_draw() -> None:
    now = battle(FIELD, allies="counter-attack", last="recon-left", deck="probe-left probe-right")
    now = play(now, "allies", "play counter-attack", "end-orders", cards="probe-left probe-right")

    assert sorted(offers(now, "allies")) == ["keep probe-left", "keep probe-right"]
    assert hand(play(now, "allies", "keep probe-right"), "allies") == "probe-right"


@rule("CARD-COUNTER-6", "CARD-FINESTHOUR-1", "CRD-05")
def test_hand_size_dice_go_by_the_own_hand_with_the_played_card() -> None:
    assert dice(countered("their-finest-hour")) == 3
    assert dice(play(countered("medics-and-mechanics", "G5 I2, H7 i"), "allies", "heal G5")) == 3


@rule("CARD-COUNTER-6", "CARD-FINESTHOUR-4")
def test_the_reshuffle_is_copied() -> None:
    now = battle(FIELD, allies="counter-attack", last="their-finest-hour", discard="probe-left")
    now = play(now, "allies", "play counter-attack", dice="G")

    assert told(now, "DeckReshuffled") == ["DeckReshuffled"]


@rule("CARD-COUNTER-8")
def test_a_copy_of_a_copy_is_mirrored_back() -> None:
    now = battle(FIELD, turn="axis", axis="counter-attack", allies="counter-attack", last="attack-left")
    now = play(now, "axis", "play counter-attack", "end-orders", cards="general-advance")
    now = play(now, "allies", "play counter-attack")

    assert offers(now, "allies", "order") == ["order B3"]


@rule("CARD-COUNTER-10", "RUL-103")
def test_as_the_first_card_of_the_game_it_does_nothing() -> None:
    now = battle(FIELD, allies="counter-attack")
    now = play(now, "allies", "play counter-attack", cards="general-advance")

    assert asked(now) != "allies"
    assert hand(now, "allies") == "general-advance"


@rule("CARD-COUNTER-11", "RUL-102", "CARD-ANY-7")
def test_the_card_is_copied_and_not_what_became_of_it() -> None:
    """The Axis had no armor and ordered one unit instead; the Allies have some."""
    now = battle("B3 A, C3 A, G3 I, B7 i", turn="axis", axis="armor-assault", allies="counter-attack")
    now = play(now, "axis", "play armor-assault", "end-orders", cards="general-advance")
    now = play(now, "allies", "play counter-attack")

    assert offers(now, "allies", "order") == ["order B3", "order C3"]


@rule("RUL-102", "CARD-ANY-7")
def test_the_fallback_is_judged_by_the_own_army() -> None:
    now = countered("armor-assault", "B3 I, G3 I, B7 a")

    assert offers(now, "allies", "order") == ["order B3", "order G3"]
    now = play(now, "allies", "order B3")
    assert stage(now) == "marching"
