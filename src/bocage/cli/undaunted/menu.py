"""What is on offer as a menu: few choices at once, many by card first, then action, then target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.cli.items import NOTHING, Item, Option
from bocage.cli.undaunted.lexicon import own_hand
from bocage.kernel.choice import Choice, verb_of
from bocage.undaunted.actions.picking import FROM_SUPPLY
from bocage.undaunted.kinds import KINDS, NO_TILE
from bocage.undaunted.odds import SHOTS, odds_of
from bocage.undaunted.view import PositionView

if TYPE_CHECKING:
    from bocage.words import Words

GAME: Final = "undaunted"
FIXED: Final = {"end-turn": "e"}
"""Choices with a key of their own: a slip of a number must not make them."""

_LEVELS: Final = ("card", "verb", "unit", "to")
_FIRST: Final = ("done",)
_AIMING: Final = ("target",)
_ROWS_OF_SHOT: Final = 3
_ACTION: Final = frozenset({"card", "verb"})


def is_shot(option: Option) -> bool:
    """Tell whether dice roll as soon as it is made."""
    return verb_of(option.packed) in SHOTS


def items_of(options: list[Option], rows: int) -> list[Item]:
    """List choices one by one where there are rows for them; else group them by where they first differ."""
    ordered = sorted(options, key=_place)
    if sum(_rows_of(option) for option in ordered) > rows:
        for level in _LEVELS:
            items = grouped(ordered, level)
            if len(items) > 1:
                return items
    return [_single(option) for option in ordered]


def _single(option: Option) -> Item:
    """List one choice; some have a key of their own."""
    return Item([option], "", key=FIXED.get(option.choice.verb, ""))


def _place(option: Option) -> int:
    """Order choices as the hand is ordered; to be done comes first, what names no card last."""
    if option.choice.verb in _FIRST:
        return -1
    card = option.choice.args.get("card", "")
    return KINDS.index(card) if card else len(KINDS)


def _rows_of(option: Option) -> int:
    """Tell how many rows a choice needs; a shot is shown with its chance."""
    return _ROWS_OF_SHOT if is_shot(option) else 1


def grouped(options: list[Option], level: str) -> list[Item]:
    """Group choices by what they say on a level; those that say nothing there stand alone."""
    groups: dict[str, list[Option]] = {}
    for place, option in enumerate(options):
        groups.setdefault(option.value(level) or f"#{place}", []).append(option)
    return [_single(group[0]) if value[0] == "#" else Item(group, level) for value, group in groups.items()]


def label(item: Item, view: PositionView, words: Words, named: frozenset[str] = NOTHING) -> str:
    """Name a line of the menu; what the headings name is not named again."""
    option = item.options[0]
    if item.is_choice():
        return choice_label(option, view, words, named)
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


def choice_label(option: Option, view: PositionView, words: Words, named: frozenset[str] = NOTHING) -> str:
    """Name a choice, with the tile where it happens if the choice itself does not say it."""
    text = _named(option.choice, view, words, named)
    tile = place_of(option.choice, view)
    text = words.say("terminal-menu-at", choice=text, tile=tile) if tile else text
    shots = odds_of(view, option.packed)
    if "target" in option.choice.args and shots:
        return words.say("terminal-menu-chance", choice=text, percent=int(shots[0].percent()))
    if not shots:
        return text
    rules = dict.fromkeys(rule for odds in shots for _, _, rule in odds.tally.facts())
    return words.say("terminal-menu-cited", choice=text, rules=", ".join(rules))


def _named(choice: Choice, view: PositionView, words: Words, named: frozenset[str]) -> str:
    """Name a choice without what the headings or the question say already."""
    if choice.verb in ("bid", "take"):
        return _card_counted(choice, view, words)
    if named >= _ACTION and not choice.args.keys().isdisjoint(("target", "to")):
        return _aim_named(choice, view, words, named)
    text = words.choice(GAME, choice, view)
    if "card" in named and "card" in choice.args:
        text = text.removeprefix(f"{words.card(choice.args['card'])}: ")
    return text


def _card_counted(choice: Choice, view: PositionView, words: Words) -> str:
    """Name a card that is bid with its number, one that is taken with how many are left."""
    from bocage.words.undaunted import initiative

    card = choice.args["card"]
    if choice.verb == "bid":
        return words.say("terminal-menu-bid", card=words.card(card), initiative=initiative(card))
    pile = view.cards[view.seat].supply if is_from_supply(view) else view.cards[view.seat].play
    return words.say("terminal-menu-left", card=words.card(card), left=pile[KINDS.index(card)])


def is_from_supply(view: PositionView) -> bool:
    """Tell whether the cards being taken come from the supply."""
    return not view.pending or view.pending[-1].facts().get("source") == FROM_SUPPLY


def _aim_named(choice: Choice, view: PositionView, words: Words, named: frozenset[str]) -> str:
    """Name what an action is aimed at; where a missing counter comes in is said all the same."""
    from bocage.words.undaunted import entry

    home = entry(view, choice)
    tile = choice.args.get("to", "")
    if tile and tile == home and choice.verb not in _AIMING:
        return words.say("terminal-menu-stay", tile=tile)
    if "target" in choice.args:
        text = words.unit(choice.args["target"])
    else:
        text = words.say("terminal-menu-aim" if choice.verb in _AIMING else "terminal-menu-to", tile=tile)
    if "unit" in choice.args and "unit" not in named:
        text = f"{words.unit(choice.args['unit'])} {text}"
    return words.say("undaunted-choice-enter", choice=text, tile=home) if home else text


def place_of(choice: Choice, view: PositionView) -> str:
    """Find the tile of whoever is shot at, or of the unit that takes control."""
    if view.acting < 0:
        return ""
    army, enemy = view.armies[view.acting], view.armies[1 - view.acting]
    if choice.verb == "blast":
        tile = army.target
    elif "target" in choice.args:
        tile = enemy.place[KINDS.index(choice.args["target"])]
    else:
        tile = army.place[KINDS.index(choice.args["card"])] if choice.verb == "control" else NO_TILE
    return "" if tile == NO_TILE else view.scenario.tiles[tile]


def card_label(words: Words, view: PositionView, card: str) -> str:
    """Name a card, and how many of it are in hand."""
    copies = own_hand(view)[KINDS.index(card)]
    key = "terminal-menu-cards" if copies > 1 else "terminal-menu-card"
    return words.say(key, card=words.card(card), copies=copies)


def lit_tiles(options: list[Option], view: PositionView) -> frozenset[int]:
    """Find the tiles that the choices lead to or aim at."""
    index = view.scenario.index
    lit = {index[option.choice.args["to"]] for option in options if "to" in option.choice.args}
    return frozenset(lit)
