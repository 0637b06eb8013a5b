"""The chance to hit before a shot: the same defense and the same dice as the shot itself, counted out."""

from __future__ import annotations

from itertools import product
from typing import cast

import pytest

from bocage.kernel.choice import Choice, code, parse, verb_of
from bocage.kernel.refusal import Refusal
from bocage.undaunted.actions.fire import is_success
from bocage.undaunted.kinds import SIDES, UNIT_NAMES
from bocage.undaunted.odds import Odds, dice_of, good_faces, odds_of, power, shots_of
from bocage.undaunted.verbs import ATTACK, BLAST, CONTROL, SUPPRESS
from bocage.undaunted.view import PositionView

from tests.ledger_marks import rule
from tests.rules.undaunted.field import GAME, Field, field, play
from tests.rules.undaunted.sides import EITHER, at, enemy_of

LINE = "2B U. GA RA SN  12B  17B g. ra! sn  9A g. rb"


def odds(position: Field, side: str, text: str) -> list[str]:
    """The attacks a choice would make: victim, dice, tally, hits out of all ways, percent."""
    seat = SIDES.index(side)
    choice = parse(text)
    assert not isinstance(choice, Refusal)
    packed = GAME.read(position.state, seat, choice)
    assert isinstance(packed, int)
    return [told(found) for found in odds_of(cast(PositionView, GAME.view(position.state, seat)), packed)]


def told(found: Odds) -> str:
    """An attack in words."""
    amounts = "+".join([str(line.amount) for line in found.tally.lines])
    victim = f"{SIDES[found.victim_side]} {UNIT_NAMES[found.victim]}"
    return (
        f"{victim}: {found.dice}d {amounts}={found.needed} {found.hits()}/{found.ways()} {found.percent()}%"
    )


@rule("UND-10.2", "UND-10.3", "UND-10.4")
@EITHER
def test_the_odds_are_those_of_the_shot(side: str) -> None:
    turn = at(side, LINE, "GA RA SN", enemy_supply="RA", own_supply="RA")
    enemy = enemy_of(side)
    assert odds(turn, side, "attack card=RA target=RA") == [f"{enemy} RA: 1d 4+3+2=9 2/10 20%"]
    assert odds(turn, side, "attack card=GA target=RA") == [f"{enemy} RA: 2d 4+3+2=9 36/100 36%"]
    assert odds(turn, side, "suppress card=GA target=RB") == [f"{enemy} RB: 4d 4+3+3=10 3439/10000 34%"]
    assert odds(turn, side, "attack card=SN target=SN") == [f"{enemy} SN: 3d 6+3+2=11 271/1000 27%"]
    assert odds(turn, side, "hunker card=RA") == []
    assert odds(turn, side, "end-turn") == []


@rule("UND-7.6")
@EITHER
def test_a_missing_unit_would_shoot_from_where_it_comes_in(side: str) -> None:
    turn = at(side, "2B U. RA  12B U.  9A  17B g. ra", "GB GA", own_spawn="12B", enemy_supply="RA")
    assert odds(turn, side, "attack card=GB target=RA") == [f"{enemy_of(side)} RA: 2d 4+3+2=9 36/100 36%"]
    there = at(side, "2B U. RA  12B U.  9A U. GB  17B g. ra", "GB", own_spawn="12B", enemy_supply="RA")
    assert odds(there, side, "attack card=GB target=RA") == [f"{enemy_of(side)} RA: 2d 4+3+1=8 51/100 51%"]


@rule("UND-10.2", "UND-A19")
@EITHER
def test_a_blast_would_attack_everybody_on_the_target_tile(side: str) -> None:
    turn = at(side, "2B U. MO  12B  4B  9A U. U@ RB SA g. ra sn", "MO", enemy_supply="RA", own_supply="RB")
    enemy = enemy_of(side)
    assert odds(turn, side, "blast card=MO") == [
        f"{enemy} RA: 1d 4+1=5 6/10 60%",
        f"{enemy} SN: 1d 6+1=7 4/10 40%",
        f"{side} RB: 1d 4+1=5 6/10 60%",
        f"{side} SA: 1d 5+1=6 5/10 50%",
    ]


@rule("UND-10.2")
def test_the_shots_of_a_choice_name_shooter_and_victim() -> None:
    turn = field(
        "2B U. RA  12B  4B  9A g. g@ U. mo RB ra", turn="german", german_hand="MO RA", us_supply="RB"
    )
    view = cast(PositionView, GAME.view(turn.state, 1))
    for card, choice, victims in (
        (0, code(ATTACK, 0, 1), [(0, 1)]),
        (10, code(BLAST, 10), [(0, 1), (1, 0), (1, 10)]),
    ):
        found = [(shot.verb, shot.side, shot.unit) for shot in shots_of(view, 1, choice)]
        assert found == [(verb_of(choice), 1, card)] * len(victims)
        assert [(shot.victim_side, shot.victim) for shot in shots_of(view, 1, choice)] == victims


def test_nobody_shoots_while_bids_are_made() -> None:
    bids = field("2B U. g. RA ra", turn="bids", us_hand="RA", german_hand="RA")
    view = cast(PositionView, GAME.view(bids.state, 0))
    shot = field("2B U. g. RA ra", us_hand="RA", german_supply="RA")
    packed = GAME.read(shot.state, 0, Choice("attack", {"card": "RA", "target": "RA"}))
    assert isinstance(packed, int)
    assert odds_of(view, packed) == []


@rule("UND-10.4")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize("needed", [4, 5, 6, 7, 8, 9, 10, 11, 15])
def test_the_chance_is_counted_over_every_way_the_dice_can_fall(dice: int, needed: int) -> None:
    ways = [any(is_success(die, needed) for die in faces) for faces in product(range(10), repeat=dice)]
    assert power(10, dice) == len(ways)
    assert power(10, dice) - power(10 - good_faces(needed), dice) == sum(ways)
    assert good_faces(needed) == (11 - needed if needed <= 10 else 1)


def test_dice_are_read_off_the_card() -> None:
    assert dice_of(6, ATTACK) == 2
    assert dice_of(6, SUPPRESS) == 4
    assert dice_of(9, ATTACK) == 3
    assert dice_of(9, CONTROL) == 0


@rule("UND-10.4")
def test_an_announced_shot_rolls_what_the_odds_said() -> None:
    turn = at("us", LINE, "SN", enemy_supply="RA", own_supply="RA")
    assert odds(turn, "us", "attack card=SN target=RA") == ["german RA: 3d 4+3+2=9 488/1000 49%"]
    shot = play(turn, "us", "attack card=SN target=RA")
    assert " dice=3 needed=9 amounts=4,3,2 " in shot.told[-1]
