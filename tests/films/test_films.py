"""Did behavior change anywhere? Every film must play as it did; `make films` shoots them anew."""

import difflib
import os
from pathlib import Path

import pytest

from bocage.catalogue import GAMES

from tests.films.film import seated, shoot

REELS = Path(__file__).parent / "reels"
LIST = [
    (name, scenario, edition, "")
    for name, entry in GAMES.items()
    for scenario in entry.scenarios
    for edition in entry.editions or [""]
] + [("memoir44", "omaha-beach-overlord", "revised", "eight")]


def reel_of(game: str, scenario: str, edition: str, seats: str) -> str:
    """Name the film of a scenario in an edition, for a number of seats where it is not the usual one."""
    return "-".join(filter(None, [game, scenario, edition, seats]))


@pytest.mark.parametrize(("game", "scenario", "edition", "seats"), LIST)
def test_a_seeded_game_plays_as_its_film_shows(game: str, scenario: str, edition: str, seats: str) -> None:
    """The same seed brings the same choices, outcomes, events and state digests."""
    entry = GAMES[game]
    seed = entry.scenarios.index(scenario) + 1
    rulings = seated(entry.rulings(edition), seats)
    film = shoot(entry.game_for(rulings), entry.scenario(scenario), seed, rulings)
    reel = REELS / f"{reel_of(game, scenario, edition, seats)}.txt"
    if os.environ.get("BOCAGE_REWRITE"):
        reel.parent.mkdir(exist_ok=True)
        reel.write_text(film, encoding="utf-8")

    kept = reel.read_text(encoding="utf-8")

    assert film == kept, "\n".join(list(difflib.unified_diff(kept.split("\n"), film.split("\n"), n=4))[:60])


def test_there_is_a_film_of_every_scenario_and_no_other() -> None:
    """A scenario that goes takes its film with it."""
    assert sorted(path.stem for path in REELS.glob("*.txt")) == sorted([reel_of(*film) for film in LIST])
