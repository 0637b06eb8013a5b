"""The commander hands out cards: how many, to whom, what goes together, and what he carries out himself."""

import pytest

from bocage.memoir44.command.seating import SIX, TWO

from tests.ledger_marks import rule
from tests.rules.memoir44.field import (
    Field,
    asked,
    field,
    hand,
    hand_seen,
    handed,
    offers,
    ordered,
    play,
    refused,
    seen,
    sent,
    stages,
    table,
    told,
    until,
)

PICTURE = "B3 I, F3 I, K3 A, P3 I, T3 I, X3 E, B7 i, K7 a, T7 i"
SPARE = "2*recon-right"


@rule("EX-OVL-1", "OVL-21", "OVL-22")
@pytest.mark.parametrize(
    "given",
    [
        {"left": "probe-left", "center": "probe-center", "right": "probe-right"},
        {"left": "probe-left attack-left", "center": "probe-center"},
        {"center": "probe-center"},
    ],
)
def test_one_two_or_three_cards_are_shared_out_freely(given: dict[str, str]) -> None:
    """One to each, two to one and one to another, or one alone."""
    now = field(PICTURE, allies=f"probe-left attack-left probe-center probe-right {SPARE}")

    now = handed(now, **given)

    for role, cards in given.items():
        assert sorted(hand(now, "allies", role).split()) == sorted(cards.split())


@rule("EX-OVL-1", "OVL-23")
def test_no_general_gets_three_cards() -> None:
    """Two is the most that one may have."""
    now = play(field(PICTURE, allies=f"3*probe-left {SPARE}"), "commander", *["give probe-left left"] * 2)

    assert refused(now, "commander", "give probe-left left") == "two-cards-at-most [OVL-23]"


@rule("EX-OVL-2", "OVL-27")
@pytest.mark.parametrize("side", ["allies", "axis"])
def test_a_card_of_a_flank_goes_to_its_general_alone(side: str) -> None:
    """A Recon for the right can be given to the general of the right only, whichever side hands it out."""
    cards = "recon-right 2*barrage"
    now = field(PICTURE, turn=side, allies=cards, axis=cards)

    assert offers(now, "commander", "give") == ["give recon-right right"]
    assert refused(now, "commander", "give recon-right left") == "other-flank [OVL-27]"
    assert refused(now, "commander", "give recon-right center") == "other-flank [OVL-27]"


@rule("OVL-21")
def test_one_card_at_least_is_handed_out() -> None:
    """Nobody is done before the first."""
    now = field(PICTURE)

    assert refused(now, "commander", "end-hand-out") == "give-one-first [OVL-21]"
    assert "end-hand-out" in offers(play(now, "commander", "give direct-from-hq left"), "commander")


@rule("OVL-21")
def test_three_cards_are_the_most_of_a_turn() -> None:
    """A fourth stays in hand, whoever would get it."""
    cards = "probe-left probe-center probe-right attack-left barrage recon-left"
    now = play(
        field(PICTURE, allies=cards),
        "commander",
        "give probe-left left",
        "give probe-center center",
        "give probe-right right",
    )

    assert refused(now, "commander", "give attack-left left") == "three-cards-at-most [OVL-21]"
    assert refused(now, "commander", "carry-out barrage") == "three-cards-at-most [OVL-21]"
    assert offers(now, "commander", "give", "carry-out") == []


@rule("OVL-22")
def test_a_general_may_get_none() -> None:
    """He has no card to play then."""
    now = handed(field(PICTURE), left="direct-from-hq")

    assert stages(now) == {"allies-left": "deploying"}


@rule("OVL-24", "OVL-25")
@pytest.mark.parametrize(("first", "second"), [("probe-left", "move-out"), ("move-out", "probe-left")])
def test_a_section_card_and_a_tactic_card_do_not_go_together(first: str, second: str) -> None:
    """Whichever comes first."""
    now = field(PICTURE, allies=f"{first} {second} {SPARE}")
    now = play(now, "commander", f"give {first} left")

    assert refused(now, "commander", f"give {second} left") == "section-cards-only [OVL-25]"


@rule("OVL-26", "OVL-100")
def test_two_tactic_cards_do_not_go_together() -> None:
    """Nor two of the same name; another general may have the second."""
    now = play(field(PICTURE, allies=f"2*move-out {SPARE}"), "commander", "give move-out left")

    assert refused(now, "commander", "give move-out left") == "section-cards-only [OVL-26]"
    assert offers(now, "commander", "give") == [
        "give recon-right right",
        "give move-out center",
        "give move-out right",
    ]


@rule("OVL-28")
def test_a_card_stays_in_hand() -> None:
    """The last one is not given away."""
    now = play(field(PICTURE, allies="probe-left probe-right"), "commander", "give probe-left left")

    assert refused(now, "commander", "give probe-right right") == "keep-one-card [OVL-28]"
    assert hand(now, "allies") == "probe-right"


@rule("OVL-28", "QO-09")
def test_a_commander_with_one_card_hands_out_none() -> None:
    """His generals may act on their own at once."""
    now = field(PICTURE, allies="probe-left")

    assert stages(now) == dict.fromkeys(["allies-left", "allies-center", "allies-right"], "initiatives")


@rule("QO-40")
@pytest.mark.parametrize("cards", ["2*ambush", "2*counter-attack", "ambush counter-attack"])
def test_a_hand_of_which_nothing_can_be_used_hands_out_none(cards: str) -> None:
    """Ambushes wait for the enemy, and there is nothing to answer; the commander can only be done."""
    now = field(PICTURE, allies=cards)

    assert offers(now, "commander") == ["end-hand-out"]
    assert set(stages(play(now, "commander", "end-hand-out")).values()) == {"initiatives"}


@rule("OVL-90", "OVL-92", "OVL-95")
@pytest.mark.parametrize(
    ("alone", "id_"), [("recon-in-force", "OVL-90"), ("general-advance", "OVL-92"), ("pincer-move", "OVL-95")]
)
def test_a_card_for_several_sections_goes_alone(alone: str, id_: str) -> None:
    """Neither beside it nor after it does its general get another."""
    now = field(PICTURE, allies=f"{alone} probe-left {SPARE}")
    first = play(now, "commander", f"give {alone} left")
    second = play(now, "commander", "give probe-left left")

    assert refused(first, "commander", "give probe-left left") == f"alone-for-a-general [{id_}]"
    assert refused(second, "commander", f"give {alone} left") == f"alone-for-a-general [{id_}]"


@rule("OVL-94")
def test_a_pincer_move_is_for_the_flanks() -> None:
    """The general of the center never gets it."""
    now = field(PICTURE, allies=f"pincer-move {SPARE}")

    assert offers(now, "commander", "give")[-2:] == ["give pincer-move left", "give pincer-move right"]
    assert refused(now, "commander", "give pincer-move center") == "other-flank [OVL-94]"


@rule("OVL-29", "OVL-103", "OVL-106", "OVL-115")
@pytest.mark.parametrize(
    ("card", "id_"), [("air-power", "OVL-103"), ("barrage", "OVL-106"), ("their-finest-hour", "OVL-115")]
)
def test_some_cards_are_carried_out_by_the_commander(card: str, id_: str) -> None:
    """No general is given them; they lie open before the commander."""
    now = field(PICTURE, allies=f"{card} {SPARE}")

    for role in ("left", "center", "right"):
        assert refused(now, "commander", f"give {card} {role}") == f"commander-carries-it-out [{id_}]"
    now = play(now, "commander", f"carry-out {card}")
    played = f"CardPlayed side=allies general=commander section= card={card} acts_as= plain="
    assert told(now) == [played]
    assert table(now) == [f"commander {card}"]
    assert hand(now, "allies") == SPARE


@rule("OVL-29")
def test_a_card_for_generals_is_not_carried_out_by_the_commander() -> None:
    """He hands it out."""
    assert refused(field(PICTURE), "commander", "carry-out direct-from-hq") == "generals-play-it [OVL-29]"


@rule("QO-08")
def test_cards_of_the_commander_count_among_the_three() -> None:
    """Two that he carries out leave one for a general, and one in hand."""
    now = field(PICTURE, allies="air-power barrage probe-left probe-right recon-left")
    now = play(now, "commander", "carry-out air-power", "carry-out barrage", "give probe-left left")

    assert refused(now, "commander", "give probe-right right") == "three-cards-at-most [OVL-21]"


@rule("QO-08", "OVL-28")
def test_cards_of_the_commander_leave_one_in_hand() -> None:
    """The last is not carried out either."""
    now = play(field(PICTURE, allies="air-power barrage"), "commander", "carry-out air-power")

    assert refused(now, "commander", "carry-out barrage") == "keep-one-card [OVL-28]"


@rule("OVL-116")
def test_nothing_goes_with_the_finest_hour() -> None:
    """No card after it, and it not after another."""
    now = field(PICTURE, allies=f"their-finest-hour probe-left barrage {SPARE}")
    first = play(now, "commander", "carry-out their-finest-hour")
    second = play(now, "commander", "give probe-left left")

    assert refused(first, "commander", "give probe-left left") == "no-other-card [OVL-116]"
    assert refused(first, "commander", "carry-out barrage") == "no-other-card [OVL-116]"
    assert refused(second, "commander", "carry-out their-finest-hour") == "only-card [OVL-116]"


@rule("OVL-104", "QO-22")
def test_an_ambush_is_not_handed_out_in_ones_own_turn() -> None:
    """It is given when somebody is attacked."""
    now = field(PICTURE, allies=f"ambush {SPARE}")

    assert refused(now, "commander", "give ambush left") == "given-when-attacked [OVL-104]"


# ------------------------------------------------------------------------------------------ who knows what


@rule("OVL-32")
def test_a_general_knows_his_own_cards_only() -> None:
    """The hand of his commander, and what others got, he can but count."""
    now = handed(
        field(PICTURE, allies=f"probe-left probe-right {SPARE}"), left="probe-left", right="probe-right"
    )

    assert hand_seen(now, "left", "allies", "left") == (1, "probe-left")
    assert hand_seen(now, "left", "allies", "right") == (1, "")
    assert hand_seen(now, "left", "allies") == (2, "")
    assert hand_seen(now, "axis-commander", "allies", "left") == (1, "")
    assert hand_seen(now, "", "allies", "left") == (1, "")


@rule("OVL-22", "OVL-32")
def test_the_commander_knows_what_he_has_handed_out() -> None:
    """Until it is played he sees it with the general."""
    now = handed(field(PICTURE, allies=f"probe-left {SPARE}"), left="probe-left")

    assert hand_seen(now, "commander", "allies", "left") == (1, "probe-left")


@rule("OVL-22", "OVL-32")
def test_a_card_is_handed_over_face_down() -> None:
    """Who gets it and who gives it hear which it is, others that there was one."""
    now = play(field(PICTURE, allies=f"probe-left {SPARE}"), "commander", "give probe-left left")

    who = "allies-commander,allies-left"
    assert told(now) == [f"CardGiven side=allies to=left ({who}: card=probe-left) !"]


@rule("OVL-32")
def test_what_was_known_of_a_hand_is_not_known_after_a_card_has_left_it_unseen() -> None:
    """A card taken back may be the one that was handed over."""
    now = field(PICTURE, allies=f"probe-left {SPARE}")
    state = now.state
    state.hands[4].known = state.hands[4].cards[:]

    now = play(now, "commander", "give probe-left left")

    assert sum(seen(now, "")["hands"][4]["known"]) == 0


@rule("OVL-11", "QO-15")
def test_limits_of_cards_hold_for_one_who_plays_a_whole_side() -> None:
    """Also in a game of two no general gets two tactic cards."""
    now = field(PICTURE, seating=TWO, allies=f"2*move-out {SPARE}")
    now = play(now, "allies", "give move-out left")

    assert refused(now, "allies", "give move-out left") == "section-cards-only [OVL-26]"


@rule("OVL-10", "OVL-22")
def test_a_commander_may_hand_cards_to_himself() -> None:
    """The general of the center is a general like the others."""
    now = field(PICTURE, seating=SIX, allies=f"probe-center {SPARE}")
    now = handed(now, center="probe-center")

    assert asked(now) == ["allies-commander-center"]
    assert offers(now, "center") == ["deploy probe-center center-1", "deploy probe-center center-2"]


@rule("OVL-20")
def test_a_turn_begins_with_handing_out() -> None:
    """Nothing else can be done before."""
    now = field(PICTURE)

    for choice in ("order B3", "move B3 B5", "attack B3 B7", "take-initiative left", "end-moves"):
        assert refused(now, "commander", choice) == "hand-out-first [OVL-20]"


@rule("OVL-20", "OVL-46", "QO-24")
def test_a_turn_goes_through_its_steps_in_order() -> None:
    """Hand out, strikes, orders, initiative, moves, attacks, draw."""
    now = field("B5 I, K5 A, T3 I, B7 i, K7 a, T7 i", allies=f"barrage probe-left {SPARE}", axis="barrage")
    now = play(now, "commander", "carry-out barrage", "give probe-left left", "end-hand-out")
    passed = []
    for stage in ("salvos", "deploying", "ordering", "initiatives", "marching", "fighting", "draw"):
        now = _to(now, stage)
        passed.append(stage)

    assert passed[-1] == "draw"


def _to(now: Field, stage: str) -> Field:
    """Go on to a step by the shortest way."""
    if stage == "deploying":
        now = play(now, "commander", "target T7", dice="AAAA")
        return until(now, stage)
    if stage == "ordering":
        return play(now, "left", "deploy probe-left left-1")
    if stage == "initiatives":
        return until(ordered(now, "left", "B5"), stage)
    return until(now, stage)


@rule("OVL-41")
def test_what_was_played_lies_open_in_its_section() -> None:
    """Everybody sees card, general and section."""
    now = sent(field(PICTURE, allies=f"probe-left {SPARE}"), left="probe-left left-2")

    assert "CardPlayed side=allies general=left section=left-2 card=probe-left acts_as= plain=" in told(now)
    assert [each["section"] for each in seen(now, "")["plays"] if each["card"]] == [0b10]
