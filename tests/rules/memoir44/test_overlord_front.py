"""Generals act at the same time: who is first on record, stale offers, holds, and who settles a dispute."""

from typing import Any

import pytest

from bocage.memoir44.command.seating import SIX, TWO

from tests.ledger_marks import rule
from tests.rules.memoir44.field import (
    Field,
    all_ordered,
    asked,
    deal,
    field,
    handed,
    lanes,
    offers,
    play,
    refused,
    seat_of,
    sent,
    show,
    stages,
    told,
    until,
    ways,
)

SPARE = "3*recon-right"
THREE = {"left": "probe-left left-2", "center": "probe-center center-1", "right": "probe-right right-1"}
CARDS = f"probe-left probe-center probe-right {SPARE}"
PICTURE = "H3 I, K3 I, S3 A, Z9 i"


def marching(picture: str = PICTURE, seating: str = "c/l/m/r c/l/m/r", **told: Any) -> Field:
    """Every general has ordered units, which are about to move."""
    return until(
        all_ordered(sent(field(picture, seating=seating, allies=CARDS, **told), **THREE)), "marching"
    )


@rule("OVL-70", "QO-18")
def test_generals_move_at_the_same_time_in_any_order() -> None:
    """Each is asked, and what one does the others see at once."""
    now = marching()
    assert set(stages(now)) == {"allies-left", "allies-center", "allies-right"}
    assert set(stages(play(now, "left", "move H3 G3"))) == {"allies-center", "allies-right"}

    one = play(play(play(now, "right", "move S3 R3"), "left", "move H3 G3"), "center", "move K3 L3")
    two = play(play(play(now, "center", "move K3 L3"), "right", "move S3 R3"), "left", "move H3 G3")

    assert show(one) == show(two)
    assert one.state.facts() == two.state.facts()


@rule("OVL-70", "OVL-72", "QO-18")
def test_two_generals_claim_a_hex_and_the_first_on_record_has_it() -> None:
    """The other's offer has gone."""
    now = marching("I3 I, J3 I, S3 A, Z9 i")
    assert "i4" in ways(now, "left", "I3") & ways(now, "center", "J3")

    now = play(now, "center", "move J3 i4")

    assert "i4" not in ways(now, "left", "I3")
    assert refused(now, "left", "move I3 i4") == "hex-taken [MOV-08]"


@rule("OVL-70")
def test_a_unit_that_makes_way_lets_another_through() -> None:
    """Offers are worked out anew for all when something changes."""
    now = marching("I3 I, i4 A, J3 I, S3 A, Z9 i")
    assert "i4" not in ways(now, "center", "J3")

    now = play(now, "left", "move i4 h4")

    assert "i4" in ways(now, "center", "J3")


@rule("OVL-46", "OVL-70")
def test_a_general_who_can_move_nobody_waits_for_those_who_might_make_way() -> None:
    """He may be done, or wait; once nobody is left who might, the step is over."""
    now = sent(
        field("E1 I, D1 F1 d2 e2 G, K3 I, Z9 i", allies=CARDS), left=THREE["left"], center=THREE["center"]
    )
    now = play(now, "left", "order E1", "end-orders")
    now = until(all_ordered(now), "marching")

    assert offers(now, "left") == ["end-moves", "hold"]
    now = play(now, "center", "end-moves")
    assert "marching" not in stages(now).values()


@rule("OVL-71")
def test_generals_who_could_all_only_be_done_are_not_asked() -> None:
    """Nobody has an enemy to attack, so the attacks are over before they begin."""
    now = marching("F5 I, K3 I, S3 A, Z9 i")

    for general in ("left", "center", "right"):
        now = play(now, general, "end-moves")

    assert "fighting" not in stages(now).values()


@rule("OVL-46")
def test_all_moves_end_before_the_first_attack() -> None:
    """A general who is done waits for the others."""
    now = marching("F5 I, e6 i, K3 I, S3 A, Z9 i", discard="2*ambush")
    now = play(now, "left", "end-moves")

    assert set(stages(now)) == {"allies-center", "allies-right"}
    assert refused(now, "left", "attack F5 e6") == "not-your-turn [TRN-01]"
    now = play(play(now, "center", "end-moves"), "right", "end-moves")
    assert set(stages(now).values()) == {"fighting"}
    assert offers(now, "left", "attack") == ["attack F5 e6"]


@rule("OVL-46")
def test_no_unit_moves_after_the_first_attack() -> None:
    """Moving is over for all."""
    now = until(marching("F5 I, e6 i, L5 I, l6 i, S3 A, Z9 i", discard="2*ambush"), "fighting")

    assert refused(now, "center", "move L5 L3") == "battles-now [TRN-10]"


@rule("OVL-71", "QO-18")
@pytest.mark.parametrize("first", ["left", "center"])
def test_generals_attack_in_the_order_they_like(first: str) -> None:
    """One attack at a time; the others wait until it is resolved."""
    now = until(marching("F5 I, e6 i, L5 I, l6 i, S3 A, Z9 i", discard="2*ambush"), "fighting")
    assert {"allies-left", "allies-center"} <= set(stages(now))
    attack = {"left": "attack F5 e6", "center": "attack L5 l6"}

    now = play(now, first, attack[first])

    assert asked(now) == ["chance"]
    other = "center" if first == "left" else "left"
    assert refused(now, other, attack[other]) == "chance-is-next [TAB-1]"
    assert attack[other] in offers(deal(now, dice="AAA"), other)


@rule("OVL-71", "OVL-72")
def test_an_attack_can_take_the_target_from_another() -> None:
    """Both were beside the enemy that is gone now."""
    now = until(marching("I5 I, i4 i1, J3 I, S3 A, Z9 i", discard="2*ambush"), "fighting")
    assert "attack J3 i4" in offers(now, "center")

    now = play(now, "left", "attack I5 i4", "stay", dice="IFF")

    assert "attack J3 i4" not in offers(now, "center")
    assert "UnitEliminated side=axis unit=infantry at=i4 medals=1" in told(now)


@rule("OVL-71")
def test_an_enemy_driven_beside_another_general_can_be_attacked_by_him() -> None:
    """He waited with an attack left; the enemy retreats next to his unit."""
    now = until(marching("H3 I, h4 i, J5 I, S3 A, Z9 i", discard="2*ambush"), "fighting")
    assert "attack J5 I5" not in offers(now, "center")

    now = play(play(now, "left", "attack H3 h4", dice="FAA"), "axis-right", "retreat I5")
    now = play(now, "left", "stay") if "stay" in offers(now, "left") else now

    assert offers(now, "center", "attack") == ["attack J5 I5"]


@rule("OVL-71", "OVL-72")
def test_ground_is_taken_before_anybody_else_acts() -> None:
    """The battle of one unit is finished first."""
    now = until(marching("I5 I, i6 i1, L5 I, l6 i, S3 A, Z9 i", discard="2*ambush"), "fighting")
    now = play(now, "left", "attack I5 i6", dice="IFF")

    assert stages(now) == {"allies-left": "ground"}
    assert refused(now, "center", "attack L5 l6") == "not-your-turn [TRN-01]"


@rule("QO-48", "OVL-06")
@pytest.mark.parametrize(
    ("at", "who"), [("e6", ["axis-right"]), ("i6", ["axis-center", "axis-right"]), ("l6", ["axis-center"])]
)
def test_a_retreat_is_led_by_the_general_of_the_section(at: str, who: list[str]) -> None:
    """On a line between two by either of them."""
    near = {"e6": "F5", "i6": "I5", "l6": "L5"}[at]
    picture = f"{near} I, {at} i, A1 I, Z1 I, Z9 i"
    role = "center" if at == "l6" else "left"
    section = "center-1" if at == "l6" else "left-2"
    card = "probe-center" if at == "l6" else "probe-left"
    now = sent(field(picture, allies=CARDS, discard="2*ambush"), **{role: f"{card} {section}"})
    now = until(all_ordered(now), "fighting")
    now = play(now, role, f"attack {near} {at}", dice="FAA")

    assert asked(now) == who


# ------------------------------------------------------------------------------------------ holds


@rule("OVL-72", "QO-46")
def test_a_general_may_hold_the_others() -> None:
    """Nobody acts until the hold is lifted."""
    now = play(marching(), "left", "hold")

    assert told(now) == ["HoldPlaced side=allies seat=allies-left"]
    assert stages(now) == {"allies-commander": "hold", "allies-left": "hold"}
    assert refused(now, "center", "move K3 L3") == "not-your-turn [TRN-01]"
    assert refused(now, "left", "move H3 G3") == "hold-first [OVL-73]"


@rule("OVL-73", "QO-46")
def test_the_commander_settles_who_goes_first() -> None:
    """Until that general has chosen nobody else is asked."""
    now = play(play(marching(), "left", "hold"), "commander", "settle center")

    assert told(now) == ["HoldLifted side=allies to=center"]
    assert stages(now) == {"allies-center": "marching"}
    assert refused(now, "left", "move H3 G3") == "not-your-turn [TRN-01]"
    now = play(now, "center", "move K3 L3")
    assert set(stages(now)) >= {"allies-left", "allies-right"}


@rule("OVL-73", "QO-46")
@pytest.mark.parametrize("who", ["left", "commander"])
def test_a_hold_is_lifted_by_whoever_placed_it_or_by_the_commander(who: str) -> None:
    """Then all go on."""
    now = play(play(marching(), "left", "hold"), who, "lift")

    assert set(stages(now)) == {"allies-left", "allies-center", "allies-right"}


@rule("OVL-73")
def test_a_general_does_not_settle_his_own_dispute() -> None:
    """That is for the commander."""
    now = play(marching(), "left", "hold")

    assert offers(now, "left") == ["lift"]
    assert refused(now, "left", "settle left") == "commander-settles [OVL-73]"
    assert sorted(offers(now, "commander")) == ["lift", "settle center", "settle left", "settle right"]


@rule("OVL-73")
def test_the_commander_settles_for_those_who_have_something_left() -> None:
    """Who is done does not go first."""
    now = play(play(marching(), "right", "end-moves"), "left", "hold")

    assert refused(now, "commander", "settle right") == "already-done [OVL-73]"


@rule("OVL-73", "QO-46")
def test_the_commander_may_change_his_mind_when_the_first_one_asks_for_a_hold() -> None:
    """Those who had to wait for that one can be sent first now."""
    now = play(play(marching(), "left", "hold"), "commander", "settle center")
    now = play(now, "center", "hold")

    assert sorted(offers(now, "commander")) == ["lift", "settle center", "settle left", "settle right"]
    assert stages(play(now, "commander", "settle left")) == {"allies-left": "marching"}


@rule("OVL-72", "QO-46")
def test_a_general_holds_once_a_step() -> None:
    """In the next step he may again."""
    now = marching("F5 I, e6 i, L5 I, l6 i, S3 A, Z9 i", discard="2*ambush")
    now = play(play(now, "left", "hold"), "left", "lift")
    assert refused(now, "left", "hold") == "one-hold-a-step [OVL-72]"

    assert "hold" in offers(until(now, "fighting"), "left")


@rule("OVL-72", "QO-46")
def test_there_is_nobody_to_hold_for_the_last_one() -> None:
    """All others are done."""
    now = play(marching(), "right", "end-moves")
    assert "hold" in offers(now, "left")

    now = play(now, "center", "end-moves")
    assert refused(now, "left", "hold") == "nobody-to-hold [OVL-72]"


@rule("OVL-72", "QO-46")
def test_a_commander_needs_no_hold() -> None:
    """Who is both general and commander just settles what he has to."""
    now = marching(seating=SIX)

    assert refused(now, "center", "hold") == "nobody-to-hold [OVL-72]"
    assert "hold" in offers(now, "left")


@rule("OVL-11", "OVL-70")
def test_one_who_plays_a_side_has_one_lane() -> None:
    """He moves all units one by one, without holds."""
    now = marching(seating=TWO)

    assert lanes(now) == 1
    assert {each.split()[1] for each in offers(now, "allies", "move")} == {"H3", "K3", "S3"}
    assert offers(now, "allies", "hold") == []


@rule("OVL-70", "OVL-72")
def test_cards_are_played_at_the_same_time_too() -> None:
    """The second general orders while the first has not yet played."""
    now = handed(field(PICTURE, allies=CARDS), left="probe-left", center="probe-center")
    now = play(now, "center", "deploy probe-center center-1", "order K3")

    assert stages(now)["allies-left"] == "deploying"


@rule("OVL-20", "OVL-46")
def test_nobody_moves_before_all_have_given_their_orders() -> None:
    """The center waits for the left."""
    now = handed(field(PICTURE, allies=CARDS), left="probe-left", center="probe-center")
    now = play(now, "center", "deploy probe-center center-1", "order K3")

    assert refused(now, "center", "move K3 L3") == "not-your-turn [TRN-01]"


@rule("QO-18")
def test_the_seats_that_are_asked_are_known_to_all() -> None:
    """Also to the enemy and to who only watches."""
    now = marching()
    masks = {
        now.game.view(now.state, seat).asked for seat in (-1, seat_of(now, "axis-left"), seat_of(now, "left"))
    }

    assert masks == {now.game.to_decide(now.state)}


# ------------------------------------------------------------------------------------------ twice


@rule("QO-30", "OVL-46", "OVL-102")
def test_behind_enemy_lines_moves_again_after_all_attacks() -> None:
    """Those of the other generals come before its second move."""
    now = field(
        "F3 I, e6 i, L5 I, l6 i, Z9 i", allies=f"behind-enemy-lines probe-center {SPARE}", discard="2*ambush"
    )
    now = all_ordered(sent(now, left="behind-enemy-lines", center="probe-center center-1"))
    now = until(now, "marching")
    now = until(play(now, "left", "move F3 F5"), "fighting")
    now = play(now, "left", "attack F5 e6", dice="AAAA")

    assert stages(now) == {"allies-center": "fighting"}
    now = play(now, "center", "attack L5 l6", dice="AAA")
    assert stages(now) == {"allies-left": "marching"}
    assert len(ways(now, "left", "F5")) > 6
    assert refused(now, "center", "move L5 L3") == "not-your-turn [TRN-01]"


@rule("QO-30")
def test_bombarding_guns_fire_twice_whatever_others_do_between() -> None:
    """Another general's attack does not come between the two of a gun."""
    now = field(
        "F3 G, e6 i, L5 I, l6 i, Z9 i", allies=f"artillery-bombard probe-center {SPARE}", discard="2*ambush"
    )
    now = all_ordered(sent(now, left="artillery-bombard", center="probe-center center-1"))
    now = until(now, "fighting")
    now = play(now, "left", "attack F3 e6", dice="AA")
    now = play(now, "center", "attack L5 l6", dice="AAA")

    assert "attack F3 e6" in offers(now, "left")


@rule("QO-46")
def test_a_hold_that_is_taken_back_has_been_asked_for_all_the_same() -> None:
    """Or else a general could bring the commander in again and again."""
    now = marching("F5 I, K3 I, S3 A, Z9 i")
    held = play(now, "left", "hold")

    back = Field(now.game, now.game.with_what_was_seen(now.state, held.state), [])

    assert "hold" in offers(now, "left")
    assert "hold" not in offers(back, "left")
    assert "hold" in offers(back, "center")


@rule("QO-46")
def test_a_hold_of_another_step_or_in_the_midst_of_an_attack_changes_nothing() -> None:
    """What was asked for in the fighting does not count for the moves."""
    now = marching("F5 I, e6 i, L5 I, l6 i, S3 A, Z9 i", discard="2*ambush")
    fighting = until(now, "fighting")
    held = play(play(fighting, "left", "hold"), "left", "lift")
    rolling = play(fighting, "left", "attack F5 e6")

    for earlier, later in ((now, held), (fighting, rolling)):
        back = Field(now.game, now.game.with_what_was_seen(earlier.state, later.state), [])
        assert "hold" in offers(back, "left")
