"""The words of a TOML file with their places, which a parser does not keep."""

from __future__ import annotations

import re
from dataclasses import dataclass

WORD = re.compile(
    r'(?P<long>"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\')'
    r'|(?P<string>"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\')'
    r"|(?P<comment>\#[^\n]*)|(?P<open>[\[{])|(?P<close>[\]}])|(?P<equals>=)|(?P<newline>\n)|(?P<bare>[\w+.:-]+)"
)


@dataclass(frozen=True)
class Word:
    """A token: kind, text, offset, line, how many brackets are open around it, whether it names a key."""

    kind: str
    text: str
    start: int
    line: int
    depth: int
    is_key: bool

    @property
    def last_line(self) -> int:
        """The line on which the token ends."""
        return self.line + self.text.count("\n")


@dataclass(frozen=True)
class Entry:
    """The lines of a key with its value, or of a table's heading."""

    first: int
    last: int
    is_heading: bool


def words(text: str) -> list[Word]:
    """All tokens of a TOML text."""
    matches = list(WORD.finditer(text))
    found: list[Word] = []
    depth, line, in_heading = 0, 1, False
    for n, match in enumerate(matches):
        kind = str(match.lastgroup)
        starts_line = not found or found[-1].kind == "newline"
        in_heading = (starts_line and depth == 0 and kind == "open") or (in_heading and kind != "newline")
        depth -= kind == "close"
        is_key = in_heading or (n + 1 < len(matches) and matches[n + 1].lastgroup == "equals")
        found.append(Word(kind, match.group(), match.start(), line, depth, is_key))
        depth += kind == "open"
        line += match.group().count("\n")
    return found


def entries(found: list[Word]) -> list[Entry]:
    """The keys and headings of a TOML text, from first to last line."""
    out: list[Entry] = []
    row: list[Word] = []
    for word in found:
        if word.kind == "newline" and word.depth == 0:
            out.extend(_entry(row))
            row = []
        elif word.kind not in ("newline", "comment"):
            row.append(word)
    return [*out, *_entry(row)]


def _entry(row: list[Word]) -> list[Entry]:
    if not row:
        return []
    return [Entry(row[0].line, row[-1].last_line, row[0].kind == "open")]
