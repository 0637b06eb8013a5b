"""Memoir '44: what a chart says: the scenario as records embed it, the decisions, and the names."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from bocage.wire.common import Message
from bocage.wire.views.common import AnyChart, Maybe

SideName = Literal["axis", "allies"]


class Terms(Message):
    """A side's hand at the start, and the medals it needs."""

    cards: int
    medals: int


class MapUnit(Message):
    """What a glyph of the map stands for, if not for the usual unit."""

    side: SideName
    type: str
    figures: Maybe = UNSET
    medals: Maybe = UNSET


class Objective(Message):
    """Hexes worth medals, or victory at once."""

    kind: str
    hexes: list[str]
    side: SideName | UnsetType = UNSET
    medals: Maybe = UNSET
    needs: Maybe = UNSET
    at_end_of_turn: bool | UnsetType = field(default=UNSET, name="at-end-of-turn")


class OfSide(Message):
    """A special rule for a side."""

    side: SideName


class GrowingHand(Message):
    """A hand grows turn by turn, to so many cards."""

    side: SideName
    to: int


class NoReshuffle(Message):
    """When the draw pile is empty, somebody has won."""

    winner: SideName


class AirDropRule(Message):
    """So many figures come down before the first turn, and drift so far."""

    side: SideName
    figures: int
    drift: int


class Spotters(Message):
    """From some hexes a side's artillery is told where to fire."""

    side: SideName
    hexes: list[str]


class ReconBarrage(Message):
    """Recon cards may be used to bombard."""


class Special(Message):
    """The special rules of a scenario."""

    growing_hand: GrowingHand | UnsetType = field(default=UNSET, name="growing-hand")
    no_reshuffle: NoReshuffle | UnsetType = field(default=UNSET, name="no-reshuffle")
    air_drop: AirDropRule | UnsetType = field(default=UNSET, name="air-drop")
    spotters: Spotters | UnsetType = UNSET
    recon_barrage: ReconBarrage | UnsetType = field(default=UNSET, name="recon-barrage")
    commissar: OfSide | UnsetType = UNSET


class Scenario(Message):
    """A scenario as records embed it; hexes by their names."""

    number: int
    name: str
    date: str
    front: str
    face: Literal["country", "beach"]
    first: SideName
    map: str
    """Rows of hexes, each with three glyphs: terrain, obstacle, unit; capitals are Allied units."""
    axis: Terms
    allies: Terms
    sections: list[int] | UnsetType = UNSET
    """Where the dotted lines run, if not where they usually do."""
    flanks: list[int] | UnsetType = UNSET
    """The sections of left flank, center and right flank, if not one each."""
    bunkers: SideName | UnsetType = UNSET
    sea_walls: SideName | UnsetType = field(default=UNSET, name="sea-walls")
    units: dict[str, MapUnit] | UnsetType = UNSET
    bridge_ends: dict[str, list[str]] | UnsetType = field(default=UNSET, name="bridge-ends")
    objectives: list[Objective] | UnsetType = UNSET
    special: Special | UnsetType = UNSET
    labels: dict[str, str] | UnsetType = UNSET
    """The names of places, by hex."""


class Variant(Message):
    """What a table has agreed on beside the edition; what is missing is as usual."""

    seating: str | UnsetType = UNSET
    deck: str | UnsetType = UNSET
    talk: Literal["rules", "free"] | UnsetType = UNSET
    mode: Literal["", "alliance", "teams"] | UnsetType = UNSET
    members: list[int] | UnsetType = UNSET
    young: bool | UnsetType = UNSET
    ground: bool | UnsetType = UNSET
    tactics: Maybe = UNSET
    combat: bool | UnsetType = UNSET


class Rulings(Message):
    """The decisions of an edition, those on open points, and the variant."""

    edition: Literal["revised", "2004"]
    leaving_sea_ends_move: bool
    beach_limits_who_starts_there: bool
    hedgerow_is_first_step: bool
    has_air_table: bool
    terrain_spares_flags: bool
    lakes_hide: bool
    match_adds_medals: bool
    close_assault_bonus_in_overrun: bool
    ground_after_hedgerow: bool
    sandbags_go_with_the_dead: bool
    sandbag_stock: int
    variant: Variant | UnsetType = UNSET


class Names(Message):
    """What the arguments of choices can name, in the order of their numbers."""

    card: list[str]
    combat_card: list[str] = field(name="combat-card")
    hex: list[str]
    role: list[str]
    section: list[str]


class Chart(AnyChart):
    """What does not change during a game."""

    game: Literal["memoir44"]
    scenario: Scenario
    rulings: Rulings
    names: Names
