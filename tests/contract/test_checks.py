"""The checks are worth something if they find faults: each of these is planted in the probe, and found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bocage.kernel.chance import Dealer
from bocage.kernel.choice import Choice
from bocage.kernel.event import Event
from bocage.kernel.game import Step
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, OBSERVER, Outcome
from bocage.kernel.view import View

from tests.contract import checks
from tests.contract.probe import FORD, Probe, ProbeView
from tests.contract.probe_field import Skirmish
from tests.contract.subjects import Stop, Subject, walk
from tests.contract.tables import Watch, saved_is_loaded


class Forgetful(Probe):
    """Works on the state it was given."""

    def apply(self, state: Skirmish, seat: int, choice: int) -> Step[Skirmish]:
        """Step without a copy."""
        events: list[Event] = []
        self.step(state, seat, choice, events)
        return Step(state, events)


class Sharing(Probe):
    """Hands out its own lists."""

    def view(self, state: Skirmish, seat: int) -> View:
        """Let the view hold a hand of the state."""
        view = super().view(state, seat)
        view.offers = state.hands[0]
        return view


class Different(Probe):
    """Does in `apply` what `step` does not."""

    def apply(self, state: Skirmish, seat: int, choice: int) -> Step[Skirmish]:
        """Change one thing more."""
        step = super().apply(state, seat, choice)
        step.state.medals[0] += 1
        return step


class Chatty(Probe):
    """Tells more in `apply` than in `step`."""

    def apply(self, state: Skirmish, seat: int, choice: int) -> Step[Skirmish]:
        """Tell one event more, which gives a secret to somebody else."""
        step = super().apply(state, seat, choice)
        return Step(step.state, [*step.events, Event("Whisper", {}, {"word": "x"}, owners=0b111111)])


class Endless(Probe):
    """Asks nobody, though the game is not over."""

    def to_decide(self, state: Skirmish) -> int:
        """Ask chance alone."""
        return super().to_decide(state) & CHANCE


class Unsorted(Probe):
    """Offers in the wrong order."""

    def choices(self, state: Skirmish, seat: int) -> list[int]:
        """Turn the offers round."""
        return super().choices(state, seat)[::-1]


class Twice(Probe):
    """Offers the same thing twice."""

    def choices(self, state: Skirmish, seat: int) -> list[int]:
        """Repeat the last offer."""
        offers = super().choices(state, seat)
        return [*offers, *offers[-1:]]


class Generous(Probe):
    """Offers something to everybody."""

    def choices(self, state: Skirmish, seat: int) -> list[int]:
        """Offer to pass where nothing is on offer."""
        return super().choices(state, seat) or [11 << 40]


class Lenient(Probe):
    """Does not refuse what it does not offer."""

    def refusal(self, state: Skirmish, seat: int, choice: int) -> Refusal | None:
        """Let an odd choice through."""
        return None if choice % 7 == 3 else super().refusal(state, seat, choice)


class Curt(Probe):
    """Refuses without naming a rule."""

    def refusal(self, state: Skirmish, seat: int, choice: int) -> Refusal | None:
        """Leave the rule out."""
        refusal = super().refusal(state, seat, choice)
        return refusal and Refusal(refusal.key, "", refusal.facts)


class Misspelled(Probe):
    """Spells two choices alike."""

    def spell(self, state: Skirmish, choice: int) -> Choice:
        """Drop the last argument."""
        named = super().spell(state, choice)
        named.args.pop("to", None)
        return named


class Gullible(Probe):
    """Reads what nobody could have meant."""

    def read(self, state: Skirmish, seat: int, choice: Choice) -> int | Refusal:
        """Take the first offer for every nonsense."""
        packed = super().read(state, seat, choice)
        return (self.choices(state, seat) or [0])[0] if isinstance(packed, Refusal) else packed


class Weightless(Probe):
    """Has a chance step with a weight below nothing."""

    def weights(self, state: Skirmish) -> list[int]:
        """Take weight off the first outcome."""
        return [-1, *super().weights(state)[1:]]


class Huge(Probe):
    """Lets a number grow beyond 63 bits."""

    def apply(self, state: Skirmish, seat: int, choice: int) -> Step[Skirmish]:
        """Shift a medal out of sight."""
        step = super().apply(state, seat, choice)
        step.state.medals[0] = 1 << 63
        return step


class Moody(Probe):
    """Shows something else whenever it is asked."""

    def view(self, state: Skirmish, seat: int) -> View:
        """Count the questions."""
        view = super().view(state, seat)
        assert isinstance(view, ProbeView)
        view.answer = id(state)
        return view


class Shy(Probe):
    """Does not show who decides."""

    def view(self, state: Skirmish, seat: int) -> View:
        """Show that nobody is asked."""
        view = super().view(state, seat)
        view.asked = 0
        return view


class Careless(Probe):
    """Guesses a deck where a hand should be."""

    def guess(self, view: View, chance: Dealer) -> Skirmish:
        """Lose a card."""
        state = super().guess(view, chance)
        state.decks[0][0] += 1
        return state


class Perverse(Probe):
    """Lets those win who give up."""

    def resigned(self, state: Skirmish, seat: int) -> Outcome:
        """Give the game to everybody."""
        return Outcome(0b111111, "resigned", "PRB-15")


def old_states(subject: Subject, stops: list[Stop]) -> None:
    checks.old_states_never_change(subject, stops)


def copies(subject: Subject, stops: list[Stop]) -> None:
    for stop in stops:
        checks.apply_is_copy_and_step(subject, stop)


def deciders(subject: Subject, stops: list[Stop]) -> None:
    for stop in stops:
        checks.deciders_are_a_set(subject, stop.before)


def offers(subject: Subject, stops: list[Stop]) -> None:
    for stop in stops:
        checks.offers_are_sound(subject, stop.before)


def refusals(subject: Subject, stops: list[Stop]) -> None:
    lots = Random(1)
    for stop in stops:
        checks.offered_is_what_is_not_refused(subject, stop.before, lots)


def names(subject: Subject, stops: list[Stop]) -> None:
    for stop in stops:
        checks.names_lead_back(subject, stop.before)
        checks.nonsense_is_refused(subject, stop.before)


def chance(subject: Subject, stops: list[Stop]) -> None:
    for stop in stops:
        checks.chance_is_fair_game(subject, stop.before)


def numbers(subject: Subject, stops: list[Stop]) -> None:
    for stop in stops:
        checks.nothing_leaves_63_bits(subject, stop.after)


def views(subject: Subject, stops: list[Stop]) -> None:
    for stop in stops:
        checks.views_are_sound(subject, stop.before)


def guesses(subject: Subject, stops: list[Stop]) -> None:
    for stop in stops:
        checks.a_guess_looks_the_same(subject, stop.before, 1)


def secrets(_: Subject, stops: list[Stop]) -> None:
    for stop in stops:
        checks.who_learns_a_secret_is_marked(stop)


def resigning(subject: Subject, stops: list[Stop]) -> None:
    checks.resigning_ends_well(subject, stops[0].before)


FAULTS = [
    (Forgetful, old_states),
    (Sharing, old_states),
    (Different, copies),
    (Chatty, copies),
    (Chatty, secrets),
    (Endless, deciders),
    (Unsorted, offers),
    (Twice, offers),
    (Generous, offers),
    (Lenient, refusals),
    (Curt, refusals),
    (Misspelled, names),
    (Gullible, names),
    (Weightless, chance),
    (Huge, numbers),
    (Sharing, views),
    (Moody, views),
    (Shy, views),
    (Careless, guesses),
    (Perverse, resigning),
]


NAMES = [f"{game.__name__}-{check.__name__}" for game, check in FAULTS]


@pytest.mark.parametrize(("faulty", "check"), FAULTS, ids=NAMES)
def test_a_planted_fault_is_found(faulty: type[Probe], check: Callable[[Subject, list[Stop]], None]) -> None:
    stops = walk(Subject(Probe(), "ford", FORD), 2, 60)
    check(Subject(Probe(), "ford", FORD), stops)
    if faulty in (Different, Chatty, Huge):
        stops = walk(Subject(faulty(), "ford", FORD), 2, 60)
    with pytest.raises(AssertionError):
        check(Subject(faulty(), "ford", FORD), stops)


class Restless(Probe):
    """Plays otherwise when it is asked a second time."""

    asked = 0

    def befallen(self, state: Skirmish, outcome: int) -> Step[Skirmish]:
        """Let the third card drawn from now on be worth more."""
        step = super().befallen(state, outcome)
        Restless.asked += 1
        step.state.medals[0] += Restless.asked % 50 == 3
        return step


def test_a_game_that_does_not_replay_is_found() -> None:
    table = Watch(Subject(Restless(), "ford", FORD), 1).play(30)
    with pytest.raises(Exception, match="record-differs"):
        saved_is_loaded(table)


def test_an_observer_that_sees_too_much_is_found() -> None:
    event = Event("Peek", {"a": 1}, {"b": 2}, owners=1)
    event.owners = -1
    stop = Stop(None, None, 0, Step(Subject(Probe(), "ford", FORD).start(), [event]))
    assert event.as_seen_by(OBSERVER) == {"event": "Peek", "a": 1, "b": 2}
    with pytest.raises(AssertionError):
        checks.secrets_stay_with_their_owners(Subject(Probe(), "ford", FORD), stop)
