"""Where Python code cites a rule, and which lines each citation speaks for.

A comment behind a statement speaks for it, a comment on its own line for the statement that follows, a
docstring for its function or class (a string below an assignment: for that), any other string for the
statement it stands in. Inside brackets the same holds for the row of the table, so that one line of a long
table can cite one rule. The docstring of a module speaks for nothing.
"""

from __future__ import annotations

import ast
import io
import itertools
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass

from tools.ledger_rules import Place

Span = tuple[int, int]
Spans = tuple[Span, ...]
Owner = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
COLLECTIONS = (ast.Tuple, ast.List, ast.Set, ast.Dict)


@dataclass(frozen=True)
class Citation:
    """A rule named in code: where, how, and the lines (first, last) that it speaks for."""

    rule: str
    place: Place
    how: str
    spans: Spans


@dataclass(frozen=True)
class Comment:
    """A comment: line, text, whether code stands before it, whether a bracket is open around it."""

    line: int
    text: str
    trailing: bool
    bracketed: bool


def cites_in_python(name: str, text: str, ids: re.Pattern[str]) -> list[Citation]:
    """Every rule that a Python file cites, in the order of the lines."""
    if not ids.search(text):
        return []
    page = Page(text)
    found: list[Citation] = []
    for line, how, said, spans in page.sayings():
        for match in ids.finditer(said):
            at = line + said[: match.start()].count("\n")
            found.append(Citation(match.group(), Place(name, at), how, spans))
    return sorted(found, key=lambda cite: cite.place.line)


class Page:
    """A Python file with its statements, ready to say what stands where."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = ast.parse(text)
        self.statements = [node for node in ast.walk(self.tree) if isinstance(node, ast.stmt)]
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        self.bare = set(bare_strings(self.tree))

    def sayings(self) -> Iterator[tuple[int, str, str, Spans]]:
        """Line, kind, text and span of all that can hold a citation."""
        for comment in comments(self.text):
            yield comment.line, "comment", comment.text, self.spans_of_comment(comment)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.lineno, *self._saying(node)

    def _saying(self, node: ast.Constant) -> tuple[str, str, Spans]:
        said = ast.get_source_segment(self.text, node) or ""
        if node in self.bare:
            return "docstring", said, self._spans_of_docstring(node)
        return "string", said, self._spans_of_string(node)

    def _spans_of_docstring(self, node: ast.Constant) -> Spans:
        """The owner of a docstring, or the statement in front of a loose string."""
        statement = self.parents[node]
        owner = self.parents[statement]
        block = next((b for _, b in ast.iter_fields(owner) if isinstance(b, list) and statement in b), [])
        if block.index(statement) > 0:
            return spans_of(block[block.index(statement) - 1])
        return spans_of(owner) if isinstance(owner, Owner) else ()

    def _spans_of_string(self, node: ast.Constant) -> Spans:
        path: list[ast.AST] = [node]
        while not isinstance(path[0], ast.stmt):
            path.insert(0, self.parents[path[0]])
        row = _row(path)
        return ((row.lineno, row.end_lineno or row.lineno),) if row else head_of(path[0])

    def spans_of_comment(self, comment: Comment) -> Spans:
        """The lines a comment speaks for."""
        if comment.bracketed:
            return self._spans_in_brackets(comment)
        if not comment.trailing:
            return self._following(comment.line)
        here = [s for s in self.statements if first_line(s) == comment.line]
        outer = [s for s in here if self.parents[s] not in here]
        if outer:
            return tuple(span for statement in outer for span in spans_of(statement))
        inner = self._innermost(comment.line)
        if inner and inner.end_lineno == comment.line:
            return spans_of(inner)
        return self._following(comment.line)

    def _spans_in_brackets(self, comment: Comment) -> Spans:
        statement = self._innermost(comment.line)
        if statement is None:
            return ()
        parts = [node for node in ast.walk(statement) if isinstance(node, ast.expr | ast.arg)]
        after = [node.lineno for node in parts if node.lineno > comment.line]
        line = comment.line if comment.trailing else min(after, default=0)
        ends = [node.end_lineno or line for node in parts if node.lineno == line]
        if not ends or line == first_line(statement):
            return spans_of(statement)
        return ((line, max(ends)),)

    def _innermost(self, line: int) -> ast.stmt | None:
        around = [s for s in self.statements if first_line(s) <= line <= (s.end_lineno or 0)]
        return min(around, key=lambda s: ((s.end_lineno or 0) - first_line(s), -s.col_offset), default=None)

    def _following(self, line: int) -> Spans:
        after = [s for s in self.statements if first_line(s) > line]
        statement = min(after, key=lambda s: (first_line(s), s.col_offset), default=None)
        return spans_of(statement) if statement else ()


def bare_strings(tree: ast.Module) -> Iterator[ast.Constant]:
    """Docstrings, and strings that stand as statements of their own."""
    for node in ast.walk(tree):
        said = node.value if isinstance(node, ast.Expr) else None
        if isinstance(said, ast.Constant) and isinstance(said.value, str):
            yield said


def spans_of(statement: ast.AST) -> Spans:
    """The lines of a statement: of a function its body, of a class its values and its methods."""
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
        return tuple(whole(inner) for inner in without_docstring(statement.body)) or (whole(statement),)
    if isinstance(statement, ast.ClassDef):
        return _spans_of_class(statement)
    return (whole(statement),) if isinstance(statement, ast.stmt) else ()


def _spans_of_class(statement: ast.ClassDef) -> Spans:
    values = [s for s in statement.body if isinstance(s, ast.Assign | ast.AnnAssign) and s.value is not None]
    methods = [s for s in statement.body if isinstance(s, ast.FunctionDef | ast.AsyncFunctionDef)]
    return tuple(span for inner in (*values, *methods) for span in spans_of(inner))


def head_of(statement: ast.AST) -> Spans:
    """The lines of a statement without the statements inside it; functions and classes as a whole."""
    body = getattr(statement, "body", None)
    if not isinstance(statement, ast.stmt) or isinstance(statement, Owner) or not body:
        return spans_of(statement)
    return ((first_line(statement), max(first_line(statement), first_line(body[0]) - 1)),)


def without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    """The statements of a body after its docstring."""
    said = body[0].value if body and isinstance(body[0], ast.Expr) else None
    return body[1:] if isinstance(said, ast.Constant) and isinstance(said.value, str) else body


def first_line(statement: ast.stmt) -> int:
    """The first line of a statement, decorators included."""
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(d.lineno for d in decorators)])


def whole(statement: ast.stmt) -> Span:
    """First and last line of a statement."""
    return first_line(statement), statement.end_lineno or statement.lineno


def _row(path: list[ast.AST]) -> ast.expr | None:
    """The row of the outermost table around a string; deeper only while the row is a table of lines."""
    row: ast.expr | None = None
    for node, inner in itertools.pairwise(path):
        is_table = isinstance(node, COLLECTIONS) and node.lineno != node.end_lineno
        if row is not None and not is_table:
            break
        if is_table and isinstance(inner, ast.expr):
            row = _entry(node, inner)
    return row


def _entry(node: ast.AST, inner: ast.expr) -> ast.expr:
    """An element of a table; of a dict the value, or the value behind the key."""
    if isinstance(node, ast.Dict) and inner in node.keys:
        return node.values[node.keys.index(inner)]
    return inner


def comments(text: str) -> Iterator[Comment]:
    """All comments of a Python file."""
    depth = 0
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.OP:
            depth += (token.string in "([{") - (token.string in ")]}")
        elif token.type == tokenize.COMMENT:
            line, column = token.start
            yield Comment(line, token.string, bool(lines[line - 1][:column].strip()), depth > 0)
