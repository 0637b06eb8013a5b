"""What the words on the screen mean: names of cards and units, verbs, topics, by phrase and language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from bocage.cli.menu import GAME
from bocage.undaunted.kinds import KINDS, UNIT_NAMES
from bocage.undaunted.verbs import VERB_NAMES
from bocage.words import Words

VERB: Final = "verb"
NAME: Final = "name"
TOPIC: Final = "topic"

Meaning = tuple[str, str]
"""A kind of thing, and its name in records."""

_QUOTES: Final = str.maketrans("", "", "“”„\"'’")
_IN_BRACKETS: Final = re.compile(r"(.*?) \((.*)\)")
_RULE: Final = re.compile(r"[A-Z]+(-[A-Z]+)?-[A-Z]?\d[\d.]*")


def plain(text: str) -> str:
    """Write a phrase as it is looked up."""
    return " ".join(text.translate(_QUOTES).casefold().split())


@cache
def phrases(language: str) -> dict[str, Meaning]:
    """Collect every phrase of a language with its meaning; where two are alike, the first counts."""
    words = Words(language)
    found: dict[str, Meaning] = {}
    for phrase, meaning in (*_verbs(words), *_names(words), *_topics(words)):
        found.setdefault(plain(phrase), meaning)
    return found


def _verbs(words: Words) -> Iterator[tuple[str, Meaning]]:
    """Name every verb as records do, in short, and in full, with what stands in brackets by itself."""
    for verb in VERB_NAMES:
        full = words.verb(verb)
        both = _IN_BRACKETS.fullmatch(full)
        for phrase in (verb, verb.replace("-", " "), words.say(f"terminal-verb-{verb}"), full):
            yield phrase, (VERB, verb)
        for phrase in both.groups() if both else ():
            yield phrase, (VERB, verb)


def _names(words: Words) -> Iterator[tuple[str, Meaning]]:
    """Name every card and unit."""
    for kind in KINDS:
        yield kind, (NAME, kind)
        yield words.card(kind), (NAME, kind)
    for unit in UNIT_NAMES:
        yield words.unit(unit), (NAME, unit)


def _topics(words: Words) -> Iterator[tuple[str, Meaning]]:
    """Name every topic of the rules at hand, in English and in the language."""
    from bocage.words.undaunted import TERMS

    for topic in TERMS:
        for phrase in (topic, topic.replace("-", " "), *words.topic(GAME, topic).split(", ")):
            yield phrase, (TOPIC, topic)


@cache
def rulebook() -> dict[str, str]:
    """Read on which page and under which heading the rulebooks state each rule."""
    text = files("bocage.words").joinpath("rulebook.txt").read_text(encoding="utf-8")
    pairs = [line.partition("\t") for line in text.splitlines()]
    return {rule: place for rule, _, place in pairs}


def is_rule(text: str) -> bool:
    """Tell whether a text looks like the name of a rule."""
    return _RULE.fullmatch(text.upper().strip("[]")) is not None
