"""The probe's field: seats, cards, cells and units, and the state of a skirmish.

The probe is the second game of the kernel: made up, tiny and nasty. Two sides of three seats each, a chief
and two generals; private hands inside a side; a slot with an open card that any seat of the side may use.
"""

from __future__ import annotations

from typing import Any, Final

from bocage.kernel.choice import Domain, Verb, Vocabulary, Words
from bocage.kernel.state import State

SEATS: Final = ("blue-chief", "blue-left", "blue-right", "red-chief", "red-left", "red-right")
SIDES: Final = ("blue", "red")
KINDS: Final = ("push-left", "push-right", "barrage", "mirror", "ambush")
PUSH_LEFT, PUSH_RIGHT, BARRAGE, MIRROR, AMBUSH = range(5)
RANKS: Final = (2, 2, 4, 3, 1)
SLOTS: Final = ("hand", "open")
HAND, OPEN = range(2)
GONE: Final = -1
NO_CARD: Final = -1
NO_ANSWER: Final = -1

(
    BID,
    GIVE,
    KEEP,
    PLAY,
    REST,
    ADVANCE,
    ASSAULT,
    HALT,
    PICK,
    FIRE,
    SPRING,
    PASS,
    RETREAT,
    TAKE_GROUND,
    HOLD,
    OVERRUN,
) = range(16)


def side_of(seat: int) -> int:
    """Tell the side a seat sits on."""
    return seat // 3


def seats_of(side: int) -> list[int]:
    """List the seats of a side, the chief first."""
    return [3 * side, 3 * side + 1, 3 * side + 2]


def set_of(seats: list[int]) -> int:
    """Make a set of seats."""
    return sum(1 << seat for seat in seats)


def mirrored(kind: int) -> int:
    """Turn a card round: what is left for one side is right for the other (PRB-4)."""
    return {PUSH_LEFT: PUSH_RIGHT, PUSH_RIGHT: PUSH_LEFT}.get(kind, kind)


class Field:
    """The tables of a scenario; they never change."""

    def __init__(self, facts: dict[str, object]) -> None:
        plan: Any = facts
        self.facts = facts
        self.width, self.height = int(plan["width"]), int(plan["height"])
        self.cells = [f"{'abcdefgh'[x]}{y + 1}" for y in range(self.height) for x in range(self.width)]
        self.cover = [cell in plan["cover"] for cell in self.cells]
        self.units = [str(unit["name"]) for unit in plan["units"]]
        self.owner = [SEATS.index(unit["seat"]) for unit in plan["units"]]
        self.start = [self.cells.index(unit["cell"]) for unit in plan["units"]]
        self.figures = [int(unit["figures"]) for unit in plan["units"]]
        self.decks = [[int(plan[side].get(kind, 0)) for kind in KINDS] for side in SIDES]
        self.near = [self._around(cell) for cell in range(len(self.cells))]
        self.rounds, self.hand, self.goal = int(plan["rounds"]), int(plan["hand"]), int(plan["goal"])

    def _around(self, cell: int) -> list[int]:
        x, y = cell % self.width, cell // self.width
        around = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
        return [v * self.width + u for u, v in around if 0 <= u < self.width and 0 <= v < self.height]

    def behind(self, side: int, cell: int) -> list[int]:
        """List the cells one row nearer to the side's own edge: blue sits at row 1 (PRB-11)."""
        x, y = cell % self.width, cell // self.width + (1 if side else -1)
        ways = [(x - 1, y), (x, y), (x + 1, y)]
        return [v * self.width + u for u, v in ways if 0 <= u < self.width and 0 <= v < self.height]

    def wing(self, cell: int) -> int:
        """Tell which card pushes on a cell."""
        return PUSH_LEFT if 2 * (cell % self.width) < self.width else PUSH_RIGHT


class PlayedCard:
    """A card on the table: what it is, what it acts as, by whom, from which slot."""

    def __init__(self, kind: int, acts_as: int, by: int, slot: int) -> None:
        self.kind = kind
        self.acts_as = acts_as
        self.by = by
        self.slot = slot

    def facts(self) -> dict[str, str]:
        """Tell it in plain words."""
        names = {"card": KINDS[self.kind], "acts_as": KINDS[self.acts_as]}
        return {**names, "by": SEATS[self.by], "slot": SLOTS[self.slot]}


class Skirmish(State):
    """A position of the probe. Hidden: hands, decks, and the answers to a question still under seal."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field
        self.round, self.first, self.acting = 0, 0, -1
        self.place, self.figures = field.start[:], field.figures[:]
        self.acted = [0] * len(field.units)
        self.hands = [[0] * len(KINDS) for _ in SEATS]
        self.decks = [deck[:] for deck in field.decks]
        self.open, self.medals = [NO_CARD, NO_CARD], [0, 0]
        self.discards = [[0] * len(KINDS) for _ in SIDES]
        self.answers = [NO_ANSWER for _ in SEATS]
        self.last: list[PlayedCard | None] = [None, None]

    def copy(self) -> Skirmish:
        """Return an equal state that shares nothing that can change."""
        twin = Skirmish(self.field)
        twin.take_over(self)
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = [deck[:] for deck in self.decks]
        twin.answers = self.answers[:]
        return twin

    def take_over(self, other: Any) -> None:
        """Take everything that lies open from a state, or from a view."""
        self.round, self.first, self.acting = other.round, other.first, other.acting
        self.place, self.figures, self.acted = other.place[:], other.figures[:], other.acted[:]
        self.open, self.medals, self.last = other.open[:], other.medals[:], other.last[:]
        self.discards = [pile[:] for pile in other.discards]
        self.trunk, self.outcome = other.trunk[:], other.outcome

    def open_facts(self) -> dict[str, object]:
        """Tell all that lies open."""
        return {
            "scenario": self.field.facts["name"],
            "time": [self.round, self.first, self.acting],
            "units": [self.place[:], self.figures[:], self.acted[:]],
            "cards": [self.open[:], [pile[:] for pile in self.discards]],
            "counts": [[sum(bag) for bag in bags] for bags in (self.hands, self.decks)],
            "medals": self.medals[:],
            "last": [card and card.facts() for card in self.last],
            "pending": self.pending_facts(),
            "outcome": self.outcome and self.outcome.facts(),
        }

    def facts(self) -> dict[str, object]:
        """Tell everything, hidden things included."""
        hidden = {"hands": [hand[:] for hand in self.hands], "decks": [deck[:] for deck in self.decks]}
        return {**self.open_facts(), **hidden, "answers": self.answers[:]}

    def side(self, unit: int) -> int:
        """Tell the side of a unit."""
        return side_of(self.field.owner[unit])

    def standing(self, side: int) -> list[int]:
        """List the units of a side that are on the field."""
        return [unit for unit, cell in enumerate(self.place) if cell != GONE and self.side(unit) == side]

    def is_near(self, unit: int, other: int) -> bool:
        """Tell whether two units on the field stand next to each other."""
        places = (self.place[unit], self.place[other])
        return GONE not in places and places[1] in self.field.near[places[0]]

    def has(self, seat: int, kind: int, slot: int) -> bool:
        """Tell whether a seat can use a card from a slot."""
        return self.open[side_of(seat)] == kind if slot == OPEN else self.hands[seat][kind] > 0

    def spend(self, seat: int, kind: int, slot: int) -> None:
        """Lay a card on the discard pile, for everybody to see."""
        if slot == OPEN:
            self.open[side_of(seat)] = NO_CARD
        else:
            self.hands[seat][kind] -= 1
        self.discards[side_of(seat)][kind] += 1

    def unseen(self, side: int, kind: int) -> int:
        """Count the cards of a kind that nobody has seen leave a hand or the deck."""
        seen = self.discards[side][kind] + (self.open[side] == kind)
        return self.field.decks[side][kind] - seen


class Named(Domain):
    """Cells and units, whose names stand in the scenario."""

    def names(self, state: State) -> list[str]:
        """List the names."""
        assert isinstance(state, Skirmish)
        return state.field.cells if self.key == "cell" else state.field.units


def _vocabulary() -> Vocabulary:
    card, seat = Words("card", "PRB-3", list(KINDS)), Words("seat", "PRB-5", list(SEATS))
    slot, unit, cell = Words("slot", "PRB-3", list(SLOTS)), Named("unit", "PRB-6"), Named("cell", "PRB-7")
    return Vocabulary(
        [
            Verb("bid", "PRB-14", [("card", card)]),
            Verb("give", "PRB-5", [("card", card), ("to", seat)]),
            Verb("keep", "PRB-5", []),
            Verb("play", "PRB-3", [("card", card), ("slot", slot)]),
            Verb("rest", "PRB-3", []),
            Verb("advance", "PRB-7", [("unit", unit), ("to", cell)]),
            Verb("assault", "PRB-8", [("unit", unit), ("target", unit)]),
            Verb("halt", "PRB-6", []),
            Verb("pick", "PRB-9", [("unit", unit)]),
            Verb("fire", "PRB-9", []),
            Verb("ambush", "PRB-10", [("slot", slot)]),
            Verb("pass", "PRB-10", []),
            Verb("retreat", "PRB-11", [("to", cell)]),
            Verb("take-ground", "PRB-12", []),
            Verb("hold", "PRB-12", []),
            Verb("overrun", "PRB-13", [("target", unit)]),
        ]
    )


VOCABULARY: Final = _vocabulary()
