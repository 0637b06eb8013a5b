"""`bocage verify [FILE]`: what a record proves, line by line, and what it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from bocage.cli import film
from bocage.cli.door import Page, lang_option, words_of
from bocage.kernel.record import BadRecord, Record
from bocage.kernel.replay import Differs, prover_for, replay, secret_in

if TYPE_CHECKING:
    from bocage.words import Words

PROVED: Final = "terminal-verify-proved"
FAILED: Final = "terminal-verify-failed"
OPEN: Final = "terminal-verify-open"


class Findings:
    """What was looked at, and what came of it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.lines: list[str] = []
        self.has_failed = False

    def add(self, verdict: str, key: str, **facts: str | int) -> None:
        """Add a finding under its verdict."""
        self.has_failed = self.has_failed or verdict == FAILED
        self.lines.append(f"{self.words.say(verdict)}: {self.words.say(key, **facts)}")

    def add_refusal(self, error: BadRecord | Differs) -> None:
        """Add what the record itself was refused for."""
        self.has_failed = True
        self.lines.append(f"{self.words.say(FAILED)}: {self.words.refusal(error.refusal)}")


def verify(file: str | None) -> int:
    """Check a record and say what that proves; anything that fails makes the exit code 1."""
    from bocage.cli.saves import last_game, named, read_record

    words = words_of(click.get_current_context())
    findings = Findings(words)
    try:
        record, was_cut = read_record(named(file) if file else last_game())
    except BadRecord as bad:
        findings.add_refusal(bad)
    else:
        check(record, was_cut, findings)
    for line in findings.lines:
        click.echo(line)
    return 1 if findings.has_failed else 0


def check(record: Record, was_cut: bool, findings: Findings) -> None:
    """Check chain, rules and dice, in this order."""
    findings.add(PROVED, "terminal-verify-chain", entries=len(record.entries))
    if was_cut:
        findings.add(FAILED, "terminal-error-cut", line=str(len(record.lines) + 1))
    if check_rules(record, findings):
        check_dice(record, findings)
    findings.add(OPEN, "terminal-verify-limits")


def check_rules(record: Record, findings: Findings) -> bool:
    """Replay the record by today's rules; tell whether that went to its end."""
    try:
        film.replayed(record)
    except (Differs, BadRecord) as error:
        findings.add_refusal(error)
        return False
    findings.add(PROVED, "terminal-verify-rules", rules=str(record.header.get("rules")))
    digests = sum(1 for entry in record.entries if "digest" in entry)
    findings.add(PROVED, "terminal-verify-digests", count=digests)
    return True


def check_dice(record: Record, findings: Findings) -> None:
    """Derive every outcome of chance again, where a secret was promised and has been shown."""
    dealer = record.header.get("dealer")
    if not isinstance(dealer, dict) or dealer.get("kind") != "committed":
        findings.add(OPEN, "terminal-verify-no-promise")
    elif secret_in(record) is None:
        findings.add(OPEN, "terminal-verify-too-early")
    else:
        _check_promise(record, findings)


def _check_promise(record: Record, findings: Findings) -> None:
    try:
        prover = prover_for(record)
        assert prover is not None
        replay(film.game_of(record), record, prover, prover)
    except (Differs, BadRecord) as error:
        findings.add_refusal(error)
        return
    count = sum(1 for entry in record.entries if "chance" in entry)
    findings.add(PROVED, "terminal-verify-dice", count=count)


page = Page(
    name="verify",
    callback=verify,
    help="terminal-command-verify",
    params=[click.Argument(["file"], required=False), lang_option()],
)
