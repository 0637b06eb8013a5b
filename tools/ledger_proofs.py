"""Which tests carry the mark of which rule, found by reading the test files without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.ledger_rules import Place

MODULES = ("ledger_marks", "tests.ledger_marks")
IDLE = ("skip", "skipif", "xfail")
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Proof:
    """A test that is marked with a rule; `idle` if it is skipped or expected to fail."""

    rule: str
    place: Place
    node: str
    idle: bool


@dataclass
class Proofs:
    """All marks of all tests, and the marks that cannot be read."""

    marks: list[Proof] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def of(self, rule: str) -> list[Proof]:
        """The tests that really prove a rule."""
        return [proof for proof in self.marks if proof.rule == rule and not proof.idle]


def read_proofs(root: Path) -> Proofs:
    """Read the marks of every test module below tests/."""
    proofs = Proofs()
    for path in sorted((root / "tests").rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        try:
            proofs_in(proofs, name, path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            proofs.faults.append(f"{name}: cannot be read: {error}")
    return proofs


def proofs_in(proofs: Proofs, name: str, text: str) -> None:
    """Add the marks of one test module."""
    if "rule" in text:
        _Reader(proofs, name, ast.parse(text)).read()


class _Reader:
    """One test module, and the names by which it calls the mark."""

    def __init__(self, proofs: Proofs, name: str, tree: ast.Module) -> None:
        self.proofs = proofs
        self.name = name
        self.tree = tree
        self.called = {"pytest.mark.rule", *(f"{module}.rule" for module in MODULES)} | set(_names(tree))

    def read(self) -> None:
        """Add every mark of the module."""
        self._read_block(self.tree.body, self.name, pytestmark(self.tree.body))

    def _read_block(self, body: list[ast.stmt], node: str, marks: list[ast.expr]) -> None:
        for statement in body:
            if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                own = [*marks, *statement.decorator_list, *pytestmark(statement.body)]
                self._read_block(statement.body, f"{node}::{statement.name}", own)
            elif isinstance(statement, Function) and statement.name.startswith("test"):
                self._read_test(statement, f"{node}::{statement.name}", [*marks, *statement.decorator_list])

    def _read_test(self, test: Function, node: str, marks: list[ast.expr]) -> None:
        idle = any(is_idle(mark) for mark in marks) or skips_itself(test)
        for mark in marks:
            for call in ast.walk(mark):
                if isinstance(call, ast.Call) and dotted(call.func) in self.called:
                    self._add(call, node, idle)

    def _add(self, call: ast.Call, node: str, idle: bool) -> None:
        place = Place(self.name, call.lineno)
        if not call.args or call.keywords:
            self.proofs.faults.append(f"{place}: a mark names at least one rule, such as @rule('UND-8.2')")
        for arg in call.args:
            if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                self.proofs.marks.append(Proof(arg.value, place, node, idle))
            else:
                self.proofs.faults.append(f"{place}: the ids of a mark are written out, not computed")


def _names(tree: ast.Module) -> Iterator[str]:
    """What the mark is called in this module by its imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in MODULES:
            yield from (alias.asname or alias.name for alias in node.names if alias.name == "rule")
        elif isinstance(node, ast.ImportFrom) and node.module == "tests":
            yield from (
                f"{alias.asname or alias.name}.rule" for alias in node.names if alias.name == MODULES[0]
            )


def pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    """The marks that a module or a class gives to all its tests."""
    values = [s.value for s in body if isinstance(s, ast.Assign) and dotted(s.targets[0]) == "pytestmark"]
    return [mark for v in values for mark in (v.elts if isinstance(v, ast.List | ast.Tuple) else [v])]


def is_idle(mark: ast.expr) -> bool:
    """Whether a mark skips its test or expects it to fail."""
    name = dotted(mark.func if isinstance(mark, ast.Call) else mark)
    return name.split(".")[-1] in IDLE


def skips_itself(test: Function) -> bool:
    """Whether a statement of the test, under no condition, skips it or gives it up."""
    calls = [s.value for s in test.body if isinstance(s, ast.Expr) and isinstance(s.value, ast.Call)]
    return any(dotted(call.func) in ("pytest.skip", "pytest.xfail") for call in calls)


def dotted(node: ast.expr) -> str:
    """A name with its dots, or nothing for any other expression."""
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""
