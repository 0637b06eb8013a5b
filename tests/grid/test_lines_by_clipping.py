"""The lines once more by another way: every hex as a polygon, against which the segment is clipped.

The geometry here is its own and imports only fractions; bocage is asked for its answer and compared. By
default one pair of every direction and length is compared; with BOCAGE_ALL_LINES=1 it is every pair of the
26 by 9 board.
"""

import os
import random
from fractions import Fraction

import pytest

from bocage.grid.hexes import Hexes, Row, staggered
from bocage.grid.lines import Lines

Spot = tuple[int, int]
Point = tuple[Fraction | int, Fraction | int]
Piece = tuple[Fraction, Fraction, Spot]
"""From where to where the line meets a hex, as parts of its length, and the hex."""

ALL = os.environ.get("BOCAGE_ALL_LINES") == "1"
KINDS = ("crossed", "left edge", "right edge", "left corner", "right corner")
# Round a hex of width 4 and height 4 with its centre in (0, 0), y downwards.
CORNERS = ((0, -2), (2, -1), (2, 1), (0, 2), (-2, 1), (-2, -1))


def centre(spot: Spot) -> Spot:
    return 2 * spot[0], 3 * spot[1]


def polygon(spot: Spot) -> list[Spot]:
    x, y = centre(spot)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def turn(origin: Spot, to: Spot, point: Point) -> Fraction | int:
    """Positive where the point is to the right of the way from origin to `to`."""
    return (to[0] - origin[0]) * (point[1] - origin[1]) - (to[1] - origin[1]) * (point[0] - origin[0])


def clipped(a: Spot, b: Spot, corners: list[Spot]) -> tuple[Fraction, Fraction] | None:
    """From where to where the segment is in the closed polygon, as parts of its length."""
    first, last = Fraction(0), Fraction(1)
    for one, two in zip(corners, corners[1:] + corners[:1], strict=True):
        at_a, at_b = turn(one, two, a), turn(one, two, b)
        if at_a < 0 and at_b < 0:
            return None
        if at_a < 0 <= at_b:
            first = max(first, Fraction(at_a, at_a - at_b))
        elif at_b < 0 <= at_a:
            last = min(last, Fraction(at_a, at_a - at_b))
    return (first, last) if first <= last else None


def is_inside(point: Point, corners: list[Spot]) -> bool:
    """Whether a point is within the polygon and not on its rim."""
    return all(turn(one, two, point) > 0 for one, two in zip(corners, corners[1:] + corners[:1], strict=True))


def along(a: Spot, b: Spot, part: Fraction) -> Point:
    return a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])


def met_between(start: Spot, end: Spot) -> dict[str, list[Piece]]:
    """What the line meets of the whole plane of hexes: crossed, edges and corners, each with its piece."""
    a, b = centre(start), centre(end)
    met: dict[str, list[Piece]] = {kind: [] for kind in KINDS}
    for spot in nearby(start, end):
        corners = polygon(spot)
        piece = clipped(a, b, corners)
        if piece is not None and spot not in (start, end):
            met[kind_of(a, b, spot, piece)].append((*piece, spot))
    return {kind: sorted(pieces) for kind, pieces in met.items()}


def nearby(start: Spot, end: Spot) -> list[Spot]:
    """All hexes that could be met, and a rim more."""
    (ax, ay), (bx, by) = start, end
    ys = range(min(ay, by) - 2, max(ay, by) + 3)
    return [(x, y) for y in ys for x in range(min(ax, bx) - 4, max(ax, bx) + 5) if (x + y) % 2 == 0]


def kind_of(a: Spot, b: Spot, spot: Spot, piece: tuple[Fraction, Fraction]) -> str:
    """How a hex is met; what is touched must begin and end in corners."""
    first, last = piece
    corners = polygon(spot)
    side = "right" if turn(a, b, centre(spot)) > 0 else "left"
    if first == last:
        assert along(a, b, first) in corners
        return f"{side} corner"
    if is_inside(along(a, b, (first + last) / 2), corners):
        return "crossed"
    assert along(a, b, first) in corners
    assert along(a, b, last) in corners
    return f"{side} edge"


def check(board: Hexes, lines: Lines, a: int, b: int) -> None:
    """Compare bocage's line with the clipped one."""

    def numbers(pieces: list[Piece]) -> list[int]:
        return [int(board.at(*spot)) for _, _, spot in pieces]

    met = met_between(board.positions[a], board.positions[b])
    line = lines.between(a, b)
    left, right = met["left edge"], met["right edge"]
    assert [piece[:2] for piece in left] == [piece[:2] for piece in right]
    assert line.crossed == numbers(met["crossed"])
    assert line.edges() == list(zip(numbers(left), numbers(right), strict=True))
    assert line.corners() == numbers(met["left corner"]) + numbers(met["right corner"])
    assert line.left == numbers(left) + numbers(met["left corner"])
    assert line.right == numbers(right) + numbers(met["right corner"])


def one_of_each(board: Hexes) -> list[tuple[int, int]]:
    """A pair of hexes for every direction and length there is; every pair if that is asked for."""
    pairs = [(a, b) for a in range(board.count) for b in range(board.count)]
    if ALL:
        return pairs
    random.Random(44).shuffle(pairs)
    spots = board.positions
    return list({(spots[b][0] - spots[a][0], spots[b][1] - spots[a][1]): (a, b) for a, b in pairs}.values())


def test_lines_of_every_direction_and_length_of_the_overlord_board() -> None:
    board = Hexes(staggered(26, 9))
    lines = Lines(board)
    pairs = one_of_each(board)
    assert len(pairs) == (230 * 230 if ALL else 859)
    for a, b in pairs:
        check(board, lines, a, b)


@pytest.mark.parametrize("corner", [(0, 0), (50, 0), (25, 1), (24, 4)])
def test_all_lines_from_a_corner_the_seam_and_the_middle(corner: Spot) -> None:
    board = Hexes(staggered(26, 9))
    lines = Lines(board)
    start = int(board.index_at(*corner))
    for b in range(board.count):
        check(board, lines, start, b)


def test_lines_within_range_of_a_gun_and_farther() -> None:
    """Every pair up to six hexes apart, one start per kind of row."""
    board = Hexes(staggered(13, 9))
    lines = Lines(board)
    for start in (board.index_at(12, 4), board.index_at(11, 5)):
        for b in range(board.count):
            if board.distance(start, b) <= 6:
                check(board, lines, int(start), b)


def test_lines_of_boards_of_any_outline() -> None:
    dice = random.Random(1944)
    for _ in range(12):
        rows: list[Row] = [
            (2 * dice.randrange(4) + y % 2, dice.randrange(1, 8)) for y in range(dice.randrange(1, 9))
        ]
        board = Hexes(rows)
        lines = Lines(board)
        for _ in range(8):
            check(board, lines, dice.randrange(int(board.count)), dice.randrange(int(board.count)))
