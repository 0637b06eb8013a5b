"""Teams with one hand: each member commands sections, and the one in the center is commander-in-chief.

The posts of a side are that of the commander-in-chief, who holds the hand and commands everywhere, and one
for each member with his sections. A team of one has the first alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.memoir44.battlefield import Battlefield
from bocage.memoir44.cards.card import Orders
from bocage.memoir44.cards.deck import CARDS, EFFECTS
from bocage.memoir44.command.command import EVERYWHERE, Command, Post
from bocage.memoir44.command.council import Council
from bocage.memoir44.command.seating import COMMANDER, Chair, chairs_of
from bocage.memoir44.drawing import TO_HAND, Draw, hand_is_short
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.played import Play
from bocage.memoir44.turn import Turn

ROLES_OF: Final = ("", "clmr", "cm/lr", "cm/l/r")
"""How a team of one, two or three shares out the center, with the supreme command, and the flanks."""


OTHERS_RULE: Final = {
    False: "TEAM-34",
    True: "YNG-10",
}
"""By which rule a member acts with the units of his sections alone: in the first edition, or when young."""
WORD_RULE: Final = {
    False: "TEAM-32",
    True: "YNG-09",
}
"""The rule of the council, told in the same way."""


class Teams(Command):
    """Teams of up to three with a hand in common."""

    def __init__(self, field: Battlefield, members: list[int], is_young: bool) -> None:
        chairs = chairs_of(" ".join([ROLES_OF[number] for number in members]))
        posts: list[Post] = []
        self.chiefs: list[int] = []
        self.members: list[list[int]] = [[], []]
        for side in range(len(SIDES)):
            self.chiefs.append(len(posts))
            posts.append(Post("", side, _seat(chairs, side, COMMANDER), EVERYWHERE))
            for seat, chair in enumerate(chairs):
                if chair.side == side and members[side] > 1:
                    self.members[side].append(len(posts))
                    posts.append(Post("", side, 1 << seat, _area(field, chair)))
        super().__init__([chair.name() for chair in chairs], [chair.side for chair in chairs], posts)
        for side, hand in enumerate(self.chiefs):
            self.eyes[hand] = self.teams[side]  # TEAM-31, YNG-08
        self.others_rule = OTHERS_RULE[is_young]
        self.word_rule: str = WORD_RULE[is_young]
        self.may_entrust: bool = is_young  # YNG-11
        self.confined: dict[tuple[int, int], Orders] = {}
        self._confine()

    def hands_of(self, seat: i64) -> list[int]:
        """List the hand of the team."""
        return [self.chiefs[self.sides[seat]]]

    def holding(self, side: i64) -> list[int]:
        """List the only post that holds cards."""
        return [self.chiefs[side]]

    def owner(self, state: Position, side: i64, sections: i64) -> i64:
        """Ask the members in whose sections a unit stands; on a line either, whoever comes first."""
        return self.actors(self._posts_in(side, sections))

    def reactors(self, side: i64, sections: i64) -> i64:
        """Ask the commander-in-chief, to whom tactic cards belong (TEAM-35)."""
        return self.seats_of[self.chiefs[side]]

    def concerned(self, play: Play) -> list[int]:
        """List the posts that carry a play out: those of its sections, else the commander-in-chief."""
        card, sections = play.fact_card(), play.section
        if card.is_section:
            sections = card.orders.sections
        elif not EFFECTS[play.card].is_section:  # else a section card is a strike on its section
            sections = 0
        if not self.members[play.side] or not sections:
            return [self.chiefs[play.side]]  # TEAM-35, YNG-11
        posts = self._posts_in(play.side, sections)
        return [post for post in self.members[play.side] if (posts >> post) & 1]  # TEAM-33, TEAM-34, YNG-10

    def orders(self, play: Play) -> Orders:
        """Tell whom a play orders in the sections of its post."""
        if play.post in self.chiefs or play.plain:
            return play.orders()
        return self.confined.get((int(play.acts_as), int(play.post))) or play.orders()

    def _confine(self) -> None:
        """Work out whom cards of several sections order in those of each member."""
        for kind, card in enumerate(CARDS):
            if card.is_section and card.orders.sections & (card.orders.sections - 1):
                for post in [*self.members[0], *self.members[1]]:
                    self.confined[kind, post] = _confined(card.orders, self.areas[post])

    def backs(self, holder: i64, post: i64) -> bool:
        """Let a member use his Combat card for whatever units he acts with."""
        return self.seats_of[holder] & self.seats_of[post] != 0

    def combat_cards(self, post: i64) -> i64:
        """Count one Combat card for each member, none for the hand in common; two for one alone (QC-09)."""
        members = self.members[self.side_of_post[post]]
        if not members:
            return 2
        return 1 if post in members else 0

    def begin_turn(self, state: Position, tell: list[Event] | None) -> None:
        """Let the team take counsel; one alone plays his card."""
        chief = self.chiefs[state.side]
        state.push(Council(chief, 0) if self.members[state.side] else Turn(chief))

    def deal(self, state: Position) -> None:
        """Deal one hand to each team."""
        for side in reversed(range(len(SIDES))):
            cards = state.scenario.terms.hands[side]
            if cards > 0:
                state.push(Draw(self.chiefs[side], cards, TO_HAND))

    def dice_in_hand(self, state: Position, post: i64) -> i64:
        """Count the cards of the team, the played one included."""
        return state.hands[self.chiefs[self.side_of_post[post]]].count + 1

    def grow(self, state: Position, side: i64) -> None:
        """Draw one more card while the hand is smaller than it will be."""
        if hand_is_short(state, side, self.chiefs[side]):
            state.push(Draw(self.chiefs[side], 1, TO_HAND))

    def after_reaction(self, state: Position, hand: i64) -> None:
        """Let the card be replaced at the end of the turn."""
        state.ambusher = hand

    def not_asked(self, state: Position, seat: i64) -> Refusal | None:
        """Say that somebody else of the team acts, while somebody does."""
        if not state.trunk[-1].asks(state) & self.teams[self.sides[seat]]:
            return None
        return Refusal("member-of-section", self.others_rule)

    def _posts_in(self, side: i64, sections: i64) -> i64:
        """Give the members' posts that command in some sections, as a set; the chief's where nobody does."""
        posts: i64 = 0
        for post in self.members[side]:
            if self.areas[post] & sections:
                posts |= 1 << post
        return posts or 1 << self.chiefs[side]


def _seat(chairs: list[Chair], side: int, role: int) -> int:
    """Find the seat of a role, as a set."""
    return sum([1 << seat for seat, chair in enumerate(chairs) if chair.side == side and role in chair.roles])


def _area(field: Battlefield, chair: Chair) -> int:
    """Give the sections of a member (TEAM-33, TEAM-34, YNG-06, YNG-07)."""
    return sum([int(field.flank(chair.side, role - 1)) for role in chair.roles if role != COMMANDER])


def _confined(orders: Orders, area: i64) -> Orders:
    """Leave of the orders those in some sections."""
    by_section = [each if (area >> place) & 1 else 0 for place, each in enumerate(orders.by_section)]
    return Orders(min(orders.total, sum(by_section)), by_section, orders.classes, orders.contact)
