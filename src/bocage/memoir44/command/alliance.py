"""Operation: Alliance: two members a side, each with a hand of his own, and an open card that both share.

The posts of a side are its members from the left, and a place that holds the shared card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.memoir44.command.command import Command, Post
from bocage.memoir44.command.shared_card import SharedTurn
from bocage.memoir44.drawing import TO_HAND, Draw, hand_is_short
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.turn import Turn

MEMBERS: Final = ("left", "right")
"""The members of a team; the first turn is that of the one on the left (TEAM-02)."""


class Alliance(Command):
    """Teams of two or one; their members take the turns of their side one after the other."""

    def __init__(self, members: list[int]) -> None:
        names = seats_of_alliance(members)
        sides = [side for side, number in enumerate(members) for _ in range(number)]
        posts: list[Post] = []
        self.members: list[list[int]] = [[], []]
        self.shared: list[int] = [-1, -1]
        for seat, side in enumerate(sides):
            self.members[side].append(len(posts))
            posts.append(Post("", side, 1 << seat))  # TEAM-03
            if len(self.members[side]) == len(MEMBERS):
                self.shared[side] = len(posts)
                posts.append(Post("", side, 0))
        super().__init__(names, sides, posts)
        for hand, post in enumerate(posts):
            self.eyes[hand] = self.teams[post.side]  # TEAM-18
        for place in self.shared:
            if place >= 0:
                self.open_hands |= 1 << place  # TEAM-08

    def active(self, state: Position) -> i64:
        """Give the post whose turn it is: members take turns at those of their side (TEAM-13)."""
        members = self.members[state.side]
        return members[(state.turn - 1) // len(SIDES) % len(members)]  # TEAM-11, TEAM-14, TEAM-15

    def owner(self, state: Position, side: i64, sections: i64) -> i64:
        """Ask the active member in a turn of his; out of turn either of a team, whoever comes first."""
        return self.seats_of[self.active(state)] if side == state.side else self.teams[side]  # TEAM-20

    def hands_of(self, seat: i64) -> list[int]:
        """List the own hand and the shared card (TEAM-24)."""
        return [*Command.hands_of(self, seat), *self._places(self.sides[seat])]

    def begin_turn(self, state: Position, tell: list[Event] | None) -> None:
        """Let the active member play a card of his own or the shared one."""
        post, place = self.active(state), self.shared[state.side]
        if place < 0:
            state.push(Turn(post))
            return
        state.push(SharedTurn(post, place))
        if tell is not None:
            facts = {"side": SIDES[state.side], "seat": self._active_seat(state)}
            tell.append(Event("MemberActs", {**facts}))

    def deal(self, state: Position) -> None:
        """Deal to every member, and a card to share."""
        for side in reversed(range(len(SIDES))):
            cards = state.scenario.terms.hands[side]
            place = self.shared[side]
            if place >= 0 and cards > 0:
                state.push(Draw(place, 1, TO_HAND))
                cards = cards_each(cards)
            for post in reversed(self.members[side]):
                if cards > 0:
                    state.push(Draw(post, cards, TO_HAND))  # TEAM-09: a single player has the usual hand

    def dealt(self, hands: list[int], grown: list[int]) -> i64:
        """Count the cards in all hands when they are as large as they will be, the shared ones with them."""
        finals = [max(first, final) for first, final in zip(hands, grown, strict=True)]
        return sum(
            [
                final if self.shared[side] < 0 or final == 0 else 2 * cards_each(final) + 1
                for side, final in enumerate(finals)
            ]
        )

    def dice_in_hand(self, state: Position, post: i64) -> i64:
        """Count the member's own cards and the shared one, the played card among them (Q-34)."""
        shared = sum([state.hands[place].count for place in self._places(self.side_of_post[post])])
        return state.hands[post].count + 1 + shared  # TEAM-21, TEAM-22

    def grow(self, state: Position, side: i64) -> None:
        """Let the hand of the active member grow to its share of the final one."""
        post, final = self.active(state), state.scenario.terms.grown_hands[side]
        if self.shared[side] < 0:
            is_short = hand_is_short(state, side, post)
        else:
            is_short = state.hands[post].count < cards_each(final)  # TEAM-10, Q-35, EX-TEAM-3
        if is_short:
            state.push(Draw(post, 1, TO_HAND))

    def after_reaction(self, state: Position, hand: i64) -> None:
        """Let the card be replaced at the end of the turn, where it came from (Q-36)."""
        state.ambusher = hand

    def silence(self, state: Position, seat: i64, listener: i64) -> Refusal | None:
        """Refuse a word to a team-mate alone: what they say to each other everybody hears."""
        if self.sides[seat] != self.sides[listener]:
            return None
        return Refusal("talk-aloud", "TEAM-19", {"to": self.seats[listener]})

    def is_public(self, seat: i64, listeners: i64) -> bool:
        """Tell whether the whole enemy hears it (TEAM-19)."""
        enemies = self.teams[1 - self.sides[seat]]
        return listeners & enemies == enemies

    def not_asked(self, state: Position, seat: i64) -> Refusal | None:
        """Say that the active member alone decides, while his team is asked."""
        if self.sides[seat] != state.side or not state.trunk[-1].asks(state) & self.teams[state.side]:
            return None
        return Refusal("partner-decides", "TEAM-20", {"seat": self._active_seat(state)})

    def _places(self, side: i64) -> list[int]:
        """List where a side's shared card lies, if it shares one."""
        return [place for place in self.shared[side : side + 1] if place >= 0]

    def _active_seat(self, state: Position) -> str:
        return self.seats[self.seats_of[self.active(state)].bit_length() - 1]


def seats_of_alliance(members: list[int]) -> list[str]:
    """Name the seats: by the side alone where one player is all of it."""
    return [
        f"{SIDES[side]}-{MEMBERS[number]}" if members[side] > 1 else SIDES[side]
        for side in range(len(SIDES))
        for number in range(members[side])
    ]


def cards_each(hand: int) -> int:
    """Share a hand of the battle out: so many for each member, beside the shared card (Q-37)."""
    return max(hand - 2, (hand + 1) // 2)  # TEAM-05, TEAM-06, TEAM-07
