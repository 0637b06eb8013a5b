"""Did behavior change anywhere? Every film must play as it did; `make films` shoots them anew."""

import difflib
import os
from pathlib import Path

import pytest

from bocage.catalogue import GAMES

from tests.films.film import shoot

REELS = Path(__file__).parent / "reels"
LIST = [(name, scenario) for name, entry in GAMES.items() for scenario in entry.scenarios]


@pytest.mark.parametrize(("game", "scenario"), LIST)
def test_a_seeded_game_plays_as_its_film_shows(game: str, scenario: str) -> None:
    """The same seed brings the same choices, outcomes, events and state digests."""
    entry = GAMES[game]
    film = shoot(entry.game, entry.scenario(scenario), LIST.index((game, scenario)) + 1)
    reel = REELS / f"{game}-{scenario}.txt"
    if os.environ.get("BOCAGE_REWRITE"):
        reel.parent.mkdir(exist_ok=True)
        reel.write_text(film, encoding="utf-8")

    kept = reel.read_text(encoding="utf-8")

    assert film == kept, "\n".join(list(difflib.unified_diff(kept.split("\n"), film.split("\n"), n=4))[:60])


def test_there_is_a_film_of_every_scenario_and_no_other() -> None:
    """A scenario that goes takes its film with it."""
    assert sorted(path.stem for path in REELS.glob("*.txt")) == sorted(
        f"{game}-{name}" for game, name in LIST
    )
