"""Real processes play: all games come back, a worker that is gone is replaced, none is left behind."""

from __future__ import annotations

import multiprocessing
from contextlib import closing

from bocage.arena.crew import TRIES, Done, Failed, Lost, play_all
from bocage.arena.fixture import Fixture, fixtures_for
from bocage.arena.playing import Match

BATTLES = [("memoir44", "pegasus-bridge", "revised"), ("undaunted", "la-raye", "")]


def games(count: int) -> list[Fixture]:
    return fixtures_for(BATTLES, [("simple", "random")], 2, 8)[:count]


def kill_all() -> None:
    """Kill whoever is at work."""
    for process in multiprocessing.active_children():
        process.kill()
        process.join()


def test_every_game_comes_back_as_it_would_be_played_here() -> None:
    fixtures = games(6)
    reports = list(play_all(fixtures, 2))
    assert all(isinstance(report, Done) for report in reports)
    found = {report.fixture.key(): report.record for report in reports if isinstance(report, Done)}
    assert len(reports) == len(found) == 6
    for fixture in fixtures[:4]:
        match = Match(fixture)
        match.play()
        assert found[fixture.key()] == match.table.record.text()
    assert multiprocessing.active_children() == []


def test_no_more_workers_than_games_are_at_work() -> None:
    with closing(play_all(games(2), 7)) as reports:
        next(reports)
        assert len(multiprocessing.active_children()) <= 2


def test_nobody_is_left_behind_by_an_arena_that_stops() -> None:
    reports = play_all(games(8), 2)
    next(reports)
    assert multiprocessing.active_children()
    reports.close()
    assert multiprocessing.active_children() == []


def test_the_game_of_a_worker_that_is_gone_is_played_again() -> None:
    fixtures = games(3)
    told = []
    with closing(play_all(fixtures, 1)) as reports:
        for report in reports:
            told.append((type(report), report.fixture.key()))
            if len(told) == 1:
                kill_all()
    keys = [each.key() for each in fixtures]
    assert told == [(Done, keys[0]), (Lost, keys[1]), (Done, keys[1]), (Done, keys[2])]


def test_a_game_that_costs_too_many_workers_is_left_out_and_the_others_go_on() -> None:
    fixtures = games(3)
    told = []
    with closing(play_all(fixtures, 1)) as reports:
        for report in reports:
            told.append(report)
            if len(told) <= TRIES:
                kill_all()
    keys = [each.key() for each in fixtures]
    assert [each.fixture.key() for each in told] == [keys[0], *[keys[1]] * TRIES, keys[2]]
    assert [type(each) for each in told] == [Done, *[Lost] * (TRIES - 1), Failed, Done]
    given_up = told[TRIES]
    assert isinstance(given_up, Failed)
    assert (given_up.why, given_up.record) == ("", "")


def test_a_fault_of_the_program_is_told_with_its_game_and_the_others_go_on() -> None:
    nowhere = Fixture("memoir44", "nowhere", "revised", ("simple", "random"), 1, 8)
    reports = list(play_all([nowhere, *games(1)], 1))
    assert [type(each) for each in reports] == [Failed, Done]
    assert isinstance(reports[0], Failed)
    assert reports[0].fixture.scenario == "nowhere"
    assert reports[0].why.startswith("LookupError: memoir44 has no scenario 'nowhere'")
