"""A table of the probe driven by names: who chooses what, and what falls then."""

from __future__ import annotations

from typing import Any

from bocage.kernel.chance import Dealer
from bocage.kernel.choice import parse
from bocage.kernel.record import Facts
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import OBSERVER, seats_in
from bocage.kernel.table import Table, header_for

from tests.contract.probe import FORD, PROBE
from tests.contract.probe_field import SEATS, Skirmish

BLUE = "push-left push-left barrage push-right"
RED = "ambush ambush push-left mirror"


class ByName(Dealer):
    """Deals what a test has named, and nothing else."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.table: Table[Skirmish] | None = None

    def pick(self, weights: list[int], entry: int) -> int:
        """Deal the next name, which must be possible."""
        assert self.table is not None
        assert self.names, "something falls that the test has not named"
        state, name = self.table.state, self.names.pop(0)
        spelled = [state.trunk[-1].spell_outcome(state, place) for place in range(len(weights))]
        assert weights[spelled.index(name)], f"{name} cannot fall here"
        return spelled.index(name)


class Play:
    """A game of the probe; by default both chiefs bid the same, so that blue goes first."""

    def __init__(self, falls: str = f"{BLUE} {RED}", scenario: Facts | None = None) -> None:
        dealer = ByName()
        header = header_for(PROBE, FORD if scenario is None else scenario, {"kind": "named"}, list(SEATS))
        self.dealer, self.table = dealer, Table(PROBE, header, dealer)
        dealer.table = self.table
        dealer.names = falls.split()
        self.table.deal()
        assert dealer.names == []

    def does(self, seat: str, text: str, falls: str = "") -> None:
        """Let a seat choose, and then what is named fall: all of it, no more."""
        self.dealer.names = falls.split()
        refusal = self.tries(seat, text)
        assert refusal is None, f"{seat}: {text}: {refusal!r}"
        assert self.dealer.names == [], "not everything named has fallen"

    def tries(self, seat: str, text: str) -> Refusal | None:
        """Let a seat choose, and say what came of it."""
        choice = parse(text)
        assert not isinstance(choice, Refusal)
        return self.table.submit(SEATS.index(seat), choice)

    def all_do(self, text: str) -> None:
        """Let every seat that is asked choose the same, one after the other."""
        for seat in self.asked():
            self.does(seat, text)

    def bids(self, blue: str = "push-left", red: str = "push-left") -> Play:
        """Let both chiefs bid."""
        self.does("blue-chief", f"bid card={blue}")
        self.does("red-chief", f"bid card={red}")
        return self

    def takes_back(self, seat: str) -> str:
        """Let a seat take back; tell the key of the refusal, if there is one."""
        refusal = self.table.take_back(SEATS.index(seat))
        return "" if refusal is None else refusal.key

    def asked(self) -> list[str]:
        """Name the seats that decide."""
        return [SEATS[seat] for seat in PROBE.seats_to_decide(self.table.state)]

    def asked_as_seen_by(self, seat: str) -> list[str]:
        """Name the seats that decide as far as a seat (or `watcher`) can know."""
        return [SEATS[other] for other in seats_in(self.table.view(self.number(seat)).asked)]

    def offers(self, seat: str) -> list[str]:
        """Tell what is on offer to a seat."""
        return [repr(choice) for choice in self.table.offer(SEATS.index(seat)).choices]

    def told(self, seat: str, after: int = 0) -> list[str]:
        """Tell what a seat (or `watcher`) was told, as lines."""
        return [line(event) for event in self.table.events(self.number(seat), after)]

    def pending(self) -> list[str]:
        """Name the records of the trunk, an attack by how it is made."""
        facts: list[Any] = self.table.state.pending_facts()
        return [record.get("how", record["is"]) for record in facts]

    def number(self, seat: str) -> int:
        """Give the number of a seat."""
        return OBSERVER if seat == "watcher" else SEATS.index(seat)


def line(event: dict[str, Any]) -> str:
    """Write an event down, empty facts left out."""
    words = [f"{key}={_plain(value)}" for key, value in event.items() if key != "event" and value != ""]
    return " ".join([event["event"], *words])


def _plain(value: object) -> str:
    return ",".join(str(part) for part in value) if isinstance(value, list) else str(value)


def assault(red: str = RED, give: str = "") -> Play:
    """Bring the game to the moment before blue-left's A assaults red-left's V.

    With a card to give, red has won the bid with its mirror and its chief has given that card to red-left.
    """
    play = Play(f"{BLUE} {red}").bids(red="mirror" if give else "push-left")
    if give:
        play.does("red-chief", f"give card={give} to=red-left")
        play.does("red-chief", "keep")
        play.all_do("rest")
    play.does("blue-chief", "give card=push-left to=blue-left")
    play.does("blue-chief", "keep")
    play.does("blue-left", "play card=push-left slot=hand")
    return play
