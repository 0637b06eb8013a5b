"""The commander's own cards: air power, barrage and the finest hour (OVL-29, QO-24)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, AnyPending, Pending
from bocage.memoir44.cards.card import STRIKE
from bocage.memoir44.command.chain import DICE, GENERALS, OWN_PLACE, place_of, post_of, put_play
from bocage.memoir44.model import Position
from bocage.memoir44.tactics import Mustering
from bocage.memoir44.turn import strike_of
from bocage.memoir44.verbs import CARRY_OUT, VERB_NAMES


class Carrying(Pending[Position]):
    """The cards the commander has laid down are carried out, in the order he likes."""

    name = "carrying"

    def __init__(self, places: list[int]) -> None:
        self.places: list[int] = places

    def asks(self, state: Position) -> i64:
        """Ask the commander where the order matters."""
        if len(self._choices(state)) > 1:
            return state.scenario.command.seats_of[state.plays[self.places[0]].post]
        return NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every card that is left."""
        return self._choices(state)

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that the commander's cards come first."""
        return Refusal("carry-out-first", "QO-24", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Carry a card out."""
        effect = argument(choice, 0)
        place = next(place for place in self.places if state.plays[place].acts_as == effect)
        self._carry_out(state, place)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Carry out the only one, or go on."""
        if self.places:
            self._carry_out(state, self.places[0])
        else:
            state.pop()

    def facts(self) -> dict[str, object]:
        """Tell which cards are left."""
        return {"is": self.name, "places": self.places[:]}

    def _choices(self, state: Position) -> list[int]:
        return sorted({int(code(CARRY_OUT, state.plays[place].acts_as)) for place in self.places})

    def _carry_out(self, state: Position, place: int) -> None:
        state.swap(Carrying([other for other in self.places if other != place]))
        play = state.plays[place]
        if STRIKE in play.fact_card().steps:
            state.push(strike_of(state, play))  # OVL-109


def sound_finest_hour(state: Position) -> tuple[tuple[AnyPending, ...], ...]:
    """Let every general roll for whom he orders (OVL-117)."""
    seats_of = state.scenario.command.seats_of
    hour = state.plays[OWN_PLACE]
    by_seat: dict[int, tuple[AnyPending, ...]] = {}
    for role in reversed(GENERALS):
        post = post_of(state.side, role)
        place = place_of(state, post, 0)
        put_play(state, place, hour.share_of(post))
        by_seat[seats_of[post]] = (*by_seat.get(seats_of[post], ()), Mustering(place, DICE))
    return tuple(list(by_seat.values())[::-1])
