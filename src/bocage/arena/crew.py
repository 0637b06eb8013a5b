"""The crew: processes that play fixtures side by side.

What goes over the pipes is plain values and texts: native objects do not pickle. Each worker holds one end of
a pipe of its own, so that it goes when the arena goes, however that comes about.
"""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Generator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from bocage.arena.fixture import Fixture, fixture_of
from bocage.arena.playing import LIMIT, Match, Played, played_of
from bocage.kernel.record import Facts


class GameFailed(Exception):
    """A game that came upon a fault of the program: which, why, and the record up to there."""

    def __init__(self, fixture: Fixture, why: str, record: str) -> None:
        super().__init__(why)
        self.fixture = fixture
        self.why = why
        self.record = record


def play_all(
    fixtures: list[Fixture], jobs: int, limit: int = LIMIT
) -> Generator[tuple[Played, str], None, None]:
    """Play fixtures on so many processes; give each with its record as soon as it is done."""
    todo = iter(fixtures)
    crew = [Worker(limit) for _ in range(min(jobs, len(fixtures)))]
    try:
        busy = {worker.pipe: worker for worker, fixture in zip(crew, todo) if worker.take(fixture)}  # noqa: B905
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy.pop(pipe)
                yield worker.give()
                following = next(todo, None)
                if following is not None and worker.take(following):
                    busy[pipe] = worker
    finally:
        for worker in crew:
            worker.dismiss()


class Worker:
    """A process that plays one fixture after the other."""

    def __init__(self, limit: int) -> None:
        context = get_context("spawn")  # a fork would copy whatever this process holds, locks and all
        self.pipe, theirs = context.Pipe()
        self.fixture: Fixture | None = None
        self.process = context.Process(target=serve, args=(theirs, limit), daemon=True)
        self.process.start()
        theirs.close()

    def take(self, fixture: Fixture) -> bool:
        """Take a fixture on."""
        self.fixture = fixture
        with contextlib.suppress(OSError):  # a worker that is gone is noticed when it should give
            self.pipe.send(fixture.facts())
        return True

    def give(self) -> tuple[Played, str]:
        """Give what became of the fixture, and its record."""
        assert self.fixture is not None
        try:
            told: Facts = self.pipe.recv()
        except (EOFError, OSError):
            raise GameFailed(self.fixture, "the process that played it is gone", "") from None
        if "why" in told:
            raise GameFailed(self.fixture, str(told["why"]), str(told["record"]))
        return played_of(told), str(told["record"])

    def dismiss(self) -> None:
        """End the process, whatever it is at."""
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def serve(pipe: Connection, limit: int) -> None:
    """Play what comes out of the pipe until nobody is at its other end; this is what a worker does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the arena itself ends its workers
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(report(fixture_of(pipe.recv()), limit))


def report(fixture: Fixture, limit: int) -> Facts:
    """Play a fixture and tell what became of it, or how it failed, in plain values."""
    match: Match | None = None
    try:
        match = Match(fixture, limit)
        return {**match.play().facts(), "record": match.table.record.text()}
    except Exception as error:
        record = "" if match is None else match.table.record.text()
        return {"why": f"{type(error).__name__}: {error}"[:300], "record": record}
