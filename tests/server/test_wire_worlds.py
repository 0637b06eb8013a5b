"""Two worlds over the wire: all bytes that a seat is sent are the same, and a planted leak is found."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ledger_marks import rule
from tests.properties.worlds import Leak
from tests.server.leaks import LEAKS
from tests.server.pairs import ORDERS, Comparison
from tests.server.twins import Place, twin_houses

PAIRS = 3
MOST = 150


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Place]]:
    with twin_houses(tmp_path_factory.mktemp("twins")) as houses:
        yield houses


@rule("TAB-20")
@pytest.mark.parametrize("table", ORDERS)
def test_nobody_can_tell_two_worlds_apart_by_what_is_sent(places: list[Place], table: str) -> None:
    comparison = Comparison(places, 3)
    comparison.compare(table, PAIRS)
    assert comparison.counted["messages"] > PAIRS * 10


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_planted_in_the_server_is_found(
    places: list[Place], leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, plant = LEAKS[leak]
    plant(monkeypatch)
    with pytest.raises(Leak):
        Comparison(places, 5).compare(table, MOST)
