"""What the simple opponent of Memoir '44 does in plain cases, and that it wins and ends its battles."""

import pytest

from bocage.arena.fixture import Fixture, fixtures_for
from bocage.arena.playing import Match
from bocage.arena.score import score_of
from bocage.catalogue import MEMOIR44
from bocage.kernel.choice import argument, verb_of
from bocage.kernel.view import View
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.verbs import MOVE
from bocage.players import player_named
from bocage.players.memoir44.weights import PRICES

from tests.players.battles import GAME, decisions, seen
from tests.rules.memoir44.battle import Battle, battle, offers, play, stage

SIMPLE = player_named("simple", "memoir44", 1)
BATTLES = [
    ("memoir44", scenario, list(MEMOIR44.editions)[number % 2])
    for number, scenario in enumerate(MEMOIR44.scenarios)
]
"""All battles, by either edition in turn."""


def chosen(now: Battle, side: str = "allies") -> str:
    """What the simple opponent chooses, as the offers are written; there is something to choose from."""
    view = seen(now.state, SIDES.index(side))
    assert len(view.offers) > 1
    choice = GAME.spell(now.state, SIMPLE.choose(view))
    return " ".join([choice.verb, *choice.args.values()])


def objective(*hexes: str, kind: str = "temporary") -> list[dict[str, object]]:
    return [{"kind": kind, "side": "allies", "hexes": [name]} for name in hexes]


# Cards


def test_a_card_that_orders_somebody_is_played_before_one_that_orders_nobody() -> None:
    picture = "B3 I, C3 I, b6 i, L7 i"
    right, left = (
        battle(picture, allies="probe-left probe-right"),
        battle(picture, allies="attack-left recon-center"),
    )
    assert chosen(right) == "play probe-left"
    assert chosen(left) == "play attack-left"


def test_the_larger_card_is_kept_where_the_smaller_one_does_as_much() -> None:
    now = battle("F3 I, F5 i", allies="recon-center assault-center")
    assert chosen(now) == "play recon-center"


def test_the_assault_is_that_of_those_who_are_there() -> None:
    cards = "armor-assault infantry-assault"
    assert chosen(battle("F3 A, G3 A, H3 A, f4 i, G5 i, L1 I", allies=cards)) == "play armor-assault"
    assert chosen(battle("F3 I, G3 I, H3 I, f4 i, G5 i, A1 A", allies=cards)) == "play infantry-assault"


def test_a_section_full_of_infantry_is_the_one_that_goes() -> None:
    now = battle("B3 I, K3 I, L3 I, J3 I, k4 i, L5 i", step="order", card="infantry-assault")
    assert stage(now) == "sectioning"
    assert chosen(now) == "section right"


def test_an_ambush_is_sprung_on_a_weak_attacker() -> None:
    now = battle("K3 I, k4 a1, L5 i", turn="axis", step="fight", orders="k4", allies="ambush probe-left")
    assert chosen(play(now, "axis", "attack k4 K3")) == "ambush"


def test_an_ambush_is_kept() -> None:
    now = battle("K3 I, A9 i", step="move", card="recon-right", deck="ambush probe-left")
    now = play(now, "allies", "end-moves", cards="probe-left ambush")
    assert chosen(now) == "keep ambush"


def test_the_dice_of_a_strike_fall_on_the_group() -> None:
    now = battle("A1 I, K9 i, C7 i, D7 i2, E7 i1", step="order", card="air-power")
    picked = []
    while stage(now) == "salvos" and len(offers(now, "allies")) > 1:
        picked.append(chosen(now))
        now = play(now, "allies", chosen(now))
    assert {each.split()[1] for each in picked[:3]} <= {"C7", "D7", "E7"}


def test_sandbags_go_to_who_is_threatened() -> None:
    now = battle("K3 I2, k4 i, j4 a, A1 I, B1 I, C1 I, D1 I", step="order", card="dig-in")
    assert chosen(now) == "dig-in K3"


def test_medics_go_to_the_front() -> None:
    now = battle("K3 I1, K5 i, A1 I3", step="order", card="medics-and-mechanics")
    assert chosen(now) == "heal K3"


# Moves


def test_the_medal_that_wins_is_taken() -> None:
    now = battle("F3 I, A1 I, h6 i", step="move", orders="F3", needs=(9, 1), objectives=objective("f4"))
    assert chosen(now) == "move F3 f4"


def test_a_unit_leaves_the_board_for_medals() -> None:
    exits = [{"kind": "exit", "side": "allies", "hexes": ["F9"]}]
    now = battle("f8 A, A1 i", step="move", orders="f8", objectives=exits)
    assert chosen(now) == "exit f8"


def test_a_unit_shoots_from_the_hill_not_from_the_open() -> None:
    for hill, other in (("f4", "e4"), ("e4", "f4")):
        now = battle(f"F3 I, {hill} ^., F7 i", step="move", orders="F3")
        assert f"move F3 {other}" in offers(now, "allies")
        assert chosen(now) == f"move F3 {hill}"


def test_a_weak_unit_keeps_away_from_those_a_fresh_one_goes_for() -> None:
    fresh, weak = (battle(f"F1 {unit}, E5 i, F5 i, G5 i", step="move", orders="F1") for unit in ("I", "I1"))
    assert chosen(fresh) in ("move F1 e2", "move F1 f2")
    assert chosen(weak) in ("end-moves", "move F1 D1", "move F1 E1", "move F1 G1", "move F1 H1")


def test_infantry_on_an_objective_stays_there() -> None:
    now = battle("F5 I, F9 i", step="move", orders="F5", objectives=objective("F5"))
    assert chosen(now) == "end-moves"


# Battles


def test_the_unit_that_one_hit_eliminates_is_shot_at() -> None:
    now = battle("F3 I, E5 i, G5 i1", step="fight", orders="F3")
    assert chosen(now) == "attack F3 G5"


def test_the_enemy_in_the_open_is_shot_at_not_the_one_under_cover() -> None:
    now = battle("F3 A, E5 i, G5 ti", step="fight", orders="F3")
    assert chosen(now) == "attack F3 E5"


def test_the_enemy_on_ones_objective_is_shot_at() -> None:
    now = battle("F3 I, E5 i, G5 i", step="fight", orders="F3", objectives=objective("G5"))
    assert chosen(now) == "attack F3 G5"


def test_armor_takes_ground_and_overruns() -> None:
    now = battle("F3 A, f4 i1, G5 i1", step="fight", orders="F3")
    now = play(now, "allies", "attack F3 f4", dice="III")
    assert chosen(now) == "take-ground"
    assert chosen(play(now, "allies", "take-ground")) == "attack f4 G5"


def test_whoever_holds_an_objective_takes_no_ground_off_it() -> None:
    picture = "f4 I, F5 i1, G9 a, H9 a"
    for objectives, then in ((objective("f4"), "stay"), (objective("F5"), "take-ground")):
        now = battle(picture, step="fight", orders="f4", objectives=objectives)
        assert chosen(play(now, "allies", "attack f4 F5", dice="III")) == then


# Answers


def test_sandbags_are_not_left_for_a_flag() -> None:
    now = battle("k4 .oI, K5 i, K9 i", turn="axis", step="fight", orders="K5", objectives=objective("k4"))
    now = play(now, "axis", "attack K5 k4", dice="FS")
    assert chosen(now) == "stand-fast"


def test_the_way_back_leads_under_cover() -> None:
    for wood in ("j4", "k4"):
        now = battle(f"K5 I, k6 i, K7 i, {wood} f.", turn="axis", step="fight", orders="k6")
        now = play(now, "axis", "attack k6 K5", dice="FSS")
        assert len(offers(now, "allies", "retreat")) == 2
        assert chosen(now) == f"retreat {wood}"


# Manners


def test_views_of_other_games_are_not_taken() -> None:
    for ask in (SIMPLE.choose, SIMPLE.wants_draw):
        with pytest.raises(TypeError, match="plays Memoir '44 and cannot read a View"):
            ask(View(0, 1, [5, 6]))


def test_a_draw_is_wanted_after_very_many_turns_and_nobody_resigns() -> None:
    now = battle("K5 I, k6 i", allies="probe-left")
    assert not SIMPLE.wants_draw(seen(now.state, 1))
    now.state.turn = 401
    assert SIMPLE.wants_draw(seen(now.state, 1))
    assert not SIMPLE.resigns(seen(now.state, 1))


def test_every_price_is_that_of_a_card() -> None:
    assert set(PRICES) <= set(CARD_NAMES)


@pytest.mark.parametrize(("_", "scenario", "edition"), BATTLES)
def test_simple_against_itself_comes_to_an_end(_: str, scenario: str, edition: str) -> None:
    match = Match(Fixture("memoir44", scenario, edition, ("simple", "simple"), 1, 31))
    assert match.play().winners
    assert match.table.state.turn < 100


@pytest.mark.parametrize("scenario", ["sword-beach", "omaha-beach", "sainte-mere-eglise", "toulon"])
def test_units_do_not_run_to_and_fro(scenario: str) -> None:
    came_from: dict[int, int] = {}
    moves = back = 0
    for state, seat in decisions(scenario, [SIMPLE, SIMPLE], 3, 1000):
        choice = SIMPLE.choose(seen(state, seat))
        if verb_of(choice) == MOVE:
            start, to = argument(choice, 0), argument(choice, 1)
            moves += 1
            back += came_from.get(state.unit_on[start]) == to
            came_from[state.unit_on[start]] = start
    assert moves > 20
    assert back <= moves // 10


def test_simple_wins_nearly_always_against_random() -> None:
    games = [Match(each).play() for each in fixtures_for(BATTLES, [("simple", "random")], 1, 32)]
    score = score_of("simple", games)
    assert score.games == 2 * len(MEMOIR44.scenarios)
    assert score.won >= score.games - 1, "`bocage arena` tells more"
