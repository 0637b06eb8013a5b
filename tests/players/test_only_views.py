"""The simple opponent plays by its view alone: no poisoned pile is touched, two worlds get one choice."""

from random import Random
from typing import NoReturn, SupportsIndex

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.view import View
from bocage.players import Player, player_named
from bocage.undaunted.model import Position
from bocage.undaunted.view import CardsView, PositionView

from tests.players.turns import decisions, seen
from tests.properties.undaunted import TwoPlatoons


class Touched(AssertionError):
    """Somebody looked into a pile that is hidden."""


class Poison(list[int]):
    """A pile that nobody may look into."""

    def __getitem__(self, place: SupportsIndex | slice) -> NoReturn:
        raise Touched

    def __iter__(self) -> NoReturn:
        raise Touched

    def __len__(self) -> NoReturn:
        raise Touched

    def __contains__(self, key: object) -> NoReturn:
        raise Touched


class PoisonedView(PositionView):
    """A view that carries the enemy's piles, each of them poisoned."""

    def __init__(self, state: Position, seat: int, offers: list[int]) -> None:
        super().__init__(state, seat, 1 << seat, offers)
        enemy = self.cards[1 - seat]
        enemy.hand, enemy.deck, enemy.discard = Poison(), Poison(), Poison()


class LeakingView(PositionView):
    """A view that shows the enemy's piles."""

    def __init__(self, state: Position, seat: int, offers: list[int]) -> None:
        super().__init__(state, seat, 1 << seat, offers)
        self.cards[1 - seat] = CardsView(state.cards[1 - seat], True)


class Peeker(Player):
    """An opponent that looks into the enemy's hand."""

    def pick(self, view: View) -> int:
        """Choose by what the enemy holds."""
        assert isinstance(view, PositionView)
        enemy = view.cards[1 - view.seat]
        told = sum((place + 1) * count for place, count in enumerate(enemy.hand))
        return view.offers[told % len(view.offers)]


def simple() -> Player:
    return player_named("simple", "undaunted", 1)


@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_hidden_piles_are_never_touched(scenario: str) -> None:
    for state, seat in decisions(scenario, [simple(), simple()], 11, 150):
        view = seen(state, seat)
        assert simple().choose(PoisonedView(state, seat, view.offers)) == simple().choose(view)
        simple().wants_draw(PoisonedView(state, seat, view.offers))


def test_the_poison_works() -> None:
    state, seat = next(decisions("la-raye", [simple(), simple()], 11, 1))
    with pytest.raises(Touched):
        Peeker().choose(PoisonedView(state, seat, seen(state, seat).offers))


def differences(scenario: str, player: Player, sees: type[PositionView] | None) -> tuple[int, int]:
    """Compare the choices in two worlds along a game: how many pairs, and in how many the choice differs."""
    lots = Random(4)
    pairs = different = 0
    for state, seat in decisions(scenario, [simple(), player_named("random", "undaunted", 9)], 12, 150):
        other, differs = TwoPlatoons().second_world(state, seat, lots)
        if differs:
            views = [show(world, seat, sees) for world in (state, other)]
            pairs += 1
            different += player.choose(views[0]) != player.choose(views[1])
    return pairs, different


def show(state: Position, seat: int, sees: type[PositionView] | None) -> PositionView:
    """Show a position, honestly or by a view that leaks."""
    view = seen(state, seat)
    return LeakingView(state, seat, view.offers) if sees is LeakingView else view


@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_two_worlds_get_the_same_choice(scenario: str) -> None:
    pairs, different = differences(scenario, simple(), None)
    assert pairs > 20
    assert different == 0


def test_a_leaking_view_would_be_found_with_a_player_that_uses_it() -> None:
    pairs, different = differences("la-raye", Peeker(), LeakingView)
    assert different > pairs // 4


@pytest.mark.parametrize("scenario", ["la-raye", "hill-314"])
def test_the_simple_opponent_does_not_use_what_a_leaking_view_shows(scenario: str) -> None:
    for state, seat in decisions(scenario, [simple(), simple()], 13, 150):
        view = seen(state, seat)
        assert simple().choose(LeakingView(state, seat, view.offers)) == simple().choose(view)


@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_equal_views_get_equal_choices(scenario: str) -> None:
    first, second = simple(), player_named("simple", "undaunted", 99)
    for state, seat in decisions(scenario, [simple(), simple()], 14, 60):
        before = seen(state, seat).facts()
        view = seen(state, seat)
        assert first.choose(view) == second.choose(seen(state, seat)) == first.choose(view)
        assert view.facts() == before
