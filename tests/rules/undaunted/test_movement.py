"""Movement actions: Move, Guide, Scout and Stalk, step by step."""

from __future__ import annotations

import pytest

from bocage.undaunted.actions.movement import guide, move, scout, stalk
from bocage.undaunted.kinds import SIDES
from tests.ledger_marks import rule
from tests.rules.undaunted.field import asked, cards, drawn, field, offers, play, refused, show, under_way
from tests.rules.undaunted.field import won, zone
from tests.rules.undaunted.sides import EITHER, at, enemy_of, view_of

# Six tiles around 12B, and two more.
MEADOW = """
        7A {}       8A
    2B           12B {}       4B       5B
        10B          11B
"""

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


@rule("UND-8.3", "UND-A10", "UND-13.2")
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
    assert refused(turn, side, "guide card=PG unit=SA to=8A") == "not-scouted [UND-8.2] from=12B, to=8A"
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
    assert refused(turn, side, "guide card=PG unit=SA to=9B") == "not-scouted [UND-8.2] from=2B, to=9B"
    assert refused(turn, side, "guide card=PG unit=SN to=9B") == "not-scouted [UND-8.2] from=2B, to=9B"
    assert refused(turn, side, "guide card=PG unit=RA to=2B") == "guide-missing [UND-A10] unit=RA"


@rule("UND-8.3", "UND-8.1")
def test_a_longer_guide_goes_on_by_the_same_rule() -> None:
    turn = field("2B U. SA  9B U.  10B U.  11B g. ra", us_hand="PG")
    action = guide(2)
    after = turn.state.copy()
    choice = GUIDE_SA_TO_9B(turn.state.scenario.index["9B"])
    action.perform(after, 0, choice, None)
    told = after.trunk[-1].facts()
    assert told == {"is": "march", "side": 0, "unit": 3, "left": 1, "manner": 0}
    assert won(turn) == ""
