"""Straight lines over hexes, as pictures: + is crossed, < and > are touched on the left and on the right."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.grid.hexes import Hexes, half_turn, rows_of, staggered
from bocage.grid.lines import Line, Lines
from bocage.grid.picture import draw, parse, trimmed

STANDARD = Hexes(staggered(13, 9))
LINES = Lines(STANDARD)
OVERLORD = Hexes(staggered(26, 9))
OVERLORD_LINES = Lines(OVERLORD)

few = settings(max_examples=80, deadline=None)
hexes = st.integers(0, int(STANDARD.count) - 1)


def from_a_to_b(picture: str) -> str:
    """Draw the line from the hex marked A to the hex marked B into the picture."""
    glyphs = parse(picture, width=1)
    board = Hexes(rows_of(glyphs))
    marks = {glyph: board.index_at(*position) for position, glyph in glyphs.items() if glyph in "AB"}
    line = Lines(board).between(marks["A"], marks["B"])
    for glyph, met in (("+", line.crossed), ("<", line.left), (">", line.right)):
        for hexagon in met:
            if hexagon != board.count:
                glyphs[board.positions[hexagon]] = glyph
    return draw(glyphs, width=1)


def shows(picture: str) -> bool:
    """Whether the line from A to B meets just what the picture shows."""
    expected = trimmed(picture)
    asked = "".join("." if glyph in "+<>" else glyph for glyph in expected)
    assert from_a_to_b(asked) == expected
    return True


def names(met: list[int]) -> list[str]:
    return [STANDARD.names[hexagon] if hexagon != STANDARD.count else "off" for hexagon in met]


def line(a: str, b: str) -> Line:
    return LINES.between(STANDARD.index_of(a), STANDARD.index_of(b))


# ------------------------------------------------------------------------------------------------ as pictures


def test_three_in_a_row() -> None:
    assert shows("""
        . . . . .
         . A + B
        . . . . .
    """)


def test_a_line_down_follows_the_edge_between_two_hexes() -> None:
    assert shows("""
        . . A . .
         . > < .
        . . B . .
    """)


def test_a_line_aslant_follows_an_edge_too() -> None:
    assert shows("""
        . A < . .
         . > B .
        . . . . .
    """)


def test_a_line_of_four_hexes_down_follows_two_edges_with_a_hex_between() -> None:
    assert shows("""
        . . . B . . .
         . . < > . .
        . . . + . . .
         . . < > . .
        . . . A . . .
    """)


def test_a_line_of_three_hexes_crosses_two() -> None:
    assert shows("""
        . A + . . .
         . . + B .
        . . . . . .
    """)


def test_a_line_of_five_hexes_touches_two_corners() -> None:
    assert shows("""
        A . . .
         + < .
        . + + .
         . > +
        . . . B
    """)
    assert shows("""
        A + + < . .
         . > + + B
        . . . . . .
    """)


def test_a_shallow_line_goes_to_and_fro_between_two_rows() -> None:
    assert shows("""
        A + + + + < . .
         . . > + + + + B
    """)
    assert names(line("A9", "h8").crossed) == ["B9", "C9", "D9", "d8", "E9", "e8", "f8", "g8"]


# ------------------------------------------------------------------------------------------ edges and the rim


def test_an_edge_has_a_hex_on_its_left_and_on_its_right() -> None:
    up = line("G3", "G5")
    assert up.follows_edges
    assert [names(list(pair)) for pair in up.edges()] == [["f4", "g4"]]
    assert up.crossed == up.corners() == []


def test_walked_the_other_way_left_and_right_change_places() -> None:
    assert [names(list(pair)) for pair in line("G5", "G3").edges()] == [["g4", "f4"]]


def test_a_line_up_the_rim_has_the_board_on_one_side_only() -> None:
    rim = line("A1", "A5")
    assert [names(list(pair)) for pair in rim.edges()] == [["off", "a2"], ["off", "a4"]]
    assert names(rim.crossed) == ["A3"]
    assert [names(list(pair)) for pair in line("M9", "M7").edges()] == [["off", "l8"]]


def test_corners_are_touched_on_either_side() -> None:
    flat = line("A5", "g4")
    assert not flat.follows_edges
    assert flat.edges() == []
    assert names(flat.corners()) == names(flat.left) + names(flat.right)


def test_a_hex_missing_from_the_board_is_met_as_off_the_board() -> None:
    board = Hexes([(0, 3), (1, 1), (0, 3)])
    down = Lines(board).between(board.index_at(4, 0), board.index_at(4, 2))
    assert down.edges() == [(board.count, board.count)]


def test_nothing_lies_between_a_hex_and_itself_or_its_neighbours() -> None:
    for a in range(STANDARD.count):
        for b in [a, *STANDARD.neighbours[a]]:
            between = LINES.between(a, b)
            assert between.crossed == between.left == between.right == []


# ----------------------------------------------------------------------------------- facts about the geometry


def at_distance(distance: int) -> list[Line]:
    """The lines of this length from the middle of the Overlord board."""
    middle = OVERLORD.index_at(26, 4)
    lines = OVERLORD_LINES.from_hex(middle)
    return [lines[other] for other in range(OVERLORD.count) if OVERLORD.distance(middle, other) == distance]


def test_two_hexes_away_a_line_crosses_one_hex_or_follows_one_edge() -> None:
    met = sorted((len(line.crossed), len(line.edges()), len(line.corners())) for line in at_distance(2))
    assert met == [(0, 1, 0)] * 6 + [(1, 0, 0)] * 6


def test_three_hexes_away_a_line_crosses_two_hexes() -> None:
    assert [(len(line.crossed), len(line.left), len(line.right)) for line in at_distance(3)] == [
        (2, 0, 0)
    ] * 18


def test_two_edges_are_first_followed_four_hexes_away() -> None:
    assert max(len(line.edges()) for line in at_distance(4)) == 2


@pytest.mark.parametrize(("distance", "touched"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 2)])
def test_corners_are_first_touched_five_hexes_away(distance: int, touched: int) -> None:
    assert max(len(line.corners()) for line in at_distance(distance)) == touched


@few
@given(hexes, hexes)
def test_a_line_back_meets_the_same_hexes_the_other_way_round(a: int, b: int) -> None:
    there, back = LINES.between(a, b), LINES.between(b, a)
    assert there.crossed == back.crossed[::-1]
    assert there.left == back.right[::-1]
    assert there.right == back.left[::-1]


@few
@given(hexes, hexes)
def test_a_line_on_the_board_turned_round_is_the_line_turned_round(a: int, b: int) -> None:
    turned = [*half_turn(STANDARD), STANDARD.count]
    here, there = LINES.between(a, b), LINES.between(turned[a], turned[b])
    for met, opposite in ((here.crossed, there.crossed), (here.left, there.left), (here.right, there.right)):
        assert [turned[hexagon] for hexagon in met] == opposite


@few
@given(hexes, hexes)
def test_a_line_is_a_way_from_hex_to_hex(a: int, b: int) -> None:
    """Each crossed hex is next to the one before, or an edge that is followed leads from one to the other."""
    line = LINES.between(a, b)
    way = [a, *line.crossed, b]
    jumps = [STANDARD.distance(one, two) for one, two in pairwise(way) if one != two]
    assert jumps.count(2) == len(line.edges())
    assert set(jumps) <= {1, 2}
