"""Movement actions: Move, Guide, Scout and Stalk, step by step."""

from __future__ import annotations

import pytest

from bocage.kernel.choice import Choice
from bocage.undaunted.actions.movement import guide, move, scout, stalk
from bocage.undaunted.cards import CARDS
from bocage.undaunted.kinds import GERMAN, SIDES, US
from bocage.undaunted.verbs import VERB_NAMES

from tests.ledger_marks import rule
from tests.rules.undaunted.field import (
    GAME,
    Field,
    asked,
    cards,
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

# ------------------------------------------------------------------------------------------ Move


@rule("UND-8.2", "UND-4.2", "UND-3.1")
@EITHER
def test_move_goes_to_a_neighboring_tile_with_a_marker_of_its_own(side: str) -> None:
    turn = at(
        side,
        """
                7A U.         8A
        2B g.         12B U. RA         4B U#       5B U.
                10B U. g.        11B g#
        """,
        "RA",
    )
    moves = ["move card=RA to=7A", "move card=RA to=4B", "move card=RA to=10B"]
    assert offers(turn, side, "move") == moves
    assert refused(turn, side, "move card=RA to=5B") == "not-adjacent [UND-4.2] from=12B, to=5B"
    assert refused(turn, side, "move card=RA to=11B") == "not-scouted [UND-8.2] from=12B, to=11B"
    assert refused(turn, side, "move card=RA to=12B") == "already-there [UND-A9] from=12B, to=12B"

    moved = play(turn, side, "move card=RA to=4B")
    assert moved.told == [
        f"CardPlayed side={side} card=RA verb=move",
        f"UnitMoved side={side} unit=RA to=4B",
    ]
    picture = """
                7A U.         8A
        2B g.         12B U.            4B U# RA    5B U.
                10B U. g.        11B g#
        """
    assert show(moved) == drawn(view_of(side, picture))
    assert offers(moved, side) == ["end-turn"]
    assert cards(moved, side) == "play RA"


@rule("UND-8.2", "UND-8.1")
@EITHER
@pytest.mark.parametrize("unit", ["RB", "GC", "MO"])
def test_move_1_is_a_single_step(side: str, unit: str) -> None:
    turn = at(side, f"2B U. {unit}  9B U.  10B U.  11B g. ra", unit, own_supply="RA")
    assert offers(turn, side, "move") == [f"move card={unit} to=9B"]
    moved = play(turn, side, f"move card={unit} to=9B")
    assert show(moved) == drawn(view_of(side, f"2B U.  9B U. {unit}  10B U.  11B g. ra"))
    assert offers(moved, side) == ["end-turn"]


@rule("UND-8.2")
def test_move_takes_no_fog_and_leaves_no_marker() -> None:
    turn = field("2B U. RA  9B U. g.  11B g. ra", us_hand="RA", us_supply="2FOW")
    moved = play(turn, "us", "move card=RA to=9B")
    assert show(moved) == drawn("2B U.  9B U. g. RA  11B g. ra")
    assert cards(moved, "us") == "play RA; supply 2FOW"


@rule("UND-A3", "UND-4.4")
@EITHER
def test_enemies_share_a_tile_and_walk_through_each_other(side: str) -> None:
    picture = "2B U. RA SA  9B U. g. ra ga  10B U. g. sb  11B U."
    turn = at(side, picture, "RA SA", enemy_supply="RA", own_supply="FOW")
    joined = play(turn, side, "move card=RA to=9B")
    assert show(joined) == drawn(view_of(side, "2B U. SA  9B U. g. RA ra ga  10B U. g. sb  11B U."))
    through = play(turn, side, "scout card=SA to=9B", "step to=10B")
    assert show(through) == drawn(view_of(side, "2B U. RA  9B U. g. ra ga  10B U. g. SA sb  11B U."))


@rule("UND-A3", "UND-8.5")
@EITHER
def test_the_sniper_too_enters_and_leaves_a_tile_with_enemies(side: str) -> None:
    turn = at(side, "2B U. SN RA  9B g. ra sa  10B", "2SN", enemy_supply="RA", own_supply="RA")
    joined = play(turn, side, "stalk card=SN to=9B")
    assert show(joined) == drawn(view_of(side, "2B U. RA  9B g. SN ra sa  10B"))
    assert offers(joined, side, "stalk") == ["stalk card=SN to=2B", "stalk card=SN to=10B"]
    through = play(joined, side, "stalk card=SN to=10B")
    assert show(through) == drawn(view_of(side, "2B U. RA  9B g. ra sa  10B SN"))


@rule("UND-A3", "UND-4.4", "UND-8.2")
@EITHER
def test_enemies_on_the_tile_hold_nobody_back(side: str) -> None:
    picture = "2B U. g. RA MO ra sa  9B U.  10B"
    turn = at(side, picture, "RA PG", enemy_supply="RA", own_supply="RA")
    left = play(turn, side, "move card=RA to=9B", "guide card=PG unit=MO to=9B")
    assert show(left) == drawn(view_of(side, "2B U. g. ra sa  9B U. RA MO  10B"))


@rule("UND-4.4", "UND-A3")
@EITHER
def test_any_number_of_counters_shares_a_tile_and_every_step_costs_one(side: str) -> None:
    crowd = "RA RB RC SB GA GB SN MO"
    turn = at(side, f"18B U. SA  17B  3A U. {crowd}  4A g. ra", "SA", own_supply="FOW")
    moved = play(turn, side, "scout card=SA to=17B")
    assert under_way(moved) == {"is": "march", "side": SIDES.index(side), "unit": 3, "left": 1, "manner": 1}
    joined = play(moved, side, "step to=3A")
    assert show(joined) == drawn(view_of(side, f"18B U.  17B U.  3A U. {crowd} SA  4A g. ra"))
    assert offers(joined, side) == ["end-turn"]


# ------------------------------------------------------------------------------------------ Guide


@rule("UND-8.3", "UND-A10")
@EITHER
def test_guide_moves_any_ready_counter_of_ones_own(side: str) -> None:
    turn = at(
        side,
        """
            7A U.       8A
        2B U. RA! SN MO     12B U. SA ra sb     4B U# GB
            10B U. RC!      11B g# ga
        """,
        "PG",
        own_supply="RA",
        enemy_supply="RA",
    )
    assert offers(turn, side, "guide") == [
        "guide card=PG unit=SA to=7A",
        "guide card=PG unit=SA to=2B",
        "guide card=PG unit=SA to=4B",
        "guide card=PG unit=SA to=10B",
        "guide card=PG unit=GB to=12B",
        "guide card=PG unit=SN to=7A",
        "guide card=PG unit=SN to=12B",
        "guide card=PG unit=SN to=10B",
        "guide card=PG unit=MO to=7A",
        "guide card=PG unit=MO to=12B",
        "guide card=PG unit=MO to=10B",
    ]
    assert refused(turn, side, "guide card=PG unit=RA to=7A") == "guide-suppressed [UND-8.3] unit=RA"
    assert refused(turn, side, "guide card=PG unit=RB to=7A") == "guide-missing [UND-A10] unit=RB"
    assert refused(turn, side, "guide card=PG unit=SA to=8A") == "not-scouted [UND-8.3] from=12B, to=8A"
    assert refused(turn, side, "guide card=PG unit=SN to=4B") == "not-adjacent [UND-4.2] from=2B, to=4B"


@rule("UND-8.3", "UND-A10")
@EITHER
def test_a_guided_scout_leaves_no_marker_and_one_step_is_all(side: str) -> None:
    turn = at(side, "2B U. SA RA!  9B U. g.  10B U.  11B g. ra", "PG", own_supply="2FOW RA")
    guided = play(turn, side, "guide card=PG unit=SA to=9B")
    assert guided.told == [
        f"CardPlayed side={side} card=PG verb=guide",
        f"UnitMoved side={side} unit=SA to=9B",
    ]
    assert show(guided) == drawn(view_of(side, "2B U. RA!  9B U. g. SA  10B U.  11B g. ra"))
    assert cards(guided, side) == "play PG; supply RA 2FOW"
    assert offers(guided, side) == ["end-turn"]


@rule("UND-A10", "UND-8.3")
@EITHER
def test_guide_needs_a_marker_even_for_scouts_and_snipers_and_brings_nobody_in(side: str) -> None:
    turn = at(side, "2B U. SA SN  9B  11B g. ra", "PG RA", own_supply="2FOW RA")
    assert offers(turn, side, "guide") == []
    assert refused(turn, side, "guide card=PG unit=SA to=9B") == "not-scouted [UND-8.3] from=2B, to=9B"
    assert refused(turn, side, "guide card=PG unit=SN to=9B") == "not-scouted [UND-8.3] from=2B, to=9B"
    assert refused(turn, side, "guide card=PG unit=RA to=2B") == "guide-missing [UND-A10] unit=RA"


@rule("UND-8.3", "UND-8.1", "UND-A10")
def test_a_longer_guide_would_go_on_by_the_same_rule() -> None:
    turn = field("2B U. SA  9B U.  10B U.  11B g. ra", us_hand="PG")
    packed = GAME.read(turn.state, US, Choice("guide", {"card": "PG", "unit": "SA", "to": "9B"}))
    assert isinstance(packed, int)
    state = turn.state.copy()
    guide(2).perform(state, US, packed, None)
    under = Field(state, [])
    assert under_way(under) == {"is": "march", "side": 0, "unit": 3, "left": 1, "manner": 0}
    assert offers(under, "us") == ["step to=2B", "step to=10B", "halt"]


# ------------------------------------------------------------------------------------------ Scout


@rule("UND-8.4", "UND-13.3", "UND-A11")
@EITHER
def test_scouts_mark_what_they_enter_and_take_a_fog_for_each_marker(side: str) -> None:
    picture = "2B U. SA RA  9B  10B g#  11B g. ra"
    turn = at(side, picture, "SA FOW", own_supply="3FOW RA", own_discard="RB", enemy_supply="RA")
    assert offers(turn, side, "scout") == ["scout card=SA to=9B"]
    once = play(turn, side, "scout card=SA to=9B")
    assert once.told == [
        f"CardPlayed side={side} card=SA verb=scout",
        f"UnitMoved side={side} unit=SA to=9B",
        f"TileScouted side={side} tile=9B fog=1",
    ]
    assert show(once) == drawn(view_of(side, "2B U. RA  9B U. SA  10B g#  11B g. ra"))
    assert cards(once, side) == "hand FOW; discard RB FOW; play SA; supply RA 2FOW"
    assert zone(once, side, "known_discard") == "FOW"

    twice = play(once, side, "step to=10B")
    assert twice.told == [f"UnitMoved side={side} unit=SA to=10B", f"TileScouted side={side} tile=10B fog=1"]
    assert show(twice) == drawn(view_of(side, "2B U. RA  9B U.  10B U. g# SA  11B g. ra"))
    assert cards(twice, side) == "hand FOW; discard RB 2FOW; play SA; supply RA FOW"
    assert offers(twice, side) == ["end-turn"]
    assert cards(twice, enemy_of(side)) == "supply RA"


@rule("UND-8.4", "UND-13.3", "UND-A11")
@EITHER
def test_a_tile_with_a_marker_of_ones_own_is_not_scouted_again(side: str) -> None:
    turn = at(side, "2B U. SA  9B U#  10B U. g#  11B g. ra", "SA", own_supply="3FOW RA")
    crossed = play(turn, side, "scout card=SA to=9B", "step to=10B")
    assert show(crossed) == drawn(view_of(side, "2B U.  9B U#  10B U. g# SA  11B g. ra"))
    assert cards(crossed, side) == "play SA; supply RA 3FOW"
    assert crossed.told == [
        f"CardPlayed side={side} card=SA verb=scout",
        f"UnitMoved side={side} unit=SA to=9B",
        f"UnitMoved side={side} unit=SA to=10B",
    ]


@rule("UND-A11", "UND-8.4")
@EITHER
@pytest.mark.parametrize(("supply", "fogs"), [("RA FOW", [1, 0]), ("RA", [0, 0])])
def test_a_lack_of_fog_stops_no_scout(side: str, supply: str, fogs: list[int]) -> None:
    turn = at(side, "2B U. SA  9B g.  10B  11B g. ra", "SA", own_supply=supply)
    crossed = play(turn, side, "scout card=SA to=9B", "step to=10B")
    assert show(crossed) == drawn(view_of(side, "2B U.  9B U. g.  10B U. SA  11B g. ra"))
    scouted = [event for event in crossed.told if event.startswith("TileScouted")]
    assert scouted == [
        f"TileScouted side={side} tile=9B fog={fogs[0]}",
        f"TileScouted side={side} tile=10B fog={fogs[1]}",
    ]
    assert cards(crossed, side) == ("discard FOW; play SA; supply RA" if sum(fogs) else "play SA; supply RA")


@rule("UND-A11", "UND-8.4", "UND-6.3")
@EITHER
def test_fog_taken_can_be_shuffled_in_and_drawn_in_the_same_turn(side: str) -> None:
    turn = at(side, "2B U. SA  9B  11B g. ra", "SA PS", own_supply="FOW RA", own_discard="RB")
    drawn_cards = play(turn, side, "scout card=SA to=9B", "halt", "command card=PS count=2", draws="FOW RB")
    assert cards(drawn_cards, side) == "hand RB FOW; play SA PS; supply RA"


@rule("UND-8.4", "UND-8.1", "UND-13.8")
@EITHER
def test_scout_2_may_halt_after_one_step(side: str) -> None:
    turn = at(side, "2B U. SA RA  9B  10B  11B g. ra", "SA", own_supply="3FOW RA")
    once = play(turn, side, "scout card=SA to=9B")
    assert under_way(once) == {"is": "march", "side": SIDES.index(side), "unit": 3, "left": 1, "manner": 1}
    assert offers(once, side) == ["step to=2B", "step to=10B", "halt"]
    assert asked(once) == side
    assert offers(once, enemy_of(side)) == []
    halted = play(once, side, "halt")
    assert halted.told == []
    assert show(halted) == drawn(view_of(side, "2B U. RA  9B U. SA  10B  11B g. ra"))
    assert offers(halted, side) == ["end-turn"]


@rule("UND-A9", "UND-8.1")
@EITHER
def test_scouts_may_double_back(side: str) -> None:
    turn = at(side, "2B U. SA  9B  11B g. ra", "SA", own_supply="3FOW RA")
    back = play(turn, side, "scout card=SA to=9B", "step to=2B")
    assert show(back) == drawn(view_of(side, "2B U. SA  9B U.  11B g. ra"))
    assert cards(back, side) == "discard FOW; play SA; supply RA 2FOW"


@rule("UND-8.1", "UND-A9", "UND-8.4")
@EITHER
def test_a_scout_under_way_may_go_to_every_neighboring_tile_or_halt(side: str) -> None:
    picture = """
            7A          8A U.
    2B U. SA    12B         4B g#
            10B         11B g. ra
    """
    turn = at(side, picture, "SA", own_supply="3FOW RA", enemy_supply="RA")
    once = play(turn, side, "scout card=SA to=12B")
    steps = ["7A", "8A", "2B", "4B", "10B", "11B"]
    assert offers(once, side) == [*[f"step to={name}" for name in steps], "halt"]


@rule("UND-8.1", "UND-A9", "UND-4.2")
def test_a_unit_under_way_steps_from_where_it_stands() -> None:
    turn = field("2B U. SA RB  9B  10B  11B g. ra", us_hand="SA RB", us_supply="3FOW RA")
    once = play(turn, "us", "scout card=SA to=9B")
    assert refused(once, "us", "step to=11B") == "not-adjacent [UND-4.2] from=9B, to=11B"
    assert refused(once, "us", "step to=9B") == "already-there [UND-A9] from=9B, to=9B"
    assert refused(once, "us", "scout card=SA to=10B") == "finish-march [UND-7.3] unit=SA, verb=scout"


@rule("UND-8.1", "UND-8.2")
def test_a_longer_move_would_enter_only_marked_tiles() -> None:
    turn = field("2B U. RA  9B g.  10B g. rc  11B  4B g. ra", turn="german", german_hand="RC")
    packed = GAME.read(turn.state, GERMAN, Choice("move", {"card": "RC", "to": "9B"}))
    assert isinstance(packed, int)
    state = turn.state.copy()
    move(3).perform(state, GERMAN, packed, None)
    under = Field(state, [])
    assert under_way(under) == {"is": "march", "side": 1, "unit": 2, "left": 2, "manner": 0}
    assert offers(under, "german") == ["step to=10B", "halt"]
    assert refused(under, "german", "step to=2B") == "not-scouted [UND-8.2] from=9B, to=2B"
    again = play(under, "german", "step to=10B")
    assert show(again) == drawn("2B U. RA  9B g.  10B g. rc  11B  4B g. ra")
    assert under_way(again) == {"is": "march", "side": 1, "unit": 2, "left": 1, "manner": 0}
    assert offers(again, "german") == ["step to=9B", "halt"]
    there = play(again, "german", "step to=9B")
    assert show(there) == drawn("2B U. RA  9B g. rc  10B g.  11B  4B g. ra")
    assert under_way(there) == {"is": "turn", "side": 1}


# ------------------------------------------------------------------------------------------ Stalk


@rule("UND-8.5", "UND-3.1")
@EITHER
def test_the_sniper_stalks_anywhere_and_leaves_no_trace(side: str) -> None:
    turn = at(side, "9B U.  2B SN  10B g.  11B g. U. RA ra", "2SN", own_supply="3FOW RA")
    assert offers(turn, side, "stalk") == ["stalk card=SN to=9B", "stalk card=SN to=10B"]
    assert refused(turn, side, "stalk card=SN to=11B") == "not-adjacent [UND-4.2] from=2B, to=11B"
    stalked = play(turn, side, "stalk card=SN to=10B")
    assert stalked.told == [
        f"CardPlayed side={side} card=SN verb=stalk",
        f"UnitMoved side={side} unit=SN to=10B",
    ]
    assert show(stalked) == drawn(view_of(side, "9B U.  2B  10B g. SN  11B g. U. RA ra"))
    assert cards(stalked, side) == "hand SN; play SN; supply RA 3FOW"
    back = play(stalked, side, "stalk card=SN to=2B")
    assert show(back) == show(turn)
    assert offers(back, side) == ["end-turn"]


@rule("UND-8.5")
def test_a_longer_stalk_would_leave_no_trace_either() -> None:
    turn = field("2B U. SN  9B  10B  11B g. ra", us_hand="SN", us_supply="FOW")
    packed = GAME.read(turn.state, US, Choice("stalk", {"card": "SN", "to": "9B"}))
    assert isinstance(packed, int)
    state = turn.state.copy()
    stalk(2).perform(state, US, packed, None)
    under = Field(state, [])
    assert under_way(under) == {"is": "march", "side": 0, "unit": 9, "left": 1, "manner": 2}
    assert show(play(under, "us", "step to=10B")) == drawn("2B U.  9B  10B SN  11B g. ra")


# ------------------------------------------------------------------------------------------ up to X


@rule("UND-A9", "UND-8.1", "UND-7.6")
@EITHER
@pytest.mark.parametrize(("unit", "verb"), [("RA", "move"), ("SA", "scout"), ("SN", "stalk"), ("MO", "move")])
def test_a_unit_stays_where_it_comes_in_if_it_likes(side: str, unit: str, verb: str) -> None:
    turn = at(side, "2B U. RB  9B U.  11B g. ra", unit, own_supply="3FOW RB")
    assert offers(turn, side, verb) == [f"{verb} card={unit} to=2B", f"{verb} card={unit} to=9B"]
    stayed = play(turn, side, f"{verb} card={unit} to=2B")
    assert stayed.told == [
        f"CardPlayed side={side} card={unit} verb={verb}",
        f"CounterPlaced side={side} unit={unit} tile=2B",
    ]
    assert show(stayed) == drawn(view_of(side, f"2B U. RB {unit}  9B U.  11B g. ra"))
    assert offers(stayed, side) == ["end-turn"]


@rule("UND-A9", "UND-8.1")
@EITHER
@pytest.mark.parametrize(("unit", "verb"), [("RA", "move"), ("SA", "scout"), ("SN", "stalk")])
def test_a_unit_on_the_map_cannot_move_by_nothing(side: str, unit: str, verb: str) -> None:
    turn = at(side, f"2B U. {unit}  9B U.  11B g. ra", unit, own_supply="RA")
    assert offers(turn, side, verb) == [f"{verb} card={unit} to=9B"]
    refusal = "already-there [UND-A9] from=2B, to=2B"
    assert refused(turn, side, f"{verb} card={unit} to=2B") == refusal


@rule("UND-A9", "UND-8.4")
def test_a_scout_that_comes_in_may_go_two_tiles_from_there() -> None:
    turn = field("2B U. RA  9B  10B  11B g. ra", us_hand="SA", us_supply="3FOW RA")
    crossed = play(turn, "us", "scout card=SA to=9B", "step to=10B")
    assert show(crossed) == drawn("2B U. RA  9B U.  10B U. SA  11B g. ra")
    assert cards(crossed, "us") == "discard 2FOW; play SA; supply RA FOW"


# ------------------------------------------------------------------------------------------ the Mortar's aim


@rule("UND-8.6", "UND-8.2")
@EITHER
def test_a_mortar_that_moves_loses_its_aim(side: str) -> None:
    turn = at(side, "2B U. g@ MO RA  9B U.  10B  11B g. U@ ra mo", "MO RA", enemy_supply="RA")
    moved = play(turn, side, "move card=MO to=9B")
    assert moved.told == [
        f"CardPlayed side={side} card=MO verb=move",
        f"UnitMoved side={side} unit=MO to=9B",
        f"AimLost side={side}",
    ]
    assert show(moved) == drawn(view_of(side, "2B U. g@ RA  9B U. MO  10B  11B g. ra mo"))
    other = play(turn, side, "move card=RA to=9B")
    assert show(other) == drawn(view_of(side, "2B U. g@ MO  9B U. RA  10B  11B g. U@ ra mo"))
    assert other.told[1:] == [f"UnitMoved side={side} unit=RA to=9B"]


@rule("UND-8.6", "UND-8.3")
@EITHER
def test_a_mortar_that_is_guided_loses_its_aim_too(side: str) -> None:
    turn = at(side, "2B U. MO RA  9B U.  10B  11B g. U@ ra", "PG", own_supply="RA", enemy_supply="RA")
    guided = play(turn, side, "guide card=PG unit=MO to=9B")
    assert guided.told[1:] == [f"UnitMoved side={side} unit=MO to=9B", f"AimLost side={side}"]
    assert show(guided) == drawn(view_of(side, "2B U. RA  9B U. MO  10B  11B g. ra"))


@rule("UND-8.6")
def test_a_mortar_without_an_aim_has_none_to_lose() -> None:
    turn = field("2B U. MO RA  9B U.  11B g. ra", us_hand="MO", german_supply="RA")
    moved = play(turn, "us", "move card=MO to=9B")
    assert moved.told == ["CardPlayed side=us card=MO verb=move", "UnitMoved side=us unit=MO to=9B"]


@rule("UND-8.6", "UND-7.6", "UND-A17")
@EITHER
def test_a_mortar_that_comes_in_and_moves_has_no_aim(side: str) -> None:
    turn = at(side, "2B U. RA  9B U.  10B  11B g. ra", "2MO", own_supply="RA", enemy_supply="RA")
    entered = play(turn, side, "move card=MO to=9B")
    assert show(entered) == drawn(view_of(side, "2B U. RA  9B U. MO  10B  11B g. ra"))
    assert refused(entered, side, "blast card=MO") == "not-aimed [UND-10.2]"


@rule("UND-8.1", "UND-8.4")
def test_scout_2_is_the_only_movement_of_more_than_one_step() -> None:
    assert [action.amount for action in (move(1), guide(1), scout(2), stalk(1))] == [1, 1, 2, 1]
    found = {}
    for card in CARDS:
        for action in card.actions:
            if VERB_NAMES[action.verb] in ("move", "guide", "scout", "stalk"):
                found[VERB_NAMES[action.verb]] = action.amount
    assert found == {"move": 1, "scout": 2, "stalk": 1, "guide": 1}
