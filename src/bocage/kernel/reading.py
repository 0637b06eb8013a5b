"""Reading plain facts one key at a time, with errors that name the key and the nearest known word."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from reprlib import Repr
from typing import Final

LONGEST: Final = 60
"""Glyphs of a foreign word that an error shows."""
LISTED: Final = 20
"""Known words that an error lists when none of them is really near."""

_repr: Final = Repr()
_repr.maxstring = LONGEST
_repr.maxlong = LONGEST


class ScenarioError(ValueError):
    """What is wrong with a scenario, in a sentence, and the path of keys that leads to the spot."""

    def __init__(self, sentence: str, path: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.path = path


class Table:
    """One table of a scenario's facts; whatever is asked of it comes in the right type, or as an error."""

    def __init__(self, facts: dict[str, object], path: tuple[str, ...] = ()) -> None:
        self.facts = facts
        self.path = path

    def __contains__(self, key: str) -> bool:
        return key in self.facts

    def wrong(self, sentence: str, *keys: str) -> ScenarioError:
        """The error to raise about a key of this table, or about the table itself."""
        path = self.path + keys
        return ScenarioError(f"{'.'.join(path)}: {sentence}" if path else sentence, path)

    def check_known(self, word: object, known: Sequence[str], what: str, *keys: str) -> None:
        """Refuse a word that is not among the known ones of its kind."""
        if word not in known:
            spot = word if isinstance(word, str) else quoted(word)
            error = self.wrong(f"there is no {what} {quoted(word)} here; {nearest(spot, known)}", *keys)
            error.path += (spot,)
            raise error

    def text(self, key: str) -> str:
        value = self._value(key, "a text")
        if not isinstance(value, str):
            raise self._not(value, "a text", key)
        return value

    def line(self, key: str) -> str:
        """A text for people: one short line that every terminal can show."""
        value = self.text(key)
        if not value.isprintable() or value.strip() != value or not value or len(value) > LONGEST:
            raise self._not(value, f"one line of 1 to {LONGEST} letters", key)
        return value

    def number(self, key: str, low: int, high: int) -> int:
        what = f"a whole number from {low} to {high}"
        value = self._value(key, what)
        if type(value) is not int or not low <= value <= high:  # True is an int, but not to a scenario
            raise self._not(value, what, key)
        return value

    def one_of(self, known: Sequence[str], key: str) -> str:
        """A text that must be one of the known words."""
        value = self.text(key)
        self.check_known(value, known, "word", key)
        return value

    def words(self, key: str, known: Sequence[str], what: str) -> list[str]:
        """A list of different known words; `what` is such a word to the author."""
        values = self._value(key, "a list")
        if not isinstance(values, list):
            raise self._not(values, "a list", key)
        for place, value in enumerate(values):
            self.check_known(value, known, what, key)
            if value in values[:place]:
                raise self.wrong(f"{what} {quoted(value)} is listed twice", key)
        return values[:]

    def keys(self, known: Sequence[str], what: str) -> list[str]:
        """All keys, each of them a known word: a misspelt one would otherwise quietly do nothing."""
        for key in self.facts:
            self.check_known(key, known, what)
        return list(self.facts)

    def table(self, key: str) -> "Table":
        value = self._value(key, "a table")
        if not isinstance(value, dict):
            raise self._not(value, "a table", key)
        return Table(value, (*self.path, key))

    def _value(self, key: str, what: str) -> object:
        if key not in self.facts:
            raise self.wrong(f"the key {key} is missing; it takes {what}")
        return self.facts[key]

    def _not(self, value: object, what: str, key: str) -> ScenarioError:
        return self.wrong(f"{quoted(value)} is not {what}", key)


def quoted(value: object) -> str:
    """The value as people may safely see it: short, and anything unprintable escaped."""
    try:
        return _repr.repr(value)
    except ValueError:  # Python spells out no number of more than some thousand digits
        return "a number without end"


def nearest(word: str, known: Iterable[str]) -> str:
    """What helps with an unknown word: the nearest known one, or else what is known."""
    folded = word[:LONGEST].casefold()
    by_folded = {each.casefold(): each for each in known}
    close = get_close_matches(folded, by_folded, n=1)
    if close:
        return f"did you mean {quoted(by_folded[close[0]])}?"
    if len(by_folded) <= LISTED:
        return f"known are {', '.join(by_folded.values())}"
    nearest_of_all = get_close_matches(folded, by_folded, n=1, cutoff=0)[0]
    return f"the nearest one is {quoted(by_folded[nearest_of_all])}"
