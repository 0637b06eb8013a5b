"""Mutants of Python code within given lines: small changes that a test of those lines should notice."""

from __future__ import annotations

import ast
import itertools
import re
import warnings
from collections.abc import Callable, Iterator

from tools.ledger_cites import Spans
from tools.live_source import Source
from tools.mutant import Mutant

# The order of these arguments makes no difference, so a swap proves nothing.
SYMMETRIC_CALLS = {"min", "max", "gcd", "distance", "adjacent", "are_adjacent", "is_adjacent"}
COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", (">=", "<=")),
    ast.LtE: ("<=", (">", "<")),
    ast.Gt: (">", ("<=", ">=")),
    ast.GtE: (">=", ("<", ">")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: (r"is\s+not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: (r"not\s+in", ("in",)),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
}
DELETABLE = (ast.AugAssign, ast.Raise, ast.Continue, ast.Break, ast.Delete, ast.Return)


def mutants(text: str, spans: Spans) -> list[Mutant]:
    """Every mutant of a Python text that begins within the given lines and is still Python."""
    source = Source(text)
    found = (mutant for node in source.live() for mutant in _changes(source, node))
    within = [m for m in found if any(first <= m.line <= last for first, last in spans)]
    return [m for m in dict.fromkeys(within) if _is_python(m.applied(text))]


def _changes(source: Source, node: ast.AST) -> Iterator[Mutant]:
    """The mutants of one node, its children aside."""
    for kind, changes in CHANGES:
        if isinstance(node, kind):
            yield from changes(source, node)


def _is_python(text: str) -> bool:
    with warnings.catch_warnings(action="ignore"):
        try:
            compile(text, "mutant", "exec")
        except SyntaxError:
            return False
    return True


# ---------------------------------------------------------------------------------------------- the changes


def _comparison(source: Source, node: ast.Compare) -> Iterator[Mutant]:
    for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
        old, news = COMPARISONS[type(op)]
        for new in news:
            yield from source.between(left, right, old, new)


def _junction(source: Source, node: ast.BoolOp) -> Iterator[Mutant]:
    old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    for left, right in itertools.pairwise(node.values):
        yield from source.between(left, right, rf"\b{old}\b", new)


def _sign(source: Source, node: ast.UnaryOp) -> Iterator[Mutant]:
    width = {ast.Not: 3, ast.USub: 1, ast.Invert: 1}.get(type(node.op), 0)
    start = source.start(node)
    if width and source.code(node.operand) != "0":
        yield source.cut(start, start + width, "", "taken away")


def _condition(source: Source, node: ast.If | ast.While | ast.IfExp) -> Iterator[Mutant]:
    test = node.test
    negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    if not negated and not isinstance(test, ast.Compare):
        yield source.replaced(test, f"not ({source.code(test)})", "negated")


def _filters(source: Source, node: ast.comprehension) -> Iterator[Mutant]:
    for test in node.ifs:
        yield source.replaced(test, "True", "filter open")


def _arithmetic(source: Source, node: ast.BinOp) -> Iterator[Mutant]:
    if type(node.op) in ARITHMETIC:
        old, new = ARITHMETIC[type(node.op)]
        yield from source.between(node.left, node.right, re.escape(old), new)


def _step(source: Source, node: ast.AugAssign) -> Iterator[Mutant]:
    if type(node.op) in ARITHMETIC:
        old, new = ARITHMETIC[type(node.op)]
        yield from source.between(node.target, node.value, re.escape(old), new)


def _constant(source: Source, node: ast.Constant) -> Iterator[Mutant]:
    value = node.value
    if isinstance(value, bool):
        yield source.replaced(node, str(not value), "constant")
    elif isinstance(value, int):
        yield source.replaced(node, str(value + 1), "constant")
        if value > 0:
            yield source.replaced(node, str(value - 1), "constant")
    elif isinstance(value, str):
        yield source.replaced(node, repr(value + "x"), "word")


def _call(source: Source, node: ast.Call) -> Iterator[Mutant]:
    name = ast.unparse(node.func).split(".")[-1]
    if name in SYMMETRIC_CALLS or any(isinstance(arg, ast.Starred) for arg in node.args):
        return
    for left, right in itertools.pairwise(node.args):
        one, other = source.code(left), source.code(right)
        if one != other:
            gap = source.text[source.end(left) : source.start(right)]
            yield source.cut(source.start(left), source.end(right), other + gap + one, "arguments swapped")


def _elements(source: Source, node: ast.Tuple | ast.List | ast.Set) -> Iterator[Mutant]:
    parts = node.elts
    if isinstance(getattr(node, "ctx", None), ast.Store | ast.Del) or not parts:
        return
    if len(parts) == 1:
        yield source.replaced(node, {ast.Tuple: "()", ast.List: "[]"}.get(type(node), "set()"), "emptied")
    elif len(parts) == 2 and isinstance(node, ast.Tuple):
        yield from _halves(source, node)
    else:
        yield from _dropped(source, [(part, part) for part in parts])


def _halves(source: Source, node: ast.Tuple) -> Iterator[Mutant]:
    """A pair with one of the two dropped; what is left needs its comma."""
    left, right = node.elts
    comma = "" if source.text[source.end(right) : source.end(node)].lstrip().startswith(",") else ","
    for kept, what in ((right, left), (left, right)):
        new = source.code(kept) + comma
        yield source.cut(source.start(left), source.end(right), new, f"{source.code(what)} dropped")


def _pairs(source: Source, node: ast.Dict) -> Iterator[Mutant]:
    if len(node.keys) == 1:
        yield source.replaced(node, "{}", "emptied")
    pairs = [(key, value) for key, value in zip(node.keys, node.values, strict=True) if key is not None]
    if len(pairs) == len(node.keys):
        yield from _dropped(source, pairs)


def _dropped(source: Source, parts: list[tuple[ast.expr, ast.expr]]) -> Iterator[Mutant]:
    """Each row of a table dropped; a row reaches from its first to its last expression."""
    for n, (first, last) in enumerate(parts[:-1]):
        what = f"{source.text[source.start(first) : source.end(last)]} dropped"
        yield source.cut(source.start(first), source.start(parts[n + 1][0]), "", what)
    if len(parts) > 1:
        first, last = parts[-1]
        end = source.end(parts[-2][1])
        yield Mutant(first.lineno, end, source.end(last), "", f"{source.code(last)} dropped")


def _statement(source: Source, node: ast.stmt) -> Iterator[Mutant]:
    if node in source.lasting:
        return
    calls = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await)
    skips = isinstance(node, ast.If) and not node.orelse
    stores = isinstance(node, ast.Assign) and node.col_offset > 0
    if calls or skips or stores or isinstance(node, DELETABLE):
        yield source.replaced(node, "pass", "deleted")


CHANGES: list[tuple[type[ast.AST] | tuple[type[ast.AST], ...], Callable[..., Iterator[Mutant]]]] = [
    (ast.Compare, _comparison),
    (ast.BoolOp, _junction),
    (ast.UnaryOp, _sign),
    ((ast.If, ast.While, ast.IfExp), _condition),
    (ast.comprehension, _filters),
    (ast.BinOp, _arithmetic),
    (ast.AugAssign, _step),
    (ast.Constant, _constant),
    (ast.Call, _call),
    ((ast.Tuple, ast.List, ast.Set), _elements),
    (ast.Dict, _pairs),
    (ast.stmt, _statement),
]
