"""Notices reach those whose turn it is, once, and nobody can make the house knock where it should not."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from bocage.server.addresses import Barred, doorsteps, is_open, is_public, target_of
from bocage.server.knocking import Knock, Unheard, knock, signature
from bocage.server.notices import MUTED_AFTER, Postman, Terms, is_muted
from bocage.server.store import DropHook, HookRow, NoticeRow, PutHook, PutNotice, PutTable, Store

from tests.server.rows import furnish, opened, table
from tests.server.visitor import opened as house_opened

LOOPBACK = (ipaddress.ip_network("127.0.0.0/8"),)
TERMS = Terms(
    link=lambda id: f"https://example.org/tables/{id}", allowed=LOOPBACK, waits=(15.0, 120.0), patience=1.0
)


class Ears(ThreadingHTTPServer):
    """Hears notices; what it answers depends on the path."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Ear)
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.down = False
        self.gate = threading.Event()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{path}"


class Ear(BaseHTTPRequestHandler):
    """Answers one notice."""

    server: Ears

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append((self.path, dict(self.headers.items()), body))
        if self.path == "/slow":
            self.server.gate.wait(10)
        if self.path == "/drip":
            self._drip()
        elif self.path == "/away":
            self._answer(302, self.server.url("/"))
        else:
            self._answer(500 if self.server.down else 204)

    def _answer(self, status: int, to: str = "") -> None:
        self.send_response(status)
        if to:
            self.send_header("Location", to)
        self.end_headers()

    def _drip(self) -> None:
        """Answer without ever coming to an end."""
        try:
            self.wfile.write(b"HTTP/1.1 200 OK\r\n")
            while not self.server.gate.wait(0.05):
                self.wfile.write(b"X")
        except OSError:
            pass

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def ears() -> Iterator[Ears]:
    server = Ears()
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    yield server
    server.gate.set()
    server.shutdown()
    thread.join()
    server.server_close()


class Scene:
    """A store with hooks and notices in it, a postman, and a clock of its own."""

    def __init__(self, store: Store, terms: Terms = TERMS) -> None:
        self.store = store
        self.clock = 100.0
        self.postman = Postman(store, terms, lambda: self.clock)

    async def call(self, url: str, person: str = "ann", table: str = "t1", id: str = "n1") -> None:
        """Have a notice for somebody who is told at an address."""
        if await self.store.hook(person) is None:
            await self.store.keep(PutHook(HookRow(person, url, f"secret of {person}")))
        body = json.dumps({"table": table, "title": "Würfel", "seat": 1})
        await self.store.keep(PutNotice(NoticeRow(id, person, table, body, self.clock)))

    async def round(self, later: float = 0.0) -> None:
        """Let the postman go once, and wait until he is back."""
        self.clock += later
        await self.postman.bring_due()
        await asyncio.gather(*self.postman._under_way.values())

    async def left(self) -> list[NoticeRow]:
        return await self.store.notices(1e12, 99)

    async def hook(self, person: str = "ann") -> HookRow:
        found = await self.store.hook(person)
        assert found is not None
        return found


def play(folder: Path, scene: Callable[[Scene], Awaitable[None]], terms: Terms = TERMS) -> None:
    """Play a scene in a fresh store with two people."""

    async def run() -> None:
        async with opened(folder / "a.db") as store:
            await furnish(store)
            stage = Scene(store, terms)
            await scene(stage)
            await stage.postman.close()

    asyncio.run(run())


def test_a_notice_is_brought_once_and_signed(ears: Ears, tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        await stage.call(ears.url("/hook?a=b"))
        await stage.round()
        await stage.round()
        assert await stage.left() == []

    play(tmp_path, scene)
    ((path, headers, body),) = ears.heard
    told = {"what": "your-turn", "notice": "n1", "table": "t1", "title": "Würfel", "seat": 1}
    assert (path, json.loads(body)) == ("/hook?a=b", {**told, "link": "https://example.org/tables/t1"})
    proof = hmac.new(b"secret of ann", body, hashlib.sha256).hexdigest()
    assert (headers["Bocage-Signature"], headers["Bocage-Notice"]) == (f"sha256={proof}", "n1")
    assert headers["Host"] == f"127.0.0.1:{ears.server_address[1]}"


def test_what_fails_is_tried_twice_more_with_growing_waits(ears: Ears, tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        ears.down = True
        await stage.call(ears.url("/hook"))
        for later, heard in ((0, 1), (14, 1), (1, 2), (119, 2), (1, 3), (10_000, 3)):
            await stage.round(later)
            assert len(ears.heard) == heard
        assert await stage.left() == []
        assert await stage.hook() == HookRow("ann", ears.url("/hook"), "secret of ann", 1, "status-500")

    play(tmp_path, scene)


def test_what_is_taken_at_last_counts_as_no_failure(ears: Ears, tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        await stage.call(ears.url("/hook"))
        await stage.store.keep(PutHook(replace(await stage.hook(), failures=3, trouble="no-answer")))
        ears.down = True
        await stage.round()
        ears.down = False
        await stage.round(15)
        assert (await stage.left(), len(ears.heard)) == ([], 2)
        assert ((await stage.hook()).failures, (await stage.hook()).trouble) == (0, "")

    play(tmp_path, scene)


def test_a_hook_that_fails_too_often_is_muted_until_it_is_set_again(ears: Ears, tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        ears.down = True
        for number in range(MUTED_AFTER + 3):
            await stage.call(ears.url("/hook"), id=f"n{number}")
            await stage.round()
        assert is_muted(await stage.hook())
        assert (len(ears.heard), await stage.left()) == (MUTED_AFTER, [])
        await stage.store.keep(PutHook(HookRow("ann", ears.url("/hook"), "new")))
        await stage.call(ears.url("/hook"))
        await stage.round()
        assert len(ears.heard) == MUTED_AFTER + 1

    play(tmp_path, scene, replace(TERMS, waits=()))


def test_a_hook_that_was_set_again_meanwhile_is_not_blamed(ears: Ears, tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        await stage.call(ears.url("/slow"))
        await stage.postman.bring_due()
        fresh = HookRow("ann", ears.url("/hook"), "new")
        await stage.store.keep(PutHook(fresh))
        await asyncio.gather(*stage.postman._under_way.values())
        assert await stage.hook() == fresh

    play(tmp_path, scene, replace(TERMS, waits=(), patience=0.2))


def test_a_newer_notice_outlives_the_one_that_is_on_its_way(ears: Ears, tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        await stage.call(ears.url("/slow"))
        await stage.postman.bring_due()
        await stage.call(ears.url("/slow"), id="n2")
        ears.gate.set()
        await asyncio.gather(*stage.postman._under_way.values())
        assert [row.id for row in await stage.left()] == ["n2"]

    play(tmp_path, scene)


def test_without_a_hook_there_is_nothing_to_bring(tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        await stage.call("http://127.0.0.1:9/hook")
        await stage.store.keep(DropHook("ann"))
        await stage.store.keep(PutNotice(NoticeRow("n2", "ann", "t1", "{}", 0.0)))
        await stage.round()
        assert await stage.left() == []

    play(tmp_path, scene)


def test_a_slow_server_does_not_hold_up_others(ears: Ears, tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        await stage.store.keep(PutTable(table("t2"), ()))
        await stage.call(ears.url("/slow"), id="n1")
        await stage.call(ears.url("/slow"), table="t2", id="n2")
        await stage.call(ears.url("/hook"), person="bob", id="n3")
        await stage.postman.bring_due()
        await asyncio.wait_for(stage.postman._under_way["bob"], 5)
        await stage.postman.bring_due()
        assert list(stage.postman._under_way) == ["ann"]
        assert {row.id for row in await stage.left()} == {"n1", "n2"}
        ears.gate.set()

    play(tmp_path, scene, replace(TERMS, at_once=2, patience=8.0))


def test_the_postman_works_by_himself(ears: Ears, tmp_path: Path) -> None:
    async def scene(stage: Scene) -> None:
        working = asyncio.create_task(stage.postman.work())
        await stage.call(ears.url("/hook"))
        while await stage.left():
            await asyncio.sleep(0.01)
        working.cancel()
        assert stage.postman.facts == {"notices_sent": 1, "notices_failed": 0}

    play(tmp_path, scene, replace(TERMS, every=0.01))


# Knocking


def unheard(url: str, **more: Any) -> str:
    """Knock, and tell why nobody took it."""
    with pytest.raises(Unheard) as caught:
        knock(Knock(url, "s", "n1", b"{}"), **more)
    return str(caught.value)


def test_a_redirect_is_not_followed(ears: Ears) -> None:
    assert unheard(ears.url("/away"), allowed=LOOPBACK) == "status-302"
    assert [path for path, _, _ in ears.heard] == ["/away"]


def test_an_answer_that_never_ends_is_cut_short(ears: Ears) -> None:
    began = time.monotonic()
    assert unheard(ears.url("/drip"), allowed=LOOPBACK, patience=0.3) == "too-slow"
    assert time.monotonic() - began < 3


def test_silence_is_too_slow(ears: Ears) -> None:
    assert unheard(ears.url("/slow"), allowed=LOOPBACK, patience=0.2) == "too-slow"


def test_nobody_there_is_no_answer(ears: Ears) -> None:
    port = ears.server_address[1]
    assert unheard("http://no-such-name.invalid/", allowed=LOOPBACK) == "no-answer"
    assert unheard(f"https://127.0.0.1:{port}/", allowed=LOOPBACK, patience=1.0) == "no-answer"


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://2130706433/"]
)
def test_nobody_knocks_inside(url: str) -> None:
    assert unheard(url) in ("address-not-allowed", "no-answer")


@pytest.mark.parametrize(
    "url", ["ftp://example.org/", "http://a:b@example.org/", "http:///x", "http://a:99999/", "x"]
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(Barred):
        target_of(url)


def test_all_addresses_of_a_name_must_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(0, 0, 0, "", ("93.184.215.14", 80)), (0, 0, 0, "", ("10.0.0.1", 80))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: found)
    with pytest.raises(Barred):
        doorsteps(target_of("http://two-faced.example/"))
    found.pop()
    assert doorsteps(target_of("http://two-faced.example/")) == ["93.184.215.14"]


PRIVATE = (
    "0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.168.1.1 192.0.2.1 198.18.0.1"
    " 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 fe80::1 fc00::1 fec0::1"
    " ff02::1 64:ff9b::7f00:1 2002:7f00:1:: 2002:a00:1:: 2001:0:7f00:1:: 2001:db8::1"
)


@pytest.mark.parametrize("address", PRIVATE.split())
def test_private_addresses_are_not_open(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    assert not is_open(ipaddress.ip_address(address), 443)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_public_addresses_are_open_on_the_ports_of_the_web(address: str) -> None:
    found = ipaddress.ip_address(address)
    assert [is_open(found, port) for port in (80, 443, 22, 8080)] == [True, True, False, False]


def test_a_host_may_allow_networks() -> None:
    inside = ipaddress.ip_address("10.1.2.3")
    assert is_open(inside, 8080, (ipaddress.ip_network("10.0.0.0/8"),))
    assert not is_open(inside, 8080, (ipaddress.ip_network("fd00::/8"),))


def test_a_house_tells_whoever_is_away_that_it_is_their_turn(ears: Ears, tmp_path: Path) -> None:
    with house_opened(tmp_path / "house.db", hook_networks=("127.0.0.0/8",)) as house:
        ann, ben = house.visitor("Ann"), house.visitor("Ben")
        secret = ann.sure(ann.ask("PUT", "/me/hook", {"url": ears.url("/hook")}))["secret"]
        order = {"game": "undaunted", "scenario": "la-raye", "chairs": ["me"], "pace": "by-the-day"}
        table = ann.post("/tables", **order, title="Tonight")["id"]
        token = ann.post(f"/tables/{table}/invitation", seat=1)["token"]
        ben.post(f"/tables/{table}/seat", token=token)
        ann.post(f"/tables/{table}/ready", seat=0)
        ben.post(f"/tables/{table}/ready", seat=1)
        while not ears.heard:
            time.sleep(0.01)
        ((_, headers, body),) = ears.heard
        assert headers["Bocage-Signature"] == signature(secret, body)
        told = json.loads(body)
        assert (told["table"], told["title"], told["seat"]) == (table, "Tonight", 0)
        assert told["link"].endswith(f"/tables/{table}")
        assert ann.get("/me/hook") == {"url": ears.url("/hook"), "state": "working"}
