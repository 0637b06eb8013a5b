"""Replaying: a table driven by the entries of a record, and the proof of its dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bocage.kernel.chance import Dealer
from bocage.kernel.choice import parse
from bocage.kernel.committed import Committed, commitment
from bocage.kernel.game import Game
from bocage.kernel.header import check_header
from bocage.kernel.record import BadRecord, Facts, Record, entry_in
from bocage.kernel.refusal import Refusal, Refused
from bocage.kernel.state import State
from bocage.kernel.table import Table

S = TypeVar("S", bound=State)


_TROUBLES = (
    Refused,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,  # no chance step to answer, or nested too deep
    TypeError,
    ValueError,
)
"""What a record with a sound chain but senseless entries can run into."""


class Differs(Refused):
    """Today's rules do not follow a record any further."""


def replay(game: Game[S], record: Record, dealer: Dealer, prover: Dealer | None = None) -> Table[S]:
    """Drive a table by the entries of a record; the dealer is for what comes after them.

    A prover deals every outcome again, and what fell must be what it deals.
    """
    table = _table_for(game, record, dealer)
    for number, entry in enumerate(record.entries, start=1):
        _follow(table, entry, record.lines[number], prover)
    return table


def follow(table: Table[Any], line: str) -> None:
    """Do on a table what the next line of its record says was done.

    It must then have written that very line; a table that has not is of no use any more.
    """
    _follow(table, entry_in(line, table.record.next_number + 1), line, None)


def secret_in(record: Record) -> str | None:
    """Find the dealer's secret, if it has been shown."""
    for entry in reversed(record.entries):
        if entry.get("act") == "reveal":
            return str(entry.get("secret"))
    return None


def prover_for(record: Record) -> Committed | None:
    """Make the dealer that must have dealt a record, if its secret has been shown and fits the commitment."""
    secret = secret_in(record)
    header = record.header.get("dealer")
    if secret is None or not isinstance(header, dict) or header.get("kind") != "committed":
        return None
    if commitment(secret) != header.get("commitment"):
        raise BadRecord(Refusal("secret-does-not-fit", "TAB-10", {"line": "1"}))
    return dealer_of(secret, header)


def dealer_of(secret: str, header: Facts) -> Committed:
    """Make the dealer that the header of a record speaks of."""
    nonces = header.get("nonces")
    seats = nonces if isinstance(nonces, list) else []
    return Committed(secret, str(header.get("game")), [str(nonce) for nonce in seats])


def _table_for(game: Game[S], record: Record, dealer: Dealer) -> Table[S]:
    """Set the table up as the header says; what is wrong with it is told where that is a sentence."""
    check_header(game, record.header)
    try:
        return Table(game, record.header, dealer)
    except _TROUBLES as trouble:
        why = str(trouble)[:200] if isinstance(trouble, ValueError) else ""
        raise BadRecord(Refusal("record-header", "TAB-9", {"line": "1", "why": why})) from trouble


def _differs(number: int, why: str) -> Differs:
    facts = {"line": str(number + 1), "entry": str(number), "why": why}
    return Differs(Refusal("record-differs", "TAB-9", facts))


def _follow(table: Table[S], entry: Facts, line: str, prover: Dealer | None) -> None:
    """Do again what an entry says was done, and see that its line comes out."""
    number = table.record.next_number
    try:
        _follow_entry(table, entry, prover)
    except _TROUBLES as trouble:
        raise _differs(number, repr(trouble)) from trouble
    if table.record.lines[-1] != line:
        raise _differs(number, "")


def _follow_entry(table: Table[S], entry: Facts, prover: Dealer | None) -> None:
    seat = entry.get("seat")
    if "choice" in entry:
        assert type(seat) is int
        _follow_choice(table, seat, str(entry["choice"]))
    elif "chance" in entry:
        _follow_chance(table, str(entry["chance"]), prover)
    else:
        _follow_act(table, entry)


def _follow_choice(table: Table[S], seat: int, text: str) -> None:
    choice = parse(text)
    packed = choice if isinstance(choice, Refusal) else table.game.read(table.state, seat, choice)
    if isinstance(packed, Refusal):
        raise Refused(packed)
    table.choose(seat, packed)


def _follow_chance(table: Table[S], name: str, prover: Dealer | None) -> None:
    outcome = _outcome_named(table, name)
    if prover is not None:
        dealt = prover.pick(table.game.weights(table.state), table.record.next_number)
        if dealt != outcome:
            raise Refused(Refusal("dice-do-not-fit", "TAB-10", {"fell": name, "dealt": str(dealt)}))
    table.befall(outcome)


def _outcome_named(table: Table[S], name: str) -> int:
    weights = table.game.weights(table.state)
    top = table.state.trunk[-1]
    for outcome, weight in enumerate(weights):
        if weight and top.spell_outcome(table.state, outcome) == name:
            return outcome
    raise LookupError(name)


def _follow_act(table: Table[S], entry: Facts) -> None:
    act, seat = entry["act"], entry.get("seat")
    if act == "reveal":
        refusal = table.reveal(str(entry["secret"]))
    elif act == "abandon":
        refusal = table.abandon()
    else:
        assert type(seat) is int
        refusal = _ACTS[str(act)](table, seat, entry)
    if refusal is not None:
        raise Refused(refusal)


def _leave_answer(table: Table[Any], seat: int, entry: Facts) -> Refusal | None:
    answer = str(entry["answer"])
    choice = parse(answer) if answer else None
    return choice if isinstance(choice, Refusal) else table.leave_answer(seat, str(entry["window"]), choice)


_ACTS: dict[str, Callable[[Table[Any], int, Facts], Refusal | None]] = {
    "take-back": lambda table, seat, _: table.take_back(seat),
    "resigned": lambda table, seat, _: table.resign(seat),
    "timed-out": lambda table, seat, _: table.resign(seat, "timed-out"),
    "draw": lambda table, seat, _: table.offer_draw(seat),
    "hand-over": lambda table, seat, entry: table.hand_over(seat, str(entry["to"])),
    "stand": lambda table, seat, entry: _leave_answer(table, seat, entry),
}
