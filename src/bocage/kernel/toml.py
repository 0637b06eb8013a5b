"""Scenario files as TOML text: the plain facts in them, and the line to which a fault belongs."""

import re
import tomllib
from typing import Final

from bocage.kernel.reading import Path, ScenarioError, ScenarioFaults

BROKEN_AT: Final = re.compile(r" \(at line (\d+), column \d+\)$")
LONG_NUMBER: Final = re.compile(r"\d[\d_]{4000}")
"""What Python does not turn into a number, since that would take too long."""
PICTURE_OPENS: Final = re.compile(r"(\"\"\"|''')\s*$")
"""The end of a line after which a picture begins."""


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


def located(error: ScenarioError, text: str, source: str) -> ScenarioError:
    """The same error with the file and the line before it; `source` is the file's name for people."""
    line = line_of(text, error.path, error.below)
    return ScenarioError(f"{source}, line {line}: {error}", error.path, error.below)


def all_located(faults: list[ScenarioError], text: str, source: str) -> ScenarioFaults:
    """All faults of a file in the order of its lines."""
    lines = {id(fault): line_of(text, fault.path, fault.below) for fault in faults}
    in_order = sorted(faults, key=lambda fault: lines[id(fault)])
    return ScenarioFaults([located(fault, text, source) for fault in in_order])


def line_of(text: str, path: Path, below: int = 0) -> int:
    """The line, counted from 1, to which a path of keys leads, as far as it can be followed."""
    lines = text.split("\n")
    bare = [line.partition("#")[0] for line in lines]
    found = 0
    for depth, word in enumerate(path):
        if isinstance(word, int):
            here = line_of_table(bare, str(path[depth - 1]), word)
        else:
            pattern = pattern_of(word, depth)
            here = next((number for number in range(found, len(bare)) if pattern.search(bare[number])), None)
        if here is None:
            break
        found = here
    else:
        found += lines_below(lines[found], below)
    return min(found, len(lines) - 1) + 1


def pattern_of(word: str, depth: int) -> re.Pattern[str]:
    """What a key looks like in a line; those of the first level also occur as values: `first = "us"`."""
    key = rf"(?<![\w-]){re.escape(word)}(?![\w-])"
    return re.compile(key if depth else rf"""^\s*\[*\s*["']?{key}["']?\s*[.=\]]""")


def line_of_table(lines: list[str], key: str, number: int) -> int | None:
    """The line of the head of a table in a list of tables."""
    head = re.compile(rf"""^\s*\[\[\s*["']?{re.escape(key)}["']?\s*\]\]""")
    heads = [place for place, line in enumerate(lines) if head.search(line)]
    return heads[number - 1] if number <= len(heads) else None


def lines_below(line: str, below: int) -> int:
    """How far below the line of its key a line of a picture stands; a picture may begin behind the key."""
    return below if below == 0 or PICTURE_OPENS.search(line) else below - 1
