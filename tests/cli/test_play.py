"""A person at a real terminal: bids, plays, asks, undoes, leaves and comes back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Open, Run
from tests.cli.saved import is_turn_of, keep_first_turn, keep_game, keep_opening

MENU = "save and quit):"
SUBMENU = "(0 back, ? help):"
PAGE = "Enter: to the game"


def test_a_game_begins_from_two_lists(terminal: Open, games: Path) -> None:
    table = terminal("play")
    table.expect("A number from 1 to 2")
    screen = table.say("1", "A number from 1 to 12")
    assert "12  Mortain" in screen
    assert "US 10 points · Germans 10 points" in screen
    assert "“99” is not on the list" in table.say("99", "A number from 1 to 12")
    assert "Two people at this screen" in table.say("1", "A number from 1 to 4")
    assert "Hardly ashore" in table.say("1", PAGE)
    screen = table.say("", MENU)
    assert "La Raye · round 1" in screen
    assert "Bid a card for the initiative" in screen
    table.type("q")
    assert table.leave() == 0
    assert "bocage play --resume" in table.screen()
    [secret] = games.glob("*.secret")
    assert secret.stat().st_mode & 0o777 == 0o600


def test_a_bid_opens_the_first_turn_and_shows_both_bids(terminal: Open, tmp_path: Path) -> None:
    keep_opening(tmp_path / "game.bocage")
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    screen = table.expect(MENU)
    assert "1 Rifleman B (5)" in screen
    assert "4 Platoon Sergeant (9)" in screen
    screen = table.say("1", MENU)
    assert "Bids: Americans Rifleman B (5)" in screen.replace("\n", " ")
    assert "Your turn: play a card" in screen
    assert "In play" not in screen


def test_what_is_typed_is_numbers_words_or_commands(terminal: Open, tmp_path: Path) -> None:
    keep_first_turn(tmp_path / "game.bocage")
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    table.expect(MENU)
    assert "“77” is not on the list" in table.say("77", MENU)
    assert "“dance” is not understood" in table.say("dance", MENU)
    assert "not in your hand" in table.say("control ra", MENU).replace("\n", " ")
    assert "ATTACK SB" in table.say("attack sb", SUBMENU)
    assert "Your turn" in table.say("back", MENU)
    screen = table.say("scout sb 7a", MENU)
    assert "Under way, 1 step left" in screen
    assert "☆SB" in screen


def test_what_revealed_nothing_can_be_taken_back_and_dice_cannot(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_first_turn(path)
    table = terminal("play", "--resume", path)
    before = table.expect(MENU)
    table.say("scout sb 7a", "Under way")
    screen = table.say("u", "Your turn")
    assert screen.splitlines()[:17] == before.splitlines()[:17]
    table.say("attack sb ra", SUBMENU)
    table.say("1", MENU)
    assert "nothing to take" in table.say("u", MENU)


def test_a_question_mark_says_why_and_by_which_rule(terminal: Open, tmp_path: Path) -> None:
    keep_first_turn(tmp_path / "game.bocage")
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    table.expect(MENU)
    screen = table.say("? control RA", PAGE)
    assert "Not on offer now" in screen
    assert "[UND-7.1]" in screen
    table.say("", MENU)
    screen = table.say("? SB", "b: to the game")
    assert "scout: 4 ways on offer" in screen
    assert "recon: not now." in screen
    assert "[UND-9.6]" in screen
    table.say("b", MENU)
    screen = table.say("? 5B", PAGE)
    assert "An objective worth 3. [UND-3.4]" in screen
    assert "Adjacent: 4B, 11B, 8A, 12B. [UND-4.2]" in screen
    table.say("", MENU)
    assert "The nearest one is “scout”" in table.say("? scuot", PAGE)
    table.say("", MENU)
    assert "[UND-12.3, UND-12.5]" in table.say("? pinned", PAGE)


def test_an_attack_shows_its_chance_with_the_tally_before_it_is_made(terminal: Open, tmp_path: Path) -> None:
    keep_first_turn(tmp_path / "game.bocage")
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    table.expect(MENU)
    table.say("2", SUBMENU)
    screen = table.say("3", SUBMENU)
    assert "Scout B · Attack 1" in screen
    assert "1 Riflemen A, on 5B: 40 %" in screen
    assert "1 die, 7+ or 0. base 4 + cover" in screen
    assert "1 + range 2 = 7 [UND-10.3]" in screen
    assert "3 Scouts A, on 5B: 30 %" in screen
    screen = table.say("1", MENU)
    assert "» Die: " in screen
    assert "Riflemen A (Germans)" in screen


def test_pages_tell_what_happened_and_where_all_cards_are(terminal: Open, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage", until=is_turn_of(0, 40))
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    if PAGE in table.expect(":"):
        table.say("", MENU)
    screen = table.say("last", "to the game")
    assert "Since your last turn" in screen
    assert "The Germans" in screen
    table.say("b", MENU)
    assert "the last. Enter: to the game" in table.say("log", "Page ")
    table.say("b", MENU)
    screen = table.say("cards", PAGE)
    assert "Americans (you)" in screen
    assert "unseen" in screen
    table.say("", MENU)
    assert "Hardly ashore" in table.say("goal", PAGE)
    table.say("", MENU)
    assert "take back your last choice" in table.say("?", "b: to the game")


def test_resigning_asks_once_more_and_ends_the_game(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_opening(path)
    table = terminal("play", "--resume", path)
    table.expect(MENU)
    table.say("resign", "yes, or Enter to go on playing:")
    table.say("", MENU)
    assert "declines the draw" in table.say("draw", MENU)
    table.say("resign", "yes, or Enter to go on playing:")
    table.say("yes", "The game is over.")
    table.type("")
    assert table.leave() == 0
    assert "Germans" in table.screen()
    assert str(path) in table.screen().replace("\n", "")
    assert '"act":"reveal"' in path.read_text("utf-8")
    assert not path.with_name("game.bocage.secret").exists()


@pytest.mark.parametrize(("lang", "word"), [("de", "Runde 1"), ("nl", "ronde 1"), ("en", "round 1")])
def test_the_whole_game_speaks_the_language_of_the_flag(
    terminal: Open, tmp_path: Path, lang: str, word: str
) -> None:
    keep_opening(tmp_path / "game.bocage")
    table = terminal("play", "--resume", tmp_path / "game.bocage", "--lang", lang)
    assert word in table.expect("):")
    table.type("q")
    assert table.leave() == 0


def test_the_environment_decides_without_a_flag(run: Run) -> None:
    assert "Befehle:" in run("--help", LANG="de_DE.UTF-8").stdout
    assert "Opdrachten:" in run("--help", LC_ALL="nl_BE.UTF-8").stdout
    assert "Commands:" in run("--help", LANG="fr_FR.UTF-8").stdout


def test_colors_are_a_terminals_and_can_be_switched_off(terminal: Open, run: Run, tmp_path: Path) -> None:
    keep_opening(tmp_path / "game.bocage")
    with_color = terminal("play", "--resume", tmp_path / "game.bocage")
    with_color.expect(MENU)
    assert with_color.display.has_color
    with_color.type("q")
    with_color.leave()
    without = terminal("play", "--resume", tmp_path / "game.bocage", NO_COLOR="1")
    without.expect(MENU)
    assert not without.display.has_color
    without.type("q")
    without.leave()
    piped = run("play", "--resume", tmp_path / "game.bocage", text="1\nq\n")
    assert piped.returncode == 0
    assert "\x1b" not in piped.stdout
    assert "Bids: Americans Rifleman B (5)" in piped.stdout


def test_two_computers_play_on_their_own_to_the_end(run: Run, games: Path) -> None:
    played = run("play", "2", "--us", "random", "--german", "simple")
    assert played.returncode == 0
    assert "win" in played.stdout
    [path] = games.glob("*.bocage")
    assert run("verify", path).returncode == 0


def test_two_computers_can_be_watched_turn_by_turn(terminal: Open) -> None:
    table = terminal("play", "la-raye", "--us", "simple", "--german", "simple")
    table.expect(PAGE)
    table.type("")
    assert "round 1" in table.expect("Enter: next turn")
    assert "as far as it is open" in table.screen()
    table.say("", "Enter: next turn")
    table.say("f", "The game is over.")
    table.type("")
    assert table.leave() == 0


def test_a_window_that_changes_its_size_is_filled_anew(terminal: Open, tmp_path: Path) -> None:
    keep_first_turn(tmp_path / "game.bocage")
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    assert "│17B +3    │" in table.expect(MENU)
    table.resize(120, 40)
    screen = table.expect("│17B +3       │")
    assert "Americans (you)" in screen
    assert screen.rstrip().endswith(MENU)
    table.resize(60, 20)
    assert "┌" not in table.expect("This window is too small")
    table.resize(80, 24)
    table.expect("│17B +3    │")
    table.type("q")
    assert table.leave() == 0


def test_a_seat_can_be_handed_to_a_computer_in_the_middle_of_a_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path, until=is_turn_of(0, 40))
    done = run("play", "--resume", path, "--us", "random")
    assert done.returncode == 0
    assert "win" in done.stdout
    assert '"act":"hand-over","events"' in path.read_text("utf-8")
    assert run("verify", path).returncode == 0


def test_a_typed_verb_opens_a_menu_that_says_who_acts(terminal: Open, tmp_path: Path) -> None:
    keep_first_turn(tmp_path / "game.bocage")
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    table.expect(MENU)
    screen = " ".join(table.say("hunker", SUBMENU).split())
    for card in ("Scout A", "Scout B", "Platoon Sergeant"):
        assert f"{card}: Hunker down" in screen
    screen = table.say("bolster", SUBMENU)
    assert "Platoon Sergeant: Bolster 3" in screen


def test_a_typed_shot_shows_its_chance_and_asks_for_one(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_first_turn(path)
    before = path.read_bytes()
    table = terminal("play", "--resume", path)
    table.expect(MENU)
    screen = " ".join(table.say("attack sb ra", "1 to go ahead").split())
    assert "Riflemen A, on 5B: 40 %" in screen
    assert path.read_bytes() == before
    table.say("0", MENU)
    table.say("attack sb ra", "1 to go ahead")
    assert "» Die: " in table.say("1", MENU)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("e", "end", "end turn")),
        ("de", ("ende", "zug beenden")),
        ("nl", ("einde", "beurt beëindigen")),
    ],
)
def test_the_turn_ends_by_a_key_of_its_own(
    terminal: Open, tmp_path: Path, lang: str, words: tuple[str, ...]
) -> None:
    for number, typed in enumerate(words):
        path = tmp_path / f"{number}.bocage"
        keep_first_turn(path)
        table = terminal("play", "--resume", path, "--lang", lang)
        screen = table.expect("):")
        assert re.search(r" e (End the turn|Den Zug beenden|De beurt beëindigen)", screen)
        assert not re.search(r"\d (End the turn|Den Zug beenden|De beurt beëindigen)", screen)
        table.say(typed, "2")
        assert '"choice":"end-turn"' in path.read_text("utf-8")
        table.close()


def test_who_watches_can_read_and_a_slip_does_not_run_to_the_end(terminal: Open) -> None:
    table = terminal("play", "la-raye", "--us", "simple", "--german", "simple")
    assert "Hardly ashore" in table.expect(PAGE)
    table.say("", "Enter: next turn")
    for slip in ("x", "77", "attack ra sb"):
        assert "means nothing here" in table.say(slip, "Enter: next turn")
    assert "Since your last turn" in table.say("last", "to the game")
    table.say("b", "Enter: next turn")
    assert "All that happened" in table.say("log", "to the game")
    table.say("b", "Enter: next turn")
    table.say("f", "The game is over.")
    assert "All that happened" not in table.screen()
    table.say("log", "the last. Enter: to the game")
    table.say("b", "The game is over.")
    table.type("")
    assert table.leave() == 0


def test_a_window_too_small_takes_no_answer_but_to_leave(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_opening(path)
    table = terminal("play", "--resume", path)
    table.expect(MENU)
    before = path.read_bytes()  # the simple opponent has bid by now
    table.resize(30, 10)
    assert "This window is too small for\n" in table.expect("least.\n")
    for answer in ("1", "", "resign"):
        table.say(answer, "least.\n")
    assert path.read_bytes() == before
    table.resize(80, 24)
    assert "1 Rifleman B (5)" in table.expect(MENU)
    table.resize(60, 20)
    table.expect("too small")
    table.type("q")
    assert table.leave() == 0


def test_the_first_lists_can_be_left_explained_and_gone_back_from(terminal: Open, games: Path) -> None:
    table = terminal("play")
    table.expect("A number from 1 to 2")
    table.say("1", "A number from 1 to 12")
    assert "what both sides need to win" in table.say("?", "Enter: to the list").replace("\n", " ")
    table.say("", "A number from 1 to 12")
    assert "Hardly ashore" in table.say("? 1", "Enter: to the list")
    table.say("", "A number from 1 to 12")
    table.say("3", "A number from 1 to 4")
    assert "simple opponent sees no more" in table.say("?", "Enter: to the list")
    table.say("", "A number from 1 to 4")
    table.say("b", "A number from 1 to 12")
    table.type("q")
    assert table.leave() == 0
    assert "No game was begun." in table.screen()
    assert not games.exists()


def test_news_is_printed_where_there_is_no_live_terminal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path, until=is_turn_of(0, 40))
    done = run("play", "--resume", path, text="q\n")
    assert done.returncode == 0
    assert "Since your last choice" in done.stdout
    assert "The Germans end their turn" in done.stdout
