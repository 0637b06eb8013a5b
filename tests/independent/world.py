"""Random little worlds for the oracles, as plain data; nothing here knows the engine.

A spot is (x, y) in doubled columns, y from the top. Terrain, obstacles and units are the glyphs in which a
scenario's map is written: small letters are the Axis, who sit at the top, capitals the Allies at the bottom.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

Spot = tuple[int, int]

ALL_TERRAIN = ".fhtc^uksmM=Wl~b#"
ALL_OBSTACLES = "Bxwo-"
ALL_UNITS = "ieratgIERATG"
FOOT = "ierIER"
NO_ENTRY = "=WlmM"
AXIS, ALLIES = 0, 1
STEPS = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))


@dataclass
class World:
    """A board with all that lies and stands on it."""

    rows: list[tuple[int, int]]
    terrain: dict[Spot, str] = field(default_factory=dict)
    obstacle: dict[Spot, str] = field(default_factory=dict)
    unit: dict[Spot, str] = field(default_factory=dict)
    figures: dict[str, int] = field(default_factory=dict)
    ends: dict[Spot, list[Spot]] = field(default_factory=dict)
    dug_in: set[Spot] = field(default_factory=set)
    exits: set[Spot] = field(default_factory=set)
    exit_side: int = ALLIES
    bunkers: str = ""
    sea_walls: str = ""

    def spots(self) -> list[Spot]:
        """All hexes in reading order."""
        return [(first + 2 * n, y) for y, (first, count) in enumerate(self.rows) for n in range(count)]

    def has(self, spot: Spot) -> bool:
        """Whether there is such a hex."""
        return spot in self.terrain

    def around(self, spot: Spot) -> list[Spot]:
        """The hexes next to one."""
        beside = [(spot[0] + dx, spot[1] + dy) for dx, dy in STEPS]
        return [other for other in beside if self.has(other)]

    def stands(self, spot: Spot, glyph: str) -> bool:
        """Whether an obstacle is there, from the start or because somebody has dug in."""
        return self.obstacle.get(spot) == glyph or (glyph == "o" and spot in self.dug_in)

    def is_served(self, spot: Spot, glyph: str) -> bool:
        """Whether a bunker or sea wall is there and is of use to the unit on it."""
        owner = self.bunkers if glyph == "B" else self.sea_walls
        side = "axis" if self.unit[spot].islower() else "allies"
        return self.stands(spot, glyph) and owner in ("", side)

    def map(self) -> str:
        """The board as a scenario writes it."""
        lines = []
        for y, (first, count) in enumerate(self.rows):
            line = ""
            for x in range(first, first + 2 * count, 2):
                spot = (x, y)
                cell = self.terrain[spot] + self.obstacle.get(spot, ".") + self.unit.get(spot, ".")
                line = line.ljust(3 * x) + cell
            lines.append(line)
        return "\n".join(lines) + "\n"

    def name(self, spot: Spot) -> str:
        """The booklets' name of a hex."""
        letter = chr(ord("A") + spot[0] // 2)
        return f"{letter.lower() if spot[0] % 2 else letter}{len(self.rows) - spot[1]}"

    def facts(self) -> dict[str, Any]:
        """The world as a scenario's plain facts."""
        facts: dict[str, Any] = {"name": "A little world", "first": "axis", "map": self.map()}
        facts |= {side: {"cards": 0, "medals": 99} for side in ("axis", "allies")}
        facts["bridge-ends"] = {self.name(at): [self.name(end) for end in to] for at, to in self.ends.items()}
        facts["units"] = {glyph: legend(glyph, number) for glyph, number in self.figures.items()}
        if self.exits:
            side = ("axis", "allies")[self.exit_side]
            hexes = [self.name(spot) for spot in sorted(self.exits)]
            facts["objectives"] = [{"kind": "exit", "side": side, "hexes": hexes, "medals": 1}]
        if self.bunkers:
            facts["bunkers"] = self.bunkers
        if self.sea_walls:
            facts["sea-walls"] = self.sea_walls
        return facts

    def told(self) -> str:
        """The world for a failure's message."""
        ends = {self.name(at): [self.name(end) for end in to] for at, to in self.ends.items()}
        dug_in = sorted(self.name(spot) for spot in self.dug_in)
        sides = f"bunkers: {self.bunkers}, sea walls: {self.sea_walls}, figures: {self.figures}"
        exits = [self.exit_side, *sorted(self.name(spot) for spot in self.exits)]
        return f"\n{self.map()}{sides}\nbridge ends: {ends}, dug in: {dug_in}, exits: {exits}"


NAMES = {"i": "infantry", "e": "elite-infantry", "r": "resistance", "a": "armor", "t": "elite-armor"}
NAMES["g"] = "artillery"


def legend(glyph: str, figures: int) -> dict[str, Any]:
    """What the map's glyph of a unit stands for where it has lost figures."""
    side = "axis" if glyph.islower() else "allies"
    return {"type": NAMES[glyph.lower()], "side": side, "figures": figures}


def side_of(glyph: str) -> int:
    """The side of a unit's glyph."""
    return AXIS if glyph.islower() else ALLIES


def class_of(glyph: str) -> str:
    """Infantry, armor or artillery, by a letter."""
    return {"i": "i", "e": "i", "r": "i", "a": "a", "t": "a", "g": "g"}[glyph.lower()]


def staggered(wide: int, height: int) -> list[tuple[int, int]]:
    """Rows of the usual outline."""
    return [(y % 2, wide - y % 2) for y in range(height)]


def ragged(dice: random.Random, wide: int, height: int) -> list[tuple[int, int]]:
    """Rows of any outline; no column lies further right than a letter has a name for."""
    rows = []
    for y in range(height):
        first, count = 2 * dice.randrange(2) + y % 2, dice.randrange(max(1, wide - 2), wide + 1)
        rows.append((first, min(count, 26 - first // 2)))
    return rows


def deal(
    dice: random.Random,
    rows: list[tuple[int, int]],
    terrain: Sequence[str] = ALL_TERRAIN,
    crowd: float = 0.15,
    bare: float = 0.4,
    clutter: float = 0.2,
) -> World:
    """A random world: so much of it bare, so much with obstacles, so much with units."""
    world = World(rows)
    for spot in world.spots():
        world.terrain[spot] = "." if dice.random() < bare else dice.choice(terrain)
        if dice.random() < clutter:
            world.obstacle[spot] = dice.choice(ALL_OBSTACLES)
        if dice.random() < crowd and world.terrain[spot] not in NO_ENTRY:
            world.unit[spot] = dice.choice(ALL_UNITS if world.obstacle.get(spot) != "x" else FOOT)
            if world.terrain[spot] != "~" and dice.random() < clutter / 2:
                world.dug_in.add(spot)
    world.figures = {glyph: dice.randrange(1, 5) for glyph in ALL_UNITS if dice.random() < 0.7}
    world.exits = {spot for spot in world.spots() if spot not in world.ends and dice.random() < 0.1}
    world.exit_side = dice.choice((AXIS, ALLIES))
    world.bunkers = dice.choice(("", "", "axis", "allies"))
    world.sea_walls = dice.choice(("", "axis", "allies"))
    for spot in world.spots():
        if world.terrain[spot] == "#" and dice.random() < 0.4 and len(world.around(spot)) > 1:
            world.ends[spot] = sorted(dice.sample(world.around(spot), 2))
    return world
