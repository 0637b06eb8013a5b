"""Bad input and bad luck: a sentence, an exit code that is not zero, nothing lost, never a traceback."""

from __future__ import annotations

import json
import os
import re
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bocage.cli import saves
from bocage.kernel.committed import commitment
from bocage.kernel.record import Facts, Record, load

from tests.cli.conftest import Env, Open, Run, Told
from tests.cli.saved import SECRET, keep_first_turn, keep_game, keep_opening
from tests.cli.terminal import BOCAGE

MENU = "save and quit):"


# ---------------------------------------------------------------------------- the command line


@pytest.mark.parametrize(
    ("arguments", "code", "answer"),
    [
        ("play lo-raye", 2, "no scenario “lo-raye”. The nearest one is “la-raye”"),
        ("play 13", 2, "no scenario “13”"),
        ("scenarios hill-341", 2, "The nearest one is “hill-314”"),
        ("play --us simpel", 2, "“simpel” is not a value of --us"),
        ("play --germn simple", 2, "The nearest one is --german"),
        ("play --lang fr", 2, "Known are en, de, nl"),
        ("paly", 2, "The nearest one is “play”"),
        ("show", 1, "There is no saved game in"),
        ("play 13", 2, "the numbers go from 1 to 12"),
        ("scenarios 0", 2, "the numbers go from 1 to 12"),
        ("play mortain --campaign 1-2", 2, "no other one goes with it"),
        ("play --resume x --save y", 2, "--save does not go with it"),
        ("show a b", 2, "more on the command line"),
        ("play --campaign 5-2", 2, "“5-2” is no run of scenarios"),
        ("play --campaign 1-13", 2, "there are 12"),
        ("play --resume x --campaign 1-2", 2, "takes no scenario"),
        ("fuzz --seconds -1", 2, "“-1” is not a number"),
        ("fuzz --games", 2, "--games is not used like that"),
        ("play --resume", 1, "There is no unfinished game in"),
        ("play --resume nowhere.bocage", 1, "There is no file nowhere.bocage"),
        ("show nowhere.bocage", 1, "There is no file nowhere.bocage"),
        ("verify .", 1, ". is a folder"),
        ("campaign", 1, "There is no campaign"),
        ("campaign nowhere", 1, "There is no file nowhere"),
        ("show \x1b[31mred", 1, "There is no file ?[31mred"),
    ],
)
def test_a_wrong_command_line_is_answered_with_what_is_allowed(
    told: Told, arguments: str, code: int, answer: str
) -> None:
    got, out, err = told(*arguments.split(" "))
    assert got == code
    assert answer in err
    assert "Traceback" not in err
    assert out == ""


def test_troubles_are_told_in_the_language_asked_for(told: Told) -> None:
    assert "Am nächsten kommt „la-raye“" in told("play", "lo-raye", "--lang", "de")[2]
    assert "Het dichtst in de buurt komt “la-raye”" in told("play", "lo-raye", "--lang=nl")[2]


def test_the_exit_code_reaches_the_shell(run: Run) -> None:
    done = run("play", "lo-raye")
    assert (done.returncode, done.stdout) == (2, "")
    assert "The nearest one is “la-raye”" in done.stderr


# ---------------------------------------------------------------------------- records


@pytest.mark.parametrize("command", ["show", "replay", "verify"])
def test_a_changed_byte_is_found_and_located(told: Told, tmp_path: Path, command: str) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path)
    lines = path.read_text("utf-8").split("\n")
    number = next(number for number, line in enumerate(lines) if '"die":' in line)
    lines[number] = re.sub(r'"die":(\d)', lambda die: f'"die":{9 - int(die[1])}', lines[number])
    path.write_text("\n".join(lines), encoding="utf-8")
    code, out, err = told(command, path)
    assert code == 1
    assert f"Line {number + 1} of the record" in out + err


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (b"", "The record is empty"),
        (b"hello\n", "Line 1 of the record"),
        (b'{"bocage":99,"game":"undaunted"}\n', "format 99"),
        (b'{"chain":"00","x":1}\n', "Line 1 is not the beginning of a record"),
        (b"\xff\xfe\n", "Line 1 of the record"),
        (b"[" * 100_000 + b"\n", "Line 1 of the record"),
    ],
)
def test_what_is_no_record_is_refused(told: Told, tmp_path: Path, data: bytes, answer: str) -> None:
    path = tmp_path / "odd.bocage"
    path.write_bytes(data)
    for command in (("show",), ("replay",), ("verify",), ("play", "--resume")):
        code, out, err = told(*command, path)
        assert code == 1
        assert answer in out + err
        assert "Traceback" not in err
    assert path.read_bytes() == data


def rewritten(path: Path, change: dict[str, object]) -> None:
    """Write a record anew with another header, its chain sound."""
    record = load(path.read_text("utf-8"))
    other = Record({**record.header, **change})
    for entry in record.entries:
        other.add_line(entry, other.line_for(entry))
    path.write_text(other.text(), encoding="utf-8")


def test_a_record_of_newer_rules_or_of_another_game_is_refused(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path)
    rewritten(path, {"rules": 99})
    code, _, err = told("replay", path)
    assert code == 1
    assert "version 99" in err
    assert told("show", path)[0] == 0
    rewritten(path, {"game": "chess"})
    code, _, err = told("show", path)
    assert code == 1
    assert "a game called “chess”" in err


@pytest.mark.parametrize(
    ("change", "code", "answer"),
    [
        ({"dealer": 7}, 1, "dealer"),
        ({"dealer": {}}, 1, "dealer"),
        ({"dealer": {"kind": "committed"}}, 1, "another secret"),
        ({"dealer": {"kind": "committed", "commitment": commitment(SECRET)}}, 0, ""),
        ({"seats": ["person"]}, 1, "seats"),
        ({"rulings": None}, 1, "rulings"),
    ],
)
def test_the_first_line_of_a_game_is_checked_before_it_goes_on(
    run: Run, tmp_path: Path, change: Facts, code: int, answer: str
) -> None:
    path = tmp_path / "game.bocage"
    keep_first_turn(path)
    rewritten(path, change)
    done = run("play", "--resume", path, text="q\n")
    assert (done.returncode, answer in done.stderr) == (code, True)


def test_a_record_todays_rules_do_not_follow_is_shown_from_what_it_says(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_game(path)
    record = load(path.read_text("utf-8"))
    other = Record(record.header)
    changed = next(n for n, entry in enumerate(record.entries, 1) if '"ShotFired"' in json.dumps(entry))
    for number, entry in enumerate(record.entries, 1):
        if number == changed:
            entry = json.loads(re.sub(r'"needed": \d+', '"needed": 77', json.dumps(entry)))
        other.add_line(entry, other.line_for(entry))
    path.write_text(other.text(), encoding="utf-8")

    code, shown, _ = told("show", path)
    assert code == 0
    assert f"From entry {changed} on, today’s rules differ" in " ".join(shown.split())
    assert ", only 0 (" in shown.split("today’s rules differ")[1].split("Die:")[0].replace("\n       ", " ")
    code, found, _ = told("verify", path)
    assert code == 1
    assert "proved: every line follows" in found
    assert f"(entry {changed})" in found
    assert told("replay", path)[0] == 1


# ---------------------------------------------------------------------------- saved games


def test_a_line_that_was_cut_off_is_left_out_and_the_game_goes_on(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_first_turn(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    table = terminal("play", "--resume", path)
    table.expect("was cut off")
    table.say("", MENU)
    table.type("q")
    assert table.leave() == 0
    assert path.read_bytes().startswith(whole[: whole[:-1].rfind(b"\n") + 1])
    load(path.read_text("utf-8"))


def test_what_was_cut_off_is_no_longer_there_when_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_first_turn(path)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"chain":"12')
    assert run("play", "--resume", path, text="q\n").returncode == 0
    assert path.read_bytes() == whole


def test_a_game_without_its_secret_is_not_gone_on_with(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_opening(path)
    secret = path.with_name("game.bocage.secret")
    secret.write_text("b" * 64)
    code, _, err = told("play", "--resume", path)
    assert code == 1
    assert "holds another secret" in err
    secret.unlink()
    code, _, err = told("play", "--resume", path)
    assert code == 1
    assert "The secret of the dice is missing" in err
    assert told("show", path)[0] == 0


def test_one_game_is_played_in_one_place_at_a_time(terminal: Open, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_opening(path)
    table = terminal("play", "--resume", path)
    table.expect(MENU)
    done = run("play", "--resume", path)
    assert done.returncode == 1
    assert "is being played already" in done.stderr
    table.type("q")
    assert table.leave() == 0
    assert run("play", "--resume", path, text="q\n").returncode == 0


def test_a_file_that_is_there_is_not_written_over(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear")
    code, _, err = told("play", "la-raye", "--save", path)
    assert code == 1
    assert "is there already" in err
    assert path.read_text() == "dear"
    assert [each.name for each in tmp_path.iterdir() if "letter" in each.name] == ["letter.txt"]


# ---------------------------------------------------------------------------- the end of the input


@pytest.mark.parametrize(
    ("how", "code", "told"),
    [
        ("ctrl-c", 130, "Stopped. The game is saved."),
        ("ctrl-d", 1, "The input has ended. The game is saved."),
        ("terminate", 128 + signal.SIGTERM, "Stopped. The game is saved."),
        ("ctrl-\\", 128 + signal.SIGQUIT, "Stopped. The game is saved."),
    ],
)
def test_whatever_stops_the_program_the_game_is_saved(
    terminal: Open, run: Run, tmp_path: Path, how: str, code: int, told: str
) -> None:
    path = tmp_path / "game.bocage"
    keep_first_turn(path)
    table = terminal("play", "--resume", path)
    table.expect(MENU)
    table.say("scout sb 7a", "Under way")
    match how:
        case "ctrl-c":
            table.press(b"\x03")
        case "ctrl-d":
            table.press(b"\x04")
        case "ctrl-\\":
            table.press(b"\x1c")
        case _:
            table.send(signal.SIGTERM)
    assert table.leave() == code
    assert told in table.screen().replace("\n", "")
    assert "Traceback" not in table.seen
    assert not table.display.is_other
    assert "Under way, 1 step left" in run("play", "--resume", path, text="q\n").stdout


def test_a_terminal_that_closes_loses_nothing(terminal: Open, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_first_turn(path)
    table = terminal("play", "--resume", path)
    table.expect(MENU)
    table.say("scout sb 7a", "Under way")
    assert table.hang_up() != 0
    assert "Under way, 1 step left" in run("play", "--resume", path, text="q\n").stdout


def test_a_program_that_is_killed_loses_nothing(terminal: Open, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_first_turn(path)
    table = terminal("play", "--resume", path)
    table.expect(MENU)
    table.say("scout sb 7a", "Under way")
    table.send(signal.SIGKILL)
    assert table.leave() == -signal.SIGKILL
    assert "Under way, 1 step left" in run("play", "--resume", path, text="q\n").stdout


def test_input_that_ends_is_told_and_the_game_saved(run: Run, games: Path) -> None:
    done = run("play", "la-raye", text="1\n")
    assert done.returncode == 1
    assert "The input has ended. The game is saved." in done.stderr
    [path] = games.glob("*.bocage")
    assert str(path) in done.stderr
    assert "bid card=" in path.read_text("utf-8")


# ---------------------------------------------------------------------------- full disks and pipes


def test_a_choice_that_cannot_be_written_has_not_happened(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    keep_first_turn(path)
    before = path.read_bytes()
    table = terminal("play", "--resume", path)
    table.expect(MENU)
    table.limit_files(len(before) + 30)
    screen = " ".join(table.say("scout sb 7a", MENU).split())
    assert "could not be written down" in screen
    assert "The disk is full" in screen
    assert "Your turn: play a card" in screen
    assert path.read_bytes() == before
    table.limit_files(-1)
    table.say("scout sb 7a", "Under way")
    table.type("q")
    assert table.leave() == 0
    assert load(path.read_text("utf-8")).entries[-1]["choice"] == "scout card=SB to=7A"


def test_a_line_is_on_the_disk_before_it_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    safe: list[bytes] = []
    path = tmp_path / "game.bocage"
    wait = os.fsync

    def noted(file: int) -> None:
        wait(file)
        safe.append(
            Path(f"/proc/self/fd/{file}").read_bytes() if stat.S_ISREG(os.fstat(file).st_mode) else b""
        )

    monkeypatch.setattr(os, "fsync", noted)
    save = saves.create(path, "{}", SECRET)
    assert safe == [f"{SECRET}\n".encode(), b"{}\n", b""]  # at last the folder with the new name
    save.append("[]")
    assert safe[3:] == [b"{}\n[]\n"]
    save.close()


def test_dice_that_cannot_be_written_wait_and_fall_the_same(terminal: Open, tmp_path: Path) -> None:
    path, other = tmp_path / "game.bocage", tmp_path / "other.bocage"
    for each in (path, other):
        keep_first_turn(each)
    free = terminal("play", "--resume", other)
    free.expect(MENU)
    free.say("attack sb ra", "1 to go ahead")
    free.say("1", MENU)
    free.type("q")
    free.leave()
    lines = other.read_text("utf-8").split("\n")

    table = terminal("play", "--resume", path)
    table.expect(MENU)
    choice = next(n for n, line in enumerate(lines) if "attack card=SB" in line)
    table.limit_files(len("\n".join(lines[: choice + 1]).encode()) + 20)
    table.say("attack sb ra", "1 to go ahead")
    assert "(EFBIG)" in table.say("1", "Enter tries again")
    assert path.read_text("utf-8").split("\n")[:-1] == lines[: choice + 1]
    assert "(EFBIG)" in table.say("", "Enter tries again")
    table.limit_files(-1)
    table.say("", MENU)
    table.type("q")
    assert table.leave() == 0
    assert path.read_text("utf-8") == other.read_text("utf-8")


@pytest.mark.parametrize(("size", "file"), [(20, "g.bocage.secret"), (200, "g.bocage")])
def test_a_game_that_cannot_begin_leaves_nothing_behind(
    env: Env, tmp_path: Path, size: int, file: str
) -> None:
    limited = f"import os, resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"
    script = f"{limited}; os.execv(sys.argv[1], sys.argv[1:])"
    command = [sys.executable, "-c", script, *BOCAGE, "play", "la-raye", "--save", str(tmp_path / "g.bocage")]
    done = subprocess.run(command, env=env, input="q\n", capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"The disk is full: {tmp_path / file} could not be written" in done.stderr
    assert "Traceback" not in done.stderr
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith((".g", "g"))] == []


def test_output_that_does_not_fit_is_told(env: Env, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage")
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*BOCAGE, "show", str(tmp_path / "game.bocage")],
            env=env, stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert "The disk is full" in done.stderr
    assert "Exception" not in done.stderr
    assert "the output could not be written" in done.stderr


def test_output_that_does_not_fit_leaves_a_saved_game(env: Env, tmp_path: Path) -> None:
    path = tmp_path / "game.bocage"
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*BOCAGE, "play", "la-raye", "--save", str(path)],
            env=env, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert "the output could not be written" in done.stderr
    assert f"bocage play --resume {path}" in done.stderr
    load(path.read_text("utf-8"))


def test_a_reader_that_goes_away_is_no_catastrophe(env: Env, tmp_path: Path) -> None:
    keep_game(tmp_path / "game.bocage")
    command = [*BOCAGE, "show", str(tmp_path / "game.bocage")]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    told = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(30) == 1
    assert told.strip() in ("The output was closed before all was written.", "")
    assert "Traceback" not in told


def test_a_fault_of_the_program_is_a_sentence_too(run: Run, env: Env, tmp_path: Path) -> None:
    broken = tmp_path / "sitecustomize.py"
    broken.write_text("import bocage.cli.scenarios as s\ns.rows = lambda *a: 1 / 0\n")
    done = run("scenarios", PYTHONPATH=f"{tmp_path}:{env['PYTHONPATH']}")
    assert done.returncode == 70
    assert "Bocage itself has gone wrong (ZeroDivisionError)" in done.stderr
    assert "Traceback" not in done.stderr
    kept = tmp_path / "data" / "bocage" / "fault.txt"
    assert "ZeroDivisionError" in kept.read_text()
    assert os.fspath(kept) in done.stderr


def test_ctrl_c_before_there_are_words_is_no_traceback(env: Env, tmp_path: Path) -> None:
    """While its modules are read, the program has no words yet; it leaves all the same as it should."""
    slow = "raise KeyboardInterrupt"
    (tmp_path / "click.py").write_text(slow)
    done = subprocess.run(
        [*BOCAGE, "scenarios"], env={**env, "PYTHONPATH": f"{tmp_path}:{env['PYTHONPATH']}"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 130
    assert done.stderr == ""


def test_a_request_to_end_before_a_game_is_not_a_lost_terminal(terminal: Open) -> None:
    table = terminal("play")
    table.expect("A number from 1 to 2 ")
    table.send(signal.SIGTERM)
    assert table.leave() == 128 + signal.SIGTERM
    assert "Bocage was told to stop." in table.screen()
    assert not table.display.is_other
