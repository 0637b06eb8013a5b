"""What lies on a hex, and on a whole map, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.cli.memoir44 import glyphs
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.objectives import EITHER, OBJECTIVE_KINDS, Objective
from bocage.memoir44.terrain.obstacles import BAGS, BARBED, SANDBAGS, WIRE
from bocage.memoir44.view import BattleView

if TYPE_CHECKING:
    from bocage.words import Words

_OPEN: Final = "open"


def obstacle_names(view: BattleView, hexagon: int) -> list[str]:
    """List the obstacles of a hex, those that stay first."""
    standing = view.scenario.field.standing[hexagon]
    names = [] if standing is None else [standing.name]
    names += [BARBED.name] if view.laid[hexagon] & WIRE else []
    return names + ([BAGS.name] if view.laid[hexagon] & SANDBAGS else [])


def things_on(view: BattleView, words: Words, hexagon: int) -> list[str]:
    """Name terrain, obstacles and medal of a hex; open ground is not worth a word."""
    from bocage.words.memoir44 import ground

    terrain = view.scenario.field.terrain[hexagon].name
    names = [] if terrain == _OPEN else [ground(words, terrain)]
    names += [ground(words, name) for name in obstacle_names(view, hexagon)]
    return names + [medal_mark(each) for each in objectives_at(view, hexagon)]


def objectives_at(view: BattleView, hexagon: int) -> list[Objective]:
    """List the objectives a hex belongs to."""
    return [each for each in view.scenario.terms.objectives if hexagon in each.hexes]


def medal_mark(objective: Objective) -> str:
    """Write the mark of an objective."""
    return glyphs.EITHER_MARK if objective.side == EITHER else glyphs.SIDE_MARKS[objective.side]


def side_of(objective: Objective, words: Words) -> str:
    """Name the side that may win an objective."""
    return words.say(f"terminal-m44-army-{'either' if objective.side == EITHER else SIDES[objective.side]}")


def objective_line(view: BattleView, words: Words, number: int) -> str:
    """Tell an objective: its hexes, who may win it, and what for."""
    objective = view.scenario.terms.objectives[number]
    kind = OBJECTIVE_KINDS[objective.kind]
    return words.say(
        f"terminal-m44-objective-{kind}",
        mark=medal_mark(objective),
        side=side_of(objective, words),
        hexes=", ".join(view.scenario.field.names[at] for at in objective.hexes),
        medals=int(objective.medals),
        needs=int(objective.needs),
    )


def legend(view: BattleView, words: Words) -> list[str]:
    """Explain the terrain and obstacles that lie on a map, in the order they are met."""
    from bocage.words.memoir44 import ground

    field = view.scenario.field
    lands = dict.fromkeys(terrain.name for terrain in field.terrain if terrain.name != _OPEN)
    things = dict.fromkeys(name for hexagon in range(field.count) for name in obstacle_names(view, hexagon))
    entries = [f"{glyphs.TERRAIN[name][0]} {ground(words, name)}" for name in lands]
    return entries + [f"{glyphs.OBSTACLES[name]} {ground(words, name)}" for name in things]


def unit_legend(view: BattleView, words: Words) -> list[str]:
    """Explain the letters of the units that are in a battle."""
    letters: dict[str, str] = {}
    for kind, side in zip(view.scenario.types, view.scenario.sides, strict=True):
        letters.setdefault(kind.name, glyphs.unit_letter(kind.glyph, side))
    return [f"{letter} {words.unit(name, 'memoir44')}" for name, letter in letters.items()]
