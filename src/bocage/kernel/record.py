"""The record is the game: a header and a chain of entries, one line of text each.

The header embeds the scenario, the ruling constants, the edition and the rules version. Every line carries
a digest of itself and the line before, so that a changed byte is found and located; every twentieth entry
also carries a digest of the state. A record is only ever added to.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final, cast

from bocage.kernel.refusal import Refusal, Refused

FORMAT: Final = 1
DIGEST_EVERY: Final = 20
_START: Final = "bocage"

_WRITER: Final = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False, check_circular=False
)

Facts = dict[str, object]


class BadRecord(Refused):
    """A record that cannot be read, is not whole, or does not follow the rules it names."""


class Record:
    """A header, the entries so far, and the digest the next line chains to."""

    def __init__(self, header: Facts) -> None:
        self.header: Facts = header
        self.entries: list[Facts] = []
        self.lines: list[str] = []
        self.add_line(header, self.line_for(header))

    @property
    def next_number(self) -> int:
        """The number the next entry will have; the first entry is 1."""
        return len(self.entries) + 1

    def line_for(self, facts: Facts) -> str:
        """Write facts as the line that would come next; its chain stands in front."""
        before = self.lines[-1] if self.lines else _START
        body = canonical(facts)
        chain = sha256(f"{before}\n{body}".encode()).hexdigest()[:32]
        return f'{{"chain":"{chain}",{body[1:]}'

    def add_line(self, facts: Facts, line: str) -> None:
        """Put facts at the end with the line that `line_for` wrote for them; the first are the header."""
        if self.lines:
            self.entries.append(facts)
        self.lines.append(line)

    def text(self) -> str:
        """Give the whole record as text."""
        return "".join(line + "\n" for line in self.lines)


def canonical(facts: object) -> str:
    """Write plain values the one way they can be written."""
    return _WRITER.encode(facts)


def digest(facts: object) -> str:
    """Give a short digest of plain values."""
    return sha256(canonical(facts).encode()).hexdigest()[:32]


def load(text: str) -> Record:
    """Read a record, or say which line is the first that is wrong."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise _bad("record-cut-short", len(lines))
    return _chained(lines[:-1])


def load_what_is_whole(text: str) -> tuple[Record, bool]:
    """Read a record whose last line may have been cut off by a crash; tell whether one was."""
    lines = text.split("\n")
    return _chained(lines[:-1]), lines[-1] != ""


def entry_in(line: str, number: int) -> Facts:
    """Read what a line by itself says; only its chain would tell whether it belongs there."""
    try:
        return _facts(line, number)
    except (ValueError, RecursionError):
        raise _bad("record-garbled", number) from None


def _chained(lines: list[str]) -> Record:
    if not lines:
        raise _bad("record-empty", 1)
    number = 1
    try:
        record = Record(_header(lines[0]))
        _check(record.lines[0], lines[0], number)
        for number, line in enumerate(lines[1:], start=2):
            facts = _facts(line, number)
            _check(record.line_for(facts), line, number)
            record.add_line(facts, line)
    except (ValueError, RecursionError):
        # Not to be read, or not to be written again: half a surrogate pair, infinity, too deep.
        raise _bad("record-garbled", number) from None
    return record


def _header(line: str) -> Facts:
    facts = _facts(line, 1)
    version = facts.get("bocage")
    if type(version) is not int or version < 1 or not isinstance(facts.get("game"), str):
        raise _bad("record-not-ours", 1)
    if version > FORMAT:
        raise _bad("record-newer", 1, found=str(version), known=str(FORMAT))
    return facts


def _facts(line: str, number: int) -> Facts:
    """Read the plain values of a line, without its chain."""
    facts = json.loads(line)
    if not isinstance(facts, dict):
        raise _bad("record-garbled", number)
    facts.pop("chain", None)
    return cast(Facts, facts)


def _check(expected: str, found: str, number: int) -> None:
    if expected != found:
        raise _bad("record-changed", number)


def _bad(key: str, line: int, **facts: str) -> BadRecord:
    return BadRecord(Refusal(key, "TAB-9", {"line": str(line), **facts}))
