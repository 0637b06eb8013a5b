"""The map: all twelve fit the smallest screen beside their panels, and every tile says all it has to."""

from __future__ import annotations

import re
from typing import cast

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.cli.canvas import Canvas, Column, folded
from bocage.cli.frame import Frame
from bocage.cli.undaunted.board import (
    MARKS,
    Box,
    Counters,
    Plan,
    counters_apart,
    counters_in,
    cover_text,
    cut_places,
    draw_board,
    plan_for,
    value_text,
)
from bocage.cli.undaunted.layout import BESIDE
from bocage.cli.undaunted.panels import crowds
from bocage.kernel.chance import Seeded
from bocage.kernel.walk import wander
from bocage.undaunted.kinds import NO_TILE, UNIT_NAMES, UNITS
from bocage.undaunted.model import Army
from bocage.undaunted.view import PositionView


def view_of(scenario: str, steps: int = 0) -> PositionView:
    """What somebody who watches sees after so many random choices."""
    game = UNDAUNTED.game
    state = game.start(UNDAUNTED.scenario(scenario), game.rulings())
    wander(game, state, Seeded(7), steps, None)
    return cast(PositionView, game.view(state, -1))


def drawn(view: PositionView, width: int, height: int) -> tuple[Plan, Canvas]:
    plan = plan_for(view.scenario, width - BESIDE + 1, height - 1)
    canvas = Canvas(width, height - 1)
    draw_board(canvas, plan, view)
    return plan, canvas


def inside(box: Box, canvas: Canvas) -> tuple[str, list[list[str]]]:
    """The title of a tile's box, and the rows of both sides."""

    def row(y: int) -> str:
        return "".join(canvas.glyph(box.left + x, y) for x in range(box.room))

    sides = zip(box.rows, box.lines, strict=True)
    rows = [[row(first + more) for more in range(len(line.counters.rows))] for first, line in sides]
    return row(box.title), rows


@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
@pytest.mark.parametrize("steps", [0, 150])
def test_every_tile_of_every_map_shows_all_it_has(scenario: str, size: tuple[int, int], steps: int) -> None:
    view = view_of(scenario, steps)
    plan, canvas = drawn(view, *size)
    assert plan.height <= size[1] - 1
    assert plan.width <= size[0] - 28
    for tile, name in enumerate(view.scenario.tiles):
        box = Box(plan, view, tile)
        title, sides = inside(box, canvas)
        assert title.startswith(name)
        assert value_text(view, tile) in title
        assert cover_text(view.scenario, tile, 0) in title
        for side, lines in enumerate(sides):
            army = view.armies[side]
            assert lines[0][0] == MARKS[side][army.marks[tile]]
            assert ("×" in lines[0]) == (army.target == tile)
            assert ("↓" in lines[0]) == bool(view.scenario.spawn_words[side][tile])
            shown = "".join(line[1:] for line in lines)
            expected = [unit for unit in range(UNITS) if army.place[unit] == tile]
            if (tile, side) not in cut_places(plan, view):
                assert parsed(shown) == {(unit, bool(army.suppressed[unit])) for unit in expected}


COUNTER = re.compile(r"(SN|MO|[RSG][ABC]+)(!?)")


def parsed(text: str) -> set[tuple[int, bool]]:
    """Read the counters of a line the way a person does."""
    found = set()
    for names, mark in COUNTER.findall(text):
        each = [names] if names in UNIT_NAMES else [names[0] + squad for squad in names[1:]]
        assert not mark or len(each) == 1
        found |= {(UNIT_NAMES.index(name), bool(mark)) for name in each}
    assert not COUNTER.sub("", text).strip(" ↓×")
    return found


def army_of(*units: int, down: tuple[int, ...] = ()) -> Army:
    """An army whose units stand on tile 0."""
    place = [0 if unit in units else NO_TILE for unit in range(UNITS)]
    return Army(place, [1 if unit in down else 0 for unit in range(UNITS)], [0], NO_TILE)


@pytest.mark.parametrize(
    ("army", "rooms", "text"),
    [
        (army_of(0, 1, 3), [12], "RA RB SA"),
        (army_of(0, 1, 3, 4), [7], "RAB SAB"),
        (army_of(0, 1, 3, 4), [6], "RABSAB"),
        (army_of(0, 1, 3, 4, 6), [8], "RABSABGA"),
        (army_of(0, 1, 6, 10), [7], "RABGAMO"),
        (army_of(0, 1, 2, down=(1,)), [12], "RA RB! RC"),
        (army_of(0, 1, 2, down=(1,)), [7], "RAC RB!"),
        (army_of(0, 1, down=(0,)), [5], "RBRA!"),
        (army_of(0, 1, down=(0, 1)), [6], "RA!RB!"),
        (army_of(3, 9, 10), [8], "SA SN MO"),
        (army_of(3, 9, 10), [6], "SASNMO"),
        (army_of(3, 9, 10), [5], "SA+2"),
        (army_of(0, 1, 3, 4, 6), [6, 8], "RA RB|SA SB GA"),
        (army_of(0, 1, 3, 4, 6), [5, 5], "RAB|SABGA"),
        (army_of(*range(UNITS)), [8, 9], "RABCSABC|GABCSNMO"),
        (army_of(*range(UNITS)), [8], "RABCSA+7"),
        (army_of(*range(UNITS)), [2], "11"),
    ],
)
def test_counters_are_written_as_plainly_as_there_is_room(army: Army, rooms: list[int], text: str) -> None:
    counters = written(army, rooms)
    rows = ["".join(piece for piece, _ in row) for row in counters.rows]
    assert [len(row) <= room for row, room in zip(rows, rooms, strict=False)] == [True] * len(rows)
    if not counters.is_cut:
        assert parsed("|".join(rows).replace("|", " ")) == parsed(text.replace("|", " "))
    assert "|".join(rows) == text


def written(army: Army, rooms: list[int]) -> Counters:
    """Write all counters that stand on tile 0."""
    return counters_in(army, [unit for unit in range(UNITS) if army.place[unit] == 0], rooms)


def test_what_is_suppressed_is_marked_by_a_sign_and_not_by_color_alone() -> None:
    assert written(army_of(0, down=(0,)), [5]).rows == [[("RA!", True)]]


def test_a_side_that_needs_it_gets_the_row_that_is_free() -> None:
    view = view_of("la-raye")
    tile = view.scenario.index["17B"]
    for unit in range(7):
        view.armies[1].place[unit] = tile
    view.armies[1].suppressed[4] = 1
    for size in ((80, 24), (140, 45)):
        plan, canvas = drawn(view, *size)
        _, (us, german) = inside(Box(plan, view, tile), canvas)
        assert len(us) == 1
        assert len(german) == 2
        assert {(unit, unit == 4) for unit in range(7)} == parsed(" ".join(line[1:] for line in german))
        assert cut_places(plan, view) == []


def test_what_is_still_cut_is_listed_by_the_panel() -> None:
    view = view_of("crossing-the-vire")
    for unit in range(UNITS):
        view.armies[1].place[unit] = 0
    view.armies[1].suppressed[8] = 1
    plan, _ = drawn(view, 80, 24)
    assert cut_places(plan, view) == [(0, 1)]
    listed = counters_apart(view, 1, 0)
    assert listed == "RA RB RC SA SB SC GA GB GC! SN MO"
    rows = ["".join(text for text, _ in row) for row in crowds(view, [(0, 1)], 32).rows]
    assert " ".join(" ".join(rows).split()) == f"{view.scenario.tiles[0]} ■ {listed}"


def test_boxes_meet_in_the_right_joints() -> None:
    frame, canvas = Frame(), Canvas(9, 5)
    frame.box(0, 0, 4, 2)
    frame.box(4, 0, 8, 2)
    frame.box(2, 2, 6, 4)
    frame.draw(canvas)
    assert canvas.lines(colored=False) == [
        "┌───┬───┐",
        "│   │   │",
        "└─┬─┴─┬─┘",
        "  │   │",
        "  └───┘",
    ]


def test_a_canvas_is_plain_without_color_and_resets_every_style_with_it() -> None:
    canvas = Canvas(5, 1)
    canvas.put(0, 0, "ab", "1")
    canvas.put(2, 0, "c")
    assert canvas.lines(colored=False) == ["abc"]
    assert canvas.lines(colored=True) == ["\x1b[0m\x1b[1mab\x1b[0mc"]
    canvas.put(4, 7, "lost")
    canvas.put(4, 0, "xyz")
    assert canvas.lines(colored=False) == ["abc x"]


def test_long_lines_are_folded_and_hang_in() -> None:
    assert folded("one two three", 8, 2) == ["one two", "  three"]
    assert folded("   kept", 8) == ["   kept"]
    column = Column(8)
    column.add("one two three", hang=2)
    assert [row[0][0] for row in column.rows] == ["one two", "  three"]
