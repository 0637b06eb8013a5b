"""What the tests of the server share: a house that is open, with an opponent to think and without one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.visitor import OpenHouse, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """Open a house with an opponent, one for all tests of a module; it closes as on a signal."""
    with opened(tmp_path_factory.mktemp("house") / "house.db", workers=1) as open_house:
        yield open_house


@pytest.fixture(scope="module")
def quiet_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """Open a house in which nobody thinks, one for all tests of a module."""
    with opened(tmp_path_factory.mktemp("quiet") / "house.db") as open_house:
        yield open_house
