"""Does every game keep the kernel's word? All games of the catalogue and the probe, by the same checks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tests.contract import checks
from tests.contract.subjects import IS_LONG, SUBJECTS, Stop, Subject, walk
from tests.ledger_marks import rule

SEEDS = range(5) if IS_LONG else range(3)
STEPS = 120 if IS_LONG else 90
EVERY = 3 if IS_LONG else 6

of_every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.name for subject in SUBJECTS])


@cache
def walks(subject: Subject) -> list[list[Stop]]:
    """Walk through a subject a few times; later seeds start from where a longer game leads."""
    return [walk(subject, seed, STEPS * (1 + seed)) for seed in SEEDS]


def stops(subject: Subject) -> Iterator[Stop]:
    """Take some steps of every walk, the last one always."""
    for stopped in walks(subject):
        yield from stopped[::EVERY]
        yield stopped[-1]


@of_every_game
def test_old_states_never_change(subject: Subject) -> None:
    for stopped in walks(subject):
        checks.old_states_never_change(subject, stopped[-STEPS:])


@of_every_game
def test_apply_is_copy_and_step(subject: Subject) -> None:
    for stop in stops(subject):
        checks.apply_is_copy_and_step(subject, stop)
        checks.a_copy_shares_nothing_that_changes(subject, stop.before)


@rule("TAB-1")
@of_every_game
def test_who_decides_is_a_set_of_seats_that_have_something_to_choose(subject: Subject) -> None:
    for stop in stops(subject):
        for state in (stop.before, stop.after):
            checks.deciders_are_a_set(subject, state)
            checks.offers_are_sound(subject, state)
            checks.a_window_can_be_let_be(subject, state)


@rule("TAB-1", "TAB-4")
@of_every_game
def test_offered_is_exactly_what_is_not_refused(subject: Subject) -> None:
    lots = Random(subject.name)
    for stop in stops(subject):
        checks.offered_is_what_is_not_refused(subject, stop.before, lots)


@rule("TAB-3")
@of_every_game
def test_choices_are_read_as_they_are_spelled_and_nonsense_is_refused(subject: Subject) -> None:
    for stop in stops(subject):
        checks.names_lead_back(subject, stop.before)
        checks.nonsense_is_refused(subject, stop.before)


@of_every_game
def test_chance_lists_outcomes_with_whole_weights_and_names_of_their_own(subject: Subject) -> None:
    for stopped in walks(subject):
        for stop in stopped:
            checks.chance_is_fair_game(subject, stop.before)


@of_every_game
def test_nothing_leaves_63_bits(subject: Subject) -> None:
    for stop in stops(subject):
        checks.nothing_leaves_63_bits(subject, stop.after)


@of_every_game
def test_views_are_functions_of_state_and_seat(subject: Subject) -> None:
    for stop in stops(subject):
        checks.views_are_sound(subject, stop.before)
        checks.views_are_sound(subject, stop.after)


@of_every_game
def test_a_guess_looks_the_same_to_its_seat(subject: Subject) -> None:
    for place, stop in enumerate(stops(subject)):
        checks.a_guess_looks_the_same(subject, stop.after, place)


@of_every_game
def test_events_keep_their_secrets(subject: Subject) -> None:
    for stopped in walks(subject):
        for stop in stopped:
            checks.secrets_stay_with_their_owners(subject, stop)
            checks.who_learns_a_secret_is_marked(stop)


@of_every_game
def test_resigning_gives_the_game_to_somebody_else(subject: Subject) -> None:
    for stopped in walks(subject):
        checks.resigning_ends_well(subject, stopped[0].before)


@of_every_game
def test_the_same_seed_plays_the_same_game(subject: Subject) -> None:
    again = walk(subject, SEEDS[0], STEPS)
    first = walks(subject)[0]
    assert [stop.choice for stop in again] == [stop.choice for stop in first]
    assert again[-1].after.facts() == first[-1].after.facts()
