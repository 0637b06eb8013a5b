"""The command of a battle: its posts, the seats that act for them, and the hands they hold.

A post is a place from which a side is commanded: in the usual game each side has one. It has a number, and
the hand with that number is the one it plays from. A seat may act for several posts, several seats for one.
What is special about a way to command is a page beside this one; the rules ask here and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bocage.memoir44.cards.card import Orders
from bocage.memoir44.kinds import SIDES

if TYPE_CHECKING:
    from bocage.kernel.event import Event
    from bocage.kernel.refusal import Refusal
    from bocage.memoir44.model import Position
    from bocage.memoir44.played import Play

EVERYWHERE: Final = (1 << 20) - 1
"""An area that every section of every board belongs to."""


class Post:
    """A place in a chain of command: whose it is, the sections it commands, and the seats that act for it."""

    def __init__(self, name: str, side: i64, seats: i64, area: i64 = EVERYWHERE) -> None:
        self.name: str = name
        self.side: i64 = side
        self.seats: i64 = seats
        self.area: i64 = area


def _joined(sets: list[int], chosen: int) -> int:
    """Join those of some sets that are chosen, as bits."""
    joined = 0
    for number, each in enumerate(sets):
        if chosen >> number & 1:
            joined |= each
    return joined


class Command:
    """Tells which seats decide what, and whose cards they see; the tables are read, never changed.

    `eyes` are the seats that may look into each hand, and `open_hands` those that lie open for everybody.
    `others_rule` is the rule by which a unit obeys only whoever has ordered it.
    """

    def __init__(self, seats: list[str], sides: list[int], posts: list[Post]) -> None:
        self.seats: list[str] = seats
        self.sides: list[int] = sides
        self.posts: list[Post] = posts
        self.seats_of: list[int] = [int(post.seats) for post in posts]
        self.acting: list[int] = [_joined(self.seats_of, posts) for posts in range(1 << len(posts))]
        self.areas: list[int] = [int(post.area) for post in posts]
        self.side_of_post: list[int] = [int(post.side) for post in posts]
        self.eyes: list[int] = self.seats_of[:]
        self.open_hands: i64 = 0
        self.others_rule: str = "OVL-45"
        self.teams: list[int] = [
            sum([1 << seat for seat, its in enumerate(sides) if its == side]) for side in range(len(SIDES))
        ]
        self.posts_of: list[list[int]] = [
            [number for number, post in enumerate(posts) if post.side == side] for side in range(len(SIDES))
        ]

    def actors(self, posts: i64) -> i64:
        """Name the seats that act for some posts, both as sets."""
        return self.acting[posts]

    def side(self, seat: i64) -> i64:
        """Give the side of a seat."""
        return self.sides[seat]

    def sees(self, seat: i64, hand: i64) -> bool:
        """Tell whether a seat may look into a hand; who only watches sees none but the open ones."""
        if (self.open_hands >> hand) & 1:
            return True
        return seat >= 0 and (self.eyes[hand] >> seat) & 1 == 1  # SET-14

    def owner(self, state: Position, side: i64, sections: i64) -> i64:
        """Name the seats that decide for a unit in some sections out of its turn, as a set (RET-02)."""
        return self.teams[side]

    def is_shared(self, side: i64, sections: i64) -> bool:
        """Tell whether several posts of a side command units in some sections."""
        return False

    def reactors(self, side: i64, sections: i64) -> i64:
        """Name the seats that may answer an attack on a unit with a card, as a set."""
        return self.teams[side]

    def hands_of(self, seat: i64) -> list[int]:
        """List the hands a seat may play from."""
        return [hand for hand, post in enumerate(self.posts) if (post.seats >> seat) & 1]

    def holding(self, side: i64) -> list[int]:
        """List the posts of a side that can hold cards."""
        return self.posts_of[side]

    def orders(self, play: Play) -> Orders:
        """Tell whom a play orders, in the sections its post commands."""
        return play.orders()

    def faces(self, post: i64, play: Play) -> bool:
        """Tell whether an enemy's play lies opposite a post, so that it can be copied there."""
        return False

    def silence(self, state: Position, seat: i64, listener: i64) -> Refusal | None:
        """Say why a seat may not talk to another now; nobody minds in the usual game."""
        return None

    def is_public(self, seat: i64, listeners: i64) -> bool:
        """Tell whether what some seats hear, as a set, is said so openly that any of them may."""
        return False

    def not_asked(self, state: Position, seat: i64) -> Refusal | None:
        """Say why a seat has nothing to decide, where there is more to say than whose turn it is."""
        return None

    def is_choosy(self, hand: i64) -> bool:
        """Tell whether not every card could be in a hand."""
        return False

    def fits(self, last_plays: list[list[Play]], hand: i64, cards: list[int], kind: i64) -> bool:
        """Tell whether a card could be in a hand beside others."""
        return True

    def backs(self, holder: i64, post: i64) -> bool:
        """Tell whether the Combat cards of a post can be used for units that a post has ordered (CBT-12)."""
        return holder == post

    def combat_cards(self, post: i64) -> i64:
        """Count the Combat cards a post is dealt: two for a player alone, one for each of a team (QC-09)."""
        if self.seats_of[post] == 0:
            return 0
        members = [other for other in self.posts_of[self.side_of_post[post]] if self.seats_of[other]]
        if len(members) == 1:  # CBT-03
            return 2
        return 1

    def laid_aside(self, state: Position, side: i64) -> i64:
        """Count the cards of a side that count as its hand and lie elsewhere."""
        return 0

    def begin_turn(self, state: Position, tell: list[Event] | None) -> None:
        """Lay down the turn of the side whose turn it is."""
        raise NotImplementedError

    def deal(self, state: Position) -> None:
        """Lay down the draws of the first hands."""
        raise NotImplementedError

    def dealt(self, hands: list[int], grown: list[int]) -> i64:
        """Count the cards in all hands when they are as large as they will be."""
        return sum([max(first, final) for first, final in zip(hands, grown, strict=True)])

    def dice_in_hand(self, state: Position, post: i64) -> i64:
        """Count the dice of cards that count a hand, the played card included."""
        raise NotImplementedError

    def grow(self, state: Position, side: i64) -> None:
        """Let a hand that begins small grow after its side's turn."""

    def remember(self, state: Position, undone: Position) -> None:
        """Keep what everybody has seen done in a position that is taken back, beside the cards."""

    def after_reaction(self, state: Position, hand: i64) -> None:
        """See to it that a card played out of turn from a hand is replaced."""
        raise NotImplementedError
