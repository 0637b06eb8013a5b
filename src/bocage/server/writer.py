"""The one who writes: a thread that keeps all that waits in one go, and then tells everybody at once.

To be safe on the disk takes milliseconds, however much it is; so what comes in meanwhile is the next group.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Final

from bocage.server.batch import Batch, write
from bocage.server.store import StoreBusy, StoreClash, StoreError, StoreFull

WAITING: Final = 10_000
"""So many may wait; more is refused at once, so that nobody waits for long in vain."""
GROUP: Final = 500
"""So many are kept in one go at most."""
TIDY: Final = 4_000
"""After so many changed rows what is in the log goes into the file of data."""

PRIMARY: Final = 0xFF
"""What kind of an error it is, without its finer distinctions."""


class Wish:
    """Changes somebody wants to be kept together, and waits for."""

    __slots__ = ("changes", "future")

    def __init__(self, changes: Sequence[object], future: asyncio.Future[None]) -> None:
        self.changes = changes
        self.future = future


Answer = StoreError | None


class Writer:
    """Keeps wishes in the order in which they came."""

    def __init__(self, connection: sqlite3.Connection, waiting: int = WAITING, tidy: int = TIDY) -> None:
        self._connection = connection
        self._waiting = waiting
        self._tidy_after = tidy
        self._tidied = connection.total_changes
        self._fresh: list[Wish] = []
        self._wishes: queue.SimpleQueue[Wish | None] = queue.SimpleQueue()
        self._is_closed = False
        self.groups = 0
        self.wishes = 0
        self._thread = Thread(target=self._work, name="bocage-writer", daemon=True)
        self._thread.start()

    def keep(self, changes: Sequence[object]) -> asyncio.Future[None]:
        """Take up a wish; what comes back is done when it is safe, or has failed."""
        if self._is_closed:
            raise StoreError("the store is closed")
        if len(self._fresh) + self._wishes.qsize() >= self._waiting:
            raise StoreBusy(f"{self._waiting} wait already")
        loop = asyncio.get_running_loop()
        if not self._fresh:
            # What comes in at the same moment goes the same way: the first does not run ahead alone.
            loop.call_soon(self._hand_over)
        self._fresh.append(Wish(changes, loop.create_future()))
        return self._fresh[-1].future

    def facts(self) -> dict[str, int]:
        """Count wishes and groups of them so far, and wishes that wait."""
        waiting = len(self._fresh) + self._wishes.qsize()
        return {"groups_total": self.groups, "wishes_total": self.wishes, "waiting": waiting}

    def stop(self) -> None:
        """Take up no more; to be said where wishes come in, as this goes between them."""
        if not self._is_closed:
            self._is_closed = True
            self._hand_over()
            self._wishes.put(None)

    def join(self) -> None:
        """Wait until all that came in is kept, and the file is closed."""
        self._thread.join()

    def _hand_over(self) -> None:
        fresh, self._fresh = self._fresh, []
        for wish in fresh:
            self._wishes.put(wish)

    def _work(self) -> None:
        while group := self._next_group():
            answers = self._keep(group)
            self.groups += 1
            self.wishes += len(group)
            _answer(group, answers)
            self._tidy()
        self._connection.close()

    def _next_group(self) -> list[Wish]:
        """Wait for a wish, and take what else is there; nothing when it is time to end."""
        group: list[Wish] = []
        wish = self._wishes.get()
        with contextlib.suppress(queue.Empty):
            while wish is not None:
                group.append(wish)
                if len(group) == GROUP:
                    return group
                wish = self._wishes.get_nowait()
            if group:
                self._wishes.put(None)
        return group

    def _keep(self, group: list[Wish]) -> list[Answer]:
        """Keep a group as if nothing could clash; if something does, once more with care."""
        try:
            return self._commit(self._all, group)
        except Exception as error:
            if _is_of_the_disk(error):
                return self._failed(group, error)
        try:
            return self._commit(self._one_by_one, group)
        except Exception as error:
            return self._failed(group, error)

    def _commit(self, keep: Callable[[list[Wish]], list[Answer]], group: list[Wish]) -> list[Answer]:
        run = self._connection.execute
        try:
            run("BEGIN IMMEDIATE")
            answers = keep(group)
            run("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                run("ROLLBACK")
            raise
        return answers

    def _all(self, group: list[Wish]) -> list[Answer]:
        batch = Batch(self._connection.execute)
        for wish in group:
            batch.write(wish.changes)
        batch.flush()
        return [None] * len(group)

    def _one_by_one(self, group: list[Wish]) -> list[Answer]:
        return [self._alone(wish.changes) for wish in group]

    def _alone(self, changes: Sequence[object]) -> Answer:
        """Keep what one wants; what is wrong with it is no trouble of the others."""
        run = self._connection.execute
        run("SAVEPOINT wish")
        try:
            write(run, changes)
        except Exception as error:
            if _is_of_the_disk(error):
                raise
            run("ROLLBACK TO wish")
            return _trouble(error)
        finally:
            if self._connection.in_transaction:
                run("RELEASE wish")
        return None

    def _failed(self, group: list[Wish], error: Exception) -> list[Answer]:
        """Answer for a group of which nothing was kept, and see to it that nothing of it ever comes back.

        Where the disk failed at the last moment all of it may stand in the log, with nothing but the
        program's memory to say that it does not count. The next thing written takes its place.
        """
        if _code(error) & PRIMARY == sqlite3.SQLITE_IOERR:
            with contextlib.suppress(sqlite3.Error):
                self._commit(self._touch, group)
        return [_trouble(error) for _ in group]

    def _touch(self, group: list[Wish]) -> list[Answer]:
        version = self._connection.execute("PRAGMA user_version").fetchone()[0]
        self._connection.execute(f"PRAGMA user_version = {version}")
        return [None] * len(group)

    def _tidy(self) -> None:
        """Let the log flow into the file now and then, after the answers; if it fails, later."""
        if self._connection.total_changes - self._tidied >= self._tidy_after:
            self._tidied = self._connection.total_changes
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _is_of_the_disk(error: Exception) -> bool:
    """Tell trouble with the file, which is everybody's, from trouble with what was to be written."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def _code(error: Exception) -> int:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)


def _trouble(error: Exception) -> StoreError:
    if isinstance(error, sqlite3.IntegrityError):
        return StoreClash(str(error))
    if _code(error) == sqlite3.SQLITE_FULL:
        return StoreFull(str(error))
    return StoreError(str(error))


def _answer(group: list[Wish], answers: list[Answer]) -> None:
    # Who is gone by now, with the loop they waited in, needs no answer.
    with contextlib.suppress(RuntimeError):
        group[0].future.get_loop().call_soon_threadsafe(_tell, group, answers)


def _tell(group: list[Wish], answers: list[Answer]) -> None:
    for wish, answer in zip(group, answers, strict=True):
        if wish.future.done():
            continue
        if answer is None:
            wish.future.set_result(None)
        else:
            wish.future.set_exception(answer)
