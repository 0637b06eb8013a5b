"""Memoir '44: unfinished business of a turn and its battles, as views tell it."""

from __future__ import annotations

from msgspec import UNSET

from bocage.wire.views.common import Maybe, Record


class Game(Record, tag="game"):
    """The sides take turns until one has the medals it needs."""


class Turn(Record, tag="turn"):
    """A card is played for a side."""

    post: int
    chip: Maybe = UNSET
    """Where the cards under the commissar's chip lie, if there is one."""


class TurnOver(Record, tag="turn-over"):
    """A turn is over: hands that are still growing grow, and the other side is next."""


class Sectioning(Record, tag="sectioning"):
    """The section in which a card orders units is being chosen."""


class Ordering(Record, tag="ordering"):
    """Units are being ordered by one of the plays: so many in all and in each section, of some classes."""

    slot: int
    total: int
    by_section: list[int]
    classes: int
    contact: int


class Muster(Record, tag="muster"):
    """The units that some posts have ordered get ready to move, for the first time or once more."""

    posts: int
    march: int


class Marching(Record, tag="marching"):
    """Units ordered by some posts move."""

    posts: int
    march: int


class Fighting(Record, tag="fighting"):
    """Units ordered by some posts attack; `last` did so last."""

    posts: int
    last: int


class Combat(Record, tag="combat"):
    """A declared attack: the window for an ambush, the dice, and what follows."""

    unit: int
    victim: int
    start: int
    goal: int
    stage: int
    is_overrun: bool


class Roll(Record, tag="roll"):
    """The dice of one attack are falling: hits first, then flags."""

    by: int
    victim: int
    dice: int
    stars_hit: bool
    flags_ignorable: bool


class AmbushWindow(Record, tag="ambush-window"):
    """A close assault has been declared: the attacked side may ambush; some seats have let it be."""

    unit: int
    victim: int
    waived: int


class StandFast(Record, tag="stand-fast"):
    """The owner of a unit that may ignore a flag says whether it does."""

    unit: int
    flags: int


class Retreat(Record, tag="retreat"):
    """A unit on its way back: so many hexes it must go, so many it may, and the next ones."""

    unit: int
    begun: bool
    must: int
    may: int
    ways: list[int]


class Ground(Record, tag="ground"):
    """A unit may advance into the hex it has emptied."""

    unit: int
    to: int
    is_overrun: bool


class Overrun(Record, tag="overrun"):
    """Armor that has taken ground may attack once more."""

    unit: int


class Salvos(Record, tag="salvos"):
    """Targets are being chosen: one group of enemies, each next to another."""

    post: int
    most: int
    dice: int
    stars_hit: bool
    section: int
    targets: list[int]


class Shelling(Record, tag="shelling"):
    """The chosen targets are struck, one at a time, in the order the player likes."""

    post: int
    dice: int
    stars_hit: bool
    targets: list[int]


class Digging(Record, tag="digging"):
    """Infantry is given sandbags, as long as there are any."""

    post: int
    left: int


class Healing(Record, tag="healing"):
    """A unit with losses is chosen for the medics."""

    slot: int


class Medics(Record, tag="medics"):
    """The dice for a unit's wounded are falling."""

    unit: int
    slot: int
    dice: int


class Mustering(Record, tag="mustering"):
    """The dice of the finest hour are falling: they tell who may be ordered."""

    slot: int
    dice: int


class Rally(Record, tag="rally"):
    """Units are ordered by dice: each face its class, a star any unit."""

    slot: int
    infantry: int
    armor: int
    stars: int


class Draw(Record, tag="draw"):
    """So many cards are still to be drawn, into the hand or to be looked at first."""

    hand: int
    left: int
    goal: int


class Keep(Record, tag="keep"):
    """Of the cards that were looked at one is kept, the other goes."""

    post: int
    hand: int


class Reshuffle(Record, tag="reshuffle"):
    """Draw pile and discard pile are shuffled together."""


class TurnEnd(Record, tag="turn-end"):
    """The last step of a turn: whoever has ambushed draws first, then whoever has played."""

    post: int
    hand: int


class AirDrop(Record, tag="air-drop"):
    """The next figure is aimed at a hex."""

    units: list[int]


class Drift(Record, tag="drift"):
    """A figure is in the air over a hex and drifts on."""

    unit: int
    at: int
    left: int


STEPS = (
    Game | Turn | TurnOver | Sectioning | Ordering | Muster | Marching | Fighting | Combat | Roll
    | AmbushWindow | StandFast | Retreat | Ground | Overrun | Salvos | Shelling | Digging | Healing | Medics
    | Mustering | Rally | Draw | Keep | Reshuffle | TurnEnd | AirDrop | Drift
)  # fmt: skip
