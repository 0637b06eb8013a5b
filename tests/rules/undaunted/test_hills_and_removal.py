"""Chapter 11 of the rules: hills, counters that leave the map and counters that return."""

import pytest

from tests.ledger_marks import rule
from tests.rules.undaunted.field import cards, drawn, field, play, show


@rule("UND-11.1", "UND-4.1")
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
