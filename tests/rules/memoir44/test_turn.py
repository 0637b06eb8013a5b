"""The turn: its five steps in order, one card a turn, and draws at the end."""

from __future__ import annotations

import pytest

from bocage.memoir44.cards.deck import CARDS

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    GAME,
    asked,
    battle,
    deck,
    discard,
    hand,
    offers,
    play,
    refused,
    show,
    stage,
    told,
    ways,
    won,
)

IN_SIGHT = "G5 I, G7 i, A9 i"


@rule("TRN-01", "TRN-12")
def test_the_sides_take_turns() -> None:
    now = battle("G5 I, A9 i", allies="probe-left", axis="probe-right", deck="recon-center attack-left")
    assert (asked(now), now.state.turn) == ("allies", 1)
    over = play(now, "allies", "play probe-left", cards="attack-left")
    assert (asked(over), over.state.turn) == ("axis", 2)
    assert told(over, "TurnBegun") == ["TurnBegun side=axis turn=2"]
    again = play(over, "axis", "play probe-right", "end-orders", cards="recon-center")
    assert (asked(again), again.state.turn) == ("allies", 3)
    assert refused(again, "axis", "play recon-center") == "not-your-turn [TRN-01]"


@rule("TRN-01", "MED-01")
def test_the_battle_is_over_when_a_side_has_its_medals() -> None:
    now = battle("G5 I, f6 i1, A9 i", step="fight", won=(0, 3), needs=(5, 4))
    over = play(now, "allies", "attack G5 f6", dice="IIS")
    assert (won(over), asked(over)) == ("allies medals MED-01", "nobody")
    assert refused(over, "allies", "take-ground") == "game-over [MED-01]"


@rule("TRN-02", "CARD-ANY-1")
def test_a_turn_goes_from_the_card_over_orders_moves_and_battles_to_the_draw() -> None:
    now = battle("G5 I, G7 i", allies="probe-center", axis="recon-left", deck="attack-left")
    assert stage(now) == "turn"
    now = play(now, "allies", "play probe-center")
    assert stage(now) == "ordering"
    now = play(now, "allies", "order G5")
    assert stage(now) == "marching"
    now = play(now, "allies", "end-moves")
    assert stage(now) == "fighting"
    now = play(now, "allies", "attack G5 G7", dice="SS")
    assert stage(now) == "draw"
    assert asked(play(now, "allies", cards="attack-left")) == "axis"


@rule("TRN-02")
def test_whatever_else_is_asked_for_out_of_turn_is_not_on_offer() -> None:
    said = GAME.not_offered(battle(IN_SIGHT, allies="probe-center").state, 1)
    assert (said.key, said.rule) == ("not-on-offer", "TRN-02")


@rule("TAB-6")
@pytest.mark.parametrize(("seat", "winner"), [(0, 1), (1, 0)])
def test_who_resigns_gives_the_battle_to_the_other_side(seat: int, winner: int) -> None:
    outcome = GAME.resigned(battle(IN_SIGHT, allies="probe-center").state, seat)
    assert (outcome.winners, outcome.reason, outcome.rule) == (1 << winner, "resigned", "TAB-6")


@rule("TRN-03")
def test_a_turn_begins_with_a_card_out_of_the_hand_for_all_to_see() -> None:
    now = battle(IN_SIGHT, allies="2*probe-center recon-left")
    assert offers(now, "allies") == ["play recon-left", "play probe-center"]
    assert refused(now, "allies", "order G5") == "play-a-card [TRN-03]"
    assert refused(now, "allies", "play attack-left") == "not-in-hand [TRN-03]"
    played = play(now, "allies", "play probe-center")
    assert hand(played, "allies") == "recon-left probe-center"
    assert told(played) == ["CardPlayed side=allies card=probe-center acts_as= plain="]


@rule("TRN-04")
def test_a_card_has_to_be_played_even_if_it_orders_nobody() -> None:
    now = battle(IN_SIGHT, allies="assault-right", deck="recon-left")
    assert offers(now, "allies") == ["play assault-right"]
    assert stage(play(now, "allies", "play assault-right")) == "draw"


@rule("TRN-05")
def test_section_cards_order_by_section_and_tactic_cards_do_not() -> None:
    kinds = {card.is_section for card in CARDS if card.name.startswith(("recon", "probe", "attack-"))}
    assert kinds == {True}
    tactics = [card.name for card in CARDS if not card.is_section]
    assert len(tactics) == 15
    assert {"air-power", "ambush", "their-finest-hour"} <= set(tactics)


@rule("TRN-06")
def test_a_section_card_says_how_many_and_where() -> None:
    now = battle("A1 B1 C1 G1 I, A9 i", step="order", card="probe-left")
    assert offers(now, "allies", "order") == ["order A1", "order B1", "order C1"]
    assert refused(now, "allies", "order G1") == "not-in-section [TRN-06]"
    assert stage(play(now, "allies", "order A1", "order C1")) == "marching"


@rule("TRN-09")
def test_without_an_order_nobody_moves_or_attacks() -> None:
    now = battle("G5 I, h4 I, G7 i", step="move", orders="G5")
    assert ways(now, "h4") == set()
    assert refused(now, "allies", "move h4 h6") == "not-ordered [TRN-09]"
    now = play(now, "allies", "end-moves")
    assert refused(now, "allies", "attack h4 G7") == "not-ordered [TRN-09]"
    assert offers(now, "allies", "attack") == ["attack G5 G7"]


@rule("TRN-10")
def test_all_moves_come_before_the_first_attack() -> None:
    now = battle("G5 I, h4 I, G7 i", step="move")
    assert refused(now, "allies", "attack G5 G7") == "moves-first [TRN-10]"
    now = play(now, "allies", "move G5 f6", "end-moves", "attack f6 G7", dice="SSS")
    assert stage(now) == "fighting"
    assert refused(now, "allies", "move h4 g4") == "battles-now [TRN-10]"


@rule("TRN-11", "TRN-12")
def test_the_draw_comes_when_every_battle_is_resolved() -> None:
    now = battle("G5 A, f6 i1, H7 i, A9 i", step="fight", axis="recon-right", discard="ambush")
    now = play(now, "allies", "attack G5 f6", dice="IAS")
    assert (stage(now), discard(now)) == ("ground", "ambush")
    now = play(now, "allies", "take-ground")
    assert stage(now) == "overrun"
    now = play(now, "allies", "attack f6 H7", dice="AAF")
    assert (stage(now), discard(now)) == ("retreat", "ambush")
    now = play(now, "axis", "retreat g8")
    assert (stage(now), discard(now)) == ("draw", "ambush direct-from-hq")
    assert asked(play(now, "allies", cards="general-advance")) == "axis"


@rule("TRN-12")
def test_the_card_is_discarded_and_one_is_drawn() -> None:
    now = battle(IN_SIGHT, allies="probe-left recon-center", deck="2*recon-left attack-left")
    over = play(now, "allies", "play probe-left", cards="recon-left")
    assert (hand(over, "allies"), discard(over)) == ("recon-left recon-center", "probe-left")
    assert deck(over) == "recon-left attack-left"
    assert told(over, "CardDrawn") == ["CardDrawn side=allies (allies: card=recon-left)"]


@rule("TRN-13", "Q-40", "CARD-ANY-12", "RUL-105")
def test_the_discards_become_the_pile_when_a_card_is_needed() -> None:
    now = battle(IN_SIGHT, allies="probe-left", deck="", discard="2*attack-left")
    over = play(now, "allies", "play probe-left")
    assert told(over, "DeckReshuffled") == ["DeckReshuffled"]
    assert (deck(over), discard(over)) == ("probe-left 2*attack-left", "")
    assert hand(play(over, "allies", cards="probe-left"), "allies") == "probe-left"


@rule("Q-40", "TRN-13")
def test_without_any_card_left_none_is_drawn() -> None:
    now = battle(IN_SIGHT, allies="recon-left", axis="probe-left", deck="")
    drawn = play(now, "allies", "play recon-left", cards="recon-left")
    assert (hand(drawn, "allies"), deck(drawn), asked(drawn)) == ("recon-left", "", "axis")
    assert told(drawn, "CardDrawn", "CardKept", "CardDiscarded") == [
        "CardDrawn side=allies (allies: card=recon-left)",
        "CardKept side=allies (allies: card=recon-left)",
    ]


@rule("TRN-13", "Q-40")
def test_the_last_card_of_the_pile_is_drawn_without_shuffling() -> None:
    now = battle(IN_SIGHT, allies="probe-left", axis="recon-left", deck="attack-left", discard="attack-right")
    over = play(now, "allies", "play probe-left", cards="attack-left")
    assert told(over, "DeckReshuffled") == []
    assert (deck(over), discard(over)) == ("", "probe-left attack-right")


@rule("TRN-14")
def test_a_special_rule_of_the_scenario_comes_first() -> None:
    bridge = "F5 G5 H5 #., f6 I, G7 i"
    assert "G5" in ways(battle(bridge, step="move"), "f6")
    ends = {"F5": ["E5", "G5"], "G5": ["F5", "H5"], "H5": ["G5", "I5"]}
    assert ways(battle(bridge, step="move", bridge_ends=ends), "f6").isdisjoint({"F5", "G5", "H5"})


@rule("EX-TRN-1")
def test_a_march_or_cover_on_the_way_leaves_a_unit_unable_to_attack() -> None:
    now = battle("G5 I, E5 I, I5 R, f4 f., h4 f., d6 h., A9 i, f6 i", step="move")
    now = play(now, "allies", "move G5 f4", "move E5 d6", "move I5 h4")
    assert refused(now, "allies", "attack f4 f6") == "no-attack-on-entry [TER-FOREST-2]"
    assert refused(now, "allies", "attack d6 f6") == "no-attack-on-entry [TER-HEDGE-5]"
    assert offers(now, "allies", "attack") == ["attack h4 f6"]
    marched = play(battle("G5 I, f8 i", step="move"), "allies", "move G5 E5")
    assert show(marched) == "f8 i, E5 I"
    assert stage(marched) == "draw"
