"""The chart of a game: what does not change while it is played, and the names behind the numbers of views."""

from __future__ import annotations

from typing import Any

from bocage.kernel.record import Facts
from bocage.kernel.table import Table
from bocage.server.playing import sides_of


def chart_of(table: Table[Any]) -> Facts:
    """Tell the scenario, the decisions, the seats with their sides, and all names."""
    header = table.record.header
    return {
        "game": table.game.name,
        "scenario": header["scenario"],
        "rulings": header["rulings"],
        "seats": list(table.game.seats),
        "sides": sides_of(table),
        "names": names_of(table),
    }


def names_of(table: Table[Any]) -> dict[str, list[str]]:
    """List what the arguments of choices can name, in the order of their numbers."""
    domains = {domain.key: domain for verb in table.game.vocabulary.verbs for _, domain in verb.params}
    return {key: domain.names(table.state) for key, domain in sorted(domains.items())}
