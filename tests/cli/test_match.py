"""A match of two: sides are changed, medals added up, and it is resumed wherever it was left."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bocage.cli.match import Match, read, result_text
from bocage.memoir44.editions import EDITIONS, Edition
from bocage.words import LANGUAGES, Words

from tests.cli.conftest import Open, Told
from tests.ledger_marks import rule

MENU = "save and quit):"


def match_with(medals: list[list[int]]) -> Match:
    """A match as it stands after some battles."""
    match = Match(Path("a.match"), "pegasus-bridge", "revised", ["person", "simple"])
    match.medals = medals
    return match


@rule("SET-12", "Q-51", "RUL-121")
@pytest.mark.parametrize(
    ("medals", "sums", "told"),
    [
        ([[4, 1], [4, 2]], [6, 5], "The match goes to player 1 (a person), 6 to 5."),
        ([[1, 4], [3, 4]], [5, 7], "The match goes to player 2 (the simple opponent), 7 to 5."),
        ([[4, 1], [4, 1]], [5, 5], "The match is drawn, 5 medals each."),
    ],
)
def test_the_medals_of_both_battles_are_added_up_by_player(
    medals: list[list[int]], sums: list[int], told: str
) -> None:
    match = match_with(medals)
    assert [match.sum_of(player) for player in (0, 1)] == sums
    assert result_text(match, Words("en")) == told


@rule("SET-12", "Q-51")
@pytest.mark.parametrize("edition", ["revised", "2004"])
def test_both_editions_add_up_the_medals_of_a_match(edition: str) -> None:
    assert EDITIONS[edition]["match_adds_medals"] is True
    assert Edition(EDITIONS[edition]).match_adds_medals


@rule("SET-12")
def test_sides_are_changed_for_the_second_battle() -> None:
    match = match_with([])
    assert match.seats(0) == ["person", "simple"]
    assert match.seats(1) == ["simple", "person"]


def test_a_match_is_fought_kept_and_summed_up(told: Told, games: Path) -> None:
    players = ("--axis", "random", "--allies", "simple")
    code, out, _ = told("play", "pegasus-bridge", "--match", *players, "--edition", "2004")
    assert code == 0
    assert "2 of 2 battles fought" in out
    assert "The match " in out.splitlines()[-1]
    [path] = games.glob("*.match")
    match = read(path)
    assert len(match.medals) == 2
    assert match.edition == "2004"
    for place in (0, 1):
        header = json.loads(match.game_path(place).read_text("utf-8").splitlines()[0])
        assert header["seats"] == (["random", "simple"], ["simple", "random"])[place]
        assert header["rulings"]["edition"] == "2004"
    assert told("verify", match.game_path(1))[0] == 0
    assert "2 of 2 battles fought" in told("campaign", path.stem)[1]
    assert "Match of two, Pegasus Bridge" in told("games")[1]


@rule("Q-51")
def test_a_match_is_resumed_in_the_middle_of_a_battle_and_between_two(terminal: Open, games: Path) -> None:
    table = terminal("play", "pegasus-bridge", "--match", "--allies", "person")
    table.expect("Enter: to the game")
    table.say("", MENU)
    table.type("q")
    assert table.leave() == 0
    again = terminal("play", "--resume")
    again.expect(MENU)
    again.say("resign", "yes, or Enter to go on playing:")
    again.say("yes", "The game is over.")
    screen = again.say("", "Enter fights the second battle, q stops here:")
    assert "1 of 2 battles fought" in screen
    assert "Axis: player 1 (the simple opponent), 4 medals" in " ".join(screen.split())
    again.type("q")
    assert again.leave() == 0
    third = terminal("play", "--resume")
    third.expect("Enter fights the second battle, q stops here:")
    third.say("", "Enter: to the game")
    third.say("", "Axis")
    third.type("b")
    third.expect(MENU)
    third.type("q")
    assert third.leave() == 0
    [secret] = games.glob("*-2.bocage.secret")
    assert secret.exists()


def fought(player: str, medals: str) -> str:
    """A match after its first battle."""
    battle = f'"scenario":"pegasus-bridge","edition":"revised","medals":[[{medals},0]]'
    return f'{{"bocage-match":1,"players":["person","{player}"],{battle}}}'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"bocage-match": 1}',
        '{"bocage-match": 1, "scenario": "x"}',
        fought("nobody", "0"),
        fought("simple", "Infinity"),
        '{"bocage-match": ' + "[" * 100_000,
    ],
)
def test_a_damaged_match_is_told(told: Told, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.match"
    path.write_text(text)
    code, _, err = told("play", "--resume", path)
    assert code == 1
    assert err.strip()
    assert "Traceback" not in err
    assert told("campaign", path)[0] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ("la-raye", "--match"),
        ("la-raye", "--edition", "2004"),
        ("la-raye", "--axis", "person"),
        ("omaha-beach", "--us", "person"),
        ("omaha-beach", "--edition", "1999"),
        ("--campaign", "1-2", "--match"),
        ("--resume", "--match"),
    ],
)
def test_what_does_not_go_together_is_told(
    told: Told, games: Path, words: tuple[str, ...], language: str
) -> None:
    code, _, err = told("play", *words, "--lang", language)
    assert code == 2
    assert err.strip()
    assert not games.exists()
