"""The battles of Memoir '44: the list, or one with its map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.catalogue import MEMOIR44
from bocage.cli.canvas import folded
from bocage.cli.memoir44 import pages
from bocage.kernel.state import OBSERVER
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.view import BattleView

if TYPE_CHECKING:
    from bocage.words import Words

WIDTH: Final = 80


def view_of(name: str, edition: str = "") -> BattleView:
    """Set a battle up and look at it."""
    game = MEMOIR44.game
    view = game.view(game.start(MEMOIR44.scenario(name), MEMOIR44.rulings(edition)), OBSERVER)
    assert isinstance(view, BattleView)
    return view


def rows(words: Words, width: int) -> list[str]:
    """List the battles with their numbers, the names to call them by, and the medals both sides need."""
    titles = [words.say(f"memoir44-{name}") for name in MEMOIR44.scenarios]
    columns = max(map(len, titles)), max(map(len, MEMOIR44.scenarios))
    lines = []
    for number, (name, title) in enumerate(zip(MEMOIR44.scenarios, titles, strict=True), start=1):
        text = f"{number:>3}  {title:<{columns[0]}}  {name:<{columns[1]}}  {short_goals(name, words)}"
        lines.append(text[:width])
    return lines


def short_goals(name: str, words: Words) -> str:
    """Tell the medals both sides need in a few words."""
    goal = view_of(name).scenario.terms.goal
    sides = [words.say(f"terminal-short-{side}") for side in SIDES]
    texts = [
        words.say("terminal-m44-short-goal", side=side, medals=medals)
        for side, medals in zip(sides, goal, strict=True)
    ]
    return " · ".join(texts)


def about(name: str, words: Words, edition: str) -> list[str]:
    """Tell what a battle is about."""
    return pages.briefing(view_of(name, edition), words)


def details(name: str, words: Words, edition: str) -> list[str]:
    """Show a battle: briefing, map, and what the map means."""
    from bocage.cli.memoir44.layout import map_only

    view = view_of(name, edition)
    lines = [row for line in pages.briefing(view, words) for row in folded(line, WIDTH - 1)]
    legend = [row for line in pages.legend(view, words) for row in folded(line, WIDTH - 1)]
    return [*lines, "", *map_only(view, WIDTH), "", *legend]
