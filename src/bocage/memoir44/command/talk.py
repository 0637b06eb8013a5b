"""Talk: who may speak with whom in the chain of command, and when (OVL-30 to OVL-37, QO-15 to QO-17)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.refusal import Refusal
from bocage.memoir44.command.chain import commander_of, post_of
from bocage.memoir44.command.command import Command
from bocage.memoir44.command.front import Hold
from bocage.memoir44.command.handing_out import NOBODY_VISITED, HandOut
from bocage.memoir44.model import Position


def silence(command: Command, state: Position, seat: i64, listener: i64) -> Refusal | None:
    """Say why a seat may not talk to another; enemies may say what they like."""
    side = command.side(seat)
    if side != command.side(listener) or not _is_commander(command, side, seat, listener):
        return None  # OVL-36, QO-45
    if _is_visited(command, state, side, seat, listener) or _is_disputed(state, side):
        return None
    facts = {"to": command.seats[listener]}
    is_own = (command.seats_of[commander_of(side)] >> seat) & 1 == 1
    return Refusal("channel-closed", "OVL-37" if is_own else "OVL-34", facts)


def _is_commander(command: Command, side: i64, seat: i64, listener: i64) -> bool:
    """Tell whether one of two is the commander, also beside a flank or the center (QO-15)."""
    return command.seats_of[commander_of(side)] & (1 << seat | 1 << listener) != 0


def _is_visited(command: Command, state: Position, side: i64, seat: i64, listener: i64) -> bool:
    """Tell whether the commander is with the other one now, while cards are handed out (OVL-30)."""
    top = state.trunk[-1] if state.trunk else None
    if not isinstance(top, HandOut) or top.side != side or top.visited == NOBODY_VISITED:
        return False
    return command.seats_of[post_of(side, top.visited)] & (1 << seat | 1 << listener) != 0


def _is_disputed(state: Position, side: i64) -> bool:
    """Tell whether a hold has brought the commander in (OVL-73)."""
    top = state.trunk[-1] if state.trunk else None
    return isinstance(top, Hold) and top.side == side
