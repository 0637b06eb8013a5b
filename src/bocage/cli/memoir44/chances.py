"""How dice can fall: the tally they follow from, and the exact chances of hits, retreat and ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.cli.items import Item, Option
from bocage.memoir44.odds import Odds, Toll, laid_open, odds_of
from bocage.memoir44.view import BattleView

if TYPE_CHECKING:
    from bocage.words import Words

GAME = "memoir44"
_WIDE = 34
"""So wide a panel has room for what every card does."""


def details(item: Item, view: BattleView, words: Words, width: int) -> list[str]:
    """Say more about a line of the menu: what a card does, or how dice can fall."""
    option = item.options[0]
    if not item.is_choice():
        return []
    if option.choice.verb in ("play", "keep"):
        help_text = words.help(GAME, f"card-{option.choice.args['card']}")
        return [help_text.rpartition(" [")[0]] if width >= _WIDE else []
    odds = _odds(view, option)
    return [] if odds is None else odds_lines(words, odds, width >= _WIDE)


def _odds(view: BattleView, option: Option) -> Odds | None:
    return odds_of(laid_open(view), option.packed)


def odds_lines(words: Words, odds: Odds, is_wide: bool = True) -> list[str]:
    """Tell the dice, the figures they may cost, and what may come of it; flags that may be ignored apart."""
    lines = [tally_line(words, odds, is_wide), hits_line(words, odds)]
    back = outcome_line(words, odds, odds.falling_back, is_wide)
    if not odds.can_stand_fast:
        return [*lines, back]
    fast = outcome_line(words, odds, odds.standing_fast, is_wide)
    told = [
        words.say("terminal-m44-odds-fast", outcome=fast),
        words.say("terminal-m44-odds-back", outcome=back),
    ]
    return [*lines, *told]


def tally_line(words: Words, odds: Odds, has_rules: bool) -> str:
    """Tell how many dice fall, and what they follow from, with the rules where there is room."""
    lines = odds.tally.facts()
    if not lines:
        return words.say("terminal-m44-odds-dice", dice=int(odds.dice))
    rules = ", ".join(dict.fromkeys(rule for _, _, rule in lines))
    if not has_rules:
        return words.say("terminal-m44-odds-short", tally=words.addends(GAME, lines), dice=int(odds.dice))
    return words.say(
        "terminal-m44-odds-tally", tally=words.addends(GAME, lines), dice=int(odds.dice), rules=rules
    )


def hits_line(words: Words, odds: Odds) -> str:
    """List how likely each number of hits is."""
    counts = odds.falling_back.by_hits
    shown = [f"{hits}: {share(odds, count)}" for hits, count in enumerate(counts) if count]
    return words.say("terminal-m44-odds-hits", hits=" · ".join(shown))


def outcome_line(words: Words, odds: Odds, toll: Toll, is_wide: bool) -> str:
    """Tell how likely the unit is to be eliminated, to retreat, and its hex to be empty then."""
    return words.say(
        "terminal-m44-odds-outcome" if is_wide else "terminal-m44-odds-outcome-narrow",
        eliminated=share(odds, int(toll.eliminated())),
        retreats=share(odds, int(toll.retreats)),
        emptied=share(odds, int(toll.emptied())),
    )


def share(odds: Odds, count: int) -> str:
    """Write a count of ways as a percentage; what can happen is never 0, what may not is never 100."""
    percent = int(odds.percent(count))
    if percent == 0 and count:
        return "<1 %"
    return ">99 %" if percent == 100 and count < odds.ways else f"{percent} %"
