"""Documents keep up with the house: files, links and commands they name are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted((ROOT / "docs").rglob("*.md"))
ROOMS = ("src", "tests", "rules", "tools", "bench", "docs")
ALL = pytest.mark.parametrize("document", DOCUMENTS, ids=[path.name for path in DOCUMENTS])


def places_in(text: str) -> set[str]:
    """The files and folders a text names in full; `{a,b}` and `<name>` stand for several."""
    found = re.findall(rf"`((?:{'|'.join(ROOMS)})/[^`\s]*)`", text)
    return {re.sub(r"\{(\w+),[^}]*\}", r"\1", place) for place in found if "<" not in place}


def links_in(text: str) -> set[str]:
    """The pages a text links to."""
    return {link for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text) if "://" not in link}


def makes_in(text: str) -> set[str]:
    """The make commands a text names."""
    return set(re.findall(r"`make ([a-z-]+)", text))


@ALL
def test_files_named_in_documents_are_there(document: Path) -> None:
    assert [place for place in places_in(document.read_text("utf-8")) if not (ROOT / place).exists()] == []


@ALL
def test_links_in_documents_lead_somewhere(document: Path) -> None:
    links = links_in(document.read_text("utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@ALL
def test_make_knows_the_commands_of_documents(document: Path) -> None:
    known = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8")))
    assert makes_in(document.read_text("utf-8")) - known == set()


def test_the_pages_of_a_game_in_the_design_are_its_pages() -> None:
    text = (ROOT / "docs" / "design.md").read_text("utf-8")
    table = text[text.index("## 7.") : text.index("## 8.")]
    named = set(re.findall(r"`(\w+\.py)`", table))
    there = {path.name for path in (ROOT / "src" / "bocage" / "undaunted").glob("*.py")}
    assert named == there - {"__init__.py"}


def test_names_are_found() -> None:
    text = "`src/a.py` [b](../b.md#c) `make films` `src/{en,de}/x.ftl` `rules/<game>.toml` [d](https://d)"
    assert places_in(text) == {"src/a.py", "src/en/x.ftl"}
    assert links_in(text) == {"../b.md"}
    assert makes_in(text) == {"films"}
