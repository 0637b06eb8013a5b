"""A power cut takes nothing that was acknowledged; a broken disk is never a success; the judge is awake.

`python -m bench.crash_store` does the same at every point and for hours; here are a few of each.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bench.crash_judge import History, judge
from bench.crash_store import CHOICES, WHOLE, Crashes, Step, dying, failing, moments
from tests.server.rows import opened
from tools.unsynced import compiled, discard_unsynced, environment, points, prepare

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the library, where that is possible."""
    found = compiled(tmp_path_factory.mktemp("library"))
    if found is None:
        pytest.skip("no C compiler, or no Linux")
    return found


def test_crashes_and_broken_disks_lose_nothing(library: Path, tmp_path: Path) -> None:
    crashes = Crashes(library, tmp_path / "run")
    reach = crashes.count()
    some = random.Random(7).sample(range(1, reach), 4)
    cases = [
        dying(some[0], None),
        failing(some[1], dies=True),
        dying(some[2], 3),
        failing(some[3], dies=False),
    ]
    cases += moments(1, length=3)
    assert [crashes.attempt(case)["faults"] for case in cases] == [[]] * 5


def test_a_sync_that_fails_is_no_success(library: Path, tmp_path: Path) -> None:
    """From the middle of a run on the disk fails for good: nobody may be told of anything more."""
    crashes, history = Crashes(library, tmp_path / "run"), History()
    point = crashes.count() // 2
    crashes.clear()
    crashes.run(history, CHOICES, Step({"fail_at": point, "fail_for": 1_000_000}))
    told = [line for line in history.trouble if line.startswith("never kept")]
    assert told
    assert points(crashes.data) > point
    history.trouble.clear()
    before = history.count()
    discard_unsynced(crashes.data)
    assert judge(crashes.data / "a.db", history) == []
    assert crashes.run(history, CHOICES, WHOLE) == 0
    assert history.count() > before
    assert judge(crashes.data / "a.db", history) == []


REFUSED = """
import asyncio, os, signal, sys
from pathlib import Path
from bocage.server.sqlite import SqliteStore
from bocage.server.store import StoreError
from tests.server.rows import choice, furnish
async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await furnish(store)
    await store.keep(*choice(0))
    try:
        await store.keep(*choice(1))
        print("kept")
    except StoreError:
        print("refused")
    sys.stdout.flush()
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


def play_two(library: Path, folder: Path, **settings: int) -> str:
    """Make two choices and die; tell what became of the second."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    prepare(folder)
    env = {**os.environ, **environment(library, folder, **settings)}
    command = [sys.executable, "-c", REFUSED, str(folder / "a.db")]
    return subprocess.run(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout.strip()


def test_what_a_failing_sync_has_refused_never_comes_back(library: Path, tmp_path: Path) -> None:
    """All of it has been written by then; without more ado the next to open the file would find it."""
    folder = tmp_path / "data"
    assert play_two(library, folder) == "kept"
    last = points(folder)
    assert play_two(library, folder, fail_at=last) == "refused"

    async def check() -> None:
        async with opened(folder / "a.db") as store:
            assert await store.lines("t1") == ["line 0"]

    asyncio.run(check())


# The judge


def lose_a_line(base: sqlite3.Connection) -> None:
    last = base.execute("SELECT max(number) FROM lines WHERE table_id = 't1'").fetchone()
    base.execute("DELETE FROM lines WHERE table_id = 't1' AND number = ?", last)


def lose_a_request(base: sqlite3.Connection) -> None:
    base.execute("DELETE FROM acts WHERE table_id = 't0' AND ref = 't0-3'")


def change_a_line(base: sqlite3.Connection) -> None:
    base.execute("UPDATE lines SET line = replace(line, 'dice', 'dicE') WHERE table_id = 't0'")


def skip_a_line(base: sqlite3.Connection) -> None:
    base.execute("DELETE FROM lines WHERE table_id = 't2' AND number = 2")


def forget_the_clocks(base: sqlite3.Connection) -> None:
    base.execute("UPDATE clocks SET clocks = '1' WHERE table_id = 't2'")


def forget_the_secret(base: sqlite3.Connection) -> None:
    base.execute("DELETE FROM secrets WHERE table_id = 't2'")


def lose_a_table(base: sqlite3.Connection) -> None:
    base.execute("PRAGMA foreign_keys = ON")
    base.execute("DELETE FROM tables WHERE id = 't1'")


def lose_everything(base: sqlite3.Connection) -> None:
    for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        base.execute(f"DROP TABLE {name}")


FAULTS = (
    lose_a_line,
    lose_a_request,
    change_a_line,
    skip_a_line,
    forget_the_clocks,
    forget_the_secret,
    lose_a_table,
    lose_everything,
)


@pytest.fixture(scope="module")
def played(library: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, History]:
    """Play to the end without any trouble."""
    crashes, history = Crashes(library, tmp_path_factory.mktemp("played") / "run"), History()
    crashes.clear()
    assert crashes.run(history, CHOICES, WHOLE) == 0
    return crashes.data / "a.db", history


def test_the_judge_has_nothing_to_say_about_what_is_whole(played: tuple[Path, History]) -> None:
    file, history = played
    assert history.count() == 3 * (CHOICES + 1)
    assert judge(file, history) == []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_the_judge_finds_what_is_not(
    played: tuple[Path, History], fault: Callable[[sqlite3.Connection], None], tmp_path: Path
) -> None:
    file, history = played
    damaged = tmp_path / "a.db"
    shutil.copy(file, damaged)
    with closing(sqlite3.connect(damaged, isolation_level=None)) as base:
        fault(base)
    assert judge(damaged, history) != []
