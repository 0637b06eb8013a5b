"""Derives dice again from the secret, for what a record tells of itself; imports nothing of bocage.

An outcome is taken from HMAC-SHA256(secret, [table, nonces, entry, attempt]) without bias. How likely each
outcome is only the rules know; but a die of ten sides has ten, and each is as likely as the other.
"""

import hmac
import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

TICKETS: Final = 1 << 62
SIDES: Final = 10


def thrown(secret: str, dealer: dict[str, Any], entry: int, limit: int) -> int:
    """Give the number below a limit that belongs to an entry."""
    attempt, fair = 0, TICKETS - TICKETS % limit
    while True:
        message = json.dumps([dealer["game"], dealer["nonces"], entry, attempt])
        mac = hmac.new(secret.encode(), message.encode(), sha256).digest()
        ticket = int.from_bytes(mac[:8], "big") >> 2
        if ticket < fair:
            return ticket % limit
        attempt += 1


def false_dice(secret: str, dealer: dict[str, Any], entries: list[dict[str, Any]]) -> Iterator[str]:
    """Name the dice of ten sides that the secret does not give."""
    for entry in entries:
        name = entry.get("chance", "")
        is_die = name.isdecimal() and any(event["event"] == "DieRolled" for event in entry["events"])
        if is_die and int(name) != thrown(secret, dealer, entry["n"], SIDES):
            yield f"entry {entry['n']}: the die shows {name}"
