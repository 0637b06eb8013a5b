"""What is on offer as a numbered menu: few choices at once, many by card first, then action, then target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.kernel.choice import Choice
from bocage.undaunted.actions.combat import FACES
from bocage.undaunted.kinds import FOG, KINDS
from bocage.undaunted.odds import Odds, odds_of
from bocage.undaunted.view import PositionView

if TYPE_CHECKING:
    from bocage.words import Words

GAME: Final = "undaunted"
FEW: Final = 7
"""So many choices are listed at once."""

_LEVELS: Final = ("card", "verb", "unit", "to")


class Option:
    """One choice on offer, packed and by name."""

    def __init__(self, packed: int, choice: Choice) -> None:
        self.packed = packed
        self.choice = choice

    def value(self, level: str) -> str:
        """Give what the choice says on a level; nothing where it has no such argument."""
        return self.choice.verb if level == "verb" else self.choice.args.get(level, "")

    def words(self) -> set[str]:
        """List every word of the choice, for comparing with what somebody typed."""
        return {self.choice.verb, *self.choice.args.values()}


class Item:
    """One line of a menu: a choice, or a group of them."""

    def __init__(self, options: list[Option], level: str) -> None:
        self.options = options
        self.level = level

    def is_choice(self) -> bool:
        """Tell whether taking it makes a choice."""
        return len(self.options) == 1


def options_of(view: PositionView, choices: list[Choice]) -> list[Option]:
    """Pair what a view offers with the names of it; both come in the same order."""
    return [Option(packed, choice) for packed, choice in zip(view.offers, choices, strict=True)]


def items_of(options: list[Option]) -> list[Item]:
    """List few choices one by one; group many by the first level on which they differ."""
    if len(options) > FEW:
        for level in _LEVELS:
            items = grouped(options, level)
            if len(items) > 1:
                return items
    return [Item([option], "") for option in options]


def grouped(options: list[Option], level: str) -> list[Item]:
    """Group choices by what they say on a level; those that say nothing there stand alone, at the end."""
    groups: dict[str, list[Option]] = {}
    rest: list[Item] = []
    for option in options:
        value = option.value(level)
        if value:
            groups.setdefault(value, []).append(option)
        else:
            rest.append(Item([option], ""))
    return [Item(group, level) for group in groups.values()] + rest


def label(item: Item, view: PositionView, words: Words, is_of_card: bool) -> str:
    """Name a line of the menu; below a card's heading the card is not named again."""
    option = item.options[0]
    if item.is_choice():
        return choice_label(option, view, words, is_of_card)
    value = option.value(item.level)
    match item.level:
        case "card":
            return card_label(words, view, value)
        case "verb":
            return words.say("terminal-menu-more", what=words.verb(value))
        case "unit":
            return words.say("terminal-menu-more", what=words.unit(value))
    return value


def choice_label(option: Option, view: PositionView, words: Words, is_of_card: bool) -> str:
    """Name a choice, with the tile of whoever is shot at."""
    text = words.choice(GAME, option.choice, view)
    if is_of_card and "card" in option.choice.args:
        text = text.removeprefix(f"{words.card(option.choice.args['card'])}: ")
    target = option.choice.args.get("target")
    if target is None or view.acting < 0:
        return text
    place = view.armies[1 - view.acting].place[KINDS.index(target)]
    return words.say("terminal-menu-at", choice=text, tile=view.scenario.tiles[place])


def card_label(words: Words, view: PositionView, card: str) -> str:
    """Name a card, and how many of it are in hand."""
    copies = own_hand(view)[KINDS.index(card)]
    key = "terminal-menu-cards" if copies > 1 else "terminal-menu-card"
    return words.say(key, card=words.card(card), copies=copies)


def own_hand(view: PositionView) -> list[int]:
    """Give the hand of the seat the view belongs to."""
    return view.cards[view.seat].hand if view.seat >= 0 else [0] * (FOG + 1)


def details(item: Item, view: PositionView, words: Words) -> list[str]:
    """Say more about a line: what a card can do now, or how likely a shot is to hit."""
    if item.is_choice():
        return [odds_line(words, odds) for odds in odds_of(view, item.options[0].packed)]
    if item.level != "card":
        return []
    verbs = dict.fromkeys(option.choice.verb for option in item.options)
    return [", ".join(words.say(f"terminal-verb-{verb}") for verb in verbs)]


def odds_line(words: Words, odds: Odds) -> str:
    """Show the chance to hit with the tally it follows from, and the rules of the tally."""
    lines = odds.tally.facts()
    return words.say(
        "terminal-odds" if odds.needed < FACES else "terminal-odds-only-zero",
        percent=int(odds.percent()),
        dice=int(odds.dice),
        needed=int(odds.needed),
        tally=words.addends(GAME, lines),
        rules=", ".join(dict.fromkeys(rule for _, _, rule in lines)),
        unit=words.unit(KINDS[odds.victim]),
    )


def lit_tiles(options: list[Option], view: PositionView) -> frozenset[int]:
    """Find the tiles that the choices lead to or aim at."""
    index = view.scenario.index
    lit = {index[option.choice.args["to"]] for option in options if "to" in option.choice.args}
    return frozenset(lit)
