"""Knocking at a webhook: one short signed message, little patience, and nothing read but the status."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import http.client
import socket
import ssl
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from threading import Event, Timer
from typing import Final

from bocage.server.addresses import Barred, Network, Target, doorsteps, target_of

PATIENCE: Final = 5.0
"""Seconds for connecting, and as many for all the rest."""
SIGNATURE: Final = "Bocage-Signature"
NOTICE: Final = "Bocage-Notice"


class Unheard(Exception):
    """Nobody took the notice; why is its text."""


@dataclass(frozen=True, slots=True)
class Knock:
    """A message that is to be brought somewhere."""

    url: str
    secret: str
    notice: str
    body: bytes

    def headers(self, host: str) -> dict[str, str]:
        """Write what goes before the message."""
        return {
            "Host": host,
            "Content-Type": "application/json",
            "User-Agent": "Bocage",
            "Connection": "close",
            NOTICE: self.notice,
            SIGNATURE: signature(self.secret, self.body),
        }


def signature(secret: str, body: bytes) -> str:
    """Sign a message, so that whoever shares the secret knows whom it is from."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def knock(message: Knock, allowed: Sequence[Network] = (), patience: float = PATIENCE) -> None:
    """Bring a message, and wait for a friendly status; raise Unheard for anything else. This blocks."""
    try:
        target = target_of(message.url)
        with _connected(target, doorsteps(target, allowed), patience) as line:
            status = _status(line, target, message)
    except Barred as barred:
        raise Unheard(str(barred)) from None
    except TimeoutError:
        raise Unheard("too-slow") from None
    except (OSError, http.client.HTTPException, ValueError):
        raise Unheard("no-answer") from None
    if not 200 <= status < 300:
        raise Unheard(f"status-{status}")


def _status(line: socket.socket, target: Target, message: Knock) -> int:
    """Send the message, and read the head of the answer; what comes behind it is nobody's business."""
    talk = http.client.HTTPConnection(target.host, target.port)
    talk.auto_open = 0  # it would look the name up again
    talk.sock = line
    talk.request("POST", target.path, message.body, message.headers(host_of(target)))
    return talk.getresponse().status


def host_of(target: Target) -> str:
    """Write the host as it is asked for."""
    host = f"[{target.host}]" if ":" in target.host else target.host
    is_usual = target.port == (443 if target.is_secure else 80)
    return host if is_usual else f"{host}:{target.port}"


@contextlib.contextmanager
def _connected(target: Target, addresses: list[str], patience: float) -> Iterator[socket.socket]:
    """Connect to one of some addresses, for so long and no longer, however slowly the other side speaks."""
    line = _reached(addresses, target.port, patience)
    if target.is_secure:
        line = _trust().wrap_socket(line, server_hostname=target.host, do_handshake_on_connect=False)
    late = Event()
    alarm = Timer(patience, _cut, [line, late])
    alarm.start()
    try:
        if isinstance(line, ssl.SSLSocket):
            line.do_handshake()
        yield line
    finally:
        alarm.cancel()
        line.close()
        if late.is_set():  # whatever was understood of the answer: it had not come to an end
            raise TimeoutError


@cache
def _trust() -> ssl.SSLContext:
    """Read whom to believe that they are who they say; it takes a while."""
    return ssl.create_default_context()


def _cut(line: socket.socket, late: Event) -> None:
    """End a connection under the hands of whoever waits at it."""
    late.set()
    with contextlib.suppress(OSError):
        socket.socket.shutdown(line, socket.SHUT_RDWR)


def _reached(addresses: list[str], port: int, patience: float) -> socket.socket:
    trouble: OSError = OSError("no address")
    for address in addresses[:2]:
        try:
            return socket.create_connection((address, port), patience / 2)
        except OSError as error:
            trouble = error
    raise trouble
