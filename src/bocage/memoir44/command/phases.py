"""The turn of Overlord, from top to bottom: hand out, orders, initiative, all moves, all attacks, draw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.kernel.state import AnyPending, Pending
from bocage.memoir44.cards.deck import CARDS
from bocage.memoir44.combat.drawing import draw_combat
from bocage.memoir44.combat.prelude import Prelude
from bocage.memoir44.command.carrying_out import Carrying, sound_finest_hour
from bocage.memoir44.command.chain import (
    GENERALS,
    clear_table,
    commander_of,
    own_plays,
    played_cards,
    post_of,
)
from bocage.memoir44.command.front import Front
from bocage.memoir44.command.generals import Deploying, generals_without_card
from bocage.memoir44.command.handing_out import rules_alone
from bocage.memoir44.command.initiative import Initiatives
from bocage.memoir44.drawing import RESHUFFLE, TO_HAND, Draw
from bocage.memoir44.fighting import NOBODY_YET, Fighting
from bocage.memoir44.marching import Marching, fall_in
from bocage.memoir44.model import NOTHING_PLAYED, Position
from bocage.memoir44.turn import TURN_OVER

CARRY_OUT: Final = 0  # QO-24
DEPLOY: Final = 1  # OVL-20
INITIATIVE: Final = 2
MARCH: Final = 3  # OVL-46
FIGHT: Final = 4
MARCH_AGAIN: Final = 5
"""What the generals do together, one after the other."""

PHASES: Final = ("carrying-out", "deploying", "initiative", "marching", "fighting", "marching-again")


def begin_overlord_turn(state: Position, first: AnyPending) -> None:
    """Lay down a turn, the last step first."""
    clear_table(state)
    state.push(TURN_OVER)
    state.push(Collecting(state.side))
    for step in range(len(PHASES) - 1, -1, -1):
        state.push(Phase(step))
    state.push(first)
    if state.combat is not None:
        state.push(Prelude(0))  # CBT-14


class Phase(Pending[Position]):
    """A step that all generals take together, each in a lane of his own."""

    name = "phase"

    def __init__(self, step: i64) -> None:
        self.step: i64 = step

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Begin the step, if there is anything to do in it."""
        state.pop()
        if self.step == CARRY_OUT:
            state.push(Carrying(own_plays(state)))
            return
        lanes = self._lanes(state)
        if lanes:
            state.push(Front(lanes, 0, -1))

    def facts(self) -> dict[str, object]:
        """Tell which step."""
        return {"is": self.name, "step": PHASES[self.step]}

    def _lanes(self, state: Position) -> tuple[tuple[AnyPending, ...], ...]:
        """Lay down a lane for each seat that acts for generals of the side."""
        if self.step == DEPLOY and rules_alone(state):
            return sound_finest_hour(state)
        if self.step in (MARCH, MARCH_AGAIN):
            fall_in(state)
        lanes = [self._lane(state, posts) for posts in posts_by_seat(state)]
        return tuple([(record,) for record in lanes if record is not None])  # OVL-70, OVL-71

    def _lane(self, state: Position, posts: i64) -> AnyPending | None:
        if self.step == DEPLOY:
            return Deploying(posts)
        if self.step == INITIATIVE:
            idle = generals_without_card(state, posts)
            return Initiatives(idle) if idle else None
        if self.step == FIGHT:
            return Fighting(posts, NOBODY_YET, [], 0)
        march = 0 if self.step == MARCH else 1
        return Marching(posts, march, [], {}, 0)


def posts_by_seat(state: Position) -> list[int]:
    """List the generals of the side as sets, one for each seat that acts for any."""
    command = state.scenario.command
    found: dict[int, int] = {}
    for role in GENERALS:
        post = post_of(state.side, role)
        seats = command.seats_of[post]
        found[seats] = found.get(seats, 0) | 1 << post
    return list(found.values())


class Collecting(Pending[Position]):
    """The cards go back to the commander, who discards them all and draws."""

    name = "collecting"

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Discard what lies on the table, and draw within the limit of the hand."""
        state.pop()
        cards = played_cards(state)
        for kind in cards:
            state.pile.lay(kind)  # OVL-74
        draw_combat(state, state.plays)
        state.plays = NOTHING_PLAYED
        number = draws(state, self.side, cards)
        if number > 0:
            state.push(Draw(commander_of(self.side), number, TO_HAND))
        if any([CARDS[kind].reshuffles for kind in cards]):
            state.push(RESHUFFLE)  # OVL-122, QO-23

    def facts(self) -> dict[str, object]:
        """Tell whose cards."""
        return {"is": self.name, "side": int(self.side)}


def draws(state: Position, side: i64, cards: list[int]) -> i64:
    """Count the cards a commander draws: two, or three after a Recon, within his hand."""
    number: i64 = 2  # OVL-75
    if any([CARDS[kind].draws > 1 for kind in cards]):
        number = 3  # OVL-82, OVL-84, QO-10
    held = state.hands[commander_of(side)].count + state.scenario.command.laid_aside(state, side)  # QO-33
    room = state.scenario.terms.hands[side] - held  # QO-09
    return max(min(number, room), 0)  # OVL-76, OVL-85
