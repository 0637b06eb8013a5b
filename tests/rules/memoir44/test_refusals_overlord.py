"""Why moves of Overlord are refused, labeled by hand: who tries what, the reason, and the rule.

Every line of a list is a try in the position of its name: the seat, the choice, and the refusal it must hear.
"""

from functools import cache

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.choice import Choice
from bocage.kernel.refusal import Refusal
from bocage.memoir44.command.seating import EIGHT, SIX, TWO

from tests.ledger_marks import rule
from tests.rules.memoir44.field import Field, all_ordered, field, handed, play, refused, sent, silence, until

CARDS = (
    "probe-left attack-left probe-center probe-right recon-left move-out armor-assault air-power barrage "
    "their-finest-hour ambush counter-attack recon-in-force pincer-move general-advance"
)
PICTURE = "A3 I, B3 A, C3 I2, D3 G, i2 I, F3 ~I, K3 I, L3 A, m4 I, T3 I, X3 G, b4 i, K7 a, q6 i, Z9 g"
SPARE = "3*recon-right"


def begun(*choices: str, seating: str = EIGHT) -> Field:
    """A hand of many cards, of which some have been handed out."""
    now = field(PICTURE, allies=CARDS, limit=20, seating=seating)
    return play(now, "allies" if seating == TWO else "commander", *choices)


def dealt_out() -> Field:
    """The left general has two cards, the center a tactic."""
    return handed(begun(), left="probe-left attack-left", center="move-out")


def idle() -> Field:
    """The left and the right general have got no card."""
    return until(all_ordered(sent(begun(), center="probe-center center-1")), "initiatives")


def marching() -> Field:
    """The left and the center have ordered units."""
    return until(
        all_ordered(sent(begun(), left="probe-left left-1", center="probe-center center-1")), "marching"
    )


@cache
def position(name: str) -> Field:
    """A position by its name."""
    match name:
        case "hand-out":
            return begun()
        case "one given":
            return begun("give probe-left left")
        case "two given":
            return begun("give probe-left left", "give attack-left left")
        case "three given":
            return begun("give probe-left left", "give attack-left left", "give probe-right right")
        case "visited":
            return begun("give probe-left left", "visit right")
        case "tactic given":
            return begun("give move-out center")
        case "barrage laid":
            return begun("carry-out barrage")
        case "six":
            return begun(seating=SIX)
        case "two":
            return begun(seating=TWO)
        case "deploying":
            return dealt_out()
        case "one laid":
            return play(dealt_out(), "left", "deploy probe-left left-1", "order A3", "order B3")
        case "ordering":
            return play(dealt_out(), "left", "deploy probe-left left-1", "order A3")
        case "initiative":
            return idle()
        case "rolled IF" | "rolled GS" | "rolled FF":
            return play(idle(), "left", "take-initiative left", dice=name.split()[1])
        case "marching":
            return marching()
        case "held":
            return play(marching(), "left", "hold")
        case "settled":
            return play(play(marching(), "left", "hold"), "commander", "settle center")
        case "fighting":
            return until(marching(), "fighting")
        case "medics" | "dig":
            card = {"medics": "medics-and-mechanics", "dig": "dig-in"}[name]
            return sent(field(PICTURE, allies=f"{card} {SPARE}"), left=card)
        case "carrying":
            return begun("carry-out barrage", "carry-out air-power", "end-hand-out")
        case "salvo":
            return begun("carry-out barrage", "end-hand-out")
        case "finest":
            now = begun("carry-out their-finest-hour")
            return play(now, "commander", "end-hand-out", dice="IFFF AFFF SFFF")
    last = ["left probe-left left-1"]
    return handed(field(PICTURE, allies=f"counter-attack {SPARE}", last=last), right="counter-attack")


TRIES = {
    "hand-out": """
        commander: end-hand-out: give-one-first [OVL-21]
        commander: give probe-left center: other-flank [OVL-27]
        commander: give probe-left right: other-flank [OVL-27]
        commander: give probe-center left: other-flank [OVL-27]
        commander: give probe-right center: other-flank [OVL-27]
        commander: give probe-left commander: no-general [OVL-22]
        commander: give assault-left left: not-in-hand [OVL-22]
        commander: give pincer-move center: other-flank [OVL-94]
        commander: give air-power left: commander-carries-it-out [OVL-103]
        commander: give barrage center: commander-carries-it-out [OVL-106]
        commander: give their-finest-hour right: commander-carries-it-out [OVL-115]
        commander: give ambush left: given-when-attacked [OVL-104]
        commander: give counter-attack left: nothing-opposite [QO-19]
        commander: carry-out probe-left: generals-play-it [OVL-29]
        commander: carry-out move-out: generals-play-it [OVL-29]
        commander: carry-out ambush: given-when-attacked [OVL-104]
        commander: carry-out counter-attack: generals-play-it [OVL-29]
        commander: copy barrage: no-strike-to-copy [OVL-108]
        commander: copy air-power: no-strike-to-copy [OVL-108]
        commander: bombard recon-left: no-barrage-with [SPC-RECON-BARRAGE]
        commander: bombard barrage: no-barrage-with [SPC-RECON-BARRAGE]
        commander: visit left: visit-after-first-card [QO-17]
        commander: visit commander: nobody-to-visit [OVL-30]
        commander: play probe-left: hand-out-first [OVL-20]
        commander: deploy probe-left left-1: hand-out-first [OVL-20]
        commander: lead move-out left: hand-out-first [OVL-20]
        commander: take-initiative left: hand-out-first [OVL-20]
        commander: order A3: hand-out-first [OVL-20]
        commander: move A3 A5: hand-out-first [OVL-20]
        commander: hold: hand-out-first [OVL-20]
        left: end-hand-out: not-your-turn [TRN-01]
        left: deploy probe-left left-1: not-your-turn [TRN-01]
        axis-commander: give probe-left left: not-your-turn [TRN-01]
        commander: give probe-left nobody: unknown-role [OVL-06]
        commander: give nothing left: unknown-card [TRN-03]
    """,
    "one given": """
        commander: give move-out left: section-cards-only [OVL-25]
        commander: give recon-in-force left: alone-for-a-general [OVL-90]
        commander: give pincer-move left: alone-for-a-general [OVL-95]
        commander: give general-advance left: alone-for-a-general [OVL-92]
        commander: give probe-left left: not-in-hand [OVL-22]
        commander: carry-out their-finest-hour: only-card [OVL-116]
    """,
    "two given": """
        commander: give recon-left left: two-cards-at-most [OVL-23]
        commander: give move-out left: two-cards-at-most [OVL-23]
    """,
    "three given": """
        commander: give probe-center center: three-cards-at-most [OVL-21]
        commander: give recon-left left: three-cards-at-most [OVL-21]
        commander: carry-out barrage: three-cards-at-most [OVL-21]
        commander: bombard recon-left: three-cards-at-most [OVL-21]
    """,
    "visited": """
        commander: visit right: one-visit [OVL-30]
        commander: visit left: one-visit [OVL-30]
    """,
    "tactic given": """
        commander: give armor-assault center: section-cards-only [OVL-26]
        commander: give probe-center center: section-cards-only [OVL-25]
        commander: give recon-in-force center: section-cards-only [OVL-25]
    """,
    "barrage laid": """
        commander: carry-out barrage: not-in-hand [OVL-22]
        commander: carry-out their-finest-hour: only-card [OVL-116]
    """,
    "six": """
        center: visit center: nobody-to-visit [OVL-30]
        center: give probe-left center: other-flank [OVL-27]
        left: give probe-left left: not-your-turn [TRN-01]
    """,
    "two": """
        allies: give probe-left right: other-flank [OVL-27]
        allies: visit left: nobody-to-visit [OVL-30]
        axis: give probe-left left: not-your-turn [TRN-01]
    """,
    "deploying": """
        left: deploy probe-left center-1: another-general [OVL-06]
        left: deploy probe-left right-2: another-general [OVL-06]
        left: deploy probe-right left-1: not-given [OVL-40]
        left: deploy move-out left-1: not-given [OVL-40]
        left: lead probe-left left: one-section-only [OVL-40]
        left: lead move-out left: not-given [OVL-40]
        left: lead move-out center: another-general [OVL-06]
        center: deploy move-out center-1: both-sections [OVL-43]
        center: lead move-out right: another-general [OVL-06]
        left: counter probe-left left-1: not-given [OVL-40]
        left: give probe-left right: play-what-was-given [OVL-40]
        left: take-initiative left: play-what-was-given [OVL-40]
        right: take-initiative right: not-your-turn [TRN-01]
        right: hold: not-your-turn [TRN-01]
        commander: give probe-right right: not-your-turn [TRN-01]
        commander: end-hand-out: not-your-turn [TRN-01]
    """,
    "one laid": """
        left: deploy attack-left left-1: section-has-a-card [OVL-42]
        left: deploy probe-left left-2: not-given [OVL-40]
    """,
    "ordering": """
        left: order A3: already-ordered [ORD-02]
        left: order K3: not-in-section [TRN-06]
        left: order i2: not-in-section [TRN-06]
        left: order b4: no-unit-there [ORD-01]
        left: order A1: no-unit-there [ORD-01]
        left: deploy attack-left left-2: nothing-calls-for [OVL-40]
        left: move A3 A5: order-first [ORD-01]
        center: order K3: play-what-was-given [OVL-40]
        commander: settle left: not-your-turn [TRN-01]
        commander: lift: not-your-turn [TRN-01]
    """,
    "initiative": """
        left: take-initiative center: no-initiative [OVL-50]
        left: take-initiative right: no-initiative [OVL-50]
        left: take-initiative commander: no-initiative [OVL-50]
        left: order A3: initiative-first [OVL-20]
        left: end-moves: initiative-first [OVL-20]
        center: take-initiative center: not-your-turn [TRN-01]
        commander: take-initiative left: not-your-turn [TRN-01]
    """,
    "rolled IF": """
        left: order K3: already-ordered [ORD-02]
        left: order B3: no-face-left [CARD-FINESTHOUR-2]
        left: order b4: no-unit-there [ORD-01]
        left: order A1: no-unit-there [ORD-01]
        left: stand-by: nothing-calls-for [OVL-51]
        left: move A3 A5: order-first [ORD-01]
        left: sacrifice A3: nothing-calls-for [OVL-65]
    """,
    "rolled GS": """
        left: sacrifice K3: already-ordered [OVL-44]
        left: sacrifice b4: no-unit-there [OVL-65]
        left: sacrifice A1: no-unit-there [OVL-65]
        left: order A3: sacrifice-first [OVL-65]
        left: end-orders: sacrifice-first [OVL-65]
    """,
    "rolled FF": """
        left: order K3: already-ordered [OVL-44]
        left: dig-in B3: not-this-kind [CARD-ANY-8]
        left: dig-in F3: no-digging-at-sea [CARD-DIGIN-2]
        left: dig-in K3: not-under-command [QO-05]
        left: dig-in A1: no-unit-there [CARD-DIGIN-1]
        left: move A3 A5: order-first [ORD-01]
    """,
    "marching": """
        left: move K3 K5: ordered-by-another [OVL-45]
        left: move D3 D5: not-ordered [TRN-09]
        left: move A3 b4: hex-taken [MOV-08]
        left: move A3 K5: too-far [MOV-04]
        left: attack A3 b4: moves-first [TRN-10]
        center: move A3 A5: ordered-by-another [OVL-45]
        center: order T3: orders-are-given [ORD-01]
        right: move T3 T5: not-your-turn [TRN-01]
        commander: move A3 A5: not-your-turn [TRN-01]
        commander: lift: not-your-turn [TRN-01]
        left: settle left: nothing-calls-for [OVL-73]
        axis-left: move Z9 Y9: not-your-turn [TRN-01]
    """,
    "held": """
        center: move K3 K5: not-your-turn [TRN-01]
        left: move A3 A5: hold-first [OVL-73]
        left: settle left: commander-settles [OVL-73]
        left: hold: hold-first [OVL-73]
        commander: move A3 A5: hold-first [OVL-73]
        commander: settle right: already-done [OVL-73]
        commander: settle commander: no-general [OVL-73]
        commander: hold: hold-first [OVL-73]
        right: lift: not-your-turn [TRN-01]
    """,
    "settled": """
        left: move A3 A5: not-your-turn [TRN-01]
        commander: settle left: not-your-turn [TRN-01]
        left: hold: not-your-turn [TRN-01]
    """,
    "fighting": """
        left: attack K3 K7: ordered-by-another [OVL-45]
        left: attack D3 b4: not-ordered [TRN-09]
        left: attack A3 K3: no-enemy-there [ATK-03]
        left: attack A3 A5: no-enemy-there [ATK-03]
        left: attack A3 Z9: out-of-range [ATK-14]
        left: move A3 A5: battles-now [TRN-10]
        center: attack A3 b4: ordered-by-another [OVL-45]
        right: attack T3 q6: not-your-turn [TRN-01]
        left: clear-wire A3: no-wire-to-clear [OBS-WIRE-3]
    """,
    "medics": """
        left: heal A3: no-losses [CARD-MEDICS-1]
        left: heal K3: not-under-command [QO-05]
        left: heal b4: no-unit-there [CARD-MEDICS-1]
        left: order C3: heal-first [CARD-MEDICS-1]
    """,
    "dig": """
        left: dig-in B3: not-this-kind [CARD-ANY-8]
        left: dig-in F3: no-digging-at-sea [CARD-DIGIN-2]
        left: dig-in K3: not-under-command [QO-05]
        left: dig-in b4: no-unit-there [CARD-DIGIN-1]
        left: order A3: dig-first [CARD-DIGIN-1]
    """,
    "carrying": """
        commander: carry-out their-finest-hour: carry-out-first [QO-24]
        commander: give probe-left left: carry-out-first [QO-24]
        commander: target K7: carry-out-first [QO-24]
        left: deploy probe-left left-1: not-your-turn [TRN-01]
    """,
    "salvo": """
        commander: target A3: no-enemy-there [CARD-BARRAGE-1]
        commander: target A1: no-enemy-there [CARD-BARRAGE-1]
        commander: strike K7: aim-first [CARD-BARRAGE-1]
        commander: end-targets: target-one-first [CARD-BARRAGE-1]
        left: target K7: not-your-turn [TRN-01]
    """,
    "finest": """
        left: order K3: not-under-command [QO-05]
        left: order B3: no-face-left [CARD-FINESTHOUR-2]
        center: order K3: no-face-left [CARD-FINESTHOUR-2]
        right: order A3: not-under-command [QO-05]
        left: deploy probe-left left-1: nothing-calls-for [OVL-40]
        commander: give probe-left left: not-your-turn [TRN-01]
    """,
    "counter": """
        right: counter probe-left right-2: nothing-opposite [QO-19]
        right: counter probe-right right-1: nothing-opposite [QO-19]
        right: counter attack-right right-2: nothing-opposite [QO-19]
        right: deploy probe-right right-2: not-given [OVL-40]
        right: deploy counter-attack right-2: copies-a-card [OVL-107]
        right: lead counter-attack right: copies-a-card [OVL-107]
        left: counter probe-left left-1: not-your-turn [TRN-01]
    """,
}
LINES = [
    (name, *[part.strip() for part in line.split(":")])
    for name, lines in TRIES.items()
    for line in lines.strip().splitlines()
]


@rule(
    "OVL-06",
    "OVL-103",
    "OVL-104",
    "OVL-106",
    "OVL-107",
    "OVL-108",
    "OVL-115",
    "OVL-116",
    "OVL-20",
    "OVL-21",
    "OVL-22",
    "OVL-23",
    "OVL-25",
    "OVL-26",
    "OVL-27",
    "OVL-29",
    "OVL-30",
    "OVL-40",
    "OVL-42",
    "OVL-43",
    "OVL-44",
    "OVL-45",
    "OVL-50",
    "OVL-51",
    "OVL-65",
    "OVL-73",
    "OVL-90",
    "OVL-92",
    "OVL-94",
    "OVL-95",
    "QO-05",
    "QO-17",
    "QO-19",
    "QO-24",
    "SPC-RECON-BARRAGE",
)
@pytest.mark.parametrize(("name", "who", "text", "reason"), LINES)
def test_a_try_is_refused_for_its_reason(name: str, who: str, text: str, reason: str) -> None:
    """Key and rule are what somebody who knows the rules would say."""
    assert refused(position(name), who, text) == reason


def test_there_are_enough_tries() -> None:
    """A hundred at least, each another one."""
    assert len(LINES) == len({line[:3] for line in LINES}) > 150


# ------------------------------------------------------------------------------------------ bad input


@rule("QO-29", "OVL-08")
@pytest.mark.parametrize("seat", [-1, 8, 99])
def test_a_seat_that_belongs_to_nobody_decides_nothing(seat: int) -> None:
    """There are eight."""
    now = begun()
    said = now.game.read(now.state, seat, Choice("give", {"card": "probe-left", "to": "left"}))

    assert isinstance(said, Refusal)
    assert (said.key, said.rule) == ("no-such-seat", "SET-30")


@rule("OVL-16", "OVL-17")
@pytest.mark.parametrize("cards", [61, 200])
def test_a_deck_too_small_for_its_deal_begins_no_game(cards: int) -> None:
    """Two hands of 61 are more than the hundred and twenty cards of two boxes."""
    facts = dict(MEMOIR44.scenario("omaha-beach-overlord"))
    facts["axis"], facts["allies"] = {"cards": cards, "medals": 8}, {"cards": 61, "medals": 8}
    rulings = {**MEMOIR44.rulings(), "variant": {"seating": EIGHT}}

    with pytest.raises(ValueError, match="more than a deck of 120"):
        MEMOIR44.game_for(rulings).start(facts, rulings)


@rule("OVL-34", "OVL-37")
def test_a_message_on_a_closed_channel_is_refused_with_its_rule() -> None:
    """The commander to a general he does not visit, and back."""
    now = position("visited")

    assert silence(now, "commander", "left") == "channel-closed [OVL-37]"
    assert silence(now, "left", "commander") == "channel-closed [OVL-34]"
    assert silence(now, "commander", "right") == ""


# ------------------------------------------------------------------------------------------ rules at hand

VERBS = {
    "give": "OVL-22",
    "visit": "OVL-30",
    "carry-out": "OVL-29",
    "copy": "OVL-108",
    "bombard": "SPC-RECON-BARRAGE",
    "end-hand-out": "OVL-21",
    "deploy": "OVL-40",
    "lead": "OVL-43",
    "counter": "OVL-107",
    "take-initiative": "OVL-51",
    "stand-by": "OVL-51",
    "sacrifice": "OVL-65",
    "hold": "OVL-72",
    "settle": "OVL-73",
    "lift": "OVL-73",
}


@rule("OVL-21", "OVL-22", "OVL-29", "OVL-30", "OVL-40", "OVL-43", "OVL-51", "OVL-65", "OVL-72", "OVL-73")
@rule("OVL-107", "OVL-108", "SPC-RECON-BARRAGE")
@pytest.mark.parametrize("verb", VERBS)
def test_what_nothing_calls_for_is_refused_with_its_own_rule(verb: str) -> None:
    """Every choice of Overlord names the rule that it comes from."""
    rules = {each.name: each.rule for each in position("hand-out").game.vocabulary.verbs}

    assert rules[verb] == VERBS[verb]
