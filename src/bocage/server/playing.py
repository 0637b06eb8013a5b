"""A game that is played: the kernel's table, what is not kept yet, and what seats may ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bocage.catalogue import entry_for
from bocage.kernel.choice import Choice, parse
from bocage.kernel.record import load
from bocage.kernel.refusal import Refusal
from bocage.kernel.replay import dealer_of, replay
from bocage.kernel.state import AnyPending
from bocage.kernel.table import Table
from bocage.kernel.talk import Message, Talk
from bocage.server.store import ActRow, HeldRow, SaidRow
from bocage.wire.play import Choose, OfferDraw, Resign, Stand, TakeBack

AnyAct = Choose | TakeBack | Resign | OfferDraw | Stand


class Play:
    """A game under way.

    `fresh` are the lines of its record that are not kept yet; nobody is told of anything before they are.
    """

    def __init__(self, table: Table[Any], talk: Talk[Any], secret: str) -> None:
        self.table = table
        self.secret = secret
        self.talk = talk
        self.fresh: list[str] = []
        self.done: set[tuple[int, str]] = set()
        self.held: dict[int, HeldRow] = {}
        self.said = 0
        table.sink = self.fresh.append

    def perform(self, seat: int, act: AnyAct) -> Refusal | None:
        """Do what a seat asks for, or say why not; then nothing has changed."""
        return _ACTS[type(act)](self.table, seat, act)

    def windows(self) -> dict[int, AnyPending]:
        """Find the seats that a reaction window asks, with the window."""
        game, state = self.table.game, self.table.state
        askers = {seat: game.asker(state, seat) for seat in game.seats_to_decide(state)}
        return {seat: asker for seat, asker in askers.items() if asker is not None and asker.is_window()}

    def asked(self) -> list[int]:
        """List the seats that have something to decide."""
        return self.table.game.seats_to_decide(self.table.state)

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.table.outcome() is not None

    def take_fresh(self) -> tuple[int, list[str]]:
        """Give the lines that are not kept yet, with the number of the first; they are the keeper's now."""
        lines = self.fresh[:]
        self.fresh.clear()
        return len(self.table.record.lines) - len(lines), lines

    def medals(self) -> list[int]:
        """Count what the game that is over adds to the sum of a match."""
        outcome = self.table.outcome()
        assert outcome is not None
        return entry_for(self.table.game.name).medals(self.table.state, outcome)

    def answer_held(self, seat: int) -> HeldRow | None:
        """Find the answer that a seat has given to what it is asked now, and that is held."""
        row = self.held.get(seat)
        return row if row is not None and row.number == self.table.numbers[seat] else None

    def let_be(self, seat: int, window: AnyPending) -> Choice:
        """Name the choice by which a seat lets a window be."""
        return self.table.game.spell(self.table.state, window.lets_be())


def taken_up(
    lines: list[str], secret: str, acts: list[ActRow], held: list[HeldRow], said: list[SaidRow]
) -> Play:
    """Take a game up as it was kept."""
    record = load("".join(f"{line}\n" for line in lines))
    rulings, dealer = record.header["rulings"], record.header["dealer"]
    assert isinstance(rulings, dict)
    assert isinstance(dealer, dict)
    game = entry_for(str(record.header["game"])).game_for(rulings)
    table = replay(game, record, dealer_of(secret, dealer))
    play = Play(table, talk_of(table, said), secret)
    play.done = {(act.seat, act.ref) for act in acts}
    play.said = max([row.number for row in said], default=0)
    play.held = {row.seat: row for row in held}
    return play


def sides_of(table: Table[Any]) -> list[int]:
    """Tell the side of every seat."""
    rulings = table.record.header["rulings"]
    assert isinstance(rulings, dict)
    return entry_for(table.game.name).sides(rulings)


def talk_of(table: Table[Any], said: list[SaidRow]) -> Talk[Any]:
    """Remember what was said."""
    return Talk(table, [Message(row.seat, listeners_in(row), row.text) for row in said])


def listeners_in(row: SaidRow) -> list[int]:
    """Read who was meant to hear something."""
    return [int(seat) for seat in row.listeners.split(",") if seat]


def _choose(table: Table[Any], seat: int, act: Any) -> Refusal | None:
    choice = parse(act.choice)
    return choice if isinstance(choice, Refusal) else table.submit(seat, choice, act.number)


def _stand(table: Table[Any], seat: int, act: Any) -> Refusal | None:
    choice = None if act.choice is None else parse(act.choice)
    return choice if isinstance(choice, Refusal) else table.stand(seat, act.window, choice)


_ACTS: Final[dict[type[AnyAct], Callable[[Table[Any], int, Any], Refusal | None]]] = {
    Choose: _choose,
    TakeBack: lambda table, seat, _: table.take_back(seat),
    Resign: lambda table, seat, _: table.resign(seat),
    OfferDraw: lambda table, seat, _: table.offer_draw(seat),
    Stand: _stand,
}
