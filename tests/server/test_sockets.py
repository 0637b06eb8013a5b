"""Games over real sockets, from the first guest to the last die: what a client sees, and what it may not."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from bocage.catalogue import GAMES, entry_for
from bocage.kernel.record import load
from bocage.kernel.replay import prover_for, replay
from bocage.players import player_named

from tests.server.caller import Caller
from tests.server.visitor import OpenHouse, Visitor

SIMPLE = {game: player_named("simple", game, 1) for game in GAMES}
UNDAUNTED = {"game": "undaunted", "scenario": "la-raye"}
PEGASUS = {"game": "memoir44", "scenario": "pegasus-bridge"}
OMAHA = {"game": "memoir44", "scenario": "omaha-beach-overlord", "seating": "c/l/m/r c/l/m/r"}


def opens(visitor: Visitor, **order: Any) -> str:
    """Open a table; give its name."""
    return str(visitor.post("/tables", **order)["id"])


def takes(house: OpenHouse, host: Visitor, table: str, seat: int, name: str) -> Visitor:
    """Have somebody arrive and take a seat by invitation."""
    guest = house.visitor(name)
    token = host.post(f"/tables/{table}/invitation", seat=seat)["token"]
    assert guest.post(f"/tables/{table}/seat", token=token)["mine"] == [seat]
    return guest


def ready(visitor: Visitor, table: str, *seats: int) -> None:
    """Say that the game may begin."""
    for seat in seats:
        visitor.post(f"/tables/{table}/ready", seat=seat, nonce=f"n{seat}")


def proves(house: OpenHouse, table: str) -> dict[str, object]:
    """Take the record of a game that is over, derive every outcome again, and tell how it ended."""
    reply = house.visitor().ask("GET", f"/tables/{table}/record")
    record = load(reply.body.decode())
    rulings, prover = record.header["rulings"], prover_for(record)
    assert isinstance(rulings, dict)
    assert prover is not None
    game = entry_for(str(record.header["game"])).game_for(rulings)
    outcome = replay(game, record, prover, prover).outcome()
    assert outcome is not None
    return outcome.facts()


def test_two_people_far_apart_play_to_the_end(quiet_house: OpenHouse) -> None:
    ann = quiet_house.visitor("Ann")
    table = opens(ann, **UNDAUNTED, chairs=["me", "open"])
    ben = takes(quiet_house, ann, table, 1, "Ben")
    ready(ann, table, 0)
    ready(ben, table, 1)

    async def play() -> None:
        async with (
            Caller(quiet_house.port, table, 0, ann.token) as one,
            Caller(quiet_house.port, table, 1, ben.token) as two,
            Caller(quiet_house.port, table, -1, "") as guest,
        ):
            await one.told("welcome")
            await asyncio.gather(*[plays_well(quiet_house, table, caller) for caller in (one, two)])
            await asyncio.sleep(0.2)
            assert guest.is_over()
            assert "hand" not in guest.ear.view["cards"][0], "whoever watches sees no hand"

    asyncio.run(play())
    assert proves(quiet_house, table) == ann.get(f"/tables/{table}")["outcome"]


def test_eight_seats_of_an_overlord_game_play_to_the_end(quiet_house: OpenHouse) -> None:
    host = quiet_house.visitor("Commander")
    table = opens(host, **OMAHA, chairs=["me"], window=0.5)
    guests = [host, *[takes(quiet_house, host, table, seat, f"General {seat}") for seat in range(1, 8)]]
    for seat, guest in enumerate(guests):
        ready(guest, table, seat)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            callers = [
                await stack.enter_async_context(Caller(quiet_house.port, table, seat, guest.token))
                for seat, guest in enumerate(guests)
            ]
            async with asyncio.timeout(240):
                await asyncio.gather(*[plays_well(quiet_house, table, caller) for caller in callers])

    asyncio.run(play())
    assert proves(quiet_house, table) == host.get(f"/tables/{table}")["outcome"]


async def thought(house: OpenHouse, table: str, seat: int) -> str:
    """Ask the simple opponent what it would do on a seat; the house is asked in its own thread."""

    async def think() -> str:
        game = house.house.hall.rooms[table].play.table
        view = game.view(seat)
        return repr(game.game.spell(game.state, SIMPLE[game.game.name].choose(view))) if view.offers else ""

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(think(), house.loop))


async def plays_well(house: OpenHouse, table: str, caller: Caller) -> None:
    """Play as the simple opponent would until the game is over, so that it comes to an end."""
    while not caller.is_over():
        caller.news.clear()
        choice = await thought(house, table, caller.seat) if caller.ear.offers else ""
        if choice:
            await caller.choose(choice)
        else:
            await asyncio.wait_for(caller.news.wait(), 60)
