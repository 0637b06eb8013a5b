"""The commissar on one board: one card under the chip, played the turn after; and what is exempt from it."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.walk import wander
from bocage.memoir44.command.choosing import command_for
from bocage.memoir44.variants import Variant

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    GAME,
    Battle,
    asked,
    battle,
    deal,
    dice,
    hand,
    offers,
    play,
    refused,
    scenario_facts,
    seen,
    stage,
    start,
    told,
    under_chip,
)

FIELD = "B3 I, G3 I, L3 A, B7 i, G7 i, L7 a"
SPECIAL = {"commissar": {"side": "allies"}}


def watched(allies: str = "probe-left probe-right", chip: str = "probe-center", **told: Any) -> Battle:
    """The Allies are about to play, with a commissar."""
    return battle(FIELD, allies=allies, chip=chip, special=SPECIAL, **told)


def hand_told(now: Battle, seat: int, hand: int) -> tuple[int, int]:
    """How many cards of a hand a seat counts, and how many it sees."""
    hands: Any = seen(now, seat)["hands"]
    return hands[hand]["count"], sum(hands[hand]["cards"])


# ------------------------------------------------------------------------------------------ the chip's card


@rule("COM-20")
def test_the_card_under_the_chip_is_played() -> None:
    """Nothing else may be, straight from the hand."""
    now = watched()

    assert offers(now, "allies") == ["play probe-center"]
    assert refused(now, "allies", "play probe-left") == "not-from-hand [COM-20]"
    assert refused(now, "allies", "play barrage") == "not-in-hand [TRN-03]"
    assert refused(now, "allies", "place-card probe-left") == "one-under-chip [COM-20]"


@rule("COM-20", "COM-22")
def test_the_next_card_is_placed_before_the_orders() -> None:
    """It has to be one, and only one."""
    now = play(watched(), "allies", "play probe-center")

    assert stage(now) == "chip-placing"
    assert told(now, "ChipTakenUp") == ["ChipTakenUp side=allies cards=1"]
    assert offers(now, "allies") == ["place-card probe-left", "place-card probe-right"]
    assert refused(now, "allies", "end-placing") == "place-one-first [QO-31]"
    assert refused(now, "allies", "order G3") == "place-first [COM-05]"
    assert refused(now, "allies", "place-card barrage") == "not-in-hand [COM-05]"

    now = play(now, "allies", "place-card probe-right")

    assert (stage(now), under_chip(now), hand(now, "allies")) == ("ordering", "probe-right", "probe-left")
    assert told(now) == ["CardPlaced side=allies (allies: card=probe-right)"]


@rule("COM-20")
def test_the_other_side_plays_as_ever() -> None:
    """Its cards come from its hand."""
    now = watched(turn="axis", axis="probe-left probe-right")

    assert offers(now, "axis") == ["play probe-left", "play probe-right"]


@rule("COM-20", "QO-35")
def test_the_first_card_is_placed_before_the_game() -> None:
    """Also where the enemy begins: it is there when his turn comes."""
    sides = {side: {"cards": 2, "medals": 5} for side in ("axis", "allies")}
    facts = scenario_facts(FIELD, special=SPECIAL, **sides) | {"first": "axis"}
    now = deal(start(facts), cards="probe-left probe-right move-out barrage")
    assert (asked(now), stage(now), hand(now, "axis")) == ("allies", "chip-placing", "probe-left probe-right")

    now = play(now, "allies", "place-card barrage")

    assert (asked(now), stage(now)) == ("axis", "turn")
    assert (hand(now, "allies"), under_chip(now)) == ("move-out", "barrage")


@rule("COM-20", "QO-35")
def test_also_the_only_card_is_placed_before_the_game() -> None:
    """A lone player keeps none back."""
    sides = {side: {"cards": 1, "medals": 5} for side in ("axis", "allies")}
    now = deal(start(scenario_facts(FIELD, special=SPECIAL, **sides)), cards="probe-left move-out")
    assert (asked(now), stage(now), hand(now, "allies")) == ("allies", "chip-placing", "move-out")


# ------------------------------------------------------------------------------------------ exceptions


@rule("COM-08", "COM-21")
@pytest.mark.parametrize("card", ["recon-left", "recon-center", "recon-right", "counter-attack"])
def test_recon_and_counter_attack_may_be_played_straight_from_hand(card: str) -> None:
    """The card under the chip stays there for the next turn, and none is placed."""
    now = watched(allies=f"{card} probe-left", last="probe-right")
    assert set(offers(now, "allies")) == {"play probe-center", f"play {card}"}

    now = play(now, "allies", f"play {card}")

    assert (stage(now), under_chip(now)) == ("ordering", "probe-center")
    assert hand(now, "allies") == "probe-left"


@rule("COM-21")
def test_recon_in_force_is_no_exception() -> None:
    """It draws no more than others."""
    assert (
        refused(watched(allies="recon-in-force"), "allies", "play recon-in-force") == "not-from-hand [COM-20]"
    )


@rule("COM-21")
def test_an_ambush_is_sprung_from_the_hand() -> None:
    """It is not played in one's own turn."""
    now = battle(
        "K5 i, L5 I",
        turn="axis",
        step="fight",
        allies="ambush",
        chip="probe-left",
        special=SPECIAL,
        deck="9*barrage",
    )
    now = play(now, "axis", "attack K5 L5")
    assert offers(now, "allies") == ["ambush", "no-ambush"]


@rule("COM-21", "COM-23")
def test_an_ambush_under_the_chip_is_not_in_hand() -> None:
    """It cannot be sprung from there."""
    now = battle(
        "K5 i, L5 I",
        turn="axis",
        step="fight",
        allies="barrage",
        chip="ambush",
        special=SPECIAL,
        deck="9*barrage",
    )
    now = play(now, "axis", "attack K5 L5")
    assert refused(now, "allies", "ambush") == "no-ambush-in-hand [CARD-AMBUSH-1]"


@rule("COM-22")
def test_the_last_card_of_a_hand_goes_under_the_chip() -> None:
    """A lone player keeps none back."""
    now = play(watched(allies="probe-left"), "allies", "play probe-center")
    assert (stage(now), offers(now, "allies")) == ("chip-placing", ["place-card probe-left"])


@rule("COM-22")
def test_of_the_same_card_in_both_places_the_chips_is_played() -> None:
    """The other one stays in hand, or goes under the chip."""
    now = play(watched(allies="recon-left probe-left", chip="recon-left"), "allies", "play recon-left")

    assert (stage(now), under_chip(now)) == ("chip-placing", "")
    assert offers(now, "allies") == ["place-card recon-left", "place-card probe-left"]


@rule("COM-23")
def test_an_ambush_goes_under_the_chip_only_where_there_is_nothing_else() -> None:
    """It does nothing when it is played from there."""
    now = play(watched(allies="ambush probe-left"), "allies", "play probe-center")
    assert offers(now, "allies") == ["place-card probe-left"]
    assert refused(now, "allies", "place-card ambush") == "ambush-stays-in-hand [COM-12]"

    now = play(watched(allies="2*ambush"), "allies", "play probe-center")
    assert offers(now, "allies") == ["place-card ambush"]


@rule("COM-23")
def test_where_nothing_lies_under_the_chip_the_hand_is_played_from() -> None:
    """So a side that ran out of cards comes to play again."""
    now = watched(chip="", allies="probe-left")
    assert offers(now, "allies") == ["play probe-left"]

    now = play(now, "allies", "play probe-left")
    assert stage(now) == "ordering"

    assert stage(watched(chip="", allies="")) == "draw"


# ------------------------------------------------------------------------------------------ counting it


@rule("COM-24", "CARD-FINESTHOUR-1")
def test_the_card_under_the_chip_counts_for_the_finest_hour() -> None:
    """Played from the chip, with two cards left and one of them placed: three dice."""
    now = play(watched(chip="their-finest-hour"), "allies", "play their-finest-hour", "place-card probe-left")
    assert dice(now) == 3


@rule("COM-24", "CARD-MEDICS-1", "CARD-COUNTER-6")
def test_the_card_under_the_chip_counts_for_a_copied_medic() -> None:
    """Counter-attack from a hand of two, with a card under the chip: three dice."""
    hands: Any = {"allies": "counter-attack probe-left", "chip": "probe-right"}
    now = battle("B3 I2, G3 I2, B7 i", special=SPECIAL, last="medics-and-mechanics", **hands)
    assert dice(play(now, "allies", "play counter-attack", "heal B3")) == 3


@rule("CARD-COUNTER-12")
def test_a_card_from_under_the_chip_is_copied_like_any_other() -> None:
    """It lies on the table, wherever it came from."""
    now = play(
        watched(axis="counter-attack", deck="9*barrage"),
        "allies",
        "play probe-center",
        "place-card probe-left",
    )
    now = play(now, "allies", "end-orders") if "end-orders" in offers(now, "allies") else now
    for done in ("order G3", "end-orders", "end-moves", "end-battles"):
        now = play(now, "allies", done) if done in offers(now, "allies") else now
    now = deal(now, cards="barrage")
    now = play(now, "axis", "play counter-attack")
    assert "CardPlayed side=axis card=counter-attack acts_as=probe-center plain=" in told(now)


@rule("COM-24")
def test_the_card_under_the_chip_is_no_card_of_the_enemy() -> None:
    """His finest hour counts his own hand alone."""
    now = watched(turn="axis", axis="their-finest-hour probe-left")
    assert dice(play(now, "axis", "play their-finest-hour")) == 2


@rule("COM-24", "QO-33")
def test_a_growing_hand_counts_the_card_under_the_chip() -> None:
    """It grows to its number with the chip's, not beside it."""
    special = {**SPECIAL, "growing-hand": {"side": "allies", "to": 3}}
    hands: Any = {"allies": "probe-right dig-in", "chip": "barrage", "axis": "dig-in", "deck": "9*move-out"}
    now = play(battle("B3 I, B7 i", special=special, **hands), "allies", "play barrage", "place-card dig-in")
    now = play(now, "allies", "target B7", dice="AAAA", cards="move-out")
    assert (asked(now), hand(now, "allies"), under_chip(now)) == ("axis", "probe-right move-out", "dig-in")
    special = {**SPECIAL, "growing-hand": {"side": "allies", "to": 4}}
    now = play(battle("B3 I, B7 i", special=special, **hands), "allies", "play barrage", "place-card dig-in")
    now = play(now, "allies", "target B7", dice="AAAA", cards="2*move-out")
    assert (asked(now), hand(now, "allies")) == ("axis", "probe-right 2*move-out")


# ------------------------------------------------------------------------------------------ what is hidden


@rule("COM-20")
@pytest.mark.parametrize(("seat", "sees"), [(1, 1), (0, 0), (-1, 0)])
def test_others_count_the_card_under_the_chip_and_do_not_see_it(seat: int, sees: int) -> None:
    """Its owner may look."""
    assert hand_told(watched(), seat, 2) == (1, sees)


@rule("COM-20")
def test_a_card_placed_and_taken_back_has_not_been_seen() -> None:
    """What was played and taken back has."""
    now = play(watched(), "allies", "play probe-center")
    placed = play(now, "allies", "place-card probe-left")

    back = GAME.with_what_was_seen(now.state, placed.state)
    assert sum(back.hands[1].known) == 0

    back = GAME.with_what_was_seen(watched().state, now.state)
    assert sum(back.hands[2].known) == 1


def test_a_guess_looks_like_what_was_seen_and_puts_no_ambush_under_the_chip() -> None:
    """Over many deals; the enemy and whoever watches."""
    now = watched(axis="probe-left", deck="6*ambush probe-left probe-right barrage", discard="dig-in")
    now.state.scenario.deck = _all_cards(now)
    for seat in (0, -1):
        view = GAME.view(now.state, seat)
        for seed in range(20):
            guess = GAME.guess(view, Seeded(seed))
            assert GAME.view(guess, seat).facts() == view.facts()
            assert "ambush" not in under_chip(Battle(guess, []))


def _all_cards(now: Battle) -> list[int]:
    piles = [now.state.pile.deck, now.state.pile.discard, *[hand.cards for hand in now.state.hands]]
    return [sum(counts) for counts in zip(*piles, strict=True)]


# ------------------------------------------------------------------------------------------ what it goes with


@rule("COM-25")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("mode", [{"mode": "alliance"}, {"mode": "teams", "young": True}])
def test_a_commissar_does_not_go_with_teams(mode: dict[str, object], side: int) -> None:
    """No book says whose card lies under the chip."""
    field = watched().state.scenario.field
    with pytest.raises(ValueError, match="a commissar watches one player"):
        command_for(Variant(mode), field, "revised", side)
    assert command_for(Variant({}), field, "revised", side).posts[-1].side == side
    assert len(command_for(Variant(mode), field, "revised").seats) > 2


def test_a_battle_with_a_commissar_replays_from_its_choices() -> None:
    """The same choices and outcomes lead to the same position."""
    scenario = MEMOIR44.scenario("berezhanovo")
    once, again = [_played(scenario) for _ in range(2)]
    assert once == again


def _played(scenario: dict[str, object]) -> dict[str, object]:
    state = GAME.start(scenario, MEMOIR44.rulings())
    wander(GAME, state, Seeded(5), 300, None)
    return state.facts()
