"""The head of the panel beside the map: how things stand, the hand, what lies in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.cli.canvas import BOLD, FAINT, INK, Column
from bocage.cli.undaunted.board import MARKS, counters_apart, value_of
from bocage.undaunted.cards import CARDS
from bocage.undaunted.kinds import CONTROLLED, KINDS, SIDES
from bocage.undaunted.view import CardsView, PositionView

if TYPE_CHECKING:
    from bocage.words import Words


def points(view: PositionView, side: int) -> int:
    """Add up the objectives a side controls, as the victory rules do."""
    marks = view.armies[side].marks
    return sum(value_of(view, tile) for tile in view.scenario.objective_tiles if marks[tile] == CONTROLLED)


def status(view: PositionView, words: Words, width: int) -> Column:
    """Show scenario and round, and for each side its points, its goal and its piles."""
    column = Column(width)
    column.add(title_line(view, words, width), BOLD)
    for side in (0, 1):
        column.add(side_line(view, words, side), INK[side])
        column.add(piles_line(view.cards[side], words), FAINT, hang=2)
    return column


def title_line(view: PositionView, words: Words, width: int) -> str:
    """Name scenario and round in one row; a long name is shortened."""
    name = words.say(view.scenario.title)
    title = words.say("terminal-status-title", scenario=name, round=int(view.round))
    surplus = len(title) - width
    if surplus <= 0:
        return title
    short = f"{name[: -surplus - 1].rstrip(' -')}…"
    return words.say("terminal-status-title", scenario=short, round=int(view.round))


def side_line(view: PositionView, words: Words, side: int) -> str:
    """Tell a side's points and goal; an arrow marks who has the initiative."""
    goal = view.scenario.goal[side]
    text = words.say(
        "terminal-status-points" if goal else "terminal-status-pin",
        mark=MARKS[side][CONTROLLED],
        side=words.side(SIDES[side]),
        points=points(view, side),
        goal=goal,
    )
    return f"{text} ◄" if view.first == side else text


def piles_line(cards: CardsView, words: Words) -> str:
    """Count the cards of a side."""
    return words.say(
        "terminal-status-piles",
        hand=int(cards.hand_count),
        deck=int(cards.deck_count),
        discard=int(cards.discard_count),
    )


def hand(view: PositionView, words: Words, width: int, is_roomy: bool) -> Column:
    """Show the cards of the seat, and what lies in play."""
    column = Column(width)
    if view.seat >= 0:
        own = view.cards[view.seat]
        if is_roomy:
            column.add(words.say("terminal-hand-heading"), BOLD)
            for kind in held(own.hand):
                column.add(card_line(words, kind, own.hand[kind]), hang=5)
        else:
            column.add(words.say("terminal-hand", cards=codes(own.hand) or "–"), hang=2)
    for side in (0, 1):
        if any(view.cards[side].play):
            played = codes(view.cards[side].play)
            column.add(words.say("terminal-in-play", cards=played, side=words.side(SIDES[side])), hang=2)
    return column


def crowds(view: PositionView, places: list[tuple[int, int]], width: int) -> Column:
    """List the counters of the tiles that are too full to show them."""
    column = Column(width)
    for tile, side in places:
        text = f"{view.scenario.tiles[tile]} {MARKS[side][CONTROLLED]} {counters_apart(view, side, tile)}"
        column.add(text, INK[side], hang=2)
    return column


def card_line(words: Words, kind: int, copies: int) -> str:
    """Show a card with its number for the initiative and its actions."""
    card = CARDS[kind]
    actions = ", ".join(action_text(words, action.verb, action.amount) for action in card.actions)
    key = "terminal-hand-card" if actions else "terminal-hand-fog"
    return words.say(
        key, copies=copies, card=words.card(card.name), initiative=int(card.initiative), actions=actions
    )


def action_text(words: Words, verb: int, amount: int) -> str:
    """Name an action as the card does, with its number."""
    from bocage.undaunted.verbs import VERB_NAMES

    name = words.say(f"terminal-verb-{VERB_NAMES[verb]}")
    return f"{name} {amount}" if amount else name


def held(counts: list[int]) -> list[int]:
    """List the kinds of which there is a card."""
    return [kind for kind, count in enumerate(counts) if count]


def codes(counts: list[int]) -> str:
    """Write cards by their codes, the way the counters are marked."""
    return " ".join(
        KINDS[kind] if counts[kind] == 1 else f"{KINDS[kind]}×{counts[kind]}" for kind in held(counts)
    )
