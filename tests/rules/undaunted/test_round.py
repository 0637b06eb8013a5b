"""The round: both draw, both bid, and each takes a turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bocage.kernel.chance import Seeded
from bocage.kernel.walk import wander
from bocage.undaunted.bounds import ALL_KINDS, Bound
from bocage.undaunted.kinds import SIDES

from tests.ledger_marks import rule
from tests.rules.undaunted.field import (
    GAME,
    Field,
    asked,
    cards,
    deal,
    field,
    first,
    offers,
    play,
    refused,
    under_way,
    won,
    zone,
)

BOTH = pytest.mark.parametrize(("side", "other"), [("us", "german"), ("german", "us")])
GROUND = "2B U. RA RB  9B g. ra rb"


def bids(us: str, german: str, holder: str = "us") -> Field:
    """Both show the only card of their hand."""
    hands = field(GROUND, turn="bids", first=holder, us_hand=us, german_hand=german)
    return play(play(hands, "us", f"bid card={us}"), "german", f"bid card={german}")


# ------------------------------------------------------------------------------------------ the outline


@rule("UND-6.1", "UND-6.2", "UND-6.5", "UND-A27")
def test_draw_bid_and_two_turns_make_a_round_and_the_next_one_follows() -> None:
    start = field(GROUND, turn="round", us_deck="4RA RB", german_deck="4RB RA")
    assert asked(start) == "chance"
    assert start.state.round == 1

    hands = deal(start, draws="4RA 4RB")
    assert hands.told == [
        *["CardDrawn side=us (us: card=RA)"] * 4,
        *["CardDrawn side=german (german: card=RB)"] * 4,
    ]
    assert under_way(hands) == {
        "is": "together",
        "lanes": [[{"is": "bid", "side": 0}], [{"is": "bid", "side": 1}]],
    }
    shown = play(play(hands, "german", "bid card=RB"), "us", "bid card=RA")
    assert shown.told == [
        "BidPlaced side=us (us: card=RA)",
        "InitiativeTaken us=RA german=RB first=us !",
        "TurnBegun side=us",
    ]
    second = play(shown, "us", "end-turn")
    assert second.told == ["TurnEnded side=us", "TurnBegun side=german"]
    assert under_way(second) == {"is": "turn", "side": 1}
    over = play(second, "german", "end-turn")
    assert over.told == ["TurnEnded side=german", "RoundBegun round=2"]
    assert over.state.round == 2
    assert over.state.pending_facts() == [
        {"is": "round", "stage": 1},
        {"is": "draw", "side": 1, "left": 4},
        {"is": "draw", "side": 0, "left": 4},
    ]
    assert asked(over) == "chance"


@rule("UND-6.1", "UND-A4")
def test_no_round_is_the_last() -> None:
    turn = field(GROUND, turn="german", first="us", us_deck="RA", german_deck="RB")
    turn.state.round = 99_999
    over = play(turn, "german", "end-turn")
    assert (over.state.round, asked(over), won(over)) == (100_000, "chance", "")


@rule("UND-A4")
@BOTH
def test_who_resigns_loses(side: str, other: str) -> None:
    turn = field(GROUND, us_deck="RA", german_deck="RB")
    outcome = GAME.resigned(turn.state, SIDES.index(side))
    assert outcome.facts() == {"winners": [SIDES.index(other)], "reason": "resigned", "rule": "UND-A4"}


# ------------------------------------------------------------------------------------------ drawing


@rule("UND-6.2", "UND-A27")
def test_both_draw_four_cards() -> None:
    start = field(GROUND, turn="round", us_deck="3RA 2RB FOW", german_deck="5RB 2FOW")
    hands = deal(start, draws="2RA RB FOW 3RB FOW")
    assert cards(hands, "us") == "hand 2RA RB FOW; deck RA RB"
    assert cards(hands, "german") == "hand 3RB FOW; deck 2RB FOW"
    assert asked(hands) == "us german"


@rule("UND-A27")
def test_what_one_side_draws_leaves_the_cards_of_the_other_alone() -> None:
    start = field(
        GROUND, turn="round", us_deck="4RA", us_discard="FOW", german_deck="RB", german_discard="3SB"
    )
    half = deal(start, draws="4RA")
    assert cards(half, "us") == "hand 4RA; discard FOW"
    assert cards(half, "german") == "deck RB; discard 3SB"
    hands = deal(half, draws="RB 3SB")
    assert cards(hands, "german") == "hand RB 3SB"
    assert cards(hands, "us") == "hand 4RA; discard FOW"


@rule("UND-6.3")
@BOTH
def test_an_empty_deck_is_made_anew_in_the_middle_of_a_draw(side: str, other: str) -> None:
    told = {f"{side}_deck": "RA", f"{side}_discard": "2RB GA 2FOW", f"{other}_deck": "4RB"}
    start = field(GROUND, turn="round", **told)
    hands = deal(start, draws="RA RB GA FOW 4RB" if side == "us" else "4RB RA RB GA FOW")
    assert cards(hands, side) == "hand RA RB GA FOW; deck RB FOW"
    assert hands.told.count(f"DeckReshuffled side={side}") == 1
    drawn = [event.split()[0] for event in hands.told if f"side={side}" in event]
    assert drawn == ["CardDrawn", "DeckReshuffled", "CardDrawn", "CardDrawn", "CardDrawn"]


@rule("UND-6.3", "UND-9.2")
@BOTH
def test_the_play_area_stays_out_of_the_new_deck(side: str, other: str) -> None:
    told = {f"{side}_hand": "PS", f"{side}_play": "2RA", f"{side}_deck": "RB", f"{side}_discard": "RA FOW"}
    turn = field(GROUND, turn=side, **told)
    drawn = play(turn, side, "command card=PS count=2", draws="RB FOW")
    assert cards(drawn, side) == "hand RB FOW; deck RA; play 2RA PS"
    assert other not in " ".join(drawn.told)


@rule("UND-6.3")
def test_what_was_known_of_the_discard_pile_is_known_of_the_deck_it_became() -> None:
    turn = field(GROUND, us_hand="PS", us_deck="RA", us_discard="2RA FOW", german_hand="RA")
    turn.state.cards[0].known_discard[0] = 2
    turn.state.cards[0].discard_bounds = [Bound(6, 0)]
    drawn = play(turn, "us", "command card=PS count=2", draws="RA")
    assert asked(drawn) == "chance"
    assert cards(drawn, "us") == "hand RA; deck 2RA FOW; play PS"
    assert zone(drawn, "us", "known_discard") == ""
    assert zone(drawn, "us", "known_deck") == "2RA"
    held = drawn.state.cards[0]
    assert [bound.most for bound in held.deck_bounds] == [0, 1]
    assert [bound.kinds for bound in held.deck_bounds] == [6, ALL_KINDS]
    assert (held.deck_count, held.discard_count, held.discard_bounds) == (3, 0, [])


@rule("UND-A5", "UND-6.3")
@BOTH
def test_who_has_too_few_cards_draws_those(side: str, other: str) -> None:
    told = {f"{side}_deck": "RA", f"{side}_discard": "RB", f"{other}_deck": "4RB"}
    start = field(GROUND, turn="round", **told)
    hands = deal(start, draws="RA RB 4RB" if side == "us" else "4RB RA RB")
    assert cards(hands, side) == "hand RA RB"
    assert asked(hands) == "us german"
    assert hands.told.count(f"DeckReshuffled side={side}") == 1


@rule("UND-A5", "UND-6.3")
def test_the_discard_pile_waits_until_a_card_is_really_wanted() -> None:
    start = field(
        GROUND, turn="round", us_deck="3RA FOW", us_discard="RB", german_deck="4RB", german_discard="RA"
    )
    hands = deal(start, draws="3RA FOW 4RB")
    assert cards(hands, "us") == "hand 3RA FOW; discard RB"
    assert cards(hands, "german") == "hand 4RB; discard RA"
    assert "DeckReshuffled" not in " ".join(hands.told)


@rule("UND-A5")
def test_a_side_without_any_card_draws_none() -> None:
    start = field(GROUND, turn="round", german_deck="4RB", us_supply="RA")
    hands = deal(start, draws="4RB")
    assert (cards(hands, "us"), asked(hands)) == ("supply RA", "german")


# ------------------------------------------------------------------------------------------ initiative

RANKING = ("PS", "PG", "SLA", "SA", "RA", "SN", "GA", "MO", "FOW")


@rule("UND-6.4", "UND-2.3")
@pytest.mark.parametrize(("higher", "lower"), list(pairwise(RANKING)))
def test_the_higher_bid_takes_the_marker(higher: str, lower: str) -> None:
    assert first(bids(higher, lower, "german")) == "us"
    assert first(bids(lower, higher, "us")) == "german"
    assert first(bids(higher, lower, "us")) == "us"
    assert first(bids(lower, higher, "german")) == "german"


@rule("UND-6.4")
@pytest.mark.parametrize("holder", SIDES)
@pytest.mark.parametrize(("us", "german"), [("RA", "RB"), ("FOW", "FOW"), ("SLA", "SLB")])
def test_on_a_tie_the_marker_stays_where_it_is(us: str, german: str, holder: str) -> None:
    shown = bids(us, german, holder)
    assert first(shown) == holder
    assert asked(shown) == holder


@rule("UND-6.4")
def test_both_bid_at_once_and_unseen() -> None:
    hands = field(GROUND, turn="bids", us_hand="RA FOW", german_hand="GA 2RB")
    assert asked(hands) == "us german"
    assert offers(hands, "us") == ["bid card=RA", "bid card=FOW"]
    assert offers(hands, "german") == ["bid card=RB", "bid card=GA"]

    placed = play(hands, "german", "bid card=GA")
    assert asked(placed) == "us"
    assert placed.told == ["BidPlaced side=german (german: card=GA)"]
    assert cards(placed, "german") == "hand 2RB GA"
    assert [placed.state.cards[seat].bid for seat in (0, 1)] == [-1, 6]
    assert refused(placed, "german", "bid card=RB") == "bid-already-placed [UND-6.4]"
    assert refused(placed, "us", "bid card=GA") == "not-in-hand [UND-6.4] card=GA"
    assert refused(placed, "us", "hunker card=RA") == "bid-first [UND-6.4] verb=hunker"


@rule("UND-6.4")
def test_both_bids_are_shown_and_discarded() -> None:
    hands = field(GROUND, turn="bids", us_hand="RA FOW", german_hand="GA RB", us_discard="RB")
    shown = play(play(hands, "us", "bid card=FOW"), "german", "bid card=GA")
    assert shown.told[1] == "InitiativeTaken us=FOW german=GA first=german !"
    assert cards(shown, "us") == "hand RA; discard RB FOW"
    assert cards(shown, "german") == "hand RB; discard GA"
    for seat, known in ((0, "FOW"), (1, "GA")):
        assert zone(shown, SIDES[seat], "known_discard") == known
        assert shown.state.cards[seat].bid == -1
        assert shown.state.cards[seat].hand_count == 1
        assert shown.state.cards[seat].discard_count == 2 - seat


@rule("UND-A6", "UND-6.4")
@BOTH
def test_an_empty_hand_bids_nothing_against_the_other(side: str, other: str) -> None:
    hands = field(GROUND, turn="bids", first=side, **{f"{other}_hand": "FOW RA", f"{side}_supply": "RA"})
    assert asked(hands) == other
    assert refused(hands, other, "end-turn") == "bid-first [UND-6.4] verb=end-turn"
    assert refused(hands, side, "bid card=RA") == "nothing-to-bid [UND-A6]"
    shown = play(hands, other, "bid card=FOW")
    bid = {side: "", other: "FOW"}
    assert shown.told[1] == f"InitiativeTaken us={bid['us']} german={bid['german']} first={other} !"
    assert asked(shown) == other
    assert cards(shown, other) == "hand RA; discard FOW"


@rule("UND-A6")
@pytest.mark.parametrize("holder", SIDES)
def test_the_holder_keeps_the_marker_when_nobody_has_a_card(holder: str) -> None:
    nothing = field(GROUND, turn="bids", first=holder, us_supply="RA", german_supply="RA")
    assert first(nothing) == holder
    assert asked(nothing) == holder
    assert [cards(nothing, side) for side in SIDES] == ["supply RA", "supply RA"]


@rule("UND-A6")
@BOTH
def test_whoever_has_a_card_must_bid_one(side: str, other: str) -> None:
    hands = field(GROUND, turn="bids", **{f"{side}_hand": "FOW", f"{other}_hand": "RA RB"})
    assert offers(hands, side) == ["bid card=FOW"]
    assert offers(hands, other) == ["bid card=RA", "bid card=RB"]


# ------------------------------------------------------------------------------------------ turns


@rule("UND-6.5", "UND-3.7")
@BOTH
def test_the_holder_plays_a_whole_turn_before_the_other_side(side: str, other: str) -> None:
    turn = field(GROUND, turn=side, **{f"{side}_hand": "RA RB", f"{other}_hand": "RA"})
    assert asked(turn) == side
    assert refused(turn, other, "end-turn") == "not-your-turn [UND-6.5]"
    assert offers(turn, other) == []
    played = play(turn, side, "hunker card=RA", "hunker card=RB")
    assert asked(played) == side
    assert turn.state.acting == SIDES.index(side)

    handed = play(played, side, "end-turn")
    assert asked(handed) == other
    assert handed.state.acting == SIDES.index(other)
    assert refused(handed, side, "end-turn") == "not-your-turn [UND-6.5]"
    over = play(handed, other, "end-turn")
    assert over.state.round == 2
    assert over.state.acting == -1


@rule("UND-6.5", "TAB-1")
def test_nobody_is_asked_while_cards_are_drawn() -> None:
    start = field(GROUND, turn="round", us_deck="4RA", german_deck="4RB")
    assert refused(start, "us", "bid card=RA") == "chance-is-next [TAB-1]"
    assert refused(start, "german", "end-turn") == "chance-is-next [TAB-1]"


@rule("UND-6.1", "UND-6.2")
@pytest.mark.parametrize("seed", range(3))
def test_every_round_of_a_game_begins_with_four_cards_each(seed: int) -> None:
    start = field(GROUND, turn="round", us_deck="5RA 5RB", german_deck="5RA 5RB", us_supply="FOW")
    state, dealer = start.state.copy(), Seeded(seed)
    for _ in range(200):
        if asked(Field(state, [])) == "us german":
            assert [state.cards[seat].hand_count for seat in (0, 1)] == [4, 4]
            assert state.acting == -1
        wander(GAME, state, dealer, 1, None)
        if GAME.to_decide(state) == 0 or state.round > 6:
            break
    assert state.round > 1
