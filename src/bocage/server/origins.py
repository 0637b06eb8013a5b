"""Origins: by which names the house is called, and from which pages browsers may change something in it.

A page of somebody else must not act for whoever visits it: neither with the cookie that the browser keeps,
nor by pretending that the house is the page's own (by a name that suddenly means this machine).
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from bocage.server.caller import Caller
from bocage.server.no import NOT_YOURS, WRONG, No
from bocage.server.settings import Settings

_SCHEMES: Final = {"ws": "http", "wss": "https"}


class Origins:
    """What a house knows of names and origins."""

    def __init__(self, settings: Settings) -> None:
        self._is_https = settings.is_https
        self._origins = {origin.rstrip("/").lower() for origin in settings.origins}
        machine = socket.gethostname().lower()
        theirs = [urlsplit(origin).hostname or "" for origin in self._origins]
        ours = [name.lower() for name in (settings.host, *settings.names)]
        self._names = {"localhost", machine, f"{machine}.local", *theirs, *ours}

    def check(self, caller: Caller) -> None:
        """Raise No where the house is called by a name it does not have, or from a foreign page."""
        if not self.is_called(caller.headers.get("host", "")):
            raise No("unknown-host", WRONG)
        if caller.changes and (self.is_foreign(caller) or self.is_unproved(caller)):
            raise No("foreign-origin", NOT_YOURS)

    def is_called(self, host: str) -> bool:
        """Tell whether the house has a name. A number cannot be made to mean another machine."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._names or _is_number(name)

    def is_foreign(self, caller: Caller) -> bool:
        """Tell whether a browser calls for a foreign page."""
        origin, site = caller.headers.get("origin"), caller.headers.get("sec-fetch-site", "same-origin")
        if origin is None or origin == "null":
            # A page that hides where it is from may be ours, if the browser vouches for it.
            return site != "same-origin" or (origin is not None and "sec-fetch-site" not in caller.headers)
        return origin.lower() not in {self._own(caller), *self._origins}

    def is_unproved(self, caller: Caller) -> bool:
        """Tell whether somebody shows a cookie, and nothing to say that it is a page of ours."""
        return not caller.is_browser and not caller.bearer and bool(caller.cookie)

    def _own(self, caller: Caller) -> str:
        scheme = str(caller.scope.get("scheme", "http"))
        told = "https" if self._is_https else _SCHEMES.get(scheme, scheme)
        return f"{told}://{caller.headers.get('host', '').lower()}"


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
