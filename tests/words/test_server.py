"""Whatever a server refuses is said in every language, with exactly the facts it is given."""

from __future__ import annotations

from functools import cache

import pytest

from bocage.server.no import NOT_NOW, No
from bocage.words import LANGUAGES

from tests.words.keys_in_code import Code, Page, code_of
from tests.words.pages import messages

PAGE = "server.ftl"
PREFIX = "server-"


def said_in(code: Code) -> dict[str, set[frozenset[str]]]:
    """Every key of a `No` in some code, with the facts that it gets wherever it is made."""
    found: dict[str, set[frozenset[str]]] = {}
    for page in code.pages:
        for node in page.calls("No"):
            facts = frozenset([word.arg or "**" for word in node.keywords])
            for key in code.texts(page, node.args[0], page.owner.get(node)):
                found.setdefault(key, set()).add(facts)
    return found


@cache
def said() -> dict[str, set[frozenset[str]]]:
    """The same for the server."""
    return said_in(code_of(("server",)))


def test_every_no_has_its_message_and_no_message_waits_in_vain() -> None:
    there = {message.key for message in messages("en") if message.page == PAGE}
    assert there == {f"{PREFIX}{key}" for key in said()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_takes_exactly_the_facts_its_no_gives(language: str) -> None:
    takes = {message.key: {message.variables} for message in messages(language) if message.page == PAGE}
    assert takes == {f"{PREFIX}{key}": facts for key, facts in said().items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(said()))
def test_every_no_is_a_sentence(language: str, key: str) -> None:
    given = {name: f"<{name}>." for facts in said()[key] for name in facts}
    reason = No(key, NOT_NOW, **given).reason(language)
    assert (reason.key, reason.facts) == (key, given)
    assert reason.text.endswith((".", ".)"))
    assert reason.text == reason.text.strip()
    assert [name for name in given if f"<{name}>." not in reason.text] == []


def test_an_unknown_language_is_answered_in_english() -> None:
    assert No("not-now").reason("xx").text == No("not-now").reason("en").text


def test_what_people_sent_does_nothing_to_a_terminal() -> None:
    assert "\x1b" not in No("unknown", why="\x1b[2J").reason("en").text


def test_keys_are_found_with_their_facts_wherever_they_are_made() -> None:
    source = (
        "def f(b):\n    raise No('x' if b else 'y', 403, why='z')\n"
        "def _g(key):\n    raise No(key)\ndef h():\n    _g('x')"
    )
    code = Code([Page("page", source)])
    assert said_in(code) == {"x": {frozenset({"why"}), frozenset()}, "y": {frozenset({"why"})}}
