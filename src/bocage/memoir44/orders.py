"""Ordering: which units the card lets be chosen, one at a time, in any order (chapter on orders)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.cards.card import ANYWHERE, IN_CONTACT, Orders
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD, PLENTY, SECTIONS
from bocage.memoir44.losses import named
from bocage.memoir44.model import ORDERED, Position
from bocage.memoir44.order_of_play import ORDERING, misplaced
from bocage.memoir44.verbs import END_ORDERS, ORDER

GROUPS: Final = 1 << len(SECTIONS)
"""The sets of sections, as bits."""
_AROUND: Final = [[group for group in range(1, GROUPS) if not mask & ~group] for mask in range(GROUPS)]
_WITHIN: Final = [[among for among in range(1, GROUPS) if not among & ~group] for group in range(GROUPS)]


class Ordering(Pending[Position]):
    """Units are being ordered; cards that order everybody they can need no choice (ORD-01)."""

    name = "ordering"

    def __init__(self, orders: Orders, offers: list[int]) -> None:
        self.orders: Orders = orders
        self.offers: list[int] = offers

    def asks(self, state: Position) -> i64:
        """Ask whoever plays the turn, once it is worked out who can be ordered."""
        return state.scenario.command.player(state.side) if self.offers else NOBODY

    def stirs(self, state: Position) -> bool:
        """Go on as long as it is not worked out who can be ordered."""
        return not self.offers

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every unit that can still be ordered, and to leave it at that (ORD-07)."""
        return self.offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot be ordered."""
        verb = verb_of(choice)
        if verb != ORDER:
            return misplaced(verb, ORDERING)
        return self._unit_refusal(state, argument(choice, 0))

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Order a unit, or be done."""
        if verb_of(choice) == END_ORDERS:
            state.pop()
        else:
            order(state, state.unit_on[argument(choice, 0)], tell)
            state.swap(Ordering(self.orders, []))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Order everybody where the card does; else see who can be ordered, or go on (ORD-06)."""
        candidates = self._candidates(state)
        if self.orders.total < PLENTY and candidates:
            offers = [code(ORDER, state.at[unit]) for unit in candidates]
            offers.sort()
            state.swap(Ordering(self.orders, [*offers, code(END_ORDERS)]))  # CARD-ANY-2, Q-25
            return
        for unit in candidates:
            order(state, unit, tell)
        state.pop()  # CARD-ANY-6

    def facts(self) -> dict[str, object]:
        """Tell whom the card orders."""
        orders = self.orders
        return {
            "is": self.name,
            "total": int(orders.total),
            "by_section": orders.by_section[:],
            "classes": int(orders.classes),
            "contact": int(orders.contact),
        }

    def _candidates(self, state: Position) -> list[int]:
        """List the units that can be ordered beside those that have been."""
        taken = self._taken(state)
        if sum(taken) >= self.orders.total:
            return []
        full = [True] + [False] * (GROUPS - 1)
        tried = full[:]
        found = []
        for unit in state.scenario.units_of[state.side]:
            if state.at[unit] == OFF_BOARD or state.status[unit] & ORDERED:  # CARD-ANY-3
                continue
            mask = self._sections_of(state, unit)
            if not tried[mask]:
                tried[mask], full[mask] = True, not self._has_room(taken, mask)
            if not full[mask] and self._suits(state, unit):
                found.append(unit)
        return found

    def _suits(self, state: Position, unit: i64) -> bool:
        """Tell whether a unit is of the kind that the card orders, and where it orders it."""
        if not (self.orders.classes >> state.scenario.types[unit].kind) & 1:
            return False
        contact = self.orders.contact
        if contact == ANYWHERE:
            return True
        # CARD-CLOSEASSAULT-1, CARD-CLOSEASSAULT-6, CARD-FIREFIGHT-1, CARD-FIREFIGHT-4
        return state.is_touched(state.at[unit], state.side) == (contact == IN_CONTACT)

    def _sections_of(self, state: Position, unit: i64) -> i64:
        """Name the sections of a unit in which the card gives orders, as bits (ORD-03)."""
        mask: i64 = state.scenario.field.sections[state.side][state.at[unit]]  # CARD-ANY-5, ORD-08
        section = 0 if state.play.plain else state.play.section  # CARD-INFANTRYASSAULT-5
        if section and not mask & section:  # CARD-INFANTRYASSAULT-4
            return 0
        return mask & self.orders.sections

    def _taken(self, state: Position) -> list[int]:
        """Count the units that have been ordered by the sections they are in."""
        taken = [0] * GROUPS
        for unit in state.scenario.units_of[state.side]:
            if state.status[unit] & ORDERED:
                taken[self._sections_of(state, unit)] += 1
        return taken

    def _has_room(self, taken: list[int], mask: i64) -> bool:
        """Tell whether one more unit can be given an order of one of its sections (CARD-ANY-4, ORD-04).

        No set of sections may have more units that depend on it alone than it has orders.
        """
        for group in _AROUND[mask]:
            needed = 1
            for among in _WITHIN[group]:
                needed += taken[among]
            if needed > self.orders.room[group]:
                return False
        return True

    def _unit_refusal(self, state: Position, hexagon: i64) -> Refusal:
        unit = state.unit_on[hexagon]
        if unit == NO_UNIT or state.side_of(unit) != state.side:
            return Refusal("no-unit-there", "ORD-01", {"at": state.scenario.field.names[hexagon]})
        facts = {**named(state, unit)}
        if state.status[unit] & ORDERED:
            return Refusal("already-ordered", "ORD-02", facts)
        if not (self.orders.classes >> state.kind(unit).kind) & 1:
            return Refusal("not-this-kind", "CARD-ANY-8", facts)
        if not self._suits(state, unit):  # whom contact is asked of, the card orders without asking
            return Refusal("in-contact", "CARD-FIREFIGHT-1", facts)
        if not self._sections_of(state, unit):
            return Refusal("not-in-section", "TRN-06", facts)
        return Refusal("no-order-left", "ORD-05", facts)


def order(state: Position, unit: i64, tell: list[Event] | None) -> None:
    """Order a unit."""
    state.status[unit] |= ORDERED
    if tell is not None:
        tell.append(Event("UnitOrdered", {**named(state, unit)}))
