"""Trials of reaction windows over real sockets: somebody attacks, somebody else is asked and lets it be."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

from bocage.catalogue import entry_for
from bocage.kernel.chance import Seeded
from bocage.kernel.committed import Committed, commitment
from bocage.kernel.record import Facts, load
from bocage.kernel.replay import replay
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table, header_for
from bocage.kernel.talk import Talk
from bocage.server.facts import ChairFacts
from bocage.server.playing import Play
from bocage.server.room import Room
from bocage.server.seats import rulings_of
from bocage.wire.lobby import NewTable

from bench.telling_apart import Row
from bench.window_places import BY_THE_DAY, LIVE, asks_another, can_do_something, opening_in, openings
from tests.server.caller import Caller
from tests.server.parlour import Ear
from tests.server.twins import SECRET, Place, World

FEATURES = tuple(
    f"{who}: {what}"
    for who in ("attacker", "watcher")
    for what in ("until told", "how long it lasts", "messages", "bytes", "bytes of the last")
)
SETTLING = 0.1
LET_BE = "no-combat"
STEPS = 140


@dataclass
class Trial:
    """What is tried: how the table is put up, who attacks, and how whoever is asked behaves."""

    put: Callable[[Place, str], Any]
    attacker: int
    attack: str
    holds: bool
    lots: Random
    order: NewTable
    is_person: bool = True
    stands: bool = False


class Stopwatch(Ear):
    """An ear that notes when it was told something."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def tell(self, text: str) -> None:
        """Note the time."""
        self.times.append(time.perf_counter())
        super().tell(text)

    def measured(self, first: int, began: float) -> Row:
        """Tell when the attack was told, how long it took until the last message, how many, and how long."""
        times, texts = self.times[first:], [len(text.encode()) for text in self.texts[first:]]
        return [times[0] - began, times[-1] - times[0], len(times), sum(texts), texts[-1]]


async def trial(place: Place, id: str, each: Trial) -> Row | None:
    """Make one trial; nothing where a card was played, so that the outcome could be seen."""
    room = await place.soon(each.put(place, id))
    try:
        async with AsyncExitStack() as stack:
            callers = await _come(place, room, each, stack)
            await place.soon(place.begin(room))
            return await _measured(callers, each)
    finally:
        await place.soon(place.clear(room))


async def _come(place: Place, room: Room, each: Trial, stack: AsyncExitStack) -> dict[int, Caller]:
    callers = {}
    for seat in [0, 1, OBSERVER] if each.is_person else [each.attacker, OBSERVER]:
        token = "" if seat == OBSERVER else place.people[seat][1]
        callers[seat] = Caller(place.house.port, room.id, seat, token)
        callers[seat].ear = Stopwatch()
        await stack.enter_async_context(callers[seat])
        await callers[seat].told("welcome")
    return callers


async def _measured(callers: dict[int, Caller], each: Trial) -> Row | None:
    attacker, ears = callers[each.attacker], {seat: caller.ear for seat, caller in callers.items()}
    if each.stands:
        await callers[1 - each.attacker].ask(**{"is": "stand", "window": "reaction-window", "choice": LET_BE})
    await asyncio.sleep(0.02)
    firsts = {seat: len(ear.texts) for seat, ear in ears.items()}
    began = time.perf_counter()
    asked = asyncio.create_task(_hesitates(callers[1 - each.attacker], each)) if each.is_person else None
    await attacker.choose(each.attack)
    await _until_over(attacker, firsts[each.attacker], each)
    await asyncio.sleep(SETTLING)
    if asked is not None:
        await asked
    told = [ears[seat].texts[firsts[seat] :] for seat in (each.attacker, OBSERVER)]
    if any("CombatCardPlayed" in text or "Ambushed" in text for text in told[0]):
        return None
    rows = []
    for seat in (each.attacker, OBSERVER):
        ear = ears[seat]
        assert isinstance(ear, Stopwatch)
        rows += ear.measured(firsts[seat], began)
    return rows


async def _until_over(attacker: Caller, first: int, each: Trial) -> None:
    """Wait until the attacker has been told of the end of the window, next after the attack."""
    wanted = 1 if each.stands else 2
    async with asyncio.timeout(30):
        while len(attacker.ear.texts) - first < wanted:
            attacker.news.clear()
            await attacker.news.wait()


async def _hesitates(asked: Caller, each: Trial) -> None:
    """Let a person think: some answer early, late, too late or never, and some look at what they hold."""
    if each.stands:
        return
    is_live = each.order.pace == "live"
    kind = each.lots.choice(["early", "later", "late", "never"] if is_live else ["early", "later"])
    if kind == "never" or not (await _is_asked(asked, each) or is_live):
        return
    low, high = {"early": (0.02, 0.15), "later": (0.15, 0.4), "late": (0.42, 0.55)}[kind]
    await asyncio.sleep(each.lots.uniform(low, high))
    offers = asked.ear.offers
    if LET_BE not in offers:
        return  # nobody who holds nothing is asked at a live table
    for offer in offers[: each.lots.randrange(3)]:
        await asked.ask(**{"is": "why", "choice": offer})
    await asked.choose(LET_BE)


async def _is_asked(asked: Caller, each: Trial) -> bool:
    """Wait until a person is asked; at a live table nobody is who holds nothing."""
    if each.order.pace == "live" and not each.holds:
        return False
    async with asyncio.timeout(20):
        while LET_BE not in asked.ear.offers:
            asked.news.clear()
            await asked.news.wait()
    return True


# Sorts of trials


def people(count: int, lots: Random, order: NewTable = LIVE, stands: bool = False) -> list[Trial]:
    """People at live tables, who hesitate."""
    found: list[Trial] = []
    for opening in openings(lots):
        for holds in (False, True):
            world = World(opening.worlds[holds], Seeded(len(found) // 2), [], [0, 0], ["", ""])
            found.append(
                Trial(
                    _putting(order, world), opening.attacker, opening.attack, holds, lots, order, True, stands
                )
            )
        if len(found) >= count:
            lots.shuffle(found)
            return found
    raise AssertionError("the openings never end")


def standing(count: int, lots: Random) -> list[Trial]:
    """People at tables by the day, who have left their answer beforehand."""
    return people(count, lots, BY_THE_DAY, True)


def by_the_day(count: int, lots: Random) -> list[Trial]:
    """People at tables by the day, who are asked and answer when they like."""
    return people(count, lots, BY_THE_DAY)


def opponents(count: int, lots: Random) -> list[Trial]:
    """Computer opponents, asked by a person's attack; these games are played from their first line.

    Who holds more cards can do more, and everybody sees how many there are: so those are paired who hold as
    many.
    """
    found: list[Trial] = []
    waiting: dict[tuple[int, bool], list[Trial]] = {}
    while len(found) < count:
        for cards, each in _games_of_opponents(lots):
            others = waiting.get((cards, not each.holds))
            if others:
                found += [each, others.pop()]
            else:
                waiting.setdefault((cards, each.holds), []).append(each)
    lots.shuffle(found)
    return found[:count]


def _games_of_opponents(lots: Random) -> Iterator[tuple[int, Trial]]:
    table = _table()
    table.dealer = Seeded(lots.randrange(1 << 30))
    table.deal()
    for _ in range(STEPS):
        if table.outcome() is not None:
            return
        seat = lots.choice(table.game.seats_to_decide(table.state))
        opening = opening_in(table.game, table.state, lots) if lots.random() < 0.5 else None
        if opening is not None and opening.attacker == seat:
            cards = int(table.state.combat.hands[1 - seat].count)
            yield cards, _against_opponent(table, opening.attacker, opening.attack, lots)
        table.choose(seat, lots.choice(table.game.choices(table.state, seat)))
        table.deal()


def _against_opponent(table: Table[Any], attacker: int, attack: str, lots: Random) -> Trial:
    game = table.game
    packed = next(
        choice
        for choice in game.choices(table.state, attacker)
        if repr(game.spell(table.state, choice)) == attack
    )
    after = game.apply(table.state, attacker, packed).state
    assert asks_another(game, after, attacker)
    holds = can_do_something(game, after, 1 - attacker)
    return Trial(_taking_up(table.record.lines[:], attacker), attacker, attack, holds, lots, LIVE, False)


def _putting(order: NewTable, world: World) -> Callable[[Place, str], Any]:
    return lambda place, id: place.put(id, order, world)


def _taking_up(lines: list[str], attacker: int) -> Callable[[Place, str], Any]:
    async def put(place: Place, id: str) -> Room:
        facts = place.facts(LIVE, ["", ""])
        facts.chairs[1 - attacker] = ChairFacts(kind="simple")
        record = load("".join(f"{line}\n" for line in lines))
        table = replay(entry_for(LIVE.game).game_for(rulings_of(LIVE)), record, Committed(SECRET, id, []))
        play = Play(table, Talk(table), SECRET)
        play.fresh += lines
        return await place.put_play(id, facts, play)

    return put


def _table() -> Table[Any]:
    entry, rulings = entry_for(LIVE.game), rulings_of(LIVE)
    game = entry.game_for(rulings)
    dealer: Facts = {"kind": "committed", "commitment": commitment(SECRET), "game": "t", "nonces": []}
    players = ["person", "simple"]
    header = header_for(game, entry.scenario(LIVE.scenario), dealer, players, {}, rulings)
    return Table(game, header, Committed(SECRET, "t", []))


SORTS: dict[str, Callable[[int, Random], list[Trial]]] = {
    "people": people,
    "by-the-day": by_the_day,
    "standing": standing,
    "opponents": opponents,
}
