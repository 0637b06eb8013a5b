"""All languages say the same things: the same pages, messages and variables, without a gap or a slip."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from bocage.words import LANGUAGES
from bocage.words.bundles import shelf

from tests.words.pages import FOLDER, junk, messages, messages_in, page_names

RULES = Path(__file__).parents[2] / "rules"
OTHERS = [language for language in LANGUAGES if language != "en"]
OURS = ("kernel.ftl", "undaunted.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_page_can_be_read(language: str) -> None:
    for path in sorted((FOLDER / language).glob("*.ftl")):
        assert junk(path.read_text("utf-8")) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_stands_once_has_a_text_and_refers_to_its_own_page_only(language: str) -> None:
    found = messages(language)
    assert [key for key, count in Counter(message.key for message in found).items() if count > 1] == []
    assert [message.key for message in found if not message.has_value] == []
    home = {message.key: message.page for message in found}
    strays = [(m.key, name) for m in found for name in m.references if home.get(name) != m.page]
    assert strays == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_pages_and_messages_of_english(language: str) -> None:
    assert page_names(language) == page_names("en")
    english = {message.key: message.page for message in messages("en")}
    other = {message.key: message.page for message in messages(language)}
    assert other == english


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_variables_of_the_english_one(language: str) -> None:
    english = {message.key: message.variables for message in messages("en")}
    other = {message.key: message.variables for message in messages(language)}
    assert {key: other[key] ^ names for key, names in english.items() if other.get(key, names) != names} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    english = {message.key: message.text for message in messages("en") if message.page in OURS}
    other = {message.key: message.text for message in messages(language)}
    left = [key for key, text in english.items() if len(text.split()) > 3 and text == other[key]]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_at_hand_name_rules_of_the_ledger_and_the_same_in_every_language(language: str) -> None:
    entries = [tomllib.loads(path.read_text("utf-8"))["rule"] for path in sorted(RULES.glob("*.toml"))]
    known = {rule["id"] for each in entries for rule in each}
    english = cited(shelf("en").pages["undaunted.ftl"])
    found = cited(shelf(language).pages["undaunted.ftl"])
    assert {rule for rules in found.values() for rule in rules} <= known
    assert found == english
    assert all(found.values())


def cited(page: str) -> dict[str, list[str]]:
    """The rules that every page of the rules at hand names, in order."""
    found = {}
    for message in messages_in("undaunted.ftl", page):
        if message.key.startswith("undaunted-help-"):
            found[message.key] = re.findall(r"[A-Z]+-[A-Z]?[\d.]*\d", message.text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_of_a_shelf_is_what_the_parser_finds(language: str) -> None:
    parsed = {message.key: message.page for message in messages(language) if message.key[0] != "-"}
    assert shelf(language).page_of == parsed


# ------------------------------------------------------------ the checks themselves


def test_a_slip_of_the_pen_is_found() -> None:
    assert junk("right = { $one }\nwrong = { $one -> [a] A *[b] B }\n") != []


def test_variables_are_found_wherever_they_stand() -> None:
    text = "a = { $one ->\n    [x] { $two }\n   *[y] { b }\n }\nb = B { -c }\n-c = C\n"
    a, b, c = messages_in("page", text)
    assert a.variables == {"one", "two"}
    assert a.references == {"b"}
    assert b.references == {"-c"}
    assert c.key == "-c"
