"""Scenario files of Memoir '44: what an author hears about each mistake, and in which line."""

from __future__ import annotations

import pytest

from bocage.memoir44.scenarios.load import ScenarioError, ScenarioFaults, parse

from tests.ledger_marks import rule
from tests.rules.memoir44.sixteen_battles import OVERVIEW, facts, text

PEGASUS, DROP, OMAHA, MOUCHET, VASSIEUX, LUTTICH, TOULON, MONTELIMAR, ARNHEM = 1, 2, 5, 6, 7, 9, 10, 12, 13


def faults_of(number: int, *changes: tuple[str, str]) -> list[str]:
    """What is said about the file of a battle after some changes, a sentence for each fault."""
    changed = text(number)
    for old, new in changes:
        assert old in changed
        changed = changed.replace(old, new, 1)
    with pytest.raises(ScenarioFaults) as caught:
        parse(changed, "battle.toml")
    said = [str(fault) for fault in caught.value.faults]
    assert str(caught.value) == "\n".join(said)
    assert all(sentence.isprintable() and len(sentence) < 400 for sentence in said)
    return said


# A battle, what is changed in its file, the line to name, and all that is said of it.
MISTAKES = [
    # words nobody knows
    (PEGASUS, "[labels]", "[lables]", 41, "there is no key 'lables' here; did you mean 'labels'?"),
    (PEGASUS, '"allies" #', '"alies" #', 6, "first: there is no word 'alies' here; did you mean 'allies'?"),
    (PEGASUS, '"west"', '"wst"', 4, "front: there is no word 'wst' here; did you mean 'west'?"),
    (PEGASUS, '"country"', '"beech"', 5, "face: there is no word 'beech' here; did you mean 'beach'?"),
    (
        PEGASUS,
        "medals = 4\n",
        "medals = 4\nmoral = 1\n",
        23,
        "axis: there is no key 'moral' here; known are cards, medals",
    ),
    (
        PEGASUS,
        "growing-hand",
        "groving-hand",
        39,
        "special: there is no special rule 'groving-hand' here; did you mean 'growing-hand'?",
    ),
    (
        PEGASUS,
        "to = 4",
        "to = 4, by = 1",
        39,
        "special.growing-hand: there is no key 'by' here; known are side, to",
    ),
    (
        PEGASUS,
        '"temporary"',
        '"temporal"',
        29,
        "objectives.1.kind: there is no word 'temporal' here; did you mean 'temporary'?",
    ),
    (PEGASUS, "B9 = ", "B99 = ", 42, "labels: there is no hex 'B99' here; did you mean 'B9'?"),
    (PEGASUS, '["D7"]', '["D77"]', 31, "objectives.1.hexes: there is no hex 'D77' here; did you mean 'D7'?"),
    (
        OMAHA,
        '"allies"\nmap',
        '"ally"\nmap',
        8,
        "sea-walls: there is no word 'ally' here; did you mean 'allies'?",
    ),
    (
        MOUCHET,
        '"elite-armor"',
        '"elite-armour"',
        28,
        "units.1.type: there is no word 'elite-armour' here; did you mean 'elite-armor'?",
    ),
    (
        VASSIEUX,
        "no-reshuffle",
        "no-reshufle",
        28,
        "special: there is no special rule 'no-reshufle' here; did you mean 'no-reshuffle'?",
    ),
    (
        VASSIEUX,
        'winner = "axis"',
        'winner = "axes"',
        28,
        "special.no-reshuffle.winner: there is no word 'axes' here; did you mean 'axis'?",
    ),
    (
        LUTTICH,
        '"k4"]',
        '"k44"]',
        33,
        "special.spotters.hexes: there is no hex 'k44' here; did you mean 'k4'?",
    ),
    (
        TOULON,
        "at-end-of-turn",
        "at-end-of-trun",
        32,
        "objectives.1: there is no key 'at-end-of-trun' here; did you mean 'at-end-of-turn'?",
    ),
    (ARNHEM, "h6 = ", "h7 = ", 28, "bridge-ends: there is no hex 'h7' here; did you mean 'H7'?"),
    # glyphs of the map
    (PEGASUS, "t.i   t..", "t.ii  t..", 9, "map: row 1, column 1: 't.ii' is not 3 glyphs"),
    (
        PEGASUS,
        "t.i   t..",
        "t.x   t..",
        9,
        "map: row 1, column 1 (A9): no unit is drawn as 'x', glyph 3 of the hex; "
        "as glyph 2 it is an obstacle",
    ),
    (
        PEGASUS,
        "t.i   t..",
        "tqi   t..",
        9,
        "map: row 1, column 1 (A9): no obstacle is drawn as 'q', glyph 2 of the hex; known are . B x w o -",
    ),
    (
        PEGASUS,
        "t.i   t..",
        "i.i   t..",
        9,
        "map: row 1, column 1 (A9): no terrain is drawn as 'i', glyph 1 of the hex; as glyph 3 it is a unit",
    ),
    # what stands on what
    (PEGASUS, "=..   f..", "=.i   f..", 9, "map: row 1, column 25 (E9): no infantry can be on river"),
    (PEGASUS, "l..   l..", "l..   l.G", 14, "map: row 6, column 40 (g4): no artillery can be on lake"),
    (PEGASUS, "=..   f..", "=o.   f..", 9, "map: row 1, column 25 (E9): sandbags cannot stand on river"),
    (OMAHA, "bx.   bw.", "bxa   bw.", 15, "map: row 6, column 10 (b4): no armor can be on hedgehog"),
    (MONTELIMAR, "m..", "m.I", 10, "map: row 3, column 61 (K7): no infantry can be on impassable-hill"),
    # sizes and days
    (PEGASUS, "cards = 2", "cards = 0", 21, "axis.cards: 0 is not a whole number from 1 to 60"),
    (PEGASUS, "cards = 6", "cards = 59", 25, "allies.cards: 2 and 59 cards are more than the 60 of the deck"),
    (PEGASUS, "number = 1 ", "number = '1' ", 1, "number: '1' is not a whole number from 1 to 999"),
    (
        PEGASUS,
        "06-06",
        "06-31",
        3,
        "date: '1944-06-31' is no day from 1939 to 1945, such as 1944-06-06, "
        "nor two of them as 1944-06-06/1944-06-07",
    ),
    (PEGASUS, "to = 4", "to = 2", 39, "special.growing-hand.to: the hand has 2 cards from the start"),
    (DROP, "drift = 4", "drift = 0", 28, "special.air-drop.drift: 0 is not a whole number from 1 to 12"),
    (TOULON, "needs = 3", "needs = 5", 31, "objectives.1.needs: 5 hexes are needed, but 4 are listed"),
    (MOUCHET, "medals = 2", "medals = 9", 28, "units.1.medals: 9 is not a whole number from 0 to 6"),
    # what is missing, and what has the wrong form
    (
        PEGASUS,
        ", to = 4",
        "",
        39,
        "special.growing-hand: the key to is missing; it takes a whole number from 1 to 60",
    ),
    (
        PEGASUS,
        "[special]",
        "[[special]]",
        38,
        "special: [{'growing-hand': {'side': 'axis', 'to': 4}}] is not a table",
    ),
    (PEGASUS, '["D7"]', "[]", 31, "objectives.1.hexes: a list of 1 to 40 hexes belongs here, not of 0"),
    (PEGASUS, '["D7"]', '["D7", "D7"]', 31, "objectives.1.hexes: hex 'D7' is listed twice"),
    (
        PEGASUS,
        '"temporary"',
        '"temporary"\nneeds = 2',
        30,
        "objectives.1.needs: this means something for sudden-victory only",
    ),
    (
        TOULON,
        "needs = 3",
        "needs = 3\nmedals = 1",
        32,
        "objectives.1.medals: a sudden-victory ends the battle; it gives no medals",
    ),
    # what makes no sense
    (
        PEGASUS,
        "medals = 4\n",
        "medals = 10\n",
        22,
        "axis.medals: 10 cannot be reached: all units of the enemy and all objectives make 9",
    ),
    (PEGASUS, '["D7"]', '["c6"]', 31, "objectives.1.hexes: no unit of allies can ever stand on c6"),
    (
        PEGASUS,
        '"temporary"',
        '"exit"',
        31,
        "objectives.1.hexes: D7 is not at the edge: nobody can leave the board there",
    ),
    (
        PEGASUS,
        '"country"',
        '"country"\nbunkers = "axis"',
        6,
        "bunkers: the map shows none of them, 'B' as the second glyph",
    ),
    (LUTTICH, '"L5"', '"A5"', 33, "special.spotters.hexes: no unit of allies can ever stand on A5"),
    (ARNHEM, '"I7"', '"I9"', 28, "bridge-ends.h6: I9 is not adjacent to h6"),
    (ARNHEM, '["I7", "H5"]', '["I7"]', 29, "bridge-ends.H5: H5 leads to h6, but h6 does not lead to H5"),
    (ARNHEM, "h6 = ", "I7 = ", 28, "bridge-ends.I7: I7 is no bridge, but open"),
]


@rule("UNI-01")
@pytest.mark.parametrize(("number", "old", "new", "line", "sentence"), MISTAKES)
def test_a_mistake_is_named_with_its_line_and_the_nearest_word(
    number: int, old: str, new: str, line: int, sentence: str
) -> None:
    said = faults_of(number, (old, new))

    assert f"battle.toml, line {line}: {sentence}" in said
    assert len(said) <= 2, "and hardly anything else"


def test_all_faults_are_told_at_once_in_the_order_of_their_lines() -> None:
    said = faults_of(
        PEGASUS,
        ("number = 1 ", 'number = "1" '),
        ("country", "contry"),
        ("t.i   t..", "tqi   t.z"),
        ("=..   f..", "=.i   f.."),
        ("cards = 2", "cards = 0"),
        ('["D7"]', '["D77"]'),
        ("growing-hand", "groving-hand"),
        ("k4 = ", "K44 = "),
    )
    lines = [int(sentence.split(" ")[2][:-1]) for sentence in said]

    assert lines == sorted(lines)
    assert set(lines) == {1, 5, 9, 21, 31, 39, 47}
    assert lines.count(9) == 3, "three hexes of the same row"


def test_a_side_without_units_has_lost_before_it_begins() -> None:
    changed = "\n".join(
        [line.replace("..I", "...").replace("f.I", "f..") for line in text(PEGASUS).split("\n")]
    )
    with pytest.raises(
        ScenarioFaults, match="the map shows no unit of this side, which would have lost at once"
    ):
        parse(changed, "battle.toml")


def test_nobody_has_won_before_the_first_turn() -> None:
    said = faults_of(
        PEGASUS, ("#..   ..i", "#.I   ..i"), ("cards = 6 # PEG-06\nmedals = 4", "cards = 6\nmedals = 1")
    )
    assert said == [
        "battle.toml, line 26: allies.medals: 1 are reached at the start: the side stands on objectives for 1"
    ]


def test_what_is_no_toml_is_told_with_its_line() -> None:
    with pytest.raises(ScenarioError, match=r"^battle\.toml, line 21: the file is not TOML"):
        parse(text(PEGASUS).replace("cards = 2", "cards = = 2"), "battle.toml")


def test_an_empty_file_says_all_that_is_missing() -> None:
    with pytest.raises(ScenarioFaults) as caught:
        parse("", "battle.toml")
    said = str(caught.value)

    for key in ("number", "name", "date", "front", "face", "first", "axis", "allies", "map"):
        assert f"the key {key} is missing" in said


@pytest.mark.parametrize("number", OVERVIEW)
def test_the_battles_of_the_booklet_are_without_fault(number: int) -> None:
    assert facts(number)["number"] == number
