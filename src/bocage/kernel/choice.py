"""Choices: named with their arguments at the border, one small integer inside.

The integer holds the verb and up to four arguments of ten bits, so that sorting the integers sorts the
choices by verb and then by argument. A choice means the same in every state of a scenario.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bocage.kernel.refusal import Refusal
from bocage.kernel.state import State

BITS: Final = 10
MASK: Final = 1023
VERB: Final = 40


def code(verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
    """Pack a verb and its arguments."""
    return verb << VERB | first << 30 | second << 20 | third << BITS | fourth


def verb_of(choice: i64) -> i64:
    """Unpack the verb."""
    return choice >> VERB


def argument(choice: i64, place: i64) -> i64:
    """Unpack the argument at a place 0 to 3."""
    return choice >> (30 - BITS * place) & MASK


class Choice:
    """A choice as people, records and messages name it: a verb and its arguments in words."""

    def __init__(self, verb: str, args: dict[str, str] | None = None) -> None:
        self.verb: str = verb
        self.args: dict[str, str] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        return " ".join([self.verb, *(f"{name}={value}" for name, value in self.args.items())])


def parse(text: str) -> Choice | Refusal:
    """Read a choice from its text, `verb name=value ...`."""
    words = text.split()
    if not words:
        return Refusal("empty-choice", "TAB-3", {})
    args: dict[str, str] = {}
    for word in words[1:]:
        name, mark, value = word.partition("=")
        if not mark or not name or not value or name in args:
            return Refusal("garbled-choice", "TAB-3", {"asked": text[:80], "word": word[:40]})
        args[name] = value
    return Choice(words[0], args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The things an argument may name: cards, tiles, units, numbers."""

    def __init__(self, key: str, rule: str) -> None:
        self.key: str = key
        self.rule: str = rule

    def names(self, state: State) -> list[str]:
        """List the names in the order of their numbers."""
        raise NotImplementedError


class Words(Domain):
    """A domain that is the same in every scenario."""

    def __init__(self, key: str, rule: str, names: list[str]) -> None:
        super().__init__(key, rule)
        self.words: list[str] = names

    def names(self, state: State) -> list[str]:
        """List the names."""
        return self.words


class Verb:
    """A kind of choice: its name and its arguments with their domains."""

    def __init__(self, name: str, rule: str, params: list[tuple[str, Domain]]) -> None:
        self.name: str = name
        self.rule: str = rule
        self.params: list[tuple[str, Domain]] = params


class Vocabulary:
    """All verbs of a game; a verb's number is its place in the list."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: list[Verb] = verbs
        self.numbers: dict[str, int] = {verb.name: number for number, verb in enumerate(verbs)}

    def spell(self, state: State, choice: i64) -> Choice:
        """Name a packed choice."""
        verb = self.verbs[verb_of(choice)]
        args = {}
        for place, (name, domain) in enumerate(verb.params):
            args[name] = domain.names(state)[argument(choice, place)]
        return Choice(verb.name, args)

    def is_sound(self, state: State, choice: i64) -> bool:
        """Tell whether a packed choice names things that exist, and nothing else."""
        if choice < 0 or verb_of(choice) >= len(self.verbs):
            return False
        params = self.verbs[verb_of(choice)].params
        for place in range(4):
            known = len(params[place][1].names(state)) if place < len(params) else 1
            if argument(choice, place) >= known:
                return False
        return True

    def read(self, state: State, choice: Choice) -> int | Refusal:
        """Pack a named choice, or say which word of it means nothing here."""
        number = self.numbers.get(choice.verb)
        if number is None:
            return _unknown("verb", "TAB-3", choice.verb, [verb.name for verb in self.verbs])
        verb = self.verbs[number]
        extra = [name for name in choice.args if name not in [known for known, _ in verb.params]]
        if extra:
            return _unknown("argument", verb.rule, extra[0], [known for known, _ in verb.params])
        values: list[int] = []
        for name, domain in verb.params:
            if name not in choice.args:
                return Refusal("missing-argument", verb.rule, {"verb": verb.name, "argument": name})
            known = domain.names(state)
            if choice.args[name] not in known:
                return _unknown(domain.key, domain.rule, choice.args[name], known)
            values.append(known.index(choice.args[name]))
        return int(code(number, *values))


def _unknown(kind: str, rule: str, word: str, known: list[str]) -> Refusal:
    """Refuse an unknown word and name the nearest known one."""
    nearest = get_close_matches(word[:40], known, n=1, cutoff=0)
    facts = {"word": word[:40], "nearest": nearest[0] if nearest else ""}
    return Refusal(f"unknown-{kind}", rule, facts)
