"""Variants: what a table has agreed on beside the edition, as named values that a record carries."""

from __future__ import annotations

from typing import Final

KEY: Final = "variant"
"""Where the decisions of a record keep them; a record without it plays the usual game."""


class Variant:
    """What is played: who sits where, how free the talk is."""

    def __init__(self, facts: dict[str, object]) -> None:
        unknown = sorted(set(facts) - set(KNOWN))
        if unknown:
            raise ValueError(f"there is no variant {unknown[0]!r}, but {', '.join(KNOWN)}")
        self.seating: str = str(facts.get("seating", ""))
        self.free_talk: bool = facts.get("talk", "rules") == "free"


KNOWN: Final = ("seating", "talk")


def variant_of(rulings: dict[str, object]) -> Variant:
    """Read the variant among the decisions of a record; raise ValueError for one that is not known."""
    facts = rulings.get(KEY, {})
    if not isinstance(facts, dict):
        raise ValueError("a variant is a table of named values")
    return Variant(facts)


def without_variant(rulings: dict[str, object]) -> dict[str, object]:
    """Leave the decisions of the edition."""
    return {name: value for name, value in rulings.items() if name != KEY}
