"""Who meets whom, from both sides, with dice that hang on the game alone; and how sure a score is."""

from __future__ import annotations

import pytest

from bocage.arena.fixture import Fixture, fixture_of, fixtures_for, pairings
from bocage.arena.playing import BROKEN_OFF, Match, Played
from bocage.arena.score import Score, score_at, score_of, without_winner
from bocage.catalogue import GAMES
from bocage.memoir44.editions import EDITIONS
from bocage.words import LANGUAGES, Words

BATTLES = [("memoir44", "pegasus-bridge", "revised"), ("undaunted", "la-raye", "")]
PAIR = ("simple", "random")


def fixture(players: tuple[str, str] = PAIR, number: int = 1, seed: int = 5) -> Fixture:
    return Fixture("memoir44", "pegasus-bridge", "revised", players, number, seed)


def test_each_meets_every_other_once() -> None:
    assert pairings(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_one_alone_meets_itself() -> None:
    assert pairings(["a"]) == [("a", "a")]


def test_a_pair_sits_both_ways_and_a_player_opposite_itself_only_once() -> None:
    pair = [each.players for each in fixtures_for(BATTLES[:1], [PAIR], 1, 5)]
    mirror = [each.players for each in fixtures_for(BATTLES[:1], [("simple", "simple")], 1, 5)]
    assert pair == [("simple", "random"), ("random", "simple")]
    assert mirror == [("simple", "simple")]


def test_the_first_game_of_every_battle_comes_before_the_second_of_any() -> None:
    listed = [(each.number, each.scenario) for each in fixtures_for(BATTLES, [("simple", "simple")], 2, 5)]
    assert listed == [(1, "pegasus-bridge"), (1, "la-raye"), (2, "pegasus-bridge"), (2, "la-raye")]


def test_every_game_has_dice_and_a_name_of_its_own() -> None:
    games = fixtures_for([*BATTLES, ("memoir44", "pegasus-bridge", "2004")], [PAIR], 3, 5)
    assert len(games) == 18
    assert len({each.name() for each in games}) == len({each.seed_for("dice") for each in games}) == 18


def test_dice_hang_on_the_game_and_the_seed_and_on_nothing_else() -> None:
    alone, among = fixture(), fixtures_for(BATTLES, [PAIR], 4, 5)[0]
    assert alone.facts() == among.facts()
    assert alone.seed_for("dice") == among.seed_for("dice") != fixture(seed=6).seed_for("dice")
    assert alone.seed_for("dice") != alone.seed_for("seat 0")


def test_a_fixture_is_made_again_of_its_facts() -> None:
    assert fixture_of(fixture().facts()).facts() == fixture().facts()


def test_the_same_fixture_plays_the_same_game() -> None:
    one, same, other = Match(fixture()), Match(fixture()), Match(fixture(number=2))
    ends = [match.play().facts() for match in (one, same, other)]
    texts = [match.table.record.text() for match in (one, same, other)]
    assert texts[0] == texts[1] != texts[2]
    assert ends[0] == ends[1] != ends[2]


def test_an_edition_is_played_by_its_own_decisions() -> None:
    names = ("revised", "2004")
    matches = [Match(Fixture("memoir44", "sword-beach", edition, PAIR, 1, 5)) for edition in names]
    assert [match.table.record.header["rulings"] for match in matches] == [EDITIONS[each] for each in names]
    assert [match.table.state.edition.leaving_sea_ends_move for match in matches] == [False, True]


def test_a_game_without_end_is_broken_off_and_has_no_winner() -> None:
    played = Match(fixture(("random", "random")), 20).play()
    assert (played.winners, played.reason, played.choices) == ([], BROKEN_OFF, 20)


# Scores


def played(players: tuple[str, str], winners: list[int], reason: str = "medals") -> Played:
    return Played(fixture(players), winners, reason, 100)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 27.75), (10, 10, 72.25, 100.0), (5, 10, 23.66, 76.34), (97, 100, 91.55, 98.97)],
)
def test_the_interval_is_that_of_wilson(won: int, games: int, low: float, high: float) -> None:
    found = Score(won, games).interval()
    assert found == pytest.approx((low, high), abs=0.006)


def test_without_games_anything_is_possible() -> None:
    assert Score(0, 0).interval() == (0.0, 100.0)
    assert Score(0, 0).percent() == 0.0


def test_wins_are_counted_from_either_seat() -> None:
    games = [
        played(("simple", "random"), [0]),
        played(("random", "simple"), [1]),
        played(("random", "simple"), [0]),
        played(("random", "simple"), [], "draw-agreed"),
        played(("simple", "random"), [], BROKEN_OFF),
    ]
    whole = score_of("simple", games)
    assert (whole.won, whole.games) == (2, 5)
    seats = [score_at(seat, "simple", games) for seat in (0, 1)]
    assert [(score.won, score.games) for score in seats] == [(1, 2), (1, 3)]
    assert without_winner(games) == (1, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_edition_has_a_name(language: str) -> None:
    words = Words(language)
    for game, entry in GAMES.items():
        assert words.has(f"terminal-arena-game-{game}")
        for edition in entry.editions:
            assert words.has(f"{game}-edition-{edition}")


def test_records_are_told_apart_by_their_battles_alone() -> None:
    names = [scenario for entry in GAMES.values() for scenario in entry.scenarios]
    assert len(names) == len(set(names))
    assert not set(names) & set(GAMES)
