"""Whatever the code can say has its words in every language, and no words wait in vain."""

from __future__ import annotations

import ast
import re

import pytest

from bocage.undaunted.kinds import KINDS
from bocage.undaunted.model import ZONES as LOSS_ZONES
from bocage.undaunted.model import Cards
from bocage.undaunted.verbs import VERB_NAMES
from bocage.words import LANGUAGES
from bocage.words.undaunted import TOPICS

from tests.words.keys_in_code import SRC, Code, Page, code_of, event_names, refusal_keys, tally_reasons
from tests.words.material import Material
from tests.words.pages import messages
from tests.words.speech import LINES, ZONES, Speech

OURS = ("kernel.ftl", "undaunted.ftl")
COMMON = {"outcome-resigned"}
"""What is said of games that have no sentence of their own for it."""

CODE = re.compile(rf"\b({'|'.join([card for card in KINDS if card != 'PS'])})\b")


def ending_reasons() -> set[str]:
    """The reasons for which a game can end, by the rules and at the table."""
    tree = ast.parse((SRC / "undaunted" / "victory.py").read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_RULES":
            return set(ast.literal_eval(node.value)) | {
                "resigned",
                "timed-out",
                "draw-agreed",
                "abandoned",
            }
    raise AssertionError("the reasons of victory are no longer listed there")


# ------------------------------------------------------------ everything in the code is said


def test_every_refusal_in_the_code_is_said(material: Material) -> None:
    assert {refusal.key for refusal in material.refusals.values()} == refusal_keys()


def test_every_event_in_the_code_is_said(material: Material) -> None:
    assert {told["event"] for told in material.told.values()} == event_names()


def test_secret_events_are_said_with_the_secret_and_without(material: Material) -> None:
    for name in ("CardDrawn", "BidPlaced"):
        told = [facts for facts in material.told.values() if facts["event"] == name]
        assert {"card" in facts for facts in told} == {True, False}


def test_every_kind_of_choice_is_said(material: Material) -> None:
    assert {choice.verb for choice, _ in material.choices.values()} == set(VERB_NAMES)


def test_every_ending_is_said(material: Material) -> None:
    assert {facts["reason"] for facts in material.outcomes} == ending_reasons()


def test_every_line_of_a_tally_is_said(material: Material) -> None:
    reasons = [told["reasons"] for told in material.told.values() if "reasons" in told]
    assert {reason for each in reasons if isinstance(each, list) for reason in each} == tally_reasons()
    assert {reason for _, reason, _ in LINES} == tally_reasons()


def test_every_zone_of_cards_is_said() -> None:
    cards = Cards([[0] * len(KINDS) for _ in range(12)])
    assert all(isinstance(getattr(cards, zone), list) for zone in ZONES)
    assert set(LOSS_ZONES) - {"nowhere"} <= set(ZONES)


def test_every_kind_of_choice_is_explained() -> None:
    assert set(VERB_NAMES) <= set(TOPICS)


# ------------------------------------------------------------ everything in the words is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_waits_in_vain(language: str, speeches: dict[str, Speech]) -> None:
    there = {message.key for message in messages(language) if message.page in OURS}
    assert there - speeches[language].said - COMMON == set()
    assert speeches[language].said - there == set()


# ------------------------------------------------------------ and said well


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole(language: str, speeches: dict[str, Speech]) -> None:
    for text in speeches[language].texts():
        assert text == text.strip() != "", text
        assert not re.search(r"[{}\n]|  |undaunted-|refusal-|None", text), text
        assert text.isprintable(), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_like_sentences(language: str, speeches: dict[str, Speech]) -> None:
    speech = speeches[language]
    for text in [*speech.events, *speech.helps]:
        assert re.search(r"[.!…]( \[[^\]]*\])?$|: a secret$", text), text
    for text in speech.refusals:
        assert re.search(r" \[[A-Z]+-[\w.]+\]$", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_names_not_codes(language: str, speeches: dict[str, Speech]) -> None:
    speech = speeches[language]
    for text in [*speech.events, *speech.choices, *speech.names]:
        assert not CODE.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_choices_read_differently(language: str, speeches: dict[str, Speech]) -> None:
    """Two choices of the same seat at the same time must not look alike; here all of a whole game do not."""
    choices = speeches[language].choices
    assert len(set(choices)) > len(choices) // 4


# ------------------------------------------------------------ the reading of the code itself


def texts(source: str, call: str = "Refusal", place: int = 0) -> set[str]:
    return Code([Page("page", source)]).arguments(call, place)


def test_keys_are_followed_to_where_they_are_made() -> None:
    assert texts("Refusal('a', '')") == {"a"}
    assert texts("def f(x):\n    key = 'a' if x else 'b'\n    Refusal(key)") == {"a", "b"}
    assert texts("def f(x, key):\n    Refusal(f'no-{key}')\ndef g():\n    f(1, 'a')\n    f(2, 'b')") == {
        "no-a",
        "no-b",
    }
    assert texts(
        "class A:\n    def f(self, key):\n        Refusal(key)\n    def g(self):\n        self.f('a')"
    ) == {"a"}


def test_a_public_function_is_followed_into_other_modules_and_a_private_one_is_not() -> None:
    made = "def {0}(key):\n    Refusal(key)\ndef g():\n    {0}('a')"
    for name, found in (("f", {"a", "b"}), ("_f", {"a"})):
        pages = [Page("one", made.format(name)), Page("two", f"{name}('b')")]
        assert Code(pages).arguments("Refusal", 0) == found


def test_a_key_made_in_an_unknown_way_is_an_error() -> None:
    with pytest.raises(AssertionError, match="unknown way"):
        texts("def f(x):\n    Refusal(x.lower())")
    with pytest.raises(AssertionError, match="nothing is known of"):
        texts("def f():\n    Refusal(key)")


def test_the_code_is_read_at_all() -> None:
    assert len(code_of().pages) > 20
    assert {"stale", "not-scouted", "unknown-tile", "record-changed"} <= refusal_keys()
    assert {"CardDrawn", "RadioRaised", "TakenBack"} <= event_names()
