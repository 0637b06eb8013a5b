"""A scenario: the battlefield with its units, and what the booklet says about cards, medals and turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.battlefield import Battlefield
from bocage.memoir44.cards.deck import full_deck
from bocage.memoir44.command.command import Command
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD, SIDES
from bocage.memoir44.objectives import EXIT, Objective
from bocage.memoir44.units.unit import UnitType

SUPERIORITY: Final = ("allies", "none", "axis")
"""Who has the air, as the dice of a strike go by it."""


class Army:
    """The units of a scenario in the order of their numbers."""

    def __init__(self) -> None:
        self.types: list[UnitType] = []
        self.sides: list[int] = []
        self.start: list[int] = []
        self.strength: list[int] = []
        self.worth: list[int] = []

    def add(self, kind: UnitType, side: int, at: int, figures: int, worth: int) -> None:
        """Add a unit."""
        self.types.append(kind)
        self.sides.append(side)
        self.start.append(at)
        self.strength.append(figures)
        self.worth.append(worth)


class Terms:
    """What the booklet fixes beside the map: hands, medals, who starts, and special rules."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.hands: list[int] = [0, 0]
        self.goal: list[int] = [0, 0]
        self.front: str = ""
        self.year: i64 = 0
        self.objectives: list[Objective] = []
        self.grown_hands: list[int] = [0, 0]
        self.no_reshuffle_winner: i64 = -1
        self.drop_side: i64 = -1
        self.drop_steps: i64 = 0
        self.spotters: list[int] = []
        self.spotter_side: i64 = -1
        self.recon_bombards: bool = False
        self.ground_is_taken: bool = True
        self.commissar: i64 = -1


class Scenario:
    """All of a scenario that never changes; every state of a game shares it: read, never change."""

    def __init__(
        self, name: str, field: Battlefield, army: Army, laid: list[int], terms: Terms, command: Command
    ) -> None:
        self.name: str = name
        self.page: dict[str, object] = {}
        self.field: Battlefield = field
        self.command: Command = command
        self.boxes: i64 = 1
        self.free_talk: bool = False
        self.deck: list[int] = full_deck()
        self.types: list[UnitType] = army.types
        self.sides: list[int] = army.sides
        self.start: list[int] = army.start
        self.strength: list[int] = [
            figures if at != OFF_BOARD else 0 for figures, at in zip(army.strength, army.start, strict=True)
        ]
        self.full_strength: list[int] = army.strength
        self.regulars: i64 = len(army.types)
        self.worth: list[int] = army.worth
        self.units_of: list[list[int]] = [
            [unit for unit, owner in enumerate(army.sides) if owner == side] for side in range(len(SIDES))
        ]
        self.laid: list[int] = laid
        self.terms: Terms = terms
        self.first: i64 = terms.first
        self.untaken: list[int] = [-1] * len(terms.objectives)
        self.unit_on: list[int] = [NO_UNIT] * field.count
        for unit, at in enumerate(army.start):
            if at != OFF_BOARD:
                self.unit_on[at] = unit
        self.objectives_at: list[list[int]] = [[] for _ in range(field.count)]
        self.exits: list[list[bool]] = [[False] * field.count for _ in SIDES]
        for number, objective in enumerate(terms.objectives):
            self._enter(number, objective)
        self.has_exit: list[bool] = [any(exits) for exits in self.exits]

    def _enter(self, number: int, objective: Objective) -> None:
        """Make an objective findable by its hexes."""
        for hexagon in objective.hexes:
            if objective.kind == EXIT:
                for side in range(len(SIDES)):
                    self.exits[side][hexagon] = self.exits[side][hexagon] or objective.is_open_to(side)
            else:
                self.objectives_at[hexagon].append(number)
