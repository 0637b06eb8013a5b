"""The turn: cards one by one, to act or to hunker down; what a missing or a suppressed unit does."""

from __future__ import annotations

import pytest

from bocage.undaunted.bounds import Bound
from bocage.undaunted.kinds import KINDS, SIDES

from tests.ledger_marks import rule
from tests.rules.undaunted.field import (
    Field,
    asked,
    cards,
    deal,
    drawn,
    field,
    offers,
    play,
    refused,
    show,
    under_way,
    zone,
)
from tests.rules.undaunted.sides import EITHER, at, enemy_of, view_of

GROUND = "2B U. g. RA RB ra rb"


# ------------------------------------------------------------------------------------------ cards one by one


@rule("UND-7.1", "UND-7.3")
@EITHER
def test_cards_are_played_one_at_a_time_each_for_one_thing(side: str) -> None:
    turn = at(side, "2B U. RA  9B U. ra g.", "2RA RB FOW", enemy_supply="3RA")
    assert offers(turn, side) == [
        "move card=RA to=9B",
        "move card=RB to=2B",
        "move card=RB to=9B",
        "control card=RA",
        "control card=RB",
        "attack card=RA target=RA",
        "attack card=RB target=RA",
        "hunker card=RA",
        "hunker card=RB",
        "end-turn",
    ]
    moved = play(turn, side, "move card=RA to=9B")
    assert cards(moved, side) == "hand RA RB FOW; play RA"
    assert show(moved) == drawn(view_of(side, "2B U.  9B U. RA ra g."))
    assert asked(moved) == side
    assert refused(moved, side, "attack card=SA target=RA") == "not-in-hand [UND-7.1] card=SA, verb=attack"

    shot = play(moved, side, "attack card=RA target=RA", dice="1")
    assert cards(shot, side) == "hand RB FOW; play 2RA"
    assert offers(shot, side, "move", "attack", "hunker") == [
        "move card=RB to=2B",
        "move card=RB to=9B",
        "attack card=RB target=RA",
        "hunker card=RB",
    ]
    assert offers(shot, enemy_of(side)) == []


@rule("UND-7.1")
def test_a_turn_offers_every_use_of_every_card_in_order() -> None:
    turn = field("2B U. RA  9B g. ra", us_hand="PG PS SLA RA MO", us_supply="RA RB GB", us_play="GA")
    assert offers(turn, "us") == [
        "move card=MO to=2B",
        "bolster card=PS",
        "bolster card=PG",
        "bolster card=SLA",
        "control card=RA",
        "inspire card=SLA",
        "attack card=RA target=RA",
        "hunker card=RA",
        "hunker card=MO",
        "hunker card=PS",
        "hunker card=PG",
        "hunker card=SLA",
        "end-turn",
    ]
    assert under_way(turn) == {"is": "turn", "side": 0}


@rule("UND-7.2")
@EITHER
def test_a_turn_ends_when_its_player_likes(side: str) -> None:
    told = {"own_play": "PS GA", "own_discard": "RB", "own_deck": "RC", "enemy_hand": "RA"}
    turn = at(side, GROUND, "RA SB FOW", first=side, **told)
    ended = play(turn, side, "end-turn")
    assert cards(ended, side) == "deck RC; discard RA RB SB GA PS FOW"
    held = ended.state.cards[SIDES.index(side)]
    assert (held.hand_count, held.discard_count, held.deck_count) == (0, 6, 1)
    assert ended.told == [f"TurnEnded side={side}", f"TurnBegun side={enemy_of(side)}"]
    assert asked(ended) == enemy_of(side)
    assert show(ended) == show(turn)
    assert cards(ended, enemy_of(side)) == "hand RA"


@rule("UND-7.2")
@EITHER
def test_a_turn_can_end_before_any_card_is_played(side: str) -> None:
    turn = at(side, GROUND, "", first=enemy_of(side), own_deck="RA", enemy_deck="RA")
    ended = play(turn, side, "end-turn")
    assert ended.told == [f"TurnEnded side={side}", "RoundBegun round=2"]
    assert (ended.state.acting, ended.state.round) == (-1, 2)


@rule("UND-A25", "UND-7.2")
@EITHER
def test_cards_thrown_away_unplayed_are_not_shown(side: str) -> None:
    turn = at(side, GROUND, "2RA SB FOW", own_play="GA SLA", first=side, own_discard="RB")
    held = turn.state.cards[SIDES.index(side)]
    held.known_hand[0] = 1  # one of the Riflemen A was inspired before
    held.known_discard[1] = 1
    ended = play(turn, side, "end-turn")
    assert zone(ended, side, "known_discard") == "RA RB GA SLA"
    assert zone(ended, side, "known_hand") == ""
    assert cards(ended, side) == "discard 2RA RB SB GA SLA FOW"
    assert "FOW" not in " ".join(ended.told)
    assert "SB" not in " ".join(ended.told)


def lacking(hand: str, discard: str) -> Field:
    """A turn about to end, when everybody knows kinds that are not in hand or not in the discard pile."""
    turn = at("us", GROUND, "2RA SB", own_play="GB", first="us", own_discard="FOW")
    turn.state.cards[0].hand_bounds = none_of(hand)
    turn.state.cards[0].discard_bounds = none_of(discard)
    turn.state.cards[0].known_hand[0] = 1
    return turn


@rule("UND-A25")
@pytest.mark.parametrize(
    ("hand", "discard", "after"),
    [
        ("RB RC", "RB", ["0 RB", "1 RB RC"]),  # of the two thrown away none is a Rifleman B or C
        ("RC", "RB RC", ["0 RC", "2 RB RC"]),  # a Rifleman B may have come with the hand
        ("RC GB", "GB RC RA", ["0 RC GB", "2 RA RC GB"]),  # what lies there openly is another matter
        ("", "RB RC", ["2 RB RC"]),
        ("RB", "", ["1 RB"]),
        ("", "", []),
    ],
)
def test_the_unseen_hand_may_hold_all_that_nobody_knows_it_to_lack(
    hand: str, discard: str, after: list[str]
) -> None:
    ended = play(lacking(hand, discard), "us", "end-turn")
    held = ended.state.cards[0]
    assert told(held.discard_bounds) == after
    assert held.hand_bounds == []


@rule("UND-A25")
@pytest.mark.parametrize(("hand", "after"), [("", ["0 RB GB"]), ("SA", ["1 RB GB"])])
def test_only_a_hand_brings_unseen_cards_to_the_discard_pile(hand: str, after: list[str]) -> None:
    turn = at("us", GROUND, hand, own_play="GB", own_discard="2RA", first="us")
    turn.state.cards[0].discard_bounds = none_of("RB GB")
    ended = play(turn, "us", "end-turn")
    assert told(ended.state.cards[0].discard_bounds) == after


def none_of(words: str) -> list[Bound]:
    """No unseen card of these kinds."""
    return [Bound(sum([1 << KINDS.index(word) for word in words.split()]), 0)] if words else []


def told(bounds: list[Bound]) -> list[str]:
    """Bounds as text: how many at most, and of which kinds."""
    return [
        " ".join([str(bound.most), *[word for kind, word in enumerate(KINDS) if bound.kinds >> kind & 1]])
        for bound in bounds
    ]


@rule("UND-7.3")
@EITHER
def test_only_what_is_printed_on_a_card_can_be_done_with_it(side: str) -> None:
    turn = at(side, "2B U. g. RA GA ra  9B U. g.", "RA GA SA MO", enemy_supply="3RA")
    verbs = {
        card: [verb for verb in ("move", "scout", "attack", "suppress", "control", "conceal", "target")
               if any(f"card={card}" in offer for offer in offers(turn, side, verb))]
        for card in ("RA", "GA", "SA", "MO")
    }  # fmt: skip
    assert verbs == {
        "RA": ["move", "attack"],
        "GA": ["move", "attack", "suppress"],
        "SA": ["scout", "attack", "conceal"],
        "MO": ["move"],
    }
    assert refused(turn, side, "control card=GA") == "no-such-action [UND-7.3] card=GA, verb=control"
    assert refused(turn, side, "stalk card=RA to=9B") == "no-such-action [UND-7.3] card=RA, verb=stalk"
    assert offers(turn, enemy_of(side)) == []


@rule("UND-7.3", "UND-8.1", "UND-9.1")
def test_an_action_that_has_begun_is_finished_before_the_next() -> None:
    turn = field("9B U. SA  2B  10B g. ra", us_hand="SA RA PS", us_supply="2RA RB")
    marching = play(turn, "us", "scout card=SA to=2B")
    assert offers(marching, "us") == ["step to=9B", "step to=10B", "halt"]
    assert refused(marching, "us", "end-turn") == "finish-march [UND-7.3] unit=SA, verb=end-turn"
    assert refused(marching, "us", "hunker card=RA") == "finish-march [UND-7.3] unit=SA, verb=hunker"
    picking = play(turn, "us", "bolster card=PS")
    assert offers(picking, "us") == ["take card=RA", "take card=RB"]
    assert refused(picking, "us", "end-turn") == "finish-taking [UND-7.3] card=PS, verb=end-turn"


# ------------------------------------------------------------------------------------------ hunkering down


@rule("UND-7.4")
@EITHER
def test_a_card_that_hunkers_down_goes_back_into_the_supply(side: str) -> None:
    turn = at(side, "2B U. RA!  9B g. ra", "2RA SB PS FOW", own_supply="RA", enemy_supply="RA")
    assert offers(turn, side, "hunker") == ["hunker card=RA", "hunker card=SB", "hunker card=PS"]

    hunkered = play(turn, side, "hunker card=RA")
    assert hunkered.told == [f"CardHunkered side={side} card=RA"]
    assert cards(hunkered, side) == "hand RA SB PS FOW; supply 2RA"
    assert cards(hunkered, enemy_of(side)) == "supply RA"
    assert show(hunkered) == show(turn)

    missing = play(hunkered, side, "hunker card=SB")
    assert cards(missing, side) == "hand RA PS FOW; supply 2RA SB"
    assert show(missing) == show(turn)
    assert refused(missing, side, "hunker card=FOW") == "fog-is-useless [UND-2.5] card=FOW, verb=hunker"
    assert refused(missing, side, "hunker card=SB") == "not-in-hand [UND-7.1] card=SB, verb=hunker"
    assert missing.state.cards[SIDES.index(side)].hand_count == 3


@rule("UND-7.4")
def test_the_enemy_forgets_a_known_card_that_hunkers_down() -> None:
    turn = field(GROUND, us_hand="RA SB")
    turn.state.cards[0].known_hand[0] = 1
    assert zone(play(turn, "us", "hunker card=RA"), "us", "known_hand") == ""
    assert zone(play(turn, "us", "hunker card=SB"), "us", "known_hand") == "RA"


# ------------------------------------------------------------------------------------------ suppressed units


@rule("UND-7.5", "UND-A7")
@EITHER
def test_a_card_of_a_suppressed_unit_makes_it_ready_and_does_nothing_else(side: str) -> None:
    turn = at(side, "2B U. RA! RB!  9B U. g. ra", "2RA RC", enemy_supply="3RA")
    assert offers(turn, side) == [
        "move card=RC to=2B",
        "move card=RC to=9B",
        "control card=RC",
        "attack card=RC target=RA",
        "ready card=RA",
        "hunker card=RA",
        "hunker card=RC",
        "end-turn",
    ]
    assert refused(turn, side, "move card=RA to=9B") == "suppressed [UND-7.5] card=RA, verb=move"
    assert refused(turn, side, "attack card=RA target=RA") == "suppressed [UND-7.5] card=RA, verb=attack"
    assert refused(turn, side, "ready card=RC") == "not-suppressed [UND-7.5] card=RC, verb=ready"

    ready = play(turn, side, "ready card=RA")
    assert ready.told == [f"UnitReadied side={side} unit=RA"]
    assert cards(ready, side) == "hand RA RC; play RA"
    assert show(ready) == drawn(view_of(side, "2B U. RA RB!  9B U. g. ra"))
    assert ready.state.cards[SIDES.index(side)].hand_count == 2
    assert refused(ready, side, "ready card=RA") == "not-suppressed [UND-7.5] card=RA, verb=ready"
    assert offers(ready, side, "move") == ["move card=RA to=9B", "move card=RC to=2B", "move card=RC to=9B"]
    assert asked(ready) == side


@rule("UND-7.5", "UND-7.4")
@EITHER
def test_a_suppressed_unit_may_hunker_down_and_stays_suppressed(side: str) -> None:
    turn = at(side, "2B U. RA!  9B g. ra", "RA", enemy_supply="RA")
    hunkered = play(turn, side, "hunker card=RA")
    assert show(hunkered) == show(turn)
    assert cards(hunkered, side) == "supply RA"


@rule("UND-7.5")
@EITHER
def test_a_unit_stays_suppressed_from_turn_to_turn_and_from_round_to_round(side: str) -> None:
    turn = at(side, "2B U. RA! GA  9B g. ra!", "", first=side, own_deck="4RA", enemy_deck="4RA")
    ended = play(turn, side, "end-turn")
    assert show(ended) == show(turn)
    over = play(ended, enemy_of(side), "end-turn")
    assert (over.told[-1], show(over)) == ("RoundBegun round=2", show(turn))
    hands = deal(over, draws="4RA 4RA")
    assert (asked(hands), show(hands)) == ("us german", show(turn))
    shown = play(play(hands, side, "bid card=RA"), enemy_of(side), "bid card=RA")
    assert show(shown) == show(turn)
    assert offers(shown, side, "move", "attack", "ready") == ["ready card=RA"]


@rule("UND-A7", "UND-7.5")
@EITHER
@pytest.mark.parametrize("card", ["SA", "MO", "GA"])
def test_any_card_of_a_suppressed_unit_will_do_and_all_its_actions_are_replaced(side: str, card: str) -> None:
    turn = at(side, f"2B U. RA {card}!  9B g. ra", f"{card} FOW", enemy_supply="RA", own_supply="RA")
    assert offers(turn, side) == [f"ready card={card}", f"hunker card={card}", "end-turn"]
    for text in ("recon card=SA", "conceal card=SA", "target card=MO to=9B", "suppress card=GA target=RA"):
        if card in text:
            verb = text.split()[0]
            assert refused(turn, side, text) == f"suppressed [UND-7.5] card={card}, verb={verb}"
    ready = play(turn, side, f"ready card={card}")
    assert cards(ready, side) == f"hand FOW; play {card}; supply RA"
    assert cards(ready, enemy_of(side)) == "supply RA"
    assert show(ready) == drawn(view_of(side, f"2B U. RA {card}  9B g. ra"))


@rule("UND-7.5", "UND-A7")
def test_command_cards_and_other_units_go_on_while_a_unit_is_suppressed() -> None:
    turn = field("2B U. RA!  9B U. g. RB ra", us_hand="SLA RB PG", us_play="RA", us_supply="2RA")
    assert offers(turn, "us", "inspire", "move", "guide", "ready") == [
        "move card=RB to=2B",
        "guide card=PG unit=RB to=2B",
        "inspire card=SLA",
    ]
    assert refused(turn, "us", "ready card=PG") == "not-suppressed [UND-7.5] card=PG, verb=ready"


# ------------------------------------------------------------------------------------------ missing counters


@rule("UND-7.6", "UND-A8")
@EITHER
def test_a_missing_counter_comes_in_and_then_does_what_its_card_says(side: str) -> None:
    turn = at(side, "2B U. RB  9B U.  10B g. ra", "3RA", own_spawn="9B", enemy_supply="3RA")
    assert offers(turn, side, "move") == ["move card=RA to=2B", "move card=RA to=9B"]

    moved = play(turn, side, "move card=RA to=2B")
    assert moved.told == [
        f"CardPlayed side={side} card=RA verb=move",
        f"CounterPlaced side={side} unit=RA tile=9B",
        f"UnitMoved side={side} unit=RA to=2B",
    ]
    assert show(moved) == drawn(view_of(side, "2B U. RB RA  9B U.  10B g. ra"))
    taken = play(turn, side, "control card=RA")
    assert show(taken) == drawn(view_of(side, "2B U. RB  9B U# RA  10B g. ra"))
    shot = play(turn, side, "attack card=RA target=RA", dice="4")
    assert shot.told[1] == f"CounterPlaced side={side} unit=RA tile=9B"
    assert shot.told[2].startswith(
        f"ShotFired side={side} unit=RA how=attack victim_side={enemy_of(side)} victim=RA"
    )
    assert "amounts=4,0,1" in shot.told[2]
    again = play(moved, side, "move card=RA to=9B")
    assert again.told == [f"CardPlayed side={side} card=RA verb=move", f"UnitMoved side={side} unit=RA to=9B"]


@rule("UND-7.6", "UND-9.3", "UND-9.6")
@EITHER
@pytest.mark.parametrize("verb", ["conceal", "recon"])
def test_a_missing_scout_also_comes_in_for_what_is_done_with_cards_alone(side: str, verb: str) -> None:
    turn = at(side, "2B U. RB  11B g. ra", "SA FOW", own_supply="RB", enemy_supply="RA FOW")
    used = play(turn, side, f"{verb} card=SA")
    assert used.told[:2] == [
        f"CardPlayed side={side} card=SA verb={verb}",
        f"CounterPlaced side={side} unit=SA tile=2B",
    ]
    assert show(used) == drawn(view_of(side, "2B U. RB SA  11B g. ra"))


@rule("UND-7.6")
def test_command_cards_bring_nothing_in_and_hunkering_down_does_not_either() -> None:
    turn = field("2B U. RB  9B g. ra", us_hand="PS RA", us_deck="RB", german_supply="RA")
    commanded = play(turn, "us", "command card=PS count=1", draws="RB")
    assert show(commanded) == show(turn)
    hunkered = play(turn, "us", "hunker card=RA")
    assert show(hunkered) == show(turn)


@rule("UND-A8", "UND-7.6")
@EITHER
def test_a_counter_comes_in_ready_whoever_stands_there_and_whatever_it_was(side: str) -> None:
    turn = at(side, "2B U. g. RB ra!  9B U. g. rb", "RA", own_spawn="2B", enemy_supply="3RA RB")
    seat = SIDES.index(side)
    turn.state.armies[seat].suppressed[0] = 1  # as it fell, if nothing had been done about it
    turn.state.armies[seat].remove(0)
    entered = play(turn, side, "move card=RA to=2B")
    assert show(entered) == drawn(view_of(side, "2B U. g. RA RB ra!  9B U. g. rb"))
    assert refused(turn, side, "control card=RA") == "enemy-on-tile [UND-9.4] tile=2B"


@rule("UND-A8")
def test_even_a_counter_marked_as_suppressed_comes_in_ready() -> None:
    turn = field("2B U. RB  9B g. ra", us_hand="RA", german_supply="RA")
    army = turn.state.armies[0]
    army.suppressed[0] = 1
    army.put(0, 1)
    assert show(turn) == drawn("2B U. RB  9B g. RA ra")


@rule("UND-A8", "UND-8.4")
@EITHER
def test_a_scout_does_not_scout_the_tile_it_arrives_on(side: str) -> None:
    turn = at(side, "2B U. RB  9B  10B g. ra", "SA", own_spawn="2B:A,B,C,MO 9B:SN", own_supply="2FOW RB")
    turn.state.scenario.spawn[SIDES.index(side)][3] = 1
    entered = play(turn, side, "scout card=SA to=9B")
    assert show(entered) == drawn(view_of(side, "2B U. RB  9B SA  10B g. ra"))
    assert cards(entered, side) == "play SA; supply RB 2FOW"
    assert asked(entered) == side
