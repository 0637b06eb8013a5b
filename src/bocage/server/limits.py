"""Limits: how much of a thing somebody may do at once, and how much in the long run.

Everybody has a bucket for each kind of thing. It is full at first, is filled up steadily, and what is done
takes out of it. The buckets are in memory and bounded in number; the one not touched for longest goes first,
and is most likely full again anyway.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bocage.server.no import TOO_MUCH, No


@dataclass(frozen=True)
class Budget:
    """So much at once, and so much more every second."""

    most: float
    each_second: float


USUAL: Final[Mapping[str, Budget]] = MappingProxyType(
    {
        # By address; a club or a family shares one.
        "asking-from": Budget(400, 40),
        "arriving": Budget(30, 0.1),
        "recovering": Budget(10, 0.05),
        "wrong-token": Budget(20, 0.1),
        # By person.
        "asking": Budget(120, 10),
        "opening": Budget(30, 0.1),
        "messages": Budget(100, 10),
        "talking": Budget(15, 0.5),
    }
)
MOST_KNOWN: Final = 20_000
"""Buckets that are remembered."""


class Limits:
    """What is left to everybody."""

    def __init__(
        self,
        budgets: Mapping[str, Budget] = USUAL,
        tick: Callable[[], float] = time.monotonic,
        most_known: int = MOST_KNOWN,
    ) -> None:
        self._budgets = {**USUAL, **budgets}
        self._tick = tick
        self._most_known = most_known
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        """What was left, and when."""

    def take(self, kind: str, who: str, cost: float = 1) -> None:
        """Let somebody do something; raise No where it is too much."""
        self.check(kind, who, cost)
        self._put(kind, who, self.left(kind, who) - cost)

    def check(self, kind: str, who: str, cost: float = 1) -> None:
        """Raise No where something is too much; what costs more than there can be needs a full bucket."""
        budget, left = self._budgets[kind], self.left(kind, who)
        lacking = min(cost, budget.most) - left
        if lacking > 0:
            wait = math.ceil(lacking / budget.each_second) if budget.each_second else 3600
            raise No("too-much", TOO_MUCH, seconds=str(max(1, wait)))

    def left(self, kind: str, who: str) -> float:
        """Tell how much somebody may still do at once."""
        budget, now = self._budgets[kind], self._tick()
        left, when = self._left.get((kind, who), (budget.most, now))
        return min(budget.most, left + (now - when) * budget.each_second)

    def __len__(self) -> int:
        return len(self._left)

    def _put(self, kind: str, who: str, left: float) -> None:
        self._left[kind, who] = (left, self._tick())
        self._left.move_to_end((kind, who))
        if len(self._left) > self._most_known:
            self._left.popitem(last=False)
