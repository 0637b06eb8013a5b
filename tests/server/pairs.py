"""The tables of two worlds over the wire: every game, seating and pace, and the pairs of worlds at them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random
from typing import Any

from msgspec.structs import replace

from bocage.catalogue import UNDAUNTED, entry_for
from bocage.kernel.chance import Scripted, Seeded
from bocage.kernel.state import OBSERVER
from bocage.kernel.talk import Message
from bocage.kernel.walk import wander
from bocage.memoir44.command.seating import SEATINGS
from bocage.server.seats import rulings_of
from bocage.wire.lobby import ClockTerms, NewTable

from tests.properties.disguise import Disguise
from tests.properties.test_two_worlds_teams import TABLES, TeamHands
from tests.properties.worlds import Leak, advance, disguise_of
from tests.server.courses import course_of
from tests.server.happenings import Both, Foresight
from tests.server.telling import same_bytes, tell
from tests.server.twins import Place, World

WIDE = "omaha-beach-overlord"
COMBAT: dict[str, object] = {"combat": True}
CLOCK = ClockTerms(600.0, 10.0)
STATES = 4
_NUMBERS = count()
TO_A_WINDOW = 120
"""Steps in which a window is waited for."""


def orders() -> dict[str, NewTable]:
    """Name all kinds of tables."""
    known = {"undaunted": NewTable("undaunted", UNDAUNTED.scenarios[0])}
    known["one board"] = NewTable("memoir44", "montelimar")
    known["combat"] = NewTable("memoir44", "pegasus-bridge", variant=COMBAT)
    for seats, seating in SEATINGS.items():
        known[f"overlord {seats}"] = NewTable("memoir44", WIDE, variant={"seating": seating})
    known["overlord combat 2"] = NewTable("memoir44", WIDE, variant={"seating": SEATINGS[2], **COMBAT})
    known["overlord combat 8"] = NewTable("memoir44", WIDE, variant={"seating": SEATINGS[8], **COMBAT})
    for name, (edition, variant) in TABLES.items():
        known[name] = NewTable("memoir44", "pegasus-bridge", edition=edition, variant=variant)
    return known


ORDERS = orders()


@dataclass
class Pair:
    """A state, and another that looks the same to a seat."""

    states: tuple[Any, Any]
    seat: int
    zones: set[str]


def other_battle(name: str, lots: Random) -> NewTable:
    """Take a kind of table, with a battle, a pace and perhaps a clock by lot."""
    order = ORDERS[name]
    if order.scenario != WIDE:
        entry = entry_for(order.game)
        narrow = [each for each in entry.scenarios if not entry.seatings(each) and _goes(order, each)]
        order = replace(order, scenario=lots.choice(narrow))
    pace = lots.choice(["live", "by-the-day"])
    return replace(order, pace=pace, window=60, clock=lots.choice([None, CLOCK]))


@cache
def _goes_with(game: str, edition: str, variant: str, scenario: str) -> bool:
    entry = entry_for(game)
    rulings = entry.varied(entry.rulings(edition), json.loads(variant))
    try:
        entry.game_for(rulings).start(entry.scenario(scenario), rulings)
    except ValueError:
        return False
    return True


def _goes(order: NewTable, scenario: str) -> bool:
    """Tell whether a battle can be played as agreed: where a commissar watches, teams cannot."""
    return _goes_with(order.game, order.edition, json.dumps(order.variant), scenario)


def pairs_of(name: str, order: NewTable, lots: Random) -> Iterator[Pair]:
    """Walk through a battle, and deal second worlds on the way."""
    entry, rulings = entry_for(order.game), rulings_of(order)
    game = entry.game_for(rulings)
    state = game.start(entry.scenario(order.scenario), rulings)
    wander(game, state, Seeded(lots.randrange(1 << 30)), lots.randrange(1, 160), None)
    for _ in range(STATES):
        _go_on(game, state, lots)
        if state.outcome is not None:
            return
        seat = lots.randrange(OBSERVER, len(game.seats))
        other, zones = disguise_for(name, game, state).second_world(state, seat, lots)
        if zones:
            yield Pair((state.copy(), other), seat, zones)


def _go_on(game: Any, state: Any, lots: Random) -> None:
    """Go on some steps, half of the time until a window opens if one does soon."""
    most = lots.choice([lots.randrange(1, 8), TO_A_WINDOW])
    for _ in range(most):
        if state.outcome is not None or (most == TO_A_WINDOW and _is_window(game, state)):
            return
        advance(game, state, lots)


def _is_window(game: Any, state: Any) -> bool:
    askers = [game.asker(state, seat) for seat in game.seats_to_decide(state)]
    return any([asker is not None and asker.is_window() for asker in askers])


def disguise_for(name: str, game: Any, state: Any) -> Disguise:
    """Find who deals the second world of a state at a kind of table."""
    return TeamHands() if name in TABLES else disguise_of(game, state)


class Comparison:
    """Compares pairs of worlds over the wire, and counts them."""

    def __init__(self, places: list[Place], seed: int) -> None:
        self.places = places
        self.lots = Random(seed)
        self.counted: Counter[str] = Counter()

    def compare(self, name: str, wanted: int) -> None:
        """Compare so many pairs at tables of a kind; raise Leak at the first that can be told apart."""
        enough = self.counted["pairs"] + wanted
        while self.counted["pairs"] < enough:
            order = other_battle(name, self.lots)
            for pair in pairs_of(name, order, self.lots):
                if self.counted["pairs"] < enough:
                    self.pair(name, order, pair)

    def pair(self, name: str, order: NewTable, pair: Pair) -> None:
        """Compare one pair."""
        game = entry_for(order.game).game_for(rulings_of(order))
        disguise = disguise_for(name, game, pair.states[0])
        foresight = Foresight(game, disguise, pair.states, pair.seat, self.lots)
        course = course_of(foresight, order.pace == "live")
        if course is None:
            return
        worlds = [self._world(game, pair, number, course.outcomes[number]) for number in (0, 1)]
        self.counted["pairs"] += 1
        id = f"twin-{next(_NUMBERS)}"
        one, two = asyncio.run(tell(self.places, id, order, worlds, course.deeds, pair.seat))
        try:
            same_bytes(one, two)
        except Leak as leak:
            deeds = "\n".join(repr(both) for both in course.deeds)
            raise Leak(f"{order}, seat {pair.seat}, {pair.zones}:\n{leak}\nafter\n{deeds}") from leak
        self._count(name, order, pair, one, course.deeds)

    def _world(self, game: Any, pair: Pair, number: int, outcomes: list[int]) -> World:
        """Make a world, with decision numbers, nonces and talk of others that the seat knows nothing of."""
        seats = range(len(game.seats))
        numbers = [7 if seat == pair.seat else self.lots.randrange(50) for seat in seats]
        nonces = ["mine" if seat == pair.seat else f"n{self.lots.randrange(1000)}" for seat in seats]
        others = [seat for seat in seats if seat != pair.seat]
        said = [Message(others[0], others[1:2], f"talk {number}")] if len(others) > 2 else []
        return World(pair.states[number], Scripted(outcomes), said * self.lots.randrange(3), numbers, nonces)

    def _count(self, name: str, order: NewTable, pair: Pair, told: list[str], course: list[Both]) -> None:
        windows = sum(deed[0] is not None and deed[0].message["is"] == "close-window" for deed in course)
        self.counted["windows that last"] += windows
        seat = "watcher" if pair.seat == OBSERVER else f"seat {pair.seat}"
        keys = [name, order.pace, f"{order.game} {seat}", *[f"zone {zone}" for zone in pair.zones]]
        keys += ["with clocks"] if order.clock else []
        self.counted.update([*keys, *[f"{order.game} {key}" for key in keys[3:]]])
        self.counted["messages"] += len(told)
        self.counted["bytes"] += sum(len(text.encode()) for text in told)
        self.counted["deeds"] += len(course)
