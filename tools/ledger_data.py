"""Where TOML data cites a rule: comments and strings, with the lines each citation speaks for.

A comment behind a key or a row speaks for it; on its own line it speaks for the key that follows, or before a
heading for the whole table; a string speaks for its own entry, in an array of lines for its own line.
"""

from __future__ import annotations

import re

from tools.ledger_cites import Citation, Spans
from tools.ledger_rules import Place
from tools.toml_words import Entry, Word, entries, words


def cites_in_toml(name: str, text: str, ids: re.Pattern[str]) -> list[Citation]:
    """Every rule that a TOML file cites, in the order of the lines."""
    if not ids.search(text):
        return []
    found = words(text)
    parts = entries(found)
    out: list[Citation] = []
    for word in found:
        if word.kind in ("comment", "string", "long"):
            spans = _spans(word, found, parts)
            how = "comment" if word.kind == "comment" else "string"
            out.extend(
                Citation(m.group(), Place(name, _line(word, m)), how, spans) for m in ids.finditer(word.text)
            )
    return out


def _line(word: Word, match: re.Match[str]) -> int:
    return word.line + word.text[: match.start()].count("\n")


def _spans(word: Word, found: list[Word], parts: list[Entry]) -> Spans:
    around = [part for part in parts if part.first <= word.line <= part.last]
    if not around:
        return _following(word, parts)
    if word.depth == 0 or around[0].first == around[0].last:
        return _of_entry(around[0], parts)
    return _row(word, found)


def _row(word: Word, found: list[Word]) -> Spans:
    """One line inside an array: the word's own, or the next with a value if a comment stands there alone."""
    lines = [w.line for w in found if w.kind in ("bare", "string", "long") and w.line >= word.line]
    return ((lines[0], lines[0]),) if lines else ()


def _following(word: Word, parts: list[Entry]) -> Spans:
    after = [part for part in parts if part.first > word.line]
    return _of_entry(after[0], parts) if after else ()


def _of_entry(part: Entry, parts: list[Entry]) -> Spans:
    """A key's lines, or behind a heading those of all keys up to the next one."""
    if not part.is_heading:
        return ((part.first, part.last),)
    after = [other for other in parts if other.first > part.last]
    end = next((n for n, other in enumerate(after) if other.is_heading), len(after))
    return tuple((other.first, other.last) for other in after[:end])
