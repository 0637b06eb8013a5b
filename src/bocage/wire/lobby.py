"""Messages before, between and after games: who somebody is, what is on the shelf, tables and their seats."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bocage.wire.common import Facts, Message, Name, SeatNumber, Word
from bocage.wire.play import Chair

Token = Annotated[str, Meta(min_length=1, max_length=300)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]

# Who somebody is


class Arrive(Message):
    """Come in as a guest."""

    name: Name


class Recover(Message):
    """Come in again under a kept name, with the personal recovery code."""

    code: Token


class Person(Message):
    """Somebody: only they themselves are told more than the name."""

    id: str
    name: str


class Pass(Message):
    """What a program shows at every door, as `Authorization: Bearer`; browsers keep it as a cookie."""

    person: Person
    token: str


class Recovery(Message):
    """The code behind a personal recovery link; it is shown once, and a new one makes the old one useless."""

    code: str


class Session(Message):
    """A device or program somebody came in with."""

    id: str
    began: str
    seen: str
    device: str
    is_this: bool


class SessionList(Message):
    """Sessions, the latest first."""

    sessions: list[Session]


class Rename(Message):
    """Be called something else."""

    name: Name


# The shelf


class Battle(Message):
    """A scenario on the shelf."""

    name: str
    seatings: list[str]


class Box(Message):
    """A game on the shelf."""

    game: str
    seats: list[str]
    battles: list[Battle]
    editions: list[str]
    usual_edition: str
    is_varied: bool
    windows: list[str]


class Shelf(Message):
    """All games, and the opponents there are."""

    version: int
    boxes: list[Box]
    players: list[str]


# A table

Occupant = Literal["open", "me", "simple", "random"]


class ClockTerms(Message):
    """The clocks of a table: seconds to begin with, more whenever one comes to rest, and what is after."""

    reserve: Annotated[float, Meta(ge=1, le=60 * 60 * 24 * 60)]
    increment: Annotated[float, Meta(ge=0, le=60 * 60 * 24 * 30)] = 0
    expired: Literal["loses", "stand-in"] = "loses"


class NewTable(Message):
    """Open a table."""

    game: Word
    scenario: Word
    edition: Word = ""
    seating: Word = ""
    """Who commands what, where a side is shared out: `cm/l/r c/lmr`."""
    variant: Facts = {}
    battles: Literal[1, 2] = 1
    """Two make a match: the same battle again with sides changed, medals added up."""
    chairs: list[Occupant] = []
    """Who sits on every seat; what is missing is open."""
    pace: Literal["live", "by-the-day"] = "live"
    window: Annotated[float, Meta(ge=0.5, le=60)] = 3
    """How long a reaction window lasts at a live table, whatever is answered."""
    clock: ClockTerms | None = None
    guests: bool = True
    """Whether whoever has the link may watch."""
    listed: bool = False
    """Whether the table is shown to everybody who looks for one."""
    title: Annotated[str, Meta(max_length=60)] = ""


Phase = Literal["waiting", "playing", "over", "closed"]


class TableCard(Message):
    """A table as whoever may see it sees it."""

    id: str
    phase: Phase
    title: str
    host: str
    game: str
    scenario: str
    edition: str
    seating: str
    variant: Facts
    battles: int
    pace: str
    window: float
    clock: ClockTerms | None
    guests: bool
    listed: bool
    chairs: list[Chair]
    mine: list[int]
    """The seats of whoever asks."""
    my_turn: bool
    commitment: str
    """The hash of the secret behind all dice, published before the first choice."""
    nonces: list[str]
    outcome: Facts | None = None
    before: str = ""
    """The table of the battle before, in a match or a rematch, and of the one after."""
    after: str = ""


class TableList(Message):
    """Tables, the latest first."""

    tables: list[TableCard]


class Invitation(Message):
    """A link to a seat: the token goes behind the `#` of an address, where no log sees it."""

    seat: SeatNumber
    token: str


class TakeSeat(Message):
    """Sit down: on an open seat of a listed table, or by invitation."""

    seat: SeatNumber | None = None
    token: Token | None = None


class WhichSeat(Message):
    """One of the seats of a table."""

    seat: SeatNumber


class Seat(Message):
    """Put an opponent on a seat, or open it."""

    seat: SeatNumber
    occupant: Literal["open", "simple", "random"]


class Ready(Message):
    """Say that the game may begin, and add something of one's own to the dice."""

    seat: SeatNumber
    nonce: Nonce = ""


class Rematch(Message):
    """Ask for the same table again, with sides changed or not."""

    swap: bool = True


class Mute(Message):
    """Let nobody hear whoever has a seat, or everybody again."""

    seat: SeatNumber
    muted: bool


class Remove(Message):
    """Ask whoever has a seat to leave the table, for good."""

    seat: SeatNumber


class Hook(Message):
    """Where to knock when it is one's turn."""

    url: Annotated[str, Meta(max_length=300)]


class HookCard(Message):
    """A webhook, and how it fares; the secret that signs its notices is shown once."""

    url: str
    state: Literal["working", "failing", "muted"]
    trouble: str = ""
    secret: str = ""
