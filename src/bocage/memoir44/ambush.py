"""The ambush: a card out of turn that lets the attacked unit strike first (CARD-AMBUSH)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import AnyPending, Pending, seats_in
from bocage.memoir44.attack import Blow, Roll, dice_of, is_afloat
from bocage.memoir44.cards.deck import CARD_NAMES, REACTIONS
from bocage.memoir44.losses import named
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import AMBUSH, NO_AMBUSH, VERB_NAMES


def may_be_ambushed(state: Position, unit: i64, victim: i64) -> bool:
    """Tell whether, for all that everybody knows, the attacked side could ambush the attacker.

    The window opens for whoever could hold the card, so that it tells nothing about who does.
    """
    if not _is_at_large(state):
        return False
    holders = state.scenario.command.reactors(state.scenario.sides[victim], state.sections_of(victim))
    has_cards = any([_cards_of(state, seat) > 0 for seat in seats_in(holders)])
    return has_cards and strikes_first(state, unit, victim)


def strikes_first(state: Position, unit: i64, victim: i64) -> bool:
    """Tell whether an attacked unit could strike the attacker at all (CARD-AMBUSH-3)."""
    return not is_afloat(state, victim) and dice_of(state, victim, unit, 0) > 0


def _cards_of(state: Position, seat: i64) -> i64:
    """Count the cards a seat may play from."""
    count: i64 = 0
    for hand in state.scenario.command.hands_of(seat):
        count += state.hands[hand].count
    return count


def _is_at_large(state: Position) -> bool:
    """Tell whether a reaction card is neither in the discard pile nor on the table."""
    for kind in REACTIONS:
        if state.pile.discard[kind] < state.scenario.deck[kind]:
            return True
    return False


def ambush_in(cards: list[int]) -> i64:
    """Find the reaction card of a hand; -1 where there is none."""
    for kind in REACTIONS:
        if cards[kind] > 0:
            return kind
    return -1


class AmbushWindow(Pending[Position]):
    """A close assault has been declared: the attacked side may ambush the attacker (CARD-AMBUSH-1)."""

    name = "ambush-window"

    def __init__(self, unit: i64, victim: i64, waived: i64) -> None:
        self.unit: i64 = unit
        self.victim: i64 = victim
        self.waived: i64 = waived

    def is_window(self) -> bool:
        """Let seats answer in advance (TAB-12)."""
        return True

    def lets_be(self) -> i64:
        """Let the attack come."""
        return code(NO_AMBUSH)

    def is_exclusive(self) -> bool:
        """Pause the attack."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask whoever of the attacked side has not let the attack come, whatever is in hand."""
        side = state.scenario.sides[self.victim]
        return state.scenario.command.reactors(side, state.sections_of(self.victim)) & ~self.waived

    def asker(self, state: Position, seat: i64) -> AnyPending:
        """Ask each seat by itself: whether somebody else has let the attack come changes nothing for it."""
        return AmbushWindow(self.unit, self.victim, 0)

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer the ambush to whoever holds the card, and to let the attack come to all."""
        if self._holder(state, seat) >= 0:
            return [code(AMBUSH), code(NO_AMBUSH)]
        return [code(NO_AMBUSH)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that there is no ambush in hand, or that the attack has to be answered first."""
        if verb_of(choice) == AMBUSH:
            return Refusal("no-ambush-in-hand", "CARD-AMBUSH-1", {})
        return Refusal("answer-attack-first", "CARD-AMBUSH-1", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Let the attacked unit strike first, or not."""
        if verb_of(choice) == AMBUSH:
            state.pop()
            self._spring(state, self._holder(state, seat), tell)
            return
        waived = self.waived | 1 << seat
        state.swap(AmbushWindow(self.unit, self.victim, waived))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Let the attack come."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell who is about to attack whom, and who has let it come."""
        facts = {"unit": int(self.unit), "victim": int(self.victim), "waived": int(self.waived)}
        return {"is": self.name, **facts}

    def _holder(self, state: Position, seat: i64) -> i64:
        """Find the hand from which a seat can play the card; -1 where there is none."""
        for hand in state.scenario.command.hands_of(seat):
            if ambush_in(state.hands[hand].cards) >= 0:
                return hand
        return -1

    def _spring(self, state: Position, holder: i64, tell: list[Event] | None) -> None:
        kind = ambush_in(state.hands[holder].cards)
        state.hands[holder].give(kind)
        state.pile.lay(kind)
        if tell is not None:
            facts = {**named(state, self.victim), "card": CARD_NAMES[kind]}
            tell.append(Event("AmbushSprung", {**facts}, reveals=True))
        dice = dice_of(state, self.victim, self.unit, 0)  # CARD-AMBUSH-2
        state.scenario.command.after_reaction(state, holder)
        state.push(Roll(Blow(self.victim, self.unit, dice, False, True)))  # CARD-AMBUSH-4
