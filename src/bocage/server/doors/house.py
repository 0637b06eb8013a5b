"""The doors of the house itself: whether it is well, what it counts, and which games are on its shelf."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from bocage.catalogue import GAMES, Entry
from bocage.players import PLAYERS
from bocage.server.doors.door import Answer, Door, Visit
from bocage.server.metrics import KIND
from bocage.server.no import NOT_KEPT, NOT_YOURS, No
from bocage.wire import VERSION
from bocage.wire.house import Health
from bocage.wire.lobby import Battle, Box, Shelf


async def show_health(visit: Visit) -> Answer:
    """Tell whether the house is well; the status is 503 where nothing can be kept."""
    house = visit.house
    is_writable = await house.is_writable()
    workers, rooms, sockets = house.crew.facts()["workers"], len(house.hall.rooms), len(house.sockets)
    health = Health(True, is_writable, workers, rooms, sockets, VERSION)
    return Answer(health, status=200 if is_writable else NOT_KEPT)


async def show_metrics(visit: Visit) -> Answer:
    """Tell what is counted and measured, for Prometheus."""
    is_from_here = visit.caller is not None and visit.caller.is_from_here
    if not is_from_here and not visit.house.settings.shows_metrics:
        raise No("metrics-not-shown", NOT_YOURS)
    return Answer(visit.house.metrics.text(), kind=KIND)


async def show_shelf(_: Visit) -> Answer:
    """List the games with their battles, and the opponents there are."""
    return Answer(await asyncio.to_thread(shelf))


@cache
def shelf() -> Shelf:
    """Look the shelf through."""
    return Shelf(VERSION, [_box(name, entry) for name, entry in GAMES.items()], [*PLAYERS])


def _box(name: str, entry: Entry) -> Box:
    return Box(
        game=name,
        seats=[*entry.game.seats],
        battles=[Battle(scenario, entry.seatings(scenario)) for scenario in entry.scenarios],
        editions=[*entry.editions],
        usual_edition=entry.usual_edition(),
        is_varied=entry.is_varied(),
        windows=entry.game.windows(),
    )


DOORS: Final = [
    Door("GET", "/health", "showHealth", "Tell whether the house is well.", show_health, None, Health, True),
    Door("GET", "/metrics", "showMetrics", "Tell what is counted.", show_metrics, for_anybody=True),
    Door("GET", "/shelf", "showShelf", "List the games.", show_shelf, None, Shelf, True),
]
