"""Variants: what a table has agreed on beside the edition, as named values that a record carries."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.cards.decks import BOXES

KEY: Final = "variant"
"""Where the decisions of a record keep them; a record without it plays the usual game."""

ALLIANCE: Final = "alliance"
TEAMS: Final = "teams"
MODES: Final = ("", ALLIANCE, TEAMS)
"""How a side is shared out on one board: not at all, or among the members of a team."""


class Variant:
    """What is played: who sits where, how free the talk is, how a side is shared out, how young they are.

    `members` are those of the Axis and the Allied team. Young generals play with so many kinds of `tactics`
    cards, and take `ground` or not.
    """

    def __init__(self, facts: dict[str, object]) -> None:
        unknown = sorted(set(facts) - set(KNOWN))
        if unknown:
            raise ValueError(f"there is no variant {unknown[0]!r}, but {', '.join(KNOWN)}")
        self.seating: str = str(facts.get("seating", ""))
        self.deck: str = str(facts.get("deck", BOXES))
        self.free_talk: bool = facts.get("talk", "rules") == "free"
        self.mode: str = str(facts.get("mode", ""))
        if self.mode not in MODES:
            raise ValueError(f"there is no mode {self.mode[:40]!r}, but {ALLIANCE}, {TEAMS}")
        self.members: list[int] = _numbers(facts.get("members", []), "members")
        self.young: bool = _flag(facts, "young", False)
        self.ground: bool = _flag(facts, "ground", True)
        self.combat: bool = _flag(facts, "combat", False)  # CBT-01
        self.tactics: int = _numbers([facts.get("tactics", 0)], "tactics")[0]


KNOWN: Final = ("seating", "deck", "talk", "mode", "members", "young", "ground", "tactics", "combat")


def _flag(facts: dict[str, object], key: str, usual: bool) -> bool:
    """Read yes or no."""
    found = facts.get(key, usual)
    if not isinstance(found, bool):
        raise ValueError(f"{key} is true or false")
    return found


def _numbers(found: object, key: str) -> list[int]:
    """Read whole numbers."""
    if not isinstance(found, list):
        raise ValueError(f"{key} are whole numbers, such as [2, 2]")
    numbers = [each for each in found if isinstance(each, int) and not isinstance(each, bool)]
    if len(numbers) != len(found):
        raise ValueError(f"{key} are whole numbers, not {str(found)[:40]}")
    return numbers


def variant_of(rulings: dict[str, object]) -> Variant:
    """Read the variant among the decisions of a record; raise ValueError for one that is not known."""
    facts = rulings.get(KEY, {})
    if not isinstance(facts, dict):
        raise ValueError("a variant is a table of named values")
    return Variant(facts)


def without_variant(rulings: dict[str, object]) -> dict[str, object]:
    """Leave the decisions of the edition."""
    return {name: value for name, value in rulings.items() if name != KEY}
