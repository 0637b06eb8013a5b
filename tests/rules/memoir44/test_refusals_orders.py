"""Why not this order: cards, orders and sections, the order of play, and who may speak at all."""

from __future__ import annotations

from functools import cache

import pytest

from bocage.kernel.choice import Choice
from bocage.kernel.refusal import Refusal

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import BOTH, GAME, Battle, battle, play, refused

RECON_HILL = {"spotters": {"side": "allies", "hexes": ["G3"]}}
HANDS = "A3 I, E3 A, G3 I, M3 G, G7 i"


@cache
def positions(edition: str) -> dict[str, Battle]:
    """The positions that the cases speak of, by name."""
    hand = battle(HANDS, allies="probe-left ambush recon-center", axis="barrage", edition=edition)
    spotters = battle(
        HANDS, allies="recon-center probe-left recon-right", special=RECON_HILL, edition=edition
    )
    no_spotters = battle("A3 I, G7 i", allies="recon-center probe-left", special=RECON_HILL, edition=edition)
    ended = battle("G5 I, H5 i1, A9 i", step="fight", needs=(9, 1), edition=edition)
    kept = battle("A3 I, G7 i", step="order", card="recon-left", deck="probe-left barrage", edition=edition)
    probe = battle("A3 B3 d4 I, G3 A, M3 G, G7 i", step="order", card="probe-left", edition=edition)
    advance = battle("A3 B3 C3 I, G3 A, M3 G, G7 i", step="order", card="general-advance", edition=edition)
    pincer = battle("A3 B3 C3 I, G3 A, M3 G, G7 i", step="order", card="pincer-move", edition=edition)
    armor = battle("A3 I, E3 T, G3 A, M3 G, G7 i", step="order", card="armor-assault", edition=edition)
    out = battle("A3 E, E3 R, G3 A, M3 G, G7 i", step="order", card="move-out", edition=edition)
    lines = battle("A3 E, E3 R, G3 A, M3 G, G7 i", step="order", card="behind-enemy-lines", edition=edition)
    fire = battle("A3 B3 I, G5 A, M3 G, H5 i", step="order", card="firefight", edition=edition)
    plain = battle("G3 A, M3 G, G7 i", step="order", card="move-out", edition=edition)
    assault = battle("A3 I, G3 I, G7 i", step="order", card="infantry-assault", edition=edition)
    dig = battle("A3 I, B3 .oI, C3 ~I, G3 A, M3 G, G7 i", step="order", card="dig-in", edition=edition)
    medics = battle("A3 I, G3 A2, M3 G, G7 i1", step="order", card="medics-and-mechanics", edition=edition)
    hour = battle("A3 B3 I, G3 A, M3 G, G7 i", allies="their-finest-hour 3*probe-left", edition=edition)
    hour = play(hour, "allies", "play their-finest-hour", dice="IGGF")
    moves = battle("A3 I, G3 A, M3 G, G7 i", step="move", edition=edition)
    return {
        "hand": hand,
        "spotters": spotters,
        "no spotters": no_spotters,
        "rolling": play(battle("G5 I, H5 i", step="fight", edition=edition), "allies", "attack G5 H5"),
        "over": play(ended, "allies", "attack G5 H5", dice="GSS"),
        "keep": play(kept, "allies", "end-orders", cards="probe-left barrage"),
        "probe": play(probe, "allies", "order A3"),
        "advance": play(advance, "allies", "order A3", "order B3"),
        "pincer": pincer,
        "armor": play(armor, "allies", "order E3"),
        "out": out,
        "lines": lines,
        "fire": fire,
        "plain": plain,
        "assault": assault,
        "dig": dig,
        "medics": medics,
        "hour": hour,
        "moves": moves,
        "battles": battle("A3 I, G5 A, M3 G, H5 i", step="fight", edition=edition),
        "firefight": battle("A3 I, M3 G, A5 i", step="fight", card="firefight", edition=edition),
        "close": battle("G5 I, A3 I, H5 i", step="fight", card="close-assault", edition=edition),
    }


# Position, side, choice, and what is said.
WHO_MAY_SPEAK = [
    ("hand", "axis", "play barrage", "not-your-turn [TRN-01]"),
    ("hand", "axis", "ambush", "not-your-turn [TRN-01]"),
    ("probe", "axis", "order G7", "not-your-turn [TRN-01]"),
    ("moves", "axis", "move G7 G9", "not-your-turn [TRN-01]"),
    ("battles", "axis", "attack H5 G5", "not-your-turn [TRN-01]"),
    ("keep", "axis", "keep barrage", "not-your-turn [TRN-01]"),
    ("rolling", "allies", "end-battles", "chance-is-next [TAB-1]"),
    ("rolling", "axis", "ambush", "chance-is-next [TAB-1]"),
    ("over", "allies", "take-ground", "game-over [MED-01]"),
    ("over", "axis", "play barrage", "game-over [MED-01]"),
]

CARDS = [
    ("hand", "allies", "play barrage", "not-in-hand [TRN-03]"),
    ("hand", "allies", "play probe-right", "not-in-hand [TRN-03]"),
    ("hand", "allies", "play ambush", "reaction-only [CARD-ANY-13]"),
    ("hand", "allies", "order A3", "play-a-card [TRN-03]"),
    ("hand", "allies", "end-orders", "play-a-card [TRN-03]"),
    ("hand", "allies", "end-battles", "play-a-card [TRN-03]"),
    ("hand", "allies", "attack G3 G7", "play-a-card [TRN-03]"),
    ("hand", "allies", "ambush", "play-a-card [TRN-03]"),
    ("hand", "allies", "keep probe-left", "play-a-card [TRN-03]"),
    ("hand", "allies", "air-strike recon-center", "no-spotters [SPC-317]"),
    ("no spotters", "allies", "air-strike recon-center", "no-spotters [SPC-317]"),
    ("spotters", "allies", "air-strike probe-left", "no-spotters [SPC-317]"),
    ("spotters", "allies", "air-strike recon-left", "not-in-hand [TRN-03]"),
    ("keep", "allies", "keep attack-left", "not-drawn [CARD-RECON]"),
    ("keep", "allies", "play barrage", "keep-first [CARD-RECON]"),
    ("keep", "allies", "order A3", "keep-first [CARD-RECON]"),
    ("hand", "allies", "play prob-left", "unknown-card [TRN-03]"),
    ("hand", "allies", "order Z9", "unknown-hex [SET-18]"),
    ("hand", "allies", "order a9", "unknown-hex [SET-18]"),
    ("assault", "allies", "section middle", "unknown-section [SET-19]"),
]

ORDERS = [
    ("probe", "allies", "order A3", "already-ordered [ORD-02]"),
    ("probe", "allies", "order G3", "not-in-section [TRN-06]"),
    ("probe", "allies", "order M3", "not-in-section [TRN-06]"),
    ("probe", "allies", "order G7", "no-unit-there [ORD-01]"),
    ("probe", "allies", "order A9", "no-unit-there [ORD-01]"),
    ("advance", "allies", "order C3", "no-order-left [ORD-05]"),
    ("advance", "allies", "order B3", "already-ordered [ORD-02]"),
    ("pincer", "allies", "order G3", "not-in-section [TRN-06]"),
    ("armor", "allies", "order A3", "not-this-kind [CARD-ANY-8]"),
    ("armor", "allies", "order M3", "not-this-kind [CARD-ANY-8]"),
    ("armor", "allies", "order E3", "already-ordered [ORD-02]"),
    ("out", "allies", "order G3", "not-this-kind [CARD-ANY-8]"),
    ("out", "allies", "order M3", "not-this-kind [CARD-ANY-8]"),
    ("lines", "allies", "order G3", "not-this-kind [CARD-ANY-8]"),
    ("fire", "allies", "order G5", "in-contact [CARD-FIREFIGHT-1]"),
    ("fire", "allies", "order H5", "no-unit-there [ORD-01]"),
    ("plain", "allies", "order A3", "no-unit-there [ORD-01]"),
    ("hour", "allies", "order G3", "no-face-left [CARD-FINESTHOUR-2]"),
    ("hour", "allies", "order M3", "no-face-left [CARD-FINESTHOUR-2]"),
    ("hour", "allies", "order G7", "no-unit-there [ORD-01]"),
]

SUPPORT = [
    ("assault", "allies", "order A3", "section-first [CARD-INFANTRYASSAULT-1]"),
    ("assault", "allies", "end-orders", "section-first [CARD-INFANTRYASSAULT-1]"),
    ("dig", "allies", "dig-in B3", "already-dug-in [CARD-DIGIN-5]"),
    ("dig", "allies", "dig-in C3", "no-digging-at-sea [CARD-DIGIN-2]"),
    ("dig", "allies", "dig-in G3", "not-this-kind [CARD-ANY-8]"),
    ("dig", "allies", "dig-in M3", "not-this-kind [CARD-ANY-8]"),
    ("dig", "allies", "dig-in G7", "no-unit-there [CARD-DIGIN-1]"),
    ("dig", "allies", "dig-in A9", "no-unit-there [CARD-DIGIN-1]"),
    ("dig", "allies", "move A3 A5", "dig-first [CARD-DIGIN-1]"),
    ("dig", "allies", "order A3", "dig-first [CARD-DIGIN-1]"),
    ("medics", "allies", "heal A3", "no-losses [CARD-MEDICS-1]"),
    ("medics", "allies", "heal M3", "no-losses [CARD-MEDICS-1]"),
    ("medics", "allies", "heal G7", "no-unit-there [CARD-MEDICS-1]"),
    ("medics", "allies", "end-orders", "heal-first [CARD-MEDICS-1]"),
    ("medics", "allies", "order G3", "heal-first [CARD-MEDICS-1]"),
]

ORDER_OF_PLAY = [
    ("probe", "allies", "play probe-left", "one-card-a-turn [TRN-03]"),
    ("probe", "allies", "move A3 A5", "order-first [ORD-01]"),
    ("probe", "allies", "attack A3 A5", "order-first [ORD-01]"),
    ("probe", "allies", "end-moves", "order-first [ORD-01]"),
    ("probe", "allies", "retreat A1", "nothing-calls-for [RET-02]"),
    ("hour", "allies", "move A3 A5", "order-first [ORD-01]"),
    ("hour", "allies", "play probe-left", "one-card-a-turn [TRN-03]"),
    ("moves", "allies", "play probe-left", "one-card-a-turn [TRN-03]"),
    ("moves", "allies", "air-strike recon-left", "one-card-a-turn [TRN-03]"),
    ("moves", "allies", "order A3", "orders-are-given [ORD-01]"),
    ("moves", "allies", "end-orders", "orders-are-given [ORD-01]"),
    ("moves", "allies", "attack G3 G7", "moves-first [TRN-10]"),
    ("moves", "allies", "clear-wire A3", "moves-first [TRN-10]"),
    ("moves", "allies", "end-battles", "moves-first [TRN-10]"),
    ("moves", "allies", "dig-in A3", "nothing-calls-for [CARD-DIGIN-1]"),
    ("moves", "allies", "section left", "nothing-calls-for [CARD-INFANTRYASSAULT-1]"),
    ("battles", "allies", "move A3 A5", "battles-now [TRN-10]"),
    ("battles", "allies", "exit A3", "battles-now [TRN-10]"),
    ("battles", "allies", "end-moves", "battles-now [TRN-10]"),
    ("battles", "allies", "order A3", "orders-are-given [ORD-01]"),
    ("battles", "allies", "play barrage", "one-card-a-turn [TRN-03]"),
    ("battles", "allies", "take-ground", "nothing-calls-for [GND-01]"),
    ("battles", "allies", "stand-fast", "nothing-calls-for [RET-12]"),
    ("battles", "allies", "ambush", "nothing-calls-for [CARD-AMBUSH-1]"),
    ("battles", "allies", "heal A3", "nothing-calls-for [CARD-MEDICS-1]"),
    ("battles", "allies", "drop A3", "nothing-calls-for [SPC-DROP]"),
    ("battles", "allies", "target H5", "nothing-calls-for [CARD-AIRPOWER-1]"),
    ("battles", "allies", "strike H5", "nothing-calls-for [CARD-AIRPOWER-4]"),
    ("firefight", "allies", "move A3 B3", "nobody-moves [CARD-FIREFIGHT-1]"),
    ("firefight", "allies", "end-moves", "nobody-moves [CARD-FIREFIGHT-1]"),
    ("firefight", "allies", "order M3", "orders-are-given [ORD-01]"),
    ("close", "allies", "move G5 F5", "nobody-moves [CARD-CLOSEASSAULT-1]"),
]


@rule("TRN-01", "TAB-1", "MED-01")
@pytest.mark.parametrize(("name", "side", "text", "said"), WHO_MAY_SPEAK)
@pytest.mark.parametrize("edition", BOTH)
def test_who_may_not_speak_now(name: str, side: str, text: str, said: str, edition: str) -> None:
    assert refused(positions(edition)[name], side, text) == said


@rule("TRN-03", "CARD-ANY-13", "SPC-317", "CARD-RECON", "SET-18", "SET-19")
@pytest.mark.parametrize(("name", "side", "text", "said"), CARDS)
@pytest.mark.parametrize("edition", BOTH)
def test_cards_that_cannot_be_played_or_kept(
    name: str, side: str, text: str, said: str, edition: str
) -> None:
    assert refused(positions(edition)[name], side, text) == said


@rule("ORD-01", "ORD-02", "ORD-05", "TRN-06", "CARD-ANY-8", "CARD-FIREFIGHT-1", "CARD-FINESTHOUR-2")
@pytest.mark.parametrize(("name", "side", "text", "said"), ORDERS)
@pytest.mark.parametrize("edition", BOTH)
def test_units_that_cannot_be_ordered(name: str, side: str, text: str, said: str, edition: str) -> None:
    assert refused(positions(edition)[name], side, text) == said


@rule("CARD-INFANTRYASSAULT-1", "CARD-DIGIN-1", "CARD-DIGIN-2", "CARD-DIGIN-5", "CARD-MEDICS-1", "CARD-ANY-8")
@pytest.mark.parametrize(("name", "side", "text", "said"), SUPPORT)
@pytest.mark.parametrize("edition", BOTH)
def test_sections_sandbags_and_medics(name: str, side: str, text: str, said: str, edition: str) -> None:
    assert refused(positions(edition)[name], side, text) == said


@rule("TRN-02", "TRN-03", "ORD-01", "TRN-10", "CARD-FIREFIGHT-1", "CARD-CLOSEASSAULT-1")
@pytest.mark.parametrize(("name", "side", "text", "said"), ORDER_OF_PLAY)
@pytest.mark.parametrize("edition", BOTH)
def test_what_comes_too_early_or_too_late(name: str, side: str, text: str, said: str, edition: str) -> None:
    assert refused(positions(edition)[name], side, text) == said


VERBS = [
    ("play", "card", "TRN-03"),
    ("section", "section", "CARD-INFANTRYASSAULT-1"),
    ("order", "unit", "ORD-01"),
    ("end-orders", "", "ORD-07"),
    ("move", "unit to", "MOV-01"),
    ("exit", "unit", "RUL-33"),
    ("end-moves", "", "ORD-09"),
    ("attack", "unit target", "ATK-01"),
    ("clear-wire", "unit", "OBS-WIRE-3"),
    ("end-battles", "", "ORD-10"),
    ("ambush", "", "CARD-AMBUSH-1"),
    ("no-ambush", "", "CARD-AMBUSH-7"),
    ("stand-fast", "", "RET-12"),
    ("fall-back", "", "RET-12"),
    ("retreat", "to", "RET-02"),
    ("halt", "", "UNI-14"),
    ("take-ground", "", "GND-01"),
    ("stay", "", "GND-02"),
    ("target", "target", "CARD-AIRPOWER-1"),
    ("end-targets", "", "CARD-AIRPOWER-7"),
    ("strike", "target", "CARD-AIRPOWER-4"),
    ("dig-in", "unit", "CARD-DIGIN-1"),
    ("heal", "unit", "CARD-MEDICS-1"),
    ("keep", "card", "CARD-RECON"),
    ("drop", "to", "SPC-DROP"),
    ("air-strike", "card", "SPC-317"),
    ("give", "card to", "OVL-22"),
    ("visit", "to", "OVL-30"),
    ("carry-out", "card", "OVL-29"),
    ("copy", "card", "OVL-108"),
    ("bombard", "card", "SPC-RECON-BARRAGE"),
    ("end-hand-out", "", "OVL-21"),
    ("deploy", "card section", "OVL-40"),
    ("lead", "card general", "OVL-43"),
    ("counter", "card section", "OVL-107"),
    ("take-initiative", "general", "OVL-51"),
    ("stand-by", "", "OVL-51"),
    ("sacrifice", "unit", "OVL-65"),
    ("hold", "", "OVL-72"),
    ("settle", "first", "OVL-73"),
    ("lift", "", "OVL-73"),
    ("play-shared", "card", "TEAM-16"),
    ("shared-strike", "card", "SPC-317"),
    ("propose", "card", "TEAM-32"),
    ("defer", "", "TEAM-32"),
    ("entrust", "section", "YNG-11"),
    ("end-entrust", "", "YNG-11"),
    ("combat", "card", "CBT-10"),
    ("combat-unit", "card unit", "CBT-12"),
    ("street-fight", "card unit", "CBT-41"),
    ("no-combat", "", "QC-02"),
    ("pick", "unit", "CBT-12"),
    ("end-picks", "", "CBT-12"),
    ("place", "to", "CBT-31"),
    ("place-card", "card", "COM-05"),
    ("end-placing", "", "COM-05"),
]
"""Each choice, its arguments, and the rule that it falls under."""


@rule("TRN-03", "CARD-INFANTRYASSAULT-1", "ORD-01", "ORD-07", "MOV-01", "RUL-33")
@rule("ORD-09", "ATK-01", "OBS-WIRE-3", "ORD-10", "CARD-AMBUSH-1", "CARD-AMBUSH-7")
@rule("RET-12", "RET-02", "UNI-14", "GND-01", "GND-02", "CARD-AIRPOWER-1")
@rule("CARD-AIRPOWER-7", "CARD-AIRPOWER-4", "CARD-DIGIN-1", "CARD-MEDICS-1", "CARD-RECON", "SPC-DROP")
@rule("SPC-317", "COM-05")
@rule("CBT-10", "CBT-12", "CBT-31", "CBT-41", "OVL-107", "OVL-108", "OVL-21", "OVL-22", "OVL-29")
@rule(
    "OVL-30",
    "OVL-40",
    "OVL-43",
    "OVL-51",
    "OVL-65",
    "OVL-72",
    "OVL-73",
    "QC-02",
    "SPC-317",
    "SPC-RECON-BARRAGE",
)
@rule("TEAM-16", "TEAM-32", "YNG-11")
@pytest.mark.parametrize(("verb", "arguments", "said"), VERBS)
def test_a_choice_with_the_wrong_arguments_hears_its_rule(verb: str, arguments: str, said: str) -> None:
    now = positions("revised")["hand"]
    [known] = [each for each in GAME.vocabulary.verbs if each.name == verb]
    assert [name for name, _ in known.params] == arguments.split()
    wrong = GAME.read(now.state, 1, Choice(verb, {} if arguments else {"sideways": "A3"}))
    assert isinstance(wrong, Refusal)
    assert (wrong.key, wrong.rule) == ("missing-argument" if arguments else "unknown-argument", said)


@rule("TRN-02")
def test_every_choice_falls_under_a_rule() -> None:
    assert [verb.name for verb in GAME.vocabulary.verbs] == [verb for verb, _, _ in VERBS]
