"""The guard: foreign pages, unknown names, long bodies, headers on everything, a log without secrets."""

from __future__ import annotations

import io
import json
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bocage.server.app import DOORS
from bocage.server.doors.door import Answer, Door, Visit
from bocage.server.guard import HEADERS
from bocage.server.journal import JsonLines

from tests.server.visitor import OpenHouse, Visitor, call, opened


def browser(house: OpenHouse, origin: str = "", **headers: str) -> Visitor:
    """Have a page call; without an origin it is a page of the house."""
    own = f"http://127.0.0.1:{house.port}"
    return Visitor(house.port, headers={"Origin": origin or own, **headers})


def cookie_of(house: OpenHouse) -> str:
    """Come in as browsers do."""
    reply = browser(house).ask("POST", "/guests", {"name": "Anna"})
    assert reply.json["token"] == ""
    return reply.headers["set-cookie"].partition(";")[0]


# Cookies


def test_a_browser_gets_a_cookie_that_no_script_can_read(quiet_house: OpenHouse) -> None:
    reply = browser(quiet_house).ask("POST", "/guests", {"name": "Anna"})
    name, *rest = reply.headers["set-cookie"].split("; ")
    assert name.startswith("bocage_session=")
    assert {each.lower() for each in rest} == {"httponly", "max-age=34560000", "path=/", "samesite=strict"}
    cookie = {"Cookie": name}
    assert browser(quiet_house, **cookie).get("/me")["name"] == "Anna"
    gone = browser(quiet_house, **cookie).ask("DELETE", "/me/session")
    assert gone.headers["set-cookie"].startswith('bocage_session=""; HttpOnly; Max-Age=0')


def test_by_https_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db", is_https=True) as house:
        reply = browser(house, f"https://127.0.0.1:{house.port}").ask("POST", "/guests", {"name": "Anna"})
        assert "secure" in reply.headers["set-cookie"].lower()
        assert reply.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize(
    "cookie", ["bocage_session=forged", "bocage_session=", "bocage_session", "x=\x01;;=", "é=1"]
)
def test_a_forged_cookie_opens_nothing_and_is_forgotten(quiet_house: OpenHouse, cookie: str) -> None:
    reply = browser(quiet_house, Cookie=cookie).ask("GET", "/me")
    assert reply.status == 401
    assert ("set-cookie" in reply.headers) == (cookie == "bocage_session=forged")


def test_a_worthless_cookie_stops_nobody_from_coming_in(quiet_house: OpenHouse) -> None:
    reply = browser(quiet_house, Cookie="bocage_session=forged").ask("POST", "/guests", {"name": "Anna"})
    assert reply.status == 200


# Origins

FOREIGN: list[dict[str, str]] = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "https://127.0.0.1:{port}"},
    {"Origin": "http://127.0.0.1:{port}.evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {},
]


def filled(headers: dict[str, str], house: OpenHouse) -> dict[str, str]:
    return {name: value.replace("{port}", str(house.port)) for name, value in headers.items()}


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_foreign_page_changes_nothing_with_the_cookie(
    quiet_house: OpenHouse, headers: dict[str, str]
) -> None:
    given = {**filled(headers, quiet_house), "Cookie": cookie_of(quiet_house)}
    reply = Visitor(quiet_house.port, headers=given).ask("POST", "/me/name", {"name": "Evil"})
    assert (reply.status, reply.key) == (403, "foreign-origin")


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_foreign_page_opens_no_socket(quiet_house: OpenHouse, headers: dict[str, str]) -> None:
    given = {**filled(headers, quiet_house), "Cookie": cookie_of(quiet_house)}
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{quiet_house.port}/api/v1/tables/x/socket", additional_headers=given)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["reason"]["key"] == "foreign-origin"


def test_the_houses_own_page_and_pages_it_trusts_may(tmp_path: Path) -> None:
    with opened(tmp_path / "a.db", origins=("https://play.example/",)) as house:
        cookie = cookie_of(house)
        for headers in (
            {"Origin": f"http://127.0.0.1:{house.port}"},
            {"Origin": "https://play.example", "Sec-Fetch-Site": "cross-site"},
            {"Origin": "null", "Sec-Fetch-Site": "same-origin"},
            {"Sec-Fetch-Site": "same-origin"},
        ):
            visitor = Visitor(house.port, headers={**headers, "Cookie": cookie})
            assert visitor.post("/me/name", name="Anna")["name"] == "Anna"


def test_a_page_of_the_house_opens_a_socket_with_its_cookie(quiet_house: OpenHouse) -> None:
    cookie = cookie_of(quiet_house)
    table = browser(quiet_house, Cookie=cookie).post(
        "/tables", game="undaunted", scenario="la-raye", chairs=["me"], guests=False
    )["id"]
    headers = {"Origin": f"http://127.0.0.1:{quiet_house.port}", "Cookie": cookie}
    address = f"ws://127.0.0.1:{quiet_house.port}/api/v1/tables/{table}/socket?seat=0"
    with connect(address, additional_headers=headers) as there:
        assert json.loads(there.recv(20))["is"] == "seated"


def test_programs_need_no_origin(quiet_house: OpenHouse) -> None:
    assert quiet_house.visitor("Anna").post("/me/name", name="Berta")["name"] == "Berta"


# Names of the house


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "[::1", "a@evil.example:80"])
def test_a_name_the_house_does_not_have(quiet_house: OpenHouse, host: str) -> None:
    reply = Visitor(quiet_house.port).ask("GET", "/health", Host=host)
    assert (reply.status, reply.key) == (400, "unknown-host")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:1", "192.168.0.7:8044", "[::1]:8044", "bocage.test"]
)
def test_names_and_numbers_of_the_house(tmp_path: Path, host: str) -> None:
    with opened(tmp_path / "a.db", names=("bocage.test",)) as house:
        assert Visitor(house.port).ask("GET", "/health", Host=host).status == 200


# What is brought


def test_a_body_that_is_too_long_is_refused_before_it_is_read(quiet_house: OpenHouse) -> None:
    head = "POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n"
    assert "413" in raw(quiet_house, head.encode())


def test_a_body_of_unknown_length_is_read_as_far_as_allowed(quiet_house: OpenHouse) -> None:
    head = (
        b"POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\n"
        b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    answer = raw(quiet_house, head + (b"8000\r\n" + b" " * 0x8000 + b"\r\n") * 3)
    assert "413" in answer.split("\r\n")[0]
    assert "too-long" in answer


def raw(house: OpenHouse, request: bytes) -> str:
    """Send what no client would, and read what comes."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as there:
        there.sendall(request)
        return b"".join(iter(lambda: there.recv(8192), b"")).decode()


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "not-json"),
        (b"{", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b'{"name": ' + b"[" * 60_000, "unfit-message"),
        (b"[]", "unfit-message"),
        (b'{"name": 1}', "unfit-message"),
        (b'{"name": "Anna", "is_admin": true}', "unfit-message"),
        (b"{}", "unfit-message"),
    ],
)
def test_only_what_a_door_takes_is_taken(quiet_house: OpenHouse, body: bytes, key: str) -> None:
    assert Visitor(quiet_house.port).ask("POST", "/guests", body).key == key


def test_the_field_that_does_not_fit_is_named(quiet_house: OpenHouse) -> None:
    reply = Visitor(quiet_house.port).ask("POST", "/guests", {"name": 1})
    assert (reply.status, reply.json["reason"]["facts"]["where"]) == (422, "$.name")


def test_a_form_is_not_taken(quiet_house: OpenHouse) -> None:
    reply = Visitor(quiet_house.port).ask("POST", "/guests", {"name": "Anna"}, Content_Type="text/plain")
    assert (reply.status, reply.key) == (415, "json-only")


# Headers

ASKED: list[tuple[str, str]] = [
    ("GET", "/api/v1/health"),
    ("GET", "/api/v1/me"),
    ("GET", "/api/v1/nowhere"),
    ("GET", "/"),
    ("GET", "//evil.example/.."),
    ("PUT", "/api/v1/me"),
    ("OPTIONS", "/api/v1/me"),
    ("HEAD", "/api/v1/health"),
    ("POST", "/api/v1/guests"),
]


@pytest.mark.parametrize(("method", "path"), ASKED)
def test_every_answer_has_the_headers(quiet_house: OpenHouse, method: str, path: str) -> None:
    reply = call(quiet_house.port, method, path, None, {})
    assert {name: reply.headers.get(name.lower()) for name in HEADERS} == HEADERS
    assert "unsafe" not in reply.headers["content-security-policy"]
    assert len(reply.headers["x-request-id"]) == 12
    assert ("no-store" in reply.headers.get("cache-control", "")) == path.startswith("/api/")
    assert "server" not in reply.headers


def test_an_address_tells_how_it_can_be_asked(quiet_house: OpenHouse) -> None:
    reply = Visitor(quiet_house.port).ask("PATCH", "/me/hook")
    assert (reply.status, reply.key, reply.headers["allow"]) == (405, "no-such-method", "PUT, GET, DELETE")


@pytest.mark.parametrize(
    ("path", "accepted", "start"),
    [
        ("/me", "de", "Noch weiß"),
        ("/me", "fr, nl;q=0.8, de;q=0.2", "Nog niemand"),
        ("/me?lang=nl", "de", "Nog niemand"),
        ("/me?lang=xx", "de-AT", "Noch weiß"),
        ("/me", "de;q=0, en", "Nobody"),
        ("/me", ";q=x,,", "Nobody"),
    ],
)
def test_it_answers_in_the_language_of_whoever_asks(
    quiet_house: OpenHouse, path: str, accepted: str, start: str
) -> None:
    reply = Visitor(quiet_house.port).ask("GET", path, Accept_Language=accepted)
    assert reply.json["reason"]["text"].startswith(start)


# What goes wrong, and what is written down


async def broken(_: Visit) -> Answer:
    raise RuntimeError("the inside of the house")


BROKEN = Door("GET", "/broken", "broken", "Break.", broken, for_anybody=True)


@contextmanager
def journal(form: logging.Formatter | None = None) -> Iterator[io.StringIO]:
    """Read everything that anybody logs."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(form)
    handler.addFilter(lambda record: record.name != "websockets.client")  # that is the tests' own
    root, ours = logging.getLogger(), logging.getLogger("bocage")
    levels = root.level, ours.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    ours.setLevel(logging.DEBUG)
    try:
        yield text
    finally:
        root.removeHandler(handler)
        root.setLevel(levels[0])
        ours.setLevel(levels[1])


def test_what_breaks_inside_is_told_with_a_number_and_nothing_else(tmp_path: Path) -> None:
    with journal() as text, opened(tmp_path / "a.db", doors=[BROKEN]) as house:
        reply = Visitor(house.port).ask("GET", "/broken")
        assert (reply.status, reply.key) == (500, "broken")
        assert b"inside" not in reply.body
        assert b"Traceback" not in reply.body
        id = reply.json["reason"]["facts"]["id"]
        assert reply.headers["x-request-id"] == id
    assert f"{id} broke" in text.getvalue()
    assert "the inside of the house" in text.getvalue()


def test_no_secret_is_ever_in_the_log_or_in_the_file(tmp_path: Path) -> None:
    with journal() as text, opened(tmp_path / "a.db", doors=[*DOORS, BROKEN]) as house:
        anna = house.visitor("Anna")
        code = anna.post("/me/recovery")["code"]
        again = anna.post("/recover", code=code)["token"]
        cookie = cookie_of(house)
        hook = anna.sure(anna.ask("PUT", "/me/hook", {"url": "https://example.org/hook"}))["secret"]
        table = anna.post("/tables", game="undaunted", scenario="la-raye", chairs=["me"])["id"]
        seal = anna.post(f"/tables/{table}/invitation", seat=1)["token"]
        query = "in-the-query"
        anna.ask("GET", f"/me?token={query}")
        anna.ask("GET", "/broken")
        browser(house, Cookie=cookie).ask("POST", "/recover", {"code": code[:-1]})
        headers = {"Authorization": f"Bearer {anna.token}"}
        address = f"ws://127.0.0.1:{house.port}/api/v1/tables/{table}/socket?seat=0&token={query}"
        with connect(address, additional_headers=headers) as there:
            there.recv(20)
    kept = b"".join([path.read_bytes() for path in tmp_path.iterdir()])
    secrets = {anna.token, again, cookie.partition("=")[2], code, seal}
    written = text.getvalue()
    assert [each for each in {*secrets, hook, query} if each in written] == []
    assert [each for each in secrets if each.encode() in kept] == []
    assert f"/api/v1/tables/{table}/socket 101" in written


def test_the_log_can_be_lines_of_json(tmp_path: Path) -> None:
    with journal(JsonLines()) as text, opened(tmp_path / "a.db", doors=[BROKEN]) as house:
        Visitor(house.port).ask("GET", "/broken%0A?x=y")
        Visitor(house.port).ask("GET", "/broken")
    lines: list[Any] = [json.loads(line) for line in text.getvalue().splitlines()]
    calls = [line for line in lines if line["of"] == "bocage.requests" and "status" in line]
    assert [(each["method"], each["status"]) for each in calls] == [("GET", 500)] * 2
    assert [each["path"] for each in calls] == ["/api/v1/broken?", "/api/v1/broken"]
    assert [line for line in lines if "RuntimeError" in line.get("trouble", "")]
