"""The simple opponent of Memoir '44 plays by its view: two worlds get one choice, no poison is touched."""

from random import Random
from typing import NoReturn, SupportsIndex

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.view import View
from bocage.memoir44.command.seating import EIGHT, SIX, TWO, all_seatings, chairs_of
from bocage.memoir44.hand_view import HandView
from bocage.memoir44.model import Position
from bocage.memoir44.view import BattleView
from bocage.players import Player, player_named
from bocage.players.memoir44 import memory

from tests.players.battles import decisions, second_world, seen

OVERLORD = "omaha-beach-overlord"


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
    """A view that carries the cards of all hands that are closed to the seat, all of them poisoned."""
    view = seen(state, seat)
    for hand in view.hands:
        if not hand.is_own:
            hand.cards = Poison()
    return view


def leaking(state: Position, seat: int) -> BattleView:
    """A view that shows the enemy's cards as if they were one's own, and those the enemy looks at."""
    view = seen(state, seat)
    view.hands = [HandView(hand, True) for hand in state.hands]
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


# Every seat of Overlord


def crowd(seating: str, name: str = "simple") -> list[Player]:
    """Players for all seats of a seating."""
    return [player_named(name, "memoir44", number) for number in range(len(chairs_of(seating)))]


@pytest.mark.parametrize("seating", [EIGHT, SIX, TWO])
def test_no_seat_of_a_chain_of_command_touches_hidden_cards(seating: str) -> None:
    asked: set[int] = set()
    for state, seat in decisions(OVERLORD, crowd(seating), 21, 250, seating=seating):
        assert simple().choose(poisoned(state, seat)) == simple().choose(seen(state, seat))
        simple().wants_draw(poisoned(state, seat))
        asked.add(seat)
    assert asked == set(range(len(chairs_of(seating))))


@pytest.mark.parametrize("seating", [EIGHT, SIX, TWO])
def test_two_worlds_get_the_same_choice_of_every_seat(seating: str) -> None:
    lots, pairs = Random(6), 0
    for state, seat in decisions(OVERLORD, crowd(seating, "random"), 22, 200, seating=seating):
        other, differs = second_world(state, seat, lots)
        view, twin = seen(state, seat), seen(other, seat)
        assert view.facts() == twin.facts()
        assert simple().choose(view) == simple().choose(twin)
        pairs += differs
    assert pairs > 150


def test_what_others_have_been_given_is_not_used_where_a_view_leaks_it() -> None:
    for state, seat in decisions(OVERLORD, crowd(EIGHT), 23, 150, seating=EIGHT):
        assert simple().choose(leaking(state, seat)) == simple().choose(seen(state, seat))


@pytest.mark.parametrize("seating", [EIGHT, SIX, TWO])
def test_equal_views_of_a_chain_of_command_get_equal_choices(seating: str) -> None:
    for state, seat in decisions(OVERLORD, crowd(seating, "random"), 24, 150, seating=seating):
        view = seen(state, seat)
        before = view.facts()
        first = simple().choose(view)
        memory.forget()
        assert simple().choose(seen(state, seat)) == first
        assert view.facts() == before


@pytest.mark.parametrize("name", ["simple", "random"])
@pytest.mark.parametrize("seating", all_seatings()[3::61])
def test_whatever_any_seating_chooses_was_on_offer(seating: str, name: str) -> None:
    players = crowd(seating, name)
    for state, seat in decisions(OVERLORD, players, 25, 60, "2004", seating):
        view = seen(state, seat)
        assert players[seat].choose(view) in view.offers
