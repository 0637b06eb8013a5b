"""Pages of plain text in Undaunted: the legend, the piles, the scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.cli.undaunted.board import MARKS
from bocage.cli.undaunted.menu import GAME
from bocage.undaunted.kinds import CONTROLLED, KINDS, SCOUTED, SIDES
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.verbs import VERB_NAMES
from bocage.undaunted.view import PositionView

if TYPE_CHECKING:
    from bocage.words import Words

PILES_HANG: Final = 23
"""Where the cards of a pile begin in its line."""


def legend(words: Words) -> list[str]:
    """Explain the map."""
    marks = {
        "us_controlled": MARKS[0][CONTROLLED],
        "us_scouted": MARKS[0][SCOUTED],
        "german_controlled": MARKS[1][CONTROLLED],
        "german_scouted": MARKS[1][SCOUTED],
    }
    lines = [words.say(f"terminal-legend-{part}", **marks) for part in ("tile", "marks", "counters", "ends")]
    return [*lines, "", codes_line(words)]


def codes_line(words: Words) -> str:
    """Tell which code stands for which card."""
    return "; ".join(f"{kind} {words.card(kind)}" for kind in KINDS)


def piles(view: PositionView, words: Words) -> list[str]:
    """Show the piles as a table: the own ones as the owner knows them, of the enemy's what lies open.

    What went to the enemy's hand, discard pile or out of the game openly stands in the log.
    """
    lines: list[str] = []
    for side in _own_first(view.seat):
        lines += [*_piles_of(view, side, words), ""]
    return lines[:-1]


def _own_first(seat: int) -> tuple[int, int]:
    return (1, 0) if seat == 1 else (0, 1)


def _piles_of(view: PositionView, side: int, words: Words) -> list[str]:
    """Show one side's piles, a row for each zone."""
    cards = view.cards[side]
    own = cards.is_own
    key = "terminal-piles-own" if own else "terminal-piles-open"
    rows = [words.say(key, side=words.side(SIDES[side]))]
    hidden = [0] * len(KINDS)
    known = [
        ("hand", cards.hand if own else hidden, int(cards.hand_count)),
        ("play", cards.play, sum(cards.play)),
        ("discard", cards.discard if own else hidden, int(cards.discard_count)),
        ("deck", cards.deck if own else hidden, int(cards.deck_count)),
        ("supply", cards.supply, sum(cards.supply)),
        ("removed", cards.losses if own else hidden, sum(cards.losses)),
    ]
    return rows + [_zone_line(words, zone, counts, total) for zone, counts, total in known]


def _zone_line(words: Words, zone: str, counts: list[int], total: int) -> str:
    """Write a zone: how many cards, which of them are known, and how many are not."""
    shown = [f"{KINDS[kind]}×{count}" for kind, count in enumerate(counts) if count]
    unknown = total - sum(counts)
    if unknown > 0:
        shown.append(words.say("terminal-piles-unknown", count=unknown))
    name = words.say(f"terminal-zone-{zone}")
    return f"  {name:<14} {total:>3}  {' '.join(shown)}".rstrip()


def rules(words: Words) -> list[str]:
    """Tell the rules at hand, topic by topic."""
    from bocage.words.undaunted import TERMS

    names = {verb: words.say(f"terminal-verb-{verb}") for verb in VERB_NAMES}
    names |= {topic: words.topic(GAME, topic).partition(", ")[0] for topic in TERMS}
    width = max(map(len, names.values()))
    return [f"  {name:<{width}}  {words.help(GAME, topic)}" for topic, name in names.items()]


def briefing(scenario: Scenario, words: Words) -> list[str]:
    """Tell what a scenario is about, and what both sides are after."""
    lines = [words.say(scenario.title)]
    if scenario.arc:
        lines.append(
            words.say("terminal-scenario-arc", arc=words.say(scenario.arc_title), date=dates(scenario))
        )
    lines += ["", words.say(f"{scenario.title}-briefing"), ""]
    lines += [goal_line(scenario, side, words) for side in (0, 1)]
    lines.append(words.say("terminal-scenario-first", side=words.the_side(SIDES[scenario.first])))
    if words.has(f"{scenario.title}-radio"):
        lines += ["", words.say(f"{scenario.title}-radio")]
    return lines


def goal_line(scenario: Scenario, side: int, words: Words) -> str:
    """Tell what a side has to do."""
    goal = scenario.goal[side]
    key = "terminal-goal-points" if goal else "terminal-goal-pin"
    return words.say(key, side=words.the_side(SIDES[side]), goal=goal)


def dates(scenario: Scenario) -> str:
    """Write the date, or the first and the last day."""
    return scenario.date.replace("/", " – ")


def length(scenario: Scenario) -> str:
    """Estimate how long a scenario takes, by the cards that can come into play."""
    cards = sum(sum(scenario.deck[side]) + sum(scenario.supply[side]) for side in (0, 1))
    return "short" if cards < 60 else "medium" if cards < 100 else "long"
