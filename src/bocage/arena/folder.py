"""The folder of an arena: a record for every game, a line for every result, and what must not change.

A result is written after its record, so that whatever stands in the list has been kept.
"""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from typing import IO, Final

from bocage.arena.crew import GameFailed
from bocage.arena.fixture import Fixture
from bocage.arena.playing import Played, played_of
from bocage.catalogue import GAMES
from bocage.kernel.record import Facts, canonical

TERMS: Final = "arena.json"
RESULTS: Final = "results.jsonl"
RECORDS: Final = "games"
SUFFIX: Final = ".bocage"


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

    def __init__(self, path: Path, terms: Terms, results: IO[str], done: dict[str, Played]) -> None:
        self.path = path
        self.terms = terms
        self.done = done
        self._results = results

    def is_done(self, fixture: Fixture) -> bool:
        """Tell whether a game has been played."""
        return key_of(fixture) in self.done

    def result(self, fixture: Fixture) -> Played | None:
        """Give what became of a game, if it has been played."""
        return self.done.get(key_of(fixture))

    def keep(self, played: Played, record: str) -> None:
        """Keep a game: first its record, then its result."""
        write_whole(self.record_of(played.fixture), record)
        self._results.write(canonical(played.facts()) + "\n")
        self._results.flush()
        self.done[key_of(played.fixture)] = played

    def keep_failed(self, failed: GameFailed) -> Path:
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


def key_of(fixture: Fixture) -> str:
    """Tell games apart."""
    return f"{fixture.game}/{fixture.name()}"


def open_folder(path: Path, seed: int | None, fresh_seed: int, limit: int) -> Folder:
    """Open a folder, or make a new one; its games keep their seed, the rules they began by, and the limit."""
    (path / RECORDS).mkdir(parents=True, exist_ok=True)
    results = (path / RESULTS).open("a+", encoding="utf-8")
    try:
        lock(results, path)
        terms = agreed_terms(path, seed, fresh_seed, limit)
        return Folder(path, terms, results, read_results(results, path / RESULTS))
    except BaseException:
        results.close()
        raise


def lock(results: IO[str], path: Path) -> None:
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
        found = json.loads(path.read_text(encoding="utf-8"))
        rules = {str(name): int(version) for name, version in found["rules"].items()}
        return Terms(int(found["seed"]), int(found["limit"]), rules)
    except (AttributeError, ValueError, KeyError, TypeError):
        raise Unfit("garbled", file=str(path), line="1") from None


def read_results(results: IO[str], path: Path) -> dict[str, Played]:
    """Read the results there are; a last line that was cut off is taken out, its game is played again."""
    results.seek(0)
    text = results.read()
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        results.truncate(len(whole.encode()))
    done: dict[str, Played] = {}
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            played = played_of(json.loads(line))
        except (ValueError, KeyError, TypeError):
            raise Unfit("garbled", file=str(path), line=str(number)) from None
        done[key_of(played.fixture)] = played
    return done


def write_whole(path: Path, text: str) -> None:
    """Put a text into a file so that there is always the whole of it or nothing."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
