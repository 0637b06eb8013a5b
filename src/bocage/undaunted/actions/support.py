"""Support actions about cards: Command, Conceal and Recon."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.undaunted.actions.action import Action
from bocage.undaunted.draw import draw_cards
from bocage.undaunted.kinds import FOG, SIDES
from bocage.undaunted.model import Position
from bocage.undaunted.verbs import COMMAND, CONCEAL, RECON


class Command(Action):
    """Command X: draw up to X cards; the number is said first (UND-9.2, UND-A13)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer every number from one to X that can still be drawn."""
        for count in range(1, self._most(state, side) + 1):  # UND-13.8
            offers.append(code(self.verb, card, count))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say how many cards can be drawn."""
        count = argument(choice, 1)
        most = self._most(state, side)
        if 1 <= count <= most:
            return None
        return Refusal("command-count", self._rule_against(count), {"asked": str(count), "most": str(most)})

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Draw them."""
        draw_cards(state, side, argument(choice, 1))

    def _most(self, state: Position, side: i64) -> i64:
        cards = state.cards[side]
        most = cards.deck_count + cards.discard_count
        return min(most, self.amount)

    def _rule_against(self, count: i64) -> str:
        """Name the rule a number breaks: none at all, more than X, or more than there are."""
        if count == 0:
            return "UND-A13"
        return "UND-9.2" if count > self.amount else "UND-A5"


class Conceal(Action):
    """Conceal: a Fog of War goes from the enemy's supply to the enemy's discard pile (UND-9.3)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer it always, also when no Fog of War is left."""
        offers.append(code(self.verb, card))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Never refuse it."""
        return None

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Move the card, if there is one."""
        moved = state.cards[1 - side].reinforce(FOG)
        if tell is not None:
            tell.append(Event("FogSpread", {"side": SIDES[side], "fog": int(moved)}))


class Recon(Action):
    """Recon: a Fog of War in hand leaves the game, and one card is drawn (UND-9.6)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer it with a Fog of War in hand."""
        if state.cards[side].hand[FOG] > 0:
            offers.append(code(self.verb, card))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say that there is no Fog of War in hand."""
        return None if state.cards[side].hand[FOG] > 0 else Refusal("no-fog-in-hand", "UND-9.6", {})

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Remove the one and draw the other."""
        state.cards[side].discard_fog_from_game()  # UND-A28
        if tell is not None:
            tell.append(Event("FogLifted", {"side": SIDES[side]}))
        draw_cards(state, side, 1)  # UND-A16


def command(amount: i64) -> Action:
    """Command X."""
    return Command(COMMAND, amount)


def conceal() -> Action:
    """Conceal."""
    return Conceal(CONCEAL, 0)


def recon() -> Action:
    """Recon."""
    return Recon(RECON, 0)
