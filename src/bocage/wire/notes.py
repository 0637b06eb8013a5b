"""What the source says about messages and their fields, for those who read a description of them."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache

from msgspec import Struct


def note_on(cls: type) -> str:
    """Give the docstring of a message."""
    return inspect.cleandoc(cls.__doc__ or "")


def notes_in(cls: type) -> dict[str, str]:
    """Give the notes below the fields of a message, those of its bases among them."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if issubclass(base, Struct) and base is not Struct:
            found |= _own_notes(base)
    return found


@cache
def _own_notes(cls: type) -> dict[str, str]:
    classes = _classes(cls.__module__)
    return dict(_noted(classes[cls.__qualname__])) if cls.__qualname__ in classes else {}


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def _noted(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Find the fields with a note right below."""
    for field, below in zip(node.body, node.body[1:], strict=False):
        if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
            continue
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            yield field.target.id, inspect.cleandoc(str(below.value.value))
