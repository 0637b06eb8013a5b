"""Guessing: a whole position that a view could be a view of, with the hidden cards dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.chance import Dealer
from bocage.memoir44.cards.deck import CARD_KINDS
from bocage.memoir44.model import Hand, Pile, Position
from bocage.memoir44.played import NO_CARD
from bocage.memoir44.view import BattleView


def deal_guess(view: BattleView, chance: Dealer) -> Position:
    """Deal a position that the view could be a view of."""
    unseen = unseen_cards(view)
    hands = Dealing(view, unseen, chance).hands()
    none = [0] * CARD_KINDS
    looked_at = _looked_at(view, unseen, chance)
    pile = Pile(unseen, view.discard[:], sum(unseen), sum(view.discard))
    state = Position(view.scenario, view.edition, hands or [Hand(none, none, 0)], pile)
    state.at = view.at[:]
    state.figures = view.figures[:]
    state.status = view.status[:]
    state.began = view.began
    state.unit_on = view.unit_on[:]
    state.laid = view.laid
    state.won = view.won[:]
    state.medals = view.medals
    state.taken = view.taken
    state.side = view.side
    state.turn = view.turn
    state.plays = view.plays
    state.looker = view.looker
    state.last_plays = view.last_plays
    state.looked_at = looked_at
    state.ambusher = view.ambusher
    state.proposals = view.proposals
    state.trunk = view.trunk[:]
    state.outcome = view.outcome
    if view.combat is not None:
        state.combat = view.combat.deal(chance)
    return state


def unseen_cards(view: BattleView) -> list[int]:
    """Count the cards of which the view does not tell where they are."""
    unseen = view.scenario.deck[:]
    for kind in range(CARD_KINDS):
        unseen[kind] -= view.discard[kind]
        for hand in view.hands:
            unseen[kind] -= hand.cards[kind] if hand.is_own else hand.known[kind]
    for kind in view.looked_at:
        unseen[kind] -= 1
    for play in view.plays:
        if play.card >= 0:
            unseen[play.card] -= 1
    return unseen


class Dealing:
    """Fills hands from what could be in them, the most choosy places first."""

    def __init__(self, view: BattleView, unseen: list[int], chance: Dealer) -> None:
        self.view: BattleView = view
        self.unseen: list[int] = unseen
        self.chance: Dealer = chance
        self.cards: list[list[int]] = [hand.cards[:] if hand.is_own else hand.known[:] for hand in view.hands]

    def hands(self) -> list[Hand]:
        """Give all hands, as they are seen or dealt."""
        command = self.view.scenario.command
        open_places: list[int] = []
        for number, shown in enumerate(self.view.hands):
            if not shown.is_own:
                open_places += [number] * int(shown.count - sum(shown.known))
        choosy = [number for number in open_places if command.is_choosy(number)]
        if not self._fill(choosy):
            raise LookupError("no cards are left that could be in these hands")
        for number in open_places:
            if not command.is_choosy(number):
                self.cards[number][_draw(self.unseen, self.chance)] += 1
        return [
            Hand(self.cards[number], shown.known, shown.count) for number, shown in enumerate(self.view.hands)
        ]

    def _fill(self, places: list[int]) -> bool:
        """Find a card for each place that could be there; try another where the rest finds none."""
        if not places:
            return True
        hand = places[0]
        weights = self._fitting(hand)
        while any(weights):
            kind = int(self.chance.pick(weights, 0))
            self.cards[hand][kind] += 1
            self.unseen[kind] -= 1
            if self._fill(places[1:]):
                return True
            self.cards[hand][kind] -= 1
            self.unseen[kind] += 1
            weights[kind] = 0
        return False

    def _fitting(self, hand: int) -> list[int]:
        """Weigh the cards that could be in a hand beside those that came into it."""
        fits, plays = self.view.scenario.command.fits, self.view.last_plays
        given = self._given(hand)
        return [
            count if count and fits(plays, hand, given, kind) else 0 for kind, count in enumerate(self.unseen)
        ]

    def _given(self, hand: int) -> list[int]:
        """Count the cards that came into a hand: others fit beside what was played from it."""
        given = self.cards[hand][:]
        for play in self.view.plays:
            if play.card != NO_CARD and play.post == hand:  # OVL-24
                given[play.card] += 1
        return given


def _looked_at(view: BattleView, unseen: list[int], chance: Dealer) -> list[int]:
    """Give the cards somebody is looking at, as seen or dealt."""
    if view.looked_at:
        return view.looked_at[:]
    return sorted([_draw(unseen, chance) for _ in range(view.looked_at_count)])


def _draw(unseen: list[int], chance: Dealer) -> int:
    kind: i64 = chance.pick(unseen, 0)
    unseen[kind] -= 1
    return int(kind)
