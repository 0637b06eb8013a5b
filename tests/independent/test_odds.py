"""Odds that are known by hand, those of a choice, and those of a view."""

from fractions import Fraction

import pytest

from bocage.kernel.chance import Seeded
from bocage.memoir44.game import Memoir44
from bocage.memoir44.model import Position
from bocage.memoir44.odds import Odds, laid_open, odds_of, odds_of_attack, odds_of_salvo
from bocage.memoir44.view import BattleView

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import Battle, battle, full, play

GAME = Memoir44()


def unit_on(now: Battle, name: str) -> int:
    """The number of the unit on a hex."""
    return now.state.unit_on[now.state.scenario.field.names.index(name)]


def salvo(picture: str, dice: int, stars_hit: bool = False) -> Odds:
    """The odds of dice on the Axis unit on G5."""
    now = battle(f"{picture}, A1 I")
    return odds_of_salvo(now.state, unit_on(now, "G5"), dice, stars_hit)


def attack(picture: str, bonus: int = 0) -> Odds:
    """The odds of an attack from H5 on G5."""
    now = battle(picture)
    return odds_of_attack(now.state, unit_on(now, "H5"), unit_on(now, "G5"), bonus)


def chosen(now: Battle, side: int, text: str) -> Odds:
    """The odds of a choice that is on offer."""
    choice = GAME.read(now.state, side, full(text))
    assert isinstance(choice, int)
    found = odds_of(now.state, choice)
    assert found is not None
    return found


def dice_needed(glyph: str) -> Fraction:
    """The single dice it takes on average until a fresh unit with a free way back is eliminated by hits."""
    needed = [Fraction(0)]
    figures = {"i": 4, "a": 3, "g": 2}[glyph]
    for left in range(1, figures + 1):
        by_hits = [Fraction(ways, 6) for ways in salvo(f"G5 {glyph}{left}", 1).falling_back.by_hits]
        # n = 1 + miss * n + sum over hits of what is needed then
        rest = sum(part * needed[left - lost] for lost, part in enumerate(by_hits) if lost)
        needed.append((1 + rest) / (1 - by_hits[0]))
    return needed[figures]


@rule("HIT-03", "HIT-04", "HIT-05", "HIT-06")
@pytest.mark.parametrize(("glyph", "dice"), [("i", 8), ("a", 9), ("g", 12)])
def test_what_a_fresh_unit_costs_in_dice(glyph: str, dice: int) -> None:
    assert dice_needed(glyph) == dice


@rule("RET-09", "RET-14")
def test_four_dice_on_three_infantry_with_no_way_back() -> None:
    for picture in ("G5 i3, f6 =.., g6 =..", "G5 i3, f6 i, g6 =..", "G5 i3, f6 l.., g6 ~.."):
        odds = salvo(picture, 4)
        assert (odds.ways, odds.falling_back.eliminated()) == (6**4, 768)
        assert Fraction(odds.falling_back.eliminated(), odds.ways) == Fraction(48, 81)
        assert odds.falling_back.retreats == 0


@rule("HIT-09", "HIT-10", "HIT-12", "GND-01")
def test_hits_beyond_the_last_figure_and_flags_after_it_count_for_nothing() -> None:
    odds = salvo("G5 g1", 2)
    assert odds.falling_back.by_hits == [25, 11]
    assert odds.falling_back.lost == [25, 11]
    assert odds.falling_back.retreats == 9  # a flag, and neither die a grenade
    assert odds.falling_back.emptied() == 20


@rule("RET-01", "RET-09", "RET-15")
def test_part_of_the_way_back_saves_part_of_the_figures() -> None:
    odds = salvo("G5 a, F7 =.., G7 =.., H7 =..", 2)  # one row back, and no farther
    assert odds.falling_back.lost == [4 * 4 - 1, 2 * 2 * 4 + 1, 2 * 2, 0]  # two flags cost one figure
    assert odds.falling_back.retreats == 11


@rule("RET-12", "RET-13")
def test_the_owner_of_sandbags_has_two_answers() -> None:
    odds = attack("H5 A, G5 .oi, f6 =.., g6 =..")
    assert odds.dice == 2
    assert odds.can_stand_fast
    assert odds.falling_back.lost == [4, 16, 16, 0, 0]
    assert odds.standing_fast.lost == [8, 19, 9, 0, 0]
    free = attack("H5 A, G5 .oi, f6 =..")
    assert free.falling_back.lost == [9, 18, 9, 0, 0]
    assert (free.falling_back.retreats, free.standing_fast.retreats) == (11, 1)


@rule("CARD-AIRPOWER-3", "RUL-64")
def test_nothing_is_ignored_under_a_salvo_and_its_stars_hit() -> None:
    odds = salvo("G5 cBg, f6 =.., g6 =..", 1, stars_hit=True)
    assert not odds.can_stand_fast
    assert odds.falling_back is odds.standing_fast
    assert odds.falling_back.by_hits == [4, 2, 0]
    assert odds.falling_back.lost == [3, 3, 0]


@rule("UNI-14", "RET-01")
def test_resistance_needs_one_hex_per_flag_only() -> None:
    odds = salvo("G5 r, F7 =.., G7 =.., H7 =..", 1)
    assert odds.falling_back.lost == [3, 3, 0, 0]
    assert odds.falling_back.retreats == 1


def test_counts_add_up_and_percents_are_whole() -> None:
    odds = attack("H5 I, G5 i", 1)
    assert odds.dice == 4
    assert odds.tally.total() == 4
    for toll in (odds.falling_back, odds.standing_fast):
        assert sum(toll.by_hits) == sum(toll.lost) == odds.ways
    assert odds.falling_back.figures_lost() == 2 * odds.ways  # half of four dice
    assert [odds.percent(ways) for ways in (0, 1, 6, 7, odds.ways)] == [0, 0, 0, 1, 100]
    assert odds.facts()["ways"] == 1296


def test_an_attack_without_dice_does_nothing() -> None:
    odds = attack("H5 tA, G5 ti")
    assert (odds.dice, odds.ways, odds.falling_back.lost) == (0, 1, [1, 0, 0, 0, 0])
    assert odds.tally.lines == []
    far = battle("A1 I, M9 i")
    assert odds_of_attack(far.state, unit_on(far, "A1"), unit_on(far, "M9"), 0).dice == 0


@rule("CARD-ANY-9", "GND-14")
def test_the_card_of_the_turn_adds_its_dice() -> None:
    now = battle("H5 A, G5 i", card="armor-assault", step="fight")
    assert chosen(now, 1, "attack H5 G5").dice == 4
    now = battle("H5 A, G5 i, F5 i", card="close-assault", edition="2004", step="fight")
    now = play(now, "allies", "attack H5 G5", dice="GGGG")
    now = play(now, "allies", "take-ground")
    assert chosen(now, 1, "attack G5 F5").dice == 3


@rule("CARD-AMBUSH-2")
def test_an_ambush_is_the_defender_s_own_attack() -> None:
    now = battle("H5 fA, G5 i", step="fight", axis="ambush", card="armor-assault")
    now = play(now, "allies", "attack H5 G5")
    odds = chosen(now, 0, "ambush")
    assert (odds.victim, odds.dice) == (unit_on(now, "H5"), 2)


@rule("CARD-BARRAGE-1", "CARD-AIRPOWER-2")
def test_targets_and_strikes_know_their_dice() -> None:
    now = battle("A1 I, G5 fi, F5 i", step="order", card="barrage")
    assert chosen(now, 1, "target G5").falling_back.by_hits[0] == 3**4
    now = battle("A1 I, G5 fi, F5 i", step="order", card="air-power")
    assert chosen(now, 1, "target G5").falling_back.by_hits[0] == 2**2
    now = play(now, "allies", "target G5", "target F5")
    assert chosen(now, 1, "strike F5").falling_back.by_hits[0] == 2**2


def test_other_choices_have_no_odds() -> None:
    now = battle("H5 A, G5 i", step="fight")
    choice = GAME.read(now.state, 1, full("end-battles"))
    assert isinstance(choice, int)
    assert odds_of(now.state, choice) is None


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_view_gives_the_odds_of_the_position(seat: int) -> None:
    now = battle("H5 A, G5 .oi2, f6 =..", step="fight", axis="ambush probe-left")
    choice = GAME.read(now.state, 1, full("attack H5 G5"))
    assert isinstance(choice, int)
    view = GAME.view(now.state, seat)
    assert isinstance(view, BattleView)
    opened, guessed = laid_open(view), GAME.guess(view, Seeded(1))
    wanted = facts(now.state, choice)
    assert facts(opened, choice) == facts(guessed, choice) == wanted
    assert view.facts() == GAME.view(now.state, seat).facts()


def facts(state: Position, choice: int) -> object:
    """The odds of a choice as plain values."""
    found = odds_of(state, choice)
    assert found is not None
    return found.facts()
