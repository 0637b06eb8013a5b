"""Whatever Memoir '44 can say has its words in every language, and no words wait in vain."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest

from bocage.cli.memoir44.scenarios import view_of
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.combat.cards import COMBAT_NAMES, TIMINGS
from bocage.memoir44.editions import EDITIONS
from bocage.memoir44.kinds import SECTIONS, SIDES
from bocage.memoir44.verbs import VERB_NAMES
from bocage.words import LANGUAGES
from bocage.words.memoir44 import (
    GAME,
    LANDS,
    TERMS,
    THINGS,
    TOPICS,
    UNITS,
    card_help,
    ground,
    heading,
    role,
    section,
)

from tests.words.battles import Battles, collect
from tests.words.keys_in_code import code_of
from tests.words.pages import messages
from tests.words.speech import Listening

PAGES = (
    "memoir44.ftl",
    "memoir44-overlord.ftl",
    "memoir44-teams.ftl",
    "memoir44-combat.ftl",
    "memoir44-commissar.ftl",
)
BATTLE = re.compile(r"memoir44-[a-z-]+(-briefing)?")


@pytest.fixture(scope="module")
def battles() -> Battles:
    """Collect what there is to say."""
    return collect()


@dataclass
class Spoken:
    """All texts of a language by kind, and the messages they took."""

    events: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    helps: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    said: set[str] = field(default_factory=set)


@pytest.fixture(scope="module")
def spoken(battles: Battles) -> dict[str, Spoken]:
    """Say it all in every language."""
    return {language: speak(language, battles) for language in LANGUAGES}


def speak(language: str, battles: Battles) -> Spoken:
    """Say everything."""
    words = Listening(language)
    spoken = Spoken(said=words.said)
    spoken.events = [words.event(GAME, told) for told in battles.told.values()]
    spoken.refusals = [words.refusal(refusal, GAME) for refusal in battles.refusals.values()]
    spoken.helps = [words.help(GAME, topic) for topic in TOPICS]
    wide = view_of("omaha-beach-overlord")
    spoken.helps += [card_help(words, card, wide) for card in CARD_NAMES]
    spoken.others = [words.choice(GAME, choice, view) for choice, view in battles.choices.values()]
    spoken.others += [heading(words, view) for view in battles.asked.values()]
    spoken.others += [words.outcome(GAME, facts) for facts in battles.endings]
    spoken.others += [words.tally(GAME, [line], rules=True) for line in battles.lines.values()]
    spoken.others += names(words)
    return spoken


def names(words: Listening) -> list[str]:
    """Name every card, unit, side, section, edition, choice, topic, terrain and obstacle."""
    told = [words.card(card, GAME) for card in (*CARD_NAMES, *COMBAT_NAMES)]
    told += [words.unit(unit, GAME) for unit in UNITS]
    told += [words.side(side, GAME) for side in SIDES]
    told += [words.the_side(side, GAME) for side in SIDES]
    told += [section(words, name) for name in SECTIONS]
    told += [words.edition(edition, GAME) for edition in EDITIONS]
    told += [words.verb(verb, GAME) for verb in VERB_NAMES]
    told += [words.say(f"memoir44-when-{when}") for when in TIMINGS]
    told += [words.topic(GAME, topic) for topic in TERMS]
    told += [role(words, place) for place in ("chip", "taken-up")]
    return told + [ground(words, name) for name in (*LANDS, *THINGS)]


# ------------------------------------------------------------ everything in the code is said


def test_every_refusal_in_the_code_is_said(battles: Battles) -> None:
    unknown = {f"unknown-{kind}" for kind in ("card", "hex", "section", "role", "combat-card")}
    keys = code_of(("memoir44",)).arguments("Refusal", 0) | unknown
    assert {refusal.key for refusal in battles.refusals.values()} == keys


def test_every_event_in_the_code_is_said(battles: Battles) -> None:
    assert {str(told["event"]) for told in battles.told.values()} == code_of(("memoir44",)).arguments(
        "Event", 0
    )


def test_secret_events_are_said_with_the_secret_and_without(battles: Battles) -> None:
    for name in ("CombatCardDrawn", "CardDrawn", "CardKept", "CardGiven", "CardPlaced", "MemberSpoke"):
        told = [facts for facts in battles.told.values() if facts["event"] == name]
        assert {"card" in facts for facts in told} == {True, False}


def test_every_kind_of_choice_is_said_and_explained(battles: Battles) -> None:
    assert {choice.verb for choice, _ in battles.choices.values()} == set(VERB_NAMES) <= set(TOPICS)


# ------------------------------------------------------------ everything in the words is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_waits_in_vain(language: str, spoken: dict[str, Spoken]) -> None:
    there = {message.key for message in messages(language) if message.page in PAGES}
    battles = {key.removesuffix("-briefing") for key in there if key.endswith("-briefing")}
    scenarios = battles | {f"{key}-briefing" for key in battles}
    assert len(battles) == 20
    assert there - spoken[language].said - scenarios == set()
    assert {key for key in spoken[language].said if key.startswith("memoir44-")} - there == set()


# ------------------------------------------------------------ and said well


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole(language: str, spoken: dict[str, Spoken]) -> None:
    each = spoken[language]
    for text in [*each.events, *each.refusals, *each.helps, *each.others]:
        assert text == text.strip() != "", text
        assert not re.search(r"[{}\n]|  |memoir44-|refusal-|None|[!.]\.", text), text
        assert text.isprintable(), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_begin_and_end_like_sentences(language: str, spoken: dict[str, Spoken]) -> None:
    each = spoken[language]
    for text in [*each.events, *each.helps]:
        assert re.search(r"[.!…]( \[[^\]]*\])?$", text), text
    for text in each.refusals:
        assert re.search(r"[.!?] \[[A-Z]+-[\w.-]+\]$", text), text
    for text in [*each.events, *each.refusals]:
        assert not text[0].islower() or re.match(r"[a-z]\d\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_names_not_codes(language: str, spoken: dict[str, Spoken]) -> None:
    each = spoken[language]
    codes = re.compile(r"\b[a-z]+(-[a-z]+)*-(left|center|right)\b|sudden-victory|no-units|_")
    for text in [*each.events, *each.refusals, *each.others]:
        assert not codes.search(text), text
