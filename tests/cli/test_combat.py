"""Combat cards at the terminal: how they are asked for, and what is shown of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.catalogue import MEMOIR44
from bocage.cli.items import Option
from bocage.cli.memoir44 import fray, pages
from bocage.cli.memoir44.menu import items_of
from bocage.kernel.chance import Seeded
from bocage.kernel.record import load
from bocage.kernel.state import CHANCE
from bocage.memoir44.view import BattleView
from bocage.words import LANGUAGES, Words

from tests.cli.conftest import Run, Told
from tests.rules.memoir44.battle import GAME, battle


def view_of(cards: str, seat: int = 1) -> BattleView:
    """What a seat sees of a battle in which the Allies hold some Combat cards."""
    state = battle("A9 i, A1 I, G5 I", allies="probe-left", combat=("sniper", cards)).state
    view = GAME.view(state, seat)
    assert isinstance(view, BattleView)
    return view


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_page_lists_the_own_ones_and_marks_what_is_ours(language: str) -> None:
    words = Words(language)
    lines = "\n".join(pages.cards(view_of("infiltrators spotter"), words))
    ours = {"en": "(our reading)", "de": "(unsere Lesart)", "nl": "(onze lezing)"}[language]
    assert words.card("infiltrators", "memoir44") in lines
    assert words.card("spotter", "memoir44") in lines
    assert words.card("sniper", "memoir44") not in lines
    assert ours in lines


def test_hidden_hands_are_counted_and_not_shown() -> None:
    view = view_of("infiltrators spotter", 0)
    assert fray.combat_names(view) == ["sniper"]
    assert fray.counts_line(view, Words("en")).startswith("combat: Axis 1, Allies 2")


def test_without_combat_cards_nothing_is_shown() -> None:
    state = battle("A9 i, A1 I", allies="probe-left").state
    view = GAME.view(state, 1)
    assert isinstance(view, BattleView)
    assert fray.page(view, Words("en")) == []
    assert fray.combat_names(view) == []


def test_combat_cards_stand_behind_what_units_can_do() -> None:
    now = battle("A9 i, A1 I, F5 I, G5 t..", step="move", orders="A1 F5", combat=("", "house-to-house"))
    offered = GAME.choices(now.state, 1)
    items = items_of([Option(code, GAME.spell(now.state, code)) for code in offered])
    assert [item.level for item in items][:2] == ["unit", "unit"]
    assert [item.options[0].choice.verb for item in items][2:] == ["combat-unit", "combat-unit", "end-moves"]


def test_other_games_have_none(told: Told) -> None:
    code, out, err = told("play", "la-raye", "--combat")
    assert code == 2
    assert "belong to Memoir ’44" in " ".join((out + err).split())


def test_computers_play_with_them_to_the_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    played = run(
        "play", "pegasus-bridge", "--combat", "--axis", "simple", "--allies", "simple", "--save", path
    )
    assert played.returncode == 0, played.stdout + played.stderr
    rulings = load(path.read_text("utf-8")).header["rulings"]
    assert isinstance(rulings, dict)
    assert rulings["variant"] == {"combat": True}


def test_they_go_with_a_chain_of_command() -> None:
    seated = MEMOIR44.varied(MEMOIR44.seated(MEMOIR44.rulings(), "cm/l/r cm/l/r"), {"combat": True})
    game = MEMOIR44.game_for(seated)
    state = game.start(MEMOIR44.scenario("omaha-beach-overlord"), seated)
    while game.to_decide(state) & CHANCE:
        game.fall(state, Seeded(1).pick(game.weights(state), 0), None)
    assert len(game.seats) == 6
    assert state.combat is not None
