"""Playing and handing out under a commissar: what was placed the turn before, and a few exceptions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.memoir44.cards.deck import CARD_KINDS, CARD_NAMES, CARDS
from bocage.memoir44.command.chain import GENERALS, MOST_CARDS, commander_of, post_of
from bocage.memoir44.command.chip import ALONE, EVER_OWN, EVER_TAKEN, FLANKS, MOST_UNDER, Uses
from bocage.memoir44.command.handing_out import HandOut, copyable, rules_alone, strikes_of_enemy
from bocage.memoir44.command.placing import Placing
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Hand, Position
from bocage.memoir44.turn import Turn, lay_card
from bocage.memoir44.verbs import COPY, END_PLACING, GIVE, PLACE_CARD

FROM_HAND: Final = [card.copies_enemy or (card.is_section and card.draws > 1) for card in CARDS]
"""By card, whether a lone player may play it from hand: recon and counter-attack (COM-08, COM-21)."""


class WatchedTurn(Turn):
    """The card under the chip is played, or one of those that need not lie there (COM-20)."""

    def __init__(self, post: i64, chip: i64) -> None:
        super().__init__(post)
        self.chip: i64 = chip

    def has_card(self, state: Position) -> bool:
        """Tell whether there is a card to play, under the chip or in hand."""
        return state.hands[self.chip].count > 0 or state.hands[self.post].count > 0

    def cards(self, state: Position) -> list[int]:
        """Give the card under the chip, and the exceptions; all of the hand where nothing lies there."""
        hand, chip = state.hands[self.post], state.hands[self.chip]
        if chip.count == 0:
            return hand.cards  # COM-23
        return [chip.cards[kind] + (hand.cards[kind] if FROM_HAND[kind] else 0) for kind in range(CARD_KINDS)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a card cannot be played, or that there is one under the chip already."""
        if verb_of(choice) in (PLACE_CARD, END_PLACING):
            return Refusal("one-under-chip", "COM-20", {})
        return super().refusal(state, seat, choice)

    def card_refusal(self, state: Position, kind: i64, is_strike: bool) -> Refusal:
        """Say that a card has to lie under the chip first."""
        if self.cards(state)[kind] == 0 and state.hands[self.post].cards[kind]:
            return Refusal("not-from-hand", "COM-20", {"card": CARD_NAMES[kind]})
        return super().card_refusal(state, kind, is_strike)

    def lay(self, state: Position, kind: i64, is_strike: bool, tell: list[Event] | None) -> None:
        """Play the card from where it lies, under the chip first, and place the next one (COM-22)."""
        hand, chip = state.hands[self.post], state.hands[self.chip]
        known = hand.known
        is_from_chip = chip.cards[kind] > 0
        if is_from_chip:
            chip.give(kind)
            hand.take(kind)
            if tell is not None:
                tell.append(Event("ChipTakenUp", {"side": SIDES[state.side], "cards": 1}))
        lay_card(state, self.post, self.post, kind, is_strike, tell)
        if is_from_chip:
            hand.known = known  # everybody saw where it came from
        state.push(Placing(self.post, self.chip, 1, 0))

    def facts(self) -> dict[str, object]:
        """Tell who plays."""
        return {**super().facts(), "chip": int(self.chip)}


class WatchedHandOut(HandOut):
    """Cards are handed out that lay under the chip; all that can be must be (COM-01, COM-04)."""

    def __init__(self, side: i64, given: i64, visited: i64, chip: i64, taken_up: i64) -> None:
        super().__init__(side, given, visited)
        self.chip: i64 = chip
        self.taken_up: i64 = taken_up

    def asks(self, state: Position) -> i64:
        """Ask the commander until he is done, so that it tells nothing about his cards."""
        return state.scenario.command.seats_of[commander_of(self.side)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that no more cards are placed, or what cannot be handed out."""
        if verb_of(choice) in (PLACE_CARD, END_PLACING):
            if state.hands[self.chip].count == MOST_UNDER:
                return Refusal("three-under-chip", "COM-06", {})
            return Refusal("placing-is-over", "COM-05", {})
        return super().refusal(state, seat, choice)

    # Where the cards come from, and when there are enough

    def stock(self, state: Position) -> list[int]:
        """Give the cards taken up, and a counter-attack in hand while there is room for it (COM-10)."""
        cards = state.hands[self.taken_up].cards
        if self._hand_refusal(state) is not None:
            return cards
        hand = state.hands[commander_of(self.side)].cards
        return [cards[kind] + (hand[kind] if CARDS[kind].copies_enemy else 0) for kind in range(CARD_KINDS)]

    def source(self, state: Position, kind: i64) -> Hand:
        """Take a card from those taken up, if it is there."""
        taken = state.hands[self.taken_up]
        return taken if taken.cards[kind] else state.hands[commander_of(self.side)]

    def after(self, given: i64, visited: i64) -> HandOut:
        """Give the record that follows."""
        return WatchedHandOut(self.side, given, visited, self.chip, self.taken_up)

    def limit(self, state: Position) -> Refusal | None:
        """Say why no card more may be used at all; those under the chip have left the hand."""
        if self.given == MOST_CARDS:
            return Refusal("three-cards-at-most", "COM-14", {})
        if rules_alone(state):
            return Refusal("no-other-card", "OVL-116", {})
        return None

    def may_end(self, state: Position, has_more: bool) -> bool:
        """Tell whether nothing is left that could be used (COM-04)."""
        return self.most(state, state.hands[self.taken_up].cards, self._held(state), self.given) == 0

    def end_refusal(self, state: Position) -> Refusal:
        """Say that what lay under the chip has to be used."""
        return Refusal("chip-cards-first", "COM-04", {})

    def end(self, state: Position, tell: list[Event] | None) -> None:
        """Discard what cannot be used (QO-32)."""
        state.pop()
        taken = state.hands[self.taken_up]
        for kind in range(CARD_KINDS):
            while taken.cards[kind]:
                taken.give(kind)
                state.pile.lay(kind)
                if tell is not None:
                    facts = {"side": SIDES[self.side], "card": CARD_NAMES[kind]}
                    tell.append(Event("CardDiscarded", {**facts}, reveals=True))

    # What can be done with a card

    def ways_for(self, state: Position, kind: i64) -> list[int]:
        """List what can be done with a card so that all others that could be used still can (COM-04)."""
        ways = super().ways_for(state, kind)
        cards, held = state.hands[self.taken_up].cards, self._held(state)
        before = self.most(state, cards, held, self.given)
        return [way for way in ways if self._leaves(state, cards, held, kind, way) >= before]

    def _leaves(self, state: Position, cards: list[int], held: list[list[int]], kind: i64, way: i64) -> i64:
        """Count the cards taken up that can be used in all, after one was used in some way."""
        left, used = cards[:], 0
        if left[kind]:
            left[kind] -= 1
            used = 1
        if verb_of(way) != GIVE:
            return used if ALONE[kind] else used + self.most(state, left, held, self.given + 1)
        flank = argument(way, 1) - GENERALS[0]
        held[flank][kind] += 1
        both = used + self.most(state, left, held, self.given + 1)
        held[flank][kind] -= 1
        return both

    def most(self, state: Position, cards: list[int], held: list[list[int]], given: i64) -> i64:
        """Count the cards that can still be used this turn."""
        if sum(cards) == 0 or self.limit(state) is not None:
            return 0
        return min(self._uses(state).most(cards, held, given == 0), MOST_CARDS - given)

    def _uses(self, state: Position) -> Uses:
        """Tell who may use each card on the table as it is."""
        terms, command = state.scenario.terms, state.scenario.command
        posts = [post_of(self.side, role) for role in GENERALS]
        opposite = [bool(copyable(command, state.last_plays, post)) for post in posts]
        has_strike = bool(strikes_of_enemy(state, self.side))
        takers, own = EVER_TAKEN[:], EVER_OWN[:]
        for kind, card in enumerate(CARDS):
            if card.copies_enemy:
                takers[kind] = [flank for flank in FLANKS if opposite[flank]]
                own[kind] = has_strike
            elif terms.recon_bombards and card.draws > 1:
                own[kind] = True
        return Uses(takers, own)

    def _held(self, state: Position) -> list[list[int]]:
        """Give copies of what the generals have been given."""
        return [state.hands[post_of(self.side, role)].cards[:] for role in GENERALS]

    # Why not

    def card_refusal(self, state: Position, verb: i64, kind: i64, role: i64) -> Refusal | None:
        """Say that a card is still in hand, or that another one could then not be used."""
        facts = {"card": CARD_NAMES[kind]}
        is_in_hand = state.hands[commander_of(self.side)].cards[kind] > 0
        if verb != COPY and self.stock(state)[kind] == 0 and is_in_hand:
            return self._straight_refusal(state, kind, facts)
        choice = code(verb, kind, role) if verb == GIVE else code(verb, kind)
        if self.limit(state) is None and self.stock(state)[kind] and choice in super().ways_for(state, kind):
            return Refusal("strands-another", "COM-04", facts)
        return super().card_refusal(state, verb, kind, role)

    def _straight_refusal(self, state: Position, kind: i64, facts: dict[str, str]) -> Refusal:
        """Say why a card cannot be used straight from hand."""
        if CARDS[kind].copies_enemy:
            said = self._hand_refusal(state)
            assert said is not None
            return said
        return Refusal("not-from-hand", "COM-07" if CARDS[kind].draws > 1 else "COM-01", facts)

    def _hand_refusal(self, state: Position) -> Refusal | None:
        """Say why not even an exception may be used straight from hand."""
        if self.given + state.hands[self.taken_up].count >= MOST_CARDS:
            return Refusal("three-with-chip", "COM-11", {})
        if state.hands[commander_of(self.side)].count <= 1:
            return Refusal("keep-one-card", "OVL-28", {})
        return None
