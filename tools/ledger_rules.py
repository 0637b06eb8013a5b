"""The ledger of rules as read from rules/*.toml, and the grammar of ids that follows from it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

# What may follow the first word of an id: capital words, then a part with a number, dotted or not.
# The first words themselves come from the ledger, so a new file brings its own.
TAIL = r"(?:-[A-Z]+)*-[A-Z]*\d+[A-Za-z0-9]*(?:\.\d+[A-Za-z0-9]*)*"
# An id may also be words alone, such as CARD-PROBE; then only those in the ledger are told from other words.
WORDS = r"[A-Z]+(?:-[A-Z]+)+"
RULE_FIELDS = frozenset({"id", "page", "text", "built", "why", "cited"})
BOOK_FIELDS = frozenset({"game", "title", "book", "sections", "tests_only", "built", "why"})
LONGEST_TEXT = 140


@dataclass(frozen=True)
class Place:
    """A line of a file, as it is printed for people."""

    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True)
class Rule:
    """One line of the ledger."""

    id: str
    page: str
    text: str
    built: bool
    why: str
    place: Place
    cited: bool = True
    """False for a rule that says what does not happen: tests prove it, and no line of code is about it."""


@dataclass(frozen=True)
class Book:
    """The head of one ledger file: which game, which rulebook, which sections."""

    path: str
    game: str
    title: str
    book: str
    sections: dict[str, str]
    tests_only: frozenset[str]


@dataclass
class Ledger:
    """All ledger files together, with whatever is wrong in them."""

    books: list[Book] = field(default_factory=list)
    rules: dict[str, Rule] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def built(self) -> list[Rule]:
        """The rules that claim to be built, in the order of the ledger."""
        return [rule for rule in self.rules.values() if rule.built]

    def section_of(self, rule_id: str) -> str | None:
        """The longest section prefix that fits, or nothing."""
        fitting = [prefix for book in self.books for prefix in book.sections if _fits(prefix, rule_id)]
        return max(fitting, key=len, default=None)

    def is_for_tests_only(self, rule_id: str) -> bool:
        """Whether no line of code needs to cite the rule, for itself or for its section."""
        section = self.section_of(rule_id)
        return not self.rules[rule_id].cited or any(section in book.tests_only for book in self.books)

    def ids(self) -> re.Pattern[str]:
        """What looks like an id: a first word the ledger knows, and a tail with a number."""
        words = {name.split("-")[0] for name in self.rules}
        words |= {prefix.split("-")[0] for book in self.books for prefix in book.sections}
        if not words:
            return re.compile(r"(?!)")
        alone = [rf"|{name}(?![A-Za-z0-9_-])" for name in sorted(self.rules) if re.fullmatch(WORDS, name)]
        # Not inside a longer word or id, except as the far end of a span written with a hyphen.
        start = r"(?<![A-Za-z0-9_])(?<![A-Z]-)"
        return re.compile(rf"{start}(?:(?:{'|'.join(sorted(words))}){TAIL}{''.join(alone)})")


def _fits(prefix: str, rule_id: str) -> bool:
    """Whether an id is of a section: UND-1 has UND-1.3, not UND-12.3; UND-A has UND-A9, not UND-INV-1."""
    rest = rule_id.removeprefix(prefix)
    if rest == rule_id or not rest:
        return False
    return rest[0] in ".-" or (rest[0].isdigit() and not prefix[-1].isdigit())


def read_ledger(root: Path) -> Ledger:
    """Read every ledger file below rules/, and collect what is wrong with them."""
    ledger = Ledger()
    for path in sorted((root / "rules").glob("*.toml")):
        _read_file(ledger, path, path.relative_to(root).as_posix())
    if not ledger.books:
        ledger.faults.append("rules/: there is no ledger file")
    for rule in ledger.rules.values():
        ledger.faults.extend(_faults_of(ledger, rule))
    return ledger


def _read_file(ledger: Ledger, path: Path, name: str) -> None:
    text = path.read_text(encoding="utf-8")
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        ledger.faults.append(f"{name}: not TOML: {error}")
        return
    ledger.books.append(_book(ledger, name, table.get("book", {})))
    starts = [n for n, line in enumerate(text.splitlines(), 1) if line.strip() == "[[rule]]"]
    usual = {key: value for key, value in table.get("book", {}).items() if key in ("built", "why")}
    for line, entry in zip(starts, table.get("rule", []), strict=False):
        _add_rule(ledger, Place(name, line), entry if "built" in entry else {**usual, **entry})


def _book(ledger: Ledger, name: str, head: dict[str, object]) -> Book:
    sections = head.get("sections")
    tests_only = head.get("tests_only")
    named = {str(k): str(v) for k, v in sections.items()} if isinstance(sections, dict) else {}
    alone = frozenset(map(str, tests_only)) if isinstance(tests_only, list) else frozenset()
    missing = [key for key in ("game", "title", "book", "sections") if not head.get(key)]
    unknown = sorted(set(head) - BOOK_FIELDS)
    ledger.faults.extend(f"{name}: [book] has no {key}" for key in missing)
    ledger.faults.extend(f"{name}: [book] has an unknown key {key}" for key in unknown)
    ledger.faults.extend(
        f"{name}: tests_only names {key}, which is no section" for key in sorted(alone - set(named))
    )
    return Book(
        name, str(head.get("game", "")), str(head.get("title", "")), str(head.get("book", "")), named, alone
    )


def _add_rule(ledger: Ledger, place: Place, entry: dict[str, object]) -> None:
    rule = Rule(
        id=str(entry.get("id", "")),
        page=str(entry.get("page", "")),
        text=str(entry.get("text", "")),
        built=entry.get("built", True) is not False,
        why=str(entry.get("why", "")),
        place=place,
        cited=entry.get("cited", True) is not False,
    )
    ledger.faults.extend(f"{place}: unknown key {key}" for key in sorted(set(entry) - RULE_FIELDS))
    if rule.id in ledger.rules:
        ledger.faults.append(f"{place}: {rule.id} is already given away at {ledger.rules[rule.id].place}")
        return
    ledger.rules[rule.id] = rule


def _faults_of(ledger: Ledger, rule: Rule) -> list[str]:
    """What is wrong with one entry taken by itself."""
    checks = (
        (
            not re.fullmatch(f"[A-Z]+{TAIL}|{WORDS}", rule.id),
            f"'{rule.id}' is not the shape of an id, such as UND-8.2",
        ),
        (ledger.section_of(rule.id) is None, f"{rule.id} fits no section of [book.sections]"),
        (not rule.page, f"{rule.id} names no page of the rulebook"),
        (not rule.text, f"{rule.id} has no text"),
        ("\n" in rule.text or len(rule.text) > LONGEST_TEXT, f"{rule.id} is longer than a line"),
        (rule.built and bool(rule.why), f"{rule.id} says why it is not built, but not `built = false`"),
        (not rule.built and not rule.why, f"{rule.id} is not built and does not say why"),
    )
    return [f"{rule.place}: {sentence}" for wrong, sentence in checks if wrong]
