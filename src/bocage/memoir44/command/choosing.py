"""Which command a game is played under: by what the table has agreed on, and by its field."""

from __future__ import annotations

from typing import Final

from bocage.memoir44.battlefield import Battlefield
from bocage.memoir44.cards.tactic import STEP_BY_STEP
from bocage.memoir44.command.alliance import MEMBERS, Alliance, seats_of_alliance
from bocage.memoir44.command.command import Command
from bocage.memoir44.command.commissar import WATCHED, WatchedOverlord
from bocage.memoir44.command.overlord import Overlord
from bocage.memoir44.command.seating import TWO, chairs_of
from bocage.memoir44.command.standard import STANDARD
from bocage.memoir44.command.teams import ROLES_OF, Teams
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.scenario import Scenario
from bocage.memoir44.variants import ALLIANCE, TEAMS, Variant

LARGEST: Final = {ALLIANCE: len(MEMBERS), TEAMS: len(ROLES_OF) - 1}
"""The members a team can have."""


def seats_for(variant: Variant) -> list[str]:
    """Name the seats of a variant; raise ValueError where it seats nobody."""
    check_members(variant)
    if variant.mode == ALLIANCE:
        return seats_of_alliance(members_of(variant))
    if variant.mode == TEAMS:
        return [chair.name() for chair in chairs_of(" ".join([ROLES_OF[its] for its in members_of(variant)]))]
    return [chair.name() for chair in chairs_of(variant.seating)] if variant.seating else list(SIDES)


def sides_for(variant: Variant) -> list[int]:
    """Give the side of each seat of a variant, which is the first word of its name."""
    return [SIDES.index(name.split("-")[0]) for name in seats_for(variant)]


def command_for(variant: Variant, field: Battlefield, edition: str = "revised", watched: int = -1) -> Command:
    """Make the command for a field; raise ValueError where what was agreed on does not fit it.

    The side that is `watched` has a commissar; -1 is none.
    """
    check_mode(variant, edition)
    if max(field.flanks) > 1:
        if variant.mode or variant.young:
            raise ValueError("a field of several boards is played with a seating, such as c/l/m/r c/l/m/r")
        return overlord_for(variant.seating or TWO, field, watched)
    if variant.seating:
        raise ValueError(f"the seating {variant.seating!r} needs a field of several boards")
    if variant.mode and watched >= 0:  # COM-25
        raise ValueError("a commissar watches one player, or the generals of a field of several boards")
    if variant.mode == ALLIANCE:
        return Alliance(members_of(variant))
    if variant.mode == TEAMS:
        return Teams(field, members_of(variant), variant.young)
    return STANDARD if watched < 0 else WATCHED[watched]


def overlord_for(seating: str, field: Battlefield, watched: int) -> Overlord:
    """Make the chain of command for a field, or find the one that was made before."""
    key = (seating, watched)
    for known_key, known in _KNOWN:
        if known_key == key and known.field is field:
            return known
    chairs = chairs_of(seating)
    made = Overlord(field, chairs, []) if watched < 0 else WatchedOverlord(field, chairs, watched)
    del _KNOWN[: len(_KNOWN) - MOST_KNOWN + 1]
    _KNOWN.append((key, made))
    return made


MOST_KNOWN: Final = 32
_KNOWN: Final[list[tuple[tuple[str, int], Overlord]]] = []
"""The chains of command made last, since whom a card orders under one takes long to work out."""


def members_of(variant: Variant) -> list[int]:
    """Give the members of both teams: as many as can be, unless it is told."""
    return variant.members or [LARGEST[variant.mode]] * len(SIDES)


def check_members(variant: Variant) -> None:
    """Refuse teams that are too large, too small or too different."""
    if not variant.mode:
        if variant.members:
            raise ValueError(f"members mean something with the mode {ALLIANCE} or {TEAMS} only")
        return
    members, most = members_of(variant), LARGEST[variant.mode]
    is_small = min(members) < 1 or max(members) < len(SIDES)
    if len(members) != len(SIDES) or is_small or max(members) > most or max(members) - min(members) > 1:
        allowed = " or ".join([f"{a} and {b}" for a, b in pairs_of_teams(most)])  # TEAM-01, TEAM-30, YNG-05
        raise ValueError(f"the teams of a game with the mode {variant.mode} have {allowed} members")


def pairs_of_teams(most: int) -> list[tuple[int, int]]:
    """List the sizes that the teams of Axis and Allies can have: the same, or one more on one side."""
    sizes = range(1, most + 1)
    return [(a, b) for a in sizes for b in sizes if a + b > len(SIDES) and abs(a - b) <= 1]


def check_mode(variant: Variant, edition: str) -> None:
    """Refuse what no book plays together."""
    if variant.mode == ALLIANCE and edition != "revised":
        raise ValueError("the mode alliance is of the edition revised; the edition 2004 has the mode teams")
    if variant.mode == ALLIANCE and variant.young:
        raise ValueError("young generals play alone or with the mode teams")
    if variant.mode == TEAMS and edition == "revised" and not variant.young:
        raise ValueError("the mode teams is of the edition 2004, or of young generals: with young = true")
    if not variant.young and (variant.tactics or not variant.ground):
        raise ValueError("tactics and ground mean something with young = true only")
    if not 0 <= variant.tactics <= len(STEP_BY_STEP):
        raise ValueError(f"tactics are 0 to {len(STEP_BY_STEP)} kinds of cards, the simplest first")


def check_deal(scenario: Scenario) -> None:
    """Refuse a deck that is too small for the first hands, or the last."""
    deck = sum(scenario.deck)
    largest = scenario.command.dealt(scenario.terms.hands, scenario.terms.grown_hands)
    if largest > deck:
        raise ValueError(f"hands of {largest} cards in all need more than a deck of {deck} (SET-13)")
