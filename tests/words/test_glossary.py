"""The glossary is true: its words are in the code, and on the screen in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.words.keys_in_code import SRC
from tests.words.pages import FOLDER

ROOT = Path(__file__).parents[2]
COLUMNS = {"en": 0, "de": 1, "nl": 2}
CODE = 3


def rows(text: str) -> list[list[str]]:
    """The rows of all tables, without their heads."""
    found = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"(?m)^\|.*\|$", text)
    ]
    return [row for row in found if row[0] != "English" and set(row[0]) != {"-"}]


GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")


def words_of_code() -> set[str]:
    """Every name and every text that stands in the sources."""
    found: set[str] = set()
    for path in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for name in ("id", "attr", "arg", "name"):
                found.add(str(getattr(node, name, "")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_row_is_full() -> None:
    assert len(rows(GLOSSARY)) > 60
    assert [row for row in rows(GLOSSARY) if len(row) != 4 or not all(row)] == []


def test_every_word_of_the_code_is_there() -> None:
    named = set(re.findall(r"`([^`]+)`", GLOSSARY))
    assert len(named) > 80
    assert named - words_of_code() == set()


def test_every_row_names_a_word_of_the_code() -> None:
    assert [row for row in rows(GLOSSARY) if not re.search(r"`[^`]+`", row[CODE])] == []


@pytest.mark.parametrize("language", COLUMNS)
def test_every_term_is_said_on_the_screen(language: str) -> None:
    said = " ".join([path.read_text("utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]).lower()
    said = " ".join(said.split())
    terms = [term for row in rows(GLOSSARY) for term in row[COLUMNS[language]].split(", ")]
    assert [term for term in terms if term.lower() not in said] == []


def test_tables_are_read_without_heads_and_rules() -> None:
    assert rows("| English | de |\n|---|---|\n| tile | `Tile` |\nno | table\n") == [["tile", "`Tile`"]]
