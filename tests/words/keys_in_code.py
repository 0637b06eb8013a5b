"""What the code can say, read from its source: keys of refusals, names of events, reasons of endings and sums.

Every first argument of `Refusal(...)`, `Event(...)` and the like is followed to the texts it can be. What cannot
be followed is an error: a new way of making a key has to be taught here, or it would escape the check.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

from bocage.catalogue import UNDAUNTED

SRC = Path(__file__).parents[2] / "src" / "bocage"
ROOMS = ("kernel", "undaunted")

Function = ast.FunctionDef | ast.AsyncFunctionDef

DOMAINS = {domain.key for verb in UNDAUNTED.game.vocabulary.verbs for _, domain in verb.params}


class Page:
    """A module with its functions and calls."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.tree = ast.parse(text)
        self.nodes = list(ast.walk(self.tree))
        self.owner = {
            inner: node
            for node in self.nodes
            if isinstance(node, Function)
            for inner in ast.walk(node)
            if inner is not node
        }

    def calls(self, name: str) -> Iterator[ast.Call]:
        """Every call of a function or class, by its last name."""
        for node in self.nodes:
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name:
                yield node

    def texts(self, node: ast.expr, owner: Function | None) -> set[str]:
        """All texts an expression can be."""
        match node:
            case ast.Constant(value=str(value)):
                return {value}
            case ast.IfExp():
                return self.texts(node.body, owner) | self.texts(node.orelse, owner)
            case ast.JoinedStr(values=parts):
                return {"".join(each) for each in product(*[self.texts(part, owner) for part in parts])}
            case ast.FormattedValue(value=value):
                return self.texts(value, owner)
            case ast.Attribute(value=ast.Name(id="domain"), attr="key"):
                return set(DOMAINS)
            case ast.Name(id=name) if owner is not None:
                return self._texts_of_name(name, owner)
        raise AssertionError(f"{self.name}:{node.lineno} makes a key in an unknown way: {ast.unparse(node)}")

    def _texts_of_name(self, name: str, owner: Function) -> set[str]:
        """All texts a variable or parameter of a function can be."""
        found: set[str] = set()
        for node in ast.walk(owner):
            if isinstance(node, ast.Assign) and any(ast.unparse(each) == name for each in node.targets):
                found |= self.texts(node.value, owner)
        params = [param.arg for param in owner.args.args]
        if name in params:
            place = params.index(name) - (params[0] == "self")
            for call in self.calls(owner.name):
                found |= self.texts(call.args[place], self.owner.get(call))
        assert found, f"{self.name}: nothing is known of {name} in {owner.name}"
        return found

    def arguments(self, call: str, place: int) -> set[str]:
        """All texts an argument of a call can be, wherever the module calls."""
        found: set[str] = set()
        for node in self.calls(call):
            if len(node.args) > place:
                found |= self.texts(node.args[place], self.owner.get(node))
        return found


def pages(rooms: Iterable[str] = ROOMS, src: Path = SRC) -> list[Page]:
    """Read the modules of some rooms."""
    found = []
    for room in rooms:
        for path in sorted((src / room).rglob("*.py")):
            found.append(Page(path.relative_to(src).as_posix(), path.read_text("utf-8")))
    return found


def refusal_keys() -> set[str]:
    """Keys of every refusal; the record's own are made in `_bad`."""
    return {key for page in pages() for key in page.arguments("Refusal", 0)}


def event_names() -> set[str]:
    """Names of every event."""
    return {name for page in pages() for name in page.arguments("Event", 0)}


def tally_reasons() -> set[str]:
    """Reasons of every line of a tally."""
    return {reason for page in pages(["undaunted"]) for reason in page.arguments("add", 1)}
