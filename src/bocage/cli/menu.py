"""What is on offer as a numbered menu: few choices at once, many by card first, then action, then target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.kernel.choice import Choice, verb_of
from bocage.undaunted.actions.fire import FACES
from bocage.undaunted.kinds import FOG, KINDS, NO_TILE, SIDES
from bocage.undaunted.odds import SHOTS, Odds, odds_of
from bocage.undaunted.view import PositionView

if TYPE_CHECKING:
    from bocage.words import Words

GAME: Final = "undaunted"
_LEVELS: Final = ("card", "verb", "unit", "to")
_ROWS_OF_SHOT: Final = 3


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


def items_of(options: list[Option], rows: int) -> list[Item]:
    """List choices one by one where there are rows for them; else group them by where they first differ."""
    if sum(_rows_of(option) for option in options) > rows:
        for level in _LEVELS:
            items = grouped(options, level)
            if len(items) > 1:
                return items
    return [Item([option], "") for option in options]


def _rows_of(option: Option) -> int:
    """Tell how many rows a choice needs; a shot is shown with its chance."""
    return _ROWS_OF_SHOT if verb_of(option.packed) in SHOTS else 1


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


def label(item: Item, view: PositionView, words: Words, headings: int) -> str:
    """Name a line of the menu; what stands in its headings is not named again."""
    option = item.options[0]
    if item.is_choice():
        return choice_label(option, view, words, headings)
    value = option.value(item.level)
    match item.level:
        case "card":
            return card_label(words, view, value)
        case "verb":
            return words.say("terminal-menu-more", what=action_named(words, option.choice))
        case "unit":
            return words.say("terminal-menu-more", what=words.unit(value))
    return value


def action_named(words: Words, choice: Choice) -> str:
    """Name an action with the amount printed on its card."""
    from bocage.words.undaunted import action

    return action(words, choice.args["card"], choice.verb)


def choice_label(option: Option, view: PositionView, words: Words, headings: int) -> str:
    """Name a choice, with the tile where it happens if the choice itself does not say it."""
    choice = option.choice
    if headings > 1 and "target" in choice.args:
        text = words.unit(choice.args["target"])
    elif headings > 1 and "to" in choice.args:
        return words.say("terminal-menu-to", tile=choice.args["to"])
    else:
        text = words.choice(GAME, choice, view)
    if headings > 0 and "card" in choice.args:
        text = text.removeprefix(f"{words.card(choice.args['card'])}: ")
    tile = place_of(choice, view)
    text = words.say("terminal-menu-at", choice=text, tile=tile) if tile else text
    shots = odds_of(view, option.packed) if "target" in choice.args else []
    return words.say("terminal-menu-chance", choice=text, percent=int(shots[0].percent())) if shots else text


def place_of(choice: Choice, view: PositionView) -> str:
    """Find the tile of whoever is shot at, or of the unit that takes control."""
    if view.acting < 0:
        return ""
    if "target" in choice.args:
        side, unit = 1 - view.acting, choice.args["target"]
    elif choice.verb == "control":
        side, unit = view.acting, choice.args["card"]
    else:
        return ""
    tile = view.armies[side].place[KINDS.index(unit)]
    return "" if tile == NO_TILE else view.scenario.tiles[tile]


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
    """Show the same for one of several counters, which may be an own one."""
    side = words.side(SIDES[odds.victim_side])
    unit, percent = words.unit(KINDS[odds.victim]), int(odds.percent())
    return words.say("terminal-odds-of", side=side, unit=unit, percent=percent, odds=odds_line(words, odds))


def lit_tiles(options: list[Option], view: PositionView) -> frozenset[int]:
    """Find the tiles that the choices lead to or aim at."""
    index = view.scenario.index
    lit = {index[option.choice.args["to"]] for option in options if "to" in option.choice.args}
    return frozenset(lit)
