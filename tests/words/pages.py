"""The Fluent files as the tests read them: every message of every page, with its variables and references."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "src" / "bocage" / "words"


@dataclass
class Message:
    """A message or term of a page."""

    key: str
    page: str
    variables: frozenset[str]
    references: frozenset[str]
    text: str
    has_value: bool


class _Seen(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  Fluent's naming
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  Fluent's naming
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  Fluent's naming
        self.texts.append(node.value)


def page_names(language: str, folder: Path = FOLDER) -> set[str]:
    """Name the pages of a language."""
    return {path.name for path in (folder / language).glob("*.ftl")}


def junk(text: str) -> list[str]:
    """List what the parser could not read."""
    return [str(entry.content) for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)]


@cache
def messages_in(page: str, text: str) -> list[Message]:
    """Read the messages and terms of a page."""
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            seen = _Seen()
            seen.visit(entry)
            mark = "-" if isinstance(entry, ast.Term) else ""
            found.append(
                Message(
                    mark + entry.id.name,
                    page,
                    frozenset(seen.variables),
                    frozenset(seen.references),
                    " ".join(seen.texts),
                    entry.value is not None,
                )
            )
    return found


@cache
def messages(language: str, folder: Path = FOLDER) -> list[Message]:
    """Read all messages of a language."""
    found = []
    for path in sorted((folder / language).glob("*.ftl")):
        found += messages_in(path.name, path.read_text("utf-8"))
    return found
