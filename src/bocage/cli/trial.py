"""One random game under scrutiny: what is checked on the way, and the record of what failed."""

from __future__ import annotations

from typing import Any, Final

from bocage.catalogue import Entry
from bocage.kernel.chance import Scripted, Seeded
from bocage.kernel.choice import parse
from bocage.kernel.game import Game
from bocage.kernel.record import Facts, Record, digest, load
from bocage.kernel.refusal import Refusal
from bocage.kernel.replay import replay
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table, header_for
from bocage.kernel.walk import one_of

LIMIT: Final = 1500
"""No more choices than this; a random game may wander without end."""

_EVERY: Final = 8
_SAMPLE: Final = 5
_OTHER_LOTS: Final = 0x5EED


class Broken(Exception):
    """A promise of the kernel that was not kept."""


class Failure(Exception):
    """A game that failed: why, and the record that leads there."""

    def __init__(self, why: str, record: Record) -> None:
        super().__init__(why)
        self.why = why
        self.record = record


class Trial:
    """A game of random legal play, checked on the way."""

    def __init__(self, entry: Entry, scenario: str, seed: int, edition: str = "", seating: str = "") -> None:
        rulings = entry.seated(entry.rulings(edition), seating)
        self.game: Game[Any] = entry.game_for(rulings)
        self.seed = seed
        self.lots = Seeded(seed ^ _OTHER_LOTS)
        self.dealer = Seeded(seed)
        names = ["random" for _ in self.game.seats]
        dealer: Facts = {"kind": "seeded", "seed": str(seed)}
        facts, notes = entry.scenario(scenario), {"scenario": scenario}
        header = header_for(self.game, facts, dealer, names, {**notes}, rulings)
        self.table: Table[Any] = Table(self.game, header, self.dealer)
        self.made = 0
        self.next: Facts = {}

    def run(self) -> bool:
        """Play and check; tell whether the game came to its end. Raise Failure with the record otherwise."""
        try:
            while self.table.outcome() is None and self.made < LIMIT:
                self._go_on()
            self.next = {"check": "replay"}
            check_replay(self.table)
        except Exception as error:
            raise Failure(why(error), self._failed(why(error))) from error
        return self.table.outcome() is not None

    def _go_on(self) -> None:
        """Let chance fall, or make a random choice."""
        table = self.table
        if table.waits_for_chance():
            outcome = self.dealer.pick(self.game.weights(table.state), table.record.next_number)
            self.next = {
                "chance": table.state.trunk[-1].spell_outcome(table.state, outcome),
                "outcome": outcome,
            }
            table.befall(outcome)
            return
        seat = one_of(self.game.to_decide(table.state), self.lots)
        if self.lots.below(_EVERY) == 0:
            self.next = {"check": "position", "seat": seat}
            check_position(self.game, table.state, seat, self.lots)
        offered = self.game.choices(table.state, seat)
        choice = offered[self.lots.below(len(offered))]
        self.next = {"seat": seat, "choice": repr(self.game.spell(table.state, choice))}
        table.choose(seat, choice)
        self.made += 1

    def _failed(self, reason: str) -> Record:
        """Write the record anew with a note of what failed, and what was about to be done."""
        header = dict(self.table.record.header)
        notes = header["notes"]
        assert isinstance(notes, dict)
        header["notes"] = {**notes, "fuzz": {"failure": reason, "seed": str(self.seed), **self.next}}
        record = Record(header)
        for entry in self.table.record.entries:
            record.add_line(entry, record.line_for(entry))
        return record


def why(error: Exception) -> str:
    """Name an error in one line."""
    return f"{type(error).__name__}: {error}"[:300]


def check_position(game: Game[Any], state: Any, seat: int, lots: Seeded) -> None:
    """Check all promises that can be checked at one question."""
    check_offer(game, state, seat)
    check_refusals(game, state, seat, lots)
    check_value(game, state, seat, lots)
    check_views(game, state, lots)


def check_offer(game: Game[Any], state: Any, seat: int) -> None:
    """An offer is sorted, without doubles, and never empty for a seat that is asked."""
    offered = game.choices(state, seat)
    if not offered or offered != sorted(set(offered)):
        raise Broken(f"offer: {offered}")


def check_refusals(game: Game[Any], state: Any, seat: int, lots: Seeded) -> None:
    """What is offered is not refused and can be read back; what differs in a field and is not offered is."""
    offered = game.choices(state, seat)
    for _ in range(_SAMPLE):
        choice = offered[lots.below(len(offered))]
        if game.refusal(state, seat, choice) is not None:
            raise Broken(f"offered, but refused: {game.spell(state, choice)}")
        if game.read(state, seat, game.spell(state, choice)) != choice:
            raise Broken(f"not read back: {game.spell(state, choice)}")
        other = choice ^ (1 << (10 + lots.below(24)))
        if other not in offered and game.refusal(state, seat, other) is None:
            raise Broken(f"not offered, but not refused: {other}")


def check_value(game: Game[Any], state: Any, seat: int, lots: Seeded) -> None:
    """A choice leaves the state it was made in as it was."""
    before = digest(state.facts())
    offered = game.choices(state, seat)
    game.apply(state, seat, offered[lots.below(len(offered))])
    if digest(state.facts()) != before:
        raise Broken("a choice changed the state it was made in")


def check_views(game: Game[Any], state: Any, lots: Seeded) -> None:
    """Whatever a view leaves open can be guessed so that the view of the guess is the same."""
    for seat in range(OBSERVER, len(game.seats)):
        view = game.view(state, seat)
        if game.view(game.guess(view, lots), seat).facts() != view.facts():
            raise Broken(f"the view of seat {seat} is not rebuilt by a guess")


def check_replay(table: Table[Any]) -> None:
    """The record is read back, plays again, and leads to the same state."""
    again = replay(table.game, load(table.record.text()), Scripted([]))
    if digest(again.state.facts()) != digest(table.state.facts()):
        raise Broken("the record leads to another state")


def once_more(table: Table[Any], found: Facts) -> str | None:
    """Do at the end of a record what failed there; tell how it fails, or None if it does not any more."""
    try:
        if "choice" in found:
            _choose(table, int(str(found["seat"])), str(found["choice"]))
        elif "chance" in found:
            table.befall(int(str(found["outcome"])))
        elif found.get("check") == "position":
            for lots in range(20):
                check_position(table.game, table.state, int(str(found["seat"])), Seeded(lots))
        else:
            check_replay(table)
    except Exception as error:
        return why(error)
    return None


def _choose(table: Table[Any], seat: int, text: str) -> None:
    choice = parse(text)
    packed = choice if isinstance(choice, Refusal) else table.game.read(table.state, seat, choice)
    if isinstance(packed, Refusal):
        raise Broken(f"{text} is refused: {packed!r}")
    table.choose(seat, packed)
