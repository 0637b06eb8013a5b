"""Orders: announced before all moves, one for a unit, each in a section of the card."""

from __future__ import annotations

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import asked, battle, is_ordered, offers, play, refused, show, stage, told

UNDER_A_LINE = "B1 I, d4 I, G1 I, M9 i"


@rule("ORD-01")
def test_all_orders_are_given_before_the_first_move() -> None:
    now = battle(UNDER_A_LINE, step="order", card="direct-from-hq")
    assert refused(now, "allies", "move B1 C1") == "order-first [ORD-01]"
    now = play(now, "allies", "order d4")
    assert told(now) == ["UnitOrdered side=allies unit=infantry at=d4"]
    assert refused(now, "allies", "move d4 d6") == "order-first [ORD-01]"
    now = play(now, "allies", "order G1", "end-orders", "move d4 E5")
    assert refused(now, "allies", "order B1") == "orders-are-given [ORD-01]"


@rule("ORD-01")
def test_only_own_units_that_are_there_can_be_ordered() -> None:
    now = battle(UNDER_A_LINE, step="order")
    assert refused(now, "allies", "order M9") == "no-unit-there [ORD-01]"
    assert refused(now, "allies", "order H5") == "no-unit-there [ORD-01]"


@rule("ORD-02", "CARD-ANY-3")
def test_a_unit_is_ordered_once() -> None:
    now = play(battle(UNDER_A_LINE, step="order"), "allies", "order d4")
    assert refused(now, "allies", "order d4") == "already-ordered [ORD-02]"
    assert offers(now, "allies") == ["order B1", "order G1", "end-orders"]


@rule("ORD-03", "CARD-ANY-4")
def test_under_a_line_a_unit_is_of_both_sections() -> None:
    for card, found in (("probe-left", ["B1", "d4"]), ("probe-center", ["d4", "G1"]), ("probe-right", [])):
        now = battle(UNDER_A_LINE, step="order", card=card)
        assert {choice.split()[1] for choice in offers(now, "allies", "order")} == set(found)


@rule("ORD-04", "CARD-ANY-4", "CARD-RECONINFORCE")
def test_such_a_unit_takes_one_order_of_the_section_that_has_one_to_spare() -> None:
    now = battle("B1 C1 I, d4 I, G1 H1 I, L1 I, A9 i", step="order", card="recon-in-force")
    with_left = play(now, "allies", "order d4", "order C1")
    assert offers(with_left, "allies", "order") == ["order L1"]
    assert refused(with_left, "allies", "order G1") == "no-order-left [ORD-05]"
    with_center = play(now, "allies", "order d4", "order H1")
    assert offers(with_center, "allies", "order") == ["order L1"]
    assert refused(with_center, "allies", "order B1") == "no-order-left [ORD-05]"


@rule("ORD-04", "CARD-ANY-4", "CARD-GENERALADVANCE")
def test_two_units_under_a_line_leave_two_orders_of_both_sections() -> None:
    now = battle("B1 C1 I, d2 d4 I, G1 H1 I, A9 i", step="order", card="general-advance")
    now = play(now, "allies", "order d2", "order d4", "order B1")
    assert offers(now, "allies", "order") == ["order C1", "order G1", "order H1"]
    assert stage(play(now, "allies", "order G1")) == "marching"
    assert stage(play(now, "allies", "order C1")) == "marching"


@rule("ORD-05")
def test_orders_in_excess_are_lost() -> None:
    now = battle(UNDER_A_LINE, step="order", card="attack-right")
    assert stage(now) == "draw"
    now = battle("M1 I, G1 I, A9 i", step="order", card="attack-right")
    now = play(now, "allies", "order M1")
    assert stage(now) == "marching"
    assert not is_ordered(now, "G1")


@rule("ORD-06", "CARD-ANY-6", "RUL-101")
def test_a_card_for_an_empty_section_leads_to_the_draw() -> None:
    now = battle("G1 I, A9 i", allies="assault-left", axis="recon-left", deck="attack-left")
    over = play(now, "allies", "play assault-left", cards="attack-left")
    assert asked(over) == "axis"
    assert [event.split()[0] for event in over.told] == ["CardPlayed", "CardDrawn", "TurnBegun"]


@rule("ORD-07", "Q-25", "CARD-ANY-2")
def test_fewer_orders_may_be_given_even_none() -> None:
    now = battle("B1 C1 D1 I, M9 i", step="order", card="attack-left")
    assert offers(now, "allies")[-1] == "end-orders"
    assert stage(play(now, "allies", "end-orders")) == "draw"
    some = play(now, "allies", "order C1", "end-orders")
    assert {at for at in ("B1", "C1", "D1") if is_ordered(some, at)} == {"C1"}
    assert stage(some) == "marching"


@rule("ORD-07")
def test_more_orders_than_the_card_gives_there_are_not() -> None:
    now = battle("A1 B1 C1 D1 A3 I, M9 i", step="order", card="attack-left")
    now = play(now, "allies", "order A1", "order B1", "order C1")
    assert stage(now) == "marching"
    assert not is_ordered(now, "D1")


@rule("ORD-08", "MOV-02")
def test_a_unit_ordered_in_one_section_may_move_into_another() -> None:
    now = battle("D5 I, D7 i, M9 i", step="move", card="probe-left")
    now = play(now, "allies", "move D5 E5")
    assert stage(now) == "fighting"
    assert show(now) == "M9 i, D7 i, E5 I"
    assert offers(now, "allies", "attack") == ["attack E5 D7"]


@rule("ORD-09")
def test_an_ordered_unit_need_not_move() -> None:
    now = battle("G5 I, G7 i", step="move")
    assert "end-moves" in offers(now, "allies")
    assert refused(now, "allies", "move G5 G5") == "already-there [ORD-09]"
    now = play(now, "allies", "end-moves")
    assert (stage(now), show(now)) == ("fighting", "G7 i, G5 I")


@rule("ORD-10", "ATK-07")
def test_an_ordered_unit_need_not_attack() -> None:
    now = battle("G5 I, f6 i", step="fight")
    assert offers(now, "allies") == ["attack G5 f6", "end-battles"]
    assert stage(play(now, "allies", "end-battles")) == "draw"
