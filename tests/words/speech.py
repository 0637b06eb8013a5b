"""Saying everything there is to say in one language, and noting which messages that takes."""

from __future__ import annotations

from dataclasses import dataclass, field

from bocage.undaunted.kinds import KINDS, SIDES, UNIT_NAMES
from bocage.undaunted.verbs import VERB_NAMES
from bocage.words import Words
from bocage.words.bundles import Value
from bocage.words.undaunted import TERMS, TOPICS, actions

from tests.words.material import Material

GAME = "undaunted"
ZONES = ("hand", "deck", "discard", "play", "supply", "removed")
LINES = [(4, "base", "UND-10.3"), (3, "cover", "UND-11.1"), (1, "range", "UND-10.3")]


class Listening(Words):
    """Words that note every message they are asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def say(self, key: str, **values: Value) -> str:
        """Say it, and note it."""
        self.said.add(key)
        return super().say(key, **values)


@dataclass
class Speech:
    """All texts by kind, and the messages they took."""

    events: list[str] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    endings: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    helps: list[str] = field(default_factory=list)
    said: set[str] = field(default_factory=set)

    def texts(self) -> list[str]:
        """All texts."""
        return [*self.events, *self.choices, *self.refusals, *self.endings, *self.names, *self.helps]


def speak(language: str, material: Material) -> Speech:
    """Say everything."""
    words = Listening(language)
    speech = Speech(said=words.said)
    speech.events = [words.event(GAME, told) for told in material.told.values()]
    speech.choices = [words.choice(GAME, choice, view) for choice, view in material.choices.values()]
    speech.refusals = [words.refusal(refusal) for refusal in material.refusals.values()]
    speech.refusals += [words.refused(trouble) for trouble in material.troubles]
    speech.endings = [words.outcome(GAME, facts) for facts in material.outcomes]
    speech.endings += [words.tally(GAME, LINES), words.tally(GAME, LINES, rules=True)]
    speech.names = [*names(words)]
    speech.helps = [words.help(GAME, topic) for topic in TOPICS]
    return speech


def names(words: Words) -> list[str]:
    """Name every card with its actions, unit, side, zone and kind of choice."""
    told = [words.card(card) for card in KINDS]
    for card in KINDS:
        told += actions(words, card)
    told += [words.unit(unit) for unit in UNIT_NAMES]
    told += [words.side(side) for side in SIDES]
    told += [words.zone(zone) for zone in ZONES]
    told += [words.verb(verb) for verb in VERB_NAMES]
    told += [words.topic(GAME, topic) for topic in TERMS]
    return told
