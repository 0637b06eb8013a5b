"""A chain of command on the screen: the cards on the table with their sections, and who still acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.cli.canvas import FAINT, Column
from bocage.kernel.state import CHANCE, seats_in
from bocage.memoir44.cards.deck import CARD_NAMES, INITIATIVE, INITIATIVE_MARCH
from bocage.memoir44.command.seating import ROLES
from bocage.memoir44.played import Play
from bocage.memoir44.view import BattleView

if TYPE_CHECKING:
    from bocage.words import Words

GAME: Final = "memoir44"


def add_chain(column: Column, view: BattleView, words: Words) -> None:
    """Write what lies where, and whose turn to act it is where that is not the seat alone."""
    for line in trays(view, words):
        column.add(line, hang=2)
    for play in view.plays:
        if play.acts_as >= 0 and not _is_own_initiative_again(view, play):
            column.add(play_line(view, words, play), hang=2)
    acting = [seat for seat in seats_in(int(view.asked) & ~CHANCE) if seat != view.seat]
    if acting:
        names = ", ".join([short_name(view, words, seat) for seat in acting])
        column.add(words.say("terminal-m44-acting", seats=names), FAINT, hang=2)


def play_line(view: BattleView, words: Words, play: Play) -> str:
    """Tell where a card lies, or whose it is, and what it acts as."""
    from bocage.words.memoir44 import role, section

    field = view.scenario.field
    if play.section:
        place = section(words, field.section_names[int(play.section & -play.section).bit_length() - 1])
    else:
        place = role(words, view.scenario.command.posts[play.post].name)
    return words.say("terminal-m44-lies", place=place, card=card_text(words, play))


def card_text(words: Words, play: Play) -> str:
    """Name what was played, and what it acts as."""
    if play.acts_as in (INITIATIVE, INITIATIVE_MARCH):
        return words.say("terminal-m44-initiative")
    if play.card < 0:  # a general's part in a card that lies before the commander
        return words.card(CARD_NAMES[play.acts_as], GAME)
    card = words.card(CARD_NAMES[play.card], GAME)
    if play.acts_as == play.card:
        return card
    return words.say("terminal-m44-copies", card=card, copied=words.card(CARD_NAMES[play.acts_as], GAME))


def _is_own_initiative_again(view: BattleView, play: Play) -> bool:
    """Tell whether a general's initiative is told already: flags and symbols are two plays."""
    first = next(other for other in view.plays if other.post == play.post and other.acts_as >= 0)
    return play.card < 0 and first is not play


def trays(view: BattleView, words: Words) -> list[str]:
    """Tell the cards of generals that the seat knows besides the hand it is shown."""
    from bocage.words.memoir44 import role

    command = view.scenario.command
    own, told = command.hands_of(view.seat)[:1] if view.seat >= 0 else [], list[str]()
    for number, hand in enumerate(view.hands):
        if hand.is_own and number not in own and hand.count and command.posts[number].name in ROLES:
            names = [words.card(CARD_NAMES[kind], GAME) for kind, count in enumerate(hand.cards) if count]
            place = role(words, command.posts[number].name)
            told.append(words.say("terminal-m44-holds", role=place, cards=", ".join(names)))
    return told


def short_name(view: BattleView, words: Words, seat: int) -> str:
    """Name a seat by its roles alone, if it belongs to the side whose turn it is."""
    from bocage.words.memoir44 import roles_of, seat_called

    command = view.scenario.command
    side, *roles = command.seats[seat].split("-")
    return roles_of(words, roles) if roles and command.side(seat) == view.side else seat_called(words, side)
