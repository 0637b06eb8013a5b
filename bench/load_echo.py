"""A bare echo for `bench.load`: every message of one of a pair sends so many bytes to both."""

import asyncio
import sys
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import uvicorn

Send = Any
PAIRS: dict[str, list[Send]] = {}


async def app(scope: Any, receive: Any, send: Send) -> None:
    """Take a socket: `?pair=N&size=BYTES`."""
    if scope["type"] != "websocket":
        return
    asked = dict(parse_qsl(scope["query_string"].decode()))
    text = "x" * int(asked["size"])
    pair = PAIRS.setdefault(asked["pair"], [])
    pair.append(send)
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        for each in pair:
            await each({"type": "websocket.send", "text": text})
    pair.remove(send)


async def main() -> None:
    """Open on a free port, and write down which."""
    config = uvicorn.Config(app, port=0, lifespan="off", log_config=None, access_log=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    Path(sys.argv[1]).write_text(str(port), encoding="ascii")
    await serving


if __name__ == "__main__":
    asyncio.run(main())
