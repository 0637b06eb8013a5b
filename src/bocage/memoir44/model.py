"""A position: units on the board, what has been laid and removed, medals, and the cards of both sides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.state import State
from bocage.memoir44.cards.deck import CARD_KINDS
from bocage.memoir44.combat.table import CombatTable
from bocage.memoir44.editions import Edition
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD, SIDES
from bocage.memoir44.played import NO_PLAY, Play
from bocage.memoir44.scenario import Scenario
from bocage.memoir44.units.unit import UnitType

ORDERED: Final = 1
MOVED: Final = 2
HALTED: Final = 4
"""It moved onto something that makes it stop, and may not take ground (GND-06)."""
HOLDS_FIRE: Final = 8
"""Its move has cost it its attack."""
FOUGHT: Final = 16
FOUGHT_TWICE: Final = 32
LEFT_HEDGEROW: Final = 64
BARRED: Final = 128
"""It may not be ordered this turn (OVL-66)."""
SLOT: Final = 8
"""From this bit on the status of a unit tells the place of the play it was ordered by."""


class Hand:
    """The command cards of one holder, counted by kind, and those everybody knows to be there."""

    def __init__(self, cards: list[int], known: list[int], count: i64) -> None:
        self.cards: list[int] = cards
        self.known: list[int] = known
        self.count: i64 = count

    def copy(self) -> Hand:
        """Return the same with a list of its own; what is known is never changed in place."""
        return Hand(self.cards[:], self.known, self.count)

    def take(self, kind: i64) -> None:
        """Take a card up, unseen."""
        self.cards[kind] += 1
        self.count += 1

    def give(self, kind: i64) -> None:
        """Lay a card out of the hand, for everybody to see."""
        self.cards[kind] -= 1
        self.count -= 1
        if self.known[kind] > 0:
            self.known = self.known[:]
            self.known[kind] -= 1

    def remember(self, undone: Hand, moved: list[int] | None = None) -> None:
        """Know what everybody saw leave this hand, or knew of it, in a position that was taken back.

        What has `moved` to another hand of the side nobody saw.
        """
        for kind, count in enumerate(self.cards):
            seen = count - undone.cards[kind] + undone.known[kind] - (0 if moved is None else moved[kind])
            if seen > self.known[kind]:
                self.known = self.known[:]
                self.known[kind] = seen

    def facts(self) -> dict[str, object]:
        """Tell the hand in plain values."""
        return {"cards": self.cards[:], "known": self.known[:]}


class Pile:
    """The draw pile, a bag without any order, and the open discard pile."""

    def __init__(self, deck: list[int], discard: list[int], deck_count: i64, discard_count: i64) -> None:
        self.deck: list[int] = deck
        self.discard: list[int] = discard
        self.deck_count: i64 = deck_count
        self.discard_count: i64 = discard_count

    def copy(self) -> Pile:
        """Return the same with lists of its own."""
        return Pile(self.deck[:], self.discard[:], self.deck_count, self.discard_count)

    def lay(self, kind: i64) -> None:
        """Lay a card on the discard pile."""
        self.discard[kind] += 1
        self.discard_count += 1

    def draw(self, kind: i64) -> None:
        """Take a card off the draw pile."""
        self.deck[kind] -= 1
        self.deck_count -= 1

    def turn_over(self) -> None:
        """Shuffle the discards into the draw pile (TRN-13), which is as well shuffled as any (YNG-04)."""
        for kind in range(len(self.deck)):
            self.deck[kind] += self.discard[kind]
        self.deck_count += self.discard_count
        self.discard = [0] * len(self.deck)
        self.discard_count = 0

    def facts(self) -> dict[str, object]:
        """Tell both piles in plain values."""
        return {"deck": self.deck[:], "discard": self.discard[:]}


class Position(State):
    """A position of Memoir '44.

    `trail` are the hexes on which something has changed since a step of the turn began: whoever has worked
    out what units can do looks there for what has to be worked out again. `proposals` are the cards that
    members of a team have put forward this turn, by seat; none in games without such teams.
    """

    def __init__(self, scenario: Scenario, edition: Edition, hands: list[Hand], pile: Pile) -> None:
        super().__init__()
        self.scenario: Scenario = scenario
        self.edition: Edition = edition
        self.at: list[int] = scenario.start
        self.figures: list[int] = scenario.strength
        self.status: list[int] = scenario.start
        self.began: list[int] = scenario.start
        self.unit_on: list[int] = scenario.unit_on
        self.laid: list[int] = scenario.laid
        self.hands: list[Hand] = hands
        self.pile: Pile = pile
        self.won: list[int] = _NO_MEDALS
        self.medals: list[int] = _NO_MEDALS
        self.taken: list[int] = scenario.untaken
        self.side: i64 = scenario.first  # SET-17
        self.turn: i64 = 0
        self.plays: list[Play] = NOTHING_PLAYED
        self.last_plays: list[list[Play]] = _NO_PLAYS
        self.looked_at: list[int] = []
        self.looker: i64 = -1
        self.ambusher: i64 = -1
        self.proposals: list[int] = []
        self.trail: list[int] = []
        self.combat: CombatTable | None = None

    def copy(self) -> Position:
        """Return an equal position that shares only what never changes in place."""
        hands = [hand.copy() for hand in self.hands]
        twin = Position(self.scenario, self.edition, hands, self.pile.copy())
        twin.trunk = self.trunk[:]
        twin.lane = self.lane
        twin.outcome = self.outcome
        twin.at = self.at[:]
        twin.figures = self.figures[:]
        twin.status = self.status[:]
        twin.began = self.began
        twin.unit_on = self.unit_on[:]
        twin.laid = self.laid
        twin.won = self.won[:]
        twin.medals = self.medals
        twin.taken = self.taken
        twin.side = self.side
        twin.turn = self.turn
        twin.plays = self.plays
        twin.last_plays = self.last_plays
        twin.looked_at = self.looked_at
        twin.looker = self.looker
        twin.ambusher = self.ambusher
        twin.proposals = self.proposals
        twin.trail = self.trail[:]
        if self.combat is not None:
            twin.combat = self.combat.copy()
        return twin

    # Questions

    def kind(self, unit: i64) -> UnitType:
        """Give the fact card of a unit."""
        return self.scenario.types[unit]

    def side_of(self, unit: i64) -> i64:
        """Give the side of a unit."""
        return self.scenario.sides[unit]

    def is_on_board(self, unit: i64) -> bool:
        """Tell whether a unit is still in play."""
        return self.at[unit] != OFF_BOARD

    def is_touched(self, hexagon: i64, side: i64) -> bool:
        """Tell whether an enemy of a side stands next to a hex (Q-43)."""
        sides = self.scenario.sides
        for beside in self.scenario.field.neighbours[hexagon]:
            unit = self.unit_on[beside]
            if unit != NO_UNIT and sides[unit] != side:
                return True
        return False

    def play_of(self, unit: i64) -> Play:
        """Give the play a unit was ordered by; the first one for those that were not."""
        return self.plays[self.status[unit] >> SLOT]

    def sections_of(self, unit: i64) -> i64:
        """Give the sections a unit is in as its own side names them, as bits (CARD-ANY-5, ORD-08)."""
        scenario = self.scenario
        return scenario.field.sections[scenario.sides[unit]][self.at[unit]]

    def commanded(self, post: i64) -> list[int]:
        """List the units on the board that a post commands, by the hexes they stand on."""
        command = self.scenario.command
        side = command.side_of_post[post]
        area, sections = command.areas[post], self.scenario.field.sections[side]
        at = self.at
        return [
            unit
            for unit in self.scenario.units_of[side]
            if at[unit] != OFF_BOARD and sections[at[unit]] & area
        ]

    def has_class(self, post: i64, classes: i64) -> bool:
        """Tell whether a post commands any unit of some classes (CARD-ANY-7)."""
        types = self.scenario.types
        for unit in self.commanded(post):
            if (classes >> types[unit].kind) & 1:
                return True
        return False

    def owner(self, unit: i64) -> i64:
        """Name the seats that decide for a unit out of its turn, as a set (RET-02)."""
        return self.scenario.command.owner(self, self.scenario.sides[unit], self.sections_of(unit))

    def acting(self, unit: i64) -> i64:
        """Name the seats that act with an ordered unit, as a set."""
        return self.scenario.command.seats_of[self.play_of(unit).post]

    def moved_unseen(self, later: Position, hand: i64) -> list[int]:
        """Count the cards that the other hands of a side hold unseen later, and not now."""
        command, moved = self.scenario.command, [0] * CARD_KINDS
        for other in command.posts_of[command.side_of_post[hand]]:
            if other != hand:
                before, after = self.hands[other], later.hands[other]
                for kind in range(CARD_KINDS):
                    gained = after.cards[kind] - after.known[kind] - before.cards[kind] + before.known[kind]
                    moved[kind] += max(0, gained)
        return moved

    # Changes

    def put(self, unit: i64, to: i64) -> None:
        """Put a unit on an empty hex, from wherever it was."""
        before = self.at[unit]
        if before != OFF_BOARD:
            self.unit_on[before] = NO_UNIT
            self.trail.append(before)
        self.trail.append(int(to))
        self.at[unit] = to
        self.unit_on[to] = unit

    def lift(self, unit: i64) -> None:
        """Take a unit off the board."""
        self.unit_on[self.at[unit]] = NO_UNIT
        self.trail.append(self.at[unit])
        self.at[unit] = OFF_BOARD

    def lay(self, hexagon: i64, what: i64) -> None:
        """Lay wire or sandbags on a hex."""
        self.laid = self.laid[:]
        self.laid[hexagon] |= what
        self.trail.append(int(hexagon))

    def clear(self, hexagon: i64, what: i64) -> None:
        """Remove wire or sandbags from a hex, if there are any."""
        if self.laid[hexagon] & what:
            self.laid = self.laid[:]
            self.laid[hexagon] &= ~what
            self.trail.append(int(hexagon))

    def facts(self) -> dict[str, object]:
        """Tell everything, hidden zones included."""
        proposed = {"proposals": self.proposals[:]} if self.proposals else {}
        combat = {} if self.combat is None else {"combat": self.combat.facts()}
        return {
            **combat,
            "scenario": self.scenario.name,
            "at": self.at[:],
            "figures": self.figures[:],
            "status": self.status[:],
            "began": self.began[:],
            "laid": self.laid[:],
            "hands": [hand.facts() for hand in self.hands],
            "pile": self.pile.facts(),
            "won": self.won[:],
            "medals": self.medals[:],
            "taken": self.taken[:],
            "side": int(self.side),
            "turn": int(self.turn),
            "plays": [play.facts() for play in self.plays],
            "last_plays": [[play.facts() for play in plays] for plays in self.last_plays],
            "looked_at": self.looked_at[:],
            "looker": int(self.looker),
            "ambusher": int(self.ambusher),
            "pending": self.pending_facts(),
            "outcome": None if self.outcome is None else self.outcome.facts(),
            **proposed,
        }


_NO_MEDALS: Final = [0] * len(SIDES)
NOTHING_PLAYED: Final = [NO_PLAY]
_NO_PLAYS: Final = [NOTHING_PLAYED] * len(SIDES)


def set_up(scenario: Scenario, edition: Edition, deck: list[int]) -> Position:
    """Lay out a scenario; the cards are still to be dealt."""
    none = [0] * CARD_KINDS
    hands = [Hand(none[:], none, 0) for _ in scenario.command.posts]
    state = Position(scenario, edition, hands, Pile(deck, none[:], sum(deck), 0))  # SET-15
    state.status = [0] * len(scenario.start)
    return state.copy()
