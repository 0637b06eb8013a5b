"""More than two at a table: one player has a side, or one seat of it; and what its side wins is compared."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from bocage.arena.fixture import Fixture, fixture_of, fixtures_for
from bocage.arena.playing import Match, Played, played_of
from bocage.arena.score import Score, difference, score_at, score_in_seat
from bocage.arena.seats import game_of, players_of, side_of_seat, sides_of, sides_won
from bocage.catalogue import GAMES, MEMOIR44, UNDAUNTED
from bocage.kernel.chance import Seeded
from bocage.kernel.record import load
from bocage.kernel.replay import replay

from tests.cli.terminal import BOCAGE

OVERLORD = ("memoir44", "omaha-beach-overlord", "revised")
PAIR = ("simple", "random")


def fixture(commanders: int = 8, seat: str = "", players: tuple[str, str] = PAIR) -> Fixture:
    return Fixture(*OVERLORD, players, 1, 5, commanders, seat)


def test_a_player_has_all_seats_of_a_side() -> None:
    assert players_of(fixture(8)) == ["simple"] * 4 + ["random"] * 4
    assert players_of(fixture(6)) == ["simple"] * 3 + ["random"] * 3
    assert players_of(fixture(2)) == players_of(fixture(0)) == ["simple", "random"]
    assert sides_of(fixture(6)) == [0, 0, 0, 1, 1, 1]
    assert sides_of(Fixture("undaunted", "la-raye", "", PAIR, 1, 5)) == [0, 1]


@pytest.mark.parametrize(("seat", "side"), [("axis-left", 0), ("allies-commander", 1)])
def test_one_seat_differs_from_all_others(seat: str, side: int) -> None:
    one = fixture(8, seat, ("random", "simple"))
    seats = game_of(one).seats
    assert [name for name, player in zip(seats, players_of(one), strict=True) if player == "random"] == [seat]
    assert side_of_seat(one) == side


def test_in_one_seat_each_plays_among_the_first() -> None:
    listed = fixtures_for([OVERLORD], [PAIR], 2, 5, 8, "axis-left")
    assert [each.players for each in listed] == [("simple", "simple"), ("random", "simple")] * 2
    assert [each.number for each in listed] == [1, 1, 2, 2]
    assert (
        len({each.key() for each in listed} | {each.key() for each in fixtures_for([OVERLORD], [PAIR], 2, 5)})
        == 8
    )


def test_a_table_is_part_of_what_a_game_is() -> None:
    tables = [fixture(0), fixture(6), fixture(8), fixture(8, "axis-left"), fixture(8, "axis-right")]
    assert len({each.seed_for("dice") for each in tables}) == len({each.name() for each in tables}) == 5
    for each in tables:
        assert fixture_of(each.facts()).facts() == each.facts()
        assert fixture_of(each.facts()).key() == each.key()
    assert not {"commanders", "seat"} & set(fixture(0).facts())


@pytest.mark.parametrize("commanders", [2, 6, 8])
def test_a_game_of_many_seats_leaves_a_record_that_replays(commanders: int) -> None:
    match = Match(fixture(commanders))
    played = match.play()
    text = match.table.record.text()
    record = load(text)
    rulings = record.header["rulings"]
    assert isinstance(rulings, dict)
    table = replay(MEMOIR44.game_for(rulings), record, Seeded(0))
    assert record.header["seats"] == players_of(match.fixture)
    assert table.record.text() == text
    assert table.outcome() is not None
    assert played.winners == [0]
    assert played_of(played.facts()).facts() == played.facts()


def test_seats_that_won_are_told_as_their_side() -> None:
    assert sides_won(fixture(8), [4, 5, 6, 7]) == [1]
    assert sides_won(fixture(6), [0, 1, 2]) == [0]
    assert sides_won(fixture(8), []) == []


def test_wins_are_those_of_the_side_of_the_seat() -> None:
    mine, other = fixture(8, "allies-left"), fixture(8, "allies-left", ("random", "simple"))
    games = [Played(mine, [1], "medals", 9), Played(mine, [0], "medals", 9), Played(other, [0], "medals", 9)]
    scores = [score_in_seat(name, games) for name in PAIR]
    assert [(score.won, score.games) for score in scores] == [(1, 2), (0, 1)]
    whole = [Played(fixture(8), [0], "medals", 9), Played(fixture(8), [1], "medals", 9)]
    assert score_at(0, "simple", whole).won == 1


def test_how_far_two_are_apart_is_told_by_newcombe() -> None:
    assert difference(Score(56, 70), Score(48, 80)) == pytest.approx((5.24, 33.39), abs=0.01)
    assert difference(Score(48, 80), Score(56, 70)) == pytest.approx((-33.39, -5.24), abs=0.01)
    assert difference(Score(10, 10), Score(0, 10)) == pytest.approx((60.75, 100.0), abs=0.01)


def test_only_battles_of_several_boards_seat_many() -> None:
    wide = [name for name in MEMOIR44.scenarios if MEMOIR44.seats_so_many(name, 8)]
    assert wide == ["omaha-beach-overlord", "vuzha"]
    for entry in GAMES.values():
        assert all(entry.seats_so_many(name, 2) and entry.seats_so_many(name, 0) for name in entry.scenarios)
    assert not MEMOIR44.seats_so_many("omaha-beach-overlord", 5)
    assert not UNDAUNTED.seats_so_many("la-raye", 6)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_nobody_knows_is_refused(game: str) -> None:
    with pytest.raises(ValueError, match="5"):
        GAMES[game].seating_of(5)


# The command


def run(out: Path, *words: object) -> subprocess.CompletedProcess[str]:
    arguments = [*BOCAGE, "arena", *map(str, words), "--seed", "3", "--jobs", "1", "--out", str(out)]
    return subprocess.run(arguments, capture_output=True, text=True, timeout=120, check=False)


def test_a_table_of_eight_and_one_seat_of_it_are_shown(tmp_path: Path) -> None:
    out = tmp_path / "arena"
    battle = ["--scenarios", OVERLORD[1], "--commanders", 8, "--games", 1, "--lang", "en"]
    sides = run(out, *PAIR, *battle)
    seat = run(out, *PAIR, *battle, "--seat", "allies-left")
    assert (sides.returncode, sides.stderr, seat.returncode, seat.stderr) == (0, "", 0, "")
    assert sides.stdout.startswith(
        "Memoir ’44, revised edition, 8 commanders: the simple opponent against chance\n"
    )
    assert "the seat allies-left, all others the simple opponent\n" in seat.stdout.splitlines(True)[0]
    assert "better by, 95 %" in seat.stdout
    assert len(list((out / "games").iterdir())) == 4
    again = run(out, *PAIR, *battle, "--seat", "allies-left")
    assert again.stdout == seat.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--commanders", 6, "--scenarios", "toulon"], "“toulon” does not seat 6 commanders."),
        (["--commanders", 5], " does not seat 5 commanders."),
        (["--commanders", 8, "--seat", "left"], "There is no seat “left”. The nearest is “"),
        (["--scenarios", "la-raye", "--seat", "axis"], "There is no seat “axis”."),
    ],
)
def test_a_table_or_seat_that_is_none_is_refused_in_a_sentence(
    tmp_path: Path, words: list[object], sentence: str
) -> None:
    told = run(tmp_path / "arena", *PAIR, *words, "--lang", "en")
    assert (told.returncode, told.stdout) == (2, "")
    assert sentence in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert not (tmp_path / "arena").exists()
