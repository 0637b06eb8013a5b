"""Memoir '44 as the catalogue lists it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from bocage.kernel.chance import Dealer
from bocage.kernel.game import Game
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Outcome
from bocage.kernel.view import View
from bocage.memoir44.cards.decks import deck_for
from bocage.memoir44.combat.drawing import set_out
from bocage.memoir44.combat.stock import enlist
from bocage.memoir44.command.choosing import check_deal, command_for
from bocage.memoir44.editions import REVISED, edition_of
from bocage.memoir44.guess import deal_guess
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Position, set_up
from bocage.memoir44.scenarios.build import scenario_of
from bocage.memoir44.turn import opening
from bocage.memoir44.variants import variant_of
from bocage.memoir44.verbs import VOCABULARY
from bocage.memoir44.view import BattleView
from bocage.memoir44.young import make_young

VERSION: Final = 1
"""Rises with every change of rules that changes a film."""


class Memoir44(Game[Position]):
    """The game of battles in the west, 1944."""

    def __init__(self, seats: list[str] | None = None) -> None:
        super().__init__("memoir44", VERSION, list(SIDES) if seats is None else seats, VOCABULARY)

    def start(self, scenario: dict[str, object], rulings: dict[str, object]) -> Position:
        """Set up a scenario and go on to the first card to be dealt."""
        edition, variant = edition_of(rulings), variant_of(rulings)
        battle = scenario_of(scenario, edition.lakes_hide)
        watched = int(battle.terms.commissar)
        battle.command = command_for(variant, battle.field, edition.name, watched)
        battle.deck = deck_for(variant.deck, int(battle.boxes))
        if variant.young:
            make_young(battle, variant, edition.name)
        check_deal(battle)
        if battle.command.seats != self.seats:
            raise ValueError(
                f"this game seats {', '.join(self.seats)}, not {', '.join(battle.command.seats)}"
            )
        battle.free_talk = variant.free_talk
        if variant.combat:
            enlist(battle)
        state = set_up(battle, edition, battle.deck[:])
        if variant.combat:  # CBT-01
            state.combat = set_out(len(battle.command.posts))
        opening(state)
        self.settle(state, None)
        return state

    def rulings(self) -> dict[str, object]:
        """Tell the edition and the decisions a new game is played by, unless another edition is asked for."""
        return dict(REVISED)

    def view(self, state: Position, seat: i64) -> View:
        """Show what a seat may know."""
        asked = NOBODY if state.outcome is not None else state.trunk[-1].asks_as_seen_by(state, seat)
        return BattleView(state, seat, asked, self.choices(state, seat))

    def guess(self, view: View, chance: Dealer) -> Position:
        """Deal a position that the view could be a view of."""
        return deal_guess(cast(BattleView, view), chance)

    def windows(self) -> list[str]:
        """Name the windows in which a side may answer an attack."""
        return ["ambush-window", "reaction-window"]

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        """Say why a seat has nothing to decide."""
        if state.outcome is not None:
            return Refusal("game-over", "MED-01")
        if not 0 <= seat < len(self.seats):
            return Refusal("no-such-seat", "SET-30", {"seat": str(seat)})
        if self.to_decide(state) & CHANCE:
            return Refusal("chance-is-next", "TAB-1")
        said = state.scenario.command.not_asked(state, seat)
        if said is not None:
            return said
        return Refusal("not-your-turn", "TRN-01")

    def not_offered(self, state: Position, seat: i64) -> Refusal:
        """Say the general thing."""
        return Refusal("not-on-offer", "TRN-02")

    def with_what_was_seen(self, state: Position, undone: Position) -> Position:
        """Keep a card known to be in a hand that was played from it and taken back."""
        kept = state.copy()
        for number, hand in enumerate(kept.hands):
            hand.remember(undone.hands[number], kept.moved_unseen(undone, number))
        if kept.combat is not None and undone.combat is not None:
            for number, hand in enumerate(kept.combat.hands):
                hand.remember(undone.combat.hands[number])
        kept.scenario.command.remember(kept, undone)
        return kept

    def silence(self, state: Position, seat: i64, listener: i64) -> Refusal | None:
        """Say why a seat may not talk to another now, unless the host has switched the limit off."""
        if state.outcome is not None or state.scenario.free_talk:
            return None
        return state.scenario.command.silence(state, seat, listener)

    def silence_among(self, state: Position, seat: i64, listeners: list[int]) -> Refusal | None:
        """Say why a seat may not talk to several others at once, which in public may be allowed."""
        command = state.scenario.command
        heard: i64 = 0
        for listener in listeners:
            heard |= 1 << listener
        if command.is_public(seat, heard):
            return None
        return Game.silence_among(self, state, seat, listeners)

    def resigned(self, state: Position, seat: i64) -> Outcome:
        """Give the battle to the other side."""
        command = state.scenario.command
        return Outcome(command.teams[1 - command.side(seat)], "resigned", "TAB-6")
