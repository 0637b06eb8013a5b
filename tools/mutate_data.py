"""Mutants of TOML data within given lines: other numbers, other words, switched flags, rows left out."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator

from tools.ledger_cites import Spans
from tools.mutant import Mutant
from tools.toml_words import Word, words

FLAGS = {"true": "false", "false": "true"}


def data_mutants(text: str, spans: Spans) -> list[Mutant]:
    """Every mutant of a TOML text that begins within the given lines and is still TOML."""
    found = words(text)
    plain = [word.text for word in found if word.kind == "string" and not word.is_key]
    values = [w for w in found if not w.is_key and w.kind in ("bare", "string", "long")]
    mutants = [mutant for word in values for mutant in _changes(text, word, plain)]
    within = [m for m in mutants if any(first <= m.line <= last for first, last in spans)]
    return [m for m in within if _is_toml(m.applied(text))]


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _changes(text: str, word: Word, plain: list[str]) -> Iterator[Mutant]:
    end = word.start + len(word.text)
    if word.kind == "long":
        yield from _in_picture(word)
    elif word.kind == "string":
        yield Mutant(word.line, word.start, end, _another(word.text, plain), "word")
    elif word.text in FLAGS:
        yield Mutant(word.line, word.start, end, FLAGS[word.text], "flag")
    elif re.fullmatch(r"[+-]?\d+", word.text):
        yield Mutant(word.line, word.start, end, str(int(word.text) + 1), "number")
    comma = re.compile(r"\s*,\s*").match(text, end)
    if word.depth > 0 and comma:
        yield Mutant(word.line, word.start, comma.end(), "", f"{word.text} dropped")


def _another(word: str, plain: list[str]) -> str:
    """Another word of the same file, or else a word that is none."""
    others = [other for other in plain if other != word]
    return others[len(word) % len(others)] if others else f"{word[:-1]}x{word[-1]}"


def _in_picture(word: Word) -> Iterator[Mutant]:
    """A text picture with one of its words replaced by its neighbor."""
    cells = list(re.finditer(r"\S+", word.text[3:-3]))
    for cell, other in itertools.pairwise(cells):
        if cell.group() != other.group():
            start = word.start + 3 + cell.start()
            line = word.line + word.text[: 3 + cell.start()].count("\n")
            yield Mutant(line, start, start + len(cell.group()), other.group(), "cell")
