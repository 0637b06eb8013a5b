"""A hand is its owner's: two worlds that differ only in hidden zones look, offer and tell the same."""

from collections import Counter

import pytest

from bocage.catalogue import MEMOIR44, UNDAUNTED, Entry

from tests.ledger_marks import rule
from tests.properties.worlds import DISGUISES, pairs

PAIRS = 40
BATTLES = [(name, edition) for name in MEMOIR44.scenarios for edition in MEMOIR44.editions]


@rule("UND-1.3", "UND-2.4", "UND-A24", "UND-A25")
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_no_seat_can_tell_two_worlds_of_undaunted_apart(scenario: str) -> None:
    """Views, offers, their order, refusals, events and errors are the same for seats and observers."""
    assert pairs(UNDAUNTED.game, UNDAUNTED.scenario(scenario), 11, PAIRS)["pairs"] == PAIRS


@pytest.mark.parametrize(("scenario", "edition"), BATTLES)
def test_no_seat_can_tell_two_worlds_of_memoir_apart(scenario: str, edition: str) -> None:
    """The same in a battle, at the draw, over the cards of a Recon and in the window for an ambush too."""
    rulings = MEMOIR44.rulings(edition)
    assert pairs(MEMOIR44.game, MEMOIR44.scenario(scenario), 11, PAIRS, rulings)["pairs"] == PAIRS


@rule("CBT-11", "QC-02", "QC-08")
@pytest.mark.parametrize("scenario", ["arnhem-bridge", "liberation-of-paris", "montelimar"])
def test_no_seat_can_tell_two_worlds_with_combat_cards_apart(scenario: str) -> None:
    """Neither who holds which Combat card, nor that somebody could play one, shows anywhere."""
    rulings = {**MEMOIR44.rulings(), "variant": {"combat": True}}
    counted = pairs(MEMOIR44.game, MEMOIR44.scenario(scenario), 11, 600, rulings)

    assert min(counted[f"combat {zone}"] for zone in ("hand", "deck", "window")) > 0


@rule("COM-20")
def test_no_seat_can_tell_apart_what_lies_under_the_chip() -> None:
    """Neither what was placed there, nor that something else was; also while the next card is placed."""
    assert pairs(MEMOIR44.game, MEMOIR44.scenario("berezhanovo"), 5, 400)["chip"] > 0


@pytest.mark.parametrize(
    ("entry", "scenario", "wanted"), [(UNDAUNTED, "mortain", 150), (MEMOIR44, "montelimar", 800)]
)
def test_the_pairs_differ_in_every_hidden_zone(entry: Entry, scenario: str, wanted: int) -> None:
    """A comparison in which nothing differed would prove nothing."""
    counted: Counter[str] = pairs(entry.game, entry.scenario(scenario), 3, wanted)

    assert min(counted[zone] for zone in DISGUISES[entry.game.name].zones) > 0
