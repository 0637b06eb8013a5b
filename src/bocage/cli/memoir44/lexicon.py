"""What the words on the screen mean in Memoir '44: cards, hexes, terrain, units, terms."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, cast

from bocage.cli.lexicon import NAME, TOPIC, VERB, Lexicon, Meaning, with_brackets
from bocage.cli.memoir44.fray import combat_names
from bocage.cli.memoir44.menu import HOLD_KEY
from bocage.kernel.choice import Domain
from bocage.kernel.state import State
from bocage.kernel.view import View
from bocage.memoir44.battlefield import names_of
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.combat.cards import COMBAT_NAMES
from bocage.memoir44.command.seating import ROLES
from bocage.memoir44.kinds import NO_UNIT, SECTIONS
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import HOLD, VERB_NAMES, VOCABULARY
from bocage.memoir44.view import BattleView
from bocage.words import Words

GAME: Final = "memoir44"
ALL_SECTIONS: Final = (*SECTIONS, *names_of([2, 2, 2]))
"""Sections of one board, and of several."""

_ENEMY: Final = ("target",)
_OWN: Final = ("unit",)


class BattleLexicon(Lexicon):
    """Hexes are found whether their letter is typed as a capital or not."""

    def is_place(self, word: str, state: State) -> bool:
        """Tell whether a word is a hex."""
        return word.casefold() in _hexes(state)

    def place(self, word: str, state: State) -> str:
        """Give a hex its letter as the map has it."""
        return _hexes(state)[word.casefold()]

    def takes(self, domain: Domain, name: str) -> bool:
        """Tell whether an argument may hold a name."""
        if domain.key == "card":
            return name in CARD_NAMES
        if domain.key == "combat-card":
            return name in COMBAT_NAMES
        if domain.key == "section":
            return name in ALL_SECTIONS
        return (
            name in ROLES
            if domain.key == "role"
            else name not in (*CARD_NAMES, *COMBAT_NAMES, *ALL_SECTIONS, *ROLES)
        )

    def all_names(self, verb: str, param: str, domain: Domain, state: State, view: View) -> list[str]:
        """List what an argument can be: of units the own ones, of targets the enemy's, of cards the hand."""
        seen = cast(BattleView, view)
        if domain.key == "card":
            return hand_of(seen) or list(CARD_NAMES)
        if domain.key == "combat-card":
            return combat_names(seen) or list(COMBAT_NAMES)
        side = int(seen.scenario.command.side(view.seat)) if view.seat >= 0 else -1
        if param in _OWN:
            return hexes_of(seen, side)
        return hexes_of(seen, 1 - side) if param in _ENEMY else domain.names(state)


def _hexes(state: State) -> dict[str, str]:
    """Give the names of all hexes by what may be typed for them."""
    return {name.casefold(): name for name in cast(Position, state).scenario.field.names}


def hand_of(view: BattleView) -> list[str]:
    """List the kinds of cards in hand."""
    sides = view.scenario.command.side_of_post
    own = view.scenario.command.side(view.seat) if view.seat >= 0 else -1
    hands = [hand for place, hand in enumerate(view.hands) if hand.is_own and sides[place] == own]
    return [name for kind, name in enumerate(CARD_NAMES) if any(hand.cards[kind] for hand in hands)]


def hexes_of(view: BattleView, side: int) -> list[str]:
    """List the hexes on which a side stands."""
    field = view.scenario.field
    on_board = enumerate(view.unit_on)
    return [field.names[at] for at, unit in on_board if unit != NO_UNIT and view.scenario.sides[unit] == side]


@cache
def lexicon_in(language: str) -> BattleLexicon:
    """Collect every phrase of a language with its meaning."""
    words = Words(language)
    return BattleLexicon(VOCABULARY, (*_cards(words), *_verbs(words), *_things(words), *_topics(words)))


def _verbs(words: Words) -> Iterator[tuple[str, Meaning]]:
    for verb in VERB_NAMES:
        short = f"terminal-m44-verb-{verb}"
        phrases = [verb, verb.replace("-", " "), words.verb(verb, GAME)]
        for phrase in [*phrases, words.say(short)] if words.has(short) else phrases:
            yield phrase, (VERB, verb)
    yield HOLD_KEY, (VERB, VERB_NAMES[HOLD])


def _cards(words: Words) -> Iterator[tuple[str, Meaning]]:
    """Name every card as records do, and as it is called, with and without brackets."""
    for card in (*CARD_NAMES, *COMBAT_NAMES):
        full = words.card(card, GAME)
        for phrase in (card, card.replace("-", " "), full, full.replace("(", "").replace(")", "")):
            yield phrase, (NAME, card)


def _things(words: Words) -> Iterator[tuple[str, Meaning]]:
    """Name every terrain, obstacle and type of unit; sections are arguments."""
    from bocage.words.memoir44 import LANDS, THINGS, UNITS, ground, role, section

    for land in LANDS:
        for phrase in (land, land.replace("-", " "), ground(words, land)):
            yield phrase, (TOPIC, f"terrain-{land}")
    for thing in THINGS:
        for phrase in (thing, thing.replace("-", " "), ground(words, thing)):
            yield phrase, (TOPIC, f"obstacle-{thing}")
    for unit in UNITS:
        for phrase in (unit, unit.replace("-", " "), words.unit(unit, GAME)):
            yield phrase, (TOPIC, f"unit-{unit}")
    for name in ALL_SECTIONS:
        yield name, (NAME, name)
        for phrase in with_brackets(section(words, name)):
            yield phrase, (NAME, name)
    for name in ROLES:
        for phrase in (name, role(words, name)):
            yield phrase, (NAME, name)


def _topics(words: Words) -> Iterator[tuple[str, Meaning]]:
    """Name every topic of the rules at hand, in English and in the language."""
    from bocage.words.memoir44 import TERMS

    for topic in TERMS:
        for phrase in (topic, topic.replace("-", " "), *words.topic(GAME, topic).split(", ")):
            yield phrase, (TOPIC, topic)
