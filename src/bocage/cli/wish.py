"""What somebody typed: a number, a command, or a wish in words such as `attack ra sb`."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from bocage.cli.items import Option
from bocage.cli.lexicon import NAME, TOPIC, VERB, Lexicon, plain
from bocage.kernel.choice import Choice
from bocage.kernel.state import State
from bocage.kernel.view import View

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
    "pass",
    "west",
    "east",
    "draw",
    "resign",
    "quit",
    "back",
)

_LONGEST: Final = 8
"""No name or verb has more words."""

_MOST_WAYS: Final = 4000
"""So many choices are tried at most to find out why none of them is on offer."""


class Wish:
    """A verb, names of things and topics of the rules, as far as they are known; the rest is `unknown`."""

    def __init__(self, verb: str, names: list[str], unknown: list[str]) -> None:
        self.verb = verb
        self.names = names
        self.unknown = unknown
        self.topics = list[str]()

    def is_whole(self, choice: Choice) -> bool:
        """Tell whether it says enough to mean a choice, and not only its verb."""
        return bool(self.verb) and (bool(self.names) or not choice.args)


def command_of(text: str, words: Words) -> str:
    """Find the command that a text is, in the language of the game; empty if it is none."""
    for command in COMMANDS:
        if text.lower() in words.say(f"terminal-keys-{command}").split():
            return command
    return ""


def is_yes(text: str, words: Words) -> bool:
    """Tell whether an answer means yes."""
    return text.lower() in words.say("terminal-keys-yes").split()


def understand(text: str, state: State, lexicon: Lexicon) -> Wish:
    """Sort the words of a text into a verb, names and topics, the longest phrase first, and the rest."""
    wish = Wish("", [], [])
    rest = text.split()
    while rest:
        length = _sorted_in(wish, rest, state, lexicon)
        if not length:
            wish.unknown.append(rest[0])
        rest = rest[max(1, length) :]
    return wish


def _sorted_in(wish: Wish, rest: list[str], state: State, lexicon: Lexicon) -> int:
    """Sort in the phrase that a text begins with; tell how many words it has, none if it means nothing."""
    for length in range(min(_LONGEST, len(rest)), 0, -1):
        kind, name = lexicon.phrases.get(plain(" ".join(rest[:length])), ("", ""))
        if kind == VERB and not wish.verb:
            wish.verb = name
        elif kind == NAME:
            wish.names.append(name)
        elif kind == TOPIC:
            wish.topics.append(name)
        else:
            continue
        return length
    if not lexicon.is_place(rest[0], state):
        return 0
    wish.names.append(lexicon.place(rest[0], state))
    return 1


def matching(wish: Wish, options: list[Option], lexicon: Lexicon) -> list[Option]:
    """Find the choices on offer that a wish can mean."""
    if wish.unknown or wish.topics or not (wish.verb or wish.names):
        return []
    wanted = {*wish.names, wish.verb} - {""}
    found = [option for option in options if wanted <= option.words()]
    named = candidates_args(wish, lexicon) if wish.verb else {}
    exact = [option for option in found if all(option.choice.args.get(k) == v for k, v in named.items())]
    return exact or found


def candidates(wish: Wish, state: State, view: View, lexicon: Lexicon) -> list[Choice]:
    """List the choices that a verb with some of its arguments can mean, on offer or not."""
    given = candidates_args(wish, lexicon)
    ways: list[list[str]] = []
    params = lexicon.params(wish.verb)
    for name, domain in params:
        named = [given[name]] if name in given else None
        ways.append(named or lexicon.all_names(wish.verb, name, domain, state, view))
    names = [name for name, _ in params]
    found = [Choice(wish.verb, dict(zip(names, values, strict=True))) for values in product(*ways)]
    return found[:_MOST_WAYS]


def candidates_args(wish: Wish, lexicon: Lexicon) -> dict[str, str]:
    """Give each name to the first argument that can take it."""
    given: dict[str, str] = {}
    params = lexicon.params(wish.verb)
    for name in wish.names:
        fitting = [param for param, domain in params if param not in given and lexicon.takes(domain, name)]
        fitting = lexicon.prefers_other(name, wish.verb, fitting)
        if fitting:
            given[fitting[0]] = name
    return given
