"""Did behavior change anywhere? Every film must play as it did; `make films` shoots them anew."""

import difflib
import os
from pathlib import Path

import pytest

from bocage.catalogue import GAMES

from tests.films.film import shoot

REELS = Path(__file__).parent / "reels"
LIST = [
    (name, scenario, edition)
    for name, entry in GAMES.items()
    for scenario in entry.scenarios
    for edition in entry.editions or [""]
]


def reel_of(game: str, scenario: str, edition: str) -> str:
    """Name the film of a scenario in an edition."""
    return "-".join(filter(None, [game, scenario, edition]))


@pytest.mark.parametrize(("game", "scenario", "edition"), LIST)
def test_a_seeded_game_plays_as_its_film_shows(game: str, scenario: str, edition: str) -> None:
    """The same seed brings the same choices, outcomes, events and state digests."""
    entry = GAMES[game]
    seed = entry.scenarios.index(scenario) + 1
    film = shoot(entry.game, entry.scenario(scenario), seed, entry.rulings(edition))
    reel = REELS / f"{reel_of(game, scenario, edition)}.txt"
    if os.environ.get("BOCAGE_REWRITE"):
        reel.parent.mkdir(exist_ok=True)
        reel.write_text(film, encoding="utf-8")

    kept = reel.read_text(encoding="utf-8")

    assert film == kept, "\n".join(list(difflib.unified_diff(kept.split("\n"), film.split("\n"), n=4))[:60])


def test_there_is_a_film_of_every_scenario_and_no_other() -> None:
    """A scenario that goes takes its film with it."""
    assert sorted(path.stem for path in REELS.glob("*.txt")) == sorted([reel_of(*film) for film in LIST])
