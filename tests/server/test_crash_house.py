"""A house that crashes with guests in it keeps its word, and one that does not is found out.

`python -m bench.crash_house` does the same at every point and for hours; here is one attempt.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bocage.kernel.committed import Committed

from bench.crash_dice import thrown
from bench.crash_house import REQUESTS, Attempts
from bench.crash_houses import FILE, Case, Furnished, Houses, Step
from bench.crash_judge import LINE
from bench.crash_store import ENOSPC
from bench.crash_verdict import Verdict
from tools.unsynced import compiled, discard_unsynced

SLOW = {"crash_sync_micros": 50_000}


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    """Have somewhere to open houses, where that is possible."""
    library = compiled(tmp_path_factory.mktemp("library"))
    if library is None:
        pytest.skip("no C compiler, or no Linux")
    with Houses(library, tmp_path_factory.mktemp("houses")) as houses:
        yield houses


@pytest.fixture(scope="module")
def furnished(houses: Houses) -> Furnished:
    """Furnish a house."""
    return houses.furnished()


def test_a_house_that_fails_and_crashes_loses_nothing(houses: Houses, furnished: Furnished) -> None:
    full = Step({"fail_at": 40, "fail_with": ENOSPC, "fail_for": 5}, REQUESTS, goes_on=True)
    houses.kind = "sound"
    result = Attempts(houses, furnished).attempt(Case("short", [full, Step({"crash_at": 90}, REQUESTS)], 7))
    assert result["faults"] == []
    assert result["ends"][1] == -9


@pytest.mark.parametrize("kind", ["unsynced", "early"])
def test_a_house_that_does_not_keep_before_it_tells_is_found_out(
    houses: Houses, furnished: Furnished, kind: str
) -> None:
    houses.kind = kind
    houses.begin(furnished, kind)
    assert houses.run(Step(SLOW, 10_000, after=1.0)) == -9
    discard_unsynced(houses.data)
    assert any("lost" in fault for fault in faults(houses.book, houses.data / FILE))


# The judge


def faults(book: Path, file: Path) -> list[str]:
    """Judge once."""
    verdict = Verdict()
    verdict.read(book)
    return verdict.judge(file)


def test_the_judge_has_nothing_to_say_about_what_is_whole(furnished: Furnished, tmp_path: Path) -> None:
    shutil.copytree(furnished.folder, tmp_path / "data")
    assert faults(furnished.book, tmp_path / "data" / FILE) == []


Lines = list[dict[str, Any]]


def lose_the_last(lines: Lines) -> None:
    del lines[-1]


def lose_a_choice(lines: Lines) -> None:
    place = max(at for at, line in enumerate(lines) if line.get("seat") == 0 and "choice" in line)
    del lines[place]


def do_a_choice_twice(lines: Lines) -> None:
    place = max(at for at, line in enumerate(lines) if line.get("seat") == 0 and "choice" in line)
    lines.insert(place, {**lines[place], "events": []})


def tell_something_else(lines: Lines) -> None:
    line = next(line for line in lines[1:] if line["events"])
    line["events"][0]["event"] = "Other"


def take_another_secret(lines: Lines) -> None:
    lines[0]["dealer"]["commitment"] = "0" * 64


FORGERIES = (lose_the_last, lose_a_choice, do_a_choice_twice, tell_something_else, take_another_secret)


@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.__name__)
def test_the_judge_finds_forged_records(
    furnished: Furnished, tmp_path: Path, forgery: Callable[[Lines], None]
) -> None:
    file = copied(furnished, tmp_path)
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        rows = base.execute("SELECT table_id, line FROM lines ORDER BY table_id, number").fetchall()
        table = rows[0][0]
        lines = [json.loads(line) for id, line in rows if id == table]
        forgery(lines)
        base.execute("DELETE FROM lines WHERE table_id = ?", (table,))
        for number, line in enumerate(chained_anew(lines)):
            base.execute("INSERT INTO lines VALUES (?, ?, ?)", (table, number, line))
    found = faults(furnished.book, file)
    assert found
    assert not any("follow" in fault for fault in found), "the chain was forged, too"


def chained_anew(lines: Lines) -> Iterator[str]:
    """Write lines so that each follows from the one before."""
    before = "bocage"
    for facts in lines:
        body = json.dumps(
            {key: value for key, value in facts.items() if key != "chain"},
            sort_keys=True,
            separators=(",", ":"),
            ensure_ascii=False,
        )
        chain = sha256(f"{before}\n{body}".encode()).hexdigest()[:32]
        before = f'{{"chain":"{chain}",{body[1:]}'
        assert LINE.fullmatch(before)
        yield before


DAMAGES = (
    "DELETE FROM acts",
    "INSERT INTO acts SELECT id, 0, 'nobody' FROM tables LIMIT 1",
    "DELETE FROM secrets",
    "DELETE FROM lines WHERE number = 3",
    "DELETE FROM tables",
    "DELETE FROM said",
    "INSERT INTO said SELECT table_id, 99, seat, person, listeners, text, at FROM said LIMIT 1",
    "UPDATE tables SET phase = 'waiting'",
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_judge_finds_damage(furnished: Furnished, tmp_path: Path, damage: str) -> None:
    file = copied(furnished, tmp_path)
    with closing(sqlite3.connect(file, isolation_level=None)) as base:
        base.execute(damage)
    assert faults(furnished.book, file)


def copied(furnished: Furnished, place: Path) -> Path:
    """Have a copy of a furnished house."""
    shutil.copytree(furnished.folder, place / "data")
    return place / "data" / FILE


def test_dice_are_derived_as_the_house_derives_them() -> None:
    dealer = {"game": "a", "nonces": ["one", "two"]}
    house = Committed("secret", "a", ["one", "two"])
    for entry in range(50):
        assert thrown("secret", dealer, entry, 10) == house.pick([1] * 10, entry)
