"""Drawing cards: chance says which, and an empty deck is made anew from the discard pile."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.kernel.state import CHANCE, NOBODY, Pending
from bocage.undaunted.kinds import KINDS, SIDES
from bocage.undaunted.model import Position


class Draw(Pending[Position]):
    """So many cards are still to be drawn by a side."""

    name = "draw"

    def __init__(self, side: i64, left: i64) -> None:
        self.side: i64 = side
        self.left: i64 = left

    def asks(self, state: Position) -> i64:
        """Ask chance while there are cards in the deck."""
        return CHANCE if state.cards[self.side].deck_count > 0 else NOBODY

    def weights(self, state: Position) -> list[int]:
        """Weigh every kind by its copies in the deck: a deck is a bag (UND-2.4)."""
        return state.cards[self.side].deck

    def spell_outcome(self, state: Position, outcome: i64) -> str:
        """Name the card."""
        return KINDS[outcome]

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Draw the card."""
        state.cards[self.side].draw(outcome)
        if tell is not None:
            owner = 1 << self.side
            tell.append(Event("CardDrawn", {"side": SIDES[self.side]}, {"card": KINDS[outcome]}, owner))
        if self.left == 1:
            state.pop()
        else:
            state.swap(_DRAWS[self.side][self.left - 1])

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Make a new deck of the discard pile now that a card is needed, or stop (UND-6.3, UND-A5)."""
        cards = state.cards[self.side]
        if cards.discard_count == 0:
            state.pop()  # UND-A5 UND-A16
            return
        cards.reshuffle()
        if tell is not None:
            tell.append(Event("DeckReshuffled", {"side": SIDES[self.side]}))

    def facts(self) -> dict[str, object]:
        """Tell who draws how many."""
        return {"is": self.name, "side": int(self.side), "left": int(self.left)}


_DRAWS = [[Draw(side, left) for left in range(10)] for side in (0, 1)]


def draw_cards(state: Position, side: i64, count: i64) -> None:
    """Let a side draw cards."""
    state.push(_DRAWS[side][count])
