"""The folder of an arena: a record for every game, a line for every result, and what must not change.

A result is written after its record, so that whatever stands in the list has been kept.
"""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from typing import IO, Final

from bocage.arena.crew import Done, Failed
from bocage.arena.fixture import Fixture
from bocage.arena.playing import Played, played_of
from bocage.catalogue import GAMES
from bocage.kernel.record import Facts, canonical

TERMS: Final = "arena.json"
RESULTS: Final = "results.jsonl"
RECORDS: Final = "games"
SUFFIX: Final = ".bocage"
NOT_TO_BE_READ: Final = (AttributeError, KeyError, RecursionError, TypeError, ValueError)
"""What comes of reading facts out of a damaged file."""


class Unfit(Exception):
    """A folder that cannot be gone on with: a key for the words, and the facts of the case."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Terms:
    """What all games of a folder have in common."""

    def __init__(self, seed: int, limit: int, rules: dict[str, int]) -> None:
        self.seed = seed
        self.limit = limit
        self.rules = rules

    def facts(self) -> Facts:
        """Tell them in plain values."""
        return {"seed": self.seed, "limit": self.limit, "rules": self.rules}


class Folder:
    """An open folder; whoever holds it is the only one who adds to it."""

    def __init__(self, path: Path, terms: Terms, results: IO[bytes], done: dict[str, Played]) -> None:
        self.path = path
        self.terms = terms
        self._done = done
        self._results = results

    def is_done(self, fixture: Fixture) -> bool:
        """Tell whether a game has been played, and its record is still there."""
        return fixture.key() in self._done and self.record_of(fixture).exists()

    def result(self, fixture: Fixture) -> Played | None:
        """Give what became of a game, if it has been played."""
        return self._done.get(fixture.key())

    def keep(self, done: Done) -> None:
        """Keep a game: first its record, then its result; a result that is known is not written again."""
        write_whole(self.record_of(done.fixture), done.record)
        known, line = self.result(done.fixture), line_of(done.played)
        if known is None or line_of(known) != line:
            self._results.write(line)
            self._results.flush()
            self._done[done.fixture.key()] = done.played

    def keep_failed(self, failed: Failed) -> Path:
        """Keep the record of a game that failed, as far as it came; tell where."""
        path = self.path / f"failed-{failed.fixture.name()}{SUFFIX}"
        write_whole(path, failed.record)
        return path

    def record_of(self, fixture: Fixture) -> Path:
        """Name the file with the record of a game."""
        return self.path / RECORDS / f"{fixture.name()}{SUFFIX}"

    def close(self) -> None:
        """Let go of the folder."""
        self._results.close()


def line_of(played: Played) -> bytes:
    """Write a result as it stands in the list."""
    return canonical(played.facts()).encode() + b"\n"


def open_folder(path: Path, seed: int | None, fresh_seed: int, limit: int) -> Folder:
    """Open a folder, or make a new one; its games keep their seed, the rules they began by, and the limit."""
    check_ours(path)
    (path / RECORDS).mkdir(parents=True, exist_ok=True)
    results = (path / RESULTS).open("a+b")
    try:
        lock(results, path)
        terms = agreed_terms(path, seed, fresh_seed, limit)
        return Folder(path, terms, results, read_results(results, path / RESULTS, terms))
    except BaseException:
        results.close()
        raise


def check_ours(path: Path) -> None:
    """Refuse a folder that holds something else; one that was given up while it was made holds nothing."""
    if not path.is_dir() or (path / TERMS).exists():
        return
    strangers = [each.name for each in path.iterdir() if each.name not in (RECORDS, RESULTS, part_of(TERMS))]
    has_results = (path / RESULTS).exists() and (path / RESULTS).stat().st_size > 0
    if strangers or has_results:
        raise Unfit("no-arena", folder=str(path))


def lock(results: IO[bytes], path: Path) -> None:
    """Take the folder for oneself, as long as this program runs."""
    try:
        fcntl.flock(results, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Unfit("in-use", folder=str(path)) from None


def agreed_terms(path: Path, seed: int | None, fresh_seed: int, limit: int) -> Terms:
    """Read what the folder's games were begun by and see that it fits, or write it down."""
    rules = {name: int(entry.game.version) for name, entry in GAMES.items()}
    if not (path / TERMS).exists():
        terms = Terms(fresh_seed if seed is None else seed, limit, rules)
        write_whole(path / TERMS, canonical(terms.facts()) + "\n")
        return terms
    terms = read_terms(path / TERMS)
    if seed is not None and terms.seed != seed:
        raise Unfit("other-seed", folder=str(path), found=str(terms.seed), asked=str(seed))
    if terms.limit != limit or any(terms.rules.get(name, each) != each for name, each in rules.items()):
        raise Unfit("other-rules", folder=str(path))
    return terms


def read_terms(path: Path) -> Terms:
    """Read the terms of a folder."""
    try:
        found = json.loads(path.read_bytes())
        rules = {str(name): int(version) for name, version in found["rules"].items()}
        return Terms(int(found["seed"]), int(found["limit"]), rules)
    except NOT_TO_BE_READ:
        raise Unfit("garbled", file=str(path), line="1") from None


def read_results(results: IO[bytes], path: Path, terms: Terms) -> dict[str, Played]:
    """Read the results there are; a last line that was cut off is taken out, its game is played again."""
    results.seek(0)
    text = results.read()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        results.truncate(len(whole))
    done: dict[str, Played] = {}
    for number, line in enumerate(whole.split(b"\n")[:-1], start=1):
        played = read_result(line, terms)
        if played is None:
            raise Unfit("garbled", file=str(path), line=str(number))
        done[played.fixture.key()] = played
    return done


def read_result(line: bytes, terms: Terms) -> Played | None:
    """Read a result; nothing if it is none, or that of a game with another seed."""
    try:
        played = played_of(json.loads(line))
    except NOT_TO_BE_READ:
        return None
    return played if played.fixture.seed == terms.seed else None


def write_whole(path: Path, text: str) -> None:
    """Put a text into a file so that there is always the whole of it or nothing."""
    part = path.with_name(part_of(path.name))
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def part_of(name: str) -> str:
    """Name a file that is still being written."""
    return f".{name}.part"
