"""`bocage check`: scenario files of both games, with all that is wrong in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.catalogue import GAMES
from bocage.words import LANGUAGES

from tests.cli.conftest import Run, Told

SHELVES = Path(__file__).parents[2] / "src" / "bocage"


def shelf(game: str) -> list[Path]:
    """The scenario files of a game."""
    return [SHELVES / game / "scenarios" / f"{name}.toml" for name in GAMES[game].scenarios]


@pytest.mark.parametrize("game", GAMES)
def test_the_scenarios_of_both_games_are_fine(told: Told, game: str) -> None:
    code, out, err = told("check", *shelf(game))
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == len(shelf(game))
    assert all(" is fine: " in line for line in out.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_in_a_file_is_told_in_the_language(told: Told, language: str) -> None:
    out = told("check", shelf("memoir44")[0], "--lang", language)[1]
    assert "Pegasus Bridge" in out
    assert {"en": "9 units", "de": "9 Einheiten", "nl": "9 eenheden"}[language] in out


def test_all_faults_of_a_battle_are_listed_and_counted(told: Told, tmp_path: Path) -> None:
    text = shelf("memoir44")[0].read_text("utf-8")
    spoilt = text.replace("t.i ", "q.i ", 1).replace('first = "allies"', 'first = "nobody"')
    spoilt = spoilt.replace("cards = 6", "cards = 99").replace('hexes = ["k4"]', 'hexes = ["K4"]')
    path = tmp_path / "bad.toml"
    path.write_text(spoilt, encoding="utf-8")
    code, out, _ = told("check", path)
    assert code == 1
    assert "5 faults" in out.splitlines()[-1]
    for word in ("q", "nobody", "99", "K4"):
        assert any(word in line for line in out.splitlines()[:-1]), word


def test_all_faults_of_a_scenario_are_listed(told: Told, tmp_path: Path) -> None:
    text = shelf("undaunted")[0].read_text("utf-8")
    path = tmp_path / "bad.toml"
    spoilt = "nonsense = 1\n" + text.replace('first = "us"', 'first = "french"').replace("6A = 2", "6A = 9")
    spoilt = spoilt.replace('scouted = ["8A"]', 'scouted = ["8A", "99Z"]').replace("FOW = 8", "FOX = 8", 1)
    path.write_text(spoilt, encoding="utf-8")
    code, out, _ = told("check", path)
    assert code == 1
    *lines, count = out.splitlines()
    assert count.endswith("5 faults")
    for word in ("nonsense", "french", "objectives.6A: 9", "99Z", "FOX"):
        assert any(word in line for line in lines), word
    assert all(line.startswith(f"{path}, line ") for line in lines)


def test_what_follows_from_a_fault_is_no_fault_of_its_own(told: Told, tmp_path: Path) -> None:
    text = shelf("undaunted")[0].read_text("utf-8")
    path = tmp_path / "bad.toml"
    path.write_text(text.replace("5B = 3", "5B = 30").replace("points = 5", "points = 9"), encoding="utf-8")
    code, out, _ = told("check", path)
    assert code == 1
    assert [line for line in out.splitlines() if ", line " in line] == [
        line for line in out.splitlines() if "objectives.5B: 30" in line
    ]


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("empty.toml", b"", 1),
        ("broken.toml", b"name = ", 1),
        ("binary.toml", b"name = '\xff\xfe'", 1),
        ("huge.toml", b"#" * 70_000, 1),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_file_holds_it_is_told_in_a_sentence(
    told: Told, tmp_path: Path, name: str, content: bytes, code: int, language: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    done, out, err = told("check", path, "--lang", language)
    assert done == code
    assert name in out + err
    assert "Traceback" not in out + err


def test_a_file_that_is_not_there_a_folder_and_no_file_at_all(told: Told, tmp_path: Path) -> None:
    assert told("check", tmp_path / "none.toml")[0] == 2
    assert told("check", tmp_path)[0] == 2
    code, _, err = told("check")
    assert code == 2
    assert "is missing" in err


def test_the_worst_of_several_files_decides(told: Told, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("name = 1\nmap = 2\n")
    assert told("check", shelf("undaunted")[0], bad, "--game", "undaunted")[0] == 1
    code, out, err = told("check", shelf("memoir44")[0], bad, tmp_path / "none.toml")
    assert code == 2
    assert "is fine" in out
    assert "There is no file" in err


def test_output_that_does_not_fit_is_told(run: Run) -> None:
    done = run("check", *shelf("memoir44"), text="")
    assert done.returncode == 0
