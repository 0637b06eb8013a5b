"""What the words on the screen mean: names of things, verbs, topics, by phrase and language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from bocage.kernel.choice import Domain, Vocabulary
from bocage.kernel.state import State
from bocage.kernel.view import View

VERB: Final = "verb"
NAME: Final = "name"
TOPIC: Final = "topic"

Meaning = tuple[str, str]
"""A kind of thing, and its name in records."""

_QUOTES: Final = str.maketrans("", "", "“”„\"'’")
_IN_BRACKETS: Final = re.compile(r"(.*?) \((.*)\)")
_RULE: Final = re.compile(r"[A-Z]+(-[A-Z]+)*-[A-Z]?\d[\d.]*|CARD-[A-Z]+(-\d+)?|SPC-[A-Z]+")


class Lexicon:
    """The words of a game in a language; where two phrases are alike, the first counts."""

    def __init__(self, vocabulary: Vocabulary, meanings: Iterable[tuple[str, Meaning]]) -> None:
        self.vocabulary = vocabulary
        self.phrases: dict[str, Meaning] = {}
        for phrase, meaning in meanings:
            self.phrases.setdefault(plain(phrase), meaning)

    def params(self, verb: str) -> list[tuple[str, Domain]]:
        """List the arguments of a verb."""
        return next(each.params for each in self.vocabulary.verbs if each.name == verb)

    def is_place(self, word: str, state: State) -> bool:
        """Tell whether a word is a place on the map or a number."""
        raise NotImplementedError

    def place(self, word: str, state: State) -> str:
        """Give the name of a place as records have it."""
        return word.upper()

    def takes(self, domain: Domain, name: str) -> bool:
        """Tell whether an argument may hold a name."""
        raise NotImplementedError

    def prefers_other(self, name: str, verb: str, fitting: list[str]) -> list[str]:
        """Leave out the arguments a name fits less well."""
        return fitting

    def all_names(self, verb: str, param: str, domain: Domain, state: State, view: View) -> list[str]:
        """List what an argument that was not named can be."""
        raise NotImplementedError


def plain(text: str) -> str:
    """Write a phrase as it is looked up."""
    return " ".join(text.translate(_QUOTES).casefold().split())


def with_brackets(full: str) -> Iterator[str]:
    """Give a phrase, and what stands before and in its brackets by itself."""
    both = _IN_BRACKETS.fullmatch(full)
    yield full
    yield from both.groups() if both else ()


@cache
def rulebook() -> dict[str, str]:
    """Read on which page and under which heading the rulebooks state each rule."""
    text = files("bocage.words").joinpath("rulebook.txt").read_text(encoding="utf-8")
    pairs = [line.partition("\t") for line in text.splitlines()]
    return {rule: place for rule, _, place in pairs}


def is_rule(text: str) -> bool:
    """Tell whether a text looks like the name of a rule."""
    asked = text.upper().strip("[]")
    is_family = any(rule.startswith(f"{asked}-") for rule in rulebook())
    return asked in rulebook() or is_family or _RULE.fullmatch(asked) is not None
