"""The probe game: everything the kernel promises, in a game small enough to be read in one sitting.

It shows that one kernel carries an ambush inside a close assault inside an overrun, three seats acting at
once, hands that are private inside a side, and answers under seal. Its rules are made up: PRB-1 to PRB-15.
"""

from __future__ import annotations

from typing import Final

from bocage.kernel.chance import Dealer
from bocage.kernel.game import Game
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, OBSERVER, Outcome
from bocage.kernel.view import View

from tests.contract.probe_field import (
    KINDS,
    NO_CARD,
    SEATS,
    SIDES,
    VOCABULARY,
    Field,
    Skirmish,
    seats_of,
    set_of,
    side_of,
)
from tests.contract.probe_turn import Round

RULINGS: Final = {"tied_bid": "nothing changes", "second_ambush": "stays hidden"}


class ProbeView(View):
    """A skirmish as a seat may know it: a chief knows his generals' cards, a general only its own."""

    def __init__(self, state: Skirmish, seat: int, asked: int, offers: list[int]) -> None:
        super().__init__(seat, asked, offers)
        self.field = state.field
        self.round, self.first, self.acting = state.round, state.first, state.acting
        self.place, self.figures, self.acted = state.place[:], state.figures[:], state.acted[:]
        self.open, self.medals, self.last = state.open[:], state.medals[:], state.last[:]
        self.discards = [pile[:] for pile in state.discards]
        self.trunk, self.outcome = state.trunk[:], state.outcome
        self.counts = [sum(hand) for hand in state.hands]
        self.hands = {other: state.hands[other][:] for other in range(len(SEATS)) if sees_hand(seat, other)}
        self.answer = NO_CARD if seat == OBSERVER else state.answers[seat]
        self._open_facts = state.open_facts()

    def facts(self) -> dict[str, object]:
        """Tell it in plain values."""
        hands = {SEATS[seat]: hand for seat, hand in self.hands.items()}
        own = {"seat": int(self.seat), "asked": int(self.asked), "offers": self.offers, "hands": hands}
        return {**self._open_facts, **own, "answer": self.answer}


def sees_hand(seat: int, other: int) -> bool:
    """Tell whether a seat knows the hand of another: its own, and a chief those he has filled himself."""
    return seat != OBSERVER and (seat == other or (seat in (0, 3) and side_of(seat) == side_of(other)))


class Probe(Game[Skirmish]):
    """Two sides, six seats, a handful of cards."""

    def __init__(self) -> None:
        super().__init__("probe", 1, list(SEATS), VOCABULARY)

    def start(self, scenario: dict[str, object], rulings: dict[str, object]) -> Skirmish:
        """Set up the field and go on to the first card to be drawn."""
        state = Skirmish(Field(scenario))
        state.push(Round(0))
        self.settle(state, None)
        return state

    def rulings(self) -> dict[str, object]:
        """Tell the decisions a new game is played by."""
        return dict(RULINGS)

    def windows(self) -> list[str]:
        """Name the one kind of reaction window."""
        return ["ambush-window"]

    def view(self, state: Skirmish, seat: int) -> View:
        """Show what a seat may know."""
        asked = NOBODY if state.outcome is not None else state.trunk[-1].asks_as_seen_by(state, seat)
        return ProbeView(state, seat, asked, self.choices(state, seat))

    def guess(self, view: View, chance: Dealer) -> Skirmish:
        """Deal the cards the seat cannot see; whoever may still be thinking has not answered."""
        assert isinstance(view, ProbeView)
        state = Skirmish(view.field)
        state.take_over(view)
        for side in range(len(SIDES)):
            _deal(state, view, side, chance)
        if view.seat != OBSERVER:
            state.answers[view.seat] = view.answer
        return state

    def not_asked(self, state: Skirmish, seat: int) -> Refusal:
        """Say that it is not the seat's business now."""
        key = "not-asked" if state.outcome is None else "game-over"
        return Refusal(key, "PRB-1", {"seat": SEATS[seat] if 0 <= seat < len(SEATS) else ""})

    def not_offered(self, state: Skirmish, seat: int) -> Refusal:
        """Say the general thing."""
        return Refusal("not-on-offer", "PRB-2")

    def resigned(self, state: Skirmish, seat: int) -> Outcome:
        """Let the other side win, all three seats of it."""
        return Outcome(set_of(seats_of(1 - side_of(seat))), "resigned", "PRB-15")


def _deal(state: Skirmish, view: ProbeView, side: int, chance: Dealer) -> None:
    """Deal what nobody has shown to the seat: first the hands, the rest is the deck."""
    bag = [state.unseen(side, kind) for kind in range(len(KINDS))]
    for seat in seats_of(side):
        if seat in view.hands:
            state.hands[seat] = view.hands[seat][:]
            bag = [count - held for count, held in zip(bag, view.hands[seat], strict=True)]
    for seat in seats_of(side):
        while sum(state.hands[seat]) < view.counts[seat]:
            kind = chance.pick(bag, 0)
            state.hands[seat][kind] += 1
            bag[kind] -= 1
    state.decks[side] = bag


PROBE: Final = Probe()

FORD: Final[dict[str, object]] = {
    "name": "ford",
    "width": 4,
    "height": 3,
    "cover": ["b2"],
    "rounds": 2,
    "hand": 3,
    "goal": 3,
    "blue": {"push-left": 3, "push-right": 3, "barrage": 2, "mirror": 2, "ambush": 1},
    "red": {"push-left": 3, "push-right": 3, "barrage": 1, "mirror": 3, "ambush": 2},
    "units": [
        {"name": "A", "seat": "blue-left", "cell": "a1", "figures": 2},
        {"name": "B", "seat": "blue-chief", "cell": "b1", "figures": 3},
        {"name": "C", "seat": "blue-right", "cell": "c1", "figures": 2},
        {"name": "D", "seat": "blue-right", "cell": "d2", "figures": 1},
        {"name": "V", "seat": "red-left", "cell": "a2", "figures": 2},
        {"name": "X", "seat": "red-chief", "cell": "b2", "figures": 1},
        {"name": "Y", "seat": "red-right", "cell": "c2", "figures": 2},
        {"name": "Z", "seat": "red-right", "cell": "d3", "figures": 2},
    ],
}
RIDGE: Final[dict[str, object]] = {
    **FORD,
    "name": "ridge",
    "width": 5,
    "cover": [],
    "rounds": 3,
    "goal": 2,
    "hand": 4,
    "blue": {"push-left": 2, "push-right": 2, "ambush": 3},
    "red": {"push-left": 2, "mirror": 2, "ambush": 3, "barrage": 1},
}
SCENARIOS: Final = {"ford": FORD, "ridge": RIDGE}
