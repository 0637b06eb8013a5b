"""Memoir '44: what a view says.

Sides are 0 for the Axis and 1 for the Allies. Hexes are numbered by `names.hex` in the chart, -1 is off the
board; units by the hexes of the map on which they begin; cards by `names.card`. A post is who gives orders
and whose hand is played from: in the usual game there is one for each side, with the side's number. Sets of
seats, posts, classes and sections are numbers with a bit for each.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from bocage.wire.common import Message
from bocage.wire.views.common import AnyView
from bocage.wire.views.memoir44_tree import Pending


class Hand(Message):
    """A hand: its number of cards, what everybody knows of it, and for its holder the cards; by kind."""

    count: int
    known: list[int]
    cards: list[int]


class Play(Message):
    """A card as it was played: what lies on the table, what it does, where, and who gives its orders."""

    side: int
    card: str
    acts_as: str
    section: int
    """The sections it is confined to by choice; 0 where it is not."""
    plain: bool
    """Whether its fallback is used, without what it grants."""
    post: int


class CombatTable(Message):
    """The table of the Combat cards, whose kinds are those of `names.combat-card`."""

    hands: list[Hand]
    """The hands by post."""
    deck_count: int
    discard: list[int]
    boons: list[tuple[int, str]]
    """Units, each with the name of a card that has changed something for it."""


class View(AnyView):
    """A position as one seat sees it; lists of units and of hexes are by their numbers."""

    at: list[int]
    """The hex of every unit."""
    figures: list[int]
    """The figures every unit has left."""
    status: list[int]
    """What every unit has done this turn: bits from 1 on for ordered, moved, halted, holds fire, fought,
    fought twice, left a hedgerow, barred; from 256 on the place of the play that ordered it."""
    began: list[int]
    """The hex every unit was on when the turn's moves began."""
    laid: list[int]
    """What lies on every hex and can be removed: 1 wire, 2 sandbags."""
    hands: list[Hand]
    """The hands by post."""
    deck_count: int
    discard: list[int]
    medals: list[int]
    """The medals of both sides."""
    taken: list[int]
    """The side that has every objective of the scenario, or -1."""
    side: int
    """The side whose turn it is."""
    turn: int
    plays: list[Play]
    """The cards on the table."""
    last_plays: list[list[Play]]
    """What each side has played last."""
    looked_at: list[int]
    """The cards being looked at, for whoever looks."""
    looked_at_count: int
    pending: list[Pending]
    combat: CombatTable | UnsetType = UNSET
    proposals: list[int] | UnsetType = UNSET
    """The cards the members of the own team have put forward, by seat; -1 for none."""
