"""Dealing and drawing Combat cards, and shuffling them anew."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.kernel.state import CHANCE, NOBODY, Pending
from bocage.memoir44.cards.deck import CARDS
from bocage.memoir44.combat.cards import COMBAT_KINDS, COMBAT_NAMES, combat_deck
from bocage.memoir44.combat.table import CombatTable
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Hand, Pile, Position
from bocage.memoir44.played import Play


def set_out(posts: i64) -> CombatTable:
    """Set the shuffled deck out beside the board, for so many posts (CBT-02, CBT-05)."""
    none = [0] * COMBAT_KINDS
    deck = combat_deck()
    return CombatTable([Hand(none[:], none, 0) for _ in range(posts)], Pile(deck, none[:], sum(deck), 0), [])


def deal_combat(state: Position) -> None:
    """Deal every player, or every general, the first Combat cards."""
    if state.combat is None:
        return
    command = state.scenario.command
    for post in range(len(command.posts) - 1, -1, -1):
        cards = command.combat_cards(post)
        if cards > 0:
            state.push(CombatDraw(post, cards))  # CBT-03, CBT-04


def draw_combat(state: Position, plays: list[Play]) -> None:
    """Let whoever has played a Recon 1 draw, one card for each."""
    if state.combat is None:
        return
    for play in reversed(plays):
        if play.card < 0 or not CARDS[play.card].brings_combat_card:  # CBT-21, CBT-22, QC-03, QC-10
            continue
        holder = holder_for(state, play.post)
        if holder >= 0:
            state.push(CombatDraw(holder, 1))  # CBT-17, CBT-20, CBT-23, QC-03


def holder_for(state: Position, post: i64) -> i64:
    """Find who holds Combat cards of those who act for a post; -1 where nobody does."""
    command = state.scenario.command
    for holder in command.posts_of[state.side]:
        if command.backs(holder, post) and command.combat_cards(holder) > 0:
            return holder
    return -1


def reshuffle_combat(state: Position, tell: list[Event] | None) -> None:
    """Shuffle both piles of the Combat cards together (CBT-08, QC-01)."""
    if state.combat is not None:
        state.combat.pile.turn_over()
        if tell is not None:
            tell.append(Event("CombatDeckReshuffled", {}))


class CombatDraw(Pending[Position]):
    """So many Combat cards are still to be drawn into a hand."""

    name = "combat-draw"

    def __init__(self, post: i64, left: i64) -> None:
        self.post: i64 = post
        self.left: i64 = left

    def is_exclusive(self) -> bool:
        """Pause all else."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask chance while there are cards in the pile."""
        return CHANCE if _pile(state).deck_count > 0 else NOBODY

    def weights(self, state: Position) -> list[int]:
        """Weigh every kind by its copies in the pile."""
        return _pile(state).deck

    def spell_outcome(self, state: Position, outcome: i64) -> str:
        """Name the card."""
        return COMBAT_NAMES[outcome]

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Draw the card."""
        table, command = state.combat, state.scenario.command
        assert table is not None
        table.pile.draw(outcome)
        table.hands[self.post].take(outcome)
        if tell is not None:
            facts = {"side": SIDES[command.side_of_post[self.post]], "general": command.posts[self.post].name}
            secret = {"card": COMBAT_NAMES[outcome]}  # QC-08: its holder alone sees it
            tell.append(Event("CombatCardDrawn", {**facts}, {**secret}, command.seats_of[self.post]))
        if self.left == 1:
            state.pop()
        else:
            state.swap(CombatDraw(self.post, self.left - 1))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Shuffle the discards into a new pile, or stop where there are none (CBT-07)."""
        if _pile(state).discard_count == 0:
            state.pop()
        else:
            reshuffle_combat(state, tell)

    def facts(self) -> dict[str, object]:
        """Tell who draws how many."""
        return {"is": self.name, "post": int(self.post), "left": int(self.left)}


def _pile(state: Position) -> Pile:
    table = state.combat
    assert table is not None
    return table.pile
