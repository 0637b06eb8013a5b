"""One test for both sides: positions are drawn for the US, and turned over where the Germans are meant."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.rules.undaunted.field import Field, field

EITHER: Final = pytest.mark.parametrize("side", ["us", "german"])


def enemy_of(side: str) -> str:
    """The other side."""
    return "german" if side == "us" else "us"


def at(side: str, picture: str, hand: str = "", **told: str) -> Field:
    """The turn of a side on a picture drawn for the US; `own_deck` is a zone of its own, `enemy_deck` not."""
    owners = {"own": side, "enemy": enemy_of(side)}
    facts = {f"{side}_hand": hand}
    for key, value in told.items():
        owner, _, what = key.partition("_")
        facts[f"{owners[owner]}_{what}" if what else key] = value
    return field(view_of(side, picture), turn=side, **facts)


def view_of(side: str, picture: str) -> str:
    """A picture drawn for the US as it is for a side."""
    if side == "us":
        return picture
    return re.sub(r"\S+", lambda found: turned(found.group()), picture)


def turned(word: str) -> str:
    """A word of a picture with the sides changed over; tiles, objectives and holes stay as they are."""
    if word[0].isdigit() or word[0] in "=-":
        return word
    if word[1] in ".#@":
        return {"U": "g", "g": "U"}[word[0]] + word[1:]
    return word.swapcase()
