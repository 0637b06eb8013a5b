"""The scenarios of Undaunted: the list, or one with its map and its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.catalogue import UNDAUNTED
from bocage.cli.canvas import folded
from bocage.cli.undaunted import pages
from bocage.cli.undaunted.panels import codes
from bocage.undaunted.kinds import SIDES
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.view import PositionView

if TYPE_CHECKING:
    from bocage.words import Words

WIDTH: Final = 80


def scenario_of(name: str) -> Scenario:
    """Read a scenario."""
    return Scenario.from_facts(UNDAUNTED.scenario(name))


def rows(words: Words, width: int) -> list[str]:
    """List the scenarios, with chapters, goals and length."""
    lines: list[str] = []
    arc = ""
    shelf = [scenario_of(name) for name in UNDAUNTED.scenarios]
    goals = [" · ".join(short_goal(each, side, words) for side in (0, 1)) for each in shelf]
    titles = [words.say(each.title) for each in shelf]
    columns = max(map(len, titles)), max(map(len, goals))
    for scenario, title, goal in zip(shelf, titles, goals, strict=True):
        if scenario.arc != arc:
            arc = scenario.arc
            lines.append(f"     {words.say(scenario.arc_title)}"[:width])
        length = words.say(f"terminal-length-{pages.length(scenario)}")
        text = f"{int(scenario.number):>3}  {title:<{columns[0]}}  {goal:<{columns[1]}}  {length}"
        lines.append(text[:width])
    return lines


def short_goal(scenario: Scenario, side: int, words: Words) -> str:
    """Tell a goal in two or three words."""
    goal = scenario.goal[side]
    key = "terminal-short-goal-points" if goal else "terminal-short-goal-pin"
    return words.say(key, side=words.say(f"terminal-short-{SIDES[side]}"), goal=goal)


def details(name: str, words: Words) -> list[str]:
    """Show a scenario: briefing, goals, map and cards."""
    from bocage.cli.undaunted.layout import map_only

    game = UNDAUNTED.game
    view = game.view(game.start(UNDAUNTED.scenario(name), game.rulings()), -1)
    assert isinstance(view, PositionView)
    lines = [row for line in pages.briefing(view.scenario, words) for row in folded(line, WIDTH - 1)]
    lines += ["", *map_only(view, WIDTH), ""]
    for side in (0, 1):
        for zone, counts in (("deck", view.scenario.deck[side]), ("supply", view.scenario.supply[side])):
            text = words.say(f"terminal-scenario-{zone}", side=words.side(SIDES[side]), cards=codes(counts))
            lines += folded(text, WIDTH - 1, 4)
    return [*lines, "", *folded(pages.codes_line(words), WIDTH - 1)]
