"""Battles to think about: played here, while the same questions are put to a crew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.arena.fixture import Fixture
from bocage.arena.playing import Match
from bocage.kernel.state import seats_in
from bocage.kernel.table import Table
from bocage.players import player_named
from bocage.server.crew import Question, Thought
from bocage.server.thinker import lots_for

LA_RAYE = ("undaunted", "la-raye", "", 0)
PEGASUS = ("memoir44", "pegasus-bridge", "revised", 0)
OMAHA = ("memoir44", "omaha-beach-overlord", "revised", 8)

Battle = tuple[str, str, str, int]


class Sitting:
    """A battle at its table, with a name for the crew."""

    def __init__(self, battle: Battle, name: str = "T1", choices: int = 0) -> None:
        game, scenario, edition, commanders = battle
        fixture = Fixture(game, scenario, edition, ("simple", "simple"), 1, 8, commanders)
        self.name = name
        self.table: Table[Any] = Match(fixture).table
        self.table.deal()
        self.made = 0
        self.go_on(choices)

    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return self.table.outcome() is not None

    def seats(self) -> list[int]:
        """List who is asked."""
        return seats_in(self.table.game.to_decide(self.table.state))

    def question(self, player: str = "simple", seat: int | None = None) -> Question:
        """Ask for a seat, the first that is to decide unless another is named."""
        asked = self.seats()[0] if seat is None else seat
        return Question(self.name, asked, player, self.table.record.lines)

    def thought(self, question: Question) -> Thought:
        """Answer a question here, without any crew."""
        table, seat = self.table, question.seat
        seed = lots_for(self.name, seat, table.numbers[seat])
        player, view = player_named(question.player, table.game.name, seed), table.view(seat)
        choice = table.game.spell(table.state, player.choose(view))
        return Thought(repr(choice), player.wants_draw(view), player.resigns(view))

    def make(self, choice: str) -> None:
        """Make a choice for the first seat that is to decide."""
        seat, game, state = self.seats()[0], self.table.game, self.table.state
        packed = [offer for offer in game.choices(state, seat) if repr(game.spell(state, offer)) == choice]
        self.table.choose(seat, packed[0])
        self.table.deal()
        self.made += 1

    def go_on(self, choices: int) -> None:
        """Make some choices as the simple opponent would."""
        for _ in range(choices):
            self.make(self.thought(self.question()).choice)


def no_longer(sitting: Sitting, choices: int) -> Callable[[], bool]:
    """Tell when a battle is over, or has come as far as one wants to see."""
    end = sitting.made + choices
    return lambda: sitting.is_over() or sitting.made >= end
