"""Setting up: each of the twelve scenarios as the scenario book has it, and what no scenario may do."""

from typing import Any

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.reading import ScenarioError
from bocage.undaunted.cards import CARDS
from bocage.undaunted.kinds import CONTROLLED, COPIES, KINDS, NO_TILE, SCOUTED, UNIT_NAMES, UNMARKED
from bocage.undaunted.model import set_up
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.scenarios.sections import serves
from bocage.undaunted.tiles import TILES

from tests.grid.twelve_layouts import LAYOUTS
from tests.ledger_marks import rule
from tests.rules.undaunted.twelve_scenarios import (
    BOX,
    COLUMNS,
    MARKERS,
    OBJECTIVES,
    OVERVIEW,
    SIDES,
    deck_of,
    placed,
    scenario,
    supply_of,
)

EVERY_NUMBER = pytest.mark.parametrize("number", OVERVIEW)
EVERY_SIDE = pytest.mark.parametrize(("number", "side"), COLUMNS)


def counted(counts: list[int]) -> dict[str, int]:
    """Counts by kind of card, those that are not zero."""
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}


def marked(played: Scenario, side: int, mark: int) -> set[str]:
    """The tiles on which a side has a marker with this face up."""
    return {name for tile, name in enumerate(played.tiles) if played.marks[side][tile] == mark}


def on_tiles(played: Scenario, tiles: list[int]) -> dict[str, list[str]]:
    """Units by the name of the tile that a table gives them."""
    found: dict[str, list[str]] = {}
    for unit, tile in enumerate(tiles):
        if tile != NO_TILE:
            found.setdefault(played.tiles[tile], []).append(UNIT_NAMES[unit])
    return found


# -------------------------------------------------------------------------------- the twelve scenarios


@rule("UND-5.1")
@EVERY_NUMBER
def test_each_scenario_has_its_number_and_name(number: int) -> None:
    played = scenario(number)
    assert (played.number, played.name) == (number, OVERVIEW[number].name)


@rule("UND-5.1")
def test_scenarios_are_counted_from_one() -> None:
    assert altered(1, number=1).number == 1
    assert "number: 0 is not a whole number from 1" in refused(1, number=0)


@rule("UND-5.2")
@EVERY_NUMBER
def test_the_map_has_the_scenarios_tiles_and_no_others(number: int) -> None:
    played = scenario(number)
    layout = dict(zip(played.tiles, zip(played.xs, played.ys, strict=True), strict=True))
    assert layout == LAYOUTS[number]
    assert len(played.tiles) == OVERVIEW[number].tiles
    assert [played.index[name] for name in played.tiles] == list(range(len(played.tiles)))


@rule("UND-5.2")
@EVERY_NUMBER
def test_each_tile_covers_by_the_face_that_is_up(number: int) -> None:
    played = scenario(number)
    assert played.cover == [TILES[name].cover for name in played.tiles]
    assert played.cover_from_hill == [TILES[name].cover_from_hill for name in played.tiles]
    assert [name for tile, name in enumerate(played.tiles) if played.hill[tile]] == [
        name for name in played.tiles if name in ("2A", "9A", "16A")
    ]


@rule("UND-5.2")
def test_tiles_are_numbered_in_reading_order() -> None:
    assert " ".join(scenario(1).tiles) == "7A 17B 4B 2B 12B 13B 5B 16B 8A 3B 11B 6A"
    assert " ".join(scenario(4).tiles) == "13B 4A 10A 2B 7A 8A 5A 14A 17A 15A 3B 12B 11B 9B 6A 1B 18B"


@rule("UND-5.3")
@EVERY_NUMBER
def test_objectives_lie_where_the_book_shows_them(number: int) -> None:
    played = scenario(number)
    pairs = [word.split("=") for word in OBJECTIVES[number].split()]
    found = {played.tiles[tile]: value for tile, value in enumerate(played.objective) if value}
    assert found == {name: int(value) for name, value in pairs}
    assert sum(played.objective) == OVERVIEW[number].points
    assert [played.tiles[tile] for tile in played.objective_tiles] == list(found)


@rule("UND-5.4")
@EVERY_NUMBER
def test_only_critical_intelligence_has_a_radio(number: int) -> None:
    played = scenario(number)
    assert played.radio == (played.index["6B"] if number == 10 else NO_TILE)


@rule("UND-5.5")
@EVERY_SIDE
def test_each_side_gets_its_own_force(number: int, side: str) -> None:
    played = scenario(number)
    us = SIDES.index(side)
    kinds = set(counted(played.deck[us])) | set(counted(played.supply[us]))
    assert kinds == {*deck_of(number, side), *supply_of(number, side)}


@rule("UND-5.6", "UND-3.5")
@EVERY_SIDE
def test_markers_and_counters_start_as_the_book_shows_them(number: int, side: str) -> None:
    played, us = scenario(number), SIDES.index(side)
    scouted, controlled, spawns, counters = MARKERS[number, side]
    assert marked(played, us, SCOUTED) == set(scouted.split())
    assert marked(played, us, CONTROLLED) == set(controlled.split())
    assert on_tiles(played, played.start[us]) == placed(counters)
    words = {played.tiles[tile]: said for tile, said in enumerate(played.spawn_words[us]) if said}
    assert words == placed(spawns)
    for tile, units in on_tiles(played, played.spawn[us]).items():
        for unit in units:
            assert any(word in ("all", unit, unit[1:]) for word in words[tile])


@rule("UND-5.6")
@EVERY_SIDE
def test_all_that_the_scenario_lays_out_lies_there_when_play_begins(number: int, side: str) -> None:
    played, us = scenario(number), SIDES.index(side)
    army = set_up(played).armies[us]
    assert army.place == played.start[us]
    assert army.marks == played.marks[us]
    assert army.suppressed == [0] * len(UNIT_NAMES)
    assert army.target == NO_TILE


@rule("UND-5.6")
def test_a_tile_can_carry_a_marker_of_either_side() -> None:
    played = scenario(6)
    tile = played.index["2B"]
    assert [marks[tile] for marks in played.marks] == [SCOUTED, SCOUTED]


@rule("UND-5.6")
def test_the_sniper_behind_enemy_lines_waits_on_a_tile_without_a_marker() -> None:
    played = scenario(4)
    tile = played.index["6A"]
    assert played.marks[0][tile] == UNMARKED
    sniper = UNIT_NAMES.index("SN")
    assert played.start[0][sniper] == played.spawn[0][sniper] == tile


@rule("UND-5.6")
def test_the_riflemen_in_the_corner_of_hill_314_are_german() -> None:
    played = scenario(11)  # one of the sources takes them for Americans
    assert played.start[1][0] == played.index["1B"]
    assert played.start[0][0] == played.index["2A"]


@rule("UND-5.7")
@EVERY_NUMBER
def test_the_book_names_who_starts_with_the_initiative(number: int) -> None:
    assert SIDES[scenario(number).first] == OVERVIEW[number].first


@rule("UND-5.7")
@EVERY_NUMBER
def test_that_side_holds_the_marker_when_play_begins(number: int) -> None:
    game = UNDAUNTED.game
    started = game.start(scenario(number).facts(), game.rulings())
    assert SIDES[started.first] == OVERVIEW[number].first


@rule("UND-5.8")
@EVERY_SIDE
def test_the_deck_is_the_column_d_of_the_book(number: int, side: str) -> None:
    us = SIDES.index(side)
    deck = scenario(number).deck[us]
    assert counted(deck) == deck_of(number, side)
    assert sum(deck) == OVERVIEW[number].deck[us]
    assert set_up(scenario(number)).cards[us].deck == deck


@rule("UND-5.9")
@EVERY_SIDE
def test_the_supply_is_the_column_s_of_the_book(number: int, side: str) -> None:
    us = SIDES.index(side)
    supply = scenario(number).supply[us]
    assert counted(supply) == supply_of(number, side)
    assert set_up(scenario(number)).cards[us].supply == supply
    assert sum(supply) == OVERVIEW[number].supply[us]


@rule("UND-5.10")
def test_cards_in_neither_column_stay_in_the_box() -> None:
    played = scenario(2)  # a single German squad, without sergeants of another
    for kind in ("RB", "SB", "GB", "SLB", "SN", "MO", "PG"):
        assert played.deck[1][KINDS.index(kind)] + played.supply[1][KINDS.index(kind)] == 0
    assert sum(played.deck[1]) + sum(played.supply[1]) == 23


@rule("UND-12.1")
@EVERY_NUMBER
def test_each_side_has_its_goal(number: int) -> None:
    assert tuple(scenario(number).goal) == OVERVIEW[number].goals


@rule("UND-12.2", "UND-3.4")
@EVERY_NUMBER
def test_each_side_holds_its_points_at_the_start(number: int) -> None:
    played = scenario(number)
    held = [
        sum(value for value, mark in zip(played.objective, marks, strict=True) if mark == CONTROLLED)
        for marks in played.marks
    ]
    assert tuple(held) == OVERVIEW[number].held


# ------------------------------------------------------------------- what holds for all twelve, not by rule


@rule("UND-2.1", "UND-A28")
@EVERY_SIDE
def test_a_kind_of_card_is_there_with_all_its_copies_or_not_at_all(number: int, side: str) -> None:
    played, us = scenario(number), SIDES.index(side)
    for kind, name in enumerate(KINDS):
        assert played.deck[us][kind] + played.supply[us][kind] in (0, BOX[name])
    assert played.deck[us][KINDS.index("FOW")] + played.supply[us][KINDS.index("FOW")] == 10


@rule("UND-2.1")
@EVERY_SIDE
def test_a_unit_has_a_counter_on_the_map_just_when_it_has_cards_in_the_deck(number: int, side: str) -> None:
    played, us = scenario(number), SIDES.index(side)
    for unit, name in enumerate(UNIT_NAMES):
        assert (played.start[us][unit] != NO_TILE) == (played.deck[us][unit] > 0), name


@rule("UND-A8")
@EVERY_SIDE
def test_a_unit_has_one_spawn_tile_just_when_it_takes_part(number: int, side: str) -> None:
    played, us = scenario(number), SIDES.index(side)
    for unit, name in enumerate(UNIT_NAMES):
        takes_part = played.deck[us][unit] + played.supply[us][unit] > 0
        assert (played.spawn[us][unit] != NO_TILE) == takes_part, name


@rule("UND-INV-4")
@EVERY_SIDE
def test_units_start_and_enter_on_tiles_of_their_own(number: int, side: str) -> None:
    played, us = scenario(number), SIDES.index(side)
    for unit, name in enumerate(UNIT_NAMES):
        for tile in (played.start[us][unit], played.spawn[us][unit]):
            unmarked = tile != NO_TILE and played.marks[us][tile] == UNMARKED
            assert not unmarked or (number, side, name) == (4, "us", "SN")


@rule("UND-INV-3", "UND-3.3")
@EVERY_NUMBER
def test_no_tile_is_controlled_by_both(number: int) -> None:
    played = scenario(number)
    assert not marked(played, 0, CONTROLLED) & marked(played, 1, CONTROLLED)


@rule("UND-A19")
@EVERY_NUMBER
def test_at_most_one_side_has_to_pin_the_other(number: int) -> None:
    assert scenario(number).goal != [0, 0]


# --------------------------------------------------------------------------------- the box and its limits


@rule("UND-1.1", "UND-2.1", "UND-A28")
def test_a_side_has_54_cards() -> None:
    assert dict(zip(KINDS, COPIES, strict=True)) == BOX
    assert [card.copies for card in CARDS] == list(COPIES)
    assert sum(COPIES) == 54
    assert all(3 <= copies <= 5 for copies in COPIES[: len(UNIT_NAMES)])


SERVED = {
    "all": list(UNIT_NAMES),
    "A": ["RA", "SA", "GA"],
    "B": ["RB", "SB", "GB"],
    "C": ["RC", "SC", "GC"],
    "SN": ["SN"],
    "MO": ["MO"],
}


@rule("UND-3.5")
def test_a_spawn_marker_serves_all_or_a_squad_or_a_unit() -> None:
    for word, units in SERVED.items():
        assert [name for unit, name in enumerate(UNIT_NAMES) if serves(word, unit)] == units


def altered(number: int, /, **changes: object) -> Scenario:
    """The scenario with some of its facts changed; `us_deck_RA=5` changes the cards RA in the US deck."""
    facts: dict[str, Any] = scenario(number).facts()
    for path, value in changes.items():
        *tables, key = path.split("_")
        table = facts
        for name in tables:
            table = table[name]
        table[key] = value
    return Scenario.from_facts(facts)


def refused(number: int, /, **changes: object) -> str:
    """Why the scenario is refused with these facts changed."""
    with pytest.raises(ScenarioError) as caught:
        altered(number, **changes)
    return str(caught.value)


@rule("UND-1.1", "UND-2.1", "UND-A28")
@pytest.mark.parametrize("kind", KINDS)
def test_more_cards_than_the_box_holds_are_refused(kind: str) -> None:
    in_deck, in_supply = deck_of(7, "us").get(kind, 0), supply_of(7, "us").get(kind, 0)
    assert f"us.supply.{kind}: " in refused(7, **{f"us_supply_{kind}": in_supply + 1})
    assert f"us.deck.{kind}: " in refused(7, **{f"us_deck_{kind}": BOX[kind] + 1})
    if in_deck and in_supply:
        assert f"the box holds {BOX[kind]}" in refused(7, **{f"us_deck_{kind}": in_deck + 1})


@rule("UND-1.1")
def test_the_germans_have_five_spawn_markers_and_the_us_four() -> None:
    us = {"4A": ["A"], "9B": ["B"], "10B": ["C"], "15B": ["SN"]}
    assert altered(2, us_spawn=us).spawn_words[0][0] == ["SN"]
    assert "the box holds 4" in refused(2, us_spawn={**us, "2B": ["MO"]})
    german = {"6B": ["A"], "7A": ["B"], "3B": ["C"], "14B": ["SN"], "11B": ["MO"]}
    marked_tiles = ["3B", "7A", "11B", "14B"]
    assert altered(7, german_spawn=german, german_scouted=marked_tiles).spawn_words[1].count([]) == 18 - 5
    assert "the box holds 5" in refused(
        7, german_spawn={**german, "2B": ["all"]}, german_scouted=marked_tiles
    )


@rule("UND-1.2")
def test_there_are_fourteen_objective_markers() -> None:
    tiles = scenario(8).tiles
    assert sum(altered(8, objectives=dict.fromkeys(tiles[:14], 1)).objective) == 14
    assert "15 objectives, but the box holds 14" in refused(8, objectives=dict.fromkeys(tiles[:15], 1))


@rule("UND-3.4")
@pytest.mark.parametrize(("value", "is_printed"), [(0, False), (1, True), (3, True), (4, False)])
def test_objectives_are_worth_one_to_three(value: int, is_printed: bool) -> None:
    if is_printed:
        assert sum(altered(1, objectives_5B=value).objective) == 7 + value
    else:
        assert "objectives.5B" in refused(1, objectives_5B=value)


@rule("UND-1.2", "UND-4.1", "UND-5.2")
def test_a_tile_can_only_lie_once_and_only_as_it_is_in_the_box() -> None:
    picture = str(scenario(1).facts()["map"])
    assert refused(1, map=picture.replace("11B", "7B ")) == "map.7B: 7A and 7B are the two sides of one tile"
    assert "twice" in refused(1, map=picture.replace("11B", "7A "))
    assert "there is no tile '19B' here" in refused(1, map=picture.replace("11B", "19B"))
    assert altered(1, map=picture.replace("11B", "11A")).cover[-2] == 1


@rule("UND-4.2", "UND-A1")
def test_tiles_touch_by_edges_and_hang_together() -> None:
    picture = str(scenario(1).facts()["map"])
    assert "corner" in refused(1, map=picture.replace("      3B          11B", "            11B\n      3B"))
    assert "cannot be reached" in refused(1, map=picture.replace("11B", "   ") + "\n\n            11B")
    assert "corner" in refused(1, offset="rows")
    assert "shifted columns, not shifted rows" in refused(1, offset="rows", map="2B\n17B\n5B")


@rule("UND-5.4", "UND-12.7")
def test_a_radio_needs_an_objective_under_it() -> None:
    assert altered(1, radio="5B").radio == 6
    assert refused(1, radio="8A") == "radio: tile 8A has no objective whose value a radio could raise"


@rule("UND-3.3")
def test_both_sides_cannot_control_a_tile() -> None:
    assert altered(1, us_scouted=["2B", "17B", "5B"]).marks[0][6] == SCOUTED
    assert altered(1, us_controlled=["8A"]).marks[0][8] == CONTROLLED
    assert (
        refused(1, us_controlled=["5B"]) == "german.controlled.5B: tile 5B cannot be controlled by both sides"
    )


@rule("UND-3.3")
def test_a_marker_shows_one_side() -> None:
    assert "one side up" in refused(1, german_scouted=["5B", "8A"])


@rule("UND-3.1")
@pytest.mark.parametrize(
    ("counter", "goes_anywhere"),
    [("RA", False), ("GA", False), ("MO", False), ("SA", True), ("SB", True), ("SC", True), ("SN", True)],
)
def test_only_scouts_and_snipers_stand_on_tiles_without_a_marker(counter: str, goes_anywhere: bool) -> None:
    units = {"1B": ["RA"], "8A": ["RB"], "14B": ["RC"]}
    here = {tile: [unit for unit in there if unit != counter] for tile, there in units.items()}
    if goes_anywhere:
        assert altered(11, german_counters={**here, "7A": [counter]}).start[1].count(15) == 1
    else:
        assert "scouted or controls" in refused(11, german_counters={**here, "7A": [counter]})


@rule("UND-3.1")
def test_riflemen_enter_on_tiles_of_their_own_side() -> None:
    sentence = refused(1, us_spawn={"6A": ["all"]}, us_counters={"17B": ["RA"]})
    assert sentence == "us.spawn.6A: RA needs a tile that its side has scouted or controls"


@rule("UND-A8", "UND-3.5")
def test_a_unit_enters_on_one_tile() -> None:
    assert (
        refused(1, us_spawn={"17B": ["all"], "2B": ["A"]})
        == "us.spawn.2B: RA would enter here and on another tile"
    )
    assert (
        refused(1, us_spawn={"17B": ["A"]}) == "us.spawn: RB has cards, but no tile where its counter enters"
    )


@rule("UND-A8")
def test_an_idle_half_of_a_spawn_marker_serves_nobody() -> None:
    played = scenario(10)  # the printed marker names snipers too, but there is none
    assert played.spawn_words[1][played.index["13B"]] == ["B", "SN", "MO"]
    assert played.spawn[1][UNIT_NAMES.index("SN")] == NO_TILE


@rule("UND-2.1")
def test_a_counter_needs_cards_and_stands_once() -> None:
    assert (
        refused(1, us_counters={"17B": ["RA", "GA"]})
        == "us.counters.17B.GA: the counter GA has no card in deck or supply"
    )
    twice = {"17B": ["RA"], "2B": ["RA"]}
    assert refused(1, us_counters=twice) == "us.counters.2B.RA: the counter RA stands on another tile already"
    assert (
        refused(2, german_counters={"18B": ["RA", "SB"]})
        == "german.counters.18B.SB: the counter SB has no card in deck or supply"
    )


@rule("UND-12.3")
def test_a_side_without_riflemen_on_the_map_would_be_pinned_already() -> None:
    assert altered(1, us_counters={"17B": ["RB", "SA"]}).start[0][0] == NO_TILE
    assert (
        refused(1, us_counters={"17B": ["SA", "SB"]})
        == "us.counters: a side without a Riflemen counter is pinned before the first card"
    )


@rule("UND-12.2", "UND-3.4")
def test_a_goal_is_not_reached_before_the_first_card() -> None:
    assert altered(1, german_goal={"points": 4}).goal == [5, 4]
    assert (
        refused(1, german_goal={"points": 3})
        == "german.goal: 3 points are reached at the start: the side holds 3"
    )
    assert altered(1, us_goal={"points": 1}).goal == [
        1,
        5,
    ]  # it has scouted an objective, which holds nothing


@rule("UND-12.2", "UND-12.7")
def test_a_goal_lies_within_what_the_objectives_are_worth_unless_a_radio_can_raise_them() -> None:
    assert altered(1, us_goal={"points": 10}).goal == [10, 5]
    assert (
        refused(1, us_goal={"points": 11}) == "us.goal: 11 points, but all objectives together are worth 10"
    )
    assert altered(10, us_goal={"points": 8}).goal == [8, 5]


@rule("UND-12.1")
def test_a_goal_is_points_or_pinning() -> None:
    assert altered(1, us_goal="pin").goal == [0, 5]
    assert "known are pin" in refused(1, us_goal="draw")
    assert "is not a table" in refused(1, us_goal=5)
    assert "us.goal.points" in refused(1, us_goal={"points": 0})
