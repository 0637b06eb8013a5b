"""Odds that are known by hand: by the page of odds, and by letting every throw of a real attack fall."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.memoir44.odds import Odds, odds_of

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import GAME, Battle, battle, full, play, tally

FIGURES = {"i": 4, "a": 3, "g": 2}


def declared(picture: str, attack: str, card: str) -> tuple[Odds, Battle]:
    """The odds of an attack, and the position in which its dice are about to fall."""
    now = battle(picture, step="fight", card=card)
    choice = GAME.read(now.state, 1, full(attack))
    assert isinstance(choice, int)
    odds = odds_of(now.state, choice)
    assert odds is not None
    return odds, play(now, "allies", attack)


def figures_after(now: Battle, target: str) -> list[int]:
    """In how many ways so many figures of a unit are left when the dice have fallen, none to all."""
    unit = now.state.unit_on[now.state.scenario.field.names.index(target)]
    counts = [0] * (now.state.figures[unit] + 1)
    for outcome, weight in enumerate(GAME.weights(now.state)):
        state = GAME.befallen(now.state, outcome).state
        counts[state.figures[unit] if state.at[unit] >= 0 else 0] += weight
    return counts


def dice_needed(glyph: str) -> Fraction:
    """The dice it takes on average, thrown one by one, to eliminate a fresh unit that can always go back."""
    needed = [Fraction(0)]
    for figures in range(1, FIGURES[glyph] + 1):
        odds, now = declared(f"K5 I, H5 {glyph}{figures}", "attack K5 H5", "direct-from-hq")
        left = figures_after(now, "H5")
        assert (odds.dice, odds.ways, odds.falling_back.lost[::-1]) == (1, 6, left)
        # n = 1 + misses / 6 * n + what is needed after a hit, by its share
        rest = sum(Fraction(left[after], 6) * needed[after] for after in range(figures))
        needed.append((1 + rest) / (1 - Fraction(left[figures], 6)))
    return needed[-1]


@rule("HIT-01", "HIT-03", "HIT-04", "HIT-05", "HIT-06")
@pytest.mark.parametrize(("glyph", "dice"), [("i", 8), ("a", 9), ("g", 12)])
def test_a_fresh_unit_costs_so_many_dice_on_average(glyph: str, dice: int) -> None:
    assert dice_needed(glyph) == dice


@rule("RET-09", "RET-14", "HIT-10")
@pytest.mark.parametrize("behind", ["f6 =.., g6 =..", "f6 i, g6 ~..", "f6 l.., g6 a"])
def test_four_dice_eliminate_three_infantry_without_a_way_back_in_48_of_81_cases(behind: str) -> None:
    odds, now = declared(f"H5 I, G5 i3, {behind}", "attack H5 G5", "close-assault")
    assert tally(now, "H5", "G5") == "4: +3 base [ATK-11], +1 card [CARD-ANY-9]"
    left = figures_after(now, "G5")
    assert (odds.dice, odds.ways, odds.falling_back.lost[::-1]) == (4, 6**4, left)
    assert Fraction(left[0], odds.ways) == Fraction(odds.falling_back.eliminated(), odds.ways)
    assert Fraction(left[0], odds.ways) == Fraction(48, 81)


@rule("RET-01", "RET-09")
def test_with_a_way_back_only_hits_eliminate_and_fewer_of_them() -> None:
    odds, now = declared("H5 I, G5 i3", "attack H5 G5", "close-assault")
    left = figures_after(now, "G5")
    assert odds.falling_back.lost[::-1] == left
    assert Fraction(left[0], odds.ways) == Fraction(1, 2) ** 4 * 5  # at least three of four dice hit
