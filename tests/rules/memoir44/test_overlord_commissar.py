"""The commissar in Overlord: what is handed out has lain under the chip since the turn before."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel.chance import Seeded
from bocage.memoir44.command.seating import EIGHT, TWO
from bocage.memoir44.editions import REVISED

from tests.ledger_marks import rule
from tests.rules.memoir44.field import (
    CHIP,
    TAKEN_UP,
    Field,
    asked,
    deal,
    discard,
    field,
    field_facts,
    hand,
    offers,
    play,
    refused,
    seen,
    stages,
    table,
    taken_up,
    told,
    under_chip,
    until,
)

PICTURE = "B3 I, F3 I, K3 A, P3 I, T3 I, X3 E, B7 i, K7 a, T7 i"
SPECIAL = {"commissar": {"side": "allies"}}
HAND = "probe-left probe-center probe-right attack-left move-out"


def watched(chip: str = "probe-left", allies: str = HAND, **told: Any) -> Field:
    """The Allied commander has taken up what lay under the chip, and places new cards."""
    return field(PICTURE, allies=allies, chip=chip, special=SPECIAL, **told)


def placed(now: Field, *cards: str) -> Field:
    """Place some cards, and be done with it."""
    chief = "allies-commander" if now.game.seats != ["axis", "allies"] else "allies"
    now = play(now, chief, *[f"place-card {card}" for card in cards])
    return play(now, chief, "end-placing") if "end-placing" in offers(now, chief) else now


# ------------------------------------------------------------------------------------------ placing


@rule("COM-02", "COM-05")
def test_cards_are_taken_up_and_then_new_ones_are_placed() -> None:
    """Those taken up are handed out from where they are; the hand does not grow by them."""
    now = watched("probe-left barrage")

    assert stages(now) == {"allies-commander": "chip-placing"}
    assert (taken_up(now), under_chip(now), hand(now, "allies")) == ("probe-left barrage", "", HAND)

    assert refused(now, "commander", "place-card dig-in") == "not-in-hand [COM-05]"
    now = play(now, "commander", "place-card move-out")
    assert told(now) == ["CardPlaced side=allies (allies-commander: card=move-out)"]

    now = play(now, "commander", "end-placing")
    assert stages(now) == {"allies-commander": "hand-out"}
    facts = {"is": "hand-out", "side": 1, "given": 0, "visited": -1}
    assert now.state.trunk[-1].facts() == facts
    assert (taken_up(now), under_chip(now)) == ("probe-left barrage", "move-out")
    assert refused(now, "commander", "place-card probe-left") == "placing-is-over [COM-05]"


@rule("COM-05", "COM-02")
def test_what_was_placed_is_handed_out_the_turn_after() -> None:
    """Over a whole turn of both sides."""
    now = placed(watched("probe-left", axis="2*dig-in"), "move-out", "probe-right")
    now = until(play(now, "commander", "give probe-left left", "end-hand-out"), "deploying")
    now = play(now, "left", "deploy probe-left left-1")
    now = until(now, "draw")
    now = until(deal(now, cards="2*general-advance"), "hand-out")
    now = play(now, "axis-commander", "give dig-in left", "end-hand-out")
    now = deal(until(play(now, "axis-left", "lead dig-in left"), "draw"), cards="2*general-advance")

    assert (taken_up(now), under_chip(now)) == ("probe-right move-out", "")
    assert "ChipTakenUp side=allies cards=2" in told(now)


@rule("COM-06")
def test_three_cards_are_the_most_under_the_chip() -> None:
    """The fourth is refused."""
    now = play(
        watched(), "commander", "place-card probe-center", "place-card probe-right", "place-card move-out"
    )

    assert stages(now) == {"allies-commander": "hand-out"}
    assert refused(now, "commander", "place-card attack-left") == "three-under-chip [COM-06]"
    assert refused(now, "commander", "end-placing") == "three-under-chip [COM-06]"


@rule("COM-05", "QO-31")
def test_one_card_at_least_is_placed() -> None:
    """Up to three, and not none."""
    now = watched()

    assert refused(now, "commander", "end-placing") == "place-one-first [QO-31]"
    assert refused(now, "commander", "give probe-left left") == "place-first [COM-05]"
    assert "end-placing" in offers(play(now, "commander", "place-card move-out"), "commander")


@rule("QO-31", "QO-33", "OVL-28")
def test_the_last_card_stays_in_hand() -> None:
    """Those under the chip do not count as the one that stays."""
    now = play(watched(allies="probe-left probe-right"), "commander", "place-card probe-right")
    assert (stages(now), hand(now, "allies")) == ({"allies-commander": "hand-out"}, "probe-left")
    assert under_chip(now) == "probe-right"

    assert stages(watched(allies="probe-left")) == {"allies-commander": "hand-out"}


@rule("COM-03", "QO-35")
@pytest.mark.parametrize("first", ["axis", "allies"])
def test_the_first_cards_are_placed_before_the_game(first: str) -> None:
    """Whoever begins, the Soviets have cards to hand out in their first turn, and place new ones then."""
    now = watched()
    facts = field_facts(PICTURE, limit=3, special=SPECIAL) | {"first": first}
    rulings = {**REVISED, "variant": {"seating": EIGHT}}
    start = Field(now.game, now.game.start(facts, rulings), [])
    start = deal(start, cards="3*probe-left probe-center probe-right move-out")
    assert (asked(start), stages(start)) == (["allies-commander"], {"allies-commander": "chip-placing"})

    start = placed(start, "probe-right")

    assert asked(start) == [f"{first}-commander"]
    if first == "allies":
        assert (taken_up(start), stages(start)) == ("probe-right", {"allies-commander": "chip-placing"})


@rule("QO-32", "COM-12", "OVL-116")
@pytest.mark.parametrize(
    ("under", "card"),
    [
        (["probe-left", "attack-left"], "recon-left"),
        (["their-finest-hour"], "probe-left"),
        (["probe-left"], "their-finest-hour"),
        (["recon-in-force", "move-out", "dig-in"][:2], "ambush"),
    ],
)
def test_only_cards_that_can_all_be_used_lie_under_the_chip(under: list[str], card: str) -> None:
    """Two at most for a general; nothing beside the finest hour; no ambush."""
    now = watched(allies=" ".join([*under, card, "2*general-advance"]))
    now = play(now, "commander", *[f"place-card {each}" for each in under])

    assert f"place-card {card}" not in offers(now, "commander")
    expected = "ambush-stays-in-hand [COM-12]" if card == "ambush" else "not-all-usable [QO-32]"
    assert refused(now, "commander", f"place-card {card}") == expected


@rule("QO-32")
def test_a_hand_of_ambushes_places_none() -> None:
    """There is nothing to be chosen, and nothing to be handed out next turn."""
    now = watched(allies="2*ambush")
    assert offers(now, "commander") == ["end-placing"]


@rule("COM-13", "QO-34")
@pytest.mark.parametrize("card", ["counter-attack", "air-power", "barrage"])
def test_counter_attack_and_air_power_may_lie_under_the_chip(card: str) -> None:
    """Like any other card."""
    now = play(watched(allies=f"{card} 2*probe-left"), "commander", f"place-card {card}")
    assert under_chip(now) == card
    now = play(watched(allies=f"{card} 4*probe-left"), "commander", *["place-card probe-left"] * 2)
    assert offers(now, "commander", "place-card") == [f"place-card {card}"]


# ------------------------------------------------------------------------------------------ handing out


@rule("COM-01", "COM-02")
def test_no_card_is_handed_out_straight_from_hand() -> None:
    """Nor carried out."""
    now = placed(watched("probe-left", allies=f"{HAND} barrage recon-right"), "move-out")

    assert offers(now, "commander") == ["give probe-left left"]
    assert refused(now, "commander", "give probe-center center") == "not-from-hand [COM-01]"
    assert refused(now, "commander", "carry-out barrage") == "not-from-hand [COM-01]"
    assert refused(now, "commander", "give recon-right right") == "not-from-hand [COM-07]"
    assert refused(now, "commander", "give dig-in left") == "not-in-hand [OVL-22]"


@rule("COM-07")
def test_a_recon_is_not_handed_out_straight_from_hand_either() -> None:
    """It has to lie under the chip first."""
    now = placed(watched("recon-left", allies="recon-right recon-center 2*move-out"), "move-out")
    assert refused(now, "commander", "give move-out right") == "not-from-hand [COM-01]"
    assert refused(now, "commander", "give recon-right right") == "not-from-hand [COM-07]"
    assert offers(now, "commander") == ["give recon-left left"]


@rule("COM-04")
def test_all_that_lay_under_the_chip_is_handed_out() -> None:
    """Before the last one the commander is not done."""
    now = play(placed(watched("probe-left probe-right"), "move-out"), "commander", "give probe-left left")
    assert refused(now, "commander", "end-hand-out") == "chip-cards-first [COM-04]"

    now = play(now, "commander", "give probe-right right")
    assert "end-hand-out" in offers(now, "commander")


@rule("COM-04", "COM-15")
def test_no_card_is_given_so_that_another_could_not_be() -> None:
    """Recon in force to the left would keep the left general from his probe."""
    now = placed(watched("probe-left recon-in-force"), "move-out")

    assert offers(now, "commander") == [
        "give probe-left left",
        "give recon-in-force center",
        "give recon-in-force right",
    ]
    assert refused(now, "commander", "give recon-in-force left") == "strands-another [COM-04]"


@rule("COM-15")
@pytest.mark.parametrize(
    ("given", "then", "refusal"),
    [
        ("probe-left", "give move-out left", "section-cards-only [OVL-25]"),
        ("probe-left", "give probe-right left", "other-flank [OVL-27]"),
    ],
)
def test_a_general_has_the_same_limits_as_ever(given: str, then: str, refusal: str) -> None:
    """Two section cards, or one tactic card and nothing else."""
    now = placed(watched("probe-left move-out probe-right", allies="2*dig-in attack-left"), "dig-in")
    assert refused(play(now, "commander", f"give {given} left"), "commander", then) == refusal


@rule("QO-32")
def test_what_can_no_longer_be_handed_out_is_discarded_unplayed() -> None:
    """A counter-attack from under the chip, when there is nothing to answer."""
    now = placed(watched("counter-attack probe-left"), "move-out")
    now = play(now, "commander", "give probe-left left")
    assert refused(now, "commander", "give counter-attack right") == "nothing-opposite [QO-19]"

    now = play(now, "commander", "end-hand-out")

    assert (taken_up(now), discard(now)) == ("", "counter-attack")
    assert stages(now) == {"allies-left": "deploying"}
    assert told(now, "CardDiscarded") == ["CardDiscarded side=allies card=counter-attack !"]


@rule("COM-02", "OVL-29")
def test_the_commander_carries_out_what_lay_under_the_chip() -> None:
    """A barrage, beside a card for a general."""
    now = placed(watched("barrage probe-left"), "move-out")
    now = play(now, "commander", "carry-out barrage", "give probe-left left")
    assert (table(now), taken_up(now)) == (["commander barrage"], "")


@rule("COM-02", "OVL-116")
def test_the_finest_hour_comes_alone_from_under_the_chip() -> None:
    """All generals roll."""
    now = play(placed(watched("their-finest-hour"), "move-out"), "commander", "carry-out their-finest-hour")
    assert offers(now, "commander", "give", "carry-out") == []
    assert refused(now, "commander", "give attack-left left") == "not-from-hand [COM-01]"
    assert refused(now, "commander", "copy barrage") == "no-other-card [OVL-116]"


# ------------------------------------------------------------------------------------------ exceptions


LAST = ["right probe-right right-2"]


@rule("COM-10")
def test_a_counter_attack_is_handed_out_straight_from_hand() -> None:
    """To the general opposite."""
    now = placed(watched("probe-right", allies="counter-attack move-out dig-in", last=LAST), "move-out")

    assert offers(now, "commander") == ["give probe-right right", "give counter-attack left"]

    now = play(now, "commander", "give counter-attack left", "give probe-right right", "end-hand-out")
    assert hand(now, "allies", "left") == "counter-attack"


@rule("COM-10")
def test_of_two_counter_attacks_one_lay_under_the_chip_and_one_is_in_hand() -> None:
    """Either can be handed out."""
    hand = "counter-attack move-out dig-in"
    now = placed(watched("counter-attack", allies=hand, last=LAST), "move-out")
    assert offers(now, "commander") == ["give counter-attack left"]


@rule("COM-11", "COM-14")
@pytest.mark.parametrize("given", [0, 1, 2, 3])
def test_with_those_from_under_the_chip_there_are_three_cards_at_most(given: int) -> None:
    """However many of them have been handed out by then."""
    chip = {"probe-right": "right", "probe-center": "center", "attack-right": "right"}
    now = placed(watched(" ".join(chip), allies="counter-attack move-out dig-in", last=LAST), "move-out")
    now = play(now, "commander", *[f"give {card} {chip[card]}" for card in list(chip)[:given]])

    assert refused(now, "commander", "give counter-attack left") == "three-with-chip [COM-11]"
    copying = "no-strike-to-copy [OVL-108]" if given < 3 else "three-cards-at-most [COM-14]"
    assert refused(now, "commander", "copy barrage") == copying


@rule("COM-10", "OVL-28")
def test_a_counter_attack_that_is_the_last_card_stays_in_hand() -> None:
    """As any other card would."""
    now = placed(watched("probe-right", allies="counter-attack move-out", last=LAST), "move-out")
    assert refused(now, "commander", "give counter-attack left") == "keep-one-card [OVL-28]"


@rule("COM-10")
def test_a_counter_attack_straight_from_hand_answers_a_strike() -> None:
    """The commander copies the enemy commander's barrage."""
    hand = "counter-attack move-out dig-in"
    now = placed(watched("probe-right", allies=hand, last=["commander barrage"]), "move-out")
    now = play(now, "commander", "copy barrage")
    assert table(now) == ["commander counter-attack as barrage"]


@rule("COM-04", "COM-10")
def test_a_counter_attack_from_hand_does_not_keep_a_card_from_its_general() -> None:
    """The left general's probe comes first."""
    now = placed(watched("probe-left", allies="counter-attack move-out dig-in", last=LAST), "move-out")
    assert refused(now, "commander", "give counter-attack left") == "strands-another [COM-04]"


@rule("COM-12")
def test_an_ambush_is_sprung_from_the_hand_with_three_cards_under_the_chip() -> None:
    """It is handed over at once, and another drawn."""
    now = field(
        "B3 I, B7 i, D5 I, C5 i",
        turn="axis",
        axis="probe-right move-out",
        allies="ambush dig-in",
        chip="probe-left probe-center probe-right",
        special=SPECIAL,
    )
    now = play(now, "commander", "give probe-right right", "end-hand-out")
    now = until(play(now, "right", "deploy probe-right right-2"), "ordering")
    now = until(play(now, "right", "order C5"), "fighting")
    now = play(now, "right", "attack C5 D5")

    assert offers(now, "allies-commander") == ["ambush", "no-ambush"]
    now = play(now, "allies-commander", "ambush", dice="AAA", cards="general-advance")
    assert "ambush" not in hand(now, "allies")


# ------------------------------------------------------------------------------------------ the hand


@rule("QO-33")
@pytest.mark.parametrize(("limit", "drawn"), [(6, 2), (5, 1), (4, 0)])
def test_cards_under_the_chip_count_for_the_limit_of_the_hand(limit: int, drawn: int) -> None:
    """Three in hand and one under the chip: with a limit of five one card is drawn."""
    now = watched("probe-left", allies="4*move-out", limit=limit)
    now = placed(now, "move-out")
    now = play(now, "commander", "give probe-left left", "end-hand-out")
    now = until(play(now, "left", "deploy probe-left left-1"), "draw")
    now = deal(now, cards=f"{drawn}*general-advance" if drawn else "")

    assert hand(now, "allies").count("general-advance") == min(drawn, 1)
    assert now.state.hands[4].count == 3 + drawn
    assert now.state.side == 0


@rule("QO-33")
def test_cards_under_the_chip_are_none_of_the_enemy_s_hand() -> None:
    """He draws up to his limit."""
    hands: Any = {"axis": "probe-right 3*move-out", "allies": "2*move-out", "chip": "probe-left"}
    now = field(PICTURE, turn="axis", limit=5, special=SPECIAL, **hands)
    now = play(now, "commander", "give probe-right right", "end-hand-out")
    now = until(play(now, "right", "deploy probe-right right-1"), "draw")
    assert hand(deal(now, cards="2*general-advance"), "axis") == "2*general-advance 3*move-out"


# ------------------------------------------------------------------------------------------ what is hidden


@rule("COM-02")
@pytest.mark.parametrize(
    ("who", "sees"),
    [("allies-commander", True), ("allies-left", False), ("axis-commander", False), ("", False)],
)
def test_only_the_commander_sees_what_lies_under_the_chip(who: str, sees: bool) -> None:
    """All others count the cards, his own generals too."""
    now = play(watched("probe-left barrage"), "commander", "place-card move-out")
    hands = seen(now, who)["hands"]

    assert [hands[place]["count"] for place in (CHIP, TAKEN_UP)] == [1, 2]
    assert [sum(hands[place]["cards"]) for place in (CHIP, TAKEN_UP)] == ([1, 2] if sees else [0, 0])


@rule("QO-32")
def test_a_guess_puts_under_the_chip_what_can_be_used_together() -> None:
    """And looks like what was seen, for every seat and whoever watches."""
    deck = "9*probe-left 4*ambush 2*their-finest-hour move-out 2*probe-right 9*dig-in"
    now = placed(watched("probe-left probe-right", deck=deck), "move-out", "probe-right", "probe-center")
    for seat in range(-1, 8):
        view = now.game.view(now.state, seat)
        for seed in range(6):
            guess = now.game.guess(view, Seeded(seed))
            assert now.game.view(guess, seat).facts() == view.facts()
            cards = under_chip(Field(now.game, guess, []))
            assert not [word for word in ("ambush", "3*", "finest") if word in cards]


@rule("COM-05")
def test_a_card_placed_or_given_and_taken_back_has_not_been_seen() -> None:
    """With one seat for the whole side, whose hands nobody else sees."""
    now = placed(watched("probe-left probe-right", seating=TWO), "move-out")
    given = play(now, "allies", "give probe-left left")

    back = now.game.with_what_was_seen(now.state, given.state)

    assert [sum(each.known) for each in back.hands] == [0] * len(back.hands)
