"""A house that is really open, on a port of its own, and somebody who calls there as programs do."""

from __future__ import annotations

import asyncio
import http.client
import json
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bocage.server.app import Porter, create, porter
from bocage.server.limits import Budget
from bocage.server.settings import Settings

GENEROUS = dict.fromkeys(
    ("asking-from", "arriving", "recovering", "wrong-token", "asking", "opening", "messages", "talking"),
    Budget(1e9, 1e9),
)
"""Limits that no test meets by accident."""


@dataclass
class Reply:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """What it says."""
        return json.loads(self.body)

    @property
    def key(self) -> str:
        """The key of the reason why not."""
        return str(self.json["reason"]["key"])


@dataclass
class Visitor:
    """Somebody who calls, with a token or not."""

    port: int
    token: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        """Ask at a door; underscores in the names of headers stand for hyphens."""
        given = dict(self.headers)
        if self.token:
            given["Authorization"] = f"Bearer {self.token}"
        if body is not None:
            given["Content-Type"] = "application/json"
        given |= {name.replace("_", "-"): value for name, value in headers.items()}
        text = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        return call(self.port, method, f"/api/v1{path}", text, given)

    def get(self, path: str) -> Any:
        """Ask for something that is there."""
        return self.sure(self.ask("GET", path))

    def post(self, path: str, **body: Any) -> Any:
        """Send something that is taken."""
        return self.sure(self.ask("POST", path, body))

    def sure(self, reply: Reply) -> Any:
        """Give what a reply says; it is no refusal."""
        assert reply.status < 300, reply.body
        return reply.json if reply.body else None

    def arrive(self, name: str) -> Visitor:
        """Come in as a guest."""
        return replace(self, token=self.post("/guests", name=name)["token"])


def call(port: int, method: str, path: str, body: bytes | None, headers: Mapping[str, str]) -> Reply:
    """Call once."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request(method, path, body, dict(headers))
        answer = connection.getresponse()
        told = {name.lower(): value for name, value in answer.getheaders()}
        return Reply(answer.status, told, answer.read())
    finally:
        connection.close()


@dataclass
class OpenHouse:
    """A house that is open."""

    porter: Porter
    settings: Settings
    port: int

    @property
    def house(self) -> Any:
        """The house itself; whoever touches it must not do so from this thread."""
        return self.porter.lifespan.state["house"]

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop of the house, in which it may be touched."""
        loop: asyncio.AbstractEventLoop = self.porter.servers[0].get_loop()
        return loop

    def visitor(self, name: str = "") -> Visitor:
        """Have somebody call, who has come in if a name is given."""
        visitor = Visitor(self.port)
        return visitor.arrive(name) if name else visitor


@contextmanager
def opened(file: Path, more: Any = (), doors: Any = None, **settings: Any) -> Iterator[OpenHouse]:
    """Open a house on a free port, and close it as a signal would."""
    given = Settings(file, **{"port": 0, "workers": 0, "limits": GENEROUS, "pace": 0.0, **settings})
    app = create(given, more=more) if doors is None else create(given, doors, more)
    porter_of_it = porter(given, app)
    thread = threading.Thread(target=porter_of_it.run)
    thread.start()
    try:
        port = _port_of(porter_of_it, thread)
        yield OpenHouse(porter_of_it, given, port)
    finally:
        porter_of_it.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


def _port_of(porter_of_it: Porter, thread: threading.Thread) -> int:
    while not porter_of_it.started:
        assert thread.is_alive(), "the house did not open"
        time.sleep(0.01)
    return int(porter_of_it.servers[0].sockets[0].getsockname()[1])
