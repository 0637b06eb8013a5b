"""Compares what guests have asked for with what a record says was done; imports nothing of bocage."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

Facts = dict[str, Any]

BY_ITSELF: Final = ("no-combat", "no-ambush")
"""What a house chooses for somebody when a window closes, or as was asked of it beforehand."""
ACTS: Final = {"take-back": "take-back", "draw": "draw", "stand": "stand"}
"""The kinds of requests that are no choices, and what they are in a record."""
EVERYBODY: Final = -1
NEVER: Final = 1 << 60


@dataclass
class Request:
    """What somebody asked for: how many events they had been told of, and how many by the answer."""

    kind: str
    text: str | None
    told: int
    number: int = 0
    is_open: bool = False
    """Whether a window was open, so that it is done later, or not if its sender has thought better of it."""
    until: int = NEVER
    is_done: bool = False
    is_refused: bool = False

    def acknowledge(self, told: int) -> None:
        """Note that it was answered."""
        if not (self.is_done or self.is_open):
            self.until = told
        self.is_done = True


@dataclass
class Seat:
    """What one seat has asked for, by the names it gave its requests, in order."""

    requests: dict[str, Request] = field(default_factory=dict)

    def acknowledged(self) -> set[str]:
        """Name what was answered."""
        return {ref for ref, request in self.requests.items() if request.is_done}

    def refused(self) -> set[str]:
        """Name what was refused."""
        return {ref for ref, request in self.requests.items() if request.is_refused and not request.is_done}

    def unknown(self) -> set[str]:
        """Name what was never answered."""
        return {*self.requests} - self.acknowledged() - self.refused()

    def of_kind(self, kind: str) -> dict[str, Request]:
        """Give the requests of a kind."""
        return {ref: request for ref, request in self.requests.items() if request.kind == kind}


def judge_acts(
    base: sqlite3.Connection, id: str, entries: list[Facts], seats: dict[int, Seat]
) -> Iterator[str]:
    """Judge what is kept of what the seats of a table have asked for."""
    rows = base.execute("SELECT seat, ref FROM acts WHERE table_id = ?", (id,)).fetchall()
    said = Counter(base.execute("SELECT seat, text FROM said WHERE table_id = ?", (id,)).fetchall())
    held = {
        who: what
        for who, *what in base.execute("SELECT seat, number, choice FROM held WHERE table_id = ?", (id,))
    }
    for number, seat in seats.items():
        kept = {ref for who, ref in rows if who == number}
        for trouble in (
            *_requests(seat, kept),
            *_said(number, seat, said),
            *_choices(number, seat, kept, entries, held.get(number)),
            *_others(number, seat, kept, entries),
        ):
            yield f"seat {number}: {trouble}"


def _requests(seat: Seat, kept: set[str]) -> Iterator[str]:
    """Check by their names that what was acknowledged is kept, and nothing else."""
    talk = {*seat.of_kind("say")}
    for ref in sorted(seat.acknowledged() - talk - kept):
        yield f"{ref} was acknowledged, and is lost"
    for ref in sorted(seat.refused() & kept):
        yield f"{ref} was refused, and yet done"
    for ref in sorted(kept - {*seat.requests}):
        yield f"{ref} was done, and nobody asked for it"


def _said(number: int, seat: Seat, said: Counter[tuple[int, str]]) -> Iterator[str]:
    for ref, request in seat.of_kind("say").items():
        count = said[number, str(request.text)]
        if count > 1 or (request.is_done and count == 0) or (ref in seat.refused() and count):
            yield f"{ref} was said {count} times"


def _choices(
    number: int, seat: Seat, kept: set[str], entries: list[Facts], held: list[Any] | None
) -> Iterator[str]:
    """Check that the record has the choices that were asked for, each once and in order, and no others."""
    asked = final([(ref, request) for ref, request in seat.of_kind("choose").items() if ref in kept])
    told = 0
    for entry in entries:
        before, told = told, told + len([*seen(entry, number)])
        known = bool(asked) and before >= asked[0][1].told
        if entry.get("act") == "take-back" and known and asked[0][1].is_open:
            asked.pop(0)  # what was asked there is not asked any more
        elif entry.get("seat") != number or "choice" not in entry:
            continue
        elif known and entry["choice"] == asked[0][1].text:
            ref, request = asked.pop(0)
            if told > request.until:
                yield f"{ref} stands in entry {entry['n']}, after what its sender was told"
        elif entry["choice"] not in BY_ITSELF:
            yield f"entry {entry['n']} {entry['choice']} was not asked for, or twice, or elsewhere"
    for ref, request in asked:
        if held != [request.number, request.text] or ref != asked[-1][0]:
            yield f"{ref} was acknowledged or kept, and is lost: it is not in the record"


def final(asked: list[tuple[str, Request]]) -> list[tuple[str, Request]]:
    """Leave out answers that were held and then changed."""
    later = [*asked[1:], ("", Request("", None, 0, number=-1))]
    return [
        (ref, request)
        for (ref, request), (_, other) in zip(asked, later, strict=False)
        if not (request.is_open and request.number == other.number)
    ]


def seen(entry: Facts, seat: int) -> Iterator[Facts]:
    """Give the events of an entry as a seat is told of them."""
    for event in entry["events"]:
        if _is_in(event.get("witnesses", EVERYBODY), seat):
            secrets = event.get("secrets", {}) if _is_in(event.get("owners", 0), seat) else {}
            yield {"event": event["event"], **event["facts"], **secrets}


def _is_in(group: int, seat: int) -> bool:
    return group == EVERYBODY or (seat >= 0 and group >> seat & 1 == 1)


def _others(number: int, seat: Seat, kept: set[str], entries: list[Facts]) -> Iterator[str]:
    """Count what was done that is no choice."""
    done = Counter(entry.get("act") for entry in entries if entry.get("seat") == number)
    for kind, act in ACTS.items():
        asked = len(kept & {*seat.of_kind(kind)})
        if done[act] != asked:
            yield f"{kind} was asked for {asked} times, and done {done[act]} times"
