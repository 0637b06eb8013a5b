"""Chapter 11 of the rules: hills, counters that leave the map and counters that return."""

import pytest

from bocage.catalogue import UNDAUNTED

from tests.ledger_marks import rule
from tests.rules.undaunted.field import GAME, Field, cards, deal, drawn, field, play, show
from tests.rules.undaunted.sides import EITHER, at, enemy_of, view_of


@rule("UND-11.1", "UND-10.3", "UND-4.1")
@pytest.mark.parametrize(
    ("picture", "choice", "amounts"),
    [
        ("3B U. RA  9A g. ra", "attack card=RA target=RA", "4,3,1"),  # from below
        ("2A U. RA  9A g. ra", "attack card=RA target=RA", "4,1,1"),  # from another hill
        ("9A U. RA g. ra  3B", "attack card=RA target=RA", "4,1,0"),  # on the same hill
        ("2A U. RA  3B g. ra", "attack card=RA target=RA", "4,0,1"),  # from a hill downward
        ("2A U. RA  17B g. ra", "attack card=RA target=RA", "4,3,1"),  # woods are no hill
        ("3B U. MO  12B  4B  9A U@ g. ra", "blast card=MO", "4,1"),  # a Blast
        ("2A U. MO  12B  4B  9A U@ g. ra", "blast card=MO", "4,1"),
    ],
)
def test_a_hill_gives_three_or_one(picture: str, choice: str, amounts: str) -> None:
    """One against an attacker on a hill, the same or another, and against a Blast; else three."""
    after = play(field(picture, us_hand="RA MO"), "us", choice)

    assert f" amounts={amounts} " in after.told[-1]
    assert after.told[-1].split("rules=")[1].split(",")[1] == ("UND-11.1" if "9A" in picture else "UND-10.3")


@rule("UND-11.2", "UND-7.6", "UND-A8")
def test_a_removed_counter_returns_at_its_spawn_marker_and_ready() -> None:
    """Suppressed when it fell, it comes back where its spawn marker lies, when its card is played again."""
    before = field(
        "3B U. RA  9B g. sa! ra  4B g.",
        us_hand="RA",
        german_spawn="4B",
        german_supply="SA",
        german_hand="PS RB",
        german_discard="FOW",
    )

    fallen = play(before, "us", "attack card=RA target=SA", dice="0")
    assert show(fallen) == drawn("3B U. RA  9B g. ra  4B g.")

    german = play(fallen, "us", "end-turn")
    later = play(german, "german", "bolster card=PS", "take card=SA", "end-turn", draws="RA PS FOW RB SA")
    bid = play(play(later, "us", "bid card=RA"), "german", "bid card=FOW")
    back = play(play(bid, "us", "end-turn"), "german", "scout card=SA to=4B")

    assert "CounterPlaced side=german unit=SA tile=4B" in back.told
    assert show(back) == drawn("3B U. RA  9B g. ra  4B g. sa")


@rule("UND-A8", "UND-11.2")
def test_a_placed_counter_is_ready_and_enemies_on_the_spawn_tile_do_not_matter() -> None:
    """Placing a Scout does not scout the tile."""
    before = field("3B U. RA g. ga  9B U.", us_hand="SA", us_spawn="3B", us_supply="FOW")

    after = play(before, "us", "scout card=SA to=3B")

    assert show(after) == drawn("3B U. RA SA g. ga  9B U.")
    assert cards(after, "us") == "play SA; supply FOW"


@rule("UND-A17", "UND-10.5")
def test_a_mortar_that_is_removed_takes_its_target_marker_along() -> None:
    """The marker of the other side stays."""
    before = field("3B U. RA g@  9B  12B  4B g. mo ra  5B g.", us_hand="RA", german_deck="RB")
    moved = play(before, "us", "attack card=RA target=MO", dice="0")

    assert moved.told[-1] == "CounterRemoved side=german unit=MO"
    assert show(moved) == drawn("3B U. RA  9B  12B  4B g. ra  5B g.")


@rule("UND-A17")
def test_a_suppressed_mortar_keeps_its_aim() -> None:
    """Its target marker stays where it is."""
    before = field("3B U. GA g@  9B  12B  4B g. mo", us_hand="GA")

    after = play(before, "us", "suppress card=GA target=MO", dice="7 1 1 1")

    assert show(after) == drawn("3B U. GA g@  9B  12B  4B g. mo!")


# ------------------------------------------------------------------------------------------ both sides


@rule("UND-11.1")
@EITHER
@pytest.mark.parametrize(
    ("tiles", "amounts"),
    [
        (("3B", "2A"), "4,3,1"),
        (("17B", "9A"), "4,3,1"),
        (("9A", "2A"), "4,1,1"),
        (("16A", "9A"), "4,1,1"),
        (("2A", "16A"), "4,1,1"),
        (("16A", "3A"), "4,3,1"),
        (("9A", "3B"), "4,0,1"),
    ],
)
def test_hills_cover_less_only_against_hills(side: str, tiles: tuple[str, str], amounts: str) -> None:
    """Attacker and defender; all three hills in both roles, and woods in place of either."""
    turn = at(side, f"{tiles[0]} U. RA  {tiles[1]} g. ra", "RA", own_supply="RA", enemy_supply="RA")
    shot = play(turn, side, "attack card=RA target=RA")
    assert f" amounts={amounts} " in shot.told[-1]


@rule("UND-11.1", "UND-10.6")
def test_a_suppress_meets_the_same_hill() -> None:
    """Three from below, one from another hill."""
    below = play(field("3B U. GA  9A g. ra", us_hand="GA"), "us", "suppress card=GA target=RA")
    level = play(field("2A U. GA  9A g. ra", us_hand="GA"), "us", "suppress card=GA target=RA")
    assert " needed=8 " in below.told[-1]
    assert " needed=6 " in level.told[-1]


@rule("UND-11.2", "UND-10.5", "UND-7.6")
@EITHER
def test_a_counter_is_gone_until_a_card_of_its_unit_is_played(side: str) -> None:
    """Bolstered and drawn again, it enters at its spawn marker, not where it fell."""
    enemy = enemy_of(side)
    told = {"enemy_spawn": "10B", "enemy_supply": "GA RA", "enemy_hand": "GB", "own_supply": "RA"}
    turn = at(side, "3B U. RA  9B g. ga! ra  10B g.", "RA", **told, first=side)
    fallen = play(turn, side, "attack card=RA target=GA", dice="5")
    assert fallen.told[-1] == f"CounterRemoved side={enemy} unit=GA"
    assert show(fallen) == drawn(view_of(side, "3B U. RA  9B g. ra  10B g."))
    assert cards(fallen, enemy) == "hand GB; supply RA GA"
    back = at(enemy, "3B g. ra  9B U. RA  10B U.", "GA", own_spawn="10B", own_supply="RA", enemy_supply="RA")
    entered = play(back, enemy, "suppress card=GA target=RA", dice="1 1 1 1")
    assert show(entered) == drawn(view_of(enemy, "3B g. ra  9B U. RA  10B U. GA"))


@rule("UND-3.5", "UND-7.6", "UND-3.1")
def test_the_sniper_behind_enemy_lines_enters_a_tile_without_a_marker() -> None:
    """Scenario 4: the spawn tile 6A carries no marker of the US, and it gets none."""
    state = GAME.start(UNDAUNTED.scenario("behind-enemy-lines"), GAME.rulings())
    tile = state.scenario.index["6A"]
    state.armies[0].remove(9)
    hands = deal(Field(state, []), draws="3SN RA PS SLA SLB RA")
    turn = play(play(hands, "us", "bid card=RA"), "german", "bid card=RA")
    assert (state.scenario.spawn[0][9], turn.state.armies[0].marks[tile]) == (tile, 0)
    entered = play(turn, "us", "stalk card=SN to=6A")
    assert "CounterPlaced side=us unit=SN tile=6A" in entered.told
    assert entered.state.armies[0].place[9] == tile
    assert entered.state.armies[0].marks[tile] == 0
