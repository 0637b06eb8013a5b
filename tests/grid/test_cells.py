"""Cells of any shape: steps along neighbours, and how large a table of distances may get."""

import pytest

from bocage.grid.cells import Cells, near_by_steps, steps_from


def star(cells: int) -> list[list[int]]:
    """Cell 0 in the middle and all others next to it."""
    return [list(range(1, cells)), *[[0] for _ in range(1, cells)]]


def test_steps_are_the_fewest_and_what_cannot_be_reached_has_none() -> None:
    neighbours = [[1, 3], [0, 2], [1, 3], [2, 0], []]
    assert steps_from(neighbours, 0) == [0, 1, 2, 1, -1]
    assert steps_from(neighbours, 4) == [-1, -1, -1, -1, 0]


def test_the_table_holds_every_pair_row_by_row() -> None:
    assert near_by_steps(star(3)) == bytes([0, 1, 1, 1, 0, 2, 1, 2, 0])


@pytest.mark.parametrize(("cells", "size"), [(1024, 1024 * 1024), (1025, 0)])
def test_the_table_ends_at_a_thousand_cells_or_so(cells: int, size: int) -> None:
    assert len(near_by_steps(star(cells))) == size


def test_cells_of_one_name_or_one_position_are_refused() -> None:
    with pytest.raises(ValueError, match="more than one cell is named 'A'"):
        Cells("cell", ["A", "B", "A"], [(0, 0), (1, 0), (2, 0)], [[], [], []], b"")
    with pytest.raises(ValueError, match=r"more than one cell lies at \(1, 0\)"):
        Cells("cell", ["A", "B", "C"], [(0, 0), (1, 0), (1, 0)], [[], [], []], b"")
