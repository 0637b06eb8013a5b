"""What can be asked with a question mark: everything by the name the screen has for it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.cli.items import Item
from bocage.cli.lexicon import rulebook
from bocage.cli.undaunted.menu import items_of
from bocage.cli.undaunted.why import UndauntedAnswer
from bocage.words import Words

from tests.cli.conftest import Open
from tests.cli.saved import keep_first_turn
from tests.cli.test_menu import asked

LEDGERS = Path(__file__).parents[2] / "rules"
GAME = UNDAUNTED.game


def answer(tmp_path: Path, text: str, language: str = "en", rows: int = 7) -> str:
    """Ask at the first turn of the Americans."""
    table = keep_first_turn(tmp_path / "game.bocage")
    view, options = asked(table, 0)
    items: list[Item] = items_of(options, rows)
    return "\n".join(UndauntedAnswer(table, view, Words(language)).to(text, items))


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "mortar", "MO is the card Mortar"),
        ("en", "Rifleman A", "RA is the card Rifleman A"),
        ("en", "riflemen b", "RB is the card Rifleman B"),
        ("en", "scout a", "SA is the card Scout A"),
        ("en", "fog of war", "FOW is the card Fog of War"),
        ("en", "make ready", "[UND-7.5, UND-A7]"),
        ("en", "double pin", "[UND-12.4]"),
        ("de", "Angriff", "[UND-10.1, UND-10.4, UND-10.5]"),
        ("de", "sich in sicherheit bringen", "[UND-7.4]"),
        ("de", "Hügel", "[UND-11.1]"),
        ("de", "unterdrückt", "[UND-3.8, UND-7.4, UND-7.5]"),
        ("de", "festgesetzt", "[UND-12.3, UND-12.5]"),
        ("de", "Deckung", "[UND-4.1]"),
        ("nl", "dekking zoeken", "[UND-7.4]"),
        ("nl", "heuvel", "[UND-11.1]"),
        ("nl", "verkennen", "[UND-8.4]"),
        ("en", "UND-7.4", "UND-7.4 stands in the rulebook (the German one) on page 11"),
        ("de", "und-7.4", "UND-7.4 steht im Regelheft auf Seite 11: Sich in Sicherheit bringen."),
        ("en", "[UND-12.8]", "UND-12.8: scenario book, campaign."),
        ("en", "UND-7.44", "The nearest one is “UND-7.4”"),
        ("en", "99", "is not on the list"),
        ("en", "rifelman a", "The nearest one is “rifleman a”"),
    ],
)
def test_things_are_found_by_their_names(tmp_path: Path, language: str, text: str, told: str) -> None:
    assert told in answer(tmp_path, text, language)


def test_a_rule_is_told_with_what_the_rules_at_hand_say_by_it(tmp_path: Path) -> None:
    told = answer(tmp_path, "UND-7.4")
    assert Words("en").help("undaunted", "hunker") in told


def test_a_line_of_the_menu_is_explained(tmp_path: Path) -> None:
    assert "SA is the card Scout A" in answer(tmp_path, "1")
    told = answer(tmp_path, "1", rows=200)
    assert "Scout A: Scout 2 to" in told
    assert "[UND-8.4]" in told


def test_uses_that_are_refused_for_one_reason_are_told_together(tmp_path: Path) -> None:
    told = answer(tmp_path, "ra")
    assert told.count("is not in your hand") == 1
    assert "move, attack, control, ready, hunker: not now." in told


def test_other_ways_are_counted_only_where_some_are_on_offer(tmp_path: Path) -> None:
    assert "other ways" not in answer(tmp_path, "attack ra")
    assert "Not on offer now, because:" in answer(tmp_path, "attack ra")
    assert "other ways" in answer(tmp_path, "scout sa")


def test_the_pages_of_the_rulebook_are_those_of_the_ledger() -> None:
    """After a change of the ledger: python tools/rulebook_pages.py > src/bocage/words/rulebook.txt"""
    for name in ("undaunted", "table", "memoir44"):
        rules = tomllib.loads((LEDGERS / f"{name}.toml").read_text("utf-8"))["rule"]
        assert [rule["id"] for rule in rules if rulebook().get(rule["id"]) != rule["page"]] == []


def test_the_page_of_an_answer_stands_at_the_terminal(terminal: Open, tmp_path: Path) -> None:
    keep_first_turn(tmp_path / "game.bocage")
    table = terminal("play", "--resume", tmp_path / "game.bocage", "--lang", "de", size=(100, 30))
    table.expect("beenden):")
    assert "Ein Hügel gibt Deckung 3" in table.say("? hügel", "Enter: zum Spiel")
    table.say("", "beenden):")
    assert "SA ist die Karte Scout A" in table.say("? 1", "zum Spiel")


def test_a_word_that_is_not_understood_is_named(terminal: Open, tmp_path: Path) -> None:
    keep_first_turn(tmp_path / "game.bocage")
    table = terminal("play", "--resume", tmp_path / "game.bocage")
    table.expect("quit):")
    assert "“99x” is not understood" in table.say("scout sa 99x", "quit):")
