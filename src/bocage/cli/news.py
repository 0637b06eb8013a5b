"""What a seat has been told: the whole log, and what is new since it last decided."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from bocage.cli.desk import desk_for
from bocage.kernel.event import Fact
from bocage.kernel.record import Facts
from bocage.kernel.table import Table

if TYPE_CHECKING:
    from bocage.words import Words

_TOGETHER: Final = ("bid",)
"""Choices that several seats make at the same time."""

_QUIET: Final = ("CardDrawn", "BidPlaced", "RoundBegun", "InitiativeTaken", "TurnBegun")
"""Events that only say who is next and what was drawn; no page of its own is turned for them."""


def told(table: Table[Any], seat: int, words: Words, after: int = 0) -> list[str]:
    """Tell a seat in sentences what happened after the so-manieth thing it was told."""
    return merged(_spoken(table, table.events(seat, after), words))


def _spoken(table: Table[Any], events: list[dict[str, Fact]], words: Words) -> list[str]:
    """Tell events; the secret of the dice is for the record, not for reading."""
    return [words.event(table.game.name, event) for event in events if event["event"] != "SecretShown"]


def merged(sentences: list[str]) -> list[str]:
    """Say once what was said several times in a row, and how often."""
    groups = [(text, len(list(same))) for text, same in groupby(sentences)]
    return [text if count == 1 else f"{text} (×{count})" for text, count in groups]


def told_lately(table: Table[Any], seat: int, words: Words, most: int) -> tuple[list[str], list[str]]:
    """Tell the last few things: what the seat has seen already, and what is new to it."""
    start = since_own_choice(table, seat)
    seen = _spoken(table, table.told[seat][max(0, start - most) : start], words)
    return merged(seen), told(table, seat, words, start)


def since_own_choice(table: Table[Any], seat: int) -> int:
    """Count what a seat had been told when it last made a choice; what came after is new to it.

    A choice made together with others may reveal theirs at once, so of that only its own first event is old.
    """
    entries = table.record.entries
    end = _last_own(entries, seat)
    if end and verb_of(entries[end - 1]) in _TOGETHER:
        return told_before(entries, seat, end - 1) + 1
    return told_before(entries, seat, end)


def has_acts_of_others(table: Table[Any], seat: int) -> bool:
    """Tell whether more is new to a seat than that cards were drawn and who acts first."""
    events = table.events(seat, since_own_choice(table, seat))
    return any(event["event"] not in _QUIET for event in events)


def since_last_turn(table: Table[Any], seat: int) -> int:
    """Count what a seat had been told when its last turn ended, or, if it only watches, the last turn."""
    return desk_for(table.game.name).since_last_turn(table, seat)


def verb_of(entry: Facts) -> str:
    """Read which kind of choice an entry holds; nothing if it holds none."""
    return str(entry.get("choice", "")).partition(" ")[0]


def is_of_turn(entry: Facts) -> bool:
    """Tell whether an entry is a choice in somebody's turn."""
    return _is_choice(entry) and verb_of(entry) not in _TOGETHER


def _is_choice(entry: Facts) -> bool:
    return "choice" in entry


def _last_own(entries: list[Facts], seat: int) -> int:
    """Find the entry after a seat's last choice."""
    own = [place for place, entry in enumerate(entries) if _is_choice(entry) and entry["seat"] == seat]
    return own[-1] + 1 if own else 0


def told_before(entries: list[Facts], seat: int, end: int) -> int:
    """Count the events of the first entries that a seat was told of."""
    count = 0
    for entry in entries[:end]:
        events = entry["events"]
        assert isinstance(events, list)
        count += sum(1 for event in events if _is_witness(event.get("witnesses"), seat))
    return count


def _is_witness(witnesses: int | None, seat: int) -> bool:
    if witnesses is None:
        return True
    return seat >= 0 and witnesses >> seat & 1 == 1
