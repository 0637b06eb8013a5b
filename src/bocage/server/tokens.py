"""Tokens, codes and seals: what opens a door, and is kept only as a hash, or not at all."""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from hashlib import sha256
from typing import Final

from bocage.server.no import NOT_YOURS, No
from bocage.server.store import PutMeta, Store

KEY: Final = "key"

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that are not mistaken for one another when a code is copied by hand."""
_ALIKE: Final = str.maketrans("OIL", "011")
_SEAL: Final = re.compile(r"([\w-]{1,32})\.(\d{1,2})\.(\d{1,9})\.([\w-]{22})", re.ASCII)


def new_id() -> str:
    """Draw a name for a person or a session."""
    return secrets.token_hex(8)


def new_token() -> str:
    """Draw a token."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """Give what is kept of a token; it is long enough that nobody finds it again from that."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def new_code() -> str:
    """Draw a recovery code of 120 bits that can be copied by hand: six groups of four."""
    groups = ["".join([secrets.choice(_ALPHABET) for _ in range(4)]) for _ in range(6)]
    return "-".join(groups)


def digest_of_code(code: str) -> str:
    """Give what is kept of a recovery code, however its letters were typed."""
    letters = [glyph for glyph in code.upper().translate(_ALIKE) if glyph.isalnum()]
    return digest("".join(letters))


class Seal:
    """Signs invitations to seats, so that the house knows them again."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sealed(self, table: str, seat: int, serial: int) -> str:
        """Write an invitation."""
        body = f"{table}.{seat}.{serial}"
        return f"{body}.{self._mark(body)}"

    def opened(self, token: str) -> tuple[str, int, int]:
        """Read an invitation: the table, the seat and the serial number; raise No where it is forged."""
        match = _SEAL.fullmatch(token)
        body = token.rpartition(".")[0]
        # Compared in the same time wherever the first difference lies.
        if match is None or not hmac.compare_digest(self._mark(body), match[4]):
            raise No("bad-invitation", NOT_YOURS)
        return match[1], int(match[2]), int(match[3])

    def _mark(self, body: str) -> str:
        mark = hmac.digest(self._key, f"seat {body}".encode(), sha256().name)[:16]
        return base64.urlsafe_b64encode(mark).decode().rstrip("=")


async def house_seal(store: Store) -> Seal:
    """Take up the house's seal, or cut it when the house is new."""
    key = await store.meta(KEY)
    if not key:
        key = secrets.token_hex(32)
        await store.keep(PutMeta(KEY, key))
    return Seal(bytes.fromhex(key))
