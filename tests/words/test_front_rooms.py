"""The messages that front rooms ask for are there, and those that are there are asked for."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from bocage.cli import door
from bocage.cli.screen import LEAST
from bocage.undaunted.kinds import SIDES
from bocage.words import LANGUAGES, Words

from tests.words.keys_in_code import SRC
from tests.words.pages import messages

PREFIX = "terminal-"
KEY = re.compile(r"terminal-[a-z0-9]+(-[a-z0-9]+)*")


def asked_in(source: str) -> tuple[set[str], set[str]]:
    """The keys written out in a module, and patterns for those that are put together there."""
    keys: set[str] = set()
    patterns: set[str] = set()
    tree = ast.parse(source)
    pieces = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pattern = "".join([pattern_of(part) for part in node.values])
            if pattern.startswith(re.escape(PREFIX)):
                patterns.add(pattern)
        elif isinstance(node, ast.Constant) and node not in pieces and KEY.fullmatch(str(node.value)):
            keys.add(str(node.value))
    return keys, patterns


def pattern_of(part: ast.expr) -> str:
    """What a part of an f-string can become."""
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9-]+"


@cache
def asked() -> tuple[set[str], set[str]]:
    """The same for the whole house."""
    keys: set[str] = set()
    patterns: set[str] = set()
    for path in sorted(SRC.rglob("*.py")):
        found = asked_in(path.read_text("utf-8"))
        keys |= found[0]
        patterns |= found[1]
    return keys, patterns


def there() -> set[str]:
    """The messages of front rooms."""
    return {message.key for message in messages("en") if message.key.startswith(PREFIX)}


def test_every_message_asked_for_is_there() -> None:
    keys, patterns = asked()
    assert keys - there() == set()
    assert [each for each in patterns if not any(re.fullmatch(each, key) for key in there())] == []


def test_no_message_of_a_front_room_waits_in_vain() -> None:
    keys, patterns = asked()
    idle = there() - keys
    assert {key for key in idle if not any(re.fullmatch(each, key) for each in patterns)} == set()


def test_the_command_line_takes_the_languages_there_are() -> None:
    assert door.LANGUAGES == LANGUAGES


def test_keys_are_found_whole_or_in_pieces() -> None:
    source = "say('terminal-one')\nsay(f'terminal-does-{it}')\n'other-one'\nf'{a}terminal-x'\n'terminal-'"
    keys, patterns = asked_in(source)
    assert keys == {"terminal-one"}
    assert patterns == {r"terminal\-does\-[A-Za-z0-9-]+"}


PROMPTS = (
    "choose-prompt", "end-prompt", "hand-over-prompt", "match-next", "page", "page-last", "page-only",
    "prompt", "prompt-back", "prompt-one", "prompt-one-back", "resign-prompt", "step-prompt", "try-again",
    "watch-prompt",
)  # fmt: skip
"""What stands before the place where an answer is typed."""

ROOM_FOR_AN_ANSWER = 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_prompt_stands_in_one_row_of_the_least_screen(language: str, prompt: str) -> None:
    words = Words(language)
    side = max([words.side(name) for name in SIDES], key=len)
    to = max([words.say(f"terminal-page-to-{place}") for place in ("game", "list")], key=len)
    text = words.say(
        f"{PREFIX}{prompt}", side=side, to=to, count=99, page=10, pages=10, step=9999, steps=9999
    )
    assert len(text) <= LEAST[0] - ROOM_FOR_AN_ANSWER
