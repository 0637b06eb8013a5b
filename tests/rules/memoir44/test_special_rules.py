"""Special rules of single battles: terrain nobody crosses, drops from the air, spotters, and the deck."""

from __future__ import annotations

import pytest

from bocage.kernel.choice import Choice
from bocage.kernel.refusal import Refusal

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    GAME,
    PLACES,
    Battle,
    asked,
    battle,
    deal,
    deck,
    discard,
    facts_of_refusal,
    hand,
    offers,
    play,
    possible,
    refused,
    retreats,
    scenario_facts,
    score,
    show,
    stage,
    start,
    targets,
    told,
    unfold,
    ways,
    won,
)

EDITIONS = pytest.mark.parametrize("edition", BOTH)
FARAWAY = ", A9 i, M1 I, L1 i"
"""An enemy, and a pair of units that can always battle."""
RIVER = "A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5"
"""A row of hexes from edge to edge."""


# ------------------------------------------------------------------------------------ the hills of Saverne


@rule("SPC-GAP", "RUL-8")
@pytest.mark.parametrize("glyph", ["I", "A", "G"])
@EDITIONS
def test_no_fire_crosses_a_wall_of_hills_not_even_of_guns(glyph: str, edition: str) -> None:
    crossed = battle(f"G5 {glyph}, H5 M.., I5 i{FARAWAY}", step="fight", edition=edition)
    assert "I5" not in targets(crossed, "G5")
    assert refused(crossed, "allies", "attack G5 I5") == "no-sight [LOS-03]"
    between = battle(f"G3 {glyph}, f4 g4 M.., G5 i{FARAWAY}", step="fight", edition=edition)
    assert "G5" not in targets(between, "G3")
    beside = battle(f"G3 {glyph}, f4 M.., G5 i{FARAWAY}", step="fight", edition=edition)
    assert "G5" in targets(beside, "G3")


@rule("SPC-GAP")
@pytest.mark.parametrize("glyph", ["I", "A", "G"])
@EDITIONS
def test_nor_does_it_from_hill_to_hill(glyph: str, edition: str) -> None:
    now = battle(f"G5 ^{glyph}, H5 M.., I5 ^i{FARAWAY}", step="fight", edition=edition)

    assert "I5" not in targets(now, "G5")


@rule("SPC-GAP", "SPC-SLOPE")
@pytest.mark.parametrize("wall", ["M", "m"])
@pytest.mark.parametrize("glyph", ["I", "E", "R", "A", "T", "G"])
@EDITIONS
def test_nobody_moves_or_retreats_onto_hills_that_are_impassable(wall: str, glyph: str, edition: str) -> None:
    now = battle(f"G5 {glyph}, f4 g4 H5 {wall}.., G9 i", step="move", edition=edition)
    assert not {"f4", "g4", "H5"} & ways(now, "G5")

    now = battle(f"G5 {glyph}, f4 g4 {wall}.., G7 a{FARAWAY}", turn="axis", step="fight", edition=edition)
    now = play(now, "axis", "attack G7 G5", dice="FSS")
    assert told(now, "FiguresLost") != []
    assert retreats(now) == set()


@rule("SPC-GAP", "SPC-SLOPE", "SPC-WIDE")
@pytest.mark.parametrize(
    ("glyph", "name", "ref"),
    [
        ("M", "blocking-hill", "SPC-GAP"),
        ("m", "impassable-hill", "SPC-SLOPE"),
        ("W", "wide-river", "SPC-WIDE"),
    ],
)
def test_what_nobody_enters_is_called_by_its_name_and_its_rule(glyph: str, name: str, ref: str) -> None:
    now = battle(f"G5 I, H5 {glyph}.., G9 i", step="move")
    field = now.state.scenario.field

    assert facts_of_refusal(now, "allies", "move G5 H5")["terrain"] == name
    closed = "TER-RIVER-1" if ref == "SPC-WIDE" else ref
    assert refused(now, "allies", "move G5 H5") == f"impassable [{closed}]"
    assert field.terrain[field.names.index("H5")].ref == ref


@rule("SPC-SLOPE", "LOS-05")
@EDITIONS
def test_an_impassable_hill_is_looked_over_as_a_hill_and_guns_fire_over_it(edition: str) -> None:
    for glyph, hits in (("I", False), ("A", False), ("G", True)):
        low = battle(f"G5 {glyph}, H5 m.., I5 i{FARAWAY}", step="fight", edition=edition)
        assert ("I5" in targets(low, "G5")) == hits
        high = battle(f"G5 ^{glyph}, H5 m.., I5 ^i{FARAWAY}", step="fight", edition=edition)
        assert "I5" in targets(high, "G5")


# ------------------------------------------------------------------------------------- the Rhine at Arnhem


@rule("SPC-WIDE")
@pytest.mark.parametrize("glyph", ["I", "E", "R", "A", "T", "G"])
@EDITIONS
def test_over_a_wide_river_infantry_does_not_see(glyph: str, edition: str) -> None:
    sees = glyph in "ATG"
    crossed = battle(f"G5 {glyph}, H5 W.., I5 i{FARAWAY}", step="fight", edition=edition)
    assert ("I5" in targets(crossed, "G5")) == sees
    between = battle(f"G3 {glyph}, f4 g4 W.., G5 i{FARAWAY}", step="fight", edition=edition)
    assert ("G5" in targets(between, "G3")) == sees
    beside = battle(f"G3 {glyph}, f4 W.., G5 i{FARAWAY}", step="fight", edition=edition)
    assert "G5" in targets(beside, "G3")
    narrow = battle(f"G5 {glyph}, H5 =.., I5 i{FARAWAY}", step="fight", edition=edition)
    assert "I5" in targets(narrow, "G5")


@rule("SPC-WIDE")
@pytest.mark.parametrize("glyph", ["I", "A", "G"])
@EDITIONS
def test_nobody_enters_a_wide_river(glyph: str, edition: str) -> None:
    now = battle(f"g4 {glyph}, {RIVER} W.., G9 i", step="move", edition=edition)

    assert {at for at in ways(now, "g4") if int(at[1:]) > 4} == set()


BRIDGE = {"G5": ["F5", "H5"], "H5": ["G5", "I5"]}
"""A bridge of two hexes, from F5 to I5."""


@rule("SPC-BRIDGE")
@pytest.mark.parametrize("glyph", ["I", "A"])
@EDITIONS
def test_a_long_bridge_is_entered_and_left_at_its_ends_only(glyph: str, edition: str) -> None:
    facts = {"step": "move", "edition": edition, "bridge_ends": BRIDGE}
    on = battle(f"G5 #{glyph}, H5 #.., A9 i", **facts)  # type: ignore[arg-type]
    assert {"F5", "H5"} <= ways(on, "G5")
    assert not {"f4", "g4", "f6", "g6"} & ways(battle("G5 #G, H5 #.., A9 i", **facts), "G5")  # type: ignore[arg-type]
    for at, enters in (("F5", True), ("f4", False), ("g4", False), ("g6", False), ("f6", False)):
        now = battle(f"{at} G, G5 H5 #.., A9 i", **facts)  # type: ignore[arg-type]
        assert ("G5" in ways(now, at)) == enters


@rule("SPC-BRIDGE")
@pytest.mark.parametrize(("start", "to"), [("f4", "G5"), ("G5", "f4")])
def test_a_move_hears_why_the_bridge_is_closed(start: str, to: str) -> None:
    picture = {"f4": "f4 G, G5 H5 #..", "G5": "G5 #G, H5 #.."}[start]
    now = battle(f"{picture}, A9 i", step="move", bridge_ends=BRIDGE)

    assert refused(now, "allies", f"move {start} {to}") == "bridge-ends-only [SPC-BRIDGE]"
    assert facts_of_refusal(now, "allies", f"move {start} {to}")["over"] == "G5"


@rule("SPC-BRIDGE")
@EDITIONS
def test_nor_does_a_retreat_leave_it_elsewhere(edition: str) -> None:
    for ends, ways_back in ((BRIDGE, set()), ({}, {"f4", "g4"})):
        picture = f"G5 #I, H5 #.., G7 a{FARAWAY}"
        now = battle(picture, turn="axis", step="fight", edition=edition, bridge_ends=ends)
        now = play(now, "axis", "attack G7 G5", dice="FSS")
        assert retreats(now) == ways_back


@rule("SPC-BRIDGE")
@pytest.mark.parametrize(
    ("ends", "steps", "closed"),
    [({"G5": ["F5", "H5"]}, ["g6"], "G5"), ({"G5": ["g6", "f4"]}, ["g6", "G5"], "g4")],
)
def test_a_retreat_hears_why_the_bridge_is_closed(ends: object, steps: list[str], closed: str) -> None:
    now = battle(f"G7 R, G5 #.., e8 g{FARAWAY}", turn="axis", step="fight", bridge_ends=ends)
    now = play(now, "axis", "attack e8 G7", dice="FSS")
    now = play(now, "allies", *[f"retreat {step}" for step in steps])

    assert refused(now, "allies", f"retreat {closed}") == "bridge-ends-only [SPC-BRIDGE]"
    assert facts_of_refusal(now, "allies", f"retreat {closed}")["over"] == "G5"


@rule("SPC-BRIDGE")
@EDITIONS
def test_nor_is_ground_taken_from_its_side(edition: str) -> None:
    for at, takes in (("F5", True), ("f6", False), ("g4", False)):
        picture = f"{at} I, G5 #i1, H5 #..{FARAWAY}"
        now = battle(picture, step="fight", edition=edition, bridge_ends=BRIDGE)
        now = play(now, "allies", f"attack {at} G5", dice="GSS")
        assert ("take-ground" in offers(now, "allies")) == takes


# ----------------------------------------------------------------------------- the drop at Sainte-Mère-Église


DROP = {"air-drop": {"side": "allies", "figures": 2, "drift": 3}}
SIDES_OF_DROP = {"axis": {"cards": 1, "medals": 4}, "allies": {"cards": 1, "medals": 4}}


def over_the_field(picture: str, edition: str = "revised", **more: object) -> Battle:
    """A battle in which two figures are about to be dropped; cards are dealt."""
    facts = scenario_facts(picture, special=DROP, **{**SIDES_OF_DROP, **more})
    return deal(start(facts, edition), cards="probe-left probe-left")


@rule("SPC-DROP")
@EDITIONS
def test_before_the_first_turn_each_figure_is_aimed_at_any_hex(edition: str) -> None:
    now = over_the_field("A1 I, A9 i", edition)

    assert (stage(now), asked(now)) == ("air-drop", "allies")
    assert {each.removeprefix("drop ") for each in offers(now, "allies")} == set(PLACES)
    assert refused(now, "allies", "play probe-left") == "drop-first [SPC-DROP]"
    bare = GAME.read(now.state, 1, Choice("drop", {}))
    assert repr(bare) == repr(Refusal("missing-argument", "SPC-DROP", {"verb": "drop", "argument": "to"}))


@rule("SPC-DROP")
def test_a_figure_drifts_to_any_hex_beside_it_or_stays() -> None:
    now = play(over_the_field("A1 I, A9 i"), "allies", "drop G5")
    assert told(now, "DropAimed") == ["DropAimed to=G5"]
    assert stage(now) == "drift"
    assert set(possible(now.state)) == {"G5", "F5", "H5", "f4", "g4", "f6", "g6"}
    assert set(now.state.trunk[-1].weights(now.state)) == {1}

    now = deal(now, drifts="g6")
    assert set(possible(now.state)) == {"g6", "f6", "h6", "G5", "H5", "G7", "H7"}
    rim = play(over_the_field("A1 I, A9 i"), "allies", "drop M9")
    assert set(possible(rim.state)) == {"M9", "L9", "l8"}, "nobody drifts off the board"


@rule("SPC-DROP")
@EDITIONS
def test_where_it_comes_down_after_the_last_step_it_becomes_a_unit(edition: str) -> None:
    now = play(over_the_field("A1 I, A9 i", edition), "allies", "drop G5", drifts="g6 G5 H5")
    assert told(now, "UnitLanded") == ["UnitLanded side=allies at=H5"]
    assert "H5 I" in show(now)
    assert stage(now) == "air-drop", "the next figure"

    now = play(now, "allies", "drop H5", drifts="H5 H5 I5")
    assert show(now) == "A9 i, H5 I, I5 I, A1 I"
    assert now.state.figures[-2:] == [4, 4]
    assert (stage(now), asked(now)) == ("turn", "allies")
    after = play(now, "allies", "play probe-left")
    assert offers(after, "allies", "order") == ["order A1"]


@rule("SPC-DROP")
@pytest.mark.parametrize("ground", ["G5 I", "G5 i", "G5 =..", "G5 W..", "G5 m.."])
@EDITIONS
def test_a_figure_that_finds_no_room_is_lost_without_a_medal(ground: str, edition: str) -> None:
    now = play(over_the_field(f"A1 I, A9 i, {ground}", edition), "allies", "drop G5", drifts="G5 G5 G5")

    assert told(now, "FigureLost", "UnitLanded") == ["FigureLost side=allies at=G5"]
    assert score(now) == (0, 0)
    assert stage(now) == "air-drop"


@rule("SPC-DROP")
@pytest.mark.parametrize("ground", ["f", "h", "t", "^", "b"])
def test_a_figure_lands_on_any_ground_a_unit_may_be_on(ground: str) -> None:
    now = play(over_the_field(f"A1 I, A9 i, G5 {ground}.."), "allies", "drop G5", drifts="G5 G5 G5")

    assert f"G5 {ground}I" in show(now)


@rule("SPC-DROP")
def test_over_an_occupied_hex_a_figure_drifts_on() -> None:
    now = play(over_the_field("A1 I, A9 i, G5 i"), "allies", "drop G5", drifts="G5 G5 H5")

    assert "H5 I" in show(now)


@rule("SPC-DROP", "MED-09")
def test_who_lands_on_an_objective_takes_it() -> None:
    objective = [{"kind": "permanent", "side": "allies", "hexes": ["G5"]}]
    now = over_the_field("A1 I, A9 i", objectives=objective)
    now = play(now, "allies", "drop G5", drifts="G5 G5 G5")

    assert score(now) == (0, 1)


# ------------------------------------------------------------------------------------- spotters on Hill 317


SPOTTERS = {"spotters": {"side": "allies", "hexes": ["G5", "H5"]}}


def spotting(picture: str, cards: str, edition: str = "revised", turn: str = "allies") -> Battle:
    """A side is to play a card in a battle with a hill for Allied spotters on G5 and H5."""
    hands = {turn: f"{cards} ambush"}
    return battle(picture, turn=turn, special=SPOTTERS, edition=edition, **hands)  # type: ignore[arg-type]


@rule("SPC-317")
@pytest.mark.parametrize(
    ("picture", "spots"),
    [("G5 I, F7 i", True), ("H5 A, F7 i", True), ("F5 I, F7 i", False), ("G5 i, F5 I", False)],
)
@EDITIONS
def test_a_recon_may_be_played_as_a_strike_while_a_unit_is_on_the_hill(
    picture: str, spots: bool, edition: str
) -> None:
    now = spotting(picture, "recon-center probe-center", edition)

    strike = ["air-strike recon-center"] if spots else []
    assert offers(now, "allies") == ["play recon-center", "play probe-center", *strike]
    if not spots:
        assert refused(now, "allies", "air-strike recon-center") == "no-spotters [SPC-317]"
    bare = GAME.read(now.state, 1, Choice("air-strike", {}))
    assert repr(bare) == repr(
        Refusal("missing-argument", "SPC-317", {"verb": "air-strike", "argument": "card"})
    )
    assert refused(now, "allies", "air-strike probe-center") == "no-spotters [SPC-317]"


@rule("SPC-317")
def test_the_other_side_has_no_use_for_the_hill() -> None:
    now = spotting("G5 i, F7 I", "recon-center", turn="axis")

    assert offers(now, "axis") == ["play recon-center"]


@rule("SPC-317")
@pytest.mark.parametrize("card", ["recon-in-force", "air-power", "attack-center", "direct-from-hq"])
def test_no_other_card_calls_in_a_strike(card: str) -> None:
    assert offers(spotting("G5 I, F7 i", card), "allies") == [f"play {card}"]


@rule("SPC-317", "CARD-AIRPOWER-6")
@pytest.mark.parametrize(
    ("card", "first"), [("recon-left", "C7"), ("recon-center", "E7"), ("recon-right", "K7")]
)
@EDITIONS
def test_a_strike_begins_in_the_section_of_the_card(card: str, first: str, edition: str) -> None:
    now = spotting("G5 I, C7 D7 E7 K7 i", card, edition)
    now = play(now, "allies", f"air-strike {card}")
    found = {each.removeprefix("target ") for each in offers(now, "allies", "target")}
    assert found == {"recon-left": {"C7", "D7"}, "recon-center": {"E7"}, "recon-right": {"K7"}}[card]
    other = "K7" if first != "K7" else "C7"
    assert refused(now, "allies", f"target {other}") == "not-in-section [SPC-317]"


@rule("SPC-317", "CARD-AIRPOWER-1")
@EDITIONS
def test_a_strike_takes_up_to_four_neighbours_with_two_dice_each(edition: str) -> None:
    now = spotting("G5 I, C7 D7 E7 F7 i, G7 .Bi", "recon-left", edition)
    now = play(now, "allies", "air-strike recon-left", "target D7", "target E7", "target F7", "target G7")
    assert stage(now) == "shelling", "four are the most"

    now = play(now, "allies", "strike G7", dice="SF")
    assert retreats(now) == {"f8", "g8"}, "no flag is ignored, and a star has hit"
    assert told(now, "FiguresLost")[0].startswith("FiguresLost side=axis unit=infantry at=G7 number=1")


@rule("SPC-317", "CARD-RECON")
@EDITIONS
def test_after_a_strike_one_card_is_drawn(edition: str) -> None:
    picture, cards = "G5 I, K7 i, A9 i", "probe-left probe-right"
    now = battle(picture, special=SPOTTERS, edition=edition, allies="recon-right", deck=cards)
    now = play(now, "allies", "air-strike recon-right", "target K7", dice="II", cards="probe-left")

    assert told(now, "CardPlayed") == ["CardPlayed side=allies card=recon-right acts_as=air-power plain="]
    assert (hand(now, "allies"), deck(now), discard(now)) == ("probe-left", "probe-right", "recon-right")
    assert "K7 i2" in show(now)


# ---------------------------------------------------------------------------------- the deck of Vassieux


NO_RESHUFFLE = {"no-reshuffle": {"winner": "axis"}}


@rule("RUL-106")
@pytest.mark.parametrize("side", ["axis", "allies"])
@EDITIONS
def test_when_the_last_card_is_drawn_the_named_side_wins(side: str, edition: str) -> None:
    for cards, winner in (("probe-left", "axis deck-empty RUL-106"), ("2*probe-left", "")):
        held = {"axis": "probe-right", "allies": "probe-right", "deck": cards, "edition": edition}
        now = battle("G5 I, A9 i", side, "move", special=NO_RESHUFFLE, **held)  # type: ignore[arg-type]
        now = play(now, side, "end-moves", cards="probe-left")
        assert won(now) == winner
        assert (asked(now) == "nobody") == bool(winner)


@rule("RUL-106", "TRN-14")
@EDITIONS
def test_when_a_card_cannot_be_drawn_it_wins_too(edition: str) -> None:
    now = battle(
        "G5 I, A9 i", allies="recon-center", deck="probe-left", special=NO_RESHUFFLE, edition=edition
    )
    now = play(now, "allies", "play recon-center", "end-orders", cards="probe-left")

    assert won(now) == "axis deck-empty RUL-106"
    assert told(now, "BattleWon") == ["BattleWon side=axis reason=deck-empty medals=0,0"]
    assert discard(now) == "recon-center", "nothing has been shuffled"


@rule("RUL-106", "CARD-FINESTHOUR-6")
@EDITIONS
def test_nor_does_the_finest_hour_shuffle(edition: str) -> None:
    for special, left in (({}, "probe-left probe-right their-finest-hour"), (NO_RESHUFFLE, "probe-left")):
        now = battle(
            "G5 I, A9 i",
            allies="their-finest-hour",
            deck="probe-left",
            discard="probe-right",
            special=special,
            edition=edition,
        )
        now = play(now, "allies", "play their-finest-hour", dice="F")
        assert stage(now) == "draw"
        assert deck(now) == left


@rule("RUL-106")
def test_whoever_has_the_medals_first_has_won() -> None:
    now = battle("G5 I, H5 i1, A9 i", step="fight", deck="probe-left", special=NO_RESHUFFLE, needs=(9, 1))
    now = play(now, "allies", "attack G5 H5", dice="GSS")

    assert won(now) == "allies medals MED-01"


@rule("RUL-106", "TRN-13")
def test_elsewhere_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    now = battle("G5 I, A9 i", step="move", deck="", discard="probe-left", card="direct-from-hq")
    now = play(now, "allies", "end-moves", cards="probe-left")

    assert won(now) == ""
    assert told(now, "DeckReshuffled") == ["DeckReshuffled"]


# ------------------------------------------------------------------------------- the hand of Pegasus Bridge


@rule("PEG-08", "Q-33")
@pytest.mark.parametrize(("held", "drawn"), [(2, 2), (3, 2), (4, 1)])
@pytest.mark.parametrize(("side", "other"), [("axis", "allies"), ("allies", "axis")])
@EDITIONS
def test_a_growing_hand_takes_a_card_more_at_the_end_of_its_turns(
    held: int, drawn: int, side: str, other: str, edition: str
) -> None:
    growing = {"growing-hand": {"side": side, "to": 4}}
    hands = {side: f"{held}*probe-center", other: "probe-center"}
    now = battle("A1 I, A9 i", turn=side, deck="5*recon-left", special=growing, edition=edition, **hands)  # type: ignore[arg-type]
    now = play(now, side, "play probe-center", cards=f"{drawn}*recon-left")

    assert asked(now) == other
    assert len(unfold(hand(now, side))) == held - 1 + drawn


@rule("PEG-08")
def test_other_hands_stay_as_they_are() -> None:
    growing = {"growing-hand": {"side": "axis", "to": 4}}
    now = battle(
        "A1 I, A9 i", deck="5*recon-left", special=growing, allies="probe-center", axis="probe-center"
    )
    now = play(now, "allies", "play probe-center", cards="recon-left")

    assert (hand(now, "allies"), hand(now, "axis")) == ("recon-left", "probe-center")
