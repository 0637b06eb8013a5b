"""The window of a board that is wider than the screen: where it lies, and what is seen through it."""

from __future__ import annotations

from bocage.cli.items import Item
from bocage.cli.memoir44.menu import lit_hexes
from bocage.memoir44.battlefield import Battlefield
from bocage.memoir44.command.command import EVERYWHERE
from bocage.memoir44.view import BattleView


class Window:
    """So many half hexes of a board, from the first one on."""

    def __init__(self, first: int, span: int) -> None:
        self.first = first
        self.span = span
        self.last = first + span

    def hexes(self, field: Battlefield) -> list[int]:
        """List the hexes that are whole in it."""
        places = enumerate(field.board.positions)
        return [hexagon for hexagon, (x, _) in places if self.first <= x and x + 2 <= self.last]


class Focus:
    """The middle of what matters to a seat, in half hexes, and how far somebody has moved on from there."""

    def __init__(self, middle: int, shift: int) -> None:
        self.middle = middle
        self.shift = shift


def window_for(whole: int, span: int, focus: Focus | None) -> Window:
    """Lay a window on a board, around what matters and never beyond its ends."""
    if span >= whole:
        return Window(0, whole)
    middle = whole // 2 if focus is None else focus.middle
    start = _kept(middle - span // 2, whole - span)
    return Window(_kept(start + (0 if focus is None else 2 * focus.shift), whole - span), span)


def _kept(first: int, most: int) -> int:
    """Keep a window on the board, at the left edge of a hex of the even rows."""
    return min(max(first - first % 2, 0), most)


def focus_of(view: BattleView, items: list[Item], shift: int, span: int) -> Focus:
    """Find what matters: the seat's own sections, unless what it chooses from lies elsewhere."""
    lit = _ends(view, sorted(lit_hexes(items, view)) or asked_about(view, items))
    own = _ends(view, own_hexes(view))
    if own and (not lit or (_middle(own) - span // 2 <= lit[0] and lit[1] <= _middle(own) + span // 2)):
        return Focus(_middle(own), shift)
    return Focus(_middle(lit or _ends(view, list(range(view.scenario.field.count)))), shift)


def asked_about(view: BattleView, items: list[Item]) -> list[int]:
    """List the hexes of the sections that a menu offers to play in."""
    field = view.scenario.field
    named = {option.choice.args.get("section", "") for item in items for option in item.options}
    area = sum(1 << bit for bit, name in enumerate(field.section_names) if name in named)
    return [hexagon for hexagon, its in enumerate(field.sections[view.side]) if its & area]


def own_hexes(view: BattleView) -> list[int]:
    """List the hexes of the sections a seat commands, unless it commands everything."""
    command = view.scenario.command
    hands = command.hands_of(view.seat) if view.seat >= 0 else []
    areas = [command.areas[hand] for hand in hands]
    if not areas or EVERYWHERE in areas:
        return []
    area = sum(areas)  # of several generals, whose sections are different ones
    sections = view.scenario.field.sections[command.side(view.seat)]
    return [hexagon for hexagon, its in enumerate(sections) if its & area]


def _ends(view: BattleView, hexes: list[int]) -> list[int]:
    """Give the first and the last half hex of some hexes."""
    columns = [view.scenario.field.board.positions[hexagon][0] for hexagon in hexes]
    return [min(columns), max(columns) + 2] if columns else []


def _middle(ends: list[int]) -> int:
    return (ends[0] + ends[1]) // 2
