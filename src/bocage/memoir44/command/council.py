"""The council of a team: members propose cards of the common hand, and the commander-in-chief plays one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event, Fact
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, AnyPending
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.combat.playing import VERBS as COMBAT_VERBS
from bocage.memoir44.combat.playing import own_posts
from bocage.memoir44.command.joint import begin_jointly
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.turn import Turn, card_refusal, kinds_in, playable, put_down
from bocage.memoir44.verbs import AIR_STRIKE, DEFER, PLAY, PROPOSE, VERB_NAMES

if TYPE_CHECKING:
    from bocage.memoir44.command.teams import Teams

NO_CARD: Final = -1


class Council(Turn):
    """The team chooses its card: each member may propose one, the commander plays.

    `spoken` are the members that have given their word, as a set of seats; what they have proposed only their
    team knows, and lies in the position. Nobody has to wait for a word: the commander may play at any time.
    """

    name = "council"

    def __init__(self, post: i64, spoken: i64) -> None:
        super().__init__(post)
        self.spoken: i64 = spoken

    def asks(self, state: Position) -> i64:
        """Ask the commander, and every member who has not spoken."""
        if state.hands[self.post].count == 0:
            return NOBODY
        return state.scenario.command.teams[state.side] & ~(self.spoken & ~self._chief(state))

    def asker(self, state: Position, seat: i64) -> AnyPending:
        """Ask each seat by itself: what others have said changes nothing for it."""
        return Council(self.post, 0)

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer the commander to play a card, the others to propose one or to leave it to him."""
        if self._is_chief(state, seat):
            return Turn.offer(self, state, seat)  # YNG-09
        cards = state.hands[self.post].cards
        proposals = [code(PROPOSE, kind) for kind in playable(cards) or kinds_in(cards)]  # TEAM-32
        return [*proposals, code(DEFER), *self.with_combat(state, seat)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say who plays and who proposes, or why a card cannot be played."""
        verb = verb_of(choice)
        if verb in COMBAT_VERBS:
            return Turn.refusal(self, state, seat, choice)
        if self._is_chief(state, seat):
            if verb in (PROPOSE, DEFER):
                return Refusal("chief-plays", self._rule(state), {"verb": VERB_NAMES[verb]})
            return Turn.refusal(self, state, seat, choice)
        if verb in (PLAY, AIR_STRIKE):
            return Refusal("chief-plays", self._rule(state), {"verb": VERB_NAMES[verb]})
        if verb == PROPOSE:
            return card_refusal(state.hands[self.post].cards, argument(choice, 0), False)
        return Refusal("choose-together", self._rule(state), {"verb": VERB_NAMES[verb]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Hear a proposal, or play the card."""
        verb, kind = verb_of(choice), argument(choice, 0)
        if verb in COMBAT_VERBS:
            Turn.decide(self, state, seat, choice, tell)
            return
        if verb in (PLAY, AIR_STRIKE):
            state.proposals = []
            put_down(state, self.post, self.post, kind, verb == AIR_STRIKE, tell)
            begin_jointly(state)
            return
        state.swap(Council(self.post, self.spoken | 1 << seat))
        self._hear(state, seat, kind if verb == PROPOSE else NO_CARD, tell)

    def combat_posts(self, state: Position) -> i64:
        """Let every member play Combat cards of his own before orders."""
        return own_posts(state)

    def facts(self) -> dict[str, object]:
        """Tell whose hand it is, and who has spoken."""
        return {"is": self.name, "post": int(self.post), "spoken": int(self.spoken)}

    def _hear(self, state: Position, seat: i64, kind: i64, tell: list[Event] | None) -> None:
        """Let a member put a card forward, or none, for the team alone to know which."""
        command = state.scenario.command
        if kind != NO_CARD:
            state.proposals = state.proposals[:] or [NO_CARD] * len(command.seats)
            state.proposals[seat] = int(kind)
        if tell is not None:
            facts = {"side": SIDES[state.side], "seat": command.seats[seat]}
            word: dict[str, Fact] = {"card": CARD_NAMES[kind] if kind != NO_CARD else "none"}
            tell.append(Event("MemberSpoke", {**facts}, word, command.teams[state.side], reveals=True))

    def _chief(self, state: Position) -> i64:
        return state.scenario.command.seats_of[self.post]

    def _is_chief(self, state: Position, seat: i64) -> bool:
        return (self._chief(state) >> seat) & 1 == 1

    def _rule(self, state: Position) -> str:
        """Name the rule of the council: that of the first edition, or that of young generals."""
        return cast("Teams", state.scenario.command).word_rule
