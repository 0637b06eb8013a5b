"""The menu: every choice on offer is reached once by numbers, and what is typed in words finds it too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.cli.items import NOTHING, Item, Option, numbered, options_of
from bocage.cli.undaunted.chances import details
from bocage.cli.undaunted.lexicon import lexicon_in
from bocage.cli.undaunted.menu import choice_label, items_of, label
from bocage.cli.wish import Wish, candidates, candidates_args, command_of, matching, understand
from bocage.kernel.chance import Seeded
from bocage.kernel.choice import Choice, code
from bocage.kernel.table import Table, header_for
from bocage.undaunted.kinds import KINDS, NO_TILE, UNIT_NAMES
from bocage.undaunted.verbs import BLAST, VERB_NAMES
from bocage.undaunted.view import PositionView
from bocage.words import LANGUAGES, Words
from bocage.words.undaunted import TERMS

from tests.cli.saved import keep_first_turn

GAME = UNDAUNTED.game
ENGLISH = lexicon_in("en")


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
        stack: list[tuple[list[Option], frozenset[str]]] = [(options, NOTHING)]
        while stack:
            group, named = stack.pop()
            items = items_of(group, 7)
            lines = [label(item, view, words, named) for item in items]
            assert len(set(lines)) == len(lines)
            stack += [(item.options, named | {item.level}) for item in items if not item.is_choice()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_a_menu_for_a_typed_verb_say_who_acts(language: str) -> None:
    words = Words(language)
    for table, seat in questions("mortain", 5, 60):
        view, options = asked(table, seat)
        for verb in {option.choice.verb for option in options}:
            found = matching(Wish(verb, [], []), options, ENGLISH)
            lines = [label(item, view, words) for item in items_of(found, 40)]
            assert len(set(lines)) == len(lines)
            cards = [
                words.card(option.choice.args["card"]) for option in found if "card" in option.choice.args
            ]
            assert all(any(card in line for line in lines) for card in cards)


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
    for table, seat in questions("la-huberderie", 9, 80):
        _, options = asked(table, seat)
        for option in options:
            typed = " ".join([option.choice.verb, *option.choice.args.values()]).lower()
            wish = understand(typed, table.state, ENGLISH)
            assert option in matching(wish, options, ENGLISH)
            assert len(matching(wish, options, ENGLISH)) == 1


def test_names_go_to_the_arguments_that_can_take_them() -> None:
    def args(verb: str, *names: str) -> dict[str, str]:
        return candidates_args(Wish(verb, list(names), []), ENGLISH)

    assert args("attack", "RA", "SB") == {"card": "RA", "target": "SB"}
    assert args("move", "5B") == {"to": "5B"}
    assert args("guide", "RA", "5B") == {"unit": "RA", "to": "5B"}
    assert args("guide", "PG", "RA") == {"card": "PG", "unit": "RA"}
    assert args("command", "2") == {"count": "2"}


def test_candidates_fill_in_what_was_not_named(tmp_path: Any) -> None:
    table = keep_first_turn(tmp_path / "game.bocage")
    view, _ = asked(table, 0)
    found = candidates(Wish("attack", ["SB"], []), table.state, view, ENGLISH)
    assert Choice("attack", {"card": "SB", "target": "RA"}) in found
    assert {choice.args["card"] for choice in found} == {"SB"}
    found = candidates(Wish("scout", [], []), table.state, view, ENGLISH)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_screen_calls_a_thing_is_understood(language: str) -> None:
    words, state = Words(language), next(questions("mortain", 1, 1))[0].state
    lexicon = lexicon_in(language)
    for verb in VERB_NAMES:
        for text in (verb, verb.replace("-", " "), words.say(f"terminal-verb-{verb}"), words.verb(verb)):
            assert understand(text, state, lexicon).verb == verb, text
    for kind in KINDS:
        assert understand(words.card(kind), state, lexicon).names == [kind]
        assert understand(kind.lower(), state, lexicon).names == [kind]
    for unit in UNIT_NAMES:
        assert understand(words.unit(unit).upper(), state, lexicon).names == [unit]
    for topic in TERMS:
        wish = understand(words.topic("undaunted", topic).partition(",")[0], state, lexicon)
        assert wish.topics == [topic], topic


def test_words_in_brackets_are_understood() -> None:
    state = next(questions("mortain", 1, 1))[0].state
    assert understand("Angriff ra sb", state, lexicon_in("de")).verb == "attack"
    assert understand("Verstärkung anfordern", state, lexicon_in("de")).verb == "bolster"
    assert understand("aanvallen", state, lexicon_in("nl")).verb == "attack"
    assert understand("hügel", state, lexicon_in("de")).topics == ["hill"]
    assert understand("unterdrückt", state, lexicon_in("de")).topics == ["suppressed"]
    assert understand("scout a", state, ENGLISH).names == ["SA"]


def test_labels_below_a_card_do_not_name_it_again(tmp_path: Any) -> None:
    table = keep_first_turn(tmp_path / "game.bocage")
    view, options = asked(table, 0)
    words = Words("en")
    attack = next(o for o in options if repr(o.choice) == "attack card=SB target=RA")
    whole = "Scout B: Attack 1 on enemy Riflemen A, on 5B: 40 %"
    assert choice_label(attack, view, words) == whole
    assert choice_label(attack, view, words, frozenset({"verb"})) == whole
    assert choice_label(attack, view, words, frozenset({"card"})) == whole.removeprefix("Scout B: ")
    assert choice_label(attack, view, words, frozenset({"card", "verb"})) == "Riflemen A, on 5B: 40 %"


@pytest.mark.parametrize(
    ("language", "at", "entering", "staying"),
    [
        ("en", "at 7A", "to 2B (comes in on 17B)", "come in on 17B and stay there"),
        ("de", "auf 7A", "nach 2B (kommt auf 17B ins Spiel)", "auf 17B ins Spiel kommen und dort bleiben"),
        ("nl", "op 7A", "naar 2B (komt binnen op 17B)", "binnenkomen op 17B en daar blijven"),
    ],
)
def test_labels_below_an_action_say_where_it_leads(
    tmp_path: Any, language: str, at: str, entering: str, staying: str
) -> None:
    table = keep_first_turn(tmp_path / "game.bocage")
    table.state.armies[0].place[KINDS.index("SB")] = NO_TILE
    view, words = cast(PositionView, table.view(0)), Words(language)

    def below(verb: str, **args: str) -> str:
        named = frozenset({"card", "verb"})
        return choice_label(Option(code(VERB_NAMES.index(verb)), Choice(verb, args)), view, words, named)

    assert below("target", card="MO", to="7A").startswith(at)
    assert below("scout", card="SB", to="2B") == entering
    assert below("scout", card="SB", to="17B") == staying
    assert words.unit("RB") in below("guide", card="PG", unit="RB", to="2B")


def test_a_flat_menu_is_ordered_by_card_and_ends_with_the_key_that_has_no_number(tmp_path: Any) -> None:
    table = keep_first_turn(tmp_path / "game.bocage")
    _, options = asked(table, 0)
    items = items_of(options, 100)
    cards = [item.options[0].value("card") for item in items]
    assert cards == sorted(cards, key=lambda card: KINDS.index(card) if card else 99)
    assert [item.key for item in items][-1] == "e"
    assert len(numbered(items)) == len(items) - 1


def test_to_be_done_stands_before_the_cards_to_take() -> None:
    for table, seat in questions("mortain", 5, 400):
        _, options = asked(table, seat)
        verbs = [item.options[0].choice.verb for item in items_of(options, 100)]
        if "take" in verbs and "done" in verbs:
            assert verbs[0] == "done"
            return
    raise AssertionError("nothing was taken")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blast_has_one_row_for_each_victim_and_cites_its_rules_once(tmp_path: Any, language: str) -> None:
    table = keep_first_turn(tmp_path / "game.bocage")
    for side, unit in ((0, "RA"), (1, "RB"), (1, "GA")):
        table.state.armies[side].place[KINDS.index(unit)] = table.state.scenario.index["5B"]
    table.state.armies[0].place[KINDS.index("MO")] = table.state.scenario.index["17B"]
    table.state.armies[0].target = table.state.scenario.index["5B"]
    view, words = cast(PositionView, table.view(0)), Words(language)
    blast = Item([Option(code(BLAST, KINDS.index("MO")), Choice("blast", {"card": "MO"}))], "")
    assert label(blast, view, words).endswith("5B [UND-10.3]")
    rows = details(blast, view, words)
    assert len(rows) > 3
    assert "★ Riflemen A 60 %  5+ (4+1)" in rows
    assert all(re.fullmatch(r"[★■] [A-Z][\w ]+ \d+ %  \d\+ \(\d\+1\)", row) for row in rows)
