"""Air superiority: how many dice a strike from the air has for each hex."""

from __future__ import annotations

import pytest

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import BOTH, Battle, battle, play, possible

EDITIONS = pytest.mark.parametrize("edition", BOTH)
YEARS = range(1939, 1946)
THE_AIR = {
    "west": "axis axis axis axis axis allies allies",
    "east": "axis axis axis axis none none none",
    "pacific": "axis axis axis axis none allies allies",
    "mediterranean": "none axis axis none none allies allies",
}
"""Who has the air on each front, year by year."""
DICE = {"axis": (2, 1), "none": (1, 1), "allies": (1, 2)}
"""The dice of Axis and Allies, by who has the air."""


def dice_in_the_air(edition: str, **facts: str) -> tuple[int, int]:
    """The dice of Axis and Allies for each target."""
    thrown = []
    for side, target in (("axis", "G3"), ("allies", "G7")):
        hands = {side: "air-power"}
        now = battle("G3 I, G7 i", turn=side, edition=edition, **hands, **facts)  # type: ignore[arg-type]
        thrown.append(dice_of(play(now, side, "play air-power", f"target {target}")))
    return thrown[0], thrown[1]


def dice_of(now: Battle) -> int:
    """How many dice are about to be thrown: the first way they can fall is all infantry."""
    return next(iter(possible(now.state))).count("I")


def by_year(front: str, edition: str = "revised") -> list[tuple[int, int]]:
    return [dice_in_the_air(edition, front=front, date=f"{year}-06-06") for year in YEARS]


def expected(front: str) -> list[tuple[int, int]]:
    return [DICE[holder] for holder in THE_AIR[front].split()]


@rule("AIR-02", "AIR-03", "AIR-04", "AIR-05", "CRD-01", "CARD-AIRPOWER-2")
@pytest.mark.parametrize("front", THE_AIR)
def test_front_and_year_tell_who_has_the_air(front: str) -> None:
    assert by_year(front) == expected(front)


@rule("AIR-06", "AIR-01")
def test_in_the_west_the_allies_have_it_from_1944() -> None:
    assert by_year("west") == [(2, 1)] * 5 + [(1, 2)] * 2


@rule("AIR-07")
def test_in_the_east_nobody_has_it_from_1943() -> None:
    assert by_year("east") == [(2, 1)] * 4 + [(1, 1)] * 3


@rule("AIR-08")
def test_in_the_pacific_nobody_has_it_in_1943_only() -> None:
    assert by_year("pacific") == [(2, 1)] * 4 + [(1, 1)] + [(1, 2)] * 2


@rule("AIR-09")
def test_in_the_mediterranean_the_axis_has_it_for_two_years() -> None:
    assert by_year("mediterranean") == [(1, 1)] + [(2, 1)] * 2 + [(1, 1)] * 2 + [(1, 2)] * 2


@rule("AIR-02", "CARD-AIRPOWER-2")
@pytest.mark.parametrize("front", THE_AIR)
def test_the_first_edition_has_no_table(front: str) -> None:
    """Its card alone tells the dice."""
    assert by_year(front, "2004") == [(1, 2)] * len(YEARS)


@rule("Q-38", "AIR-02", "AIR-05")
@EDITIONS
@pytest.mark.parametrize(
    "told",
    [
        {},
        {"front": "west"},
        {"front": "east"},
        {"date": "1940-05-10"},
        {"front": "east", "date": "1938-05-10"},
        {"front": "east", "date": "1946-05-10"},
    ],
)
def test_without_a_place_in_the_table_the_dice_are_as_printed(told: dict[str, str], edition: str) -> None:
    assert dice_in_the_air(edition, **told) == (1, 2)


@rule("AIR-02", "CARD-COUNTER-7", "CARD-AIRPOWER-2")
@pytest.mark.parametrize(("year", "thrown"), [("1942", 1), ("1943", 1), ("1944", 2)])
def test_a_copied_strike_has_the_dice_of_whoever_copies(year: str, thrown: int) -> None:
    now = battle(
        "G3 I, G7 i", allies="counter-attack", last="air-power", front="pacific", date=f"{year}-06-06"
    )

    assert dice_of(play(now, "allies", "play counter-attack", "target G7")) == thrown
