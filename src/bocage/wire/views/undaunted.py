"""Undaunted: Normandy: what a view and a chart say.

Sides are 0 for the US and 1 for the Germans. Counters and cards share their numbers, those of `names.card` in
the chart; `names.unit` are the first of them, which have a counter. Tiles are numbered by `names.tile`, and
-1 is none.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from bocage.wire.common import Message
from bocage.wire.views.common import AnyChart, AnyView, Maybe, Record

SideName = Literal["us", "german"]

# What is still to be done


class Round(Record, tag="round"):
    """The outline of play; the stage that comes next."""

    stage: int


class Bid(Record, tag="bid"):
    """A side chooses the card it bids; the card stays in the hand until both are shown."""

    side: int


class Turn(Record, tag="turn"):
    """A side plays cards from its hand, one at a time, for as long as it likes."""

    side: int


class Draw(Record, tag="draw"):
    """So many cards are still to be drawn by a side."""

    side: int
    left: int


class March(Record, tag="march"):
    """A unit is under way and may go on or halt."""

    side: int
    unit: int
    left: int
    manner: int


class Pick(Record, tag="pick"):
    """Cards are being taken from the supply to the discard pile, or from play back into the hand."""

    side: int
    card: int
    left: int
    squad: int
    source: int
    begun: bool


class Roll(Record, tag="roll"):
    """Dice are falling, one at a time, against a total defense; so many are left."""

    verb: str
    side: int
    unit: int
    victim_side: int
    victim: int
    left: int
    needed: int
    hit: bool


class Barrage(Record, tag="barrage"):
    """The counters on the target tile that a Blast still has to attack, in a fixed order."""

    side: int
    unit: int
    dice: int
    victims: list[int]
    """Counters: those of the Germans after all those of the US."""


class Together(Record, tag="together"):
    """Both sides act at once, each with a stack of its own."""

    lanes: list[list[Pending]]


Pending = Round | Bid | Turn | Draw | March | Pick | Roll | Barrage | Together

# The view


class Army(Message):
    """What lies on the map for one side."""

    place: list[int]
    """The tile of every counter, -1 where it is not on the map."""
    suppressed: list[int]
    """1 for every counter that is suppressed."""
    marks: list[int]
    """The side's marker on every tile: 0 none, 1 scouted, 2 controlled."""
    target: int
    """The tile of the target marker, or -1."""


class Bound(Message):
    """Of the unseen cards of a zone at most so many are of these kinds."""

    kinds: list[str]
    most: int


class Cards(Message):
    """One side's cards, counted by kind."""

    supply: list[int]
    play: list[int]
    losses: list[int]
    """What everybody saw leave the game."""
    hand_count: int
    deck_count: int
    discard_count: int
    known_hand: list[int]
    """What everybody knows to be in the hand; the same for the discard pile and the deck."""
    known_discard: list[int]
    known_deck: list[int]
    hand_bounds: list[Bound]
    discard_bounds: list[Bound]
    deck_bounds: list[Bound]
    has_bid: bool
    hand: list[int] | UnsetType = UNSET
    """The owner alone is told hand, deck, discard pile and bid."""
    deck: list[int] | UnsetType = UNSET
    discard: list[int] | UnsetType = UNSET
    bid: Maybe = UNSET
    """The kind of the card that was bid, or -1."""


class View(AnyView):
    """A position as a seat may know it."""

    scenario: str
    round: int
    first: int
    """The side that has the initiative."""
    acting: int
    """The side whose turn it is, or -1."""
    radio: int
    """What the radio has added to the value of its objective."""
    armies: list[Army]
    cards: list[Cards]
    pending: list[Pending]


# The chart


class Points(Message):
    """A goal of so many points."""

    points: int


class Force(Message):
    """What one side brings; tiles, counters and cards by their names."""

    goal: Literal["pin"] | Points
    scouted: list[str]
    controlled: list[str]
    spawn: dict[str, list[str]]
    """What enters on which tile: `all`, a counter, or the last letters of several."""
    counters: dict[str, list[str]]
    deck: dict[str, int]
    supply: dict[str, int]


class Scenario(Message):
    """A scenario as records embed it."""

    number: int
    name: str
    offset: Literal["rows", "columns"]
    """Whether the tiles of every other row or of every other column are shifted by half a tile."""
    first: SideName
    map: str
    """The tiles by name, drawn as text."""
    objectives: dict[str, int]
    us: Force
    german: Force
    arc: str | UnsetType = UNSET
    date: str | UnsetType = UNSET
    radio: str | UnsetType = UNSET


class Rulings(Message):
    """The decisions where the book is silent."""

    adjacency: str
    distance: str
    round_limit: str
    empty_bid: str
    guide: str
    command: str
    blast_order: str
    hope: str
    unplayed_hand: str


class Names(Message):
    """What the arguments of choices can name, in the order of their numbers."""

    card: list[str]
    count: list[str]
    tile: list[str]
    unit: list[str]


class Chart(AnyChart):
    """What does not change during a game."""

    game: Literal["undaunted"]
    scenario: Scenario
    rulings: Rulings
    names: Names
