"""The campaign: a run of consecutive scenarios, wins against casualties, and how clear the result is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.undaunted.kinds import GERMAN, UNITS, US
from bocage.undaunted.model import Position

PER_CASUALTIES: Final = 10  # UND-12.8
"""Every full ten casualties over the whole campaign cost one point."""

UNDECIDED: Final = 0
NARROW: Final = 1
CLEAR: Final = 2
CRUSHING: Final = 3
MARGINS: Final = ("undecided", "narrow", "clear", "crushing")


class Played:
    """One game of a campaign: who won it (-1 for a draw) and what each side lost."""

    def __init__(self, winner: i64, casualties: list[int]) -> None:
        self.winner: i64 = winner
        self.casualties: list[int] = casualties


class Sheet:
    """The score sheet: wins, casualties and points of both sides."""

    def __init__(self, games: list[Played]) -> None:
        self.wins: list[int] = [0, 0]
        self.casualties: list[int] = [0, 0]
        for game in games:
            if game.winner >= 0:
                self.wins[game.winner] += 1
            for side in (US, GERMAN):
                self.casualties[side] += game.casualties[side]

    def points(self, side: i64) -> i64:
        """Give a side's wins less one for every full ten casualties; it may fall below nothing."""
        return self.wins[side] - self.casualties[side] // PER_CASUALTIES  # UND-12.8

    def margin(self) -> i64:
        """Tell by how much one side leads."""
        lead = self.points(US) - self.points(GERMAN)
        return lead if lead >= 0 else -lead

    def winner(self) -> i64:
        """Name the side with more points, or -1 while they are equal."""
        if self.points(US) == self.points(GERMAN):
            return -1
        return US if self.points(US) > self.points(GERMAN) else GERMAN

    def result(self) -> i64:
        """Tell how clear it is: 1 to 3 points narrow, 4 or 5 clear, more crushing."""
        margin = self.margin()
        if margin == 0:
            return UNDECIDED
        if margin <= 3:  # UND-12.8
            return NARROW
        return CLEAR if margin <= 5 else CRUSHING  # UND-12.8


def casualties(state: Position, side: i64) -> i64:
    """Count the combat cards a side lost to hits; Fog of War removed by Recon is not one."""
    count: i64 = 0
    for unit in range(UNITS):  # UND-12.8
        count += state.cards[side].removed[unit]
    return count
