"""What the code can say, read from its source: keys of refusals, names of events, reasons of sums.

Every first argument of `Refusal(...)`, `Event(...)` and the like is followed to the texts it can be. What
cannot be followed is an error: a new way of making a key has to be taught here, or it would escape.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from bocage.catalogue import UNDAUNTED

SRC = Path(__file__).parents[2] / "src" / "bocage"
ROOMS = ("kernel", "undaunted")

Function = ast.FunctionDef | ast.AsyncFunctionDef

DOMAINS = {domain.key for verb in UNDAUNTED.game.vocabulary.verbs for _, domain in verb.params}


class Page:
    """A module with its functions."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.nodes = list(ast.walk(ast.parse(text)))
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


class Code:
    """Some modules, among which calls are followed."""

    def __init__(self, pages: list[Page]) -> None:
        self.pages = pages

    def arguments(self, call: str, place: int) -> set[str]:
        """All texts an argument of a call can be, wherever anybody calls."""
        return {text for page in self.pages for text in self._arguments_on(page, call, place)}

    def _arguments_on(self, page: Page, call: str, place: int) -> set[str]:
        found: set[str] = set()
        for node in page.calls(call):
            if len(node.args) > place:
                found |= self.texts(page, node.args[place], page.owner.get(node))
        return found

    def texts(self, page: Page, node: ast.expr, owner: Function | None) -> set[str]:
        """All texts an expression can be."""
        match node:
            case ast.Constant(value=str(value)):
                return {value}
            case ast.IfExp():
                return self.texts(page, node.body, owner) | self.texts(page, node.orelse, owner)
            case ast.JoinedStr(values=parts):
                return {"".join(each) for each in product(*[self.texts(page, part, owner) for part in parts])}
            case ast.FormattedValue(value=value):
                return self.texts(page, value, owner)
            case ast.Attribute(value=ast.Name(id="domain"), attr="key"):
                return set(DOMAINS)
            case ast.Name(id=name) if owner is not None:
                return self._texts_of_name(page, name, owner)
        raise AssertionError(f"{page.name}:{node.lineno} makes a key in an unknown way: {ast.unparse(node)}")

    def _texts_of_name(self, page: Page, name: str, owner: Function) -> set[str]:
        """All texts a variable or parameter of a function can be; a private one is called at home only."""
        found: set[str] = set()
        for node in ast.walk(owner):
            if isinstance(node, ast.Assign) and any(ast.unparse(each) == name for each in node.targets):
                found |= self.texts(page, node.value, owner)
        params = [param.arg for param in owner.args.args]
        if name in params:
            place = params.index(name) - (params[0] == "self")
            for each in [page] if owner.name.startswith("_") else self.pages:
                found |= self._arguments_on(each, owner.name, place)
        assert found, f"{page.name}: nothing is known of {name} in {owner.name}"
        return found


@cache
def code_of(rooms: tuple[str, ...] = ROOMS, src: Path = SRC) -> Code:
    """Read the modules of some rooms."""
    found = []
    for room in rooms:
        for path in sorted((src / room).rglob("*.py")):
            found.append(Page(path.relative_to(src).as_posix(), path.read_text("utf-8")))
    return Code(found)


@cache
def refusal_keys() -> set[str]:
    """Keys of every refusal."""
    return code_of().arguments("Refusal", 0)


@cache
def event_names() -> set[str]:
    """Names of every event."""
    return code_of().arguments("Event", 0)


def tally_reasons() -> set[str]:
    """Reasons of every line of a tally."""
    return code_of(("undaunted",)).arguments("add", 1)
