"""Overlord: each side has a commander-in-chief, who holds the cards, and three generals, who play them.

A post is a role: the hand of the commander is his, that of a general is what he has been given this turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.memoir44.battlefield import Battlefield
from bocage.memoir44.cards.card import Orders
from bocage.memoir44.command.chain import DICE, GENERALS, commander_of, flank_of, post_of, role_of
from bocage.memoir44.command.command import EVERYWHERE, Command, Post
from bocage.memoir44.command.front import keep_holds
from bocage.memoir44.command.handing_out import HandOut, may_hold
from bocage.memoir44.command.phases import begin_overlord_turn
from bocage.memoir44.command.seating import COMMANDER, ROLES, Chair
from bocage.memoir44.command.talk import silence
from bocage.memoir44.drawing import TO_HAND, Draw
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.played import Play


class Overlord(Command):
    """The chain of command over a field of several boards."""

    def __init__(self, field: Battlefield, chairs: list[Chair], places: list[Post]) -> None:
        names, sides = [chair.name() for chair in chairs], [chair.side for chair in chairs]
        posts = [_post(field, chairs, side, role) for side in range(len(SIDES)) for role in range(len(ROLES))]
        super().__init__(names, sides, [*posts, *places])
        self.chairs: list[Chair] = chairs
        self.field: Battlefield = field
        self.sections: i64 = len(field.section_names)
        for side in range(len(SIDES)):
            for role in GENERALS:  # the commander knows what he has handed out
                self.eyes[post_of(side, role)] |= self.seats_of[commander_of(side)]

    def owner(self, state: Position, side: i64, sections: i64) -> i64:
        """Ask the generals in whose sections a unit stands (QO-48)."""
        seats: i64 = 0
        for role in GENERALS:
            post = post_of(side, role)
            if self.areas[post] & sections:
                seats |= self.seats_of[post]
        return seats

    def is_shared(self, side: i64, sections: i64) -> bool:
        """Tell whether two generals command units in some sections (OVL-45)."""
        return sum([bool(self.areas[post_of(side, role)] & sections) for role in GENERALS]) > 1

    def reactors(self, side: i64, sections: i64) -> i64:
        """Ask the commander, who hands an ambush to the general in whose sections it is (OVL-104, QO-22)."""
        return self.seats_of[commander_of(side)]

    def orders(self, play: Play) -> Orders:
        """Tell whom a play orders in the sections of its general, or in the one it was played in."""
        area = self.areas[play.post]
        if play.section and not play.plain:
            area &= play.section  # OVL-110
        flank = flank_of(play.post)
        key = (int(play.acts_as), play.plain, int(flank), int(area), int(self.sections))
        known = _CONFINED.get(key)
        if known is None:
            known = _confined(play.orders(), flank, area, self.sections)
            _CONFINED[key] = known
        return known

    def faces(self, post: i64, play: Play) -> bool:
        """Tell whether a play of an enemy's general lies in a section opposite one of a general's (QO-19)."""
        if role_of(play.post) == COMMANDER or play.does_nothing():
            return False
        return self.opposite(post, play) != 0

    def opposite(self, post: i64, play: Play) -> i64:
        """Give the sections of a general that lie opposite an enemy's play (QO-20)."""
        lies = play.section or self.areas[play.post]
        return self.field.across(lies) & self.areas[post]

    def combat_cards(self, post: i64) -> i64:
        """Count one Combat card for every general (CBT-04)."""
        return 0 if role_of(post) == COMMANDER else 1

    def begin_turn(self, state: Position, tell: list[Event] | None) -> None:
        """Let the commander hand out cards, and all that follows (OVL-20)."""
        begin_overlord_turn(state, HandOut(state.side, 0, -1))

    def deal(self, state: Position) -> None:
        """Deal to both commanders alone."""
        for side in reversed(range(len(SIDES))):
            cards: i64 = state.scenario.terms.hands[side]
            if cards > 0:
                state.push(Draw(commander_of(side), cards, TO_HAND))  # OVL-16

    def dice_in_hand(self, state: Position, post: i64) -> i64:
        """Count four dice, whatever is in hand."""
        return DICE  # OVL-111

    def after_reaction(self, state: Position, hand: i64) -> None:
        """Let the commander draw at once (OVL-105)."""
        state.push(Draw(hand, 1, TO_HAND))

    def remember(self, state: Position, undone: Position) -> None:
        """Keep that a general has asked for a hold, so that he cannot do it again and again (QO-46)."""
        keep_holds(state, undone)

    def silence(self, state: Position, seat: i64, listener: i64) -> Refusal | None:
        """Say why a seat may not talk to another now (OVL-30 to OVL-37)."""
        return silence(self, state, seat, listener)

    def is_choosy(self, hand: i64) -> bool:
        """Tell whether a hand is that of a general, to whom not every card can be given."""
        return role_of(hand) != COMMANDER

    def fits(self, last_plays: list[list[Play]], hand: i64, cards: list[int], kind: i64) -> bool:
        """Tell whether a general could have been given a card beside those he has."""
        return may_hold(self, last_plays, hand, cards, kind)


_CONFINED: Final[dict[tuple[int, bool, int, int, int], Orders]] = {}
"""Whom an effect orders, by flank and sections: found once, since that takes long."""


def _confined(orders: Orders, flank: i64, area: i64, sections: i64) -> Orders:
    """Give each section the orders that a card has for a general's flank (OVL-81 to OVL-93)."""
    each = orders.by_section[flank]
    # OVL-89, OVL-91, EX-OVL-4
    by_section = [each if (area >> place) & 1 else 0 for place in range(sections)]
    total = min(orders.total, sum(by_section))
    return Orders(total, by_section, orders.classes, orders.contact)


def _post(field: Battlefield, chairs: list[Chair], side: int, role: int) -> Post:
    """Make the post of a role, with its pair of sections."""
    its = [seat for seat, chair in enumerate(chairs) if chair.side == side and role in chair.roles]
    area = EVERYWHERE if role == COMMANDER else field.flank(side, role - 1)  # OVL-06
    return Post(ROLES[role], side, sum([1 << seat for seat in its]), area)
