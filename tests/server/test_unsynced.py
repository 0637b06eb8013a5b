"""The power cut itself: it takes away what was not synced, that alone, and finds every point."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tools.unsynced import (
    compiled,
    discard_unsynced,
    environment,
    mixed,
    notes,
    points,
    prepare,
    syncs,
)

HEAD = """
import os, sqlite3, sys
folder = sys.argv[1]
def place(name): return os.path.join(folder, name)
def settle():
    file = os.open(folder, os.O_RDONLY); os.fsync(file); os.close(file)
def crash(): os.kill(os.getpid(), 9)
"""

DATABASE = """
base = sqlite3.connect(place("a.db"), isolation_level=None)
base.execute("PRAGMA journal_mode = WAL")
base.execute("PRAGMA synchronous = " + sys.argv[2])
base.execute("CREATE TABLE IF NOT EXISTS kept (number INTEGER PRIMARY KEY)")
for number in range(6):
    base.execute("INSERT INTO kept VALUES (?)", (number,))
    print(number, flush=True)
    if number == 3:
        base.execute("PRAGMA wal_checkpoint")
"""


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the library, where that is possible."""
    found = compiled(tmp_path_factory.mktemp("library"))
    if found is None:
        pytest.skip("no C compiler, or no Linux")
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Make a folder for data, with room beside it."""
    place = tmp_path / "data"
    place.mkdir()
    return place


def run(library: Path, folder: Path, script: str, *given: str, **settings: int) -> list[int]:
    """Run a script under the library; give the numbers it has acknowledged."""
    prepare(folder)
    command = [sys.executable, "-c", HEAD + script, str(folder), *given]
    env = {**os.environ, **environment(library, folder, **settings)}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True)
    assert done.returncode in (0, -9)
    return [int(line) for line in done.stdout.split()]


def numbers_in(folder: Path) -> list[int]:
    """Read what a database still has after the crash."""
    with closing(sqlite3.connect(folder / "a.db")) as base:
        assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if not base.execute("SELECT 1 FROM sqlite_master").fetchall():
            return []
        return [number for (number,) in base.execute("SELECT number FROM kept ORDER BY number")]


def empty(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()


def test_a_commit_is_lost_without_syncs_and_kept_with_them(library: Path, folder: Path) -> None:
    assert run(library, folder, DATABASE + "crash()", "FULL") == list(range(6))
    discard_unsynced(folder)
    assert numbers_in(folder) == list(range(6))
    empty(folder)
    assert run(library, folder, DATABASE + "crash()", "OFF") == list(range(6))
    assert discard_unsynced(folder) > 0
    assert len(numbers_in(folder)) < 6


@pytest.mark.parametrize("seed", [None, 1])
def test_a_crash_at_every_point_loses_no_acknowledged_commit(
    library: Path, folder: Path, seed: int | None
) -> None:
    run(library, folder, DATABASE, "FULL")
    count = points(folder)
    assert count > syncs(folder) > 6
    for point in range(1, count + 1):
        empty(folder)
        kept = run(library, folder, DATABASE, "FULL", crash_at=point)
        assert points(folder) == point
        discard_unsynced(folder, seed)
        found = numbers_in(folder)
        assert found == list(range(len(found)))
        assert len(kept) <= len(found) <= len(kept) + 1


def content(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


@pytest.mark.parametrize(
    ("script", "left"),
    [
        ("open(place('a'), 'w').write('new')", {"a": "old text"}),
        ("f = open(place('a'), 'r+'); f.write('new'); f.flush(); os.fsync(f.fileno())", {"a": "new text"}),
        ("f = open(place('a'), 'a'); f.write('+'); f.flush(); os.fsync(f.fileno()); f.write('-'); f.flush()",
         {"a": "old text+"}),
        ("os.truncate(place('a'), 3)", {"a": "old text"}),
        ("f = open(place('b'), 'w'); f.write('x'); f.flush(); os.fsync(f.fileno())", {"a": "old text"}),
        ("f = open(place('b'), 'w'); f.write('x'); f.flush(); os.fsync(f.fileno()); settle()",
         {"a": "old text", "b": "x"}),
        ("f = open(place('b'), 'w'); f.write('x'); f.close(); settle()", {"a": "old text", "b": ""}),
        ("os.unlink(place('a'))", {"a": "old text"}),
        ("os.unlink(place('a')); settle()", {}),
        ("f = open(place('b'), 'w'); f.write('x'); f.flush(); os.fsync(f.fileno()); f.close(); "
         "os.replace(place('b'), place('a'))", {"a": "old text"}),
        ("f = open(place('b'), 'w'); f.write('x'); f.close(); "
         "os.fsync(os.open(place('b'), os.O_RDONLY)); os.replace(place('b'), place('a')); settle()",
         {"a": "x"}),
        ("os.link(place('a'), place('b'))", {"a": "old text"}),
        ("os.pwrite(os.open(place('a'), os.O_RDWR), b'NEW', 20)", {"a": "old text"}),
        ("os.writev(os.open(place('a'), os.O_RDWR), [b'N', b'EW'])", {"a": "old text"}),
    ],
)  # fmt: skip
def test_what_was_not_synced_is_taken_away(
    library: Path, folder: Path, script: str, left: dict[str, str]
) -> None:
    (folder / "a").write_text("old text")
    run(library, folder, script + "\ncrash()")
    discard_unsynced(folder)
    assert content(folder) == left
    assert not notes(folder).exists()


def test_a_child_is_not_watched_and_a_point_can_fail(library: Path, folder: Path) -> None:
    (folder / "a").write_text("old")
    script = """
f = os.open(place("a"), os.O_RDWR)
if os.fork() == 0:
    os.pwrite(f, b"OLD", 0); os._exit(0)
os.wait()
for attempt in (1, 2):
    try: os.fsync(f)
    except OSError as error: print(error.errno)
    else: print(0)
"""
    assert run(library, folder, script, fail_at=1) == [5, 0]
    assert run(library, folder, script, fail_at=1, fail_for=2, fail_with=28) == [28, 28]
    assert content(folder) == {"a": "OLD"}


def test_chance_keeps_whole_sectors() -> None:
    old, new = b"o" * 2_000, b"n" * 3_000
    seen = set()
    for seed in range(50):
        found = mixed(old, new, random.Random(seed))
        sectors = [set(found[at : at + 512]) for at in range(0, len(found), 512)]
        assert all([len(sector - {0}) == 1 for sector in sectors[:3]])
        seen.add(found)
    assert len(seen) > 15
