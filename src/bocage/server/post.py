"""A post in the crew: the place of one worker, whichever holds it now, and the questions that wait for it."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Final

from bocage.server.frames import Answer, Failed, Lacking
from bocage.server.rota import Rota
from bocage.server.worker import Gone, Question, Worker

_TRIES: Final = 2
"""So many workers may be lost over a question before nobody answers it."""


@dataclass(frozen=True)
class Thought:
    """What a player would do: the choice as records spell it, and what it thinks of the game."""

    choice: str
    wants_draw: bool
    resigns: bool


class Thoughtless(Exception):
    """Nobody could answer the question."""


@dataclass(frozen=True, eq=False)
class Job:
    """A question that somebody waits for, with as many lines as there were when it was asked."""

    question: Question
    count: int
    thought: asyncio.Future[Thought]

    def fail(self, error: Exception) -> None:
        """Tell whoever waits that there is no answer."""
        if not self.thought.done():
            self.thought.set_exception(error)


class Post:
    """The place of one worker."""

    def __init__(self, patience: float, memory_mb: int) -> None:
        self.rota: Rota[Job] = Rota()
        self.job: Job | None = None
        self.worker: Worker | None = None
        self.tally: Counter[str] = Counter()
        self._patience = patience
        self._memory_mb = memory_mb
        self._work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Hire the first worker and begin."""
        self.worker = await Worker.hired(self._memory_mb, self._patience)
        self._work = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop, end the worker, and send away whoever waits."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._dismiss()
        while len(self.rota):
            (await self.rota.take()).fail(Thoughtless("closed"))

    def burden(self) -> tuple[int, int]:
        """Tell how much there is to do, and how many tables are in mind."""
        return len(self.rota) + (self.job is not None), len(self.worker.told) if self.worker else 0

    def knows(self, table: str) -> bool:
        """Tell whether the worker has a table in mind, or is about to have."""
        is_at_it = self.job is not None and self.job.question.table == table
        return is_at_it or table in self.rota or (self.worker is not None and table in self.worker.told)

    def facts(self) -> Counter[str]:
        """Count what there is and what has been."""
        facts = Counter(self.tally)
        facts["workers"] = int(self.worker is not None and self.worker.is_there())
        facts["thinking"] = int(self.job is not None)
        facts["waiting"] = len(self.rota)
        if self.worker is not None:
            facts.update(self.worker.counts)
        return facts

    async def _go_on(self) -> None:
        """Answer one question after the other; whatever happens to one, the next is answered."""
        while True:
            self.job = job = await self.rota.take()
            try:
                await self._serve(job)
            finally:
                job.fail(Thoughtless("closed"))
                self.job = None

    async def _serve(self, job: Job) -> None:
        try:
            thought = await self._thought(job)
        except Exception as error:
            job.fail(error)
            return
        self.tally["answered"] += 1
        if not job.thought.done():
            job.thought.set_result(thought)

    async def _thought(self, job: Job) -> Thought:
        """Ask the worker, and a fresh one where that is lost over it."""
        for _ in range(_TRIES):
            answer = await self._asked(job)
            if answer is not None:
                return _thought_of(answer)
        raise Thoughtless(f"{_TRIES} workers were lost over it")

    async def _asked(self, job: Job) -> Answer | None:
        """Ask the worker; None where it was lost over it, or there is none."""
        try:
            worker = await self._present()
        except (Gone, OSError):
            return None
        try:
            async with asyncio.timeout(self._patience):
                return await worker.ask(job.question, job.count)
        except TimeoutError:
            self.tally["stuck"] += 1
        except Gone:
            self.tally["died"] += 1
        await self._dismiss()
        return None

    async def _present(self) -> Worker:
        """Give the worker, a fresh one where there is none; raise Gone or OSError where none comes up."""
        if self.worker is not None and not self.worker.is_there():
            self.tally["died"] += 1  # between two questions
            await self._dismiss()
        if self.worker is None:
            self.worker = await Worker.hired(self._memory_mb, self._patience)
            self.tally["replaced"] += 1
        return self.worker

    async def _dismiss(self) -> None:
        """Let the worker go; until it is really gone it stays in sight, in case this is broken off."""
        if self.worker is not None:
            await self.worker.dismiss()
            self.tally.update(self.worker.counts)
            self.worker = None


def _thought_of(answer: Answer) -> Thought:
    """Give what the player thought; raise Thoughtless where it is nothing."""
    if isinstance(answer, Failed | Lacking):
        raise Thoughtless(answer.why)
    return Thought(answer.choice, answer.wants_draw, answer.resigns)
