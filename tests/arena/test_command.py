"""`bocage arena` as it is used: real processes, stopped and killed in the middle, and gone on with."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bocage.arena.fixture import Fixture, fixtures_for
from bocage.arena.folder import RECORDS, RESULTS, TERMS
from bocage.arena.playing import Match
from bocage.catalogue import GAMES
from bocage.kernel.chance import Seeded
from bocage.kernel.record import load
from bocage.kernel.replay import replay

from tests.cli.terminal import BOCAGE, Terminal

Run = Callable[..., subprocess.CompletedProcess[str]]

PATIENCE = 30.0
SEED = 12
BATTLES = [
    ("memoir44", "pegasus-bridge", "revised"),
    ("memoir44", "saverne", "revised"),
    ("undaunted", "la-raye", ""),
]
GAMES_EACH = 2
FIXTURES = fixtures_for(BATTLES, [("simple", "random")], GAMES_EACH, SEED)
"""What the tests play together; dice of its own make each game the same whenever it is played."""


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """An environment with a home that is empty."""
    kept = {name: os.environ.get(name, "") for name in ("PATH", "PYTHONPATH")}
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    return {**kept, **home, "PYTHONWARNINGS": "error", "LANG": "en_US.UTF-8", "PYTHONUTF8": "1"}


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """The folder of the arena; there is none yet."""
    return tmp_path / "arena"


@pytest.fixture
def run(env: dict[str, str]) -> Run:
    """Run the command without a terminal."""

    def start(*arguments: object) -> subprocess.CompletedProcess[str]:
        words = [*BOCAGE, "arena", *map(str, arguments)]
        return subprocess.run(
            words, env=env, capture_output=True, text=True, timeout=2 * PATIENCE, check=False
        )

    return start


@pytest.fixture
def begun(env: dict[str, str]) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Begin the command; whatever is left of it is killed in the end."""
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: object) -> subprocess.Popen[str]:
        words = [*BOCAGE, "arena", *map(str, arguments)]
        pipe = subprocess.PIPE
        started.append(subprocess.Popen(words, env=env, stdout=pipe, stderr=pipe, text=True))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def asked(out: Path, battles: int = 3, games: int = GAMES_EACH) -> list[object]:
    """How games of the first battles are asked for."""
    names = ",".join([name for _, name, _ in BATTLES[:battles]])
    return ["simple", "random", "--scenarios", names, "--games", games, "--seed", SEED, "--out", out]


def results(out: Path) -> list[dict[str, object]]:
    """The whole lines of the list of results."""
    path = out / RESULTS
    whole = path.read_text("utf-8").split("\n")[:-1] if path.exists() else []
    return [json.loads(line) for line in whole]


def until(is_so: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait for something."""
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.005)


def workers_of(pid: int) -> list[int]:
    """The processes that play for another: those it started, but for the one that looks after pipes."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    return [
        int(child)
        for child in children
        if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text("utf-8", "replace")
    ]


def is_alive(pid: int) -> bool:
    """Whether a process is there and not waiting to be buried."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text("utf-8", "replace")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"


def check_whole(out: Path) -> None:
    """See that every game of this page was kept, once, as it would have been without any trouble."""
    lines = results(out)
    assert len(lines) == len(FIXTURES)
    assert {(line["scenario"], *line["players"], line["number"]) for line in lines} == {  # type: ignore[misc]
        (fixture.scenario, *fixture.players, fixture.number) for fixture in FIXTURES
    }
    assert {path.name for path in (out / RECORDS).glob("*.bocage")} == {
        f"{fixture.name()}.bocage" for fixture in FIXTURES
    }
    for fixture in FIXTURES[::3]:
        check_record(out, fixture)


def check_record(out: Path, fixture: Fixture) -> None:
    """See that a record is the one this game has."""
    match = Match(fixture)
    match.play()
    assert (out / RECORDS / f"{fixture.name()}.bocage").read_text("utf-8") == match.table.record.text()


def test_all_games_are_played_shown_and_kept(run: Run, out: Path) -> None:
    told = run(*asked(out))
    assert (told.returncode, told.stderr) == (0, "")
    check_whole(out)
    tables = told.stdout.split("\n\n")
    assert tables[0].startswith("Memoir ’44, revised edition: the simple opponent against chance\n")
    assert re.search(r"(?m)^Saverne +\d/2 \d+–\d+ % +\d/2 \d+–\d+ % +\d/4 \d+–\d+ %$", tables[0])
    assert re.search(r"(?m)^All battles +\d/4 .* +\d/8 \d+–\d+ %$", tables[0])
    assert re.search(r"the simple opponent: \d of 8 games won, \d+\.\d %; 95 % interval ", tables[0])
    assert tables[1].startswith("Undaunted: Normandy: the simple opponent against chance\n")
    assert re.search(r"(?m)^La Raye +\d/2 ", tables[1])
    assert tables[2] == f"Records: {out / RECORDS}. The seed was {SEED}.\n"


def test_records_of_the_arena_are_records_like_any_other(run: Run, out: Path) -> None:
    assert run(*asked(out, 1, 1)).returncode == 0
    for path in (out / RECORDS).iterdir():
        record = load(path.read_text("utf-8"))
        table = replay(GAMES["memoir44"].game, record, Seeded(0))
        assert table.outcome() is not None
        assert table.record.text() == record.text()


def test_what_has_been_played_is_not_played_again(run: Run, out: Path) -> None:
    first = run(*asked(out, 1, 1))
    kept = {path: path.stat().st_mtime_ns for path in out.rglob("*") if path.is_file()}
    again = run("simple", "random", "--scenarios", BATTLES[0][1], "--games", 1, "--out", out)
    assert (again.returncode, again.stdout) == (0, first.stdout)
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*") if path.is_file()} == kept
    more = run(*asked(out))
    assert more.returncode == 0
    check_whole(out)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_an_arena_that_is_stopped_goes_on_without_losing_or_doubling_a_game(
    number: signal.Signals, begun: Callable[..., subprocess.Popen[str]], run: Run, out: Path
) -> None:
    process = begun(*asked(out), "--jobs", 2)
    until(lambda: len(results(out)) >= 2)
    workers = workers_of(process.pid)
    process.send_signal(number)
    told, complaint = process.communicate(timeout=PATIENCE)
    until(lambda: not any(map(is_alive, workers)))
    kept = results(out)
    assert workers
    assert 2 <= len(kept) < len(FIXTURES)
    if number == signal.SIGKILL:
        assert process.returncode == -number
    else:
        assert process.returncode == 128 + number
        assert complaint.startswith("Stopped. The games that were over are kept;")
        assert told.startswith("Memoir ’44")
    assert run(*asked(out)).returncode == 0
    assert results(out)[: len(kept)] == kept
    check_whole(out)


def test_the_game_of_a_worker_that_was_killed_is_reported_and_played_again(
    begun: Callable[..., subprocess.Popen[str]], out: Path
) -> None:
    process = begun(*asked(out), "--jobs", 1)
    until(lambda: results(out))
    for worker in workers_of(process.pid):
        os.kill(worker, signal.SIGKILL)
    _, complaint = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    found = re.fullmatch(r"The process that played (\S+) is gone; the game is played again\.\n", complaint)
    assert found is not None
    assert found[1] in {fixture.name() for fixture in FIXTURES}
    check_whole(out)


def test_a_terminal_shows_a_bar_that_ctrl_c_stops(env: dict[str, str], out: Path) -> None:
    terminal = Terminal(["arena", *map(str, asked(out, games=30))], {**env, "TERM": "xterm"})
    try:
        terminal.expect(f"[{'-' * 30}] 0/180")
        until(lambda: results(out))
        terminal.expect("] 1/180 ")
        terminal.press(b"\x03")
        terminal.expect("Stopped.")
        assert terminal.leave() == 130
    finally:
        terminal.close()
    assert "Traceback" not in terminal.seen
    assert 1 <= len(results(out)) < 180


def test_a_mirror_counts_whoever_wins_by_seat(run: Run, out: Path) -> None:
    told = run("simple", "--scenarios", "arracourt", "--edition", "2004", "--games", 3, "--out", out)
    assert "Memoir ’44, first edition (2004): the simple opponent against the simple opponent" in told.stdout
    line = re.search(r"Arracourt +(\d)/3 \S+ % +(\d)/3 \S+ % +(\d)/3\n", told.stdout)
    assert line is not None
    assert sum(map(int, line.groups())) == 3
    assert len(list((out / RECORDS).glob("arracourt-2004-simple-simple-*.bocage"))) == 3


def test_without_a_folder_a_new_one_is_named(run: Run, tmp_path: Path) -> None:
    told = run("simple", "--scenarios", "arracourt", "--games", 1)
    home = tmp_path / "data" / "bocage" / "arena"
    (folder,) = home.iterdir()
    assert f"Records: {folder / RECORDS}. The seed was " in told.stdout
    assert len(results(folder)) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simpel"], "There is no player “simpel”. The nearest is “simple”; known are simple, random.\n"),
        (
            ["--scenarios", "pegasus"],
            "There is no scenario “pegasus”. The nearest one is “pegasus-bridge”; ",
        ),
        (
            ["--edition", "2005"],
            "There is no edition “2005”. The nearest is “2004”; known are revised, 2004.\n",
        ),
        (
            ["--scenarios", "undaunted", "--edition", "2004"],
            "The battles asked for have one edition only, so “2004” cannot be chosen.\n",
        ),
        (["--games", "0"], "--games"),
        (["--jobs", "many"], "--jobs"),
    ],
)
def test_what_does_not_exist_is_refused_in_a_sentence(
    run: Run, out: Path, words: list[str], sentence: str
) -> None:
    told = run(*words, "--out", out)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.startswith(sentence) or (sentence.startswith("--") and sentence in told.stderr)
    assert not out.exists()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_folder_that_does_not_fit_is_refused_in_a_sentence(run: Run, out: Path, language: str) -> None:
    mirror = ["simple", "--scenarios", "arracourt", "--games", 1, "--out", out, "--lang", language]
    assert run(*mirror, "--seed", SEED).returncode == 0
    other_seed = run(*mirror, "--seed", 13)
    with (out / RESULTS).open("a") as lines:
        lines.write("{}\n")
    garbled = run(*mirror)
    (out / TERMS).unlink()
    strange = run(*mirror)
    for told, fact in ((other_seed, "13"), (garbled, f"{out / RESULTS}"), (strange, str(out))):
        assert (told.returncode, told.stdout) == (1, "")
        assert fact in told.stderr
        assert len(told.stderr.splitlines()) == 1


def test_a_file_in_the_place_of_the_folder_is_refused_in_a_sentence(run: Run, out: Path) -> None:
    out.write_text("", "utf-8")
    told = run("simple", "--scenarios", "arracourt", "--games", 1, "--out", out)
    assert told.returncode == 1
    assert str(out) in told.stderr
    assert "gone wrong" not in told.stderr
