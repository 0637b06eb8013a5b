"""Houses that `bench.crash_house` lets crash, one after the other, and the guests who call there."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from tools.unsynced import environment, notes, prepare

ROOT = Path(__file__).resolve().parent.parent
FILE = "a.db"
BEFORE = 300
"""Requests at most until a window opens that asks somebody who could do something."""
PATIENCE = 60
TRIES = 5
SHARE = 0.5
"""Of what is asked for after the disk has failed at least so much has to be done."""


@dataclass
class Step:
    """How a house ends: at a point, or so many seconds after it has opened; else when so much is done."""

    settings: dict[str, int]
    requests: int
    after: float | None = None
    is_polite: bool = False
    """Whether it is then asked to close, with all guests in it."""
    goes_on: bool = False
    """Whether as much is asked for once more, and has to be done."""


@dataclass
class Case:
    """One attempt: houses, one after another, and by what seed the disk keeps what it keeps."""

    name: str
    steps: list[Step]
    seed: int | None


@dataclass
class Furnished:
    """A house in which some games have begun: its folder, the guests' book, and who sits where."""

    folder: Path
    book: Path
    seats: dict[str, Any]


class Houses:
    """Houses in a folder, and one process with their guests."""

    def __init__(self, library: Path, folder: Path, kind: str = "sound") -> None:
        self.library = library
        self.folder = folder
        self.kind = kind
        self.data = folder / "data"
        self.book = folder / "book.jsonl"
        self.log = folder / "log.txt"
        self.trouble: list[str] = []
        self.house: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "bench.crash_guests"]
        self.guests = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(self, *_: object) -> None:
        if self.house is not None:
            self.house.kill()
        self.guests.communicate(timeout=PATIENCE)
        shutil.rmtree(notes(self.data), ignore_errors=True)
        shutil.rmtree(self.folder)

    def furnished(self) -> Furnished:
        """Furnish a house, and let the guests play until somebody is asked in a window that lasts."""
        self.data.mkdir(parents=True)
        self.ask("begin", book=str(self.book), run="first", tokens=[], seats=[])
        house, port = self.opened({})
        seats = self.ask("furnish", port=port)
        self.ask("play", port=port, requests=BEFORE, ends_in_window=True)
        house.kill()
        house.communicate(timeout=PATIENCE)
        found = Furnished(self.folder / "furnished", self.folder / "furnished.jsonl", seats)
        self.data.rename(found.folder)
        self.book.rename(found.book)
        return found

    def begin(self, furnished: Furnished, run: str) -> None:
        """Begin anew with a copy of a furnished house."""
        shutil.rmtree(self.data, ignore_errors=True)
        shutil.copytree(furnished.folder, self.data)
        shutil.copy(furnished.book, self.book)
        self.log.unlink(missing_ok=True)
        self.trouble = []
        self.ask("begin", book=str(self.book), run=run.replace(" ", "-"), **furnished.seats)

    def opened(self, settings: dict[str, int]) -> tuple[subprocess.Popen[str], int]:
        """Open a house; its port is 0 where it did not come to that."""
        prepare(self.data)
        env = {**os.environ, **environment(self.library, self.data, **settings)}
        command = [sys.executable, "-m", "bench.crash_site", str(self.data / FILE), self.kind]
        with self.log.open("a") as log:
            house = subprocess.Popen(
                command, env=env, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.house = house
        assert house.stdout is not None
        return house, int(house.stdout.readline() or 0)

    def run(self, step: Step) -> int:
        """Open a house, let the guests come, and see how it ends."""
        house, port = self.opened(step.settings)
        if port:
            self.tell("play", port=port, requests=step.requests)
            if step.after is not None:
                time.sleep(step.after)
                house.send_signal(signal.SIGTERM if step.is_polite else signal.SIGKILL)
            self.heard()
            if step.goes_on and house.poll() is None:
                self._go_on(port, step.requests)
        with suppress(ProcessLookupError):
            house.send_signal(signal.SIGTERM)
        house.communicate(timeout=PATIENCE)
        return house.returncode

    def _go_on(self, port: int, requests: int) -> None:
        """Ask for as much again, until the disk is as it should be and enough is done."""
        made = [self.ask("play", port=port, requests=requests)["made"]]
        while made[-1] < SHARE * requests and len(made) < TRIES:
            made.append(self.ask("play", port=port, requests=requests)["made"])
        if made[-1] < SHARE * requests:
            self.trouble.append(f"of {requests} requests after the disk had failed {made} were done")

    # The guests

    def ask(self, what: str, **more: Any) -> Any:
        """Tell the guests to do something, and wait until they have."""
        self.tell(what, **more)
        return self.heard()

    def tell(self, what: str, **more: Any) -> None:
        """Tell the guests to do something."""
        assert self.guests.stdin is not None
        self.guests.stdin.write(json.dumps({"what": what, **more}) + "\n")
        self.guests.stdin.flush()

    def heard(self) -> Any:
        """Hear what came of it."""
        assert self.guests.stdout is not None
        return json.loads(self.guests.stdout.readline())

    def keep(self, place: Path) -> None:
        """Keep what is left of a house."""
        shutil.copytree(self.data, place, dirs_exist_ok=True)
        for file in (self.book, self.log):
            shutil.copy(file, place)
