"""Showing, replaying and verifying what was played; the list of scenarios."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.record import Record, load

from tests.cli.conftest import Open, Told
from tests.cli.saved import is_turn_of, keep_first_turn, keep_game, keep_opening, write

RED = "\x1b[31m"
"""What a terminal obeys."""


def test_the_film_of_a_finished_game_shows_all_hands(told: Told, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage")
    code, out, _ = told("show", tmp_path / "game.bocage")
    assert code == 0
    assert "La Raye, rules version 2" in out
    assert "Americans: a person" in out
    assert re.search(r"The Americans draw (?!a card)", out)
    assert "draw a card" not in out
    assert " win" in out.splitlines()[-1]


def test_a_seat_sees_its_own_film_only(told: Told, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage")
    us = told("show", tmp_path / "game.bocage", "--as", "us")[1]
    german = told("show", tmp_path / "game.bocage", "--as", "german")[1]
    watcher = told("show", tmp_path / "game.bocage", "--as", "observer")[1]
    assert "The Americans draw a card." not in us
    assert "The Germans draw a card." in us
    assert "The Americans draw a card." in german
    assert "The Germans draw a card." not in german
    assert not re.search(r"draw (?!a card)", watcher)


def test_nobody_looks_into_hands_while_a_game_runs(told: Told, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage", until=is_turn_of(0, 40))
    code, out, _ = told("show", tmp_path / "game.bocage")
    assert code == 0
    assert "The Americans draw a card." in out
    assert not re.search(r"draw (?!a card)", out)
    assert "The game still runs" in out
    for eye in ("us", "german", "all"):
        code, out, err = told("show", tmp_path / "game.bocage", "--as", eye)
        assert code == 2
        assert "The game still runs" in err
        assert out == ""


def test_the_film_speaks_three_languages(told: Told, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage")
    assert "Die Amerikaner ziehen " in told("show", tmp_path / "game.bocage", "--lang", "de")[1]
    assert "De Amerikanen trekken " in told("show", tmp_path / "game.bocage", "--lang", "nl")[1]


def test_a_finished_game_proves_its_chain_its_rules_and_its_dice(told: Told, tmp_path: Path) -> None:
    table = keep_game(tmp_path / "game.bocage")
    code, out, _ = told("verify", tmp_path / "game.bocage")
    assert code == 0
    fallen = sum(1 for entry in table.record.entries if "chance" in entry)
    assert f"all {fallen} outcomes of chance follow from it" in out
    assert out.count("proved:") == 4
    assert "open: that nobody wrote the whole file anew" in out


def test_the_dice_of_a_running_game_cannot_be_proved_yet(told: Told, tmp_path: Path) -> None:
    keep_opening(tmp_path / "game.bocage")
    code, out, _ = told("verify", tmp_path / "game.bocage")
    assert code == 0
    assert "open: the dice; their secret is shown when the game is over" in out
    assert "outcomes of chance follow" not in out


def test_dice_that_do_not_follow_from_the_secret_are_found(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path)
    record = load(path.read_text("utf-8"))
    header = dict(record.header)
    dealer = header["dealer"]
    assert isinstance(dealer, dict)
    header["dealer"] = {**dealer, "game": "another"}
    other = Record(header)
    for entry in record.entries:
        other.add_line(entry, other.line_for(entry))
    path.write_text(other.text(), encoding="utf-8")
    code, out, _ = told("verify", path)
    assert code == 1
    assert "proved: rules version 2" in out
    assert "NOT PROVED" in out


def test_a_secret_that_was_not_promised_is_found(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path)
    record = load(path.read_text("utf-8"))
    other = Record(record.header)
    for entry in record.entries[:-1]:
        other.add_line(entry, other.line_for(entry))
    last = {**record.entries[-1], "secret": "b" * 64}
    last["events"] = [{"event": "SecretShown", "facts": {"secret": "b" * 64}}]
    other.add_line(last, other.line_for(last))
    path.write_text(other.text(), encoding="utf-8")
    code, out, _ = told("verify", path)
    assert code == 1
    assert "NOT PROVED" in out
    assert "outcomes of chance follow" not in out


def test_a_record_that_promises_nothing_about_dice_says_so(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path)
    record = load(path.read_text("utf-8"))
    other = Record({**record.header, "dealer": {"kind": "seeded", "seed": "1"}})
    for entry in record.entries[:-1]:
        other.add_line(entry, other.line_for(entry))
    path.write_text(other.text(), encoding="utf-8")
    code, out, _ = told("verify", path)
    assert code == 0
    assert "open: the dice; this record promises nothing" in out
    code, _, err = told("play", "--resume", path)
    assert code == 1
    assert "a record without promised dice" in err


def forge(path: Path, spot: tuple[str | int, ...], value: object) -> None:
    """Put a running game into a file as somebody writes it who changes one thing and chains every line anew.

    The first key is the number of the line; -1 stands for the end of a list.
    """
    keep_game(path, until=lambda table: len(table.record.entries) >= 40)
    record = load(path.read_text("utf-8"))
    lines = json.loads(json.dumps([record.header, *record.entries]))
    here = lines
    for key in spot[:-1]:
        here = here[key]
    if spot[-1] == -1:
        here.append(value)
    else:
        here[spot[-1]] = value
    forged = Record(lines[0])
    for entry in lines[1:]:
        forged.add_line(entry, forged.line_for(entry))
    path.write_text(forged.text(), "utf-8")


def ended(**facts: object) -> dict[str, object]:
    """An event that ends a game, whoever is said to have won."""
    return {"event": "GameEnded", "facts": {"reason": "resigned", **facts}}


@pytest.mark.parametrize(
    ("spot", "value"),
    [
        ((0, "seats"), 7),
        ((-1,), {"act": "hand-over", "seat": "x", "to": "simple", "events": []}),
        ((-1,), {"events": [{}, ended(winners=[1])]}),
        ((-1,), {"events": [{"event": "GameEnded"}]}),
        ((-1,), {"events": [ended(winners=["us"])]}),
        ((-1,), {"events": [ended(winners=[7])]}),
        ((-1,), {"events": [ended(winners=[1], reason="whatever")]}),
        ((9, "events", -1), {"event": "RoundBegun", "facts": {"round": 10**40}}),
    ],
)
def test_a_record_that_makes_no_sense_is_shown_as_far_as_it_does(
    told: Told, games: Path, spot: tuple[str | int, ...], value: object
) -> None:
    games.mkdir(parents=True)
    forge(games / "odd.bocage", spot, value)
    keep_opening(games / "sound.bocage")
    code, out, err = told("show", "odd")
    assert (code, err) == (0, "")
    assert "The Americans have chosen their bid." in out or "The Americans bid" in out
    code, out, err = told("games")
    assert (code, err) == (0, "")
    assert "unfinished, round 1" in " ".join(out.split())


@pytest.mark.parametrize(
    ("spot", "value"),
    [
        ((0, "seats"), [RED, "simple"]),
        ((0, "rules"), RED),
        ((0, "scenario", "name"), RED),
        ((9, "events", -1), {"event": RED}),
        ((9, "events", -1), {"event": "TileControlled", "facts": {"side": "us", "tile": RED}}),
    ],
)
def test_a_record_does_nothing_to_the_terminal_it_is_shown_on(
    terminal: Open, games: Path, spot: tuple[str | int, ...], value: object
) -> None:
    games.mkdir(parents=True)
    forge(games / "odd.bocage", spot, value)
    for command in ("show", "games", "replay"):
        window = terminal(command)
        window.type("q")
        window.leave()
        assert RED not in window.seen


def test_a_replay_shows_the_end(told: Told, tmp_path: Path) -> None:
    table = keep_game(tmp_path / "game.bocage")
    code, out, _ = told("replay", tmp_path / "game.bocage")
    assert code == 0
    assert f"through all {len(table.record.entries)} entries" in out
    assert "17B +3" in out


def test_a_replay_is_paged_through_as_a_seat(terminal: Open, tmp_path: Path) -> None:
    game = keep_first_turn(tmp_path / "game.bocage")
    assert game.resign(0) is None
    write(tmp_path / "game.bocage", game)
    table = terminal("replay", tmp_path / "game.bocage", "--step", "--as", "us")
    screen = table.expect("Step 1 of")
    assert "After entry 8" in screen
    assert "Your hand: RB SA SB PS" in screen
    screen = table.say("", "Step 2 of")
    assert "The Americans bid Rifleman B" in screen
    table.say("-", "Step 1 of")
    assert "After entry 10" in table.say("3", "Step 3 of")
    table.type("q")
    assert table.leave() == 0


def test_a_running_game_is_paged_through_without_hands(terminal: Open, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage", until=is_turn_of(0, 20))
    table = terminal("replay", tmp_path / "game.bocage", "--step")
    assert "Your hand" not in table.expect("Step 1 of")
    table.type("q")
    assert table.leave() == 0


def test_all_scenarios_are_listed(told: Told) -> None:
    code, out, _ = told("scenarios")
    assert code == 0
    assert len([line for line in out.splitlines() if line[:3].strip().isdigit()]) == 12
    assert max(map(len, out.splitlines())) < 80


@pytest.mark.parametrize("name", UNDAUNTED.scenarios)
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_a_scenario_is_shown_with_its_map_and_cards(told: Told, name: str, lang: str) -> None:
    code, out, _ = told("scenarios", name, "--lang", lang)
    assert code == 0
    assert max(map(len, out.splitlines())) <= 80
    assert "[UND-12." in out
    assert "┌" in out
    assert "FOW" in out


def test_help_names_every_command_and_what_is_asked_of_it(told: Told) -> None:
    out = told("--help")[1]
    for name in ("play", "replay", "show", "verify", "scenarios", "campaign", "fuzz"):
        assert f"\n  {name} " in out
        code, page, _ = told(name, "--help")
        assert code == 0
        assert "terminal-" not in page
        assert "--lang en|de|nl" in page
    assert told()[1] == out
