"""Oracles beside the engine: sight, moves, retreats, dice and odds of random worlds.

More of them: `python -m bench.sight` and `python -m bench.boards moves`.
"""

import ast
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bocage.grid.hexes import Hexes
from bocage.memoir44.scenarios.build import FIELDS, scenario_of
from bocage.memoir44.sight import SHAPES, lines_of

from tests.independent.comparisons import SUBJECTS, over
from tests.independent.world import deal, staggered

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PAGES = [*sorted(HERE.glob("*_oracle.py")), HERE / "world.py"]
WORLDS = {"sight": (6, 3), "moves": (400, 200), "retreats": (400, 200), "odds": (60, 30)}
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


def test_oracles_import_only_each_other_and_the_standard_library() -> None:
    assert [page.stem for page in PAGES] == [
        "dice_oracle",
        "march_oracle",
        "retreat_oracle",
        "sight_oracle",
        "world",
    ]
    own = {f"tests.independent.{page.stem}" for page in PAGES}
    for page in PAGES:
        foreign = [name for name in imports(page) if name.partition(".")[0] not in sys.stdlib_module_names]
        assert set(foreign) <= own, page.name


def test_no_module_of_the_engine_is_there_once_the_oracles_are() -> None:
    names = ", ".join([f"tests.independent.{page.stem}" for page in PAGES])
    code = f"import sys, {names}; print([name for name in sys.modules if name.startswith('bocage')])"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_lines_are_shared_by_shape_and_not_kept_for_every_shape_there_ever_was() -> None:
    first = Hexes([(0, 3), (1, 2)])
    shared = lines_of(first)
    assert lines_of(Hexes([(0, 3), (1, 2)])) is shared
    for wide in range(SHAPES):
        lines_of(Hexes([(0, wide + 4)]))
    assert lines_of(first) is not shared


def test_battlefields_are_shared_and_not_kept_for_every_map_there_ever_was() -> None:
    dice = random.Random(1)
    first = deal(dice, staggered(3, 3))
    shared = scenario_of(first.facts()).field
    assert scenario_of(first.facts()).field is shared
    for _ in range(FIELDS):
        scenario_of(deal(dice, staggered(4, 3)).facts())
    assert scenario_of(first.facts()).field is not shared


def imports(page: Path) -> list[str]:
    """The modules a page names in its imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(page.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        if isinstance(node, ast.ImportFrom):
            found.append("." * node.level + (node.module or ""))
    return found
