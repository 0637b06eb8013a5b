"""The table's word as checks: a random game with all that happens at a table, watched at every entry."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bocage.kernel.chance import Dealer, Seeded
from bocage.kernel.choice import Choice
from bocage.kernel.committed import Committed, commitment
from bocage.kernel.record import Facts, load
from bocage.kernel.refusal import Refusal
from bocage.kernel.replay import replay
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table, header_for

from tests.contract.subjects import Subject

SECRET: Final = "two hedges and a ditch"  # noqa: S105  the dice of a test are no secret
NONCES: Final = ["left", "right"]


def set_up(subject: Subject, dealer: Dealer | None = None) -> Table[Any]:
    """Set a table up with committed dice."""
    dice: Facts = {
        "kind": "committed",
        "game": "g1",
        "commitment": commitment(SECRET),
        "nonces": list(NONCES),
    }
    names = [f"player of {seat}" for seat in subject.game.seats]
    header = header_for(subject.game, subject.scenario, dice, names, rulings=subject.rulings)
    return Table(subject.game, header, dealer or Committed(SECRET, "g1", NONCES))


def picture(table: Table[Any]) -> dict[str, object]:
    """Tell everything a table holds that must survive saving, and that a refused act must not change."""
    seats = range(len(table.game.seats))
    return {
        "lines": list(table.record.lines),
        "state": table.state.facts(),
        "numbers": list(table.numbers),
        "told": {seat: list(table.events(seat)) for seat in (OBSERVER, *seats)},
        "offers": [[repr(choice) for choice in table.offer(seat).choices] for seat in seats],
    }


class Watch:
    """Plays a table at random and checks the table's word at every entry."""

    def __init__(self, subject: Subject, seed: int) -> None:
        self.subject = subject
        self.lots = Random(f"{subject.name} {seed}")
        self.table = set_up(subject)
        self.taken_back = 0
        self.barrier: Any = self.table.state  # nothing before it can be taken back
        self.since: list[tuple[int, int]] = []

    def play(self, entries: int) -> Table[Any]:
        """Play until the game is over or the record is so long."""
        table = self.table
        while table.outcome() is None and table.record.next_number <= entries:
            if table.waits_for_chance():
                self._deal()
            elif self.lots.randrange(6) == 0:
                self._act()
            else:
                self._choose()
        return table

    def _deal(self) -> None:
        weights = self.table.game.weights(self.table.state)
        self._watched(None, lambda: self.table.befall(int(self._picked(weights))))
        self._no_way_back()

    def _picked(self, weights: list[int]) -> int:
        return int(self.table.dealer.pick(weights, self.table.record.next_number))

    def _choose(self) -> None:
        table, game = self.table, self.table.game
        seat = self.lots.choice(game.seats_to_decide(table.state))
        packed = self.lots.choice(game.choices(table.state, seat))
        named, number = game.spell(table.state, packed), table.numbers[seat]
        self._refuses_a_stale_one(seat, named, number + self.lots.choice((-1, 1)))
        step = game.apply(table.state, seat, packed)
        self._watched(seat, lambda: table.choose(seat, packed))
        self.since.append((seat, packed))
        if any(event.reveals for event in step.events):
            self._no_way_back()
        self._refuses_a_stale_one(seat, named, number)  # a repeat is harmless

    def _no_way_back(self) -> None:
        self.barrier, self.since = self.table.state, []

    def _act(self) -> None:
        seat = self.lots.choice(self.subject.seats)
        kind = self.lots.randrange(12)
        if kind == 0:
            self._watched(OBSERVER, lambda: self.table.hand_over(seat, "Élise „\u2028“"))
        elif kind == 1:
            self._watched(OBSERVER, lambda: self.table.offer_draw(seat))
        else:
            self._take_back(seat)

    def _take_back(self, seat: int) -> None:
        before, state = picture(self.table), self.table.state
        refusal: list[Refusal | None] = []
        self._watched(seat, lambda: refusal.append(self.table.take_back(seat)), may_refuse=True)
        if refusal[0] is None:
            self.taken_back += 1
            self._forget_last_of(seat)
            expected = self.table.game.with_what_was_seen(self._played_again(), state)
            assert self.table.state.facts() == expected.facts()
        else:
            own = [place for place, (who, _) in enumerate(self.since) if who == seat]
            assert refusal[0].key == ("others-rest-on-it" if own else "nothing-to-take-back")
            assert not own or own[-1] < len(self.since) - 1, "nobody has chosen since, so nothing rests on it"
            assert picture(self.table) == before

    def _forget_last_of(self, seat: int) -> None:
        place = max(place for place, (who, _) in enumerate(self.since) if who == seat)
        del self.since[place]

    def _played_again(self) -> Any:
        """Play all choices since the barrier again."""
        state = self.barrier
        for seat, packed in self.since:
            state = self.table.game.apply(state, seat, packed).state
        return state

    def _refuses_a_stale_one(self, seat: int, named: Choice, number: int) -> None:
        before = picture(self.table)
        refusal = self.table.submit(seat, named, number)
        assert refusal is not None
        assert refusal.key in ("stale", "game-over")
        assert picture(self.table) == before

    def _watched(self, actor: int | None, act: Any, may_refuse: bool = False) -> None:
        """Decision numbers rise by one where the own offer changed or the own choice was made, only there."""
        table, seats = self.table, self.subject.seats
        offers = [table.game.choices(table.state, seat) for seat in seats]
        numbers, lines = list(table.numbers), list(table.record.lines)
        told = {seat: list(events) for seat, events in table.told.items()}
        act()
        if may_refuse and table.record.lines == lines:
            actor = None
        for seat in seats:
            is_new = seat == actor or table.game.choices(table.state, seat) != offers[seat]
            assert table.numbers[seat] == numbers[seat] + is_new, f"seat {seat}"
        assert table.record.lines[: len(lines)] == lines
        for seat, events in told.items():
            assert table.events(seat)[: len(events)] == events
            assert table.events(seat, len(events)) == table.told[seat][len(events) :]


def saved_is_loaded(table: Table[Any]) -> Table[Any]:
    """A record as text, read again and replayed, is the same table to its last detail."""
    record = load(table.record.text())
    assert record.lines == table.record.lines
    assert record.header == table.record.header
    assert record.text() == table.record.text()
    again = replay(table.game, record, Seeded(9), Committed(SECRET, "g1", NONCES))
    assert picture(again) == picture(table)
    return again
