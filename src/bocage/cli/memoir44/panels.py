"""The panels beside the map: turn and medals, the piles, the hand, the card that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.cli.canvas import BOLD, FAINT, Column
from bocage.cli.memoir44.chain import add_chain, trays
from bocage.cli.memoir44.fray import add_combat, add_counts
from bocage.cli.memoir44.glyphs import SIDE_INK, SIDE_MARKS
from bocage.cli.memoir44.titles import title
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.view import BattleView

if TYPE_CHECKING:
    from bocage.words import Words

GAME: Final = "memoir44"
_WIDE: Final = 32

_CARDS_CHOSEN: Final = ("turn", "shared-turn", "council", "hand-out", "deploying", "chip-placing")
"""Records at which the menu shows the cards."""


def status(view: BattleView, words: Words, width: int) -> Column:
    """Show battle and turn, the medals of both sides with their goals, hands and piles."""
    column = Column(width)
    column.add(title_line(view, words, width), BOLD)
    for side in range(len(SIDES)):
        column.add(side_line(view, words, side, width), SIDE_INK[side], hang=2)
    column.add(piles_line(view, words), FAINT)
    add_counts(column, view, words)
    return column


def title_line(view: BattleView, words: Words, width: int) -> str:
    """Name battle and turn in one row; a long name is shortened."""
    name = title(view.scenario, words)
    text = words.say("terminal-m44-title", scenario=name, turn=int(view.turn))
    surplus = len(text) - width
    if surplus <= 0:
        return text
    short = f"{name[: -surplus - 1].rstrip(' -')}…"
    return words.say("terminal-m44-title", scenario=short, turn=int(view.turn))


def side_line(view: BattleView, words: Words, side: int, width: int) -> str:
    """Tell a side's medals, goal and hand; an arrow marks whose turn it is."""
    text = words.say(
        "terminal-m44-side" if width >= _WIDE else "terminal-m44-side-narrow",
        mark=SIDE_MARKS[side],
        side=words.side(SIDES[side], GAME),
        medals=view.medals[side],
        goal=view.scenario.terms.goal[side],
        cards=held_by(view, side),
    )
    return f"{text} ◄" if view.side == side and view.turn else text


def held_by(view: BattleView, side: int) -> str:
    """Count the cards of a side, of each of its posts from the commander on."""
    return "+".join([str(int(view.hands[post].count)) for post in view.scenario.command.holding(side)])


def piles_line(view: BattleView, words: Words) -> str:
    """Count the draw pile and the discard pile."""
    return words.say("terminal-m44-piles", deck=int(view.deck_count), discard=sum(view.discard))


def hand(view: BattleView, words: Words, width: int, is_roomy: bool) -> Column:
    """Show the card on the table and the own hand; where cards are being chosen the menu shows them."""
    column = Column(width)
    if view.scenario.command.posts[0].name:
        add_chain(column, view, words)
    else:
        if view.plays[0].card >= 0:
            column.add(played_line(view, words, width), hang=2)
        for line in trays(view, words):
            column.add(line, hang=2)
    add_shared(column, view, words)
    add_combat(column, view, words)
    if view.seat < 0 or _is_choosing_card(view):
        return column
    cards = [words.card(name, GAME) for name in hand_names(view)]
    if is_roomy and width >= _WIDE:
        column.add(words.say("terminal-hand-heading"), BOLD)
        for card in cards or ["–"]:
            column.add(f"  {card}", hang=4)
    else:
        column.add(words.say("terminal-hand", cards=", ".join(cards) or "–"), hang=2)
    return column


def add_shared(column: Column, view: BattleView, words: Words) -> None:
    """Show the cards that lie open for the members of an alliance, and for the enemy to see."""
    command = view.scenario.command
    for place, shown in enumerate(view.hands):
        if (command.open_hands >> place) & 1 and shown.count > 0:
            card = words.card(CARD_NAMES[next(kind for kind, count in enumerate(shown.cards) if count)], GAME)
            side = words.side(SIDES[command.side_of_post[place]], GAME)
            column.add(words.say("terminal-m44-shared", side=side, card=card), hang=2)


def _is_choosing_card(view: BattleView) -> bool:
    return view.asker is not None and view.asker.name in _CARDS_CHOSEN


def hand_names(view: BattleView) -> list[str]:
    """List the seat's cards, each as often as it is there."""
    cards = view.hands[view.scenario.command.hands_of(view.seat)[0]].cards
    return [CARD_NAMES[kind] for kind, copies in enumerate(cards) for _ in range(copies)]


def played_line(view: BattleView, words: Words, width: int) -> str:
    """Tell which card lies on the table, and what it acts as."""
    play = view.plays[0]
    card = words.card(CARD_NAMES[play.card], GAME)
    if play.acts_as >= 0 and play.acts_as != play.card:
        card = words.say("terminal-m44-copies", card=card, copied=words.card(CARD_NAMES[play.acts_as], GAME))
    if width < _WIDE:
        return words.say("terminal-m44-played-narrow", card=card)
    return words.say("terminal-m44-played", side=words.side(SIDES[play.side], GAME), card=card)
