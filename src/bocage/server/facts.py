"""All about a table but its game, as it is kept: what was agreed, who sits where, and what came of it."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct, field

from bocage.wire.lobby import NewTable, Phase

OPEN: Final = "open"
PERSON: Final = "person"


class ChairFacts(Struct, omit_defaults=True):
    """Who sits on a seat: a person, an opponent, or nobody; who stands in for a person is named beside."""

    person: str = ""
    name: str = ""
    kind: str = OPEN
    stand_in: str = ""
    ready: bool = False
    nonce: str = ""
    serial: int = 0
    """Counts the invitations: an older one than the last no longer opens the seat."""

    def plays(self) -> str:
        """Tell what plays the seat now: `person`, the name of an opponent, or `open`."""
        return self.stand_in or self.kind


class RoomFacts(Struct, omit_defaults=True):
    """Everything about a table that is not its game."""

    host: str
    host_name: str
    order: NewTable
    chairs: list[ChairFacts]
    commitment: str = ""
    phase: Phase = "waiting"
    muted: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    before: str = ""
    after: str = ""
    outcome: dict[str, object] | None = None
    medals: list[list[int]] = field(default_factory=list)
    """The medals of both sides in every battle of a match, as far as it goes."""

    def people(self) -> tuple[str, ...]:
        """Name everybody who belongs to the table."""
        people = [self.host, *[chair.person for chair in self.chairs]]
        return tuple(dict.fromkeys([person for person in people if person]))

    def guests_welcome(self) -> bool:
        """Tell whether whoever has the address may look."""
        return self.order.guests or self.order.listed

    def seats_of(self, person: str) -> list[int]:
        """List the seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def sit(self, seat: int, person: str, name: str) -> None:
        """Give a seat to a person, whose invitation is used up by it."""
        self.chairs[seat] = ChairFacts(person, name, PERSON, serial=self.chairs[seat].serial + 1)

    def put(self, seat: int, kind: str) -> None:
        """Put an opponent on a seat, or open it."""
        self.chairs[seat] = ChairFacts(kind=kind, serial=self.chairs[seat].serial + 1)

    def is_ready(self) -> bool:
        """Tell whether everybody sits and wants to begin."""
        return all(chair.kind != OPEN and (chair.kind != PERSON or chair.ready) for chair in self.chairs)


def written(facts: RoomFacts) -> str:
    """Write the facts as they are kept."""
    return msgspec.json.encode(facts).decode()


def read(text: str) -> RoomFacts:
    """Read facts that were kept."""
    return msgspec.json.decode(text.encode(), type=RoomFacts)
