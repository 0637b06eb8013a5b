"""What is on offer as lines of a menu: single choices, and groups of them that open."""

from __future__ import annotations

from typing import Final

from bocage.kernel.choice import Choice
from bocage.kernel.view import View

NOTHING: Final[frozenset[str]] = frozenset()


class Option:
    """One choice on offer, packed and by name."""

    def __init__(self, packed: int, choice: Choice) -> None:
        self.packed = packed
        self.choice = choice

    def value(self, level: str) -> str:
        """Give what the choice says on a level; nothing where it has no such argument."""
        return self.choice.verb if level == "verb" else self.choice.args.get(level, "")

    def words(self) -> set[str]:
        """List every word of the choice, for comparing with what somebody typed."""
        return {self.choice.verb, *self.choice.args.values()}


class Item:
    """One line of a menu: a choice, or a group of them; some have a key of their own instead of a number."""

    def __init__(
        self, options: list[Option], level: str, value: str = "", key: str = "", opens: bool = False
    ) -> None:
        self.options = options
        self.level = level
        self.value = value or options[0].value(level)
        self.key = key
        self.opens = opens or len(options) > 1

    def is_choice(self) -> bool:
        """Tell whether taking it makes a choice."""
        return not self.opens


def options_of(view: View, choices: list[Choice]) -> list[Option]:
    """Pair what a view offers with the names of it; both come in the same order."""
    return [Option(packed, choice) for packed, choice in zip(view.offers, choices, strict=True)]


def numbered(items: list[Item]) -> list[Item]:
    """List the lines that have a number."""
    return [item for item in items if not item.key]
