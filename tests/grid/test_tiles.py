"""Tile layouts: the twelve of the box, neighbours, distance, and the layouts that are refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.grid.cells import Position
from bocage.grid.hexes import hex_distance
from bocage.grid.tiles import COLUMNS, ROWS, Tiles

from tests.grid.twelve_layouts import LAYOUTS, PICTURES

few = settings(max_examples=40, deadline=None)


def names_around(tiles: Tiles, name: str) -> list[str]:
    return [tiles.names[tile] for tile in tiles.neighbours[tiles.index_of(name)]]


@st.composite
def layouts(draw_one: st.DrawFn) -> dict[str, Position]:
    """Tiles added one by one beside one that is there, in shifted columns or rows."""
    steps = [(0, -2), (2, -1), (2, 1), (0, 2), (-2, 1), (-2, -1)]
    spots: list[Position] = [(20, 20)]
    for pick, step in draw_one(st.lists(st.tuples(st.integers(0, 99), st.sampled_from(steps)), max_size=16)):
        x, y = spots[pick % len(spots)]
        if (x + step[0], y + step[1]) not in spots:
            spots.append((x + step[0], y + step[1]))
    if draw_one(st.booleans()):
        spots = [(y, x) for x, y in spots]
    return {f"T{number}": spot for number, spot in enumerate(spots)}


# ------------------------------------------------------------------------------------------------- the twelve


@pytest.mark.parametrize("number", LAYOUTS)
def test_the_twelve_layouts_stand_and_tell_how_they_are_shifted(number: int) -> None:
    tiles = Tiles(LAYOUTS[number])
    assert 12 <= tiles.count <= 18
    assert tiles.offset == PICTURES[number][0]
    assert {name: tiles.positions[tiles.index_of(name)] for name in tiles.names} == LAYOUTS[number]


@pytest.mark.parametrize("number", LAYOUTS)
def test_on_the_twelve_steps_over_tiles_equal_steps_over_the_plane(number: int) -> None:
    tiles = Tiles(LAYOUTS[number])
    for a, (ax, ay) in enumerate(tiles.positions):
        for b, (bx, by) in enumerate(tiles.positions):
            dx, dy = bx - ax, by - ay
            plane = hex_distance(dx, dy // 2) if tiles.offset == ROWS else hex_distance(dy, dx // 2)
            assert tiles.distance(a, b) == plane


def test_neighbours_in_shifted_columns_go_round_clockwise_from_above() -> None:
    tiles = Tiles(LAYOUTS[1])
    assert names_around(tiles, "12B") == ["7A", "4B", "5B", "8A", "13B", "17B"]
    assert names_around(tiles, "6A") == ["16B", "3B"]


def test_neighbours_in_shifted_rows_go_round_clockwise_from_above() -> None:
    tiles = Tiles(LAYOUTS[3])
    assert names_around(tiles, "12B") == ["10B", "9B", "14A", "15A", "3B", "7A"]
    assert names_around(tiles, "17B") == ["18A", "9B", "5A"]


def test_a_way_round_a_hole_is_counted_in_steps() -> None:
    ring = {"A": (2, 0), "B": (4, 1), "C": (4, 3), "D": (2, 4), "E": (0, 3), "F": (0, 1)}
    tiles = Tiles(ring)
    assert tiles.distance(tiles.index_of("A"), tiles.index_of("D")) == 3
    assert hex_distance(4, 0) == 2


def test_tiles_are_numbered_in_reading_order_whatever_the_order_given() -> None:
    names = ["7A", "17B", "4B", "2B", "12B", "13B", "5B", "16B", "8A", "3B", "11B", "6A"]
    assert Tiles(LAYOUTS[1]).names == names
    assert Tiles(dict(reversed(LAYOUTS[1].items()))).names == names


@pytest.mark.parametrize(("tiles", "fits"), [(256, True), (257, False)])
def test_a_chain_too_long_for_the_table_is_measured_without_it(tiles: int, fits: bool) -> None:
    chain = Tiles({f"T{number}": (2 * number, number % 2) for number in range(tiles)})
    ends = chain.index_of("T0"), chain.index_of(f"T{tiles - 1}")
    assert (len(chain.near) > 0) == fits
    assert chain.distance(*ends) == tiles - 1


# --------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("layout", "why"),
    [
        ({}, "at least one tile"),
        ({"A": (0, 0), "B": (0, 0)}, "overlap"),
        ({"A": (0, 0), "B": (1, 1)}, r"tiles A at \(0, 0\) and B at \(1, 1\) overlap"),
        ({"A": (0, 0), "B": (2, 0), "C": (1, 1)}, "tiles A .* and C .* overlap"),
        (
            {"A": (0, 0), "B": (2, 0), "C": (0, 2), "D": (2, 2)},
            r"B at \(2, 0\) and C at \(0, 2\) touch at a corner",
        ),
        ({"A": (0, 0), "B": (2, 2)}, "touch at a corner only"),
        ({"A": (5, 7), "B": (4, 6)}, r"tiles B at \(4, 6\) and A at \(5, 7\) overlap"),
        ({"A": (5, 7), "B": (3, 9)}, r"tiles A at \(5, 7\) and B at \(3, 9\) touch at a corner only"),
        ({"A": (0, 0), "B": (2, 1), "C": (6, 1)}, "tile C cannot be reached from tile A"),
        ({"A": (0, 0), "B": (3, 0)}, "tile B cannot be reached from tile A"),
        ({"A": (0, 0), "B": (2, 1), "C": (1, 3)}, "neither in columns nor in rows"),
        ({"A": (0, 0), "B": (-2, 1)}, r"tile B lies at \(-2, 1\): positions start at \(0, 0\)"),
    ],
)
def test_layouts_that_cannot_be_laid_are_refused(layout: dict[str, Position], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Tiles(layout)


def test_an_unknown_tile_is_refused_with_the_tiles_there_are() -> None:
    tiles = Tiles({"8A": (0, 0), "7A": (2, 1)})
    with pytest.raises(ValueError, match="no tile named '9A': the board has 7A, 8A"):
        tiles.index_of("9A")
    with pytest.raises(ValueError, match=r"no tile at \(4, 4\)"):
        tiles.index_at(4, 4)


@pytest.mark.parametrize(
    ("layout", "offset"),
    [
        ({"A": (3, 5)}, COLUMNS),
        ({"A": (0, 0), "B": (0, 2)}, COLUMNS),
        ({"A": (0, 0), "B": (2, 0)}, ROWS),
        ({"A": (1, 1), "B": (3, 0)}, COLUMNS),
        ({"A": (1, 1), "B": (0, 3)}, ROWS),
    ],
)
def test_small_layouts_tell_how_they_are_shifted(layout: dict[str, Position], offset: str) -> None:
    assert Tiles(layout).offset == offset


# ------------------------------------------------------------------------------------------ any layout at all


@few
@given(layouts())
def test_neighbours_share_an_edge_and_nothing_else_does(layout: dict[str, Position]) -> None:
    tiles = Tiles(layout)
    for a, (ax, ay) in enumerate(tiles.positions):
        for b, (bx, by) in enumerate(tiles.positions):
            dx, dy = abs(bx - ax), abs(by - ay)
            shares_edge = (dx == 2 and dy <= 1) or (dy == 2 and dx <= 1)
            assert (b in tiles.neighbours[a]) == shares_edge == (tiles.distance(a, b) == 1)
        assert len(tiles.neighbours[a]) <= 6


@few
@given(layouts())
def test_distance_is_the_shortest_way(layout: dict[str, Position]) -> None:
    tiles = Tiles(layout)
    for a in range(tiles.count):
        for b in range(tiles.count):
            assert tiles.distance(a, b) == tiles.distance(b, a)
            ways = [tiles.distance(a, next_to) + 1 for next_to in tiles.neighbours[b]]
            assert tiles.distance(a, b) == (0 if a == b else min(ways))
