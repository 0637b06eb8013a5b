"""Saved games made for tests: the same dice every time, played as far as a test needs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bocage.catalogue import find_scenario
from bocage.cli import saves
from bocage.kernel.chance import Scripted
from bocage.kernel.choice import Choice, parse
from bocage.kernel.committed import Committed, commitment
from bocage.kernel.record import Facts
from bocage.kernel.table import Table, header_for
from bocage.players import player_named
from bocage.undaunted.kinds import KINDS

SECRET = "a" * 64

HANDS = ("RB", "SA", "SB", "PS", "RA", "RB", "SLA", "FOW")
"""The first hands in La Raye: four cards for the Americans, four for the Germans."""

BIDS = ("bid card=RB", "bid card=FOW")
"""The Americans act first, with SA, SB and PS in hand."""

Until = Callable[[Table[Any]], bool]


def keep_game(
    path: Path,
    seats: tuple[str, str] = ("person", "simple"),
    until: Until | None = None,
    scenario: str = "la-raye",
) -> Table[Any]:
    """Play a game between two simple opponents until a test has what it needs, and keep it in a file."""
    table = begin(scenario, seats)
    table.deal()
    player = player_named("simple", table.game.name, 1)
    while table.outcome() is None and not (until is not None and until(table)):
        seat = table.game.seats_to_decide(table.state)[0]
        choice = player.choose(table.view(seat))
        assert table.submit(seat, table.game.spell(table.state, choice)) is None
    write(path, table)
    return table


def keep_opening(path: Path, seats: tuple[str, str] = ("person", "simple")) -> Table[Any]:
    """Keep a game in which both sides are about to bid, with the known hands."""
    table = opening(seats)
    write(path, table)
    return table


def keep_first_turn(path: Path, seats: tuple[str, str] = ("person", "simple")) -> Table[Any]:
    """Keep a game in which the Americans are about to take the first turn."""
    table = opening(seats)
    for seat, bid in enumerate(BIDS):
        choice = parse(bid)
        assert isinstance(choice, Choice)
        assert table.submit(seat, choice) is None
    write(path, table)
    return table


def begin(scenario: str, seats: tuple[str, str], edition: str = "") -> Table[Any]:
    """Begin a game with a known secret."""
    entry = find_scenario(scenario)
    assert entry is not None
    dealer: Facts = {"kind": "committed", "commitment": commitment(SECRET), "game": "test", "nonces": []}
    notes: Facts = {"scenario": scenario} if entry.editions else {}
    facts = entry.scenario(scenario)
    header = header_for(entry.game, facts, dealer, list(seats), notes, entry.rulings(edition))
    return Table(entry.game, header, Committed(SECRET, "test", []))


def opening(seats: tuple[str, str]) -> Table[Any]:
    """Deal the known hands, whatever the secret says."""
    table = begin("la-raye", seats)
    table.dealer = Scripted([KINDS.index(card) for card in HANDS])
    table.deal()
    table.dealer = Committed(SECRET, "test", [])
    return table


def write(path: Path, table: Table[Any]) -> None:
    """Write a game down as it would lie on the disk: with its secret beside it, or in it when it is over."""
    if table.outcome() is None:
        saves.secret_path(path).write_text(SECRET + "\n")
    else:
        assert table.reveal(SECRET) is None
    path.write_text(table.record.text(), encoding="utf-8")


def is_turn_of(seat: int, after: int = 0) -> Until:
    """Stop in a turn of a seat, with so many entries made at least."""

    def is_so(table: Table[Any]) -> bool:
        return table.state.acting == seat and len(table.record.entries) >= after

    return is_so


def is_asked(seat: int, name: str, after: int = 0) -> Until:
    """Stop in a battle where a seat is asked a kind of question, with so many entries made at least."""

    def is_so(table: Table[Any]) -> bool:
        is_late = len(table.record.entries) >= after
        return is_late and table.state.trunk[-1].name == name and table.offer(seat).choices != []

    return is_so
