"""The menu: every choice on offer is reached once by numbers, and what is typed in words finds it too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.cli.menu import Option, choice_label, details, items_of, label, options_of
from bocage.cli.wish import Wish, candidates, candidates_args, command_of, matching, understand
from bocage.kernel.chance import Seeded
from bocage.kernel.choice import Choice
from bocage.kernel.table import Table, header_for
from bocage.undaunted.verbs import VERB_NAMES
from bocage.undaunted.view import PositionView
from bocage.words import LANGUAGES, Words

from tests.cli.saved import keep_first_turn

GAME = UNDAUNTED.game


def questions(scenario: str, seed: int, count: int) -> Iterator[tuple[Table[Any], int]]:
    """Go through the questions of a random game."""
    dealer = Seeded(seed)
    table: Table[Any] = Table(GAME, header_for(GAME, UNDAUNTED.scenario(scenario), {}, []), dealer)
    table.deal()
    for _ in range(count):
        if table.outcome() is not None:
            return
        seat = GAME.seats_to_decide(table.state)[0]
        yield table, seat
        offered = GAME.choices(table.state, seat)
        table.choose(seat, offered[dealer.below(len(offered))])
        table.deal()


def asked(table: Table[Any], seat: int) -> tuple[PositionView, list[Option]]:
    view = cast(PositionView, table.view(seat))
    return view, options_of(view, table.offer(seat).choices)


def leaves(options: list[Option], rows: int) -> list[int]:
    """Open every group and list the choices that are found."""
    found: list[int] = []
    for item in items_of(options, rows):
        if item.is_choice():
            found.append(item.options[0].packed)
        else:
            assert len(item.options) < len(options)
            found += leaves(item.options, rows)
    return found


@pytest.mark.parametrize("scenario", ["la-raye", "mortain", "critical-intelligence"])
@pytest.mark.parametrize("rows", [7, 20])
def test_every_choice_is_reached_once_through_the_menu(scenario: str, rows: int) -> None:
    for table, seat in questions(scenario, 11, 120):
        view, options = asked(table, seat)
        assert sorted(leaves(options, rows)) == view.offers


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_a_menu_differ_from_each_other(language: str) -> None:
    words = Words(language)
    for table, seat in questions("mortain", 5, 60):
        view, options = asked(table, seat)
        stack: list[tuple[list[Option], int]] = [(options, 0)]
        while stack:
            group, headings = stack.pop()
            items = items_of(group, 7)
            lines = [(label(item, view, words, headings), *details(item, view, words)) for item in items]
            assert len(set(lines)) == len(lines)
            stack += [(item.options, headings + 1) for item in items if not item.is_choice()]


def test_few_choices_are_listed_at_once_and_many_by_card() -> None:
    for table, seat in questions("la-raye", 3, 40):
        _, options = asked(table, seat)
        levels = {item.level for item in items_of(options, 7)}
        cards = {option.value("card") for option in options} - {""}
        if len(options) > 7 and len(cards) > 1:
            assert levels == {"card", ""} or levels == {"card"}
        if len(options) < 3:
            assert levels == {""}


def test_a_choice_that_is_typed_finds_itself() -> None:
    words = Words("en")
    for table, seat in questions("la-huberderie", 9, 80):
        _, options = asked(table, seat)
        for option in options:
            typed = " ".join([option.choice.verb, *option.choice.args.values()]).lower()
            wish = understand(typed, table.state, words)
            assert option in matching(wish, options)
            assert len(matching(wish, options)) == 1


def test_names_go_to_the_arguments_that_can_take_them() -> None:
    def args(verb: str, *names: str) -> dict[str, str]:
        return candidates_args(Wish(verb, list(names), []))

    assert args("attack", "RA", "SB") == {"card": "RA", "target": "SB"}
    assert args("move", "5B") == {"to": "5B"}
    assert args("guide", "RA", "5B") == {"unit": "RA", "to": "5B"}
    assert args("guide", "PG", "RA") == {"card": "PG", "unit": "RA"}
    assert args("command", "2") == {"count": "2"}


def test_candidates_fill_in_what_was_not_named(tmp_path: Any) -> None:
    table = keep_first_turn(tmp_path / "game.bocage")
    view, _ = asked(table, 0)
    found = candidates(Wish("attack", ["SB"], []), table.state, view.cards[0].hand)
    assert Choice("attack", {"card": "SB", "target": "RA"}) in found
    assert {choice.args["card"] for choice in found} == {"SB"}
    found = candidates(Wish("scout", [], []), table.state, view.cards[0].hand)
    assert {choice.args["card"] for choice in found} == {"SA", "SB"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_commands_are_understood_in_every_language(language: str) -> None:
    words = Words(language)
    for command in ("help", "undo", "last", "log", "cards", "scenario", "draw", "resign", "quit", "back"):
        assert command_of(command, words) == command
    assert command_of("u", words) == "undo"
    assert command_of("q", words) == "quit"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_taken_for_a_verb(language: str) -> None:
    words = Words(language)
    shorts = [words.say(f"terminal-verb-{verb}").lower() for verb in VERB_NAMES]
    assert [short for short in (*shorts, *VERB_NAMES) if command_of(short, words)] == []
    assert len(set(shorts)) == len(shorts)
    assert all(" " not in short for short in shorts)


def test_labels_below_a_card_do_not_name_it_again(tmp_path: Any) -> None:
    table = keep_first_turn(tmp_path / "game.bocage")
    view, options = asked(table, 0)
    words = Words("en")
    attack = next(o for o in options if repr(o.choice) == "attack card=SB target=RA")
    assert choice_label(attack, view, words, 0) == "Scout B: Attack 1 on enemy Riflemen A, on 5B: 40 %"
    assert choice_label(attack, view, words, 1) == "Attack 1 on enemy Riflemen A, on 5B: 40 %"
    assert choice_label(attack, view, words, 2) == "Riflemen A, on 5B: 40 %"
