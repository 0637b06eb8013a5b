"""Memory: what was worked out for the last few boards, so that the next choice need not do it again.

Whatever is kept hangs on what lies open alone, and on all of it that its key names.
"""

from __future__ import annotations

from typing import Any, Final

from bocage.memoir44.scenario import Scenario

_SHELF: Final[dict[tuple[object, ...], tuple[Scenario, dict[Any, int]]]] = {}
"""Findings by what they hang on; the scenario is kept beside them, so that its number is not given away."""
_MOST: Final = 24
"""No more boards than this are remembered; the oldest is forgotten first."""


def findings(scenario: Scenario, *key: object) -> dict[Any, int]:
    """Give what was found out so far for a board of a scenario, to be added to."""
    whole = (id(scenario), *key)
    if whole not in _SHELF:
        if len(_SHELF) >= _MOST:
            del _SHELF[next(iter(_SHELF))]
        _SHELF[whole] = (scenario, {})
    return _SHELF[whole][1]


def forget() -> None:
    """Forget all of it; nobody chooses otherwise then, it only takes longer."""
    _SHELF.clear()
