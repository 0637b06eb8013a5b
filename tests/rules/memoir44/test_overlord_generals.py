"""The generals play their cards: where, whom they order, and what each card does in their two sections."""

from typing import Any

import pytest

from bocage.kernel.chance import Seeded
from bocage.memoir44.command.seating import TWO

from tests.ledger_marks import rule
from tests.rules.memoir44.field import (
    Field,
    all_ordered,
    asked,
    deal,
    dice,
    field,
    hand,
    handed,
    is_ordered,
    offers,
    orders_of,
    play,
    refused,
    seat_of,
    seen,
    sent,
    stages,
    table,
    told,
    until,
    ways,
)

SPARE = "3*recon-right"
LINE = (
    "A3 B3 C3 D3 I, E3 F3 G3 H3 I, d2 I, i2 I, J3 K3 L3 M3 I, N3 O3 P3 I, m2 I, q2 I, "
    "R3 S3 T3 I, v2 I, W3 X3 Y3 I, Z9 i"
)
"""Four or so infantry in every section, and one on each line between two."""
LEFT_1 = {"A3", "B3", "C3", "D3", "d2"}
LEFT_2 = {"d2", "E3", "F3", "G3", "H3", "i2"}
BOTH = LEFT_1 | LEFT_2


def left(card: str, *section: str, picture: str = LINE, **told: Any) -> Field:
    """The left general has played a card."""
    now = field(picture, allies=f"{card} {SPARE}", **told)
    return sent(now, left=" ".join([card, *section]))


def candidates(now: Field, who: str = "left") -> set[str]:
    """Whom a general may order."""
    return {each.removeprefix("order ") for each in offers(now, who, "order")}


# ------------------------------------------------------------------------------------------ deploying


@rule("OVL-40")
def test_a_card_is_played_in_one_of_the_generals_sections() -> None:
    """He has the choice of both, and of no other."""
    now = handed(field(LINE, allies=f"probe-left {SPARE}"), left="probe-left")

    assert offers(now, "left") == ["deploy probe-left left-1", "deploy probe-left left-2"]
    assert refused(now, "left", "deploy probe-left center-1") == "another-general [OVL-06]"


@rule("OVL-40")
def test_units_are_ordered_in_the_section_of_the_card() -> None:
    """Those in his other section stay where they are."""
    assert candidates(left("probe-left", "left-1")) == LEFT_1
    assert candidates(left("probe-left", "left-2")) == LEFT_2


@rule("OVL-33")
def test_a_general_plays_his_card_as_he_likes() -> None:
    """Also after a visit nothing binds him."""
    now = play(field(LINE, allies=f"probe-left {SPARE}"), "commander", "give probe-left left", "visit left")
    now = play(now, "commander", "end-hand-out")

    assert offers(now, "left") == ["deploy probe-left left-1", "deploy probe-left left-2"]
    assert "allies-commander" not in asked(now)


@rule("OVL-42", "OVL-80", "QO-12")
def test_two_cards_lie_in_two_sections() -> None:
    """The second goes where the first does not lie, also where nobody stands."""
    now = handed(field("A3 I, Z9 i", allies=f"probe-left attack-left {SPARE}"), left="probe-left attack-left")
    now = play(now, "left", "deploy attack-left left-1", "order A3")

    assert offers(now, "left") == ["deploy probe-left left-2"]
    assert refused(now, "left", "deploy probe-left left-1") == "section-has-a-card [OVL-42]"
    assert table(play(now, "left", "deploy probe-left left-2")) == [
        "left attack-left left-1",
        "left probe-left left-2",
    ]


@rule("OVL-24")
@pytest.mark.parametrize("first", ["probe-left", "recon-left"])
def test_the_other_generals_know_that_a_second_card_goes_beside_the_played_one(first: str) -> None:
    """A guess gives no tactic card, nor one that is played alone, to whom has played one of two cards."""
    picture, deck = "A3 I, Z9 i", f"20*dig-in 20*general-advance 20*move-out {first}"
    cards = f"{first} attack-left"
    now = field(picture, allies=f"{cards} move-out {SPARE}", deck=deck)
    now = play(handed(now, left=cards, center="move-out"), "left", f"deploy {first} left-1", "order A3")
    now = play(now, "center", "lead move-out center")
    view = now.game.view(now.state, seat_of(now, "right"))

    for seed in range(10):
        guess = Field(now.game, now.game.guess(view, Seeded(seed)), [])
        assert hand(guess, "allies", "left") in (first, "attack-left")


@rule("OVL-42")
def test_the_order_of_playing_two_cards_leaves_no_trace() -> None:
    """The same cards in the same sections make the same position."""
    cards = f"probe-left attack-left {SPARE}"
    start = handed(field("Z1 I, Z9 i", allies=cards), left="probe-left attack-left")
    one = play(start, "left", "deploy probe-left left-1", "deploy attack-left left-2")
    two = play(start, "left", "deploy attack-left left-2", "deploy probe-left left-1")

    assert one.state.facts() == two.state.facts()


@rule("OVL-43", "OVL-101")
@pytest.mark.parametrize(
    "card",
    [
        "recon-in-force",
        "general-advance",
        "direct-from-hq",
        "move-out",
        "armor-assault",
        "artillery-bombard",
        "behind-enemy-lines",
        "close-assault",
        "firefight",
        "dig-in",
        "medics-and-mechanics",
    ],
)
def test_a_card_for_both_sections_lies_between_them(card: str) -> None:
    """It is played in no section of its own."""
    now = handed(field(LINE, allies=f"{card} {SPARE}"), left=card)

    assert offers(now, "left") == [f"lead {card} left"]
    assert refused(now, "left", f"deploy {card} left-1") == "both-sections [OVL-43]"
    assert table(play(now, "left", f"lead {card} left")) == [f"left {card}"]


@rule("OVL-44")
def test_two_cards_of_a_general_order_a_unit_once() -> None:
    """One on the line between his sections is ordered by one of them."""
    cards = f"probe-left attack-left {SPARE}"
    now = handed(field("d2 d4 E3 I, Z9 i", allies=cards), left="probe-left attack-left")
    now = play(now, "left", "deploy probe-left left-1", "order d2", "end-orders", "deploy attack-left left-2")

    assert candidates(now) == {"d4", "E3"}
    assert refused(now, "left", "order d2") == "already-ordered [ORD-02]"


@rule("OVL-45", "OVL-44")
@pytest.mark.parametrize("first", ["left", "center"])
def test_a_unit_on_a_line_between_generals_is_ordered_by_either(first: str) -> None:
    """Whoever is first on record; the other has it no more."""
    second = "center" if first == "left" else "left"
    now = field("i2 E3 F3 J3 K3 L3 I, Z9 i", allies=f"probe-left probe-center {SPARE}")
    now = sent(now, left="probe-left left-2", center="probe-center center-1")
    assert "i2" in candidates(now, "left")
    assert "i2" in candidates(now, "center")

    now = play(now, first, "order i2")

    assert "i2" not in candidates(now, second)
    assert refused(now, second, "order i2") == "already-ordered [ORD-02]"


@rule("OVL-45", "OVL-06")
def test_a_unit_is_moved_by_whoever_ordered_it() -> None:
    """The neighbour cannot."""
    now = field("i2 J3 I, Z9 i", allies=f"probe-left probe-center {SPARE}")
    now = sent(now, left="probe-left left-2", center="probe-center center-1")
    now = play(now, "left", "order i2")
    now = play(now, "center", "order J3")

    assert refused(now, "center", "move i2 I3") == "ordered-by-another [OVL-45]"
    assert "I3" in ways(now, "left", "i2")


@rule("QO-14")
def test_a_unit_may_move_into_the_area_of_another_general() -> None:
    """He who ordered it attacks with it from there; in the next turn its hex decides."""
    now = field("I3 K9 I, J5 i, Z9 i", allies=f"probe-left {SPARE}", discard="2*ambush")
    now = play(sent(now, left="probe-left left-2"), "left", "order I3")
    now = play(until(now, "marching"), "left", "move I3 i4")

    assert offers(now, "left", "attack") == ["attack i4 J5"]


# ------------------------------------------------------------------------------------------ section cards


@rule("OVL-81", "QO-11")
@pytest.mark.parametrize(("section", "whom"), [("left-1", LEFT_1), ("left-2", LEFT_2)])
def test_recon_orders_one_unit_in_a_section_of_the_generals_choice(section: str, whom: set[str]) -> None:
    """One of his two."""
    now = left("recon-left", section)

    assert candidates(now) == whom
    now = play(now, "left", f"order {min(whom)}")
    assert orders_of(now) == {min(whom)}
    assert "ordering" not in stages(now).values()


@rule("OVL-86", "OVL-87", "OVL-93")
@pytest.mark.parametrize(("card", "number"), [("probe-left", 2), ("attack-left", 3), ("pincer-move", 2)])
def test_a_card_orders_so_many_units_in_one_section(card: str, number: int) -> None:
    """And no more."""
    now = all_ordered(left(card, "left-2"))

    assert len(orders_of(now)) == number
    assert orders_of(now) <= LEFT_2


@rule("OVL-93", "QO-27")
@pytest.mark.parametrize("role", ["left", "right"])
def test_a_pincer_move_is_one_arm_of_the_pincer(role: str) -> None:
    """It lies in one section of the flank that got it, not on both flanks."""
    now = handed(field(LINE, allies=f"pincer-move {SPARE}"), **{role: "pincer-move"})

    assert offers(now, role) == [f"deploy pincer-move {role}-1", f"deploy pincer-move {role}-2"]


@rule("OVL-45", "OVL-88", "QO-13")
def test_an_assault_orders_all_units_of_a_section() -> None:
    """Without any choice, as long as no neighbour could want one of them."""
    now = left("assault-left", "left-1")

    assert orders_of(now) == LEFT_1
    assert stages(now) == {"allies-left": "marching"} or "initiatives" in stages(now).values()


@rule("OVL-45", "OVL-88", "QO-13")
def test_an_assault_may_leave_a_shared_unit_to_the_neighbour() -> None:
    """Where a unit is on the line between two generals, units are ordered one by one."""
    now = left("assault-left", "left-2")

    assert candidates(now) == LEFT_2
    now = play(now, "left", *[f"order {at}" for at in sorted(LEFT_2 - {"i2"})], "end-orders")
    assert not is_ordered(now, "i2")


@rule("OVL-88", "QO-13", "OVL-44")
def test_an_assault_takes_the_shared_unit_unless_it_has_its_orders() -> None:
    """The neighbour comes first here, and the rest is ordered without a choice."""
    now = field(LINE, allies=f"assault-left recon-center {SPARE}")
    now = handed(now, left="assault-left", center="recon-center")
    now = play(
        play(now, "center", "deploy recon-center center-1", "order i2"), "left", "deploy assault-left left-2"
    )

    assert orders_of(now) == LEFT_2


@rule("OVL-89")
def test_recon_in_force_orders_one_unit_in_each_section() -> None:
    """Two in all, not two in one section; one on the line between counts for either."""
    now = left("recon-in-force")
    now = play(now, "left", "order A3")

    assert candidates(now) == LEFT_2
    assert len(orders_of(all_ordered(now))) == 2


@rule("EX-OVL-4", "OVL-91")
def test_a_general_advance_orders_two_units_in_each_section() -> None:
    """Four in all, and never three in one."""
    now = play(left("general-advance"), "left", "order A3", "order B3")

    assert candidates(now) == LEFT_2
    assert refused(now, "left", "order C3") == "no-order-left [ORD-05]"
    assert len(orders_of(all_ordered(now))) == 4


@rule("OVL-79")
@pytest.mark.parametrize("card", ["probe-left", "attack-left"])
def test_units_ordered_by_a_section_card_move_and_attack_as_ever(card: str) -> None:
    """An infantry unit moves one hex and attacks, or two."""
    now = field("F5 I, G7 i", allies=f"{card} {SPARE}", discard="2*ambush")
    now = play(sent(now, left=f"{card} left-2"), "left", "order F5", "move F5 f6")

    assert offers(now, "left", "attack") == ["attack f6 G7"]


# ------------------------------------------------------------------------------------------ tactic cards


@rule("OVL-101", "OVL-102", "QO-30")
@pytest.mark.parametrize("role", ["left", "center", "right"])
def test_a_tactic_card_orders_in_both_sections_of_its_general(role: str) -> None:
    """And nowhere else."""
    now = sent(field(LINE, allies=f"direct-from-hq {SPARE}"), **{role: "direct-from-hq"})
    area = {"left": "ABCDEFGHdi", "center": "JKLMNOPimq", "right": "RSTWXYqv"}[role]

    assert candidates(now, role) == {at for at in candidates(now, role) if at[0] in area}
    assert {at[0] for at in candidates(now, role)} == set(area)
    assert len(orders_of(all_ordered(now))) == 4


@rule("OVL-101")
@pytest.mark.parametrize(
    ("card", "units", "expected"),
    [
        ("armor-assault", "A", 3),
        ("artillery-bombard", "G", 3),
        ("move-out", "I", 3),
        ("close-assault", "I", 2),
        ("firefight", "I", 1),
    ],
)
def test_a_card_for_a_kind_of_unit_takes_them_from_both_sections(
    card: str, units: str, expected: int
) -> None:
    """Those in contact for a close assault, those out of it for a firefight; never the neighbour's."""
    picture = f"A3 F3 G5 {units}, K3 L3 {units}, a4 e4 i, K5 i, Z9 i"
    now = all_ordered(left(card, picture=picture))

    assert len(orders_of(now)) == expected
    assert orders_of(now) <= {"A3", "F3", "G5"}


@rule("OVL-102", "QO-44")
@pytest.mark.parametrize("card", ["armor-assault", "artillery-bombard"])
def test_whoever_has_no_such_unit_orders_one_of_another_kind(card: str) -> None:
    """What counts is what the general himself commands; the neighbour's armor is none of his."""
    now = left(card, picture="A3 F3 I, K3 A, L3 G, Z9 i")

    assert candidates(now) == {"A3", "F3"}
    assert orders_of(play(now, "left", "order F3")) == {"F3"}


@rule("OVL-110")
@pytest.mark.parametrize(("section", "whom"), [("left-1", {"A3", "d2"}), ("left-2", {"d2", "F3"})])
def test_an_infantry_assault_orders_all_infantry_of_one_section(section: str, whom: set[str]) -> None:
    """Not of both, and no armor."""
    now = left("infantry-assault", section, picture="A3 d2 F3 I, B3 G3 A, Z9 i")

    assert orders_of(now) == whom
    command, (assault,) = now.state.scenario.command, [each for each in now.state.plays if each.card >= 0]
    assert command.orders(assault).sections == assault.section == {"left-1": 0b01, "left-2": 0b10}[section]


@rule("OVL-110", "QO-44")
def test_an_infantry_assault_without_infantry_orders_one_unit() -> None:
    """Of his own, in either section."""
    now = left("infantry-assault", "left-1", picture="B3 G3 A, K3 I, Z9 i")

    assert candidates(now) == {"B3", "G3"}


# ------------------------------------------------------------------------------------------ medics, sandbags


@rule("OVL-111", "QO-21")
def test_medics_throw_four_dice_for_one_of_the_generals_units() -> None:
    """Whatever the commander has in hand."""
    now = left("medics-and-mechanics", picture="A3 I2, F3 I, K3 I2, Z9 i")

    assert offers(now, "left", "heal") == ["heal A3"]
    assert refused(now, "left", "heal K3") == "not-under-command [QO-05]"
    assert refused(now, "left", "heal F3") == "no-losses [CARD-MEDICS-1]"
    assert dice(play(now, "left", "heal A3")) == 4


@rule("OVL-112", "OVL-113", "OVL-114")
@pytest.mark.parametrize(
    ("throw", "figures", "ordered"),
    [("AAFG", 1, False), ("IAFG", 2, True), ("ISFG", 3, True), ("IISS", 4, True)],
)
def test_medics_bring_back_a_figure_for_each_symbol_and_star(throw: str, figures: int, ordered: bool) -> None:
    """Never more than there were; whoever has got one back is ordered."""
    now = play(left("medics-and-mechanics", picture="A3 I1, F3 I, Z9 i"), "left", "heal A3", dice=throw)

    unit = now.state.unit_on[now.state.scenario.field.names.index("A3")]
    assert now.state.figures[unit] == figures
    assert is_ordered(now, "A3") == ordered


@rule("OVL-44", "OVL-114", "QO-41")
def test_a_treated_unit_that_has_its_orders_gets_no_others() -> None:
    """The neighbour has ordered it before; figures come back all the same."""
    now = field("i2 I1, A3 I, K3 I2, Z9 i", allies=f"medics-and-mechanics recon-left {SPARE}")
    now = handed(now, left="recon-left", center="medics-and-mechanics")
    now = play(now, "left", "deploy recon-left left-2", "order i2")
    healing = play(now, "center", "lead medics-and-mechanics center")
    now = play(healing, "center", "heal i2", dice="IIFF")

    assert is_ordered(play(healing, "center", "heal K3", dice="IIFF"), "K3")
    assert refused(now, "center", "move i2 I3") in ("ordered-by-another [OVL-45]", "not-your-turn [TRN-01]")
    assert "I3" in ways(now, "left", "i2")


@rule("OVL-44", "QO-42")
def test_whoever_has_orders_does_not_dig_in() -> None:
    """Digging in is an order, too."""
    now = field("i2 I, A3 I, Z9 i", allies=f"dig-in recon-center {SPARE}")
    now = handed(now, left="dig-in", center="recon-center")
    now = play(now, "center", "deploy recon-center center-1", "order i2")
    now = play(now, "left", "lead dig-in left")

    assert offers(now, "left", "dig-in") == ["dig-in A3"]
    assert refused(now, "left", "dig-in i2") == "already-ordered [OVL-44]"


@rule("OVL-44", "OVL-66", "QO-42")
def test_whoever_has_dug_in_is_not_ordered() -> None:
    """The neighbour cannot have it any more."""
    now = field("i2 A3 J3 I, Z9 i", allies=f"dig-in probe-center {SPARE}")
    now = sent(now, left="dig-in", center="probe-center center-1")
    now = play(now, "left", "dig-in i2")

    assert candidates(now, "center") == {"J3"}
    assert refused(now, "center", "order i2") == "barred [OVL-66]"


@rule("OVL-06", "QO-42")
def test_nobody_digs_in_with_units_of_another() -> None:
    """The center is not the left general's."""
    now = left("dig-in", picture="A3 I, K3 I, Z9 i")

    assert refused(now, "left", "dig-in K3") == "not-under-command [QO-05]"


# ------------------------------------------------------------------------------------------ counter-attack


@rule("OVL-107", "QO-19", "QO-20")
@pytest.mark.parametrize(
    ("last", "role", "expected"),
    [
        ("left probe-left left-1", "right", "counter probe-right right-2"),
        ("left probe-left left-2", "right", "counter probe-right right-1"),
        ("center attack-center center-1", "center", "counter attack-center center-2"),
        ("right recon-right right-2", "left", "counter recon-left left-1"),
        ("left recon-left left-1", "right", "counter recon-right right-2"),
        ("right direct-from-hq", "left", "counter direct-from-hq left-1"),
        ("left direct-from-hq", "right", "counter direct-from-hq right-1"),
        ("left infantry-assault left-2", "right", "counter infantry-assault right-1"),
    ],
)
def test_a_counter_attack_strikes_back_in_the_opposite_section(last: str, role: str, expected: str) -> None:
    """What the enemy did on his left is answered on the right, in the same columns."""
    now = field(LINE, allies=f"counter-attack {SPARE}", last=[last])

    assert offers(now, "commander", "give")[-1] == f"give counter-attack {role}"
    assert len(offers(now, "commander", "give")) == 2
    assert offers(handed(now, **{role: "counter-attack"}), role) == [expected]


@rule("OVL-107")
def test_a_counter_attack_orders_as_the_copied_card_where_it_lies() -> None:
    """A probe of the enemy's left at its far end is one of the right at its far end."""
    now = field(LINE, allies=f"counter-attack {SPARE}", last=["left probe-left left-1"])
    now = play(handed(now, right="counter-attack"), "right", "counter probe-right right-2")

    assert table(now) == ["right counter-attack as probe-right right-2"]
    assert candidates(now, "right") == {"v2", "W3", "X3", "Y3"}
    assert len(orders_of(all_ordered(now))) == 2


@rule("OVL-107", "QO-19")
def test_of_two_enemy_cards_opposite_a_general_copies_the_one_he_likes() -> None:
    """Each where it lies."""
    last = ["left probe-left left-1", "left attack-left left-2"]
    now = handed(field(LINE, allies=f"counter-attack {SPARE}", last=last), right="counter-attack")

    assert offers(now, "right") == ["counter probe-right right-2", "counter attack-right right-1"]


@rule("OVL-107", "QO-19")
def test_of_the_same_card_in_two_sections_the_one_that_is_named_is_copied() -> None:
    """Where it lies."""
    last = ["left probe-left left-1", "left probe-left left-2"]
    now = handed(field(LINE, allies=f"counter-attack {SPARE}", last=last), right="counter-attack")
    for section in ("right-1", "right-2"):
        assert table(play(now, "right", f"counter probe-right {section}")) == [
            f"right counter-attack as probe-right {section}"
        ]


@rule("QO-19")
def test_all_that_the_enemy_has_played_in_his_turn_can_be_copied() -> None:
    """Both cards of the same general, as they were played."""
    cards: Any = {"axis": "probe-right attack-right barrage", "allies": "counter-attack 2*barrage"}
    now = field("A3 E3 I, Z9 Z7 i, B7 F7 i", turn="axis", **cards)
    before = now.state.facts()
    sent(now, right="probe-right right-1, attack-right right-2")
    assert now.state.facts() == before
    now = sent(now, right="probe-right right-1, attack-right right-2")
    now = deal(until(all_ordered(now), "draw"), cards="2*general-advance")

    now = handed(now, left="counter-attack")
    assert offers(now, "left") == ["counter probe-left left-2", "counter attack-left left-1"]


@rule("QO-19")
@pytest.mark.parametrize("last", [[], ["left probe-left left-1"], ["commander barrage"]])
def test_a_counter_attack_needs_a_card_opposite(last: list[str]) -> None:
    """Without one it is not given; what an enemy commander carries out lies opposite nobody."""
    now = field(LINE, allies=f"counter-attack {SPARE}", last=last)

    assert refused(now, "commander", "give counter-attack left") == "nothing-opposite [QO-19]"


@rule("QO-19", "OVL-100")
def test_a_counter_attack_is_a_tactic_card() -> None:
    """It does not go with a section card, not even one that copies such a card."""
    now = field(LINE, allies=f"counter-attack probe-right {SPARE}", last=["left probe-left left-1"])
    now = play(now, "commander", "give counter-attack right")

    assert refused(now, "commander", "give probe-right right") == "section-cards-only [OVL-25]"


@rule("QO-19")
def test_what_is_no_card_cannot_be_copied() -> None:
    """The enemy acted on his own initiative; that is no card."""
    now = field(
        "A3 A5 I, Z9 Z7 i, X7 i", turn="axis", axis="recon-right barrage", allies="counter-attack 2*barrage"
    )
    now = until(handed(now, right="recon-right"), "deploying")
    now = all_ordered(play(now, "right", "deploy recon-right right-1"))
    now = play(now, "left", "take-initiative left", dice="SS")
    now = deal(until(all_ordered(now), "draw"), cards="3*general-advance")

    assert refused(now, "commander", "give counter-attack right") == "nothing-opposite [QO-19]"
    assert "give counter-attack left" in offers(now, "commander")


@rule("OVL-107", "QO-19")
def test_a_copied_counter_attack_does_what_it_did() -> None:
    """A counter-attack that acted as a probe is answered as a probe."""
    now = field(
        LINE,
        allies="counter-attack 2*barrage",
        axis=f"counter-attack {SPARE}",
        last=["left probe-left left-1"],
    )
    now = all_ordered(play(handed(now, right="counter-attack"), "right", "counter probe-right right-2"))
    now = deal(until(now, "draw"), cards="2*general-advance")
    now = handed(now, left="counter-attack")

    assert offers(now, "left") == ["counter probe-left left-1"]


# ------------------------------------------------------------------------------------------ one seat


@rule("OVL-11", "OVL-42")
def test_one_who_plays_all_generals_lays_all_cards() -> None:
    """In any order; each card knows its general by its section."""
    cards = f"probe-left probe-right direct-from-hq {SPARE}"
    now = handed(
        field(LINE, seating=TWO, allies=cards),
        left="probe-left",
        center="direct-from-hq",
        right="probe-right",
    )

    assert offers(now, "allies") == [
        "deploy probe-left left-1",
        "deploy probe-left left-2",
        "deploy probe-right right-1",
        "deploy probe-right right-2",
        "lead direct-from-hq center",
    ]
    assert refused(now, "allies", "lead direct-from-hq left") == "not-given [OVL-40]"


@rule("OVL-41", "OVL-43")
def test_a_card_that_orders_in_both_sections_is_shown_between() -> None:
    """The event names no section."""
    now = left("direct-from-hq")

    assert told(now, "CardPlayed") == [
        "CardPlayed side=allies general=left section= card=direct-from-hq acts_as= plain="
    ]
    assert [each["section"] for each in seen(now, "")["plays"] if each["card"]] == [0]
