"""The turn of an alliance: a card of the own hand is played, or the one that lies open for both members."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.special.spotters import may_spot
from bocage.memoir44.turn import Turn, card_refusal, kinds_in, lay_card, playable
from bocage.memoir44.verbs import AIR_STRIKE, PLAY, PLAY_SHARED, SHARED_STRIKE


class SharedTurn(Turn):
    """The active member plays a card, his own or the shared one (TEAM-16)."""

    name = "shared-turn"

    def __init__(self, post: i64, place: i64) -> None:
        super().__init__(post)
        self.place: i64 = place

    def asks(self, state: Position) -> i64:
        """Ask the active member, unless there is neither a card in hand nor a shared one."""
        has_cards = state.hands[self.post].count + state.hands[self.place].count > 0
        return state.scenario.command.seats_of[self.post] if has_cards else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every kind of card in hand, and the shared one; a reaction where there is nothing else."""
        own, shared = state.hands[self.post].cards, state.hands[self.place].cards
        is_free = bool(playable(own) or playable(shared))  # CARD-ANY-13, CARD-ANY-14
        mine = playable(own) if is_free else kinds_in(own)
        ours = playable(shared) if is_free else kinds_in(shared)
        return [
            *[code(PLAY, kind) for kind in mine],
            *[code(AIR_STRIKE, kind) for kind in mine if may_spot(state, kind)],
            *[code(PLAY_SHARED, kind) for kind in ours],
            *[code(SHARED_STRIKE, kind) for kind in ours if may_spot(state, kind)],
            *self.with_combat(state, seat),
        ]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a card cannot be played, that it is not the shared one, or that one has to be played."""
        verb, kind = verb_of(choice), argument(choice, 0)
        if verb not in (PLAY_SHARED, SHARED_STRIKE):
            return Turn.refusal(self, state, seat, choice)
        shared = state.hands[self.place].cards
        if shared[kind] == 0:
            return Refusal("not-the-shared-card", "TEAM-16", {"card": CARD_NAMES[kind]})
        return card_refusal(shared, kind, verb == SHARED_STRIKE)

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Lay the card on the table; the next one goes to the place it came from."""
        verb, kind = verb_of(choice), argument(choice, 0)
        if verb not in (PLAY_SHARED, SHARED_STRIKE):
            Turn.decide(self, state, seat, choice, tell)  # TEAM-25
            return
        if tell is not None:
            facts = {"side": SIDES[state.side], "card": CARD_NAMES[kind]}
            tell.append(Event("SharedCardTaken", {**facts}))
        # TEAM-23: whoever is active keeps one of the cards that a shared Recon draws
        lay_card(state, self.post, self.place, kind, verb == SHARED_STRIKE, tell)  # TEAM-17

    def facts(self) -> dict[str, object]:
        """Tell who plays, and where the shared card lies."""
        return {"is": self.name, "post": int(self.post), "place": int(self.place)}
