"""Combat cards that answer an attack, and the window in which both sides play by turns."""

from __future__ import annotations

import pytest

from bocage.memoir44.combat.cards import COMBAT_NAMES
from bocage.memoir44.combat.drawing import set_out
from bocage.memoir44.command.chain import post_of
from bocage.memoir44.command.seating import (
    CENTER_GENERAL,
    COMMANDER,
    EIGHT,
    LEFT_GENERAL,
    RIGHT_GENERAL,
    TWO,
)
from bocage.memoir44.game import Memoir44
from bocage.memoir44.kinds import AXIS
from bocage.memoir44.model import FOUGHT_TWICE

from tests.ledger_marks import rule
from tests.rules.memoir44 import field as wide
from tests.rules.memoir44.battle import (
    Battle,
    asked,
    battle,
    combat_discard,
    dice,
    offers,
    play,
    refused,
    retreats,
    show,
    stage,
    told,
)

FIELD = "A9 i, A1 I, G5 I, H5 i"


def attacked(cards: str, picture: str = FIELD, attack: str = "attack G5 H5", **more: object) -> Battle:
    """An Allied attack that has been declared against a side with Combat cards."""
    own = str(more.pop("own", ""))
    now = battle(picture, step="fight", orders="G5", combat=(cards, own), **more)  # type: ignore[arg-type]
    return play(now, "allies", attack)


def unit_on(now: Battle, at: str) -> int:
    """The number of the unit on a hex."""
    return now.state.unit_on[now.state.scenario.field.names.index(at)]


@rule("QC-02", "CBT-11", "CBT-15")
def test_the_attacked_side_is_asked_first_then_the_other_until_both_let_it_be() -> None:
    now = attacked("pull-back ambuscade", f"{FIELD}, g6 t..", own="2*rattenkrieg")
    assert (stage(now), asked(now)) == ("reaction-window", "axis")
    assert offers(now, "axis") == ["combat ambuscade", "combat pull-back", "no-combat"]
    now = play(now, "axis", "no-combat")
    assert (stage(now), asked(now)) == ("reaction-window", "allies")
    assert offers(now, "allies") == ["street-fight rattenkrieg G5", "no-combat"]
    rolled = play(now, "allies", "no-combat")
    assert (stage(rolled), dice(rolled)) == ("roll", 3)
    again = play(now, "allies", "street-fight rattenkrieg G5")
    assert asked(again) == "axis"
    both = play(play(again, "axis", "no-combat"), "allies", "no-combat")
    assert dice(both) == 4


@rule("QC-02")
def test_after_a_card_the_other_side_is_asked_and_then_the_first_again() -> None:
    now = attacked("pull-back ambuscade", f"{FIELD}, g6 t..", own="rattenkrieg")
    now = play(now, "axis", "combat ambuscade", dice="SSS")
    assert asked(now) == "allies"
    now = play(now, "allies", "no-combat")
    assert offers(now, "axis") == ["combat pull-back", "no-combat"]


@rule("CBT-11", "CBT-15")
@pytest.mark.parametrize(
    ("at", "seating", "who"),
    [
        ("e6", EIGHT, ["axis-right"]),
        ("i6", EIGHT, ["axis-center", "axis-right"]),
        ("l6", EIGHT, ["axis-center"]),
        ("l6", TWO, ["axis"]),
    ],
)
def test_in_overlord_the_generals_answer_for_units_in_their_sections(
    at: str, seating: str, who: list[str]
) -> None:
    """The commander does not, and a card of the left general, also in the same hand, is of no use here."""
    near, role = {"e6": ("F5", "left"), "i6": ("I5", "left"), "l6": ("L5", "center")}[at]
    section = {"left": "left-2", "center": "center-1"}[role]
    now = wide.field(
        f"{near} I, {at} i, Z9 i", seating=seating, allies=f"probe-{role} 3*recon-right", discard="2*ambush"
    )
    now = wide.until(wide.all_ordered(wide.sent(now, **{role: f"probe-{role} {section}"})), "fighting")
    now.state.combat = set_out(8)
    cards = {COMMANDER: "sniper", LEFT_GENERAL: "out-of-ammo", CENTER_GENERAL: "pull-back"}
    for general, card in (cards | {RIGHT_GENERAL: "pull-back"}).items():
        now.state.combat.hands[post_of(AXIS, general)].take(COMBAT_NAMES.index(card))
    now = wide.play(now, role, f"attack {near} {at}")

    assert wide.asked(now) == who
    for seat in who:
        assert wide.offers(now, seat) == ["combat pull-back", "no-combat"]


@rule("QC-02", "QC-08")
def test_the_window_is_there_whatever_the_hand_holds() -> None:
    now = attacked("spotter")
    assert offers(now, "axis") == ["no-combat"]
    assert stage(attacked("")) == "roll"


@rule("QC-02")
def test_there_is_no_window_once_all_reactions_lie_open() -> None:
    now = battle(FIELD, step="fight", orders="G5", combat=("spotter", ""))
    assert now.state.combat is not None
    names = ("ambuscade", "pull-back", "out-of-ammo", "not-a-step-back")
    pile = now.state.combat.pile
    for name in names:
        pile.draw(index(name))
        pile.lay(index(name))
    assert stage(play(now, "allies", "attack G5 H5")) == "roll"


def index(name: str) -> int:
    """The number of a Combat card."""
    return COMBAT_NAMES.index(name)


@rule("QC-02", "CARD-AMBUSH-7")
def test_the_command_card_of_an_ambush_shares_the_window() -> None:
    now = attacked("pull-back", axis="ambush")
    assert offers(now, "axis") == ["ambush", "combat pull-back", "no-combat"]
    now = play(now, "axis", "ambush", dice="SSS")
    assert (stage(now), asked(now)) == ("reaction-window", "axis")
    assert refused(now, "axis", "ambush") == "ambushed-already [CARD-AMBUSH-7]"


@rule("QC-02")
def test_without_combat_cards_the_ambush_keeps_its_own_window() -> None:
    now = battle(FIELD, step="fight", orders="G5", axis="ambush")
    now = play(now, "allies", "attack G5 H5")
    assert stage(now) == "ambush-window"
    now = play(now, "axis", "ambush", dice="SSS")
    assert told(now, "AmbushSprung", "DiceRolled") == [
        "AmbushSprung side=axis unit=infantry at=H5 card=ambush !",
        "DiceRolled unit=infantry side=allies at=G5 dice=SSS hits=0 flags=0",
    ]


@rule("QC-02")
def test_fire_opens_the_window_too() -> None:
    now = attacked("pull-back ambuscade", "A9 i, A1 I, G5 I, I5 i", "attack G5 I5", axis="ambush")
    assert offers(now, "axis") == ["combat pull-back", "no-combat"]


@rule("QC-02", "TAB-12")
def test_seats_may_answer_in_advance() -> None:
    assert Memoir44().windows() == ["ambush-window", "reaction-window"]
    assert attacked("spotter").state.trunk[-1].is_window()
    now = play(battle(FIELD, step="fight", orders="G5", axis="probe-left"), "allies", "attack G5 H5")
    assert now.state.trunk[-1].is_window()


@rule("CBT-AMBUSCADE", "CBT-15")
def test_ambuscade_strikes_first_and_what_is_driven_back_attacks_no_more() -> None:
    forest = play(attacked("ambuscade", "A9 i, A1 I, G5 fI, H5 i"), "axis", "combat ambuscade")
    blow = {"by": unit_on(forest, "H5"), "victim": unit_on(forest, "G5"), "dice": 2}
    struck = {**blow, "stars_hit": False, "flags_ignorable": True}
    assert forest.state.trunk[-1].facts() == {"is": "roll", **struck}

    now = play(attacked("ambuscade"), "axis", "combat ambuscade")
    assert dice(now) == 3
    gone = play(now, "allies", dice="FSS")
    gone = play(gone, "allies", offers(gone, "allies")[0]) if offers(gone, "allies", "retreat") else gone
    assert stage(gone) != "reaction-window"
    assert "G5 I" not in show(gone).split(", ")
    stays = play(now, "allies", dice="SSS")
    assert stage(stays) in ("roll", "reaction-window")
    assert combat_discard(stays) == "ambuscade"


@rule("CBT-AMBUSCADE", "CARD-AMBUSH-3")
def test_ambuscade_is_against_a_close_assault_and_needs_dice() -> None:
    far = attacked("ambuscade", "A9 i, A1 I, G5 I, I5 i", "attack G5 I5")
    assert offers(far, "axis") == ["no-combat"]
    weak = attacked("ambuscade", "A9 i, A1 I, G5 ^I, H5 ta")
    assert offers(weak, "axis") == ["no-combat"]
    assert refused(weak, "axis", "combat ambuscade") == "of-no-use-now [CBT-AMBUSCADE]"


@rule("CBT-PULLBACK")
def test_pull_back_withdraws_up_to_two_hexes_and_the_attack_is_lost() -> None:
    now = play(attacked("pull-back"), "axis", "combat pull-back")
    assert retreats(now) == {"g6", "h6"}
    now = play(now, "axis", "retreat h6")
    assert "halt" in retreats(now)
    stays = play(now, "axis", "halt")
    assert "h6 i" in show(stays)
    assert stage(stays) not in ("roll", "ground", "reaction-window")
    assert "attack G5 h6" not in offers(stays, "allies")
    on = play(now, "axis", "retreat H7")
    assert "H7 i" in show(on)
    assert retreats(on) == set()


@rule("CBT-PULLBACK")
def test_pull_back_needs_a_way_back() -> None:
    now = attacked("pull-back", f"{FIELD}, g6 =.., h6 =..")
    assert offers(now, "axis", "combat") == []


@rule("CBT-AMMO")
def test_out_of_ammo_calls_the_attack_off_and_sends_the_attacker_to_its_baseline() -> None:
    now = play(attacked("out-of-ammo", "A9 i, A1 I, G5 A, H5 i, K1 I"), "axis", "combat out-of-ammo")
    assert asked(now) == "allies"
    assert offers(now, "allies") == [f"place {column}1" for column in "BCDEFGHIJLM"]
    assert refused(now, "allies", "place A1") == "no-place-there [CBT-AMMO]"
    assert refused(now, "allies", "end-battles") == "combat-card-first [CBT-AMMO]"
    now = play(now, "allies", "place G1")
    assert "G1 A" in show(now)
    assert now.state.status[unit_on(now, "G1")] & FOUGHT_TWICE
    assert stage(now) not in ("roll", "reaction-window")


@rule("CBT-AMMO")
def test_without_a_vacant_baseline_the_attacker_stays_and_does_not_attack() -> None:
    row = ", ".join([f"{column}1 =.." for column in "BCDEFGHIJKLM"])
    now = attacked("out-of-ammo", f"A9 i, A1 I, G5 I, H5 i, {row}")
    assert stage(play(now, "axis", "no-combat")) == "roll"
    now = play(now, "axis", "combat out-of-ammo")
    assert "G5 I" in show(now)
    assert now.state.status[unit_on(now, "G5")] & FOUGHT_TWICE
    assert stage(now) not in ("roll", "reaction-window", "placing")


@rule("CBT-NOSTEP", "CBT-44")
def test_not_a_step_back_ignores_all_flags_of_the_attack() -> None:
    now = battle(
        "A9 i, A1 I, G5 I, H5 i", turn="axis", step="fight", orders="H5", combat=("", "not-a-step-back")
    )
    now = play(now, "axis", "attack H5 G5")
    now = play(now, "allies", "combat not-a-step-back")
    assert offers(now, "allies", "combat") == []
    now = play(now, "allies", *(["no-combat"] if stage(now) == "reaction-window" else []), dice="FFI")
    assert told(now, "FlagsIgnored") == ["FlagsIgnored side=allies unit=infantry at=G5"]
    assert "G5 I3" in show(now)


@rule("CBT-NOSTEP", "CBT-45")
def test_the_axis_has_nothing_of_not_a_step_back_in_the_enemys_turn() -> None:
    now = attacked("not-a-step-back")
    assert offers(now, "axis") == ["no-combat"]
    assert refused(now, "axis", "combat not-a-step-back") == "bound-to-other-side [CBT-45]"


@rule("CBT-NOSTEP")
def test_the_next_attack_drives_the_unit_back_again() -> None:
    now = battle(
        "A9 i, A1 I, G5 I, H5 i, h6 i, g6 i",
        turn="axis",
        step="fight",
        orders="H5 g6",
        combat=("", "not-a-step-back"),
    )
    now = play(now, "axis", "attack H5 G5")
    now = play(now, "allies", "combat not-a-step-back")
    now = play(now, "allies", *(["no-combat"] if stage(now) == "reaction-window" else []), dice="FSS")
    now = play(now, "axis", "attack g6 G5", dice="FSS")
    assert asked(now) == "allies"
    assert "retreat" in " ".join(offers(now, "allies"))


@rule("CBT-SPOTTER", "QC-02", "QC-06")
def test_the_acting_side_may_still_add_a_spotter_in_the_window() -> None:
    now = attacked("pull-back", "A9 i, A1 I, G5 G, I5 i", "attack G5 I5", own="spotter fortify")
    now = play(now, "axis", "no-combat")
    assert offers(now, "allies") == ["combat-unit spotter G5", "no-combat"]
    now = play(
        now,
        "allies",
        "combat-unit spotter G5",
    )
    now = play(now, "axis", "no-combat")
    assert dice(now) == 4


@rule("QC-02", "CARD-AMBUSH-1")
def test_other_things_wait_until_the_attack_is_answered() -> None:
    now = attacked("pull-back")
    assert refused(now, "axis", "end-battles") == "answer-attack-first [QC-02]"
    assert refused(now, "axis", "ambush") == "no-ambush-in-hand [CARD-AMBUSH-1]"
