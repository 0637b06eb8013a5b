"""Line of sight judged anew by the rulebook (chapters LOS, ELE, TER): polygons, fractions, no tables.

The plane is stretched so that a hex at (x, y) has its centre in (x, 3y) and corners at (0, ±2), (±1, ±1) from
there; stretching moves no point from one side of a line to the other.
"""

from fractions import Fraction
from functools import cache

from tests.independent.world import Spot, World

Point = tuple[Fraction, Fraction]
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

HILLS = "^uksmM"
COVER = "fhtc"
INFANTRY, ARMOR, ARTILLERY = "i", "a", "g"


class Met:
    """What a line meets on its way: hexes it goes through, and those it only touches on either side."""

    def __init__(self) -> None:
        self.through: list[Spot] = []
        self.left: list[Spot] = []
        self.right: list[Spot] = []


def cross(a: Point, b: Point, point: Point) -> Fraction:
    """Positive for a point to the right of the way from a to b, y going down."""
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def centre(spot: Spot) -> Point:
    """The middle of a hex."""
    return Fraction(spot[0]), Fraction(3 * spot[1])


def corners(spot: Spot) -> list[Point]:
    """The polygon of a hex, clockwise."""
    x, y = centre(spot)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def piece_in(a: Point, b: Point, polygon: list[Point]) -> tuple[Fraction, Fraction] | None:
    """The part of the segment, from 0 to 1, that lies in the closed polygon."""
    begins, ends = Fraction(0), Fraction(1)
    for number, corner in enumerate(polygon):
        after = polygon[(number + 1) % len(polygon)]
        at_a, at_b = cross(corner, after, a), cross(corner, after, b)
        if at_a < 0 and at_b < 0:
            return None
        if at_a == at_b:
            continue
        part = at_a / (at_a - at_b)
        if at_a < 0:
            begins = max(begins, part)
        elif at_b < 0:
            ends = min(ends, part)
    return (begins, ends) if begins <= ends else None


def goes_through(a: Point, b: Point, piece: tuple[Fraction, Fraction], polygon: list[Point]) -> bool:
    """Whether the middle of the piece is within the polygon, and not on its rim."""
    part = (piece[0] + piece[1]) / 2
    middle = (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]))
    pairs = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return all(cross(one, two, middle) > 0 for one, two in pairs)


@cache
def met_by(dx: int, dy: int) -> Met:
    """What the line from (0, 0) to (dx, dy) meets, both ends left out; over the plane, board or no board."""
    met = Met()
    a, b = centre((0, 0)), centre((dx, dy))
    for y in range(min(0, dy) - 1, max(0, dy) + 2):
        for x in range(min(0, dx) - 3, max(0, dx) + 4):
            spot = (x, y)
            if (x + y) % 2 or spot in ((0, 0), (dx, dy)) or is_far(a, b, spot):
                continue
            polygon = corners(spot)
            piece = piece_in(a, b, polygon)
            if piece is None:
                continue
            if piece[0] < piece[1] and goes_through(a, b, piece, polygon):
                met.through.append(spot)
            elif cross(a, b, centre(spot)) > 0:
                met.right.append(spot)
            else:
                met.left.append(spot)
    return met


def is_far(a: Point, b: Point, spot: Spot) -> bool:
    """Whether all corners lie on one side of the endless line: no need for fractions then."""
    (ax, ay), (bx, by) = (int(a[0]), int(a[1])), (int(b[0]), int(b[1]))
    sides = [(bx - ax) * (3 * spot[1] + dy - ay) - (by - ay) * (spot[0] + dx - ax) for dx, dy in CORNERS]
    return min(sides) > 0 or max(sides) < 0


class Watcher:
    """All lines of sight over one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.height = {spot: 1 if glyph in HILLS else 0 for spot, glyph in world.terrain.items()}

    def sees(self, kind: str, a: Spot, b: Spot) -> bool:
        """Whether a unit of a class on one hex has sight of another."""
        met = met_by(b[0] - a[0], b[1] - a[1])
        through = [(a[0] + x, a[1] + y) for x, y in met.through]
        if any(self.blocks(kind, a, b, spot) for spot in through):  # LOS-03
            return False
        left = [(a[0] + x, a[1] + y) for x, y in met.left]
        right = [(a[0] + x, a[1] + y) for x, y in met.right]
        on_left = any(self.blocks(kind, a, b, spot) for spot in left)
        on_right = any(self.blocks(kind, a, b, spot) for spot in right)
        if on_left and on_right:  # LOS-10, Q-04, Q-05
            return False
        return kind == ARTILLERY or not self.is_over_lake(a, b, [*through, *left, *right])

    def blocks(self, kind: str, a: Spot, b: Spot, spot: Spot) -> bool:
        """Whether anything on a hex keeps a class of unit from seeing past it."""
        world = self.world
        glyph = world.terrain.get(spot)
        if kind == ARTILLERY:  # LOS-01, ATK-15; only where the scenario says that no fire passes
            return glyph == "M"
        if glyph is None or glyph == "M":  # LOS-06; what blocks every fire blocks this one too
            return True
        if self.height[spot] < min(self.height[a], self.height[b]):  # ELE-05, ELE-06
            return False
        if spot in world.unit or world.stands(spot, "B"):  # LOS-04, OBS-BUNKER-12, ELE-08
            return True
        if glyph in HILLS:  # TER-HILL-6, ELE-07
            return not (self.height[a] >= 1 and self.height[b] >= 1)
        return glyph in COVER or (glyph == "W" and kind == INFANTRY)

    def is_over_lake(self, a: Spot, b: Spot, met: list[Spot]) -> bool:
        """Whether two lake hexes that touch each other lie on the line, and not below both its ends."""
        if min(self.height[a], self.height[b]) > 0:  # ELE-06, TER-HILL-7
            return False
        lakes = {spot for spot in met if self.world.terrain.get(spot) == "l"}
        return any(beside in lakes for lake in lakes for beside in self.world.around(lake))  # TER-LAKE-3
