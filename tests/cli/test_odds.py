"""The chance to hit: exact, and by the tally the game itself uses."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.chance import Seeded
from bocage.kernel.table import Table
from bocage.kernel.tally import Tally
from bocage.undaunted.actions.fire import Fire, is_success
from bocage.undaunted.odds import Odds, odds_of
from bocage.undaunted.verbs import ATTACK
from bocage.undaunted.view import PositionView

from tests.cli.test_menu import questions
from tests.ledger_marks import rule

GAME = UNDAUNTED.game


def odds(dice: int, needed: int) -> Odds:
    tally = Tally()
    tally.add(needed, "base", "UND-10.3")
    return Odds(Fire(ATTACK, 0, 0, 1, 0), dice, tally)


@rule("UND-10.4")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize("needed", range(4, 16))
def test_hits_are_counted_as_all_dice_would_fall(dice: int, needed: int) -> None:
    falls = list(product(range(10), repeat=dice))
    hits = sum(1 for fall in falls if any(is_success(die, needed) for die in fall))
    assert odds(dice, needed).hits() == hits
    assert odds(dice, needed).ways() == len(falls)


@pytest.mark.parametrize(
    ("dice", "needed", "percent"),
    [(2, 8, 51), (1, 4, 70), (1, 10, 10), (4, 4, 99), (3, 9, 49), (2, 15, 19), (4, 12, 34)],
)
def test_the_percentage_is_rounded_to_the_nearest(dice: int, needed: int, percent: int) -> None:
    assert odds(dice, needed).percent() == percent


def shots_after(table: Table[Any], seat: int, choice: int) -> list[dict[str, Any]]:
    """Make a choice on a copy, let all dice fall, and list the shots that were announced."""
    step = GAME.apply(table.state, seat, choice)
    events, state, dealer = step.events, step.state, Seeded(1)
    while state.trunk and state.outcome is None and state.trunk[-1].name in ("roll", "barrage"):
        fallen = GAME.befallen(state, dealer.pick(GAME.weights(state), 0))
        state, events = fallen.state, events + fallen.events
    return [event.facts for event in events if event.name == "ShotFired"]


@rule("UND-10.3", "UND-11.1", "UND-7.6")
@pytest.mark.parametrize("scenario", ["la-raye", "hill-314", "crossing-the-vire"])
def test_a_view_knows_the_tally_the_game_will_use(scenario: str) -> None:
    kinds: set[str] = set()
    for table, seat in questions(scenario, 21, 150):
        view = cast(PositionView, table.view(seat))
        for packed in view.offers[::3]:
            told = [(odd.dice, odd.tally.facts()) for odd in odds_of(view, packed)]
            if told:
                shots = shots_after(table, seat, packed)
                lines = [
                    list(zip(shot["amounts"], shot["reasons"], shot["rules"], strict=True)) for shot in shots
                ]
                assert [tally for _, tally in told][: len(lines)] == lines
                assert [dice for dice, _ in told][: len(lines)] == [shot["dice"] for shot in shots]
                kinds.add(GAME.spell(table.state, packed).verb)
    assert "attack" in kinds


def test_what_is_no_shot_has_no_odds() -> None:
    for table, seat in questions("la-raye", 2, 30):
        view = cast(PositionView, table.view(seat))
        for packed in view.offers:
            verb = GAME.spell(table.state, packed).verb
            assert bool(odds_of(view, packed)) == (verb in ("attack", "suppress", "blast"))
