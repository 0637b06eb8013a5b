"""A window that lasts: at a live table it is open for the same published time, whatever is answered.

Only whoever has something to decide is asked; an answer is held until the end, when all are given at once.
Whoever has not answered by then lets it be. Nobody else can tell by time or messages who was asked.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from bocage.kernel.record import Facts
from bocage.server.playing import Play
from bocage.wire.play import Window


class Vigil:
    """An open window, the seats it asks, and when it ends."""

    def __init__(self, name: str, facts: Facts, asked: dict[int, int], lasts: float) -> None:
        self.name = name
        self.facts = facts
        self._offers = asked
        self.lasts = lasts
        self._ends = time.monotonic() + lasts
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, at_the_end: Callable[[], None]) -> None:
        """Let the time run, once."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.lasts, at_the_end)  # TAB-20

    def stop(self) -> None:
        """Let the window go: the game has ended, or left memory."""
        if self._timer is not None:
            self._timer.cancel()

    def asks(self, seat: int) -> bool:
        """Tell whether a seat is asked, by what everybody may know."""
        return seat in self._offers

    def spares(self, seat: int) -> bool:
        """Tell whether a seat could do nothing but let it be."""
        return self._offers.get(seat, 0) == 1  # TAB-20

    def shown(self, is_answered: bool) -> Window:
        """Tell of the window."""
        left = max(0.0, self._ends - time.monotonic())
        return Window(self.name, self.lasts, round(left, 1), is_answered)


def opened(play: Play, lasts: float) -> Vigil | None:
    """Watch the window that is open now, if one is."""
    windows = play.windows()
    if not windows or play.is_over():
        return None
    first = windows[min(windows)]
    asked = {seat: len(play.table.offer(seat).choices) for seat in windows}
    return Vigil(first.name, first.facts(), asked, lasts)
