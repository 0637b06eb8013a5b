"""The form of a scenario's special rules."""

from __future__ import annotations

from typing import Final

from bocage.kernel.reading import Faults, Table
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.scenarios.listed import Names, known_hexes
from bocage.memoir44.scenarios.terms import cards_in_all

KEYS: Final = {
    "growing-hand": ("side", "to"),
    "no-reshuffle": ("winner",),
    "air-drop": ("side", "figures", "drift"),
    "spotters": ("side", "hexes"),
    "recon-barrage": (),
    "commissar": ("side",),
}
"""The special rules there are, and what each of them takes."""

MOST_DROPPED: Final = 12
FARTHEST_DRIFT: Final = 12


def check_special(page: Table, names: Names, faults: Faults) -> None:
    """Check every special rule."""
    table = faults.take(page.table, "special") if "special" in page else None
    if table is None:
        return
    for key in faults.keys(table, list(KEYS), "special rule"):
        rule = faults.take(table.table, key)
        if rule is not None:
            check_rule(page, rule, KEYS[key], names, faults)
            if key == "growing-hand":
                check_growth(page, rule, faults)


def check_rule(page: Table, rule: Table, keys: tuple[str, ...], names: Names, faults: Faults) -> None:
    """Check the keys of a special rule, all of which it needs."""
    faults.keys(rule, keys, "key")
    for key in keys:
        match key:
            case "side" | "winner":
                faults.take(rule.one_of, SIDES, key)
            case "to":
                faults.take(rule.number, key, 1, cards_in_all(page))
            case "figures":
                faults.take(rule.number, key, 1, MOST_DROPPED)
            case "drift":
                faults.take(rule.number, key, 1, FARTHEST_DRIFT)
            case "hexes":
                known_hexes(rule, key, names, faults)


def check_growth(page: Table, rule: Table, faults: Faults) -> None:
    """Refuse a hand that does not grow, or for which the deck does not suffice."""
    side, size = rule.facts.get("side"), rule.facts.get("to")
    if side not in SIDES or type(size) is not int:
        return
    own, other = [cards_of(page, each) for each in (SIDES.index(side), 1 - SIDES.index(side))]
    if size <= own:
        faults.note(rule.wrong(f"the hand has {own} cards from the start", "to"))
    if size + other > cards_in_all(page):
        faults.note(rule.wrong(f"with {other} cards of the enemy that is more than the deck has", "to"))


def cards_of(page: Table, side: int) -> int:
    """The cards a side begins with, if that can be read."""
    table = page.facts.get(SIDES[side])
    cards = table.get("cards") if isinstance(table, dict) else None
    return cards if type(cards) is int else 0
