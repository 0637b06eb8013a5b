"""Own initiative: a general who got no card may roll two dice and do what they say (OVL-50 to OVL-68)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Pending
from bocage.memoir44.cards.deck import INITIATIVE, INITIATIVE_MARCH
from bocage.memoir44.command.chain import GENERALS, place_of, post_of, put_play, role_of
from bocage.memoir44.command.seating import ROLES
from bocage.memoir44.dice import throws_of
from bocage.memoir44.kinds import ARMOR, INFANTRY, NO_UNIT, SIDES
from bocage.memoir44.losses import lose_figures, named
from bocage.memoir44.model import BARRED, ORDERED, Position
from bocage.memoir44.order_of_play import ORDERING, misplaced
from bocage.memoir44.orders import order
from bocage.memoir44.played import NO_CARD, unconfined
from bocage.memoir44.tactics import Rally, dig_in, diggers, digging_refusal, foreign_refusal
from bocage.memoir44.verbs import (
    DIG_IN,
    END_ORDERS,
    ORDER,
    SACRIFICE,
    STAND_BY,
    TAKE_INITIATIVE,
    VERB_NAMES,
)

DICE: Final = 2  # OVL-52


class Initiatives(Pending[Position]):
    """Generals without a card say whether they act on their own."""

    name = "initiatives"

    def __init__(self, posts: i64) -> None:
        self.posts: i64 = posts

    def asks(self, state: Position) -> i64:
        """Ask as long as one of them has not decided."""
        return state.scenario.command.actors(self.posts) if self.posts else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer to roll for each, and to leave it at that."""
        offers = [
            code(TAKE_INITIATIVE, role) for role in GENERALS if (self.posts >> post_of(state.side, role)) & 1
        ]
        offers.append(code(STAND_BY))  # OVL-51
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say who may not act on his own."""
        if verb_of(choice) == TAKE_INITIATIVE:
            return Refusal("no-initiative", "OVL-50", {"role": ROLES[argument(choice, 0)]})
        return Refusal("initiative-first", "OVL-20", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Roll, or stand by with all that are left."""
        if verb_of(choice) == STAND_BY:
            state.pop()
            return
        post = post_of(state.side, argument(choice, 0))
        state.swap(Initiatives(self.posts & ~(1 << post)))
        state.push(InitiativeRoll(post))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Go on when all have decided."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell who has not decided."""
        return {"is": self.name, "posts": int(self.posts)}


class InitiativeRoll(Pending[Position]):
    """The two dice of a general are falling."""

    name = "initiative-roll"

    def __init__(self, post: i64) -> None:
        self.post: i64 = post

    def asks(self, state: Position) -> i64:
        """Ask chance."""
        return CHANCE

    def weights(self, state: Position) -> list[int]:
        """Weigh what the dice can show together."""
        return throws_of(DICE).weights

    def spell_outcome(self, state: Position, outcome: i64) -> str:
        """Name the faces."""
        return throws_of(DICE).throws[outcome].name

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Do what each die says: a grenade first, then orders, then flags."""
        throw = throws_of(DICE).throws[outcome]
        state.pop()
        if tell is not None:
            facts = {"side": SIDES[state.side], "general": ROLES[role_of(self.post)]}
            tell.append(Event("InitiativeRolled", {**facts, "dice": throw.name}))
        if throw.flags > 0:
            state.push(FlagOrders(self._lay(state, INITIATIVE_MARCH, 1), throw.flags, throw.flags == DICE))
        if throw.counts[INFANTRY] + throw.counts[ARMOR] + throw.stars > 0:
            place = self._lay(state, INITIATIVE, 0)
            # OVL-60, OVL-61, OVL-62, OVL-68, QO-02
            state.push(Rally(place, throw.counts[INFANTRY], throw.counts[ARMOR], throw.stars))
        if throw.grenades == 1:  # OVL-67: two of them do nothing
            state.push(Sacrificing(self.post))  # OVL-68, QO-04

    def facts(self) -> dict[str, object]:
        """Tell whose dice."""
        return {"is": self.name, "post": int(self.post)}

    def _lay(self, state: Position, effect: i64, number: i64) -> i64:
        """Lay down what units will act under, on one of the places of a general without cards."""
        place = place_of(state, self.post, 0) + number
        put_play(state, place, unconfined(state.side, NO_CARD, effect, self.post))
        return place


class Sacrificing(Pending[Position]):
    """A general has to take a figure off one of his units (OVL-65)."""

    name = "sacrificing"

    def __init__(self, post: i64) -> None:
        self.post: i64 = post

    def asks(self, state: Position) -> i64:
        """Ask the general, if he has a unit that has not been ordered (OVL-66, QO-04)."""
        return state.scenario.command.seats_of[self.post] if self._candidates(state) else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every unit of his."""
        return sorted([code(SACRIFICE, state.at[unit]) for unit in self._candidates(state)])

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that a figure has to go first, and why not of that unit."""
        if verb_of(choice) != SACRIFICE:
            return Refusal("sacrifice-first", "OVL-65", {"verb": VERB_NAMES[verb_of(choice)]})
        return unit_refusal(state, self.post, argument(choice, 0), "OVL-65")

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Take the figure off; the unit may not be ordered any more."""
        unit = state.unit_on[argument(choice, 0)]
        state.pop()
        state.status[unit] |= BARRED  # OVL-66
        state.trail.append(state.at[unit])
        lose_figures(state, unit, 1, "initiative", tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Nobody is left to lose a figure."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell who has to."""
        return {"is": self.name, "post": int(self.post)}

    def _candidates(self, state: Position) -> list[int]:
        return idle_units(state, self.post)  # QO-43


class FlagOrders(Pending[Position]):
    """Flags let a general move units that may not attack, or dig in with one (OVL-63, OVL-64)."""

    name = "flag-orders"

    def __init__(self, slot: i64, left: i64, may_dig: bool) -> None:
        self.slot: i64 = slot
        self.left: i64 = left
        self.may_dig: bool = may_dig

    def asks(self, state: Position) -> i64:
        """Ask the general, while a flag is left and somebody it could serve."""
        post = state.plays[self.slot].post
        can = self.left > 0 and bool(idle_units(state, post) or self._diggers(state))
        return state.scenario.command.seats_of[post] if can else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer units to be moved, infantry to dig in, and to leave it at that."""
        units = idle_units(state, state.plays[self.slot].post)
        offers = [code(ORDER, state.at[unit]) for unit in units]
        offers += [code(DIG_IN, state.at[unit]) for unit in self._diggers(state)]
        offers.append(code(END_ORDERS))
        offers.sort()
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot be moved, or dig in."""
        verb = verb_of(choice)
        if verb == DIG_IN:
            return self._digging_refusal(state, argument(choice, 0))
        if verb != ORDER:
            return misplaced(verb, ORDERING)
        return unit_refusal(state, state.plays[self.slot].post, argument(choice, 0), "OVL-63")

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Let a unit move, dig in, or be done."""
        verb = verb_of(choice)
        if verb != ORDER:
            state.pop()
        if verb == DIG_IN:
            dig_in(state, argument(choice, 0), tell)
        if verb == ORDER:
            state.swap(FlagOrders(self.slot, self.left - 1, False))  # QO-03
            order(state, state.unit_on[argument(choice, 0)], self.slot, tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Nobody is left, or no flag."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell how many flags are left, and what they allow."""
        facts = {"slot": int(self.slot), "left": int(self.left), "may_dig": self.may_dig}
        return {"is": self.name, **facts}

    def _digging_refusal(self, state: Position, hexagon: i64) -> Refusal:
        """Say why nobody there can dig in, or that the flags do not let anybody."""
        found: Refusal | None = None
        if self.may_dig:
            found = digging_refusal(state, state.plays[self.slot].post, hexagon)
        return found or Refusal("no-digging-with-flags", "OVL-64", {"verb": VERB_NAMES[DIG_IN]})

    def _diggers(self, state: Position) -> list[int]:
        return diggers(state, state.plays[self.slot].post) if self.may_dig else []


def idle_units(state: Position, post: i64) -> list[int]:
    """List the units of a general that have not been ordered and still may be."""
    return [unit for unit in state.commanded(post) if not state.status[unit] & (ORDERED | BARRED)]


def unit_refusal(state: Position, post: i64, hexagon: i64, rule: str) -> Refusal:
    """Say why a unit is not one of a general's idle ones."""
    unit = state.unit_on[hexagon]
    if unit == NO_UNIT or state.side_of(unit) != state.side:
        return Refusal("no-unit-there", rule, {"at": state.scenario.field.names[hexagon]})
    facts = {**named(state, unit)}
    if state.status[unit] & ORDERED:
        return Refusal("already-ordered", "OVL-44", facts)
    foreign = foreign_refusal(state, post, unit)
    return foreign or Refusal("barred", "OVL-66", facts)
