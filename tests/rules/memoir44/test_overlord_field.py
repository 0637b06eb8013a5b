"""The wide battlefield of Overlord: its hexes, sections and areas, from both sides, and who sits where."""

from typing import Any

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.state import CHANCE
from bocage.memoir44.command.chain import GENERALS, commander_of, post_of
from bocage.memoir44.command.choosing import command_for
from bocage.memoir44.command.overlord import Overlord
from bocage.memoir44.command.seating import EIGHT, SIX, TWO, all_seatings, chairs_of
from bocage.memoir44.kinds import ALLIES, AXIS
from bocage.memoir44.scenarios.build import scenario_of
from bocage.memoir44.variants import Variant

from tests.ledger_marks import rule
from tests.rules.memoir44.field import (
    all_ordered,
    asked,
    deal,
    field,
    field_facts,
    offers,
    places,
    play,
    sections,
    sent,
    until,
    ways,
)

PICTURE = "B3 I, Y7 i"
BASE: Any = MEMOIR44.scenario("omaha-beach-overlord")


@rule("OVL-02", "OVL-04")
def test_the_field_is_twenty_six_hexes_wide_and_nine_deep() -> None:
    """Two boards of thirteen columns lie side by side."""
    hexes = places()

    assert [len([name for name in hexes if name.endswith(str(row))]) for row in (9, 8, 7, 1)] == [
        26,
        25,
        26,
        26,
    ]
    assert len(hexes) == 2 * 113 + 4
    assert scenario_of(BASE).field.names == list(hexes)


@rule("OVL-03", "QO-01")
@pytest.mark.parametrize("seam", ["m8", "m6", "m4", "m2"])
def test_a_hex_joins_the_boards_in_every_second_row(seam: str) -> None:
    """The half hexes of both boards become one that units move through."""
    now = until(sent(field(f"{seam} I, A9 i"), center="direct-from-hq"), "ordering")
    now = until(all_ordered(now), "marching")

    left, right = {"m8": ("l8", "n8"), "m6": ("l6", "n6"), "m4": ("l4", "n4"), "m2": ("l2", "n2")}[seam]
    assert {left, right} <= ways(now, "center", seam)


@rule("OVL-05", "QO-01", "QO-20")
@pytest.mark.parametrize(
    ("at", "allies", "axis"),
    [
        ("A5", "left-1", "right-2"),
        ("D5", "left-1", "right-2"),
        ("c4", "left-1", "right-2"),
        ("d4", "left-1 left-2", "right-1 right-2"),
        ("E5", "left-2", "right-1"),
        ("I5", "left-2", "right-1"),
        ("i4", "left-2 center-1", "center-2 right-1"),
        ("J5", "center-1", "center-2"),
        ("M5", "center-1", "center-2"),
        ("m4", "center-1 center-2", "center-1 center-2"),
        ("N5", "center-2", "center-1"),
        ("q4", "center-2 right-1", "left-2 center-1"),
        ("R5", "right-1", "left-2"),
        ("v4", "right-1 right-2", "left-1 left-2"),
        ("W5", "right-2", "left-1"),
        ("Z5", "right-2", "left-1"),
    ],
)
def test_sections_run_from_edge_to_edge_and_are_named_from_each_sides_left(
    at: str, allies: str, axis: str
) -> None:
    """Hexes on a line belong to both sections, those on the seam to both of the center."""
    now = field(PICTURE)

    assert sections(now, at, "allies") == allies
    assert sections(now, at, "axis") == axis


@rule("OVL-06")
@pytest.mark.parametrize("side", [AXIS, ALLIES])
def test_each_general_commands_a_pair_of_sections(side: int) -> None:
    """The three areas of a side are two sections each, from its left to its right."""
    command = field(PICTURE).state.scenario.command

    assert [command.areas[post_of(side, role)] for role in GENERALS] == [0b11, 0b1100, 0b110000]


@rule("OVL-02", "OVL-05", "QO-01")
def test_three_boards_are_a_matter_of_data() -> None:
    """A field of three boards has nine sections, three to a general."""
    lines = [7, 17, 25, 33, 43, 51, 59, 69]
    now = field("B3 I, Y7 i", boards=3, sections=lines, flanks=[3, 3, 3])
    scenario = now.state.scenario

    assert scenario.field.section_names[2:5] == ["left-3", "center-1", "center-2"]
    assert scenario.boxes == 3
    assert sections(now, "A1", "axis") == "right-3"
    assert [scenario.command.areas[post_of(AXIS, role)] for role in GENERALS] == [
        0b111,
        0b111000,
        0b111000000,
    ]


@rule("OVL-05")
def test_one_board_has_a_section_for_each_flank_and_one_for_the_center() -> None:
    """Only where there are several of one name they are numbered."""
    assert scenario_of(MEMOIR44.scenario("omaha-beach")).field.section_names == ["left", "center", "right"]


@rule("OVL-05", "OVL-06", "QO-01")
def test_areas_of_unlike_width_are_a_matter_of_data() -> None:
    """A scenario may give the center more sections than the flanks; the top side has them mirrored."""
    scenario = scenario_of(field_facts(PICTURE, flanks=[1, 2, 3]))

    assert [scenario.field.flank(ALLIES, place) for place in range(3)] == [0b1, 0b110, 0b111000]
    assert [scenario.field.flank(AXIS, place) for place in range(3)] == [0b111, 0b11000, 0b100000]


@rule("OVL-07", "OVL-17", "QO-28")
def test_two_boxes_give_twice_the_cards() -> None:
    """The decks of both are shuffled into one of a hundred and twenty."""
    scenario = scenario_of(BASE)

    assert scenario.boxes == 2
    assert sum(scenario.deck) == 120
    assert sum(scenario_of(MEMOIR44.scenario("omaha-beach")).deck) == 60
    rulings = {**MEMOIR44.rulings("revised"), "variant": {"deck": "boxes"}}
    assert MEMOIR44.game.start(BASE, rulings).scenario.deck == scenario.deck


@rule("OVL-12", "QO-28")
def test_the_deck_of_the_expansion_may_be_used_instead() -> None:
    """It holds what two combined decks hold; its air sorties need the air rules."""
    rulings = {**MEMOIR44.rulings("revised"), "variant": {"deck": "overlord"}}
    state = MEMOIR44.game.start(BASE, rulings)

    assert state.scenario.deck == scenario_of(BASE).deck
    assert sum(state.pile.deck) + sum(hand.count for hand in state.hands) == 120


@rule("OVL-12")
@pytest.mark.parametrize(("battle", "deck"), [("omaha-beach", "overlord"), ("omaha-beach-overlord", "tarot")])
def test_no_other_deck_is_dealt(battle: str, deck: str) -> None:
    rulings = {**MEMOIR44.rulings("revised"), "variant": {"deck": deck}}

    with pytest.raises(ValueError, match="deck"):
        MEMOIR44.game.start(MEMOIR44.scenario(battle), rulings)


@rule("OVL-07")
def test_two_boxes_give_twice_the_sandbags() -> None:
    """Digging in goes on where one box would have run out."""
    state = field(PICTURE).state
    most = int(state.edition.sandbag_stock)
    names = [name for name in places() if name[0] in "FGH" and name != "F5"][:most]
    spent = ", ".join(f"{name} .o." for name in names)
    now = field(f"F5 I, Y7 i, {spent}", allies="dig-in 2*recon-left")
    now = play(now, "commander", "give dig-in left", "end-hand-out")

    assert offers(play(now, "left", "lead dig-in left"), "left", "dig-in") == ["dig-in F5"]


# ------------------------------------------------------------------------------------------ seats


@rule("OVL-08", "OVL-09")
def test_eight_play_each_a_role() -> None:
    """Each side has a commander and three generals."""
    assert [chair.name() for chair in chairs_of(EIGHT)] == [
        "axis-commander",
        "axis-left",
        "axis-center",
        "axis-right",
        "allies-commander",
        "allies-left",
        "allies-center",
        "allies-right",
    ]


@rule("OVL-10")
def test_of_six_the_general_of_the_center_commands() -> None:
    """The center and the command are one seat."""
    names = ["axis-commander-center", "axis-left", "axis-right"]
    now = field(PICTURE, seating=SIX)

    assert [chair.name() for chair in chairs_of(SIX)][:3] == names
    assert asked(now) == ["allies-commander-center"]
    assert now.state.scenario.command.seats_of[commander_of(ALLIES)] == 1 << 3


@rule("OVL-11")
def test_two_play_each_a_side() -> None:
    """They are asked for all that commanders and generals decide."""
    now = field(PICTURE, seating=TWO)

    assert asked(now) == ["allies"]
    assert asked(sent(now, left="direct-from-hq")) == ["allies"]


@rule("QO-29", "OVL-08")
def test_the_roles_of_a_side_can_be_split_in_any_way() -> None:
    """There are fifteen ways to share four roles out, for each side."""
    seatings = all_seatings()

    assert len(seatings) == len(set(seatings)) == 15 * 15
    assert seatings[:3] == [EIGHT, SIX, TWO]
    for seating in seatings:
        chairs = chairs_of(seating)
        assert sorted([role for chair in chairs if chair.side == AXIS for role in chair.roles]) == [
            0,
            1,
            2,
            3,
        ]


@rule("OVL-08", "QO-29")
def test_the_catalogue_seats_roles_where_boards_lie_side_by_side() -> None:
    """A battle of one board has no generals."""
    assert MEMOIR44.seatings("omaha-beach-overlord") == all_seatings()
    assert MEMOIR44.seatings("omaha-beach") == []


@rule("OVL-09", "OVL-10", "OVL-11")
def test_two_six_and_eight_have_their_usual_seating() -> None:
    """Two need none told; of seven nobody knows who would be what."""
    assert [MEMOIR44.seating_of(number) for number in (0, 2, 6, 8)] == ["", "", SIX, EIGHT]
    with pytest.raises(ValueError, match="no usual seating of 7, but of 2, 6, 8"):
        MEMOIR44.seating_of(7)


@rule("QO-29")
@pytest.mark.parametrize("seating", ["cl/mr clmr", "c/lmr cr/l/m", "clm/r c/l/m/r"])
def test_a_seat_acts_for_all_its_roles(seating: str) -> None:
    """Whoever holds several roles is asked for each of them in one lane."""
    now = field(
        "B3 I, K3 I, T3 I, Y7 i", seating=seating, allies="probe-left probe-center probe-right 2*barrage"
    )
    now = sent(now, left="probe-left left-1", center="probe-center center-1")
    now = until(all_ordered(now), "marching")
    chairs = [chair for chair in chairs_of(seating) if chair.side == ALLIES]

    assert len(asked(now)) == len([chair for chair in chairs if {1, 2} & set(chair.roles)])


@rule("OVL-08", "QO-29")
@pytest.mark.parametrize(
    "seating",
    [
        "c/l/m c/l/m/r",
        "c/l/m/r",
        "clmr clmr clmr",
        "c/l/m/rr clmr",
        "clmr x",
        "c//lmr clmr",
        "clmr clm/cr",
        "C/l/m/r clmr",
    ],
)
def test_a_role_belongs_to_one_seat_and_a_seat_to_somebody(seating: str) -> None:
    """Roles that nobody or two would play, and seats without a role, make no seating."""
    with pytest.raises(ValueError, match="seat"):
        chairs_of(seating)


@rule("OVL-01", "OVL-02")
def test_a_seating_needs_a_wide_field() -> None:
    """One board knows no chain of command."""
    field_of_one = scenario_of(MEMOIR44.scenario("omaha-beach")).field

    with pytest.raises(ValueError, match="several boards"):
        command_for(Variant({"seating": EIGHT}), field_of_one, "revised")
    assert isinstance(command_for(Variant({}), scenario_of(BASE).field, "revised"), Overlord)


# ------------------------------------------------------------------------------------------ set-up


@rule("OVL-13", "OVL-15")
def test_omaha_beach_is_the_scenario_of_the_base_books() -> None:
    """It brings its map, its medals, its special rule and who begins."""
    scenario = scenario_of(BASE)

    assert (scenario.name, scenario.terms.goal) == ("Omaha Beach Overlord", [8, 8])
    assert scenario.terms.recon_bombards
    assert scenario.field.names.index("A9") in scenario.terms.objectives[0].hexes


@rule("OVL-16", "OVL-18")
@pytest.mark.parametrize("seating", [EIGHT, SIX, TWO])
def test_only_commanders_are_dealt_cards(seating: str) -> None:
    """Each as many as the briefing says; then the side it names begins."""
    rulings = {**MEMOIR44.rulings(), "variant": {"seating": seating}}
    game = MEMOIR44.game_for(rulings)
    state = game.start(BASE, rulings)
    dealer = Seeded(3)
    while game.to_decide(state) == CHANCE:
        game.fall(state, int(dealer.pick(game.weights(state), 0)), None)

    assert [int(hand.count) for hand in state.hands] == [8, 0, 0, 0, 8, 0, 0, 0]
    assert game.to_decide(state) == state.scenario.command.seats_of[commander_of(AXIS)]


@rule("OVL-18")
def test_sides_take_turns() -> None:
    """When a side has drawn the other is next."""
    now = until(sent(field(PICTURE, axis="2*barrage"), left="direct-from-hq"), "draw")
    now = deal(now, cards="2*general-advance")

    assert asked(now) == ["axis-commander"]
