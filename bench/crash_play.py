"""Plays at some tables on a store until it is done or dies: what `bench.crash_store` lets crash.

Everything that is safe is said aloud, a line each: `ack TABLE NUMBER CHAIN` for the last line of a keep.
"""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

from bocage.kernel.record import Record, load
from bocage.server.sqlite import SqliteStore
from bocage.server.store import (
    ActRow,
    AddAct,
    AddLines,
    Change,
    PutClocks,
    PutSecret,
    PutTable,
    StoreClash,
    StoreError,
    StoreRefused,
    TableRow,
)

TABLES = 3
TIDY = 60
"""Changed rows after which the log flows into the file, so that this happens in so short a run."""


def say(*words: object) -> None:
    """Say something in one write, which is heard whatever comes after."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Seat:
    """Somebody who plays a table alone."""

    def __init__(self, store: SqliteStore, name: str, dies: bool) -> None:
        self.store = store
        self.name = name
        self.dies = dies
        self.record: Record

    async def sit_down(self) -> None:
        """Open the table, or take it up where the disk has it."""
        if lines := await self.store.lines(self.name):
            self.record = load("".join(line + "\n" for line in lines))
            return
        self.record = Record({"bocage": 1, "game": "crash", "table": self.name})
        row = TableRow(self.name, "playing", True, 0.0, 0.0, json.dumps({"facts": "x" * 300}), "1")
        lines = self.record.lines
        await self.keep(PutTable(row, ("ann",)), PutSecret(self.name, "s"), AddLines(self.name, 0, (*lines,)))

    async def play(self, choices: int) -> None:
        """Make choices up to a number; now and then repeat one, which must do nothing."""
        await self.sit_down()
        while (done := sum("ref" in entry for entry in self.record.entries)) < choices:
            await self.choose(f"{self.name}-{done}", done)
            if done % 4 == 3:
                await self.repeat(f"{self.name}-{done}")

    async def choose(self, ref: str, number: int) -> None:
        """Add a choice, and up to two throws of dice after it."""
        first = self.record.next_number
        entries: list[dict[str, object]] = [{"choice": "x" * (number * 37 % 400), "ref": ref}]
        entries += [{"dice": number + throw} for throw in range(number % 3)]
        for facts in entries:
            self.record.add_line(facts, self.record.line_for(facts))
        lines = tuple(self.record.lines[first:])
        await self.keep(
            AddLines(self.name, first, lines),
            AddAct(ActRow(self.name, 0, ref)),
            PutClocks(self.name, str(len(self.record.lines)), float(number), float(number)),
        )

    async def keep(self, *changes: Change) -> None:
        """Keep changes, again if the disk fails, or die at once."""
        first = next(change.first for change in changes if isinstance(change, AddLines))
        for _ in range(50):
            try:
                await self.store.keep(*changes)
            except StoreClash:
                return say("came back after it was refused:", self.name, first)
            except StoreError:
                if self.dies:
                    say("refused", self.name, first)
                    asyncio.get_running_loop().call_later(0.01, os.kill, os.getpid(), signal.SIGKILL)
                await asyncio.sleep(1 if self.dies else 0)
            else:
                return say(
                    "ack", self.name, len(self.record.lines) - 1, json.loads(self.record.lines[-1])["chain"]
                )
        return say("never kept:", self.name, first)

    async def repeat(self, ref: str) -> None:
        """Do what has been done; it must be refused, with all that is new beside it."""
        again = AddLines(self.name, self.record.next_number, ("again",))
        try:
            await self.store.keep(again, AddAct(ActRow(self.name, 0, ref)))
        except StoreClash:
            return
        except StoreError:
            return
        say("done twice:", self.name, ref)


async def play(file: Path, choices: int, dies: bool) -> None:
    """Play at all tables at once."""
    say("here")
    try:
        store = SqliteStore(file, tidy=TIDY)
    except (StoreRefused, OSError):
        return  # A disk that fails now is a server that does not start.
    await asyncio.gather(*[Seat(store, f"t{number}", dies).play(choices) for number in range(TABLES)])
    await store.close()
    say("done")


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "dies"))
