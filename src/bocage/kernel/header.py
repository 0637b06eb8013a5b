"""The header of a record: what a new game writes into it, and the shape that every reader insists on."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from bocage.kernel.game import Game
from bocage.kernel.record import FORMAT, BadRecord, Facts
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import State

S = TypeVar("S", bound=State)

_TABLES: Final = ("scenario", "rulings", "dealer", "notes")


def header_for(
    game: Game[S],
    scenario: Facts,
    dealer: Facts,
    seats: list[str],
    notes: Facts | None = None,
    rulings: Facts | None = None,
) -> Facts:
    """Write the header of a new game, by its usual decisions on open points unless others are given."""
    return {
        "bocage": FORMAT,
        "game": game.name,
        "rules": int(game.version),
        "scenario": scenario,
        "rulings": game.rulings() if rulings is None else rulings,
        "seats": list(seats),
        "dealer": dealer,
        "notes": {} if notes is None else notes,
    }


def check_header(game: Game[Any], header: Facts) -> None:
    """Refuse the header of another game, of newer rules, or with a part that is not what it should be."""
    rules = header.get("rules")
    if header.get("game") != game.name or type(rules) is not int or rules < 0:
        raise BadRecord(Refusal("record-not-ours", "TAB-9", {"line": "1"}))
    if rules > game.version:
        facts = {"line": "1", "found": str(rules), "known": str(game.version)}
        raise BadRecord(Refusal("rules-newer", "TAB-9", facts))
    for part in wrong_parts(game, header):
        raise BadRecord(Refusal("record-part", "TAB-9", {"line": "1", "part": part}))


def wrong_parts(game: Game[Any], header: Facts) -> list[str]:
    """Name the parts of a header that are missing or are not what they should be."""
    wrong = [part for part in _TABLES if not isinstance(header.get(part), dict)]
    seats = header.get("seats")
    if not isinstance(seats, list) or len(seats) != len(game.seats) or not _are_texts(seats):
        wrong.append("seats")
    dealer = header.get("dealer")
    if isinstance(dealer, dict) and not isinstance(dealer.get("kind"), str):
        wrong.append("dealer")
    return wrong


def _are_texts(things: list[object]) -> bool:
    return all([isinstance(thing, str) for thing in things])
