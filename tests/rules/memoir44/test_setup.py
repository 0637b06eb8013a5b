"""What a battle starts with: the board, its sections, units at full strength, the cards and who begins."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import bocage.memoir44.scenarios
from bocage.kernel.choice import Choice
from bocage.kernel.refusal import Refusal
from bocage.memoir44.cards.deck import CARDS, full_deck
from bocage.memoir44.editions import REVISED, Edition
from bocage.memoir44.kinds import ARMOR, ARTILLERY, CLASSES, INFANTRY
from bocage.memoir44.model import set_up
from bocage.memoir44.scenarios.build import scenario_of
from bocage.memoir44.units.roster import UNIT_TYPES
from bocage.memoir44.units.unit import UnitType

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
    hand,
    offers,
    play,
    possible,
    retreats,
    scenario_facts,
    score,
    sections,
    seen,
    show,
    start,
    tally,
    told,
    ways,
    within,
)

CARDS_AND_MEDALS = {"axis": {"cards": 1, "medals": 4}, "allies": {"cards": 2, "medals": 5}}
DEALT = "recon-center probe-left probe-left"


@rule("SET-18", "Q-01")
def test_the_board_has_nine_rows_of_thirteen_and_twelve_hexes() -> None:
    board = battle("G5 I, A9 i").state.scenario.field.board
    assert [number for _, number in board.rows] == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert board.count == 113
    assert GAME.vocabulary.verbs[0].name == "play"


@rule("SET-22")
def test_half_hexes_at_the_rim_are_no_place_to_go() -> None:
    assert ways(battle("a8 G, A1 i", step="move"), "a8") == {"A9", "B9", "b8", "A7", "B7"}
    assert ways(battle("l8 G, A1 i", step="move"), "l8") == {"L9", "M9", "k8", "L7", "M7"}


@rule("SET-19", "Q-02")
@pytest.mark.parametrize(("side", "west", "east"), [("allies", "left", "right"), ("axis", "right", "left")])
def test_two_lines_part_the_board_and_flanks_are_named_from_the_own_seat(
    side: str, west: str, east: str
) -> None:
    for name, (x, _) in PLACES.items():
        parts = {west for _ in " " if x <= 7} | {"center" for _ in " " if 7 <= x <= 17}
        assert set(sections(name, side).split()) == parts | {east for _ in " " if x >= 17}


@rule("SET-20", "Q-02")
def test_eight_hexes_lie_under_a_line_and_count_twice() -> None:
    double = {name for name in PLACES if " " in sections(name, "allies")}
    assert double == {"d8", "d6", "d4", "d2", "i8", "i6", "i4", "i2"}
    assert sections("d6", "allies") == "left center"
    assert sections("i6", "allies") == "center right"
    assert sections("i6", "axis") == "left center"


@rule("SET-11")
def test_the_axis_sits_at_the_top_and_the_allies_at_the_bottom() -> None:
    shot = play(battle("G5 I, G7 i", step="fight"), "allies", "attack G5 G7", dice="FS")
    assert retreats(shot) == {"f8", "g8"}
    shot = play(battle("G5 I, G7 i", turn="axis", step="fight"), "axis", "attack G7 G5", dice="FS")
    assert retreats(shot) == {"f4", "g4"}


@rule("SET-21", "RET-07")
def test_the_baseline_is_the_row_at_the_own_edge() -> None:
    on_it = battle("G1 I, G3 i, M9 i", turn="axis", step="fight")
    assert show(play(on_it, "axis", "attack G3 G1", dice="FS")) == "M9 i, G3 i, G1 I3"
    before = battle("g2 I, g4 i", turn="axis", step="fight", orders="g4")
    assert asked(play(before, "axis", "attack g4 g2", dice="FS")) == "allies"


@rule("SET-01", "SET-03", "SET-04", "SET-05")
def test_a_scenario_is_laid_out_as_its_map_has_it() -> None:
    picture = "A9 ti, G7 ^Bg, c6 fx., G5 .wI, h4 =.., G3 .oA, E1 #E"
    begun = start(scenario_facts(picture, **CARDS_AND_MEDALS, first="axis"))
    assert show(begun) == picture.replace("=..", "=.")
    terms = begun.state.scenario.terms
    assert (terms.hands, terms.goal, terms.first) == ([1, 2], [4, 5], 0)


@rule("SET-06", "UNI-01", "UNI-09", "UNI-10", "UNI-15", "EX-UNI-4")
def test_units_start_at_full_strength() -> None:
    begun = start(scenario_facts("A1 I, B1 E, C1 R, D1 A, E1 T, F1 G, A9 i, B9 a, C9 g", **CARDS_AND_MEDALS))
    kinds = {
        begun.state.scenario.types[unit].name: figures for unit, figures in enumerate(begun.state.figures)
    }
    assert kinds == {
        "infantry": 4,
        "elite-infantry": 4,
        "resistance": 3,
        "armor": 3,
        "elite-armor": 4,
        "artillery": 2,
    }
    assert {kind.kind for kind in begun.state.scenario.types} == {0, 1, 2}


UNIT_CARDS = [
    ("infantry", "i", "MOV-04", INFANTRY, 4, 2, 1, "MOV-04"),
    ("elite-infantry", "e", "UNI-07", INFANTRY, 4, 2, 2, "MOV-05"),
    ("resistance", "r", "UNI-10", INFANTRY, 3, 2, 1, "UNI-11"),
    ("armor", "a", "MOV-06", ARMOR, 3, 3, 3, "MOV-06"),
    ("elite-armor", "t", "UNI-15", ARMOR, 4, 3, 3, "MOV-06"),
    ("artillery", "g", "MOV-07", ARTILLERY, 2, 1, 0, "MOV-07"),
]
"""Name, glyph, rule, class, figures, hexes of a move, those after which it battles, the rule that says so."""


@rule("SET-06", "UNI-01", "UNI-07", "UNI-08", "UNI-09", "UNI-10", "UNI-11", "UNI-15")
@rule("MOV-04", "MOV-05", "MOV-06", "MOV-07")
def test_the_types_of_unit_are_printed_like_this() -> None:
    assert CLASSES == ("infantry", "armor", "artillery")
    for kind, (name, glyph, ref, of_class, figures, march, march_and_fight, march_rule) in zip(
        UNIT_TYPES, UNIT_CARDS, strict=True
    ):
        assert (kind.name, kind.glyph, kind.ref, kind.kind) == (name, glyph, ref, of_class)
        assert (kind.figures, kind.march, kind.march_and_fight) == (figures, march, march_and_fight)
        assert kind.march_rule == march_rule


@rule("UNI-12", "UNI-14", "GND-03", "GND-16", "ATK-16", "OBS-WIRE-3", "OBS-WIRE-4")
def test_what_sets_types_of_unit_apart_is_on_their_cards() -> None:
    def those(has: Callable[[UnitType], bool]) -> str:
        return "".join(kind.glyph for kind in UNIT_TYPES if has(kind))

    assert those(lambda kind: not kind.minds_entry) == "r"
    assert [kind.flag_hexes for kind in UNIT_TYPES] == [1, 1, 3, 1, 1, 1]
    assert those(lambda kind: kind.takes_ground) == "ierat"
    assert those(lambda kind: kind.overruns) == "at"
    assert those(lambda kind: kind.minds_protection) == "ierat"
    assert those(lambda kind: kind.clears_wire) == "ier"
    assert those(lambda kind: kind.crushes_wire) == "at"


@rule("SET-06", "UNI-04", "SET-07")
def test_a_scenario_may_give_a_unit_another_strength_and_mark_it_as_special() -> None:
    legend = {"P": {"type": "elite-infantry", "side": "axis", "figures": 3}}
    begun = start(scenario_facts("A1 I, G9 P", **CARDS_AND_MEDALS, units=legend))
    unit = begun.state.unit_on[begun.state.scenario.field.names.index("G9")]
    assert (begun.state.kind(unit).name, begun.state.side_of(unit)) == ("elite-infantry", 0)
    assert (begun.state.figures[unit], begun.state.scenario.full_strength[unit]) == (3, 3)


@rule("SET-08")
def test_medals_lie_where_the_scenario_has_them() -> None:
    goals = [{"kind": "temporary", "side": "allies", "hexes": ["G5"]}]
    assert score(battle("G5 I, A9 i", objectives=goals)) == (0, 1)
    assert score(battle("G3 I, A9 i", objectives=goals)) == (0, 0)


@rule("SET-13", "SET-15", "SET-17")
@pytest.mark.parametrize("first", ["axis", "allies"])
def test_both_hands_are_dealt_from_one_pile_and_the_named_side_begins(first: str) -> None:
    begun = start(scenario_facts("A1 I, A9 i", **CARDS_AND_MEDALS, first=first))
    assert possible(begun.state)["probe-left"] == 3
    dealt = deal(begun, cards=DEALT)
    assert (hand(dealt, "allies"), hand(dealt, "axis")) == ("2*probe-left", "recon-center")
    assert (dealt.state.pile.deck_count, discard(dealt)) == (57, "")
    assert "2*probe-left" in deck(dealt)
    assert "recon-center" in deck(dealt)
    assert (asked(dealt), dealt.state.turn) == (first, 1)
    assert told(dealt, "TurnBegun") == [f"TurnBegun side={first} turn=1"]


@rule("SET-13")
def test_a_card_is_dealt_by_its_copies_in_the_pile() -> None:
    begun = start(scenario_facts("A1 I, A9 i", **CARDS_AND_MEDALS))
    weights = dict(zip(possible(begun.state), GAME.weights(begun.state), strict=True))
    assert (weights["probe-center"], weights["ambush"], sum(weights.values())) == (5, 1, 60)


@rule("SET-15")
def test_all_cards_lie_in_the_pile_and_none_beside_it() -> None:
    scenario = scenario_of(scenario_facts("A1 I, A9 i", **CARDS_AND_MEDALS))
    pile = set_up(scenario, Edition(REVISED), full_deck()).pile
    assert (pile.deck_count, pile.discard_count) == (60, 0)
    assert (pile.deck, sum(pile.discard)) == (full_deck(), 0)


@rule("SET-14")
def test_nobody_sees_the_hand_of_the_enemy() -> None:
    dealt = deal(start(scenario_facts("A1 I, A9 i", **CARDS_AND_MEDALS)), cards=DEALT)
    assert told(dealt, "CardDrawn")[-1] == "CardDrawn side=allies (allies: card=probe-left)"
    hands = [[each["cards"] for each in _hands(dealt, seat)] for seat in (0, 1, -1)]
    assert [[bool(cards) for cards in seen_cards] for seen_cards in hands] == [
        [True, False],
        [False, True],
        [False, False],
    ]
    assert [each["count"] for each in _hands(dealt, 0)] == [1, 2]


def _hands(now: Battle, seat: int) -> list[dict[str, object]]:
    facts = seen(now, seat)["hands"]
    assert isinstance(facts, list)
    return facts


@rule("SET-26", "SET-27", "TRN-05")
def test_sixty_cards_are_forty_for_sections_and_twenty_tactics() -> None:
    assert sum(card.copies for card in CARDS) == 60
    assert sum(card.copies for card in CARDS if card.is_section) == 40
    begun = start(scenario_facts("A1 I, A9 i", **CARDS_AND_MEDALS))
    assert begun.state.pile.deck_count == 60


@rule("SET-29")
@pytest.mark.parametrize("edition", BOTH)
def test_open_ground_does_nothing(edition: str) -> None:
    now = battle("G5 A, K5 i", step="move", edition=edition)
    ground = now.state.scenario.field.terrain[now.state.scenario.field.names.index("G5")]
    assert (ground.name, ground.ref) == ("open", "SET-29")
    assert ways(now, "G5") == within("G5", 3) - {"K5"}
    moved = play(now, "allies", "move G5 J5")
    assert tally(moved, "J5", "K5") == "3: +3 base [ATK-12]"


@rule("SET-30")
def test_two_seats_play() -> None:
    assert GAME.seats == ["axis", "allies"]
    now = battle("G5 I, A9 i", allies="probe-left")
    refusal = GAME.read(now.state, 2, Choice("play", {"card": "probe-left"}))
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.rule) == ("no-such-seat", "SET-30")
    assert offers(now, "axis") == []


@rule("SET-02")
def test_every_battle_of_the_box_names_the_face_of_its_board() -> None:
    folder = Path(bocage.memoir44.scenarios.__file__).parent
    faces = {path.stem: tomllib.loads(path.read_text("utf-8"))["face"] for path in folder.glob("*.toml")}
    beaches = {name for name, face in faces.items() if face == "beach"}
    assert beaches == {"sword-beach", "pointe-du-hoc", "omaha-beach", "omaha-beach-overlord"}
    assert {face for name, face in faces.items() if name not in beaches} == {"country"}
