"""The names of battles in a person's language."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from bocage.memoir44.scenario import Scenario

if TYPE_CHECKING:
    from bocage.words import Words


def slug(name: str) -> str:
    """Write a name the way files are named: plain small letters, parted by hyphens."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return "-".join("".join(letter if letter.isalnum() else " " for letter in plain).split())


def title(scenario: Scenario, words: Words) -> str:
    """Name a battle; one that is not in the booklet keeps its own name."""
    key = f"memoir44-{slug(scenario.name)}"
    return words.say(key) if words.has(key) else scenario.name
