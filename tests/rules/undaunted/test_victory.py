"""Chapter 12 of the rules: objectives, pinning, the double pin, beyond all hope, and the radio."""

import pytest

from bocage.undaunted.victory import is_beyond_hope, is_pinned

from tests.ledger_marks import rule
from tests.rules.undaunted.field import asked, drawn, field, offers, play, refused, show, won

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


@rule("UND-12.3", "UND-A21")
def test_who_is_to_pin_wins_when_the_last_riflemen_leave_the_map() -> None:
    """Other counters do not save the side."""
    before = field("3B U. RA  9B g. ra sa ga", us_hand="RA", us_goal="pin", german_deck="RB", german_goal="9")

    after = play(before, "us", "attack card=RA target=RA", dice="0")

    assert won(after) == "us pinned UND-12.3"


@rule("UND-12.3")
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


@rule("UND-12.5")
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

    assert is_beyond_hope(none.state, GERMAN)
    assert is_pinned(none.state, GERMAN)
    assert not is_beyond_hope(enough.state, GERMAN)
    assert not is_beyond_hope(pinning.state, GERMAN)


@rule("UND-12.6", "UND-A21")
def test_a_side_beyond_hope_loses_at_once_to_one_that_is_to_pin_it() -> None:
    """Its Riflemen counter still stands."""
    before = field("3B =3 U. RA  9B g. ra", us_hand="RA", us_goal="pin", german_hand="RA", german_goal="3")

    after = play(before, "us", "attack card=RA target=RA", dice="9")

    assert show(after) == drawn("3B =3 U. RA  9B g. ra")
    assert won(after) == "us pinned UND-12.3"


@rule("UND-12.6")
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
