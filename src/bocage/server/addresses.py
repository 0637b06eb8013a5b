"""Where the house may knock: webhooks name addresses, and none of them may lead inside.

A name is looked up once, every address it leads to is judged, and the connection goes to one of those very
addresses: a name that leads elsewhere when it is asked again gains nothing by it.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

PORTS: Final = {"http": 80, "https": 443}
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of version 6 that lead to those of version 4 in their last bits."""
LAST_BITS: Final = 0xFFFF_FFFF


class Barred(Exception):
    """Nobody knocks there; why is its text."""


@dataclass(frozen=True, slots=True)
class Target:
    """A web address in its parts."""

    is_secure: bool
    host: str
    port: int
    path: str


def target_of(url: str) -> Target:
    """Take a web address apart; raise Barred for what is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Barred("no-address") from None
    if parts.scheme not in PORTS or not parts.hostname or "@" in parts.netloc:
        raise Barred("no-address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", parts.hostname, port or PORTS[parts.scheme], path)


def doorsteps(target: Target, allowed: Sequence[Network] = ()) -> list[str]:
    """Find the addresses of a target; raise Barred where one is not open, OSError where there is none."""
    found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    for address in addresses:
        if not is_open(ipaddress.ip_address(address.partition("%")[0]), target.port, allowed):
            raise Barred("address-not-allowed")
    return addresses


def is_open(address: Address, port: int, allowed: Sequence[Network] = ()) -> bool:
    """Tell whether the house may knock: at public addresses of the web, and wherever the host allows."""
    if any(address in network for network in allowed):
        return True
    return port in PORTS.values() and is_public(address)


def is_public(address: Address) -> bool:
    """Tell whether an address, and each one hidden in it, is everybody's."""
    inside = hidden_in(address)
    is_odd = address.is_multicast or address.is_reserved or address.is_unspecified
    if isinstance(address, ipaddress.IPv6Address) and inside:
        return all(is_public(each) for each in inside)
    return address.is_global and not is_odd and not getattr(address, "is_site_local", False)


def hidden_in(address: Address) -> list[Address]:
    """List the addresses of version 4 to which one of version 6 leads."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    found: list[Address | None] = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in TRANSLATED:
        found.append(ipaddress.IPv4Address(int(address) & LAST_BITS))
    return [each for each in found if each is not None]
