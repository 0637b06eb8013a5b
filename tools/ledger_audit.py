"""The audit of the ledger: code that cites a rule is changed, and a test marked with the rule must notice.

For random rules a few small mutants are made of the cited lines, and only the tests marked with the rule are
run against each, in a fresh process. A mutant that no such test notices is alive: then the exit code is 1.
"""

from __future__ import annotations

import argparse
import fnmatch
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.audit_run import Copy, Run
from tools.ledger import ROOT, Survey, survey
from tools.ledger_cites import Citation
from tools.mutant import Mutant
from tools.mutate import mutants
from tools.mutate_data import data_mutants

PATIENCE = 20.0  # seconds for a run beyond ten times what its tests usually take


@dataclass(frozen=True)
class Trial:
    """A mutant to try: the rule, the citation that led to it, the change."""

    citation: Citation
    mutant: Mutant
    text: str

    def told(self) -> str:
        """Where and what, on three lines."""
        place = f"{self.citation.place.path}:{self.mutant.line}"
        before, after = self.mutant.before(self.text), self.mutant.after(self.text)
        return f"{self.citation.rule} {place} ({self.mutant.what})\n    - {before}\n    + {after}"


class Sampler:
    """Chooses mutants for a rule: those on the line of a citation first, then others within its scope."""

    def __init__(self, root: Path, found: Survey, chance: random.Random) -> None:
        self.root = root
        self.found = found
        self.chance = chance

    def trials(self, rule: str, count: int) -> list[Trial]:
        """At most so many mutants, taken from each citation of the rule in turn."""
        citations = closest(self.found.cites(rule))
        self.chance.shuffle(citations)
        queues = [self._queue(citation) for citation in citations]
        chosen: dict[tuple[str, Mutant], Trial] = {}
        while any(queues) and len(chosen) < count:
            for queue in queues:
                if queue and len(chosen) < count:
                    trial = queue.pop(0)
                    chosen.setdefault((trial.citation.place.path, trial.mutant), trial)
        return list(chosen.values())

    def _queue(self, citation: Citation) -> list[Trial]:
        """The mutants of one citation, the nearest first, otherwise in random order."""
        text = (self.root / citation.place.path).read_text(encoding="utf-8")
        make = mutants if citation.place.path.endswith(".py") else data_mutants
        made = make(text, citation.spans)
        own = [mutant for mutant in made if not self._is_of_another(citation, mutant.line)] or made
        self.chance.shuffle(own)
        near = {citation.place.line, citation.spans[0][0]} if citation.how != "docstring" else set()
        own.sort(key=lambda mutant: mutant.line not in near)
        return [Trial(citation, mutant, text) for mutant in own]

    def _is_of_another(self, citation: Citation, line: int) -> bool:
        """Whether another rule is cited for this line more closely than this one is."""
        mine = _width(citation, line)
        same_file = [other for other in self.found.citations if other.place.path == citation.place.path]
        closer = [other.rule for other in same_file if 0 < _width(other, line) < mine]
        return bool(closer) and citation.rule not in closer


def closest(citations: list[Citation]) -> list[Citation]:
    """The citations of a rule without each docstring that has closer ones in what it speaks for."""
    return [cite for cite in citations if not any(_is_closer(other, cite) for other in citations)]


def _is_closer(citation: Citation, docstring: Citation) -> bool:
    same_file = citation.place.path == docstring.place.path
    inside = 0 < _width(citation, citation.spans[0][0]) < _width(docstring, citation.spans[0][0])
    return docstring.how == "docstring" and same_file and inside


def _width(citation: Citation, line: int) -> int:
    """How many lines a citation speaks for if also for this one, or else 0; a docstring is a bit looser."""
    if not any(first <= line <= last for first, last in citation.spans):
        return 0
    ends = [end for span in citation.spans for end in span]
    return max(ends) - min(ends) + 1 + (citation.how == "docstring")


class Audit:
    """One audit: the rules, the copy, and what came out."""

    def __init__(self, found: Survey, copy: Copy) -> None:
        self.found = found
        self.copy = copy
        self.usual: dict[str, float] = {}
        self.tried = 0
        self.alive: list[Trial] = []
        self.problems: list[str] = []

    def nodes(self, rule: str) -> list[str]:
        """The tests marked with a rule."""
        return sorted({proof.node for proof in self.found.proofs.of(rule)})

    def sound(self, rules: list[str]) -> list[str]:
        """Run the tests of all rules without a change, and keep the rules whose tests pass."""
        nodes = sorted({node for rule in rules for node in self.nodes(rule)})
        if not nodes:
            return []
        run = self.copy.run(nodes, timeout=PATIENCE * len(nodes) + 60, stop_at_first=False)
        self.usual = run.seconds
        if run.foreign:
            self.problems.append(f"the tests did not run against the copied sources: {run.foreign[0]}")
            return []
        if not run.outcomes:
            self.problems.append(f"the tests could not be run:\n{run.output}")
        return [rule for rule in rules if self._is_sound(rule, run)]

    def _is_sound(self, rule: str, run: Run) -> bool:
        ends = {node: run.outcomes.get(node, "not run") for node in self.nodes(rule)}
        failed = [node for node, end in ends.items() if end == "failed"]
        if failed:
            self.problems.append(f"{rule}: fails without any change: {', '.join(failed)}")
        elif "passed" not in ends.values():
            self.problems.append(f"{rule}: none of its tests ran: {', '.join(ends)}")
        return not failed and "passed" in ends.values()

    def examine(self, trial: Trial) -> str:
        """Try one mutant, and say what became of it."""
        nodes = self.nodes(trial.citation.rule)
        limit = PATIENCE + 10 * sum(self.usual.get(node, 0.0) for node in nodes)
        with self.copy.changed(trial.citation.place.path, trial.mutant.applied(trial.text)):
            run = self.copy.run(nodes, limit)
        self.tried += 1
        if run.passed:
            self.alive.append(trial)
        return "ALIVE" if run.passed else "timed out" if run.timed_out else "noticed"


def auditable(found: Survey) -> list[str]:
    """The rules that are built, cited by code and proved by a test."""
    return [rule.id for rule in found.ledger.built() if found.is_cited(rule) and found.is_proved(rule)]


def audit(root: Path, rules: list[str], per_id: int, chance: random.Random) -> Iterator[str]:
    """Audit some rules of a tree, telling each step; the last line is the sum."""
    found = survey(root)
    with tempfile.TemporaryDirectory(prefix="ledger-audit-") as place:
        work = Audit(found, Copy(root, Path(place)))
        sampler = Sampler(Path(place), found, chance)
        for n, rule in enumerate(sound := work.sound(rules), 1):
            trials = sampler.trials(rule, per_id)
            if not trials:
                work.problems.append(f"{rule}: the cited lines hold nothing that could be changed")
            for trial in trials:
                began = time.monotonic()
                end = work.examine(trial)
                yield f"[{n}/{len(sound)}] {trial.told()}\n    {end} after {time.monotonic() - began:.1f} s"
    yield from (f"not audited: {problem}" for problem in work.problems)
    yield from (f"ALIVE: {trial.told()}" for trial in work.alive)
    yield f"{len(sound)} ids, {work.tried} mutants, {len(work.alive)} alive"


def main(args: list[str]) -> int:
    """Run an audit; 1 if a mutant is alive or a rule could not be audited."""
    parser = argparse.ArgumentParser(prog="ledger-audit", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--ids", type=int, help="how many random rules (default: 60, or all of --only)")
    parser.add_argument("--seed", type=int, help="repeat the choices of an earlier audit")
    parser.add_argument(
        "--per-id", type=int, default=3, help="how many mutants per rule at most (default: 3)"
    )
    parser.add_argument(
        "--only", action="append", metavar="ID", help="audit this rule, or all like 'ATK-*'; may be repeated"
    )
    parser.add_argument("--root", type=Path, default=ROOT, help="the source tree (default: this one)")
    given = parser.parse_args(args)
    seed = random.SystemRandom().randrange(10**6) if given.seed is None else given.seed
    chance = random.Random(seed)  # noqa: S311  which mutants are tried is no secret
    able = auditable(survey(given.root))
    unable = [pattern for pattern in given.only or [] if not fnmatch.filter(able, pattern)]
    if unable:
        print(f"{', '.join(unable)}: only rules can be audited that code cites and a test proves")
        return 2
    rules = chosen(able, given.only, given.ids, chance)
    return _told(audit(given.root, rules, given.per_id, chance), seed)


def chosen(able: list[str], only: list[str] | None, count: int | None, chance: random.Random) -> list[str]:
    """The rules of an audit: all that are named, or so many random ones of those or of all."""
    named = [rule for rule in able if any(fnmatch.fnmatchcase(rule, pattern) for pattern in only or ["*"])]
    if only and count is None:
        return named
    return chance.sample(named, min(60 if count is None else count, len(named)))


def _told(lines: Iterator[str], seed: int) -> int:
    print(f"seed {seed}", flush=True)
    wrong = False
    for line in lines:
        wrong = wrong or line.startswith(("ALIVE", "not audited"))
        print(line, flush=True)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
