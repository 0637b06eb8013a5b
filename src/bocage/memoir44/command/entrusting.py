"""Handing orders on: the commander-in-chief lets members carry out what he has ordered (YNG-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.kinds import OFF_BOARD, SIDES
from bocage.memoir44.model import ORDERED, SLOT, Position
from bocage.memoir44.verbs import END_ENTRUST, ENTRUST, VERB_NAMES

if TYPE_CHECKING:
    from bocage.memoir44.command.teams import Teams


class Entrusting(Pending[Position]):
    """The commander may hand the orders in a section to the member whose section it is."""

    name = "entrusting"

    def asks(self, state: Position) -> i64:
        """Ask the commander, while there are orders of his in a section of somebody else."""
        return state.scenario.command.seats_of[state.plays[0].post] if self._sections(state) else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every section with orders to hand on, and to leave it at that."""
        return [*[code(ENTRUST, place) for place in self._sections(state)], code(END_ENTRUST)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that there is nothing to hand on there, or that it has to be settled first."""
        if verb_of(choice) != ENTRUST:
            return Refusal("entrust-first", "YNG-11", {"verb": VERB_NAMES[verb_of(choice)]})
        names = state.scenario.field.section_names
        return Refusal("nothing-to-entrust", "YNG-11", {"section": names[argument(choice, 0)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Hand on the orders in a section, or be done."""
        if verb_of(choice) == END_ENTRUST:
            state.pop()
            return
        place = argument(choice, 0)
        if len(state.plays) == 1:
            play = state.plays[0]
            state.plays = [play, *[play.share_of(post) for post in self._others(state)]]
        slot = 1 + self._others(state).index(self._member(state, place))
        for unit in self._ordered(state, place):
            state.status[unit] = int(state.status[unit] & ((1 << SLOT) - 1) | slot << SLOT)
        if tell is not None:
            facts = {"side": SIDES[state.side], "section": state.scenario.field.section_names[place]}
            tell.append(Event("OrdersEntrusted", {**facts}))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """There is nothing to hand on."""
        state.pop()

    def _others(self, state: Position) -> list[int]:
        """List the posts of the members who are not the commander himself."""
        command = cast("Teams", state.scenario.command)
        chief = command.seats_of[state.plays[0].post]
        return [post for post in command.members[state.side] if command.seats_of[post] != chief]

    def _member(self, state: Position, place: i64) -> int:
        """Find the post of a section; -1 where it is the commander's own."""
        areas = state.scenario.command.areas
        return next((post for post in self._others(state) if (areas[post] >> place) & 1), -1)

    def _sections(self, state: Position) -> list[int]:
        """List the sections with orders that can be handed on."""
        places = range(len(state.scenario.field.section_names))
        return [place for place in places if self._member(state, place) >= 0 and self._ordered(state, place)]

    def _ordered(self, state: Position, place: i64) -> list[int]:
        """List the units in a section that have orders of the commander's."""
        return [
            unit
            for unit in state.scenario.units_of[state.side]
            if state.at[unit] != OFF_BOARD
            and state.status[unit] & ORDERED
            and state.status[unit] >> SLOT == 0
            and (state.sections_of(unit) >> place) & 1
        ]
