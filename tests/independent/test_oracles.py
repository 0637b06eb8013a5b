"""Oracles beside the engine: sight, moves, retreats, dice and odds of random worlds.

More of them: `python -m bench.sight` and `python -m bench.boards moves`.
"""

import ast
from pathlib import Path

import pytest

from tests.independent.comparisons import SUBJECTS, over

HERE = Path(__file__).parent
WORLDS = {"sight": (15, 5), "moves": (1500, 500), "retreats": (1000, 500), "odds": (150, 50)}
"""How many worlds of a subject, and how many in one test."""


def chunks() -> list[tuple[str, range]]:
    """The worlds in parts that run side by side."""
    return [
        (subject, range(first, first + part))
        for subject, (count, part) in WORLDS.items()
        for first in range(0, count, part)
    ]


@pytest.mark.parametrize(("subject", "seeds"), chunks(), ids=str)
def test_engine_and_oracle_agree(subject: str, seeds: range) -> None:
    report = over(subject, seeds)
    assert report.compared > 1000
    assert not report.faults, "\n".join(report.faults[:20])


def test_every_subject_is_compared() -> None:
    assert set(WORLDS) == set(SUBJECTS)


def test_oracles_import_nothing_of_the_engine() -> None:
    pages = [*HERE.glob("*_oracle.py"), HERE / "world.py"]
    assert len(pages) == 5
    for page in pages:
        imported = imports(page)
        assert not [name for name in imported if name.startswith("bocage")], page.name
        own = {name.rpartition(".")[2] for name in imported if name.startswith("tests.independent")}
        assert own <= {other.stem for other in pages}, page.name


def imports(page: Path) -> list[str]:
    """The modules a page names in its imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(page.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        if isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return found
