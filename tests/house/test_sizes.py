"""The house's sizes: small functions, short modules, and a docstring to open each module."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

HOUSE = Path(__file__).parents[2] / "src" / "bocage"

MODULE_CEILING = 400
FUNCTION_CEILING = 50
MEDIAN_BELOW = 8
ENOUGH_FOR_A_MEDIAN = 20

# Tables: one entry per card, tile or the like, and no behavior. Exempt from the module ceiling alone.
TABLES: frozenset[str] = frozenset()


def functions(source: str) -> Iterator[tuple[str, int]]:
    """Every function and method of a module, nested ones too: name and lines, decorators aside."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def sources(house: Path = HOUSE) -> dict[str, str]:
    """Every module of the house by its path."""
    return {
        path.relative_to(house).as_posix(): path.read_text("utf-8") for path in sorted(house.rglob("*.py"))
    }


def long_modules(house: dict[str, str], tables: frozenset[str] = TABLES) -> list[str]:
    """Modules over the ceiling, tables aside."""
    lengths = {path: len(source.splitlines()) for path, source in house.items() if path not in tables}
    return [f"{path}: {lines} lines" for path, lines in lengths.items() if lines > MODULE_CEILING]


def long_functions(house: dict[str, str]) -> list[str]:
    """Functions over the ceiling, in tables too."""
    return [
        f"{path} {name}: {lines} lines"
        for path, source in house.items()
        for name, lines in functions(source)
        if lines > FUNCTION_CEILING
    ]


def median_function(house: dict[str, str]) -> float | None:
    """The median length of a function, or None while there are too few to say."""
    lengths = [lines for source in house.values() for _, lines in functions(source)]
    return median(lengths) if len(lengths) >= ENOUGH_FOR_A_MEDIAN else None


def unopened(house: dict[str, str]) -> list[str]:
    """Modules whose first line is not the docstring that says what they are about."""
    return [path for path, source in house.items() if not source.startswith('"""')]


# ------------------------------------------------------------------------------------------ the house


def test_no_module_is_over_the_ceiling() -> None:
    assert long_modules(sources()) == []


def test_no_function_is_over_the_ceiling() -> None:
    assert long_functions(sources()) == []


def test_the_median_function_is_small() -> None:
    found = median_function(sources())
    if found is None:
        pytest.skip(f"fewer than {ENOUGH_FOR_A_MEDIAN} functions so far")
    assert found < MEDIAN_BELOW


def test_every_module_opens_with_its_docstring() -> None:
    assert unopened(sources()) == []


def test_every_listed_table_exists() -> None:
    assert set(sources()) >= TABLES


# --------------------------------------------------------------------------------- the measures themselves


def lines(count: int, indent: str = "") -> str:
    return f"{indent}x = 1\n" * count


def test_a_long_module_is_found_unless_it_is_a_table() -> None:
    house = {"cards.py": lines(MODULE_CEILING + 1), "turn.py": lines(MODULE_CEILING)}
    assert long_modules(house) == ["cards.py: 401 lines"]
    assert long_modules(house, frozenset({"cards.py"})) == []


def test_a_long_function_is_found_wherever_it_stands() -> None:
    at_ceiling = "def short():\n" + lines(FUNCTION_CEILING - 1, "    ")
    nested = "class Turn:\n    async def play(self):\n" + lines(FUNCTION_CEILING, "        ")
    assert long_functions({"turn.py": at_ceiling + nested}) == ["turn.py play: 51 lines"]


def test_the_median_counts_every_function_and_waits_for_enough() -> None:
    short, long = "def f():\n    pass\n", "def g():\n" + lines(9, "    ")
    assert median_function({"turn.py": short * 19}) is None
    assert median_function({"turn.py": short * 10, "model.py": long * 10}) == 6
    assert median_function({"turn.py": short * 5, "model.py": long * 15}) == 10


def test_a_module_without_an_opening_docstring_is_found() -> None:
    assert unopened({"turn.py": "import bocage\n", "model.py": '"""State."""\n'}) == ["turn.py"]
