"""A played card: what it is, what it acts as, by whom, and in which section."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.memoir44.cards.card import Card, Grants, Orders, anywhere
from bocage.memoir44.cards.deck import EFFECT_NAMES, EFFECTS, mirrored
from bocage.memoir44.kinds import LEFT, RIGHT


class Play:
    """One card as it was played; it never changes, progress is a new one in its place.

    `card` is what lies on the table, and `acts_as` what it does, which for a copying card is another. It may
    be confined to a `section` by choice. `plain` tells that its fallback is used, without what it grants.
    `post` is who gives its orders.
    """

    def __init__(self, side: i64, card: i64, acts_as: i64, section: i64, plain: bool, post: i64 = -1) -> None:
        self.side: i64 = side
        self.card: i64 = card
        self.acts_as: i64 = acts_as
        self.section: i64 = section
        self.plain: bool = plain
        self.post: i64 = side if post < 0 else post

    def does_nothing(self) -> bool:
        """Tell whether there is no card, or none to act as."""
        return self.acts_as < 0

    def fact_card(self) -> Card:
        """Give the fact card it acts by."""
        return EFFECTS[self.acts_as]

    def grants(self) -> Grants:
        """Tell what it changes for the units it orders."""
        return _NOTHING if self.plain or self.acts_as < 0 else EFFECTS[self.acts_as].grants

    def orders(self) -> Orders:
        """Tell whom it orders."""
        if self.plain:
            return _ONE  # CARD-ANY-7
        return _NONE if self.acts_as < 0 else EFFECTS[self.acts_as].orders

    def marches(self) -> i64:
        """Tell how often the units it orders may move."""
        return 1 if self.plain or self.acts_as < 0 else EFFECTS[self.acts_as].marches

    def fights(self) -> bool:
        """Tell whether the units it orders may attack."""
        return self.plain or self.acts_as < 0 or EFFECTS[self.acts_as].fights

    def in_section(self, section: i64) -> Play:
        """Return the same confined to a section."""
        return Play(self.side, self.card, self.acts_as, section, self.plain, self.post)

    def led_by(self, post: i64) -> Play:
        """Return the same with orders given by another post."""
        return Play(self.side, self.card, self.acts_as, self.section, self.plain, post)

    def share_of(self, post: i64) -> Play:
        """Return the part of a post in it, which is no card of its own."""
        return Play(self.side, -1, self.acts_as, self.section, self.plain, post)

    def facts(self) -> dict[str, object]:
        """Tell it in plain values."""
        return {
            "side": int(self.side),
            "card": EFFECT_NAMES[self.card] if self.card >= 0 else "",
            "acts_as": EFFECT_NAMES[self.acts_as] if self.acts_as >= 0 else "",
            "section": int(self.section),
            "plain": self.plain,
            "post": int(self.post),
        }


_NOTHING: Final = Grants()
_ONE: Final = anywhere(1)
_NONE: Final = anywhere(0)

NO_CARD: Final = -1
NO_PLAY: Final = Play(-1, -1, -1, 0, False)


def unconfined(side: i64, card: i64, acts_as: i64, post: i64) -> Play:
    """Give a play of a post that is confined to no section and uses no fallback."""
    return Play(side, card, acts_as, 0, False, post)


def copied(side: i64, card: i64, original: Play) -> Play:
    """Give a play that copies the enemy's, with left and right exchanged (CARD-COUNTER-1, CARD-COUNTER-2)."""
    if original.does_nothing():
        return Play(side, card, -1, 0, False)  # CARD-COUNTER-10
    acts_as = mirrored(original.acts_as)
    return Play(side, card, acts_as, across(original.section), False)


def across(section: i64) -> i64:
    """Give the section as the other side names it (SET-19, CARD-ANY-5)."""
    if section == LEFT:
        return RIGHT
    return LEFT if section == RIGHT else section
