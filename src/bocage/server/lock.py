"""One server at a time on one file of data."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final

from bocage.server.store import StoreRefused

ENDING: Final = ".lock"


class Lock:
    """A file of data taken for oneself, until it is let go or the program ends, however it ends.

    What is locked is a file beside it: the database locks parts of its own, and closing one for a look
    would lose those.
    """

    def __init__(self, file: Path) -> None:
        # Never removed: who waits for it and who makes it anew would hold two different ones.
        place = file.with_name(file.name + ENDING)
        self._file = os.open(place, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise StoreRefused("store-in-use", file=str(file)) from None

    def release(self) -> None:
        """Let go; a second time does nothing."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
