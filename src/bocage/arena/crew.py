"""The crew: processes that play fixtures side by side.

What goes over the pipes is plain values and texts: native objects do not pickle. Each worker holds one end of
a pipe of its own, so that it goes when the arena goes, however that comes about. A worker that is gone before
it has given its game is replaced, and the game is played again.
"""

from __future__ import annotations

import contextlib
import signal
from collections import Counter, deque
from collections.abc import Generator, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running
from typing import Final

from bocage.arena.fixture import Fixture, fixture_of
from bocage.arena.playing import LIMIT, Match, Played, played_of
from bocage.kernel.record import Facts

TRIES: Final = 3
"""So many workers may go down with a game before it is left out."""


class Done:
    """A game that is over, with its record."""

    def __init__(self, played: Played, record: str) -> None:
        self.fixture = played.fixture
        self.played = played
        self.record = record


class Lost:
    """A game whose worker is gone; it is played again."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture


class Failed:
    """A game that came upon a fault of the program: which, why, and the record up to there.

    There is neither reason nor record where its workers were gone, one after the other.
    """

    def __init__(self, fixture: Fixture, why: str, record: str) -> None:
        self.fixture = fixture
        self.why = why
        self.record = record


Report = Done | Lost | Failed


def play_all(fixtures: list[Fixture], jobs: int, limit: int = LIMIT) -> Generator[Report, None, None]:
    """Play fixtures on so many processes; report on each game as soon as something has become of it."""
    crew = Crew(fixtures, limit)
    try:
        for _ in range(min(jobs, len(fixtures))):
            crew.employ(Worker(limit))
        while crew.busy:
            for pipe in wait(list(crew.busy)):
                assert isinstance(pipe, Connection)
                yield crew.hear(pipe)
    finally:
        crew.dismiss()


class Crew:
    """The workers that are at a game, and the games that nobody has begun."""

    def __init__(self, fixtures: list[Fixture], limit: int) -> None:
        self.busy: dict[Connection, Worker] = {}
        self._todo = deque(fixtures)
        self._limit = limit
        self._losses: Counter[str] = Counter()

    def employ(self, worker: Worker) -> None:
        """Give a worker the next game, or let it go where none is left."""
        if not self._todo:
            worker.dismiss()
            return
        self.busy[worker.pipe] = worker
        worker.take(self._todo.popleft())

    def hear(self, pipe: Connection) -> Report:
        """Take what a worker has to report, and give it something else to do."""
        worker = self.busy.pop(pipe)
        report = worker.give()
        if isinstance(report, Lost):
            worker.dismiss()
            worker = Worker(self._limit)
            report = self._again(report)
        self.employ(worker)
        return report

    def dismiss(self) -> None:
        """End all workers, whatever they are at."""
        for worker in self.busy.values():
            worker.dismiss()

    def _again(self, lost: Lost) -> Lost | Failed:
        """Put a game back in its place, unless it has cost too many workers."""
        key = lost.fixture.key()
        self._losses[key] += 1
        if self._losses[key] >= TRIES:
            return Failed(lost.fixture, "", "")
        self._todo.appendleft(lost.fixture)
        return lost


class Worker:
    """A process that plays one fixture after the other."""

    def __init__(self, limit: int) -> None:
        context = get_context("spawn")  # a fork would copy whatever this process holds, locks and all
        self.pipe, theirs = context.Pipe()
        self.fixture: Fixture | None = None
        self.process = context.Process(target=serve, args=(theirs, limit), daemon=True)
        with without_interruption():
            self.process.start()
        theirs.close()

    def take(self, fixture: Fixture) -> None:
        """Take a fixture on."""
        self.fixture = fixture
        with contextlib.suppress(OSError):  # a worker that is gone is noticed when it should give
            self.pipe.send(fixture.facts())

    def give(self) -> Report:
        """Give what became of the fixture."""
        assert self.fixture is not None
        try:
            told: Facts = self.pipe.recv()
        except (EOFError, OSError):
            return Lost(self.fixture)
        if "why" in told:
            return Failed(self.fixture, str(told["why"]), str(told["record"]))
        return Done(played_of(told), str(told["record"]))

    def dismiss(self) -> None:
        """End the process, whatever it is at."""
        self.pipe.close()
        self.process.terminate()
        self.process.join()


@contextlib.contextmanager
def without_interruption() -> Iterator[None]:
    """Hold Ctrl-C back; a process started meanwhile never gets it, though a terminal sends it to all."""
    ensure_running()  # it would lift the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Connection, limit: int) -> None:
    """Play what comes out of the pipe until nobody is at its other end; this is what a worker does."""
    signal.signal(signal.SIGQUIT, signal.SIG_IGN)  # reaches all, as Ctrl-C does; the arena ends its workers
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
