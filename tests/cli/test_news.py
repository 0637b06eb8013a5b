"""What is new to a seat: from its own bid on, and since its last turn, whoever acted first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bocage.cli import news
from bocage.kernel.choice import Choice
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table
from bocage.players import player_named
from bocage.words import Words

from tests.cli.saved import begin, opening

WORDS = Words("en")


@pytest.mark.parametrize("first", [0, 1])
def test_the_reveal_of_the_bids_is_new_to_both(first: int) -> None:
    table = opening(("person", "person"))
    for seat in (first, 1 - first):
        assert table.submit(seat, table.offer(seat).choices[0]) is None
    for seat in (0, 1):
        fresh = news.told(table, seat, WORDS, news.since_own_choice(table, seat))
        assert any(text.startswith("Bids: Americans") for text in fresh)
        own = ("The Americans bid", "The Germans bid")[seat]
        assert not any(text.startswith(own) for text in fresh)


def test_what_an_own_action_did_at_once_is_not_new() -> None:
    table = opening(("person", "person"))
    for seat in (0, 1):
        assert table.submit(seat, Choice("bid", {"card": ("RB", "FOW")[seat]})) is None
    assert table.submit(0, Choice("scout", {"card": "SB", "to": "7A"})) is None
    assert news.told(table, 0, WORDS, news.since_own_choice(table, 0)) == []


def questions() -> Iterator[Table[Any]]:
    """Go through a game between two simple opponents."""
    table = begin("la-raye", ("simple", "simple"))
    table.deal()
    player = player_named("simple", "undaunted", 1)
    while table.outcome() is None and len(table.record.entries) < 250:
        yield table
        seat = table.game.seats_to_decide(table.state)[0]
        table.submit(seat, table.game.spell(table.state, player.choose(table.view(seat))))
        table.deal()


def turns_since_own(table: Table[Any], seat: int) -> int:
    """Count the turns of the other seat that ended after the own last one, if there was one."""
    ends = [entry["seat"] for entry in table.record.entries if entry.get("choice") == "end-turn"]
    return ends[::-1].index(seat) if seat in ends else 0


@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_turn_reaches_back_to_the_end_of_the_own_one(seat: int) -> None:
    own, other = ("The Americans", "The Germans")[seat], ("The Americans", "The Germans")[1 - seat]
    seen: set[int] = set()
    for table in questions():
        since = turns_since_own(table, seat)
        told = news.told(table, seat, WORDS, news.since_last_turn(table, seat))
        if since:
            seen.add(since)
            assert sum(text.startswith(f"{other} end their turn") for text in told) == since
            assert not any(text.startswith(f"{own} end their turn") for text in told)
    assert seen >= {1, 2}


def test_whoever_watches_is_told_the_turn_that_ended_last() -> None:
    *_, table = questions()
    told = news.told(table, OBSERVER, WORDS, news.since_last_turn(table, OBSERVER))
    assert sum("end their turn" in text for text in told) == 1
