"""Who calls: what the head of a request tells of where it comes from, what it shows, and its language."""

from __future__ import annotations

import ipaddress
from functools import cached_property
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import cookie_parser
from starlette.types import Scope

from bocage.words import LANGUAGES
from bocage.words.texts import printable

COOKIE: Final = "bocage_session"
READING: Final = ("GET", "HEAD", "OPTIONS")
"""Ways to ask that change nothing."""
PROGRAMS: Final = (
    ("Firefox/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Chrom", "Chrome"),
    ("Safari/", "Safari"),
)
MACHINES: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


class Caller:
    """Somebody who calls, as the head of the request tells it; nothing of it is proved yet."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self.is_socket = scope["type"] == "websocket"
        self.method: str = scope.get("method", "GET")

    @cached_property
    def query(self) -> dict[str, str]:
        """What stands behind the question mark; nothing where that is unreadable."""
        text = self.scope.get("query_string", b"").decode("latin-1")
        try:
            return dict(parse_qsl(text, max_num_fields=20))
        except ValueError:
            return {}

    @cached_property
    def bearer(self) -> str:
        """The token that a program shows."""
        kind, _, token = self.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" else ""

    @cached_property
    def cookie(self) -> str:
        """The token that a browser keeps."""
        return cookie_parser(self.headers.get("cookie", "")).get(COOKIE, "")

    @property
    def token(self) -> str:
        """The token that was shown, if any."""
        return self.bearer or self.cookie

    @cached_property
    def address(self) -> str:
        """Where the call comes from; a whole network of IPv6 counts as one, since one house has it all."""
        host = (self.scope.get("client") or ("unknown", 0))[0]
        try:
            number = ipaddress.ip_address(host)
        except ValueError:
            return host
        if isinstance(number, ipaddress.IPv6Address):
            mapped = number.ipv4_mapped
            return str(mapped or ipaddress.ip_network((number, 64), strict=False).network_address)
        return str(number)

    @property
    def is_from_here(self) -> bool:
        """Whether the call comes from this machine."""
        host = (self.scope.get("client") or ("", 0))[0]
        return host == "127.0.0.1" or host == "::1"

    @property
    def changes(self) -> bool:
        """Whether the call could change something."""
        return self.is_socket or self.method not in READING

    @property
    def is_browser(self) -> bool:
        """Whether a browser calls: only browsers say from which page."""
        return "origin" in self.headers or "sec-fetch-site" in self.headers

    @cached_property
    def language(self) -> str:
        """The language to answer in: asked for in the address, or the best liked of ours."""
        for wish in [self.query.get("lang", ""), *_liked(self.headers.get("accept-language", ""))]:
            if wish[:2].lower() in LANGUAGES:
                return wish[:2].lower()
        return "en"

    @property
    def device(self) -> str:
        """What somebody calls with, in a few words."""
        agent = self.headers.get("user-agent", "")
        program, machine = _first(PROGRAMS, agent), _first(MACHINES, agent)
        if program and machine:
            return f"{program}, {machine}"
        return program or printable(agent.split(" ")[0].split("/")[0])[:40]


def _first(names: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for mark, name in names if mark in agent), "")


def _liked(header: str) -> list[str]:
    """List the languages that a header names, the best liked first."""
    wishes = []
    for wish in header[:200].split(","):
        name, _, weight = wish.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), name))
        except ValueError:
            continue
    return [name for weight, name in sorted(wishes, key=lambda each: each[0]) if weight < 0]
