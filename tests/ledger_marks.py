"""The mark by which a test says which rules it proves: `@rule("UND-8.2", "UND-A9")`."""

from __future__ import annotations

from collections.abc import Sequence

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules that it proves; the ledger reads the ids as they are written."""
    if not ids:
        raise TypeError("a mark names at least one rule, such as @rule('UND-8.2')")
    return pytest.mark.rule(*ids)


def proving(items: Sequence[pytest.Item], ids: Sequence[str]) -> list[pytest.Item]:
    """The tests that are marked with any of some rules."""
    return [item for item in items if any(set(mark.args) & set(ids) for mark in item.iter_markers("rule"))]
