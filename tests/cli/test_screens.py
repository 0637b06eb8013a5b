"""Whole screens of all sizes: nothing covers the hand, and what is crowded or long gives way in order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.cli.desk import desk_for
from bocage.cli.pages import commands
from bocage.cli.scene import Scene, Sheet
from bocage.cli.undaunted.menu import items_of
from bocage.cli.wish import COMMANDS
from bocage.kernel.table import Table
from bocage.undaunted.kinds import KINDS
from bocage.undaunted.view import PositionView
from bocage.words import LANGUAGES, Words

from tests.cli.conftest import Open
from tests.cli.saved import Until, keep_game
from tests.cli.test_menu import asked, questions

MENU = "save and quit):"
LONG = {
    "en": "There is no control marker of yours. From there the unit may enter only tiles that do. " * 2,
    "de": "Auf dem Feld liegt kein Kontrollmarker. Von dort darf die Einheit nur auf andere Felder. " * 2,
    "nl": "Op de tegel ligt geen controlefiche. Vanaf daar mag de eenheid alleen naar andere tegels. " * 2,
}


def sheet_of(table: Table[Any], seat: int, words: Words, size: tuple[int, int], message: str) -> Sheet:
    """Lay out the question a seat is asked, with a message."""
    view, options = asked(table, seat)
    scene = Scene(desk_for("undaunted"), view, words)
    scene.items = items_of(options, 7)
    scene.heading = words.say("terminal-question-turn", left=0)
    scene.message = message
    scene.sentences = [f"Sentence {number} of a log that is long." for number in range(40)]
    return Sheet(scene, *size)


@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_stays_whatever_has_to_be_said(scenario: str, language: str) -> None:
    words = Words(language)
    for table, seat in list(questions(scenario, 8, 90))[8::9]:
        for size in ((80, 24), (100, 30)):
            sheet = sheet_of(table, seat, words, size, LONG[language])
            shown = sheet.lines(False)
            top = ["".join(text for text, _ in row) for row in sheet.top.rows]
            assert [line[sheet.left :].rstrip() for line in shown[: len(top)]] == [
                row.rstrip() for row in top
            ]
            assert len(sheet.top.rows) + len(sheet.bottom.rows) <= sheet.floor
            assert any(LONG[language][:12] in line for line in shown)


@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_the_log_gives_way_before_the_menu_is_paged(scenario: str) -> None:
    words = Words("en")
    for table, seat in list(questions(scenario, 8, 90))[8::9]:
        sheet = sheet_of(table, seat, words, (80, 24), "")
        if len(sheet.pages) > 1:
            free = sheet.floor - len(sheet.top.rows) - len(sheet.bottom.rows)
            following = len(sheet.pages[1][0].rows)
            assert free < following


def test_a_refusal_stands_across_the_screen_and_leaves_the_hand(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path, until=offers("control"), scenario="montmartin-en-graignes")
    table = terminal("play", "--resume", path)
    screen = table.expect(":")
    while MENU not in screen:
        screen = table.say("", ":")
    screen = table.say("move fow 99", MENU)
    screen = table.say("attack fow ra", MENU)
    assert "Your hand:" in screen
    rows = [row for row in screen.splitlines() if "[UND-" in row]
    assert len(rows) == 1
    assert not rows[0].startswith(" ")


def offers(verb: str, after: int = 20) -> Until:
    """Stop where the Americans are offered a kind of choice."""

    def is_so(table: Table[Any]) -> bool:
        if len(table.record.entries) < after or table.game.seats_to_decide(table.state) != [0]:
            return False
        return any(choice.verb == verb for choice in table.offer(0).choices)

    return is_so


def test_taking_cards_fits_a_page_and_says_how_many_are_left(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    game = keep_game(path, until=offers("take"), scenario="behind-enemy-lines")
    view = game.view(0)
    assert isinstance(view, PositionView)
    table = terminal("play", "--resume", path)
    screen = table.expect(":")
    while MENU not in screen:
        screen = table.say("", ":")
    assert "from the supply" in " ".join(row[42:] for row in screen.splitlines()).replace("  ", " ")
    assert "page 1" not in screen
    words = Words("en")
    for choice in game.offer(0).choices:
        if choice.verb == "take":
            card = choice.args["card"]
            left = view.cards[0].supply[KINDS.index(card)]
            assert f" {words.card(card)} ({left})" in screen


def test_a_long_title_takes_one_row(terminal: Open, tmp_path: Path) -> None:
    keep_game(tmp_path / "g.bocage", until=offers("end-turn", 30), scenario="streets-of-tessy-sur-vire")
    table = terminal("play", "--resume", tmp_path / "g.bocage", "--lang", "de")
    screen = table.expect(":")
    while "Runde" not in screen.splitlines()[0]:
        screen = table.say("", ":")
    assert "… · Runde" in screen.splitlines()[0]
    assert "Amerikaner" in screen.splitlines()[1]


def test_the_window_decides_on_the_size_and_not_the_environment(terminal: Open, tmp_path: Path) -> None:
    keep_game(tmp_path / "g.bocage", until=offers("end-turn", 30))
    table = terminal("play", "--resume", tmp_path / "g.bocage", COLUMNS="200", LINES="60")
    screen = table.expect(":")
    assert max(map(len, screen.splitlines())) <= 80
    assert len(screen.splitlines()) <= 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_stands_in_columns(language: str) -> None:
    words = Words(language)
    lines = zip(COMMANDS, commands(words), strict=True)
    assert len({line.rindex(f"  {words.say(f'terminal-does-{name}')}") for name, line in lines}) == 1
