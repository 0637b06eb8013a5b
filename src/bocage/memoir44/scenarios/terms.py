"""The form of what a scenario fixes beside the map: its day, its front, hands, medals and the first side."""

from __future__ import annotations

import re
from typing import Final

from bocage.kernel.reading import Faults, Table, quoted
from bocage.memoir44.air import FIRST_YEAR, TABLE
from bocage.memoir44.cards.deck import full_deck
from bocage.memoir44.kinds import SECTIONS, SIDES

FACES: Final = ("country", "beach")  # SET-02
HIGHEST_NUMBER: Final = 999
MOST_MEDALS: Final = 30
LAST_YEAR: Final = 1945

DAY: Final = r"(\d{4})-(\d\d)-(\d\d)"
DATE: Final = re.compile(rf"{DAY}(?:/{DAY})?", re.ASCII)
DAYS: Final = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def check_terms(page: Table, faults: Faults) -> None:
    """Check all that needs no map."""
    faults.take(page.number, "number", 1, HIGHEST_NUMBER)
    faults.take(page.line, "name")
    faults.take(check_date, page)
    faults.take(page.one_of, list(TABLE), "front")
    faults.take(page.one_of, FACES, "face")
    faults.take(page.one_of, SIDES, "first")
    hands = [check_side(page, side, faults) for side in SIDES]
    check_hands(page, hands, faults)


def check_date(page: Table) -> None:
    """Refuse what is no day of the war, nor two in their order."""
    if not isinstance(page.facts.get("date", ""), str):
        raise page.wrong('a day is written in quotes, such as "1944-06-06"', "date")
    date = page.text("date")
    found = DATE.fullmatch(date)
    first, last = (found.group(1, 2, 3), found.group(4, 5, 6)) if found else (None, None)
    days = [tuple(map(int, day)) for day in (first, last) if day is not None and day[0] is not None]
    if not days or not all([is_day(*day) for day in days]) or sorted(days) != days:
        raise page.wrong(
            f"{quoted(date)} is no day from {FIRST_YEAR} to {LAST_YEAR}, such as 1944-06-06, "
            "nor two of them as 1944-06-06/1944-06-07",
            "date",
        )


def is_day(year: int, month: int, day: int) -> bool:
    """Whether the calendar has a day, in the years that matter here."""
    if not (FIRST_YEAR <= year <= LAST_YEAR and 1 <= month <= len(DAYS) and 1 <= day <= DAYS[month - 1]):
        return False
    return (month, day) != (2, 29) or year % 4 == 0


def check_side(page: Table, side: str, faults: Faults) -> int:
    """Check a side's hand and goal; give the largest hand it can have."""
    table = faults.take(page.table, side)
    if table is None:
        return 0
    faults.keys(table, ("cards", "medals"), "key")
    faults.take(table.number, "medals", 1, MOST_MEDALS)
    return faults.take(table.number, "cards", 1, cards_in_all(page)) or 0


def cards_in_all(page: Table) -> int:
    """Count the cards of all boxes that a field is made of (OVL-07, OVL-17)."""
    flanks = page.facts.get("flanks")
    parts = [part for part in flanks if type(part) is int] if isinstance(flanks, list) else []
    return sum(full_deck()) * max(1, sum(parts) // len(SECTIONS))


def check_hands(page: Table, hands: list[int], faults: Faults) -> None:
    """Refuse hands for which the deck does not suffice."""
    most = cards_in_all(page)
    if sum(hands) > most:
        sentence = f"{hands[0]} and {hands[1]} cards are more than the {most} of the deck"
        faults.note(page.wrong(sentence, SIDES[1], "cards"))
