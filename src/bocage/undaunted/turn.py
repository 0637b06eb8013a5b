"""The round, read from top to bottom: draw, initiative, first turn, second turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import Pending, Together
from bocage.undaunted.actions.action import Action, is_missing
from bocage.undaunted.cards import CARDS
from bocage.undaunted.draw import draw_cards
from bocage.undaunted.initiative import Bid, award_initiative
from bocage.undaunted.kinds import FOG, GERMAN, KINDS, SIDES, UNIT_NAMES, UNITS, US
from bocage.undaunted.model import Position
from bocage.undaunted.verbs import BID, DONE, END_TURN, HALT, HUNKER, READY, STEP, TAKE, VERB_NAMES

HAND: Final = 4
DRAWING: Final = 0
BIDDING: Final = 1
FIRST_TURN: Final = 2
SECOND_TURN: Final = 3


class Round(Pending[Position]):
    """The outline of play; rounds follow each other until somebody has won (UND-6.1)."""

    name = "round"

    def __init__(self, stage: i64) -> None:
        self.stage: i64 = stage

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Begin the next stage."""
        state.swap(_STAGES[(self.stage + 1) % 4])
        if self.stage == DRAWING:
            self._begin(state, tell)
        elif self.stage == BIDDING:
            state.push(_BOTH_BID)
        elif self.stage == FIRST_TURN:
            award_initiative(state, tell)
            begin_turn(state, state.first, tell)  # UND-3.7 UND-6.5
        else:
            begin_turn(state, 1 - state.first, tell)

    def _begin(self, state: Position, tell: list[Event] | None) -> None:
        """Both sides draw their hand (UND-6.2); in which order does not matter (UND-A27)."""
        state.round += 1
        if tell is not None:
            tell.append(Event("RoundBegun", {"round": int(state.round)}))
        draw_cards(state, GERMAN, HAND)
        draw_cards(state, US, HAND)

    def facts(self) -> dict[str, object]:
        """Tell the stage that comes next."""
        return {"is": self.name, "stage": int(self.stage)}


_STAGES = [Round(DRAWING), Round(BIDDING), Round(FIRST_TURN), Round(SECOND_TURN)]
_BOTH_BID = Together(((Bid(US),), (Bid(GERMAN),)))


class Turn(Pending[Position]):
    """A side plays cards from its hand, one at a time, for as long as it likes (UND-7.1)."""

    name = "turn"

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def asks(self, state: Position) -> i64:
        """Ask the side whose turn it is."""
        return 1 << self.side

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every use of every card in hand, and to end the turn."""
        side = self.side
        suppressed = state.armies[side].suppressed
        offers: list[int] = []
        for kind, copies in enumerate(state.cards[side].hand):
            if copies == 0 or kind == FOG:  # UND-2.5
                continue
            if kind < UNITS and suppressed[kind]:
                offers.append(code(READY, kind))  # UND-7.5
            else:
                for action in CARDS[kind].actions:
                    action.offer(state, side, kind, offers)
            offers.append(code(HUNKER, kind))  # UND-7.4
        offers.append(code(END_TURN))
        offers.sort()
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say which rule forbids to use a card like that."""
        verb = verb_of(choice)
        if verb == END_TURN:
            return None
        if verb == BID:
            return Refusal("not-bidding", "UND-6.4", {})
        if verb in (STEP, HALT, TAKE, DONE):
            return Refusal("nothing-under-way", "UND-7.1", {"verb": VERB_NAMES[verb]})
        card = argument(choice, 0)
        return card_refusal(state, self.side, verb, card) or use_refusal(state, self.side, choice)

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Use a card, or end the turn."""
        verb = verb_of(choice)
        card = argument(choice, 0)
        if verb == END_TURN:
            end_turn(state, self.side, tell)
        elif verb == HUNKER:
            hunker_down(state, self.side, card, tell)
        elif verb == READY:
            make_ready(state, self.side, card, tell)
        else:
            play_card(state, self.side, card, verb, tell)
            action_of(card, verb).perform(state, self.side, choice, tell)

    def facts(self) -> dict[str, object]:
        """Tell whose turn it is."""
        return {"is": self.name, "side": int(self.side)}


_TURNS = [Turn(US), Turn(GERMAN)]


def begin_turn(state: Position, side: i64, tell: list[Event] | None) -> None:
    """Give a side its turn."""
    state.acting = side
    state.push(_TURNS[side])
    if tell is not None:
        tell.append(Event("TurnBegun", {"side": SIDES[side]}))


def end_turn(state: Position, side: i64, tell: list[Event] | None) -> None:
    """Discard hand and play area; nothing is kept (UND-7.2)."""
    state.cards[side].end_turn()  # UND-13.4: Fog of War goes now, not at the end of the round
    state.acting = -1
    state.pop()
    if tell is not None:
        tell.append(Event("TurnEnded", {"side": SIDES[side]}))


def hunker_down(state: Position, side: i64, card: i64, tell: list[Event] | None) -> None:
    """Put a card back into the supply; its counter stays as it is (UND-7.4)."""
    cards = state.cards[side]
    cards.leave_hand(card)
    cards.supply[card] += 1
    if tell is not None:
        tell.append(Event("CardHunkered", {"side": SIDES[side], "card": KINDS[card]}))


def make_ready(state: Position, side: i64, card: i64, tell: list[Event] | None) -> None:
    """Spend a card of a suppressed unit to make it ready, whatever the card could do (UND-7.5, UND-A7)."""
    _lay_in_play(state, side, card)
    state.armies[side].suppressed[card] = 0
    if tell is not None:
        tell.append(Event("UnitReadied", {"side": SIDES[side], "unit": UNIT_NAMES[card]}))


def play_card(state: Position, side: i64, card: i64, verb: i64, tell: list[Event] | None) -> None:
    """Lay a card in the play area for an action, and bring in its counter if it is missing."""
    _lay_in_play(state, side, card)
    if tell is not None:
        facts = {"side": SIDES[side], "card": KINDS[card], "verb": VERB_NAMES[verb]}
        tell.append(Event("CardPlayed", {**facts}))
    if card < UNITS and is_missing(state, side, card):
        tile = state.scenario.spawn[side][card]
        state.armies[side].put(card, tile)  # UND-7.6
        if tell is not None:
            placed = {"side": SIDES[side], "unit": UNIT_NAMES[card], "tile": state.scenario.tiles[tile]}
            tell.append(Event("CounterPlaced", {**placed}))


def action_of(card: i64, verb: i64) -> Action:
    """Find the action of a card by its verb."""
    for action in CARDS[card].actions:
        if action.verb == verb:
            return action
    raise LookupError(f"{KINDS[card]} has no {VERB_NAMES[verb]}")


def card_refusal(state: Position, side: i64, verb: i64, card: i64) -> Refusal | None:
    """Say why a card cannot be used at all, or not for this verb."""
    facts = {"card": KINDS[card], "verb": VERB_NAMES[verb]}
    if state.cards[side].hand[card] == 0:
        return Refusal("not-in-hand", "UND-7.1", facts)
    if card == FOG:
        return Refusal("fog-is-useless", "UND-2.5", facts)
    is_suppressed = card < UNITS and state.armies[side].suppressed[card] == 1
    if verb == READY and not is_suppressed:
        return Refusal("not-suppressed", "UND-7.5", facts)
    if verb in (READY, HUNKER):
        return None
    if is_suppressed:
        return Refusal("suppressed", "UND-7.5", facts)
    if not any([action.verb == verb for action in CARDS[card].actions]):
        return Refusal("no-such-action", "UND-7.3", facts)
    return None


def use_refusal(state: Position, side: i64, choice: i64) -> Refusal | None:
    """Ask the action itself why not."""
    verb = verb_of(choice)
    if verb in (READY, HUNKER):
        return None
    return action_of(argument(choice, 0), verb).refusal(state, side, choice)


def _lay_in_play(state: Position, side: i64, card: i64) -> None:
    cards = state.cards[side]
    cards.leave_hand(card)
    cards.play[card] += 1


def opening() -> Round:
    """Give the first stage of the first round."""
    return _STAGES[DRAWING]
