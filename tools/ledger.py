"""The ledger: which rules exist, which are cited by code and proved by a test, and what does not add up.

python tools/ledger.py            the table, section by section
python tools/ledger.py --check    only what is wrong; exit code 1 if anything is
python tools/ledger.py UND-8.2    one rule: its text, where it is cited, which tests prove it
"""

from __future__ import annotations

import argparse
import sys
import textwrap
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.ledger_cites import Citation, cites_in_python
from tools.ledger_data import cites_in_toml
from tools.ledger_proofs import Proofs, read_proofs
from tools.ledger_rules import Book, Ledger, Rule, read_ledger

ROOT = Path(__file__).resolve().parents[1]
COLUMNS = ("rules", "built", "cited", "proved", "not built")


@dataclass
class Survey:
    """The ledger beside what code and tests say about it."""

    ledger: Ledger
    proofs: Proofs
    citations: list[Citation] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def cites(self, rule: str) -> list[Citation]:
        """The citations of a rule that speak for some line of code."""
        return [cite for cite in self.citations if cite.rule == rule and cite.spans]

    def is_cited(self, rule: Rule) -> bool:
        """Whether some line of code claims to be the rule."""
        return bool(self.cites(rule.id))

    def is_proved(self, rule: Rule) -> bool:
        """Whether a test that runs is marked with the rule."""
        return bool(self.proofs.of(rule.id))

    def uncited(self) -> list[Rule]:
        """Rules that claim to be built, yet no code cites them."""
        rules = [rule for rule in self.ledger.built() if not self.ledger.is_for_tests_only(rule.id)]
        return [rule for rule in rules if not self.is_cited(rule)]

    def unproved(self) -> list[Rule]:
        """Rules that claim to be built, yet no test proves them."""
        return [rule for rule in self.ledger.built() if not self.is_proved(rule)]


def survey(root: Path) -> Survey:
    """Read ledger, code and tests of a source tree."""
    found = Survey(read_ledger(root), read_proofs(root))
    ids = found.ledger.ids()
    for path in sorted((root / "src" / "bocage").rglob("*")):
        if path.suffix in (".py", ".toml"):
            name, text = path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
            read = cites_in_python if path.suffix == ".py" else cites_in_toml
            try:
                found.citations.extend(read(name, text, ids))
            except (SyntaxError, tokenize.TokenError) as error:
                found.faults.append(f"{name}: cannot be read: {error}")
    return found


# ---------------------------------------------------------------------------------------------- the check


def faults(found: Survey) -> list[str]:
    """All that does not add up, as sentences."""
    return [
        *found.ledger.faults,
        *found.faults,
        *found.proofs.faults,
        *_unknown_ids(found),
        *(_uncited(found, rule) for rule in found.uncited()),
        *(_unproved(found, rule) for rule in found.unproved()),
        *_proved_though_not_built(found),
    ]


def _unknown_ids(found: Survey) -> Iterator[str]:
    known = set(found.ledger.rules) | {prefix for book in found.ledger.books for prefix in book.sections}
    for cite in found.citations:
        if cite.rule not in known:
            yield f"{cite.place}: {cite.rule} is cited here, but the ledger has no such rule"
    for proof in found.proofs.marks:
        if proof.rule not in found.ledger.rules:
            yield f"{proof.place}: a test is marked with {proof.rule}, but the ledger has no such rule"


def _uncited(found: Survey, rule: Rule) -> str:
    loose = [str(cite.place) for cite in found.citations if cite.rule == rule.id]
    if loose:
        return f"{rule.place}: {rule.id} is cited where no line of code belongs to it: {', '.join(loose)}"
    return f"{rule.place}: {rule.id} claims to be built, but no code cites it"


def _unproved(found: Survey, rule: Rule) -> str:
    idle = sorted({proof.node for proof in found.proofs.marks if proof.rule == rule.id})
    if idle:
        return (
            f"{rule.place}: {rule.id} has only tests that are skipped or expected to fail: {', '.join(idle)}"
        )
    return f"{rule.place}: {rule.id} claims to be built, but no test proves it"


def _proved_though_not_built(found: Survey) -> Iterator[str]:
    for rule in found.ledger.rules.values():
        if not rule.built and found.is_proved(rule):
            place = found.proofs.of(rule.id)[0].place
            yield f"{place}: a test proves {rule.id}, which {rule.place} lists as not built"


# ---------------------------------------------------------------------------------------------- the table


def table(found: Survey, book: Book) -> list[str]:
    """One line per section of a book, and the sums."""
    rows = [(prefix, title, _counts(found, prefix)) for prefix, title in book.sections.items()]
    sums = [sum(row[2][n] for row in rows) for n in range(len(COLUMNS))]
    width = max(len(f"{prefix}  {title}") for prefix, title, _ in rows) + 2
    head = " " * width + "".join(f"{name:>11}" for name in COLUMNS)
    lines = [f"{f'{prefix:<8}{title}':<{width}}{_figures(counts)}" for prefix, title, counts in rows]
    return [f"{book.title} ({book.path})", "", head, *lines, f"{'all':<{width}}{_figures(sums)}"]


def _counts(found: Survey, prefix: str) -> list[int]:
    rules = [rule for rule in found.ledger.rules.values() if found.ledger.section_of(rule.id) == prefix]
    built = sum(rule.built for rule in rules)
    return [
        len(rules),
        built,
        sum(found.is_cited(rule) for rule in rules),
        sum(found.is_proved(rule) for rule in rules),
        len(rules) - built,
    ]


def _figures(counts: list[int]) -> str:
    return "".join(f"{count:>11}" for count in counts)


def report(found: Survey) -> Iterator[str]:
    """The whole report: tables, then lists of what is missing."""
    for book in found.ledger.books:
        yield from table(found, book)
        yield ""
    idle = [rule for rule in found.ledger.rules.values() if not rule.built]
    yield from (f"not built: {rule.id}: {rule.why}" for rule in idle)
    yield from _listed("cited by no code", found.uncited())
    yield from _listed("proved by no test", found.unproved())


def _listed(title: str, rules: list[Rule]) -> Iterator[str]:
    names = ", ".join(rule.id for rule in rules) or "none"
    yield textwrap.fill(f"{title}: {names}", 100, subsequent_indent="  ", break_on_hyphens=False)


def entry(found: Survey, rule_id: str) -> Iterator[str]:
    """One rule with its citations and tests."""
    rule = found.ledger.rules.get(rule_id)
    if rule is None:
        yield f"{rule_id}: the ledger has no such rule"
        return
    yield f"{rule.id}  ({rule.page})\n  {rule.text}\n  {rule.place}"
    yield from (f"  cited:  {cite.place} ({cite.how})" for cite in found.citations if cite.rule == rule_id)
    marks = [proof for proof in found.proofs.marks if proof.rule == rule_id]
    yield from (f"  proved: {proof.node}{' (idle)' if proof.idle else ''}" for proof in marks)


def main(args: list[str]) -> int:
    """Print what was asked for; 1 if a check fails or a rule is unknown."""
    parser = argparse.ArgumentParser(prog="ledger", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="print only what is wrong, and fail on it")
    parser.add_argument("--root", type=Path, default=ROOT, help="the source tree (default: this one)")
    parser.add_argument("ids", nargs="*", metavar="ID", help="show these rules instead of the table")
    given = parser.parse_args(args)
    found = survey(given.root)
    if given.ids:
        print("\n".join(line for rule_id in given.ids for line in entry(found, rule_id)))
        return int(any(rule_id not in found.ledger.rules for rule_id in given.ids))
    if not given.check:
        print("\n".join(report(found)))
        return 0
    return _check(found)


def _check(found: Survey) -> int:
    wrong = faults(found)
    print("\n".join(wrong) if wrong else f"ledger: {len(found.ledger.built())} rules built, cited and proved")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
