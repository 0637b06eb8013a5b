"""A battle of Memoir '44 played at a real terminal: alone, by two people, and what goes wrong on the way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.record import load
from bocage.kernel.table import Table
from bocage.words import LANGUAGES

from tests.cli.conftest import Open, Run, Told
from tests.cli.saved import begin, is_asked, keep_game, write

MENU = "save and quit):"
SUBMENU = "(0 back, ? help):"
PAGE = "to the game"
SCENARIO = "omaha-beach"


def shown(screen: str) -> str:
    """A screen as one line of words."""
    return " ".join(screen.split())


def test_a_battle_begins_from_four_lists(terminal: Open, games: Path) -> None:
    table = terminal("play")
    table.expect("A number from 1 to 2 ")
    screen = table.say("2", "A number from 1 to 20")
    assert "omaha-beach" in screen
    assert "The first wave wades ashore" in table.say("? 5", "Enter: to the list")
    table.say("", "A number from 1 to 20")
    assert "first edition (2004)" in table.say("5", "A number from 1 to 4")
    table.say("b", "A number from 1 to 20")
    table.say("5", "A number from 1 to 4")
    assert "You (Axis) against the simple opponent" in table.say("2", "A number from 1 to 4")
    assert "first edition (2004)" in table.say("1", PAGE)
    screen = table.say("", MENU)
    assert "Omaha Beach · turn 1" in screen
    assert "Play a Command card" in screen
    table.type("q")
    assert table.leave() == 0
    [path] = games.glob("*-omaha-beach.bocage")
    assert load(path.read_text("utf-8")).header["rulings"] == MEMOIR44.rulings("2004")


def test_a_turn_is_played_by_numbers_and_words_and_taken_back(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    write(path, opened())
    table = terminal("play", "--resume", path, size=(120, 40))
    screen = table.expect(MENU)
    assert re.search(r"1 [A-Z]\w+", screen)
    assert "Order units: 0 of" in table.say("1", MENU)
    assert "Play a Command card" in table.say("u", MENU)
    assert "is not in your hand. [TRN-03]" in shown(table.say("play barrage", MENU))
    table.say("1", MENU)
    screen = table.say("1", MENU)
    assert "Order units: 1 of" in screen or "Move the ordered" in screen or "Attack" in screen
    assert "nothing to take back" not in screen


def opened() -> Table[Any]:
    """A battle in which the Axis are about to play their first card."""
    table = begin(SCENARIO, ("person", "simple"))
    table.deal()
    return table


def test_before_an_attack_the_dice_are_told_and_a_typed_one_asks_once_more(
    terminal: Open, tmp_path: Path
) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path, ("person", "simple"), until=attack_of_axis, scenario=SCENARIO)
    before = path.read_bytes()
    table = terminal("play", "--resume", path, size=(120, 40))
    screen = table.expect(":")
    while MENU not in screen:
        screen = table.say("", ":")
    attack = next(choice for choice in attack_offers(path) if choice.startswith("attack "))
    typed = re.sub(r"\w+=", "", attack)
    screen = shown(table.say(typed, "1 to go ahead"))
    assert " base" in screen
    assert re.search(r"hits 0: \d+ %", screen)
    assert "eliminated" in screen
    assert path.read_bytes() == before
    assert "Dice: " in shown(table.say("1", ":"))


def attack_of_axis(table: Table[Any]) -> bool:
    """Stop where the Axis can attack."""
    return is_asked(0, "fighting")(table) and any(c.verb == "attack" for c in table.offer(0).choices)


def attack_offers(path: Path) -> list[str]:
    """List what is on offer in a kept game."""
    from bocage.kernel.chance import Scripted
    from bocage.kernel.replay import replay

    table = replay(MEMOIR44.game, load(path.read_text("utf-8")), Scripted([]))
    return [repr(choice) for choice in table.offer(0).choices]


def test_a_question_mark_says_why_and_by_which_rule(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    write(path, opened())
    table = terminal("play", "--resume", path, "--lang", "de")
    table.expect("beenden):")
    assert "[TER-FOREST-1" in table.say("? Wald", "zum Spiel")
    table.say("", "beenden):")
    screen = table.say("? A9", "zum Spiel")
    assert "A9, Stadt:" in screen
    assert "Achsenmächte" in screen
    table.say("", "beenden):")
    assert "angreifen" in table.say("? angreifen", "zum Spiel").lower()
    table.say("b", "beenden):")
    assert "Tippe die Nummer" in table.say("?", "zum Spiel")


def test_all_pages_can_be_read(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path, ("person", "simple"), until=is_asked(0, "turn", 60), scenario=SCENARIO)
    table = terminal("play", "--resume", path)
    screen = table.expect(":")
    while MENU not in screen:
        screen = table.say("", ":")
    assert "Since your last turn" in table.say("last", PAGE)
    table.say("b", MENU)
    assert "Discard pile: " in table.say("cards", PAGE)
    table.say("b", MENU)
    assert "medals to win" in table.say("goal", PAGE)
    table.say("b", MENU)
    assert "Page " in table.say("rules", PAGE)
    table.say("b", MENU)
    assert "declines the draw" in table.say("draw", MENU)


# ------------------------------------------------------------ two people


def test_a_window_for_an_ambush_is_asked_behind_a_neutral_page(terminal: Open, tmp_path: Path) -> None:
    """Whoever could hold the card is asked, and the page before tells neither a hand nor the question."""
    path = tmp_path / "game.bocage"
    game = keep_game(path, ("person", "person"), until=is_asked(1, "ambush-window"), scenario=SCENARIO)
    assert [choice.verb for choice in game.offer(1).choices][-1] == "no-ambush"
    table = terminal("play", "--resume", path)
    neutral = table.expect("Allies: Enter when you sit here")
    assert "ambush" not in neutral.lower()
    assert "Omaha" not in neutral
    screen = table.say("", ":")
    while MENU not in screen:
        screen = table.say("", ":")
    assert "ambush?" in shown(screen)
    assert "Let the attack come" in screen


def test_hands_are_hidden_between_two_people(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    table = begin(SCENARIO, ("person", "person"))
    table.deal()
    write(path, table)
    window = terminal("play", "--resume", path)
    neutral = window.expect("Axis: Enter when you sit here")
    assert "1 " not in neutral
    assert "Play a Command card" in window.say("", MENU)


# ------------------------------------------------------------ records, and what goes wrong


@pytest.fixture(scope="module")
def fought(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A battle that was fought to its end."""
    path = tmp_path_factory.mktemp("battles") / "battle.bocage"
    keep_game(path, ("simple", "simple"), scenario="pegasus-bridge")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_battle_is_shown_replayed_and_verified(told: Told, fought: Path, lang: str) -> None:
    code, out, _ = told("show", fought, "--lang", lang)
    assert code == 0
    assert "memoir44-" not in out
    assert {"en": "Turn 1: Allies.", "de": "Zug 1: Alliierte.", "nl": "Beurt 1: Geallieerden."}[lang] in out
    assert {"en": "win: ", "de": "gewinnen: ", "nl": "winnen: "}[lang] in out.splitlines()[-1]
    code, out, _ = told("replay", fought, "--lang", lang)
    assert code == 0
    assert "≈≈≈" in out
    code, out, _ = told("verify", fought, "--lang", lang)
    assert code == 0


def test_a_battle_is_shown_as_a_side_saw_it(told: Told, fought: Path) -> None:
    axis, allies = (told("show", fought, "--as", side)[1] for side in ("axis", "allies"))
    assert axis != allies
    assert "The Axis draw a card." in allies
    assert "The Axis draw a card." not in axis
    code, _, err = told("show", fought, "--as", "german")
    assert code == 2
    assert "Its sides are axis, allies." in err


def test_a_battle_is_stepped_through(terminal: Open, fought: Path) -> None:
    table = terminal("replay", fought, "--step")
    table.expect("Step 1 of")
    assert "After entry" in table.say("", "Step 2 of")
    table.type("q")
    assert table.leave() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damaged_and_newer_records_are_told(told: Told, fought: Path, tmp_path: Path, lang: str) -> None:
    text = fought.read_text("utf-8")
    for spoilt in (text.replace('"G', '"H', 1), text[:-9], text.replace('"rules":1', '"rules":99', 1), "x\n"):
        path = tmp_path / "bad.bocage"
        path.write_text(spoilt, encoding="utf-8")
        for command in ("show", "replay", "verify"):
            code, out, err = told(command, path, "--lang", lang)
            assert code != 0
            assert "Traceback" not in out + err
            assert (out + err).strip()


def test_an_unknown_battle_names_the_nearest(told: Told, games: Path) -> None:
    code, _, err = told("play", "omaha-beech")
    assert code == 2
    assert "The nearest one is “omaha-beach”" in err
    assert not games.exists()


def test_a_full_disk_and_a_closed_input_leave_a_whole_game(run: Run, games: Path) -> None:
    done = run("play", SCENARIO, "--axis", "person", text="1\n")
    assert done.returncode == 1
    assert "The input has ended. The game is saved." in done.stderr
    [path] = games.glob("*.bocage")
    load(path.read_text("utf-8"))


def turn_on(screen: str) -> int:
    """The turn that the heading of a page names."""
    found = re.search(r"· turn (\d+)", screen)
    assert found is not None
    return int(found[1])


def test_two_computers_can_be_watched(terminal: Open) -> None:
    table = terminal("play", "pegasus-bridge", "--axis", "random", "--allies", "random")
    table.expect(PAGE)
    first = turn_on(table.say("", "Enter: next turn"))
    assert first in (1, 2)  # a card that orders nobody is a whole turn
    assert turn_on(table.say("", "Enter: next turn")) == first + 1
    table.type("q")
    assert table.leave() == 0
