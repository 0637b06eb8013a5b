"""Scenario files: TOML in, a checked Scenario out, or an error that names file, line and key."""

from bocage.kernel.reading import ScenarioError
from bocage.kernel.toml import located, read_toml
from bocage.undaunted.scenario import Scenario

__all__ = ["ScenarioError", "parse"]


def parse(text: str, source: str) -> Scenario:
    """Make the scenario that a file describes; `source` is the file's name for errors."""
    facts = read_toml(text, source)
    try:
        return Scenario.from_facts(facts)
    except ScenarioError as error:
        raise located(error, text, source) from error
