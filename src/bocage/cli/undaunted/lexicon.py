"""What the words on the screen mean in Undaunted: cards, units, actions, tiles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, cast

from bocage.cli.lexicon import NAME, TOPIC, VERB, Lexicon, Meaning, with_brackets
from bocage.kernel.choice import Domain
from bocage.kernel.state import State
from bocage.kernel.view import View
from bocage.undaunted.cards import CARDS
from bocage.undaunted.kinds import KINDS, UNIT_NAMES
from bocage.undaunted.model import Position
from bocage.undaunted.verbs import VERB_NAMES, VOCABULARY
from bocage.undaunted.view import PositionView
from bocage.words import Words

GAME: Final = "undaunted"


class UndauntedLexicon(Lexicon):
    """Tiles are what looks like neither a card nor a number."""

    def is_place(self, word: str, state: State) -> bool:
        """Tell whether a word is a tile or a number."""
        is_tile = word.upper() in cast(Position, state).scenario.tiles
        return is_tile or (word.isascii() and word.isdigit())

    def takes(self, domain: Domain, name: str) -> bool:
        """Tell whether an argument may hold a name."""
        if domain.key == "tile":
            return name not in KINDS and not name.isdigit()
        known = KINDS if domain.key in ("card", "unit") else [str(number) for number in range(10)]
        return name in known

    def prefers_other(self, name: str, verb: str, fitting: list[str]) -> list[str]:
        """A card without the action is rather what the action is done to."""
        if "card" in fitting and len(fitting) > 1 and not has_verb(name, verb):
            return [param for param in fitting if param != "card"]
        return fitting

    def all_names(self, verb: str, param: str, domain: Domain, state: State, view: View) -> list[str]:
        """List what an argument can be; of cards those in hand, else those with the verb."""
        if domain.key != "card":
            return domain.names(state)
        hand = own_hand(cast(PositionView, view))
        in_hand = [KINDS[kind] for kind, count in enumerate(hand) if count]
        with_verb = [card for card in KINDS if has_verb(card, verb)] or list(KINDS)
        return [card for card in in_hand if card in with_verb] or with_verb


def own_hand(view: PositionView) -> list[int]:
    """Give the hand of the seat the view belongs to."""
    return view.cards[view.seat].hand if view.seat >= 0 else [0] * len(KINDS)


def has_verb(card: str, verb: str) -> bool:
    """Tell whether an action is printed on a card."""
    number = VERB_NAMES.index(verb)
    return card in KINDS and any(action.verb == number for action in CARDS[KINDS.index(card)].actions)


@cache
def lexicon_in(language: str) -> UndauntedLexicon:
    """Collect every phrase of a language with its meaning."""
    words = Words(language)
    return UndauntedLexicon(VOCABULARY, (*_verbs(words), *_names(words), *_topics(words)))


def _verbs(words: Words) -> Iterator[tuple[str, Meaning]]:
    """Name every verb as records do, in short, and in full, with what stands in brackets by itself."""
    for verb in VERB_NAMES:
        short, full = words.say(f"terminal-verb-{verb}"), words.verb(verb)
        for phrase in (verb, verb.replace("-", " "), short, *with_brackets(full)):
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
