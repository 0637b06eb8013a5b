"""A hand is its owner's: two worlds that differ only in hidden zones look, offer and tell the same."""

from collections import Counter

import pytest

from bocage.catalogue import UNDAUNTED

from tests.ledger_marks import rule
from tests.properties.worlds import pairs

ZONES = ("hand", "deck", "discard", "bid")


@rule("UND-1.3", "UND-2.4", "UND-A24", "UND-A25")
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_no_seat_can_tell_two_worlds_apart(scenario: str) -> None:
    """Views, offers, their order, refusals, events and errors are the same for seats and observers."""
    counted = pairs(UNDAUNTED.game, UNDAUNTED.scenario(scenario), 11, 40)

    assert counted["pairs"] == 40


def test_the_pairs_differ_in_every_hidden_zone() -> None:
    """A comparison in which nothing differed would prove nothing."""
    counted: Counter[str] = pairs(UNDAUNTED.game, UNDAUNTED.scenario("mortain"), 3, 150)

    assert min(counted[zone] for zone in ZONES) > 0
    assert min(counted[f"seat {seat}"] for seat in (-1, 0, 1)) > 10
