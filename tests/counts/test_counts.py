"""Did the generation of choices change? Every line of counts.txt must still be counted so."""

import os
from pathlib import Path

import pytest

from bocage.catalogue import GAMES

from tests.counts.perft import opening, perft
from tests.films.film import seated

KEPT = Path(__file__).parent / "counts.txt"
DEPTH = 2
OPENINGS = (9, 27, 60)
LIST = [
    (game, name, edition, choices)
    for game, entry in GAMES.items()
    for name in entry.scenarios
    for edition in entry.editions or ["-"]
    for choices in OPENINGS
]
LIST += [("memoir44", "omaha-beach-overlord", "revised/eight", choices) for choices in OPENINGS]


def counted(game: str, scenario: str, edition: str, choices: int) -> tuple[str, dict[str, int]]:
    """Count one opening: the line as the file keeps it, and the split per first choice."""
    entry = GAMES[game]
    book, _, seats = edition.strip("-").partition("/")
    rulings = seated(entry.rulings(book), seats)
    played = entry.game_for(rulings)
    count = perft(played, opening(played, entry.scenario(scenario), 7, choices, rulings), DEPTH)
    return f"{game} {scenario} {edition} {choices} {DEPTH} {count.leaves} {count.order()}", count.split


@pytest.fixture(scope="module")
def kept() -> list[str]:
    """Read the counts kept; with BOCAGE_REWRITE set, count them all anew."""
    if os.environ.get("BOCAGE_REWRITE"):
        KEPT.write_text("".join(counted(*line)[0] + "\n" for line in LIST), encoding="utf-8")
    return KEPT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("game", "scenario", "edition", "choices"), LIST)
def test_the_ways_to_go_on_are_as_many_as_they_were(
    game: str, scenario: str, edition: str, choices: int, kept: list[str]
) -> None:
    """Number, names and order of choices are pinned; on a change the split shows where it lies."""
    line, split = counted(game, scenario, edition, choices)

    assert line in kept, "\n".join(f"{leaves:8} {name}" for name, leaves in split.items())


def test_nothing_is_kept_that_is_not_counted(kept: list[str]) -> None:
    """A scenario that goes takes its counts with it."""
    assert [line.split()[:4] for line in kept] == [[g, name, ed, str(n)] for g, name, ed, n in LIST]
