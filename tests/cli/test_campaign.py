"""The campaign: its score, and a run of games that is kept, resumed and summed up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.cli.report import Trouble
from bocage.cli.tour import scenarios_of
from bocage.undaunted.campaign import CLEAR, CRUSHING, NARROW, UNDECIDED, Played, Sheet, casualties
from bocage.undaunted.kinds import FOG, GERMAN, US

from tests.cli.conftest import Open, Run, Told
from tests.ledger_marks import rule


@rule("UND-12.8")
def test_wins_count_and_every_full_ten_casualties_over_the_whole_campaign_cost_one() -> None:
    sheet = Sheet([Played(US, [9, 10]), Played(US, [0, 9]), Played(GERMAN, [1, 1])])
    assert sheet.wins == [2, 1]
    assert sheet.casualties == [10, 20]
    assert sheet.points(US) == 1
    assert sheet.points(GERMAN) == -1
    assert sheet.winner() == US
    assert sheet.margin() == 2


@rule("UND-12.8")
def test_nine_casualties_cost_nothing() -> None:
    assert Sheet([Played(GERMAN, [9, 9])]).points(GERMAN) == 1
    assert Sheet([Played(GERMAN, [9, 10])]).points(GERMAN) == 0


def test_a_drawn_game_is_nobodys_win() -> None:
    sheet = Sheet([Played(-1, [0, 0])])
    assert sheet.wins == [0, 0]
    assert sheet.winner() == -1
    assert sheet.result() == UNDECIDED


@rule("UND-12.8")
@pytest.mark.parametrize(
    ("margin", "result"),
    [(0, UNDECIDED), (1, NARROW), (3, NARROW), (4, CLEAR), (5, CLEAR), (6, CRUSHING), (12, CRUSHING)],
)
@pytest.mark.parametrize("side", [US, GERMAN])
def test_the_margin_selects_one_of_three_results(margin: int, result: int, side: int) -> None:
    sheet = Sheet([Played(side, [0, 0])] * margin)
    assert sheet.margin() == margin
    assert sheet.result() == result
    assert sheet.winner() == (side if margin else -1)


@rule("UND-12.8")
def test_fog_of_war_removed_by_recon_is_no_casualty() -> None:
    game = UNDAUNTED.game
    state = game.start(UNDAUNTED.scenario("la-raye"), game.rulings())
    assert casualties(state, US) == 0
    state.cards[US].removed[FOG] = 3
    state.cards[US].removed[0] = 2
    state.cards[US].removed[4] = 1
    assert casualties(state, US) == 3
    assert casualties(state, GERMAN) == 0


def test_a_run_is_played_kept_and_summed_up(run: Run, games: Path) -> None:
    done = run("play", "--campaign", "1-2", "--us", "simple", "--german", "random")
    assert done.returncode == 0
    assert "Campaign: 2 of 2 games played" in done.stdout
    assert "win the campaign" in done.stdout
    [path] = games.glob("*.campaign")
    kept = json.loads(path.read_text("utf-8"))
    assert kept["scenarios"] == ["la-raye", "montmartin-en-graignes"]
    assert len(kept["games"]) == 2
    again = run("campaign")
    assert again.returncode == 0
    assert "Campaign: 2 of 2 games played" in again.stdout
    assert run("play", "--resume", path).stdout.count("of 2 games played") == 1
    assert max(map(len, again.stdout.splitlines()[:-1])) < 80
    assert again.stdout.count("UND-12.8") == 1
    assert run("campaign", path.stem).stdout == again.stdout


@pytest.mark.parametrize(("text", "first", "last"), [("1-12", 1, 12), ("4-4", 4, 4), ("02-00003", 2, 3)])
def test_a_run_is_named_by_its_first_and_its_last_number(text: str, first: int, last: int) -> None:
    assert scenarios_of(text) == UNDAUNTED.scenarios[first - 1 : last]


@pytest.mark.parametrize(
    "text",
    [
        *("00011-2", "0000011-2", "3-2", "0-2", "0000-0001", "1-13", "1-99999", "00001-00013"),
        *("2", "2-", "-2", "a-2", "1-2-3"),
        pytest.param("1-" + "9" * 5000, id="endless"),
    ],
)
def test_what_is_no_run_is_refused_and_nothing_is_kept(told: Told, games: Path, text: str) -> None:
    with pytest.raises(Trouble):
        scenarios_of(text)
    code, _, err = told("play", f"--campaign={text}", "--us", "simple", "--german", "random")
    assert code == 2
    assert f"“{text[:40]}” is no run of scenarios" in err
    assert list(games.glob("*")) == []


def test_a_campaign_is_resumed_in_the_middle_of_a_game_and_between_two(terminal: Open, games: Path) -> None:
    table = terminal("play", "--campaign", "1-2", "--us", "person", "--german", "simple")
    table.expect("Next: La Raye")
    table.say("", "Enter: to the game")
    table.say("", "save and quit):")
    table.type("q")
    assert table.leave() == 0
    [path] = games.glob("*.campaign")
    sheet = terminal("campaign")
    assert "Campaign: 0 of 2 games played" in sheet.expect("Kept in")
    assert sheet.leave() == 0
    named = terminal("play", "--resume", str(path))
    named.expect("Next: La Raye")
    named.say("", "save and quit):")
    named.type("q")
    assert named.leave() == 0
    again = terminal("play", "--resume")
    again.expect("save and quit):")
    again.say("resign", "yes, or Enter")
    again.say("yes", "The game is over.")
    screen = again.say("", "Next: Montmartin-en-Graignes")
    assert "Campaign: 1 of 2 games played" in screen
    assert "The Germans win; casualties: US 0, Germans 0" in screen
    again.type("q")
    assert again.leave() == 0
    third = terminal("play", "--resume")
    third.expect("Next: Montmartin-en-Graignes")
    third.say("", "Enter: to the game")
    third.say("", "save and quit):")
    third.type("q")
    assert third.leave() == 0
    assert len(json.loads(path.read_text("utf-8"))["games"]) == 1


def finished(winner: str, lost: str) -> str:
    """A campaign of one game that is over."""
    game = f'{{"winner":{winner},"casualties":[{lost},0]}}'
    return f'{{"bocage-campaign":1,"scenarios":["la-raye"],"seats":["person","simple"],"games":[{game}]}}'


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"bocage-campaign":1}',
        '{"bocage-campaign":1,"scenarios":["x"],"seats":["person","simple"],"games":[]}',
        '{"bocage-campaign":1,"scenarios":["la-raye"],"seats":["person","nobody"],"games":[]}',
        finished("Infinity", "0"),
        finished("2", "0"),
        finished("0", "1e400"),
        finished("0", "-10"),
        finished("0", "1" * 30),
        "[" * 100_000,
    ],
)
def test_a_damaged_campaign_is_refused_and_bars_nothing(told: Told, games: Path, text: str) -> None:
    games.mkdir(parents=True)
    path = games / "old.campaign"
    path.write_text(text)
    code, _, err = told("campaign", path)
    assert code == 1
    assert "is not a campaign, or it is damaged" in err
    code, _, err = told("play", "--resume")
    assert code == 1
    assert "There is no unfinished game" in err
