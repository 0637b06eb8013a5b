"""What all tests share: `pytest --rule UND-8.2` runs only the tests that prove a rule."""

import pytest
from hypothesis import settings

from tests.ledger_marks import proving

# The same few examples in every run: what a run finds, the next one finds again.
settings.register_profile("bocage", derandomize=True, deadline=None, max_examples=40)
settings.load_profile("bocage")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take `--rule ID`, any number of times."""
    parser.addoption("--rule", action="append", metavar="ID", help="run only tests marked with this rule")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of other rules, if rules were named."""
    ids = config.getoption("--rule")
    if ids:
        kept = proving(items, ids)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
