"""What oracles and engine say of one random world, set side by side; a fault is a line of text."""

import random
from collections.abc import Callable

from bocage.memoir44.odds import Odds, Toll, odds_of_attack, odds_of_salvo

from tests.independent import dice_oracle
from tests.independent.dice_oracle import Count
from tests.independent.engine import Board, engine_arrivals, engine_ends, leavers, marching, unexplained
from tests.independent.march_oracle import (
    BEHIND_LINES,
    BOMBARD,
    FIRST,
    INFANTRY_ASSAULT,
    REVISED,
    Arrival,
    Orders,
    arrivals,
    can_leave,
)
from tests.independent.retreat_oracle import Strike, ends
from tests.independent.sight_oracle import Watcher
from tests.independent.world import ALL_TERRAIN, Spot, World, class_of, deal, ragged, side_of, staggered

Ends = dict[Spot, Arrival]

EDITIONS = (REVISED, FIRST)
PLAIN = "direct-from-hq"
CARDS = {PLAIN: "iag", BEHIND_LINES: "i", INFANTRY_ASSAULT: "i", BOMBARD: "g"}
LANDSCAPES = (ALL_TERRAIN, ALL_TERRAIN, ".hb~uks^", "~bbuk.", "#=~.lW", "fhtcb", "###.hb=")


class Report:
    """How much was compared, and what did not agree."""

    def __init__(self) -> None:
        self.compared = 0
        self.faults: list[str] = []

    def hold(self, engine: object, oracle: object, about: str) -> None:
        """Compare two answers."""
        self.compared += 1
        if engine != oracle:
            self.faults.append(f"{about}: engine {engine}, oracle {oracle}")

    def add(self, other: "Report") -> None:
        """Add another report to this one."""
        self.compared += other.compared
        self.faults += other.faults


def outline(dice: random.Random, wide: int, height: int) -> list[tuple[int, int]]:
    """The usual outline, or any."""
    return staggered(wide, height) if dice.random() < 0.6 else ragged(dice, wide, height)


def little(dice: random.Random) -> World:
    """A small board that mixes what is dense, empty and wet."""
    land = dice.choice(LANDSCAPES)
    bare, crowd, clutter = (
        dice.choice((0.1, 0.4, 0.8)),
        dice.choice((0.1, 0.2, 0.4)),
        dice.choice((0, 0.2, 0.5)),
    )
    return deal(dice, outline(dice, 5, 6), land, crowd, bare, clutter)


def sight(seed: int) -> Report:
    """Every pair of hexes of a board, both ways, for every class; each fourth board is twice as wide."""
    dice = random.Random(seed)
    rows = outline(dice, 13 if seed % 4 else 26, 9)
    bare, crowd, clutter = dice.choice((0.3, 0.6, 0.85)), dice.choice((0, 0.1, 0.3)), dice.choice((0, 0.1))
    world = deal(dice, rows, ALL_TERRAIN, crowd, bare, clutter)
    board, watcher, report, spots = Board(world), Watcher(world), Report(), world.spots()
    for place, a in enumerate(spots):
        for b in spots[place + 1 :]:
            for kind, letter in enumerate("iag"):
                there = watcher.sees(letter, a, b)
                seen = board.sees(kind, a, b), board.sees(kind, b, a)
                if seen != (there, there):
                    report.faults.append(
                        f"{letter} {world.name(a)}-{world.name(b)}: engine {seen}, oracle {there}"
                    )
    report.compared = 3 * len(spots) * (len(spots) - 1)
    return told(report, seed, world)


def moves(seed: int) -> Report:
    """Every move of every unit, by every card that changes a march, in both editions."""
    dice = random.Random(seed)
    world, report = little(dice), Report()
    for edition in EDITIONS:
        board = Board(world, edition)
        for card, classes in CARDS.items():
            side = dice.randrange(2)
            state = marching(board, side, card)
            offered, off = engine_arrivals(board, state), leavers(board, state)
            report.hold(unexplained(state) if card == PLAIN else [], [], f"{edition} reasons")
            for spot, unit in world.unit.items():
                if side_of(unit) == side and class_of(unit) in classes:
                    orders = Orders(unit, card, edition)
                    expected = arrivals(world, spot, orders)
                    about = f"{edition} {card} {unit} {world.name(spot)}"
                    report.hold(spot in off, can_leave(world, spot, orders), f"{about} off")
                    hold_arrivals(report, world, offered.get(spot, {}), expected, about)
    return told(report, seed, world)


def hold_arrivals(report: Report, world: World, got: Ends, wanted: Ends, about: str) -> None:
    """Compare the moves of a unit, end by end."""
    for spot in world.spots():
        if spot in got or spot in wanted:
            report.hold(got.get(spot), wanted.get(spot), f"{about}-{world.name(spot)}")


def retreats(seed: int) -> Report:
    """Every end that a few throws can have for each unit, over all its owner may choose."""
    dice = random.Random(seed)
    world, report = little(dice), Report()
    edition = dice.choice(EDITIONS)
    board = Board(world, edition)
    for spot in world.unit:
        figures = board.state.figures[board.unit_on(spot)]
        for _ in range(4):
            faces = "".join(dice.choice("IAGSFFF") for _ in range(dice.randrange(1, 5)))
            strike = Strike(dice.random() < 0.3, dice.random() < 0.7, edition == REVISED)
            about = f"{world.name(spot)} {faces} {strike}"
            expected = ends(world, spot, figures, faces, strike)
            report.hold(engine_ends(board, spot, faces, strike), expected, about)
    return told(report, seed, world)


def odds(seed: int) -> Report:
    """Targets and dice of every unit, and the odds of some attacks and salvos, all dice enumerated."""
    dice = random.Random(seed)
    world, report = little(dice), Report()
    board, watcher = Board(world), Watcher(world)
    for spot, unit in world.unit.items():
        expected = dice_oracle.targets(world, watcher, spot, 0)
        report.hold(board.targets(spot), expected, f"targets of {world.name(spot)}")
        enemies = [other for other, enemy in world.unit.items() if side_of(enemy) != side_of(unit)]
        if enemies:
            hold_attack(report, world, board, spot, dice.choice(enemies), dice.randrange(2))
        hold_salvo(report, world, board, spot, dice.randrange(1, 5), dice.random() < 0.5)
    return told(report, seed, world)


def hold_attack(report: Report, world: World, board: Board, start: Spot, target: Spot, bonus: int) -> None:
    """Compare the dice and the odds of an attack, legal or not."""
    number = max(0, dice_oracle.dice(world, start, target, bonus))
    found = odds_of_attack(board.state, board.unit_on(start), board.unit_on(target), bonus)
    about = f"{world.name(start)} on {world.name(target)} +{bonus}"
    report.hold((int(found.dice), int(found.tally.total())), (number, number), about)
    hold_odds(report, world, board, target, found, Strike(False, True), about)


def hold_salvo(
    report: Report, world: World, board: Board, target: Spot, number: int, stars_hit: bool
) -> None:
    """Compare the odds of a salvo."""
    found = odds_of_salvo(board.state, board.unit_on(target), number, stars_hit)
    about = f"{number} dice on {world.name(target)}"
    hold_odds(report, world, board, target, found, Strike(stars_hit, False), about)


def hold_odds(
    report: Report, world: World, board: Board, target: Spot, found: Odds, strike: Strike, about: str
) -> None:
    """Compare the counts for both answers to flags."""
    figures = board.state.figures[board.unit_on(target)]
    for stands_fast, toll in ((False, found.falling_back), (True, found.standing_fast)):
        expected = dice_oracle.count(world, target, figures, int(found.dice), strike, stands_fast)
        report.hold(told_toll(toll), told_count(expected, figures), f"{about}, {stands_fast}")
    report.hold(int(found.ways), 6 ** int(found.dice), about)


def told_toll(toll: Toll) -> tuple[list[int], list[int], int]:
    """The engine's counts."""
    return toll.by_hits, toll.lost, int(toll.retreats)


def told_count(count: Count, figures: int) -> tuple[list[int], list[int], int]:
    """The oracle's counts in the same shape."""
    numbers = range(figures + 1)
    return [count.by_hits[n] for n in numbers], [count.lost[n] for n in numbers], count.retreats


def told(report: Report, seed: int, world: World) -> Report:
    """Put the world before its faults."""
    if report.faults:
        report.faults.insert(0, f"seed {seed}:{world.told()}")
    return report


SUBJECTS: dict[str, Callable[[int], Report]] = {
    "sight": sight,
    "moves": moves,
    "retreats": retreats,
    "odds": odds,
}


def over(subject: str, seeds: range) -> Report:
    """Compare a number of worlds."""
    report = Report()
    for seed in seeds:
        report.add(SUBJECTS[subject](seed))
    return report
