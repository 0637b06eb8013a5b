"""Before the orders of Overlord: the generals may play Combat cards before the commander hands out his."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import Pending
from bocage.memoir44.combat.cards import BEFORE_ORDERS
from bocage.memoir44.combat.moment import Moment, holders
from bocage.memoir44.combat.playing import (
    VERBS,
    combat_offers,
    combat_refusal,
    could_play,
    own_posts,
    play_combat,
    seats_of,
)
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import NO_COMBAT, VERB_NAMES


class Prelude(Pending[Position]):
    """Whoever holds Combat cards may play some before orders, until all have let it be (CBT-14)."""

    name = "prelude"

    def __init__(self, waived: i64) -> None:
        self.waived: i64 = waived

    def asks(self, state: Position) -> i64:
        """Ask everybody of the side who could play one, for all that everybody knows."""
        moment = Moment(BEFORE_ORDERS)
        posts = [post for post in holders(state, own_posts(state), ~0) if could_play(state, post, moment)]
        return seats_of(state, posts) & ~self.waived

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every card that fits, and to let it be."""
        return [*combat_offers(state, own_posts(state), seat, Moment(BEFORE_ORDERS)), code(NO_COMBAT)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a card cannot be played, or that the Combat cards come first."""
        if verb_of(choice) in VERBS:
            return combat_refusal(state, own_posts(state), seat, choice, Moment(BEFORE_ORDERS))
        return Refusal("before-orders-first", "CBT-14", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Play a card, or let it be."""
        if verb_of(choice) == NO_COMBAT:
            state.swap(Prelude(self.waived | 1 << seat))
        else:
            play_combat(state, own_posts(state), seat, choice, Moment(BEFORE_ORDERS), tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Go on when all have let it be."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell who has let it be."""
        return {"is": self.name, "waived": int(self.waived)}
