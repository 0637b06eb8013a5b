"""What somebody typed: a number, a command, or a wish in words such as `attack ra sb`."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from bocage.cli.lexicon import NAME, TOPIC, VERB, phrases, plain
from bocage.cli.menu import Option
from bocage.kernel.choice import Choice, Domain
from bocage.undaunted.cards import CARDS
from bocage.undaunted.kinds import KINDS
from bocage.undaunted.model import Position
from bocage.undaunted.verbs import VERB_NAMES, VOCABULARY

if TYPE_CHECKING:
    from bocage.words import Words

COMMANDS: Final = (
    "help",
    "undo",
    "last",
    "log",
    "cards",
    "scenario",
    "rules",
    "end",
    "draw",
    "resign",
    "quit",
    "back",
)

_LONGEST: Final = 5
"""No name or verb has more words."""


class Wish:
    """A verb, names of things and topics of the rules, as far as they are known; the rest is `unknown`."""

    def __init__(self, verb: str, names: list[str], unknown: list[str]) -> None:
        self.verb = verb
        self.names = names
        self.unknown = unknown
        self.topics = list[str]()


def command_of(text: str, words: Words) -> str:
    """Find the command that a text is, in the language of the game; empty if it is none."""
    for command in COMMANDS:
        if text.lower() in words.say(f"terminal-keys-{command}").split():
            return command
    return ""


def is_yes(text: str, words: Words) -> bool:
    """Tell whether an answer means yes."""
    return text.lower() in words.say("terminal-keys-yes").split()


def understand(text: str, state: Position, words: Words) -> Wish:
    """Sort the words of a text into a verb, names and topics, the longest phrase first, and the rest."""
    wish = Wish("", [], [])
    rest = text.split()
    while rest:
        length = _sorted_in(wish, rest, state, words)
        if not length:
            wish.unknown.append(rest[0])
        rest = rest[max(1, length) :]
    return wish


def _sorted_in(wish: Wish, rest: list[str], state: Position, words: Words) -> int:
    """Sort in the phrase that a text begins with; tell how many words it has, none if it means nothing."""
    for length in range(min(_LONGEST, len(rest)), 0, -1):
        kind, name = phrases(words.language).get(plain(" ".join(rest[:length])), ("", ""))
        if kind == VERB and not wish.verb:
            wish.verb = name
        elif kind == NAME:
            wish.names.append(name)
        elif kind == TOPIC:
            wish.topics.append(name)
        else:
            continue
        return length
    word = rest[0].upper()
    if word not in state.scenario.tiles and not (word.isascii() and word.isdigit()):
        return 0
    wish.names.append(word)
    return 1


def matching(wish: Wish, options: list[Option]) -> list[Option]:
    """Find the choices on offer that a wish can mean."""
    if wish.unknown or wish.topics or not (wish.verb or wish.names):
        return []
    wanted = {*wish.names, wish.verb} - {""}
    found = [option for option in options if wanted <= option.words()]
    named = candidates_args(wish) if wish.verb else {}
    exact = [option for option in found if all(option.choice.args.get(k) == v for k, v in named.items())]
    return exact or found


def candidates(wish: Wish, state: Position, hand: list[int]) -> list[Choice]:
    """List the choices that a verb with some of its arguments can mean, on offer or not."""
    given = candidates_args(wish)
    ways: list[list[str]] = []
    params = _params(wish.verb)
    for name, domain in params:
        ways.append([given[name]] if name in given else _all_names(wish.verb, domain, state, hand))
    names = [name for name, _ in params]
    return [Choice(wish.verb, dict(zip(names, values, strict=True))) for values in product(*ways)]


def candidates_args(wish: Wish) -> dict[str, str]:
    """Give each name to the first argument that can take it."""
    given: dict[str, str] = {}
    params = _params(wish.verb)
    for name in wish.names:
        fitting = [param for param, domain in params if param not in given and _takes(domain, name)]
        if "card" in fitting and len(fitting) > 1 and not _has_verb(name, wish.verb):
            fitting.remove("card")
        if fitting:
            given[fitting[0]] = name
    return given


def _params(verb: str) -> list[tuple[str, Domain]]:
    return VOCABULARY.verbs[VERB_NAMES.index(verb)].params


def _takes(domain: Domain, name: str) -> bool:
    """Tell whether a domain may hold a name; tiles are what looks like neither a card nor a number."""
    if domain.key == "tile":
        return name not in KINDS and not name.isdigit()
    known = KINDS if domain.key in ("card", "unit") else [str(number) for number in range(10)]
    return name in known


def _has_verb(card: str, verb: str) -> bool:
    """Tell whether an action is printed on a card."""
    number = VERB_NAMES.index(verb)
    return card in KINDS and any(action.verb == number for action in CARDS[KINDS.index(card)].actions)


def _all_names(verb: str, domain: Domain, state: Position, hand: list[int]) -> list[str]:
    """List what an argument that was not named can be; of cards those in hand, else those with the verb."""
    if domain.key != "card":
        return domain.names(state)
    in_hand = [KINDS[kind] for kind, count in enumerate(hand) if count]
    with_verb = [card for card in KINDS if _has_verb(card, verb)] or list(KINDS)
    return [card for card in in_hand if card in with_verb] or with_verb
