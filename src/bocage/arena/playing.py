"""Playing one fixture to its end at a table, so that it leaves a record like any other game."""

from __future__ import annotations

from typing import Any, Final, cast

from bocage.arena.fixture import Fixture, fixture_of
from bocage.arena.seats import game_of, players_of, rulings_of, sides_won
from bocage.catalogue import entry_for
from bocage.kernel.chance import Seeded
from bocage.kernel.record import Facts
from bocage.kernel.state import seats_in
from bocage.kernel.table import Table, header_for
from bocage.players import Player, player_named

LIMIT: Final = 10_000
"""A game of more choices is broken off; nobody has won it."""
BROKEN_OFF: Final = "broken-off"


class Played:
    """What became of a fixture: the sides that won, why the game ended, how many choices it took."""

    def __init__(self, fixture: Fixture, winners: list[int], reason: str, choices: int) -> None:
        self.fixture = fixture
        self.winners = winners
        self.reason = reason
        self.choices = choices

    def facts(self) -> Facts:
        """Tell it in plain values."""
        return {
            **self.fixture.facts(),
            "winners": self.winners,
            "reason": self.reason,
            "choices": self.choices,
        }


def played_of(facts: Facts) -> Played:
    """Read what became of a fixture; raise KeyError, TypeError or ValueError where it cannot be."""
    fixture = fixture_of(facts)
    winners = [int(str(side)) for side in cast(list[object], facts["winners"])]
    if not set(winners) <= set(range(len(fixture.players))):
        raise ValueError("somebody won who did not play")
    return Played(fixture, winners, str(facts["reason"]), int(str(facts["choices"])))


class Match:
    """A fixture at the table."""

    def __init__(self, fixture: Fixture, limit: int = LIMIT) -> None:
        entry = entry_for(fixture.game)
        seed = fixture.seed_for("dice")
        dealer: Facts = {"kind": "seeded", "seed": str(seed)}
        notes: Facts = {"scenario": fixture.scenario, "arena": fixture.facts()}
        names, game, rulings = players_of(fixture), game_of(fixture), rulings_of(fixture)
        header = header_for(game, entry.scenario(fixture.scenario), dealer, names, notes, rulings)
        self.fixture = fixture
        self.limit = limit
        self.choices = 0
        self.table: Table[Any] = Table(game, header, Seeded(seed))
        self.players: list[Player] = [
            player_named(name, fixture.game, fixture.seed_for(f"seat {seat}"))
            for seat, name in enumerate(names)
        ]

    def play(self) -> Played:
        """Play to the end, to an agreed draw, or for as many choices as a game may take."""
        self.table.deal()
        while self.table.outcome() is None and self.choices < self.limit:
            self._ask(seats_in(self.table.game.to_decide(self.table.state))[0])
            self.table.deal()
        return self._result()

    def _ask(self, seat: int) -> None:
        """Let a seat choose, give up, or end the game in a draw that everybody wants."""
        player, view = self.players[seat], self.table.view(seat)
        if player.resigns(view):
            self.table.resign(seat)
        elif player.wants_draw(view) and self._others_want_draw(seat):
            for each in range(len(self.players)):
                self.table.offer_draw(each)
        else:
            self.table.choose(seat, player.choose(view))
            self.choices += 1

    def _others_want_draw(self, but: int) -> bool:
        others = [seat for seat in range(len(self.players)) if seat != but]
        return all(self.players[seat].wants_draw(self.table.view(seat)) for seat in others)

    def _result(self) -> Played:
        outcome = self.table.outcome()
        if outcome is None:
            return Played(self.fixture, [], BROKEN_OFF, self.choices)
        winners = sides_won(self.fixture, seats_in(outcome.winners))
        return Played(self.fixture, winners, outcome.reason, self.choices)
