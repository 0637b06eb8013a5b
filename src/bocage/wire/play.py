"""Messages at a table that is being played: what a seat may send, and what it is told.

One connection is one seat, or somebody who watches. The first message is always `Welcome`; from then on every
change comes as `News`, numbered by the events the seat has been told of.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bocage.wire.common import Facts, Message, Reason, Ref, SeatNumber, Text, Word

Spelled = Annotated[str, Meta(min_length=1, max_length=400)]
"""A choice as records spell it: `order unit=i4`."""


class Up(Message, tag_field="is"):
    """Sent by a seat."""


class Choose(Up, tag="choose"):
    """Make a choice that is on offer under the seat's decision number."""

    ref: Ref
    number: int
    choice: Spelled


class TakeBack(Up, tag="take-back"):
    """Take the seat's last choice back."""

    ref: Ref


class Resign(Up, tag="resign"):
    """Give up."""

    ref: Ref


class OfferDraw(Up, tag="draw"):
    """Offer or accept a draw."""

    ref: Ref


class Stand(Up, tag="stand"):
    """Leave a standing answer for a kind of reaction window, or take it away again."""

    ref: Ref
    window: Word
    choice: Spelled | None = None


class Say(Up, tag="say"):
    """Say something to some seats; to nobody in particular, to all."""

    ref: Ref
    text: Text
    to: list[SeatNumber] = []


class AskWhy(Up, tag="why"):
    """Ask whether a choice is on offer, and if not, why not."""

    ref: Ref
    choice: Spelled


class Tell(Up, tag="tell"):
    """Ask for the seat's events in words, from the so-manieth on."""

    ref: Ref
    language: Annotated[str, Meta(max_length=8)]
    after: Annotated[int, Meta(ge=0)] = 0
    most: Annotated[int, Meta(ge=1, le=200)] = 50


class Ping(Up, tag="ping"):
    """Ask for a sign of life."""

    ref: Ref


UP = Choose | TakeBack | Resign | OfferDraw | Stand | Say | AskWhy | Tell | Ping
ACTS = (Choose, TakeBack, Resign, OfferDraw, Stand)
"""What changes a game, and is kept before it is answered."""


class Down(Message, tag_field="is"):
    """Told to a seat."""


class Clock(Message):
    """The time a seat has left, in seconds, and whether it is running."""

    seat: int
    left: float
    runs: bool


class Chair(Message):
    """Who sits on a seat: a person by name, an opponent by kind, or nobody yet."""

    seat: int
    name: str
    side: int
    player: str = ""
    kind: str = "open"
    here: bool = False
    ready: bool = False


class Window(Message):
    """A reaction window that lasts the same whatever is answered: its seconds, and those left."""

    name: str
    lasts: float
    left: float
    answered: bool = False
    """Whether this seat's own answer has been taken; nobody else is told."""


class Spoken(Message):
    """Something that was said."""

    seat: int
    to: list[int]
    text: str
    by: str = ""


class Welcome(Down, tag="welcome"):
    """Everything a seat may know, and what was told after the events it already has."""

    version: int
    table: str
    seat: int
    chart: Facts
    """What does not change during a game: the scenario, the decisions, and the names behind every number."""
    chairs: list[Chair]
    view: Facts
    number: int
    offers: list[str]
    told: int
    """How many events the seat has been told of in all."""
    events: list[Facts]
    after: int
    """The events above are those after this many."""
    windows: list[str]
    """The kinds of reaction windows for which a standing answer may be left."""
    stands: dict[str, str]
    """The seat's own standing answers."""
    channels: list[int]
    """The seats that may be talked to now."""
    said: list[Spoken]
    clocks: list[Clock]
    window: Window | None = None


class News(Down, tag="news"):
    """What has changed for the seat: new events, and the parts of its view that are not as they were."""

    told: int
    number: int
    events: list[Facts] = []
    changes: Facts = {}
    gone: list[str] = []
    """Parts of the view that are no more."""
    offers: list[str] | None = None
    """What is on offer now, if that is something else than before."""
    channels: list[int] | None = None
    stands: dict[str, str] | None = None
    clocks: list[Clock] | None = None
    window: Window | None = None
    """The window that is open now, if one is."""
    ref: str | None = None
    """The request of this very connection that the news answer; what was asked for is kept."""


class Refused(Down, tag="refused"):
    """A request that changed nothing, and why."""

    ref: str | None
    reason: Reason


class Because(Down, tag="because"):
    """Answers `why`: on offer when there is no reason against it."""

    ref: str
    reason: Reason | None = None


class Told(Down, tag="told"):
    """Events in words, one sentence each; an empty one is for nobody's ears."""

    ref: str
    after: int
    lines: list[str]


class Heard(Down, tag="heard"):
    """Something was said that this seat hears."""

    said: Spoken
    ref: str | None = None


class Seated(Down, tag="seated"):
    """Who sits where has changed, or who is here."""

    chairs: list[Chair]


class Closing(Down, tag="closing"):
    """The server lets go of this connection: why, and whether it is worth coming back at once."""

    reason: Reason
    again: bool = True


class Pong(Down, tag="pong"):
    """A sign of life."""

    ref: str


DOWN = Welcome | News | Refused | Because | Told | Heard | Seated | Closing | Pong
