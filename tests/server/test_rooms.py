"""Rooms: what is done is kept before it is told, done once, and never lost; on a real file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bocage.catalogue import entry_for
from bocage.kernel.record import load
from bocage.kernel.replay import prover_for, replay
from bocage.server.hall import Hall
from bocage.server.lobby import Lobby
from bocage.server.no import No
from bocage.server.room import Room
from bocage.server.tables import card_of, open_next
from bocage.wire.lobby import ClockTerms
from bocage.wire.play import Choose, OfferDraw, Resign, TakeBack

from tests.ledger_marks import rule
from tests.server.parlour import ANN, BEN, Clockwork, Ear, does, hall_on, plays, table_of, until
from tests.server.test_store_full import no_file_longer_than

UNDAUNTED: dict[str, Any] = {"game": "undaunted", "scenario": "la-raye"}
PEGASUS: dict[str, Any] = {"game": "memoir44", "scenario": "pegasus-bridge"}


def test_a_game_begins_when_everybody_is_ready_and_the_commitment_was_there_before(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, begin=False, **UNDAUNTED)
            commitment = card_of(room, ANN).commitment
            assert len(commitment) == 64
            lobby = Lobby(hall.acting(room), ANN)
            await lobby.ready(0, "one")
            assert room.facts.phase == "waiting"
            assert set(ears[0].kinds()) == {"seated"}
            await lobby.ready(1, "two")
            header = load("".join(f"{line}\n" for line in await hall.store.lines(room.id))).header
            dealer = {
                "kind": "committed",
                "commitment": commitment,
                "game": room.id,
                "nonces": ["one", "two"],
            }
            assert header["dealer"] == dealer
            assert header["seats"] == ["person", "person"], "a record names nobody"
            assert ears[0].kinds()[-1] == "welcome"

    asyncio.run(check())


def test_a_request_is_done_once_however_often_it_comes(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **UNDAUNTED)
            act = Choose("mine", ears[0].number, ears[0].offers[0])
            for _ in range(3):
                assert await does(hall, room, 0, act, ears[0]) == ""
                assert ears[0].last()["ref"] == "mine"
            lines = await hall.store.lines(room.id)
            assert sum(f'"choice":"{act.choice}"' in line for line in lines) == 1
            late = Choose("other", act.number, act.choice)
            assert await does(hall, room, 0, late, ears[0]) in ("stale", "not-asked")

    asyncio.run(check())


def test_a_request_done_before_a_restart_is_known_after_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **UNDAUNTED)
            act = Choose("mine", ears[0].number, ears[0].offers[0])
            await does(hall, room, 0, act, ears[0])
            lines = await hall.store.lines(room.id)
        async with hall_on(tmp_path / "a.db") as hall:
            room, ear = await hall.room(room.id), Ear()
            await hall.up(room)
            room.audience.join(0, ear, 0)
            assert await does(hall, room, 0, act, ear) == ""
            assert await hall.store.lines(room.id) == lines
            assert ear.view == ears[0].view
            assert ear.events == ears[0].events

    asyncio.run(check())


def test_whoever_comes_back_is_told_what_came_since(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **UNDAUNTED)
            await plays(hall, room, ears, 12)
            again, astray = Ear(), Ear()
            room.audience.join(0, again, 3)
            assert again.events == ears[0].events[3:]
            assert again.view == ears[0].view
            room.audience.join(0, astray, 10_000)
            assert astray.events == ears[0].events, "a number from elsewhere begins at the beginning"

    asyncio.run(check())


def test_a_dozing_game_goes_on_as_if_it_had_been_awake(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **UNDAUNTED)
            await plays(hall, room, ears, 10)
            hall.let_sleep(room)
            assert room.play is None
            assert room.id in hall.rooms, "somebody is still there"
            await plays(hall, room, ears, 10, "later")
            fresh = Ear()
            room.audience.join(0, fresh, 0)
            assert fresh.view == ears[0].view
            assert fresh.events == ears[0].events

    asyncio.run(check())


def test_what_cannot_be_kept_was_never_seen(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **UNDAUNTED)
            before = ears[0].texts[:], ears[1].texts[:]
            act = Choose("mine", ears[0].number, ears[0].offers[0])
            with no_file_longer_than((tmp_path / "a.db-wal").stat().st_size):
                assert await does(hall, room, 0, act, ears[0]) in ("disk-full", "not-kept")
            assert (ears[0].texts, ears[1].texts) == before
            assert await does(hall, room, 0, act, ears[0]) == ""
            assert ears[0].last()["ref"] == "mine"
            await plays(hall, room, ears, 10)

    asyncio.run(check())


@pytest.mark.parametrize("order", [UNDAUNTED, PEGASUS], ids=["undaunted", "memoir44"])
def test_a_game_against_the_opponent_ends_with_dice_that_can_be_proved(
    tmp_path: Path, order: dict[str, Any]
) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db", workers=1) as hall:
            room, _ = await table_of(hall, **order, chairs=["simple", "simple"])
            await until(lambda: room.facts.phase == "over" and not room.lock.locked(), 60.0)
            record = load("".join(f"{line}\n" for line in await hall.store.lines(room.id)))
            prover = prover_for(record)
            assert prover is not None
            rulings = record.header["rulings"]
            assert isinstance(rulings, dict)
            game = entry_for(order["game"]).game_for(rulings)
            outcome = replay(game, record, prover, prover).outcome()
            assert outcome is not None
            assert room.facts.outcome == outcome.facts()
            assert await hall.store.secret(room.id) == "", "it stands in the record now"

    asyncio.run(check())


async def ordering(hall: Hall, room: Room, ears: list[Ear]) -> int:
    """Play on until a seat may order a unit, which tells nobody anything new; tell which seat that is."""
    for number in range(200):
        seat = 0 if ears[0].offers else 1
        if ears[seat].offers[0].startswith("order "):
            return seat
        await does(
            hall, room, seat, Choose(f"o{number}", ears[seat].number, ears[seat].offers[0]), ears[seat]
        )
    raise AssertionError("nobody had a unit to order")


def test_taking_back_resigning_and_draws_go_the_same_way(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **PEGASUS, pace="by-the-day")
            seat = await ordering(hall, room, ears)
            offers = ears[seat].offers
            await does(hall, room, seat, Choose("a", ears[seat].number, offers[0]), ears[seat])
            assert ears[seat].offers != offers
            assert await does(hall, room, seat, TakeBack("b"), ears[seat]) == ""
            assert ears[seat].offers == offers
            assert await does(hall, room, 0, OfferDraw("d"), ears[0]) == ""
            assert await does(hall, room, 0, OfferDraw("e"), ears[0]) == "draw-already-offered"
            assert await does(hall, room, 1, Resign("f"), ears[1]) == ""
            assert [event["event"] for event in ears[0].events[-2:]] == ["GameEnded", "SecretShown"]
            assert await does(hall, room, 0, Resign("g"), ears[0]) == "game-over"

    asyncio.run(check())


def test_a_clock_that_runs_out_loses_or_lets_somebody_stand_in(tmp_path: Path) -> None:
    async def check(expired: str) -> tuple[str, str]:
        clockwork = Clockwork()
        async with hall_on(tmp_path / f"{expired}.db", workers=1, clockwork=clockwork) as hall:
            terms = ClockTerms(60, 5, expired)  # type: ignore[arg-type]
            room, ears = await table_of(hall, **PEGASUS, clock=terms)
            seat = 0 if ears[0].offers else 1
            clockwork.seconds += 50
            assert (
                await does(hall, room, seat, Choose("a", ears[seat].number, ears[seat].offers[0]), ears[seat])
                == ""
            )
            clocks = ears[seat].last()["clocks"]
            assert clocks[seat]["left"] == (10 if clocks[seat]["runs"] else 15)
            running = next(clock["seat"] for clock in clocks if clock["runs"])
            clockwork.seconds += clocks[running]["left"] + 1
            await hall.acting(room).run_out()
            return room.facts.phase, room.facts.chairs[running].plays()

    assert asyncio.run(check("loses")) == ("over", "person")
    assert asyncio.run(check("stand-in")) == ("playing", "simple")


@rule("SET-12", "Q-51")
def test_the_next_battle_of_a_match_changes_sides_and_carries_the_medals(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **PEGASUS, battles=2, begin=False)
            lobby = Lobby(hall.acting(room), ANN)
            await lobby.put(1, "open")
            await Lobby(hall.acting(room), BEN).accept(1, await lobby.invite(1))
            await lobby.ready(0, "")
            await Lobby(hall.acting(room), BEN).ready(1, "")
            await does(hall, room, 0, Resign("a"), ears[0])
            following = await open_next(hall, room, BEN, swap=False)
            assert [chair.person for chair in following.facts.chairs] == ["ben", "ann"]
            assert following.facts.medals == [[0, 4]]
            assert (following.facts.before, room.facts.after) == (room.id, following.id)
            assert await open_next(hall, room, ANN, swap=True) is following

    asyncio.run(check())


def test_old_invitations_full_tables_and_wrong_seats_get_a_plain_answer(tmp_path: Path) -> None:
    async def check() -> list[str]:
        found = []
        async with hall_on(tmp_path / "a.db") as hall:
            room, _ = await table_of(hall, **PEGASUS, chairs=["me", "open"], begin=False)
            ann, ben = Lobby(hall.acting(room), ANN), Lobby(hall.acting(room), BEN)
            old = await ann.invite(1)
            new = await ann.invite(1)
            for attempt in (
                ben.accept(1, old),
                ben.leave(0),
                ben.put(1, "simple"),
                ben.close(),
                ann.sit(0),
                ann.ready(7, ""),
            ):
                with pytest.raises(No) as trouble:
                    await attempt
                found.append(trouble.value.key)
            await ben.accept(1, new)
            with pytest.raises(No) as trouble:
                await ben.accept(0, new)
            found.append(trouble.value.key)
        return found

    wrong = ["old-invitation", "not-your-seat", "host-only", "host-only", "seat-taken", "no-such-seat"]
    assert asyncio.run(check()) == [*wrong, "old-invitation"]


def test_a_game_of_newer_rules_gets_a_plain_answer_and_stays_as_it_is(tmp_path: Path) -> None:
    async def check() -> None:
        file = tmp_path / "a.db"
        async with hall_on(file) as hall:
            room, ears = await table_of(hall, **UNDAUNTED)
            await plays(hall, room, ears, 5)
        with sqlite3.connect(file) as connection:
            found = connection.execute("SELECT line FROM lines WHERE number = 0").fetchone()[0]
            newer = found.replace('"rules":', '"rules":9')
            connection.execute("UPDATE lines SET line = ? WHERE number = 0", (newer,))
        connection.close()
        async with hall_on(file) as hall:
            await hall.take_up()
            again = await hall.room(room.id)
            with pytest.raises(No) as trouble:
                await hall.up(again)
            assert trouble.value.key == "not-playable"
            before = await hall.store.lines(room.id)
            await Lobby(hall.acting(again), ANN).close()
            assert again.facts.phase == "closed"
            assert await hall.store.lines(room.id) == before

    asyncio.run(check())


def test_whose_turn_it_is_is_known_of_games_that_are_not_in_memory(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, ears = await table_of(hall, **UNDAUNTED)
            await plays(hall, room, ears, 7)
            hall.let_sleep(room)
            rows = {person.id: await hall.store.tables_of(person.id, 9) for person in (ANN, BEN)}
            assert card_of(room, ANN, rows["ann"][0].clocks).my_turn
            assert not card_of(room, BEN, rows["ann"][0].clocks).my_turn
            assert rows["ben"] == []

    asyncio.run(check())


def test_a_game_that_all_were_ready_for_begins_after_a_restart(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, _ = await table_of(hall, **UNDAUNTED, begin=False)
            for chair in room.facts.chairs:
                chair.ready = True
            await room.keep_facts()
        async with hall_on(tmp_path / "a.db") as hall:
            again, ear = await hall.room(room.id), Ear()
            await hall.up(again)
            again.audience.join(0, ear, 0)
            assert again.facts.phase == "playing"
            assert "welcome" in ear.kinds()

    asyncio.run(check())


def test_a_table_that_was_closed_before_its_game_says_so(tmp_path: Path) -> None:
    async def check() -> None:
        async with hall_on(tmp_path / "a.db") as hall:
            room, _ = await table_of(hall, **UNDAUNTED, begin=False)
            await Lobby(hall.acting(room), ANN).close()
            assert card_of(room, ANN).phase == "closed"
            with pytest.raises(No, match="not-begun"):
                await hall.up(room)

    asyncio.run(check())
