"""The 36 tile faces, and how tiles lie next to each other."""

import pytest

from bocage.undaunted.scenario import Scenario
from bocage.undaunted.tiles import FACES, TILES, number_of

from tests.grid.twelve_layouts import LAYOUTS
from tests.ledger_marks import rule
from tests.rules.undaunted.twelve_scenarios import OVERVIEW, scenario

# Once more, the other way round: the faces by what is printed on their shield.
SHIELDS = {
    "0": "1A 3B 4B 9B 10B 11B 12B 13A 14A 15A 17A 18A",
    "1": "1B 5A 5B 6A 6B 7B 8B 10A 11A 12A 13B 14B",
    "2": "2B 7A 8A 15B 16B",
    "3": "3A 4A 17B 18B",
    "3/1": "2A 9A 16A",
}

# The map of La Raye by its edges, read off the picture.
LA_RAYE = {
    "7A": "4B 12B 17B",
    "17B": "7A 12B 13B 2B",
    "4B": "7A 12B 5B",
    "2B": "17B 13B 16B",
    "12B": "7A 4B 5B 8A 13B 17B",
    "13B": "17B 12B 8A 3B 16B 2B",
    "5B": "4B 12B 8A 11B",
    "16B": "2B 13B 3B 6A",
    "8A": "12B 5B 11B 3B 13B",
    "3B": "13B 8A 6A 16B",
    "11B": "5B 8A",
    "6A": "16B 3B",
}


@rule("UND-1.2", "UND-4.1")
def test_the_box_holds_eighteen_tiles_with_two_faces_each() -> None:
    names = [f"{number}{side}" for number in range(1, 19) for side in "AB"]
    assert list(TILES) == names
    assert [row[0] for row in FACES] == list(range(1, 19))
    assert [TILES[name].name for name in names] == names


@rule("UND-1.2", "UND-4.1", "UND-11.1")
@pytest.mark.parametrize(("shield", "names"), SHIELDS.items())
def test_every_face_covers_as_printed(shield: str, names: str) -> None:
    cover, _, from_hill = shield.partition("/")
    for name in names.split():
        tile = TILES[name]
        expected = (int(cover), bool(from_hill), int(from_hill or cover))
        assert (tile.cover, tile.hill, tile.cover_from_hill) == expected, name


@rule("UND-1.2")
def test_the_shields_above_speak_of_all_36_faces() -> None:
    named = " ".join(SHIELDS.values()).split()
    assert sorted(named) == sorted(TILES)
    assert [len(names.split()) for names in SHIELDS.values()] == [12, 12, 5, 4, 3]


@rule("UND-4.1")
def test_both_faces_of_a_tile_share_its_number() -> None:
    assert [number_of(name) for name in ("1A", "1B", "17A", "17B")] == [1, 1, 17, 17]


@rule("UND-11.1")
def test_only_the_three_hills_cover_less_against_a_shot_from_a_hill() -> None:
    less = [name for name, tile in TILES.items() if tile.cover_from_hill != tile.cover]
    assert less == ["2A", "9A", "16A"]
    assert [name for name, tile in TILES.items() if tile.hill] == less


@rule("UND-4.2", "UND-A1")
def test_the_tiles_of_la_raye_have_the_neighbors_the_picture_shows() -> None:
    la_raye = scenario(1)
    found = {
        name: sorted(la_raye.tiles[near] for near in la_raye.neighbours[tile])
        for tile, name in enumerate(la_raye.tiles)
    }
    assert found == {name: sorted(near.split()) for name, near in LA_RAYE.items()}


@rule("UND-4.2", "UND-A1")
@pytest.mark.parametrize("number", OVERVIEW)
def test_neighbors_are_the_tiles_that_share_a_piece_of_an_edge(number: int) -> None:
    played, layout = scenario(number), LAYOUTS[number]
    for tile, name in enumerate(played.tiles):
        x, y = layout[name]
        apart = {other: (abs(x - at[0]), abs(y - at[1])) for other, at in layout.items()}
        beside = {other for other, gaps in apart.items() if max(gaps) == 2 and min(gaps) < 2}
        assert {played.tiles[near] for near in played.neighbours[tile]} == beside
        assert len(beside) <= 6
        assert (2, 2) not in apart.values()


@rule("UND-4.3", "UND-A2")
@pytest.mark.parametrize("number", OVERVIEW)
def test_distances_are_those_of_hexes_on_every_map(number: int) -> None:
    played = scenario(number)
    across, down = (played.xs, played.ys) if played.offset == "columns" else (played.ys, played.xs)
    for a in range(len(played.tiles)):
        for b in range(len(played.tiles)):
            steps = abs(across[a] - across[b]) // 2
            expected = steps + max(0, abs(down[a] - down[b]) - steps) // 2
            assert played.distance(a, b) == expected
            assert played.near[a * len(played.tiles) + b] == expected


@rule("UND-4.3", "UND-A2")
def test_distance_goes_around_a_hole_in_the_map() -> None:
    ring = scenario_with_hole()
    assert ring.distance(ring.index["7A"], ring.index["8A"]) == 3
    assert ring.distance(ring.index["7A"], ring.index["7A"]) == 0


def scenario_with_hole() -> Scenario:
    """La Raye without the tile in its middle."""
    facts = scenario(1).facts()
    facts["map"] = str(facts["map"]).replace("12B", "")
    return Scenario.from_facts(facts)
