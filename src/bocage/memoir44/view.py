"""What a seat may know of a position: the whole board, its own hand, and how many cards the others hold."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.state import AnyPending, Outcome
from bocage.kernel.view import View
from bocage.memoir44.combat.seeing import CombatView
from bocage.memoir44.editions import Edition
from bocage.memoir44.hand_view import HandView
from bocage.memoir44.model import Position
from bocage.memoir44.played import Play
from bocage.memoir44.scenario import Scenario


class BattleView(View):
    """A position as one seat sees it."""

    def __init__(self, state: Position, seat: i64, asked: i64, offers: list[int]) -> None:
        super().__init__(seat, asked, offers)
        command = state.scenario.command
        self.scenario: Scenario = state.scenario
        self.edition: Edition = state.edition
        self.at: list[int] = state.at[:]
        self.figures: list[int] = state.figures[:]
        self.status: list[int] = state.status[:]
        self.began: list[int] = state.began
        self.unit_on: list[int] = state.unit_on[:]
        self.laid: list[int] = state.laid
        self.hands: list[HandView] = [
            HandView(hand, command.sees(seat, number)) for number, hand in enumerate(state.hands)
        ]
        self.deck_count: i64 = state.pile.deck_count
        self.discard: list[int] = state.pile.discard[:]
        self.won: list[int] = state.won[:]
        self.taken: list[int] = state.taken
        self.medals: list[int] = state.medals
        self.side: i64 = state.side
        self.turn: i64 = state.turn
        self.plays: list[Play] = state.plays
        self.last_plays: list[list[Play]] = state.last_plays
        sees_drawn = state.looker >= 0 and command.sees(seat, state.looker)
        self.looked_at: list[int] = state.looked_at[:] if sees_drawn else []
        self.looked_at_count: i64 = len(state.looked_at)
        self.looker: i64 = state.looker
        self.ambusher: i64 = state.ambusher
        is_in_council = seat >= 0 and (command.teams[state.side] >> seat) & 1 == 1
        self.proposals: list[int] = state.proposals if is_in_council else []
        self.trunk: list[AnyPending] = state.trunk[:]
        self.asker: AnyPending | None = state.trunk[-1].asker(state, seat) if offers else None
        self.outcome: Outcome | None = state.outcome
        self.combat: CombatView | None = None
        if state.combat is not None:
            self.combat = CombatView(state.combat, command, seat)

    def facts(self) -> dict[str, object]:
        """Tell the view in plain values."""
        proposed = {"proposals": self.proposals[:]} if self.proposals else {}
        combat = {} if self.combat is None else {"combat": self.combat.facts()}
        return {
            **combat,
            "seat": int(self.seat),
            "asked": int(self.asked),
            "offers": self.offers[:],
            "at": self.at[:],
            "figures": self.figures[:],
            "status": self.status[:],
            "began": self.began[:],
            "laid": self.laid[:],
            "hands": [hand.facts() for hand in self.hands],
            "deck_count": int(self.deck_count),
            "discard": self.discard[:],
            "medals": self.medals[:],
            "taken": self.taken[:],
            "side": int(self.side),
            "turn": int(self.turn),
            "plays": [play.facts() for play in self.plays],
            "last_plays": [[play.facts() for play in plays] for plays in self.last_plays],
            "looked_at": self.looked_at[:],
            "looked_at_count": int(self.looked_at_count),
            "pending": [record.facts() for record in self.trunk],
            "outcome": None if self.outcome is None else self.outcome.facts(),
            **proposed,
        }
