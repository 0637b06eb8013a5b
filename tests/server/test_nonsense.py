"""Messages nobody should send, to a real house: none is accepted, and none brings it down."""

from __future__ import annotations

import asyncio
import logging

import pytest
from websockets.sync.client import connect

from bench.nonsense import Nonsense, Troubles
from tests.server.visitor import OpenHouse, Visitor

UNDAUNTED = {"game": "undaunted", "scenario": "la-raye", "chairs": ["me", "simple"]}
MESSAGES = 1_500


@pytest.mark.parametrize("seed", [1, 2])
def test_nonsense_changes_nothing(quiet_house: OpenHouse, seed: int) -> None:
    troubles = Troubles()
    logging.getLogger().addHandler(troubles)
    try:
        nonsense = Nonsense(quiet_house, seed)
        asyncio.run(nonsense.round(MESSAGES))
    finally:
        logging.getLogger().removeHandler(troubles)
    assert troubles.lines == []
    assert nonsense.counted["looks at a game"] > nonsense.counted["of them during a window"]


@pytest.mark.parametrize("message", ["[" * 60_000, b"\xff\x00", b"{", '{"is":"ping","ref":' + "[" * 9_000])
def test_what_cannot_be_read_is_refused_and_the_socket_stays(
    quiet_house: OpenHouse, message: str | bytes
) -> None:
    ann: Visitor = quiet_house.visitor("Ann")
    table = ann.post("/tables", **UNDAUNTED)["id"]
    where = f"ws://127.0.0.1:{quiet_house.port}/api/v1/tables/{table}/socket?seat=0"
    with connect(where, additional_headers={"Authorization": f"Bearer {ann.token}"}) as socket:
        socket.recv()
        socket.send(message)
        assert '"garbled"' in str(socket.recv())
        socket.send('{"is":"ping","ref":"still-there"}')
        assert "still-there" in str(socket.recv())
