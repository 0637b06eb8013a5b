"""Markers: where counters may go, whose an objective is, where units enter and aim, and who is first."""

from __future__ import annotations

import pytest

from bocage.undaunted.counters import COUNTERS, HOLDERS
from bocage.undaunted.kinds import SIDES, UNIT_NAMES

from tests.ledger_marks import rule
from tests.rules.undaunted.field import asked, drawn, field, first, offers, play, refused, show

BOTH = pytest.mark.parametrize("side", SIDES)


# ------------------------------------------------------------------------------------------ control markers


@rule("UND-3.1", "UND-3.2", "UND-8.2")
def test_counters_enter_tiles_with_a_marker_of_their_own_whichever_side_is_up() -> None:
    turn = field(
        """
            7A U.       8A U#
        9B         2B U. RA    10B g#
            11B g.      12B U# g.
        """,
        us_hand="RA",
    )
    assert offers(turn, "us", "move") == ["move card=RA to=7A", "move card=RA to=8A", "move card=RA to=12B"]
    assert refused(turn, "us", "move card=RA to=10B") == "not-scouted [UND-8.2] from=2B, to=10B"
    assert refused(turn, "us", "move card=RA to=9B") == "not-scouted [UND-8.2] from=2B, to=9B"


@rule("UND-3.1", "UND-3.2", "UND-8.2")
def test_german_counters_go_by_german_markers() -> None:
    turn = field(
        """
            7A g.       8A g#
        9B         2B g. ra    10B U#
            11B U.      12B g# U.
        """,
        turn="german",
        german_hand="RA",
    )
    moves = ["move card=RA to=7A", "move card=RA to=8A", "move card=RA to=12B"]
    assert offers(turn, "german", "move") == moves
    assert refused(turn, "german", "move card=RA to=10B") == "not-scouted [UND-8.2] from=2B, to=10B"


@rule("UND-3.1", "UND-8.4", "UND-8.5")
def test_scouts_and_snipers_also_enter_tiles_without_a_marker() -> None:
    turn = field("9B g.  2B U. SA SN  10B  11B", us_hand="SA SN RA", us_supply="4RA")
    assert offers(turn, "us", "scout") == ["scout card=SA to=9B", "scout card=SA to=10B"]
    assert offers(turn, "us", "stalk") == ["stalk card=SN to=9B", "stalk card=SN to=10B"]
    assert offers(turn, "us", "move") == ["move card=RA to=2B"]


@rule("UND-3.2", "UND-3.4", "UND-13.1")
@BOTH
@pytest.mark.parametrize("value", [1, 2, 3])
def test_an_objective_counts_exactly_while_its_tile_is_controlled(side: str, value: int) -> None:
    turn = field(f"2B ={value} U. RA  6A =1  9B g. ra", us_hand="RA")
    if side == "german":
        turn = field(f"2B ={value} g. ra  6A =1  9B U. RA", turn="german", german_hand="RA")
    seat = SIDES.index(side)
    assert turn.state.points(seat) == 0
    taken = play(turn, side, "control card=RA")
    assert taken.state.points(seat) == value
    assert taken.state.points(1 - seat) == 0


@rule("UND-3.3", "UND-9.4", "UND-3.4")
def test_both_may_mark_a_tile_but_one_at_most_controls_it() -> None:
    held = field("2B =2 U. g# RA  9B g. ra", us_hand="RA")
    assert [held.state.points(seat) for seat in (0, 1)] == [0, 2]
    taken = play(held, "us", "control card=RA")
    assert show(taken) == drawn("2B =2 U# g. RA  9B g. ra")
    assert [taken.state.points(seat) for seat in (0, 1)] == [2, 0]


@rule("UND-3.3", "UND-9.4")
def test_a_scouted_marker_of_the_enemy_stays_as_it_is_when_the_tile_is_taken() -> None:
    held = field("2B g. U. ra  9B U. RA", turn="german", german_hand="RA")
    assert show(play(held, "german", "control card=RA")) == drawn("2B U. g# ra  9B U. RA")


# ------------------------------------------------------------------------------------------ other markers

ENTRANCES = """
    9B U.    2B U.     10B U.    11B
        7A g.    8A g.      6A
"""


@rule("UND-3.5", "UND-7.6")
@pytest.mark.parametrize(
    ("spawn", "unit", "tile"),
    [
        ("2B", "RA", "2B"),
        ("2B", "SN", "2B"),
        ("9B:A 2B:B 10B:C,SN,MO", "RA", "9B"),
        ("9B:A 2B:B 10B:C,SN,MO", "GB", "2B"),
        ("9B:A 2B:B 10B:C,SN,MO", "SC", "10B"),
        ("9B:A 2B:B 10B:C,SN,MO", "MO", "10B"),
        ("9B:A,B,C,MO 11B:SN", "SN", "11B"),
    ],
)
def test_a_spawn_marker_brings_in_the_units_it_names(spawn: str, unit: str, tile: str) -> None:
    turn = field(ENTRANCES, us_hand=unit, us_supply="4RC", us_spawn=spawn)
    verb = "stalk" if unit == "SN" else "scout" if unit[0] == "S" else "move"
    entered = play(turn, "us", f"{verb} card={unit} to={tile}")
    assert f"CounterPlaced side=us unit={unit} tile={tile}" in entered.told
    assert show(entered) == drawn(ENTRANCES.replace(tile, f"{tile} {unit}"))


AIM = """
    9B U. g. MO RA    2B    10B U. g.    11B U. g. mo ra
"""


@rule("UND-3.6", "UND-9.7", "UND-A17")
def test_a_side_has_one_target_marker_which_moves_when_it_aims_again() -> None:
    turn = field("9B U. MO RA  2B  10B  11B  6A g. ra", us_hand="2MO")
    once = play(turn, "us", "target card=MO to=11B")
    assert show(once) == drawn("9B U. MO RA  2B  10B  11B U@  6A g. ra")
    twice = play(once, "us", "target card=MO to=6A")
    assert show(twice) == drawn("9B U. MO RA  2B  10B  11B  6A g. U@ ra")


@rule("UND-3.6", "UND-9.7")
def test_each_side_aims_with_a_marker_of_its_own() -> None:
    turn = field(AIM, us_hand="MO", german_hand="MO", us_deck="RA", german_deck="RA")
    ours = play(turn, "us", "target card=MO to=11B", "end-turn")
    theirs = play(ours, "german", "target card=MO to=9B")
    assert show(theirs) == drawn("9B U. g. g@ MO RA  2B  10B U. g.  11B U. U@ g. mo ra")


@rule("UND-3.7", "UND-6.5")
@BOTH
def test_whoever_holds_the_initiative_marker_acts_first(side: str) -> None:
    other = "german" if side == "us" else "us"
    bids = field("2B U. g. RA ra", turn="bids", first=other, **{f"{side}_hand": "RA", f"{other}_hand": "GA"})
    assert first(bids) == other
    shown = play(play(bids, side, "bid card=RA"), other, "bid card=GA")
    assert first(shown) == side
    assert asked(shown) == side
    assert asked(play(shown, side, "end-turn")) == other


# ------------------------------------------------------------------------------------------ counters


@rule("UND-3.8", "UND-12.3", "UND-3.1", "UND-3.6")
def test_every_counter_has_its_title_and_what_it_alone_can_do() -> None:
    squads = ("A", "B", "C")
    titles = [f"{unit} {squad}" for unit in ("Riflemen", "Scouts", "Machine Gunners") for squad in squads]
    assert [counter.name for counter in COUNTERS] == [*titles, "Sniper", "Mortar"]
    can = {name: (one.holds, one.roams, one.aims) for name, one in zip(UNIT_NAMES, COUNTERS, strict=True)}
    assert can == {
        **dict.fromkeys(("RA", "RB", "RC"), (True, False, False)),
        **dict.fromkeys(("SA", "SB", "SC", "SN"), (False, True, False)),
        **dict.fromkeys(("GA", "GB", "GC"), (False, False, False)),
        "MO": (False, False, True),
    }
    assert HOLDERS == [0, 1, 2]


@rule("UND-3.8", "UND-2.1")
def test_every_counter_has_its_base_defense() -> None:
    assert {name: counter.defense for name, counter in zip(UNIT_NAMES, COUNTERS, strict=True)} == {
        **dict.fromkeys(("RA", "RB", "RC", "GA", "GB", "GC", "MO"), 4),
        **dict.fromkeys(("SA", "SB", "SC"), 5),
        "SN": 6,
    }


@rule("UND-3.8", "UND-10.6", "UND-7.5")
@BOTH
def test_a_counter_lies_ready_or_suppressed(side: str) -> None:
    picture = {"us": "2B U. g. GA RA rb", "german": "2B U. g. RB ga ra"}[side]
    turn = field(picture, turn=side, **{f"{side}_hand": "GA"})
    shot = play(turn, side, "suppress card=GA target=RB", dice="0 0 0 0")
    assert show(shot) == drawn(picture.replace("rb", "rb!").replace("RB", "RB!"))


@rule("UND-3.8")
def test_only_counters_of_the_box_have_a_name() -> None:
    turn = field("2B U. g. RA ra", us_hand="RA")
    assert refused(turn, "us", "attack card=RA target=R") == "unknown-unit [UND-3.8] nearest=RC, word=R"
