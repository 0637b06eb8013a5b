"""Two worlds of the probe: what differs only in what a seat cannot know looks, offers and tells the same."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bocage.kernel.event import Event
from bocage.kernel.game import Step
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, OBSERVER, seats_in

from tests.contract.checks import mutations
from tests.contract.probe import PROBE, SCENARIOS, Probe, ProbeView
from tests.contract.probe_battle import Sealed
from tests.contract.probe_field import SEATS, Skirmish
from tests.contract.probe_worlds import second_world
from tests.contract.subjects import IS_LONG, SUBJECTS, Subject, walk

WALKS = 200 if IS_LONG else 25


class Leak(AssertionError):
    """A seat could tell two worlds apart."""


def same(what: str, one: object, two: object) -> None:
    """Insist that a seat gets the same out of both worlds."""
    if one != two:
        raise Leak(f"{what}: {one!r} and {two!r}")


def compare(game: Probe, one: Skirmish, two: Skirmish, seat: int, lots: Random) -> None:
    """Hold against each other all that a seat can get out of two worlds."""
    same("view", game.view(one, seat).facts(), game.view(two, seat).facts())
    same("being not asked", repr(game.not_asked(one, seat)), repr(game.not_asked(two, seat)))
    offers = game.choices(one, seat)
    same("offers", offers, game.choices(two, seat))
    asked = [choice for choice in offers[:6] for choice in mutations(choice, lots)] + offers
    for choice in asked or [lots.randrange(1 << 44)]:
        same("refusal", repr(game.refusal(one, seat, choice)), repr(game.refusal(two, seat, choice)))
    _go_on(game, one, two, seat, lots)


def _go_on(game: Probe, one: Skirmish, two: Skirmish, seat: int, lots: Random) -> None:
    """Let the same happen in both worlds, if it can in both, and compare what the seat is told of it."""
    deciders = game.to_decide(one)
    if deciders & CHANCE:
        weights = [min(pair) for pair in zip(game.weights(one), game.weights(two), strict=True)]
        possible = [place for place, weight in enumerate(weights) if weight]
        if possible:
            outcome = lots.choice(possible)
            _told(game, game.befallen(one, outcome), game.befallen(two, outcome), seat)
        return
    for decider in seats_in(deciders & game.to_decide(two)):
        both = sorted(set(game.choices(one, decider)) & set(game.choices(two, decider)))
        if both and not opens_a_seal(game, one) and not opens_a_seal(game, two):
            choice = lots.choice(both)
            _told(game, game.apply(one, decider, choice), game.apply(two, decider, choice), seat)


def opens_a_seal(game: Probe, state: Skirmish) -> bool:
    """Tell whether the next answer is the last one: then what others have answered comes to light."""
    return isinstance(state.trunk[-1], Sealed) and len(game.seats_to_decide(state)) == 1


def _told(game: Probe, one: Step[Skirmish], two: Step[Skirmish], seat: int) -> None:
    same("events", seen(one.events, seat), seen(two.events, seat))
    same("view afterwards", game.view(one.state, seat).facts(), game.view(two.state, seat).facts())


def seen(events: list[Event], seat: int) -> list[object]:
    """Tell what a seat is told of some events."""
    told = [event.as_seen_by(seat) for event in events]
    return [event for event in told if event is not None]


def compare_along_walks(game: Probe, walks: int) -> Counter[str]:
    """Compare a pair at every step of some walks; count the pairs by zone and by seat."""
    lots, counted = Random("two worlds"), Counter[str]()
    for number in range(walks):
        subject = Subject(game, *list(SCENARIOS.items())[number % 2])
        for stop in walk(subject, number, 200):
            seat = lots.randrange(OBSERVER, len(SEATS))
            other, differs = second_world(stop.before, seat, lots)
            if differs:
                compare(game, stop.before, other, seat, lots)
                counted.update(["pairs", *differs, f"seat {seat}"])
    return counted


def test_no_seat_can_tell_two_worlds_apart() -> None:
    counted = compare_along_walks(PROBE, WALKS)
    assert counted["pairs"] > 30 * WALKS
    for zone in ("hands", "decks", "answers", *(f"seat {seat}" for seat in range(OBSERVER, 6))):
        assert counted[zone] > WALKS, f"{zone} hardly ever differed"


def test_the_pairs_are_dealt_fairly() -> None:
    """A second world has as many cards in every zone, and the same ones in all."""
    lots = Random(3)
    for stop in walk(SUBJECTS[0], 4, 200):
        other, _ = second_world(stop.before, 1, lots)
        for side in (0, 1):
            for kind in range(5):
                held = [
                    sum(state.hands[3 * side + place][kind] for place in range(3)) + state.decks[side][kind]
                    for state in (stop.before, other)
                ]
                assert held[0] == held[1]


# ------------------------------------------------------------------------------- leaks, planted and found


class ShowsHand(Probe):
    """The view of an enemy's hand has one number too many."""

    def view(self, state: Skirmish, seat: int) -> ProbeView:
        """Tell how many ambushes lie in hands."""
        view = super().view(state, seat)
        assert isinstance(view, ProbeView)
        view._open_facts["leak"] = sum(hand[4] for hand in state.hands)
        return view


class ShowsAnswers(Probe):
    """The view shows who has answered."""

    def view(self, state: Skirmish, seat: int) -> ProbeView:
        """Show only those who are still to answer."""
        view = super().view(state, seat)
        assert isinstance(view, ProbeView)
        view.asked = self.to_decide(state)
        return view


class TellsTheDraw(Probe):
    """The number of events depends on a hidden card."""

    def apply(self, state: Skirmish, seat: int, choice: int) -> Step[Skirmish]:
        """Tell one event more where an ambush is about."""
        step = super().apply(state, seat, choice)
        extra = [Event("Rustle", {})] if any(hand[4] for hand in step.state.hands) else []
        return Step(step.state, [*step.events, *extra])


class RefusesByHand(Probe):
    """Who is not asked is told so in words that depend on a hidden pile."""

    def not_asked(self, state: Skirmish, seat: int) -> Refusal:
        """Mention a card of the deck."""
        refusal = super().not_asked(state, seat)
        refusal.facts["hint"] = str(state.decks[0][4])
        return refusal


@pytest.mark.parametrize("leaky", [ShowsHand, ShowsAnswers, TellsTheDraw, RefusesByHand])
def test_a_planted_leak_is_found(leaky: type[Probe]) -> None:
    with pytest.raises(Leak):
        compare_along_walks(leaky(), WALKS)
