"""The window for reactions: an attack has been announced and is not rolled yet (QC-02).

The attacked side is asked first, then the acting side, and so on until both have let it be. It is there
whenever all that is public allows a card, so that it tells nothing about who holds what.
"""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, AnyPending
from bocage.memoir44.ambush import AmbushWindow, may_be_ambushed
from bocage.memoir44.combat.cards import REACTION
from bocage.memoir44.combat.moment import Moment, backers, defenders, holders
from bocage.memoir44.combat.playing import (
    VERBS,
    anybody_could,
    combat_offers,
    combat_refusal,
    could_play,
    play_combat,
    seats_of,
)
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import AMBUSH, NO_COMBAT, VERB_NAMES


class ReactionWindow(AmbushWindow):
    """Both sides answer an attack by turns, beginning with the attacked one.

    `is_answer` tells whether the attacked side is asked; `quiet` that the other one has just let it be. The
    command card of an ambush shares the window as long as it `may_ambush`.
    """

    name = "reaction-window"

    def __init__(
        self,
        unit: i64,
        victim: i64,
        waived: i64,
        is_answer: bool,
        quiet: bool,
        may_ambush: bool,
        at: list[int],
    ) -> None:
        super().__init__(unit, victim, waived)
        self.is_answer: bool = is_answer
        self.quiet: bool = quiet
        self.may_ambush: bool = may_ambush
        self.at: list[int] = at

    def lets_be(self) -> i64:
        """Play no card."""
        return code(NO_COMBAT)

    def asks(self, state: Position) -> i64:
        """Ask whoever of one side could play a card, for all that everybody knows."""
        if not self._stands(state):
            return NOBODY
        seats = seats_of(state, self._able(state))
        if self.is_answer and self.may_ambush and may_be_ambushed(state, self.unit, self.victim):
            seats |= AmbushWindow.asks(self, state)
        return seats & ~self.waived

    def asker(self, state: Position, seat: i64) -> AnyPending:
        """Ask each seat by itself: who else has let it be changes nothing for it."""
        return self._next(0, self.is_answer, self.quiet, self.may_ambush)

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer the ambush, every card that fits, and to let it be."""
        offers = []
        if self._may_spring(state, seat):
            offers.append(int(code(AMBUSH)))
        return [
            *offers,
            *combat_offers(state, self._posts(state), seat, self._moment()),
            int(code(NO_COMBAT)),
        ]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a card is no answer, or that the attack has to be answered first."""
        verb = verb_of(choice)
        if verb == AMBUSH and self.is_answer and not self.may_ambush:
            return Refusal("ambushed-already", "CARD-AMBUSH-7", {})
        if verb in VERBS:
            return combat_refusal(state, self._posts(state), seat, choice, self._moment())
        if verb == AMBUSH:
            return Refusal("no-ambush-in-hand", "CARD-AMBUSH-1", {})
        return Refusal("answer-attack-first", "QC-02", {"verb": VERB_NAMES[verb]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Play a card, upon which the other side is asked, or let it be."""
        verb = verb_of(choice)
        if verb == NO_COMBAT:
            state.swap(self._next(self.waived | 1 << seat, self.is_answer, self.quiet, self.may_ambush))
            return
        # QC-02
        state.swap(self._next(0, not self.is_answer, False, self.may_ambush and verb != AMBUSH))
        if verb == AMBUSH:
            self._spring(state, self._holder(state, seat), tell)
        else:
            play_combat(state, self._posts(state), seat, choice, self._moment(), tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Ask the other side, or go on when both have let it be."""
        if self.quiet or not self._stands(state):
            state.pop()
        else:
            state.swap(self._next(0, not self.is_answer, True, self.may_ambush))  # QC-02

    def facts(self) -> dict[str, object]:
        """Tell who attacks whom, who is asked, and who has let it be."""
        turns = {"is_answer": self.is_answer, "quiet": self.quiet, "may_ambush": self.may_ambush}
        return {**super().facts(), **turns, "hexes": self.at[:]}

    def _next(self, waived: i64, is_answer: bool, quiet: bool, may_ambush: bool) -> ReactionWindow:
        return ReactionWindow(self.unit, self.victim, waived, is_answer, quiet, may_ambush, self.at)

    def _stands(self, state: Position) -> bool:
        """Tell whether the attack can still come."""
        table = state.combat
        assert table is not None
        here = [state.at[self.unit], state.at[self.victim]]
        return here == self.at and not table.is_silenced(self.unit)

    def _moment(self) -> Moment:
        return Moment(REACTION, self.unit, self.victim)  # CBT-15

    def _posts(self, state: Position) -> i64:
        """Name the posts of the side that is asked, as a set."""
        if self.is_answer:
            return defenders(state, self.victim)  # CBT-11
        return backers(state, 1 << state.play_of(self.unit).post)

    def _able(self, state: Position) -> list[int]:
        posts = holders(state, self._posts(state), ~0)
        return [post for post in posts if could_play(state, post, self._moment())]

    def _may_spring(self, state: Position, seat: i64) -> bool:
        if not self.is_answer or not self.may_ambush or self._holder(state, seat) < 0:
            return False
        return may_be_ambushed(state, self.unit, self.victim) and self._is_reactor(state, seat)

    def _is_reactor(self, state: Position, seat: i64) -> bool:
        return (AmbushWindow.asks(self, state) >> seat) & 1 == 1


def opens(state: Position, unit: i64, victim: i64, is_close: bool) -> bool:
    """Tell whether anybody of the attacked side could react, for all that everybody knows."""
    if is_close and may_be_ambushed(state, unit, victim):
        return True
    return anybody_could(state, defenders(state, victim), Moment(REACTION, unit, victim))


def window_for(state: Position, unit: i64, victim: i64, is_close: bool) -> ReactionWindow:
    """Make the window of an attack; only a close assault can be ambushed."""
    return ReactionWindow(unit, victim, 0, True, False, is_close, [state.at[unit], state.at[victim]])
