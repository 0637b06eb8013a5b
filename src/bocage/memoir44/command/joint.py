"""What members of a team do together with one card: each in a lane of his own, one step after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.kernel.state import AnyPending, Pending, Together
from bocage.memoir44.cards import card as steps
from bocage.memoir44.command.entrusting import Entrusting
from bocage.memoir44.fighting import NOBODY_YET, Fighting
from bocage.memoir44.marching import Marching, fall_in
from bocage.memoir44.model import ORDERED, SLOT, Position
from bocage.memoir44.orders import Ordering
from bocage.memoir44.played import Play
from bocage.memoir44.turn import PLAIN_STEPS, begin, step_of

if TYPE_CHECKING:
    from bocage.memoir44.command.teams import Teams


def begin_jointly(state: Position) -> None:
    """Begin what the card on the table says, with everybody whom it concerns."""
    play = state.plays[0]
    if play.does_nothing():
        return
    command = cast("Teams", state.scenario.command)
    posts = command.concerned(play)
    if len(posts) > 1:
        state.plays = [play, *[play.share_of(post) for post in posts]]  # TEAM-33, TEAM-34, YNG-10
        lay_steps(state, play, False)
    elif command.may_entrust and posts[0] == command.chiefs[state.side] and command.members[state.side]:
        lay_steps(state, play, True)  # YNG-11
    else:
        state.plays = [play.led_by(posts[0])]
        begin(state)


def lay_steps(state: Position, play: Play, entrusts: bool) -> None:
    """Lay down the steps of a card that several may act by, the last first."""
    todo = PLAIN_STEPS if play.plain else play.fact_card().steps
    march = play.marches()
    acting = [step for step in todo if step in (steps.MOVE, steps.BATTLE)]
    for step in reversed(todo):
        if step == steps.MOVE:
            march -= 1
        if step in (steps.MOVE, steps.BATTLE):
            state.push(Joint(step, march))
            acting.pop()
            if entrusts and not acting:
                state.push(Entrusting())
        elif step == steps.ORDER and not entrusts:
            state.push(Joint(step, 0))
        elif step != steps.CHOOSE_SECTION or play.section == 0:
            state.push(step_of(state, 0, step))


class Joint(Pending[Position]):
    """A step that all with a play on the table take at the same time, all moves first."""

    name = "joint"

    def __init__(self, step: i64, march: i64) -> None:
        self.step: i64 = step
        self.march: i64 = march

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Begin the step."""
        state.pop()
        if self.step == steps.MOVE:
            fall_in(state)
        lanes = [
            (self._lane(state, slot),) for slot, play in enumerate(state.plays) if self._acts(state, slot)
        ]
        state.push(Together(tuple(lanes)))

    def facts(self) -> dict[str, object]:
        """Tell which step."""
        return {"is": self.name, "step": int(self.step), "march": int(self.march)}

    def _acts(self, state: Position, slot: i64) -> bool:
        """Tell whether a play orders now, or has: the card itself orders where it has no parts."""
        if self.step == steps.ORDER:
            return slot > 0
        status = state.status
        units = state.scenario.units_of[state.side]
        return any([status[unit] & ORDERED and status[unit] >> SLOT == slot for unit in units])

    def _lane(self, state: Position, slot: i64) -> AnyPending:
        play = state.plays[slot]
        if self.step == steps.ORDER:
            return Ordering(slot, state.scenario.command.orders(play), [], 0)
        if self.step == steps.MOVE:
            return Marching(1 << play.post, self.march, [], {}, 0)
        return Fighting(1 << play.post, NOBODY_YET, [], 0)
