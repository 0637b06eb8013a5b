"""The sixteen battles of the booklet: what lies where, who stands where, and what the booklet adds."""

from importlib.resources import files
from typing import Any

import pytest

from bocage.catalogue import MEMOIR44
from bocage.grid.hexes import columns
from bocage.kernel.chance import Seeded
from bocage.kernel.state import CHANCE, seats_in
from bocage.memoir44.battlefield import Battlefield
from bocage.memoir44.editions import EDITIONS
from bocage.memoir44.game import Memoir44
from bocage.memoir44.kinds import OFF_BOARD, SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.objectives import OBJECTIVE_KINDS
from bocage.memoir44.scenario import Scenario
from bocage.memoir44.terrain.obstacles import NOBODYS, SANDBAGS, WIRE

from tests.ledger_marks import rule
from tests.rules.memoir44.sixteen_battles import (
    BUNKERS_OF_AXIS,
    OBJECTIVES,
    OVERVIEW,
    PIECES,
    SEA_WALLS_OF_ALLIES,
    SPECIAL,
    UNITS,
    facts,
    scenario,
)

EVERY_BATTLE = pytest.mark.parametrize("number", OVERVIEW)
STRENGTH = {"infantry": 4, "elite-infantry": 4, "resistance": 3, "armor": 3, "elite-armor": 4, "artillery": 2}
OF_THE_BEACH = ("beach", "sea")
HILLS = ("hill", "bluff", "cliff")
"""What covers beach and sea where it lies."""
WATERLINE = ("beach", "beach", "beach", "sea", "sea")
"""What the lower five rows of a beach board are, unless something else lies there."""


def listed(found: dict[str, list[str]]) -> dict[str, str]:
    return {kind: " ".join(sorted(hexes)) for kind, hexes in sorted(found.items())}


def terrain_of(played: Scenario) -> dict[str, str]:
    """The hexes of every terrain but open ground, beach and sea."""
    found: dict[str, list[str]] = {}
    for name, terrain in zip(played.field.names, played.field.terrain, strict=True):
        if terrain.name not in ("open", *OF_THE_BEACH):
            found.setdefault(terrain.name, []).append(name)
    return listed(found)


def obstacles_of(played: Scenario) -> dict[str, str]:
    """The hexes of every obstacle."""
    found: dict[str, list[str]] = {}
    removable = {WIRE: "wire", SANDBAGS: "sandbags"}
    for hexagon, name in enumerate(played.field.names):
        standing = played.field.standing[hexagon]
        if standing is not None:
            found.setdefault(standing.name, []).append(name)
        if played.laid[hexagon]:
            found.setdefault(removable[played.laid[hexagon]], []).append(name)
    return listed(found)


def units_of(played: Scenario) -> dict[str, str]:
    """The hexes of all units by side and type, with what is not as usual."""
    found: dict[str, list[str]] = {}
    for unit, at in enumerate(played.start):
        if at != OFF_BOARD:
            kind = played.types[unit].name
            figures, worth = played.strength[unit], played.worth[unit]
            strength = f" of {figures}" if figures != STRENGTH[kind] else ""
            medals = f" worth {worth}" if worth != 1 else ""
            name = f"{SIDES[played.sides[unit]]} {kind}{strength}{medals}"
            found.setdefault(name, []).append(played.field.names[at])
    return listed(found)


def owners_of(field: Battlefield, obstacle: str) -> set[int]:
    """Whom the standing obstacles of a kind serve."""
    owners = zip(field.standing, field.owner, strict=True)
    return {owner for standing, owner in owners if standing is not None and standing.name == obstacle}


def dealt(number: int, seed: int = 0, edition: str = "revised") -> tuple[Memoir44, Position, Seeded]:
    """A battle with the hands dealt."""
    game, dealer = Memoir44(), Seeded(seed)
    state = game.start(facts(number), EDITIONS[edition])
    while game.to_decide(state) & CHANCE:
        game.fall(state, dealer.pick(game.weights(state), 0), None)
    return game, state, dealer


# ------------------------------------------------------------------------------------------ all sixteen


def test_the_catalogue_lists_the_sixteen_first_and_every_file_of_the_package() -> None:
    names = [file.name for file in files("bocage.memoir44.scenarios").iterdir()]
    sixteen = {row.slug for row in OVERVIEW.values()}
    assert set(MEMOIR44.scenarios[: len(sixteen)]) == sixteen
    assert {name for name in names if name.endswith(".toml")} == {
        f"{name}.toml" for name in MEMOIR44.scenarios
    }


@EVERY_BATTLE
def test_a_battle_is_called_by_its_name_number_and_day(number: int) -> None:
    page, row = facts(number), OVERVIEW[number]
    assert (page["number"], page["name"], page["date"]) == (number, row.name, row.date)


@rule("AIR-01")
@EVERY_BATTLE
def test_all_battles_are_in_the_west_in_1944(number: int) -> None:
    assert (scenario(number).terms.front, scenario(number).terms.year) == ("west", 1944)


@rule("SET-01")
@EVERY_BATTLE
def test_hands_medals_and_the_first_side_are_as_in_the_overview(number: int) -> None:
    terms, row = scenario(number).terms, OVERVIEW[number]
    assert tuple(terms.hands) == row.cards
    assert terms.goal == [row.medals, row.medals]
    assert SIDES[terms.first] == row.first


@rule("SET-01")
@EVERY_BATTLE
def test_special_rules_are_those_of_the_battle(number: int) -> None:
    assert facts(number).get("special", {}) == SPECIAL.get(number, {})


@rule("SET-02")
@EVERY_BATTLE
def test_a_beach_board_has_a_beach_and_the_sea_and_no_other_has(number: int) -> None:
    page, field = facts(number), scenario(number).field
    assert page["face"] == OVERVIEW[number].face
    covered = {hexagon for kind in HILLS for hexagon in PIECES[number].get(kind, "").split()}
    for name, terrain, (_, y) in zip(field.names, field.terrain, field.board.positions, strict=True):
        wet = page["face"] == "beach" and y >= 4 and name not in covered
        if wet or terrain.name in OF_THE_BEACH:
            assert (wet, terrain.name) == (True, WATERLINE[y - 4]), name


@rule("SET-03")
@EVERY_BATTLE
def test_terrain_lies_where_the_map_shows_it(number: int) -> None:
    found = terrain_of(scenario(number))
    assert found == {kind: hexes for kind, hexes in PIECES[number].items() if kind in found}


@rule("SET-04")
@EVERY_BATTLE
def test_obstacles_lie_where_the_map_shows_them(number: int) -> None:
    found = obstacles_of(scenario(number))
    assert found == {kind: hexes for kind, hexes in PIECES[number].items() if kind in found}


@rule("SET-03", "SET-04")
@EVERY_BATTLE
def test_nothing_of_the_map_is_missing(number: int) -> None:
    played = scenario(number)
    assert set(terrain_of(played)) | set(obstacles_of(played)) == set(PIECES[number])


@rule("SET-05", "SET-06", "SET-07", "UNI-04")
@EVERY_BATTLE
def test_units_stand_where_the_map_shows_them(number: int) -> None:
    assert units_of(scenario(number)) == UNITS[number]


@rule("SET-05")
@EVERY_BATTLE
def test_the_sides_have_as_many_units_as_in_the_overview(number: int) -> None:
    played = scenario(number)
    on_map = [sum(1 for unit in units if played.start[unit] != OFF_BOARD) for units in played.units_of]
    assert tuple(on_map) == OVERVIEW[number].units


@rule("SET-08")
@EVERY_BATTLE
def test_objectives_are_on_the_hexes_named(number: int) -> None:
    played = scenario(number)
    found = []
    for objective in played.terms.objectives:
        hexes = " ".join(sorted(played.field.names[hexagon] for hexagon in objective.hexes))
        kind, side = OBJECTIVE_KINDS[objective.kind], SIDES[objective.side]
        found.append((kind, side, hexes, int(objective.needs)))
        assert objective.medals == 1
        assert objective.at_end == (kind == "sudden-victory")
    assert sorted(found) == OBJECTIVES[number]


@rule("SET-18")
@EVERY_BATTLE
def test_the_board_is_thirteen_by_nine(number: int) -> None:
    board = scenario(number).field.board
    assert [len(columns(row)) for row in board.rows] == [13, 12] * 4 + [13]
    assert board.count == 113


@EVERY_BATTLE
def test_the_box_holds_the_tiles_and_pieces(number: int) -> None:
    pieces = {kind: len(hexes.split()) for kind, hexes in PIECES[number].items()}
    built = pieces.get("bunker", 0) + pieces.get("bridge", 0)
    laid = ("bunker", "bridge", "wire", "sandbags", "sea-wall", "hedgehog")
    tiles = sum(count for kind, count in pieces.items() if kind not in laid)
    assert built <= 4
    assert tiles <= 44


@rule("OBS-BUNKER-8", "OBS-SEAWALL-1")
@EVERY_BATTLE
def test_bunkers_are_the_axis_own_and_sea_walls_the_allies(number: int) -> None:
    field = scenario(number).field
    assert owners_of(field, "bunker") == ({0} if number in BUNKERS_OF_AXIS else set())
    assert owners_of(field, "sea-wall") == ({1} if number in SEA_WALLS_OF_ALLIES else set())
    assert owners_of(field, "hedgehog") <= {NOBODYS}


@rule("SET-17")
@EVERY_BATTLE
def test_the_named_side_decides_first(number: int) -> None:
    game, state, _ = dealt(number)
    assert [SIDES[seat] for seat in seats_in(game.to_decide(state))] == [OVERVIEW[number].first]


@EVERY_BATTLE
def test_labels_name_places_and_give_no_orders(number: int) -> None:
    labels: dict[str, str] = facts(number).get("labels", {})
    for label in labels.values():
        assert label == " ".join(label.split())
        assert not any(word in label.lower() for word in ("enter", "exit ", "impassable", "- "))


# ---------------------------------------------------------------------------------------- Pegasus Bridge


def count_of(kind: str, number: int = 1) -> int:
    found = {**terrain_of(scenario(number)), **obstacles_of(scenario(number))}
    return len(found.get(kind, "").split())


@rule("PEG-01")
def test_pegasus_bridge_is_inland() -> None:
    assert facts(1)["face"] == "country"


@rule("PEG-02", "TER-LAKE-1")
def test_pegasus_bridge_has_twenty_river_tiles_four_towns_and_nine_forests() -> None:
    assert count_of("river") + count_of("lake") + count_of("bridge") == 20
    assert (count_of("town"), count_of("forest")) == (4, 9)


@rule("PEG-03")
def test_a_bridge_crosses_each_of_the_two_rivers() -> None:
    field = scenario(1).field
    assert count_of("bridge") == 2
    for bridge, river in (("D7", ["d8", "c6"]), ("k4", ["K5", "K3"])):
        beside = {field.names[to] for to in field.neighbours[field.board.index_of(bridge)]}
        wet = {field.names[h] for h, terrain in enumerate(field.terrain) if terrain.is_water}
        assert sorted(beside & wet) == sorted(set(river) & wet | beside & wet)
        assert len(beside & wet) == 2


@rule("PEG-04")
def test_four_wires_and_sandbags_guard_the_first_bridge() -> None:
    assert obstacles_of(scenario(1)) == {"sandbags": "d6", "wire": "D5 E5 F7 e6"}


@rule("PEG-02", "PEG-03", "PEG-04", "PEG-11")
def test_nothing_else_lies_or_stands_at_pegasus_bridge() -> None:
    played = scenario(1)
    assert {**terrain_of(played), **obstacles_of(played)} == PIECES[1]
    assert units_of(played) == UNITS[1]


@rule("PEG-05", "SET-08")
def test_an_allied_medal_lies_on_each_bridge() -> None:
    played = scenario(1)
    assert terrain_of(played)["bridge"] == "D7 k4"
    assert [(SIDES[each.side], played.field.names[each.hexes[0]]) for each in played.terms.objectives] == [
        ("allies", "D7"),
        ("allies", "k4"),
    ]


@rule("PEG-06", "PEG-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_allies_are_dealt_six_cards_and_the_axis_two(edition: str) -> None:
    _, state, _ = dealt(1, edition=edition)
    assert [hand.count for hand in state.hands] == [2, 6]


def hands_of_axis(seed: int, edition: str) -> list[int]:
    """The cards in the hand of the Axis at the start of each turn of the Allies, in a game at random."""
    game, state, dealer = dealt(1, seed, edition)
    sizes: dict[int, int] = {}
    while len(sizes) < 5 and state.outcome is None:
        asked = game.to_decide(state)
        if asked & CHANCE:
            game.fall(state, dealer.pick(game.weights(state), 0), None)
            continue
        if state.trunk[-1].name == "turn" and SIDES[state.side] == "allies":
            sizes[int(state.turn)] = int(state.hands[0].count)
        seat = seats_in(asked)[0]
        offered = game.choices(state, seat)
        game.step(state, seat, offered[dealer.below(len(offered))], None)
    return list(sizes.values())


@rule("PEG-08", "Q-33")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_the_hand_of_the_axis_grows_to_four(seed: int, edition: str) -> None:
    assert hands_of_axis(seed, edition) == [2, 3, 4, 4, 4]


@rule("PEG-09")
def test_the_allies_move_first() -> None:
    assert SIDES[scenario(1).first] == "allies"


def test_pegasus_bridge_needs_the_cards_of_these_kinds_only() -> None:
    found = {*terrain_of(scenario(1)), *obstacles_of(scenario(1))}
    assert found == {"forest", "town", "river", "lake", "bridge", "sandbags", "wire"}
    assert {unit.name for unit in scenario(1).types} == {"infantry"}


@rule("PEG-11")
def test_six_axis_units_meet_nine_allied_ones() -> None:
    played = scenario(1)
    assert [len(units) for units in played.units_of] == [6, 9]
    assert set(played.strength) == {4}


@rule("PEG-12")
def test_pegasus_bridge_is_the_first_battle() -> None:
    assert facts(1)["number"] == 1
    assert [number for number in OVERVIEW if facts(number)["number"] == 1] == [1]


@rule("EX-PEG-1")
def test_loading_pegasus_bridge_gives_these_counts() -> None:
    played = scenario(1)
    kinds = ("town", "forest", "bridge", "wire", "sandbags")
    assert [count_of(kind) for kind in kinds] == [4, 9, 2, 4, 1]
    assert count_of("river") + count_of("lake") + count_of("bridge") == 20
    assert len(played.terms.objectives) == 2
    assert (played.terms.hands, SIDES[played.first]) == ([2, 6], "allies")


@rule("TER-LAKE-1", "Q-32")
def test_the_lake_is_a_closed_group_of_four_among_the_river_tiles() -> None:
    field = scenario(1).field
    lakes = [hexagon for hexagon, terrain in enumerate(field.terrain) if terrain.is_lake]
    assert sorted(field.names[hexagon] for hexagon in lakes) == ["F3", "G3", "f4", "g4"]
    for hexagon in lakes:
        beside = [to for to in field.neighbours[hexagon] if field.terrain[to].is_water]
        assert set(beside) <= set(lakes)
        assert beside


# ----------------------------------------------------------------------------- what is special elsewhere


@rule("RUL-119")
def test_german_tanks_at_mont_mouchet_are_worth_two_medals() -> None:
    played = scenario(6)
    worth = {unit.name: worth for unit, worth in zip(played.types, played.worth, strict=True)}
    assert worth == {"elite-armor": 2, "infantry": 1, "resistance": 1}
    assert sorted(played.worth) == [1] * 13 + [2] * 2


@rule("UNI-04", "SET-06")
def test_the_german_infantry_at_montelimar_has_three_figures() -> None:
    played = scenario(12)
    weak = [
        unit for unit, kind in enumerate(played.types) if kind.name == "infantry" and not played.sides[unit]
    ]
    assert [played.strength[unit] for unit in weak] == [3] * 6
    assert [played.full_strength[unit] for unit in weak] == [3] * 6


def test_the_medal_by_the_rhone_is_on_all_land_beside_it() -> None:
    field = scenario(12).field
    rhone = [hexagon for hexagon, terrain in enumerate(field.terrain) if terrain.is_water]
    beside = {field.names[to] for hexagon in rhone for to in field.neighbours[hexagon] if to not in rhone}
    assert [hexes for _, side, hexes, _ in OBJECTIVES[12] if side == "allies"] == [" ".join(sorted(beside))]


@rule("SPC-DROP")
def test_four_figures_wait_for_the_drop_at_sainte_mere_eglise() -> None:
    played = scenario(2)
    waiting = [unit for unit, at in enumerate(played.start) if at == OFF_BOARD]
    assert [(SIDES[played.sides[unit]], played.types[unit].name) for unit in waiting] == [
        ("allies", "infantry")
    ] * 4
    assert [played.full_strength[unit] for unit in waiting] == [4] * 4


@rule("SPC-317")
def test_hill_317_is_two_steep_hexes() -> None:
    played = scenario(9)
    spots = played.terms.spotters
    assert [played.field.names[hexagon] for hexagon in spots] == ["L5", "k4"]
    assert {played.field.terrain[hexagon].name for hexagon in spots} == {"steep-hill"}
    assert SIDES[played.terms.spotter_side] == "allies"


@rule("SPC-BRIDGE")
def test_the_bridge_of_arnhem_is_entered_at_its_ends_only() -> None:
    field = scenario(13).field
    bridge = {field.names[h]: h for h, terrain in enumerate(field.terrain) if terrain.is_bridge}
    onward: dict[str, Any] = {
        name: sorted(field.names[to] for to in field.onward[0][h]) for name, h in bridge.items()
    }
    assert onward == {"h6": ["H5", "I7"], "H5": ["g4", "h6"], "g4": ["G3", "H5"]}
