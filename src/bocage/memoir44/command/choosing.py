"""Which command a game is played under: by its seating, and by whether its field needs several generals."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.battlefield import Battlefield
from bocage.memoir44.command.command import Command
from bocage.memoir44.command.overlord import Overlord
from bocage.memoir44.command.seating import TWO, chairs_of
from bocage.memoir44.command.standard import STANDARD
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.variants import Variant


def seats_for(variant: Variant) -> list[str]:
    """Name the seats of a seating; raise ValueError where it is none."""
    return [chair.name() for chair in chairs_of(variant.seating)] if variant.seating else list(SIDES)


def command_for(variant: Variant, field: Battlefield) -> Command:
    """Make the command for a field; raise ValueError where the seating does not fit it."""
    if max(field.flanks) > 1:
        return overlord_for(variant.seating or TWO, field)
    if variant.seating:
        raise ValueError(f"the seating {variant.seating!r} needs a field of several boards")
    return STANDARD


def overlord_for(seating: str, field: Battlefield) -> Overlord:
    """Make the chain of command for a field, or find the one that was made before."""
    for known_seating, known in _KNOWN:
        if known_seating == seating and known.field is field:
            return known
    made = Overlord(field, chairs_of(seating))
    del _KNOWN[: len(_KNOWN) - MOST_KNOWN + 1]
    _KNOWN.append((seating, made))
    return made


MOST_KNOWN: Final = 32
_KNOWN: Final[list[tuple[str, Overlord]]] = []
"""The chains of command made last, since whom a card orders under one takes long to work out."""
