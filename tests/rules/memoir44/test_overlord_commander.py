"""What the commander does himself, the draw at the end of a turn, ambushes, and whom he may talk to."""

from typing import Any

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.choice import Choice
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import seats_in
from bocage.kernel.table import Table, header_for
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.command.chain import GENERALS, post_of
from bocage.memoir44.command.seating import EIGHT, SIX, TWO
from bocage.memoir44.kinds import ALLIES

from tests.ledger_marks import rule
from tests.rules.memoir44.field import (
    Field,
    all_ordered,
    asked,
    deal,
    dice,
    discard,
    field,
    hand,
    handed,
    offers,
    orders_of,
    play,
    refused,
    score,
    sent,
    silence,
    stages,
    table,
    told,
    until,
)

PICTURE = "A3 I, F3 I, K3 A, P3 I, T3 I, X3 G, B7 i, K7 a, L7 i, M7 i, T7 i"
SPARE = "3*recon-right"


def drawing(cards: str, **given: str) -> Field:
    """A turn in which generals have played their cards is at its end."""
    now = sent(field("A3 I, K3 I, T3 I, Z9 i", allies=cards), **given)
    return until(now, "draw")


# ------------------------------------------------------------------------------------------ his own cards


@rule("OVL-103", "QO-24")
def test_air_power_strikes_anywhere_before_anybody_plays() -> None:
    """The commander aims; generals have not played yet."""
    now = field(PICTURE, allies=f"air-power recon-left {SPARE}")
    now = play(now, "commander", "carry-out air-power", "give recon-left left", "end-hand-out")

    assert stages(now) == {"allies-commander": "salvos"}
    assert offers(now, "commander", "target") == [
        "target B7",
        "target K7",
        "target L7",
        "target M7",
        "target T7",
    ]
    now = play(now, "commander", "target K7", "target L7")
    assert refused(now, "commander", "target T7") == "not-next-to-target [CARD-AIRPOWER-6]"
    assert refused(now, "left", "deploy recon-left left-1") == "not-your-turn [TRN-01]"


@rule("QO-25", "OVL-103")
@pytest.mark.parametrize(("side", "number"), [("allies", 2), ("axis", 1)])
def test_air_power_has_the_dice_of_the_air(side: str, number: int) -> None:
    """As on one board: late in the war the Allies are above."""
    cards = f"air-power {SPARE}"
    now = field("A3 I, T7 i", turn=side, date="1944-06-06", front="west", allies=cards, axis=cards)
    now = play(now, "commander", "carry-out air-power", "end-hand-out")
    now = play(now, "commander", "target T7" if side == "allies" else "target A3")

    assert dice(now) == number


@rule("OVL-106")
def test_barrage_strikes_one_enemy_anywhere_with_four_dice() -> None:
    """The commander aims."""
    now = play(field(PICTURE, allies=f"barrage {SPARE}"), "commander", "carry-out barrage", "end-hand-out")
    now = play(now, "commander", "target T7")

    assert dice(now) == 4
    assert "T7" not in str(offers(deal(now, dice="IIII"), "left"))


@rule("QO-24")
def test_the_commander_carries_two_cards_out_in_the_order_he_likes() -> None:
    """Where they do the same there is nothing to choose."""
    now = field(PICTURE, allies=f"air-power barrage {SPARE}")
    now = play(now, "commander", "carry-out barrage", "carry-out air-power", "end-hand-out")
    assert sorted(offers(now, "commander")) == ["carry-out air-power", "carry-out barrage"]
    assert refused(now, "commander", "give recon-right right") == "carry-out-first [QO-24]"

    now = play(now, "commander", "carry-out air-power", "target B7")
    assert set(stages(now)) <= {"allies-commander"}
    again = field(PICTURE, allies=f"2*barrage {SPARE}")
    again = play(again, "commander", "carry-out barrage", "carry-out barrage", "end-hand-out")
    assert set(stages(again).values()) == {"salvos"}


@rule("OVL-117", "OVL-118", "OVL-119", "OVL-121")
def test_the_finest_hour_is_four_dice_for_every_general() -> None:
    """Each orders by his own dice, of his own units."""
    now = field(PICTURE, allies=f"their-finest-hour {SPARE}")
    now = play(now, "commander", "carry-out their-finest-hour", "end-hand-out")
    assert dice(now) == 4

    now = deal(now, dice="IFFF ASFF SFFF")

    assert told(now, "OrdersRolled") == [
        "OrdersRolled side=allies general=left dice=IFFF",
        "OrdersRolled side=allies general=center dice=ASFF",
        "OrdersRolled side=allies general=right dice=SFFF",
    ]
    parts = [play for play in now.state.plays if play.acts_as >= 0 and play.card < 0]
    assert [(play.side, play.card, CARD_NAMES[play.acts_as], play.section, play.plain) for play in parts] == [
        (ALLIES, -1, "their-finest-hour", 0, False)
    ] * 3
    assert [play.post for play in parts] == [post_of(ALLIES, role) for role in GENERALS]
    assert offers(now, "left", "order") == ["order A3", "order F3"]
    assert offers(now, "center", "order") == ["order K3", "order P3"]
    assert offers(now, "right", "order") == ["order T3", "order X3"]
    assert refused(now, "left", "order K3") == "not-under-command [QO-05]"
    assert len(orders_of(all_ordered(now))) == 4


@rule("OVL-120")
def test_units_of_the_finest_hour_attack_with_a_die_more() -> None:
    """Infantry beside its enemy with four."""
    now = field("F5 I, e6 i, K3 T3 I, Z9 i", allies=f"their-finest-hour {SPARE}", discard="2*ambush")
    now = play(now, "commander", "carry-out their-finest-hour", "end-hand-out", dice="IFFF FFFF FFFF")
    now = until(play(now, "left", "order F5"), "fighting")

    assert dice(play(now, "left", "attack F5 e6")) == 4


@rule("OVL-122", "QO-23")
def test_after_the_finest_hour_all_piles_are_shuffled_before_the_draw() -> None:
    """The card itself with them; then the commander draws two."""
    now = field("A3 I, Z9 i", allies=f"their-finest-hour {SPARE}", discard="5*barrage", deck="2*probe-left")
    now = play(now, "commander", "carry-out their-finest-hour", "end-hand-out", dice="FFFF FFFF FFFF")

    assert asked(now) == ["chance"]
    assert "DeckReshuffled" in told(now)
    assert discard(now) == ""
    now = deal(now, cards="their-finest-hour barrage")
    assert hand(now, "allies") == f"{SPARE} barrage their-finest-hour"


@rule("OVL-117", "OVL-11")
def test_one_who_plays_a_side_rolls_for_three_generals() -> None:
    """One after another."""
    now = field(PICTURE, seating=TWO, allies=f"their-finest-hour {SPARE}")
    now = play(now, "allies", "carry-out their-finest-hour", "end-hand-out", dice="IFFF")

    assert offers(now, "allies", "order") == ["order A3", "order F3"]
    now = play(now, "allies", "order A3", dice="AFFF")
    assert offers(now, "allies", "order") == ["order K3"]


@rule("OVL-108", "OVL-109")
@pytest.mark.parametrize("card", ["air-power", "barrage"])
def test_a_commander_answers_a_strike_with_a_counter_attack(card: str) -> None:
    """He may strike anywhere."""
    now = field(PICTURE, allies=f"counter-attack {SPARE}", last=[f"commander {card}"])
    assert offers(now, "commander", "give", "copy")[-1] == f"copy {card}"

    now = play(now, "commander", f"copy {card}")
    assert table(now) == [f"commander counter-attack as {card}"]
    now = play(now, "commander", "end-hand-out")
    assert offers(now, "commander", "target") == [
        "target B7",
        "target K7",
        "target L7",
        "target M7",
        "target T7",
    ]


@rule("OVL-108")
@pytest.mark.parametrize("last", [[], ["left probe-left left-1"], ["commander their-finest-hour"]])
def test_a_commander_answers_nothing_but_strikes(last: list[str]) -> None:
    """Not a finest hour, and not what generals played."""
    now = field(PICTURE, allies=f"counter-attack {SPARE}", last=last)

    assert refused(now, "commander", "copy barrage") == "no-strike-to-copy [OVL-108]"
    assert offers(now, "commander", "copy") == []


@rule("OVL-108")
def test_a_copied_strike_needs_a_counter_attack() -> None:
    """Another card does not do."""
    now = field(PICTURE, allies=f"probe-left {SPARE}", last=["commander barrage"])

    assert refused(now, "commander", "copy barrage") == "no-strike-to-copy [OVL-108]"


# ------------------------------------------------------------------------------------------ discard and draw


@rule("OVL-74")
def test_the_commander_discards_all_that_was_played() -> None:
    """His own cards and those of his generals."""
    now = drawing(
        f"probe-left probe-center attack-right {SPARE}",
        left="probe-left left-1",
        center="probe-center center-2",
    )

    assert discard(now) == "probe-left probe-center"
    assert table(now) == []


@rule("OVL-75")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_two_cards_are_drawn_however_many_were_given(number: int) -> None:
    """One, two or three."""
    lots = {"left": "probe-left left-1", "center": "probe-center center-2", "right": "probe-right right-1"}
    given = dict(list(lots.items())[:number])
    now = deal(drawing(f"probe-left probe-center probe-right {SPARE}", **given), cards="2*general-advance")

    assert asked(now) != ["chance"]
    assert sum([2 for word in hand(now, "allies").split() if word == "2*general-advance"]) == 2


@rule("OVL-76", "QO-09")
@pytest.mark.parametrize(("limit", "drawn"), [(8, 2), (5, 2), (4, 1), (3, 0)])
def test_a_hand_does_not_grow_beyond_the_scenario_s_number(limit: int, drawn: int) -> None:
    """Three are left in hand after one was given."""
    now = sent(
        field("A3 I, Z9 i", allies=f"probe-left {SPARE}", axis="2*barrage", limit=limit),
        left="probe-left left-1",
    )
    now = until(all_ordered(now), "draw" if drawn else "hand-out")
    now = deal(now, cards=f"{drawn}*general-advance" if drawn else "")

    assert hand(now, "allies") == " ".join(
        [SPARE, *{0: [], 1: ["general-advance"], 2: ["2*general-advance"]}[drawn]]
    )
    assert asked(now) == ["axis-commander"]


@rule("OVL-77")
def test_a_commander_has_at_least_three_cards_after_drawing() -> None:
    """He kept one, and draws two."""
    now = deal(drawing("probe-left probe-right", left="probe-left left-1"), cards="2*general-advance")

    assert hand(now, "allies") == "probe-right 2*general-advance"


@rule("OVL-82", "OVL-83")
def test_a_recon_lets_the_commander_draw_three_and_keep_all() -> None:
    """None goes back."""
    now = drawing("recon-left 2*barrage", left="recon-left left-1")
    now = deal(now, cards="general-advance general-advance general-advance")

    assert asked(now) != ["chance"]
    assert hand(now, "allies") == "3*general-advance 2*barrage"
    assert discard(now) == "recon-left"


@rule("OVL-84", "QO-10")
def test_two_recons_are_three_cards_all_the_same() -> None:
    """Not four."""
    now = drawing(
        "recon-left recon-center 2*barrage", left="recon-left left-1", center="recon-center center-1"
    )
    now = deal(now, cards="3*general-advance")

    assert asked(now) != ["chance"]


@rule("OVL-85")
@pytest.mark.parametrize(("limit", "drawn"), [(8, 3), (4, 2), (3, 1), (2, 0)])
def test_a_recon_does_not_lift_the_limit_of_the_hand(limit: int, drawn: int) -> None:
    """Two are left in hand."""
    now = sent(
        field("A3 I, Z9 i", allies="recon-left 2*barrage", axis="2*barrage", limit=limit),
        left="recon-left left-1",
    )
    now = until(all_ordered(now), "draw" if drawn else "hand-out")
    now = deal(now, cards=f"{drawn}*general-advance" if drawn else "")

    assert asked(now) == ["axis-commander"]
    assert now.state.hands[4].count == 2 + drawn


@rule("QO-47", "OVL-82")
def test_a_copied_recon_is_no_recon() -> None:
    """What is discarded is a counter-attack: two cards."""
    now = field("A3 I, T3 I, Z9 i", allies=f"counter-attack {SPARE}", last=["left recon-left left-1"])
    now = play(handed(now, right="counter-attack"), "right", "counter recon-right right-2")
    now = deal(until(all_ordered(now), "draw"), cards="2*general-advance")

    assert asked(now) != ["chance"]


# ------------------------------------------------------------------------------------------ ambush


def assaulted(
    seating: str = EIGHT, allies: str = "ambush 2*recon-right", at: str = "B5", **told: Any
) -> Field:
    """An Allied unit is about to be assaulted."""
    near = {"B5": "b6", "i4": "I5"}[at]
    role = "right" if at == "B5" else "center"
    section = "right-2" if at == "B5" else "center-2"
    card = f"probe-{role}"
    picture = f"{at} I, Z1 I, {near} i, A9 i"
    now = field(picture, turn="axis", seating=seating, axis=f"{card} 3*recon-left", allies=allies, **told)
    now = play(sent(now, **{role: f"{card} {section}"}), role, f"order {near}")
    now = until(now, "fighting")
    return play(now, role, f"attack {near} {at}")


@rule("OVL-104", "QO-22")
@pytest.mark.parametrize(
    ("seating", "who"),
    [(EIGHT, "allies-commander"), (SIX, "allies-commander-center"), (TWO, "allies")],
)
def test_the_commander_answers_an_assault_with_an_ambush(seating: str, who: str) -> None:
    """He has the card, wherever the unit stands; the unit strikes first."""
    now = assaulted(seating)
    assert stages(now) == {who: "ambush-window"}

    now = play(now, who, "ambush")

    assert told(now) == ["AmbushSprung side=allies unit=infantry at=B5 card=ambush !"]
    assert asked(now) == ["chance"]


@rule("OVL-105", "QO-22")
def test_a_sprung_ambush_is_replaced_at_once() -> None:
    """Before the assault goes on."""
    now = play(assaulted(), "allies-commander", "ambush", dice="AAA", cards="general-advance")

    assert hand(now, "allies") == "2*recon-right general-advance"
    assert discard(now) == "ambush"
    assert dice(now) == 3


@rule("OVL-104")
def test_an_assault_is_let_come() -> None:
    """Without the card there is no ambush, but the same question."""
    now = assaulted(allies="2*recon-right", deck="ambush 9*general-advance")

    assert offers(now, "allies-commander") == ["no-ambush"]
    assert refused(now, "allies-commander", "ambush") == "no-ambush-in-hand [CARD-AMBUSH-1]"
    assert dice(play(now, "allies-commander", "no-ambush")) == 3


@rule("OVL-104")
def test_generals_do_not_answer_an_assault() -> None:
    """The card is with their commander."""
    assert refused(assaulted(), "allies-left", "no-ambush") == "not-your-turn [TRN-01]"


# ------------------------------------------------------------------------------------------ talk


def begun(seating: str = EIGHT) -> Field:
    """The commander has given out his first card."""
    now = field(PICTURE, seating=seating, allies=f"direct-from-hq probe-left {SPARE}", axis="2*barrage")
    return play(now, "commander", "give direct-from-hq center")


@rule("OVL-30", "QO-16", "QO-17")
@pytest.mark.parametrize("role", ["left", "center", "right"])
def test_a_visit_opens_a_channel_to_one_general(role: str) -> None:
    """To and fro, as long as cards are handed out, whether he got a card or not."""
    now = play(begun(), "commander", f"visit {role}")

    assert told(now) == [f"GeneralVisited side=allies to={role} !"]
    assert silence(now, "commander", role) == ""
    assert silence(now, role, "commander") == ""
    for other in {"left", "center", "right"} - {role}:
        assert silence(now, "commander", other) == "channel-closed [OVL-37]"
        assert silence(now, other, "commander") == "channel-closed [OVL-34]"
    now = play(now, "commander", "end-hand-out")
    assert silence(now, "commander", role) == "channel-closed [OVL-37]"


@rule("OVL-30", "QO-16")
def test_one_general_is_visited_in_a_turn() -> None:
    """Not the same twice either; and nobody has to be."""
    now = play(begun(), "commander", "visit left")

    assert refused(now, "commander", "visit left") == "one-visit [OVL-30]"
    assert refused(now, "commander", "visit right") == "one-visit [OVL-30]"
    assert "end-hand-out" in offers(begun(), "commander")


@rule("OVL-30")
def test_a_visit_is_not_taken_back() -> None:
    """Else the commander could talk with one general after the other."""
    rulings = MEMOIR44.seated(MEMOIR44.rulings(), EIGHT)
    game = MEMOIR44.game_for(rulings)
    header = header_for(game, MEMOIR44.scenario("omaha-beach-overlord"), {}, [], {}, rulings)
    table: Table[Any] = Table(game, header, Seeded(1))
    table.deal()
    seat = seats_in(game.to_decide(table.state))[0]
    table.choose(seat, game.choices(table.state, seat)[0])
    assert table.submit(seat, Choice("visit", {"to": "left"})) is None

    assert table.take_back(seat) == Refusal("nothing-to-take-back", "TAB-5")


@rule("QO-17")
def test_a_visit_comes_after_the_first_card() -> None:
    """Not before."""
    assert refused(field(PICTURE), "commander", "visit left") == "visit-after-first-card [QO-17]"


@rule("OVL-30")
def test_nobody_visits_himself() -> None:
    """The commander in person leads the center; in a game of two he leads all."""
    assert offers(begun(SIX), "center", "visit") == ["visit left", "visit right"]
    assert refused(begun(SIX), "center", "visit center") == "nobody-to-visit [OVL-30]"
    assert offers(begun(TWO), "allies", "visit") == []
    assert refused(begun(), "commander", "visit commander") == "nobody-to-visit [OVL-30]"


@rule("OVL-34", "OVL-37")
@pytest.mark.parametrize("role", ["left", "center", "right"])
def test_to_all_others_the_commander_is_silent(role: str) -> None:
    """Before the first card, and after it where there is no visit."""
    for now in (field(PICTURE), begun()):
        assert silence(now, "commander", role) == "channel-closed [OVL-37]"
        assert silence(now, role, "commander") == "channel-closed [OVL-34]"


@rule("OVL-36", "QO-17")
def test_generals_of_a_side_talk_whenever_they_like() -> None:
    """Also in the enemy's turn."""
    for now in (field(PICTURE), begun(), all_ordered(handed(field(PICTURE), left="direct-from-hq"))):
        assert silence(now, "allies-left", "allies-right") == ""
        assert silence(now, "axis-left", "axis-center") == ""
        assert silence(now, "axis-commander", "axis-center") == "channel-closed [OVL-37]"


@rule("OVL-37", "OVL-73")
def test_a_dispute_opens_the_commander_s_channels() -> None:
    """Until it is settled."""
    cards = f"probe-left probe-center {SPARE}"
    now = sent(field("H3 K3 I, Z9 i", allies=cards), left="probe-left left-2", center="probe-center center-1")
    now = until(all_ordered(now), "marching")
    held = play(now, "left", "hold")

    assert silence(now, "commander", "left") == "channel-closed [OVL-37]"
    assert silence(held, "commander", "center") == silence(held, "center", "commander") == ""
    assert silence(held, "axis-commander", "axis-left") == "channel-closed [OVL-37]"
    assert silence(play(held, "commander", "settle left"), "commander", "left") == "channel-closed [OVL-37]"


@rule("QO-45", "OVL-37")
def test_enemies_say_to_each_other_what_they_like() -> None:
    """Also commanders."""
    assert silence(field(PICTURE), "allies-commander", "axis-left") == ""
    assert silence(field(PICTURE), "axis-commander", "allies-commander") == ""


@rule("QO-15")
def test_a_commander_who_leads_the_center_keeps_his_silence() -> None:
    """He talks with the one he visits, and only then."""
    now = begun(SIX)
    assert silence(now, "center", "left") == "channel-closed [OVL-37]"
    assert silence(now, "left", "right") == ""

    now = play(now, "center", "visit left")
    assert silence(now, "center", "left") == silence(now, "left", "center") == ""
    assert silence(now, "right", "center") == "channel-closed [OVL-34]"


@rule("QO-45", "QO-17")
def test_a_host_may_switch_the_limit_off() -> None:
    """Then everybody may talk at any time."""
    now = field(PICTURE, talk="free")

    assert silence(now, "commander", "left") == ""


@rule("OVL-37")
def test_after_the_game_everybody_talks() -> None:
    """It is over."""
    now = field("A3 I, B3 I, Z9 i1", allies=f"barrage {SPARE}", needs=(9, 1))
    now = play(now, "commander", "carry-out barrage", "end-hand-out", "target Z9", dice="IIII")

    assert score(now) == (0, 1)
    assert silence(now, "commander", "left") == ""


# ------------------------------------------------------------------------------------------ Omaha


@rule("SPC-RECON-BARRAGE", "OVL-13")
@pytest.mark.parametrize("card", ["recon-left", "recon-center", "recon-right"])
def test_a_recon_may_be_fired_as_a_barrage(card: str) -> None:
    """By the commander, anywhere, with four dice; only where the scenario says so."""
    now = field(PICTURE, allies=f"{card} 2*probe-left", special={"recon-barrage": {}})
    now = play(now, "commander", f"bombard {card}")
    assert table(now) == [f"commander {card} as barrage"]

    now = play(now, "commander", "end-hand-out", "target T7")
    assert dice(now) == 4
    plain = field(PICTURE, allies=f"{card} 2*probe-left")
    assert refused(plain, "commander", f"bombard {card}") == "no-barrage-with [SPC-RECON-BARRAGE]"


@rule("SPC-RECON-BARRAGE")
def test_only_a_recon_is_fired_as_a_barrage() -> None:
    """Recon in force is another card."""
    now = field(PICTURE, allies="recon-in-force 2*probe-left", special={"recon-barrage": {}})

    assert offers(now, "commander", "bombard") == []
    assert refused(now, "commander", "bombard recon-in-force") == "no-barrage-with [SPC-RECON-BARRAGE]"


@rule("SPC-RECON-BARRAGE", "QO-52", "OVL-82")
def test_a_recon_that_was_fired_is_a_recon_when_it_is_discarded() -> None:
    """Three cards are drawn."""
    now = field("A3 I, Z9 i", allies="recon-left 2*probe-left", special={"recon-barrage": {}})
    now = play(now, "commander", "bombard recon-left", "end-hand-out", "target Z9", dice="AAAA")
    now = deal(until(now, "draw"), cards="3*general-advance")

    assert discard(now) == "recon-left"
    assert hand(now, "allies") == "2*probe-left 3*general-advance"


@rule("SPC-RECON-BARRAGE", "OVL-108", "QO-52")
def test_a_recon_that_was_fired_is_answered_as_a_barrage() -> None:
    """By the enemy's commander with a counter-attack."""
    now = field(
        "A3 I, Z9 i",
        allies="recon-left 2*probe-left",
        axis="counter-attack 2*barrage",
        special={"recon-barrage": {}},
    )
    now = play(now, "commander", "bombard recon-left", "end-hand-out", "target Z9", dice="AAAA")
    now = deal(until(now, "draw"), cards="3*general-advance")

    assert offers(now, "commander", "copy") == ["copy barrage"]
