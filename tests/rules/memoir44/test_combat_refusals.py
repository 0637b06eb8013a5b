"""Why a Combat card cannot be played, or not so: every refusal labelled by hand."""

from __future__ import annotations

import pytest

from bocage.memoir44.game import Memoir44
from bocage.memoir44.model import Position

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import Battle, battle, facts_of_refusal, play, refused
from tests.rules.memoir44.test_combat_cards import start

TOWN = "A9 i, A1 I, G5 I, H5 i, g6 t.., J1 A"


def now_at(step: str, cards: str, picture: str = TOWN, orders: str = "G5") -> Battle:
    """An Allied turn in which some Combat cards are held."""
    if step == "card":
        return battle(picture, allies="direct-from-hq", combat=("", cards))
    return battle(picture, step=step, orders=orders, combat=("", cards))


@rule("CBT-13", "CBT-14", "CBT-15", "QC-06")
@pytest.mark.parametrize(
    ("step", "card", "choice", "why", "when"),
    [
        ("card", "spotter", "combat-unit spotter G5", "combat-untimely [QC-06]", "battle"),
        ("card", "rattenkrieg", "combat-unit rattenkrieg G5", "combat-untimely [QC-06]", "march"),
        ("card", "pull-back", "combat pull-back", "combat-untimely [CBT-15]", "reaction"),
        ("move", "sniper", "combat sniper", "combat-untimely [CBT-14]", "before-orders"),
        ("move", "fortify", "combat-unit fortify G5", "combat-untimely [QC-06]", "battle"),
        ("fight", "reinforcements", "combat reinforcements", "combat-untimely [CBT-14]", "before-orders"),
        ("fight", "rattenkrieg", "combat-unit rattenkrieg G5", "combat-untimely [QC-06]", "march"),
        ("fight", "heat-of-battle", "combat-unit heat-of-battle G5", "combat-untimely [QC-06]", "ground"),
    ],
)
def test_a_card_at_the_wrong_time_is_refused(step: str, card: str, choice: str, why: str, when: str) -> None:
    now = now_at(step, card)
    assert refused(now, "allies", choice) == why
    assert facts_of_refusal(now, "allies", choice)["when"] == when


@rule("CBT-10", "CBT-12", "CBT-40", "CBT-41", "CBT-43", "CBT-45", "QC-06", "CARD-ANY-8")
@pytest.mark.parametrize(
    ("step", "cards", "choice", "why"),
    [
        ("card", "", "combat sniper", "combat-not-in-hand [CBT-10]"),
        ("card", "sniper", "combat-unit sniper G5", "no-unit-to-name [CBT-SNIPER]"),
        ("card", "infiltrators", "combat infiltrators", "name-a-unit [CBT-INFILTRATORS]"),
        ("card", "infiltrators", "combat-unit infiltrators G5", "card-does-not-fit [CBT-INFILTRATORS]"),
        ("card", "infiltrators", "combat-unit infiltrators J1", "not-this-kind [CARD-ANY-8]"),
        ("card", "infiltrators", "combat-unit infiltrators H5", "no-unit-there [CBT-INFILTRATORS]"),
        ("card", "armor-factory", "combat armor-factory", "of-no-use-now [CBT-FACTORY]"),
        ("card", "air-bombardment", "combat air-bombardment", "bound-to-other-side [CBT-45]"),
        ("move", "house-to-house", "combat-unit house-to-house A1", "not-ordered [CBT-12]"),
        ("move", "armor-forward", "combat armor-forward", "of-no-use-now [CBT-FORWARD]"),
        ("move", "rattenkrieg", "street-fight rattenkrieg G5", "street-fight-later [QC-06]"),
        ("fight", "spotter", "street-fight spotter G5", "no-street-fight [CBT-40]"),
        ("fight", "rattenkrieg", "street-fight rattenkrieg A1", "not-ordered [CBT-41]"),
        ("fight", "rattenkrieg", "street-fight rattenkrieg H5", "no-unit-there [CBT-41]"),
        ("fight", "spotter", "combat-unit spotter G5", "not-this-kind [CARD-ANY-8]"),
        ("fight", "return-to-duty", "combat return-to-duty", "of-no-use-now [CBT-DUTY]"),
        ("fight", "reposition", "combat reposition", "of-no-use-now [CBT-REPOSITION]"),
        ("fight", "sniper", "no-combat", "nothing-calls-for [QC-02]"),
        ("move", "sniper", "place A3", "nothing-calls-for [CBT-31]"),
    ],
)
def test_a_card_that_does_not_fit_is_refused(step: str, cards: str, choice: str, why: str) -> None:
    assert refused(now_at(step, cards), "allies", choice) == why


@rule("CBT-41", "CBT-43", "QC-05")
def test_a_street_fight_without_a_building_or_an_enemy_is_refused() -> None:
    bare = now_at("fight", "rattenkrieg", "A9 i, A1 I, G5 I, H5 i")
    assert refused(bare, "allies", "street-fight rattenkrieg G5") == "no-building-near [CBT-41]"
    alone = now_at("fight", "rattenkrieg", "A9 i, A1 I, G5 I, I5 i, g6 t..")
    assert refused(alone, "allies", "street-fight rattenkrieg G5") == "nobody-to-assault [CBT-41]"


@rule("QC-06")
def test_ground_may_wait_for_a_card_but_for_no_other() -> None:
    now = play(
        now_at("fight", "heat-of-battle fortify", "A9 i, A1 I, G5 I, H5 i1"),
        "allies",
        "attack G5 H5",
        dice="GSS",
    )
    assert refused(now, "allies", "combat-unit fortify G5") == "combat-untimely [QC-06]"
    assert refused(now, "allies", "end-battles") == "ground-first [GND-13]"


@rule("CBT-14", "CBT-04")
def test_in_overlord_generals_play_before_the_commander_hands_out() -> None:
    game, state = start("omaha-beach-overlord", seating="c/l/m/r c/l/m/r")
    assert state.combat is not None
    side = int(state.side)
    general = game.seats.index(["axis-left", "allies-left"][side])
    top = state.trunk[-1].facts()
    assert top == {"is": "prelude", "waived": 0}
    refusal = game.refusal(state, general, one(game, state, "end-hand-out"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("before-orders-first", "CBT-14")
    for _ in range(3):
        asked = game.seats_to_decide(state)
        game.step(state, asked[0], one(game, state, "no-combat"), None)
    assert state.trunk[-1].facts()["is"] == "hand-out"


def one(game: Memoir44, state: Position, verb: str) -> int:
    """A choice without arguments."""
    from bocage.kernel.choice import Choice

    packed = game.vocabulary.read(state, Choice(verb))
    assert isinstance(packed, int)
    return packed


@rule("CBT-12", "CBT-04")
def test_in_overlord_a_card_is_for_units_its_own_general_has_ordered() -> None:
    game, state = start("omaha-beach-overlord", seating="clmr clmr")
    command = state.scenario.command
    assert [command.backs(1, post) for post in range(8)] == [False, True] + [False] * 6
    assert game.seats == ["axis", "allies"]
