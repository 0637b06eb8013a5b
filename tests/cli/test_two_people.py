"""Two people at one screen: what belongs to one is never on the screen, or above it, when the other looks."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Open, Run
from tests.cli.saved import is_turn_of, keep_game, keep_opening
from tests.cli.terminal import Terminal

MENU = "save and quit):"
TWO = ("person", "person")


def seat(table: Terminal, side: str) -> str:
    """Sit down for a side."""
    table.expect(f"{side}: Enter when you sit here")
    return table.say("", MENU)


def test_between_two_seats_the_screen_shows_nothing(terminal: Open, tmp_path: Path) -> None:
    keep_opening(tmp_path / "game.bocage", seats=TWO)
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    neutral = table.expect("Americans: Enter when you sit here")
    assert "Americans, please take the seat" in neutral
    assert "Rifleman" not in neutral
    assert "Rifleman B (5)" in seat(table, "Americans")
    neutral = table.say("1", "Germans: Enter when you sit here")
    for secret in ("Rifleman", "RB", "Bid", "hand", "┌"):
        assert secret not in neutral
    assert table.display.was_forgotten >= 2
    screen = seat(table, "Germans")
    assert "4 Fog of War (1)" in screen
    assert "Americans have chosen their" in screen
    assert "Americans bid Rifleman" not in screen.replace("\n", " ")


def test_bids_stay_blind_until_both_are_made(terminal: Open, tmp_path: Path) -> None:
    keep_opening(tmp_path / "game.bocage", seats=TWO)
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    seat(table, "Americans")
    table.say("1", "Germans: Enter when you sit here")
    screen = seat(table, "Germans")
    for page in ("log", "last", "cards"):
        told = table.say(page, "Enter: to the game")
        assert "bid Rifleman B" not in told
        assert "RB×1" not in told.split("Americans")[-1].split("deck")[0]
        screen = table.say("", MENU)
    assert "Bids: Americans Rifleman B (5)" not in screen
    table.say("1", "Americans: Enter when you sit here")
    after = table.say("", ":")
    assert "Bids: Americans Rifleman B (5)" in after


def test_only_who_sits_down_anew_sees_the_hand_after_a_bid_is_taken_back(
    terminal: Open, tmp_path: Path
) -> None:
    keep_opening(tmp_path / "game.bocage", seats=TWO)
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    seat(table, "Americans")
    table.say("1", "Germans: Enter when you sit here")
    neutral = table.say("u", "Americans: Enter when you sit here")
    assert "Rifleman" not in neutral
    assert "last choice taken back" in seat(table, "Americans")


def test_leaving_leaves_no_hand_on_the_screen_nor_above_it(terminal: Open, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage", seats=TWO, until=is_turn_of(0, 30))
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    table.expect("Americans: Enter when you sit here")
    screen = table.say("", ":")
    while "Enter: to the game" in screen:
        screen = table.say("", ":")
    assert "Your hand:" in screen
    forgotten = table.display.was_forgotten
    table.type("q")
    assert table.leave() == 0
    assert not table.display.is_other
    assert table.display.was_forgotten > forgotten
    left = "\n".join([*table.display.scrolled, *table.display.main])
    assert "bocage play --resume" in left
    for secret in ("Your hand", "Rifleman", "Scout", "┌"):
        assert secret not in left


def test_two_people_need_a_terminal(run: Run, tmp_path: Path) -> None:
    keep_opening(tmp_path / "game.bocage", seats=TWO)
    refused = run("play", "--resume", tmp_path / "game.bocage", text="\n1\n")
    assert refused.returncode == 1
    assert "need a terminal" in refused.stderr
    assert "Rifleman" not in refused.stdout
    assert run("play", "la-raye", "--us", "person", "--german", "person").returncode == 1


def test_both_have_to_want_a_draw(terminal: Open, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage", seats=TWO, until=is_turn_of(0, 10))
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    seat(table, "Americans")
    assert "The draw is offered" in table.say("draw", MENU).replace("\n", " ")
    table.say("end-turn", "Germans: Enter when you sit here")
    screen = table.say("", ":")
    while "Enter: to the game" in screen:
        screen = table.say("", ":")
    table.say("draw", "The game is over.")
    table.type("")
    assert table.leave() == 0
    assert "draw" in table.screen().lower()


def test_a_neutral_page_stays_neutral_when_the_window_changes(terminal: Open, tmp_path: Path) -> None:
    keep_opening(tmp_path / "game.bocage", seats=TWO)
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    seat(table, "Americans")
    table.say("1", "Germans: Enter when you sit here")
    table.resize(100, 30)
    neutral = table.expect("Germans: Enter when you sit here")
    assert "Rifleman" not in neutral
    assert "┌" not in neutral


def test_what_is_typed_ahead_does_not_turn_the_neutral_page(terminal: Open, tmp_path: Path) -> None:
    keep_opening(tmp_path / "game.bocage", seats=TWO)
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    seat(table, "Americans")
    table.press(b"1\n\n\n\n")
    neutral = table.expect("Germans: Enter when you sit here")
    assert "Your hand" not in neutral
    assert "Fog of War" not in table.seen
    assert "Fog of War (1)" in table.say("", MENU)


def test_only_an_empty_line_turns_the_neutral_page(terminal: Open, tmp_path: Path) -> None:
    keep_opening(tmp_path / "game.bocage", seats=TWO)
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    table.expect("Americans: Enter when you sit here")
    for stray in ("x", "1", "last", "?"):
        neutral = table.say(stray, "Americans: Enter when you sit here")
        assert "Only Enter by itself" in neutral
        assert "Rifleman" not in table.seen
    seat(table, "Americans")
