"""A Python text with its tree: where each node is written, and which nodes are worth a change.

Left alone: docstrings, annotations, imports, decorators, f-strings, assertions, sentences that are raised for
programmers, and what only words a report: the facts of a refusal, the name and facts of an event, and whether
an event is reported. The key and the rule of a refusal do count, and so do an event's witnesses.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

from tools.ledger_cites import bare_strings
from tools.mutant import Mutant

SKIPPED_FIELDS = ("annotation", "returns", "decorator_list", "bases", "type_params")
SKIPPED_NODES = (ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.JoinedStr, ast.Assert)
TOLD = {"Refusal", "Event"}
TYPING_CALLS = {"cast", "TypeVar", "NewType", "ParamSpec"}


class Source:
    """A Python text with its tree and the offset of every node."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = ast.parse(text)
        self.lines = text.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.dead = set(_dead(self.tree))
        self.lasting = set(_without_effect(self.tree))

    def live(self) -> Iterator[ast.AST]:
        """The nodes that may be changed."""
        return (node for node in ast.walk(self.tree) if node not in self.dead)

    def at(self, line: int, column: int) -> int:
        """The offset of a place as the tree gives it: columns count bytes there."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def start(self, node: ast.expr | ast.stmt) -> int:
        """The offset of a node's first character."""
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        """The offset behind a node's last character."""
        return self.at(node.end_lineno or node.lineno, node.end_col_offset or node.col_offset)

    def code(self, node: ast.expr | ast.stmt) -> str:
        """A node as it is written."""
        return self.text[self.start(node) : self.end(node)]

    def replaced(self, node: ast.expr | ast.stmt, new: str, what: str) -> Mutant:
        """The mutant that puts other code in the place of a node."""
        return Mutant(node.lineno, self.start(node), self.end(node), new, what)

    def cut(self, start: int, end: int, new: str, what: str) -> Mutant:
        """The mutant that replaces any stretch of text."""
        return Mutant(self.text.count("\n", 0, start) + 1, start, end, new, what)

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Mutant]:
        """The mutant that replaces the operator between two operands."""
        gap = re.compile(old).search(self.text, self.end(left), self.start(right))
        if gap:
            yield self.cut(gap.start(), gap.end(), new, "operator")


def _dead(tree: ast.Module) -> Iterator[ast.AST]:
    """All nodes whose change would prove nothing."""
    for node in ast.walk(tree):
        for name in SKIPPED_FIELDS:
            value = getattr(node, name, None)
            for part in value if isinstance(value, list) else [value]:
                yield from ast.walk(part) if isinstance(part, ast.AST) else ()
        if isinstance(node, SKIPPED_NODES) or _is_for_types(node) or _is_dunder(node):
            yield from ast.walk(node)
        if isinstance(node, ast.Raise):
            yield from (part for part in ast.walk(node) if _is_sentence(part) or _takes_sentence(part))
        if isinstance(node, ast.Call) and _is_told(node):
            yield from (node, *_wording(node))
    yield from bare_strings(tree)


def _is_for_types(node: ast.AST) -> bool:
    if isinstance(node, ast.If):
        return ast.unparse(node.test).endswith("TYPE_CHECKING")
    return isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in TYPING_CALLS


def _is_dunder(node: ast.AST) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("__all__", "__slots__")


def _is_told(node: ast.AST) -> bool:
    """Whether it makes a refusal or an event: their facts are for the words of a sentence."""
    return isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in TOLD


def _wording(told: ast.Call) -> Iterator[ast.AST]:
    """The facts of a refusal or an event, and the name of an event."""
    names = told.args[:1] if ast.unparse(told.func).endswith("Event") else []
    facts = [part for part in ast.iter_child_nodes(told) if isinstance(part, ast.Dict)]
    return (part for word in (*names, *facts) for part in ast.walk(word))


def _only_tells(node: ast.AST) -> bool:
    """Whether a statement does nothing but report an event, perhaps under a condition."""
    if isinstance(node, ast.If) and not node.orelse:
        return all(_only_tells(statement) for statement in node.body)
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and any(_is_told(arg) for arg in call.args)


def _is_sentence(node: ast.AST) -> bool:
    words = isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value
    return words or isinstance(node, ast.JoinedStr)


def _takes_sentence(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and any(_is_sentence(arg) for arg in node.args)


def _without_effect(tree: ast.Module) -> Iterator[ast.stmt]:
    """Statements whose deletion changes nothing, or only what is told, or leaves a name unknown."""
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.stmt) and _only_tells(node))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (s for s in _tails(function.body) if _returns_nothing(s))
            names = Counter(arg.arg for arg in ast.walk(function.args) if isinstance(arg, ast.arg))
            stored = [
                n for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
            ]
            names.update(name.id for name in stored)
            yield from (s for s in ast.walk(function) if isinstance(s, ast.Assign) and _binds_first(s, names))


def _tails(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements after which a function is over anyway."""
    yield body[-1]
    for name in ("body", "orelse"):
        inner = getattr(body[-1], name, None)
        if isinstance(body[-1], ast.If | ast.With) and inner:
            yield from _tails(inner)


def _returns_nothing(statement: ast.stmt) -> bool:
    """Whether it returns what the end of a function does, or as good as: None, False, 0."""
    value = statement.value if isinstance(statement, ast.Return) else statement
    return value is None or (isinstance(value, ast.Constant) and not value.value)


def _binds_first(statement: ast.Assign, names: Counter[str]) -> bool:
    target = statement.targets[0]
    return isinstance(target, ast.Tuple) or (isinstance(target, ast.Name) and names[target.id] < 2)
