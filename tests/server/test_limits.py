"""Limits: a bucket each, filled up steadily, bounded in number; the doors tell the seconds to wait."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.sync.client import connect

from bocage.server.limits import USUAL, Budget, Limits
from bocage.server.no import No

from tests.server.visitor import Visitor, opened


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def refused(limits: Limits, who: str = "ann", cost: float = 1) -> str:
    """Take something; give the seconds to wait where it was too much."""
    try:
        limits.take("asking", who, cost)
    except No as no:
        return no.facts["seconds"] if (no.key, no.status) == ("too-much", 429) else no.key
    return ""


def test_a_bucket_is_full_at_first_and_filled_up_steadily() -> None:
    clock = Clock()
    limits = Limits({"asking": Budget(2, 0.5)}, clock)
    assert [refused(limits) for _ in range(4)] == ["", "", "2", "2"]
    clock.now += 1.9
    assert refused(limits) == "1"
    clock.now += 0.2
    assert [refused(limits), refused(limits)] == ["", "2"]
    clock.now += 1e6
    assert [refused(limits) for _ in range(3)] == ["", "", "2"]


def test_everybody_has_a_bucket_for_each_kind() -> None:
    limits = Limits({"asking": Budget(1, 0), "talking": Budget(1, 0)}, Clock())
    assert [refused(limits), refused(limits), refused(limits, "bob")] == ["", "3600", ""]
    limits.take("talking", "ann")


def test_what_costs_more_than_a_bucket_holds_empties_a_full_one() -> None:
    limits = Limits({"asking": Budget(5, 1)}, Clock())
    assert [refused(limits, cost=9), refused(limits, cost=1)] == ["", "5"]


def test_the_buckets_are_bounded_in_number() -> None:
    limits = Limits({"asking": Budget(1, 0)}, Clock(), most_known=10)
    for number in range(1000):
        refused(limits, str(number))
    assert len(limits) == 10
    assert refused(limits, "999") == "3600"


def test_every_usual_limit_lets_something_through_and_recovers() -> None:
    assert all([budget.most >= 10 and budget.each_second > 0 for budget in USUAL.values()])


# At the doors


def test_too_many_guests_from_one_address(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db", limits={"arriving": Budget(2, 0.01)}) as house:
        house.visitor("Anna")
        house.visitor("Berta")
        reply = house.visitor().ask("POST", "/guests", {"name": "Carla"}, Accept_Language="de")
        assert (reply.status, reply.key) == (429, "too-much")
        seconds = reply.json["reason"]["facts"]["seconds"]
        assert reply.headers["retry-after"] == seconds
        assert 90 <= int(seconds) <= 100
        assert "zu viel auf einmal" in reply.json["reason"]["text"]


def test_whoever_tries_tokens_out_stops_nobody_who_is_known(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db", limits={"wrong-token": Budget(3, 0)}) as house:
        anna = house.visitor("Anna")
        anna.get("/me")
        tries = [Visitor(house.port, f"try{number}").ask("GET", "/me").status for number in range(5)]
        assert tries == [401, 401, 401, 429, 429]
        assert anna.ask("GET", "/me").status == 200


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db", limits={"recovering": Budget(2, 0)}) as house:
        nobody = house.visitor()
        assert [nobody.ask("POST", "/recover", {"code": str(n)}).status for n in range(3)] == [401, 401, 429]


@pytest.mark.parametrize("kind", ["asking-from", "asking"])
def test_too_many_requests(tmp_path: Path, kind: str) -> None:
    with opened(tmp_path / "a.db", limits={kind: Budget(12, 0)}) as house:
        anna = house.visitor("Anna")
        statuses = [anna.ask("GET", "/me").status for _ in range(14)]
        assert statuses[:11] == [200] * 11
        assert statuses[-1] == 429


def test_too_many_tables(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db", limits={"opening": Budget(1, 0)}) as house:
        anna = house.visitor("Anna")
        order = {"game": "undaunted", "scenario": "la-raye"}
        assert [anna.ask("POST", "/tables", order).status for _ in range(2)] == [200, 429]


@pytest.mark.parametrize("kind", ["messages", "talking"])
def test_too_many_messages_through_a_socket(tmp_path: Path, kind: str) -> None:
    with opened(tmp_path / "a.db", limits={kind: Budget(3, 0)}) as house:
        anna = house.visitor("Anna")
        order = {"game": "undaunted", "scenario": "la-raye", "chairs": ["me", "open"]}
        table = anna.post("/tables", **order)["id"]
        address = f"ws://127.0.0.1:{house.port}/api/v1/tables/{table}/socket?seat=0"
        with connect(address, additional_headers={"Authorization": f"Bearer {anna.token}"}) as there:
            for number in range(4):
                there.send(json.dumps({"is": "say", "ref": str(number), "text": "x"}))
            keys = []
            while "too-much" not in keys:
                message = json.loads(there.recv(20))
                keys += [message["reason"]["key"]] if "reason" in message else []
        assert keys == ["not-begun"] * 3 + ["too-much"]
        text = anna.ask("GET", "/metrics").body.decode()
        refused = 3 if kind == "messages" else 4
        assert f'bocage_messages_total{{kind="say",outcome="refused"}} {refused}\n' in text


def test_nobody_gets_more_by_naming_another_address(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db", limits={"arriving": Budget(1, 0)}) as house:
        guests = [Visitor(house.port, headers={"X-Forwarded-For": f"203.0.113.{n}"}) for n in range(3)]
        assert [each.ask("POST", "/guests", {"name": "A"}).status for each in guests] == [200, 429, 429]


def test_behind_a_proxy_everybody_has_an_address(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db", limits={"arriving": Budget(1, 0)}, proxies="127.0.0.1") as house:
        addresses = [
            "203.0.113.1",
            "203.0.113.1",
            "203.0.113.2",
            "2001:db8::1",
            "2001:db8::2",
            "2001:db8:0:1::1",
        ]
        guests = [Visitor(house.port, headers={"X-Forwarded-For": address}) for address in addresses]
        statuses = [each.ask("POST", "/guests", {"name": "A"}).status for each in guests]
        assert statuses == [200, 429, 200, 200, 429, 200]
