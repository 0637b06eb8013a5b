"""Players by name: what they take, what they refuse, and that they only ever choose what is on offer."""

import pytest

from bocage.catalogue import GAMES, UNDAUNTED
from bocage.kernel.state import OBSERVER
from bocage.kernel.view import View
from bocage.players import PLAYERS, SIMPLE, player_named
from bocage.undaunted.view import look

from tests.players.turns import GAME, at_turn, decisions, seen


@pytest.mark.parametrize("name", PLAYERS)
def test_every_name_makes_the_player_it_names(name: str) -> None:
    assert player_named(name, "undaunted", 1).name == name


def test_every_game_has_a_simple_opponent() -> None:
    assert set(SIMPLE) == set(GAMES)


def test_an_unknown_player_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(
        ValueError, match="no player 'simpel': the nearest is 'simple', known are simple, random"
    ):
        player_named("simpel", "undaunted", 1)


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(ValueError, match="no game 'undone': the nearest is 'undaunted'"):
        player_named("random", "undone", 1)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_is_never_shown_a_state(name: str) -> None:
    state = at_turn("la-raye", 0, "RA SA PS")
    player = player_named(name, "undaunted", 1)
    with pytest.raises(TypeError, match="a View and nothing else, not a Position"):
        player.choose(state)  # type: ignore[arg-type]  # what the types forbid is refused at run time too
    with pytest.raises(TypeError, match="not a Position"):
        player.wants_draw(state)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not a Position"):
        player.resigns(state)  # type: ignore[arg-type]


def test_the_simple_opponent_takes_no_views_of_other_games() -> None:
    player = player_named("simple", "undaunted", 1)
    with pytest.raises(TypeError, match="plays Undaunted"):
        player.choose(View(0, 1, [5]))
    with pytest.raises(TypeError, match="plays Undaunted"):
        player.wants_draw(View(0, 1, [5]))


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_without_anything_to_decide_says_so(name: str) -> None:
    state = at_turn("la-raye", 0, "RA SA PS")
    player = player_named(name, "undaunted", 1)
    for seat in (1, OBSERVER):
        with pytest.raises(ValueError, match="nothing to decide"):
            player.choose(GAME.view(state, seat))


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_whatever_is_chosen_was_on_offer(scenario: str, name: str) -> None:
    players = [player_named(name, "undaunted", 3), player_named("random", "undaunted", 4)]
    asked = 0
    for state, seat in decisions(scenario, players, 5, 250):
        asked += 1
        assert players[0].choose(seen(state, seat)) in GAME.choices(state, seat)
    assert asked > 20


def test_the_random_player_repeats_itself_by_its_seed() -> None:
    view = seen(at_turn("la-raye", 0, "RA SA PS"), 0)
    one, same, other = [player_named("random", "undaunted", seed) for seed in (7, 7, 8)]
    drawn = [[player.choose(view) for _ in range(30)] for player in (one, same, other)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_the_random_player_chooses_every_offer_about_equally_often() -> None:
    view = seen(at_turn("la-raye", 0, "RA SA PS"), 0)
    player = player_named("random", "undaunted", 2)
    times = 200 * len(view.offers)
    drawn = [player.choose(view) for _ in range(times)]
    counts = [drawn.count(offer) for offer in view.offers]
    assert len(counts) > 10
    assert min(counts) > 140
    assert max(counts) < 260


def test_nobody_resigns_or_wants_a_draw_at_the_beginning() -> None:
    for name in PLAYERS:
        player = player_named(name, "undaunted", 1)
        view = look(at_turn("la-raye", 0, "RA SA PS"), 0, 1, [])
        assert not player.resigns(view)
        assert not player.wants_draw(view)
