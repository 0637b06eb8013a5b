"""Section cards and what all cards have in common."""

from __future__ import annotations

import pytest

from bocage.memoir44.cards.deck import CARDS, full_deck

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    asked,
    battle,
    counted,
    deck,
    discard,
    hand,
    is_ordered,
    offers,
    play,
    refused,
    stage,
    told,
    ways,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)
THREE = "B3 I, C3 A, G3 I, H3 G, L3 I, M3 E, B7 i"
"""Two Allied units in each section."""

SECTION_CARDS = [
    ("recon", (2, 2, 2)),
    ("probe", (4, 5, 4)),
    ("attack", (3, 4, 3)),
    ("assault", (2, 2, 2)),
]


@rule("SET-26", "SET-27")
def test_the_deck_has_sixty_cards_forty_of_them_section_cards() -> None:
    copies = [int(card.copies) for card in CARDS]
    assert sum(full_deck()) == sum(copies) == 60
    assert sum([int(card.copies) for card in CARDS if card.is_section]) == 40


@rule("SET-26", "CARD-RECON", "CARD-PROBE", "CARD-ATTACK", "CARD-ASSAULT")
@pytest.mark.parametrize(("name", "copies"), SECTION_CARDS)
def test_each_name_has_its_copies_for_left_center_and_right(name: str, copies: tuple[int, ...]) -> None:
    cards = [card for card in CARDS if card.name.rpartition("-")[0] == name and card.is_section]
    assert [(card.name, int(card.copies)) for card in cards] == [
        (f"{name}-{section}", number)
        for section, number in zip(("left", "center", "right"), copies, strict=True)
    ]


COPIES = (
    "3*recon-in-force general-advance pincer-move air-power ambush 2*armor-assault artillery-bombard barrage "
    "behind-enemy-lines close-assault 2*counter-attack dig-in 2*direct-from-hq firefight 2*infantry-assault "
    "medics-and-mechanics 2*move-out their-finest-hour"
)


@rule("SET-26", "CARD-RECONINFORCE", "CARD-GENERALADVANCE", "CARD-PINCERMOVE")
def test_the_other_cards_have_the_copies_of_the_box() -> None:
    named = {name for name, _ in SECTION_CARDS}
    rest = [
        0 if card.name.rpartition("-")[0] in named and card.is_section else int(card.copies) for card in CARDS
    ]
    assert rest == counted(COPIES)


@rule("TRN-06", "ORD-01", "CARD-PROBE", "CARD-ATTACK", "CARD-RECON", "ORD-07")
@pytest.mark.parametrize(("name", "most"), [("recon", 1), ("probe", 2), ("attack", 3)])
@pytest.mark.parametrize(
    ("section", "units"), [("left", "A3 B3 C3 D3"), ("center", "F3 G3 H3 I3"), ("right", "J3 K3 L3 M3")]
)
def test_a_section_card_orders_so_many_units_of_its_section(
    name: str, most: int, section: str, units: str
) -> None:
    everywhere = ", ".join(
        [f"{at} I" for at in ["A3", "B3", "C3", "D3", "F3", "G3", "H3", "I3", "J3", "K3", "L3", "M3"]]
    )
    now = battle(everywhere + ", B7 i", allies=f"{name}-{section}")
    now = play(now, "allies", f"play {name}-{section}")
    assert offers(now, "allies") == [*[f"order {at}" for at in units.split()], "end-orders"]
    for at in units.split()[:most]:
        now = play(now, "allies", f"order {at}")

    assert stage(now) == "marching"
    assert [at for at in units.split() if is_ordered(now, at)] == units.split()[:most]


@rule("CARD-ASSAULT", "CARD-ANY-2")
def test_an_assault_orders_everybody_of_its_section_without_asking() -> None:
    now = play(battle(THREE, allies="assault-center"), "allies", "play assault-center")

    assert stage(now) == "marching"
    assert [at for at in ["B3", "C3", "G3", "H3", "L3", "M3"] if is_ordered(now, at)] == ["G3", "H3"]


@rule("CARD-RECONINFORCE", "CARD-GENERALADVANCE", "CARD-PINCERMOVE")
@pytest.mark.parametrize(
    ("card", "counts"),
    [("recon-in-force", (1, 1, 1)), ("general-advance", (2, 2, 2)), ("pincer-move", (2, 0, 2))],
)
def test_cards_for_several_sections_count_each_by_itself(card: str, counts: tuple[int, int, int]) -> None:
    picture = "A3 I, B3 I, C3 I, F3 I, G3 I, H3 I, K3 I, L3 I, M3 I, B7 i"
    now = play(battle(picture, allies=card), "allies", f"play {card}")
    for section, most in zip(("A3 B3 C3", "F3 G3 H3", "K3 L3 M3"), counts, strict=True):
        for at in section.split()[:most]:
            now = play(now, "allies", f"order {at}")
        if stage(now) == "ordering":
            assert [choice for choice in offers(now, "allies") if choice[6:] in section.split()] == []
            key = "no-order-left [ORD-05]" if most else "not-in-section [TRN-06]"
            assert refused(now, "allies", f"order {section.split()[-1]}") == key

    assert stage(now) == "marching"


@rule("CARD-ANY-4", "ORD-03", "ORD-04", "SET-20")
def test_a_unit_on_the_line_takes_an_order_of_either_section() -> None:
    """d4 and d2 lie on the line of left and center: one order each, then the flank is full."""
    now = battle("d4 I, d2 I, C3 I, G3 I, B7 i", allies="recon-in-force")
    now = play(now, "allies", "play recon-in-force", "order d4", "order d2")

    assert offers(now, "allies", "order") == []
    one = play(
        battle("d4 I, C3 I, G3 I, B7 i", allies="recon-in-force"), "allies", "play recon-in-force", "order d4"
    )
    assert offers(one, "allies", "order") == ["order C3", "order G3"]
    assert offers(play(one, "allies", "order C3"), "allies", "order") == []


@rule("CARD-PINCERMOVE", "CARD-ANY-4")
def test_a_unit_on_the_line_counts_for_the_flank_of_a_pincer_move() -> None:
    now = play(battle("d4 I, G3 I, B7 i", allies="pincer-move"), "allies", "play pincer-move")

    assert offers(now, "allies", "order") == ["order d4"]


@rule("CARD-ANY-5", "SET-19")
def test_left_is_the_left_of_whoever_plays() -> None:
    picture = "B3 I, L3 I, B7 i, L7 i"
    ours = play(battle(picture, allies="probe-left"), "allies", "play probe-left")
    theirs = play(battle(picture, turn="axis", axis="probe-left"), "axis", "play probe-left")

    assert offers(ours, "allies", "order") == ["order B3"]
    assert offers(theirs, "axis", "order") == ["order L7"]


@rule("CARD-ANY-6", "ORD-06", "TRN-04", "RUL-101")
@EDITIONS
def test_without_a_unit_in_the_section_the_card_is_played_and_replaced(edition: str) -> None:
    now = battle("B3 I, B7 i", allies="probe-right", axis="probe-left", edition=edition)
    now = play(now, "allies", "play probe-right", cards="general-advance")

    assert asked(now) == "axis"
    assert hand(now, "allies") == "general-advance"
    assert discard(now) == "probe-right"


@rule("CARD-ANY-2", "ORD-07", "Q-25", "ORD-05")
def test_fewer_units_may_be_ordered_even_none() -> None:
    now = battle(THREE, allies="attack-left", axis="probe-left")
    none = play(now, "allies", "play attack-left", "end-orders", cards="general-advance")
    assert asked(none) == "axis"

    one = play(now, "allies", "play attack-left", "order B3", "end-orders")
    assert stage(one) == "marching"
    assert ways(one, "C3") == set()


@rule("CARD-ANY-3", "ORD-02")
def test_a_unit_is_ordered_once() -> None:
    now = play(battle(THREE, allies="attack-left"), "allies", "play attack-left", "order B3")

    assert refused(now, "allies", "order B3") == "already-ordered [ORD-02]"


@rule("CARD-ANY-1", "TRN-02", "TRN-10", "TRN-11")
def test_a_turn_plays_orders_moves_attacks_and_draws_in_this_order() -> None:
    now = battle("B3 I, C3 I, C5 i, M9 i", allies="probe-left", axis="probe-left")
    assert refused(now, "allies", "order B3") == "play-a-card [TRN-03]"
    now = play(now, "allies", "play probe-left", "order B3")
    assert refused(now, "allies", "move B3 A3") == "order-first [ORD-01]"
    now = play(now, "allies", "order C3")
    assert refused(now, "allies", "attack C3 C5") == "moves-first [TRN-10]"
    now = play(now, "allies", "end-moves")
    assert refused(now, "allies", "end-moves") == "battles-now [TRN-10]"
    now = play(now, "allies", "attack C3 C5", "end-battles", dice="SS", cards="general-advance")
    assert asked(now) == "axis"


@rule("CARD-ANY-12", "TRN-12", "TRN-13", "RUL-105", "Q-40")
def test_the_played_card_is_discarded_before_the_draw_and_may_come_right_back() -> None:
    now = battle("B3 I, B7 i", allies="probe-right", axis="probe-left", deck="")
    now = play(now, "allies", "play probe-right", cards="probe-right")

    assert told(now, "DeckReshuffled") == ["DeckReshuffled"]
    assert hand(now, "allies") == "probe-right"
    assert (deck(now), discard(now)) == ("", "")


@rule("CARD-ANY-12", "CARD-RECON")
def test_with_one_card_left_of_two_the_second_comes_of_a_new_pile() -> None:
    now = battle("B3 I, B7 i", allies="recon-right", axis="probe-left", deck="barrage", discard="dig-in")
    now = play(now, "allies", "play recon-right", cards="barrage dig-in")

    assert offers(now, "allies") == ["keep barrage", "keep dig-in"]


@rule("CARD-RECON", "CARD-PROBE", "CARD-ATTACK", "CARD-ASSAULT")
@rule("CARD-RECONINFORCE", "CARD-GENERALADVANCE", "CARD-PINCERMOVE")
def test_every_section_card_names_its_rule() -> None:
    refs = {card.name: card.ref for card in CARDS if card.is_section}
    for name in ("recon", "probe", "attack", "assault"):
        for section in ("left", "center", "right"):
            assert refs.pop(f"{name}-{section}") == f"CARD-{name.upper()}"
    assert refs == {
        "recon-in-force": "CARD-RECONINFORCE",
        "general-advance": "CARD-GENERALADVANCE",
        "pincer-move": "CARD-PINCERMOVE",
    }
    alone = {card.name: card.alone_rule for card in CARDS if card.is_section and card.alone_rule}
    assert alone == {"recon-in-force": "OVL-90", "general-advance": "OVL-92", "pincer-move": "OVL-95"}


@rule("CARD-RECON", "CRD-06")
@pytest.mark.parametrize("kept", ["barrage", "dig-in"])
def test_recon_draws_two_keeps_one_and_discards_the_other(kept: str) -> None:
    now = battle("B3 I, B7 i", allies="recon-right", axis="probe-left", deck="barrage dig-in")
    now = play(now, "allies", "play recon-right", cards="barrage dig-in")
    now = play(now, "allies", f"keep {kept}")

    assert hand(now, "allies") == kept
    other = ({"barrage", "dig-in"} - {kept}).pop()
    assert told(now, "CardKept", "CardDiscarded") == [
        f"CardKept side=allies (allies: card={kept})",
        f"CardDiscarded side=allies card={other} !",
    ]
    assert sorted(discard(now).split()) == sorted(["recon-right", other])


@rule("CARD-RECON")
def test_two_of_a_kind_are_one_choice_and_recon_in_force_draws_one() -> None:
    now = battle("B3 I, B7 i", allies="recon-right", axis="probe-left", deck="2*barrage")
    now = play(now, "allies", "play recon-right", cards="2*barrage")
    assert offers(now, "allies") == ["keep barrage"]

    force = battle("B3 I, B7 i", allies="recon-in-force", axis="probe-left", deck="2*barrage")
    force = play(force, "allies", "play recon-in-force", "end-orders", cards="barrage")
    assert hand(force, "allies") == "barrage"


FALLBACKS = [
    ("armor-assault", "A", "I"),
    ("artillery-bombard", "G", "I"),
    ("behind-enemy-lines", "I", "A"),
    ("dig-in", "I", "A"),
    ("infantry-assault", "I", "A"),
    ("move-out", "I", "A"),
]


@rule(
    "CARD-ANY-7",
    "CARD-ARMORASSAULT-3",
    "CARD-BOMBARD-5",
    "CARD-BEHINDLINES-6",
    "CARD-DIGIN-6",
    "CARD-INFANTRYASSAULT-5",
    "CARD-MOVEOUT-1",
)
@pytest.mark.parametrize(("card", "wanted", "other"), FALLBACKS)
def test_without_any_unit_of_the_kind_one_other_gets_a_plain_order(
    card: str, wanted: str, other: str
) -> None:
    now = battle(f"B3 {other}, G3 {other}, C4 ..., B7 i".replace("C4 ..., ", ""), allies=card)
    now = play(now, "allies", f"play {card}")
    assert offers(now, "allies") == ["order B3", "order G3", "end-orders"]
    assert told(now, "CardPlayed")[0].endswith("plain=yes")
    now = play(now, "allies", "order G3")
    assert stage(now) == "marching"

    has_one = play(
        battle(f"B3 {other}, G3 {other}, L1 {wanted}, B7 i", allies=card), "allies", f"play {card}"
    )
    assert "order B3" not in offers(has_one, "allies")


@rule("CARD-ANY-7")
@pytest.mark.parametrize("card", ["close-assault", "firefight", "medics-and-mechanics"])
def test_the_other_cards_have_no_fallback(card: str) -> None:
    """Nobody is in contact, nobody is out of it, nobody has losses: the turn is over."""
    picture = "B3 I, C3 i" if card == "firefight" else "B3 I, B7 i"
    now = battle(picture, allies=card, axis="probe-left")
    now = play(now, "allies", f"play {card}", cards="general-advance")

    assert asked(now) == "axis"


@rule("CARD-ANY-8")
@pytest.mark.parametrize(
    ("card", "units", "ordered"),
    [
        ("move-out", "A3 I, B3 E, C3 R, F3 A, G3 T, H3 G", "A3 B3 C3"),
        ("armor-assault", "A3 I, B3 E, C3 R, F3 A, G3 T, H3 G", "F3 G3"),
        ("artillery-bombard", "A3 I, B3 E, C3 R, F3 A, G3 T, H3 G", "H3"),
    ],
)
def test_the_word_for_a_kind_covers_every_unit_of_it(card: str, units: str, ordered: str) -> None:
    now = battle(units + ", B7 i", step="order", card=card)
    for at in ordered.split():
        if stage(now) == "ordering":
            now = play(now, "allies", f"order {at}")

    assert [at for at in ["A3", "B3", "C3", "F3", "G3", "H3"] if is_ordered(now, at)] == ordered.split()


@rule("CARD-ANY-11")
def test_terrain_counts_on_the_turn_of_a_card() -> None:
    now = battle("F5 A, G5 f.., H5 i", step="move", card="armor-assault")
    now = play(now, "allies", "move F5 G5") if "move F5 G5" in offers(now, "allies") else now

    assert "attack G5 H5" not in offers(now, "allies")


@rule("CARD-ANY-9")
def test_bonus_dice_are_added_before_dice_are_taken_off() -> None:
    """3 - 2 - 2 + 1 = 0 in a town against armor uphill behind... a hill takes one: 3 + 1 - 2 - 1 = 1."""
    now = battle("G5 tA, H5 ^i", step="fight", card="armor-assault")

    assert offers(now, "allies", "attack") == ["attack G5 H5"]
