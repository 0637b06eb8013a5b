"""How a house is run: where it listens, what it keeps where, and whom it trusts."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bocage.server.addresses import Network
from bocage.server.limits import Budget


@dataclass(frozen=True)
class Settings:
    """The settings of a house."""

    file: Path
    """The file of everything that is kept."""
    host: str = "127.0.0.1"
    port: int = 8044
    origins: tuple[str, ...] = ()
    """Where browsers may come from besides the house's own address: `https://play.example.org`."""
    names: tuple[str, ...] = ()
    """By which names the house is called, besides numbers, `localhost` and those of its origins."""
    is_https: bool = False
    """Whether people reach the house by https, as behind a proxy that does that part."""
    proxies: str = ""
    """Addresses of proxies, with commas between, whose word for where somebody comes from is taken."""
    workers: int = 1
    pace: float = 0.3
    """The least seconds that an opponent takes for a choice."""
    limits: Mapping[str, Budget] = field(default_factory=dict)
    most_body: int = 64 * 1024
    """Bytes of the longest request and of the longest message."""
    most_sockets_from: int = 200
    """Sockets that may be open from one address."""
    hook_networks: tuple[str, ...] = ()
    """Networks that webhooks may lead into, besides all that is public: `192.168.1.0/24`."""
    shows_metrics: bool = False
    """Whether whoever asks is shown the metrics; otherwise only this machine is."""
    logs_json: bool = False
    stop_within: float = 10.0
    """Seconds that people and opponents are given to finish when the house closes."""

    def networks(self) -> tuple[Network, ...]:
        """Read the networks that webhooks may lead into; raise ValueError for what is none."""
        return tuple(ipaddress.ip_network(text) for text in self.hook_networks)

    def page_of(self, table: str) -> str:
        """Give the address of the page of a table."""
        house = self.origins[0].rstrip("/") if self.origins else f"http://{self.host}:{self.port}"
        return f"{house}/tables/{table}"
