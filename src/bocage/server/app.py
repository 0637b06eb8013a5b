"""The house: everything that belongs together while it is open, and the application that lets people in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import uvicorn
from starlette.routing import BaseRoute, Router

from bocage.server.caller import COOKIE
from bocage.server.crew import Crew
from bocage.server.doors import house as house_doors
from bocage.server.doors import people as people_doors
from bocage.server.doors import socket as socket_door
from bocage.server.doors import tables as table_doors
from bocage.server.doors.description import description
from bocage.server.doors.door import Door
from bocage.server.doors.serving import ROOT, no_such_address, routes_of, socket_route
from bocage.server.guard import Guard
from bocage.server.hall import Hall
from bocage.server.house import EVERY, HouseTime, house_time, write_down
from bocage.server.limits import Limits
from bocage.server.metrics import Metrics
from bocage.server.notices import Postman, Terms
from bocage.server.people import People
from bocage.server.settings import Settings
from bocage.server.sockets import Sockets
from bocage.server.sqlite import SqliteStore
from bocage.server.store import Store, StoreError
from bocage.server.tokens import Seal, house_seal

_DOORS: Final[list[Door]] = [*people_doors.DOORS, *house_doors.DOORS, *table_doors.DOORS]
DOORS: Final[list[Door]] = [*_DOORS, description(_DOORS, ROOT, COOKIE)]
LOOK_EVERY: Final = 5.0
"""Seconds for which it is believed that the disk is as it was."""

log = logging.getLogger("bocage.house")


class House:
    """All that is at hand while the house is open."""

    def __init__(self, settings: Settings, store: Store, clock: HouseTime, crew: Crew, seal: Seal) -> None:
        self.settings = settings
        self.store = store
        self.time = clock
        self.crew = crew
        self.seal = seal
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.people = People(store, self.limits)
        self.hall = Hall(store, clock, crew, settings.pace)
        self.sockets = Sockets(settings.most_sockets_from)
        self.postman = Postman(store, Terms(settings.page_of, settings.networks()))
        self._looked = (float("-inf"), False)
        self.metrics.look("bocage_crew_", "What the crew of opponents is at.", crew.facts)
        self.metrics.look("bocage_store_", "What was to be kept, and in how many groups.", store.facts)
        self.metrics.look("bocage_", "What there is now.", self._present)
        self.metrics.look("bocage_", "Notices by webhook.", lambda: self.postman.facts)

    def let_go(self, table: str, person: str) -> None:
        """Close whatever somebody looks at a table through."""
        self.sockets.end(table=table, person=person)

    async def is_writable(self) -> bool:
        """Tell whether something can be kept, by keeping something."""
        when, is_writable = self._looked
        if time.monotonic() - when > LOOK_EVERY:
            is_writable = await self._write_down()
            self._looked = (time.monotonic(), is_writable)
        return is_writable

    async def tick(self) -> None:
        """Write the time down now and then, as long as the house is open."""
        while True:
            await asyncio.sleep(EVERY)
            await self._write_down()

    async def _write_down(self) -> bool:
        try:
            await write_down(self.store, self.time)
        except StoreError as error:
            log.error("nothing can be kept: %s", error)
            return False
        return True

    def _present(self) -> dict[str, float]:
        playing = [room for room in self.hall.rooms.values() if room.play is not None]
        return {
            "rooms_awake": len(self.hall.rooms),
            "games_in_memory": len(playing),
            "sockets": len(self.sockets),
            "seconds_open": self.time.now(),
        }


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """Open a house, and close it again in the opposite order, whatever happens."""
    async with AsyncExitStack() as stack:
        store = SqliteStore(settings.file)
        stack.push_async_callback(store.close)
        clock = await house_time(store)
        crew = Crew(settings.workers)
        house = House(settings, store, clock, crew, await house_seal(store))
        stack.push_async_callback(house._write_down)
        await crew.start()
        stack.push_async_callback(crew.close)
        stack.push_async_callback(house.hall.close)
        await house.hall.take_up()
        stack.push_async_callback(house.postman.close)
        for work in (house.hall.mind_clocks, house.hall.mind_sleep, house.tick, house.postman.work):
            stack.push_async_callback(_stop, asyncio.create_task(_on_and_on(work)))
        log.info("the house is open")
        yield house
        log.info("the house closes")


async def _on_and_on(work: Callable[[], Awaitable[None]]) -> None:
    """Do something as long as the house is open; what goes wrong with it does not end it."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("something went wrong meanwhile")
        await asyncio.sleep(1)


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def create(settings: Settings, doors: Iterable[Door] = DOORS, more: Iterable[BaseRoute] = ()) -> Guard:
    """Make the application. Every call finds the house in its state."""

    @asynccontextmanager
    async def lifespan(_: Any) -> AsyncIterator[dict[str, House]]:
        async with opened(settings) as house:
            yield {"house": house}

    routes = [*routes_of(doors), socket_route(socket_door.PATH, socket_door.serve), *more]
    return Guard(Router(routes, redirect_slashes=False, default=no_such_address, lifespan=lifespan), settings)


class Porter(uvicorn.Server):
    """Opens the house to the network, and sees everybody out before it shuts."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all sockets that the house shuts, then stop."""
        house = self.lifespan.state.get("house")
        for server in self.servers:
            server.close()
        if house is not None:
            await house.sockets.take_leave(1.0)
        await super().shutdown(sockets)


def porter(settings: Settings, app: Guard) -> Porter:
    """Make what opens the house to the network."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        lifespan="on",
        log_config=None,
        log_level="warning",  # what it says below that has whole addresses in it, with their queries
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or "127.0.0.1",
        ws_max_size=settings.most_body,
        timeout_graceful_shutdown=max(1, round(settings.stop_within)),
    )
    return Porter(config)
