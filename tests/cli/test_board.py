"""The map: all twelve fit the smallest screen beside their panels, and every tile says all it has to."""

from __future__ import annotations

from typing import cast

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.cli.board import MARKS, Plan, counters_text, cover_text, draw_board, plan_for, value_text
from bocage.cli.canvas import Canvas, Column, folded
from bocage.cli.frame import Frame
from bocage.cli.scene import BESIDE
from bocage.kernel.chance import Seeded
from bocage.kernel.walk import wander
from bocage.undaunted.kinds import NO_TILE, UNITS
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


def inside(plan: Plan, canvas: Canvas, tile: int) -> list[str]:
    """The three lines a tile's box holds."""
    left, top = plan.corner(tile)
    first = top if plan.high == 3 else top + 1
    return ["".join(canvas.glyph(left + 1 + x, first + y) for x in range(plan.wide - 1)) for y in range(3)]


@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
@pytest.mark.parametrize("steps", [0, 150])
def test_every_tile_of_every_map_shows_all_it_has(scenario: str, size: tuple[int, int], steps: int) -> None:
    view = view_of(scenario, steps)
    plan, canvas = drawn(view, *size)
    assert plan.height <= size[1] - 1
    assert plan.width <= size[0] - 28
    for tile, name in enumerate(view.scenario.tiles):
        title, *lines = inside(plan, canvas, tile)
        assert title.startswith(name)
        assert value_text(view, tile) in title
        assert cover_text(view.scenario, tile, 0) in title
        for side, line in enumerate(lines):
            army = view.armies[side]
            assert line[0] == MARKS[side][army.marks[tile]]
            assert ("×" in line) == (army.target == tile)
            count = sum(1 for unit in range(UNITS) if army.place[unit] == tile)
            assert (line[1:].strip("↓× ") != "") == (count > 0)


def army_of(*units: int, down: tuple[int, ...] = ()) -> Army:
    """An army whose units stand on tile 0."""
    place = [0 if unit in units else NO_TILE for unit in range(UNITS)]
    return Army(place, [1 if unit in down else 0 for unit in range(UNITS)], [0], NO_TILE)


@pytest.mark.parametrize(
    ("army", "room", "text"),
    [
        (army_of(0, 1, 3), 12, "RA RB SA"),
        (army_of(0, 1, 3, 4), 8, "RAB SAB"),
        (army_of(0, 1, 3, 4), 7, "RAB SAB"),
        (army_of(0, 1, 2, down=(1,)), 12, "RA RB! RC"),
        (army_of(0, 1, 2, down=(1,)), 7, "RAB!C"),
        (army_of(3, 9, 10), 8, "SA SN MO"),
        (army_of(3, 9, 10), 6, "SA+2"),
        (army_of(*range(UNITS)), 8, "RA RB+9"),
        (army_of(*range(UNITS)), 2, "11"),
    ],
)
def test_counters_are_written_as_plainly_as_there_is_room(army: Army, room: int, text: str) -> None:
    assert "".join(piece for piece, _ in counters_text(army, 0, room)) == text
    assert len(text) <= room


def test_what_is_suppressed_is_marked_by_a_sign_and_not_by_color_alone() -> None:
    assert counters_text(army_of(0, down=(0,)), 0, 5) == [("RA!", True)]


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
