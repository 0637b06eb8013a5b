"""Judges what crashes have left of a house: by the file of data, the form of records, and the guests' book.

Imports nothing of bocage. Of every table: the record is whole, goes on from what it was at the last look, and
is what everybody was told, seat by seat; every request that was acknowledged is in it once, at a place that
fits what its sender knew before and after; none that was refused is; none is there that nobody made, but for
what a house may do by itself when a window closes. The secret is the one of which the hash was published.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from bench.crash_acts import Request, Seat, judge_acts, seen
from bench.crash_dice import false_dice
from bench.crash_judge import chained, whole

Facts = dict[str, Any]


@dataclass
class Table:
    """What was heard of a table."""

    seats: dict[int, Seat] = field(default_factory=dict)
    told: list[tuple[int, int, list[Facts]]] = field(default_factory=list)
    """Of which seat, after how many events, and which."""
    phase: str = ""

    def seat(self, number: int) -> Seat:
        """Find a seat."""
        return self.seats.setdefault(number, Seat())


class Verdict:
    """Judges a file again and again, and remembers what was in it."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.trouble: list[str] = []
        self.before: dict[str, list[str]] = {}
        self.counts = {"acknowledged": 0, "refused": 0, "unknown": 0, "events": 0, "looks": 0}

    # What the guests have written

    def read(self, book: Path) -> None:
        """Read the book anew."""
        self.tables, self.trouble = {}, []
        for line in book.read_text("utf-8").splitlines():
            note = json.loads(line)
            self._note(note.pop("do"), note)
        seats = [seat for table in self.tables.values() for seat in table.seats.values()]
        self.counts["acknowledged"] = sum(len(seat.acknowledged()) for seat in seats)
        self.counts["refused"] = sum(len(seat.refused()) for seat in seats)
        self.counts["unknown"] = sum(len(seat.unknown()) for seat in seats)
        self.counts["events"] = sum(len(told[2]) for table in self.tables.values() for told in table.told)

    def _note(self, do: str, note: Facts) -> None:
        table = self.tables.setdefault(note["table"], Table()) if "table" in note else Table()
        seat = table.seat(note["seat"]) if "ref" in note else Seat()
        if do == "trouble":
            self.trouble.append(f"{note['table']}: seat {note['seat']} {note['what']}")
        elif do == "told":
            table.told.append((note["seat"], note["after"], note["events"]))
        elif do == "began":
            table.phase = note["phase"]
        elif do == "invoke":
            text, number = note.get("choice", note.get("text")), note.get("number", 0)
            request = Request(note["is"], text, note["told"], number, note["open"])
            seat.requests[note["ref"]] = request
        elif do == "ok":
            seat.requests[note["ref"]].acknowledge(note["told"])
        elif do == "refused":
            seat.requests[note["ref"]].is_refused = True

    # What there is

    def judge(self, file: Path) -> list[str]:
        """Name everything that is not as it was promised."""
        self.counts["looks"] += 1
        if not file.exists():
            return [*self.trouble, *["the file is gone"] * bool(self.tables)]
        try:
            with closing(sqlite3.connect(file)) as base:
                return [*self.trouble, *whole(base), *self._tables(base)]
        except sqlite3.DatabaseError as error:
            return [*self.trouble, f"it cannot be read: {error}"]

    def _tables(self, base: sqlite3.Connection) -> Iterator[str]:
        phases = dict(base.execute("SELECT id, phase FROM tables").fetchall())
        for id in self.tables:
            if id not in phases:
                yield f"{id}: the table was lost"
        for id, phase in phases.items():
            for trouble in self._table(base, id, phase):
                yield f"{id}: {trouble}"

    def _table(self, base: sqlite3.Connection, id: str, phase: str) -> Iterator[str]:
        rows = base.execute(
            "SELECT number, line FROM lines WHERE table_id = ? ORDER BY number", (id,)
        ).fetchall()
        lines, table = [line for _, line in rows], self.tables.get(id, Table())
        before, self.before[id] = self.before.get(id, []), lines
        if [number for number, _ in rows] != list(range(len(rows))):
            yield "lines are missing"
        if lines[: len(before)] != before:
            yield f"a record of {len(before)} lines does not go on from there"
        if (phase == "waiting") != (not lines) or (table.phase == "playing" and not lines):
            yield f"it is {phase}, with {len(lines)} lines"
        yield from chained(lines)
        entries = [json.loads(line) for line in lines]
        yield from told_falsely(entries[1:], table)
        yield from judge_acts(base, id, entries[1:], table.seats)
        if lines:
            yield from _secret(base, id, entries, phase)


def _secret(base: sqlite3.Connection, id: str, entries: list[Facts], phase: str) -> Iterator[str]:
    """Check that the secret fits what was published, and the dice the secret."""
    kept = base.execute("SELECT secret FROM secrets WHERE table_id = ?", (id,)).fetchone()
    shown = [entry["secret"] for entry in entries if entry.get("act") == "reveal"]
    secrets = ([] if kept is None else [kept[0]]) + shown
    dealer = entries[0]["dealer"]
    if len(secrets) != 1 or bool(shown) != (phase == "over"):
        yield f"it is {phase}, and {len(secrets)} secrets are known"
    elif sha256(f"bocage secret {secrets[0]}".encode()).hexdigest() != dealer["commitment"]:
        yield "the secret is another one"
    else:
        yield from false_dice(secrets[0], dealer, entries[1:])


def told_falsely(entries: list[Facts], table: Table) -> Iterator[str]:
    """Check that all that anybody was told stands in the record, at its place."""
    for seat in {seat for seat, _, _ in table.told}:
        known = [event for entry in entries for event in seen(entry, seat)]
        for who, after, events in table.told:
            if who == seat and known[after : after + len(events)] != events:
                yield f"seat {seat} was told {len(events)} events after {after} that are not so"
