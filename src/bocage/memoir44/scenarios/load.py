"""Scenario files: TOML in, checked facts out, or all that is wrong with file, line and key."""

from __future__ import annotations

from bocage.kernel.reading import ScenarioError, ScenarioFaults
from bocage.kernel.toml import all_located, read_toml
from bocage.memoir44.scenarios.build import Facts
from bocage.memoir44.scenarios.faults import faults_of

__all__ = ["ScenarioError", "ScenarioFaults", "parse"]


def parse(text: str, source: str) -> Facts:
    """Give the plain facts of a scenario that can be played; `source` is the file's name for errors."""
    facts = read_toml(text, source)
    found = faults_of(facts)
    if found:
        raise all_located(found, text, source)
    return facts
