"""Memoir '44: unfinished business of commands and Combat cards, as views tell it, and all of it together."""

from __future__ import annotations

from typing import Literal

from bocage.wire.views.common import Record
from bocage.wire.views.memoir44_steps import STEPS

# Several commanders


class Council(Record, tag="council"):
    """The team chooses its card: each member may propose one; some seats have spoken."""

    post: int
    spoken: int


class SharedTurn(Record, tag="shared-turn"):
    """The active member plays a card, his own or the shared one at a place."""

    post: int
    place: int


class Entrusting(Record, tag="entrusting"):
    """The commander may hand the orders in a section to the member whose section it is."""


class Joint(Record, tag="joint"):
    """A step that all with a play on the table take at the same time, all moves first."""

    step: int
    march: int


class HandOut(Record, tag="hand-out"):
    """Cards are being handed out: so many so far, and the general who has been visited."""

    side: int
    given: int
    visited: int


class Carrying(Record, tag="carrying"):
    """The cards the commander has laid down are carried out; their places on the table."""

    places: list[int]


class Phase(Record, tag="phase"):
    """A step that all generals take together, each in a lane of his own."""

    step: Literal["carrying-out", "deploying", "initiative", "marching", "fighting", "marching-again"]


class Deploying(Record, tag="deploying"):
    """Generals that one seat acts for play their cards, in any order."""

    posts: int


class Initiatives(Record, tag="initiatives"):
    """Generals without a card say whether they act on their own."""

    posts: int


class InitiativeRoll(Record, tag="initiative-roll"):
    """The two dice of a general are falling."""

    post: int


class Sacrificing(Record, tag="sacrificing"):
    """A general has to take a figure off one of his units."""

    post: int


class FlagOrders(Record, tag="flag-orders"):
    """Flags let a general move units that may not attack, or dig in with one."""

    slot: int
    left: int
    may_dig: bool


class Hold(Record, tag="hold"):
    """All generals wait until the commander settles a dispute, or the hold is lifted."""

    side: int
    by: int


class Collecting(Record, tag="collecting"):
    """The cards go back to the commander, who discards them all and draws."""

    side: int


class ChipPlacing(Record, tag="chip-placing"):
    """Cards are chosen for the commissar's chip, so many at most; so many are kept in hand."""

    post: int
    chip: int
    most: int
    keeps: int


# Combat cards


class Prelude(Record, tag="prelude"):
    """Whoever holds Combat cards may play some before orders; some seats have let it be."""

    waived: int


class ReactionWindow(Record, tag="reaction-window"):
    """Both sides answer an attack by turns, beginning with the attacked one."""

    unit: int
    victim: int
    waived: int
    is_answer: bool
    quiet: bool
    may_ambush: bool
    hexes: list[int]
    """Where attacker and attacked unit stood."""


class Picking(Record, tag="picking"):
    """Units are being picked for a card, one at a time, in any order."""

    post: int
    card: str
    most: int
    units: list[int]


class Placing(Record, tag="placing"):
    """A unit is put on one of some hexes, for everybody to see."""

    seats: int
    card: str
    moves: int
    hexes: list[int]


class Shifting(Record, tag="shifting"):
    """Units go where a card lets them, beside the moves of the turn."""

    post: int
    card: str
    units: list[int]


class Recruiting(Record, tag="recruiting"):
    """A die tells what comes as reinforcement."""

    post: int


class Returning(Record, tag="returning"):
    """Dice fall for the wounded of one unit after the other."""

    units: list[int]


class CombatDraw(Record, tag="combat-draw"):
    """So many Combat cards are still to be drawn into a hand."""

    post: int
    left: int


# Several at once


class Together(Record, tag="together"):
    """Several seats act at once, each with a stack of its own."""

    lanes: list[list[Pending]]


class Front(Record, tag="front"):
    """A lane for each seat that acts for generals; who has asked for a hold, and who goes first, or -1."""

    lanes: list[list[Pending]]
    held: int
    first: int


Pending = (
    STEPS | Council | SharedTurn | Entrusting | Joint | HandOut | Carrying | Phase | Deploying | Initiatives
    | InitiativeRoll | Sacrificing | FlagOrders | Hold | Collecting | ChipPlacing | Prelude | ReactionWindow
    | Picking | Placing | Shifting | Recruiting | Returning | CombatDraw | Together | Front
)  # fmt: skip
