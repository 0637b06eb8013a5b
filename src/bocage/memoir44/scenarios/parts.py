"""The form of what a scenario says about hexes: owners of obstacles, bridges, objectives, labels."""

from __future__ import annotations

from typing import Final

from bocage.grid.hexes import hex_distance
from bocage.kernel.reading import Faults, Table, quoted
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.objectives import OBJECTIVE_KINDS, SUDDEN
from bocage.memoir44.scenarios.listed import MOST_HEXES, Names, known_hexes
from bocage.memoir44.scenarios.picture import Picture
from bocage.memoir44.scenarios.terms import MOST_MEDALS
from bocage.memoir44.terrain.shelf import TERRAIN_GLYPHS, TERRAIN_NUMBERS, TERRAINS

OWNERS: Final = {"bunkers": "B", "sea-walls": "-"}
"""The keys that name a side for obstacles, and how these are drawn."""
MOST_OBJECTIVES: Final = 40
OBJECTIVE_KEYS: Final = ("kind", "side", "hexes", "medals", "needs", "at-end-of-turn")
USUAL_WIDTH: Final = 13
USUAL_LINES: Final = [7, 17]
PARTS: Final = 3
"""A left flank, a center and a right flank."""
MOST_SECTIONS: Final = 3
"""The sections a flank can have: of three boards in a row."""


def check_parts(page: Table, picture: Picture, faults: Faults) -> None:
    """Check all that needs the map."""
    check_legend(page, picture, faults)
    check_owners(page, picture, faults)
    names = picture.names()
    faults.take(check_sections, page, picture)
    if "bridge-ends" in page:
        check_bridges(faults.take(page.table, "bridge-ends"), names, picture, faults)
    if "objectives" in page:
        check_objectives(page, names, faults)
    if "labels" in page:
        check_labels(faults.take(page.table, "labels"), names, faults)


def check_legend(page: Table, picture: Picture, faults: Faults) -> None:
    """Refuse an entry of the legend that the map never uses."""
    for glyph in picture.legend.own:
        if picture.cells and not picture.shows(2, glyph):
            faults.note(page.wrong(f"the map shows no unit {quoted(glyph)}", "units", glyph))


def check_owners(page: Table, picture: Picture, faults: Faults) -> None:
    """Check whom bunkers and sea walls serve."""
    for key, glyph in OWNERS.items():
        if key in page:
            faults.take(page.one_of, SIDES, key)
            if picture.cells and not picture.shows(1, glyph):
                faults.note(
                    page.wrong(f"the map shows none of them, {quoted(glyph)} as the second glyph", key)
                )


def check_sections(page: Table, picture: Picture) -> None:
    """Check where the dotted lines run, which only the usual board has by itself (QO-01)."""
    number = flanks_of(page) - 1
    if "sections" not in page:
        if picture.wide not in (0, USUAL_WIDTH) or number != len(USUAL_LINES):
            wide = picture.wide or USUAL_WIDTH
            raise page.wrong(f"a board {wide} hexes wide needs the key sections: [7, 17] and the like")
        return
    lines = [line for line in page.values("sections") if type(line) is int]
    inside = [line for line in lines if 0 < line < 2 * (picture.wide or USUAL_WIDTH) - 2]
    if len(page.values("sections")) != number or len(inside) != number or sorted(set(lines)) != lines:
        found = quoted(page.facts["sections"])
        sentence = f"{found} is not the x of {number} lines across the board, from left to right"
        raise page.wrong(sentence, "sections")


def flanks_of(page: Table) -> int:
    """Check how many sections the flanks and the center have; give the number of all (OVL-05)."""
    if "flanks" not in page:
        return PARTS
    parts = [part for part in page.values("flanks") if type(part) is int and 0 < part <= MOST_SECTIONS]
    if len(page.values("flanks")) != PARTS or len(parts) != PARTS or sum(parts) % PARTS:
        found = quoted(page.facts["flanks"])
        sentence = f"{found} is not the sections of left flank, center and right flank, such as [2, 2, 2]"
        raise page.wrong(sentence, "flanks")
    return sum(parts)


def check_bridges(table: Table | None, names: Names, picture: Picture, faults: Faults) -> None:
    """Check bridges that are entered and left at their ends only."""
    if table is None or not names:
        return
    for name in faults.keys(table, list(names), "hex"):
        terrain = TERRAIN_GLYPHS.get(picture.cells[names[name]][0], "open")
        if TERRAINS[TERRAIN_NUMBERS[terrain]].is_bridge:
            check_ends(table, name, names, faults)
        else:
            faults.note(table.wrong(f"{name} is no bridge, but {terrain}", name))


def check_ends(table: Table, name: str, names: Names, faults: Faults) -> None:
    """Check where a bridge leads: to hexes beside it, and back from those that are bridges of this kind."""
    for end in known_hexes(table, name, names, faults):
        (ax, ay), (bx, by) = names[name], names[end]
        if hex_distance(bx - ax, by - ay) != 1:
            faults.note(table.wrong(f"{end} is not adjacent to {name}", name))
        back = table.facts.get(end, [name])
        if isinstance(back, list) and name not in back:
            faults.note(table.wrong(f"{name} leads to {end}, but {end} does not lead to {name}", name))


def check_objectives(page: Table, names: Names, faults: Faults) -> None:
    """Check the form of every objective."""
    tables = faults.take(page.tables, "objectives") or []
    if len(tables) > MOST_OBJECTIVES:
        faults.note(page.wrong(f"{MOST_OBJECTIVES} objectives are the most, not {len(tables)}", "objectives"))
        return
    for table in tables:
        check_objective(table, names, faults)


def check_objective(table: Table, names: Names, faults: Faults) -> None:
    """Check an objective; what means nothing for its kind is refused."""
    faults.keys(table, OBJECTIVE_KEYS, "key")
    kind = faults.take(table.one_of, OBJECTIVE_KINDS, "kind")
    known_hexes(table, "hexes", names, faults)
    if "side" in table:
        faults.take(table.one_of, SIDES, "side")
    if kind == OBJECTIVE_KINDS[SUDDEN]:
        check_sudden(table, faults)
    elif kind is not None:
        for key in ("needs", "at-end-of-turn"):
            if key in table:
                faults.note(table.wrong(f"this means something for {OBJECTIVE_KINDS[SUDDEN]} only", key))
    if "medals" in table:
        faults.take(table.number, "medals", 1, MOST_MEDALS)


def check_sudden(table: Table, faults: Faults) -> None:
    """Check what wins at once: so many of the hexes, now or at the end of the turn."""
    needs = faults.take(table.number, "needs", 1, MOST_HEXES) if "needs" in table else 1
    hexes = table.facts.get("hexes")
    if needs is not None and isinstance(hexes, list) and needs > len(hexes) > 0:
        faults.note(table.wrong(f"{needs} hexes are needed, but {len(hexes)} are listed", "needs"))
    if "at-end-of-turn" in table:
        faults.take(table.flag, "at-end-of-turn")
    if "medals" in table:
        faults.note(table.wrong(f"a {OBJECTIVE_KINDS[SUDDEN]} ends the battle; it gives no medals", "medals"))


def check_labels(table: Table | None, names: Names, faults: Faults) -> None:
    """Check the names of places."""
    if table is not None and names:
        for name in faults.keys(table, list(names), "hex"):
            faults.take(table.line, name)
