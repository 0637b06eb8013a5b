"""Judges what a crash has left of a file of data: by the record's format and what was acknowledged alone.

Imports nothing of bocage. A record is lines that begin `{"chain":"<32 hex digits>",`; the digits are the
first of the SHA-256 of the line before (`bocage` for the first), a line feed, and the line without its chain.
"""

import json
import re
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

LINE = re.compile(r'\{"chain":"([0-9a-f]{32})",(.*)', re.DOTALL)


@dataclass
class History:
    """What those who asked were told: (number, chain) by table, what was refused, and what surprised them."""

    acknowledged: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    refused: set[tuple[str, int]] = field(default_factory=set)
    trouble: list[str] = field(default_factory=list)

    def add(self, text: str) -> None:
        """Add what one run has told; a last line that was cut off told nobody anything."""
        for line in text.split("\n")[:-1]:
            word, *rest = line.split()
            if word == "ack":
                self.acknowledged.setdefault(rest[0], []).append((int(rest[1]), rest[2]))
            elif word == "refused":
                self.refused.add((rest[0], int(rest[1])))
            elif word not in ("here", "done"):
                self.trouble.append(line)

    def count(self) -> int:
        """Tell how much was acknowledged."""
        return sum(len(each) for each in self.acknowledged.values())


def judge(file: Path, history: History) -> list[str]:
    """Name everything that is not as it was promised."""
    if not file.exists():
        return [*history.trouble, *["the file is gone"] * bool(history.acknowledged)]
    try:
        return read(file, history)
    except sqlite3.DatabaseError as error:
        return [*history.trouble, f"it cannot be read: {error}"]


def read(file: Path, history: History) -> list[str]:
    """Judge a file that can be read."""
    with closing(sqlite3.connect(file)) as base:
        found = [*history.trouble, *whole(base)]
        if base.execute("SELECT 1 FROM sqlite_master WHERE name = 'lines'").fetchone() is None:
            return [*found, *["everything is gone"] * bool(history.acknowledged)]
        tables = [table for (table,) in base.execute("SELECT id FROM tables")]
        for table in {*tables, *history.acknowledged}:
            found += [f"{table}: {trouble}" for trouble in judge_table(base, table, history)]
    return found


def whole(base: sqlite3.Connection) -> list[str]:
    """Let the database check itself."""
    found = [str(row[0]) for row in base.execute("PRAGMA integrity_check") if row[0] != "ok"]
    return found + [f"points nowhere: {row}" for row in base.execute("PRAGMA foreign_key_check")]


def judge_table(base: sqlite3.Connection, table: str, history: History) -> list[str]:
    """Judge what is kept of one table."""
    rows = base.execute(
        "SELECT number, line FROM lines WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    lines = [line for _, line in rows]
    if [number for number, _ in rows] != list(range(len(rows))):
        return ["lines are missing"]
    return [
        *chained(lines),
        *kept(lines, history.acknowledged.get(table, [])),
        *[f"line {at} came back" for name, at in history.refused if name == table and at < len(lines)],
        *together(base, table, lines),
    ]


def chained(lines: list[str]) -> list[str]:
    """Check that each line follows from the one before."""
    before = "bocage"
    for number, line in enumerate(lines):
        parts = LINE.fullmatch(line)
        if parts is None or sha256(f"{before}\n{{{parts[2]}".encode()).hexdigest()[:32] != parts[1]:
            return [f"line {number} does not follow"]
        before = line
    return []


def kept(lines: list[str], acknowledged: list[tuple[int, str]]) -> list[str]:
    """Check that all that was acknowledged is there, at its place and with its own past."""
    chains = {number: parts[1] for number, line in enumerate(lines) if (parts := LINE.fullmatch(line))}
    found = [f"line {number} was lost" for number, chain in acknowledged if chains.get(number) != chain]
    refs = Counter(json.loads(line).get("ref") for line in lines[1:])
    return found + [f"{ref} was done twice" for ref, count in refs.items() if ref and count > 1]


def together(base: sqlite3.Connection, table: str, lines: list[str]) -> list[str]:
    """Check that what was kept together is there together: lines, requests, clocks."""
    refs = sorted(ref for line in lines[1:] if (ref := json.loads(line).get("ref")))
    acts = sorted(ref for (ref,) in base.execute("SELECT ref FROM acts WHERE table_id = ?", (table,)))
    clocks = base.execute("SELECT clocks FROM clocks WHERE table_id = ?", (table,)).fetchone()
    found = [f"requests {acts} and lines {refs} differ"] if acts != refs else []
    if clocks is None or clocks[0] != str(len(lines)):
        found.append(f"clocks say {clocks} after {len(lines)} lines")
    if base.execute("SELECT count(*) FROM secrets WHERE table_id = ?", (table,)).fetchone()[0] != 1:
        found.append("the secret is gone")
    return found
