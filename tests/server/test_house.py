"""The house itself: whether it is well, what it counts, what is on its shelf, and how it shuts."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bocage.catalogue import GAMES
from bocage.kernel.refusal import Refusal
from bocage.server.acting import Refusing
from bocage.server.doors.door import Answer, Door, Visit
from bocage.server.doors.serving import socket_route
from bocage.server.metrics import SECONDS, Metrics
from bocage.server.store import StoreBusy, StoreError, StoreFull

from tests.server.visitor import OpenHouse, Visitor, opened


def test_a_house_with_its_opponents_is_well(house: OpenHouse) -> None:
    health = house.visitor().get("/health")
    assert (health["alive"], health["writable"], health["workers"]) == (True, True, 1)


def test_the_shelf_holds_every_game(quiet_house: OpenHouse) -> None:
    shelf = quiet_house.visitor().get("/shelf")
    assert [box["game"] for box in shelf["boxes"]] == [*GAMES]
    for box in shelf["boxes"]:
        assert [battle["name"] for battle in box["battles"]] == GAMES[box["game"]].scenarios
    assert shelf["players"] == ["simple", "random"]


# Metrics


def test_the_metrics_can_be_read_by_prometheus(quiet_house: OpenHouse) -> None:
    quiet_house.visitor("Anna").ask("GET", "/nowhere")
    reply = quiet_house.visitor().ask("GET", "/metrics")
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    line = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[0-9.e+]+')
    lines = [each for each in reply.body.decode().splitlines() if not each.startswith("# ")]
    assert [each for each in lines if not line.fullmatch(each)] == []
    names = {each.partition(" ")[0].partition("{")[0] for each in lines}
    assert {"bocage_requests_total", "bocage_request_seconds_bucket", "bocage_crew_workers"} <= names
    assert {"bocage_store_groups_total", "bocage_store_wishes_total"} <= names
    assert {"bocage_rooms_awake", "bocage_games_in_memory", "bocage_sockets"} <= names
    assert any([each.startswith('bocage_requests_total{status="404"}') for each in lines])


def test_a_histogram_counts_every_bucket_with_those_before_it() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.005, 0.02, 99.0):
        metrics.time("x", "About x.", seconds)
    metrics.count("y", "About y.")
    metrics.count("y", "About y.", 2)
    metrics.look("z_", "About z.", lambda: {"now": 1.5})
    text = metrics.text()
    assert 'x_bucket{le="0.005"} 2\n' in text
    assert f'x_bucket{{le="{SECONDS[-1]}"}} 3\n' in text
    assert 'x_bucket{le="+Inf"} 4\n' in text
    assert "x_count 4\n" in text
    assert "# TYPE y counter\ny 3\n" in text
    assert "# TYPE z_now gauge\nz_now 1.5\n" in text


def test_metrics_are_for_this_machine(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db", proxies="127.0.0.1") as house:
        reply = Visitor(house.port).ask("GET", "/metrics", X_Forwarded_For="203.0.113.9")
        assert (reply.status, reply.key) == (403, "metrics-not-shown")
    with opened(tmp_path / "a.db", proxies="127.0.0.1", shows_metrics=True) as house:
        assert Visitor(house.port).ask("GET", "/metrics", X_Forwarded_For="203.0.113.9").status == 200


# Trouble with the disk


@pytest.mark.parametrize(
    ("error", "key"),
    [(StoreFull(), "disk-full"), (StoreBusy(), "store-busy"), (StoreError(), "not-kept")],
)
def test_what_is_not_kept_is_told(tmp_path: Path, error: StoreError, key: str) -> None:
    async def fail(_: Visit) -> Answer:
        raise error

    doors = [Door("POST", "/fail", "fail", "Fail.", fail, for_anybody=True)]
    with opened(tmp_path / "a.db", doors=doors) as house:
        reply = Visitor(house.port).ask("POST", "/fail")
        assert (reply.status, reply.key) == (503, key)


def test_what_a_game_refuses_at_a_door_is_told_with_its_rule(tmp_path: Path) -> None:
    async def fail(_: Visit) -> Answer:
        raise Refusing(Refusal("game-over", "TAB-1", {}))

    doors = [Door("POST", "/fail", "fail", "Fail.", fail, for_anybody=True)]
    with opened(tmp_path / "a.db", doors=doors) as house:
        reply = Visitor(house.port).ask("POST", "/fail", Accept_Language="de")
        assert (reply.status, reply.key, reply.json["reason"]["rule"]) == (409, "game-over", "TAB-1")
        assert reply.json["reason"]["text"].endswith("[TAB-1]")


def test_a_socket_that_cannot_be_looked_up_is_told_why(tmp_path: Path) -> None:
    async def fail(*_: Any) -> None:
        raise StoreFull

    more = [socket_route("/fail", fail)]
    with opened(tmp_path / "a.db", more=more) as house, pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{house.port}/api/v1/fail")
    assert refused.value.response.status_code == 503
    assert json.loads(refused.value.response.body)["reason"]["key"] == "disk-full"


# The end


def test_when_the_house_shuts_everybody_is_told_and_comes_back_to_what_was(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with opened(tmp_path / "a.db") as house:
            anna = house.visitor("Anna")
            table = anna.post("/tables", game="undaunted", scenario="la-raye", chairs=["me"])["id"]
            address = f"ws://127.0.0.1:{house.port}/api/v1/tables/{table}/socket?seat=0&lang=de"
            headers = {"Authorization": f"Bearer {anna.token}"}
            there = stack.enter_context(connect(address, additional_headers=headers))
            there.recv(20)
        *_, message, closed = told(there)
    assert message["is"] == "closing"
    assert message["reason"]["key"] == "closing"
    assert message["reason"]["text"].startswith("Der Server schließt")
    assert message.get("again", True)
    assert closed == {"code": 1012}
    with opened(tmp_path / "a.db") as house:
        assert Visitor(house.port, anna.token).get(f"/tables/{table}")["mine"] == [0]


def told(there: ClientConnection) -> list[dict[str, Any]]:
    """Read everything that a socket is told, and with which code it is closed."""
    messages = []
    try:
        while True:
            messages.append(json.loads(there.recv(20)))
    except ConnectionClosed as closed:
        return [*messages, {"code": closed.rcvd.code if closed.rcvd is not None else 0}]


def test_the_houses_time_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def seconds() -> float:
        with opened(tmp_path / "a.db") as house:
            text = house.visitor().ask("GET", "/metrics").body.decode()
            return float(text.partition("\nbocage_seconds_open ")[2].split()[0])

    first = seconds()
    assert seconds() > first > 0
