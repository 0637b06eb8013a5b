"""Hex boards: how many hexes, who is next to whom, how far, which sections, which rows, turned round."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.grid.cells import near_by_steps, steps_from
from bocage.grid.hexes import (
    BOTTOM,
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    TOP,
    WEST,
    Hexes,
    Row,
    baseline,
    half_turn,
    hex_distance,
    rows_from,
    rows_of,
    sections,
    staggered,
)
from bocage.grid.picture import draw, parse, trimmed

STANDARD = Hexes(staggered(13, 9))
LONG = Hexes(staggered(13, 17))
OVERLORD = Hexes(staggered(26, 9))

few = settings(max_examples=30, deadline=None)


@st.composite
def ragged_rows(draw_one: st.DrawFn) -> list[Row]:
    """Rows of any width that begin anywhere."""
    numbers = draw_one(st.lists(st.tuples(st.integers(0, 5), st.integers(1, 7)), min_size=1, max_size=7))
    return [(2 * start + y % 2, number) for y, (start, number) in enumerate(numbers)]


def numbered(board: Hexes, values: list[int]) -> str:
    """The picture of one digit per hex."""
    return draw({position: str(values[board.index_at(*position)]) for position in board.positions}, width=1)


# --------------------------------------------------------------------------------------------- size and names


@pytest.mark.parametrize(
    ("board", "hexes", "last"), [(STANDARD, 113, (24, 8)), (LONG, 213, (24, 16)), (OVERLORD, 230, (50, 8))]
)
def test_the_three_printed_boards(board: Hexes, hexes: int, last: tuple[int, int]) -> None:
    assert board.count == hexes
    assert board.positions[0] == (0, 0)
    assert board.positions[-1] == last
    assert len(board.near) == hexes * hexes


def test_hexes_are_named_as_in_the_booklets() -> None:
    assert STANDARD.names[STANDARD.index_at(12, 0)] == "G9"
    assert STANDARD.names[STANDARD.index_at(11, 1)] == "f8"
    assert OVERLORD.names[OVERLORD.index_at(50, 8)] == "Z1"
    assert OVERLORD.index_of("m8") == OVERLORD.index_at(25, 1)


def test_columns_after_z_are_named_with_two_letters() -> None:
    names = Hexes([(0, 60), (1, 60)]).names
    assert [names[25], names[26], names[27], names[52], names[86]] == ["Z2", "AA2", "AB2", "BA2", "aa1"]
    assert len(set(names)) == 120


def test_a_hex_off_the_board_is_refused_with_what_there_is() -> None:
    with pytest.raises(
        ValueError, match=r"no hex at \(1, 0\): the board runs from A9 at \(0, 0\) to M1 at \(24, 8\)"
    ):
        STANDARD.index_at(1, 0)
    with pytest.raises(ValueError, match="no hex named 'N9'"):
        STANDARD.index_of("N9")
    with pytest.raises(ValueError, match="no hex named 'C1': the board has A2, B2, a1"):
        Hexes([(0, 2), (1, 1)]).index_of("C1")
    assert STANDARD.at(25, 1) == STANDARD.count


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ([], "at least one row"),
        ([(0, 3), (1, 0)], "row 1 has 0 hexes"),
        ([(1, 3)], "row 0 starts at x = 1: its first x must be even"),
        ([(0, 3), (2, 3)], "row 1 starts at x = 2: its first x must be odd"),
        ([(0, 3), (1, 3), (1, 3)], "row 2 starts at x = 1: its first x must be even"),
        ([(-2, 3)], "not below 0"),
    ],
)
def test_rows_that_make_no_board_are_refused(rows: list[Row], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Hexes(rows)


@few
@given(ragged_rows())
def test_rows_are_found_again_in_the_positions(rows: list[Row]) -> None:
    assert rows_of(reversed(Hexes(rows).positions)) == rows


def test_rows_with_gaps_are_refused() -> None:
    with pytest.raises(ValueError, match="row 1 has a gap"):
        rows_of([(0, 0), (1, 1), (5, 1)])
    with pytest.raises(ValueError, match="no row -1"):
        rows_of([(0, 0), (1, -1)])
    with pytest.raises(ValueError, match="row 1 has 0 hexes"):
        Hexes(rows_of([(0, 0), (0, 2)]))


# ------------------------------------------------------------------------------------ neighbours and distance


def test_neighbours_go_round_clockwise_from_north_east() -> None:
    middle = STANDARD.index_at(12, 4)
    around = [STANDARD.positions[hexagon] for hexagon in STANDARD.neighbours[middle]]
    assert around == [(13, 3), (14, 4), (13, 5), (11, 5), (10, 4), (11, 3)]


def test_a_step_off_the_board_leads_nowhere() -> None:
    corner = STANDARD.index_at(0, 0)
    steps = [STANDARD.step(corner, direction) for direction in range(6)]
    off = STANDARD.count
    assert steps == [off, STANDARD.index_at(2, 0), STANDARD.index_at(1, 1), off, off, off]
    assert STANDARD.neighbours[corner] == [STANDARD.index_at(2, 0), STANDARD.index_at(1, 1)]


def test_directions_lead_where_their_names_say() -> None:
    middle = STANDARD.index_at(12, 4)
    ways = (NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST)
    ends = [STANDARD.positions[STANDARD.step(middle, way)] for way in ways]
    assert ends == [(13, 3), (14, 4), (13, 5), (11, 5), (10, 4), (11, 3)]


def test_distances_from_a_hex() -> None:
    board = Hexes(staggered(6, 5))
    origin = board.index_at(4, 2)
    distances = [int(board.distance(origin, other)) for other in range(board.count)]
    assert numbered(board, distances) == trimmed("""
        3 2 2 2 3 4
         2 1 1 2 3
        2 1 0 1 2 3
         2 1 1 2 3
        3 2 2 2 3 4
    """)


@pytest.mark.parametrize("board", [STANDARD, LONG, OVERLORD])
def test_the_table_of_distances_equals_counting_steps(board: Hexes) -> None:
    assert board.near == near_by_steps(board.neighbours)


@few
@given(ragged_rows())
def test_distance_goes_over_the_plane_whatever_the_outline(rows: list[Row]) -> None:
    board = Hexes(rows)
    walked = [steps_from(board.neighbours, origin) for origin in range(board.count)]
    for a, (ax, ay) in enumerate(board.positions):
        for b, (bx, by) in enumerate(board.positions):
            assert board.distance(a, b) == board.count_steps(a, b) == hex_distance(bx - ax, by - ay)
            assert walked[a][b] == -1 or walked[a][b] >= board.distance(a, b)


@few
@given(ragged_rows())
def test_neighbours_are_mutual_and_one_step_away(rows: list[Row]) -> None:
    board = Hexes(rows)
    for hexagon in range(board.count):
        for direction in range(6):
            other = board.step(hexagon, direction)
            if other != board.count:
                assert board.distance(hexagon, other) == 1
                assert board.step(other, (direction + 3) % 6) == hexagon
                assert other in board.neighbours[hexagon]
        assert len(board.neighbours[hexagon]) == list(
            board.near[hexagon * board.count :][: board.count]
        ).count(1)


@pytest.mark.parametrize(
    ("rows", "fits"),
    [
        ([(0, 256)], True),
        ([(0, 257)], False),
        ([(0, 200), (199, 58)], True),
        ([(0, 200), (401, 58)], False),
        ([(y % 2, 32) for y in range(32)], True),
        ([*[(y % 2, 32) for y in range(32)], (0, 1)], False),
    ],
)
def test_boards_too_large_for_the_table_measure_without_it(rows: list[Row], fits: bool) -> None:
    board = Hexes(rows)
    last = board.count - 1
    assert (len(board.near) > 0) == fits
    assert board.distance(0, last) == hex_distance(*board.positions[-1])
    assert board.distance(last, 0) == board.distance(0, last)


# ----------------------------------------------------------------------------------------- sections and edges


def test_the_standard_board_has_three_sections_and_eight_hexes_on_lines() -> None:
    assert numbered(STANDARD, sections(STANDARD, [7, 17], BOTTOM)) == trimmed("""
        1 1 1 1 2 2 2 2 2 4 4 4 4
         1 1 1 3 2 2 2 2 6 4 4 4
        1 1 1 1 2 2 2 2 2 4 4 4 4
         1 1 1 3 2 2 2 2 6 4 4 4
        1 1 1 1 2 2 2 2 2 4 4 4 4
         1 1 1 3 2 2 2 2 6 4 4 4
        1 1 1 1 2 2 2 2 2 4 4 4 4
         1 1 1 3 2 2 2 2 6 4 4 4
        1 1 1 1 2 2 2 2 2 4 4 4 4
    """)


def test_the_seat_at_the_top_has_its_left_section_where_x_is_high() -> None:
    bottom = sections(STANDARD, [7, 17], BOTTOM)
    top = sections(STANDARD, [7, 17], TOP)
    turned = half_turn(STANDARD)
    assert [top[turned[hexagon]] for hexagon in range(STANDARD.count)] == bottom
    assert top[STANDARD.index_at(24, 0)] == 0b001
    assert top[STANDARD.index_at(7, 1)] == 0b110


def test_the_overlord_board_has_six_sections_and_its_seam_is_a_line() -> None:
    masks = sections(OVERLORD, [7, 17, 25, 33, 43], BOTTOM)
    shared = {x for (x, _), mask in zip(OVERLORD.positions, masks, strict=True) if mask.bit_count() == 2}
    assert shared == {7, 17, 25, 33, 43}
    assert masks[OVERLORD.index_at(25, 1)] == 0b001100
    assert masks[OVERLORD.index_at(44, 0)] == 0b100000
    assert [sum(mask >> bit & 1 for mask in masks) for bit in range(6)] == [36, 49, 40, 40, 49, 36]


def test_a_board_without_lines_is_one_section() -> None:
    assert set(sections(STANDARD, [], TOP)) == {1}


@pytest.mark.parametrize("lines", [[17, 7], [7, 7]])
def test_section_lines_must_rise(lines: list[int]) -> None:
    with pytest.raises(ValueError, match="must rise from left to right"):
        sections(STANDARD, lines, BOTTOM)


def test_rows_are_counted_from_the_seat() -> None:
    board = Hexes(staggered(3, 3))
    assert numbered(board, rows_from(board, BOTTOM)) == "2 2 2\n 1 1\n0 0 0"
    assert numbered(board, rows_from(board, TOP)) == "0 0 0\n 1 1\n2 2 2"


def test_baselines_are_the_rows_at_the_edges() -> None:
    assert [STANDARD.positions[hexagon] for hexagon in baseline(STANDARD, TOP)] == [
        (x, 0) for x in range(0, 25, 2)
    ]
    assert [STANDARD.positions[hexagon] for hexagon in baseline(STANDARD, BOTTOM)] == [
        (x, 8) for x in range(0, 25, 2)
    ]


@pytest.mark.parametrize("board", [STANDARD, LONG, OVERLORD])
def test_the_half_turn_swaps_edges_and_keeps_distances(board: Hexes) -> None:
    turned = half_turn(board)
    assert [turned[other] for other in turned] == list(range(board.count))
    assert [turned[hexagon] for hexagon in baseline(board, TOP)] == baseline(board, BOTTOM)[::-1]
    for hexagon in range(board.count):
        for direction in range(6):
            other = board.step(hexagon, direction)
            opposite = board.step(turned[hexagon], (direction + 3) % 6)
            assert opposite == (turned[other] if other != board.count else board.count)


def test_a_board_that_does_not_match_itself_has_no_half_turn() -> None:
    with pytest.raises(ValueError, match="nothing is opposite hex A2"):
        half_turn(Hexes([(0, 2), (1, 1)]))


def test_a_picture_makes_a_board() -> None:
    glyphs = parse("..  f.  .i\n  ..  h.")
    board = Hexes(rows_of(glyphs))
    assert [glyphs[position] for position in board.positions] == ["..", "f.", ".i", "..", "h."]
