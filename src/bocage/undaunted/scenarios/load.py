"""Scenario files: TOML in, a checked Scenario out, or an error that names file, line and key."""

import re
import tomllib
from typing import Final

from bocage.undaunted.scenario import Scenario
from bocage.undaunted.scenarios.reading import ScenarioError

__all__ = ["ScenarioError", "parse"]

BROKEN_AT: Final = re.compile(r" \(at line (\d+), column \d+\)$")


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
    except RecursionError as error:
        raise ScenarioError(f"{source}, line 1: the file is not TOML: its brackets nest too deep") from error
    except ValueError as error:  # broken syntax, or a number with thousands of digits
        reason = str(error)
        found = BROKEN_AT.search(reason)
        line = found.group(1) if found else str(text.count("\n") + 1)
        raise ScenarioError(f"{source}, line {line}: the file is not TOML: {reason[:200]}") from error


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
