"""A person at a battle of Memoir '44: the board, the menus, the chances, and what a question mark answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

from bocage.catalogue import MEMOIR44
from bocage.cli.canvas import Canvas
from bocage.cli.desk import desk_for
from bocage.cli.items import Item, Option, numbered, options_of
from bocage.cli.memoir44 import glyphs, pages
from bocage.cli.memoir44.board import draw_board
from bocage.cli.memoir44.chances import details
from bocage.cli.memoir44.glyphs import OBSTACLES, TERRAIN
from bocage.cli.memoir44.layout import map_only
from bocage.cli.memoir44.lexicon import lexicon_in
from bocage.cli.memoir44.menu import can_fight_after, items_of, label
from bocage.cli.memoir44.plan import Plan, across, plan_for
from bocage.cli.memoir44.scenarios import view_of
from bocage.cli.memoir44.why import BattleAnswer
from bocage.cli.memoir44.window import Focus
from bocage.cli.scene import Scene, Sheet
from bocage.cli.screen import POOR
from bocage.cli.wish import command_of, matching, understand
from bocage.kernel.chance import Seeded
from bocage.kernel.table import Table, header_for
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.kinds import NO_UNIT
from bocage.memoir44.terrain.obstacles import OBSTACLES as ALL_OBSTACLES
from bocage.memoir44.terrain.shelf import TERRAINS
from bocage.memoir44.verbs import VERB_NAMES
from bocage.memoir44.view import BattleView
from bocage.words import LANGUAGES, Words
from bocage.words.memoir44 import LANDS, TERMS, THINGS, UNITS, ground

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import battle

GAME = MEMOIR44.game
DESK = desk_for("memoir44")
MINUS = "\N{MINUS SIGN}"
SIZES = ((80, 24), (100, 30), (120, 40), (200, 60))


def questions(scenario: str, seed: int, count: int) -> Iterator[tuple[Table[Any], int]]:
    """Go through the questions of a random battle."""
    dealer = Seeded(seed)
    table: Table[Any] = Table(GAME, header_for(GAME, MEMOIR44.scenario(scenario), {}, []), dealer)
    table.deal()
    for _ in range(count):
        if table.outcome() is not None:
            return
        seat = GAME.seats_to_decide(table.state)[0]
        yield table, seat
        offered = GAME.choices(table.state, seat)
        table.choose(seat, offered[dealer.below(len(offered))])
        table.deal()


def asked(table: Table[Any], seat: int) -> tuple[BattleView, list[Option]]:
    view = cast(BattleView, table.view(seat))
    return view, options_of(view, table.offer(seat).choices)


def posed(picture: str, seat: int = 1, **facts: Any) -> tuple[BattleView, list[Option]]:
    """Set up a position, and what a seat is offered in it."""
    state = battle(picture, **facts).state
    view = cast(BattleView, GAME.view(state, seat))
    return view, options_of(view, [GAME.spell(state, choice) for choice in view.offers])


# ------------------------------------------------------------ the board


@pytest.mark.parametrize("scenario", MEMOIR44.scenarios)
@pytest.mark.parametrize("size", SIZES)
def test_every_unit_is_on_the_board_at_every_size(scenario: str, size: tuple[int, int]) -> None:
    view = view_of(scenario)
    seen: set[int] = set()
    for shift in range(-20, 21, 4):
        focus = Focus(across(view.scenario.field) // 2, shift)
        plan = plan_for(view.scenario.field, size[0], size[1] - 1, focus)
        shows_its_units(view, plan, size)
        seen |= set(plan.hexes)
    assert seen == set(range(view.scenario.field.count))


def shows_its_units(view: BattleView, plan: Plan, size: tuple[int, int]) -> None:
    """Look for every unit of the part of the board that is shown."""
    canvas = Canvas(size[0], size[1] - 1)
    draw_board(canvas, plan, view)
    lines = canvas.lines(False)
    assert plan.width + 25 <= size[0]
    assert plan.height <= size[1] - 1
    for hexagon, unit in enumerate(view.unit_on):
        if unit == NO_UNIT or hexagon not in plan.hexes:
            continue
        left, top = plan.corner(hexagon)
        row = lines[top + plan.rows - 1].ljust(size[0])
        letter = glyphs.unit_letter(view.scenario.types[unit].glyph, view.scenario.sides[unit])
        shown = row[left : left + plan.room]
        figures = view.figures[unit]
        assert f"{figures}{letter}" in shown or letter * figures in shown


def test_every_terrain_and_obstacle_has_a_glyph_of_its_own() -> None:
    assert set(TERRAIN) == {terrain.name for terrain in TERRAINS}
    assert set(OBSTACLES) == {obstacle.name for obstacle in ALL_OBSTACLES}
    shown = [glyph for glyph, _ in TERRAIN.values()] + list(OBSTACLES.values())
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("scenario", MEMOIR44.scenarios)
def test_a_board_can_be_told_apart_in_plain_letters(scenario: str) -> None:
    for line in [*map_only(view_of(scenario), 80), *pages.legend(view_of(scenario), Words("nl"))]:
        assert "?" not in line.encode("ascii", errors=POOR).decode()


def test_rows_and_columns_are_named_and_a_lit_hex_says_its_name() -> None:
    view, options = posed("G5 I, g6 f.., H5 .w., A9 i", step="move")
    scene = Scene(DESK, view, Words("en"))
    scene.items = items_of(options)
    shown = Sheet(scene, 80, 24).lines(False)
    assert shown[0].startswith("   A a B b C c D d E e F f G g H h I i J j K k L l M"[:12])
    assert any("g6♣" in line for line in shown)
    assert any("H5#" in line for line in shown)
    assert [line[0] for line in shown[2:19:2]] == list("987654321")


# ------------------------------------------------------------ the menu


def leaves(options: list[Option]) -> list[int]:
    """Open every group and list the choices that are found."""
    found: list[int] = []
    for item in items_of(options):
        if item.is_choice():
            found.append(item.options[0].packed)
        else:
            found += [option.packed for option in item.options]
    return found


@pytest.mark.parametrize(
    "scenario", ["pegasus-bridge", "sainte-mere-eglise", "operation-luttich", "vassieux"]
)
def test_every_choice_is_reached_once_through_the_menu(scenario: str) -> None:
    for table, seat in questions(scenario, 7, 150):
        view, options = asked(table, seat)
        assert sorted(leaves(options)) == view.offers


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_a_menu_differ_from_each_other(language: str) -> None:
    words = Words(language)
    for table, seat in questions("sainte-mere-eglise", 5, 120):
        view, options = asked(table, seat)
        items = items_of(options)
        lines = [label(item, view, words) for item in items]
        assert len(set(lines)) == len(lines)
        for item in items:
            below = items_of(item.options)
            named = frozenset({item.level})
            inner = [label(each, view, words, named) for each in below]
            assert len(set(inner)) == len(inner)


def test_what_ends_a_step_has_a_key_and_no_number() -> None:
    for table, seat in questions("omaha-beach", 3, 80):
        _, options = asked(table, seat)
        items = items_of(options)
        ends = [item for item in items if item.options[0].choice.verb in DESK.ends]
        assert all(item.key == "e" for item in ends)
        assert len(ends) < 2
        assert len(numbered(items)) == len(items) - len(ends)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_the_screen_whatever_is_asked(size: tuple[int, int], language: str) -> None:
    words = Words(language)
    for table, seat in list(questions("operation-luttich", 11, 150))[9::10]:
        view, options = asked(table, seat)
        scene = Scene(DESK, view, words)
        scene.items = items_of(options)
        scene.heading = DESK.question(view, words)
        scene.sentences = [f"Sentence {number} of a long log." for number in range(40)]
        sheet = Sheet(scene, *size)
        shown = sheet.lines(False)
        assert max(map(len, shown)) <= size[0]
        assert len(shown) == size[1] - 1
        assert len(sheet.top.rows) + len(sheet.bottom.rows) <= sheet.floor


# ------------------------------------------------------------ chances


@pytest.mark.parametrize(
    ("enemy", "told"),
    [
        ("fi", [f"3 base {MINUS} 1 forest = 2 [ATK-11, TER-FOREST", "hits 0: 25 % · 1: 50 % · 2: 25 %"]),
        ("i1", ["3 base = 3 [ATK-11", "hits 0: 13 % · 1: 88 %"]),
        ("ti", [f"3 base {MINUS} 1 town = 2 [ATK-11, TER-TOWN", "hits 0: 25 % · 1: 50 % · 2: 25 %"]),
    ],
)
def test_an_attack_tells_its_dice_and_the_chance_of_every_number_of_hits(enemy: str, told: list[str]) -> None:
    view, options = posed(f"G5 I, H5 {enemy}, A9 i", step="fight")
    [attack] = [option for option in options if option.choice.verb == "attack"]
    lines = details(Item([attack], ""), view, Words("en"), 60)
    assert [line[: len(start)] for line, start in zip(lines, told, strict=False)] == told
    assert re.fullmatch(r"eliminated <?\d+ % · retreats <?\d+ % · hex empty <?\d+ %", lines[2])


def test_a_flag_that_may_be_ignored_is_told_both_ways() -> None:
    view, options = posed("G5 I, H5 .oi, A9 i", step="fight")
    [attack] = [option for option in options if option.choice.verb == "attack"]
    lines = details(Item([attack], ""), view, Words("de"), 20)
    assert lines[0] == f"3 nach Distanz {MINUS} 1 Sandsäcke = 2"
    assert lines[2].startswith("mit ignorierter Fahne: weg 0 %")
    assert lines[3].startswith("ohne: weg 0 % · zurück 31 %")


# ------------------------------------------------------------ what is typed


def test_a_choice_that_is_typed_finds_itself() -> None:
    lexicon = lexicon_in("en")
    for table, seat in questions("pegasus-bridge", 9, 100):
        _, options = asked(table, seat)
        for option in options:
            typed = " ".join([option.choice.verb, *option.choice.args.values()]).lower()
            assert matching(understand(typed, table.state, lexicon), options, lexicon) == [option]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_screen_calls_a_thing_is_understood(language: str) -> None:
    words, lexicon = Words(language), lexicon_in(language)
    state = next(questions("pegasus-bridge", 1, 1))[0].state
    for verb in VERB_NAMES:
        for text in (verb, words.say(f"terminal-m44-verb-{verb}"), words.verb(verb, "memoir44")):
            wish = understand(text, state, lexicon)
            assert wish.verb == verb or wish.names == [verb], text
    for card in CARD_NAMES:
        assert understand(words.card(card, "memoir44"), state, lexicon).names == [card]
    for kind, names in (("terrain", LANDS), ("obstacle", THINGS)):
        for name in names:
            assert understand(ground(words, name), state, lexicon).topics == [f"{kind}-{name}"]
    for unit in UNITS:
        assert understand(words.unit(unit, "memoir44"), state, lexicon).topics[:1] == [f"unit-{unit}"]
    for topic in TERMS:
        for phrase in words.topic("memoir44", topic).split(", "):
            assert not understand(phrase, state, lexicon).unknown, phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_taken_for_a_verb(language: str) -> None:
    words = Words(language)
    shorts = [words.say(f"terminal-m44-verb-{verb}").lower() for verb in VERB_NAMES]
    names = [verb for verb in VERB_NAMES if verb != "exit"]  # by itself it leaves the game, as everywhere
    assert [short for short in (*shorts, *names) if command_of(short, words)] == []
    assert len(set(shorts)) == len(shorts)


def test_hexes_are_found_however_their_letter_is_typed() -> None:
    state, lexicon = battle("G5 I, g6 i").state, lexicon_in("en")
    assert understand("attack g5 G6", state, lexicon).names == ["G5", "g6"]
    assert understand("attack z5", state, lexicon).unknown == ["z5"]


# ------------------------------------------------------------ questions


def answer(picture: str, text: str, language: str = "en", **facts: Any) -> str:
    """Ask in a position."""
    table: Table[Any] = Table(GAME, header_for(GAME, MEMOIR44.scenario("pegasus-bridge"), {}, []), Seeded(1))
    table.state = battle(picture, **facts).state
    view, options = asked(table, 1)
    return "\n".join(BattleAnswer(table, view, Words(language)).to(text, numbered(items_of(options))))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("attack G5 I5", "The infantry at G5 does not see I5"),
        ("attack G5 K5", "its range is 3"),
        ("forest", "[TER-FOREST-1, TER-FOREST-2, TER-FOREST-3]"),
        ("H5", "H5, forest: Whoever enters stops"),
        ("g5", "Allies: G5 infantry 4"),
        ("ambush", "rolls before its attacker"),
        ("recon left", "Order 1 unit on your left flank."),
        ("flags", "[HIT-02, RET-01, RET-09]"),
        ("left", "two flanks and a center"),
        ("MED-07", "MED-07: revised"),
        ("TER-FOREST", "TER-FOREST-2: revised"),
        ("RET-99", "The nearest one is"),
        ("1", "attack"),
        ("77", "is not on the list"),
        ("froest", "The nearest one is “forest”"),
    ],
)
def test_things_are_found_by_their_names(text: str, told: str) -> None:
    told_all = answer("G5 I, H5 f.., I5 i, K5 i, A1 I, B1 i", text, step="fight")
    assert told.lower() in told_all.lower()


def test_a_card_says_why_it_cannot_be_played() -> None:
    told = answer("G5 I, H5 i", "ambush", allies="ambush probe-left")
    assert "Ambush" in told
    told = answer("G5 I, H5 i", "play barrage", allies="probe-left")
    assert "Barrage is not in your hand. [TRN-03]" in told
    assert "[TRN-03, TRN-04]" in told


def test_own_units_say_what_they_can_do_and_why_not() -> None:
    told = answer("G5 I, H5 i, A1 I, B1 i", "g5", step="fight", orders="G5", card="recon-in-force")
    assert "attack: one way on offer" in told
    assert "order, move: not now." in told or "move: not now." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_to_read_can_be_written(language: str) -> None:
    words = Words(language)
    for table, seat in questions("operation-luttich", 2, 30):
        view = table.view(seat)
        for page in ("cards", "scenario", "rules"):
            assert all(text.isprintable() for text in DESK.page(page, view, words))
        assert len(DESK.legend(view, words)) > 5
        return


@rule("MOV-04", "TER-GEN-2")
@pytest.mark.parametrize(
    ("unit", "to", "may"), [("I", "F5", True), ("I", "E5", False), ("I", "f6", False), ("R", "f6", True)]
)
def test_the_menu_knows_which_moves_cost_the_battle(unit: str, to: str, may: bool) -> None:
    now = battle(f"G5 {unit}, f6 f., A9 i", step="move")
    assert can_fight_after(cast(BattleView, GAME.view(now.state, 1)), "G5", to) == may


@rule("SET-19")
@pytest.mark.parametrize("size", SIZES[1:])
def test_section_lines_run_between_hexes_or_through_them(size: tuple[int, int]) -> None:
    view = cast(BattleView, GAME.view(battle("A9 i, A1 I").state, -1))
    field = view.scenario.field
    plan = plan_for(field, size[0], size[1] - 1)
    canvas = Canvas(size[0], size[1] - 1)
    draw_board(canvas, plan, view, frozenset())

    def lines(y: int) -> set[int]:
        return {x for x in range(size[0]) if canvas.glyph(x, y) == glyphs.SECTION_LINE}

    for number in (9, 7, 5, 3, 1):  # between two hexes
        ends = [plan.corner(field.names.index(f"{column}{number}")) for column in "EJ"]
        for y in range(ends[0][1], ends[0][1] + plan.rows):
            assert lines(y) == {left - 1 for left, _ in ends}
    for number in (8, 6, 4, 2):  # through a hex
        ends = [plan.corner(field.names.index(f"{column}{number}")) for column in "di"]
        drawn = [lines(y) for y in range(ends[0][1], ends[0][1] + plan.rows)]
        for line in drawn[-2:]:  # also where a dot would stand for open ground
            assert line == {left + plan.room // 2 for left, _ in ends}
