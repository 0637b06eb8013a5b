"""The folder of an arena: what is kept is found again, and what does not fit is refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bocage.arena.crew import Done
from bocage.arena.fixture import Fixture
from bocage.arena.folder import RECORDS, RESULTS, TERMS, Folder, Unfit, open_folder
from bocage.arena.playing import Played

SEED = 5
LIMIT = 1000
FIRST, SECOND = (
    Fixture("memoir44", "sword-beach", "revised", ("simple", "random"), number, SEED) for number in (1, 2)
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A folder with one game in it."""
    path = tmp_path / "arena"
    folder = opened(path)
    folder.keep(done(FIRST))
    folder.close()
    return path


def opened(path: Path, seed: int | None = None, limit: int = LIMIT) -> Folder:
    return open_folder(path, seed, SEED, limit)


def done(fixture: Fixture, reason: str = "medals") -> Done:
    return Done(Played(fixture, [0], reason, 80), "a record\n")


def refused(path: Path, seed: int | None = None, limit: int = LIMIT) -> tuple[str, dict[str, str]]:
    """How a folder is refused."""
    with pytest.raises(Unfit) as unfit:
        opened(path, seed, limit)
    return unfit.value.key, unfit.value.facts


def lines(path: Path) -> list[bytes]:
    return (path / RESULTS).read_bytes().splitlines()


def test_what_was_kept_is_found_again(path: Path) -> None:
    folder = opened(path, SEED)
    assert [folder.is_done(each) for each in (FIRST, SECOND)] == [True, False]
    result = folder.result(FIRST)
    assert result is not None
    assert (result.winners, result.reason, result.choices) == ([0], "medals", 80)
    assert folder.record_of(FIRST).read_text("utf-8") == "a record\n"
    folder.close()


def test_a_folder_keeps_the_seed_it_began_with(path: Path) -> None:
    folder = open_folder(path, None, 99, LIMIT)
    assert folder.terms.seed == SEED
    folder.close()


def test_a_last_line_that_was_cut_off_is_taken_out_and_its_game_played_again(path: Path) -> None:
    whole = lines(path)
    with (path / RESULTS).open("ab") as results:
        results.write(whole[0].replace(b'"number":1', b'"number":2')[:-20])
    folder = opened(path)
    assert [folder.is_done(each) for each in (FIRST, SECOND)] == [True, False]
    folder.keep(done(SECOND))
    folder.close()
    assert len(lines(path)) == 2
    folder = opened(path)
    assert folder.is_done(SECOND)
    folder.close()


def test_a_game_whose_record_is_gone_is_played_again_but_counted_once(path: Path) -> None:
    (path / RECORDS / f"{FIRST.name()}.bocage").unlink()
    folder = opened(path)
    assert not folder.is_done(FIRST)
    folder.keep(done(FIRST))
    assert folder.is_done(FIRST)
    folder.close()
    assert len(lines(path)) == 1


def test_a_record_without_its_result_does_not_count(path: Path) -> None:
    (path / RECORDS / f"{SECOND.name()}.bocage").write_text("half a re", "utf-8")
    folder = opened(path)
    assert not folder.is_done(SECOND)
    folder.close()


def test_a_folder_takes_one_arena_at_a_time(path: Path) -> None:
    folder = opened(path)
    assert refused(path) == ("in-use", {"folder": str(path)})
    folder.close()
    opened(path).close()


def test_the_games_of_another_seed_are_refused(path: Path) -> None:
    assert refused(path, 7) == ("other-seed", {"folder": str(path), "found": "5", "asked": "7"})


def test_games_by_other_rules_are_refused(path: Path) -> None:
    assert refused(path, limit=2000)[0] == "other-rules"
    terms = json.loads((path / TERMS).read_text("utf-8"))
    terms["rules"]["undaunted"] += 1
    (path / TERMS).write_text(json.dumps(terms), "utf-8")
    assert refused(path) == ("other-rules", {"folder": str(path)})


@pytest.mark.parametrize(
    "text", ["", "nothing", "[]", "{}", '{"limit":1,"rules":[],"seed":1}', '{"seed":', "[" * 9999, "\xff"]
)
def test_damaged_terms_are_named(path: Path, text: str) -> None:
    (path / TERMS).write_bytes(text.encode("latin-1"))
    assert refused(path) == ("garbled", {"file": str(path / TERMS), "line": "1"})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"{", b""),
        (b'"winners":[0]', b'"winners":[2]'),
        (b'"winners":[0]', b'"winners":0'),
        (b'"seed":5', b'"seed":6'),
        (b'"number":1', b'"number":"x"'),
        (b'"players"', b'"player"'),
        (b"sword", b"\xff"),
        (b"{", b"\n{"),
        (b"{", b"[" * 9999),
    ],
)
def test_a_damaged_result_is_named_by_file_and_line(path: Path, old: bytes, new: bytes) -> None:
    first = lines(path)[0]
    assert old in first
    (path / RESULTS).write_bytes(first + b"\n" + first.replace(old, new, 1) + b"\n")
    assert refused(path) == ("garbled", {"file": str(path / RESULTS), "line": "2"})


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear", "utf-8")
    assert refused(tmp_path) == ("no-arena", {"folder": str(tmp_path)})
    assert [each.name for each in tmp_path.iterdir()] == ["letters.txt"]


def test_results_without_their_terms_are_left_alone(path: Path) -> None:
    (path / TERMS).unlink()
    assert refused(path)[0] == "no-arena"


def test_a_folder_that_was_given_up_while_it_was_made_is_made_again(tmp_path: Path) -> None:
    (tmp_path / RECORDS).mkdir()
    (tmp_path / RESULTS).touch()
    (tmp_path / f".{TERMS}.part").write_text('{"se', "utf-8")
    opened(tmp_path).close()
    assert sorted(each.name for each in tmp_path.iterdir()) == [TERMS, RECORDS, RESULTS]
