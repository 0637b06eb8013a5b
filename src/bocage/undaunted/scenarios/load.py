"""Scenario files: TOML in, a checked Scenario out, or an error that names file, line and key."""

import re
import tomllib
from typing import Final

from bocage.undaunted.scenario import Scenario
from bocage.undaunted.scenarios.reading import ScenarioError

__all__ = ["ScenarioError", "parse"]

BROKEN_AT: Final = re.compile(r" \(at line (\d+), column \d+\)$")
LONG_NUMBER: Final = re.compile(r"\d[\d_]{4000}")
"""What Python does not turn into a number, since that would take too long."""


def parse(text: str, source: str) -> Scenario:
    """Make the scenario that a file describes; `source` is the file's name for errors."""
    facts = read_toml(text, source)
    try:
        return Scenario.from_facts(facts)
    except ScenarioError as error:
        raise ScenarioError(f"{source}, line {line_of(text, error.path)}: {error}", error.path) from error


def read_toml(text: str, source: str) -> dict[str, object]:
    """The plain facts in a TOML text."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = BROKEN_AT.search(str(error))
        line = int(found.group(1)) if found else text.count("\n") + 1  # it may break off at the end
        raise not_toml(source, line, str(error)) from error
    except ValueError as error:
        long = LONG_NUMBER.search(text)
        line = text.count("\n", 0, long.start()) + 1 if long else 1
        raise not_toml(source, line, "a number has thousands of digits") from error
    except RecursionError as error:
        raise not_toml(source, 1, "its brackets nest too deep") from error


def not_toml(source: str, line: int, reason: str) -> ScenarioError:
    """The error about a file that cannot be read at all."""
    return ScenarioError(f"{source}, line {line}: the file is not TOML: {reason[:200]}")


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line, counted from 1, to which a path of keys leads, as far as it can be followed."""
    lines = [line.partition("#")[0] for line in text.split("\n")]
    found = 0
    for depth, word in enumerate(path):
        key = rf"(?<![\w-]){re.escape(word)}(?![\w-])"
        if depth == 0:  # words of the first level also occur as values, as in `first = "us"`
            key = rf"""^\s*\[*\s*["']?{key}["']?\s*[.=\]]"""
        here = next((number for number in range(found, len(lines)) if re.search(key, lines[number])), None)
        if here is None:
            break
        found = here
    return found + 1
