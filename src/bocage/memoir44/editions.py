"""The two editions, and the decisions where a book is silent, as named values that a record carries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.variants import without_variant

ALWAYS: Final = "always"
UNMOVED: Final = "unmoved"


class Edition:
    """The values by which the editions differ, and those that settle an open point for both."""

    def __init__(self, facts: dict[str, object]) -> None:
        self.name: str = str(facts["edition"])
        self.leaving_sea_ends_move: bool = bool(facts["leaving_sea_ends_move"])
        self.beach_limits_who_starts_there: bool = bool(facts["beach_limits_who_starts_there"])
        self.hedgerow_is_first_step: bool = bool(facts["hedgerow_is_first_step"])
        self.has_air_table: bool = bool(facts["has_air_table"])
        self.terrain_spares_flags: bool = bool(facts["terrain_spares_flags"])
        self.lakes_hide: bool = bool(facts["lakes_hide"])
        self.match_adds_medals: bool = bool(facts["match_adds_medals"])
        self.close_assault_bonus_in_overrun: bool = bool(facts["close_assault_bonus_in_overrun"])
        self.sandbag_stock: i64 = int(str(facts["sandbag_stock"]))
        self.ground_after_hedgerow: bool = bool(facts["ground_after_hedgerow"])
        self.sandbags_go_with_the_dead: bool = bool(facts["sandbags_go_with_the_dead"])


_SETTLED: Final[dict[str, object]] = {
    "ground_after_hedgerow": False,
    "sandbags_go_with_the_dead": True,  # Q-15, RUL-90
    "sandbag_stock": 12,  # CARD-DIGIN-4
}

REVISED: Final[dict[str, object]] = {
    "edition": "revised",
    "leaving_sea_ends_move": False,  # TER-SEA-1, Q-08
    "beach_limits_who_starts_there": False,  # TER-BEACH-3, Q-09
    "hedgerow_is_first_step": False,  # TER-HEDGE-1, Q-10
    "has_air_table": True,  # AIR-02
    "terrain_spares_flags": True,  # TER-GEN-4, TER-CHURCH-2
    "lakes_hide": True,  # TER-LAKE-3
    "match_adds_medals": True,
    "close_assault_bonus_in_overrun": True,  # CARD-CLOSEASSAULT-4
    **_SETTLED,
}

FIRST: Final[dict[str, object]] = {
    "edition": "2004",
    "leaving_sea_ends_move": True,  # TER-SEA-2
    "beach_limits_who_starts_there": True,  # TER-BEACH-4, Q-09
    "hedgerow_is_first_step": True,  # TER-HEDGE-1
    "has_air_table": False,  # AIR
    "terrain_spares_flags": False,  # RUL-67: a church is a town that is drawn otherwise
    "lakes_hide": False,  # RUL-15: a lake is river tiles
    "match_adds_medals": True,  # SET-12
    "close_assault_bonus_in_overrun": False,  # CARD-CLOSEASSAULT-4
    **_SETTLED,
}

EDITIONS: Final = {"revised": REVISED, "2004": FIRST}


def edition_of(rulings: dict[str, object]) -> Edition:
    """Find the edition a game is played by; raise ValueError for decisions that are not today's."""
    known = EDITIONS.get(str(rulings.get("edition")))
    if known is None or without_variant(rulings) != known:
        told = ", ".join(sorted(rulings))
        raise ValueError(f"the decisions on open points are other ones than today's: {told}")
    return Edition(known)
