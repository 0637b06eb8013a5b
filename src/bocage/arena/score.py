"""Scores: how often somebody won, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

from bocage.arena.playing import BROKEN_OFF, Played
from bocage.arena.seats import side_of_seat

CONFIDENCE: Final = 1.959964
"""How many deviations 95 of 100 cases lie within."""


class Score:
    """Games won out of games played."""

    def __init__(self, won: int, games: int) -> None:
        self.won = won
        self.games = games

    def percent(self) -> float:
        """Give the share that was won, in percent."""
        return 100 * self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Give the 95 % interval of the share by Wilson, in percent."""
        if self.games == 0:
            return 0.0, 100.0
        share, square = self.won / self.games, CONFIDENCE * CONFIDENCE
        middle = share + square / (2 * self.games)
        spread = CONFIDENCE * sqrt(share * (1 - share) / self.games + square / (4 * self.games**2))
        whole = 1 + square / self.games
        return 100 * max(0.0, (middle - spread) / whole), 100 * min(1.0, (middle + spread) / whole)


def difference(first: Score, second: Score) -> tuple[float, float]:
    """Give the 95 % interval by which the first share is above the second, by Newcombe, in percent."""
    (low, high), (other_low, other_high) = first.interval(), second.interval()
    apart, here, there = first.percent() - second.percent(), first.percent(), second.percent()
    below = sqrt((here - low) ** 2 + (other_high - there) ** 2)
    above = sqrt((high - here) ** 2 + (there - other_low) ** 2)
    return apart - below, apart + above


def score_in_seat(player: str, games: Iterable[Played]) -> Score:
    """Count the games that the side of the seat that is compared won, with a player in it."""
    counted = [played for played in games if played.fixture.players[0] == player]
    return Score(sum([side_of_seat(each.fixture) in each.winners for each in counted]), len(counted))


def score_of(player: str, games: Iterable[Played]) -> Score:
    """Count the games a player won, wherever it sat; of one that meets itself every side that won counts."""
    counted = list(games)
    won = [
        played for played in counted if player in [played.fixture.players[side] for side in played.winners]
    ]
    return Score(len(won), len(counted))


def score_at(side: int, player: str, games: Iterable[Played]) -> Score:
    """Count the games a player won of those it played from a side."""
    counted = [played for played in games if played.fixture.players[side] == player]
    return Score(sum(side in played.winners for played in counted), len(counted))


def without_winner(games: Iterable[Played]) -> tuple[int, int]:
    """Count the draws, and the games that were broken off."""
    counted = [played for played in games if not played.winners]
    broken_off = sum(played.reason == BROKEN_OFF for played in counted)
    return len(counted) - broken_off, broken_off
