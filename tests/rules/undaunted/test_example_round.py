"""The example round of the rulebook, step by step: David has the US, Trevor the Germans."""

from __future__ import annotations

from tests.ledger_marks import rule
from tests.rules.undaunted.field import (
    Field,
    asked,
    cards,
    deal,
    drawn,
    field,
    first,
    offers,
    play,
    refused,
    show,
)

START = """
    9B U. GC RC    2A =2 U.    17B =3
               6A          13B        3B g. ra
    7A             8A          16B             11B g. sb
"""

CONTROLLED = """
    9B U. GC RC    2A =2 U.    17B =3 g# sb ra
               6A          13B                3B g.
    7A             8A          16B                 11B g.
"""

INSPIRED = """
    9B U. RC    2A =2 U. GC    17B =3 g# sb ra
            6A             13B                3B g.
    7A          8A             16B                 11B g.
"""


def before_the_round() -> Field:
    """Both are about to draw their hands."""
    return field(
        START,
        turn="round",
        us_deck="GC SLC 2FOW",
        us_supply="4RC 8FOW",
        german_deck="3RA SB",
        german_supply="2SB 9FOW",
    )


def after_the_bids() -> Field:
    """The marker has changed hands."""
    drawn_hands = deal(before_the_round(), draws="FOW GC SLC FOW RA SB RA RA")
    return play(play(drawn_hands, "us", "bid card=FOW"), "german", "bid card=RA")


def after_the_scouting() -> Field:
    """The scouts have reached 17B."""
    return play(after_the_bids(), "german", "scout card=SB to=3B", "step to=17B")


def after_the_german_turn() -> Field:
    """Trevor has taken 17B and stopped."""
    return play(after_the_scouting(), "german", "move card=RA to=17B", "control card=RA", "end-turn")


def after_the_inspiration() -> Field:
    """The gunners are on the hill with their card back in hand."""
    return play(after_the_german_turn(), "us", "move card=GC to=2A", "inspire card=SLC", "take card=GC")


@rule("EX-UND-1", "UND-6.2", "UND-6.4", "UND-6.5", "UND-2.5")
def test_the_rifleman_outbids_the_fog_and_the_germans_take_the_marker() -> None:
    hands = deal(before_the_round(), draws="FOW GC SLC FOW RA SB RA RA")
    assert (cards(hands, "us"), cards(hands, "german")) == (
        "hand GC SLC 2FOW; supply 4RC 8FOW",
        "hand 3RA SB; supply 2SB 9FOW",
    )
    assert asked(hands) == "us german"
    assert offers(hands, "us") == ["bid card=GC", "bid card=SLC", "bid card=FOW"]
    assert offers(hands, "german") == ["bid card=RA", "bid card=SB"]
    assert first(hands) == "us"

    bids = play(play(hands, "us", "bid card=FOW"), "german", "bid card=RA")

    assert first(bids) == "german"
    assert asked(bids) == "german"
    assert cards(bids, "us") == "hand GC SLC FOW; discard FOW; supply 4RC 8FOW"
    assert cards(bids, "german") == "hand 2RA SB; discard RA; supply 2SB 9FOW"
    assert show(bids) == drawn(START)


@rule("EX-UND-2", "UND-8.2", "UND-8.4", "UND-3.1", "UND-13.3")
def test_the_scouts_cross_a_marked_tile_to_an_unmarked_one() -> None:
    bids = after_the_bids()
    assert refused(bids, "german", "move card=RA to=17B") == "not-scouted [UND-8.2] from=3B, to=17B"

    crossed = play(bids, "german", "scout card=SB to=3B")
    assert cards(crossed, "german") == "hand 2RA; discard RA; play SB; supply 2SB 9FOW"
    arrived = play(crossed, "german", "step to=17B")

    assert cards(arrived, "german") == "hand 2RA; discard RA FOW; play SB; supply 2SB 8FOW"
    assert show(arrived) == drawn(
        """
        9B U. GC RC    2A =2 U.    17B =3 g. sb
                   6A          13B        3B g. ra
        7A             8A          16B             11B g.
        """
    )


@rule("EX-UND-3", "UND-8.2", "UND-9.4", "UND-3.2", "UND-3.4", "UND-7.2")
def test_the_riflemen_follow_and_take_control() -> None:
    moved = play(after_the_scouting(), "german", "move card=RA to=17B")
    assert moved.state.points(1) == 0
    taken = play(moved, "german", "control card=RA")

    assert show(taken) == drawn(CONTROLLED)
    assert taken.state.points(1) == 3
    assert offers(taken, "german") == ["end-turn"]

    ended = play(taken, "german", "end-turn")
    assert asked(ended) == "us"
    assert cards(ended, "german") == "discard 3RA SB FOW; supply 2SB 8FOW"


@rule("EX-UND-4", "UND-8.2", "UND-9.5", "UND-10.3", "UND-10.4", "UND-11.1")
def test_the_inspired_gunners_move_and_shoot_in_one_turn() -> None:
    from_afar = play(after_the_german_turn(), "us", "attack card=GC target=RA")
    assert from_afar.told[1].endswith(
        "dice=2 needed=9 amounts=4,3,2 reasons=base,cover,range rules=UND-10.3,UND-10.3,UND-10.3"
    )

    inspired = after_the_inspiration()
    assert show(inspired) == drawn(INSPIRED)
    assert cards(inspired, "us") == "hand GC FOW; discard FOW; play SLC; supply 4RC 8FOW"

    hit = play(inspired, "us", "attack card=GC target=RA", dice="5 8")
    assert hit.told == [
        "CardPlayed side=us card=GC verb=attack",
        "ShotFired side=us unit=GC how=attack victim_side=german victim=RA dice=2 needed=8"
        " amounts=4,3,1 reasons=base,cover,range rules=UND-10.3,UND-10.3,UND-10.3",
        "DieRolled side=us die=5 needed=8",
        "DieRolled side=us die=8 needed=8",
        "CardLost side=german unit=RA zone=discard",
    ]
    assert show(hit) == drawn(INSPIRED)


@rule("EX-UND-4", "UND-9.4")
def test_the_gunners_on_the_hill_keep_the_germans_from_taking_it() -> None:
    later = field(
        """
        2A =2 U. g. GC ra    17B =3 g#
                         3B g. sb
        """,
        turn="german",
        german_hand="RA",
    )
    assert refused(later, "german", "control card=RA") == "enemy-on-tile [UND-9.4] tile=2A"


@rule("EX-UND-5", "UND-10.5", "UND-2.5", "UND-7.2", "UND-6.1")
def test_the_loss_comes_out_of_the_discard_pile_and_the_fog_goes_there() -> None:
    hit = play(after_the_inspiration(), "us", "attack card=GC target=RA", dice="5 8")
    assert cards(hit, "german") == "discard 2RA SB FOW; supply 2SB 8FOW; removed RA"
    assert cards(hit, "us") == "hand FOW; discard FOW; play GC SLC; supply 4RC 8FOW"
    assert offers(hit, "us") == ["end-turn"]

    over = play(hit, "us", "end-turn")

    assert over.told == ["TurnEnded side=us", "RoundBegun round=2", "DeckReshuffled side=us"]
    assert cards(over, "us") == "deck GC SLC 2FOW; supply 4RC 8FOW"
    assert asked(over) == "chance"
