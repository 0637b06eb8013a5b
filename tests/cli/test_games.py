"""Saved games by their names: the list, the last one, and numbers of scenarios."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Open, Run, Told
from tests.cli.saved import is_turn_of, keep_first_turn, keep_game, keep_opening


@pytest.fixture
def kept(games: Path) -> Path:
    """Two games in the folder where games are kept, one of them over, that one last."""
    games.mkdir(parents=True)
    keep_game(games / "first.bocage", until=is_turn_of(0, 40))
    os.utime(games / "first.bocage", (1_700_000_000, 1_700_000_000))
    keep_game(games / "second.bocage", seats=("simple", "person"))
    return games


def test_games_are_listed_with_who_plays_and_how_they_stand(told: Told, kept: Path) -> None:
    (kept / "broken.bocage").write_text("{")
    os.utime(kept / "broken.bocage", (1, 1))
    code, out, _ = told("games")
    assert code == 0
    names = [line for line in out.splitlines() if line.endswith(".bocage")]
    assert names == ["second.bocage", "first.bocage", "broken.bocage"]
    text = " ".join(out.split())
    assert (
        "La Raye · Americans: a person, Germans: the simple opponent · unfinished, round 2 · 2023-11-14"
        in text
    )
    assert "Americans: the simple opponent, Germans: a person · The" in text
    assert "cannot be read" in text
    assert max(map(len, out.splitlines())) < 80
    assert "Amerikaner: eine Person" in told("games", "--lang", "de")[1]


def test_no_games_are_no_error(told: Told) -> None:
    code, out, _ = told("games")
    assert code == 0
    assert "There is no saved game" in out


@pytest.mark.parametrize("command", ["show", "verify", "replay"])
def test_a_name_is_enough_and_without_one_the_last_game_is_meant(
    told: Told, kept: Path, command: str
) -> None:
    by_path = told(command, kept / "first.bocage")
    assert told(command, "first") == told(command, "first.bocage") == by_path
    assert told(command) == told(command, kept / "second.bocage") != by_path
    assert told(command, "third")[0] == 1


def test_a_game_is_resumed_by_its_name(run: Run, kept: Path) -> None:
    done = run("play", "--resume", "first", text="q\n")
    assert done.returncode == 0
    assert str(kept / "first.bocage") in done.stdout


def test_scenarios_have_numbers_everywhere(told: Told) -> None:
    assert told("scenarios", "1") == told("scenarios", "la-raye")
    assert told("scenarios", "13")[2] == told("play", "13")[2]
    assert told("scenarios", "0")[0] == 2


def test_a_resume_that_is_refused_writes_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_first_turn(path)
    before = path.read_bytes()
    refused = run("play", "--resume", path, "--german", "person")
    assert refused.returncode == 1
    assert "need a terminal" in refused.stderr
    assert path.read_bytes() == before


def test_options_that_do_not_go_together_change_nothing(told: Told, games: Path, tmp_path: Path) -> None:
    keep_opening(tmp_path / "game.bocage")
    assert told("play", "mortain", "--campaign", "1-2")[0] == 2
    assert told("play", "--resume", tmp_path / "game.bocage", "--save", tmp_path / "other")[0] == 2
    assert not games.exists()
    assert not (tmp_path / "other").exists()


def test_a_briefing_comes_before_the_first_question(terminal: Open) -> None:
    table = terminal("play", "hill-314", "--german", "simple", "--lang", "nl")
    screen = table.expect("Enter: naar het spel")
    assert "Heuvel 314" in screen
    assert "De Duitsers winnen met" in screen
    table.say("", "opslaan en stoppen):")


def test_the_secret_is_not_in_the_log_of_a_replay(terminal: Open, tmp_path: Path) -> None:
    game = keep_game(tmp_path / "game.bocage")
    table = terminal("replay", tmp_path / "game.bocage", "--step")
    table.expect("Step 1 of")
    screen = table.say(str(len(game.record.entries)), "Step ")
    assert " win" in screen
    assert "aaaaaaaa" not in screen


def test_poor_streams_get_plain_letters(run: Run, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage")
    poor = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    shown = run("scenarios", "11", "--lang", "de", **poor)
    assert shown.returncode == 0
    assert "+-------------+" in shown.stdout
    assert "^3/1" in shown.stdout
    assert "??" not in shown.stdout
    assert "Hohe 314" in shown.stdout
    replayed = run("replay", tmp_path / "game.bocage", **poor)
    assert "??" not in replayed.stdout
