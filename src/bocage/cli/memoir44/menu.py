"""What is on offer as a menu: the card, then unit by unit, then where to or whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.cli.items import NOTHING, Item, Option, numbered
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.moves import Ways, fires_from, march_and_fight_of
from bocage.memoir44.odds import laid_open
from bocage.memoir44.terrain.terrain import HOLD_FIRE
from bocage.memoir44.verbs import AMBUSH, ATTACK, HEAL, HOLD, STRIKE, TAKE_INITIATIVE, VERB_NAMES
from bocage.memoir44.view import BattleView

if TYPE_CHECKING:
    from bocage.words import Words

GAME: Final = "memoir44"
ENDS: Final = (
    "end-hand-out",
    "stand-by",
    "end-orders",
    "end-moves",
    "end-battles",
    "end-targets",
    "end-entrust",
    "end-picks",
)
"""Choices that end a step: they have a key of their own, a slip of a number must not make them."""

END_KEY: Final = "e"
HOLD_KEY: Final = "h"
KEYS: Final = {**dict.fromkeys(ENDS, END_KEY), VERB_NAMES[HOLD]: HOLD_KEY}
ROLLING: Final = tuple(VERB_NAMES[verb] for verb in (ATTACK, STRIKE, AMBUSH, HEAL, TAKE_INITIATIVE))
"""Choices after which dice fall at once."""

ROW: Final = "row"
_ROWS_FROM: Final = 40
"""So many hexes are first chosen by their row."""

CARD: Final = "card"
_BY_CARD: Final = ("give", "carry-out", "bombard")
_FEW: Final = 6
"""So many ways to hand a card out are listed one by one."""

_BY_UNIT: Final = ("move", "exit", "attack", "clear-wire")
_COMBAT: Final = ("combat", "combat-unit", "street-fight")
"""Combat cards are listed one by one behind what units can do."""


def items_of(options: list[Option]) -> list[Item]:
    """List choices by the unit that acts, if there are several of those; hexes by row, if there are many."""
    keyed = [option for option in options if option.choice.verb in KEYS]
    ends = [Item([option], "", key=KEYS[option.choice.verb]) for option in keyed]
    rest = [option for option in options if option.choice.verb not in KEYS]
    gifts = [option for option in rest if option.choice.verb in _BY_CARD]
    if len(gifts) > _FEW:
        others = [Item([option], "") for option in rest if option not in gifts]
        return [*_grouped(gifts, CARD), *others, *ends]
    acts = [option for option in rest if option.choice.verb not in _COMBAT]
    if acts and all(option.choice.verb in _BY_UNIT for option in acts):
        groups = _grouped(acts, "unit")
        if len(groups) > 1:
            return [*groups, *[Item([option], "") for option in rest if option not in acts], *ends]
    if len(rest) >= _ROWS_FROM:
        return [*_grouped(rest, ROW), *ends]
    return [*[Item([option], "") for option in rest], *ends]


def _grouped(options: list[Option], level: str) -> list[Item]:
    """Group choices by unit or row; a unit that has one choice left is a group all the same."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(_value(option, level), []).append(option)
    return [Item(group, level, value, opens=True) for value, group in groups.items()]


def _value(option: Option, level: str) -> str:
    if level != ROW:
        return option.value(level)
    name = option.value("to")
    return name.lstrip(name.rstrip("0123456789"))


def is_rolling(option: Option, view: BattleView) -> bool:
    """Tell whether dice fall as soon as a choice is made."""
    facts = _asked(view)
    is_last = option.choice.verb == "target" and facts.get("most") == 1
    return option.choice.verb in ROLLING or is_last


def question(view: BattleView, words: Words) -> str:
    """Say what is asked for."""
    from bocage.words.memoir44 import heading

    return heading(words, view)


def heading(item: Item, view: BattleView, words: Words) -> str:
    """Name a group that has been opened."""
    if item.level == CARD:
        return words.card(item.value, GAME)
    if item.level != "unit":
        return words.say("terminal-m44-row", row=item.value)
    return unit_label(view, words, item.value)


def label(item: Item, view: BattleView, words: Words, named: frozenset[str] = NOTHING) -> str:
    """Name a line of the menu; what the headings name is not named again."""
    if item.level == "unit":
        return words.say("terminal-menu-more", what=unit_label(view, words, item.value))
    if item.level == CARD:
        return words.say("terminal-menu-more", what=_copies(item.value, view, words))
    if item.level == ROW:
        return words.say("terminal-menu-more", what=words.say("terminal-m44-row", row=item.value))
    return choice_label(item.options[0], view, words, named)


def choice_label(option: Option, view: BattleView, words: Words, named: frozenset[str]) -> str:
    """Name a choice."""
    from bocage.words.memoir44 import role

    choice = option.choice
    match choice.verb:
        case "play":
            return _card(option, view, words)
        case "give" if CARD in named:
            return role(words, choice.args["to"]).capitalize()
        case "deploy":
            return place_label(view, words, choice.args["card"], choice.args["section"])
        case "order" | "dig-in" | "heal" | "target" | "strike" | "pick":
            return unit_label(view, words, next(iter(choice.args.values())))
        case "move":
            text = goal_label(view, words, choice.args["unit"], choice.args["to"])
        case "attack":
            text = unit_label(view, words, choice.args["target"])
        case "retreat" | "drop" | "place":
            return hex_label(view, words, choice.args["to"])
        case "exit" | "clear-wire":
            text = words.verb(choice.verb, GAME)
        case _:
            return words.choice(GAME, choice, view)
    if "unit" in named or _is_about_one(view):
        return text
    return words.say("terminal-m44-acts", unit=choice.args["unit"], act=text)


def _is_about_one(view: BattleView) -> bool:
    """Tell whether what is asked is about one unit alone, which the question names."""
    return _asked(view)["is"] == "overrun"


def _asked(view: BattleView) -> dict[str, object]:
    """Tell the facts of what the seat is asked."""
    return (view.asker or view.trunk[-1]).facts()


def _card(option: Option, view: BattleView, words: Words) -> str:
    """Name a card to be played, with its copies, and what it would copy."""
    from bocage.words.memoir44 import copied_by

    name = option.choice.args["card"]
    copied = copied_by(name, view)
    text = _copies(name, view, words)
    if copied:
        text = words.say("terminal-m44-copies", card=text, copied=words.card(copied, GAME))
    return text


def _copies(name: str, view: BattleView, words: Words) -> str:
    """Name a card with the number of its copies in hand."""
    hands = view.scenario.command.hands_of(view.seat)
    if _asked(view)["is"] == "hand-out":
        hands = hands[:1]  # the commander's own
    copies = sum(view.hands[hand].cards[CARD_NAMES.index(name)] for hand in hands)
    text = words.card(name, GAME)
    return words.say("terminal-menu-cards", card=text, copies=copies) if copies > 1 else text


def unit_label(view: BattleView, words: Words, name: str) -> str:
    """Name a hex and the unit on it, with its figures."""
    unit = view.unit_on[view.scenario.field.names.index(name)]
    if unit < 0:
        return name
    kind = words.unit(view.scenario.types[unit].name, GAME)
    return words.say("terminal-m44-unit", at=name, unit=kind, figures=view.figures[unit])


def place_label(view: BattleView, words: Words, card: str, place: str) -> str:
    """Name a card and the section it is to be played in, with the columns of the map it lies on."""
    from bocage.words.memoir44 import section

    field = view.scenario.field
    bit, sections = field.section_names.index(place), field.sections[view.side]
    top = [name for name, its in zip(field.names, sections, strict=True) if its >> bit & 1]
    letters = sorted({name.rstrip("0123456789").upper() for name in top})
    return words.say(
        "terminal-m44-plays-in",
        card=_copies(card, view, words),
        section=section(words, place),
        first=letters[0],
        last=letters[-1],
    )


def hex_label(view: BattleView, words: Words, name: str) -> str:
    """Name a hex with what lies on it."""
    from bocage.cli.memoir44.land import things_on

    return ", ".join([name, *things_on(view, words, view.scenario.field.names.index(name))])


def goal_label(view: BattleView, words: Words, start: str, to: str) -> str:
    """Name a hex a unit may move to, and tell if it could not attack from there."""
    text = hex_label(view, words, to)
    if not can_fight_after(view, start, to):
        text = words.say("terminal-m44-no-attack", hex=text)
    return text


def can_fight_after(view: BattleView, start: str, to: str) -> bool:
    """Tell whether a move leaves a unit its attack."""
    state = laid_open(view)
    field = view.scenario.field
    goal = field.names.index(to)
    unit = view.unit_on[field.names.index(start)]
    if Ways(state, unit).cost[goal] > march_and_fight_of(state, unit):  # MOV-04
        return False
    is_let = fires_from(state, unit, goal)
    return not (
        field.entry[goal] & HOLD_FIRE and view.scenario.types[unit].minds_entry and not is_let
    )  # TER-GEN-2


def lit_hexes(items: list[Item], view: BattleView) -> frozenset[int]:
    """Find the hexes the menu is about: the units to choose from, or where to, or whom."""
    names = view.scenario.field.names
    lit: set[int] = set()
    for item in numbered(items):
        args = item.options[0].choice.args
        place = (
            item.value if item.level == "unit" else args.get("to") or args.get("target") or args.get("unit")
        )
        if item.level != ROW and place in names:
            lit.add(names.index(place))
    return frozenset(lit)
