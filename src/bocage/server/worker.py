"""A worker as the house sees it: a process at the other end of two pipes, and what it has been told."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bocage.server.frames import (
    HEAD,
    REPLICAS,
    Answer,
    Ask,
    Frame,
    Lacking,
    Ready,
    length_in,
    packed,
    unpacked,
)

_LONGEST: Final = 1 << 16
"""No answer is as long as this."""
_STARTING: Final = 60.0
"""So many seconds a worker may take to come up, on a machine that has much else to do."""


@dataclass(frozen=True)
class Question:
    """What to choose for a seat; `lines` is the record so far, the header first, and may grow meanwhile."""

    table: str
    seat: int
    player: str
    lines: Sequence[str]


class Gone(Exception):
    """The worker is no longer there, or talks nonsense."""


class Worker:
    """A process that thinks."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.told: OrderedDict[str, tuple[int, str]] = OrderedDict()
        """How many lines of a table's record it has, and the last of them."""
        self.counts: Counter[str] = Counter()

    @classmethod
    async def hired(cls, memory_mb: int, patience: float) -> Worker:
        """Start a process and wait until it is up; raise Gone or OSError where it does not come up."""
        # In a group of its own it gets no Ctrl-C from a terminal, not even before it can ignore one. Not in a
        # session of its own: niceness may count among the processes of one session only.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "bocage.server.thinker", str(memory_mb), str(patience)),
            stdin=PIPE,
            stdout=PIPE,
            process_group=0,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(_STARTING):
                await worker._heard()
        except BaseException:
            await worker.dismiss()
            raise
        return worker

    def is_there(self) -> bool:
        """Tell whether the process is still running, for all anybody knows."""
        return self.process.returncode is None

    async def ask(self, question: Question, count: int) -> Answer:
        """Ask about the first `count` lines, sending what it lacks; then with all where it lacks more."""
        first = self._known(question, count)
        answer = await self._exchange(question, first, count)
        if isinstance(answer, Lacking) and first:
            answer = await self._exchange(question, 0, count)
        return answer

    async def dismiss(self) -> None:
        """End the process, whatever it is at."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()

    def _known(self, question: Question, count: int) -> int:
        """Tell how many of the lines it has; none where they are not those it was told."""
        known, last = self.told.get(question.table, (0, ""))
        return known if 0 < known <= count and question.lines[known - 1] == last else 0

    async def _exchange(self, question: Question, first: int, count: int) -> Answer:
        lines = list(question.lines[first:count])
        self.told.pop(question.table, None)
        await self._say(Ask(question.table, question.seat, question.player, first, lines))
        answer = await self._heard()
        if isinstance(answer, Ask | Ready):
            raise Gone("no answer")
        if isinstance(answer, Lacking):
            self.counts["strayed"] += bool(answer.why)
        else:
            self._remember(question.table, count, question.lines[count - 1])
        return answer

    def _remember(self, table: str, count: int, last: str) -> None:
        self.told[table] = (count, last)
        if len(self.told) > REPLICAS:
            self.told.popitem(last=False)

    async def _say(self, frame: Frame) -> None:
        """Send a message; raise Gone where nobody takes it."""
        assert self.process.stdin is not None
        message = packed(frame)
        self.counts["sent"] += len(message)
        try:
            self.process.stdin.write(message)
            await self.process.stdin.drain()
        except OSError as error:
            raise Gone(str(error)) from error

    async def _heard(self) -> Frame:
        """Receive a message; raise Gone where none comes."""
        assert self.process.stdout is not None
        try:
            length = length_in(await self.process.stdout.readexactly(HEAD))
            if length > _LONGEST:
                raise Gone(f"an answer of {length} bytes")
            return unpacked(await self.process.stdout.readexactly(length))
        except (EOFError, OSError, ValueError) as error:
            raise Gone(str(error)) from error
