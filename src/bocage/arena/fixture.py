"""Fixtures: which players meet on which scenario, from which seats, with which dice."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from itertools import combinations
from typing import Final, cast

from bocage.kernel.record import Facts

SEED_DIGITS: Final = 15
"""Seeds of sixty bits, which every generator takes."""


class Fixture:
    """A game to be played; its dice hang on what it is and on the seed of the whole, on nothing else.

    Workers and files know it by its facts. There may be several `commanders` to a side. The two players have
    a side each; where a `seat` is named, the first of them has that one and the second has all others.
    """

    def __init__(
        self,
        game: str,
        scenario: str,
        edition: str,
        players: tuple[str, ...],
        number: int,
        seed: int,
        commanders: int = 0,
        seat: str = "",
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.edition = edition
        self.players = players
        self.number = number
        self.seed = seed
        self.commanders = commanders
        self.seat = seat

    def name(self) -> str:
        """Name the game as its record is called."""
        table = [str(self.commanders or ""), self.seat]
        words = [self.scenario, self.edition, *table, *self.players, f"{self.number:04}"]
        return "-".join(word for word in words if word)

    def key(self) -> str:
        """Tell games apart."""
        return f"{self.game}/{self.name()}"

    def seed_for(self, what: str) -> int:
        """Draw the seed for the dice, or for one of the players."""
        text = f"{self.seed}/{self.key()}/{what}"
        return int(sha256(text.encode()).hexdigest()[:SEED_DIGITS], 16)

    def facts(self) -> Facts:
        """Tell it in plain values; what is as usual is left out."""
        table: Facts = {"commanders": self.commanders, "seat": self.seat}
        return {
            **{name: value for name, value in table.items() if value},
            "game": self.game,
            "scenario": self.scenario,
            "edition": self.edition,
            "players": list(self.players),
            "number": self.number,
            "seed": self.seed,
        }


def fixture_of(facts: Facts) -> Fixture:
    """Make a fixture of its facts; raise KeyError, TypeError or ValueError where they make none."""
    players = tuple(str(name) for name in cast(list[object], facts["players"]))
    texts = [str(facts[name]) for name in ("game", "scenario", "edition")]
    numbers = [int(str(facts[name])) for name in ("number", "seed")]
    table = int(str(facts.get("commanders", 0))), str(facts.get("seat", ""))
    return Fixture(texts[0], texts[1], texts[2], players, numbers[0], numbers[1], *table)


def pairings(players: list[str]) -> list[tuple[str, str]]:
    """Pair every player with every other; one that is named alone, or twice in a row, meets itself."""
    if len(players) == 1:
        return [(players[0], players[0])]
    return list(dict.fromkeys(combinations(players, 2)))


def seatings(pairing: tuple[str, str]) -> list[tuple[str, str]]:
    """Give both ways to seat a pair, or the only one where a player meets itself."""
    first, second = pairing
    return [pairing] if first == second else [pairing, (second, first)]


def in_one_seat(pairing: tuple[str, str]) -> list[tuple[str, str]]:
    """Give each of a pair the one seat that is compared, among seats that are all played by the first."""
    first, second = pairing
    return list(dict.fromkeys([(first, first), (second, first)]))


def fixtures_for(
    battles: Iterable[tuple[str, str, str]],
    pairs: list[tuple[str, str]],
    games: int,
    seed: int,
    commanders: int = 0,
    seat: str = "",
) -> list[Fixture]:
    """List the games of battles (game, scenario, edition), the first of each before the second of any."""
    shelf = list(battles)
    return [
        Fixture(game, scenario, edition, players, number, seed, commanders, seat)
        for number in range(1, games + 1)
        for game, scenario, edition in shelf
        for pair in pairs
        for players in (in_one_seat(pair) if seat else seatings(pair))
    ]
