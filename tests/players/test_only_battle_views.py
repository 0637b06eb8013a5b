"""The simple opponent of Memoir '44 plays by its view: two worlds get one choice, no poison is touched."""

from random import Random
from typing import NoReturn, SupportsIndex

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.view import View
from bocage.memoir44.model import Position
from bocage.memoir44.view import BattleView, HandView
from bocage.players import Player, player_named

from tests.players.battles import decisions, second_world, seen


class Touched(AssertionError):
    """Somebody looked into a hand that is hidden."""


class Poison(list[int]):
    """Cards that nobody may look at."""

    def __getitem__(self, place: SupportsIndex | slice) -> NoReturn:
        raise Touched

    def __iter__(self) -> NoReturn:
        raise Touched

    def __len__(self) -> NoReturn:
        raise Touched

    def __contains__(self, key: object) -> NoReturn:
        raise Touched


class Peeker(Player):
    """An opponent that looks into the enemy's hand."""

    def pick(self, view: View) -> int:
        """Choose by what the enemy holds."""
        assert isinstance(view, BattleView)
        told = sum((place + 1) * count for place, count in enumerate(view.hands[1 - view.seat].cards))
        return view.offers[told % len(view.offers)]


def simple() -> Player:
    return player_named("simple", "memoir44", 1)


def poisoned(state: Position, seat: int) -> BattleView:
    """A view that carries the enemy's cards, all of them poisoned."""
    view = seen(state, seat)
    view.hands[1 - seat].cards = Poison()
    return view


def leaking(state: Position, seat: int) -> BattleView:
    """A view that shows the enemy's cards as if they were one's own, and those the enemy looks at."""
    view = seen(state, seat)
    view.hands[1 - seat] = HandView(state.hands[1 - seat], True)
    view.looked_at = state.looked_at[:]
    return view


@pytest.mark.parametrize("scenario", MEMOIR44.scenarios)
def test_hidden_cards_are_never_touched(scenario: str) -> None:
    for state, seat in decisions(scenario, [simple(), simple()], 11, 60):
        assert simple().choose(poisoned(state, seat)) == simple().choose(seen(state, seat))
        simple().wants_draw(poisoned(state, seat))
        simple().resigns(poisoned(state, seat))


def test_the_poison_works() -> None:
    state, seat = next(decisions("toulon", [simple(), simple()], 11, 1))
    with pytest.raises(Touched):
        Peeker().choose(poisoned(state, seat))


@pytest.mark.parametrize("scenario", MEMOIR44.scenarios)
def test_two_worlds_get_the_same_choice(scenario: str) -> None:
    lots, pairs = Random(4), 0
    for state, seat in decisions(scenario, [simple(), player_named("random", "memoir44", 9)], 12, 60):
        other, differs = second_world(state, seat, lots)
        view, twin = seen(state, seat), seen(other, seat)
        assert view.facts() == twin.facts()
        assert simple().choose(view) == simple().choose(twin)
        pairs += differs
    assert pairs > 40


@pytest.mark.parametrize("scenario", ["sword-beach", "sainte-mere-eglise", "saverne"])
def test_what_a_leaking_view_shows_is_not_used(scenario: str) -> None:
    for state, seat in decisions(scenario, [simple(), simple()], 13, 100):
        assert simple().choose(leaking(state, seat)) == simple().choose(seen(state, seat))


def test_a_leaking_view_would_be_found_with_a_player_that_uses_it() -> None:
    lots, pairs, different = Random(5), 0, 0
    for state, seat in decisions("toulon", [simple(), simple()], 14, 100):
        other, differs = second_world(state, seat, lots)
        if differs:
            pairs += 1
            different += Peeker().choose(leaking(state, seat)) != Peeker().choose(leaking(other, seat))
    assert different > pairs // 4 > 5


@pytest.mark.parametrize("scenario", MEMOIR44.scenarios)
def test_equal_views_get_equal_choices_and_stay_as_they_are(scenario: str) -> None:
    first, second = simple(), player_named("simple", "memoir44", 99)
    for state, seat in decisions(scenario, [simple(), simple()], 15, 40, "2004"):
        view = seen(state, seat)
        before = view.facts()
        assert first.choose(view) == second.choose(seen(state, seat)) == first.choose(view)
        assert view.facts() == before


@pytest.mark.parametrize("name", ["simple", "random"])
@pytest.mark.parametrize("scenario", MEMOIR44.scenarios)
def test_whatever_is_chosen_was_on_offer(scenario: str, name: str) -> None:
    players = [player_named(name, "memoir44", 3), player_named("random", "memoir44", 4)]
    asked = 0
    for state, seat in decisions(scenario, players, 5, 80):
        asked += 1
        view = seen(state, seat)
        assert players[0].choose(view) in view.offers
    assert asked > 40
