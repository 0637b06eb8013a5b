"""All that is wrong with a scenario: each fault is noted, mended in a copy, and the reading begins anew."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from bocage.kernel.reading import Path, ScenarioError
from bocage.undaunted.scenario import Scenario

MOST: Final = 40
"""More faults than this are not told; the file is hardly a scenario then."""

_HARMLESS: Final[dict[str, object]] = {
    "number": 1,
    "name": "-",
    "arc": "",
    "date": "1944-06-06",
    "offset": "columns",
    "first": "us",
    "goal": "pin",
    "scouted": [],
    "controlled": [],
}
"""What stands in for a value that is wrong, where one has to be there."""


def faults_of(facts: dict[str, object]) -> list[ScenarioError]:
    """List all faults of a scenario's facts, in the order in which reading meets them."""
    copy = deepcopy(facts)
    found: list[ScenarioError] = []
    while len(found) < MOST:
        try:
            Scenario.from_facts(copy)
        except ScenarioError as fault:
            if _follows_from(fault.path, [each.path for each in found]):
                break
            found.append(fault)
            if not _mended(copy, fault.path):
                break
        else:
            break
    return found


def _follows_from(path: Path, before: list[Path]) -> bool:
    """Tell whether a fault may come from mending others: it is about what was mended, or counts it."""
    is_about = any(each[: len(path)] == path for each in before)
    is_sum = path[-1:] == ("goal",) and any(each[:1] == ("objectives",) for each in before)
    return is_about or is_sum


def _mended(facts: dict[str, object], path: Path) -> bool:
    """Take away what is wrong at the end of a path, or put something harmless there; False if that fails."""
    here: object = facts
    for place, key in enumerate(path):
        if isinstance(here, list) and key in here:
            here.remove(key)
            return True
        if not isinstance(here, dict) or key not in here:
            return False
        below = here[key]
        is_last = place == len(path) - 1 or not isinstance(below, (dict, list))
        if is_last:
            return _replaced(here, str(key))
        here = below
    return False


def _replaced(table: dict[str, object], key: str) -> bool:
    """Put something harmless in the place of a wrong value, or leave the key out; no picture is mended."""
    if key == "map" or table.get(key) == _HARMLESS.get(key, table):
        return False
    if key in _HARMLESS:
        table[key] = deepcopy(_HARMLESS[key])
    else:
        del table[key]
    return True
