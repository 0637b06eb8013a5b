"""Whether a scenario makes sense: that medals can be won, goals be reached, and not before the first turn."""

from __future__ import annotations

from bocage.grid.hexes import STEPS
from bocage.kernel.reading import Faults, Table
from bocage.memoir44.kinds import NO_UNIT, OF_ANY, OFF_BOARD, SIDES
from bocage.memoir44.objectives import EITHER, EXIT, MAJORITY, OBJECTIVE_KINDS, SUDDEN, Objective
from bocage.memoir44.scenario import Scenario


def check_sense(page: Table, scenario: Scenario, faults: Faults) -> None:
    """Check what only all facts together can tell; their form is right."""
    reach = [reach_of(scenario, side) for side in range(len(SIDES))]
    for side, name in enumerate(SIDES):
        if all([scenario.start[unit] == OFF_BOARD for unit in scenario.units_of[side]]):
            faults.note(page.wrong("the map shows no unit of this side, which would have lost at once", name))
    check_bridge_ends(page, scenario, faults)
    check_objectives(page, scenario, reach, faults)
    check_spotters(page, scenario, reach, faults)
    for side in range(len(SIDES)):
        check_goal(page, scenario, side, faults)


def reach_of(scenario: Scenario, side: int) -> set[int]:
    """All hexes on which a unit of a side could ever stand, were nobody in its way."""
    reached: set[int] = set()
    for kind in {int(scenario.types[unit].kind) for unit in scenario.units_of[side]}:
        reached |= reach_from(scenario, side, kind, starts_of(scenario, side, kind))
    return reached


def starts_of(scenario: Scenario, side: int, kind: int) -> list[int]:
    """Where units of a class begin, those from the sky wherever they can land."""
    starts = [scenario.start[unit] for unit in scenario.units_of[side] if scenario.types[unit].kind == kind]
    if OFF_BOARD not in starts:
        return starts
    return [hexagon for hexagon in range(scenario.field.count) if not scenario.field.bars(kind, hexagon)]


def reach_from(scenario: Scenario, side: int, kind: int, starts: list[int]) -> set[int]:
    """All hexes to which moves, climbs and retreats lead, one after the other."""
    field = scenario.field
    reached, waiting = set(starts), list(starts)
    while waiting:
        hexagon = waiting.pop()
        back = field.ways_back[side][kind][hexagon]
        for to in [*field.onward[kind][hexagon], *field.climbs[kind][hexagon], *back]:
            if to not in reached:
                reached.add(to)
                waiting.append(to)
    return reached


def entitled(objective: Objective) -> list[int]:
    """The sides that may win an objective."""
    return list(range(len(SIDES))) if objective.side == EITHER else [int(objective.side)]


def check_bridge_ends(page: Table, scenario: Scenario, faults: Faults) -> None:
    """Refuse a bridge that ends where nobody can be."""
    bridges = page.table("bridge-ends") if "bridge-ends" in page else Table({})
    for name in bridges.facts:
        for end in bridges.values(name):
            if scenario.field.terrain[scenario.field.board.index_of(str(end))].bars == OF_ANY:
                faults.note(bridges.wrong(f"nobody can be on {end}, where the bridge ends", name))


def check_objectives(page: Table, scenario: Scenario, reach: list[set[int]], faults: Faults) -> None:
    """Refuse a hex that no unit of an entitled side could ever stand on, and what is won at the start."""
    for number, objective in enumerate(scenario.terms.objectives, 1):
        sides = entitled(objective)
        for hexagon in objective.hexes:
            if not any([hexagon in reach[side] for side in sides]):
                who = " or ".join([SIDES[side] for side in sides])
                sentence = f"no unit of {who} can ever stand on {scenario.field.names[hexagon]}"
                faults.note(page.wrong(sentence, "objectives", number, "hexes"))
        check_exits(page, scenario, number, objective, faults)
        for side in sides:
            if objective.kind == SUDDEN and held_by(scenario, objective, side) >= objective.needs:
                sentence = f"{SIDES[side]} would win by this {OBJECTIVE_KINDS[SUDDEN]} before the first turn"
                faults.note(page.wrong(sentence, "objectives", number))


def check_exits(page: Table, scenario: Scenario, number: int, objective: Objective, faults: Faults) -> None:
    """Refuse an exit in the middle of the board."""
    for hexagon in objective.hexes:
        if objective.kind == EXIT and len(scenario.field.neighbours[hexagon]) == len(STEPS):
            sentence = f"{scenario.field.names[hexagon]} is not at the edge: nobody can leave the board there"
            faults.note(page.wrong(sentence, "objectives", number, "hexes"))


def check_spotters(page: Table, scenario: Scenario, reach: list[set[int]], faults: Faults) -> None:
    """Refuse a hex from which nobody can ever spot."""
    side = scenario.terms.spotter_side
    for hexagon in scenario.terms.spotters:
        if hexagon not in reach[side]:
            sentence = f"no unit of {SIDES[side]} can ever stand on {scenario.field.names[hexagon]}"
            faults.note(page.wrong(sentence, "special", "spotters", "hexes"))


def check_goal(page: Table, scenario: Scenario, side: int, faults: Faults) -> None:
    """Refuse a goal that is reached at the start, or never can be."""
    goal = scenario.terms.goal[side]
    start = sum([medals_at_start(scenario, objective, side) for objective in scenario.terms.objectives])
    most = sum([scenario.worth[unit] for unit in scenario.units_of[1 - side]])
    most += sum([most_medals(scenario, objective, side) for objective in scenario.terms.objectives])
    if start >= goal:
        sentence = f"{goal} are reached at the start: the side stands on objectives for {start}"
        faults.note(page.wrong(sentence, SIDES[side], "medals"))
    if goal > most:
        sentence = f"{goal} cannot be reached: all units of the enemy and all objectives make {most}"
        faults.note(page.wrong(sentence, SIDES[side], "medals"))


def held_by(scenario: Scenario, objective: Objective, side: int) -> int:
    """The hexes of an objective on which a side's units begin."""
    units = [scenario.unit_on[hexagon] for hexagon in objective.hexes]
    return sum([unit != NO_UNIT and scenario.sides[unit] == side for unit in units])


def medals_at_start(scenario: Scenario, objective: Objective, side: int) -> int:
    """The medals of an objective that a side holds before the first turn."""
    if side not in entitled(objective) or objective.kind in (SUDDEN, EXIT):
        return 0
    enemy = held_by(scenario, objective, 1 - side) if objective.kind == MAJORITY else 0
    return int(objective.medals) if held_by(scenario, objective, side) > enemy else 0


def most_medals(scenario: Scenario, objective: Objective, side: int) -> int:
    """The medals that an objective can give a side at best; each unit that leaves brings its own."""
    if side not in entitled(objective) or objective.kind == SUDDEN:
        return 0
    times = len(scenario.units_of[side]) if objective.kind == EXIT else 1
    return int(objective.medals) * times
