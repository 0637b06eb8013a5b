"""Talk at a table of the server: heard by whom it was meant for, closed by the game, kept, and muted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bocage.server.acting import Refusing
from bocage.server.lobby import Lobby
from bocage.server.no import No
from bocage.server.speaking import say
from bocage.wire.play import Say

from tests.ledger_marks import rule
from tests.server.parlour import ANN, BEN, Ear, hall_on, table_of

OMAHA: dict[str, Any] = {
    "game": "memoir44",
    "scenario": "omaha-beach-overlord",
    "seating": "c/l/m/r c/l/m/r",
    "chairs": ["me"] * 8,
}
PEGASUS: dict[str, Any] = {"game": "memoir44", "scenario": "pegasus-bridge"}


def heard(ear: Ear) -> list[str]:
    """List what somebody has heard, word by word."""
    return [message["said"]["text"] for message in ear.told if message["is"] == "heard"]


@rule("TAB-16", "TAB-17")
def test_generals_talk_among_themselves_and_nobody_else_hears(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **OMAHA)
            guest = Ear()
            room.audience.join(-1, guest, 0)
            await say(room, 1, Say("a", "Left to center.", [2]), ears[1])
            listeners = [seat for seat, ear in enumerate(ears) if heard(ear)]
            assert listeners == [1, 2]
            assert ears[1].last()["ref"] == "a"
            assert heard(guest) == []
            with pytest.raises(Refusing) as refused:
                await say(room, 1, Say("b", "Left to all.", [0, 2]), ears[1])
            assert refused.value.refusal.rule.startswith("OVL-")
            assert [heard(ear) for ear in ears].count([]) == 6

    asyncio.run(check())


@rule("TAB-17")
def test_what_was_said_is_there_for_whoever_comes_back_and_after_a_restart(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **PEGASUS)
            for _ in range(2):
                await say(room, 0, Say("a", "Good luck!"), ears[0])
                assert ears[0].last()["ref"] == "a"
            assert heard(ears[1]) == ["Good luck!"], "what comes again is not said again"
        async with hall_on(tmp_path / "a.db") as hall:
            again, ear, guest = await hall.room(room.id), Ear(), Ear()
            await hall.up(again)
            again.audience.join(1, ear, 0)
            again.audience.join(-1, guest, 0)
            for each in (ear, guest):
                welcome = next(message for message in each.told if message["is"] == "welcome")
                assert [(said["seat"], said["text"], said["by"]) for said in welcome["said"]] == [
                    (0, "Good luck!", "Ann")
                ]

    asyncio.run(check())


def test_a_host_can_mute_somebody_and_ask_somebody_to_leave_for_good(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **PEGASUS, chairs=["me", "open"], begin=False)
            ann, ben = Lobby(hall.acting(room), ANN), Lobby(hall.acting(room), BEN)
            await ben.accept(1, await ann.invite(1))
            await ann.ready(0, "")
            await ben.ready(1, "")
            await ann.mute(1, True)
            with pytest.raises(No, match="muted"):
                await say(room, 1, Say("a", "Hello?"), ears[1])
            await ann.mute(1, False)
            await say(room, 1, Say("b", "Hello!"), ears[1])
            assert await ann.remove(1) == BEN.id
            assert room.facts.chairs[1].plays() == "simple"
            with pytest.raises(No, match="removed"):
                await ben.accept(1, await ann.invite(1))

    asyncio.run(check())
