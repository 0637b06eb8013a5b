"""A house for `bench.load`, in a process of its own: `python -m bench.load_house FILE PORT_FILE`."""

import asyncio
import sys
from pathlib import Path

from bocage.server.app import create, porter
from bocage.server.limits import USUAL, Budget
from bocage.server.settings import Settings

PLENTY = Budget(1e12, 1e12)


def main() -> None:
    """Open the house on a free port, and write down which."""
    settings = Settings(
        Path(sys.argv[1]),
        port=0,
        limits=dict.fromkeys(USUAL, PLENTY),
        most_sockets_from=100_000,
        shows_metrics=True,
    )
    asyncio.run(opened(settings, Path(sys.argv[2])))


async def opened(settings: Settings, tell: Path) -> None:
    """Keep the house open until a signal."""
    house = porter(settings, create(settings))
    serving = asyncio.create_task(house.serve())
    while not house.started:
        await asyncio.sleep(0.02)
    tell.write_text(str(house.servers[0].sockets[0].getsockname()[1]), encoding="ascii")
    await serving


if __name__ == "__main__":
    main()
