"""Placing cards under the commissar's chip, for the turn after this one."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.cards.deck import CARD_NAMES, CARDS
from bocage.memoir44.command.handing_out import hand_over
from bocage.memoir44.drawing import card_event
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import END_PLACING, PLACE_CARD, VERB_NAMES


class Placing(Pending[Position]):
    """Cards are chosen for the chip, so many at most; a commander of generals keeps one in hand.

    Whether anybody is asked goes by numbers that everybody sees, never by what is in hand.
    """

    name = "chip-placing"

    def __init__(self, post: i64, chip: i64, most: i64, keeps: i64) -> None:
        self.post: i64 = post
        self.chip: i64 = chip
        self.most: i64 = most
        self.keeps: i64 = keeps

    def asks(self, state: Position) -> i64:
        """Ask while there is room, and a card that need not stay in hand."""
        is_full = state.hands[self.chip].count >= self.most  # COM-06
        if is_full or state.hands[self.post].count <= self.keeps:  # QO-31, QO-33
            return NOBODY
        return state.scenario.command.seats_of[self.post]

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every card that can be used beside those placed, and to be done once there is one."""
        kinds = self._fitting(state)
        offers = [code(PLACE_CARD, kind) for kind in kinds]
        if state.hands[self.chip].count > 0 or not kinds:
            offers.append(code(END_PLACING))
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a card cannot be placed, or that placing comes first."""
        verb = verb_of(choice)
        if verb == END_PLACING:
            return Refusal("place-one-first", "QO-31", {})
        if verb != PLACE_CARD:
            return Refusal("place-first", "COM-05", {"verb": VERB_NAMES[verb]})
        kind = argument(choice, 0)
        facts = {"card": CARD_NAMES[kind]}
        if state.hands[self.post].cards[kind] == 0:
            return Refusal("not-in-hand", "COM-05", facts)
        if CARDS[kind].is_reaction:
            return Refusal("ambush-stays-in-hand", "COM-12", facts)
        return Refusal("not-all-usable", "QO-32", facts)

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Place a card face down, or be done."""
        if verb_of(choice) == END_PLACING:
            state.pop()
            return
        kind = argument(choice, 0)
        hand_over(state.hands[self.post], state.hands[self.chip], kind)
        if tell is not None:
            tell.append(card_event(state, "CardPlaced", self.chip, kind))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Go on when there is no room, or nothing left to place."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell who places cards, and how many there may be."""
        facts = {"post": int(self.post), "chip": int(self.chip), "most": int(self.most)}
        return {"is": self.name, **facts, "keeps": int(self.keeps)}

    def _fitting(self, state: Position) -> list[int]:
        """List the cards in hand that may lie under the chip; a lone player must take what there is."""
        command, under = state.scenario.command, state.hands[self.chip].cards
        held = [kind for kind, count in enumerate(state.hands[self.post].cards) if count]
        fitting = [kind for kind in held if command.fits(state.last_plays, self.chip, under, kind)]
        return held if not fitting and self.keeps == 0 else fitting  # COM-23
