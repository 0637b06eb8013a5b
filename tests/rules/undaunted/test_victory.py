"""Chapter 12 of the rules: objectives, pinning, the double pin, beyond all hope, and the radio."""

import pytest

from bocage.undaunted.kinds import SIDES
from bocage.undaunted.victory import is_beyond_hope, is_pinned

from tests.ledger_marks import rule
from tests.rules.undaunted.field import asked, drawn, field, offers, play, refused, show, won
from tests.rules.undaunted.sides import EITHER, at, enemy_of, view_of

US, GERMAN = 0, 1


@rule("UND-12.1", "UND-12.2", "UND-13.1", "UND-3.4")
@pytest.mark.parametrize(("goal", "end"), [("4", "us objectives UND-12.2"), ("5", "")])
def test_points_on_controlled_tiles_reach_the_goal(goal: str, end: str) -> None:
    """The values count, not the tiles: 1 and 3 are four points; scouting is not controlling."""
    before = field("3B =1 U#  9B =3 U. RA  12B =2 U.  4B g. ra", us_hand="RA", us_goal=goal, german_deck="RA")

    after = play(before, "us", "control card=RA")

    assert won(after) == end
    assert asked(after) == ("nobody" if end else "us")


@rule("UND-12.1", "UND-A21")
def test_the_game_ends_at_once_in_the_middle_of_a_turn() -> None:
    """With cards in hand nothing is on offer any more."""
    before = field("3B =1 U. RA  4B g. ra", us_hand="2RA", us_goal="1", german_hand="RA")

    after = play(before, "us", "control card=RA")

    assert after.told[-1] == "GameWon side=us reason=objectives"
    assert offers(after, "us") == offers(after, "german") == []
    assert refused(after, "us", "end-turn") == "game-over [UND-12.1]"


@rule("UND-12.1", "UND-12.3", "UND-A21")
def test_who_is_to_pin_wins_when_the_last_riflemen_leave_the_map() -> None:
    """Other counters do not save the side."""
    before = field("3B U. RA  9B g. ra sa ga", us_hand="RA", us_goal="pin", german_deck="RB", german_goal="9")

    after = play(before, "us", "attack card=RA target=RA", dice="0")

    assert won(after) == "us pinned UND-12.3"


@rule("UND-12.1", "UND-12.3")
def test_riflemen_of_another_squad_keep_a_side_from_being_pinned() -> None:
    """One Riflemen counter is enough."""
    before = field("3B U. RA  9B g. ra rc", us_hand="RA", us_goal="pin", german_deck="RC", german_goal="9")

    after = play(before, "us", "attack card=RA target=RA", dice="0")

    assert won(after) == ""


@rule("UND-12.3", "UND-A21")
def test_a_game_ends_in_the_middle_of_a_blast() -> None:
    """The second counter on the tile is not attacked any more."""
    before = field(
        "3B U. MO RA  9B  12B  4B U@ g. ra sa",
        us_hand="MO RA",
        us_goal="pin",
        german_deck="RB",
        german_goal="9",
    )

    after = play(before, "us", "blast card=MO", dice="0")

    assert won(after) == "us pinned UND-12.3"
    assert show(after) == drawn("3B U. MO RA  9B  12B  4B U@ g. sa")
    assert asked(after) == "nobody"


@rule("UND-12.5", "UND-13.9")
def test_a_pinned_side_alone_ends_nothing_when_pinning_is_nobodys_goal() -> None:
    """It may bring Riflemen back."""
    before = field(
        "3B U. RA  9B g. ra sa",
        us_hand="RA",
        us_goal="9",
        german_goal="9",
        german_hand="RB",
        german_spawn="9B",
    )
    pinned = play(before, "us", "attack card=RA target=RA", dice="0")
    assert won(pinned) == ""
    assert is_pinned(pinned.state, GERMAN)

    back = play(pinned, "us", "end-turn")
    back = play(back, "german", "move card=RB to=9B")

    assert not is_pinned(back.state, GERMAN)
    assert won(back) == ""


@rule("UND-12.4", "UND-13.9")
@pytest.mark.parametrize(
    ("us_tile", "german_tile", "first", "end"),
    [
        ("3B =2 U#", "5B =1 g#", "german", "us double-pin UND-12.4"),
        ("3B =1 U#", "5B =2 g#", "us", "german double-pin UND-12.4"),
        ("3B =1 U#", "5B =1 g#", "us", "us double-pin-initiative UND-12.4"),
        ("3B =1 U#", "5B =1 g#", "german", "german double-pin-initiative UND-12.4"),
    ],
)
def test_when_both_are_pinned_points_decide_and_then_the_initiative(
    us_tile: str, german_tile: str, first: str, end: str
) -> None:
    """Also when one has been pinned for long: here the US have no Riflemen on the map at all."""
    before = field(
        f"{us_tile} GA  9B g. ra  {german_tile} sa",
        turn="us",
        first=first,
        us_hand="GA",
        us_deck="RA",
        us_goal="9",
        german_goal="9",
        german_supply="RB",
    )

    after = play(before, "us", "attack card=GA target=RA", dice="0 1")

    assert won(after) == end


@rule("UND-12.4")
def test_a_blast_that_pins_both_at_one_blow_is_counted_up() -> None:
    """The enemy's Riflemen fall first, then the own."""
    before = field(
        "3B =1 U# MO  9B  12B  4B U. U@ RA g. ra",
        us_hand="MO",
        us_supply="RA",
        us_goal="9",
        german_goal="9",
        german_supply="RA",
    )

    after = play(before, "us", "blast card=MO", dice="0 0")

    assert won(after) == "us double-pin UND-12.4"
    assert show(after) == drawn("3B =1 U# MO  9B  12B  4B U. U@ g.")


@rule("UND-12.6", "UND-A22")
def test_hope_is_lost_with_the_last_rifleman_card_and_not_before() -> None:
    """A card in any zone but the removed pile is hope; enough points are, too."""
    for zone in ("hand", "deck", "discard", "play", "supply"):
        some = field("3B =1 U#  9B g. ra", german_goal="3", **{f"german_{zone}": "RC"})
        assert not is_beyond_hope(some.state, GERMAN), zone

    none = field("3B =1 g#  9B g. ra", german_goal="3", german_removed="5RA", german_hand="SA")
    enough = field("3B =3 g#  9B g. ra", german_goal="3", german_removed="5RA", german_hand="SA")
    pinning = field("3B =1 g#  9B g. ra", german_goal="pin", german_hand="SA")

    least = field("3B =1 g.  9B g. ra", german_goal="1", german_removed="5RA", german_hand="SA")

    assert is_beyond_hope(none.state, GERMAN)
    assert is_beyond_hope(least.state, GERMAN)
    assert is_pinned(none.state, GERMAN)
    assert not is_beyond_hope(enough.state, GERMAN)
    assert not is_beyond_hope(pinning.state, GERMAN)


@rule("UND-12.1", "UND-12.6", "UND-A21")
def test_a_side_beyond_hope_loses_at_once_to_one_that_is_to_pin_it() -> None:
    """Its Riflemen counter still stands."""
    before = field("3B =3 U. RA  9B g. ra", us_hand="RA", us_goal="pin", german_hand="RA", german_goal="3")

    after = play(before, "us", "attack card=RA target=RA", dice="9")

    assert show(after) == drawn("3B =3 U. RA  9B g. ra")
    assert won(after) == "us beyond-hope-pinned UND-12.6"


@rule("UND-12.1", "UND-12.6")
@pytest.mark.parametrize(
    ("us_mark", "german_mark", "end"),
    [("U#", "g.", "us beyond-hope UND-12.6"), ("U#", "g#", ""), ("U.", "g#", "")],
)
def test_a_side_beyond_hope_loses_as_soon_as_the_other_controls_more_points(
    us_mark: str, german_mark: str, end: str
) -> None:
    """Equal points are not more; the game goes on."""
    before = field(
        f"3B =1 {us_mark} RA  9B g. ra  5B =1 {german_mark}",
        us_hand="RA",
        us_goal="9",
        german_hand="RA",
        german_goal="9",
    )

    after = play(before, "us", "attack card=RA target=RA", dice="9")

    assert won(after) == end


@rule("UND-12.6", "UND-A21")
def test_the_points_may_come_later() -> None:
    """Once ahead of a side beyond hope, a single flip ends the game."""
    before = field("3B =1 U. RA  9B g. ra", us_hand="RA", us_goal="9", german_hand="SA", german_goal="9")

    after = play(before, "us", "control card=RA")

    assert won(after) == "us beyond-hope UND-12.6"


@rule("UND-12.6", "UND-12.4")
def test_a_side_beyond_hope_that_pins_the_other_is_judged_by_points() -> None:
    """Both count as pinned then."""
    before = field(
        "3B =2 U# GA  9B g. ra",
        us_hand="GA",
        us_removed="5RA",
        us_goal="9",
        german_goal="9",
        german_supply="RB",
    )

    after = play(before, "us", "attack card=GA target=RA", dice="0 1")

    assert won(after) == "us double-pin UND-12.4"


@rule("UND-12.7", "UND-A23", "UND-5.4")
def test_at_the_radio_the_first_control_takes_the_tile_and_each_further_one_raises_it() -> None:
    """Only the US can; there is no limit, and victory is tested at once."""
    before = field("3B =1* U. RA  9B g. ra", us_hand="4RA", us_goal="3", german_deck="RA")
    control = "control card=RA"

    taken = play(before, "us", control)
    assert show(taken) == drawn("3B =1* U# RA  9B g. ra")
    assert taken.told[-1] == "TileControlled side=us tile=3B"

    raised = play(taken, "us", control)
    assert show(raised) == drawn("3B =2* U# RA  9B g. ra")
    assert raised.told[-1] == "RadioRaised side=us tile=3B"

    assert won(play(raised, "us", control)) == "us objectives UND-12.2"


@rule("UND-12.7", "UND-A23")
def test_the_germans_score_a_raised_radio_but_cannot_raise_it() -> None:
    """Their second Control there has no effect and is not offered."""
    before = field(
        "3B =4* U# g. ra  9B U. RA", turn="german", german_hand="2RA", german_goal="5", us_deck="RA"
    )

    taken = play(before, "german", "control card=RA")

    assert show(taken) == drawn("3B =4* U. g# ra  9B U. RA")
    assert taken.state.points(GERMAN) == 4
    assert taken.state.points(US) == 0
    assert refused(taken, "german", "control card=RA") == "already-controlled [UND-A14] tile=3B"


@rule("UND-A23")
def test_an_enemy_at_the_radio_stops_the_raising() -> None:
    """The condition of Control holds."""
    before = field("3B =1* U# RA g. sa  9B", us_hand="RA")

    assert refused(before, "us", "control card=RA") == "enemy-on-tile [UND-9.4] tile=3B"


# ------------------------------------------------------------------------------------------ both sides


@rule("UND-12.1", "UND-12.2", "UND-A21")
@EITHER
@pytest.mark.parametrize(("goal", "is_over"), [("3", True), ("4", True), ("5", False)])
def test_the_goal_is_met_exactly_or_beyond_and_not_a_point_short(side: str, goal: str, is_over: bool) -> None:
    """Taking the second objective makes one and three."""
    turn = at(side, "2B =1 U#  9B =3 U. g# RA  10B g. ra", "2RA", own_goal=goal, enemy_deck="RA")
    taken = play(turn, side, "control card=RA")
    assert won(taken) == (f"{side} objectives UND-12.2" if is_over else "")
    assert asked(taken) == ("nobody" if is_over else side)


@rule("UND-12.1", "UND-12.3", "UND-12.5")
@EITHER
@pytest.mark.parametrize(
    ("own_goal", "enemy_goal", "is_over"), [("pin", "9", True), ("9", "pin", False), ("9", "9", False)]
)
def test_pinning_wins_only_when_it_is_the_goal(
    side: str, own_goal: str, enemy_goal: str, is_over: bool
) -> None:
    """The last Riflemen counter of the enemy falls; cards of the unit in supply do not help."""
    told = {"own_goal": own_goal, "enemy_goal": enemy_goal, "enemy_supply": "4RA", "own_supply": "RA"}
    turn = at(side, "2B U. RA  9B g. ra sa  10B g. gb", "2RA", **told)
    shot = play(turn, side, "attack card=RA target=RA", dice="0")
    assert show(shot) == drawn(view_of(side, "2B U. RA  9B g. sa  10B g. gb"))
    assert won(shot) == (f"{side} pinned UND-12.3" if is_over else "")
    assert f"GameWon side={side} reason=pinned" in shot.told or not is_over


@rule("UND-12.5", "UND-12.3", "UND-7.6")
@EITHER
def test_a_pinned_side_brings_its_riflemen_back_and_plays_on(side: str) -> None:
    """Nobody is after pinning here."""
    told = {"own_spawn": "2B", "enemy_supply": "RA", "own_supply": "RC"}
    turn = at(side, "2B =1 U. SA  9B g. ra", "RB", **told)
    assert is_pinned(turn.state, SIDES.index(side))
    back = play(turn, side, "control card=RB")
    assert show(back) == drawn(view_of(side, "2B =1 U# SA RB  9B g. ra"))
    assert not is_pinned(back.state, SIDES.index(side))
    assert won(back) == ""


@rule("UND-12.4", "UND-13.9", "UND-A29")
@EITHER
@pytest.mark.parametrize(
    ("own", "enemy", "holder", "winner"),
    [
        (2, 1, "enemy", "own"),
        (1, 2, "own", "enemy"),
        (1, 1, "own", "own"),
        (1, 1, "enemy", "enemy"),
    ],
)
def test_a_double_pin_is_decided_at_once_whoever_shot(
    side: str, own: int, enemy: int, holder: str, winner: str
) -> None:
    """The shooter has been pinned all along; the marker was won in the bids of this round."""
    sides = {"own": side, "enemy": enemy_of(side)}
    told = {"own_deck": "RA", "enemy_supply": "RB", "first": sides[holder]}
    turn = at(side, f"2B ={own} U# GA  9B g. ra  10B ={enemy} g# sa", "GA", **told)
    shot = play(turn, side, "attack card=GA target=RA", dice="0 1")
    reason = "double-pin-initiative" if own == enemy else "double-pin"
    assert won(shot) == f"{sides[winner]} {reason} UND-12.4"
    assert shot.told[-1] == f"GameWon side={sides[winner]} reason={reason}"


@rule("UND-12.4", "UND-12.3", "UND-12.1")
@EITHER
def test_points_do_not_decide_a_double_pin_that_meets_a_goal(side: str) -> None:
    """The side that is to pin has been pinned all along, and is behind."""
    told = {"own_goal": "pin", "enemy_goal": "9", "own_supply": "RA", "enemy_supply": "RB"}
    turn = at(side, "2B U. GA  9B g. ra  10B =3 g# sa", "GA", **told, first=enemy_of(side))
    shot = play(turn, side, "attack card=GA target=RA", dice="0 1")
    assert won(shot) == f"{side} pinned UND-12.3"


@rule("UND-12.4", "UND-12.6", "UND-12.1")
@EITHER
def test_points_do_not_decide_between_a_pinned_side_and_the_hopeless_one_it_is_to_pin(side: str) -> None:
    """The last Rifleman card of the enemy goes, its counter still stands."""
    told = {"own_goal": "pin", "enemy_goal": "9", "own_supply": "RA", "enemy_discard": "RA"}
    turn = at(side, "2B U. GA  9B g. ra  10B =3 g#", "GA", **told, first=enemy_of(side))
    shot = play(turn, side, "attack card=GA target=RA", dice="0 1")
    assert show(shot) == show(turn)
    assert won(shot) == f"{side} beyond-hope-pinned UND-12.6"


@rule("UND-12.3", "UND-12.1", "UND-A21", "UND-10.2")
@EITHER
def test_a_side_can_win_in_the_turn_of_the_other(side: str) -> None:
    """A Blast strikes the last Riflemen of its own side."""
    told = {"own_goal": "9", "enemy_goal": "pin", "own_supply": "RA", "enemy_supply": "RA"}
    turn = at(side, "2B U. MO  12B  4B  5B U. U@ RA  17B g. ra", "MO", **told)
    shot = play(turn, side, "blast card=MO", dice="9")
    assert shot.told[-2:] == [
        f"CounterRemoved side={side} unit=RA",
        f"GameWon side={enemy_of(side)} reason=pinned",
    ]
    assert won(shot) == f"{enemy_of(side)} pinned UND-12.3"


@rule("UND-A29", "UND-6.4")
def test_bids_change_no_counter_so_nobody_is_pinned_by_them() -> None:
    """Whatever is bid, the map stays as it is and the game goes on, with the marker in somebody's hands."""
    bids = field(
        "2B =1 U# RA  9B g. ra", turn="bids", us_hand="RA", german_hand="PS", us_goal="9", german_goal="9"
    )
    shown = play(play(bids, "us", "bid card=RA"), "german", "bid card=PS")
    assert show(shown) == show(bids)
    assert (won(shown), asked(shown)) == ("", "german")


@rule("UND-12.6", "UND-A22", "UND-A21", "UND-12.1")
@EITHER
@pytest.mark.parametrize(
    ("own_goal", "own", "enemy", "end"),
    [
        ("pin", "U.", "g#", "beyond-hope-pinned UND-12.6"),
        ("9", "U#", "g.", "beyond-hope UND-12.6"),
        ("9", "U#", "g#", ""),
        ("9", "U.", "g#", ""),
        ("9", "U.", "g.", ""),
    ],
)
def test_the_last_rifleman_card_takes_all_hope_along(
    side: str, own_goal: str, own: str, enemy: str, end: str
) -> None:
    """The counter itself still stands; a side after points must be ahead, a side after pinning need not."""
    told = {"own_goal": own_goal, "own_supply": "RA", "enemy_discard": "RA", "enemy_goal": "9"}
    turn = at(side, f"2B =1 {own} RA  9B =1 {enemy} ra", "RA", **told)
    shot = play(turn, side, "attack card=RA target=RA", dice="5")
    assert show(shot) == show(turn)
    assert won(shot) == (f"{side} {end}" if end else "")


@rule("UND-12.6", "UND-A22")
@EITHER
@pytest.mark.parametrize("own_goal", ["pin", "9"])
def test_a_casualty_that_leaves_a_rifleman_card_takes_no_hope(side: str, own_goal: str) -> None:
    """The other squad's card is hope enough, also against a side that is to pin."""
    told = {"own_goal": own_goal, "enemy_goal": "9", "enemy_discard": "RA", "enemy_supply": "RC"}
    turn = at(side, "2B =1 U# RA  9B g. ra", "RA", own_supply="RA", **told)
    assert won(play(turn, side, "attack card=RA target=RA", dice="5")) == ""


@rule("UND-12.6", "UND-12.4")
@EITHER
def test_when_a_hopeless_side_pins_the_other_points_decide(side: str) -> None:
    """It counts as pinned although its Riflemen stand."""
    turn = at(side, "2B =2 U# GA RA  9B =1 g# ra", "GA", own_removed="5RA", enemy_supply="RB")
    assert is_pinned(turn.state, SIDES.index(side))
    shot = play(turn, side, "attack card=GA target=RA", dice="0 1")
    assert won(shot) == f"{side} double-pin UND-12.4"


@rule("UND-12.7", "UND-A23", "UND-A21")
def test_the_radio_may_rise_without_limit_and_only_where_it_is() -> None:
    """Another controlled objective cannot be raised, and a tile is taken before it is raised."""
    turn = field("2B =9* U# RA  9B =1 U# RB  10B g. ra", us_hand="RA RB", us_goal="42", german_supply="RA")
    assert refused(turn, "us", "control card=RB") == "already-controlled [UND-A14] tile=9B"
    raised = play(turn, "us", "control card=RA")
    assert show(raised) == drawn("2B =10* U# RA  9B =1 U# RB  10B g. ra")
    assert raised.state.points(US) == 11
    assert raised.told[1:] == ["RadioRaised side=us tile=2B"]
    taken = play(
        field("2B =4* U. g# RA  9B g. ra", us_hand="RA", german_supply="RA"), "us", "control card=RA"
    )
    assert show(taken) == drawn("2B =4* U# g. RA  9B g. ra")


@rule("UND-12.7", "UND-A21")
def test_the_game_ends_when_the_radio_is_raised_to_the_goal() -> None:
    """Four points at the radio and one elsewhere."""
    turn = field("2B =3* U# RA  9B =1 U#  10B g. ra", us_hand="2RA", us_goal="5", german_supply="RA")
    raised = play(turn, "us", "control card=RA")
    assert won(raised) == "us objectives UND-12.2"
    assert raised.told[-1] == "GameWon side=us reason=objectives"


@rule("UND-A21", "UND-12.3", "UND-10.2")
@EITHER
def test_a_blast_stops_where_the_game_ends(side: str) -> None:
    """The own counters on the tile are not attacked any more."""
    picture = "2B U. MO RB  12B  4B  5B U. U@ RA g. rb sb"
    told = {"own_goal": "pin", "own_supply": "RA", "enemy_supply": "RB", "enemy_goal": "9"}
    shot = play(at(side, picture, "MO", **told), side, "blast card=MO", dice="0")
    assert won(shot) == f"{side} pinned UND-12.3"
    assert show(shot) == drawn(view_of(side, "2B U. MO RB  12B  4B  5B U. U@ RA g. sb"))
    assert shot.state.pending_facts() == []
