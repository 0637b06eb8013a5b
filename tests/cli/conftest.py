"""What the tests of the command line share: a home of its own, and terminals that are always closed."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import BOCAGE, Terminal

Env = dict[str, str]
Open = Callable[..., Terminal]
Run = Callable[..., subprocess.CompletedProcess[str]]
Told = Callable[..., tuple[int, str, str]]


@pytest.fixture
def env(tmp_path: Path) -> Env:
    """An environment in English, with a home that is empty."""
    return {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
        "PYTHONWARNINGS": "error",
        "PYTHONDONTWRITEBYTECODE": "1",  # on a disk that is full, Python would leave half a module behind
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "LANG": "en_US.UTF-8",
        "PYTHONUTF8": "1",
        "TERM": "xterm",
    }


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """The folder the games are kept in."""
    return tmp_path / "data" / "bocage" / "games"


@pytest.fixture
def terminal(env: Env) -> Iterator[Open]:
    """Open terminals; none is left when the test is over."""
    opened: list[Terminal] = []

    def start(*arguments: str, size: tuple[int, int] = (80, 24), **more: str) -> Terminal:
        opened.append(Terminal([str(word) for word in arguments], {**env, **more}, size))
        return opened[-1]

    yield start
    for each in opened:
        each.close()


@pytest.fixture
def told(
    env: Env, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Iterator[Told]:
    """Run the command in this process, for the many cases that need none of their own."""
    from bocage.cli.door import run as run_here

    watched = (signal.SIGHUP, signal.SIGTERM, signal.SIGQUIT)
    handlers = {number: signal.getsignal(number) for number in watched}
    monkeypatch.chdir(tmp_path)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name in ("HOME", "XDG_DATA_HOME", "LANG"):
        monkeypatch.setenv(name, env[name])

    def start(*arguments: object) -> tuple[int, str, str]:
        code = run_here([str(word) for word in arguments])
        out, err = capfd.readouterr()
        return code, out, err

    yield start
    for number, handler in handlers.items():
        signal.signal(number, handler)


@pytest.fixture
def run(env: Env, tmp_path: Path) -> Run:
    """Run the command without a terminal."""

    def start(*arguments: object, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        words = [*BOCAGE, *(str(word) for word in arguments)]
        return subprocess.run(
            words,
            input=text,
            env={**env, **more},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )

    return start
