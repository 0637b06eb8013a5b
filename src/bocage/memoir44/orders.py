"""Ordering: which units the card lets be chosen, one at a time, in any order (chapter on orders)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.cards.card import ANYWHERE, IN_CONTACT, Orders
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD, PLENTY
from bocage.memoir44.losses import named
from bocage.memoir44.model import BARRED, ORDERED, SLOT, Position
from bocage.memoir44.order_of_play import ORDERING, misplaced
from bocage.memoir44.verbs import END_ORDERS, ORDER


class Ordering(Pending[Position]):
    """Units are being ordered by one of the plays; a card that orders all it can needs no choice (ORD-01).

    The offers hold as long as nothing has been added to the trail, of which so much has been `seen`.
    """

    name = "ordering"

    def __init__(self, slot: i64, orders: Orders, offers: list[int], seen: i64) -> None:
        self.slot: i64 = slot
        self.orders: Orders = orders
        self.offers: list[int] = offers
        self.seen: i64 = seen

    def asks(self, state: Position) -> i64:
        """Ask whoever gives the orders, once it is worked out who can be ordered."""
        return state.scenario.command.seats_of[state.plays[self.slot].post] if self.offers else NOBODY

    def stirs(self, state: Position) -> bool:
        """Go on as long as it is not worked out who can be ordered."""
        return not self.offers or self.seen != len(state.trail)

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
            state.swap(Ordering(self.slot, self.orders, [], 0))
            order(state, state.unit_on[argument(choice, 0)], self.slot, tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Order everybody where the card does; else see who can be ordered, or go on."""
        candidates = self._candidates(state)
        if candidates and (self.orders.total < PLENTY or self._is_contested(state, candidates)):
            offers = [code(ORDER, state.at[unit]) for unit in candidates]
            offers.sort()
            offers.append(code(END_ORDERS))  # CARD-ANY-2, Q-25
            state.swap(Ordering(self.slot, self.orders, offers, len(state.trail)))
            return
        state.pop()  # ORD-06, CARD-ANY-6
        for unit in candidates:
            order(state, unit, self.slot, tell)

    def facts(self) -> dict[str, object]:
        """Tell whom the card orders."""
        orders = self.orders
        return {
            "is": self.name,
            "slot": int(self.slot),
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
        full = [False] * len(self.orders.room)
        full[0] = True
        tried = full[:]
        found = []
        for unit in state.scenario.units_of[state.side]:
            if state.at[unit] == OFF_BOARD or state.status[unit] & (ORDERED | BARRED):  # CARD-ANY-3, OVL-44
                continue
            mask = self._sections_of(state, unit)
            if not tried[mask]:
                tried[mask], full[mask] = True, not self._has_room(taken, mask)
            if not full[mask] and self._suits(state, unit):
                found.append(unit)
        return found

    def _is_contested(self, state: Position, candidates: list[int]) -> bool:
        """Tell whether others could order one of the units, too, so that it may be left to them (QO-13)."""
        is_shared = state.scenario.command.is_shared
        return any([is_shared(state.side, state.sections_of(unit)) for unit in candidates])

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
        mask: i64 = state.sections_of(unit)
        play = state.plays[self.slot]
        section = 0 if play.plain else play.section  # CARD-INFANTRYASSAULT-5
        if section and not mask & section:  # CARD-INFANTRYASSAULT-4
            return 0
        return mask & self.orders.sections

    def _taken(self, state: Position) -> list[int]:
        """Count the units that have been ordered by the sections they are in."""
        taken = [0] * len(self.orders.room)
        for unit in state.scenario.units_of[state.side]:
            status: i64 = state.status[unit]
            if status & ORDERED and status >> SLOT == self.slot:
                taken[self._sections_of(state, unit)] += 1
        return taken

    def _has_room(self, taken: list[int], mask: i64) -> bool:
        """Tell whether one more unit can be given an order of one of its sections (CARD-ANY-4, ORD-04).

        No set of sections may have more units that depend on it alone than it has orders.
        """
        for group in self.orders.around[mask]:
            needed = 1
            for among in self.orders.within[group]:
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
        if state.status[unit] & BARRED:
            return Refusal("barred", "OVL-66", facts)
        if not (self.orders.classes >> state.kind(unit).kind) & 1:
            return Refusal("not-this-kind", "CARD-ANY-8", facts)
        if not self._suits(state, unit):  # whom contact is asked of, the card orders without asking
            return Refusal("in-contact", "CARD-FIREFIGHT-1", facts)
        if not self._sections_of(state, unit):
            return Refusal("not-in-section", "TRN-06", facts)
        return Refusal("no-order-left", "ORD-05", facts)


def orders_refusal(state: Position, unit: i64, posts: i64) -> Refusal | None:
    """Say that a unit has no orders to act on, or those of somebody else."""
    if not state.status[unit] & ORDERED:
        return Refusal("not-ordered", "TRN-09", {**named(state, unit)})
    if not (posts >> state.play_of(unit).post) & 1:
        return Refusal("ordered-by-another", state.scenario.command.others_rule, {**named(state, unit)})
    return None


def order(state: Position, unit: i64, slot: i64, tell: list[Event] | None) -> None:
    """Order a unit by one of the plays."""
    state.status[unit] |= int(ORDERED | slot << SLOT)
    state.trail.append(state.at[unit])
    if tell is not None:
        tell.append(Event("UnitOrdered", {**named(state, unit)}))
