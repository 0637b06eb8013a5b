"""The campaign: wins less a point for every full ten combat cards lost."""

from __future__ import annotations

import pytest

from bocage.undaunted.campaign import CLEAR, CRUSHING, MARGINS, NARROW, UNDECIDED, Played, Sheet, casualties

from tests.ledger_marks import rule
from tests.rules.undaunted.field import field

US, GERMAN, NOBODY = 0, 1, -1


def sheet(us_wins: int, german_wins: int, us_lost: int = 0, german_lost: int = 0) -> Sheet:
    """A campaign of so many wins, with all casualties in its first game, which nobody won."""
    games = [Played(NOBODY, [us_lost, german_lost])]
    games += [Played(US, [0, 0])] * us_wins + [Played(GERMAN, [0, 0])] * german_wins
    return Sheet(games)


@rule("UND-12.8")
@pytest.mark.parametrize(
    ("lost", "points"), [(0, 3), (9, 3), (10, 2), (19, 2), (20, 1), (29, 1), (30, 0), (41, -1)]
)
def test_every_full_ten_casualties_cost_a_point(lost: int, points: int) -> None:
    assert sheet(3, 0, us_lost=lost).points(US) == points
    assert sheet(0, 3, german_lost=lost).points(GERMAN) == points
    assert sheet(3, 0, german_lost=lost).points(US) == 3


@rule("UND-12.8")
def test_casualties_are_counted_over_the_whole_campaign() -> None:
    games = [Played(US, [4, 12]), Played(GERMAN, [5, 0]), Played(US, [3, 7]), Played(NOBODY, [0, 1])]
    played = Sheet(games)
    assert played.wins == [2, 1]
    assert played.casualties == [12, 20]
    assert [played.points(side) for side in (US, GERMAN)] == [1, -1]


@rule("UND-12.8")
@pytest.mark.parametrize(
    ("us", "german", "winner", "margin", "result"),
    [
        (2, 2, NOBODY, 0, UNDECIDED),
        (3, 2, US, 1, NARROW),
        (2, 3, GERMAN, 1, NARROW),
        (1, 4, GERMAN, 3, NARROW),
        (5, 1, US, 4, CLEAR),
        (1, 6, GERMAN, 5, CLEAR),
        (7, 1, US, 6, CRUSHING),
        (0, 12, GERMAN, 12, CRUSHING),
    ],
)
def test_the_margin_tells_how_clear_the_result_is(
    us: int, german: int, winner: int, margin: int, result: int
) -> None:
    played = sheet(us, german)
    assert (played.winner(), played.margin(), played.result()) == (winner, margin, result)
    assert MARGINS[result] == {0: "undecided", 1: "narrow", 2: "clear", 3: "crushing"}[result]


@rule("UND-12.8")
def test_only_combat_cards_lost_to_hits_are_casualties() -> None:
    lost = field(
        "2B U. g. RA ra", us_removed="2RA SB 2GC SN MO PS SLA 3FOW", german_removed="5RC FOW", us_deck="RA"
    )
    assert [casualties(lost.state, side) for side in (US, GERMAN)] == [7, 5]
