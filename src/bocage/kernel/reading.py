"""Reading plain facts one key at a time, with errors that name the key and the nearest known word.

A reader that stops at the first fault lets the error through; one that wants them all keeps them as `Faults`.
"""

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from reprlib import Repr
from typing import Final, ParamSpec, TypeVar

LONGEST: Final = 60
"""Glyphs of a foreign word that an error shows."""
LISTED: Final = 20
"""Known words that an error lists when none is really near, and unknown keys of a table that are told."""

_repr: Final = Repr()
_repr.maxstring = LONGEST
_repr.maxlong = LONGEST

Path = tuple[str | int, ...]
"""Keys that lead to a spot in the facts; a number counts the tables of a list from 1."""

P = ParamSpec("P")
T = TypeVar("T")


class ScenarioError(ValueError):
    """What is wrong with a scenario, in a sentence, and the path of keys that leads to the spot.

    `below` counts the lines of a picture from its first one, 1; 0 is the key itself.
    """

    def __init__(self, sentence: str, path: Path = (), below: int = 0) -> None:
        super().__init__(sentence)
        self.path = path
        self.below = below


class ScenarioFaults(ScenarioError):
    """All that is wrong with a scenario, a line for each fault."""

    def __init__(self, faults: list[ScenarioError]) -> None:
        super().__init__("\n".join([str(fault) for fault in faults]), faults[0].path, faults[0].below)
        self.faults = faults


class Table:
    """One table of a scenario's facts; whatever is asked of it comes in the right type, or as an error."""

    def __init__(self, facts: dict[str, object], path: Path = ()) -> None:
        self.facts = facts
        self.path = path

    def __contains__(self, key: str) -> bool:
        return key in self.facts

    def wrong(self, sentence: str, *keys: str | int, below: int = 0) -> ScenarioError:
        """The error to raise about a key of this table, or about the table itself."""
        path = self.path + keys
        where = ".".join([spelled(key) for key in path])
        return ScenarioError(f"{where}: {sentence}" if path else sentence, path, below)

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

    def flag(self, key: str) -> bool:
        value = self._value(key, "true or false")
        if not isinstance(value, bool):
            raise self._not(value, "true or false", key)
        return value

    def one_of(self, known: Sequence[str], key: str) -> str:
        """A text that must be one of the known words."""
        value = self.text(key)
        self.check_known(value, known, "word", key)
        return value

    def values(self, key: str) -> list[object]:
        """A list of whatever it may be."""
        values = self._value(key, "a list")
        if not isinstance(values, list):
            raise self._not(values, "a list", key)
        return values

    def words(self, key: str, known: Sequence[str], what: str) -> list[str]:
        """A list of different known words; `what` is such a word to the author."""
        found: list[str] = []
        for value in self.values(key):
            self.check_known(value, known, what, key)
            word = str(value)
            if word in found:
                raise self.wrong(f"{what} {quoted(word)} is listed twice", key)
            found.append(word)
        return found

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

    def tables(self, key: str) -> list["Table"]:
        """A list of tables, each under its number."""
        found = []
        for number, value in enumerate(self.values(key), 1):
            if not isinstance(value, dict):
                raise self.wrong(f"{quoted(value)} is not a table", key, number)
            found.append(Table(value, (*self.path, key, number)))
        return found

    def _value(self, key: str, what: str) -> object:
        if key not in self.facts:
            raise self.wrong(f"the key {key} is missing; it takes {what}")
        return self.facts[key]

    def _not(self, value: object, what: str, key: str) -> ScenarioError:
        return self.wrong(f"{quoted(value)} is not {what}", key)


class Faults:
    """The faults of a scenario as they are found; reading goes on after each of them."""

    def __init__(self) -> None:
        self.found: list[ScenarioError] = []

    def note(self, fault: ScenarioError) -> None:
        """Add a fault."""
        self.found.append(fault)

    def take(self, read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """What a reading gives; where it fails, the fault is noted and there is nothing."""
        try:
            return read(*args, **kwargs)
        except ScenarioError as fault:
            self.found.append(fault)
            return None

    def keys(self, table: Table, known: Sequence[str], what: str) -> list[str]:
        """The known keys of a table; of the others some are noted, and how many more there are."""
        unknown = [key for key in table.facts if key not in known]
        for key in unknown[:LISTED]:
            self.take(table.check_known, key, known, what)
        if len(unknown) > LISTED:
            self.note(table.wrong(f"{len(unknown) - LISTED} more words here are no {what} either"))
        return [key for key in table.facts if key in known]


def spelled(key: str | int) -> str:
    """A key as it is, unless no terminal should show it so."""
    return str(key) if str(key).isprintable() and len(str(key)) <= LONGEST else quoted(key)


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
