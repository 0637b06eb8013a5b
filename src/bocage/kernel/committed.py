"""Dice that can be proved: every outcome follows from a secret whose hash was published beforehand.

An outcome is HMAC-SHA256(secret, game, nonces, entry number), taken without modulo bias. Entry numbers are
never used twice, so taking a choice back brings no second roll. The secret is shown when the game ends.
"""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import Final

from bocage.kernel.chance import Dealer, at_weight, no_weights

_TICKETS: Final = 1 << 62


def commitment(secret: str) -> str:
    """Give the hash that is published before the first entry."""
    return sha256(f"bocage secret {secret}".encode()).hexdigest()


class Committed(Dealer):
    """Deals from a secret, the name of the game and what the seats added."""

    def __init__(self, secret: str, game: str, nonces: list[str]) -> None:
        self.secret = secret
        self.game = game
        self.nonces = nonces

    def pick(self, weights: list[int], entry: int) -> int:
        """Derive the outcome of an entry."""
        total = sum(weights)
        if total <= 0 or total > _TICKETS or min(weights) < 0:
            raise no_weights(weights)
        return at_weight(weights, self._below(total, entry))  # TAB-10

    def _below(self, limit: int, entry: int) -> int:
        fair = _TICKETS - _TICKETS % limit
        attempt = 0
        ticket = self._ticket(entry, attempt)
        while ticket >= fair:
            attempt += 1
            ticket = self._ticket(entry, attempt)
        return ticket % limit

    def _ticket(self, entry: int, attempt: int) -> int:
        message = json.dumps([self.game, self.nonces, entry, attempt])
        mac = hmac.new(self.secret.encode(), message.encode(), sha256).digest()
        return int.from_bytes(mac[:8], "big") >> 2
