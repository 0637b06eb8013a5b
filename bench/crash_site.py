"""A house for `bench.crash_house`, in a process of its own: `python -m bench.crash_site FILE KIND`.

It says its port when it is open. The kinds but `sound` are wrong on purpose, each in one way that a crash has
to bring to light: `unsynced` does not wait for the disk, `early` answers before anything is kept.
"""

import asyncio
import sys
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from bocage.server import app
from bocage.server.limits import USUAL, Budget
from bocage.server.settings import Settings
from bocage.server.sqlite import SqliteStore
from bocage.server.store import Change

PLENTY: Final = Budget(1e12, 1e12)
TIDY: Final = 150
"""Changed rows after which the log flows into the file, so that this happens in so short a run."""


class Unsynced(SqliteStore):
    """A store that takes what it has written for safe."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._writer._connection.execute("PRAGMA synchronous = OFF")


class Early(SqliteStore):
    """A store that says that something is kept before it is."""

    async def keep(self, *changes: Change) -> None:
        """Take changes up, and wait for nothing."""
        _ = self._writer.keep(changes)


KINDS: Final[dict[str, type[SqliteStore]]] = {"sound": SqliteStore, "unsynced": Unsynced, "early": Early}


async def opened(settings: Settings) -> None:
    """Keep the house open until a signal."""
    house = app.porter(settings, app.create(settings))
    serving = asyncio.create_task(house.serve())
    while not house.started and not serving.done():
        await asyncio.sleep(0.01)
    if house.started:
        print(house.servers[0].sockets[0].getsockname()[1], flush=True)
    await serving


def main() -> None:
    """Open a house of a kind."""
    file, kind = Path(sys.argv[1]), sys.argv[2]
    generous = dict.fromkeys(USUAL, PLENTY)
    settings = Settings(file, port=0, limits=generous, pace=0.0, most_sockets_from=1000, stop_within=2.0)
    with patch.object(app, "SqliteStore", lambda file: KINDS[kind](file, tidy=TIDY)):
        asyncio.run(opened(settings))


if __name__ == "__main__":
    main()
