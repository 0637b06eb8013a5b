"""What stands below a line of the menu: what a card can do now, or how likely a shot is to hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.cli.items import Item
from bocage.cli.undaunted.board import MARKS
from bocage.cli.undaunted.menu import GAME
from bocage.undaunted.actions.fire import FACES
from bocage.undaunted.kinds import CONTROLLED, KINDS
from bocage.undaunted.odds import Odds, odds_of
from bocage.undaunted.view import PositionView

if TYPE_CHECKING:
    from bocage.words import Words


def details(item: Item, view: PositionView, words: Words) -> list[str]:
    """Say more about a line of the menu."""
    if item.is_choice():
        option = item.options[0]
        line = odds_line if "target" in option.choice.args else odds_of_victim
        return [line(words, odds) for odds in odds_of(view, option.packed)]
    if item.level != "card":
        return []
    verbs = dict.fromkeys(option.choice.verb for option in item.options)
    return [", ".join(words.say(f"terminal-verb-{verb}") for verb in verbs)]


def odds_line(words: Words, odds: Odds) -> str:
    """Show what the dice have to reach, with the tally it follows from and the rules of the tally."""
    lines = odds.tally.facts()
    return words.say(
        "terminal-odds" if odds.needed < FACES else "terminal-odds-only-zero",
        dice=int(odds.dice),
        needed=int(odds.needed),
        tally=words.addends(GAME, lines),
        rules=", ".join(dict.fromkeys(rule for _, _, rule in lines)),
    )


def odds_of_victim(words: Words, odds: Odds) -> str:
    """Show the same in one row for one of several counters, which may be an own one."""
    return words.say(
        "terminal-odds-victim" if odds.needed < FACES else "terminal-odds-victim-only-zero",
        mark=MARKS[odds.victim_side][CONTROLLED],
        unit=words.unit(KINDS[odds.victim]),
        percent=int(odds.percent()),
        needed=int(odds.needed),
        sum="+".join(str(amount) for amount, _, _ in odds.tally.facts()),
    )
