"""Undaunted: Normandy as the catalogue lists it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from bocage.kernel.chance import Dealer
from bocage.kernel.game import Game
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Outcome
from bocage.kernel.view import View
from bocage.undaunted.guess import deal_guess
from bocage.undaunted.initiative import bid_refusal
from bocage.undaunted.kinds import GERMAN, SIDES, US
from bocage.undaunted.model import Position, set_up
from bocage.undaunted.rulings import RULINGS
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.turn import opening
from bocage.undaunted.verbs import VOCABULARY
from bocage.undaunted.view import PositionView, look

VERSION: Final = 2
"""Rises with every change of rules that changes a film."""


class Undaunted(Game[Position]):
    """The game of two platoons."""

    def __init__(self) -> None:
        super().__init__("undaunted", VERSION, list(SIDES), VOCABULARY)

    def start(self, scenario: dict[str, object], rulings: dict[str, object]) -> Position:
        """Set up a scenario and go on to the first question, or the first card to be drawn."""
        if rulings != RULINGS:
            told = ", ".join(sorted(rulings))
            raise ValueError(f"the decisions on open points are other ones than today's: {told}")
        state = set_up(Scenario.from_facts(scenario))
        state.push(opening())
        self.settle(state, None)
        return state

    def rulings(self) -> dict[str, object]:
        """Tell the decisions a new game is played by."""
        return dict(RULINGS)

    def view(self, state: Position, seat: i64) -> View:
        """Show what a seat may know."""
        asked = NOBODY if state.outcome is not None else state.trunk[-1].asks_as_seen_by(state, seat)
        return look(state, seat, asked, self.choices(state, seat))

    def guess(self, view: View, chance: Dealer) -> Position:
        """Deal a position that the view could be a view of."""
        return deal_guess(cast(PositionView, view), chance)

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        """Say why a side has nothing to decide."""
        if state.outcome is not None:
            return Refusal("game-over", "UND-12.1")
        if seat not in (US, GERMAN):
            return Refusal("no-such-seat", "UND-1.3", {"seat": str(seat)})
        if self.to_decide(state) & CHANCE:
            return Refusal("chance-is-next", "TAB-1")
        if state.acting < 0:
            return bid_refusal(state, seat)
        return Refusal("not-your-turn", "UND-6.5")

    def with_what_was_seen(self, state: Position, undone: Position) -> Position:
        """Keep cards known to be in a hand that were played from it and taken back."""
        kept = state.copy()
        for side in (US, GERMAN):
            kept.cards[side].remember(undone.cards[side])
        return kept

    def not_offered(self, state: Position, seat: i64) -> Refusal:
        """Say the general thing."""
        return Refusal("not-on-offer", "UND-7.1")

    def resigned(self, state: Position, seat: i64) -> Outcome:
        """Give the game to the other side."""
        return Outcome(1 << (1 - seat), "resigned", "UND-A4")
