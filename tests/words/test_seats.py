"""Seats of any seating have names, and what is said of a seat or a section names it."""

from __future__ import annotations

from typing import cast

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.refusal import Refusal
from bocage.memoir44.view import BattleView
from bocage.words import LANGUAGES, Words
from bocage.words.memoir44 import GAME, heading, section

from tests.words.chains import COMMANDER, LEFT, RIGHT, Chain

SEATINGS = MEMOIR44.seatings("omaha-beach-overlord")


def at(seating: str, language: str = "en") -> Words:
    """Speak of a table with a seating."""
    game = MEMOIR44.game_for(MEMOIR44.seated(MEMOIR44.rulings(), seating))
    return Words(language).at_table(game.seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_of_every_seating_has_a_name_of_its_own(language: str) -> None:
    for seating in SEATINGS:
        words = at(seating, language)
        names = [words.seat(seat, GAME) for seat in range(len(words.seats))]
        assert len(set(names)) == len(names)
        assert all("-left" not in name and "-center" not in name for name in names)


def test_a_seat_is_called_by_its_side_and_its_roles() -> None:
    words = at("cm/lr clmr")
    assert [words.seat(seat, GAME) for seat in range(3)] == [
        "Axis (commander-in-chief and center general)",
        "Axis (left general and right general)",
        "Allies",
    ]
    assert Words("en").seat(1, GAME) == "Allies"


@pytest.mark.parametrize("seating", SEATINGS[:3])
def test_the_winning_side_is_named_whatever_the_seating(seating: str) -> None:
    words = at(seating)
    allies = next(seat for seat, name in enumerate(words.seats) if name.startswith("allies"))
    winners = list(range(allies, len(words.seats)))
    told = words.outcome(GAME, {"winners": winners, "reason": "medals", "rule": "MED-01"})
    assert told.startswith("The Allies win")


def test_sections_of_several_boards_are_numbered() -> None:
    assert section(Words("en"), "left-2") == "left flank 2"
    assert section(Words("de"), "center-1") == "Zentrum 1"
    assert section(Words("nl"), "right") == "rechterflank"


def test_a_closed_channel_names_who_cannot_be_talked_to() -> None:
    chain = Chain("attack-left", "barrage")
    refusal = chain.game.silence(chain.state, COMMANDER, LEFT)
    assert isinstance(refusal, Refusal)
    assert "talk with Axis (left general) now" in Words("en").refusal(refusal, GAME)


def test_each_seat_is_asked_by_its_own_lane() -> None:
    chain = Chain("attack-left", "attack-right", "barrage")
    chain.does(COMMANDER, "give card=attack-left to=left", "give card=attack-right to=right", "end-hand-out")
    chain.does(LEFT, "deploy card=attack-left section=left-2")
    words = Words("en")
    views = [cast(BattleView, chain.game.view(chain.state, seat)) for seat in (LEFT, RIGHT)]
    left, right = [heading(words, view) for view in views]
    assert left.startswith("Order units: 0 of 3")
    assert left.endswith("Attack (left), left flank 2")
    assert right == "Play the cards you were given"
