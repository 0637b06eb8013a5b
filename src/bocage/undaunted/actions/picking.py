"""Bolster and Inspire: taking cards one by one, from the supply or back from play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import Pending
from bocage.undaunted.actions.action import Action
from bocage.undaunted.kinds import FOG, KINDS, SIDES
from bocage.undaunted.model import Position
from bocage.undaunted.squads import ANY_SQUAD, is_of_squad
from bocage.undaunted.verbs import BOLSTER, DONE, INSPIRE, TAKE, VERB_NAMES

FROM_SUPPLY: Final = 0
FROM_PLAY: Final = 1


class Picking(Action):
    """Bolster or Inspire X: take up to X cards, one after the other, of one squad or of any."""

    def __init__(self, verb: i64, amount: i64, squad: i64, source: i64) -> None:
        super().__init__(verb, amount)
        self.squad: i64 = squad
        self.source: i64 = source

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer it where at least one card could be taken (UND-A9)."""
        if self._begin(side, card).has_any(state):
            offers.append(code(self.verb, card))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say that there is nothing to take."""
        pick = self._begin(side, argument(choice, 0))
        if pick.has_any(state):
            return None
        key = "nothing-to-bolster" if self.source == FROM_SUPPLY else "nothing-to-inspire"
        return Refusal(key, pick.rule(), {"card": KINDS[argument(choice, 0)]})

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Let the cards be taken."""
        state.push(self._begin(side, argument(choice, 0)))

    def _begin(self, side: i64, card: i64) -> Pick:
        return Pick(side, card, self.amount, self.squad, self.source, False)


class Pick(Pending[Position]):
    """Cards are being taken from the supply to the discard pile, or from play back into the hand."""

    name = "pick"

    def __init__(self, side: i64, card: i64, left: i64, squad: i64, source: i64, begun: bool) -> None:
        self.side: i64 = side
        self.card: i64 = card
        self.left: i64 = left
        self.squad: i64 = squad
        self.source: i64 = source
        self.begun: bool = begun

    def asks(self, state: Position) -> i64:
        """Ask the side that takes."""
        return 1 << self.side

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every card that may be taken; one at least (UND-A9), then also to be done."""
        offers: list[int] = []
        for kind in range(len(KINDS)):
            if self.may_take(state, kind):
                offers.append(code(TAKE, kind))
        if self.begun:
            offers.append(code(DONE))  # UND-13.8
        return offers

    def may_take(self, state: Position, kind: i64) -> bool:
        """Tell whether a card of a kind may be taken."""
        if not is_of_squad(kind, self.squad):  # UND-9.1 UND-9.5
            return False
        cards = state.cards[self.side]
        if self.source == FROM_SUPPLY:
            return cards.supply[kind] > 0 and kind != FOG  # UND-A12
        return cards.play[kind] > 0 and kind != self.card  # UND-A15

    def has_any(self, state: Position) -> bool:
        """Tell whether there is a card to take."""
        for kind in range(len(KINDS)):
            if self.may_take(state, kind):
                return True
        return False

    def rule(self) -> str:
        """Name the rule this follows."""
        return "UND-9.1" if self.source == FROM_SUPPLY else "UND-9.5"

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a card cannot be taken, or that one has to be chosen first."""
        verb = verb_of(choice)
        if verb == TAKE:
            return self._take_refusal(state, argument(choice, 0))
        facts = {"card": KINDS[self.card], "verb": VERB_NAMES[verb]}
        if verb == DONE and not self.begun:
            return Refusal("take-one-first", "UND-A9", facts)
        return Refusal("finish-taking", "UND-7.3", facts)

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Take a card, or be done."""
        state.pop()
        if verb_of(choice) != TAKE:
            return
        self._take(state, argument(choice, 0), tell)
        rest = Pick(self.side, self.card, self.left - 1, self.squad, self.source, True)
        if rest.left > 0 and rest.has_any(state):
            state.push(rest)

    def facts(self) -> dict[str, object]:
        """Tell who takes what."""
        return {
            "is": self.name,
            "side": int(self.side),
            "card": int(self.card),
            "left": int(self.left),
            "squad": int(self.squad),
            "source": int(self.source),
            "begun": self.begun,
        }

    def _take(self, state: Position, kind: i64, tell: list[Event] | None) -> None:
        cards = state.cards[self.side]
        if self.source == FROM_SUPPLY:
            cards.reinforce(kind)  # UND-9.1
        else:
            cards.take_back_from_play(kind)  # UND-9.5
        if tell is not None:
            name = "CardBolstered" if self.source == FROM_SUPPLY else "CardInspired"
            tell.append(Event(name, {"side": SIDES[self.side], "card": KINDS[kind]}))

    def _take_refusal(self, state: Position, kind: i64) -> Refusal | None:
        facts = {"card": KINDS[kind], "by": KINDS[self.card]}
        if not is_of_squad(kind, self.squad):
            return Refusal("other-squad", self.rule(), facts)
        if self.source == FROM_SUPPLY:
            if kind == FOG:
                return Refusal("no-fog-by-bolster", "UND-A12", facts)
            return None if state.cards[self.side].supply[kind] else Refusal("not-in-supply", "UND-9.1", facts)
        if kind == self.card:
            return Refusal("not-itself", "UND-A15", facts)
        return None if state.cards[self.side].play[kind] else Refusal("not-in-play", "UND-9.5", facts)


def bolster(amount: i64, squad: i64 = ANY_SQUAD) -> Action:
    """Bolster X, for a squad or for any card but Fog of War."""
    return Picking(BOLSTER, amount, squad, FROM_SUPPLY)


def inspire(amount: i64, squad: i64) -> Action:
    """Inspire X of a squad."""
    return Picking(INSPIRE, amount, squad, FROM_PLAY)
