"""The messages that front rooms ask for are there, and those that are there are asked for."""

from __future__ import annotations

import ast
import re
from functools import cache

from bocage.cli import door
from bocage.words import LANGUAGES

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
