"""A position: two armies everybody sees, two sets of cards with their hidden piles, and the markers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.state import State
from bocage.undaunted.bounds import ALL_KINDS, Bound, chained, mingled, missed, taken
from bocage.undaunted.counters import COUNTERS
from bocage.undaunted.kinds import CONTROLLED, FOG, GERMAN, KINDS, NO_TILE, UNITS, US
from bocage.undaunted.scenario import Scenario

NO_BID: Final = -1

FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_DECK: Final = 2
NOWHERE: Final = 3
ZONES: Final = ("hand", "discard", "deck", "nowhere")


class Army:
    """What lies on the map for one side: counters, control markers, the target marker."""

    def __init__(self, place: list[int], suppressed: list[int], marks: list[int], target: i64) -> None:
        self.place: list[int] = place
        self.suppressed: list[int] = suppressed
        self.marks: list[int] = marks
        self.target: i64 = target

    def copy(self) -> Army:
        """Return the same with lists of its own."""
        return Army(self.place[:], self.suppressed[:], self.marks[:], self.target)

    def put(self, unit: i64, tile: i64) -> None:
        """Put a counter on a tile, ready."""
        self.place[unit] = tile
        self.suppressed[unit] = 0  # UND-A8: whatever state it fell in

    def remove(self, unit: i64) -> None:
        """Take a counter off the map; a Mortar takes its target marker with it."""
        self.place[unit] = NO_TILE
        self.suppressed[unit] = 0
        if COUNTERS[unit].aims:
            self.target = NO_TILE  # UND-A17

    def stands_on(self, tile: i64) -> bool:
        """Tell whether any counter of the side stands on a tile."""
        return tile in self.place

    def facts(self) -> dict[str, object]:
        """Tell the army in plain values."""
        return {
            "place": self.place[:],
            "suppressed": self.suppressed[:],
            "marks": self.marks[:],
            "target": int(self.target),
        }


class Cards:
    """The card zones of one side, counted by kind, and what the other side knows of the hidden ones.

    A deck is a bag: no order exists that could be seen. `known_hand` and `known_discard` count cards
    everybody saw go there, and `known_deck` those that were in the discard pile when it became the deck; each
    draw may have taken one of them. The bounds speak of the other cards of a zone.
    """

    def __init__(self, zones: list[list[int]]) -> None:
        self.hand: list[int] = zones[0]  # UND-2.4
        self.deck: list[int] = zones[1]  # UND-2.4
        self.discard: list[int] = zones[2]  # UND-2.4
        self.play: list[int] = zones[3]  # UND-2.4
        self.supply: list[int] = zones[4]  # UND-2.4
        self.removed: list[int] = zones[5]  # UND-2.4
        self.known_hand: list[int] = zones[6]
        self.known_discard: list[int] = zones[7]
        self.hand_count: i64 = 0
        self.deck_count: i64 = 0
        self.discard_count: i64 = 0
        self.bid: i64 = NO_BID
        self.known_deck: list[int] = zones[8]
        self.hand_bounds: list[Bound] = []
        self.discard_bounds: list[Bound] = []
        self.deck_bounds: list[Bound] = []

    def copy(self) -> Cards:
        """Return the same with lists of its own."""
        twin = Cards(
            [
                self.hand[:],
                self.deck[:],
                self.discard[:],
                self.play[:],
                self.supply[:],
                self.removed[:],
                self.known_hand[:],
                self.known_discard[:],
                self.known_deck,  # never changed, only replaced, as are the bounds
            ]
        )
        twin.hand_count = self.hand_count
        twin.deck_count = self.deck_count
        twin.discard_count = self.discard_count
        twin.bid = self.bid
        twin.hand_bounds = self.hand_bounds
        twin.discard_bounds = self.discard_bounds
        twin.deck_bounds = self.deck_bounds
        return twin

    def draw(self, kind: i64) -> None:
        """Take a card from the deck into the hand."""
        self.deck[kind] -= 1
        self.deck_count -= 1
        if self.hand_bounds:
            self.hand_bounds = mingled(self.hand_bounds, self.unseen_in_hand(), [], 1)
        self.hand[kind] += 1
        self.hand_count += 1

    def reshuffle(self) -> None:
        """Make the discard pile the new deck; the play area stays out of it (UND-6.3)."""
        self.deck_bounds = chained([*self.discard_bounds, Bound(ALL_KINDS, self.unseen_in_discard())])
        self.deck, self.discard = self.discard, self.deck
        self.deck_count, self.discard_count = self.discard_count, self.deck_count
        self.known_deck = self.known_discard
        self.known_discard = [0] * len(KINDS)
        self.discard_bounds = []

    def leave_hand(self, kind: i64) -> None:
        """Take a card out of the hand, for everybody to see."""
        self.hand[kind] -= 1
        self.hand_count -= 1
        if self.known_hand[kind] > 0:
            self.known_hand[kind] -= 1
        else:
            self.hand_bounds = taken(self.hand_bounds, kind)

    def to_discard(self, kind: i64) -> None:
        """Lay a card on the discard pile, for everybody to see."""
        self.discard[kind] += 1
        self.discard_count += 1
        self.known_discard[kind] += 1

    def take_back_from_play(self, kind: i64) -> None:
        """Take a played card back into the hand, for everybody to see."""
        self.play[kind] -= 1
        self.hand[kind] += 1
        self.hand_count += 1
        self.known_hand[kind] += 1

    def reinforce(self, kind: i64) -> bool:
        """Move a card from the supply to the discard pile; tell whether there was one."""
        if self.supply[kind] == 0:
            return False
        self.supply[kind] -= 1
        self.to_discard(kind)
        return True

    def end_turn(self) -> None:
        """Lay hand and play area on the discard pile; the unplayed hand goes unseen (UND-A25)."""
        unseen = self.unseen_in_hand()
        if unseen > 0:
            self.discard_bounds = mingled(
                self.discard_bounds, self.unseen_in_discard(), self.hand_bounds, unseen
            )
        for kind in range(len(KINDS)):
            played = self.play[kind]
            unplayed = self.hand[kind]
            if played or unplayed:
                self._lay_down(kind, played, unplayed)
        self.discard_count += self.hand_count
        self.hand_count = 0
        self.hand_bounds = []

    def lose(self, kind: i64) -> i64:
        """Remove one card of a hit unit from the game: hand, then discard pile, then deck (UND-10.5).

        Return the zone it came from; play area and supply are not searched (UND-A20).
        """
        if self.hand[kind] > 0:  # UND-A26: as a rule that of the side still to act
            self.leave_hand(kind)
            self.removed[kind] += 1
            return FROM_HAND
        self.hand_bounds = missed(self.hand_bounds, kind)
        if self.discard[kind] > 0:
            self._lose_from_discard(kind)
            return FROM_DISCARD
        self.discard_bounds = missed(self.discard_bounds, kind)
        if self.deck[kind] > 0:
            self._lose_from_deck(kind)
            return FROM_DECK
        return NOWHERE

    def discard_fog_from_game(self) -> None:
        """Remove a Fog of War in hand from the game."""
        self.leave_hand(FOG)
        self.removed[FOG] += 1

    def remember(self, undone: Cards) -> None:
        """Know what everybody saw leave this hand in a position that was taken back."""
        for kind in range(len(KINDS)):
            shown = undone.shown_of(kind) - self.shown_of(kind)
            for _ in range(shown):
                self.known_hand[kind] += 1
                self.hand_bounds = taken(self.hand_bounds, kind)

    def shown_of(self, kind: i64) -> i64:
        """Count the cards of a kind of which everybody knows where they are."""
        known = self.known_hand[kind] + self.known_discard[kind]
        return known + self.play[kind] + self.supply[kind] + self.removed[kind]

    def unseen_in_hand(self) -> i64:
        """Count the cards in hand that nobody but their owner has seen."""
        return self.hand_count - sum(self.known_hand)

    def unseen_in_discard(self) -> i64:
        """Count the cards in the discard pile that nobody but their owner has seen."""
        return self.discard_count - sum(self.known_discard)

    def left_of(self, kind: i64) -> i64:
        """Count the cards of a kind that are still in the game, the supply included."""
        zones = self.hand[kind] + self.deck[kind] + self.discard[kind]
        return zones + self.play[kind] + self.supply[kind]

    def facts(self) -> dict[str, object]:
        """Tell all zones in plain values."""
        return {
            "hand": self.hand[:],
            "deck": self.deck[:],
            "discard": self.discard[:],
            "play": self.play[:],
            "supply": self.supply[:],
            "removed": self.removed[:],
            "bid": int(self.bid),
            "known_hand": self.known_hand[:],
            "known_discard": self.known_discard[:],
            "known_deck": self.known_deck[:],
            "hand_bounds": [bound.facts() for bound in self.hand_bounds],
            "discard_bounds": [bound.facts() for bound in self.discard_bounds],
            "deck_bounds": [bound.facts() for bound in self.deck_bounds],
        }

    def _lay_down(self, kind: i64, played: i64, unplayed: i64) -> None:
        """Lay the cards of one kind on the discard pile."""
        self.discard[kind] += played + unplayed
        self.discard_count += played
        self.known_discard[kind] += played + self.known_hand[kind]
        self.play[kind] = 0
        self.hand[kind] = 0
        self.known_hand[kind] = 0

    def _lose_from_discard(self, kind: i64) -> None:
        self.discard[kind] -= 1
        self.discard_count -= 1
        self.removed[kind] += 1
        if self.known_discard[kind] > 0:
            self.known_discard[kind] -= 1
        else:
            self.discard_bounds = taken(self.discard_bounds, kind)

    def _lose_from_deck(self, kind: i64) -> None:
        self.deck[kind] -= 1
        self.deck_count -= 1
        self.removed[kind] += 1
        if self.known_deck[kind] > 0:
            self.known_deck = self.known_deck[:]
            self.known_deck[kind] -= 1
        else:
            self.deck_bounds = taken(self.deck_bounds, kind)


class Position(State):
    """A position of Undaunted: Normandy."""

    def __init__(self, scenario: Scenario, armies: list[Army], cards: list[Cards]) -> None:
        super().__init__()
        self.scenario: Scenario = scenario
        self.armies: list[Army] = armies
        self.cards: list[Cards] = cards
        self.first: i64 = scenario.first  # UND-5.7
        self.acting: i64 = -1
        self.round: i64 = 0
        self.radio: i64 = 0

    def copy(self) -> Position:
        """Return an equal position that shares only what never changes."""
        armies = [self.armies[US].copy(), self.armies[GERMAN].copy()]
        cards = [self.cards[US].copy(), self.cards[GERMAN].copy()]
        twin = Position(self.scenario, armies, cards)
        twin.first = self.first
        twin.acting = self.acting
        twin.round = self.round
        twin.radio = self.radio
        twin.trunk = self.trunk[:]
        twin.lane = self.lane
        twin.outcome = self.outcome
        return twin

    def stand(self, side: i64, unit: i64) -> i64:
        """Find the tile a unit acts from: its counter's, or the spawn tile a missing one is put on."""
        tile: i64 = self.armies[side].place[unit]
        if tile == NO_TILE:
            tile = self.scenario.spawn[side][unit]
        return tile

    def value(self, tile: i64) -> i64:
        """Give the value of the objective on a tile; the radio may have raised it."""
        value: i64 = self.scenario.objective[tile]
        if tile == self.scenario.radio:
            value += self.radio  # UND-12.7
        return value

    def points(self, side: i64) -> i64:
        """Add up the objectives on the tiles a side controls (UND-12.2)."""
        marks = self.armies[side].marks
        points: i64 = 0
        for tile in self.scenario.objective_tiles:
            if marks[tile] == CONTROLLED:  # UND-3.4
                points += self.value(tile)  # UND-13.1: what they are worth, not how many
        return points

    def facts(self) -> dict[str, object]:
        """Tell everything, hidden zones included."""
        return {
            "scenario": self.scenario.name,
            "round": int(self.round),
            "first": int(self.first),
            "acting": int(self.acting),
            "radio": int(self.radio),
            "armies": [army.facts() for army in self.armies],
            "cards": [cards.facts() for cards in self.cards],
            "pending": self.pending_facts(),
            "outcome": None if self.outcome is None else self.outcome.facts(),
        }


def set_up(scenario: Scenario) -> Position:
    """Lay out a scenario: markers, counters, decks and supplies."""
    armies = []
    cards = []
    for side in (US, GERMAN):
        marks = scenario.marks[side][:]
        armies.append(Army(scenario.start[side][:], [0] * UNITS, marks, NO_TILE))  # UND-5.6
        cards.append(fresh_cards(scenario.deck[side], scenario.supply[side]))
    return Position(scenario, armies, cards)


def fresh_cards(deck: list[int], supply: list[int]) -> Cards:
    """Make the starting deck and the open supply; every other zone is empty."""
    zones = [[0] * len(KINDS) for _ in range(9)]
    zones[1] = deck[:]  # UND-5.8
    zones[4] = supply[:]  # UND-5.9
    cards = Cards(zones)
    cards.deck_count = sum(deck)
    return cards
