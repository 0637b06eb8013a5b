"""Saved games made for tests: the same dice every time, played as far as a test needs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bocage.catalogue import UNDAUNTED
from bocage.cli import saves
from bocage.kernel.committed import Committed, commitment
from bocage.kernel.record import Facts
from bocage.kernel.table import Table, header_for
from bocage.players import player_named

SECRET = "a" * 64

Until = Callable[[Table[Any]], bool]


def keep_game(
    path: Path,
    scenario: str = "la-raye",
    seats: tuple[str, str] = ("person", "simple"),
    until: Until | None = None,
) -> Table[Any]:
    """Play a game between two simple opponents until a test has what it needs, and keep it in a file."""
    dealer: Facts = {"kind": "committed", "commitment": commitment(SECRET), "game": "test", "nonces": []}
    header = header_for(UNDAUNTED.game, UNDAUNTED.scenario(scenario), dealer, list(seats))
    table: Table[Any] = Table(UNDAUNTED.game, header, Committed(SECRET, "test", []))
    table.deal()
    player = player_named("simple", "undaunted", 1)
    while table.outcome() is None and not (until is not None and until(table)):
        seat = table.game.seats_to_decide(table.state)[0]
        choice = player.choose(table.view(seat))
        assert table.submit(seat, table.game.spell(table.state, choice)) is None
    write(path, table)
    return table


def write(path: Path, table: Table[Any]) -> None:
    """Write a game down as it would lie on the disk: with its secret beside it, or in it when it is over."""
    if table.outcome() is None:
        saves.secret_path(path).write_text(SECRET + "\n")
    else:
        table.reveal(SECRET)
    path.write_text(table.record.text(), encoding="utf-8")


def at_start(_: Table[Any]) -> bool:
    """Stop at the first bid."""
    return True


def is_attack_of(seat: int) -> Until:
    """Stop when a seat may attack."""

    def is_so(table: Table[Any]) -> bool:
        return any(choice.verb == "attack" for choice in table.offer(seat).choices)

    return is_so


def is_turn_of(seat: int, after: int = 0) -> Until:
    """Stop in a turn of a seat, with so many entries made at least."""

    def is_so(table: Table[Any]) -> bool:
        return table.state.acting == seat and len(table.record.entries) >= after

    return is_so
