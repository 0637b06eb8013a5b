"""The Combat cards on the screen: the own ones, and how many the others hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.cli.canvas import FAINT, Column
from bocage.memoir44.combat.cards import COMBAT_NAMES
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.view import BattleView

if TYPE_CHECKING:
    from bocage.words import Words

GAME: Final = "memoir44"


def combat_names(view: BattleView) -> list[str]:
    """List the Combat cards of the seat, each as often as it is there."""
    hands = [] if view.combat is None else [hand.cards for hand in view.combat.hands if hand.is_own]
    return [name for kind, name in enumerate(COMBAT_NAMES) for cards in hands for _ in range(cards[kind])]


def add_combat(column: Column, view: BattleView, words: Words) -> None:
    """Show the own Combat cards, where they are played with."""
    if view.combat is None or view.seat < 0:
        return
    cards = [words.card(name, GAME) for name in combat_names(view)]
    column.add(words.say("terminal-m44-combat-hand", cards=", ".join(cards) or "–"), hang=2)


def add_counts(column: Column, view: BattleView, words: Words) -> None:
    """Count the Combat cards of both sides and in both piles."""
    if view.combat is not None:
        column.add(counts_line(view, words), FAINT)


def counts_line(view: BattleView, words: Words) -> str:
    """Tell how many Combat cards both sides hold and both piles have."""
    assert view.combat is not None
    of_side = view.scenario.command.side_of_post
    held = [0 for _ in SIDES]
    for post, hand in enumerate(view.combat.hands):
        held[of_side[post]] += int(hand.count)
    values = {SIDES[side]: count for side, count in enumerate(held)}
    deck, discard = int(view.combat.deck_count), sum(view.combat.discard)
    return words.say("terminal-m44-combat", deck=deck, discard=discard, **values)


def page(view: BattleView, words: Words) -> list[str]:
    """Tell what the own Combat cards do, and which ones lie open."""
    if view.combat is None:
        return []
    lines = [""]
    for name in combat_names(view):
        lines.append(f"  {words.card(name, GAME)}: {words.help(GAME, f'card-{name}')}")
    lines.append(counts_line(view, words))
    gone = [
        words.card(COMBAT_NAMES[kind], GAME) + (f" ×{count}" if count > 1 else "")
        for kind, count in enumerate(view.combat.discard)
        if count
    ]
    return [*lines, words.say("terminal-m44-discard", cards=", ".join(gone) or "–")]
