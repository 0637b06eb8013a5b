"""What is kept, and the one small interface behind which it is kept.

A `Change` is a value; changes that are kept together are kept all or not at all, and `keep` returns only when
they are on the disk. Nothing else writes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class StoreError(Exception):
    """The changes were not kept, and nothing of them is there."""


class StoreFull(StoreError):
    """There is no room on the disk."""


class StoreBusy(StoreError):
    """Too much is waiting to be kept already."""


class StoreClash(StoreError):
    """Something of the kind is there already, such as an entry of that number."""


class StoreRefused(Exception):
    """The store cannot be opened, copied or put back: a message and what it speaks of."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(f"{key}: {', '.join(f'{name} {fact}' for name, fact in facts.items())}")
        self.key = key
        self.facts = facts


# Rows


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody, by the hash of the recovery code if there is one."""

    id: str
    name: str
    made: float
    recovery: str = ""


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A device or program that came in, by the hash of its token."""

    hash: str
    id: str
    person: str
    device: str
    began: float
    seen: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: `facts` is all about it but the game itself, as the lobby writes it."""

    id: str
    phase: str
    listed: bool
    made: float
    touched: float
    facts: str
    clocks: str = ""
    due: float | None = None
    """When a clock runs out, by the house's own time."""


@dataclass(frozen=True, slots=True)
class ActRow:
    """A request of a seat that has been done, by the name its sender gave it."""

    table: str
    seat: int
    ref: str


@dataclass(frozen=True, slots=True)
class HeldRow:
    """An answer to a reaction window that waits for the window's end."""

    table: str
    seat: int
    number: int
    choice: str


@dataclass(frozen=True, slots=True)
class SaidRow:
    """Something that was said at a table; `listeners` are seats with commas between them."""

    table: str
    number: int
    seat: int
    person: str
    listeners: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class HookRow:
    """Where a person wants to be told; `failures` in a row, and the last trouble."""

    person: str
    url: str
    secret: str
    failures: int = 0
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A notice that is to be sent: one for each change of turn."""

    id: str
    person: str
    table: str
    body: str
    due: float
    tries: int = 0


# Changes


@dataclass(frozen=True, slots=True)
class PutMeta:
    """Remember something about the house."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class PutPerson:
    """Write a person down, anew or for the first time."""

    row: PersonRow


@dataclass(frozen=True, slots=True)
class ErasePerson:
    """Forget a person, with sessions, hooks and what was said; seats at tables stay nameless."""

    id: str


@dataclass(frozen=True, slots=True)
class PutSession:
    """Write a session down."""

    row: SessionRow


@dataclass(frozen=True, slots=True)
class EndSession:
    """End a session of a person."""

    person: str
    id: str


@dataclass(frozen=True, slots=True)
class PutTable:
    """Write a table down with who belongs to it; what is known of its clocks stays."""

    row: TableRow
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PutClocks:
    """Write down what the clocks of a table say, and when the first of them runs out."""

    table: str
    clocks: str
    due: float | None
    touched: float


@dataclass(frozen=True, slots=True)
class PutSecret:
    """Keep the secret of a table's dice."""

    table: str
    secret: str


@dataclass(frozen=True, slots=True)
class DropSecret:
    """Forget the secret, which stands in the record by now."""

    table: str


@dataclass(frozen=True, slots=True)
class AddLines:
    """Add lines to a table's record; line 0 is the header. A number that is taken is a `StoreClash`."""

    table: str
    first: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AddAct:
    """Note that a request has been done; one that is noted already is a `StoreClash`."""

    row: ActRow


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep an answer until its window ends; a later one of the same seat takes its place."""

    row: HeldRow


@dataclass(frozen=True, slots=True)
class LetGo:
    """Forget the answers held at a table."""

    table: str


@dataclass(frozen=True, slots=True)
class AddSaid:
    """Keep something that was said."""

    row: SaidRow


@dataclass(frozen=True, slots=True)
class PutHook:
    """Write a webhook down, anew or for the first time."""

    row: HookRow


@dataclass(frozen=True, slots=True)
class DropHook:
    """Forget a webhook and what it was to be told."""

    person: str


@dataclass(frozen=True, slots=True)
class PutNotice:
    """Keep a notice until it has been sent; a later one for the same person and table takes its place."""

    row: NoticeRow


@dataclass(frozen=True, slots=True)
class DropNotice:
    """Forget a notice that is no longer true."""

    person: str
    table: str


@dataclass(frozen=True, slots=True)
class DeferNotice:
    """Send this very notice later; one that has taken its place stays as it is."""

    person: str
    table: str
    id: str
    due: float
    tries: int


@dataclass(frozen=True, slots=True)
class EndNotice:
    """Forget this very notice; one that has taken its place stays."""

    person: str
    table: str
    id: str


Change = (
    PutMeta
    | PutPerson
    | ErasePerson
    | PutSession
    | EndSession
    | PutTable
    | PutClocks
    | PutSecret
    | DropSecret
    | AddLines
    | AddAct
    | Hold
    | LetGo
    | AddSaid
    | PutHook
    | DropHook
    | PutNotice
    | DropNotice
    | DeferNotice
    | EndNotice
)


class Store(Protocol):
    """Where everything is kept."""

    async def keep(self, *changes: Change) -> None:
        """Keep changes, all or none; return when they are safe, raise StoreError when none is kept."""

    def facts(self) -> dict[str, int]:
        """Count what was to be kept, in how many groups, and how much waits."""

    async def meta(self, key: str) -> str:
        """Remember something about the house; nothing where it was never told."""

    async def person(self, id: str) -> PersonRow | None:
        """Find a person."""

    async def person_recovering(self, recovery: str) -> PersonRow | None:
        """Find a person by the hash of the recovery code."""

    async def session(self, hash: str) -> SessionRow | None:
        """Find a session by the hash of its token."""

    async def sessions(self, person: str) -> list[SessionRow]:
        """List the sessions of a person, the latest first."""

    async def table(self, id: str) -> TableRow | None:
        """Find a table."""

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """List the tables a person belongs to, the latest first."""

    async def tables_listed(self, most: int) -> list[TableRow]:
        """List the tables that are shown to everybody and wait or play, the latest first."""

    async def playing(self) -> list[tuple[str, float | None]]:
        """List all tables at which a game is played, with the time their first clock runs out."""

    async def secret(self, table: str) -> str:
        """Find the secret of a table's dice; nothing where it is no longer kept."""

    async def lines(self, table: str) -> list[str]:
        """Read a table's record, the header first; nothing where no game has begun."""

    async def acts(self, table: str) -> list[ActRow]:
        """List the requests that have been done at a table."""

    async def held(self, table: str) -> list[HeldRow]:
        """List the answers held at a table."""

    async def said(self, table: str, most: int) -> list[SaidRow]:
        """List what was said last at a table, the oldest first."""

    async def said_by(self, person: str) -> list[SaidRow]:
        """List everything a person has said, the oldest first."""

    async def hook(self, person: str) -> HookRow | None:
        """Find a person's webhook."""

    async def notices(self, due: float, most: int) -> list[NoticeRow]:
        """List the notices to be sent by a time, the longest due first."""

    async def close(self) -> None:
        """Finish what is being kept, and let go of the file."""
