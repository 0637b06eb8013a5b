"""The kernel's word as checks: each takes a subject and a walk through it, and knows no game."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

from bocage.kernel.chance import Seeded
from bocage.kernel.choice import BITS, MASK, VERB, Choice, parse
from bocage.kernel.event import EVERYBODY, Event
from bocage.kernel.game import Game
from bocage.kernel.record import canonical
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, OBSERVER, seats_in
from bocage.kernel.walk import wander

from tests.contract.subjects import Stop, Subject

RULE: Final = re.compile(r"[A-Z]+(-[A-Z0-9]+)+(\.\d+)?")
STRANGERS: Final = (-7, OBSERVER, 19, 20, 21, 63)
FIELDS: Final = (VERB, 3 * BITS, 2 * BITS, BITS, 0)
LARGEST: Final = (1 << 62) - 1
SHARED: Final = ("scenario", "edition")
"""What all states of a game have in common, by the names it goes under."""


def fingerprint(thing: object) -> object:
    """Tell everything an object is made of, however deep, in values that compare.

    What all states of a game share is told by its identity alone, and checked once by itself. Tables that
    fill as they are asked for are left out: what they say is the same before and after.
    """
    if thing is None or isinstance(thing, bool | int | str | bytes):
        return thing
    if getattr(thing, "fills_when_asked", False):
        return type(thing).__name__
    if isinstance(thing, list | tuple):
        return [type(thing).__name__, *(fingerprint(part) for part in thing)]
    if isinstance(thing, dict):
        return sorted([(repr(key), fingerprint(value)) for key, value in thing.items()], key=repr)
    parts = [
        (name, id(getattr(thing, name)) if name in SHARED else fingerprint(getattr(thing, name)))
        for name in _attributes(thing)
    ]
    return [type(thing).__name__, *parts]


def _attributes(thing: object) -> list[str]:
    """Name all attributes, of compiled classes too."""
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names |= set(getattr(kind, "__mypyc_attrs__", ())) | set(getattr(kind, "__slots__", ()))
    return sorted(name for name in names - {"__dict__", "__weakref__"} if hasattr(thing, name))


def told(events: list[Event]) -> list[dict[str, object]]:
    """Tell all of a list of events."""
    return [event.whole() for event in events]


# ------------------------------------------------------------------------------------- state is a value


def old_states_never_change(subject: Subject, stops: list[Stop]) -> None:
    """Nothing done later, and no question asked, changes a state that somebody has kept."""
    states = [stops[0].before, *(stop.after for stop in stops)]
    prints = [fingerprint(state) for state in states]
    shared = _fingerprint_of_shared(states[0])
    for state in states:
        _ask_everything(subject, state)
    for stop in stops:
        if stop.seat is None:
            subject.game.befallen(stop.before, stop.choice)
        else:
            subject.game.apply(stop.before, stop.seat, stop.choice)
    for place, state in enumerate(states):
        assert fingerprint(state) == prints[place], f"state {place} has changed"
    assert _fingerprint_of_shared(states[0]) == shared


def _fingerprint_of_shared(state: Any) -> list[object]:
    return [fingerprint(getattr(state, name, None)) for name in SHARED]


def _ask_everything(subject: Subject, state: Any) -> None:
    """Ask a state for all it can tell, and then ruin the answers: they must be the asker's own."""
    game = subject.game
    answers: list[object] = [state.facts()]
    for seat in (OBSERVER, *subject.seats):
        view = game.view(state, seat)
        answers += [game.choices(state, seat), view.offers]
        canonical(view.facts())
        for choice in (0, 1 << VERB, LARGEST):
            game.refusal(state, seat, choice)
        wander(game, game.guess(view, Seeded(5)), Seeded(6), 5, None)
        wander(game, state.copy(), Seeded(7), 5, None)
    for answer in answers:
        spoil(answer)


def spoil(plain: object) -> None:
    """Put something more into every list and dictionary of an answer."""
    if isinstance(plain, dict):
        for value in plain.values():
            spoil(value)
        plain["spoiled"] = 0
    elif isinstance(plain, list):
        for value in plain:
            spoil(value)
        plain.append(0)


def apply_is_copy_and_step(subject: Subject, stop: Stop) -> None:
    """`apply` and `befallen` are a copy and the step in place: same state, same events, each time."""
    heard: list[Event] = []
    for events in (heard, None):
        twin = stop.before.copy()
        assert fingerprint(twin) == fingerprint(stop.before)
        if stop.seat is None:
            subject.game.fall(twin, stop.choice, events)
        else:
            subject.game.step(twin, stop.seat, stop.choice, events)
        assert fingerprint(twin) == fingerprint(stop.after)
        assert twin.facts() == stop.after.facts()
    assert told(heard) == told(stop.events)


def a_copy_shares_nothing_that_changes(subject: Subject, state: Any) -> None:
    """Play on from a copy leaves the original as it was, and the other way round."""
    twin = state.copy()
    before = fingerprint(state)
    wander(subject.game, twin, Seeded(1), 30, None)
    assert fingerprint(state) == before
    second = state.copy()
    wander(subject.game, state.copy(), Seeded(1), 30, None)
    assert fingerprint(second) == before


# ----------------------------------------------------------------------------- who decides is a set


def deciders_are_a_set(subject: Subject, state: Any) -> None:
    """Seats of the game, or chance, or nobody: and nobody exactly when the game is over."""
    asked = subject.game.to_decide(state)
    everybody = (1 << len(subject.game.seats)) - 1
    assert asked & ~(everybody | CHANCE) == 0
    assert (asked == NOBODY) == (state.outcome is not None)
    assert subject.game.seats_to_decide(state) == [seat for seat in subject.seats if asked >> seat & 1]


def offers_are_sound(subject: Subject, state: Any) -> None:
    """Sorted, none twice, some for every asked seat and none for anybody else."""
    game, asked = subject.game, subject.game.to_decide(state)
    for seat in (*STRANGERS, *subject.seats):
        offered = game.choices(state, seat)
        assert offered == sorted(set(offered)), f"seat {seat}: not sorted, or one twice"
        assert bool(offered) == (seat in subject.seats and bool(asked >> seat & 1)), f"seat {seat}: {offered}"
        assert offered == game.choices(state, seat)


def a_window_can_be_let_be(subject: Subject, state: Any) -> None:
    """Whoever is asked by a reaction window may let it be; no other record knows such a choice."""
    for seat in range(len(subject.game.seats)):
        asker = subject.game.asker(state, seat)
        if asker is not None:
            assert asker.is_window() == (asker.lets_be() in subject.game.choices(state, seat))
            assert asker.is_window() or asker.lets_be() == -1


def offered_is_what_is_not_refused(subject: Subject, state: Any, lots: Random) -> None:
    """Of offered choices, all their one-field changes and random numbers: refused are those not on offer."""
    game = subject.game
    on_offer = [choice for seat in subject.seats for choice in game.choices(state, seat)]
    for seat in (*lots.sample(STRANGERS, 2), *subject.seats):
        offered = game.choices(state, seat)
        sample = lots.sample(offered, min(4, len(offered))) or lots.sample(on_offer, min(2, len(on_offer)))
        changed = [other for choice in sample for other in mutations(choice, lots)]
        random = [lots.randrange(-(1 << 44), 1 << 46) for _ in range(4)]
        for choice in [*offered, *sample, *changed, *random, 0, -1, LARGEST]:
            refusal = game.refusal(state, seat, choice)
            assert (refusal is None) == (choice in offered), f"seat {seat}, {choice}: {refusal!r}"
            if refusal is not None:
                is_explained(refusal)


def mutations(choice: int, lots: Random) -> list[int]:
    """Change each field of a packed choice to its neighbors and to something else."""
    changed = []
    for shift in FIELDS:
        field = choice >> shift & MASK
        for value in (field - 1, field + 1, lots.randrange(40), lots.randrange(MASK + 1)):
            if 0 <= value <= MASK and value != field:
                changed.append(choice & ~(MASK << shift) | value << shift)
    return changed


def is_explained(refusal: Refusal) -> None:
    """A refusal has a key for the words, the id of a rule, and facts that are words."""
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refusal.key), refusal.key
    assert RULE.fullmatch(refusal.rule), f"{refusal!r} names no rule"
    assert all(isinstance(word, str) for item in refusal.facts.items() for word in item), refusal.facts


def names_lead_back(subject: Subject, state: Any) -> None:
    """Every offered choice is read from what it is spelled as, also by way of its text."""
    for seat in subject.seats:
        for choice in subject.game.choices(state, seat):
            named = subject.game.spell(state, choice)
            assert subject.game.read(state, seat, named) == choice
            assert parse(repr(named)) == named


def nonsense_is_refused(subject: Subject, state: Any) -> None:
    """Names that mean nothing, are too many or too few, and seats that are not asked."""
    game = subject.game
    for seat in subject.seats:
        for choice in game.choices(state, seat)[:3]:
            named = game.spell(state, choice)
            wrong = [
                Choice(named.verb + "x", named.args),
                Choice(named.verb, {**named.args, "zeal": "great"}),
            ]
            wrong += [Choice(named.verb, {**named.args, name: "nowhere"}) for name in named.args]
            wrong += [
                Choice(named.verb, {k: v for k, v in named.args.items() if k != name}) for name in named.args
            ]
            for nonsense in wrong:
                refusal = game.read(state, seat, nonsense)
                assert isinstance(refusal, Refusal), nonsense
                is_explained(refusal)
            for other in subject.seats:
                if choice not in game.choices(state, other):
                    assert isinstance(game.read(state, other, named), Refusal)


# -------------------------------------------------------------------------------------- chance decides


def chance_is_fair_game(subject: Subject, state: Any) -> None:
    """Weights are whole, not negative and not all nothing; possible outcomes have names of their own."""
    if not subject.game.to_decide(state) & CHANCE:
        return
    weights = subject.game.weights(state)
    assert all(type(weight) is int and weight >= 0 for weight in weights)
    assert 0 < sum(weights) < 1 << 32
    names = [state.trunk[-1].spell_outcome(state, place) for place, weight in enumerate(weights) if weight]
    assert len(set(names)) == len(names)
    assert all(name and name.isprintable() for name in names)


def nothing_leaves_63_bits(subject: Subject, state: Any) -> None:
    """All numbers of a state and of its offers are far from the end; there are no fractions."""
    numbers = list(_numbers(state.facts()))
    numbers += [choice for seat in subject.seats for choice in subject.game.choices(state, seat)]
    assert all(-LARGEST <= number <= LARGEST for number in numbers)


def _numbers(plain: object) -> list[int]:
    if isinstance(plain, dict):
        return [number for value in plain.values() for number in _numbers(value)]
    if isinstance(plain, list | tuple):
        return [number for value in plain for number in _numbers(value)]
    assert plain is None or isinstance(plain, int | str), f"{plain!r} is no plain value"
    return [plain] if isinstance(plain, int) else []


# ---------------------------------------------------------------------------------- what a seat may know


def views_are_sound(subject: Subject, state: Any) -> None:
    """A view depends on state and seat alone, is plain, and shows exactly the seat's own offers."""
    game, asked = subject.game, subject.game.to_decide(state)
    for seat in (OBSERVER, *subject.seats):
        view = game.view(state, seat)
        assert view.facts() == game.view(state.copy(), seat).facts()
        assert canonical(view.facts())
        assert view.seat == seat
        assert view.offers == game.choices(state, seat)
        assert view.asked & asked == asked, "somebody decides whom the view does not show"
        assert seat == OBSERVER or bool(view.asked >> seat & 1) == bool(view.offers)


def a_guess_looks_the_same(subject: Subject, state: Any, seed: int) -> None:
    """The seat cannot tell a guess from the truth, and the guess can be played on."""
    game: Game[Any] = subject.game
    for seat in (OBSERVER, *subject.seats):
        view = game.view(state, seat)
        before = fingerprint(view)
        guess = game.guess(view, Seeded(seed))
        assert game.view(guess, seat).facts() == view.facts()
        assert game.choices(guess, seat) == view.offers
        wander(game, guess, Seeded(seed), 12, None)
        assert fingerprint(view) == before


def secrets_stay_with_their_owners(subject: Subject, stop: Stop) -> None:
    """An event tells a seat its facts if it is a witness, and its secrets if it is an owner besides."""
    for event in stop.events:
        assert canonical(event.whole())
        assert set(event.facts) & set(event.secrets or {}) == set()
        for seat in (OBSERVER, *subject.seats):
            seen = event.as_seen_by(seat)
            is_witness = event.witnesses == EVERYBODY or (seat >= 0 and bool(event.witnesses >> seat & 1))
            is_owner = seat >= 0 and bool(event.owners >> seat & 1)
            secrets = (event.secrets or {}) if is_owner else {}
            assert seen == ({"event": event.name, **event.facts, **secrets} if is_witness else None)


def who_learns_a_secret_is_marked(stop: Stop) -> None:
    """A choice that tells another seat something hidden says so, and then cannot be taken back."""
    for event in stop.events:
        if stop.seat is not None and not event.reveals:
            others = ~(1 << stop.seat)
            assert event.secrets is None or event.owners & others == 0, event.name
            assert event.witnesses == EVERYBODY or event.witnesses & others == 0, event.name


def resigning_ends_well(subject: Subject, state: Any) -> None:
    """Whoever gives up does not win, and somebody else does."""
    for seat in subject.seats:
        winners = seats_in(subject.game.resigned(state, seat).winners)
        assert seat not in winners
        assert winners
        assert set(winners) <= set(subject.seats)
