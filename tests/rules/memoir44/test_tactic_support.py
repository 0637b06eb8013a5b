"""Tactic cards that build up: dig-in, medics & mechanics, their finest hour; and copies of all."""

from __future__ import annotations

import pytest

from bocage.kernel.choice import Choice
from bocage.kernel.refusal import Refusal
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.kinds import CENTER, LEFT, RIGHT
from bocage.memoir44.played import NO_PLAY, Play, copied
from bocage.memoir44.tactics import diggers

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    GAME,
    Battle,
    asked,
    battle,
    deck,
    dice,
    discard,
    facts_of_refusal,
    hand,
    is_ordered,
    offers,
    play,
    refused,
    score,
    show,
    stage,
    tally,
    targets,
    told,
    ways,
    within,
    won,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)

# --------------------------------------------------------------------------------------------------- dig-in


def dig_in(picture: str, edition: str = "revised", **more: object) -> Battle:
    """The Allies dig in."""
    now = battle(picture, allies="dig-in", axis="probe-left", edition=edition, **more)  # type: ignore[arg-type]
    return play(now, "allies", "play dig-in")


@rule("CARD-DIGIN-1", "CRD-02", "RUL-93")
@EDITIONS
def test_four_infantry_units_get_sandbags_and_do_nothing_else(edition: str) -> None:
    now = dig_in("A1 I, C1 E, E1 R, G1 I, J1 I, L1 A, M1 G, A3 i, A9 a", edition)
    places = ["A1", "C1", "E1", "G1", "J1"]
    assert sorted(offers(now, "allies")) == [*[f"dig-in {at}" for at in places], "end-orders"]
    now = play(now, "allies", "dig-in A1", "dig-in E1", "dig-in J1")
    assert told(now) == [
        "SandbagsLaid side=allies unit=infantry at=A1",
        "SandbagsLaid side=allies unit=resistance at=E1",
        "SandbagsLaid side=allies unit=infantry at=J1",
    ]
    assert sorted(offers(now, "allies")) == ["dig-in C1", "dig-in G1", "end-orders"]
    now = play(now, "allies", "dig-in C1", cards="general-advance")

    assert asked(now) == "axis", "no move and no battle, though an enemy stands before A1"
    assert show(now) == "A9 a, A3 i, A1 .oI, C1 .oE, E1 .oR, G1 I, J1 .oI, L1 A, M1 G"
    assert not any(is_ordered(now, at) for at in places)


@rule("CARD-DIGIN-1")
@EDITIONS
def test_fewer_may_dig_in(edition: str) -> None:
    now = play(
        dig_in("A1 I, C1 I, A9 a", edition), "allies", "dig-in C1", "end-orders", cards="general-advance"
    )

    assert show(now) == "A9 a, A1 I, C1 .oI"
    assert (discard(now), hand(now, "allies")) == ("dig-in", "general-advance")


@rule("CARD-DIGIN-1", "CARD-ANY-8")
def test_only_own_infantry_digs_in() -> None:
    now = dig_in("A1 I, C1 A, G1 G, A9 i")

    assert refused(now, "allies", "dig-in A9") == "no-unit-there [CARD-DIGIN-1]"
    assert facts_of_refusal(now, "allies", "dig-in A9") == {"at": "A9"}
    assert refused(now, "allies", "dig-in B3") == "no-unit-there [CARD-DIGIN-1]"
    assert refused(now, "allies", "dig-in C1") == "not-this-kind [CARD-ANY-8]"
    assert refused(now, "allies", "dig-in G1") == "not-this-kind [CARD-ANY-8]"
    assert refused(now, "allies", "move A1 A3") == "dig-first [CARD-DIGIN-1]"
    assert facts_of_refusal(now, "allies", "move A1 A3") == {"verb": "move"}


@rule("CARD-DIGIN-1", "CARD-MEDICS-1", "CARD-INFANTRYASSAULT-1")
@pytest.mark.parametrize(
    ("verb", "nearest", "ref"),
    [
        ("dig-in", "unit", "CARD-DIGIN-1"),
        ("heal", "unit", "CARD-MEDICS-1"),
        ("section", "section", "CARD-INFANTRYASSAULT-1"),
    ],
)
def test_who_speaks_of_these_cards_wrongly_is_told_the_rule(verb: str, nearest: str, ref: str) -> None:
    said = GAME.read(dig_in("A1 I, A9 i").state, 1, Choice(verb, {"whom": "A1"}))

    assert isinstance(said, Refusal)
    assert (said.key, said.rule, said.facts["nearest"]) == ("unknown-argument", ref, nearest)


@rule("CARD-DIGIN-2", "OBS-SAND-9", "RUL-93")
@EDITIONS
@pytest.mark.parametrize("ground", ["f", "t", "c", "h", "^", "u", "k", "s", "b", "#", ".w", ".x", ".B"])
def test_sandbags_go_on_any_land(ground: str, edition: str) -> None:
    now = play(dig_in(f"G5 {ground}I, M1 G, A9 i", edition), "allies", "dig-in G5", cards="general-advance")

    assert told(now, "SandbagsLaid") == ["SandbagsLaid side=allies unit=infantry at=G5"]
    assert refused(dig_in(f"G5 {ground}I, A1 I, M1 G, A9 i", edition), "allies", "dig-in M1").endswith(
        "[CARD-ANY-8]"
    )


@rule("CARD-DIGIN-2", "OBS-SAND-9", "RUL-93")
@EDITIONS
def test_there_are_no_sandbags_at_sea(edition: str) -> None:
    now = dig_in("G5 ~I, A1 bI, A9 i", edition)

    assert offers(now, "allies", "dig-in") == ["dig-in A1"]
    assert refused(now, "allies", "dig-in G5") == "no-digging-at-sea [CARD-DIGIN-2]"
    assert facts_of_refusal(now, "allies", "dig-in G5") == {"side": "allies", "unit": "infantry", "at": "G5"}


@rule("CARD-DIGIN-3", "RUL-43", "CRD-02")
@EDITIONS
@pytest.mark.parametrize(
    ("ground", "lines"),
    [
        (".", "2: +3 base [ATK-12], -1 sandbags [OBS-SAND]"),
        ("#", "2: +3 base [ATK-12], -1 sandbags [OBS-SAND]"),
        ("f", "1: +3 base [ATK-12], -2 forest [TER-FOREST]"),
        ("t", "1: +3 base [ATK-12], -2 town [TER-TOWN]"),
        ("^", "2: +3 base [ATK-12], -1 hill [TER-HILL]"),
    ],
)
def test_where_there_is_cover_already_the_flag_alone_is_gained(ground: str, lines: str, edition: str) -> None:
    now = dig_in(f"G5 {ground}I, g6 a, A9 i", edition)
    assert "sandbags" not in tally(now, "g6", "G5")
    now = play(now, "allies", "dig-in G5", cards="general-advance")
    assert tally(now, "g6", "G5") == lines

    before = battle(f"G5 {ground}oI, g6 a, A9 i", turn="axis", step="fight", edition=edition)
    now = play(before, "axis", "attack g6 G5", dice="F" + "S" * (int(lines[0]) - 1))
    assert offers(now, "allies") == ["stand-fast", "fall-back"]


@rule("CARD-DIGIN-4", "RUL-93", "Q-41")
@EDITIONS
@pytest.mark.parametrize(("lying", "left"), [(8, 4), (9, 3), (10, 2), (11, 1), (12, 0), (13, 0)])
def test_no_more_than_twelve_sandbags_lie_on_the_board(lying: int, left: int, edition: str) -> None:
    rows = [f"{column}9 .o." for column in "ABCDEFGHIJKLM"]
    picture = ", ".join(rows[:lying])
    now = dig_in(f"{picture}, A1 I, C1 I, E1 I, G1 I, J1 I, A5 i", edition)
    for at in ["A1", "C1", "E1", "G1"][:left]:
        now = play(now, "allies", f"dig-in {at}")
    now = play(now, "allies", cards="general-advance")

    assert asked(now) == "axis"
    assert show(now).count("o") == lying + left


@rule("CARD-DIGIN-4", "Q-41")
def test_two_boxes_hold_twice_as_many_sandbags() -> None:
    picture = ", ".join([f"{column}9 .o." for column in "ABCDEFGHIJKL"])
    now = dig_in(f"{picture}, A1 I, A5 i")
    assert asked(now) == "chance"
    now.state.scenario.boxes = 2
    assert [now.state.at[unit] for unit in diggers(now.state, 1)] == [
        now.state.scenario.field.names.index("A1")
    ]


@rule("CARD-DIGIN-4")
def test_sea_walls_come_from_another_stock() -> None:
    walls = ", ".join([f"{column}9 .-." for column in "ABCDEFGHIJKLM"])
    now = dig_in(f"{walls}, A1 I, A5 i")

    assert offers(now, "allies", "dig-in") == ["dig-in A1"]


@rule("Q-41")
@EDITIONS
def test_figures_and_tiles_never_run_out(edition: str) -> None:
    """More guns, armor and towns than any box has."""
    guns = ", ".join([f"{column}1 G, {column}9 a, {column}5 t." for column in "ABCDEFGHIJKLM"])

    assert show(battle(guns, edition=edition)).count("G") >= 13


@rule("CARD-DIGIN-5")
@EDITIONS
def test_where_sandbags_lie_none_are_laid(edition: str) -> None:
    now = dig_in("A1 .oI, C1 I, E1 .-I, A9 i", edition)
    assert sorted(offers(now, "allies", "dig-in")) == ["dig-in C1", "dig-in E1"]
    assert refused(now, "allies", "dig-in A1") == "already-dug-in [CARD-DIGIN-5]"
    assert facts_of_refusal(now, "allies", "dig-in A1") == {"side": "allies", "unit": "infantry", "at": "A1"}

    all_dug = play(
        battle("A1 .oI, A9 i", allies="dig-in", axis="probe-left"),
        "allies",
        "play dig-in",
        cards="general-advance",
    )
    assert asked(all_dug) == "axis"


# --------------------------------------------------------------------------------------- medics & mechanics


def medics(picture: str, cards: str = "", edition: str = "revised", **more: object) -> Battle:
    """The Allies call medics and mechanics, with further cards in hand."""
    hands = f"medics-and-mechanics {cards}"
    now = battle(picture, allies=hands, axis="probe-left", edition=edition, **more)  # type: ignore[arg-type]
    return play(now, "allies", "play medics-and-mechanics")


@rule("CARD-MEDICS-1")
@EDITIONS
def test_one_own_unit_with_losses_is_treated(edition: str) -> None:
    now = medics("A1 I2, C1 A2, E1 G1, G1 I, J1 T3, A9 i2", "", edition)
    assert offers(now, "allies") == ["heal A1", "heal C1", "heal E1", "heal J1"]
    assert refused(now, "allies", "heal G1") == "no-losses [CARD-MEDICS-1]"
    assert facts_of_refusal(now, "allies", "heal G1") == {"side": "allies", "unit": "infantry", "at": "G1"}
    for at in ("A9", "B3"):
        assert refused(now, "allies", f"heal {at}") == "no-unit-there [CARD-MEDICS-1]"
        assert facts_of_refusal(now, "allies", f"heal {at}") == {"at": at}
    assert refused(now, "allies", "end-orders") == "heal-first [CARD-MEDICS-1]"
    assert facts_of_refusal(now, "allies", "end-orders") == {"verb": "end-orders"}
    now = play(now, "allies", "heal C1", dice="A")

    assert told(now) == [
        "FiguresHealed side=allies unit=armor at=C1 dice=A number=1",
        "UnitOrdered side=allies unit=armor at=C1",
    ]
    assert "C1 A," in show(now)


@rule("CARD-MEDICS-1", "CRD-05")
@EDITIONS
@pytest.mark.parametrize("cards", ["", "probe-left", "probe-left 2*recon-left", "4*probe-left recon-left"])
def test_a_die_for_every_card_this_one_included(cards: str, edition: str) -> None:
    now = play(medics("A1 I1, A9 i", cards, edition), "allies", "heal A1")
    count = sum(int(word.split("*")[0]) if "*" in word else 1 for word in cards.split())

    assert stage(now) == "medics"
    assert dice(now) == count + 1


@rule("CARD-MEDICS-2")
@EDITIONS
@pytest.mark.parametrize(
    ("unit", "thrown", "left"),
    [
        ("I1", "IAGF", "I2"),
        ("I1", "ISGF", "I3"),
        ("I1", "IISS", "I"),
        ("E3", "IISS", "E"),
        ("R1", "IIIS", "R"),
        ("A1", "AAGF", "A"),
        ("A1", "IASF", "A"),
        ("A1", "IAGF", "A2"),
        ("A1", "IIAA", "A"),
        ("T1", "AAAS", "T"),
        ("T1", "IIIS", "T2"),
        ("G1", "IIAS", "G"),
        ("G1", "IAAG", "G1"),
        ("I2/3", "IISS", "I"),
    ],
)
def test_the_own_symbol_and_stars_bring_figures_back(unit: str, thrown: str, left: str, edition: str) -> None:
    now = medics(f"C1 {unit}, M9 i", "3*probe-left", edition)
    now = play(now, "allies", "heal C1", dice=thrown)

    assert show(now) == f"M9 i, C1 {left}"
    assert score(now) == (0, 0)


@rule("CARD-MEDICS-3")
@EDITIONS
def test_a_unit_that_got_a_figure_back_moves_and_battles(edition: str) -> None:
    now = medics("G3 I2, A1 I, G5 i, M9 i", "", edition)
    now = play(now, "allies", "heal G3", dice="I")
    assert stage(now) == "marching"
    assert is_ordered(now, "G3")
    assert not is_ordered(now, "A1")
    assert ways(now, "G3") == within("G3", 2) - {"G5"}
    now = play(now, "allies", "move G3 g4")

    assert tally(now, "g4", "G5") == "3: +3 base [ATK-11]"
    assert targets(now, "g4") == {"G5"}


@rule("CARD-MEDICS-3")
@EDITIONS
@pytest.mark.parametrize(
    ("unit", "thrown"), [("I2", "A"), ("I2", "G"), ("A2", "I"), ("G1", "F"), ("G1", "I")]
)
def test_a_unit_that_got_none_back_does_nothing(unit: str, thrown: str, edition: str) -> None:
    now = medics(f"G3 {unit}, G5 i", "", edition)
    now = play(now, "allies", "heal G3", dice=thrown, cards="general-advance")

    kind = {"I2": "infantry", "A2": "armor", "G1": "artillery"}[unit]
    assert told(now, "FiguresHealed", "UnitOrdered") == [
        f"FiguresHealed side=allies unit={kind} at=G3 dice={thrown} number=0"
    ]
    assert asked(now) == "axis"


@rule("CARD-MEDICS-4")
@EDITIONS
def test_without_losses_nothing_happens(edition: str) -> None:
    hands = {"allies": "medics-and-mechanics", "axis": "probe-left"}
    now = battle("G3 I, A1 A, G5 i2", edition=edition, **hands)  # type: ignore[arg-type]
    now = play(now, "allies", "play medics-and-mechanics", cards="general-advance")

    assert asked(now) == "axis"
    assert (discard(now), hand(now, "allies")) == ("medics-and-mechanics", "general-advance")


# --------------------------------------------------------------------------------------- their finest hour

SOME = "A1 I, C1 E, E1 R, G1 A, J1 T, L1 G, M9 i"


def finest_hour(
    thrown: str, picture: str = SOME, edition: str = "revised", axis: str = "probe-left", **more: object
) -> Battle:
    """The finest hour of the Allies, with a card in hand for every die but one."""
    cards = f"their-finest-hour {len(thrown) - 1}*probe-left" if len(thrown) > 1 else "their-finest-hour"
    now = battle(picture, allies=cards, axis=axis, edition=edition, **more)  # type: ignore[arg-type]
    return play(now, "allies", "play their-finest-hour", dice=thrown)


def ordered_in_turn(now: Battle, *places: str) -> list[str]:
    """Order units on some hexes one after another, as far as they can be, and tell which."""
    taken = []
    for at in places:
        if f"order {at}" in offers(now, "allies"):
            now = play(now, "allies", f"order {at}")
            taken.append(at)
    return taken


@rule("CARD-FINESTHOUR-1", "CRD-05")
@EDITIONS
@pytest.mark.parametrize("others", [0, 1, 5])
def test_the_finest_hour_has_a_die_for_every_card(others: int, edition: str) -> None:
    cards = "their-finest-hour" + (f" {others}*probe-left" if others else "")
    now = play(battle(SOME, allies=cards, edition=edition), "allies", "play their-finest-hour")

    assert stage(now) == "mustering"
    assert dice(now) == others + 1
    now = play(now, "allies", dice="I" * (others + 1))
    assert told(now) == [f"OrdersRolled side=allies dice={'I' * (others + 1)}"]


@rule("CARD-FINESTHOUR-2")
@EDITIONS
@pytest.mark.parametrize(
    ("thrown", "offered"),
    [
        ("I", "A1 C1 E1"),
        ("A", "G1 J1"),
        ("S", "A1 C1 E1 G1 J1 L1"),
        ("IA", "A1 C1 E1 G1 J1"),
        ("IGF", "A1 C1 E1"),
        ("AGF", "G1 J1"),
        ("IS", "A1 C1 E1 G1 J1 L1"),
    ],
)
def test_each_face_orders_its_class_and_a_star_anybody(thrown: str, offered: str, edition: str) -> None:
    now = finest_hour(thrown, edition=edition)

    assert stage(now) == "rally"
    assert offers(now, "allies") == [*[f"order {at}" for at in offered.split()], "end-orders"]


@rule("CARD-FINESTHOUR-2")
@pytest.mark.parametrize(
    ("thrown", "wanted", "taken"),
    [
        ("II", "A1 C1 E1 G1 L1", "A1 C1"),
        ("AA", "G1 J1 A1 L1", "G1 J1"),
        ("IA", "A1 C1 G1 J1 L1", "A1 G1"),
        ("IIS", "A1 C1 E1 G1 L1", "A1 C1 E1"),
        ("IIS", "A1 C1 L1 E1", "A1 C1 L1"),
        ("IAS", "L1 A1 C1 G1 J1", "L1 A1 G1"),
        ("IAS", "A1 C1 G1 J1 L1", "A1 C1 G1"),
        ("IAS", "G1 J1 A1 L1", "G1 J1 A1"),
        ("ASS", "A1 C1 E1 L1 G1 J1", "A1 C1 G1"),
        ("ASS", "L1 J1 G1 A1", "L1 J1 G1"),
        ("SSS", "A1 G1 L1 C1", "A1 G1 L1"),
        ("ISSS", "A1 C1 E1 G1 J1 L1", "A1 C1 E1 G1"),
    ],
)
def test_faces_are_used_for_their_class_first(thrown: str, wanted: str, taken: str) -> None:
    assert ordered_in_turn(finest_hour(thrown), *wanted.split()) == taken.split()


@rule("CARD-FINESTHOUR-2")
@EDITIONS
@pytest.mark.parametrize(
    ("thrown", "picture"), [("GGFF", SOME), ("IAA", "L1 G, M9 i"), ("AG", "A1 I, L1 G, M9 i")]
)
def test_what_orders_nobody_is_lost(thrown: str, picture: str, edition: str) -> None:
    now = finest_hour(thrown, picture, edition)
    now = play(now, "allies", cards="general-advance")

    assert asked(now) == "axis"


@rule("CARD-FINESTHOUR-2", "ORD-01", "ORD-02")
def test_orders_are_refused_for_a_reason() -> None:
    now = finest_hour("IA")
    assert refused(now, "allies", "order L1") == "no-face-left [CARD-FINESTHOUR-2]"
    assert facts_of_refusal(now, "allies", "order L1") == {"side": "allies", "unit": "artillery", "at": "L1"}
    assert refused(now, "allies", "order M9") == "no-unit-there [ORD-01]"
    assert refused(now, "allies", "order B3") == "no-unit-there [ORD-01]"
    assert refused(now, "allies", "move A1 A3") == "order-first [ORD-01]"
    now = play(now, "allies", "order A1")
    assert refused(now, "allies", "order A1") == "already-ordered [ORD-02]"
    assert refused(now, "allies", "order C1") == "no-face-left [CARD-FINESTHOUR-2]"
    now = play(now, "allies", "end-orders")

    assert stage(now) == "marching", "fewer may be ordered"
    assert [at for at in ["A1", "C1", "G1", "J1", "L1"] if is_ordered(now, at)] == ["A1"]


@rule("CARD-FINESTHOUR-2", "CARD-DIGIN-1", "CARD-MEDICS-1")
@pytest.mark.parametrize(
    ("card", "thrown", "offered"),
    [
        ("their-finest-hour", "II", ["order C1", "end-orders"]),
        ("dig-in", "", ["end-orders", "dig-in C1"]),
        ("medics-and-mechanics", "", ["heal C1"]),
    ],
)
def test_a_unit_that_is_lost_is_neither_ordered_nor_helped(
    card: str, thrown: str, offered: list[str]
) -> None:
    hands = {"axis": "probe-right", "allies": f"{card} probe-left", "discard": "ambush"}
    now = battle("A1 I1, C1 I3, B1 i, M9 i", turn="axis", **hands)  # type: ignore[arg-type]
    now = play(now, "axis", "play probe-right", "order B1", "end-moves", "attack B1 A1", dice="GSS")
    now = play(now, "axis", "stay", cards="general-advance")
    now = play(now, "allies", f"play {card}", dice=thrown)

    assert offers(now, "allies") == offered


@rule("CARD-FINESTHOUR-3", "CARD-ANY-10")
@EDITIONS
@pytest.mark.parametrize(
    ("unit", "at", "thrown"), [("I", "H3", 4), ("I", "I3", 3), ("A", "J3", 4), ("G", "I3", 4), ("G", "M3", 2)]
)
def test_whoever_is_ordered_battles_with_a_die_more(unit: str, at: str, thrown: int, edition: str) -> None:
    now = finest_hour("S", f"G3 {unit}, {at} i", edition, axis="")
    now = play(now, "allies", "order G3", "end-moves")

    assert dice(play(now, "allies", f"attack G3 {at}")) == thrown


@rule("CARD-FINESTHOUR-3", "CARD-ANY-10")
@EDITIONS
@pytest.mark.parametrize("at", ["I3", "J3"])
def test_the_die_of_the_finest_hour_lasts_for_the_overrun(at: str, edition: str) -> None:
    now = finest_hour("A", f"G3 A, H3 i1, {at} i", edition, axis="")
    now = play(
        now, "allies", "order G3", "end-moves", "attack G3 H3", "take-ground", f"attack H3 {at}", dice="GSSS"
    )

    assert dice(now) == 4


@rule("CARD-FINESTHOUR-4")
@EDITIONS
def test_both_piles_and_the_card_itself_are_shuffled_before_the_draw(edition: str) -> None:
    now = finest_hour("G", edition=edition, deck="recon-left", discard="barrage")
    assert stage(now) == "draw"
    assert told(now, "DeckReshuffled") == ["DeckReshuffled"]
    assert (deck(now), discard(now)) == ("recon-left barrage their-finest-hour", "")
    now = play(now, "allies", cards="their-finest-hour")

    assert hand(now, "allies") == "their-finest-hour"


@rule("CARD-FINESTHOUR-4", "CARD-AMBUSH-10")
def test_an_ambusher_draws_before_the_piles_are_shuffled() -> None:
    now = battle(
        "G3 I, H3 i, M9 i",
        allies="their-finest-hour",
        axis="ambush probe-left",
        deck="recon-left",
        discard="dig-in",
    )
    now = play(now, "allies", "play their-finest-hour", dice="I")
    now = play(now, "allies", "order G3", "end-moves", "attack G3 H3")
    now = play(now, "axis", "ambush", dice="SSS SSSS", cards="recon-left")

    assert hand(now, "axis") == "recon-left probe-left"
    assert deck(now) == "ambush dig-in their-finest-hour"


VASSIEUX = {"no-reshuffle": {"winner": "axis"}}


@rule("CARD-FINESTHOUR-6", "RUL-106")
@EDITIONS
def test_in_vassieux_nothing_is_shuffled(edition: str) -> None:
    now = finest_hour("G", edition=edition, deck="2*recon-left", discard="barrage", special=VASSIEUX)
    now = play(now, "allies", cards="recon-left")

    assert told(now, "DeckReshuffled") == []
    assert (deck(now), discard(now)) == ("recon-left", "barrage their-finest-hour")
    assert (asked(now), won(now)) == ("axis", "")


@rule("CARD-FINESTHOUR-6", "RUL-106")
@EDITIONS
def test_in_vassieux_the_axis_wins_when_the_last_card_is_drawn(edition: str) -> None:
    now = finest_hour("G", edition=edition, deck="recon-left", discard="barrage", special=VASSIEUX)
    now = play(now, "allies", cards="recon-left")

    assert won(now) == "axis deck-empty RUL-106"


# ------------------------------------------------------------------------------------------------- copies

EVERY_TACTIC = [
    "air-power",
    "armor-assault",
    "artillery-bombard",
    "barrage",
    "behind-enemy-lines",
    "close-assault",
    "dig-in",
    "direct-from-hq",
    "firefight",
    "infantry-assault",
    "medics-and-mechanics",
    "move-out",
    "their-finest-hour",
]
MIXED = "A1 I2, C1 E, G3 A, H3 i, J1 T, L1 G, B7 i, C7 a, L7 g"
UNLIKE = {
    "air-power": "A1 I, C7 a, D7 i",
    "armor-assault": "A1 I, C1 G, B7 a",
    "artillery-bombard": "A1 I, C1 A, B7 g",
    "behind-enemy-lines": "A1 A, C1 G, B7 i",
    "close-assault": "A1 A, B1 i, C1 G",
    "dig-in": "A1 A, C1 G, B7 i",
    "infantry-assault": "A1 A, C1 G, B7 i",
    "move-out": "A1 A, C1 G, B7 i",
}
"""Fields on which most cards that name a class find none of it on the Allies' side."""


@rule("CARD-COUNTER-4", "CARD-COUNTER-1", "CARD-ANY-7")
@EDITIONS
@pytest.mark.parametrize("card", EVERY_TACTIC)
@pytest.mark.parametrize("field", ["mixed", "unlike"])
def test_a_copied_tactic_card_offers_what_the_card_offers(card: str, field: str, edition: str) -> None:
    picture = MIXED if field == "mixed" else UNLIKE.get(card, MIXED)
    own = play(battle(picture, allies=card, edition=edition), "allies", f"play {card}")
    copy = battle(picture, allies="counter-attack", last=card, edition=edition)
    copy = play(copy, "allies", "play counter-attack")

    assert stage(copy) == stage(own)
    assert offers(copy, "allies") == offers(own, "allies")
    assert own.state.plays[0].orders() is copy.state.plays[0].orders()
    assert own.state.plays[0].grants() is copy.state.plays[0].grants()


FACING = {"left": "right", "center": "center", "right": "left"}
THREE = "B3 I, C3 A, D3 I, E3 G, G3 I, H3 G, K3 I, L3 I, M3 E, B7 i"


@rule("CARD-COUNTER-2", "CARD-COUNTER-1", "SET-19")
@EDITIONS
@pytest.mark.parametrize("section", FACING)
@pytest.mark.parametrize("name", ["recon", "probe", "attack", "assault"])
def test_a_copied_section_card_is_the_card_of_the_section_across(
    name: str, section: str, edition: str
) -> None:
    facing = f"{name}-{FACING[section]}"
    own = play(battle(THREE, allies=facing, edition=edition), "allies", f"play {facing}")
    copy = battle(THREE, allies="counter-attack", last=f"{name}-{section}", edition=edition)
    copy = play(copy, "allies", "play counter-attack")

    assert told(copy, "CardPlayed")[0].endswith(f"card=counter-attack acts_as={facing} plain=")
    assert (stage(copy), offers(copy, "allies")) == (stage(own), offers(own, "allies"))


@rule("CARD-COUNTER-9", "CARD-AMBUSH-11", "CARD-ANY-14")
def test_an_ambush_laid_down_in_its_own_turn_leaves_nothing_to_copy() -> None:
    hands = {"axis": "ambush", "allies": "counter-attack", "deck": "2*general-advance"}
    now = battle("G5 I, H5 i", turn="axis", **hands)  # type: ignore[arg-type]
    now = play(now, "axis", "play ambush", cards="general-advance")
    now = play(now, "allies", "play counter-attack", cards="general-advance")

    assert told(now, "CardPlayed") == ["CardPlayed side=allies card=counter-attack acts_as= plain="]
    assert asked(now) == "axis"
    assert discard(now) == "ambush counter-attack"


@rule("CARD-COUNTER-11")
@EDITIONS
def test_a_card_that_ordered_nobody_is_copied_all_the_same(edition: str) -> None:
    """The Axis has no unit on its left, which is the Allies' right."""
    now = battle(
        "B3 I, L3 I, B7 i", turn="axis", axis="attack-left", allies="counter-attack", edition=edition
    )
    now = play(now, "axis", "play attack-left", cards="general-advance")
    now = play(now, "allies", "play counter-attack")

    assert offers(now, "allies") == ["order L3", "end-orders"]


@rule("CARD-COUNTER-8", "CARD-COUNTER-3")
def test_a_section_chosen_once_is_copied_to_and_fro() -> None:
    """Infantry assault in the Axis' right, countered, and countered again."""
    hands = {"axis": "infantry-assault counter-attack", "allies": "counter-attack"}
    now = battle("B3 I, L3 I, B7 i, L7 i", turn="axis", deck="2*general-advance", **hands)  # type: ignore[arg-type]
    now = play(now, "axis", "play infantry-assault", "section right", "end-moves", cards="general-advance")
    now = play(now, "allies", "play counter-attack")
    assert [at for at in ["B3", "L3"] if is_ordered(now, at)] == ["B3"]
    now = play(now, "allies", "end-moves", cards="general-advance")
    now = play(now, "axis", "play counter-attack")

    assert stage(now) == "marching"
    assert [at for at in ["B7", "L7"] if is_ordered(now, at)] == ["B7"]


@rule("CARD-COUNTER-1", "CARD-COUNTER-2", "CARD-COUNTER-3", "CARD-ANY-5", "SET-19")
@pytest.mark.parametrize(("section", "across"), [(0, 0), (LEFT, RIGHT), (CENTER, CENTER), (RIGHT, LEFT)])
@pytest.mark.parametrize(
    ("last", "acts_as"), [("infantry-assault", "infantry-assault"), ("probe-left", "probe-right")]
)
def test_a_copy_is_a_play_of_the_own_side(last: str, acts_as: str, section: int, across: int) -> None:
    """Whether a fallback is used is not copied."""
    counter = CARD_NAMES.index("counter-attack")
    play_of_axis = Play(0, CARD_NAMES.index(last), CARD_NAMES.index(last), section, True)

    copy = copied(1, counter, play_of_axis)

    assert str(copy.facts()) == str(
        {
            "side": 1,
            "card": "counter-attack",
            "acts_as": acts_as,
            "section": across,
            "plain": False,
            "post": 1,
        }
    )


@rule("CARD-COUNTER-10", "CARD-COUNTER-1", "CARD-COUNTER-2", "RUL-103")
def test_where_there_is_nothing_to_copy_the_copy_does_nothing() -> None:
    copy = copied(1, CARD_NAMES.index("counter-attack"), NO_PLAY)

    assert copy.acts_as == -1
    assert str(copy.facts()) == str(
        {"side": 1, "card": "counter-attack", "acts_as": "", "section": 0, "plain": False, "post": 1}
    )


@rule("CARD-COUNTER-8", "CARD-COUNTER-2")
@EDITIONS
@pytest.mark.parametrize("section", FACING)
def test_a_section_card_is_mirrored_by_each_copy_of_it(section: str, edition: str) -> None:
    hands = {"axis": "counter-attack", "allies": "counter-attack", "deck": "2*general-advance"}
    last = f"attack-{section}"
    now = battle("B3 I, G3 I, B7 i, G7 i", turn="axis", last=last, edition=edition, **hands)  # type: ignore[arg-type]
    once = play(now, "axis", "play counter-attack")
    assert told(once, "CardPlayed")[0].endswith(f"acts_as=attack-{FACING[section]} plain=")
    if stage(once) == "ordering":
        once = play(once, "axis", "end-orders")
    twice = play(play(once, "axis", cards="general-advance"), "allies", "play counter-attack")

    assert told(twice, "CardPlayed")[0].endswith(f"acts_as={last} plain=")
