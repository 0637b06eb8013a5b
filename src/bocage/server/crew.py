"""The crew: computer opponents that think in processes of their own, while the house goes on.

A table stays with the worker that has it in mind, so that only the new lines of its record are sent. A worker
that dies or takes too long is replaced, and its question put once more to the fresh one. Workers keep nothing
but what the record tells.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from bocage.server.post import Job, Post, Thought, Thoughtless
from bocage.server.worker import Question

__all__ = ["Crew", "Overworked", "Question", "Thought", "Thoughtless"]

_FACTS = ("workers", "thinking", "waiting", "answered", "died", "stuck", "replaced", "strayed", "sent")


class Overworked(Thoughtless):
    """Nobody answers, because too many questions wait already."""


class Crew:
    """All workers, perhaps none. Everything here is called from one event loop."""

    def __init__(
        self, workers: int = 1, patience: float = 20.0, memory_mb: int = 1024, most_waiting: int = 1000
    ) -> None:
        self._posts = [Post(patience, memory_mb) for _ in range(workers)]
        self._most_waiting = most_waiting
        self._is_open = False

    async def start(self) -> None:
        """Hire the workers; where one does not come up, raise Gone or OSError and leave none behind."""
        try:
            for error in await asyncio.gather(*(post.open() for post in self._posts), return_exceptions=True):
                if error is not None:
                    raise error
        except BaseException:
            await self.close()
            raise
        self._is_open = True

    async def think(self, question: Question) -> Thought:
        """Answer a question; raise Overworked at once, or Thoughtless where nobody finds an answer."""
        if not self._is_open or not self._posts:
            raise Thoughtless("nobody is at work")
        if sum(len(post.rota) for post in self._posts) >= self._most_waiting:
            raise Overworked
        post = self._post_for(question.table)
        job = Job(question, len(question.lines), asyncio.get_running_loop().create_future())
        post.rota.put(question.table, job)
        try:
            return await job.thought
        finally:
            post.rota.drop(question.table, job)  # whoever asked does not want to know any more

    def facts(self) -> dict[str, int]:
        """Count workers, questions and losses; `sent` is in bytes, `strayed` are replicas thrown away."""
        facts = sum((post.facts() for post in self._posts), Counter[str]())
        return {name: facts[name] for name in _FACTS}

    async def close(self) -> None:
        """End all workers, whatever they are at; whoever waits is told Thoughtless."""
        self._is_open = False
        await asyncio.gather(*(post.close() for post in self._posts))

    def _post_for(self, table: str) -> Post:
        """Find the post that has a table in mind, or the one with least to do."""
        knowing = [post for post in self._posts if post.knows(table)]
        return knowing[0] if knowing else min(self._posts, key=Post.burden)
